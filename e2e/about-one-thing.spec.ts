import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { lookAt } from "./screens/look.ts";
import { addPerson, enterAs, say, startInterview, tell, writeStory } from "./steps/calls.ts";
import { answerUntilComplete, bubbles, interviewId } from "./steps/interview.ts";
import { tellAloud } from "./steps/kept.ts";
import { test } from "./steps/saga.ts";

const photograph = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

const card = (page: Page) => page.getByRole("region", { name: "AI Interviews" });
const row = (page: Page, title: string) =>
  card(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: title, exact: true }) });
const begin = (page: Page) => card(page).getByRole("button", { name: "Start Interview" }).click();

const addRelative = async (page: Page, name: string): Promise<string> => {
  const id = randomUUID();
  const data = { id: randomUUID(), what: name, people: [{ id, name }] };
  expect((await page.request.post("/api/family/changes", { data })).ok()).toBe(true);
  return id;
};

/** An interview about a photograph, and a link to tell it by. */
const askedAboutPicture = async (page: Page, { id: life }: { id: string }) => {
  const elsa = await addRelative(page, "Elsa Berg");
  const file = randomUUID();
  await page.goto("/privacy");
  const data = await page.request.put(`/api/family/media/${file}?person=${elsa}&name=elsa.png`, {
    headers: { "content-type": "application/octet-stream" },
    // Any picture that is large enough to be looked at.
    data: await page.screenshot(),
  });
  expect(data.ok()).toBe(true);
  const about = { data: { about: { kind: "picture", id: file } } };
  expect((await page.request.post(`/api/family/lives/${life}/interviews`, about)).ok()).toBe(true);
  const made = await page.request.post(`/api/users/${life}/teller-links`);
  const { id: link, address } = (await made.json()) as { id: string; address: string };
  return { link, address };
};

test("once all three are told, a time of life, a person and a photograph have interviews of their own @phone", async ({
  page,
  saga,
}) => {
  await enterAs({ page, saga }, { role: "self", language: "en", email: "owner@saga.local" });
  for (const number of [1, 2, 3]) {
    const id = await startInterview(page, { number, language: "en" });
    expect(await tell(page, { id, tongue: "en" })).toBe(100);
  }

  await page.goto("/timeline-event/school");
  await begin(page);
  await expect(page.getByRole("heading", { name: "School Years" })).toBeVisible();
  await lookAt(page, "an interview about a time of life");
  const school = await interviewId(page);
  const { length } = await answerUntilComplete(page, "en", 5);
  expect(length).toBeGreaterThanOrEqual(6);
  expect(length).toBeLessThanOrEqual(16);
  await page.getByRole("button", { name: /^Finish/ }).click();
  await expect(page.getByText("School Years is complete", { exact: false })).toBeVisible();
  await lookAt(page, "the end of an interview about a time of life");
  await page.goto("/timeline-event/school");
  await expect(row(page, "School Years").getByText("Completed")).toBeVisible();
  await expect(row(page, "School Years").getByRole("link", { name: "Transcript" })).toHaveAttribute(
    "href",
    `/interview/details/${school}`,
  );

  const elsa = await addRelative(page, "Elsa Berg");
  await page.goto(`/family-member/${elsa}`);
  await begin(page);
  await expect(page.getByRole("heading", { name: "About Elsa Berg" })).toBeVisible();
  await expect(bubbles(page).first()).toContainText("Tell me about Elsa Berg.");
  const told = "Elsa kept the dairy shop, and she cut the butter with a wire that nobody else might touch.";
  await tellAloud(page, await interviewId(page), told);
  await page.goto(`/family-member/${elsa}`);
  const about = row(page, "About Elsa Berg");
  await expect(about.getByRole("progressbar", { name: "Progress of About Elsa Berg" })).toHaveAttribute(
    "aria-valuenow",
    "12",
  );
  for (const name of ["Listen", "Transcript", "Go on"])
    await expect(about.getByRole("link", { name })).toBeVisible();
  await begin(page);
  await expect(bubbles(page).nth(1)).toContainText(told);

  await page.goto(`/family-member/${elsa}`);
  await page
    .getByLabel("Files to upload")
    .setInputFiles({ name: "elsa.png", mimeType: "image/png", buffer: photograph });
  await page.getByRole("button", { name: "Tell about it: elsa.png" }).click();
  await expect(page.getByRole("heading", { name: "A photograph" })).toBeVisible();
  await expect(page.getByRole("img", { name: "What you are telling about" })).toBeVisible();
  const picture = await interviewId(page);
  const goat = "That is Elsa in the yard behind the dairy, with the goat that ate the parson's hat.";
  await say(page, { id: picture, content: goat });
  await page.goto(`/family-member/${elsa}`);
  await expect(row(page, "A photograph").getByText("Ongoing")).toBeVisible();
  await expect(page.getByText(`“${goat}”`)).toBeVisible();
  await lookAt(page, "a person with interviews about them");

  await page.goto("/game-dashboard");
  const others = page.getByRole("region", { name: "About one thing" });
  await expect(others.getByRole("listitem")).toHaveCount(3);
  await lookAt(page, "a dashboard with interviews about one thing");
  const story = await writeStory(page, { interview_ids: [picture], length: 500, language: "en" });
  await page.goto(`/story/${story.id}`);
  await expect(page.getByText("the goat that ate the parson's hat")).toBeVisible();
});

