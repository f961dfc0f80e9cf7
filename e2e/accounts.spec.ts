import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { underToasts } from "./screens/geometry.ts";
import { lookAt } from "./screens/look.ts";
import { addPerson, enterAs, startInterview } from "./steps/calls.ts";
import { expect, test } from "./steps/saga.ts";
import { codeField, dialog } from "./steps/sign-in.ts";

const toast = (page: Page, title: string) => page.getByText(title, { exact: true }).first();

/** The link of an invitation, out of the mails that were written. */
async function linkIn(folder: string): Promise<string> {
  const files = (await readdir(folder)).filter((name) => name.endsWith(".eml"));
  const mails = await Promise.all(files.map((name) => readFile(join(folder, name), "utf8")));
  const mail = mails.findLast((text) => text.includes("betainvite"))?.replace(/=\r?\n/gu, "") ?? "";
  return /\/\?betainvite=3?D?true#invitation=(?:3D)?[\w-]+/u.exec(mail.replaceAll("=3D", "="))?.[0] ?? "";
}

test("an account is set up, and what is chosen holds where it matters", async ({ page, saga }) => {
  const anna = await enterAs({ page, saga }, { role: "interviewer", language: "en" });
  const person = await addPerson(page, { name: "Ingrid", relationship: "mother", language: "en" });
  const interview = await startInterview(page, { interviewee: person.id, number: 1, language: "en" });
  await page.goto("/game-dashboard");
  await page.getByRole("link", { name: "Your account" }).click();
  await page.getByLabel("Full name").fill("Anna Lind");
  await page.getByRole("tab", { name: "Settings" }).click();
  await page.getByLabel("Larger").check();
  await expect(page.locator("html")).toHaveCSS("font-size", "24px");
  await page.getByLabel("Dark").check();
  await page.getByRole("switch", { name: "Voice Features" }).click();
  await page.getByRole("switch", { name: "Notifications" }).click();
  await page.getByRole("tab", { name: "Notifications" }).click();
  await page.getByRole("switch", { name: "Marketing Emails" }).click();
  await page.getByRole("button", { name: "Save Settings" }).click();
  // Notifications are off from now on, so nothing is said about it.
  await expect(page.getByLabel("Your profile").getByText("Anna Lind")).toBeVisible();
  const stored = await page.request.get("/api/settings").then((answer) => answer.json());
  expect(stored).toMatchObject({
    text_size: "larger",
    theme: "dark",
    voice_features: false,
    notifications: false,
    email_notifications: true,
    marketing_emails: true,
  });
  await expect(toast(page, "Settings saved")).toHaveCount(0);

  await page.goto(`/interview/${interview}`);
  await expect(page.getByText("Voice Features are switched off")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Hear it/ })).toHaveCount(0);
  await expect(page.locator("html")).toHaveCSS("font-size", "24px");
  await expect(page.locator("html")).toHaveCSS("color-scheme", "dark");

  await page.goto("/settings");
  await page.getByRole("tab", { name: "Settings" }).click();
  await page.getByRole("switch", { name: "Notifications" }).click();
  await page.getByRole("button", { name: "Save Settings" }).click();
  await expect(toast(page, "Settings saved")).toBeVisible();
  await expect(page.getByText("Your preferences have been updated successfully")).toBeVisible();
  await page.getByRole("tab", { name: "Billing" }).click();
  await expect(page.getByText("You are currently on the free plan")).toBeVisible();
  await page.getByRole("button", { name: "Delete Account" }).click();
  const asked = page.getByRole("alertdialog");
  await expect(asked.getByText("with 1 person you interview, 1 interview")).toBeVisible();
  await asked.getByRole("button", { name: "Delete in seven days" }).click();
  await expect(toast(page, "An administrator cannot be removed here.")).toBeVisible();
  await page.getByRole("tab", { name: "Settings" }).click();
  await page.getByRole("button", { name: "Sign out everywhere" }).click();
  await expect(page.getByRole("heading", { name: "Preserve Life Stories with AI" })).toBeVisible();
  expect((await page.request.get(`/api/users/by-parent/${anna.id}`)).status()).toBe(401);
});

