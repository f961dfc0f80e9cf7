import { enterAs } from "./steps/calls.ts";
import { expect, test } from "./steps/saga.ts";
import {
  askForCode,
  codeField,
  dialog,
  openEmailStep,
  owner,
  proveAddress,
  signInAsTeller,
} from "./steps/sign-in.ts";

const wrongCode = "Invalid or expired verification code. Please try again.";
/** A code that is not this one. */
const otherThan = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

test("an address is asked for, checked and must be known @phone", async ({ page }) => {
  await openEmailStep(page);
  for (const [typed, problem] of [
    ["", "Email is required"],
    ["   ", "Email is required"],
    ["grandmother", "Please enter a valid email address"],
    ["stranger@example.org", "This email address is not authorized to access Saga."],
  ] as const) {
    await askForCode(page, typed);
    await expect(page.getByRole("alert").getByText(problem, { exact: true })).toBeVisible();
    await expect(codeField(page)).toHaveCount(0);
  }
  await expect(page.getByText("or ask the person who runs this Saga to add you.")).toBeVisible();
});

test("capitals and blanks around an address do not matter", async ({ page, saga }) => {
  await openEmailStep(page);
  await askForCode(page, "  Owner@Saga.Local ");
  await expect(page.getByText("Verification code sent")).toBeVisible();
  await expect(dialog(page, "Enter your code").getByText(owner)).toBeVisible();
  await codeField(page).fill(await saga.readCode(owner));
  await expect(dialog(page, "Whose story is it?")).toBeVisible();
});

test("a wrong code is refused in words, and the right one still works; the sixth digit is enough", async ({
  page,
  saga,
}) => {
  await openEmailStep(page);
  await askForCode(page, owner);
  const code = await saga.readCode(owner);
  await codeField(page).pressSequentially(otherThan(code));
  await expect(page.getByRole("alert").getByText(wrongCode)).toBeVisible();
  await expect(codeField(page)).toHaveValue("");
  await codeField(page).pressSequentially(`a${code.slice(0, 3)}-${code.slice(3)}`);
  await expect(dialog(page, "Whose story is it?")).toBeVisible();
});

test("a code can be pasted as it stands in the mail", async ({ page, saga, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openEmailStep(page);
  await askForCode(page, owner);
  const code = await saga.readCode(owner);
  await expect(codeField(page)).toBeFocused();
  await page.evaluate((text) => navigator.clipboard.writeText(text), `${code.slice(0, 3)} ${code.slice(3)}`);
  await page.keyboard.press("ControlOrMeta+V");
  await expect(dialog(page, "Whose story is it?")).toBeVisible();
});

test("a code counts down, expires in red, and can then be sent again with a pause in between", async ({
  page,
  saga,
}) => {
  await page.clock.install();
  await openEmailStep(page);
  await askForCode(page, owner);
  const code = await saga.readCode(owner);
  const timer = page.getByRole("timer");
  await expect(timer).toHaveText(/^Code expires in (30:00|29:5\d)$/);
  const colour = await timer.evaluate((element) => getComputedStyle(element).color);
  const again = page.getByRole("button", { name: "Resend code" });
  await expect(again).toBeDisabled();
  await page.clock.fastForward("28:50");
  await expect(timer).toHaveText(/^Code expires in (1:\d\d|0:[45]\d)$/);
  await expect(again).toBeDisabled();
  await page.clock.fastForward("01:15");
  await expect(timer).toHaveText("Code has expired");
  expect(await timer.evaluate((element) => getComputedStyle(element).color)).not.toBe(colour);

  await again.click();
  await expect(page.getByText("Code resent")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Resend in \d+s$/ })).toBeDisabled();
  await expect(timer).toHaveText(/^Code expires in (30:00|29:\d\d)$/);
  await page.clock.fastForward("01:01");
  await expect(again).toBeDisabled();
  await codeField(page).fill(code);
  await expect(dialog(page, "Whose story is it?")).toBeVisible();
});

test("a reload stays at the step, Back leads one step back, and a code that was sent can still be entered", async ({
  page,
  saga,
}) => {
  const address = page.getByLabel("Email", { exact: true });
  await openEmailStep(page);
  await address.fill("own");
  await page.reload();
  await expect(address).toHaveValue("own");
  await askForCode(page, owner);
  await expect(codeField(page)).toBeFocused();
  await page.reload();
  await expect(codeField(page)).toBeFocused();
  await page.goBack();
  await expect(dialog(page, "Your email address")).toBeVisible();
  await expect(address).toHaveValue(owner);
  await page.goBack();
  await expect(dialog(page, "Sign in to Saga")).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL((url) => url.pathname === "/");
  await openEmailStep(page);
  await expect(address).toHaveValue(owner);
  await page.getByRole("button", { name: "Enter the code I already have" }).click();
  await codeField(page).fill(await saga.readCode(owner));
  await expect(dialog(page, "Whose story is it?")).toBeVisible();
  await page.goBack();
  await expect(dialog(page, "Whose story is it?")).toBeVisible();
});

