import { isSameName } from "#language/name-match.ts";
import { type Language, packs } from "#language/packs.ts";
import type { TurningKind } from "#language/story-notes.ts";
import { contentStems, tokens } from "#language/text.ts";
import { type Sentence, sourceKey, sourceOf } from "../story.ts";
import { fold } from "../text/fold.ts";
import { holdsOf } from "../text/holds-of.ts";
import { lexiconMatcher } from "../text/lexicon-matcher.ts";
import { turningsIn } from "../turnings.ts";
import type { Material } from "./material.ts";

type Turning = { kind: TurningKind; text: string };

/** A sentence of the teller that tells a death, a marriage or a move, with the mark and the key of its answer. */
export type TurningPoint = Turning & {
  mark: string;
  key: string /** Whom its answer names. */;
  named: readonly string[];
};

/** Does a sentence tell no death but that somebody came to a funeral? Whose it was is told elsewhere. */
const onlyAttends = ({ kind, text }: Turning, language: Language): boolean => {
  const beside = fold(text).replace(packs[language].story.deathBeside.attended, " ");
  return kind === "death" && beside !== fold(text) && turningsIn(beside, language).length === 0;
};

/** The deaths, marriages and moves of a life, in the teller's own sentences; a wedding of several sentences by the first. */
export const turningPointsOf = (material: readonly Material[], language: Language): TurningPoint[] =>
  material.flatMap(({ mark, text, told }) =>
    turningsIn(text, language)
      .filter((one) => contentStems(one.text, packs[language]).length > 0 && !onlyAttends(one, language))
      .filter(({ kind }, at, all) => kind !== "marriage" || all.findIndex((one) => one.kind === kind) === at)
      .map((one) => ({ ...one, mark, key: sourceKey(sourceOf(told)), named: namesIn(text) })),
  );

/** A death is told by so much of the sentence that told it, or by a sentence that tells one itself. */
const leastTold = 0.3;
/** And in a sentence that rests on another answer by so much. */
const leastElsewhere = 0.5;

const namesOneOf = ({ text }: Sentence, names: readonly string[], language: Language): boolean =>
  tokens(text).some(({ word }) => names.some((name) => isSameName([name, word], language)));

const tells = (sentence: Sentence, next: Sentence | undefined, { point, language }: Telling): boolean => {
  const isSame = turningsIn(sentence.text, language).some(({ kind }) => kind === point.kind);
  // "Then I'd better marry him", told by the day on which the two were married.
  const isMarriage = isSame || packs[language].story.married.test(fold(sentence.text));
  if (point.kind === "marriage" && isMarriage && namesOneOf(sentence, point.named, language)) return true;
  // Beside a clause of another answer the death may rest on that alone.
  if (!sentence.sources.some((source) => sourceKey(source) === point.key))
    return isSame && holdsOf(point.text, { text: sentence.text, share: leastElsewhere, language });
  if (isSame) return true;
  const text = `${sentence.text} ${next?.text ?? ""}`;
  return holdsOf(point.text, { text, share: leastTold, language });
};

/** Sentences in which somebody's last days are told, from the one that names them. */
const stretch = 5;
/** And in which a death is told as it was seen, from the one that names whose it was and when: up to what was said of it last. */
const wholeScene = 10;

/** The clause that tells a death: "that Ted died in October" of "I've told you already, that Ted died in October, three times over". */
const deathIn = (text: string, language: Language): string =>
  text
    .split(/[,;:–—]/u)
    .find((clause) => turningsIn(clause, language).some(({ kind }) => kind === "death")) ?? text;

/** Whom a sentence names, where that is no word of its beginning. */
const namesIn = (text: string): string[] => text.match(/(?<=[\p{Ll},] )\p{Lu}\p{Ll}+/gu) ?? [];

/**
 * "I haven't talked this much since Pearl died": is a death only mentioned, and do some sentences side by side tell of the last days of whoever it was?
 * Or does a scene that begins with whose it was and when ("In October Ted drove to Selby") end with it, in other words than its own?
 */
const isToldOtherwise = (
  { kind, text }: TurningPoint,
  sentences: readonly Sentence[],
  language: Language,
): boolean => {
  const { mentioned, lastDays } = packs[language].story.deathBeside;
  const death = deathIn(text, language);
  const isMentioned = mentioned.test(fold(text));
  const inClause = isMentioned ? text : death;
  const names =
    kind === "death"
      ? namesIn(text).filter((name) => inClause.includes(name) && !isTime(name, language))
      : [];
  const isNamed = (one: Sentence): boolean => namesOneOf(one, names, language);
  const isDeath = (one: Sentence): boolean =>
    turningsIn(one.text, language).some((turning) => turning.kind === "death") &&
    (isNamed(one) || namesIn(one.text).length === 0);
  const isLast = (one: Sentence): boolean => lastDays.test(fold(one.text)) || isDeath(one);
  const begins = ({ text: own }: Sentence): boolean =>
    holdsOf(death, { text: own, share: leastTold, language });
  return sentences.some((one, at) => {
    if (!isNamed(one)) return false;
    const scene = begins(one) ? wholeScene : isMentioned ? stretch : 0;
    return sentences.slice(at, at + scene).some(isLast);
  });
};

/** "October" is nobody. */
const isTime = (word: string, language: Language): boolean =>
  lexiconMatcher(language)(word).some(({ list }) => list === "times");

type Telling = { point: TurningPoint; language: Language };

/** Those of these deaths, marriages and moves that stand nowhere in these sentences: that their answer is cited says little. */
export const untoldPoints = (
  points: readonly TurningPoint[],
  sentences: readonly Sentence[],
  language: Language,
): TurningPoint[] =>
  points.filter(
    (point) =>
      !sentences.some((one, at) => tells(one, sentences[at + 1], { point, language })) &&
      !isToldOtherwise(point, sentences, language),
  );

/** Of a sentence, enough to find it by. */
const wordsToFind = 14;

const quotedPoint = ({ mark, kind, text }: TurningPoint): string => {
  const words = text.split(/\s+/u);
  return `${mark} (a ${kind}): ${words.slice(0, wordsToFind).join(" ")}${words.length > wordsToFind ? " …" : ""}`;
};

/** The deaths, marriages and moves that a story must hold, each by the words it was told with. */
export const pointLines = (points: readonly TurningPoint[]): string => points.map(quotedPoint).join("\n");

/** What must be told of these answers: the deaths, marriages and moves by their words, and the marks of what the teller asked for. */
export const mustLines = (
  told: readonly Material[],
  must: ReadonlySet<string>,
  language: Language,
): string[] => {
  const points = turningPointsOf(told, language);
  const others = told.filter(({ mark }) => must.has(mark) && !points.some((point) => point.mark === mark));
  return [...(points.length > 0 ? [pointLines(points)] : []), ...others.map(({ mark }) => mark)];
};
