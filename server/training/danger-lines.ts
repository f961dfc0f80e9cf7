import { oddsOfDanger } from "../src/interviewer/hearing/sound.ts";
import { fold } from "../src/language/fold.ts";
import { packs } from "../src/language/packs.ts";
import { type Language, type Line, learnedLines, ofDanger, readLines } from "./corpus.ts";
import { fit } from "./fit.ts";
import { packWeights } from "./pack-weights.ts";
import { interviewsIn, playedAnswers } from "./played.ts";
import { signsOf } from "./signs.ts";

/** A line, who wrote or told it, and the log odds of danger of a classifier of intents that does not know it. */
export type DangerLine = Line & { by: string; odds: number };

/** A line of so few characters is said by everybody: "Yes, please." */
const common = 16;

/** What was told to Saga in interviews played by hand, where nobody is in danger. The classifier has learned some of it: one that has not is asked. */
const ordinaryLines = (language: Language): DangerLine[] => {
  const told = interviewsIn(language).flatMap((by) => playedAnswers(by).map(({ text }) => ({ by, text })));
  const all = fold(told.map(({ text }) => text).join(" "));
  const isOfThem = (text: string): boolean => text.length >= common && all.includes(fold(text));
  const unknown = learnedLines(language).filter(({ text }) => !isOfThem(text));
  const hearing = { ...packs[language].hearing, weights: packWeights(fit(unknown, signsOf[language])) };
  return told.map((line) => ({ ...line, label: "told", odds: oddsOfDanger(line.text, hearing) }));
};

/** What the judge of danger learns: by hands that the classifier of intents does not know, and ordinary talk. */
export const dangerLines = (language: Language): DangerLine[] => {
  const { hearing } = packs[language];
  const written = ofDanger.flatMap((by) =>
    readLines(language, by).map((line) => ({ ...line, by, odds: oddsOfDanger(line.text, hearing) })),
  );
  return [...written, ...ordinaryLines(language)];
};
