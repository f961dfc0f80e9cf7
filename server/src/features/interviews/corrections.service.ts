import { limits } from "@saga/contract/vocabulary";
import type { Actor } from "#http/actor.ts";
import { Failure } from "#http/failure.ts";
import { type Clock, isoNow } from "#platform/clock.ts";
import type { Database, Queries } from "#platform/database.ts";
import type { StoredInterview, StoredMessage } from "./interview.ts";
import type { InterviewStore } from "./interview-store.repository.ts";
import type { ReachInterview } from "./interviews.access.ts";
import { type Block, matchBlocks } from "./match-blocks.ts";
import { placesOf, withName } from "./name-places.ts";
import { previewOf } from "./next-question.service.ts";
import { deletedAt } from "./turn-record.ts";

export type CorrectionsService = ReturnType<typeof createCorrectionsService>;

export type CorrectionsDependencies = {
  db: Database;
  store: InterviewStore;
  reachInterview: ReachInterview;
  clock: Clock;
  /** Hears of each answer whose words are other ones now. */
  whenChanged: (messageId: string, trx: Queries) => Promise<void>;
};

type Changing = { actor: Actor; interviewId: string };

/** What a message is to be: other words, and the recordings it is heard in where those are other ones too. */
export type Corrected = { content: string; recordings?: string };

type Correction = { message: StoredMessage } & Corrected;

const hasOtherSound = ({ message, recordings }: Correction): boolean =>
  recordings !== undefined && recordings !== (message.recordings ?? "[]");

/** Correcting what was written down: in one message, in a whole transcript, or a name wherever it stands. */
export function createCorrectionsService(dependencies: CorrectionsDependencies) {
  const { db, store, reachInterview, clock, whenChanged } = dependencies;

  const reachToChange = async ({ actor, interviewId }: Changing) => {
    const { person } = await reachInterview(actor, interviewId);
    await store.audit.noteReach(actor, person, { action: "interview.changed", subjectId: interviewId });
    return person;
  };

  const demandRoom = async (id: string, added: number, trx: Queries): Promise<void> => {
    if (added > 0 && added + (await store.messages.bytes([id], trx)) > limits.interviewBytes)
      throw new Failure("interviews.full");
  };

  const correctOne = async (
    correction: Correction,
    { actor, trx }: { actor: Actor; trx: Queries },
  ): Promise<void> => {
    const { message, content, recordings } = correction;
    const kept = { message, by: actor.id, now: isoNow(clock), hasOtherSound: hasOtherSound(correction) };
    await store.versions.keep(kept, trx);
    const sound = recordings === undefined ? {} : { recordings: recordings === "[]" ? null : recordings };
    await store.messages.change(message.id, { content, ...sound }, trx);
    await store.messages.dropNotes(message.id, trx);
    if (message.role === "user") await whenChanged(message.id, trx);
  };

  /** Gives messages of one interview other words; answers how many of them that changed. */
  const correct = async (
    { actor, interviewId }: Changing,
    wordsFor: (
      stored: StoredMessage[],
      interview: StoredInterview,
    ) => ReadonlyMap<string, string | Corrected>,
    alongside?: (held: { interview: StoredInterview; message: StoredMessage; trx: Queries }) => Promise<void>,
  ): Promise<number> =>
    db.transaction().execute(async (trx) => {
      const interview = await store.interviews.lock(interviewId, isoNow(clock), trx);
      if (!interview) throw new Failure("interviews.not_found");
      const stored = await store.messages.list(interviewId, 0, trx);
      const words = wordsFor(stored, interview);
      const changed = stored.flatMap((message) => {
        const wanted = words.get(message.id);
        if (wanted === undefined || deletedAt(message)) return [];
        const correction = { message, ...(typeof wanted === "string" ? { content: wanted } : wanted) };
        return correction.content !== message.content || hasOtherSound(correction) ? [correction] : [];
      });
      const added = changed.reduce(
        (sum, { message, content }) => sum + Buffer.byteLength(content) - Buffer.byteLength(message.content),
        0,
      );
      await demandRoom(interviewId, added, trx);
      for (const each of changed) {
        await correctOne(each, { actor, trx });
        await alongside?.({ interview, message: each.message, trx });
      }
      const shown = changed.find(
        ({ message }) => message.role === "user" && previewOf(message.content) === interview.preview,
      );
      if (shown && interview.preview !== "" && shown.message.is_private === 0)
        await store.interviews.change(interviewId, { preview: previewOf(shown.content) }, trx);
      return changed.length;
    });

  const findMessage = async (actor: Actor, { id, message }: { id: string; message: string }) => {
    await reachInterview(actor, id);
    const found = await store.messages.find(message);
    if (found?.interview_id !== id || deletedAt(found)) throw new Failure("interviews.message_not_found");
    return found;
  };

  const interviewsOf = async (personId: string) => {
    const interviews = await store.interviews.listOfPeople([personId]);
    return interviews.sort((one, other) => one.number - other.number);
  };

  return {
    rename: async (actor: Actor, id: string, title: string): Promise<void> => {
      await reachToChange({ actor, interviewId: id });
      await store.interviews.change(id, { title }, db);
    },

    reachToChange,
    findMessage,
    correct,

    edit: async (
      actor: Actor,
      place: { id: string; message: string },
      { content, version_id }: { content: string; version_id?: string | undefined },
    ) => {
      await findMessage(actor, place);
      await reachToChange({ actor, interviewId: place.id });
      const versions = version_id === undefined ? [] : await store.versions.list(place.message);
      const recordings = versions.find(({ id }) => id === version_id)?.recordings;
      const wanted = typeof recordings === "string" ? { content, recordings } : content;
      await correct({ actor, interviewId: place.id }, () => new Map([[place.message, wanted]]));
      return findMessage(actor, place);
    },

    versions: async (actor: Actor, place: { id: string; message: string }) => {
      await findMessage(actor, place);
      return store.versions.list(place.message);
    },

    saveTranscript: async (actor: Actor, id: string, blocks: readonly Block[]) => {
      await reachToChange({ actor, interviewId: id });
      let left = 0;
      const changed = await correct({ actor, interviewId: id }, (stored) => {
        const spoken = stored.filter(({ content }) => content !== "");
        const words = matchBlocks(blocks, spoken);
        left = spoken.length - words.size;
        return words;
      });
      return { messages: await store.messages.list(id), changed, left };
    },

    namePlaces: async (actor: Actor, id: string, name: string) => {
      const { person } = await reachInterview(actor, id);
      const interviews = await interviewsOf(person.id);
      const found = [];
      for (const interview of interviews) {
        for (const message of await store.messages.list(interview.id)) {
          const places = placesOf(message.content, name);
          if (places.length > 0) found.push({ interview, message, places });
        }
      }
      return found;
    },

    correctName: async (
      actor: Actor,
      id: string,
      wish: { name: string; becomes: string; message_ids: readonly string[] },
    ): Promise<number> => {
      const person = await reachToChange({ actor, interviewId: id });
      const wanted = new Set(wish.message_ids);
      let changed = 0;
      for (const interview of await interviewsOf(person.id)) {
        changed += await correct({ actor, interviewId: interview.id }, (stored) => {
          const chosen = stored.filter((message) => wanted.has(message.id));
          return new Map(chosen.map((message) => [message.id, withName(message.content, wish)]));
        });
      }
      return changed;
    },
  };
}
