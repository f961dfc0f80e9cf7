import { sentences } from "#language/text.ts";

/** A sentence of an answer, and where it is heard within one of its recordings. Characters of the answer, end excluded. */
export type SentenceTime = {
  recording_id: string;
  from: number;
  to: number;
  start_ms: number;
  end_ms: number;
  /** `words`: the transcriber told when. `aligned`: by how it sounds. `estimated`: by its share of the audible sound. */
  source: "words" | "aligned" | "estimated";
};

type Heard = {
  recordingId: string;
  /** Where its sentences are heard, where that was worked out by how they sound. */
  aligned?: readonly SentenceTime[] | null;
  words: { text: string; startMs: number; endMs: number }[] | null;
  peaks: Uint8Array;
};
type Answer = { content: string; language: string; heard: readonly Heard[] };

const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
const peakMs = 50;
const audiblePeak = 12;

/** The audible parts of a recording, one after the other, as if nothing lay between them. */
const audibleMoments = (peaks: Uint8Array): number[] =>
  Array.from(peaks).flatMap((peak, index) => (peak >= audiblePeak ? [index * peakMs] : []));

const estimated = (spans: { from: number; to: number }[], { recordingId, peaks }: Heard): SentenceTime[] => {
  const moments = audibleMoments(peaks);
  const whole = spans.reduce((sum, { from, to }) => sum + to - from, 0);
  let before = 0;
  const at = (characters: number): number =>
    moments[Math.min(moments.length - 1, Math.floor((characters / whole) * moments.length))] ?? 0;
  return spans.map(({ from, to }) => {
    const start_ms = at(before);
    before += to - from;
    const end_ms = Math.max(start_ms, at(before) + (before >= whole ? peakMs : 0));
    return { recording_id: recordingId, from, to, start_ms, end_ms, source: "estimated" };
  });
};

/** The recording's words in their order, each found again in the answer's text; null when too few are. */
function byWords(
  answer: Answer,
  { recordingId, words }: Heard,
  cursor: number,
): { times: SentenceTime[]; end: number } | null {
  if (!words || words.length === 0) return null;
  const places: { at: number; end: number; startMs: number; endMs: number }[] = [];
  const tokens = [...answer.content.matchAll(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu)].filter(
    ({ index }) => index >= cursor,
  );
  let next = 0;
  for (const word of words) {
    const wanted = plain(word.text);
    const found = tokens.slice(next, next + 6).findIndex(([text]) => plain(text) === wanted);
    if (found < 0 || wanted === "") continue;
    const token = tokens[next + found];
    if (!token) continue;
    next += found + 1;
    places.push({
      at: token.index,
      end: token.index + token[0].length,
      startMs: word.startMs,
      endMs: word.endMs,
    });
  }
  if (places.length < words.length / 2) return null;
  const end = places.at(-1)?.end ?? cursor;
  const times = sentences(answer.content, answer.language).flatMap(({ start, end: to }) => {
    const inside = places.filter(({ at }) => at >= start && at < to);
    const [first] = inside;
    const last = inside.at(-1);
    if (!first || !last) return [];
    return [
      {
        recording_id: recordingId,
        from: start,
        to,
        start_ms: first.startMs,
        end_ms: last.endMs,
        source: "words" as const,
      },
    ];
  });
  return { times, end };
}

/** Where the sentences of an answer are heard. Empty while it has no words. */
export function sentenceTimes(answer: Answer): SentenceTime[] {
  const found: SentenceTime[] = [];
  let cursor = 0;
  const silent: Heard[] = [];
  for (const heard of answer.heard) {
    if (heard.aligned) {
      found.push(...heard.aligned);
      cursor = Math.max(cursor, heard.aligned.at(-1)?.to ?? 0);
      continue;
    }
    const known = byWords(answer, heard, cursor);
    if (known) {
      found.push(...known.times);
      cursor = known.end;
    } else silent.push(heard);
  }
  const isFound = ({ start, end }: { start: number; end: number }): boolean =>
    found.some(({ from, to }) => from < end && to > start);
  const left = sentences(answer.content, answer.language)
    .filter((sentence) => !isFound(sentence))
    .map(({ start, end }) => ({ from: start, to: end }));
  const [first] = silent;
  if (!first || left.length === 0) return found;
  // Several recordings without times share the sentences by how much is heard in each.
  const totals = silent.map(({ peaks }) => audibleMoments(peaks).length);
  const all = totals.reduce((sum, count) => sum + count, 0);
  let at = 0;
  let share = 0;
  for (const [index, heard] of silent.entries()) {
    share += (totals[index] ?? 0) / Math.max(1, all);
    const until = index === silent.length - 1 ? left.length : Math.round(share * left.length);
    found.push(...estimated(left.slice(at, until), heard));
    at = until;
  }
  return found.sort((a, b) => a.from - b.from);
}
