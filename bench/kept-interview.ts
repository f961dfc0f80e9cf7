/**
 * An interview of 2,000 messages as somebody reads and corrects it, in a real Chromium.
 *
 *   node bench/kept-interview.ts [--messages N]
 *
 * `open`: from the address to the last answer on the page. `scroll`: frames while ten screens go by in each second, for ten seconds, as
 * fast as a finger throws a page; a frame is late when it comes more than 25 ms after the one before. `work`: what the page's own thread
 * did for one frame, which others on the machine lengthen less. `edit`: from the press to the field that has the focus, and from a key to the
 * next frame. The floor of each is the same text in a page without any script. Frames of a headless browser without a graphics card
 * are drawn by the processor: numbers of a real screen are better. Rows that are laid out only near the window (`content-visibility`)
 * were tried: they took two to three times the work of a frame (18 against 6 ms on a desk), so all rows are laid out once.
 */
import { parseArgs } from "node:util";
import { chromium, type Page } from "@playwright/test";
import { provideBrowser } from "../tools/browser.mjs";
import { buildWeb } from "../tools/web-build.mjs";
import { answerNumber } from "./answers.ts";
import { fixed, median, quantile } from "./figures.ts";
import { createClient, signIn } from "./http-client.ts";
import { startSaga, temporaryFolder } from "./server.ts";
import { printTable } from "./table.ts";
import { beginTalk, takeTurn } from "./talk.ts";
import { openPlace, padTranscript } from "./transcript.ts";

const { values } = parseArgs({ options: { messages: { type: "string", default: "2000" } } });
const messages = Number(values.messages);
const rounds = 3;

if ((await buildWeb()) !== 0) throw new Error("the web app could not be built");
const folder = await temporaryFolder();
const place = { dataDir: folder.path, databaseUrl: null };
const saga = await startSaga(place);
const token = await signIn(saga.url, folder.path);
const client = createClient(saga.url, token);
const talk = await beginTalk(client);
await takeTurn(client, talk, { answer: answerNumber(0), sending: "end" });
const db = openPlace(place);
await padTranscript(db, talk, messages);
await db.destroy();
client.close();

const browser = await chromium.launch({
  executablePath: (await provideBrowser()) ?? undefined,
  args: ["--no-sandbox"],
});

type Frames = { between: number[]; work: number };

/** Milliseconds between frames while a hundred screens of the page go by, and milliseconds of work for each. */
async function scrolled(page: Page): Promise<Frames> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  const secondsOfWork = async (): Promise<number> => {
    const { metrics } = await session.send("Performance.getMetrics");
    return metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0;
  };
  const before = await secondsOfWork();
  const { between } = await framesOf(page);
  const work = (((await secondsOfWork()) - before) * 1000) / between.length;
  await session.detach();
  return { between, work };
}

const framesOf = (page: Page): Promise<{ between: number[] }> =>
  page.evaluate(
    (ms) =>
      new Promise<{ between: number[] }>((resolve) => {
        const between: number[] = [];
        const end = Math.min(document.documentElement.scrollHeight, 101 * innerHeight) - innerHeight;
        const begin = performance.now();
        let before = begin;
        const step = (now: number) => {
          between.push(now - before);
          before = now;
          const share = Math.min(1, (now - begin) / ms);
          scrollTo({ top: end * share, behavior: "instant" });
          if (share < 1) requestAnimationFrame(step);
          else resolve({ between: between.slice(2) });
        };
        requestAnimationFrame(step);
      }),
    10_000,
  );

/** From a key to the frame after it. */
const keyed = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const field = document.activeElement as HTMLTextAreaElement;
        const begin = performance.now();
        document.execCommand("insertText", false, "e");
        field.getBoundingClientRect();
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begin)));
      }),
  );

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
}

async function many(measure: () => Promise<number>, count: number): Promise<number> {
  const taken: number[] = [];
  for (let round = 0; round < count; round += 1) taken.push(await measure());
  return median(taken);
}

const framesRow = (name: string, { between, work }: Frames): string[] => {
  const late = between.filter((ms) => ms > 25).length;
  const perSecond = 1000 / (between.reduce((sum, ms) => sum + ms, 0) / between.length);
  const share = `${fixed((late / between.length) * 100)} % late`;
  const p95 = `p95 ${fixed(quantile(between, 0.95), 0)} ms`;
  return [name, `${fixed(perSecond, 0)} a second`, p95, share, `${fixed(work)} ms`];
};

const last = talk.messages.at(-1)?.content.slice(0, 60) ?? "";
const address = `${saga.url}/interview/details/${talk.interview}`;
const rows: string[][] = [];
for (const [size, viewport] of [
  ["1280", { width: 1280, height: 800 }],
  ["390", { width: 390, height: 844 }],
] as const) {
  const context = await browser.newContext({ viewport });
  await context.addCookies([{ name: "saga_session", value: token, url: saga.url }]);
  const page = await context.newPage();
  const open = async () => {
    await page.goto(address);
    await page.getByText(last).first().waitFor({ state: "attached" });
  };
  rows.push([`${size}: open`, `${fixed(await many(() => timed(open), rounds), 0)} ms`]);
  rows.push(framesRow(`${size}: scroll`, await scrolled(page)));
  const edit = page.locator("[aria-label^='Edit: ']").nth(messages / 2);
  const answer = page.getByLabel(/^(Answer|Question)$/);
  rows.push([
    `${size}: edit one answer`,
    `${fixed(
      await timed(async () => {
        await edit.evaluate((button: HTMLElement) => button.click());
        await answer.and(page.locator(":focus")).waitFor();
      }),
      0,
    )} ms`,
    `a key ${fixed(await many(() => keyed(page), 10), 0)} ms`,
  ]);
  await page.getByRole("button", { name: "Cancel", exact: true }).click();
  const whole = page.getByLabel("Text of the interview");
  rows.push([
    `${size}: edit the whole text`,
    `${fixed(
      await timed(async () => {
        await page.getByRole("button", { name: "Edit Transcript" }).click();
        await whole.waitFor();
      }),
      0,
    )} ms`,
    `a key ${fixed(
      await many(async () => {
        await whole.focus();
        return keyed(page);
      }, 10),
      0,
    )} ms`,
  ]);
  const plain = talk.messages.map(({ content }) => `<p>${content}</p>`).join("");
  await page.setContent(`<body style="font:20px/1.6 serif;max-width:43rem;margin:auto">${plain}</body>`);
  rows.push(framesRow(`${size}: scroll a page without script`, await scrolled(page)));
  await context.close();
}
await browser.close();
await saga.stop();
await folder.remove();
const words = talk.messages.reduce((sum, { content }) => sum + content.split(/\s+/).length, 0);
printTable({
  title: "A kept interview",
  notes: [`${messages} messages, ${words} words; goal: 60 frames a second`],
  heads: ["what", "measured", "more", "frames", "work"],
  rows,
});
process.exit(0);
