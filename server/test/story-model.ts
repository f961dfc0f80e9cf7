import { sentences } from "../src/language/text.ts";

/** What the stand-in needs to know of a request: its parts, as every layer above the wire hands them on. */
type Prompted = { parts: readonly { content: string }[] };

type Reply = { text: string; src: string[] };

export type StoryModel = {
  /** Changes a fair sentence, or leaves it (null). `count` runs over all sentences of all sections. */
  invent?: (sentence: string, count: number) => string | null;
  /** `honest` knows what was invented; `approving` finds everything right. */
  checks?: "honest" | "approving";
  /** How much of the length that was asked for it writes. */
  fill?: number;
  /** Marks of answers that it names instead of the right ones. */
  marks?: string[];
};

const persons: [RegExp, string][] = [
  [/\bI am\b/g, "she is"],
  [/\bI have\b/g, "she has"],
  [/\bI\b/g, "she"],
  [/\bmyself\b/gi, "herself"],
  [/\bmy\b/gi, "her"],
  [/\bme\b/gi, "her"],
  [/\bmine\b/gi, "hers"],
  [/\bwe\b/gi, "they"],
  [/\bus\b/gi, "them"],
  [/\bours?\b/gi, "their"],
];

/** An English sentence about a woman that she has told of herself. */
const inThirdPerson = (sentence: string): string => {
  const quotes: string[] = [];
  let text = sentence.replace(/[“"][^“”"]*[”"]/gu, (quote) => `§${quotes.push(quote) - 1}§`);
  for (const [own, hers] of persons) text = text.replace(own, hers);
  text = text.replace(/§(\d+)§/gu, (_, at: string) => quotes[Number(at)] ?? "");
  return text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
};

const wordsIn = (text: string): number => text.split(/\s+/u).filter(Boolean).length;

/** The answers of a prompt by their marks. */
const answersIn = ({ parts }: Prompted): { mark: string; text: string }[] =>
  [...(parts[1]?.content ?? "").matchAll(/^§\S+ (?<mark>\d\.\d+)\n(?<text>[\s\S]*?)\n§\S+ end$/gmu)].map(
    ({ groups }) => ({ mark: groups?.mark ?? "", text: groups?.text ?? "" }),
  );

const taskOf = ({ parts }: Prompted): string => parts.at(-1)?.content ?? "";

const listedIn = (task: string): { sentence: number; marks: string[]; text: string }[] =>
  [...task.matchAll(/^(?<number>\d+) \[(?<marks>[^\]]*)\] (?<text>.*?)(?: \(fault: .*\))?$/gmu)].map(
    ({ groups }) => ({
      sentence: Number(groups?.number),
      marks: (groups?.marks ?? "").split(", "),
      text: groups?.text ?? "",
    }),
  );

/** Sentences of the answers up to a length, each answer giving some of its own before the first gives more. */
const fairSentences = (prompt: Prompted, words: number): Reply[] => {
  const isBiography = (prompt.parts[0]?.content ?? "").includes("in the third person");
  const told = answersIn(prompt).map(({ mark, text }) =>
    sentences(text, "en").map((span) => ({
      text: isBiography ? inThirdPerson(span.text) : span.text,
      src: [mark],
    })),
  );
  const chosen = new Set<Reply>();
  let left = words;
  for (let turn = 0; turn < 40 && left > 0; turn += 1)
    for (const answer of told) {
      const next = answer[turn];
      if (!next || left <= 0 || wordsIn(next.text) > left + 6) continue;
      chosen.add(next);
      left -= wordsIn(next.text);
    }
  return told.flat().filter((one) => chosen.has(one));
};

/** A model that writes, checks and repairs stories out of what its prompts hold, and remembers what it made up. */
export function createStoryModel({ invent, checks = "honest", fill = 1, marks }: StoryModel = {}) {
  const invented = new Set<string>();
  const fair = new Set<string>();
  const calls = { write: 0, check: 0, repair: 0 };
  let count = 0;

  const write = (prompt: Prompted, task: string) => {
    calls.write += 1;
    const words = Number(/in about (\d+) words/u.exec(task)?.[1] ?? 0) * fill;
    return {
      sentences: fairSentences(prompt, words).map((reply) => {
        const changed = invent?.(reply.text, count++) ?? null;
        if (changed !== null && changed !== reply.text) invented.add(changed);
        else fair.add(reply.text);
        return { text: changed ?? reply.text, src: marks ?? reply.src };
      }),
    };
  };

  const check = (task: string) => {
    calls.check += 1;
    return {
      verdicts: listedIn(task).map(({ sentence, text }) => ({
        sentence,
        verdict: checks === "honest" && invented.has(text) ? "contradicted" : "supported",
      })),
    };
  };

  const repair = (prompt: Prompted, task: string) => {
    calls.repair += 1;
    const isBiography = (prompt.parts[0]?.content ?? "").includes("in the third person");
    const answers = new Map(answersIn(prompt).map(({ mark, text }) => [mark, text]));
    return {
      sentences: listedIn(task).flatMap(({ sentence, marks: [mark = ""] }) => {
        const [first] = sentences(answers.get(mark) ?? "", "en");
        return first
          ? [{ sentence, text: isBiography ? inThirdPerson(first.text) : first.text, src: [mark] }]
          : [];
      }),
    };
  };

  const reply = (prompt: Prompted): unknown => {
    const task = taskOf(prompt);
    if (task.includes("TASK: Write the section")) return write(prompt, task);
    return task.includes("TASK: Give a verdict") ? check(task) : repair(prompt, task);
  };
  return { reply, invented, fair, calls };
}
