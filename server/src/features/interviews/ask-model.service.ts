import type { Language } from "@saga/contract/vocabulary";
import type { Emit } from "#http/event-stream.ts";
import {
  type Choice,
  type Chosen,
  type Facts,
  type Ledger,
  type Prospect,
  stemsStillAlone,
} from "#interviewer/interviewer.ts";
import type { Context } from "#interviewer/wording/check.ts";
import type { PromptInput } from "#interviewer/wording/prompt.ts";
import { rulesOf } from "#interviewer/wording/rules.ts";
import { packs } from "#language/packs.ts";
import type { Queries } from "#platform/database.ts";
import type { ModelUsage } from "#providers/language-model/language-model.ts";
import type { StoredInterview, StoredKeptOut } from "./interview.ts";
import type { MemoryRepository } from "./memory.repository.ts";
import { attemptTurn, type Prepared } from "./model-attempt.ts";
import {
  createNameReader,
  exchangesOf,
  hoursAway,
  isBackFromRest,
  isHeavy,
  keptMatters,
  markOf,
  namesTold,
  toldIn,
  withUnnoted,
} from "./prompt-memory.ts";
import { knownOf } from "./prompt-privacy.ts";
import type { ModelResult, QuestionWriter } from "./question-writer.ts";

/** A turn that waits for its words, the answers before it stored; `ledger` is the one before it. */
export type PlannedTurn = {
  interview: Pick<StoredInterview, "id" | "interviewee_id" | "language" | "number" | "seed">;
  ledger: Ledger;
  prospect: Prospect;
  lastAnswer: string;
  facts: Facts;
};

/** A planned turn with everything that a model is told and that its words are checked by. */
export type PreparedTurn = { planned: PlannedTurn; prepared: Prepared };

/** Milliseconds until the first word must be there, and for everything, a second attempt included. */
export type QuestionBudget = { firstWordMs: number; totalMs: number };

/** Half of the time that somebody waits is for the first word. */
export const budgetOf = (waitMs: number): QuestionBudget => ({ firstWordMs: waitMs / 2, totalMs: waitMs });

export type AskModel = ReturnType<typeof createAskModel>;

const mostAttempts = 2;
/** Failures that a second attempt may avoid. */
const mayComeWhole: readonly string[] = ["bad_output", "broken_rules", "cut", "truncated"];
const nothingUsed: ModelUsage = { input: 0, cacheRead: 0, cacheWrite: 0, output: 0 };

const added = (a: ModelUsage, b: ModelUsage): ModelUsage => ({
  input: a.input + b.input,
  cacheRead: a.cacheRead + b.cacheRead,
  cacheWrite: a.cacheWrite + b.cacheWrite,
  output: a.output + b.output,
});

/** What is known of a teller when a model is asked. */
export type TellerMemory = Pick<MemoryRepository, "messagesOf" | "notesOf"> &
  Partial<Pick<MemoryRepository, "bornOf">> & {
    keptOutOf?: (personId: string, queries?: Queries) => Promise<StoredKeptOut[]>;
  };

export type AskModelDependencies = {
  memory: TellerMemory;
  budget: QuestionBudget;
  /** The photograph that an interview is about, as small as it need be; null: there is none. */
  pictureOf?: (interviewId: string) => Promise<Uint8Array | null>;
};

/** Answers of an interview about a photograph with which it is looked at. */
const looks = 3;
/** In so many interviews a model refuses the photograph that takes none: one may be broken, or too large. */
const mostRefused = 2;

/** What comes in time; null: it does not. */
const inTime = async <T>(work: Promise<T>, ms: number): Promise<T | null> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, ms, null);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};

/** Whoever saw a photograph may guess from it as long as its interview lasts. */
const maySeePicture = ({ prospect }: PlannedTurn, writer: QuestionWriter): boolean =>
  prospect.outlook.about?.kind === "picture" && writer.maySee === true;

