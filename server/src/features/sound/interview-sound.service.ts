import { createHash } from "node:crypto";
import type { Actor } from "#http/actor.ts";
import { Failure } from "#http/failure.ts";
import type { Ranged } from "#http/ranged.ts";
import type { AudioStore } from "#providers/audio-store/audio-store.ts";
import type { ReachInterview } from "../interviews/interviews.access.ts";
import { givenName } from "../people/given-name.ts";
import { hashOfText } from "./align.service.ts";
import { id3Tag } from "./id3.ts";
import { segmentKeyOf } from "./prepare.service.ts";
import type { SegmentsRepository } from "./segments.repository.ts";
import { type SentenceTime, sentenceTimes } from "./sentence-times.ts";
import { chaptersOf, frameMs, inSequence, lengthOf, type Placed } from "./sequence.ts";

export type InterviewSound = ReturnType<typeof createInterviewSound>;

type Line = { id: string; role: string; content: string; recordings: string | null };

export type InterviewSoundDependencies = {
  segments: SegmentsRepository;
  store: AudioStore;
  reachInterview: ReachInterview;
  messagesOf: (interviewId: string) => Promise<Line[]>;
};

const bytesOfFrame = 192;

/** Reads a range of bytes across several pieces of sound, as if they were one file. */
async function* joined(
  parts: readonly {
    bytes: number;
    read: (range: { start: number; end: number }) => AsyncIterable<Uint8Array>;
  }[],
  { start, end }: { start: number; end: number },
): AsyncGenerator<Uint8Array> {
  let at = 0;
  for (const { bytes, read } of parts) {
    const from = Math.max(0, start - at);
    const to = Math.min(bytes, end - at);
    if (from < to) yield* read({ start: from, end: to });
    at += bytes;
    if (at >= end) return;
  }
}

async function* only(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/** The sound of an interview as one file, and where everything is in it. Nothing is encoded here. */
export function createInterviewSound({
  segments,
  store,
  reachInterview,
  messagesOf,
}: InterviewSoundDependencies) {
  const placedIn = async (interviewId: string): Promise<{ messages: Line[]; placed: Placed[] }> => {
    const messages = await messagesOf(interviewId);
    return { messages, placed: inSequence(messages, await segments.listOfInterview(interviewId)) };
  };

  return {
    file: async (actor: Actor, interviewId: string): Promise<Omit<Ranged, "asked">> => {
      const { interview, person } = await reachInterview(actor, interviewId);
      const { placed } = await placedIn(interviewId);
      if (placed.length === 0) throw new Failure("recordings.nothing_spoken");
      const tag = id3Tag({ title: interview.title, artist: givenName(person), chapters: chaptersOf(placed) });
      const parts = [
        {
          bytes: tag.byteLength,
          read: ({ start, end }: { start: number; end: number }) => only(tag.subarray(start, end)),
        },
        ...placed.map(({ segment }) => ({
          bytes: segment.frames * bytesOfFrame,
          read: (range: { start: number; end: number }) => store.read(segmentKeyOf(segment), range),
        })),
      ];
      const version = createHash("sha256").update(tag);
      for (const { segment } of placed) version.update(segment.id);
      return {
        size: parts.reduce((sum, { bytes }) => sum + bytes, 0),
        mediaType: "audio/mpeg",
        etag: `"${version.digest("hex").slice(0, 32)}"`,
        read: (range) => joined(parts, range),
        more: { "x-content-type-options": "nosniff" },
      };
    },

    /** A part of one recording as MP3, cut at its frames. Throws `interviews.not_found`. */
    passage: async (
      actor: Actor,
      interviewId: string,
      { recordingId, startMs, endMs }: { recordingId: string; startMs: number; endMs: number },
    ): Promise<Uint8Array> => {
      await reachInterview(actor, interviewId);
      const segment = await segments.find(recordingId);
      if (segment?.interview_id !== interviewId) throw new Failure("interviews.not_found");
      const start = Math.max(0, Math.floor(startMs / frameMs) - 1) * bytesOfFrame;
      const end = Math.min(segment.frames, Math.ceil(endMs / frameMs) + 1) * bytesOfFrame;
      return Buffer.concat(await Array.fromAsync(store.read(segmentKeyOf(segment), { start, end })));
    },

    timeline: async (actor: Actor, interviewId: string) => {
      const { interview } = await reachInterview(actor, interviewId);
      const { messages, placed } = await placedIn(interviewId);
      const spoken = placed.filter(({ segment }) => segment.recording_id !== null);
      const heard = await segments.heardIn(spoken.map(({ segment }) => segment.id));
      const peaksOf = ({ segment }: Placed) => new Uint8Array(Buffer.from(segment.peaks, "base64"));
      const timesOf = (messageId: string): SentenceTime[] => {
        const own = spoken.filter(({ message }) => message.id === messageId);
        const content = own[0]?.message.content ?? "";
        const textHash = hashOfText(content);
        return sentenceTimes({
          content,
          language: interview.language,
          heard: own.map((each) => {
            const { id, sentences, text_hash } = each.segment;
            const told = heard.find(({ recording_id }) => recording_id === id);
            return {
              recordingId: id,
              aligned: sentences && text_hash === textHash ? JSON.parse(sentences) : null,
              words: told?.words ? JSON.parse(told.words) : null,
              peaks: peaksOf(each),
            };
          }),
        });
      };
      const last = placed.at(-1);
      const expected = messages.flatMap(({ recordings }) =>
        recordings === null ? [] : JSON.parse(recordings),
      );
      return {
        duration_ms: last ? last.startMs + lengthOf(last.segment) : 0,
        pending: expected.length - spoken.length,
        segments: placed.map((each) => ({
          message_id: each.message.id,
          role: each.message.role as "user" | "assistant",
          recording_id: each.segment.recording_id,
          start_ms: each.startMs,
          duration_ms: lengthOf(each.segment),
          peaks: [...peaksOf(each)],
          sentences:
            each.segment.recording_id === null
              ? []
              : timesOf(each.message.id).filter(({ recording_id }) => recording_id === each.segment.id),
        })),
      };
    },
  };
}
