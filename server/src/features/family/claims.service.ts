import { createHash, randomBytes } from "node:crypto";
import type { Actor } from "#http/actor.ts";
import type { Language } from "#language/packs.ts";
import { type Clock, isoNow } from "#platform/clock.ts";
import { eachInTurns } from "#platform/in-turns.ts";
import type { createJobs } from "#platform/jobs.ts";
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
import type { ClaimsRepository } from "./claims.repository.ts";
import type { ToldAnswer } from "./told-answer.ts";

/** A model that may read what a person told, for the account whose it is; null: none is configured, agreed to, affordable or well. */
export type ReaderFor = (
  actor: Actor,
  personId: string,
) => Promise<{ model: string; write: LanguageModel["write"] } | null>;

type Dependencies = {
  claims: ClaimsRepository;
  toldBy: (actor: Actor, personId: string) => Promise<ToldAnswer[]>;
  /** Whose account a person is of. */
  accountOf: (personId: string) => Promise<string | null>;
  readerFor: ReaderFor;
  hasServices: boolean;
  jobs: Pick<ReturnType<typeof createJobs>, "enqueue" | "wake" | "handle">;
  clock: Clock;
  callMs: number;
};

const kind = "read_answers";
/** Seconds without another answer after which an interview is read: several answers cost one call. */
const restSeconds = 180;
/** A call holds so many answers, and so many characters of them. */
const [mostAnswers, mostCharacters] = [8, 8_000];
const maxOutputTokens = 4_000;
/** Relatives of whom was told before that a prompt names. */
const mostKnown = 60;
/** Failures that are the reply's own: asking for the same once more may help, and a third time would only cost. */
const ofReply: readonly ModelFailure[] = ["bad_output", "truncated", "filtered", "too_long", "refused"];
const mostTries = 2;

type Waiting = Readable & { message: string; digest: string };

/** The words of an answer that may be read: without what is secret, asked or not cut into sentences; empty: none. */
function readable({ messageId, text, question, language }: ToldAnswer): string {
  const lines = linesIn({ message: messageId, text, question }, language as Language);
  return lines.reduce((all, line, at) => {
    const before = lines[at - 1];
    const between = before ? text.slice(before.start + before.sentence.length, line.start) : "";
    return all + (/^\s*$/u.test(between) ? between : "\n") + line.sentence;
  }, "");
}

/** Answers that wait to be read, as a call takes them. */
const batchOf = (waiting: readonly Waiting[]): Waiting[] => {
  let characters = 0;
  return waiting.slice(0, mostAnswers).filter(({ text }, at) => {
    characters += text.length;
    return at === 0 || characters <= mostCharacters;
  });
};

export type ClaimsService = ReturnType<typeof createClaimsService>;

/** Has a model read what was told, once for the words of each answer, beside everything else that is done. */
export function createClaimsService(dependencies: Dependencies) {
  const { claims, toldBy, accountOf, readerFor, hasServices, jobs, clock, callMs } = dependencies;

  const waitingIn = async (answers: readonly ToldAnswer[]): Promise<Waiting[]> => {
    const found: Waiting[] = [];
    await eachInTurns(answers, (answer) => {
      const text = answer.isGuarded || answer.text === "" ? "" : readable(answer);
      const { question, messageId } = answer;
      const digest = createHash("sha256").update(`${question}\n${text}`).digest("hex");
      if (text !== "" && answer.claimsOf !== digest)
        found.push({ mark: "", message: messageId, question, text, digest });
    });
    return found;
  };

  const ask = async (
    batch: readonly Waiting[],
    {
      write,
      model,
      known,
      personId,
      signal,
    }: Pick<NonNullable<Awaited<ReturnType<ReaderFor>>>, "write" | "model"> & {
      known: Claim[];
      personId: string;
      signal: AbortSignal;
    },
  ): Promise<Map<string, Claim[]>> => {
    const marked = batch.map((one, at) => ({ ...one, mark: `${at + 1}` }));
    const request = {
      model,
      parts: claimsPrompt(marked, { known, seed: randomBytes(4).toString("hex") }),
      schema: claimsSchema,
      maxOutputTokens,
      cacheKey: `facts ${personId}`,
      budgetMs: callMs,
      signal,
    };
    for (let attempt = 1; attempt <= mostTries; attempt += 1) {
      try {
        const found = claimsIn((await write(request)).value);
        if (found) return new Map(marked.map(({ mark, message }) => [message, found.get(mark) ?? []]));
      } catch (error) {
        if (!(error instanceof ModelError) || !ofReply.includes(error.reason)) throw error;
      }
    }
    return new Map();
  };

  /** Reads all that a person told and no model has read. Throws what is better another time. */
  const run = async (personId: string, signal: AbortSignal): Promise<void> => {
    const account = await accountOf(personId);
    if (account === null) return;
    const actor: Actor = { id: account, email: "", isAdmin: false };
    for (let last = ""; ; ) {
      signal.throwIfAborted();
      const answers = await toldBy(actor, personId);
      const waiting = await waitingIn(answers);
      const batch = batchOf(waiting);
      const these = batch.map(({ digest }) => digest).join();
      if (batch.length === 0 || these === last) return;
      last = these;
      const reader = await readerFor(actor, personId);
      if (!reader) return;
      const people = answers.flatMap((answer) => answer.claims.filter((claim) => claim.kind === "person"));
      const known = [...new Map(people.map((one) => [`${one.relation} ${one.name}`, one])).values()].slice(
        -mostKnown,
      );
      const found = await ask(batch, { ...reader, known, personId, signal });
      const read = batch.map(({ message, digest }) => ({
        message,
        digest,
        claims: found.get(message) ?? [],
      }));
      await claims.keep(read, isoNow(clock));
    }
  };

  jobs.handle(kind, async ({ subject, signal }) => {
    try {
      await run(subject, signal);
    } catch (error) {
      if (!(error instanceof ModelError) || error.reason !== "spent") throw error;
    }
  });

  const expect = async (personId: string, afterSeconds: number): Promise<void> => {
    if (!hasServices) return;
    await jobs.enqueue({ kind, subject: personId, again: true, afterSeconds });
    jobs.wake();
  };

  return {
    /** Hears that a person told something: it is read once they rest. */
    whenTold: (personId: string): Promise<void> => expect(personId, restSeconds),

    /** Hears that the family looks at what a person told: it is read now, if it was not. */
    whenLooked: async (personId: string, answers: readonly ToldAnswer[]): Promise<void> => {
      if (hasServices && (await waitingIn(answers)).length > 0) await expect(personId, 0);
    },
  };
}
