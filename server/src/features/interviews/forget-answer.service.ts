import {
  type AnswerWords,
  answerWords,
  leadsIntoGone,
  type Part,
  standsIn,
  withoutAnswer,
} from "#interviewer/without-answer.ts";
import { withoutLines } from "#interviewer/without-lines.ts";
import { type Language, packs } from "#language/packs.ts";
import { sentences } from "#language/text.ts";
import { type Clock, isoNow } from "#platform/clock.ts";
import type { Queries } from "#platform/database.ts";
import type { StoredInterview, StoredMessage } from "./interview.ts";
import type { InterviewStore } from "./interview-store.repository.ts";
import { previewOf } from "./next-question.service.ts";
import {
  cutAt,
  cutRecord,
  deletedAt,
  deletedRecord,
  heardIn,
  moveIn,
  moveRecord,
  tells,
} from "./turn-record.ts";

/**
 * `part`: only these sentences of it go, and what stays; `asked`: the question in which Saga said words of it again; `about`: answers in which
 * deleting it was spoken of; `cuts`: sentences about it of answers that tell something else; `receipt`: the words that say it is done, which stay.
 */
type Forgetting = {
  personId: string;
  answer: StoredMessage;
  part?: { lines: readonly string[]; left: string } | undefined;
  asked?: string | undefined;
  about?: readonly string[] | undefined;
  cuts?: readonly Cut[] | undefined;
  receipt?: string | undefined;
  trx: Queries;
};

/** Sentences of an answer. */
export type Cut = { message: string; lines: readonly string[] };

/** Ids of answers and talk whose words are gone, and of what Saga said, a question or not, that is put otherwise now. */
export type Forgotten = { answers: string[]; questions: string[] };

export type ForgetAnswer = (forgetting: Forgetting) => Promise<Forgotten>;

type Spoken = Pick<StoredInterview, "language">;

/** `receipts`: whole sentences about deleting that are always the same, and say again no word of anybody. */
type SpokenWords = AnswerWords & { instead: string; receipts: readonly string[] };

const sentencesOf = ({ content, language }: StoredMessage & Spoken): string[] =>
  sentences(content, language as Language).map(({ text }) => text);

const isAfter = (one: StoredMessage, other: StoredMessage): boolean =>
  one.interview_id === other.interview_id ? one.position > other.position : one.created_at > other.created_at;

const isRightAfter = (one: StoredMessage, other: StoredMessage): boolean =>
  one.interview_id === other.interview_id && one.position === other.position + 1;

/** Did Saga receive something that weighs, or say that it stays out? */
const isReception = (message: StoredMessage): boolean => {
  const done = moveIn(message);
  return (
    done !== null && [done.move, ...done.also].some((move) => move === "stay_gently" || move === "delete")
  );
};

