import { addPerson, enterAs, readInterview } from "./steps/calls.ts";
import { bubbles, interviewId } from "./steps/interview.ts";
import { expect, test } from "./steps/saga.ts";
import { hearQuestion, sendAnswer, speak } from "./steps/voice.ts";
import { startTranscriber, type Transcriber } from "./transcriber.ts";

const phone = { viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true };

let transcriber: Transcriber;
test.use({
  // biome-ignore lint/correctness/noEmptyPattern: the form that fixtures have
  environment: async ({}, use) => {
    transcriber = await startTranscriber("We lived above the bakery.", "My aunt kept hens.");
    await use({ TRANSCRIBE_BASE_URL: transcriber.url });
    await transcriber.close();
  },
});

test("somebody speaks on their own phone by a link, and what they say while it ends is theirs", async ({
  page,
  saga,
  browser,
}) => {
  await enterAs({ page, saga }, { role: "interviewer", language: "en" });
  const { id: astrid } = await addPerson(page, { name: "Astrid", relationship: "grandmother" });
  await addPerson(page, { name: "Bo", email: "bo@example.org" });
  const links = `/api/users/${astrid}/teller-links`;
  const link = await (await page.request.post(links)).json();

  const own = await browser.newContext({ ...phone, baseURL: saga.url });
  const teller = await own.newPage();
  // The phone is Bo's, who is signed in there and is nobody to her.
  await enterAs({ page: teller, saga }, { role: "interviewer", language: "en", email: "bo@example.org" });
  await teller.goto(link.address);
  await teller.getByRole("button", { name: "Begin" }).click();
  const id = await interviewId(teller);
  await hearQuestion(teller);
  await speak(teller).click();
  await expect(sendAnswer(teller)).toBeEnabled();
  await sendAnswer(teller).click();
  await expect(bubbles(teller)).toHaveCount(3);
  await expect(teller.getByText("We lived above the bakery.")).toBeVisible();
  await teller.getByRole("button", { name: "Hear this answer" }).click();
  const sound = teller.locator("audio[controls]");
  await expect.poll(() => sound.evaluate((one: HTMLAudioElement) => one.duration)).toBeGreaterThan(0);
  await teller.getByRole("button", { name: "End", exact: true }).click();
  await expect(teller.getByRole("heading", { name: "Until next time, Astrid." })).toBeVisible();
  await teller.close();

  const later = await own.newPage();
  await later.goto("/tell");
  await later.getByRole("button", { name: "Go on" }).click();
  await hearQuestion(later);
  await speak(later).click();
  await expect(later.getByText("You are speaking - ")).toBeVisible();
  expect((await page.request.delete(`${links}/${link.id}`)).ok()).toBe(true);
  await expect(later.getByRole("heading", { name: "This link has ended." })).toBeVisible();
  await expect(later.getByText("Your last words wait on this device.")).toBeVisible();

  const next = await (await page.request.post(links)).json();
  await later.goto(next.address);
  await later.getByRole("button", { name: "Go on" }).click();
  await later.getByRole("button", { name: "Use it" }).click();
  await expect(sendAnswer(later)).toBeEnabled();
  await sendAnswer(later).click();
  await expect(bubbles(later)).toHaveCount(5);
  const told = (await readInterview(page, id)).messages.filter(({ role }) => role === "user");
  expect(told.map(({ content }) => content)).toEqual(["We lived above the bakery.", "My aunt kept hens."]);
  expect(told.every(({ recording_ids }) => recording_ids?.length === 1)).toBe(true);
  await own.close();
});
