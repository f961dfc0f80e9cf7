import { isIPv4 } from "node:net";

/**
 * Is this a server of the house: on this machine, or at an address that is not reachable from the internet? Words that
 * are sent there stay with the family.
 */
export const isInHouse = (baseUrl: string): boolean => {
  const host = new URL(baseUrl).hostname.replace(/^\[|\]$/gu, "");
  if (isIPv4(host)) return /^(?:127\.|10\.|192\.168\.|169\.254\.|172\.(?:1[6-9]|2\d|3[01])\.)/u.test(host);
  if (host.includes(":")) return host === "::1" || /^f[cd]|^fe[89ab]/iu.test(host);
  return !host.includes(".") || /\.(?:local|lan|internal|home\.arpa)$/iu.test(host);
};

/** Is this host the machine itself? As a URL or HOST has it: IPv6 with or without brackets. */
export const isLoopbackHost = (host: string): boolean =>
  host === "localhost" || /^127(?:\.\d{1,3}){3}$/u.test(host) || /^\[?::1\]?$/u.test(host);

/** As people know the service at an address: by its name, or by its host. */
export const labelOf = (baseUrl: string): string => {
  const { hostname, host } = new URL(baseUrl);
  return vendors[hostname] ?? host;
};

const vendors: Record<string, string> = {
  "api.openai.com": "OpenAI",
  "api.anthropic.com": "Anthropic",
  "api.elevenlabs.io": "ElevenLabs",
};