/** The words of an answer as they are known again in the language of an interview, and what Saga says there in their place. */
const wordsIn = (told: { texts: readonly string[]; elsewhere: readonly string[] }) => {
  const known = new Map<string, SpokenWords>();
  return ({ language }: Spoken): SpokenWords => {
    const pack = packs[language as Language];
    const instead = pack.conversation.listens[0] ?? "";
    const receipts = Object.values(pack.erasing.words).filter((words) => !words.includes("{"));
    const words = known.get(language) ?? { ...answerWords(told, pack), instead, receipts };
    known.set(language, words);
    return words;
  };
};

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
  const everythingIn = async (interviews: readonly StoredInterview[], trx: Queries) => {
    const all: (StoredMessage & Spoken)[] = [];
    for (const { id, language } of interviews)
      all.push(...(await store.messages.list(id, 0, trx)).map((one) => ({ ...one, language })));
    return all;
  };

  const dropWords = async (message: StoredMessage, trx: Queries): Promise<void> => {
    const heard = deletedRecord(message, isoNow(clock));
    await store.messages.change(message.id, { content: "", recordings: null, is_private: 1, heard }, trx);
    await store.messages.dropNotes(message.id, trx);
    await store.versions.drop(message.id, trx);
  };

  /** Sentences go from an answer with all of its sound, and with what was noted of it, as far as that tells more than what stays. */
  const dropLines = async (
    message: StoredMessage,
    { part, left, trx }: { part: Part; left: string; trx: Queries },
  ): Promise<void> => {
    const heard = cutRecord(message, isoNow(clock));
    await store.messages.change(message.id, { content: left, recordings: null, heard }, trx);
    await store.versions.drop(message.id, trx);
    const of = await store.interviews.find(message.interview_id, trx);
    for (const note of of ? await store.messages.notesOf(of.interviewee_id, trx) : [])
      if (note.message_id === message.id && !part.stands(note.text))
        await store.messages.dropNote(note.id, trx);
  };

  /** Sentences that are gone are not listed as kept out any more. */
  const listWithout = async (personId: string, { message, lines }: Part, trx: Queries): Promise<void> => {
    for (const row of await store.keptOut.ofPeople([personId], trx)) {
      if (row.message_id !== message || row.stems !== "[]" || row.words === "") continue;
      const gone = lines.filter((line) => row.words.includes(line));
      const words = gone.length > 0 ? withoutLines(row.words, gone) : row.words;
      if (words === null) await store.keptOut.remove(row.id, trx);
      else if (words !== row.words) await store.keptOut.changeWords(row.id, words, trx);
    }
  };

  /** A person or matter that was to stand in no story, and of whom nothing is left, is not listed by name any more. */
  const dropMatters = async (personId: string, holds: AnswerWords["holds"], trx: Queries): Promise<void> => {
    for (const row of await store.keptOut.ofPeople([personId], trx))
      if (row.stems !== "[]" && row.kind !== "not_asked" && holds(row.words))
        await store.keptOut.remove(row.id, trx);
  };

  const dropQuestion = async (message: StoredMessage, instead: string, trx: Queries): Promise<void> => {
    const done = moveIn(message);
    const move = done && moveRecord(done);
    await store.messages.change(message.id, { content: instead, move }, trx);
    await store.versions.drop(message.id, trx);
  };

  return async ({ personId, answer, part: cut, asked, about: talkedOf = [], cuts = [], receipt, trx }) => {
    // First of all: nothing is said in another interview of the person until it is done.
    const known = await store.ledgers.hold(personId, trx);
    const interviews = await store.interviews.listOfPeople([personId], trx);
    const all = await everythingIn(interviews, trx);
    const before = await store.versions.list(answer.id, trx);
    const texts = [answer.content, ...before.map(({ content }) => content)];
    // What is left of answers that lose sentences about it; of one that loses all of them nothing stays.
    const leftIn = new Map(
      cuts.map(({ message, lines }) => {
        const content = all.find(({ id }) => id === message)?.content ?? "";
        return [message, { lines, left: withoutLines(content, lines) }];
      }),
    );
    const about = [
      ...talkedOf,
      ...cuts.map(({ message }) => message).filter((id) => leftIn.get(id)?.left === null),
    ];
    const others = all
      .filter((one) => one.role === "user" && one.id !== answer.id && tells(one) && !about.includes(one.id))
      .map(({ id, content }) => leftIn.get(id)?.left ?? content);
    const elsewhere = cut ? [...others, cut.left] : others;
    const spoken = wordsIn({ texts, elsewhere });
    const repeats = (one: StoredMessage & Spoken): boolean => {
      const { repeats: repeatsIt, receipts } = spoken(one);
      if (one.role === "user") return repeatsIt(one.content);
      return repeatsIt(receipts.reduce((left, receipt) => left.replace(receipt, ""), one.content));
    };
    // What two deleted answers told was told elsewhere when the first of them went.
    const deleted = [answer, ...all.filter((one) => deletedAt(one) ?? cutAt(one))];
    const later = all.filter((one) => deleted.some((other) => isAfter(one, other)) && repeats(one));
    const isAbout = (one: StoredMessage): boolean =>
      about.includes(one.id) && one.id !== answer.id && one.content !== "";
    const talk = all.filter(
      (one) =>
        one.role === "user" && (isAbout(one) || (later.includes(one) && !tells(one) && !leftIn.has(one.id))),
    );
    const reply = all.find(
      (one) => one.interview_id === answer.interview_id && isAfter(one, answer) && one.role === "assistant",
    );
    // Help in danger is said in words that are always the same.
    const isHelp = reply && moveIn(reply)?.move === "support" && !repeats(reply);
    const repliesTo = all.filter((one) => isAbout(one) || leftIn.has(one.id));
    // Of an answer that stays in part, what was said to it may stand as far as it says nothing of what goes.
    const showsSecret = reply && cut && (isReception(reply) || heardIn(answer)?.intent === "secret");
    /** "Once he was on his feet again": a question to an answer that leads into what is gone of it. */
    const leadsIn = (text: string, of: Spoken): boolean =>
      cut !== undefined &&
      text.endsWith("?") &&
      leadsIntoGone(text, cut.left, packs[of.language as Language]);
    const asksOfGone = reply && sentencesOf(reply).some((text) => leadsIn(text, reply));
    const isReplyGone =
      reply && !isHelp && reply.id !== receipt && (!cut || showsSecret || asksOfGone || repeats(reply));
    const questions = [
      ...(isReplyGone ? [reply] : []),
      ...all.filter(
        (one) =>
          one.role === "assistant" &&
          one !== reply &&
          one.id !== receipt &&
          (one.id === asked || later.includes(one) || repliesTo.some((other) => isRightAfter(one, other))),
      ),
    ];

    const isWholeGone = (one: StoredMessage): boolean =>
      one.id === asked || (one === reply && !cut) || repliesTo.some((other) => isRightAfter(one, other));
    /** What is left of Saga's words: the sentences that say nothing again. */
    const leftOf = (one: StoredMessage & Spoken): string => {
      const { holds, repeats: repeatsIt, receipts, instead } = spoken(one);
      if (isWholeGone(one)) return instead;
      const isOpen = (text: string): boolean =>
        receipts.some((receipt) => receipt.includes(text)) || !(holds(text) || repeatsIt(text));
      const said = sentencesOf(one).filter((text) => one !== reply || !leadsIn(text, one));
      // Where something was received as a secret, only what was asked beside it says nothing of that.
      const stays = one === reply && showsSecret ? said.filter((text) => text.endsWith("?")) : said;
      return stays.filter(isOpen).join(" ") || instead;
    };

    const gone = [answer, ...talk];
    const languageOf = new Map(interviews.map(({ number, language }) => [number, language]));
    const language = interviews.find(({ id }) => id === answer.interview_id)?.language ?? "en";
    const partOf = ({ message, lines }: Cut, left: string): Part => ({
      message,
      lines,
      stands: standsIn(left, packs[language as Language]),
    });
    const part = cut && partOf({ message: answer.id, lines: cut.lines }, cut.left);
    const parts = [
      ...(part && cut ? [{ part, left: cut.left }] : []),
      ...[...leftIn].flatMap(([message, { lines, left }]) =>
        left === null ? [] : [{ part: partOf({ message, lines }, left), left }],
      ),
    ];
    for (const message of cut ? talk : gone) await dropWords(message, trx);
    for (const { part: of, left } of parts) {
      const message = all.find(({ id }) => id === of.message);
      if (message) await dropLines(message, { part: of, left, trx });
    }
    for (const message of questions) await dropQuestion(message, leftOf(message), trx);
    const byId = new Map(all.map((one) => [one.id, one]));
    // "Yes, that was so" is noted with what was asked.
    for (const { id, message_id, text } of await store.messages.notesOf(personId, trx)) {
      const of = byId.get(message_id);
      if (of && (spoken(of).repeats(text) || questions.some((question) => isRightAfter(of, question))))
        await store.messages.dropNote(id, trx);
    }
    const cutIds = parts.map((one) => one.part.message);
    const messages = new Set([...gone.map(({ id }) => id), ...cutIds]);
    await store.keptOut.dropOfAnswers(
      [...messages].filter((id) => !cutIds.includes(id)),
      trx,
    );
    for (const one of parts) await listWithout(personId, one.part, trx);
    await dropMatters(personId, spoken({ language }).holds, trx);
    for (const { id, preview } of interviews)
      if (id === answer.interview_id && texts.some((text) => text !== "" && previewOf(text) === preview))
        await store.interviews.change(id, { preview: previewOf(cut?.left ?? "") }, trx);

    const ledger = withoutAnswer(known, {
      ...spoken({ language }),
      messages,
      parts: parts.map((one) => one.part),
      gone: questions.map((one) => one.content.replace(leftOf(one), "")),
      wordsIn: (number) => spoken({ language: languageOf.get(number) ?? language }),
    });
    await store.ledgers.write({ personId, ledger, now: isoNow(clock) }, trx);
    return { answers: [...messages], questions: questions.map(({ id }) => id) };
  };
};
