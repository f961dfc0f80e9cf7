import { wantedIn } from "#interviewer/hearing/extract.ts";
import { fold } from "#language/fold.ts";
import { type Language, packs } from "#language/packs.ts";
import { remember } from "#language/remember.ts";
import { countWords, sentences } from "#language/text.ts";
import { asksForSilence, longestWish } from "#storyteller/material/left-out.ts";
import { stemsIn } from "./confiding.ts";

/** So many sentences before "you can put that in" are meant by it where it names nothing. */
const mostMeant = 2;
/** And so many from the first that says what it names. */
const mostNamed = 12;

/** A sentence of so many words that only allows something tells nothing. */
const longestPermission = 12;
/** So many words between two of them say why. */
const longestReason = 25;

const mostOfManner = 4;
/** An answer is read for these by several in turn. */
const mostRemembered = 50;

/** "Put him in, only not unkindly": what is allowed, without how. */
const withoutManner = (text: string): string => {
  const [allowed = "", ...manner] = text.split(",");
  return manner.length === 1 && countWords(manner.join()) <= mostOfManner ? `${allowed}.` : text;
};

/** Does a sentence say that something may stand in the story, or is not to be left out, and no more? */
const permits = (text: string, language: Language): boolean => {
  const { hearing, story } = packs[language];
  const isOpen = !story.leaveOut.test(fold(text));
  const allows = (said: string): boolean =>
    (isOpen && countWords(said) <= longestWish && story.putIn.test(fold(said))) ||
    (countWords(said) <= longestPermission && wantedIn(said, hearing, { isStrict: true }).length > 0);
  return [...new Set([text, withoutManner(text)])].some(allows);
};

/** The places of the sentences of an answer that only say so. */
const permittingIn = remember<readonly number[], Language>(
  (text, language) =>
    sentences(text, language).flatMap((one, at) => (permits(one.text, language) ? [at] : [])),
  mostRemembered,
);

/** The sentences of an answer that only say so, with the reason that stands between two of them: they are talk with Saga. */
export const permissionsIn = (text: string, language: Language): string[] => {
  const permitting = permittingIn(text, language);
  if (permitting.length === 0) return [];
  const all = sentences(text, language).map((one) => one.text);
  return permitting.flatMap((at, index) => {
    const between = all.slice((permitting[index - 1] ?? at) + 1, at);
    return countWords(between.join(" ")) <= longestReason ? [...between, all[at] ?? ""] : [all[at] ?? ""];
  });
};

type Left = { whole: string; allowed: readonly string[]; language: Language };

/** What is told, and what of the whole is allowed beside it, in its order. */
export const withAllowed = (told: string, { whole, allowed, language }: Left): string => {
  if (told === whole || allowed.length === 0) return told;
  const kept = new Set(sentences(told, language).map((one) => one.text));
  return sentences(whole, language)
    .map((one) => one.text)
    .filter((one) => kept.has(one) || allowed.includes(one))
    .join(" ");
};

/**
 * The sentences of an answer of which its teller says in it that they may stand in the story: "She was making bara brith, and she wrote it down. You
 * can put that in, the bara brith." What is told so is no part of a secret that was told before it.
 */
export const allowedIn = (text: string, language: Language): string[] => {
  const permitting = permittingIn(text, language);
  if (permitting.length === 0) return [];
  const spans = sentences(text, language);
  const all = spans.map((one) => one.text);
  /** The first sentence of its paragraph. */
  const begins = (at: number): number =>
    spans.findLastIndex(
      ({ start }, place) =>
        place === 0 || (place <= at && text.slice(spans[place - 1]?.end, start).includes("\n")),
    );
  const allowed = permitting.flatMap((at) => {
    const stems = wantedIn(all[at] ?? "", packs[language].hearing).flatMap((name) => stemsIn(name, language));
    const before = all.slice(Math.max(0, at - mostNamed), at);
    const first = before.findIndex((told) => stemsIn(told, language).some((stem) => stems.includes(stem)));
    if (first < 0 && stems.length > 0) return [];
    if (first >= 0) return before.slice(first);
    // "Just quiet.", and in a paragraph of its own "He laughed like a goat. You put that."
    return all.slice(Math.max(begins(at), at - mostMeant), at);
  });
  return [...new Set(allowed)].filter((one) => !asksForSilence(one, language));
};
