import { isSameSecret, keyedHash, randomToken } from "#platform/secrets.ts";

/** Who asks for a code or tries one. */
export type Requester = {
  /** What codes and limits are kept under. */
  key: string;
  network: string;
  /** A browser that has signed in to this account before. */
  isKnown: boolean;
};

const proofOf = (secret: string, email: string, id: string): string =>
  keyedHash(secret, `known browser\n${email}\n${id}`);

/** Kept by a browser after signing in: it proves that it did, and gives access to nothing. */
export const knownBrowser = (secret: string, email: string): string => {
  const id = randomToken();
  return `${id}.${proofOf(secret, email, id)}`;
};

type Caller = { email: string; network: string; browser: string | undefined };

export function requesterOf(secret: string, { email, network, browser = "" }: Caller): Requester {
  const [id = "", proof = ""] = browser.split(".");
  const isKnown = isSameSecret(proof, proofOf(secret, email, id));
  return { key: isKnown ? `browser:${id}` : `network:${network}`, network, isKnown };
}
