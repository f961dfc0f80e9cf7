/**
 * A story of 3,000 words from three interviews of sixty turns, written by a stand-in model that is fair or makes things up: calls,
 * tokens, dollars, and what of its inventions plain code and the second opinion caught. Besides, plain code alone on sentences
 * written by hand in four languages. The call for the read-through is counted too.
 *
 *   node bench/story-model.ts
 */
import { encode } from "gpt-tokenizer";
import { plan } from "../server/src/interviewer/ledger/plan.ts";
import { sentences as divide } from "../server/src/language/text.ts";
import { checkGrounding } from "../server/src/storyteller/grounding/grounding.ts";
import {
  type Claim,
  type GroundingCases,
  inventions,
} from "../server/src/storyteller/grounding-cases/cases.ts";
import { en } from "../server/src/storyteller/grounding-cases/en.ts";
import { it } from "../server/src/storyteller/grounding-cases/it.ts";
import { pl } from "../server/src/storyteller/grounding-cases/pl.ts";
import { sv } from "../server/src/storyteller/grounding-cases/sv.ts";
import { readThrough } from "../server/src/storyteller/read-through/read-through.ts";
import type { StoryStyle, Told } from "../server/src/storyteller/story.ts";
import { toldOf } from "../server/src/storyteller/told.test-suite.ts";
import type { Ask } from "../server/src/storyteller/written/ask.ts";
import { joined } from "../server/src/storyteller/written/join.ts";
import { outlineOf } from "../server/src/storyteller/written/outline.ts";
import { planned } from "../server/src/storyteller/written/plan.ts";
import { soreRead } from "../server/src/storyteller/written/sore-reading.ts";
import { writtenWhole } from "../server/src/storyteller/written/whole-draft.ts";
import { wordsIn } from "../server/src/storyteller/written/work.ts";
import { writeParts } from "../server/src/storyteller/written/write-parts.ts";
import { createStoryModel, type StoryModel } from "../server/test/story-model.ts";
import { answerNumber } from "./answers.ts";
import { tellerNumber } from "./played-tellers.ts";
import { printTable } from "./table.ts";

/** gpt-4o, dollars a million tokens. Providers cache prompts from 1,024 tokens on. */
const price = { input: 2.5, cached: 1.25, output: 10 };
const leastCached = 1_024;
const turns = 60;
const answerWords = 120;
const length = 3_000;
const shortLength = 1_500;
const tellerName = "Sofia Berg";

const numbers = [1, 2, 3] as const;
const told: Told[] = numbers.flatMap((number) => {
  const topics = plan.filter((topic) => topic.interview === number);
  return Array.from({ length: turns }, (_, turn) => ({
    interviewId: `i${number}`,
    number,
    messageId: `m${number}-${turn}`,
    text: answerNumber(number * 1_000 + turn, answerWords),
    topic: topics[Math.floor((turn * topics.length) / turns)]?.id ?? null,
    position: 2 * turn + 1,
    isPrivate: false,
  }));
});

const shared = (a: readonly number[], b: readonly number[]): number => {
  let same = 0;
  while (same < a.length && a[same] === b[same]) same += 1;
  return same < leastCached ? 0 : same;
};

type Cited = { text: string; src: string[] };
type Sentences = { sentences?: Cited[]; paragraphs?: Cited[]; chapters?: Sentences[] };

const citedIn = ({ sentences = [], paragraphs = [], chapters = [] }: Sentences): Cited[] => [
  ...sentences,
  ...paragraphs.flatMap(({ text, src }) => divide(text, "en").map((one) => ({ text: one.text, src }))),
  ...chapters.flatMap(citedIn),
];

/** What plain code alone says to the sentences of a reply about a life. */
const supported = (reply: Sentences, life: readonly Told[]): Map<string, boolean> => {
  const sourceByMark = new Map(
    life.map(({ number, position, interviewId, messageId }) => [
      `${number}.${position}`,
      { interview_id: interviewId, message_id: messageId },
    ]),
  );
  const cited = citedIn(reply).map(({ text, src }) => ({
    text,
    sources: src.flatMap((mark) => sourceByMark.get(mark) ?? []),
  }));
  const verdicts = checkGrounding({
    sentences: cited,
    told: [...life],
    language: "en",
    profileNames: [tellerName],
  });
  return new Map(verdicts.map((verdict) => [verdict.sentence.text, verdict.supported]));
};

