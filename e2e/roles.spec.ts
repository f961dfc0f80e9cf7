import { addPerson, enter, enterAs, startInterview, tell } from "./steps/calls.ts";
import { bubbles, completeNote, giveAnswer } from "./steps/interview.ts";
import { expect, test } from "./steps/saga.ts";
import { owner } from "./steps/sign-in.ts";

const controls = "Interview Testing Controls";

test("an administrator can choose model and voice until the interview is complete", async ({
  page,
  saga,
}) => {
  await enterAs({ page, saga }, { role: "self", language: "en" });
  const id = await startInterview(page, { number: 1, language: "en" });
  await page.goto(`/interview/${id}`);
  await page.getByText(controls).click();
  const model = page.getByLabel("AI model");
  await expect(model).toHaveValue("gpt-4o");
  await expect(model.getByRole("option")).toHaveText([
    "GPT-4o Mini",
    "GPT-4o",
    "Claude 3.5 Haiku (retired, answered by Claude Haiku 5.5)",
    "Claude 3.7 Sonnet (retired, answered by Claude Sonnet 5.5)",
    "GPT-3.5 Turbo (retired, answered by GPT-6 Luna)",
    "GPT-6 Luna",
    "GPT-6.1 Terra",
    "GPT-6 Sol",
    "Claude Haiku 5.5",
    "Claude Sonnet 5.5",
  ]);
  await expect(page.getByRole("combobox", { name: /voice/i }).getByRole("option")).toHaveText([
    "Elevenlabs voice",
    "OpenAI voice",
  ]);
  await model.selectOption("gpt-4o-mini");
  const asked = page.waitForRequest("**/api/interviews/get-question");
  await giveAnswer(page, "I was born in Thornsea in 1942, above the bakery of my mother Rose.");
  expect((await asked).postDataJSON().model).toBe("gpt-4o-mini");
  expect(await tell(page, { id, tongue: "en" })).toBe(100);
  await page.reload();
  await expect(completeNote(page)).toBeVisible();
  await expect(page.getByText(controls)).toHaveCount(0);
});

test("everybody else sees no testing controls and cannot read what others told", async ({
  page,
  saga,
  browser,
}) => {
  const admin = await enter({ page, saga }, owner);
  await addPerson(page, { name: "Anna", email: "anna@example.org" });
  const theirs = await startInterview(page, { interviewee: admin.id, number: 1, language: "en" });

  const context = await browser.newContext({ baseURL: saga.url });
  const guest = await context.newPage();
  await enterAs({ page: guest, saga }, { role: "self", language: "en", email: "anna@example.org" });
  const own = await startInterview(guest, { number: 1, language: "en" });
  await guest.goto(`/interview/${own}`);
  await expect(bubbles(guest)).toHaveCount(1);
  await expect(guest.getByText(controls)).toHaveCount(0);

  for (const path of [`/interview/${theirs}`, `/interview/details/${theirs}`]) {
    await guest.goto(path);
    await expect(guest.getByRole("button", { name: "Try again" })).toBeVisible();
    await expect(guest.locator("[lang]:not(html)")).toHaveCount(0);
  }
  expect([403, 404]).toContain((await guest.request.get(`/api/interviews/${theirs}`)).status());
  await context.close();
});
