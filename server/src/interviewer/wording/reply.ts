import { intents, moves } from "@saga/contract/interviews";
import { type Askable, askables } from "#language/asides.ts";
import { fold } from "#language/fold.ts";
import type { LanguagePack } from "#language/pack.ts";
import type { Language } from "#language/packs.ts";
import { packs } from "#language/packs.ts";
import { contentStems, normalise, stopwordsOf, tokens } from "#language/text.ts";
import type { Intent, Move } from "../moves.ts";
import { toldWordsOf } from "../reading/told-words.ts";
import type { Note } from "./memory.ts";
import type { Exchange } from "./window.ts";

/** What only plain code tells apart; to questions about its mind and its opinions a model answers as what it is. */
const ownAskables: ReadonlySet<Askable> = new Set<Askable>([
  "kept",
  "written",
  "something",
  "mind",
  "opinion",
  "beforehand",
  "wholly",
  "gender",
  "sight",
  "advice",
]);
const heardAskables: readonly Askable[] = askables.filter((one) => !ownAskables.has(one));

/** What a teller can want done with something that was told. */
const wishedActs = ["erase", "keep_out", "leave_alone", "let_in"] as const;

/** JSON schema of a reply: what was heard and chosen comes first, then the question, so that it can be told while it is written. */
export const replySchema: Record<string, unknown> = {
  type: "object",
  additionalProperties: false,
  required: ["intent", "also", "asked", "acts", "move", "about", "question", "threads", "names", "notes"],
  properties: {
    intent: { type: "string", enum: [...intents] },
    also: { type: "array", items: { type: "string", enum: [...intents] } },
    asked: { type: "array", items: { type: "string", enum: [...heardAskables] } },
    acts: {
      type: "array",
      items: {
        type: "object",
        additionalProperties: false,
        required: ["do", "what"],
        properties: { do: { type: "string", enum: [...wishedActs] }, what: { type: "string" } },
      },
    },
    move: { type: "string", enum: [...moves] },
    about: { type: "string" },
    question: { type: "string" },
    threads: {
      type: "array",
      items: {
        type: "object",
        additionalProperties: false,
        required: ["text", "weight"],
        properties: { text: { type: "string" }, weight: { type: "integer", enum: [1, 2, 3] } },
      },
    },
    names: {
      type: "array",
      items: {
        type: "object",
        additionalProperties: false,
        required: ["name", "who"],
        properties: { name: { type: "string" }, who: { type: "string" } },
      },
    },
    notes: {
      type: "array",
      items: {
        type: "object",
        additionalProperties: false,
        required: ["text", "message_id"],
        properties: { text: { type: "string" }, message_id: { type: "string" } },
      },
    },
  },
};

/** What is to be done, and with what: the mark of an answer or of something kept out, or words of the teller. */
type WishedAct = { do: (typeof wishedActs)[number]; what: string };

/** What a model heard and chose: it stands before its question. */
export type Head = {
  intent: Intent;
  also: Intent[];
  move: Move;
  about: string;
  asked: Askable[];
  acts: WishedAct[];
};

/** `text` is the mark of a listed thread where that was told now. */
export type NotedThread = { text: string; weight: 1 | 2 | 3 };

/** Somebody who was named, and who that is to the teller. */
export type NamedPerson = { name: string; who: string };

