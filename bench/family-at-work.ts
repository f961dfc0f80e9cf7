import { randomUUID } from "node:crypto";
import { chromium, type Page } from "@playwright/test";
import { findBrowser } from "../tools/browser.mjs";
import { buildWeb } from "../tools/web-build.mjs";
import { beside, familyOf } from "./family-file.ts";
import { signIn } from "./http-client.ts";
import { memoryOf } from "./process-figures.ts";
import { startSaga, temporaryFolder } from "./server.ts";
import { printTable } from "./table.ts";

/** A family of thousands, a file of 100 MB and 2,000 photographs at the whole product: how long others wait, how much memory, how many frames. */
const slowdown = 2;
const sizes = [10, 500, 5_000, 20_000];
const photographs = 2_000;

const folder = await temporaryFolder();
const saga = await startSaga({ dataDir: folder.path, databaseUrl: null });
const token = await signIn(saga.url, folder.path);
const headers = { authorization: `Bearer ${token}` };
const session = await fetch(`${saga.url}/api/auth/session`, { headers });
const { user } = (await session.json()) as { user: { id: string } };
await fetch(`${saga.url}/api/users/${user.id}`, {
  method: "PUT",
  headers: { ...headers, "content-type": "application/json" },
  body: JSON.stringify({ role: "self", language: "en", has_logged_in: true }),
});

const call = (path: string, body?: BodyInit, method = body === undefined ? "GET" : "POST") =>
  fetch(`${saga.url}/api/family${path}`, { method, headers, ...(body !== undefined && { body }) });

/** A film as browsers send it. */
async function inPieces(film: Buffer): Promise<Response> {
  const path = `/media/${randomUUID()}`;
  const piece = 1024 * 1024;
  for (let seq = 0; seq * piece < film.length; seq += 1) {
    const bytes = film.subarray(seq * piece, (seq + 1) * piece);
    const answer = await call(`${path}/pieces/${seq}`, new Uint8Array(bytes), "PUT");
    if (answer.status !== 200) return answer;
  }
  return fetch(`${saga.url}/api/family${path}/join?subject=school&name=film.mp4`, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify({ bytes: film.length }),
  });
}

const round = (value: number): string => value.toFixed(0);

/** Frames a second while a tree is dragged for two seconds, and the longest one in ms. */
async function pan(page: Page): Promise<[string, string]> {
  const frames = page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const times: number[] = [];
        const note = (time: number) => {
          times.push(time);
          if (time - (times[0] ?? time) < 2_000) requestAnimationFrame(note);
          else resolve(times.map((one, at) => one - (times[at - 1] ?? one)).slice(1));
        };
        requestAnimationFrame(note);
      }),
  );
  await page.mouse.move(640, 400);
  await page.mouse.down();
  for (let step = 0; step < 40; step += 1) await page.mouse.move(640 - step * 8, 400 - (step % 10) * 6);
  await page.mouse.up();
  const gaps = await frames;
  return [
    (1_000 / (gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length)).toFixed(1),
    round(Math.max(...gaps)),
  ];
}