test("somebody whose page is reloaded in the middle of the first questions goes on without another code", async ({
  page,
  saga,
}) => {
  await proveAddress({ page, saga });
  await expect(dialog(page, "Whose story is it?")).toBeVisible();
  await page.reload();
  await expect(dialog(page, "Whose story is it?")).toBeVisible();
  await page.goto("/game-dashboard");
  await expect(page).toHaveURL((url) => url.pathname === "/");
  await page.reload();
  await dialog(page, "Whose story is it?").getByText("I tell my own story").click();
  await dialog(page, "Preferred Language").getByText("Swedish").click();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("Setup complete")).toBeVisible();
  await expect(page).toHaveURL(/\/game-dashboard$/);
});

test("invited beta testers get their own welcome and keep it when they close the dialog @phone", async ({
  page,
}) => {
  await page.goto("/?betainvite=true");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome to Saga Beta");
  await expect(page.getByRole("button", { name: "Login" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Sign Up" })).toHaveCount(0);
  await page.getByRole("button", { name: "Get Started" }).click();
  await dialog(page, "Sign in to Saga").getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(new URL(page.url()).searchParams.get("betainvite")).toBe("true");
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Preserve Life Stories with AI");
  for (const name of ["Login", "Sign Up"]) await expect(page.getByRole("button", { name })).toBeVisible();
});

test("pages behind the sign-in send strangers to the start, after a spinner", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/api/auth/session", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/game-dashboard");
  await expect(page.getByRole("status").getByText("Loading...")).toBeVisible();
  release();
  await expect(page).toHaveURL((url) => url.pathname === "/");
  for (const path of ["/interview/new", "/story/new", "/profile", "/interview/details/x"]) {
    await page.goto(path);
    await expect(page).toHaveURL((url) => url.pathname === "/");
  }
});

test("logging out forgets who was here, says so and returns to the start", async ({ page, saga }) => {
  await signInAsTeller({ page, saga }, "Polish");
  await expect(page.getByText("Setup complete")).toBeVisible();
  await expect(page.getByText("Saga account has been set up successfully!")).toBeVisible();
  await page.goto("/");
  await expect(page).toHaveURL(/\/game-dashboard$/);
  expect(await page.evaluate(() => localStorage.getItem("user-language"))).toBe("pl");

  await page.route("**/api/auth/sign-out", (route) => route.abort(), { times: 1 });
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page.getByText("Logout failed")).toBeVisible();
  await expect(page.getByText("There was an error logging out")).toBeVisible();
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page.getByText("Logged out successfully")).toBeVisible();
  await expect(page.getByText("You have been logged out of your account")).toBeVisible();
  await expect(page).toHaveURL((url) => url.pathname === "/");
  const kept = await page.evaluate(() => Object.keys(localStorage));
  expect(kept.filter((key) => /user|preferences|permission-level|authToken/.test(key))).toEqual([]);
  await page.goto("/game-dashboard");
  await expect(page).toHaveURL((url) => url.pathname === "/");
});

test("somebody who has been here before is welcomed back without questions", async ({ page, saga }) => {
  await enterAs({ page, saga }, { role: "self", language: "en" });
  await page.context().clearCookies();
  await proveAddress({ page, saga });
  await expect(page).toHaveURL(/\/game-dashboard$/);
  await expect(page.getByText("Welcome back")).toBeVisible();
});

test("a session that ends elsewhere leads back to the start with a word about it", async ({ page, saga }) => {
  await signInAsTeller({ page, saga }, "English");
  await expect(page.getByText("Start now")).toBeVisible();
  await page.context().clearCookies();
  await page.getByRole("link", { name: "Stories" }).click();
  await expect(page).toHaveURL((url) => url.pathname === "/");
  await expect(page.getByText("You are no longer signed in")).toBeVisible();
});

test("without a microphone people go on in writing @phone", async ({ page, saga, context }) => {
  // What is not granted is refused from here on.
  await context.grantPermissions(["clipboard-read"]);
  await proveAddress({ page, saga });
  await dialog(page, "Whose story is it?").getByText("I tell my own story").click();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(dialog(page, "Text mode").getByText(/Only text mode is available/)).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Continue with Text Mode" }).click();
  await expect(page).toHaveURL(/\/game-dashboard$/);
  expect(await page.evaluate(() => localStorage.getItem("input-mode"))).toBe("text");
  await page.getByRole("button", { name: "Start now" }).click();
  await expect(page.getByRole("radio", { name: "Text" })).toBeChecked();
  await expect(page.getByRole("radio", { name: "Voice" })).toBeDisabled();
  // Allowed later, in the settings of the browser.
  await context.grantPermissions(["microphone"]);
  await page.reload();
  await page.getByText("Voice", { exact: true }).click();
  await expect(page.getByRole("radio", { name: "Voice" })).toBeChecked();
});

test("a device without a microphone is not called blocked, in sign-in and interview", async ({
  page,
  saga,
}) => {
  await page.addInitScript(() => {
    const { mediaDevices } = navigator;
    mediaDevices.enumerateDevices = async () => [];
    mediaDevices.getUserMedia = () => Promise.reject(new DOMException("", "NotFoundError"));
  });
  await proveAddress({ page, saga });
  await dialog(page, "Whose story is it?").getByText("I tell my own story").click();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(dialog(page, "Text mode").getByText(/^No microphone was found/)).toBeVisible();
  await page.getByRole("button", { name: "Continue with Text Mode" }).click();
  await page.getByRole("button", { name: "Start now" }).click();
  await expect(
    page.getByText("No microphone was found on this device, so answers are written."),
  ).toBeVisible();
  await expect(page.getByText(/is blocked/)).toHaveCount(0);
});
