import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Language, languageCodes } from "@saga/contract/vocabulary";
import { createSpeaker } from "../server/src/features/speech/speaker.service.ts";
import { createSpeechCache } from "../server/src/features/speech/speech-cache.repository.ts";
import { createLog } from "../server/src/platform/log.ts";
import { createEspeakVoice } from "../server/src/providers/voice/espeak.voice.ts";
import { longQuestion, wordsAMinute } from "../server/test/long-question.ts";

/**
 * The built-in voice: milliseconds to the first byte and to the last of a question of two sentences, for a thread that has
 * to start, a warm one (median), and from the cache (median); resident memory before and after; and how fast it speaks: words
 * a minute of some sixty words, from the length of the MP3.
 */

const questions: Record<Language, string> = {
  en: "Your grandmother baked bread on Saturdays. Tell me about her kitchen, and who sat there in the evening.",
  sv: "Din mormor bakade bröd på lördagarna. Berätta om hennes kök, och vilka som satt där på kvällen.",
  it: "Sua nonna faceva il pane il sabato. Mi racconti della sua cucina, e chi sedeva lì la sera.",
  pl: "W soboty twoja babcia piekła chleb. Opowiedz o jej kuchni i o tym, kto siedział tam wieczorem.",
};
const rounds = 15;
/** Bytes a second of the MP3 that the built-in voice makes: 64 kbit/s. */
const bytesPerSecond = 8_000;

type Heard = { first: number; total: number; bytes: number };

async function time(begin: () => Promise<AsyncIterable<Uint8Array>>): Promise<Heard> {
  const start = performance.now();
  const since = () => performance.now() - start;
  let first = 0;
  let bytes = 0;
  for await (const piece of await begin()) {
    first ||= since();
    bytes += piece.length;
  }
  return { first, total: since(), bytes };
}

const median = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;

async function repeat(work: () => Promise<Heard>): Promise<Heard> {
  const heard: Heard[] = [];
  for (let round = 0; round < rounds; round += 1) heard.push(await work());
  const of = (name: keyof Heard) => median(heard.map((each) => each[name]));
  return { first: of("first"), total: of("total"), bytes: of("bytes") };
}

async function measure(language: Language, folder: string) {
  const voice = createEspeakVoice();
  const text = questions[language];
  const { signal } = new AbortController();
  const speak = () =>
    time(async () => voice.speak({ text, language, voice: voice.voiceFor(language), signal }));
  const cold = await speak();
  const warm = await repeat(speak);
  const long = longQuestion[language];
  const spoken = await time(async () =>
    voice.speak({ text: long, language, voice: voice.voiceFor(language), signal }),
  );
  const pace = wordsAMinute(long, spoken.bytes / bytesPerSecond);
  const cache = createSpeechCache({ folder, maxBytes: 500_000_000 });
  const speaker = createSpeaker({ cache, log: createLog("silent") });
  const ask = () => time(async () => (await speaker.speak(voice, { text, language })).pieces);
  await ask();
  await speaker.close();
  const cached = await repeat(ask);
  const rss = process.memoryUsage.rss();
  await voice.close();
  return { language, seconds: cold.bytes / bytesPerSecond, cold, warm, cached, rss, pace };
}

const megabytes = (bytes: number) => (bytes / 1e6).toFixed(0);
const ms = ({ first, total }: Heard) => `${first.toFixed(0).padStart(6)} /${total.toFixed(0).padStart(6)}`;

const folder = await mkdtemp(join(tmpdir(), "saga-bench-voice-"));
const before = process.memoryUsage.rss();
console.log(
  `milliseconds to the first / last byte; ${rounds} rounds; ${megabytes(before)} MB before the thread starts`,
);
console.log("language  speech s    cold thread    warm (median)  cached (median)  RSS MB  words/min");
for (const language of languageCodes) {
  const { seconds, cold, warm, cached, rss, pace } = await measure(language, folder);
  console.log(
    `${language.padEnd(8)} ${seconds.toFixed(1).padStart(9)} ${ms(cold)} ${ms(warm)}  ${cached.total.toFixed(1).padStart(14)} ${megabytes(rss).padStart(7)} ${pace.toFixed(0).padStart(10)}`,
  );
}
await rm(folder, { recursive: true, force: true });
