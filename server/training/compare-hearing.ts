import { hearWith } from "../src/interviewer/hearing/hear.ts";
import { partsOf } from "../src/interviewer/hearing/parts.ts";
import type { Hearing } from "../src/language/hearing.ts";
import { packs } from "../src/language/packs.ts";
import {
  heldOut,
  known,
  type Language,
  type Line,
  languages,
  longTellings,
  readLines,
  unlearned,
} from "./corpus.ts";
import { fit } from "./fit.ts";
import { isRight, labelled } from "./judge.ts";
import { packWeights } from "./pack-weights.ts";
import { signsOf } from "./signs.ts";

const percent = (part: number, all: number): string => ((100 * part) / Math.max(1, all)).toFixed(1);

type Judged = Line & { heard: string };

const judge = (lines: readonly Line[], hearing: Hearing): Judged[] =>
  lines.map((line) => ({ ...line, heard: labelled(hearWith(line.text, hearing)) }));

const dangersIn = (lines: readonly Judged[]): string => {
  const dangers = lines.filter(({ label }) => label === "crisis");
  const others = lines.filter(({ label }) => label !== "crisis");
  const alarms = (of: readonly Judged[]): number => of.filter(({ heard }) => heard === "crisis").length;
  return `${alarms(dangers)}/${dangers.length} | ${alarms(others)}/${others.length}`;
};

/** Each danger between two long passages of somebody else: is it still heard? */
const planted = (tellings: readonly Line[], dangers: readonly Line[]): Line[] =>
  dangers.map(({ text }, at) => {
    const around = [at, at + 7].map((other) => tellings[other % tellings.length]?.text ?? "");
    return { label: "crisis", text: [around[0], text, around[1]].join(" ") };
  });

const trained = (language: Language, lines: readonly Line[]): Hearing => ({
  ...packs[language].hearing,
  weights: packWeights(fit(lines, signsOf[language])),
});

console.log(
  "What is trained without the lines that it hears: right replies in %, dangers found, false alarms.\n",
);
console.log("| language | heard | right | dangers | false alarms |\n|---|---|---|---|---|");
const all: Judged[] = [];
for (const language of languages) {
  const hearing = trained(
    language,
    known.flatMap((writer) => readLines(language, writer)),
  );
  const row = (name: string, lines: readonly Judged[]): void => {
    const right = lines.filter(({ heard, label }) => isRight(heard, label)).length;
    console.log(`| ${language} | ${name} | ${percent(right, lines.length)} | ${dangersIn(lines)} |`);
  };
  for (const name of heldOut) {
    const judged = judge(readLines(language, name), hearing);
    all.push(...judged);
    row(name, judged);
  }
  for (const name of unlearned) {
    row(name, judge(readLines(language, name), hearing));
    row(`${name}, as shipped`, judge(readLines(language, name), packs[language].hearing));
  }
  const tellings = readLines(language, longTellings);
  row("long tellings", judge(tellings, hearing));
  const dangers = readLines(language, "unheard").filter(({ label }) => label === "crisis");
  row("a danger inside a long telling", judge(planted(tellings, dangers), hearing));
  const sentences = tellings.flatMap(({ label, text }) =>
    partsOf(text, hearing.joints).map((part) => ({ label, text: part })),
  );
  row("their sentences", judge(sentences, hearing));
}

console.log("\nThe held-out lines of all languages, by what was meant:\n");
for (const [label, lines] of Map.groupBy(all, (line) => line.label)) {
  const right = lines.filter((line) => isRight(line.heard, line.label)).length;
  const wrong = Map.groupBy(
    lines.filter((line) => !isRight(line.heard, line.label)),
    ({ heard }) => heard,
  );
  const most = [...wrong].sort(([, a], [, b]) => b.length - a.length).slice(0, 3);
  const taken = most.map(([heard, { length }]) => `${heard} ${length}`).join(", ");
  console.log(`${label.padEnd(16)} ${right}/${lines.length}   taken for: ${taken}`);
}
