import type { Page } from "@playwright/test";
import { findBrowser } from "../tools/browser.mjs";
import { giveAnswer } from "./steps/interview.ts";
import { expect, test } from "./steps/saga.ts";
import { describePerson, dialog, proveAddress } from "./steps/sign-in.ts";

/** A name of this machine that browsers do not trust as they trust `localhost`: a Saga on a shelf at home. */
const home = "saga.home.arpa";

test.use({
  launchOptions: {
    executablePath: findBrowser() ?? undefined,
    args: ["--no-sandbox", `--host-resolver-rules=MAP ${home} 127.0.0.1`],
  },
  baseURL: async ({ saga }, use) => use(saga.url.replace("127.0.0.1", home)),
});

const isTrusted = (page: Page): Promise<boolean> => page.evaluate(() => window.isSecureContext);

test("in a house without certificates somebody is set up to interview another, and writes", async ({
  page,
  saga,
}) => {
  await proveAddress({ page, saga });
  expect(await isTrusted(page)).toBe(false);
  await dialog(page, "Whose story is it?").getByText("I interview somebody else").click();
  await describePerson(page, { name: "Bogdan", relationship: "Uncle", language: "Polish" });
  await expect(dialog(page, "Text mode only").getByText(/address begins with https/)).toBeVisible();
  await page.getByRole("button", { name: "Continue with Text Mode" }).click();
  await expect(page.getByRole("heading", { name: "Bogdan" })).toBeVisible();
  await page.getByRole("button", { name: "Start now" }).click();
  await giveAnswer(page, "Babcia nazywała mnie Bodzio.");
});
