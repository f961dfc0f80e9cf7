import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Language, languages } from "./corpus.ts";

/**
 * An answer, and what a listener would do with it, by readers who knew no code: the words at its heart, whether to say them back, the kinds
 * of plain question that would be welcome and those that would be absurd, and whether to leave the matter.
 */
export type Heeded = {
  language: Language;
  /** One teller's answers stand together: what is learned is measured on tellers that were left out. */
  teller: string;
  n: string;
  answer: string;
  best: readonly string[];
  quote: boolean;
  good: readonly string[];
  bad: readonly string[];
  leave: boolean;
};

/** Whether a place of an answer is in the words at its heart. */
export const placesAtHeart = ({ answer, best }: Heeded): ((at: number) => boolean) => {
  const spans = best.map((words) => ({ from: answer.indexOf(words), words }));
  return (at) => spans.some(({ from, words }) => at >= from && at < from + words.length);
};

type Row = Omit<Heeded, "language" | "teller" | "answer"> & { answer?: string };

const folder = join(import.meta.dirname, "listening");
const documents = join(import.meta.dirname, "../../docs/evaluation");

/** The answers of an interview that stands in `docs/evaluation`. */
const answersOf = (name: string): Map<string, string> => {
  const text = readFileSync(join(documents, `${name}.md`), "utf8");
  const turns = text.matchAll(/\*\*(\d\.\d+)\*\* [\s\S]*?\n\n((?:> ?.*(?:\n|$))+)/gu);
  return new Map([...turns].map(([, n = "", told = ""]) => [n, told.replace(/^> ?/gmu, "").trim()]));
};

/** Every labelled answer. A file holds one interview, or six tellers whose answers are numbered by their letter. */
export const heededAnswers = (): Heeded[] =>
  readdirSync(folder)
    .sort()
    .flatMap((file) => {
      const name = file.replace(".json", "");
      const language = languages.find((code) => name.endsWith(`-${code}`));
      if (!language) throw new Error(`no language: ${file}`);
      const rows = JSON.parse(readFileSync(join(folder, file), "utf8")) as Row[];
      const played = rows.every((row) => row.answer !== undefined) ? null : answersOf(name);
      return rows.map((row) => {
        const answer = row.answer ?? played?.get(row.n);
        if (answer === undefined) throw new Error(`no answer ${row.n} in ${name}`);
        return { ...row, answer, language, teller: played ? name : `${name} ${row.n[0]}` };
      });
    });
