import type { Language } from "@saga/contract/vocabulary";
import type { Name } from "#interviewer/wording/memory.ts";
import { nameKey, namesIn } from "#interviewer/wording/names.ts";
import type { Exchange } from "#interviewer/wording/window.ts";
import { packs } from "#language/packs.ts";
import type { PersonMessage } from "./memory.repository.ts";

/** How prompts name a message: interview.position. */
export const markOf = ({ number, position }: Pick<PersonMessage, "number" | "position">): string =>
  `${number}.${position}`;

const wordsOf = ({ is_private, content }: PersonMessage): string =>
  is_private === 1 ? "(kept private)" : content.trim() || "(not written down yet)";

/** Questions with their answers, in order; answers to one question are one. What is private is not told. */
export function exchangesOf(messages: readonly PersonMessage[]): Exchange[] {
  const exchanges: Exchange[] = [];
  let question: string | null = null;
  for (const message of messages) {
    if (message.role === "assistant") question = message.content;
    else if (question !== null) {
      exchanges.push({ mark: markOf(message), question, answer: wordsOf(message) });
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
  /** Each name once, where it was told first. */
  return (messages: readonly PersonMessage[]): Name[] => {
    const names = new Map<string, Name>();
    for (const message of toldIn(messages)) {
      for (const found of read(message)) {
        const key = nameKey(found.name, packs[message.language as Language]);
        if (!names.has(key)) names.set(key, { ...found, mark: markOf(message) });
      }
    }
    return [...names.values()];
  };
}
