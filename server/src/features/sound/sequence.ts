import type { Chapter } from "./id3.ts";
import type { StoredSegment } from "./segments.repository.ts";

type Line = { id: string; role: string; content: string; recordings: string | null };

/** A segment in its place within an interview. */
export type Placed = { segment: StoredSegment; message: Line; startMs: number };

/** Milliseconds of an MP3 frame of 24 kHz. */
export const frameMs = 24;

const idsOf = ({ recordings }: Line): string[] =>
  recordings === null ? [] : (JSON.parse(recordings) as string[]);

export const lengthOf = ({ frames }: StoredSegment): number => frames * frameMs;

/**
 * What was spoken in an interview in order: each spoken answer, and the question before it where it is there. Places come
 * from counted frames, so that they stay right however much is joined.
 */
export function inSequence(messages: readonly Line[], segments: readonly StoredSegment[]): Placed[] {
  const byId = new Map(segments.filter(({ frames }) => frames > 0).map((segment) => [segment.id, segment]));
  const placed: Placed[] = [];
  let startMs = 0;
  const put = (id: string | undefined, message: Line | undefined) => {
    const segment = id === undefined ? undefined : byId.get(id);
    if (!segment || !message) return;
    placed.push({ segment, message, startMs });
    startMs += lengthOf(segment);
  };
  for (const [index, message] of messages.entries()) {
    const spoken = idsOf(message);
    if (spoken.length === 0) continue;
    const question = messages[index - 1];
    if (question?.role === "assistant") put(question.id, question);
    for (const id of spoken) put(id, message);
  }
  return placed;
}

const longestTitle = 120;

/** One chapter for each question, or for an answer whose question is not there, up to the next. */
export function chaptersOf(placed: readonly Placed[]): Chapter[] {
  const starts = placed.filter(
    ({ message }, index) =>
      message.role === "assistant" ||
      (placed[index - 1]?.message.id !== message.id && placed[index - 1]?.message.role !== "assistant"),
  );
  const last = placed.at(-1);
  const end = last ? last.startMs + lengthOf(last.segment) : 0;
  return starts.map(({ message, startMs }, index) => ({
    title: message.content.slice(0, longestTitle),
    startMs,
    endMs: starts[index + 1]?.startMs ?? end,
  }));
}
