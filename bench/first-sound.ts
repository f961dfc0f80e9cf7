/**
 * How long it takes from Send until the next question is heard, with the same delays of the providers.
 *
 *   node bench/first-sound.ts [--rounds N] [--model]
 *
 * A real Chromium with a spoken file for a microphone; a transcription service that takes 500 ms, and a voice that gives its
 * first sound after 300 ms and the rest at three times the speed of speech. `stream` is what Saga does; `whole` is the
 * same page without Media Source Extensions, which has to wait for a whole file. The floor is the sum of what both providers
 * take when they are asked without Saga, in the same process on the same machine.
 *
 * With `--model` a language model words the question, a word every 40 ms. The floor is then the sum of the providers up to the
 * model's first sentence and one word more; the row below it is the same sum up to the end of the question.
 */
import { rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { startModelService } from "../e2e/model-service.ts";
import { startServer } from "../e2e/server.ts";
import { speakIntoFile } from "../e2e/spoken-wav.ts";
import { enterAs, startInterview } from "../e2e/steps/calls.ts";
import { hearQuestion, openBrowser, pageOf, sendAnswer, speak } from "../e2e/steps/voice.ts";
import { startTranscriber } from "../e2e/transcriber.ts";
import { provideBrowser } from "../tools/browser.mjs";
import { fixed, median } from "./figures.ts";
import { temporaryFolder } from "./server.ts";
import { printTable } from "./table.ts";

const { values } = parseArgs({
  options: { rounds: { type: "string", default: "5" }, model: { type: "boolean", default: false } },
});
const rounds = Number(values.rounds);
const delays = { transcription: 500, voice: 300 };
process.env.CHROME_PATH = (await provideBrowser()) ?? "";

/** MPEG-2 layer III, 64 kbit/s, 24 kHz, mono, nothing coded in it: 24 ms of silence. */
const frame = Buffer.alloc(192);
frame.set([0xff, 0xf3, 0x84, 0xc4]);

/** Speaks fifteen characters a second, at three times that speed. */
const voice = createServer(async (request, response) => {
  let text = "";
  for await (const piece of request) text += piece;
  const seconds = String(JSON.parse(text).input).length / 15;
  await new Promise((resolve) => setTimeout(resolve, delays.voice));
  response.writeHead(200, { "content-type": "audio/mpeg" });
  const step = 0.1;
  for (let at = 0; at < seconds; at += 3 * step) {
    response.write(Buffer.concat(Array.from({ length: Math.round((3 * step) / 0.024) }, () => frame)));
    await new Promise((resolve) => setTimeout(resolve, step * 1000));
  }
  response.end();
});
await new Promise<void>((resolve) => voice.listen(0, "127.0.0.1", resolve));
const voiceUrl = `http://127.0.0.1:${(voice.address() as AddressInfo).port}/v1`;
const transcriber = await startTranscriber(
  "We lived above the bakery in Skipton, and my aunt kept hens in the yard.",
);
transcriber.delay = delays.transcription;
const reception = "You lived above the bakery.";
const model = values.model ? await startModelService(reception) : null;
if (model) model.pace = 40;
const saga = await startServer({
  LOG_LEVEL: "error",
  ...(model ? { OPENAI_BASE_URL: model.url } : {}),
  TRANSCRIBE_BASE_URL: transcriber.url,
  SPEECH_BASE_URL: voiceUrl,
});
const folder = await temporaryFolder();
const wav = await speakIntoFile(
  "We lived above the bakery in Skipton, and my aunt kept hens in the yard.",
  "en",
);

const villages = Array.from({ length: 26 }, (_, index) => `${String.fromCharCode(65 + index)}elton Mill`);
let spoken = 0;

async function measure(way: "stream" | "whole", round: number): Promise<number> {
  const context = await openBrowser(join(folder.path, `${way}-${round}`), { wav, baseURL: saga.url });
  if (way === "whole") await context.addInitScript(() => Reflect.deleteProperty(window, "MediaSource"));
  await context.addInitScript(() => {
    try {
      localStorage.setItem("selected-voice", "openai");
    } catch {}
  });
  // Another round may come to the same question.
  await rm(join(saga.dataDir, "speech-cache"), { recursive: true, force: true });
  const page = await pageOf(context);
  // Other words each time: what was spoken before would come from the cache.
  transcriber.texts = [`We lived above the bakery in ${villages[spoken]}.`];
  spoken += 1;
  await enterAs({ page, saga }, { role: "interviewer", language: "en" });
  const person = await page.request.post("/api/users", { data: { name: `${way} ${round}`, language: "en" } });
  const { id: interviewee } = (await person.json()) as { id: string };
  const id = await startInterview(page, { number: 1, language: "en", interviewee });
  await page.goto(`/interview/${id}`);
  await hearQuestion(page);
  await speak(page).click();
  await page.getByText("0:05", { exact: true }).waitFor();
  await page.evaluate(() => {
    const player = document.querySelector("audio[hidden]");
    player?.addEventListener("playing", () => Object.assign(window, { heardAt: performance.now() }), {
      once: true,
    });
    const note = () => Object.assign(window, { sentAt: performance.now() });
    document.addEventListener("click", note, { once: true, capture: true });
  });
  await sendAnswer(page).click();
  await page.waitForFunction(() => "heardAt" in window, undefined, { timeout: 60_000 });
  const took = await page.evaluate(() => {
    const { heardAt, sentAt } = window as unknown as { heardAt: number; sentAt: number };
    return heardAt - sentAt;
  });
  await context.close();
  return took;
}

/** Lets the model write a question, until there is enough of it. */
async function askModel(url: string, isEnough: (written: string) => boolean): Promise<void> {
  const content = "NOW: the next thing to say after 1.1.";
  const body = JSON.stringify({ model: "m", stream: true, messages: [{ role: "user", content }] });
  const response = await fetch(`${url}/chat/completions`, { method: "POST", body });
  let received = "";
  for await (const piece of response.body ?? []) {
    received += Buffer.from(piece).toString();
    const words = [...received.matchAll(/"delta":\{"content":("(?:[^"\\]|\\.)*")/gu)].map(
      ([, word]) => word ?? '""',
    );
    if (isEnough(words.map((word) => JSON.parse(word)).join(""))) break;
  }
}

/** One provider after the other, without Saga: from the request to the words, to a question, to the first bytes of sound. */
async function askProviders(isEnough: (written: string) => boolean): Promise<number> {
  const form = new FormData();
  form.append("file", new Blob([new Uint8Array(200_000)]), "answer.wav");
  const begin = performance.now();
  await (await fetch(`${transcriber.url}/audio/transcriptions`, { method: "POST", body: form })).json();
  if (model) await askModel(model.url, isEnough);
  const body = JSON.stringify({ input: "Where was that?" });
  const speech = await fetch(`${voiceUrl}/audio/speech`, { method: "POST", body });
  const reader = speech.body?.getReader();
  await reader?.read();
  const took = performance.now() - begin;
  await reader?.cancel();
  return took;
}

async function providersAlone(isEnough: (written: string) => boolean): Promise<number> {
  const taken: number[] = [];
  for (let round = 0; round < rounds + 2; round += 1) taken.push(await askProviders(isEnough));
  return median(taken.slice(2));
}

const floor = await providersAlone((written) => /bakery\. \w/u.test(written));
const rows: string[][] = [["the providers alone", fixed(floor, 0), "-"]];
if (model) {
  const whole = await providersAlone(() => false);
  rows.push(["the same, the question written to its end", fixed(whole, 0), fixed(whole - floor, 0)]);
}
for (const way of ["stream", "whole"] as const) {
  const taken: number[] = [];
  await measure(way, rounds);
  for (let round = 0; round < rounds; round += 1) taken.push(await measure(way, round));
  const name = way === "stream" ? "Saga: as it is spoken" : "whole pieces";
  rows.push([name, fixed(median(taken), 0), fixed(median(taken) - floor, 0)]);
}
printTable({
  title: "From Send to the first sound of the next question, milliseconds",
  notes: [
    `median of ${rounds}; transcription ${delays.transcription} ms, first sound of the voice ${delays.voice} ms`,
    "the first round, in which threads are started and code is compiled, is not counted",
  ],
  heads: ["way", "milliseconds", "above the floor"],
  rows,
});
await saga.remove();
await transcriber.close();
await model?.close();
await folder.remove();
process.exit(0);
