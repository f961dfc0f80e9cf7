import { join } from "node:path";
import { type BrowserContext, type BrowserContextOptions, chromium, type Page } from "@playwright/test";
import { findBrowser } from "../tools/browser.mjs";
import { root } from "../tools/workplace.mjs";
import build from "./build.ts";
import { microphoneFile } from "./microphone-file.ts";
import { coloursSettled } from "./screens/look.ts";
import { startServer } from "./server.ts";
import { addPerson, enterAs, readInterview, startInterview, tell } from "./steps/calls.ts";
import { bubbles, giveAnswer } from "./steps/interview.ts";
import { askForCode, codeField, openEmailStep } from "./steps/sign-in.ts";
import { hearQuestion, speak } from "./steps/voice.ts";

/** Takes the pictures of docs/screenshots anew: `node tools/run-pinned.mjs e2e/pictures.ts`. */

const wide: BrowserContextOptions = { viewport: { width: 1280, height: 860 } };
const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
};
const names = [
  "Anna",
  "Birgit",
  "Edith",
  "Halina",
  "Lucia",
  "Maria",
  "Nils",
  "Otto",
  "Stanislaw",
  "Tom",
  "Vera",
];

await build();
const saga = await startServer({ LOG_LEVEL: "warn" });
const browser = await chromium.launch({
  executablePath: findBrowser() ?? "",
  args: [
    "--no-sandbox",
    "--use-fake-device-for-media-stream",
    "--use-fake-ui-for-media-stream",
    `--use-file-for-fake-audio-capture=${microphoneFile}`,
  ],
});

const open = (options: BrowserContextOptions): Promise<BrowserContext> =>
  browser.newContext({ ...options, baseURL: saga.url });

async function take(page: Page, name: string, { isWhole = false } = {}): Promise<void> {
  await coloursSettled(page);
  await page.screenshot({ path: join(root, "docs/screenshots", `${name}.png`), fullPage: isWhole });
}

/** What a stranger sees, and the way in. */
async function takeFrontDoor(): Promise<void> {
  const onDesk = await (await open(wide)).newPage();
  await onDesk.goto("/");
  await take(onDesk, "landing", { isWhole: true });
  const dark = await (await open({ ...phone, colorScheme: "dark" })).newPage();
  await dark.goto("/");
  await take(dark, "landing-phone-dark");
  const onPhone = await (await open(phone)).newPage();
  await openEmailStep(onPhone);
  await take(onPhone, "sign-in-phone");
  await askForCode(onPhone, "owner@saga.local");
  await codeField(onPhone).waitFor();
  await onPhone.keyboard.type(await saga.readCode("owner@saga.local"));
  await onPhone.getByRole("dialog", { name: "Whose story is it?" }).waitFor();
  await take(onPhone, "first-questions-phone");
}

/** Somebody who interviews twelve people; gives the address of Ingrid's own link, and what ends it. */
async function takeAccount() {
  const desk = await open(wide);
  const page = await desk.newPage();
  const account = await enterAs({ page, saga }, { role: "interviewer", language: "en" });
  await page.request.put(`/api/users/${account.id}`, { data: { name: "Linnea" } });
  for (const name of names) await addPerson(page, { name, relationship: "grandmother" });
  const ingrid = await addPerson(page, { name: "Ingrid", relationship: "grandmother" });
  const id = await startInterview(page, { interviewee: ingrid.id, number: 1, language: "en" });
  await tell(page, { id, tongue: "en", count: 3 });
  await page.goto("/game-dashboard");
  await page.getByRole("link", { name: "Hand over to Ingrid" }).waitFor();
  await take(page, "dashboard", { isWhole: true });
  await page.setViewportSize(phone.viewport ?? { width: 390, height: 844 });
  await take(page, "dashboard-phone", { isWhole: true });
  await page.setViewportSize(wide.viewport ?? { width: 1280, height: 860 });
  await page.evaluate(() => localStorage.setItem("input-mode", "text"));
  await page.goto(`/interview/${id}`);
  await bubbles(page).last().waitFor();
  await giveAnswer(
    page,
    "We lived above the bakery in Skipton, and my aunt Ada kept hens in the yard behind the house.",
  );
  await take(page, "interview");
  const links = `/api/users/${ingrid.id}/teller-links`;
  const link = await (await page.request.post(links)).json();
  return { id, page, address: link.address, end: () => page.request.delete(`${links}/${link.id}`) };
}

/** Who tells by a link. */
async function takeTeller({
  address,
  end,
  page,
  id,
}: Awaited<ReturnType<typeof takeAccount>>): Promise<void> {
  const onDesk = await (await open(wide)).newPage();
  await onDesk.goto(address);
  await onDesk.getByRole("button", { name: "Go on" }).waitFor();
  await take(onDesk, "teller");
  const dark = await (await open({ ...phone, colorScheme: "dark" })).newPage();
  await dark.goto(address);
  await dark.getByRole("button", { name: "Go on" }).waitFor();
  await take(dark, "teller-phone-dark");
  const onPhone = await (await open(phone)).newPage();
  await onPhone.goto(address);
  await onPhone.getByRole("button", { name: "Go on" }).waitFor();
  await take(onPhone, "teller-phone");
  await onPhone.getByRole("button", { name: "Go on" }).click();
  await hearQuestion(onPhone);
  await speak(onPhone).click();
  await onPhone.getByText("You are speaking - ").waitFor();
  await onPhone.getByText("Take your time. A silence does no harm.").waitFor({ state: "attached" });
  await take(onPhone, "speaking-phone");
  await end();
  await onPhone.getByRole("heading", { name: "This link has ended." }).waitFor();
  await take(onPhone, "link-ended-phone");
  console.log(`${(await readInterview(page, id)).messages.length} messages were in the pictured interview`);
}

try {
  await takeFrontDoor();
  await takeTeller(await takeAccount());
} finally {
  await browser.close();
  await saga.remove();
}
