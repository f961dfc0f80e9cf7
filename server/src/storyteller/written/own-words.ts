import { type Language, packs } from "#language/packs.ts";
import { contentStems, normalise, sentences } from "#language/text.ts";
import { flat } from "../grounding/quote-check.ts";
import { isTalk } from "../material/talk.ts";
import { type Unit, unitsOf } from "../material/unit.ts";
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
  before: string | undefined;
  isToldBy: (stems: ReadonlySet<string>) => boolean;
  language: Language;
};

/** May a sentence be quoted alone: is it no talk, and is what stands before it in its answer told? */
const standsAlone = ({ text, before, isToldBy, language }: Quoted): boolean =>
  !isTalk(text, language) && (before === undefined || isToldBy(stemsIn(before, language)));

/** Speech without stops of more words than these is no sentence that could stand in a story. */
const longestSaid = 40;

/** A unit as the teller said it: the whole sentence that it was cut out of ("and talked of nets all day nets nets"); null where that is endless. */
const wholeOf = (
  units: readonly Unit[],
  at: number,
  { answer, language }: { answer: string; language: Language },
) => {
  const [unit, next] = [units[at], units[at + 1]];
  if (!unit || (unit.piece.isStart && next?.piece.isStart !== false)) return unit?.text ?? null;
  const whole = sentences(answer, language).find(({ text }) => flat(text).includes(flat(unit.text)))?.text;
  return whole !== undefined && whole.split(/\s+/u).length <= longestSaid ? whole : null;
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
  for (const { mark, told } of material.filter((one) => marks.includes(one.mark))) {
    const units = unitsOf(told.text, language);
    for (const at of units.keys()) {
      const text = wholeOf(units, at, { answer: told.text, language });
      if (text === null) continue;
      const before = units[at - 1]?.text;
      if (style === "biography" && !standsAlone({ text, before, isToldBy, language })) continue;
      const own = stemsIn(text, language);
      const share = shareOf(own, wanted);
      const isTold = printed.has(normalise(text)) || stems.some((one) => shareOf(own, one) > mostTold);
      if (!isTold && share >= Math.max(leastShared, best?.share ?? 0)) best = { text, mark, share };
    }
  }
  if (!best || (style === "biography" && best.text.split(/\s+/u).length > longestQuotation)) return null;
  const [text = best.text] = style === "biography" ? asQuotation([best.text], language) : [];
  return { text, marks: [best.mark], ...(sentence.opens ? { opens: true } : {}) };
};
