/**
 * Where a browser really is when it is sent to a place in an interview's sound.
 *
 *   node bench/seek.ts [--minutes N] [--places N]
 *
 * Answers of 100 seconds in which the pitch tells the time: it rises from 300 to 2,100 Hz in ten seconds, again and again. A
 * real Chromium plays the interview's one MP3, is sent to places all over it, and the pitch of what is heard first tells where
 * it is. Ten seconds are told from each other by the timeline alone; the error is what is left.
 */

import { parseArgs } from "node:util";
import type { Page } from "@playwright/test";
import { chromium } from "@playwright/test";
import { startServer } from "../e2e/server.ts";
import { enterAs, readInterview, startInterview } from "../e2e/steps/calls.ts";
import { writePcm } from "../server/src/sound/pcm.ts";
import { provideBrowser } from "../tools/browser.mjs";
import { fixed, median } from "./figures.ts";
import { printTable } from "./table.ts";

const { values } = parseArgs({
  options: { minutes: { type: "string", default: "60" }, places: { type: "string", default: "40" } },
});
const rate = 24_000;
const answerSeconds = 100;
const [lowest, rise, period] = [300, 180, 10];

/** The phase is the sum of the pitch, so that nothing clicks but the return to the beginning. */
function risingTone(): Uint8Array {
  const samples = new Float32Array(answerSeconds * rate);
  let phase = 0;
  for (let at = 0; at < samples.length; at += 1) {
    const seconds = (at / rate) % period;
    phase += (2 * Math.PI * (lowest + rise * seconds)) / rate;
    samples[at] = 0.5 * Math.sin(phase);
  }
  return writePcm([samples], rate);
}

type Segment = { recording_id: string | null; start_ms: number; duration_ms: number };
type Timeline = { pending: number; segments: Segment[] };

