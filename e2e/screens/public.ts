import { expect, type Page } from "@playwright/test";
import { askForCode, codeField, dialog, openEmailStep, owner, proveAddress } from "../steps/sign-in.ts";
import type { Screen, World } from "./world.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

const addresses = [
  "/about",
  "/privacy",
  "/terms",
  "/contact",
  "/nowhere",
  "/sign-in/finished?result=ok",
  "/sign-in/finished?result=failed",
];

const reading = addresses.map(
  (path): Screen => ({
    name: path,
    who: "stranger",
    open: async (page) => {
      await page.goto(path);
      await expect(heading(page)).toBeVisible();
    },
  }),
);

/** The answer of the server to a code, without using one up. */
const signedIn = async (page: Page, { saga }: World): Promise<void> => {
  const user = {
    _id: "new",
    id: "new",
    name: "Anna",
    email: owner,
    role: null,
    permissionLevel: "user",
    language: "en",
    relationship: null,
    parent: null,
    has_logged_in: false,
  };
  await page.route("**/api/auth/send-otp", (route) =>
    route.fulfill({ json: { sent: true, expires_in: 1800, resend_in: 60 } }),
  );
  await page.route("**/api/auth/verify-otp", (route) =>
    route.fulfill({ json: { token: "none", user, issued_at: new Date().toISOString() } }),
  );
  await page.route("**/api/users/by-email/*", (route) => route.fulfill({ json: user }));
  await page.route("**/api/users/new", (route) => route.fulfill({ json: user }));
  await proveAddress({ page, saga: { ...saga, readCode: async () => "123456" } });
};

const choose = (page: Page, role: string): Promise<void> => page.getByText(role).click();

export const publicScreens: readonly Screen[] = [
  {
    name: "landing",
    who: "stranger",
    open: async (page) => {
      await page.goto("/");
      await expect(heading(page)).toBeVisible();
    },
  },
  {
    name: "landing for beta testers",
    who: "stranger",
    open: async (page) => {
      await page.goto("/?betainvite=true");
      await expect(heading(page)).toHaveText("Welcome to Saga Beta");
    },
  },
  ...reading,
  {
    name: "sign-in: the choice",
    who: "stranger",
    open: async (page) => {
      await page.route("**/api/auth/options", (route) =>
        route.fulfill({ json: { openid: true, token_sync_url: null } }),
      );
      await page.goto("/");
      await page.getByRole("button", { name: "Get Started" }).click();
      await expect(page.getByRole("button", { name: "Continue with Google" })).toBeVisible();
    },
  },
  {
    name: "sign-in: an address that is not known",
    who: "stranger",
    open: async (page) => {
      await openEmailStep(page);
      await askForCode(page, "a.rather.long.address.of.somebody@a-long-domain-name.example.org");
      await expect(page.getByText("This email address is not authorized to access Saga.")).toBeVisible();
    },
  },
  {
    name: "sign-in: a wrong code",
    who: "stranger",
    open: async (page) => {
      await page.route("**/api/auth/send-otp", (route) =>
        route.fulfill({ json: { sent: true, expires_in: 1800, resend_in: 60 } }),
      );
      await openEmailStep(page);
      await askForCode(page, owner);
      await codeField(page).fill("000000");
      await expect(page.getByRole("alert").getByText(/Invalid or expired/)).toBeVisible();
    },
  },
  {
    name: "sign-in: a code that has expired",
    who: "stranger",
    open: async (page) => {
      await page.clock.install();
      await page.route("**/api/auth/send-otp", (route) =>
        route.fulfill({ json: { sent: true, expires_in: 1800, resend_in: 60 } }),
      );
      await openEmailStep(page);
      await askForCode(page, owner);
      await expect(page.getByText(/Code expires in/)).toBeVisible();
      await page.clock.fastForward("31:00");
      await expect(page.getByText("Code has expired")).toBeVisible();
      await page.clock.resume();
    },
  },
  {
    name: "onboarding: whose story",
    who: "stranger",
    open: async (page, world) => {
      await signedIn(page, world);
      await expect(dialog(page, "Whose story is it?")).toBeVisible();
    },
  },
  {
    name: "onboarding: language",
    who: "stranger",
    open: async (page, world) => {
      await signedIn(page, world);
      await choose(page, "I tell my own story");
      await expect(dialog(page, "Preferred Language")).toBeVisible();
    },
  },
  {
    name: "onboarding: a person to interview",
    who: "stranger",
    open: async (page, world) => {
      await signedIn(page, world);
      await choose(page, "I interview somebody else");
      await expect(dialog(page, "Configure Interviewee")).toBeVisible();
    },
  },
  {
    name: "onboarding: text mode alone",
    who: "stranger",
    open: async (page, world) => {
      await page.context().grantPermissions(["clipboard-read"]);
      await signedIn(page, world);
      await choose(page, "I tell my own story");
      await page.getByRole("button", { name: "Continue" }).click();
      await expect(page.getByRole("button", { name: "Continue with Text Mode" })).toBeVisible();
    },
  },
];
