import { createHash } from "node:crypto";
import type { Language } from "@saga/contract/vocabulary";
import type { AudioStore } from "#providers/audio-store/audio-store.ts";
import type { SoundWorker } from "#sound/sound-worker.ts";
import { ownWords, type Range, sentencesWithin } from "./own-words.ts";
import { segmentKeyOf } from "./prepare.service.ts";
import type { SegmentsRepository, StoredSegment } from "./segments.repository.ts";
import type { SentenceTime } from "./sentence-times.ts";

/** Identifies the text whose sentences were aligned. */
export const hashOfText = (text: string): string => createHash("sha256").update(text).digest("hex");

type Answer = { content: string; language: Language; recordingIds: readonly string[] };
type Part = { content: string; language: Language; range: Range };
type AlignDependencies = { segments: SegmentsRepository; store: AudioStore; worker: SoundWorker };

/**
 * Works out where the sentences of an answer are heard, by how they sound, and keeps it: each recording is laid along the
 * words that were heard in it. Skipped where the transcriber gave times. False: the sound is not prepared yet.
 */
export const createAlign = ({ segments, store, worker }: AlignDependencies) => {
  const alignOne = async (segment: StoredSegment, { content, language, range }: Part): Promise<void> => {
    const pieces = sentencesWithin({ content, language }, range);
    const bytes = Buffer.concat(await Array.fromAsync(store.read(segmentKeyOf(segment))));
    const found =
      pieces.length === 0
        ? []
        : await worker.align({ bytes, sentences: pieces.map(({ text }) => text), voice: language });
    if (!found) return;
    const times = pieces.map(
      ({ from, to }, index): SentenceTime => ({
        recording_id: segment.id,
        from,
        to,
        start_ms: found[index]?.startMs ?? 0,
        end_ms: found[index]?.endMs ?? 0,
        source: "aligned",
      }),
    );
    await segments.keepSentences(segment.id, {
      sentences: JSON.stringify(times),
      textHash: hashOfText(content),
    });
  };

  return async ({ content, language, recordingIds }: Answer): Promise<boolean> => {
    if (content === "") return true;
    const found = await Promise.all(recordingIds.map((id) => segments.find(id)));
    if (found.includes(undefined)) return false;
    const heard = await segments.heardIn(recordingIds);
    const heardIn = (id: string) => heard.find(({ recording_id }) => recording_id === id);
    const texts = recordingIds.map((id) => heardIn(id)?.text ?? null);
    const ranges = ownWords({ content, language }, texts);
    for (const [index, segment] of found.entries()) {
      const range = ranges?.[index];
      const hasSound = segment !== undefined && segment.frames > 0;
      if (!hasSound || !range || heardIn(segment.id)?.words) continue;
      if (segment.text_hash !== hashOfText(content)) await alignOne(segment, { content, language, range });
    }
    return true;
  };
};
