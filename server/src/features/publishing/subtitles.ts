type Cue = { startMs: number; endMs: number; speaker: string; text: string };

const clock = (ms: number): string => new Date(Math.max(0, Math.round(ms))).toISOString().slice(11, 23);

/** Somebody who has given no name has no mark. */
const markOf = (speaker: string): string =>
  speaker === "" ? "" : `<v ${escaped(speaker).replace(/\./g, "")}>`;

const escaped = (text: string): string =>
  text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/\s+/g, " ").trim();

/** Sentences and when they are heard, as a WebVTT file. Less than a day is written. */
export const subtitlesOf = (cues: readonly Cue[]): string =>
  [
    "WEBVTT",
    ...cues
      .filter(({ text, startMs, endMs }) => text.trim() !== "" && endMs > startMs)
      .map(
        ({ startMs, endMs, speaker, text }) =>
          `${clock(startMs)} --> ${clock(endMs)}\n${markOf(speaker)}${escaped(text)}`,
      ),
  ].join("\n\n");
