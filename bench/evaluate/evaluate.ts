/**
 * Evaluates the interviewer and storyteller without a human. With `--model`, a stand-in for a model words the questions:
 * one that follows, ignores or attacks its instructions; what reaches the teller is measured all the same.
 *
 *   node bench/evaluate/evaluate.ts --narrator PATH [--narrator PATH…] [--turns N] [--seed N] [--style NAME]
 *                                   [--repeats N] [--words N] [--model NAME]
 *
 * A simulated teller answers from a narrator file ({ name, language, passages: [{ id, chapter, text }] }): each
 * question brings up the unused passage that fits it best (BM25 over stems), or a shrug. Two baselines answer to the
 * same teller with as many turns: the library's questions as a fixed list, and drawn by chance. Styles: plain, terse,
 * rambling, switching, declining, grieving, or all. Figures are means over `--repeats` seeds from `--seed` on; the same
 * seeds give the same figures; over several narrators what was reached is summed up at the end. The sentence of a turn that only receives the last answer is not part of
 * the question.
 */
import { parseArgs } from "node:util";
import { fixedList, randomPick } from "./baselines.ts";
import { type Narrator, readNarrator } from "./narrator.ts";
import { type Evaluated, overall, report } from "./report.ts";
import { sagaTranscript } from "./saga.ts";
import { storyFigures } from "./story.ts";
import { createTeller, type Style, styles } from "./teller.ts";
import { behaviours, createWorder, type WordingFigures, wordingLine } from "./worded.ts";

const { values } = parseArgs({
  options: {
    narrator: { type: "string", multiple: true, default: [] },
    turns: { type: "string", default: "250" },
    seed: { type: "string", default: "1" },
    repeats: { type: "string", default: "5" },
    style: { type: "string", default: "plain" },
    words: { type: "string", default: "2000" },
    model: { type: "string" },
  },
});

const chosen: Style[] = styles.filter((style) => values.style === "all" || values.style === style);
if (values.narrator.length === 0 || chosen.length === 0) {
  console.error(`Give --narrator PATH, and --style one of ${styles.join(", ")}, all`);
  process.exit(1);
}
const seeds = Array.from({ length: Number(values.repeats) }, (_, index) => Number(values.seed) + index);
const mostTurns = Number(values.turns);
const length = Number(values.words);

const behaviour = behaviours.find((name) => name === values.model);
if (values.model !== undefined && !behaviour) {
  console.error(`--model is one of ${behaviours.join(", ")}`);
  process.exit(1);
}
const worded: WordingFigures[] = [];

const evaluate = async (narrator: Narrator, style: Style): Promise<Evaluated> => {
  const { language } = narrator;
  const evaluateSeed = async (seed: number) => {
    const teller = () => createTeller({ narrator, style, seed });
    const worder = behaviour ? createWorder(behaviour) : null;
    if (worder) worded.push(worder.figures);
    const saga = await sagaTranscript({ narrator, teller: teller(), seed, mostTurns, worder });
    const run = { language, turns: saga.exchanges.length, seed };
    return { saga, fixed: fixedList(run, teller()), random: randomPick(run, teller()) };
  };
  const all: Awaited<ReturnType<typeof evaluateSeed>>[] = [];
  for (const seed of seeds) all.push(await evaluateSeed(seed));
  const runs = [
    { interviewer: "Saga", transcripts: all.map(({ saga }) => saga) },
    { interviewer: "fixed list", transcripts: all.map(({ fixed }) => fixed) },
    { interviewer: "random pick", transcripts: all.map(({ random }) => random) },
  ];
  const stories = all.map(({ saga }) => storyFigures({ narrator, length }, saga));
  return { narrator, style, runs, stories };
};

const narrators = values.narrator.map(readNarrator);
for (const style of chosen) {
  const all: Evaluated[] = [];
  for (const narrator of narrators) {
    const evaluated = await evaluate(narrator, style);
    console.log(report(evaluated));
    all.push(evaluated);
  }
  console.log(overall(all));
  if (worded.length > 0) console.log(`${wordingLine(worded)}\n`);
}
