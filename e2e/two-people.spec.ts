import { answerAt } from "./answers/told.ts";
import { tell } from "./steps/calls.ts";
import { card, person } from "./steps/dashboard.ts";
import { answerField, bubbles, expectStored, giveAnswer, interviewId } from "./steps/interview.ts";
import { expect, test } from "./steps/saga.ts";
import { describePerson, signInAsInterviewer } from "./steps/sign-in.ts";

const zofia = { name: "Zofia", relationship: "Grandmother", language: "Polish" };
const astrid = { name: "Astrid", relationship: "Friend", language: "Swedish" };

/** Words and letters that a question of one language has and none of the other's. */
const looks = {
  sv: /[åäö]|\b(du|din|och|när|vad|hur|vem|det|var|ge|mig|en|av|om|mer)\b/i,
  pl: /[ąćęłńóśźż]|\b(co|jak|kto|gdzie|to|o|mi|opowiedz)\b/i,
};
const strange = { sv: /[ąćęłńśźż]/i, pl: /[åäö]/i };

test("an interviewer holds the interviews of two people, each in their own language", async ({
  page,
  saga,
}) => {
  await signInAsInterviewer({ page, saga }, zofia);
  await expect(page.getByText("Manage interviews for each person below.")).toBeVisible();
  await page.getByRole("button", { name: "Add new person to interview" }).click();
  await describePerson(page, astrid);
  await expect(page.getByText("Astrid has been added as an interviewee")).toBeVisible();
  await expect(page.getByRole("heading", { level: 2 })).toHaveText(["Astrid", "Zofia"]);
  await expect(page.getByRole("heading", { name: "Astrid" })).toBeFocused();

  for (const [name, tongue] of [
    ["Astrid", "sv"],
    ["Zofia", "pl"],
  ] as const) {
    const cards = person(page, name);
    await expect(card(cards, 1)).toContainText(`Where ${name} comes from, and the people around them.`);
    await expect(card(cards, 2)).toContainText("Complete previous interviews");
    await expect(card(cards, 3)).toContainText("Complete previous interviews");
    await card(cards, 1).getByRole("button", { name: "Start now" }).click();
    const id = await interviewId(page);
    const given = [0, 1, 2].map((index) => answerAt(tongue, index));
    for (const answer of given) await giveAnswer(page, answer);
    await expectStored(page, id, given);
    for (const bubble of await bubbles(page).all()) {
      await expect(bubble).toHaveAttribute("lang", tongue);
      expect(await bubble.textContent()).toMatch(looks[tongue]);
      expect(await bubble.textContent()).not.toMatch(strange[tongue]);
    }
    await expect(answerField(page)).toHaveAttribute("lang", tongue);
    await page.getByRole("button", { name: "Take a break" }).click();
    await expect(page.getByText("Saved interview").first()).toBeVisible();
    await expect(card(person(page, name), 1).getByRole("button", { name: "Resume interview" })).toBeVisible();
    await expect(card(person(page, name), 2)).toContainText("Complete previous interviews");
  }
});

test("somebody who comes back after a break is met with what was told last, and goes on", async ({
  page,
  saga,
}) => {
  await signInAsInterviewer({ page, saga }, zofia);
  const cards = person(page, "Zofia");
  await card(cards, 1).getByRole("button", { name: "Start now" }).click();
  const id = await interviewId(page);
  const given = [0, 1, 2, 3].map((index) => answerAt("pl", index));
  for (const answer of given) await giveAnswer(page, answer);
  await page.getByRole("button", { name: "Take a break" }).click();
  await card(cards, 1).getByRole("button", { name: "Resume interview" }).click();
  await expectStored(page, id, given);
  const recap = await page.request
    .get(`/api/interviews/${id}`)
    .then(async (answer) => (await answer.json()).recap);
  expect(recap).toBeTruthy();
  await expect(page.getByText(recap)).toBeVisible();
  await expect(page.getByText(recap)).toHaveAttribute("lang", "pl");
  await giveAnswer(page, answerAt("pl", 4));
  await expectStored(page, id, [...given, answerAt("pl", 4)]);

  expect(await tell(page, { id, tongue: "pl" })).toBe(100);
  await page.goto("/game-dashboard");
  await expect(card(cards, 1)).toContainText("Completed");
  await expect(card(cards, 2).getByRole("button", { name: "Start now" })).toBeVisible();
  await expect(card(cards, 3)).toContainText("Complete previous interviews");
  await card(cards, 1).getByRole("button").click();
  await expect(page).toHaveURL(new RegExp(`/interview/details/${id}$`));
  await expect(page.getByText(answerAt("pl", 4), { exact: true })).toBeVisible();
});

test("a person without a name cannot be added, and a newcomer without people is led to adding one @phone", async ({
  page,
  saga,
}) => {
  await signInAsInterviewer({ page, saga }, zofia);
  await page.getByRole("button", { name: "Add new person to interview" }).click();
  const form = page.getByRole("dialog", { name: "Configure Interviewee" });
  await expect(
    form.getByText("Please provide details about the person you want to interview."),
  ).toBeVisible();
  await expect(form.getByLabel("What is your relationship to them?")).toHaveValue("friend");
  await expect(form.getByLabel("Preferred Language")).toHaveValue("en");
  await form.getByLabel("Who are you interviewing?").fill("   ");
  await expect(form.getByRole("button", { name: "Continue" })).toBeDisabled();
  await page.keyboard.press("Escape");

  await page.route("**/api/users/by-parent/*", (route) => route.fulfill({ json: [] }));
  await page.reload();
  await expect(page.getByText("No interviewees found.")).toBeVisible();
  await page.unroute("**/api/users/by-parent/*");
  await page.getByRole("link", { name: "Add Interviewee" }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await page.getByLabel("Who are you interviewing?").fill("Bogdan");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL(/\/game-dashboard$/);
  await expect(page.getByRole("heading", { level: 2 })).toHaveText(["Bogdan", "Zofia"]);
});