export type Reply = Head & {
  question: string;
  threads: NotedThread[];
  names: NamedPerson[];
  notes: Note[];
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

const tidy = (text: string): string => text.replace(/\s+/gu, " ").trim();

const noteIn = (value: unknown): Note[] => {
  if (!isObject(value) || typeof value.text !== "string") return [];
  const mark = String(value.message_id).replace(/^\[|\]$/gu, "");
  return [{ text: tidy(value.text), mark }];
};

const threadIn = (value: unknown): NotedThread[] => {
  if (!isObject(value) || typeof value.text !== "string") return [];
  const weight = value.weight === 3 || value.weight === 1 ? value.weight : 2;
  return [{ text: value.text.trim(), weight }];
};

const nameIn = (value: unknown): NamedPerson[] =>
  isObject(value) && typeof value.name === "string" && typeof value.who === "string"
    ? [{ name: tidy(value.name), who: tidy(value.who) }]
    : [];

const mostListed = 6;
/** A secret is copied sentence by sentence. */
const mostActs = 20;

const listIn = (value: unknown, most = mostListed): readonly unknown[] =>
  Array.isArray(value) ? value.slice(0, most) : [];

const actIn = (value: unknown): WishedAct[] => {
  if (!isObject(value) || typeof value.what !== "string") return [];
  const what = tidy(value.what).replace(/^\[|\]$/gu, "");
  return wishedActs.flatMap((one) => (one === value.do && what !== "" ? [{ do: one, what }] : []));
};

const headOf = (value: Record<string, unknown>): Head | null => {
  const intent = intents.find((one) => one === value.intent);
  const move = moves.find((one) => one === value.move);
  if (!intent || !move) return null;
  return {
    intent,
    also: intents.filter((one) => one !== intent && listIn(value.also).includes(one)),
    move,
    about: typeof value.about === "string" ? tidy(value.about) : "",
    asked: heardAskables.filter((one) => listIn(value.asked).includes(one)),
    acts: listIn(value.acts, mostActs).flatMap(actIn),
  };
};

/** Reads what was heard and chosen in the beginning of a reply that is still being written; null when it is not of the form. */
export const readHead = (json: string): Head | null => {
  try {
    const value: unknown = JSON.parse(`${json.slice(json.indexOf("{")).replace(/,\s*$/u, "")}}`);
    return isObject(value) ? headOf(value) : null;
  } catch {
    return null;
  }
};

/** Reads what a model replied; null when it is not of the form. */
export const readReply = (value: unknown): Reply | null => {
  if (!isObject(value)) return null;
  const head = headOf(value);
  if (!head || typeof value.question !== "string") return null;
  const notes = Array.isArray(value.notes) ? value.notes.flatMap(noteIn) : [];
  const threads = Array.isArray(value.threads) ? value.threads.flatMap(threadIn) : [];
  const names = listIn(value.names).flatMap(nameIn);
  return { ...head, question: tidy(value.question), threads, names, notes };
};

const mostThreads = 2;
const longestThread = 160;

/** The threads that are copied letter by letter from the answer. */
export const truthfulThreads = (threads: readonly NotedThread[], answer: string): NotedThread[] =>
  threads
    .filter(({ text }) => text !== "" && text.length <= longestThread && answer.includes(text))
    .slice(0, mostThreads);

/** Marks of the listed threads that were told now. */
export const toldThreads = (threads: readonly NotedThread[]): string[] =>
  threads.flatMap(({ text }) => (/^t\d+$/u.test(text) ? [text] : []));

const most = { notes: 2, weighty: 4, characters: 320 };
/** Share of a note's content words that must stand in the message it names. */
const support = 0.3;

const fewestOfRoot = 3;

/** Is a number below a hundred said in words, "twenty-six" or "sześć", beside others in figures? */
const isSaidInWords = (number: number, said: ReadonlySet<string>, { numbers }: LanguagePack): boolean => {
  if (number === 0 || number > 99) return false;
  const parts = [number % 10, number - (number % 10)].filter((part) => part > 0);
  const isSaid = (value: number): boolean =>
    [...numbers.roots].some(
      ([root, of]) =>
        of === value &&
        root.length >= fewestOfRoot &&
        [...said].some((word) => fold(word).startsWith(fold(root))),
    );
  return isSaid(number) || parts.every(isSaid);
};

const isGrounded = ({ text, mark }: Note, { known, told: all = [], language }: Known): boolean => {
  const exchange = known.find((one) => one.mark === mark);
  const source = exchange?.answer;
  if (!source || text === "" || text.length > most.characters || /[<>{}[\]`|\\]|:\/\//u.test(text))
    return false;
  const pack = packs[language];
  const words = new Set(tokens(source).map(({ word }) => word));
  const strict = tokens(text).filter(
    ({ start, word }, index) => /\p{N}/u.test(word) || (index > 0 && /^\p{Lu}/u.test(text[start] ?? "")),
  );
  const polite = stopwordsOf(pack);
  // A name may stand in another case than it was told.
  const beginning = (word: string): string => (word.length > 5 ? word.slice(0, -2) : word);
  // Who says a year in words is noted in figures.
  const isSpoken = !/\p{N}/u.test(source);
  const isTold = (word: string): boolean =>
    words.has(word) ||
    (/^\p{N}+$/u.test(word) && (isSpoken || isSaidInWords(Number(word), words, pack))) ||
    polite.has(word) ||
    all.some((one) => toldWordsOf(one, language).normal.includes(beginning(word)));
  if (strict.some(({ word }) => !isTold(word))) return false;
  const stems = contentStems(text, pack);
  // "That it was good." is noted with what was asked; of the answer itself something must stand in it.
  const told = new Set(contentStems(source, pack));
  const heard = new Set([...told, ...contentStems(exchange.question, pack)]);
  const isOfAnswer = stems.some((stem) => told.has(stem));
  return isOfAnswer && stems.filter((stem) => heard.has(stem)).length / stems.length >= support;
};

/** The exchanges that notes may be made of; their names and numbers may have been told at any time. */
type Known = {
  known: readonly Exchange[];
  told?: readonly string[];
  language: Language;
  intents?: readonly Intent[];
};

/** Of a loss or one's own guilt, of a secret and of danger more is kept than of what is told otherwise. */
const weighty: ReadonlySet<Intent> = new Set<Intent>(["grief", "secret", "crisis"]);

/** The notes that say nothing but what stands in the message they name, the most needful first. */
export const groundedNotes = (notes: readonly Note[], { intents: heard = [], ...of }: Known): Note[] => {
  const seen = new Set<string>();
  return notes
    .filter((note) => {
      const key = normalise(note.text);
      if (seen.has(key) || !isGrounded(note, of)) return false;
      seen.add(key);
      return true;
    })
    .slice(0, heard.some((one) => weighty.has(one)) ? most.weighty : most.notes);
};