test("people are added, changed, made one, handed over and removed", async ({ page, saga }) => {
  await enterAs({ page, saga }, { role: "interviewer", language: "en" });
  await addPerson(page, { name: "Bo", email: "bo@example.org" });
  await page.goto("/create-profile");
  await page.getByLabel("Full Name*").fill("Elsa");
  await page.getByLabel("Relationship to you").selectOption("other");
  await page.getByLabel("What do you call it?").fill("Neighbour");
  await page.getByLabel("Year of Birth").fill("1938");
  await page.getByLabel("Place of Birth").fill("Sunne, Sweden");
  await page.getByRole("button", { name: "Save Profile" }).click();
  await expect(toast(page, "Profile created")).toBeVisible();
  await expect(page).toHaveURL(/\/game-dashboard$/);
  await expect(page.getByText("Neighbour · English")).toBeVisible();

  const twin = await addPerson(page, { name: "Elsa again" });
  await page.goto(`/person/${twin.id}`);
  await page.getByLabel("Is the same as").selectOption({ label: "Elsa" });
  await page.getByRole("button", { name: "Make one of the two" }).click();
  await expect(toast(page, "Elsa again is now one with Elsa")).toBeVisible();

  await page.getByRole("link", { name: "Edit or remove Elsa" }).click();
  await expect(page.getByLabel("Year of Birth")).toHaveValue("1938");
  await page.getByLabel("Full Name*").fill("Elsa Lind");
  await page.getByRole("button", { name: "Save Profile" }).click();
  await page.getByRole("link", { name: "Edit or remove Elsa Lind" }).click();
  await page.getByLabel("Their email address").fill("who@example.org");
  await page.getByRole("button", { name: "Hand over" }).click();
  await expect(page.getByText("There is no account with this address.")).toBeVisible();
  await page.getByLabel("Their email address").fill("bo@example.org");
  await page.getByRole("button", { name: "Hand over" }).click();
  await expect(toast(page, "Elsa Lind has been handed over")).toBeVisible();
  await expect(page.getByText("No interviewees found.")).toBeVisible();

  const zofia = await addPerson(page, { name: "Zofia" });
  await page.goto(`/person/${zofia.id}`);
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await dialog(page, "Remove Zofia?").or(page.getByRole("alertdialog")).getByText("Remove now").click();
  await expect(toast(page, "Zofia has been removed")).toBeVisible();
  await expect(page.getByText("No interviewees found.")).toBeVisible();
});

test("somebody who is no administrator changes sides, signs another device out, and has second thoughts", async ({
  page,
  saga,
  browser,
}) => {
  await enterAs({ page, saga }, { role: "interviewer", language: "en" });
  await addPerson(page, { name: "Bo", email: "bo@example.org" });
  const own = await (await browser.newContext({ baseURL: saga.url })).newPage();
  const other = await (await browser.newContext({ baseURL: saga.url })).newPage();
  for (const device of [own, other])
    await enterAs({ page: device, saga }, { role: "self", language: "en", email: "bo@example.org" });
  await own.goto("/settings");
  await own.getByRole("radio", { name: /^Interviewer/ }).check();
  await own.getByRole("button", { name: "Save Settings" }).click();
  await expect(toast(own, "Settings saved")).toBeVisible();
  await expect(own.getByLabel("Your profile").getByText("Interviewer")).toBeVisible();

  await own.getByRole("tab", { name: "Settings" }).click();
  await own.getByRole("button", { name: /^Sign out .+, used last on/ }).click();
  await expect(own.getByRole("button", { name: /^Sign out .+, used last on/ })).toHaveCount(0);
  expect((await other.request.get("/api/settings")).status()).toBe(401);

  await own.getByRole("button", { name: "Delete Account" }).click();
  await own.getByRole("alertdialog").getByRole("button", { name: "Delete in seven days" }).click();
  await expect(own.getByText(/^Your account and everything in it go on /)).toBeVisible();
  // The dialog, which closes, has a button of this name too.
  await own
    .getByRole("region", { name: "Delete Account" })
    .getByRole("button", { name: "Keep my account" })
    .click();
  await expect(own.getByText("You see what goes first, and have seven days to take it back.")).toBeVisible();
  await own.getByRole("button", { name: "Delete Account" }).click();
  await own.getByRole("alertdialog").getByRole("button", { name: "Delete in seven days" }).click();
  await expect(own.getByText(/^Your account and everything in it go on /)).toBeVisible();
  await own.getByRole("link", { name: "Back to Dashboard" }).click();
  // Whoever did not mean it need not look for the way back.
  await expect(own.getByText(/^Your account goes on /)).toBeVisible();
  await own.getByRole("button", { name: "Keep my account" }).click();
  await expect(own.getByText(/^Your account goes on /)).toHaveCount(0);
  await expect(own.getByText("Manage interviews for each person below.")).toBeVisible();
});

