import { randomUUID } from "node:crypto";
import { chromium, type Page } from "@playwright/test";
import { newPerson, newUnion } from "../contract/src/family-blanks.ts";
import { writeGedcom } from "../server/src/features/family/gedcom-write.ts";
import { findBrowser } from "../tools/browser.mjs";
import { buildWeb } from "../tools/web-build.mjs";
import { signIn } from "./http-client.ts";
import { memoryOf } from "./process-figures.ts";
import { startSaga, temporaryFolder } from "./server.ts";
import { printTable } from "./table.ts";

/** A family of thousands, a file of 100 MB and 2,000 photographs at the whole product: how long others wait, how much memory, how many frames. */
const slowdown = 2;
const sizes = [10, 500, 5_000, 20_000];
const photographs = 2_000;

/** Couples with two children each, as many generations as it takes. */
function familyOf(size: number): string {
  const couples = Math.max(1, Math.floor(size / 3));
  const unions = Array.from({ length: couples }, (_, at) =>
    newUnion({
      id: `u${at}`,
      partners: [`p${at}`, `q${at}`],
      children: [`p${at * 2 + 1}`, `p${at * 2 + 2}`],
    }),
  );
  const ids = new Set(
    unions.flatMap(({ partners, children }) => [...partners, ...children.map(({ id }) => id)]),
  );
  const people = [...ids].map((id, at) =>
    newPerson({ id, name: `Person ${id}`, born: `${1600 + (at % 400)}` }),
  );
  return writeGedcom({ head: null, people, unions }, { version: "7.0", hasLiving: true, foreign: [] });
}

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

/** Milliseconds that others wait at most while some work is done, and that it takes. */
async function beside(work: () => Promise<Response>): Promise<{ took: number; longest: number }> {
  let isDone = false;
  let longest = 0;
  const begin = performance.now();
  const ask = async () => {
    while (!isDone) {
      const since = performance.now();
      await (await fetch(`${saga.url}/api/auth/session`, { headers })).arrayBuffer();
      longest = Math.max(longest, performance.now() - since);
    }
  };
  const asking = ask();
  const response = await work();
  await response.arrayBuffer();
  isDone = true;
  await asking;
  if (response.status !== 200) throw new Error(`answered ${response.status}`);
  return { took: performance.now() - begin, longest };
}

const call = (path: string, body?: BodyInit, method = body === undefined ? "GET" : "POST") =>
  fetch(`${saga.url}/api/family${path}`, { method, headers, ...(body !== undefined && { body }) });
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
    const look = await beside(() => call(`/gedcom?id=${randomUUID()}`, file));
    const keep = await beside(() => call(`/gedcom?id=${randomUUID()}&keep=1`, file));
    const write = await beside(() => call("/gedcom"));
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
  const kept = await beside(() => call(`/media/${randomUUID()}?subject=school&name=film.mp4`, film, "PUT"));
  clearInterval(watch);
  printTable({
    title: "A film of 100 MB is kept",
    notes: ["memory of the server in MB, before and at most"],
    heads: ["ms", "others wait", "before", "most"],
    rows: [[round(kept.took), round(kept.longest), round(before), round(most)]],
  });

  const pixel = Buffer.from(
    "ffd8ffe000104a46494600010100000100010000ffdb004300" +
      "08".repeat(64) +
      "ffc0000b080001000101011100ffc40014000100000000000000000000000000000009ffc40014100100000000000000000000000000000000ffda0008010100003f0054ffd9",
    "hex",
  );
  for (let at = 0; at < photographs; at += 1)
    await call(`/media/${randomUUID()}?subject=childhood&name=${at}.jpg`, pixel, "PUT");
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  const since = performance.now();
  await page.goto(`${host.origin}/timeline-event/childhood`);
  await page
    .getByRole("link", { name: /^Download: / })
    .first()
    .waitFor();
  const shown = performance.now() - since;
  const images = await page.locator("main img").count();
  const loaded = await page.evaluate(
    () => performance.getEntriesByType("resource").filter(({ name }) => name.includes("/file")).length,
  );
  printTable({
    title: `${photographs} photographs on one page`,
    notes: [
      `ms until the first is there, pictures in the page, and those that were fetched; processor ${slowdown} times as slow`,
    ],
    heads: ["shown", "pictures", "fetched"],
    rows: [[round(shown), String(images), String(loaded)]],
  });
} finally {
  await browser.close();
  await saga.stop();
  await folder.remove();
}
