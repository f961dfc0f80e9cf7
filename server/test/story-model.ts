import type { StoryWriterFor } from "../src/features/stories/story-writer.ts";
import { sentences } from "../src/language/text.ts";
import { ModelError, type ModelRequest } from "../src/providers/language-model/language-model.ts";

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
const answersIn = (prompt: string): { mark: string; text: string }[] =>
  [...prompt.matchAll(/^§\S+ (?<mark>\d\.\d+)\n(?:\(asked: .*\)\n)?(?<text>[\s\S]*?)\n§\S+ end$/gmu)].map(
    ({ groups }) => ({
      mark: groups?.mark ?? "",
      text: groups?.text ?? "",
    }),
  );

const taskOf = (prompt: string): string => prompt.slice(prompt.lastIndexOf("TASK: "));

const isAboutHer = (prompt: string): boolean => prompt.includes("in the third person");

const listedIn = (task: string): { sentence: number; marks: string[]; text: string }[] =>
  [...task.matchAll(/^(?<number>\d+) \[(?<marks>[^\]]*)\] (?<text>.*?)(?: \(fault: .*\))?$/gmu)].map(
    ({ groups }) => ({
      sentence: Number(groups?.number),
      marks: (groups?.marks ?? "").split(", "),
      text: groups?.text ?? "",
    }),
  );

