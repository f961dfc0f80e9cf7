import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "./corpus.ts";

/** Interviews played by hand, and what their tellers said of them. */
export const documents = join(import.meta.dirname, "../../docs/evaluation");

/** An answer of an interview played by hand, with its number in the document: `1.007`. */
export type PlayedAnswer = { n: string; text: string };

/** The answers of an interview in `docs/evaluation`, in order: `jean-en`. */
export const playedAnswers = (name: string): PlayedAnswer[] => {
  const dialogue = readFileSync(join(documents, `${name}.md`), "utf8");
  const turns = dialogue.matchAll(/\*\*(\d\.\d+)\*\* [\s\S]*?\n\n((?:> ?.*(?:\n|$))+)/gu);
  return [...turns].map(([, n = "", text = ""]) => ({ n, text: text.replace(/^> ?/gmu, "").trim() }));
};

/** Names of the interviews played in a language. */
export const interviewsIn = (language: Language): string[] =>
  readdirSync(documents)
    .map((file) => file.replace(/\.md$/u, ""))
    .filter((name) => name.endsWith(`-${language}`));
