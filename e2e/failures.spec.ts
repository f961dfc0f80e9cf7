import type { Page } from "@playwright/test";
import { addPerson, enterAs, startInterview, tell } from "./steps/calls.ts";
import { answerField } from "./steps/interview.ts";
import { expect, test } from "./steps/saga.ts";
import { askForCode, codeField, openEmailStep, owner } from "./steps/sign-in.ts";

/** What is shown when a call fails, in the specification's words. Other failures are provoked in the journeys they belong to. */

/** Has the next such call fail on the server. */
const failing = (page: Page, method: string, path: string) =>
  page.route(
    path,
    (route) => (route.request().method() === method ? route.fulfill({ status: 500 }) : route.fallback()),
    { times: 1 },
  );

test("a code that cannot be sent, or not again, is said in the words for it", async ({ page }) => {
  await page.clock.install();
  await openEmailStep(page);
  await failing(page, "POST", "**/api/auth/send-otp");
  await askForCode(page, owner);
  await expect(page.getByText("Failed to send verification code. Please try again.")).toBeVisible();
  await askForCode(page, owner);
  await expect(codeField(page)).toBeFocused();
  await page.clock.fastForward("30:01");
  await failing(page, "POST", "**/api/auth/send-otp");
  await page.getByRole("button", { name: "Resend code" }).click();
  await expect(page.getByText("Failed to resend", { exact: true })).toBeVisible();
  await expect(page.getByText("Unable to resend verification code. Please try again.")).toBeVisible();
});

test("what an interviewer, an administrator and a teller asked for in vain is said in the words for it", async ({
  page,
  saga,
}) => {
  await enterAs({ page, saga }, { role: "interviewer", language: "en" });
  const { id: interviewee } = await addPerson(page, { name: "Elsa", relationship: "mother" });
  const talk = await startInterview(page, { interviewee, number: 1, language: "en" });
  await tell(page, { id: talk, tongue: "en", count: 2 });
  const said = (words: string) => expect(page.getByText(words, { exact: true }).first()).toBeVisible();

  await page.goto(`/interview/${talk}`);
  await answerField(page).fill("We lived by the river.");
  await failing(page, "POST", "**/api/interviews/get-question");
  await answerField(page).press("Enter");
  await said("Failed to get next question");

  await page.route(`**/api/interviews/${talk}`, (route) => route.fulfill({ status: 500 }));
  await page.goto(`/interview/details/${talk}`);
  await said("Failed to fetch interview data");
  await page.unroute(`**/api/interviews/${talk}`);

  await page.goto("/story/new");
  const generate = page.getByRole("button", { name: "Generate Story" });
  await expect(generate).toHaveAccessibleDescription("Please select at least one interview for your story");
  await page.getByRole("button", { name: /^Add/ }).first().click();
  await failing(page, "POST", "**/api/stories");
  await generate.click();
  await said("Failed to generate story. Please try again.");

  await page.route("**/api/interviews?*", (route) => route.fulfill({ status: 500 }));
  await page.goto("/data-management?user=Elsa");
  await said("Error");
  await said("Failed to fetch interviews. Please try again.");

  await page.goto("/nowhere");
  await said("Oops! Page not found");
  await expect(page.getByRole("navigation").getByRole("link", { name: "My Saga" })).toBeVisible();
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL(/\/game-dashboard$/);

  await page.goto("/profile");
  await page.getByLabel("Who are you interviewing?").fill("Bogdan");
  await failing(page, "POST", "**/api/users");
  await page.getByRole("button", { name: "Continue" }).click();
  await said("Failed to add new interviewee");
  await page.evaluate(() => localStorage.removeItem("user-id"));
  await page.getByRole("button", { name: "Continue" }).click();
  await said("User ID not found");
});
