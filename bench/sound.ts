/**
 * What it costs to prepare recordings, and how fast an hour of interview is served.
 *
 *   node bench/sound.ts
 *
 * An hour of synthetic speech (WAV and MP3, and WebM/Opus where ffmpeg is installed) is prepared in recordings of 100
 * seconds; then a recording of three hours; then an interview of an hour is asked for, from its first byte and from the
 * middle.
 */
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { speakIntoFile } from "../e2e/spoken-wav.ts";
import type { SoundType } from "../server/src/sound/media-type.ts";
import { createSoundWorker } from "../server/src/sound/sound-worker.ts";
import { fixed, median } from "./figures.ts";
import { temporaryFolder } from "./server.ts";
import { measureServing } from "./sound-serving.ts";
import { printTable } from "./table.ts";

const sentence = "We lived above the bakery in Skipton, and my aunt kept hens in the yard behind the house. ";
const folder = await temporaryFolder();
const worker = createSoundWorker();
const wavFile = await speakIntoFile(sentence.repeat(20), "en", { into: join(folder.path, "answer.wav") });
const wav = readFileSync(wavFile);
const seconds = (wav.length - 44) / 44_100;

const hasFfmpeg = (() => {
  try {
    execFileSync("ffmpeg", ["-version"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
})();

const asOpus = (times: number): Uint8Array => {
  const list = join(folder.path, "list.txt");
  writeFileSync(list, `file '${wavFile}'\n`.repeat(times));
  const path = join(folder.path, `answer-${times}.webm`);
  const opus = ["-c:a", "libopus", "-b:a", "48k", path];
  execFileSync("ffmpeg", ["-y", "-loglevel", "error", "-f", "concat", "-safe", "0", "-i", list, ...opus]);
  return readFileSync(path);
};

const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

const rows: string[][] = [];

async function prepare(
  name: string,
  { bytes, type, length }: { bytes: Uint8Array; type: SoundType; length: number },
) {
  const rounds = Math.max(1, Math.round(3600 / length));
  const begin = { cpu: cpuSeconds(), wall: performance.now() };
  let peak = 0;
  let made = 0;
  for (let round = 0; round < rounds; round += 1) {
    // As the server does it: the bytes go to the thread, and pieces come back.
    const pieces: Uint8Array[] = [];
    const take = (piece: Uint8Array) => void pieces.push(piece);
    const done = await worker.encode({ bytes: new Uint8Array(bytes), type, take });
    made += done?.durationMs ?? 0;
    peak = Math.max(peak, process.memoryUsage.rss());
  }
  const hours = made / 3_600_000;
  rows.push([
    name,
    fixed(hours, 2),
    fixed((cpuSeconds() - begin.cpu) / hours),
    fixed((performance.now() - begin.wall) / 1000 / hours),
    fixed(peak / 1e6, 0),
    fixed(made / rounds / 1000 - length, 3),
  ]);
}

await prepare("WAV, 22 kHz", { bytes: wav, type: "audio/wav", length: seconds });
const mp3 = (await worker.convert(wav, "audio/wav", "audio/mpeg"))?.sound ?? new Uint8Array();
await prepare("MP3, 24 kHz", { bytes: mp3, type: "audio/mpeg", length: seconds });
if (hasFfmpeg) {
  await prepare("WebM/Opus, as browsers record", { bytes: asOpus(1), type: "audio/webm", length: seconds });
  const times = Math.round(10_800 / seconds);
  await prepare("WebM/Opus, one of 3 hours", {
    bytes: asOpus(times),
    type: "audio/webm",
    length: seconds * times,
  });
}
printTable({
  title: "Preparing recordings: one channel, 24 kHz, 64 kbit/s, constant",
  notes: [
    `recordings of ${fixed(seconds, 0)} s unless said; process memory includes the sound itself`,
    hasFfmpeg ? "WebM made with ffmpeg" : "no ffmpeg on this machine: WebM was not measured",
  ],
  heads: ["form", "hours", "CPU s per hour", "wall s per hour", "peak MB", "length error s"],
  rows,
});
await worker.close();

const long = Buffer.concat([mp3, mp3, mp3]);
const served = await measureServing({ sound: long, count: Math.ceil(1200 / seconds) });
printTable({
  title: "An interview as one MP3",
  heads: ["from", "minutes", "milliseconds to the first byte (median)", "most", "megabytes"],
  rows: served.map(({ what, first, bytes, seconds: length }) => [
    what,
    fixed(length / 60),
    fixed(median(first), 1),
    fixed(Math.max(...first), 1),
    fixed(bytes / 1e6),
  ]),
});
await folder.remove();
process.exit(0);
