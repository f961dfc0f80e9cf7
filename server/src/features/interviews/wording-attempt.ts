import type { Emit } from "#http/event-stream.ts";
import { brokenBy, type Context } from "#interviewer/wording/check.ts";
import { promptOf, type Wanted } from "#interviewer/wording/prompt.ts";
import { groundedNotes, readReply, replySchema } from "#interviewer/wording/reply.ts";
import { windowOf } from "#interviewer/wording/window.ts";
import { ModelError, type ModelReply, type ModelUsage } from "#providers/language-model/language-model.ts";
import { afterSaid, createShowing, type Showing } from "./showing.ts";
import type { Worded, Writer } from "./wording.ts";

/** Everything a wording is made from, and checked by. `ids` are the ids of messages by their marks. */
export type Prepared = { wanted: Wanted; context: Context; ids: ReadonlyMap<string, string> };

export type Attempt = {
  writer: Writer;
  prepared: Prepared;
  /** Rules that an earlier attempt broke. */
  broken: readonly string[];
  /** The sentence of an earlier attempt that was said for good; empty: none was. */
  said: string;
  cacheKey: string;
  /** Milliseconds for all of it, and until the first word. */
  totalMs: number;
  firstWordMs: number;
  emit: Emit;
};

/** `usage` is null when the provider did not tell. */
export type Outcome =
  | { kind: "good"; text: string; reply: ModelReply; notes: Worded["notes"] }
  | { kind: "broken"; rules: string[]; reply: ModelReply | null }
  | { kind: "failed"; code: NonNullable<Worded["notice"]>; usage: ModelUsage | null };

const outputTokens = 500;

const notesOf = (reply: ModelReply, { wanted, ids }: Prepared): Worded["notes"] => {
  const known = windowOf(wanted.exchanges).verbatim;
  const notes = readReply(reply.value)?.notes ?? [];
  return groundedNotes(notes, { known, language: wanted.language }).flatMap(({ text, mark }) => {
    const messageId = ids.get(mark);
    return messageId ? [{ messageId, text }] : [];
  });
};

const outcomeOf = (reply: ModelReply, { prepared, said }: Attempt): Outcome => {
  const read = readReply(reply.value);
  if (!read) return { kind: "broken", rules: ["form"], reply };
  const text = afterSaid(said, read.question);
  const rules = brokenBy(text, prepared.context);
  if (rules.length > 0) return { kind: "broken", rules, reply };
  return { kind: "good", text, reply, notes: notesOf(reply, prepared) };
};

const failureOf = (error: unknown, signal: AbortSignal): Outcome => {
  if (signal.aborted) return { kind: "failed", code: "timeout", usage: null };
  if (!(error instanceof ModelError)) return { kind: "failed", code: "down", usage: null };
  const code = error.reason === "aborted" ? "timeout" : error.reason;
  return { kind: "failed", code, usage: error.usage };
};

type Limits = { controller: AbortController; onDelta: (text: string) => void };

const ask = async ({ writer, prepared, broken, said, cacheKey, totalMs }: Attempt, limits: Limits) => {
  const { signal } = limits.controller;
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(new ModelError("aborted")), { once: true });
  });
  // Whoever does not listen any more is not told.
  aborted.catch(() => {});
  const call = writer.write({
    model: writer.model,
    parts: promptOf(prepared.wanted, { broken, said }),
    schema: replySchema,
    streams: "question",
    maxOutputTokens: outputTokens,
    cacheKey,
    budgetMs: totalMs,
    signal,
    onDelta: limits.onDelta,
  });
  return Promise.race([call, aborted]);
};

const follow = async (attempt: Attempt, showing: Showing): Promise<Outcome> => {
  const controller = new AbortController();
  const { signal } = controller;
  const late = (ms: number) => setTimeout(() => controller.abort("timeout"), ms);
  const total = late(attempt.totalMs);
  const first = late(Math.min(attempt.totalMs, attempt.firstWordMs));
  const onDelta = (text: string) => {
    if (signal.aborted) return;
    clearTimeout(first);
    if (!showing.grow(text)) controller.abort("rule");
  };
  try {
    return outcomeOf(await ask(attempt, { controller, onDelta }), attempt);
  } catch (error) {
    if (signal.reason !== "rule") return failureOf(error, signal);
    return { kind: "broken", rules: brokenBy(showing.whole(), attempt.prepared.context), reply: null };
  } finally {
    clearTimeout(total);
    clearTimeout(first);
  }
};

/**
 * Asks a model once for the words of a question and shows them as they come; what may not be asked is taken back. `said` is
 * its first sentence, when that was said for good. Never throws.
 */
export async function attemptWording(attempt: Attempt): Promise<{ outcome: Outcome; said: string }> {
  const { emit, said, prepared } = attempt;
  const showing = createShowing({ context: prepared.context, emit, said });
  const outcome = await follow(attempt, showing);
  const isKept = outcome.kind === "good" && outcome.text.startsWith(showing.said());
  if (isKept) showing.end(outcome.text);
  else showing.takeBack();
  if (outcome.kind !== "good" || isKept) return { outcome, said: showing.said() };
  // What was streamed is not what stands in the reply.
  return { outcome: { kind: "broken", rules: ["form"], reply: outcome.reply }, said: showing.said() };
}