/** Asks the stand-in and keeps account as a provider would. */
const metered = (stand: ReturnType<typeof createStoryModel>, life: readonly Told[]) => {
  const spent = { calls: 0, input: 0, cached: 0, output: 0 };
  const earlier: number[][] = [];
  const opinions = new Map<string, boolean>();
  const ask: Ask = async ({ task, parts }) => {
    const prompt = parts.map(({ content }) => content).join("\n");
    const reply = stand.reply(prompt);
    const tokens = encode(prompt);
    spent.calls += 1;
    spent.input += tokens.length;
    spent.cached += Math.max(0, ...earlier.map((other) => shared(tokens, other)));
    spent.output += encode(JSON.stringify(reply)).length;
    earlier.push(tokens);
    if (task === "write")
      for (const [text, is] of supported(reply as Sentences, life)) opinions.set(text, is);
    return reply;
  };
  return { ask, spent, opinions };
};

const swap = /My mother used to say, "([^"]+)," and (.+?) laughed/u;

/** How a sentence is changed, where it can be. */
const changes: Record<string, (sentence: string) => string> = {
  "wrong year": (text) => text.replace(/19\d\d/u, "1907"),
  "wrong name": (text) => text.replace(/\b(?:Jan|Astrid|Marta|Karl|Henrik|Elsa Lind)\b/u, "Oskar"),
  "swapped roles": (text) => text.replace(swap, '$2 used to say, "$1," and my mother laughed'),
  "dropped denial": (text) => text.replace("did not say a word", "said a word"),
};
const anywhere = (text: string): string =>
  Object.values(changes)
    .map((change) => change(text))
    .find((changed) => changed !== text) ?? text;

const every = (nth: number, change: (sentence: string) => string): StoryModel["invent"] => {
  let count = 0;
  return (text) => {
    const changed = change(text);
    return changed !== text && count++ % nth === 0 ? changed : null;
  };
};

/** Interviews played by hand, one of three for each: answers that do not say the same again and again, as those that are made here do. */
const played: Told[] = numbers.flatMap((number) =>
  tellerNumber(number).map(({ answer }, turn) => ({
    interviewId: `i${number}`,
    number,
    messageId: `p${number}-${turn}`,
    text: answer,
    topic: null,
    position: 2 * turn + 1,
    isPrivate: false,
  })),
);

type Wish = { style?: StoryStyle; words?: number; life?: readonly Told[] };

/** One row; up to 2,000 words are written in one go. */
async function run(
  name: string,
  model: StoryModel,
  { style = "first-person", words = length, life = told }: Wish = {},
): Promise<string[]> {
  const tellers = [{ name: tellerName, sex: "woman" as const, told: [...life] }];
  const stand = createStoryModel(model);
  const { ask, spent, opinions } = metered(stand, life);
  const tongue = { language: "en", tellerLanguage: "en" } as const;
  const first = outlineOf({ tellers, length: words, ...tongue });
  const wish = { outline: first, tellers, style, seed: "k3v9", ...tongue };
  const outline = (await writtenWhole(wish, ask)) ?? (await planned(wish, ask));
  const done = await writeParts({
    order: { outline, tellers, style, tellerLanguage: "en", seed: "k3v9" },
    ask,
    sections: { read: async () => null, keep: async () => {} },
    report: async () => {},
  });
  const sentences = done.flatMap((part) => part.sentences);
  const order = { outline, tellers, style, tellerLanguage: "en" as const, seed: "k3v9" };
  const story = joined({ order, done, title: tellerName, language: "en" });
  if (story) {
    const reading = { told: life, language: "en" as const, tellerName, settled: [] };
    await soreRead(readThrough(story, reading), reading, { ask, seed: "k3v9", tellers });
  }
  const printed = new Set(sentences.map(({ text }) => text));
  const seen = [...stand.invented].filter((text) => opinions.get(text)).length;
  const slipped = [...stand.invented].filter((text) => printed.has(text)).length;
  const fair = [...stand.fair].filter((text) => opinions.get(text)).length;
  const dollars =
    ((spent.input - spent.cached) * price.input + spent.cached * price.cached + spent.output * price.output) /
    1_000_000;
  const { size } = stand.invented;
  return [
    name,
    `${done.filter(({ by }) => by === "model").length} of ${done.length}`,
    String(wordsIn(sentences, "en")),
    String(spent.calls),
    String(spent.input),
    `${((100 * spent.cached) / spent.input).toFixed(0)}`,
    String(spent.output),
    dollars.toFixed(3),
    size === 0 ? "" : `${size - seen} of ${size}`,
    size === 0 ? "" : `${size - slipped} of ${size}`,
    `${fair} of ${stand.fair.size}`,
  ];
}

