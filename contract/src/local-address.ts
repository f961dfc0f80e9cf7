const local =
  /^(?:localhost|.*\.(?:localhost|local|lan|home|internal)|127\..*|10\..*|192\.168\..*|172\.(?:1[6-9]|2\d|3[01])\..*|169\.254\..*|\[.*\]|[^.]+)$/i;

const host = /^\w+:\/\/(\[[^\]]*\]|[^/:?#]*)/;

/** Is an address known in one's own network alone? */
export const isLocalAddress = (address: string): boolean => local.test(host.exec(address)?.[1] ?? "");
