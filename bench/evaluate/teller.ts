import { hash } from "../../server/src/interviewer/random.ts";
import { type Language, packs } from "../../server/src/language/packs.ts";
import { countWords, isContentWord, sentences, tokens } from "../../server/src/language/text.ts";
import { indexTexts } from "./bm25.ts";
import type { Narrator, Passage } from "./narrator.ts";

export const styles = ["plain", "terse", "rambling", "switching", "declining", "grieving"] as const;

export type Style = (typeof styles)[number];

/** What the teller says, and the passages that were used up by it. */
export type Told = { text: string; passages: readonly Passage[] };

export type Teller = (question: string) => Told;

/**
 * Below this score a question is not understood to ask for any passage, and the answer is thin. About one rare word
 * in common, or two of middling frequency. The same for every interviewer.
 */
const threshold = 4;

const shrugs: Record<Language, string> = {
  en: "I don't know.",
  sv: "Jag vet inte.",
  it: "Non lo so.",
  pl: "Nie wiem.",
};

const mourning: Record<Language, string> = {
  en: "My mother died that winter, and the funeral was in the snow.",
  sv: "Min mor dog den vintern, och begravningen var i snö.",
  it: "Mia madre morì quell'inverno, e il funerale fu nella neve.",
  pl: "Moja matka umarła tamtej zimy, a pogrzeb był w śniegu.",
};

const fewestCurt = 3;
const mostCurt = 8;

const isStatement = (text: string): boolean => countWords(text) >= fewestCurt && !text.endsWith("?");

/** The first words, ended after the last of them that carries meaning: never at "and", "of the". */
const openingOf = (text: string, language: Language): string => {
  const read = tokens(text).slice(0, mostCurt);
  const last = read.findLast(({ word }) => isContentWord(word, packs[language]));
  return text.slice(0, last?.end ?? text.length);
};

/**
 * A passage in few words: its first short sentence, else the opening of its shortest. People of few words do not stop
 * in the middle of a phrase, as a fixed number of words does ("So he went at last, and"): that is nothing a person
 * says, and nothing a story should print. Nor do they answer with a question.
 */
const curt = (text: string, language: Language): string => {
  const whole = sentences(text, language).map((sentence) => sentence.text);
  const stated = whole.filter(isStatement);
  const short = stated.find((sentence) => countWords(sentence) <= mostCurt);
  const [shortest] = stated.sort((one, other) => countWords(one) - countWords(other));
  return short ?? openingOf(shortest ?? text, language);
};

type Habit = { narrator: Narrator; style: Style; seed: number };
type Reply = { found: readonly Passage[]; turn: number };

const spoken = ({ narrator, style, seed }: Habit, { found, turn }: Reply): Told => {
  const { language } = narrator;
  const chance = hash(`${seed}|${turn}`) % 100;
  const [best] = found;
  const decline = packs[language].lexicon.decline[0] ?? "";
  if (style === "declining" && chance < 30) return { text: decline, passages: [] };
  if (!best) return { text: shrugs[language], passages: [] };
  if (style === "terse") {
    return chance < 40
      ? { text: shrugs[language], passages: [] }
      : { text: curt(best.text, language), passages: [best] };
  }
  if (style === "grieving" && chance < 30) {
    return { text: `${mourning[language]} ${best.text}`, passages: [best] };
  }
  const passages = style === "rambling" ? found.slice(0, 3) : [best];
  return { text: passages.map(({ text }) => text).join(" "), passages };
};

/**
 * A simulated teller: a question brings up the passage that fits it best and was not told before; where none fits, a
 * shrug. Styles change how it is told, or whether; a switching teller answers every other question with something else.
 * Deterministic.
 */
export const createTeller = (habit: Habit): Teller => {
  const { narrator, style, seed } = habit;
  const search = indexTexts(
    narrator.passages.map(({ text }) => text),
    narrator.language,
  );
  const used = new Set<Passage>();
  let turn = 0;
  return (question) => {
    turn += 1;
    const scores = search(question);
    const free = narrator.passages
      .map((passage, index) => ({ passage, score: scores[index] ?? 0 }))
      .filter(({ passage }) => !used.has(passage));
    const fitting = free.filter(({ score }) => score >= threshold).sort((a, b) => b.score - a.score);
    const wandered = free[hash(`${seed}|away|${turn}`) % Math.max(1, free.length)];
    const isAway = style === "switching" && turn % 2 === 0 && wandered !== undefined;
    const found = isAway ? [wandered.passage] : fitting.map(({ passage }) => passage);
    const told = spoken(habit, { found, turn });
    for (const passage of told.passages) used.add(passage);
    return told;
  };
};
