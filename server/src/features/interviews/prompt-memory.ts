import type { Language } from "@saga/contract/vocabulary";
import type { Person } from "#interviewer/interviewer.ts";
import { gistOf } from "#interviewer/wording/gist.ts";
import { areBefore, byMark, type Name, type Note } from "#interviewer/wording/memory.ts";
import { isPartOf, nameKey, namesIn, plainName } from "#interviewer/wording/names.ts";
import { deletedForGood, type Exchange, keptPrivate } from "#interviewer/wording/window.ts";
import type { KeptMatter } from "#interviewer/wording/wished-acts.ts";
import { packs } from "#language/packs.ts";
import { tokens } from "#language/text.ts";
import type { StoredKeptOut } from "./interview.ts";
import type { PersonMessage } from "./memory.repository.ts";
import { deletedAt, heardIn, moveIn, tells } from "./turn-record.ts";

/** How prompts name a message: interview.position. */
export const markOf = ({ number, position }: Pick<PersonMessage, "number" | "position">): string =>
  `${number}.${position}`;

const wordsOf = (message: PersonMessage): string => {
  if (deletedAt(message)) return deletedForGood;
  return message.is_private === 1 ? keptPrivate : message.content.trim() || "(not written down yet)";
};

const notAnswered = "(not answered)";

/** Questions with their answers, in order; answers to one question are one, a question passed over has none. What is private is not told. */
export function exchangesOf(messages: readonly PersonMessage[]): Exchange[] {
  const exchanges: Exchange[] = [];
  let question: PersonMessage | null = null;
  for (const message of messages) {
    if (message.role === "assistant") {
      if (question)
        exchanges.push({ mark: markOf(question), question: question.content, answer: notAnswered });
      question = message;
    } else if (question !== null) {
      exchanges.push({ mark: markOf(message), question: question.content, answer: wordsOf(message) });
      question = null;
    } else {
      const last = exchanges.at(-1);
      if (last) last.answer = `${last.answer}\n\n${wordsOf(message)}`;
    }
  }
  return exchanges;
}

/** What may be known of a person: their answers, without the private ones. */
export const toldIn = (messages: readonly PersonMessage[]): PersonMessage[] =>
  messages.filter(({ role, is_private, content }) => role === "user" && is_private === 0 && content !== "");

/** Answers whose names are kept in memory: reading one takes about a millisecond. */
const mostKept = 5_000;

/** Finds the names in answers, each answer once. */
export function createNameReader() {
  const kept = new Map<string, Omit<Name, "mark">[]>();
  const read = ({ id, content, language }: PersonMessage): Omit<Name, "mark">[] => {
    const key = `${id}|${content.length}`;
    const known = kept.get(key);
    if (known) return known;
    const names = namesIn(content, language as Language);
    if (kept.size >= mostKept) kept.clear();
    kept.set(key, names);
    return names;
  };
  /** Each name once, where it was told first; none where no message that `isAsked` for holds one. */
  return (messages: readonly PersonMessage[], isAsked = (_mark: string) => true): Name[] => {
    const names = new Map<string, Name>();
    const all = toldIn(messages);
    if (!all.some((message) => isAsked(markOf(message)) && read(message).length > 0)) return [];
    const told = new Set(all.flatMap(({ content }) => tokens(content).map(({ word }) => word)));
    for (const message of all) {
      const pack = packs[message.language as Language];
      for (const found of read(message)) {
        const name = found.kind === "person" ? plainName(found.name, { told, pack }) : found.name;
        const key = nameKey(name, pack);
        if (!names.has(key)) names.set(key, { ...found, name, mark: markOf(message) });
      }
    }
    // "Muir" is no second person beside "Sandy Muir".
    return [...names.values()].filter(
      ({ name }, _, others) => !others.some((other) => isPartOf(name, other.name)),
    );
  };
}

const nothing: ReadonlySet<string> = new Set();

