/**
 * What small files that hold much sound cost: the most memory of a process that decodes them, and how long it takes.
 *
 *   node bench/sound-bombs.ts
 *
 * Needs ffmpeg. Each file is worked on in a process of its own. It does not see files that are damaged with care, only ones that
 * say much in few bytes.
 */
import { execFileSync } from "node:child_process";
import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { soundTypeOf } from "../server/src/sound/media-type.ts";
import { createSoundWorker } from "../server/src/sound/sound-worker.ts";
import { pinnedNode } from "../tools/install.mjs";
import { fixed } from "./figures.ts";
import { temporaryFolder } from "./server.ts";
import { printTable } from "./table.ts";

/** Most memory that this process had, in MB. */
const peak = (): string =>
  fixed(Number(/VmHWM:\s+(\d+)/.exec(readFileSync("/proc/self/status", "utf8"))?.[1] ?? 0) / 1024, 0);

const [file, work] = process.argv.slice(2);

async function decodeHere(path: string): Promise<void> {
  const worker = createSoundWorker();
  const bytes = readFileSync(path);
  const type = soundTypeOf(bytes);
  if (!type) throw new Error("no sound");
  const begin = performance.now();
  const result =
    work === "MP3"
      ? await worker.encode({ bytes, type, take: () => {} })
      : await worker.convert(bytes, type, "audio/wav");
  const seconds = result ? fixed(result.durationMs / 1000, 0) : "none";
  console.log(JSON.stringify([seconds, fixed((performance.now() - begin) / 1000), peak()]));
  await worker.close();
}

/** A WebM of few bytes whose packets stand a minute apart: what ffmpeg writes of one second, again and again, its clusters moved. */
function farApart(path: string): void {
  const one = readFileSync(path);
  const cluster = one.indexOf(Buffer.from([0x1f, 0x43, 0xb6, 0x75]));
  const head = one.subarray(0, cluster);
  const block = one.indexOf(0xa3, cluster);
  const size = (one[block + 1] ?? 0x80) & 0x7f;
  const packet = one.subarray(block + 2 + 4, block + 2 + size);
  // The segment has no end: a file that is still being written.
  const segment = head.indexOf(Buffer.from([0x18, 0x53, 0x80, 0x67])) + 4;
  head.fill(0xff, segment + 1, segment + 8).writeUInt8(0x01, segment);
  const pieces = [head];
  for (let at = 0; at < 20_000; at += 1) {
    const time = Buffer.alloc(6);
    time.writeUIntBE(at * 60_000, 0, 6);
    const simple = Buffer.concat([Buffer.from([0xa3, 0x80 | (packet.length + 4), 0x81, 0, 0, 0x80]), packet]);
    const body = Buffer.concat([Buffer.from([0xe7, 0x86]), time, simple]);
    pieces.push(Buffer.from([0x1f, 0x43, 0xb6, 0x75, 0x40 | (body.length >> 8), body.length & 0xff]), body);
  }
  writeFileSync(path, Buffer.concat(pieces));
}

async function measureAll(): Promise<void> {
  const folder = await temporaryFolder();
  const silence = (name: string, seconds: number, form: string[]): string => {
    const path = join(folder.path, name);
    const input = ["-f", "lavfi", "-i", "anullsrc=r=44100:cl=stereo", "-t", String(seconds)];
    execFileSync("ffmpeg", ["-y", "-loglevel", "error", ...input, ...form, path]);
    return path;
  };
  const webm = silence("far.webm", 1, ["-c:a", "libopus", "-b:a", "6k", "-ac", "1"]);
  farApart(webm);
  const files: [string, string][] = [
    ["MP3, 2 hours, 8 kbit/s", silence("low.mp3", 7_200, ["-ar", "8000", "-ac", "1", "-b:a", "8k"])],
    ["MP3, 9 hours, 8 kbit/s", silence("long.mp3", 32_400, ["-ar", "8000", "-ac", "1", "-b:a", "8k"])],
    ["MP3, 2 hours, 32 kbit/s, stereo", silence("stereo.mp3", 7_200, ["-b:a", "32k"])],
    ["WebM, 4 hours, 6 kbit/s", silence("low.webm", 14_400, ["-c:a", "libopus", "-b:a", "6k"])],
    ["WebM, packets a minute apart", webm],
  ];
  const rows: string[][] = [];
  for (const [what, path] of files)
    for (const into of ["MP3", "WAV"]) {
      const script = fileURLToPath(import.meta.url);
      const printed = execFileSync(pinnedNode, [script, path, into], { encoding: "utf8" });
      const cells = JSON.parse(printed) as string[];
      rows.push([what, fixed(statSync(path).size / 1e6), into, ...cells]);
    }
  await folder.remove();
  printTable({
    title: "Small files that hold much sound",
    heads: ["file", "MB", "into", "seconds of sound", "took s", "most MB"],
    rows,
  });
}

await (file ? decodeHere(file) : measureAll());
