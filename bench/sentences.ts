import { ownWords, sentencesWithin } from "../server/src/features/sound/own-words.ts";
import { sentenceTimes } from "../server/src/features/sound/sentence-times.ts";
import { align } from "../server/src/sound/align.ts";
import { createMeasure } from "../server/src/sound/measure.ts";
import { aloudRate, recordedBy, told } from "../server/test/told-aloud.ts";
import { fixed, median } from "./figures.ts";
import { printTable } from "./table.ts";

/**
 * Where the sentences of an answer are heard that was spoken with a pause, so that it is two recordings: milliseconds between
 * what is said and what is true, by ear (each recording laid along its own words) and estimated from its share of the sound.
 * The teller is a synthetic voice with pauses of 0.4 to 2.4 s; it does not show how a person mumbles or how a room sounds.
 */
const tellers = { en: "en+f3", sv: "sv+m3", it: "it+f2", pl: "pl+m4" } as const;

async function measure(language: keyof typeof tellers) {
  const parts = [told[language].slice(0, 1), told[language].slice(1)];
  const recordings = await Promise.all(parts.map((sentences) => recordedBy(tellers[language], sentences)));
  const answer = { content: told[language].join(" "), language };
  const ranges = ownWords(
    answer,
    parts.map((sentences) => sentences.join(" ")),
  );
  const truth = recordings.flatMap(({ starts }, part) => starts.map((start) => ({ start, part })));
  const byEar: number[] = [];
  for (const [part, { samples, starts }] of recordings.entries()) {
    const range = ranges?.[part] ?? { from: 0, to: 0 };
    const sentences = sentencesWithin(answer, range).map(({ text }) => text);
    const found = await align({ samples, rate: aloudRate }, { sentences, voice: language });
    byEar.push(...found.map(({ startMs }, index) => Math.abs(startMs - (starts[index] ?? 0))));
  }
  const heard = recordings.map(({ samples }, part) => {
    const measured = createMeasure(aloudRate);
    measured.take(samples);
    return { recordingId: String(part), words: null, peaks: measured.end().peaks };
  });
  const estimated = sentenceTimes({ ...answer, heard }).flatMap(({ start_ms, recording_id }, index) => {
    const place = truth[index];
    return place && String(place.part) === recording_id ? [Math.abs(start_ms - place.start)] : [];
  });
  return { byEar, estimated, sentences: truth.length };
}

const rows: string[][] = [];
for (const language of ["en", "sv", "it", "pl"] as const) {
  const { byEar, estimated, sentences } = await measure(language);
  const wrong = sentences - estimated.length;
  const ms = (values: number[]) => [fixed(median(values), 0), fixed(Math.max(...values), 0)];
  rows.push([language, String(sentences), ...ms(byEar), ...ms(estimated), String(wrong)]);
}
printTable({
  title: "Where sentences are heard in an answer with a pause, ms off",
  heads: [
    "language",
    "sentences",
    "by ear: median",
    "most",
    "estimated: median",
    "most",
    "in the wrong recording",
  ],
  rows,
});