async function tell(page: Page, id: string, count: number): Promise<Segment[]> {
  const buffer = Buffer.from(risingTone());
  for (let said = 0; said < count; said += 1) {
    const multipart = { file: { name: "answer.wav", mimeType: "audio/wav", buffer } };
    const kept = await page.request.post(`/api/interviews/${id}/transcribe-audio`, { multipart });
    const { recording_id } = (await kept.json()) as { recording_id: string };
    const { messages } = await readInterview(page, id);
    const content = messages.at(-1)?.content;
    const told = [
      { role: "assistant", content },
      { role: "user", content: "", recording_ids: [recording_id] },
    ];
    const data = { id, offset: messages.length - 1, messages: told };
    const asked = await page.request.post("/api/interviews/get-question", { data });
    if (!asked.ok()) throw new Error(`no question: ${asked.status()}`);
  }
  for (;;) {
    const timeline = (await (await page.request.get(`/api/interviews/${id}/timeline`)).json()) as Timeline;
    const isWhole = timeline.pending === 0 && timeline.segments.length === 2 * count;
    if (isWhole) return timeline.segments.filter(({ recording_id }) => recording_id !== null);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
}

/** Opens the sound in the page; it stays there for `hearAt`. */
const open = (page: Page, address: string) =>
  page.evaluate(async (source) => {
    const player = new Audio(source);
    const context = new AudioContext();
    const tap = context.createScriptProcessor(2048, 1, 1);
    context.createMediaElementSource(player).connect(tap);
    tap.connect(context.destination);
    await context.resume();
    await new Promise((resolve) => player.addEventListener("loadedmetadata", resolve, { once: true }));
    Object.assign(window, { player, context, tap });
    return player.duration;
  }, address);

type Heard = { samples: number[]; rate: number };

/** Sends the player to a place; gives the first tenth of a second that is heard there. */
const hearAt = (page: Page, seconds: number): Promise<Heard> =>
  page.evaluate(async (place) => {
    const { player, context, tap } = window as unknown as {
      player: HTMLAudioElement;
      context: AudioContext;
      tap: ScriptProcessorNode;
    };
    player.pause();
    await new Promise((resolve) => setTimeout(resolve, 100));
    player.currentTime = place;
    await new Promise((resolve) => player.addEventListener("seeked", resolve, { once: true }));
    const samples: number[] = [];
    const wanted = context.sampleRate / 10;
    const full = new Promise<void>((resolve) => {
      tap.onaudioprocess = ({ inputBuffer }) => {
        for (const sample of inputBuffer.getChannelData(0))
          if (samples.length > 0 || Math.abs(sample) > 0.01) samples.push(sample);
        if (samples.length >= wanted) resolve();
      };
    });
    await player.play();
    await full;
    tap.onaudioprocess = null;
    return { samples: samples.slice(0, wanted), rate: context.sampleRate };
  }, seconds);

/** Seconds within the period at which the heard sound begins, by the crossings of zero of its middle half; null: it stuttered. */
function placeOf({ samples, rate: heardRate }: Heard): number | null {
  const crossings: number[] = [];
  const from = Math.floor(samples.length / 4);
  for (let at = from; at < samples.length * 0.75; at += 1) {
    const [before = 0, after = 0] = [samples[at - 1], samples[at]];
    if (before < 0 && after >= 0) crossings.push(at - after / (after - before));
  }
  const steps = crossings.slice(1).map((at, index) => at - (crossings[index] ?? 0));
  const isWhole = Math.max(...steps) < 1.15 * Math.min(...steps);
  if (!isWhole) return null;
  const [first = 0, last = 1] = [crossings[0], crossings.at(-1)];
  const pitch = ((crossings.length - 1) * heardRate) / (last - first);
  return (pitch - lowest) / rise - (first + last) / 2 / heardRate;
}

process.env.CHROME_PATH = (await provideBrowser()) ?? "";
const saga = await startServer({ LOG_LEVEL: "error" });
const args = ["--no-sandbox", "--autoplay-policy=no-user-gesture-required"];
const browser = await chromium.launch({ executablePath: process.env.CHROME_PATH, args });
const page = await (await browser.newContext({ baseURL: saga.url })).newPage();
await enterAs({ page, saga }, { role: "self", language: "en" });
const id = await startInterview(page, { number: 1, language: "en" });
const answers = await tell(page, id, Math.ceil((Number(values.minutes) * 60) / answerSeconds));
await page.goto("/");
const duration = await open(page, `/api/interviews/${id}/audio`);
const end = answers.at(-1);
const known = end ? (end.start_ms + end.duration_ms) / 1000 : 0;

/**
 * Seconds by which what is heard is off. A busy machine drops sound now and then, and then something later is heard first; what
 * is wrong with the file is wrong each time: the least of three counts.
 */
async function errorAt(seconds: number, expected: number): Promise<number> {
  const found: number[] = [];
  for (let tries = 0; found.length < 3 && tries < 12; tries += 1) {
    const heard = placeOf(await hearAt(page, seconds));
    if (heard !== null) found.push(Math.abs(heard - expected));
  }
  return Math.min(...found);
}

const errors: number[] = [];
for (let at = 0; at < Number(values.places); at += 1) {
  // Forwards and backwards, near and far; away from where the pitch falls back.
  const answer = answers[(at * 7919) % answers.length];
  if (!answer) break;
  const within = ((at * 13) % 9) * period + 1 + ((at * 0.77) % 8);
  errors.push((await errorAt(answer.start_ms / 1000 + within, within % period)) * 1000);
}
printTable({
  title: "Sent to a place in an interview's sound: how far off what is heard is, milliseconds",
  notes: [`${errors.length} places in ${fixed(known / 60)} minutes; goal under 100 ms`],
  heads: ["median", "most", "length by the browser and by the timeline, seconds"],
  rows: [
    [fixed(median(errors), 1), fixed(Math.max(...errors), 1), `${fixed(duration, 2)} / ${fixed(known, 2)}`],
  ],
});
await browser.close();
await saga.remove();
process.exit(0);
