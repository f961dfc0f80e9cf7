import { m } from "#messages";

/** HTTP/2 and 3 carry no status text, so it comes from here. */
const texts: Record<number, () => string> = {
  400: m.lib_status_400,
  401: m.lib_status_401,
  403: m.lib_status_403,
  404: m.lib_status_404,
  405: m.lib_status_405,
  409: m.lib_status_409,
  413: m.lib_status_413,
  415: m.lib_status_415,
  422: m.lib_status_422,
  429: m.lib_status_429,
  500: m.lib_status_500,
  502: m.lib_status_502,
  503: m.lib_status_503,
  504: m.lib_status_504,
};

export const statusText = (status: number): string => texts[status]?.() ?? m.lib_status({ status });
