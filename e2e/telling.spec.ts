import { axeFaults } from "./screens/look.ts";
import { addPerson, enterAs, readInterview } from "./steps/calls.ts";
import { answerField, bubbles, giveAnswer, interviewId } from "./steps/interview.ts";
import { expect, test } from "./steps/saga.ts";

const phone = { viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true };

test("somebody tells on their own phone by a link, takes a break, comes back and hears when it has ended", async ({
  page,
  saga,
  browser,
}) => {
  const account = await enterAs({ page, saga }, { role: "interviewer", language: "en" });
  await page.request.put(`/api/users/${account.id}`, { data: { name: "Linnea" } });
  await addPerson(page, { name: "Astrid", relationship: "grandmother" });
  await page.goto("/game-dashboard");
  await page.getByRole("link", { name: "Hand over to Astrid" }).click();
  await page.getByRole("button", { name: "Make a link" }).click();
  const address = await page.getByText(/\/tell#/).textContent();
  await expect(page.getByRole("img", { name: /camera of Astrid’s phone/ })).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);

  const own = await browser.newContext({ ...phone, baseURL: saga.url });
  const teller = await own.newPage();
  await teller.goto(address ?? "");
  const heading = teller.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("Astrid’s interview");
  expect(teller.url()).toBe(`${saga.url}/tell`);
  await expect(teller.getByText("Linnea would like to hear about your life.")).toBeVisible();
  await expect(teller.getByRole("button", { name: "Begin" })).toBeInViewport();
  expect(await axeFaults(teller)).toEqual([]);
  await teller.getByRole("button", { name: "I would rather write" }).click();
  const id = await interviewId(teller);
  await expect(teller.getByText("You and Linnea can read what you tell here.")).toBeVisible();
  await giveAnswer(teller, "My father mended the nets in the red house by the sea.");
  await teller.getByRole("button", { name: "End", exact: true }).click();
  await expect(teller.getByRole("heading", { name: "Until next time, Astrid." })).toBeFocused();
  await expect(teller.getByRole("link", { name: "Make a story" })).toHaveCount(0);
  await teller.close();

  const later = await own.newPage();
  await later.goto("/tell");
  await expect(later.getByRole("button", { name: "Go on" })).toBeVisible();
  await later.getByRole("button", { name: "I would rather write" }).click();
  await expect(later).toHaveURL(`${saga.url}/tell/interview/${id}`);
  await bubbles(later).nth(2).waitFor();
  await answerField(later).fill("And my mother sang to the hens.");

  await page.getByRole("button", { name: "End this link" }).click();
  await expect(page.getByRole("button", { name: "End this link" })).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "On their own phone" })).toBeFocused();
  await answerField(later).press("Enter");
  await expect(later.getByRole("heading", { name: "This link has ended." })).toBeVisible();
  await expect(later.getByText("Ask Linnea for a new one. What you told is kept.")).toBeVisible();
  expect(await axeFaults(later)).toEqual([]);

  await page.getByRole("button", { name: "Make a link" }).click();
  await later.goto((await page.getByText(/\/tell#/).textContent()) ?? "");
  await later.getByRole("button", { name: "I would rather write" }).click();
  await expect(later.getByText("And my mother sang to the hens.")).toBeVisible();
  await expect
    .poll(async () => (await readInterview(page, id)).messages.map(({ content }) => content))
    .toContain("And my mother sang to the hens.");
  await own.close();
});

test("a device is handed over, opens one person's interview alone, and is given back", async ({
  page,
  saga,
}) => {
  await enterAs({ page, saga }, { role: "interviewer", language: "en" });
  await addPerson(page, { name: "Astrid", relationship: "grandmother" });
  await page.goto("/game-dashboard");
  await page.getByRole("link", { name: "Hand over to Astrid" }).click();
  await page.getByRole("button", { name: "Hand over" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Astrid’s interview");
  await expect(page.getByRole("navigation")).toHaveCount(0);
  await page.getByRole("button", { name: "I would rather write" }).click();
  await interviewId(page);
  await expect(answerField(page)).toBeVisible();
  // Of an administrator's: nothing that tests or warns.
  await expect(page.getByText("Interview Testing Controls")).toHaveCount(0);
  await page.getByRole("link", { name: "Saga, back to the beginning" }).click();
  await page.getByRole("button", { name: /^Not Astrid\? Give it back to/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Hello/);
  expect((await page.request.get("/api/tell", { headers: { "x-saga-as-teller": "1" } })).status()).toBe(401);
});
