import { type Browser, chromium } from "@playwright/test";
import { findBrowser } from "../tools/browser.mjs";
import { buildWeb } from "../tools/web-build.mjs";
import { median } from "./figures.ts";
import { startSaga, temporaryFolder } from "./server.ts";
import { printTable } from "./table.ts";

/** Milliseconds within which a stranger on a slow phone should see the landing page's largest part. */
const goal = 1_000;
const visits = 7;
/** A phone of some years ago on a slow mobile line: 1.6 Mbit/s, 150 ms there and back, a quarter of this processor. */
const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const slowdown = 4;

type Paint = { first: number; largest: number; what: string };

async function visit(browser: Browser, url: string): Promise<Paint> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 664 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", line);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.goto(url, { waitUntil: "networkidle" });
  const paint = await page.evaluate(
    () =>
      new Promise<Paint>((resolve) => {
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1) as (PerformanceEntry & { element?: Element }) | undefined;
          const [first] = performance.getEntriesByName("first-contentful-paint");
          const what = last?.element?.textContent?.trim().slice(0, 30) || last?.element?.tagName || "-";
          resolve({ first: first?.startTime ?? Number.NaN, largest: last?.startTime ?? Number.NaN, what });
        }).observe({ type: "largest-contentful-paint", buffered: true });
      }),
  );
  await context.close();
  return paint;
}

if ((await buildWeb()) !== 0) throw new Error("the web app could not be built");
const executablePath = findBrowser();
if (!executablePath) throw new Error("no browser to measure with");
const folder = await temporaryFolder();
const saga = await startSaga({ dataDir: folder.path, databaseUrl: null });
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
try {
  const paints: Paint[] = [];
  for (let count = 0; count < visits; count += 1) paints.push(await visit(browser, saga.url));
  const times = (of: "first" | "largest") => {
    const values = paints.map((paint) => paint[of]);
    return [Math.min(...values), median(values), Math.max(...values)].map((value) => value.toFixed(0));
  };
  const verdict = median(paints.map(({ largest }) => largest)) <= goal ? "yes" : "no";
  printTable({
    title: "First paint of the landing page",
    notes: [
      `${visits} first visits, 390 x 664, 1.6 Mbit/s, 150 ms, processor ${slowdown} times as slow; ms`,
      "the slowed processor is this one: on a busy machine the figures say more about the machine",
      `the largest part was: ${[...new Set(paints.map(({ what }) => what))].join(" | ")}`,
    ],
    heads: ["paint", "fastest", "median", "slowest", `≤ ${goal}`],
    rows: [
      ["first", ...times("first"), "-"],
      ["largest", ...times("largest"), verdict],
    ],
  });
} finally {
  await browser.close();
  await saga.stop();
  await folder.remove();
}