test("a teller sees on their own phone the photograph that they are asked about @phone", async ({
  page,
  saga,
  browser,
}) => {
  await enterAs({ page, saga }, { role: "interviewer", language: "en" });
  const astrid = await addPerson(page, { name: "Astrid", relationship: "grandmother" });
  const { link, address } = await askedAboutPicture(page, astrid);
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const teller = await (await browser.newContext({ ...phone, baseURL: saga.url })).newPage();
  await teller.goto(address);
  await teller.getByRole("button", { name: "A photograph" }).click();
  const look = teller.getByRole("button", { name: "Look at: What you are telling about" });
  await expect(look).toBeVisible();
  await expect(bubbles(teller).first()).toContainText("Tell me about this picture.");
  await lookAt(teller, "a teller asked about a photograph");
  await look.click();
  await expect(teller.getByRole("dialog", { name: "What you are telling about" })).toBeVisible();
  await lookAt(teller, "a photograph looked at large");
  await teller.keyboard.press("Escape");
  await expect(look).toBeFocused();
  await page.request.delete(`/api/users/${astrid.id}/teller-links/${link}`);
  await teller.reload();
  await expect(teller.getByRole("heading", { name: "This link has ended." })).toBeVisible();
  await expect(look).toHaveCount(0);
});

test("a family asks who is to tell of somebody, and the teller finds it behind their own link @phone", async ({
  page,
  saga,
  browser,
}) => {
  const account = await enterAs({ page, saga }, { role: "interviewer", language: "en" });
  await page.request.put(`/api/users/${account.id}`, { data: { name: "Linnea" } });
  const astrid = await addPerson(page, { name: "Astrid", relationship: "grandmother" });
  const elsa = await addRelative(page, "Elsa Berg");
  await page.goto(`/family-member/${elsa}`);
  await begin(page);
  await expect(page.getByRole("dialog", { name: "Who will tell?" })).toBeVisible();
  await lookAt(page, "who is to tell of somebody");
  await page.getByRole("dialog").getByRole("button", { name: "Astrid" }).click();
  await expect(page.getByText("Astrid’s interview")).toBeVisible();
  const id = await interviewId(page);
  await page.goto(`/family-member/${elsa}`);
  await expect(row(page, "About Elsa Berg").getByText("told by Astrid")).toBeVisible();

  const made = await page.request.post(`/api/users/${astrid.id}/teller-links`);
  const { address } = (await made.json()) as { address: string };
  const teller = await (await browser.newContext({ baseURL: saga.url })).newPage();
  await teller.goto(address);
  await expect(teller.getByRole("button", { name: "Begin" })).toBeVisible();
  await lookAt(teller, "a teller's own page with an interview about somebody");
  await teller.getByRole("button", { name: "About Elsa Berg" }).click();
  await expect(teller).toHaveURL(`${saga.url}/tell/interview/${id}`);
  await expect(bubbles(teller).first()).toContainText("Tell me about Elsa Berg.");
});

