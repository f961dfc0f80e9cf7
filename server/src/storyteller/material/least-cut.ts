import { fold } from "#language/fold.ts";
import { isVerbLike } from "#language/grammar.ts";
import { type Language, packs } from "#language/packs.ts";
import { tokens } from "#language/text.ts";
import { isTurning } from "../turnings.ts";
import { type KeptMatter, touchesMatter } from "./kept-matter.ts";

/** Fewer words before a cut say nothing by themselves. */
const fewestBefore = 4;

/** Holds a text a verb, or what is drawn together with one ("we'd", "there's")? */
export const hasVerb = (text: string, language: Language): boolean => {
  const { grammar } = packs[language];
  const isDrawnTogether = /^\s*\p{L}+['’]\p{L}{1,2}(?!\p{L})/u.test(text);
  return (
    isDrawnTogether ||
    tokens(text).some(
      ({ word }, at, all) =>
        isVerbLike(word, grammar) || (grammar.subjects.has(word) && all[at + 1]?.afterBreak === false),
    )
  );
};

/** Places, in characters, where a sentence may end: before a comma, and before "and" and the like. The last first. */
const endsIn = (text: string, language: Language): { at: number; isJoined: boolean }[] => {
  const { coordinators } = packs[language].functionWords;
  const read = tokens(text);
  return read
    .flatMap(({ word, start }, at) => {
      const end = read[at - 1]?.end;
      if (end === undefined) return [];
      if (/[,;:–—]/u.test(text.slice(end, start))) return { at: end, isJoined: false };
      return coordinators.has(word) ? { at: end, isJoined: true } : [];
    })
    .reverse();
};

type Left = { matters: readonly KeptMatter[]; language: Language };

/** Is a sentence cut nowhere: what is quoted or asked, and what touches anything that is to stay out altogether? */
const isUncut = (text: string, { matters, language }: Left): boolean => {
  const strict = matters.filter(({ isNotAsked }) => !isNotAsked);
  return /["“”„«»?]/u.test(text) || touchesMatter(text, { matters: strict, language });
};

/**
 * The beginning of a sentence up to where it comes to somebody who is only not to be talked about: "There's two children, Peter and a
 * daughter, and I don't talk about Marian" without its end. Empty where no whole clause stands before that, and where it touches anything
 * that is to stay out altogether.
 */
export const beforeLeftAlone = (text: string, { matters, language }: Left): string => {
  if (isUncut(text, { matters, language })) return "";
  const { refuses } = packs[language].story;
  const { coordinators } = packs[language].functionWords;
  for (const { at, isJoined } of endsIn(text, language)) {
    const begun = text.slice(0, at);
    if (touchesMatter(begun, { matters, language }) || refuses.test(fold(begun))) continue;
    // "There was the mechanic, Piero": what is left would still speak of him.
    if (!tokens(text.slice(at)).some(({ word }) => coordinators.has(word))) continue;
    // Of two who are named after a comma ("two children, Annika and Lasse") not one alone is left.
    const last = begun.slice(begun.lastIndexOf(",") + 1);
    if (isJoined && last !== begun && !hasVerb(last, language)) continue;
    // A death is told by words of its own.
    const isTold = hasVerb(begun, language) || isTurning(begun, language);
    const isWhole = tokens(begun).length >= fewestBefore && isTold;
    return isWhole ? `${begun}.` : "";
  }
  return "";
};

/** So few words only say that there is somebody, and where. */
const mostNaming = 8;

/**
 * "And there's Stephen, in Perth, and don't ask me about Stephen" up to where it asks: that there is somebody was told in the same breath.
 * Empty where more is told of them than that.
 */
export const namedBeforeRefusal = (text: string, { matters, language }: Left): string => {
  if (isUncut(text, { matters, language })) return "";
  const { grammar, functionWords, story } = packs[language];
  const asks = (part: string): boolean => story.refuses.test(fold(part));
  const end = endsIn(text, language).find(({ at }) => asks(text.slice(at)) && !asks(text.slice(0, at)));
  const begun = end ? text.slice(0, end.at) : "";
  const read = tokens(begun);
  const verbs = read.filter(({ word }) => isVerbLike(word, grammar)).length;
  const [first, second] = read;
  const said =
    first && second && functionWords.coordinators.has(first.word) ? begun.slice(second.start) : begun;
  const isNaming = read.length <= mostNaming && verbs <= 1 && hasVerb(said, language);
  return isNaming && touchesMatter(begun, { matters, language }) ? `${begun}.` : "";
};
