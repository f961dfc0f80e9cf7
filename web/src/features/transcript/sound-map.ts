import type { Answer } from "@saga/contract/endpoint";
import type { Message } from "@saga/contract/interviews";
import type { sound } from "@saga/contract/sound";

export type Timeline = Answer<typeof sound.interviewTimeline>;

/** A sentence of a message and where it is heard in the interview, in milliseconds. Characters of the message, end excluded. */
export type HeardSentence = { from: number; to: number; startMs: number; endMs: number };

/** A question, or an answer whose question is not heard, and where its sound begins. */
export type Chapter = { messageId: string; startMs: number; title: string };

/** Where the sentences of each message are heard. */
export function sentencesIn(timeline: Timeline): Map<string, HeardSentence[]> {
  const found = new Map<string, HeardSentence[]>();
  for (const { message_id, start_ms, sentences } of timeline.segments) {
    const own = sentences.map(({ from, to, ...at }) => ({
      from,
      to,
      startMs: start_ms + at.start_ms,
      endMs: start_ms + at.end_ms,
    }));
    found.set(message_id, [...(found.get(message_id) ?? []), ...own]);
  }
  for (const sentences of found.values()) sentences.sort((one, other) => one.from - other.from);
  return found;
}

/** Where the sound of each message begins. */
export function startsIn(timeline: Timeline): Map<string, number> {
  const starts = new Map<string, number>();
  for (const { message_id, start_ms } of timeline.segments)
    if (!starts.has(message_id)) starts.set(message_id, start_ms);
  return starts;
}

/** The message that is heard at this moment, and the first character of the sentence; null in silence. */
export function heardAt(
  timeline: Timeline,
  sentences: ReadonlyMap<string, HeardSentence[]>,
  ms: number,
): { messageId: string; from: number | null } | null {
  const segment = timeline.segments.findLast(({ start_ms }) => start_ms <= ms);
  if (!segment || ms >= segment.start_ms + segment.duration_ms) return null;
  const own = sentences.get(segment.message_id) ?? [];
  const sentence = own.findLast(({ startMs }) => startMs <= ms + 1);
  return { messageId: segment.message_id, from: sentence?.from ?? null };
}

/** One chapter for each question that is heard with its answer. */
export function chaptersIn(timeline: Timeline, messages: readonly Message[]): Chapter[] {
  const byId = new Map(messages.map((message, index) => [message.id, { message, index }]));
  const chapters: Chapter[] = [];
  let last = "";
  for (const { message_id, start_ms, role } of timeline.segments) {
    const found = byId.get(message_id);
    const before = found && messages[found.index - 1];
    const question =
      role === "assistant" ? found?.message : before?.role === "assistant" ? before : undefined;
    const id = question?.id ?? message_id;
    if (id === last) continue;
    last = id;
    const words = question?.asks ?? question?.content ?? found?.message.content ?? "";
    chapters.push({ messageId: id, startMs: start_ms, title: words });
  }
  return chapters;
}

/** Bars of a waveform, each 0 to 1. */
export function barsOf(timeline: Timeline, count: number): number[] {
  const bars = new Array<number>(count).fill(0);
  const whole = Math.max(1, timeline.duration_ms);
  for (const { start_ms, peaks } of timeline.segments) {
    for (const [index, peak] of peaks.entries()) {
      const bar = Math.min(count - 1, Math.floor(((start_ms + index * 50) / whole) * count));
      bars[bar] = Math.max(bars[bar] ?? 0, peak / 255);
    }
  }
  return bars;
}