/** Asks a model for planned turns. Whatever the model does, it answers in time, and never throws for it. */
export function createAskModel({ memory, budget, pictureOf }: AskModelDependencies) {
  /** By model: the interviews whose photograph it refused, for all accounts, until the process ends. */
  const refusals = new Map<string, Set<string>>();
  const takes = (model: string, interview: string): boolean => {
    const refused = refusals.get(model) ?? new Set();
    return refused.size < mostRefused && !refused.has(interview);
  };
  const readNames = createNameReader();

  const prepare = async (
    planned: PlannedTurn,
    { writer, queries }: { writer: QuestionWriter; queries?: Queries },
  ): Promise<PreparedTurn> => {
    const { interview, ledger, prospect, lastAnswer } = planned;
    const person = interview.interviewee_id;
    const [all, stored, known, keptOut] = await Promise.all([
      memory.messagesOf(person, queries),
      memory.notesOf(person, queries),
      memory.bornOf?.(person, queries) ?? "",
      memory.keptOutOf?.(person, queries) ?? [],
    ]);
    const { messages, mayRemember, people } = knownOf(all, ledger);
    const ids = new Map(messages.map((message) => [markOf(message), message.id]));
    const marks = new Map(messages.map((message) => [message.id, markOf(message)]));
    const language = interview.language as Language;
    const heavy = new Set(messages.filter(isHeavy).map(({ id }) => id));
    const notes = stored
      .filter(mayRemember)
      .map(({ message_id, text }) => ({
        text,
        mark: marks.get(message_id) ?? "",
        isHeavy: heavy.has(message_id),
      }))
      .filter(({ mark }) => mark !== "");
    const ofInterview = messages.filter(({ interview_id }) => interview_id === interview.id);
    const last = ofInterview.at(-1);
    const passedOver = last?.role === "assistant" ? { passedOver: last.content } : {};
    // Of an answer with a part left out the rest may be remembered by its first words.
    const whole = keptOut.filter(({ stems, words }) => stems !== "[]" || words === "");
    const closed = new Set(whole.map(({ message_id }) => message_id));
    const wanted: PromptInput = {
      language,
      style: writer.style,
      exchanges: exchangesOf(ofInterview),
      notes: withUnnoted(notes, { messages, closed }),
      names: namesTold(people(ledger.people ?? []), {
        marks,
        namesFrom: (isAsked) => readNames(messages, isAsked),
        language,
      }),
      ...(known === "" ? {} : { known }),
      outlook: prospect.outlook,
      keptOut: keptMatters(keptOut, marks),
      awayHours: hoursAway(ofInterview),
      isBack: isBackFromRest(ofInterview),
      ...passedOver,
    };
    const { facts } = prospect.outlook;
    const told = toldIn(messages);
    const before = told.findLast(
      ({ interview_id, content }) => interview_id === interview.id && !lastAnswer.includes(content),
    );
    const context: Context = {
      language,
      told: [
        ...told.map(({ content }) => content),
        known,
        ...Object.values(facts),
        ...wanted.names.map(({ name, who = "" }) => `${name}, ${who}`),
      ],
      lastAnswer,
      asked: all.filter(({ role }) => role === "assistant").map(({ content }) => content),
      leftAlone: stemsStillAlone(ledger, {
        last: lastAnswer,
        before: before && { id: before.id, text: before.content },
        pack: packs[language],
      }),
      rules: rulesOf(language, writer.style),
    };
    const sees = maySeePicture(planned, writer) ? { seesPicture: true } : {};
    return { planned, prepared: { wanted, context: { ...context, ...sees }, ids, prospect } };
  };

  /** What a model may look at before it says something: of this interview, in its first turns. Nobody waits long for it. */
  const lookedAt = async (
    planned: PlannedTurn,
    { writer, exchanges }: { writer: QuestionWriter; exchanges: number },
  ): Promise<Uint8Array | null> => {
    const { id } = planned.interview;
    if (!pictureOf || !maySeePicture(planned, writer) || exchanges > looks || !takes(writer.model, id))
      return null;
    return inTime(pictureOf(id), budget.firstWordMs / 2);
  };

  return {
    /** Reads what a model is to know of the teller. */
    prepare,

    /** A planned turn, its words told as they come. A second attempt knows which rules the first one broke. */
    ask: async (
      { planned, prepared }: PreparedTurn,
      { writer, emit }: { writer: QuestionWriter; emit: Emit },
    ): Promise<ModelResult> => {
      const deadline = Date.now() + budget.totalMs;
      const picture = await lookedAt(planned, { writer, exchanges: prepared.wanted.exchanges.length });
      const result: ModelResult = {
        choice: null,
        threads: [],
        names: [],
        notice: null,
        notes: [],
        requested: writer.requested,
        used: writer.model,
        calls: 0,
        usage: nothingUsed,
        costMicros: null,
      };
      const cacheKey = planned.interview.id;
      let broken: readonly string[] = [];
      let refused = "";
      let lead = "";
      let said = "";
      let chosen: Chosen | null = null;
      while (result.calls < mostAttempts && Date.now() < deadline) {
        result.calls += 1;
        const limits = { totalMs: Math.max(0, deadline - Date.now()), firstWordMs: budget.firstWordMs };
        const bound: Chosen | null = lead === "" ? null : chosen;
        const spoken = { lead, said, bound };
        const made = await attemptTurn({
          writer,
          prepared,
          broken,
          refused,
          picture: takes(writer.model, planned.interview.id) ? picture : null,
          whenBlind: () => {
            const refused = refusals.get(writer.model) ?? new Set();
            refusals.set(writer.model, refused.add(planned.interview.id));
          },
          cacheKey,
          emit,
          ...spoken,
          ...limits,
        });
        const { outcome } = made;
        ({ lead, said } = made);
        const usage = outcome.kind === "failed" ? outcome.usage : outcome.reply?.usage;
        result.usage = added(result.usage, usage ?? nothingUsed);
        result.costMicros = writer.costOf(writer.model, result.usage);
        if (outcome.kind === "good") {
          const { text, found, reply } = outcome;
          const spokenOnly = text === null && lead !== "" ? { said: lead } : {};
          const choice: Choice = {
            ...outcome.chosen,
            text,
            threads: found.threads,
            told: found.told,
            names: found.names,
            ...spokenOnly,
          };
          return { ...result, ...found, notice: null, choice, used: reply?.model ?? writer.model };
        }
        broken = outcome.kind === "broken" ? outcome.reasons : [];
        refused = outcome.kind === "broken" ? outcome.refused : "";
        // Its notes on the answer are kept even if its question was refused.
        if (outcome.kind === "broken" && outcome.notes.length > 0) result.notes = outcome.notes;
        chosen = bound ?? outcome.chosen ?? chosen;
        result.notice = outcome.kind === "failed" ? outcome.code : "broken_rules";
        if (!mayComeWhole.includes(result.notice)) break;
      }
      // Built-in words for the same move; a sentence that was already shown for good stays before them.
      const words = [lead, said].filter(Boolean).join(" ");
      const choice = chosen && { ...chosen, text: null, ...(words === "" ? {} : { said: words }) };
      return { ...result, choice };
    },
  };
}