const mixed = (): StoryModel => ({ invent: every(10, anywhere) });
const rows = [
  await run("fair, first person", {}),
  await run("fair, biography", {}, { style: "biography" }),
  await run("writes 30 % too little", { fill: 0.7 }),
  await run("writes 50 % too much", { fill: 1.5 }),
  await run("one of ten changeable sentences invented", mixed()),
  await run("the same, approving second opinion", { ...mixed(), checks: "approving" }),
];
const short = { words: shortLength, life: told.filter(({ number }) => number === 1) };
const inOneGo = `${shortLength} words in one go:`;
rows.push(
  await run(`${inOneGo} fair, first person`, {}, short),
  await run(`${inOneGo} fair, biography`, {}, { ...short, style: "biography" }),
  await run(`${inOneGo} 30 % too little`, { fill: 0.7 }, short),
  await run(`${inOneGo} one of ten invented, approving`, { ...mixed(), checks: "approving" }, short),
);
for (const [name, change] of Object.entries(changes))
  rows.push(
    await run(`one of two: ${name}, approving second opinion`, {
      invent: every(2, change),
      checks: "approving",
    }),
  );

for (const words of [500, 1_000, 1_500, length, 6_000]) {
  rows.push(await run(`${words} words of played interviews: fair`, {}, { words, life: played }));
  rows.push(
    await run(`${words} words of played interviews: 30 % too little`, { fill: 0.7 }, { words, life: played }),
  );
}

const wordsTold = (life: readonly Told[]): number =>
  life.reduce((sum, { text }) => sum + text.split(" ").length, 0);
printTable({
  title: `A story of ${length} words from ${numbers.length} interviews of ${turns} turns (${wordsTold(told)} words told)`,
  notes: [
    `stand-in model; tokens by gpt-tokenizer (o200k); gpt-4o at $${price.input} a million, cached $${price.cached}, output $${price.output}`,
    `played interviews: ${wordsTold(played)} words; the others say the same again and again, and what is told twice is told once, so that their stories end short`,
    "caught: invented sentences that plain code refused, and that were not printed in the end; fair: sentences that plain code let through",
  ],
  heads: [
    "model",
    "sections by it",
    "words",
    "calls",
    "tokens in",
    "% cached",
    "tokens out",
    "$",
    "caught by code",
    "not printed",
    "fair kept",
  ],
  rows,
});

const verdicts = ({ language, answers, profileNames }: GroundingCases, claims: readonly Claim[]): boolean[] =>
  checkGrounding({
    sentences: claims.map(([text, at]) => ({
      text,
      sources: [{ interview_id: "one", message_id: `m${at}` }],
    })),
    told: toldOf(answers),
    language,
    profileNames,
  }).map(({ supported }) => supported);

printTable({
  title: "Plain code alone, on sentences written by hand",
  notes: ["fair: paraphrases kept; the rest: inventions refused"],
  heads: ["", "fair", ...inventions],
  rows: [en, sv, it, pl].map((cases) => [
    cases.language,
    `${verdicts(cases, cases.fair).filter(Boolean).length} of ${cases.fair.length}`,
    ...inventions.map((kind) => {
      const claims = cases.invented[kind];
      return `${verdicts(cases, claims).filter((isKept) => !isKept).length} of ${claims.length}`;
    }),
  ]),
});
