import { join } from "node:path";
import type { Page } from "@playwright/test";
import { root } from "../tools/workplace.mjs";
import { roomFaults, underToasts } from "./screens/geometry.ts";
import { enterAs, startInterview, tell } from "./steps/calls.ts";
import { answerField, bubbles, giveAnswer } from "./steps/interview.ts";
import { expect, test } from "./steps/saga.ts";
import { codeField, dialog, owner } from "./steps/sign-in.ts";

const sizes = [
  { width: 1280, height: 860 },
  { width: 390, height: 844 },
  { width: 390, height: 664 },
  { width: 320, height: 640 },
];

const messages = (page: Page) => page.locator("[data-tone]");

const keepPicture = async (page: Page, name: string): Promise<void> => {
  if (!process.env.SAGA_SCREENSHOTS) return;
  await page.screenshot({ path: join(root, "test-results/screens", `toast ${name}.png`) });
};

test("a toast covers nothing of a dialog, and goes with its step", async ({ page, saga }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Get Started" }).click();
  await page.getByRole("button", { name: "Continue with Email" }).click();
  await page.getByLabel("Email", { exact: true }).fill(owner);
  await page.keyboard.press("Enter");
  await expect(codeField(page)).toBeFocused();
  await expect(messages(page)).toHaveText(/Verification code sent/);
  for (const size of sizes) {
    await page.setViewportSize(size);
    await messages(page).hover();
    const above = "[role=dialog] h2, [role=dialog] h2 ~ button, [role=dialog] input";
    await expect.poll(() => underToasts(page, above), { message: `${size.width}` }).toEqual([]);
    await expect(dialog(page, "Enter your code").getByRole("button", { name: "Close" })).toBeInViewport();
    await keepPicture(page, `sign-in ${size.width} ${size.height}`);
  }
  await page.keyboard.type(await saga.readCode(owner));
  await expect(dialog(page, "Whose story is it?")).toBeVisible();
  await expect(messages(page)).toHaveCount(0);
});

test("a toast in an interview covers neither question nor dock, and goes with its question", async ({
  page,
  saga,
}) => {
  await enterAs({ page, saga }, { role: "self", language: "en" });
  const id = await startInterview(page, { number: 1, language: "en" });
  await tell(page, { id, tongue: "en", count: 3 });
  await page.route("**/generate-speech", (route) => route.fulfill({ status: 500 }));
  await page.goto(`/interview/${id}`);
  await expect(bubbles(page)).toHaveCount(7);
  await page.getByRole("button", { name: "Hear it" }).click();
  await expect(messages(page)).toHaveText(/Failed to convert text to speech/);
  await expect(messages(page)).toHaveAttribute("data-tone", "error");
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expect.poll(() => roomFaults(page), { message: `${size.width} x ${size.height}` }).toEqual([]);
    expect(await underToasts(page, "header, [data-room], [data-dock]")).toEqual([]);
    await keepPicture(page, `interview ${size.width} ${size.height}`);
  }
  await giveAnswer(page, "We lived above the bakery.");
  await expect(messages(page)).toHaveCount(0);
});

