/**
 * A book of 316 pages with 60 photographs is set in the thread of documents, while others go on.
 *
 *   node bench/book.ts [--stories N] [--words N]
 *
 * The photographs are noise of 1600 by 1100 pixels. The first book comes with the start of the thread and of Typst, the second finds
 * them there. The memory is the most that the whole process had beyond what it had before, seen every 20 ms. Others: how late a timer of
 * 5 ms came at most on the main thread. `of processor`: seconds of it in all threads, which others on the machine
 * lengthen less. It sees neither the reading of the stories nor the disk.
 */

import { execFileSync } from "node:child_process";
import { parseArgs } from "node:util";
import type { BookContent } from "../server/src/documents/book-work.ts";
import { createDocumentWorker } from "../server/src/documents/document-worker.ts";
import { fixed } from "./figures.ts";
import { memoryOf } from "./process-figures.ts";
import { printTable } from "./table.ts";

const { values } = parseArgs({
  options: { stories: { type: "string", default: "60" }, words: { type: "string", default: "1300" } },
});
const pixels = { width: 1600, height: 1100 };

const noise = (seed: number): Uint8Array =>
  execFileSync(
    "ffmpeg",
    [
      ...["-loglevel", "error", "-f", "lavfi", "-i"],
      `nullsrc=s=${pixels.width}x${pixels.height}:d=1,noise=alls=60:allf=t:all_seed=${seed}`,
      ...["-frames:v", "1", "-q:v", "4", "-f", "mjpeg", "pipe:1"],
    ],
    { maxBuffer: 20_000_000 },
  );

const common =
  "when my mother lived in the house by the lake and father worked at the mill we had little money but she sang and the bread stood on the window until Saturday".split(
    " ",
  );
let seed = 1;
const paragraph = (words: number): string =>
  `${Array.from({ length: words }, () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return common[seed % common.length];
  }).join(" ")}.`;

/** Every second story is shorter: each begins on a right page, and all alike would all grow at once. */
const wordsOf = (number: number): number => Number(values.words) * (number % 2 === 0 ? 1 : 0.75);

const part = (number: number): BookContent["parts"][number] => ({
  title: `The year ${1930 + number}`,
  photograph: {
    picture: { mediaType: "image/jpeg", bytes: noise(number), description: "A year" },
    pixels,
    caption: "Noise",
  },
  chapters: [0, 1, 2].map((chapter) => ({
    heading: `Chapter ${chapter + 1} of ${1930 + number}`,
    paragraphs: Array.from({ length: 4 }, () => ({
      kind: "text" as const,
      text: paragraph(Math.round(wordsOf(number) / 12)),
    })),
  })),
});

const book: BookContent = {
  title: "A long life",
  author: "Astrid Holm",
  dedication: "For those who asked.",
  date: "2026",
  language: "en",
  format: "a5",
  bleed: true,
  parts: Array.from({ length: Number(values.stories) }, (_, number) => part(number)),
  voice: [],
  colophon: ["Told by Astrid Holm."],
  words: { contents: "Contents", ownVoice: "In their own voice", listen: "Listen.", spine: "down" },
};

const worker = createDocumentWorker();
const rows: string[][] = [];
for (const which of ["first", "second"]) {
  const before = (await memoryOf(process.pid)) ?? 0;
  let most = before;
  let latest = 0;
  let due = performance.now() + 5;
  const timer = setInterval(() => {
    latest = Math.max(latest, performance.now() - due);
    due = performance.now() + 5;
  }, 5);
  const looking = setInterval(
    () => void memoryOf(process.pid).then((now) => (most = Math.max(most, now ?? 0))),
    20,
  );
  const spent = process.cpuUsage();
  const began = performance.now();
  const { pages, inside } = await worker.makeBook(book, "bench", new AbortController().signal);
  const seconds = (performance.now() - began) / 1000;
  const { user, system } = process.cpuUsage(spent);
  clearInterval(timer);
  clearInterval(looking);
  const megabytes = inside.byteLength / 1_000_000;
  const processor = fixed((user + system) / 1_000_000);
  const memory = fixed(most - before, 0);
  rows.push([which, String(pages), fixed(megabytes), fixed(seconds), processor, memory, fixed(latest)]);
}
await worker.close();
printTable({
  title: "A book with photographs",
  notes: [
    `${book.parts.length} stories of ${values.words} words, every second one of three quarters of them, a photograph each; goals: 10 s, 600 MB`,
  ],
  heads: ["book", "pages", "MB", "seconds", "of processor", "memory MB", "others ms"],
  rows,
});
