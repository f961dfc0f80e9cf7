import { isIP } from "node:net";
import type { Context } from "hono";
import { isInHouse } from "#platform/service-address.ts";

export type OriginOptions = {
  /** Address that people use; null: not configured. */
  publicUrl: string | null;
  trustProxy: boolean;
};

/** Do people reach this server by https? */
export const isHttps = ({ publicUrl }: Pick<OriginOptions, "publicUrl">): boolean =>
  publicUrl?.startsWith("https:") ?? false;

/** Names that are nobody's on the internet (RFC 6761). */
const reserved = /\.(?:localhost|test)$/iu;

/**
 * The origin that a request names as this server's, by its `Host`. Null where that is a name of the internet: anybody who
 * owns one can let it point here, so only the configuration can say which one is ours.
 */
export function namedOrigin(context: Context, { trustProxy }: OriginOptions): string | null {
  const { protocol, host, hostname } = new URL(context.req.url);
  const isAddress = isIP(hostname.replace(/^\[|\]$/gu, "")) !== 0;
  if (!isAddress && !isInHouse(`http://${host}`) && !reserved.test(hostname)) return null;
  const forwarded = trustProxy ? context.req.header("x-forwarded-proto") : undefined;
  return `${forwarded === "https" ? "https:" : protocol}//${host}`;
}

/** Address of this server for links that are given to people. */
export const linkOrigin = (context: Context, own: OriginOptions): string =>
  own.publicUrl ?? namedOrigin(context, own) ?? new URL(context.req.url).origin;