/** The sections that a task asks for, each with the marks of its answers and the words of these. */
const sectionsIn = (task: string): { marks: string[]; told: number }[] =>
  [
    ...task.matchAll(
      /tells these answers[^:]*: (?<marks>(?:\d\.\d+ \((?:in brief, )?\d+(?: of \d+)?\)(?:, )?)+)/gu,
    ),
  ].map(({ groups }) => ({
    marks: groups?.marks?.match(/\d\.\d+(?= )/gu) ?? [],
    told: (groups?.marks?.match(/(?<=\((?:in brief, )?)\d+/gu) ?? []).reduce(
      (sum, words) => sum + Number(words),
      0,
    ),
  }));

/** Sentences of the answers up to a length, each answer giving some of its own before the first gives more. */
const fairSentences = (prompt: string, words: number, own: readonly string[] | null): Reply[] => {
  const isBiography = isAboutHer(prompt);
  const answers = answersIn(prompt).filter(({ mark }) => !own || own.includes(mark));
  const told = answers.map(({ mark, text }) =>
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

const wordsOfChapter = 420;

/** A chapter is called after its first words. */
const headingOf = (own: readonly { text: string }[]): string =>
  sentences(own[0]?.text ?? "", "en")[0]
    ?.text.split(" ")
    .slice(0, 5)
    .join(" ") ?? "";

/** A model that writes, checks and repairs stories out of what its prompts hold (all their text), and remembers what it made up. */
export function createStoryModel({ invent, checks = "honest", fill = 1, marks }: StoryModel = {}) {
  const invented = new Set<string>();
  const fair = new Set<string>();
  /** `write` counts sections, several of which may be written in one call. */
  const calls = { plan: 0, write: 0, check: 0, repair: 0 };
  let count = 0;

  const section = (prompt: string, words: number, own: readonly string[] | null) => {
    calls.write += 1;
    return {
      sentences: fairSentences(prompt, words, own).map((reply) => {
        const changed = invent?.(reply.text, count++) ?? null;
        if (changed !== null && changed !== reply.text) invented.add(changed);
        else fair.add(reply.text);
        return { text: changed ?? reply.text, src: marks ?? reply.src };
      }),
    };
  };

  /** A story in one go: a chapter for about so many words, the answers in their order. */
  const whole = (prompt: string, words: number) => {
    const answers = answersIn(prompt);
    const count = Math.max(1, Math.round(words / wordsOfChapter));
    const size = Math.ceil(answers.length / count);
    const told = (some: readonly { text: string }[]): number =>
      some.reduce((sum, { text }) => sum + wordsIn(text), 0);
    return {
      title: "",
      title_src: [],
      chapters: Array.from({ length: Math.ceil(answers.length / size) }, (_, at) => {
        const own = answers.slice(at * size, (at + 1) * size);
        const marks = own.map(({ mark }) => mark);
        const { sentences: all } = section(prompt, (words * told(own)) / told(answers), marks);
        return {
          heading: headingOf(own),
          paragraphs: [...Map.groupBy(all, ({ src }) => src.join()).values()].map((told) => ({
            text: told.map(({ text }) => text).join(" "),
            src: told[0]?.src ?? [],
          })),
        };
      }),
    };
  };

  const write = (prompt: string, task: string) => {
    const words = Number(/in about (\d+) words/u.exec(task)?.[1] ?? 0) * fill;
    if (task.includes("TASK: Write the whole story")) return whole(prompt, words);
    const asked = sectionsIn(task);
    if (!task.includes("TASK: Write these chapters")) return section(prompt, words, asked[0]?.marks ?? null);
    const all = asked.reduce((sum, { told }) => sum + told, 0);
    return {
      chapters: asked.map(({ marks: own, told }, at) => ({
        chapter: at + 1,
        ...section(prompt, (words * told) / all, own),
      })),
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

  const repair = (prompt: string, task: string) => {
    calls.repair += 1;
    const isBiography = isAboutHer(prompt);
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

  const plan = (prompt: string, task: string) => {
    calls.plan += 1;
    const answers = answersIn(prompt);
    const count = Number(/in about (\d+) chapters/u.exec(task)?.[1] ?? 1);
    const size = Math.ceil(answers.length / count);
    return {
      title: "",
      title_src: [],
      brief: [],
      chapters: Array.from({ length: count }, (_, at) => answers.slice(at * size, (at + 1) * size)).map(
        (own) => ({
          heading: headingOf(own),
          answers: own.map(({ mark }) => mark),
          lines: own
            .slice(0, 1)
            .map(({ mark, text }) => ({ src: mark, text: sentences(text, "en")[0]?.text ?? "" })),
        }),
      ),
    };
  };

  const reply = (prompt: string): unknown => {
    const task = taskOf(prompt);
    if (task.includes("TASK: Plan the story")) return plan(prompt, task);
    if (task.includes("TASK: Read the whole story")) return { changes: [] };
    if (task.includes("TASK: Name the passages")) return { passages: [] };
    if (task.includes("TASK: Write")) return write(prompt, task);
    return task.includes("TASK: Give a verdict") ? check(task) : repair(prompt, task);
  };
  return { reply, invented, fair, calls };
}

const kin = ["mother", "father", "brother Jan", "sister Elsa", "uncle Piet", "grandmother", "aunt Sofia"];
const deeds = ["carried", "mended", "painted", "sold", "polished", "washed", "borrowed"];
const things = [
  "the copper kettle",
  "a grey bicycle",
  "the barn door",
  "two sacks of flour",
  "the old clock",
];
const places = ["the mill", "the harbour", "our kitchen", "the schoolhouse", "the north field"];

/** A made-up answer of some eighty words; another for every number. */
export const scene = (at: number): string => {
  const one = kin[at % kin.length];
  const other = kin[(at + 3) % kin.length];
  const year = 1931 + at;
  const lines = [
    `In ${year} my ${one} ${deeds[at % deeds.length]} ${things[at % things.length]} behind ${places[at % places.length]}.`,
    `I never saw the railway before ${year + 1}, and my ${other} kept ${at + 3} hens under the stairs.`,
    `Perhaps it rained when we walked ${at + 4} miles to market with a basket of eggs and butter.`,
    `My ${other} lent my ${one} ${at + 12} crowns for a wagon wheel that winter.`,
    `The midwife said, “Nobody rows alone,” and hung lantern ${at} above the stove.`,
  ];
  return lines.map((_, line) => lines[(line + at) % lines.length]).join(" ");
};

/** What is done with a call of the model in the place of its reply: an error is thrown, null hangs until it is aborted. */
type Behaviour = (request: ModelRequest, call: number) => unknown;

/** A model that may write everybody's stories, as the server sees it. */
export function standInStoryWriter(behave: Behaviour) {
  const requests: ModelRequest[] = [];
  const storyWriterFor: StoryWriterFor = async () => ({
    requested: "gpt-4o",
    model: "stand-in",
    write: async (request) => {
      requests.push(request);
      const value = await behave(request, requests.length);
      if (value === null)
        return new Promise((_, reject) => {
          request.signal.addEventListener("abort", () => reject(new ModelError("aborted")));
        });
      if (value instanceof Error) throw value;
      return { value, model: "stand-in-1", usage: { input: 900, cacheRead: 0, cacheWrite: 0, output: 400 } };
    },
  });
  return { requests, storyWriterFor };
}

export const promptOf = ({ parts }: Pick<ModelRequest, "parts">): string =>
  parts.map(({ content }) => content).join("\n");
