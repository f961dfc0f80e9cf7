import { type Language, packs } from "#language/packs.ts";
import { contentStems, normalise } from "#language/text.ts";
import { isTalk } from "../material/talk.ts";
import { unitsOf } from "../material/unit.ts";
import type { Judged, JudgingContext } from "./judge.ts";
import type { Draft } from "./reply.ts";
import { asQuotation } from "./told-section.ts";

const stemsIn = (text: string, language: Language): Set<string> =>
  new Set(contentStems(text, packs[language]));

const shareOf = (stems: ReadonlySet<string>, others: ReadonlySet<string>): number =>
  stems.size === 0 ? 0 : [...stems].filter((stem) => others.has(stem)).length / stems.size;

/** In a biography, more words than these in the teller's own voice are a speech in the middle of the story. */
const longestQuotation = 20;

/** A sentence of the teller stands in the place of one that shares so much of it; one that is told so far already is told. */
const leastShared = 0.3;
const mostTold = 0.6;

type Quoted = {
  text: string;
  at: number;
  isToldBy: (stems: ReadonlySet<string>) => boolean;
  language: Language;
};

/** May a sentence be quoted alone: is it no talk, and is what stands before it in its answer told? */
const standsAlone = (answer: string, { text, at, isToldBy, language }: Quoted): boolean => {
  const { text: before } = unitsOf(answer, language)[at - 1] ?? {};
  return !isTalk(text, language) && (before === undefined || isToldBy(stemsIn(before, language)));
};

/**
 * The teller's own sentence in the place of one that could not be held: the one of its answers that says most nearly the same. Null where
 * there is none, or where `kept`, which stands beside it, says it already. A biography has it as a quotation.
 */
export const ownWords = (
  { sentence, marks }: Pick<Judged, "sentence" | "marks">,
  { context, kept }: { context: JudgingContext; kept: readonly string[] },
): Draft | null => {
  const { language, material, style } = context;
  const wanted = stemsIn(sentence.text, language);
  const printed = new Set([...context.printed, ...kept].map(normalise));
  const stems = kept.map((text) => stemsIn(text, language));
  let best: { text: string; mark: string; share: number } | null = null;
  const isToldBy = (own: ReadonlySet<string>): boolean =>
    own.size === 0 || stems.some((one) => shareOf(own, one) >= leastShared);
  for (const { mark, told } of material.filter((one) => marks.includes(one.mark)))
    for (const [at, { text }] of unitsOf(told.text, language).entries()) {
      if (style === "biography" && !standsAlone(told.text, { text, at, isToldBy, language })) continue;
      const own = stemsIn(text, language);
      const share = shareOf(own, wanted);
      const isTold = printed.has(normalise(text)) || stems.some((one) => shareOf(own, one) > mostTold);
      if (!isTold && share >= Math.max(leastShared, best?.share ?? 0)) best = { text, mark, share };
    }
  if (!best || (style === "biography" && best.text.split(/\s+/u).length > longestQuotation)) return null;
  const [text = best.text] = style === "biography" ? asQuotation([best.text], language) : [];
  return { text, marks: [best.mark], ...(sentence.opens ? { opens: true } : {}) };
};
