import type { Emit } from "#http/event-stream.ts";
import type { Admitted } from "#interviewer/choice.ts";
import { brokenBy, type Context } from "#interviewer/wording/check.ts";
import { promptOf, type Wanted } from "#interviewer/wording/prompt.ts";
import {
  groundedNotes,
  type Head,
  readHead,
  readReply,
  replySchema,
  truthfulThreads,
} from "#interviewer/wording/reply.ts";
import { windowOf } from "#interviewer/wording/window.ts";
import { ModelError, type ModelReply, type ModelUsage } from "#providers/language-model/language-model.ts";
import { afterSaid, createShowing, type Showing } from "./showing.ts";
import type { Worded, Writer } from "./wording.ts";

/** Everything a wording is made from, and checked by. `ids` are the ids of messages by their marks. */
export type Prepared = {
  wanted: Wanted;
  context: Context;
  ids: ReadonlyMap<string, string>;
  /** What becomes of what a model heard and chose. */
  admit: (head: Head) => Admitted;
};

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
  | {
      kind: "good";
      head: Head;
      text: string | null;
      reply: ModelReply | null;
      found: Found;
      /** Its words come after ours: they are shown when the turn is whole. */
      isAfterAnswer?: boolean;
    }
  | { kind: "broken"; head: Head | null; rules: string[]; reply: ModelReply | null }
  | { kind: "failed"; head: Head | null; code: NonNullable<Worded["notice"]>; usage: ModelUsage | null };

type Found = Pick<Worded, "notes" | "threads">;

const nothingFound: Found = { notes: [], threads: [] };
const outputTokens = 600;

const foundIn = (reply: ModelReply, { wanted, context, ids }: Prepared): Found => {
  const known = windowOf(wanted.exchanges).verbatim;
  const read = readReply(reply.value);
  const notes = groundedNotes(read?.notes ?? [], { known, language: wanted.language }).flatMap(
    ({ text, mark }) => {
      const messageId = ids.get(mark);
      return messageId ? [{ messageId, text }] : [];
    },
  );
  return { notes, threads: truthfulThreads(read?.threads ?? [], context.lastAnswer) };
};

const outcomeOf = (reply: ModelReply, { prepared, said }: Attempt): Outcome => {
  const read = readReply(reply.value);
  if (!read) return { kind: "broken", head: null, rules: ["form"], reply };
  const { intent, move: chosen, about } = read;
  const head = { intent, move: chosen, about };
  const found = foundIn(reply, prepared);
  const move = prepared.admit(head);
  if (move === null) return { kind: "broken", head, rules: ["move"], reply };
  if (move === "built_in") return { kind: "good", head, text: null, reply, found };
  const isAfterAnswer = move === "after_answer";
  const text = isAfterAnswer ? read.question : afterSaid(said, read.question);
  const rules = brokenBy(text, { context: prepared.context, move: isAfterAnswer ? "follow_up" : move });
  if (rules.length > 0) return { kind: "broken", head, rules, reply };
  return { kind: "good", head, text, reply, found, isAfterAnswer };
};

type Failed = { error: unknown; signal: AbortSignal; head: Head | null };

const failureOf = ({ error, signal, head }: Failed): Outcome => {
  if (signal.aborted) return { kind: "failed", head, code: "timeout", usage: null };
  if (!(error instanceof ModelError)) return { kind: "failed", head, code: "down", usage: null };
  const code = error.reason === "aborted" ? "timeout" : error.reason;
  return { kind: "failed", head, code, usage: error.usage };
};

type Limits = {
  controller: AbortController;
  onHead: (json: string) => void;
  onDelta: (text: string) => void;
};

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
    onHead: limits.onHead,
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
  let head: Head | null = null;
  const onHead = (json: string) => {
    head = readHead(json);
    const move = head && attempt.prepared.admit(head);
    if (move === "built_in") controller.abort("built_in");
    else if (move === "after_answer") clearTimeout(first);
    else if (move) showing.begin(move);
    else if (head) controller.abort("move");
  };
  const onDelta = (text: string) => {
    if (signal.aborted) return;
    clearTimeout(first);
    if (!showing.grow(text)) controller.abort("rule");
  };
  try {
    return outcomeOf(await ask(attempt, { controller, onHead, onDelta }), attempt);
  } catch (error) {
    return interrupted({ head, showing, attempt, signal }) ?? failureOf({ error, signal, head });
  } finally {
    clearTimeout(total);
    clearTimeout(first);
  }
};

/** What it comes to when we ended the call ourselves; null: we did not. */
const interrupted = ({
  head,
  showing,
  attempt,
  signal,
}: {
  head: Head | null;
  showing: Showing;
  attempt: Attempt;
  signal: AbortSignal;
}): Outcome | null => {
  const { context, admit } = attempt.prepared;
  if (head === null) return null;
  if (signal.reason === "built_in")
    return { kind: "good", head, text: null, reply: null, found: nothingFound };
  if (signal.reason === "move") return { kind: "broken", head, rules: ["move"], reply: null };
  const move = admit(head);
  if (signal.reason !== "rule" || move === null || move === "built_in" || move === "after_answer")
    return null;
  return { kind: "broken", head, rules: brokenBy(showing.whole(), { context, move }), reply: null };
};

/**
 * Asks a model once for the words of a question and shows them as they come; what may not be asked is taken back. `said` is
 * its first sentence, when that was said for good. Never throws.
 */
export async function attemptWording(attempt: Attempt): Promise<{ outcome: Outcome; said: string }> {
  const { emit, said, prepared } = attempt;
  const showing = createShowing({ context: prepared.context, emit, said });
  const outcome = await follow(attempt, showing);
  if (outcome.kind === "good" && outcome.isAfterAnswer) {
    showing.takeBack();
    return { outcome, said: showing.said() };
  }
  const text = outcome.kind === "good" ? outcome.text : null;
  const isKept = text?.startsWith(showing.said()) ?? false;
  if (text !== null && isKept) showing.end(text);
  else showing.takeBack();
  if (outcome.kind !== "good" || isKept || outcome.text === null) return { outcome, said: showing.said() };
  // What was streamed is not what stands in the reply.
  const { head, reply } = outcome;
  return { outcome: { kind: "broken", head, rules: ["form"], reply }, said: showing.said() };
}