if ((await buildWeb()) !== 0) throw new Error("the web app could not be built");
const browser = await chromium.launch({ executablePath: findBrowser() ?? "", args: ["--no-sandbox"] });
try {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const host = new URL(saga.url);
  await context.addCookies([{ name: "saga_session", value: token, url: saga.url }]);
  const page = await context.newPage();
  page.setDefaultTimeout(90_000);
  const devtools = await context.newCDPSession(page);
  const rows: string[][] = [];
  for (const size of sizes) {
    const file = familyOf(size);
    const look = await beside(saga.url, headers, () => call(`/gedcom?id=${randomUUID()}`, file));
    const keep = await beside(saga.url, headers, () => call(`/gedcom?id=${randomUUID()}&keep=1`, file));
    const write = await beside(saga.url, headers, () => call("/gedcom"));
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    const since = performance.now();
    await page.goto(`${host.origin}/family-tree`);
    await page.locator(".react-flow__node-person:visible").first().waitFor({ timeout: 120_000 });
    const shown = performance.now() - since;
    const [rate, longest] = await pan(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    const nodes = await page.locator(".react-flow__node").count();
    rows.push([
      String(size),
      ...[look, keep, write].flatMap(({ took, longest }) => [round(took), round(longest)]),
      round(shown),
      String(nodes),
      rate,
      longest,
    ]);
    await call("/undo", "");
  }
  printTable({
    title: "A family as a file and on the screen",
    notes: [
      `reading, adding and writing a GEDCOM file: ms, and the longest that somebody else waited for an answer meanwhile`,
      `the tree: ms until somebody is drawn, people drawn, frames a second while it is dragged, longest frame in ms; processor ${slowdown} times as slow`,
    ],
    heads: [
      "people",
      "read",
      "others",
      "add",
      "others",
      "write",
      "others",
      "drawn",
      "nodes",
      "frames/s",
      "longest",
    ],
    rows,
  });

  const before = (await memoryOf(saga.pid)) ?? Number.NaN;
  let most = before;
  const watch = setInterval(async () => {
    most = Math.max(most, (await memoryOf(saga.pid)) ?? 0);
  }, 50);
  const film = Buffer.alloc(100 * 1024 * 1024 - 64);
  Buffer.from("00000018667479706d703432", "hex").copy(film);
  const kept = await beside(saga.url, headers, () => inPieces(film));
  clearInterval(watch);
  printTable({
    title: "A film of 100 MB is kept",
    notes: ["in pieces of 1 MB, as browsers send it; memory of the server in MB, before and at most"],
    heads: ["ms", "others wait", "before", "most"],
    rows: [[round(kept.took), round(kept.longest), round(before), round(most)]],
  });

  const drawing = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 2_000, height: 1_500 });
    const context = canvas.getContext("2d");
    for (let at = 0; context && at < 500; at += 1) {
      context.fillStyle = `hsl(${(at * 37) % 360} 60% 50%)`;
      context.fillRect((at * 271) % 2_000, (at * 173) % 1_500, 150, 90);
    }
    return canvas.toDataURL("image/jpeg", 0.85).split(",")[1] ?? "";
  });
  const photograph = Buffer.from(drawing, "base64");
  for (let at = 0; at < photographs; at += 1)
    await call(`/media/${randomUUID()}?subject=childhood&name=${at}.jpg`, new Uint8Array(photograph), "PUT");
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  const since = performance.now();
  await page.goto(`${host.origin}/timeline-event/childhood`);
  await page.locator("main img").first().waitFor();
  const shown = performance.now() - since;
  const images = await page.locator("main img").count();
  // By its tag: to look for a role among so many buttons takes longer than the page does.
  await page.locator("main img").first().scrollIntoViewIfNeeded();
  await page.waitForFunction(() => {
    const [first] = document.querySelectorAll<HTMLImageElement>("main img");
    return (first?.naturalWidth ?? 0) > 0;
  });
  const drawn = performance.now() - since;
  const [loaded, bytes, files] = await page.evaluate(() => {
    const all = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    const pictures = all.filter(({ name }) => name.includes("/picture"));
    const size = pictures.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
    return [pictures.length, size, all.filter(({ name }) => /\/media\/.*\/file/.test(name)).length];
  });
  printTable({
    title: `${photographs} photographs on one page`,
    notes: [
      `of ${round(photograph.length / 1024)} kB each: ms until the page is there and the first is seen, pictures in the page, those that were fetched, their kB, and files that were fetched whole; processor ${slowdown} times as slow`,
    ],
    heads: ["page", "seen", "pictures", "fetched", "kB", "whole"],
    rows: [[shown, drawn, images, loaded, bytes / 1024, files].map(round)],
  });
} finally {
  await browser.close();
  await saga.stop();
  await folder.remove();
}