test("a toast on a page pushes its fields and buttons, and Escape puts it away", async ({ page, saga }) => {
  await enterAs({ page, saga }, { role: "interviewer", language: "en" });
  await page.clock.install();
  const parts = "h1, h2, label, input, select, main a, main button";
  const expectNothingCovered = async (name: string) => {
    await expect(messages(page)).toBeInViewport();
    for (const size of sizes) {
      await page.setViewportSize(size);
      await page.evaluate(() => window.scrollTo(0, 0));
      await expect.poll(() => underToasts(page, parts), { message: `${name} ${size.width}` }).toEqual([]);
      await expect(messages(page)).toBeInViewport({ ratio: 1 });
      await keepPicture(page, `${name} ${size.width} ${size.height}`);
    }
    await page.keyboard.press("Escape");
    await expect(messages(page)).toHaveCount(0);
  };

  await page.goto("/create-profile");
  await page.setViewportSize({ width: 390, height: 664 });
  await page.getByRole("button", { name: "Save Profile" }).click();
  await expect(messages(page)).toHaveText(/Required field missing/);
  const name = page.locator("[aria-invalid=true]").first();
  await expect(name).toBeFocused();
  await expect(name).toBeInViewport({ ratio: 1 });
  expect(await underToasts(page, "[aria-invalid=true]")).toEqual([]);
  await expectNothingCovered("profile");

  await page.goto("/settings");
  const save = page.getByRole("button", { name: "Save Settings" }).first();
  await save.click();
  await expect(messages(page)).toHaveText(/saved/i);
  await expect(save).toBeFocused();
  await expect(save).toBeInViewport({ ratio: 1 });
  expect(await underToasts(page, "button:focus")).toEqual([]);
  await page.getByRole("button", { name: "Delete Account" }).click();
  const asked = page.getByRole("alertdialog").or(page.getByRole("dialog"));
  await messages(page).getByRole("button", { name: "Close" }).click();
  await expect(messages(page)).toHaveCount(0);
  await expect(asked, "closing a toast over a dialog leaves the dialog").toBeVisible();
  await page.keyboard.press("Escape");
  await expect(asked).toHaveCount(0);
  await save.click();
  await expectNothingCovered("settings");
  await save.click();
  await expect(messages(page)).toHaveText(/saved/i);
  await page.clock.fastForward(11_000);
  await page.mouse.move(0, 0);
  await expect(messages(page), "nothing moves under somebody's finger").toBeVisible();
  await page.getByRole("heading", { level: 1 }).click();
  await expect(messages(page)).toHaveCount(0);

  await page.goto("/create-profile");
  await page.getByLabel("Full Name*").fill("Ingegerd");
  await page.getByRole("button", { name: "Save Profile" }).click();
  await expect(messages(page)).toHaveText(/Profile created/);
  await expectNothingCovered("dashboard");
});

test("the Tab key goes past a toast, and closing it gives the focus back", async ({ page, saga }) => {
  await enterAs({ page, saga }, { role: "self", language: "en" });
  const id = await startInterview(page, { number: 1, language: "en" });
  await page.route("**/generate-speech", (route) => route.fulfill({ status: 500 }));
  await page.goto(`/interview/${id}`);
  await expect(bubbles(page)).toHaveCount(1);
  await page.getByRole("button", { name: "Hear it" }).click();
  const close = messages(page).getByRole("button", { name: "Close" });
  await expect(close).toBeVisible();
  await page.getByRole("link", { name: "Saga, to the dashboard" }).focus();
  await page.keyboard.press("Tab");
  await expect(close).toBeFocused();
  for (let stop = 0; stop < 8; stop += 1) {
    await page.keyboard.press("Tab");
    if (await answerField(page).evaluate((field) => field === document.activeElement)) break;
  }
  await expect(answerField(page)).toBeFocused();
  await page.getByRole("link", { name: "Saga, to the dashboard" }).focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(messages(page)).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Saga, to the dashboard" })).toBeFocused();
});

test.describe("spoken answers", () => {
  test.use({ answers: "spoken" });
  test("states of recording are said in the dock, and a refusal looks like one", async ({ page, saga }) => {
    await enterAs({ page, saga }, { role: "self", language: "en" });
    const id = await startInterview(page, { number: 1, language: "en" });
    await page.route("**/generate-speech", () => {});
    await page.goto(`/interview/${id}`);
    const dock = page.getByRole("region", { name: "Your turn" });
    await dock.getByRole("button", { name: "Listen" }).click();
    await expect(dock.getByText("Can't Record")).toBeVisible();
    await expect(dock.getByText("Please wait for AI to finish speaking")).toBeVisible();
    await expect(dock.getByRole("status").locator("svg.text-record")).toBeVisible();
    await expect(messages(page)).toHaveCount(0);
    await keepPicture(page, "refusal");
  });
});
