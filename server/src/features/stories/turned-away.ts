import { fold } from "#language/fold.ts";
import { packs } from "#language/packs.ts";
import { countWords, sentences } from "#language/text.ts";
import type { Reader } from "#storyteller/arranging/opening.ts";
import { namesIn } from "#storyteller/chronology/life-order.ts";
import { asksForSilence } from "#storyteller/material/left-out.ts";
import { pointsAtSomebody, pointsBack, stemsIn } from "./confiding.ts";

/** With fewer words nothing else is told. */
const fewestTurned = 25;

/** `content`: the answer as it was given, `secret`: words that were only confided, `all`: all words of what was confided last. */
type Turning = { content: string; secret: ReadonlySet<string>; all: ReadonlySet<string>; reader: Reader };

/** Does a paragraph begin with a sentence that says nothing of it? */
const beginsParagraph = (text: string, content: string): boolean => {
  const at = content.indexOf(text);
  return at > 0 && /\n\s*$/u.test(content.slice(0, at));
};

/**
 * The end of an answer beside something confided in which its teller plainly turns to something else: a new paragraph that names
 * somebody of whom nothing was confided, and goes on without one word of any secret. Empty where there is none, or it is in doubt.
 */
export const turnedFrom = (text: string, { content, secret, all, reader }: Turning): string => {
  const { language, known } = reader;
  const { sore, supposes } = packs[language].story;
  const isOfSecret = (one: string): boolean =>
    asksForSilence(one, language) ||
    [sore.secret, supposes].some((sign) => sign.test(fold(one))) ||
    stemsIn(one, language).some((stem) => secret.has(stem));
  const namesAnother = (one: string): boolean => {
    const names = namesIn(one, language, known).map((name) => stemsIn(name, language));
    return names.length > 0 && names.every((stems) => stems.every((stem) => !all.has(stem)));
  };
  const told = sentences(text, language).map((one) => one.text);
  const from = told.findLastIndex(isOfSecret) + 1;
  const turn = told.findIndex(
    (one, at) =>
      at >= from &&
      beginsParagraph(one, content) &&
      namesAnother(one) &&
      !pointsBack(one, reader) &&
      !pointsAtSomebody(one, reader),
  );
  const rest = turn < 0 ? "" : told.slice(turn).join(" ");
  return countWords(rest) < fewestTurned ? "" : rest;
};