/** People as a model understood them, by plain names; names that word lists find only of what was told before a model listened. */
export function namesTold(
  known: readonly Person[],
  {
    marks,
    namesFrom,
    language,
  }: {
    marks: ReadonlyMap<string, string>;
    namesFrom: (isAsked: (mark: string) => boolean) => readonly Name[];
    language: Language;
  },
): Name[] {
  const people = known.map(
    ({ name, who, message }): Name => ({
      name: plainName(name, { told: nothing, pack: packs[language] }),
      who,
      kind: "person",
      mark: marks.get(message) ?? "",
    }),
  );
  const [first] = people;
  const isBefore = first ? areBefore(first.mark) : () => true;
  const isKnown = ({ name }: Name): boolean =>
    people.some((one) => one.name === name || isPartOf(name, one.name));
  return [...namesFrom(isBefore).filter((one) => isBefore(one.mark) && !isKnown(one)), ...people];
}

const mostKeptNamed = 8;

/** The marks of what is kept out, which stay the same whatever else comes in or goes: that of the answer, and the number of several of one. */
const keptMarks = (rows: readonly StoredKeptOut[], marks: ReadonlyMap<string, string>): string[] =>
  rows.map(({ message_id }, at) => {
    const earlier = rows.slice(0, at).filter((one) => one.message_id === message_id).length;
    return `k${marks.get(message_id) ?? ""}${earlier === 0 ? "" : `-${earlier + 1}`}`;
  });

/** What is kept out, as a prompt names it: a matter by its words, an answer or a part of one by the mark of the answer alone. */
export const keptMatters = (
  rows: readonly StoredKeptOut[],
  marks: ReadonlyMap<string, string>,
): KeptMatter[] => {
  const all = rows.toSorted((a, b) => a.created_at.localeCompare(b.created_at));
  const named = keptMarks(all, marks);
  return all
    .map(({ kind, message_id, stems, words }, at) => ({
      mark: named[at] ?? "",
      kind: kind as KeptMatter["kind"],
      message: message_id,
      stems: JSON.parse(stems) as string[],
      words,
      label: stems === "[]" ? `${words === "" ? "" : "part of "}${marks.get(message_id) ?? ""}` : words,
    }))
    .slice(-mostKeptNamed)
    .sort(byMark);
};

/**
 * Notes, and of each answer that has none who, where and when in its own words: a model may have been away, or have written none that could be kept.
 * `closed`: messages that are not to be remembered so.
 */
export function withUnnoted(
  notes: readonly Note[],
  { messages, closed }: { messages: readonly PersonMessage[]; closed: ReadonlySet<string> },
): Note[] {
  const noted = new Set(notes.map(({ mark }) => mark));
  const own = toldIn(messages).filter((one) => tells(one) && !closed.has(one.id) && !noted.has(markOf(one)));
  const added = own.map(
    (one): Note => ({ mark: markOf(one), text: `“${gistOf(one.content, one.language as Language)}”` }),
  );
  return [...notes, ...added];
}

const millisecondsOf = { minute: 60_000, hour: 3_600_000 };
/** Whoever goes on sooner after a goodbye was not away. */
const shortestRest = 5 * millisecondsOf.minute;

/** Was a grief or a secret heard in it? */
export const isHeavy = (message: PersonMessage): boolean =>
  ["grief", "secret"].includes(heardIn(message)?.intent ?? "");

/** Milliseconds between the last question and its answer. */
const millisecondsAway = (messages: readonly PersonMessage[]): number => {
  const answer = messages.at(-1);
  const question = messages.findLast(({ role }) => role === "assistant");
  if (!answer || !question || answer === question) return 0;
  const passed = Date.parse(answer.created_at) - Date.parse(question.created_at);
  return Number.isNaN(passed) ? 0 : Math.max(0, passed);
};

/** Is the last answer the first one after a rest: asked for, or after a goodbye long enough to be one? */
export const isBackFromRest = (messages: readonly PersonMessage[]): boolean => {
  const question = messages.findLast(({ role }) => role === "assistant");
  const move = question && moveIn(question)?.move;
  if (messages.at(-1)?.role !== "user") return false;
  return move === "wait" || (move === "offer_break" && millisecondsAway(messages) >= shortestRest);
};

/** Whole hours between the last question and its answer. */
export const hoursAway = (messages: readonly PersonMessage[]): number =>
  Math.floor(millisecondsAway(messages) / millisecondsOf.hour);
