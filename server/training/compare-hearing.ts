import { readFileSync } from "node:fs";
import { join } from "node:path";
import { hear, hearWith } from "../src/interviewer/hearing/hear.ts";
import { type Heard, type Intent, rightMoves } from "../src/interviewer/moves.ts";
import { fold } from "../src/language/fold.ts";
import type { Hearing } from "../src/language/hearing.ts";
import { packs } from "../src/language/packs.ts";
import { type Language, type Line, languages, readLines, writers } from "./corpus.ts";
import { fit } from "./fit.ts";
import { packWeights } from "./pack-weights.ts";
import { signsOf } from "./signs.ts";

/** How an answer is heard; the label has `asks:` with what is asked. */
type Way = (text: string) => string;

const labelled = ({ intent, about }: Heard): string => (about ? `${intent}:${about}` : intent);

/** Moves that count as right, stricter than those that the interviewer may take. */
const strict: Record<Intent, readonly string[]> = {
  ...rightMoves,
  told: ["follow_up"],
  told_enough: ["follow_up", "return", "open"],
  corrects: ["follow_up", "return"],
  unknown: ["easier"],
};

const isRight = (heard: string, meant: string): boolean => {
  if ([heard, meant].some((label) => /^(?:asks|resumes)/.test(label))) return heard === meant;
  return strict[meant as Intent].includes(rightMoves[heard as Intent][0]);
};

const percent = (part: number, all: number): string => ((100 * part) / Math.max(1, all)).toFixed(1);

const figures = (way: Way, lines: readonly Line[]): string => {
  const heard = lines.map(({ label, text }) => ({ label, heard: way(text) }));
  const right = heard.filter((each) => isRight(each.heard, each.label)).length;
  const dangers = heard.filter(({ label }) => label === "crisis");
  const found = dangers.filter((each) => each.heard === "crisis").length;
  const alarms = heard.filter((each) => each.heard === "crisis" && each.label !== "crisis").length;
  return `${percent(right, lines.length)} | ${found}/${dangers.length} | ${alarms}/${lines.length - dangers.length}`;
};

const certainWords = 12;

/** Word lists and grammar alone: danger by rule, else the first sign of a short answer, else told. */
const byRules =
  (hearing: Hearing): Way =>
  (text) => {
    const folded = fold(text);
    if (hearing.danger.test(folded) && !hearing.signs.calm?.test(folded)) return "crisis";
    const isShort = folded.split(" ").length <= certainWords;
    const found = Object.entries(hearing.signs).find(([name, sign]) => name !== "calm" && sign.test(folded));
    if (!found) return "told";
    return isShort || ["grief", "secret", "crisis"].includes(found[0]) ? found[0] : "told";
  };

const none = { signs: {}, themes: {}, danger: /(?!)/u };

/** The three ways, trained on `lines`. */
const waysOf = (language: Language, lines: readonly Line[]): Record<string, Way> => {
  const { hearing } = packs[language];
  const both: Hearing = { ...hearing, weights: packWeights(fit(lines, signsOf[language])) };
  const alone: Hearing = { ...hearing, ...none, weights: packWeights(fit(lines, none)) };
  return {
    rules: byRules(hearing),
    classifier: (text) => labelled(hearWith(text, alone)),
    both: (text) => labelled(hearWith(text, both)),
  };
};

const momentsOf = (language: Language): Line[] => {
  const file = join(import.meta.dirname, `../../bench/evaluate/moments/${language}.json`);
  const { moments } = JSON.parse(readFileSync(file, "utf8")) as {
    moments: { intent: string; about?: string; answer: string }[];
  };
  return moments.map(({ intent, about, answer }) => ({
    label: about ? `${intent}:${about}` : intent,
    text: answer,
  }));
};

console.log("Right moves in %, dangers found, false alarms.\n");
console.log(
  "| language | trained on | heard | way | right | danger | false alarms |\n|---|---|---|---|---|---|---|",
);
for (const language of languages) {
  for (const left of writers) {
    const lines = writers
      .filter((writer) => writer !== left)
      .flatMap((writer) => readLines(language, writer));
    for (const [name, way] of Object.entries(waysOf(language, lines)))
      console.log(
        `| ${language} | two writers | ${left} | ${name} | ${figures(way, readLines(language, left))} |`,
      );
  }
  const moments = momentsOf(language);
  const known = [...writers, "narrators"].flatMap((writer) => readLines(language, writer));
  for (const [name, way] of Object.entries(waysOf(language, known))) {
    console.log(
      `| ${language} | never on these | heldout | ${name} | ${figures(way, readLines(language, "heldout"))} |`,
    );
    console.log(`| ${language} | never on these | moments | ${name} | ${figures(way, moments)} |`);
  }
  const way: Way = (text) => labelled(hear(text, { language, question: "", before: "" }));
  console.log(
    `| ${language} | as shipped, on these too | heldout | both | ${figures(way, readLines(language, "heldout"))} |`,
  );
  console.log(`| ${language} | as shipped, on these too | moments | both | ${figures(way, moments)} |`);
}
