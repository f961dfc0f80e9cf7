import type { Page } from "@playwright/test";
import { type ErrorCode, errorCatalogue } from "../contract/src/errors.ts";
import { addPerson, enterAs } from "./steps/calls.ts";
import { expect, test } from "./steps/saga.ts";

/**
 * What the screens of accounts, people and administration say when a call fails. A server that cannot be brought to it has
 * its answer given for it, in its own form.
 */

/** Method and path, such as "PUT /settings". */
type Call = `${"GET" | "POST" | "PUT" | "DELETE"} /${string}`;

/** Has such calls fail until it is over: with an error of the catalogue, or without any words. */
async function failing(page: Page, call: Call, code?: ErrorCode): Promise<() => Promise<void>> {
  const [method, path] = call.split(" ");
  const answer = code
    ? {
        status: errorCatalogue[code].status,
        json: { error: { code, message: errorCatalogue[code].message } },
      }
    : { status: 500 };
  const url = `**/api${path}`;
  await page.route(url, (route) =>
    route.request().method() === method ? route.fulfill(answer) : route.fallback(),
  );
  return () => page.unroute(url);
}

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

/** What is wrong and what to do, where it is read out at once. */
const alerted = (page: Page, ...words: string[]) =>
  words.reduce((found, text) => found.filter({ hasText: text }), page.getByRole("alert"));

/** Does something whose call fails, and sees it said; what was said is closed. */
async function expectRefusal(
  page: Page,
  { call, code, act, words }: { call: Call; code?: ErrorCode; act: () => Promise<void>; words: string[] },
): Promise<void> {
  const end = await failing(page, call, code);
  await act();
  const toast = alerted(page, ...words);
  await expect(toast).toBeVisible();
  await toast.getByRole("button", { name: "Close" }).click();
  await expect(toast).toHaveCount(0);
  await end();
}

/** Opens a page of which parts cannot be loaded, sees each said, and has them loaded after all. */
async function expectMissing(
  page: Page,
  { at, parts, tab }: { at: string; parts: [Call, string][]; tab?: string },
): Promise<void> {
  const ends: (() => Promise<void>)[] = [];
  for (const [call] of parts) ends.push(await failing(page, call));
  await page.goto(at);
  if (tab) await page.getByRole("tab", { name: tab }).click();
  const notices = parts.map(([, words]) =>
    alerted(page, words).filter({ has: page.getByRole("button", { name: "Try again" }) }),
  );
  for (const notice of notices) await expect(notice).toContainText("Wait a moment");
  for (const end of ends) await end();
  for (const notice of notices) {
    await notice.getByRole("button", { name: "Try again" }).click();
    await expect(notice).toHaveCount(0);
  }
}

const unworded = "API Error: Internal Server Error";

async function failInSettings(page: Page): Promise<void> {
  const settings: [Call, string][] = [["GET /settings", "Your settings could not be loaded"]];
  await expectMissing(page, { at: "/settings", parts: settings });
  const cards: [Call, string][] = [
    ["GET /account/departure", "Whether your account stays could not be loaded"],
    ["GET /users/import", "The last import could not be loaded"],
    ["GET /users/*/export/contents", "It could not be counted what is in it"],
    ["GET /auth/sessions?*", "The sessions could not be loaded"],
  ];
  await expectMissing(page, { at: "/settings", parts: cards, tab: "Settings" });
  const signOut = () => page.getByRole("button", { name: /^Sign out .+, used last on/ }).click();
  await expectRefusal(page, { call: "DELETE /auth/sessions/*", act: signOut, words: [unworded] });
  const signOutAll = () => press(page, "Sign out everywhere");
  await expectRefusal(page, { call: "DELETE /auth/sessions", act: signOutAll, words: [unworded] });
  await page.getByRole("tab", { name: "Profile" }).click();

  await page.getByLabel("Full name").fill(" ");
  await expect(page.getByRole("button", { name: "Save Settings" })).toHaveAccessibleDescription(
    "Write a name first.",
  );
  await page.getByLabel("Full name").fill("Anna");
  const save = () => press(page, "Save Settings");
  await expectRefusal(page, { call: "PUT /settings", act: save, words: [unworded] });
  await expectRefusal(page, {
    call: "PUT /users/*",
    code: "request.invalid",
    act: save,
    words: ["Please check"],
  });
  await expect(page.getByLabel("Full name")).toHaveValue("Anna");

  await expectRefusal(page, {
    call: "POST /account/departure",
    code: "people.is_administrator",
    act: async () => {
      await press(page, "Delete Account");
      await press(page, "Delete in seven days");
      await expect(page.getByRole("alertdialog")).toHaveCount(0);
    },
    words: ["An administrator cannot be removed here."],
  });

  const refused: [ErrorCode, string][] = [
    ["imports.not_an_archive", "This is no file that Saga made."],
    ["imports.other_version", "This file was made by a newer Saga."],
    ["imports.damaged", "This file is damaged. Nothing of it was taken in."],
    ["imports.too_large", "This file holds more than an account may have."],
    ["imports.in_progress", "A file is being taken in already. Wait until it is done"],
    ["imports.interrupted", "The sending of the file was cut off."],
    ["people.too_many", "No more people can be added."],
    ["server.storage_full", "no room left"],
  ];
  const archive = { name: "saga-everything.zip", mimeType: "application/zip", buffer: Buffer.from("PK") };
  for (const [code, words] of refused) {
    const end = await failing(page, "POST /users/import", code);
    await page.getByLabel("File to import").setInputFiles(archive);
    await expect(alerted(page, "The file was not taken in", words)).toBeVisible();
    await end();
  }
}

