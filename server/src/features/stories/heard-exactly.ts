import { asidesIn } from "#interviewer/hearing/asides.ts";
import { hear } from "#interviewer/hearing/hear.ts";
import { type Language, packs } from "#language/packs.ts";
import { sentences } from "#language/text.ts";
import { asksForSilence } from "#storyteller/material/left-out.ts";
import type { StoredMessage } from "../interviews/interview.ts";
import { heardIn } from "../interviews/turn-record.ts";
import { mostAfter } from "./confiding.ts";

/** The sentences of an answer right behind which something was taken out of it. */
export const cutBehind = (content: string, partly: string, language: Language): string[] => {
  const all = sentences(content, language).map(({ text }) => text);
  return all.filter((text, at) => {
    const next = all[at + 1];
    return next !== undefined && partly.includes(text) && !partly.includes(next);
  });
};

/** Does an answer ask that something stay out, as far as plain code hears? "For thirty-one years not a word" asks nothing, where a model that names such wishes named none. */
const asksToKeep = (
  text: string,
  { language, isFollowed }: { language: Language; isFollowed: boolean },
): boolean => {
  const { asides, hearing } = packs[language];
  if (!asksForSilence(text, language)) return false;
  if (!isFollowed) return true;
  const { intent } = hear(text, language);
  const { keepsOut = [] } = asidesIn(text, { signs: asides.signs, hearing })?.beside ?? {};
  return keepsOut.length > 0 || intent === "delete" || intent === "secret";
};

/**
 * The answers to which a model has listened and named itself what is to stay out. Of these that goes, and nothing around it: rules guess how far a secret
 * reaches, and took a quarrel of thirty years along, of which its teller had said that it may be written. `partly`: an answer without what was taken out.
 */
export const heardExactly = (
  answers: readonly { message: StoredMessage; partly: string }[],
  language: Language,
): ReadonlySet<string> => {
  // A model that never names what is to stay out may pass over all of it.
  const lastNamed = answers.findLastIndex(({ message }) => heardIn(message)?.by_model === "kept");
  const isFollowed = lastNamed >= 0;
  const mostGuessed = isFollowed ? mostAfter : answers.length;
  /** Answers to come that may speak on of something only rules have found. */
  let guessed = 0;
  const found = answers.filter(({ message, partly }, at) => {
    const { by_model } = heardIn(message) ?? {};
    const isTaken = partly !== message.content || message.is_private === 1;
    // What a model was told later that leads to a secret was named there, sentence by sentence.
    const isNamed =
      by_model === "kept" || (by_model === "heard" && message.is_private === 0 && at < lastNamed);
    const isOpen = (isTaken && by_model === "kept") || !asksToKeep(partly, { language, isFollowed });
    const isExact = by_model !== undefined && isOpen && (!isTaken || isNamed);
    guessed = !isExact && (isTaken || !isOpen) ? mostGuessed : guessed - 1;
    return isExact && guessed <= 0;
  });
  return new Set(found.map(({ message }) => message.id));
};
