import type { Language } from "@saga/contract/vocabulary";
import type { Emit } from "#http/event-stream.ts";
import type { Ledger, Turn } from "#interviewer/interviewer.ts";
import type { InterviewNumber } from "#interviewer/plan.ts";
import { brokenBy, type Context, shownOf } from "#interviewer/wording/check.ts";
import { promptOf, type Wanted } from "#interviewer/wording/prompt.ts";
import { groundedNotes, readReply, replySchema } from "#interviewer/wording/reply.ts";
import { rulesOf } from "#interviewer/wording/rules.ts";
import { laterSubjects, leadingQuotes } from "#interviewer/wording/surroundings.ts";
import { windowOf } from "#interviewer/wording/window.ts";
import { packs } from "#language/packs.ts";
import { ModelError, type ModelReply, type ModelUsage } from "#providers/language-model/language-model.ts";
import type { StoredInterview } from "./interview.ts";
import type { MemoryRepository } from "./memory.repository.ts";
import { createNameReader, exchangesOf, markOf, toldIn } from "./recollection.ts";
import type { Worded, Writer } from "./wording.ts";

/** A turn that waits for its words, the answers before it stored. */
export type PlannedTurn = { interview: StoredInterview; ledger: Ledger; turn: Turn; lastAnswer: string };

/** Milliseconds until the first word must be there, and for everything, a second attempt included. */
export type WordingBudget = { firstWordMs: number; totalMs: number };

export const wordingBudget: WordingBudget = { firstWordMs: 6_000, totalMs: 12_000 };

export type WordingService = ReturnType<typeof createWordingService>;

const mostAttempts = 2;
const outputTokens = 500;
/** Characters: some three words. Every look at a growing question reads it from its beginning. */
const shownAtOnce = 16;
/** Failures that another attempt may not meet. */
const mayComeWhole: readonly string[] = ["bad_output", "cut", "truncated"];
const nothingUsed: ModelUsage = { input: 0, cacheRead: 0, cacheWrite: 0, output: 0 };

const added = (a: ModelUsage, b: ModelUsage): ModelUsage => ({
  input: a.input + b.input,
  cacheRead: a.cacheRead + b.cacheRead,
  cacheWrite: a.cacheWrite + b.cacheWrite,
  output: a.output + b.output,
});

type Prepared = { wanted: Wanted; context: Context; ids: ReadonlyMap<string, string> };
type Attempt = {
  writer: Writer;
  prepared: Prepared;
  broken: readonly string[];
  cacheKey: string;
  deadline: number;
  emit: Emit;
};
/** `usage` is null when the provider did not tell. */
type Outcome =
  | { kind: "good"; text: string; reply: ModelReply; notes: Worded["notes"] }
  | { kind: "broken"; rules: string[]; reply: ModelReply | null }
  | { kind: "failed"; code: NonNullable<Worded["notice"]>; usage: ModelUsage | null };

