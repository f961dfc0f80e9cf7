import { createHash } from "node:crypto";
import type { Actor } from "#http/actor.ts";
import { eachInTurns } from "#platform/in-turns.ts";
import type { createJobs } from "#platform/jobs.ts";
import { ModelError } from "#providers/language-model/language-model.ts";
import { askClaims, batchOf, type Reading, readable, type Waiting } from "./ask-claims.ts";
import type { ClaimsRepository } from "./claims.repository.ts";
import { relativesIn } from "./facts-in-answers.ts";
import { createLifeMemory } from "./life-memory.ts";
import type { ToldAnswer } from "./told-answer.ts";

/** Who may read what a person told. `callMs`: for one call. */
export type Readers = {
  /** For the account whose it is; null: no model is configured, agreed to, affordable or well. */
  readerFor: (actor: Actor, personId: string) => Promise<Pick<Reading, "model" | "write"> | null>;
  hasServices: boolean;
  callMs: number;
};

type Dependencies = {
  claims: ClaimsRepository;
  toldBy: (actor: Actor, personId: string) => Promise<ToldAnswer[]>;
  /** Whose account a person is of. */
  accountOf: (personId: string) => Promise<string | null>;
  readers: Readers;
  jobs: Pick<ReturnType<typeof createJobs>, "enqueue" | "wake" | "handle">;
};

const kind = "read_answers";
/** Seconds without another answer after which an interview is read: several answers cost one call. */
const restSeconds = 180;

export type ClaimsService = ReturnType<typeof createClaimsService>;

const actorOf = (account: string): Actor => ({ id: account, email: "", isAdmin: false });

/** Does all of an answer go to a model? The question after one that does not may repeat what was confided. */
const isOpen = (answer: ToldAnswer): boolean =>
  !answer.isSecret && readable(answer).replaceAll(/\s/gu, "") === answer.text.replaceAll(/\s/gu, "");

/** Has a model read what was told, once for the words of each answer, beside everything else that is done. */
export function createClaimsService(dependencies: Dependencies) {
  const { claims, toldBy, accountOf, jobs } = dependencies;
  const { readerFor, hasServices, callMs } = dependencies.readers;

  const waitingIn = async (answers: readonly ToldAnswer[]): Promise<Waiting[]> => {
    const found: Waiting[] = [];
    let before: ToldAnswer | undefined;
    await eachInTurns(answers, (answer) => {
      const { messageId, interviewId } = answer;
      const previous = before?.interviewId === interviewId ? before : undefined;
      before = answer;
      const text = answer.isSecret || answer.text === "" ? "" : readable(answer);
      if (text === "") return;
      const question = !previous || isOpen(previous) ? answer.question : "";
      // Of the answer alone: a question is said without what is kept out since, and says nothing new by that.
      const digest = createHash("sha256").update(text).digest("hex");
      if (answer.claimsOf !== digest) found.push({ mark: "", message: messageId, question, text, digest });
    });
    return found;
  };

  const waitingOf = createLifeMemory<Waiting[]>();

  /** Reads all that a person told and no model has read. Throws what is better another time. */
  const run = async (personId: string, signal: AbortSignal): Promise<void> => {
    const account = await accountOf(personId);
    if (account === null) return;
    const actor = actorOf(account);
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
      // Anew for each batch: what was found in the one before names more of them.
      const known = await relativesIn(answers);
      const { model, write } = reader;
      const found = await askClaims(batch, { model, write, known, personId, signal, callMs });
      await claims.keep(
        batch.flatMap(({ message, digest }) => {
          const own = found.get(message);
          return own ? [{ message, digest, claims: own }] : [];
        }),
      );
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
    const account = hasServices ? await accountOf(personId) : null;
    if (account === null || !(await readerFor(actorOf(account), personId))) return;
    await jobs.enqueue({ kind, subject: personId, again: true, afterPause: true, afterSeconds });
    jobs.wake();
  };

  return {
    /** Hears that a person told something: it is read once they rest. */
    whenTold: (personId: string): Promise<void> => expect(personId, restSeconds),

    /** Hears that the family looks at what a person told: it is read now, if it was not. */
    whenLooked: async (personId: string, answers: readonly ToldAnswer[]): Promise<void> => {
      if (!hasServices) return;
      const waiting = await waitingOf(personId, answers, () => waitingIn(answers));
      if (waiting.length > 0) await expect(personId, 0);
    },
  };
}
