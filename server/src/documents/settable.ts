import { plainXml } from "./xml.ts";

/** A word longer than any line is given places where it may be broken. */
const longestWord = 45;
const brokenEvery = 20;

/** Text as it is set: without what cannot be printed, and with no word that fits on no line. */
const settable = (text: string): string =>
  plainXml(text).replace(/[^\s-]{45,}/gu, (word) =>
    [...word].length < longestWord
      ? word
      : [...word].map((sign, at) => (at > 0 && at % brokenEvery === 0 ? `\u200b${sign}` : sign)).join(""),
  );

/** Every text in such data as it is set. */
export const settableIn = <T>(value: T): T =>
  JSON.parse(JSON.stringify(value), (_, each) => (typeof each === "string" ? settable(each) : each)) as T;
