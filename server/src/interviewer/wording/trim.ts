import type { LanguagePack } from "#language/pack.ts";
import { packs } from "#language/packs.ts";
import { contentStems, countWords, sentences } from "#language/text.ts";
import type { Context } from "./check.ts";
import { ownWords } from "./spoken.ts";

/** So many words of what code says of deleting say it too. */
const fewestSaid = 2;

/** Does a sentence speak of what a yes would do? Code says that with its question. */
const speaksOfDeleting = (sentence: string, pack: LanguagePack): boolean => {
  const { saysErased, promisesErasing, goneForGood } = pack.wordingForms;
  const { askThis, done } = pack.erasing.words;
  const said = new Set([...contentStems(askThis, pack), ...contentStems(done, pack)]);
  const own = ownWords(sentence, pack);
  return (
    [saysErased, promisesErasing, goneForGood].some((sign) => sign.test(own)) ||
    contentStems(sentence, pack).filter((stem) => said.has(stem)).length >= fewestSaid
  );
};

/** Beside code's question whether an answer is deleted: neither a question of its own, nor leave to go on, nor what comes of a yes. */
const withoutDeleting = (all: readonly string[], pack: LanguagePack): readonly string[] =>
  all.filter((one, at) => {
    const isInvitation = pack.wordingForms.inviting.exec(one)?.index === 0;
    const asks = one.includes("?") || isInvitation;
    return !asks && (at === 0 || !speaksOfDeleting(one, pack));
  });

const longestComfort = 6;

/** A few words of comfort that fit any loss: "I am so sorry." */
export const isComfort = (sentence: string, { wordingForms }: LanguagePack): boolean =>
  countWords(sentence) <= longestComfort && wordingForms.comforts.test(sentence);

/** It stands first, or behind who died: "Your boy. I am so very sorry." */
const lastOfComfort = 1;

type Said = {
  context: Pick<Context, "language" | "asked">;
  isGrief: boolean;
  asksErasing: boolean;
  /** Code says in the same turn what came of a yes. */
  isYes: boolean;
};

/**
 * What of a model's words is said: where code asks in the same turn whether an answer is deleted, or says that it is, none on that; and no comfort that was said
 * before, where more is said. A refusal of either would have somebody wait for no better words.
 */
export const trimmed = (text: string, { context, isGrief, asksErasing, isYes }: Said): string => {
  const pack = packs[context.language];
  const all = sentences(text, context.language).map((one) => one.text);
  if (asksErasing) return withoutDeleting(all, pack).join(" ");
  if (isYes && all.some((one) => speaksOfDeleting(one, pack)))
    return all.filter((one) => !speaksOfDeleting(one, pack)).join(" ");
  const wasSaid = (): boolean =>
    context.asked.some((one) => sentences(one, context.language).some((said) => isComfort(said.text, pack)));
  const rest = all.filter((one, at) => at > lastOfComfort || !isComfort(one, pack));
  return isGrief && rest.length > 0 && rest.length < all.length && wasSaid() ? rest.join(" ") : text;
};
