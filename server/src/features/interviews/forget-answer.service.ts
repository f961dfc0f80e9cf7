import { answerWords, withoutAnswer } from "#interviewer/without-answer.ts";
import { type Language, packs } from "#language/packs.ts";
import { type Clock, isoNow } from "#platform/clock.ts";
import type { Queries } from "#platform/database.ts";
import type { StoredInterview, StoredMessage } from "./interview.ts";
import type { InterviewStore } from "./interview-store.repository.ts";
import { previewOf } from "./next-question.service.ts";
import { deletedRecord, moveIn, moveRecord, tells } from "./turn-record.ts";

type Forgetting = { interview: StoredInterview; answer: StoredMessage; trx: Queries };

/** Ids of answers whose words are gone, and of questions that say something else now. */
export type Forgotten = { answers: string[]; questions: string[] };

export type ForgetAnswer = (forgetting: Forgetting) => Promise<Forgotten>;

/**
 * Deletes the words of one answer, and what the interviewer has noted of it. That it was given stays, and what was counted. Saga's
 * reply to it goes too, and whatever was said later, by Saga or in talk with Saga, that repeats it.
 */
export const createForgetAnswer = ({
  store,
  clock,
}: {
  store: InterviewStore;
  clock: Clock;
}): ForgetAnswer => {
  const everythingOf = async ({ interview, trx }: Forgetting): Promise<StoredMessage[]> => {
    const all: StoredMessage[] = [];
    for (const { id } of await store.interviews.listOfPeople([interview.interviewee_id], trx))
      all.push(...(await store.messages.list(id, 0, trx)));
    return all;
  };

  const dropWords = async (message: StoredMessage, trx: Queries): Promise<void> => {
    const heard = deletedRecord(message, isoNow(clock));
    await store.messages.change(message.id, { content: "", recordings: null, is_private: 1, heard }, trx);
    await store.messages.dropNotes(message.id, trx);
    await store.versions.drop(message.id, trx);
  };

  const dropQuestion = async (message: StoredMessage, instead: string, trx: Queries): Promise<void> => {
    const done = moveIn(message);
    const move = done && moveRecord(done);
    await store.messages.change(message.id, { content: instead, move }, trx);
    await store.versions.drop(message.id, trx);
  };

  /** A matter that the answer asked to leave alone stays left alone. */
  const dropKeptOut = async (interviewIds: readonly string[], gone: Set<string>, trx: Queries) => {
    for (const id of interviewIds)
      for (const row of await store.keptOut.ofInterview(id, trx))
        if (gone.has(row.message_id) && row.stems === "[]") await store.keptOut.remove(row.id, trx);
  };

  return async (forgetting) => {
    const { interview, answer, trx } = forgetting;
    const pack = packs[interview.language as Language];
    const instead = pack.conversation.listens[0] ?? "";
    const all = await everythingOf(forgetting);
    const before = await store.versions.list(answer.id, trx);
    const texts = [answer.content, ...before.map(({ content }) => content)];
    const elsewhere = all
      .filter((one) => one.role === "user" && one.id !== answer.id && tells(one))
      .map(({ content }) => content);
    const words = answerWords({ texts, elsewhere }, pack);
    const reply = all.find(
      (one) =>
        one.interview_id === interview.id && one.position > answer.position && one.role === "assistant",
    );
    const later = all.filter(
      (one) =>
        (one.interview_id === interview.id
          ? one.position > answer.position
          : one.created_at > answer.created_at) && words.repeats(one.content),
    );
    const talk = later.filter((one) => one.role === "user" && !tells(one));
    const gone = [answer, ...talk];
    const questions = [
      ...(reply ? [reply] : []),
      ...later.filter((one) => one.role === "assistant" && one !== reply),
    ];
    for (const message of gone) await dropWords(message, trx);
    for (const message of questions) await dropQuestion(message, instead, trx);
    const messages = new Set(gone.map(({ id }) => id));
    await dropKeptOut([...new Set(gone.map((one) => one.interview_id))], messages, trx);
    if (texts.some((text) => text !== "" && previewOf(text) === interview.preview))
      await store.interviews.change(interview.id, { preview: "" }, trx);
    const personId = interview.interviewee_id;
    const known = await store.ledgers.hold(personId, trx);
    const ledger = withoutAnswer(known, { ...words, messages, instead });
    await store.ledgers.write({ personId, ledger, now: isoNow(clock) }, trx);
    return { answers: [...messages], questions: questions.map(({ id }) => id) };
  };
};
