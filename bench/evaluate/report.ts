import * as measures from "./measures.ts";
import type { Narrator } from "./narrator.ts";
import type { Transcript } from "./record.ts";
import type { StoryFigures } from "./story.ts";

const checkpoints = [10, 20, 40, 60] as const;

/** The runs of one interviewer, one per seed. */
export type Runs = { interviewer: string; transcripts: readonly Transcript[] };

export type Evaluated = {
  narrator: Narrator;
  style: string;
  /** Saga first, then the baselines. */
  runs: readonly Runs[];
  stories: readonly StoryFigures[];
};

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

const percent = (value: number): string => (Number.isNaN(value) ? "–" : `${(100 * value).toFixed(1)} %`);

const padded = (cells: readonly string[]): string =>
  cells.map((cell, index) => (index === 0 ? cell.padEnd(34) : cell.padStart(16))).join("");

const meanOf = ({ transcripts }: Runs, measure: (transcript: Transcript) => number): number =>
  mean(transcripts.map(measure));

const row = (label: string, cells: readonly string[]): string => padded([label, ...cells]);

const reached = (one: Runs, turns: number): { passages: number; chapters: number } => ({
  passages: meanOf(one, (transcript) => measures.reachedAt(transcript, turns).passages),
  chapters: meanOf(one, (transcript) => measures.reachedAt(transcript, turns).chapters),
});

const reachedRows = (runs: readonly Runs[]): string[] =>
  [...checkpoints, Number.POSITIVE_INFINITY].map((turns) =>
    row(
      `${Number.isFinite(turns) ? `T = ${turns}` : "end"}: passages / chapters`,
      runs.map((one) => {
        const { passages, chapters } = reached(one, turns);
        return `${passages.toFixed(1)} / ${chapters.toFixed(1)}`;
      }),
    ),
  );

/** Means closer than this many chapters are called equal. */
const tie = 0.05;

const comparison = ([own, ...others]: readonly Runs[]): string => {
  if (!own) return "";
  const results = [...checkpoints, Number.POSITIVE_INFINITY].map((turns) => {
    const ahead =
      reached(own, turns).chapters - Math.max(...others.map((one) => reached(one, turns).chapters));
    const word = Math.abs(ahead) < tie ? "as many" : ahead > 0 ? "more" : "fewer";
    return `${Number.isFinite(turns) ? turns : "end"}: ${word}`;
  });
  return `chapters against the better baseline: ${results.join(", ")}`;
};

const line = (label: string, text: string): string => label.padEnd(36) + text;

const conduct = ({ transcripts }: Runs, { language }: Narrator): string[] => {
  const each = (measure: (transcript: Transcript) => number): number => mean(transcripts.map(measure));
  const breaks = transcripts.map((transcript) => measures.ruleBreaks(transcript, language));
  const turns = transcripts.reduce((sum, { exchanges }) => sum + exchanges.length, 0);
  const all = breaks.reduce((sum, one) => sum + one.all, 0);
  const named = [...new Set(breaks.flatMap((one) => one.named))].join(", ");
  const followUps = each(({ exchanges }) => exchanges.filter(({ kind }) => kind === "follow_up").length);
  const interviews = [0, 1, 2].map((index) => {
    const found = transcripts.flatMap(({ interviews: those }) => those[index] ?? []);
    const answers = mean(found.map((one) => one.answers)).toFixed(1);
    return `${answers} → ${mean(found.map(({ progress }) => progress)).toFixed(0)} %`;
  });
  const relevance = each((transcript) => measures.followUpRelevance(transcript, language));
  return [
    line("follow-up relevance", `${percent(relevance)} of ${followUps.toFixed(1)} follow-ups`),
    line("subjects left early", `${percent(each(measures.leftEarly))} of turns`),
    line("rule breaks per 100 turns", `${((100 * all) / turns).toFixed(2)}${named && ` (${named})`}`),
    line("premise breaks", `${breaks.reduce((sum, one) => sum + one.premise, 0)}`),
    line("declined keys asked again", `${each(measures.declinedAskedAgain)}`),
    line("language fidelity", percent(each((transcript) => measures.languageFidelity(transcript, language)))),
    line("answers per interview, progress", interviews.join(", ")),
    line("ledger at the end", `${each(({ ledgerBytes }) => ledgerBytes).toFixed(0)} bytes`),
    line("slowest turn", `${each(({ slowestTurnMs }) => slowestTurnMs).toFixed(1)} ms`),
  ];
};

const storyLine = (stories: readonly StoryFigures[]): string => {
  const each = (measure: (one: StoryFigures) => number): number => mean(stories.map(measure));
  const size = `${each(({ words }) => words).toFixed(0)} words, ${each(({ sentences }) => sentences).toFixed(0)} sentences`;
  const ground = `supported ${percent(each(({ supported }) => supported))}, invented ${each(({ invented }) => invented)}`;
  return line("story", `${size}, ${ground}, told messages used ${percent(each(({ recall }) => recall))}`);
};

/** The table of one narrator; figures are means over the seeds. */
export const report = ({ narrator, style, runs, stories }: Evaluated): string => {
  const [saga] = runs;
  if (!saga) return "";
  const { name, language, passages } = narrator;
  const chapters = new Set(passages.map(({ chapter }) => chapter)).size;
  const seeds = saga.transcripts.length;
  return [
    `## ${name} (${language}, ${passages.length} passages, ${chapters} chapters), style ${style}, ${seeds} seeds`,
    row(
      "",
      runs.map(({ interviewer }) => interviewer),
    ),
    ...reachedRows(runs),
    row(
      "turns",
      runs.map((one) => meanOf(one, ({ exchanges }) => exchanges.length).toFixed(1)),
    ),
    row(
      "thin answers",
      runs.map((one) => percent(meanOf(one, measures.thinShare))),
    ),
    row(
      "repetition by key or wording",
      runs.map((one) => percent(meanOf(one, measures.repetition))),
    ),
    comparison(runs),
    ...conduct(saga, narrator),
    storyLine(stories),
    "",
  ].join("\n");
};

/** What was reached per interviewer over all narrators, each counting the same. Empty for a single one. */
export const overall = (all: readonly Evaluated[]): string => {
  const [first] = all;
  if (!first || all.length < 2) return "";
  const runs = first.runs.map(({ interviewer }, index) => ({
    interviewer,
    transcripts: all.flatMap((one) => one.runs[index]?.transcripts ?? []),
  }));
  return [
    `## All ${all.length} narrators, style ${first.style}`,
    row(
      "",
      runs.map(({ interviewer }) => interviewer),
    ),
    ...reachedRows(runs),
    comparison(runs),
    "",
  ].join("\n");
};
