import { isIPv6 } from "node:net";

/** The four first groups of an IPv6 address, as URLs write it: in lower case, with at most one `::`. */
const prefixOf = (address: string): string => {
  const [head = "", tail] = address.split("::");
  const groups = head === "" ? [] : head.split(":");
  const rest = tail === undefined || tail === "" ? [] : tail.split(":");
  const gap = tail === undefined ? 0 : 8 - groups.length - rest.length;
  return [...groups, ...Array<string>(gap).fill("0"), ...rest].slice(0, 4).join(":");
};

/**
 * Whom limits count: an IPv4 address, or the /64 of an IPv6 address, all of which one household has. What is no address stays as
 * it is, cut to a length that can be kept.
 */
export function networkOf(address: string): string {
  const plain = address.replace(/%.*$/u, "").slice(0, 64);
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/iu.exec(plain)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(plain)) return plain;
  return `${prefixOf(new URL(`http://[${plain}]`).hostname.slice(1, -1))}::/64`;
}
