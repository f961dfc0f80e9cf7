import { fold } from "#language/fold.ts";
import type { LanguagePack } from "#language/pack.ts";
import { sentencesIn } from "../hearing/parts.ts";
import { vague } from "../hearing/sentence.ts";
import type { Answered } from "./talk.ts";

const longestTeaser = 16;

/** "And do you know what was on the dashboard?" waits for one answer only; null where an answer ends on no such question. */
export const teaserIn = ({ heard: { beside }, text }: Answered, { asides }: LanguagePack): string | null => {
  const last = sentencesIn(text).at(-1) ?? "";
  if (!last.endsWith("?") || last.split(/\s+/u).length > longestTeaser) return null;
  const isOther = beside && (beside.keepsOut.length > 0 || beside.stops || beside.complains);
  if (isOther || beside?.asks.some((about) => !vague.has(about))) return null;
  const found = asides.signs.leadsOn.exec(fold(last));
  const what = found?.groups?.what;
  return what === undefined ? null : (asides.words.teased[what] ?? null);
};
