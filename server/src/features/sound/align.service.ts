import { createHash } from "node:crypto";
import type { Language } from "@saga/contract/vocabulary";
import { sentences } from "#language/text.ts";
import type { AudioStore } from "#providers/audio-store/audio-store.ts";
import type { SoundWorker } from "#sound/sound-worker.ts";
import { segmentKeyOf } from "./prepare.service.ts";
import type { SegmentsRepository } from "./segments.repository.ts";
import type { SentenceTime } from "./sentence-times.ts";

/** Of the text that sentences were worked out for. */
export const hashOfText = (text: string): string => createHash("sha256").update(text).digest("hex");

type Answer = { content: string; language: Language; recordingIds: readonly string[] };

/**
 * Works out where the sentences of an answer are heard, by how they sound, and keeps it. Only for an answer of one
 * recording whose transcriber told no times. False: its sound is not prepared yet.
 */
export const createAlign =
  ({ segments, store, worker }: { segments: SegmentsRepository; store: AudioStore; worker: SoundWorker }) =>
  async ({ content, language, recordingIds }: Answer): Promise<boolean> => {
    const [id, ...others] = recordingIds;
    if (id === undefined || others.length > 0 || content === "") return true;
    const segment = await segments.find(id);
    if (!segment) return false;
    const textHash = hashOfText(content);
    const [heard] = await segments.heardIn([id]);
    if (segment.frames === 0 || segment.text_hash === textHash || heard?.words) return true;
    const spans = sentences(content, language);
    const bytes = Buffer.concat(await Array.fromAsync(store.read(segmentKeyOf(segment))));
    const found = await worker.align({ bytes, sentences: spans.map(({ text }) => text), voice: language });
    if (!found) return true;
    const times = spans.map(
      ({ start, end }, index): SentenceTime => ({
        recording_id: id,
        from: start,
        to: end,
        start_ms: found[index]?.startMs ?? 0,
        end_ms: found[index]?.endMs ?? 0,
        source: "aligned",
      }),
    );
    await segments.keepSentences(id, { sentences: JSON.stringify(times), textHash });
    return true;
  };
