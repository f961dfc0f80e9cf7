import { fold } from "#language/fold.ts";
import { subordinates } from "#language/function-words.ts";
import { type Language, packs } from "#language/packs.ts";
import { hasQuotationMark } from "#language/quotation.ts";
import { countWords, tokens } from "#language/text.ts";
import { isTurning } from "../turnings.ts";
import { longestAtEdge } from "./talk.ts";

const brokenOff = /\.{3}|…/u;

/** Does a sentence say that something is not talked about, from its beginning or after what it breaks off? It is none of the story itself. */
export const isRefusal = (text: string, language: Language): boolean =>
  [text, text.split(brokenOff).at(-1) ?? ""].some((said) => packs[language].story.refuses.test(fold(said))) &&
  !hasQuotationMark(text) &&
  countWords(text) <= longestAtEdge;

/** Does a sentence give the reason of the one before it? Then that speaks of the same. */
export const givesReason = (text: string, language: Language): boolean => {
  const { functionWords } = packs[language];
  const first = tokens(text)[0]?.word ?? "";
  return functionWords.leaning.has(first) && subordinates(first, functionWords);
};

/** Does a sentence begin something and break it off: "Only since Malcolm … don't ask me"? */
const isBrokenOff = (text: string, language: Language): boolean =>
  brokenOff.test(text.replace(/[\s.…]+$/u, "")) &&
  !packs[language].functionWords.coordinators.has(tokens(text)[0]?.word ?? "");

/** So few words lead up to what is refused in the next breath: "It may be there yet. Because now they … no, not that." */
const mostLeadingUp = 12;

/** Does a sentence lead up to a refusal that gives its reason, or breaks off what would go on from it? */
export const leadsUp = (
  before: string,
  { refusal, language }: { refusal: string; language: Language },
): boolean =>
  countWords(before) <= mostLeadingUp &&
  !isTurning(before, language) &&
  (givesReason(refusal, language) || isBrokenOff(refusal, language));
