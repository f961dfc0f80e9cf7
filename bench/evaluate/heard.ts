import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { emptyLedger, openInterview, type Turn, takeTurn } from "../../server/src/interviewer/interviewer.ts";
import type { Language } from "../../server/src/language/packs.ts";
import { playedAnswers } from "../../server/training/played.ts";

/** What readers who did not know the code heard a teller say to Saga in one answer. */
type Labelled = { n: string; acts: { intent: string; words: string }[] };
type Played = { language: Language; answers: Labelled[] };

const folder = join(import.meta.dirname, "heard");

/** Heard one for the other, these get the same reply or nearly. */
const alike: readonly (readonly string[])[] = [
  ["stop", "farewell"],
  ["asked_before", "not_heard", "wrong"],
  ["keep_out", "delete"],
  ["put_in", "let_in"],
  ["skip", "wish"],
  ["skip", "declines"],
  ["delete", "declines"],
  ["repeat", "unclear", "nothing"],
];
const same = (one: string, other: string): boolean =>
  one === other || alike.some((group) => group.includes(one) && group.includes(other));

/** Told rather than said to Saga: the moments judge how that is heard. */
const told: ReadonlySet<string> = new Set([
  "told",
  "told_enough",
  "injection",
  "unknown",
  "grief",
  "secret",
  "corrects",
]);
/** Heard where nobody said them, these take something from the story or frighten. */
const grave: ReadonlySet<string> = new Set(["keep_out", "delete", "crisis", "declines"]);

const actsHeard = ({ heard, keptOut }: Turn): string[] => {
  if (!heard) return [];
  const { intent, beside } = heard;
  const isPart = keptOut.some(({ kind }) => kind === "not_printed");
  const found = [
    intent === "delete" && isPart ? "keep_out" : intent,
    ...(beside?.asks.length ? ["asks"] : []),
    ...(beside?.stops ? ["stop"] : []),
    ...(beside?.leaves ? ["farewell"] : []),
    ...(beside?.complains ? ["not_heard"] : []),
    ...(beside?.keepsOut.length ? ["keep_out"] : []),
    ...(beside?.letsIn ? ["put_in"] : []),
    ...(beside?.refuses ? ["declines"] : []),
    ...(beside?.wants ? ["wish"] : []),
    ...(beside?.skips ? ["skip"] : []),
    ...keptOut.flatMap(({ kind }) => (kind === "not_asked" ? ["declines"] : [])),
  ];
  return [...new Set(found)].filter((act) => !told.has(act));
};

export type HeardFigures = {
  answers: number;
  said: number;
  heard: number;
  neverSaid: number;
  grave: number;
  missed: string[];
};

/** Plays the answers of an interview without a model, in order, and counts what was heard of what was said to Saga. */
const figuresOf = (name: string, figures: HeardFigures): void => {
  const { language, answers } = JSON.parse(readFileSync(join(folder, `${name}.json`), "utf8")) as Played;
  const texts = new Map(playedAnswers(name).map(({ n, text }) => [n, text]));
  const setting = { number: 1, language, seed: 7 } as const;
  let turn = openInterview({ ...setting, ledger: emptyLedger() });
  const before: { id: string; text: string }[] = [];
  for (const { n, acts } of answers) {
    const text = texts.get(n) ?? "";
    const last = before.at(-1) ?? null;
    const earlier = before.slice(0, -1);
    turn = takeTurn({ ...setting, ledger: turn.ledger, answer: { id: n, text }, before: last, earlier });
    if (turn.heard?.told) before.push({ id: n, text });
    const found = actsHeard(turn);
    const said = acts.filter(({ intent }) => !told.has(intent));
    const missed = said.filter(({ intent }) => !found.some((act) => same(act, intent)));
    const never = found.filter((act) => !acts.some(({ intent }) => same(act, intent)));
    figures.answers += 1;
    figures.said += said.length;
    figures.heard += said.length - missed.length;
    figures.neverSaid += never.length;
    figures.grave += never.filter((act) => grave.has(act)).length;
    figures.missed.push(...missed.map(({ intent, words }) => `${name} ${n} missed ${intent}: ${words}`));
    figures.missed.push(...never.map((act) => `${name} ${n} heard, never said: ${act}`));
  }
};

/** What tellers say to Saga inside long answers of interviews that were played by hand. */
export const heardFigures = (language: Language): HeardFigures => {
  const figures: HeardFigures = { answers: 0, said: 0, heard: 0, neverSaid: 0, grave: 0, missed: [] };
  for (const file of readdirSync(folder))
    if (file.endsWith(`-${language}.json`)) figuresOf(file.replace(".json", ""), figures);
  return figures;
};
