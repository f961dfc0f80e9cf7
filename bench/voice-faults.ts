/**
 * Kills a browser in which somebody speaks, at random moments, and measures what is left of the answer.
 *
 *   node bench/voice-faults.ts [--kills N] [--seed N]
 *
 * A real Chromium with a profile of its own records a spoken file; the whole browser gets SIGKILL after two to nine
 * seconds of speech; it is started again on the same profile, and what the server keeps of the answer after that is
 * compared with what was spoken. The goal: at most one second lost for each kill.
 */
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { startServer } from "../e2e/server.ts";
import { speakIntoFile } from "../e2e/spoken-wav.ts";
import { enterAs, startInterview } from "../e2e/steps/calls.ts";
import { hearQuestion, openBrowser, pageOf, recordings, speak } from "../e2e/steps/voice.ts";
import { provideBrowser } from "../tools/browser.mjs";
import { fixed, median } from "./figures.ts";
import { temporaryFolder } from "./server.ts";
import { printTable } from "./table.ts";

const { values } = parseArgs({
  options: { kills: { type: "string", default: "30" }, seed: { type: "string", default: "1" } },
});
const kills = Number(values.kills);
process.env.CHROME_PATH = (await provideBrowser()) ?? "";

/** The same moments for the same seed. */
let state = Number(values.seed);
const chance = (): number => {
  state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
  return state / 2 ** 31;
};

const said = "We lived above the bakery in Skipton, and my aunt kept hens in the yard behind the house.";
const wav = await speakIntoFile(said, "en");
const saga = await startServer({ LOG_LEVEL: "error" });
const folder = await temporaryFolder();

type Fate = { spoken: number; kept: number };

async function lose(round: number): Promise<Fate> {
  const profile = join(folder.path, `profile-${round}`);
  const open = () => openBrowser(profile, { wav, baseURL: saga.url });
  const first = await open();
  const page = await pageOf(first);
  await enterAs({ page, saga }, { role: "self", language: "en" });
  const id = await startInterview(page, { number: 1, language: "en" });
  const before = new Set((await recordings(page, id)).map((each) => each.id));
  await page.goto(`/interview/${id}`);
  await hearQuestion(page);
  await speak(page).click();
  await page.getByText("You are speaking - ").waitFor();
  const begun = performance.now();
  await page.waitForTimeout(2_000 + 7_000 * chance());
  const spoken = (performance.now() - begun) / 1000;
  execFileSync("pkill", ["-9", "-f", profile]);
  await first.close().catch(() => {});

  const second = await open();
  const again = await pageOf(second);
  await enterAs({ page: again, saga }, { role: "self", language: "en" });
  await again.goto(`/interview/${id}`);
  let kept = 0;
  for (let tries = 0; tries < 100 && kept === 0; tries += 1) {
    await again.waitForTimeout(200);
    const found = (await recordings(again, id)).filter(
      (each) => !before.has(each.id) && each.state === "kept",
    );
    kept = found.reduce((sum, each) => sum + each.duration_ms, 0) / 1000;
  }
  // The server measures the sound itself a moment later; until then its length is what the browser said.
  await again.waitForTimeout(3_500);
  const found = (await recordings(again, id)).filter((each) => !before.has(each.id));
  kept = found.reduce((sum, each) => sum + each.duration_ms, 0) / 1000;
  await second.close();
  return { spoken, kept };
}

const fates: Fate[] = [];
for (let round = 0; round < kills; round += 1) fates.push(await lose(round));
await saga.remove();
await folder.remove();

const lost = fates.map(({ spoken, kept }) => Math.max(0, spoken - kept));
const total = (key: keyof Fate) => fates.reduce((sum, fate) => sum + fate[key], 0);
printTable({
  title: `A browser killed ${kills} times while somebody speaks`,
  notes: ["seconds; the length of what is kept is measured by decoding it on the server"],
  heads: [
    "spoken",
    "kept",
    "lost per kill (median)",
    "lost per kill (most)",
    "kills that lost more than 1 s",
  ],
  rows: [
    [
      fixed(total("spoken")),
      fixed(total("kept")),
      fixed(median(lost), 2),
      fixed(Math.max(...lost), 2),
      String(lost.filter((seconds) => seconds > 1).length),
    ],
  ],
});
process.exit(0);
