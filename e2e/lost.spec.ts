import { enterAs } from "./steps/calls.ts";
import { answerField } from "./steps/interview.ts";
import { expect, test } from "./steps/saga.ts";

/** People at addresses and in windows where they did not mean to be. */

test.beforeEach(async ({ page, saga }) => {
  await enterAs({ page, saga }, { role: "self", language: "en" });
});

for (const [address, words] of [
  ["/interview/details", "No interview ID found"],
  ["/story/unknown", "There is no such story"],
] as const) {
  test(`${address} leads home and says why`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByText(words)).toBeVisible();
    await expect(page).toHaveURL(/\/game-dashboard$/);
  });
}

test("an interview that does not exist says so instead of blaming the connection", async ({ page }) => {
  await page.goto("/interview/unknown");
  await expect(page.getByRole("alert").getByText("This interview may have been removed.")).toBeVisible();
  await expect(answerField(page)).toHaveCount(0);
});

test("logging out in one window leaves nothing on the screen of another", async ({ page, context }) => {
  await page.goto("/game-dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hello!");
  const other = await context.newPage();
  await other.goto("/game-dashboard");
  await other.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL((url) => url.pathname === "/");
});
