import { tabTo } from "./steps/keyboard.ts";
import { expect, test } from "./steps/saga.ts";

const sound = "**/api/speech/example";

test("a stranger hears how Saga asks, in a voice that says it is a computer's", async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto("/");
  const hear = page.getByRole("button", { name: "Hear it" });
  await expect(hear).toHaveAccessibleDescription(
    "Saga asks, in a computer’s voice: What did it smell like in the kitchen?",
  );
  expect(fetched).not.toContain("/api/speech/example");

  await tabTo(page, hear);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Stop" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(hear).toBeFocused();
  await expect(page.getByText("00:00")).toBeVisible();

  await hear.click();
  await expect(page.getByRole("button", { name: "Stop" })).toBeVisible();
  // Heard to its end, it can be heard again.
  await expect(hear).toBeVisible();
});

test("a voice that cannot be heard leaves the question to be read, and can be tried again", async ({
  page,
}) => {
  await page.route(sound, (route) => route.abort());
  await page.goto("/");
  await page.getByRole("button", { name: "Hear it" }).click();
  await expect(page.getByRole("status").getByText("It cannot be heard just now.")).toBeVisible();
  await expect(page.getByText("What did it smell like in the kitchen?")).toBeVisible();
  await page.unroute(sound);
  await page.getByRole("button", { name: "Hear it" }).click();
  await expect(page.getByRole("button", { name: "Stop" })).toBeVisible();
  await expect(page.getByText("It cannot be heard just now.")).toBeHidden();
});
