import { numbersIn } from "#language/numbers.ts";
import type { Language } from "#language/packs.ts";
import { packs } from "#language/packs.ts";
import { contentStems, countWords, normalise } from "#language/text.ts";
import { checkGrounding, type GroundingFault } from "../grounding/grounding.ts";
import type { Mistaken } from "../grounding/kin-check.ts";
import { flat, quotesAreWhole } from "../grounding/quote-check.ts";
import { type KeptMatter, touchesMatter } from "../material/kept-matter.ts";
import { type Known, type Sentence, type StoryStyle, sourceOf, type Told } from "../story.ts";
import { asSaid } from "../text/as-said.ts";
import type { Material } from "./material.ts";
import { keepsPerson } from "./person-check.ts";
import type { Draft } from "./reply.ts";

/** Why a sentence of a model is not printed. */
export type Fault =
  | GroundingFault
  | "kept_out"
  | "wrong_person"
  | "not_plain"
  | "cut_quote"
  | "stray_person"
  | "stray_thing"
  | "contradicted"
  | "not_told"
  | "unchecked";

/** A sentence with its sources, and what is wrong with it: nothing, where `faults` is empty; `missing`: words that were not told; `mistaken`: who stands in the place of whom. */
export type Judged = {
  sentence: Sentence;
  marks: string[];
  faults: Fault[];
  missing: string[];
  mistaken?: readonly Mistaken[];
  /** It was refused, and whoever was asked for other words would rather leave it out. */
  isSpared?: boolean;
};

/** What sentences are held against. */
export type JudgingContext = {
  language: Language;
  style: StoryStyle;
  tellerName: string;
  /** All answers of the teller. */
  told: readonly Told[];
  /** Those a sentence may cite. */
  material: readonly Material[];
  /** Sentences that stand in the story already. */
  printed: readonly string[];
  /** What the teller wants left alone. */
  matters: readonly KeptMatter[];
  /** Who people are to the teller. */
  people?: readonly Known[];
};

const odd = /[<>{}[\]`|\\#*_~]|:\/\//u;
const longestSentence = 1_200;

const hasWeight = (text: string, language: Language): boolean =>
  contentStems(text, packs[language]).length > 0 || numbersIn(text, language).length > 0;

/** So few words can say nothing of weight that is not in them: whoever reads the answers judges "It got out." */
const fewWords = 6;

const stands = (text: string, answers: readonly Told[]): boolean =>
  answers.some((answer) => flat(answer.text).includes(flat(text)));

/** Is it a sentence, and either said so by the teller or of words that can be compared with what was said? */
const isPlain = (text: string, { language, answers }: { language: Language; answers: readonly Told[] }) =>
  !odd.test(text) &&
  text.length <= longestSentence &&
  (hasWeight(text, language) || countWords(text) <= fewWords || stands(text, answers));

/** A sentence with its mark at the end; a colon leads up to the quotation behind it. */
const closed = (text: string): string =>
  /[.!?…:]["“”»’)]*$/u.test(text) ? text.replace(/:\.$/u, ":") : `${text}.`;

/** What says something for the first time: what was told before is left out in silence. */
const fresh = (drafts: readonly Draft[], printed: readonly string[]): Draft[] => {
  const seen = new Set(printed.map(normalise));
  return drafts.filter(({ text }) => {
    const key = normalise(closed(text));
    return !seen.has(key) && seen.add(key);
  });
};

/** What may not be named beside these answers: somebody who is only not to be asked about may be, where an answer that is told still names them. */
const closedTo = (
  answers: readonly Told[],
  { matters, language }: Pick<JudgingContext, "matters" | "language">,
): KeptMatter[] =>
  matters.filter(
    (matter) =>
      !matter.isNotAsked || !answers.some(({ text }) => touchesMatter(text, { matters: [matter], language })),
  );

const withWishesOf = new WeakMap<readonly Told[], readonly Told[]>();

/** The answers with the words that they begin with, and what was asked of the book beside them: "Iwona Kurek, that is how it stands on the stone" may be told. */
const withWishes = (told: readonly Told[]): readonly Told[] => {
  const known = withWishesOf.get(told);
  if (known) return known;
  const whole = told.map((one) =>
    one.bookWishes || one.begun
      ? {
          ...one,
          text: [
            one.text,
            ...(one.begun ? [one.begun] : []),
            ...(one.bookWishes ?? []).map(({ text }) => text),
          ].join(" "),
        }
      : one,
  );
  withWishesOf.set(told, whole);
  return whole;
};

/** The judgement of plain code on sentences of a model, in their order, without those that stand in the story already. */
export const judged = (drafts: readonly Draft[], context: JudgingContext): Judged[] => {
  const { language, style, tellerName, told, material, printed, matters, people = [] } = context;
  const answers = new Map(material.map((one) => [one.mark, one.told]));
  const cited = fresh(drafts, printed).map(({ text, marks, opens }) => ({
    text: closed(text),
    place: opens === undefined ? {} : opens ? { opens: true as const } : { joins: true as const },
    marks: marks.filter((mark) => answers.has(mark)),
    answers: marks.map((mark) => answers.get(mark)).filter((one) => one !== undefined),
  }));
  const sentences = cited.map((one): Sentence => ({ text: one.text, sources: one.answers.map(sourceOf) }));
  const verdicts = checkGrounding({
    sentences,
    told: withWishes(told),
    language,
    profileNames: [tellerName],
    people,
    isFirstPerson: style === "first-person",
  });
  return cited.map(({ text, place, marks, answers: own }, at) => {
    const verdict = verdicts[at];
    const voice = { style, language, tellerName, answers: own.map((answer) => answer.text) };
    const more: [Fault, boolean][] = [
      ["kept_out", touchesMatter(text, { matters: closedTo(own, { matters, language }), language })],
      ["not_plain", !isPlain(text, { language, answers: own })],
      ["wrong_person", !keepsPerson(text, voice)],
      ["cut_quote", style === "biography" && !quotesAreWhole(text, own.map(asSaid), language)],
    ];
    const faults = new Set<Fault>([
      ...(verdict?.reasons ?? []),
      ...more.filter(([, isTrue]) => isTrue).map(([fault]) => fault),
    ]);
    const sentence = { text, sources: own.map(sourceOf), ...place };
    return {
      sentence,
      marks,
      faults: [...faults],
      missing: verdict?.missing ?? [],
      mistaken: verdict?.mistaken ?? [],
    };
  });
};

/** The same sentence, resting on these answers; null where they do not bear it. */
export const restingOn = (
  { sentence }: Judged,
  marks: readonly string[],
  context: JudgingContext,
): Judged | null => {
  const { text, opens, joins } = sentence;
  const place = opens || joins ? { opens: opens === true } : {};
  const [again] = judged([{ text, marks: [...marks], ...place }], { ...context, printed: [] });
  return again && again.faults.length === 0 ? again : null;
};