test("everything is taken along, deleted, and brought back", async ({ page, saga }) => {
  await enterAs({ page, saga }, { role: "interviewer", language: "en" });
  const person = await addPerson(page, { name: "Ingrid", relationship: "mother", language: "en" });
  const interview = await startInterview(page, { interviewee: person.id, number: 1, language: "en" });
  await page.goto(`/person/${person.id}`);
  await expect(page.getByText("1 person and 1 interview.")).toBeVisible();
  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "Export everything" }).click();
  await expect(page.getByText("The download has begun.")).toBeVisible();
  const archive = (await (await downloading).path()) ?? "";

  await page.goto(`/interview/details/${interview}`);
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  const asked = page.getByRole("alertdialog");
  await expect(asked.getByText("It cannot be taken back.")).toBeVisible();
  await page.route("**/api/interviews/*", (route) => route.abort(), { times: 1 });
  await asked.getByRole("button", { name: "Delete now" }).click();
  await expect(toast(page, "Failed to delete the interview")).toBeVisible();
  await page.getByRole("button", { name: "Delete", exact: true }).press("Enter");
  await asked.getByRole("button", { name: "Delete now" }).press("Enter");
  await expect(toast(page, "The interview has been deleted")).toBeVisible();
  await expect(page).toHaveURL(/\/game-dashboard$/);
  expect((await page.request.delete(`/api/users/${person.id}`)).status()).toBe(200);

  await page.goto("/settings");
  const bringIn = (file: string | { name: string; mimeType: string; buffer: Buffer }) =>
    page.getByLabel("File to import").setInputFiles(file);
  const plain = { name: "letter.zip", mimeType: "application/zip", buffer: Buffer.from("a letter") };
  await bringIn(plain);
  await expect(page.getByText("This is no file that Saga made.")).toBeVisible();
  await page.route("**/api/users/import", (route) => route.abort(), { times: 1 });
  await bringIn(archive);
  await expect(page.getByText("Saga cannot be reached.")).toBeVisible();
  await bringIn(archive);
  await expect(page.getByText("Added: 1 person and 1 interview.")).toBeVisible();
  await lookAt(page, "settings after an import");
  await bringIn(archive);
  await expect(page.getByText("Nothing was added.")).toBeVisible();
  await expect(page.getByText("Here already, and left as it is: 1 person and 1 interview.")).toBeVisible();
  await page.goto("/game-dashboard");
  await expect(page.getByText("Ingrid").first()).toBeVisible();
});