/** Finds words for planned questions with a model. Whatever the model does, it answers in time, and never throws for it. */
export function createWordingService({
  memory,
  budget,
}: {
  memory: MemoryRepository;
  budget: WordingBudget;
}) {
  const readNames = createNameReader();

  const prepare = async (
    { interview, ledger, turn, lastAnswer }: PlannedTurn,
    writer: Writer,
  ): Promise<Prepared | null> => {
    const { topic } = turn;
    if (topic === null) return null;
    const messages = await memory.messagesOf(interview.interviewee_id);
    const ids = new Map(messages.map((message) => [markOf(message), message.id]));
    const marks = new Map(messages.map((message) => [message.id, markOf(message)]));
    const stored = await memory.notesOf(interview.interviewee_id);
    const language = interview.language as Language;
    const place = { ledger, number: interview.number as InterviewNumber, language, topic };
    const marked = <Item extends { id: string; text: string }>(items: readonly Item[]) =>
      items.map(({ id, text }) => ({ text, mark: marks.get(id) ?? "" })).filter(({ mark }) => mark !== "");
    const wanted: Wanted = {
      language,
      seed: interview.seed,
      style: writer.style,
      exchanges: exchangesOf(messages.filter(({ interview_id }) => interview_id === interview.id)),
      notes: marked(stored.map(({ message_id, text }) => ({ id: message_id, text }))),
      names: readNames(messages),
      turn,
      subject: packs[language].topics[topic].name,
      later: laterSubjects(place),
      quotes: marked(leadingQuotes(place)),
    };
    const context: Context = {
      language,
      turn,
      told: toldIn(messages).map(({ content }) => content),
      lastAnswer,
      asked: messages.filter(({ role }) => role === "assistant").map(({ content }) => content),
      avoided: ledger.avoided,
      rules: rulesOf(language, writer.style),
    };
    return { wanted, context, ids };
  };

  const attempt = async ({
    writer,
    prepared,
    broken,
    cacheKey,
    deadline,
    emit,
  }: Attempt): Promise<Outcome> => {
    const { wanted, context, ids } = prepared;
    const controller = new AbortController();
    const left = Math.max(0, deadline - Date.now());
    const total = setTimeout(() => controller.abort("timeout"), left);
    const first = setTimeout(() => controller.abort("timeout"), Math.min(left, budget.firstWordMs));
    const signal = controller.signal;
    const aborted = new Promise<never>((_, reject) => {
      signal.addEventListener("abort", () => reject(new ModelError("aborted")), { once: true });
    });
    let written = "";
    let checked = 0;
    let shown = "";
    const onDelta = (text: string) => {
      if (signal.aborted) return;
      clearTimeout(first);
      written += text;
      if (shown !== "" && written.length < checked + shownAtOnce) return;
      checked = written.length;
      const next = shownOf(written, context);
      if (next === null) return controller.abort("rule");
      if (next.length <= shown.length || !next.startsWith(shown)) return;
      emit.words(next.slice(shown.length));
      shown = next;
    };
    const takeBack = () => {
      if (shown !== "") emit.reset();
    };
    try {
      const call = writer.write({
        model: writer.model,
        parts: promptOf(wanted, broken),
        schema: replySchema,
        streams: "question",
        maxOutputTokens: outputTokens,
        cacheKey,
        budgetMs: left,
        signal,
        onDelta,
      });
      const reply = await Promise.race([call, aborted]);
      const read = readReply(reply.value);
      if (!read) {
        takeBack();
        return { kind: "broken", rules: ["form"], reply };
      }
      const rules = brokenBy(read.question, context);
      if (rules.length > 0) {
        takeBack();
        return { kind: "broken", rules, reply };
      }
      if (!read.question.startsWith(shown)) {
        takeBack();
        shown = "";
      }
      emit.words(read.question.slice(shown.length));
      const known = windowOf(wanted.exchanges).verbatim;
      const notes = groundedNotes(read.notes, { known, language: wanted.language }).flatMap(
        ({ text, mark }) => {
          const messageId = ids.get(mark);
          return messageId ? [{ messageId, text }] : [];
        },
      );
      return { kind: "good", text: read.question, reply, notes };
    } catch (error) {
      takeBack();
      if (signal.aborted && signal.reason === "rule")
        return { kind: "broken", rules: brokenBy(written, context), reply: null };
      if (signal.aborted) return { kind: "failed", code: "timeout", usage: null };
      if (!(error instanceof ModelError)) return { kind: "failed", code: "down", usage: null };
      const code = error.reason === "aborted" ? "timeout" : error.reason;
      return { kind: "failed", code, usage: error.usage };
    } finally {
      clearTimeout(total);
      clearTimeout(first);
      controller.abort();
      aborted.catch(() => {});
    }
  };

  return {
    /** Words for a planned turn, told as they come. A second attempt knows which rules the first one broke. */
    word: async (planned: PlannedTurn, { writer, emit }: { writer: Writer; emit: Emit }): Promise<Worded> => {
      const deadline = Date.now() + budget.totalMs;
      const prepared = await prepare(planned, writer);
      const worded: Worded = {
        text: null,
        notice: null,
        notes: [],
        requested: writer.requested,
        used: writer.model,
        calls: 0,
        usage: nothingUsed,
        costMicros: null,
      };
      if (!prepared) return worded;
      const cacheKey = planned.interview.id;
      let broken: readonly string[] = [];
      while (worded.calls < mostAttempts && Date.now() < deadline) {
        worded.calls += 1;
        const outcome = await attempt({ writer, prepared, broken, cacheKey, deadline, emit });
        const usage = outcome.kind === "failed" ? outcome.usage : outcome.reply?.usage;
        worded.usage = added(worded.usage, usage ?? nothingUsed);
        worded.costMicros = writer.costOf(writer.model, worded.usage);
        if (outcome.kind === "failed" && !mayComeWhole.includes(outcome.code))
          return { ...worded, notice: outcome.code };
        if (outcome.kind === "good")
          return {
            ...worded,
            notice: null,
            text: outcome.text,
            used: outcome.reply.model,
            notes: outcome.notes,
          };
        broken = outcome.kind === "broken" ? outcome.rules : [];
        worded.notice = outcome.kind === "broken" ? "broken_rules" : outcome.code;
      }
      return worded;
    },
  };
}
