import { fold } from "#language/fold.ts";
import type { Hearing, SignName } from "#language/hearing.ts";
import type { Heard, Intent, Move } from "./moves.ts";

/** Heard wrongly these take something away or leave what is being told; a guess is not enough for them. */
const harmful: ReadonlySet<Intent> = new Set<Intent>([
  "told_enough",
  "delete",
  "secret",
  "declines",
  "unclear",
  "wish",
  "resumes",
]);

/** A few words by themselves hold no story that could be missed. */
const shortest = 4;

/**
 * What is acted upon, where hearing is a guess and no plain word speaks for it: the answer is taken as something told, and stayed
 * with. Somebody who was away and says anything is back.
 */
export const withCaution = (
  heard: Heard,
  { text, hearing, lastMove }: { text: string; hearing: Hearing; lastMove: Move | null },
): Heard => {
  if (heard.isSure) return heard;
  const wasAway = lastMove === "wait" || lastMove === "offer_break";
  if (heard.intent === "resumes" && wasAway) return heard;
  if (heard.intent === "wait" && lastMove === "wait") return { ...heard, intent: "resumes" };
  if (!harmful.has(heard.intent) || text.trim().split(/\s+/u).length < shortest) return heard;
  const isSaid = hearing.signs[heard.intent as SignName]?.test(fold(text)) ?? false;
  return isSaid ? heard : { intent: "told", told: text, isSure: false };
};