async function failWithPeople(page: Page): Promise<void> {
  const save = () => press(page, "Save Profile");
  await page.goto("/create-profile");
  await save();
  await expect(alerted(page, "Required field missing", "Please enter the interviewee's name")).toBeVisible();
  await page.getByLabel("Full Name*").fill("Elsa");
  await page.getByLabel("Year of Birth").fill("38");
  await save();
  await expect(page.getByText("Please write the year with four digits, for example 1955.")).toBeVisible();
  await page.getByLabel("Year of Birth").fill("1938");
  const adding = ["Failed to add new interviewee", "No more people can be added."];
  await expectRefusal(page, { call: "POST /users", code: "people.too_many", act: save, words: adding });
  await expect(page.getByLabel("Full Name*")).toHaveValue("Elsa");

  const elsa = await addPerson(page, { name: "Elsa" });
  await addPerson(page, { name: "Ingrid" });
  const at = `/person/${elsa.id}`;
  await expectMissing(page, { at, parts: [["GET /users/by-parent/*", "The profile could not be loaded"]] });
  const saving = ["Failed to save the profile", "This person may have been removed."];
  await expectRefusal(page, { call: "PUT /users/*", code: "people.not_found", act: save, words: saving });
  await page.getByLabel("Is the same as").selectOption({ label: "Ingrid" });
  await expectRefusal(page, {
    call: "POST /users/*/merge",
    code: "people.both_told",
    act: () => press(page, "Make one of the two"),
    words: ["They could not be made one", "Both have told something. Nothing was changed"],
  });
  const handOver = async (email: string) => {
    await page.getByLabel("Their email address").fill(email);
    await press(page, "Hand over");
  };
  await handOver("bo");
  await expect(page.getByText("Please enter a valid email address.")).toBeVisible();
  await handOver("bo@example.org");
  await expect(page.getByText("There is no account with this address.")).toBeVisible();
  await expectRefusal(page, {
    call: "DELETE /users/*",
    act: async () => {
      await press(page, "Remove");
      await press(page, "Remove now");
      await expect(page.getByRole("alertdialog")).toHaveCount(0);
    },
    words: ["Failed to remove the person"],
  });
  await page.goto("/person/nobody");
  await expect(page.getByText("This person is not among yours.")).toBeVisible();
}

async function failAsAdministrator(page: Page): Promise<void> {
  await addPerson(page, { name: "Carl", email: "carl@example.org" });
  const missing: [string, Call, string][] = [
    ["/admin", "GET /models/services", "The services could not be loaded"],
    ["/set-up", "GET /set-up", "The set-up could not be loaded"],
    ["/audit-log", "GET /audit-log?*", "The log could not be loaded"],
    ["/user-management", "GET /users?*", "Failed to fetch users. Please try again."],
    ["/data-management?user=Carl", "GET /interviews?*", "Failed to fetch interviews. Please try again."],
  ];
  for (const [at, call, words] of missing) await expectMissing(page, { at, parts: [[call, words]] });

  await page.goto("/admin");
  await press(page, "Invite Beta User");
  const invite = async (name: string, email: string) => {
    await page.getByLabel("Name").fill(name);
    await page.getByLabel("Email").fill(email);
    await press(page, "Send Invitation");
  };
  await invite(" ", "dora@example.org");
  await expect(
    alerted(page, "Missing Information", "Please fill in both name and email fields."),
  ).toBeVisible();
  await expect(page.getByLabel("Name")).toBeFocused();
  await invite("Dora", "dora");
  await expect(alerted(page, "Invalid Email", "Please enter a valid email address.")).toBeVisible();
  await expect(page.getByLabel("Email")).toBeFocused();
  const end = await failing(page, "POST /invitations", "mail.failed");
  await invite("Dora", "dora@example.org");
  await expect(alerted(page, "Failed to send beta invitation. Please try again.")).toBeVisible();
  await end();
}

test("everybody is told what failed with accounts, people and administration, and goes on from there", async ({
  page,
  saga,
}) => {
  for (const _place of ["here", "elsewhere"]) {
    await page.context().clearCookies();
    await enterAs({ page, saga }, { role: "interviewer", language: "en" });
  }
  await test.step("settings", () => failInSettings(page));
  await test.step("people", () => failWithPeople(page));
  await test.step("administration", () => failAsAdministrator(page));
});
