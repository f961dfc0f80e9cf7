import type { Page } from "@playwright/test";
import { type OpenIdProvider, startOpenIdProvider } from "./openid-provider.ts";
import { expect, test } from "./steps/saga.ts";
import { dialog, owner } from "./steps/sign-in.ts";

let provider: OpenIdProvider | null = null;

test.afterEach(async () => {
  await provider?.close();
  provider = null;
});

async function openPopup(page: Page): Promise<Page> {
  await page.goto("/");
  await page.getByRole("button", { name: "Login" }).click();
  const opened = page.waitForEvent("popup");
  await dialog(page, "Sign in to Saga").getByRole("button", { name: "Continue with Google" }).click();
  return opened;
}

test("somebody signs in with a provider in a window that closes itself", async ({ page, saga }) => {
  provider = await startOpenIdProvider({ saga: saga.url, email: owner });
  await saga.restart({ ...provider.env, PUBLIC_URL: saga.url });
  const popup = await openPopup(page);
  const closed = popup.waitForEvent("close");
  await popup.getByRole("button", { name: "Go on as Anna" }).click();
  await closed;
  await dialog(page, "Whose story is it?").getByText("I tell my own story").click();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL(/\/game-dashboard$/);
});

test("an address that is not known here gets in with no provider either", async ({ page, saga }) => {
  provider = await startOpenIdProvider({ saga: saga.url, email: "stranger@example.org" });
  await saga.restart({ ...provider.env, PUBLIC_URL: saga.url });
  const popup = await openPopup(page);
  await popup.getByRole("button", { name: "Go on as Anna" }).click();
  await expect(page.getByText("Access denied")).toBeVisible();
  const why =
    "You don't have permission to access this application. Please contact an administrator to get access.";
  await expect(page.getByText(why)).toBeVisible();
  expect((await page.request.get("/api/auth/session")).status()).toBe(401);
});

test("a window closed without signing in leaves everything as it was", async ({ page, saga }) => {
  provider = await startOpenIdProvider({ saga: saga.url, email: owner });
  await saga.restart({ ...provider.env, PUBLIC_URL: saga.url });
  const popup = await openPopup(page);
  await popup.close();
  await expect(page.getByText("Go on in the window that has opened.")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Continue with Email" })).toBeVisible();
  await page.evaluate(() => {
    window.open = () => null;
  });
  await page.getByRole("button", { name: "Continue with Google" }).click();
  await expect(page.getByText("Login failed")).toBeVisible();
  await expect(page.getByText("Unable to sign in with Google. Please try again.")).toBeVisible();
});

test("without a provider there is no Google button", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByRole("button", { name: "Continue with Email" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Continue with Google" })).toHaveCount(0);
});