test("others can be asked about somebody who tells too, beside their own next interview @phone", async ({
  page,
  saga,
}) => {
  await enterAs({ page, saga }, { role: "interviewer", language: "en" });
  const astrid = await addPerson(page, { name: "Astrid", relationship: "grandmother" });
  await addPerson(page, { name: "Nils", relationship: "uncle" });
  const id = randomUUID();
  const people = [{ id, name: "Astrid", user_id: astrid.id }];
  const data = { id: randomUUID(), what: "Astrid", people };
  expect((await page.request.post("/api/family/changes", { data })).ok()).toBe(true);
  await page.goto(`/family-member/${id}`);
  await expect(card(page).getByRole("link", { name: "Start Interview" })).toBeVisible();
  await lookAt(page, "a person who tells, and whom others can be asked about");
  await card(page).getByRole("button", { name: "Ask others about Astrid" }).click();
  await page.getByRole("dialog", { name: "Who will tell?" }).getByRole("button", { name: "Nils" }).click();
  await expect(page.getByRole("heading", { name: "About Astrid" })).toBeVisible();
  await expect(page.getByText("Nils’s interview")).toBeVisible();
});

test("where a model may see photographs people are asked about that, and the page on privacy says it @phone", async ({
  page,
  saga,
}) => {
  await saga.restart({ OPENAI_API_KEY: "key-1", SAGA_MODEL_SEES_PICTURES: "1" });
  await enterAs({ page, saga }, { role: "self", language: "en" });
  await page.goto("/game-dashboard");
  const along = page.getByText("The photograph that an interview is about is sent there too", {
    exact: false,
  });
  await expect(along).toBeVisible();
  await lookAt(page, "a service that may see photographs");
  await page.getByRole("button", { name: "Yes, send them" }).click();
  await expect(page.getByText("Your words are sent to OpenAI.", { exact: false })).toBeVisible();
  await expect(along).toBeVisible();
  await page.goto("/privacy");
  await expect(page.getByText("A language model sees no photograph unless", { exact: false })).toBeVisible();
  await expect(page.getByText("A map with roads and villages is drawn", { exact: false })).toBeVisible();
  await lookAt(page, "what leaves this server");
});

test("a teller by link is told that the photograph is sent, before the first question about it @phone", async ({
  page,
  saga,
  browser,
}) => {
  await saga.restart({ OPENAI_API_KEY: "key-1", SAGA_MODEL_SEES_PICTURES: "1" });
  await enterAs({ page, saga }, { role: "interviewer", language: "en" });
  const astrid = await addPerson(page, { name: "Astrid", relationship: "grandmother" });
  const { address } = await askedAboutPicture(page, astrid);
  const phone = { viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true };
  const teller = await (await browser.newContext({ ...phone, baseURL: saga.url })).newPage();
  const sent = teller.getByText(
    /^Your words are sent to OpenAI\. The photograph that an interview is about/u,
  );
  await teller.goto(address);
  await expect(teller.getByRole("button", { name: "A photograph" })).toBeVisible();
  await expect(sent).toHaveCount(0);
  const consent = { data: { accepts: true } };
  expect((await page.request.put(`/api/users/${astrid.id}/consent`, consent)).ok()).toBe(true);
  await teller.reload();
  await expect(sent).toBeVisible();
  await lookAt(teller, "a teller told that the photograph is sent");
});