test("an administrator invites, finds and removes", async ({ page, saga, browser }) => {
  await enterAs({ page, saga }, { role: "interviewer", language: "en" });
  const invite = async (name: string, email: string) => {
    await page.getByLabel("Name").fill(name);
    await page.getByLabel("Email").fill(email);
    await page.getByRole("button", { name: "Send Invitation" }).click();
  };
  await page.goto("/admin");
  await page.getByRole("button", { name: "Invite Beta User" }).click();
  await invite("Carl", "carl");
  await expect(page.getByText("Please enter a valid email address.")).toBeVisible();
  await invite("Carl", "OWNER@saga.local");
  await expect(page.getByText("User Already Exists")).toBeVisible();
  await expect(
    page.getByText("A user with email owner@saga.local already exists in the system."),
  ).toBeVisible();
  await page.route("**/api/users/by-email/**", (route) => route.fulfill({ status: 500 }), { times: 1 });
  await invite("Carl", "carl@example.org");
  await expect(page.getByText("Failed to check user status. Please try again.")).toBeVisible();
  await page.route("**/api/invitations", (route) => route.fulfill({ status: 503 }), { times: 1 });
  await invite("Carl", "carl@example.org");
  await expect(page.getByText("Failed to send beta invitation. Please try again.")).toBeVisible();
  await invite("Carl", "carl@example.org");
  await expect(toast(page, "Invitation Sent")).toBeVisible();
  await expect(page.getByText("Beta invitation has been sent to carl@example.org")).toBeVisible();

  const invited = await (await browser.newContext({ baseURL: saga.url })).newPage();
  await invited.goto(await linkIn(join(saga.dataDir, "outbox")));
  await expect(invited.getByRole("heading", { name: "Welcome to Saga Beta" })).toBeVisible();
  await invited.getByRole("button", { name: "Get Started" }).click();
  await expect(dialog(invited, "Whose story is it?")).toBeVisible();
  await expect(invited).toHaveURL(/\?betainvite=true$/);
  const again = await (await browser.newContext({ baseURL: saga.url })).newPage();
  await again.goto(await linkIn(join(saga.dataDir, "outbox")));
  await again.getByRole("button", { name: "Get Started" }).click();
  await expect(again.getByText("This invitation was used already, or is too old.")).toBeVisible();
  await again.getByRole("button", { name: "Continue with Email" }).click();
  await expect(codeField(again).or(again.getByLabel("Email", { exact: true }))).toBeVisible();

  await page.goto("/user-management");
  await page.getByRole("link", { name: "owner@saga.local" }).click();
  await expect(page).toHaveURL(/\/data-management\?email=owner%40saga\.local$/);
  await expect(page.getByLabel("Email")).toHaveValue("owner@saga.local");
  await expect(page.getByText("Total: 0")).toBeVisible();
  await startInterview(page, { number: 1, language: "en" });
  await page.getByRole("button", { name: "Refresh" }).click();
  await expect(page.getByText("Total: 1")).toBeVisible();
  await expect(page.getByText("Not Started")).toBeVisible();
  await page.getByRole("button", { name: "Clear Filters" }).click();
  await expect(page.getByText("No interviews found matching your filters.")).toBeVisible();
  // Each call fails until somebody tries again: the list may be asked for twice while a name is typed.
  await page.route("**/api/interviews?*", (route) => route.fulfill({ status: 500 }));
  await page.getByLabel("User Name").fill("Owner");
  await expect(page.locator("[data-tone=error]")).toBeVisible();
  await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
  await expect.poll(() => underToasts(page, "main"), "a toast pushes the page").toEqual([]);
  await page.unroute("**/api/interviews?*");
  // A call that was late may have brought the list before anybody tried again.
  await expect(async () => {
    const again = page.getByRole("button", { name: "Try again" });
    if (await again.isVisible()) await again.click({ timeout: 2_000 });
    await expect(page.locator("[data-tone=error]")).toHaveCount(0, { timeout: 2_000 });
  }).toPass();
  await page.getByRole("link", { name: "Interview 1: Overview" }).click();
  await expect(page).toHaveURL(/\/interview\/details\//);

  await page.goto("/user-management");
  await page.route("**/api/users/by-parent/*", (route) => route.fulfill({ status: 500 }), { times: 1 });
  await page.getByRole("button", { name: "People of owner@saga.local" }).click();
  await expect(toast(page, "Failed to fetch interviewees. Please try again.")).toBeVisible();
  await page.route("**/api/users/*", (route) => route.fulfill({ status: 500 }), { times: 1 });
  const remove = async () => {
    await page.getByRole("button", { name: "Delete Carl" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  };
  await remove();
  await expect(page.getByText("Failed to delete user. Please try again.")).toBeVisible();
  await remove();
  await expect(toast(page, "User Deleted")).toBeVisible();
  await expect(page.getByRole("rowheader", { name: "Carl" })).toHaveCount(0);
});
