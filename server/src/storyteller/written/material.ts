import { type Language, packs } from "#language/packs.ts";
import { contentStems, sentences } from "#language/text.ts";
import { arrange, type Passage } from "../arranging/arrange.ts";
import { chosenFrom } from "../arranging/passages.ts";
import { type Unit, unitsOf } from "../material/unit.ts";
import { type BookWish, goesOnFrom, sourceKey, sourceOf, type Told } from "../story.ts";
import { countStoryWords } from "../text/word-count.ts";
import { isTurning } from "../turnings.ts";
import type { Teller } from "./outline.ts";

/** An answer as a model gets it, with what was asked. `mark` names it in prompt and reply: interview and place in it. */
export type Material = { mark: string; text: string; asked: string; told: Told };

/**
 * What the teller asked of the book, and the marks of the answers that it begins and ends with; `allowed`: sentences of which they said that they may stand
 * where others of the matter stay out.
 */
export type Wishes = {
  said: readonly string[];
  allowed?: readonly string[];
  /** Is something that was told kept out of every story? */
  keepsSecret?: boolean;
  first?: string;
  last?: string;
};

/** A longer question was a speech. */
const longestQuestion = 40;

/** How prompts name an answer: interview and place in it. */
export const markOf = ({ number, position }: Pick<Told, "number" | "position">): string =>
  `${number}.${position}`;

const textOf = ({ told, units }: Passage, chosen: ReadonlySet<Unit>): string => {
  if (units.every((unit) => chosen.has(unit))) return told.text;
  let text = "";
  let last: Unit | null = null;
  for (const unit of units.filter((one) => chosen.has(one))) {
    if (text !== "" && last?.piece.end !== unit.piece.start) text += "\n";
    text += told.text.slice(unit.piece.start, unit.piece.end);
    last = unit;
  }
  return text;
};

/** What was asked, without what was said before it. */
const askedIn = (question: string, language: Language): string => {
  const said = sentences(question, language).map(({ text }) => text);
  const asked = said.findLast((text) => text.endsWith("?")) ?? said.at(-1) ?? "";
  return asked.split(/\s+/u).length > longestQuestion ? "" : asked;
};

/**
 * With the answers of a few words to questions that stayed with the answer before: "I cleared the table." says with its question what
 * ends a scene, and is no passage by itself.
 */
const withShort = (all: readonly Material[], told: readonly Told[], language: Language): Material[] => {
  const found = [...all];
  for (const one of told) {
    const asked = askedIn(one.question ?? "", language);
    const isShort = one.staysOn === true && unitsOf(one.text, language).length === 0;
    if (one.isPrivate || !isShort || asked === "") continue;
    if (contentStems(one.text, packs[language]).length === 0) continue;
    const before = found.findIndex(({ told: other }) => goesOnFrom(one, other) && !other.isCut);
    if (before >= 0) found.splice(before + 1, 0, { mark: markOf(one), text: one.text, asked, told: one });
  }
  return found;
};

/** Answers in the order of the life, as many as hold `most` words: of more, the passages that tell most. */
export const materialOf = (
  told: readonly Told[],
  { most, language }: { most: number; language: Language },
): Material[] => {
  const passages = arrange(told, language);
  const chosen = chosenFrom(passages, { length: most, language });
  const material = passages
    .map((passage) => ({
      mark: markOf(passage.told),
      text: textOf(passage, chosen),
      asked: askedIn(passage.told.question ?? "", language),
      told: passage.told,
    }))
    .filter(({ text }) => text !== "");
  return withShort(material, told, language);
};

const wholes = new WeakMap<readonly Told[], Material[]>();

/** All answers of a teller in the order of the life; a long one is read once, whoever asks for it. */
export const wholeLife = (told: readonly Told[], language: Language): Material[] => {
  const known = wholes.get(told);
  if (known) return known;
  const whole = materialOf(told, { most: Number.POSITIVE_INFINITY, language });
  wholes.set(told, whole);
  return whole;
};

/** Words of all these answers, counted as those of a story are. */
export const wordsOfMaterial = (material: readonly Material[], language: Language): number =>
  material.reduce((sum, { text }) => sum + countStoryWords(text, language), 0);

const isMust = (told: Told, language: Language): boolean =>
  told.isWished === true || isTurning(told.text, language);

/** Marks of the answers that the teller wants the story to begin and to end with. */
export const edgesOf = (material: readonly Material[]): { first?: string; last?: string } => {
  const [first, last] = [material.find(({ told }) => told.isFirst), material.find(({ told }) => told.isLast)];
  return { ...(first ? { first: first.mark } : {}), ...(last ? { last: last.mark } : {}) };
};

/** A wish of so few words means what it was said with. */
const mostOfPointing = 5;

/** "Put that in", where nothing of what it was said with is told: nobody could do it. */
const isEmpty = ({ text, before }: BookWish, { text: told }: Told): boolean =>
  told === "" && before === "" && text.split(/\s+/u).length <= mostOfPointing;

/** What the teller asked of the book, in their words, with what it begins and ends with. */
export const wishesIn = (
  material: readonly Material[],
  { told, keepsSecret = false }: Pick<Teller, "told" | "keepsSecret"> = { told: [] },
): Wishes => ({
  ...edgesOf(material),
  keepsSecret,
  said: told.flatMap((one) =>
    (one.bookWishes ?? [])
      .filter((wish) => !isEmpty(wish, one))
      .map(({ text, before }) => `${markOf(one)} ${before === "" ? "" : `(after “${before}”) `}${text}`),
  ),
  allowed: material.flatMap(({ mark, told: { allowed = [] } }) => allowed.map((text) => `${mark} ${text}`)),
});

/** Keys of the answers that must be told. */
export const keysOfMust = (told: readonly Told[], language: Language): string[] =>
  told.filter((one) => isMust(one, language)).map((one) => sourceKey(sourceOf(one)));

/** Marks of answers that must be told: a death, a marriage, a move, and what the teller asked to be told. */
export const mustBeTold = (material: readonly Material[], language: Language): string[] =>
  material.filter(({ told }) => isMust(told, language)).map(({ mark }) => mark);
