import { randomBytes } from "node:crypto";
import type { Language } from "#language/packs.ts";
import {
  type LanguageModel,
  ModelError,
  type ModelFailure,
} from "#providers/language-model/language-model.ts";
import {
  type Claim,
  claimsIn,
  claimsPrompt,
  claimsSchema,
  type Readable,
} from "#storyteller/facts/claims.ts";
import { linesIn } from "#storyteller/facts/told-facts.ts";
import type { ToldAnswer } from "./told-answer.ts";

/** A call holds so many answers, and so many characters of them. */
const [mostAnswers, mostCharacters] = [8, 8_000];
const maxOutputTokens = 4_000;
/** Relatives of whom was told before that a prompt names. */
const mostKnown = 60;
/** Failures that are the reply's own: asking for the same once more may help, and a third time would only cost. */
const ofReply: readonly ModelFailure[] = ["bad_output", "truncated", "filtered", "too_long", "refused"];

/** An answer that no model has read as it stands. */
export type Waiting = Readable & { message: string; digest: string };

/** The words of an answer that may be read: without what is secret, asked or not cut into sentences; empty: none. */
export function readable({ messageId, text, question, language }: ToldAnswer): string {
  const lines = linesIn({ message: messageId, text, question }, language as Language);
  return lines.reduce((all, line, at) => {
    const before = lines[at - 1];
    const between = before ? text.slice(before.start + before.sentence.length, line.start) : "";
    return all + (/^\s*$/u.test(between) ? between : "\n") + line.sentence;
  }, "");
}

/** Answers that wait to be read, as a call takes them. */
export const batchOf = (waiting: readonly Waiting[]): Waiting[] => {
  let characters = 0;
  return waiting.slice(0, mostAnswers).filter(({ text }, at) => {
    characters += text.length;
    return at === 0 || characters <= mostCharacters;
  });
};

/** A call of a model. `known`: relatives of whom was told before. */
export type Reading = {
  model: string;
  write: LanguageModel["write"];
  known: Parameters<typeof claimsPrompt>[1]["known"];
  personId: string;
  signal: AbortSignal;
  callMs: number;
};

/**
 * What a model says that answers state, by those of them that it was asked for last: where its reply is not of the form, it is asked for the first alone, and
 * if that fails as well it stated nothing. Throws why no reply came.
 */
export async function askClaims(
  batch: readonly Waiting[],
  { model, write, known, personId, signal, callMs }: Reading,
): Promise<Map<string, Claim[]>> {
  const requestOf = (marked: readonly Waiting[]) => ({
    model,
    parts: claimsPrompt(marked, { known: known.slice(-mostKnown), seed: randomBytes(4).toString("hex") }),
    schema: claimsSchema,
    maxOutputTokens,
    cacheKey: `facts ${personId}`,
    budgetMs: callMs,
    signal,
  });
  const all = batch.map((one, at) => ({ ...one, mark: `${at + 1}` }));
  const first = all.slice(0, 1);
  for (const marked of [all, first]) {
    try {
      const found = claimsIn((await write(requestOf(marked))).value);
      if (found) return new Map(marked.map(({ mark, message }) => [message, found.get(mark) ?? []]));
    } catch (error) {
      if (!(error instanceof ModelError) || !ofReply.includes(error.reason)) throw error;
    }
  }
  return new Map(first.map(({ message }) => [message, []]));
}
