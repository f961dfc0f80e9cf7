import { type ModelService, startModelService } from "./model-service.ts";
import { addPerson, enterAs, readInterview, startInterview } from "./steps/calls.ts";
import { answerField, bubbles, giveAnswer } from "./steps/interview.ts";
import { test as base, expect } from "./steps/saga.ts";

const reception = "The house smelled of bread.";
const told =
  "I grew up in a small house near Thornsea with my mother Rose and my brother Jan. It smelled of bread.";

const test = base.extend<{ service: ModelService }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern.
  service: async ({}, use) => {
    const service = await startModelService(reception);
    await use(service);
    await service.close();
  },
  environment: async ({ service }, use) => use({ OPENAI_BASE_URL: service.url }),
});

test("a model's words come while they are written, and stay as they were shown", async ({
  page,
  saga,
  service,
}) => {
  service.pace = 60;
  await enterAs({ page, saga }, { role: "self", language: "en" });
  const id = await startInterview(page, { number: 1, language: "en" });
  await page.goto(`/interview/${id}`);
  await bubbles(page).first().waitFor();
  await answerField(page).fill(told);
  await answerField(page).press("Enter");
  await expect(bubbles(page).last()).toHaveText(/^The house smelled/u);
  await expect.poll(async () => (await readInterview(page, id)).messages.length).toBe(3);
  const { messages } = await readInterview(page, id);
  expect(messages[2]?.content).toMatch(/^The house smelled of bread\. /u);
  await expect(bubbles(page)).toHaveText(messages.map(({ content }) => content));
  await page.reload();
  await expect(bubbles(page)).toHaveText(messages.map(({ content }) => content));
});

test("a service that fails leaves a question, and the administrator learns why", async ({
  page,
  saga,
  service,
}) => {
  service.fault = 401;
  await enterAs({ page, saga }, { role: "self", language: "en" });
  const id = await startInterview(page, { number: 1, language: "en" });
  await page.goto(`/interview/${id}`);
  await giveAnswer(page, told);
  await expect(page.getByText("The AI service refused the key.")).toBeVisible();
  await page.goto("/admin");
  await expect(page.getByText("The AI service refused the key.")).toBeVisible();
  await expect(page.getByText("leaves it alone for a minute")).toBeVisible();
});

test("an administrator sets the tone, looks at the prompt, tries it and sees what it cost", async ({
  page,
  saga,
  service,
}) => {
  await enterAs({ page, saga }, { role: "self", language: "en" });
  await page.goto("/game-dashboard");
  await page.getByRole("link", { name: "Admin" }).click();
  await page.getByRole("link", { name: "Open prompts" }).click();
  await expect(page.getByText("Nothing has been saved yet")).toBeVisible();
  await page.getByLabel("Prompt to connect questions").fill("Speak as a neighbour over the fence.");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Changes saved", { exact: true })).toBeVisible();
  await expect(page.getByText("Your prompt templates have been saved successfully.")).toBeVisible();
  await expect(page.getByText(/^Version 1 .* in use$/u)).toBeVisible();

  await page.getByLabel("An answer to try with").fill(told);
  await page.getByRole("button", { name: "Show the final prompt" }).click();
  const prompt = page.getByRole("region", { name: "The final prompt" });
  await expect(prompt).toContainText("Speak as a neighbour over the fence.");
  await expect(prompt).toContainText(told);
  await page.getByRole("button", { name: "Ask the model once" }).click();
  await expect(page.getByText(/^The house smelled of bread\./u)).toBeVisible();
  expect(service.prompts.at(-1)).toContain("Speak as a neighbour over the fence.");

  await page.goto("/spend");
  await expect(page.getByText(/Altogether 1 calls/u)).toBeVisible();
  await page.getByLabel("Show").selectOption({ label: "By service and model" });
  await expect(page.getByRole("rowheader", { name: "compatible · gpt-4o" })).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download as CSV" }).click(),
  ]);
  expect(file.suggestedFilename()).toBe("saga-spend-by-provider.csv");
});

test("a model chosen for everyone is the one that is asked", async ({ page, saga }) => {
  await enterAs({ page, saga }, { role: "self", language: "en" });
  const id = await startInterview(page, { number: 1, language: "en" });
  await page.goto(`/interview/${id}`);
  await page.getByText("Interview Testing Controls").click();
  await page.getByLabel("AI model").selectOption("gpt-4o-mini");
  await expect(page.getByText("gpt-4o-mini answers, by your own server.")).toBeVisible();
  await page.getByRole("button", { name: "Make this the default for everyone" }).click();
  await expect(page.getByText("Chosen for everyone")).toBeVisible();
  const { default_model } = await (await page.request.get("/api/models")).json();
  expect(default_model).toBe("gpt-4o-mini");
});

test("what is for administrators is not for others", async ({ page, saga, browser }) => {
  await enterAs({ page, saga }, { role: "self", language: "en" });
  await addPerson(page, { name: "Anna", email: "anna@example.org" });
  const context = await browser.newContext({ baseURL: saga.url });
  const guest = await context.newPage();
  await enterAs({ page: guest, saga }, { role: "self", language: "en", email: "anna@example.org" });
  for (const path of ["/admin", "/prompts", "/spend"]) {
    await guest.goto(path);
    await expect(guest).toHaveURL(/\/game-dashboard$/u);
  }
  await expect(guest.getByRole("link", { name: "Admin" })).toHaveCount(0);
  await context.close();
});

base.describe("a service outside the house", () => {
  base.use({ environment: { OPENAI_API_KEY: "sk-of-nobody" } });

  base("is expected to write biographies", async ({ page, saga }) => {
    await enterAs({ page, saga }, { role: "self", language: "en" });
    const listed = page.waitForResponse("**/api/models");
    await page.goto("/story/new");
    await listed;
    await expect(page.getByText("Told about the person.")).toBeVisible();
    await expect(page.getByText("This story will say “I”.")).toHaveCount(0);
  });

  base("gets nobody's words until they agreed, and they can change their mind", async ({ page, saga }) => {
    const account = await enterAs({ page, saga }, { role: "self", language: "en" });
    await page.goto("/game-dashboard");
    await expect(page.getByText("May your words be sent to OpenAI?")).toBeVisible();
    const accepts = async () =>
      (await (await page.request.get(`/api/users/${account.id}/consent`)).json()).accepts;
    expect(await accepts()).toBeNull();
    await page.getByRole("button", { name: "No, keep them here" }).click();
    await expect(page.getByText("Your words are not sent to OpenAI.")).toBeVisible();
    await page.reload();
    await page.getByRole("button", { name: "Allow it" }).click();
    await expect(page.getByText("Your words are sent to OpenAI.")).toBeVisible();
    expect(await accepts()).toBe(true);
    await page.getByRole("button", { name: "Stop sending your words" }).click();
    await expect(page.getByText("Your words are not sent to OpenAI.")).toBeVisible();
    expect(await accepts()).toBe(false);
  });
});
