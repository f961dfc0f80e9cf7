import { expect, type Locator, type Page } from "@playwright/test";
import type { SagaServer } from "../server.ts";

/** The account that a new Saga has. */
export const owner = "owner@saga.local";

type At = { page: Page; saga: SagaServer };

export const dialog = (page: Page, title: string): Locator => page.getByRole("dialog", { name: title });

/** From the landing page to the field for the address. */
export async function openEmailStep(page: Page): Promise<void> {
  await page.goto("/");
  await page.getByRole("button", { name: "Get Started" }).click();
  await dialog(page, "Sign in to Saga").getByRole("button", { name: "Continue with Email" }).click();
  await expect(page.getByLabel("Email", { exact: true })).toBeFocused();
}

/** Asks for a code at the email step. */
export async function askForCode(page: Page, email: string): Promise<void> {
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByRole("button", { name: "Send code" }).click();
}

export const codeField = (page: Page): Locator => page.getByLabel("Verification code, six digits");

/** From the landing page until the code of the newest mail is entered. */
export async function proveAddress({ page, saga }: At, email = owner): Promise<void> {
  await openEmailStep(page);
  await askForCode(page, email);
  await expect(codeField(page)).toBeFocused();
  await page.keyboard.type(await saga.readCode(email));
}

/** The first sign-in of somebody who tells their own life. Ends on the dashboard. */
export async function signInAsTeller(at: At, language: string): Promise<void> {
  const { page } = at;
  await proveAddress(at);
  await dialog(page, "Whose story is it?").getByText("I tell my own story").click();
  await dialog(page, "Preferred Language").getByText(language, { exact: true }).click();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL(/\/game-dashboard$/);
}

export type PersonDetails = { name: string; relationship: string; language: string };

/** Fills in the dialog about a person to interview. */
export async function describePerson(page: Page, person: PersonDetails): Promise<void> {
  const form = dialog(page, "Configure Interviewee");
  await form.getByLabel("Who are you interviewing?").fill(person.name);
  await form.getByLabel("What is your relationship to them?").selectOption({ label: person.relationship });
  await form.getByLabel("Preferred Language").selectOption({ label: person.language });
  await form.getByRole("button", { name: "Continue" }).click();
}

/** The first sign-in of somebody who interviews others. Ends on the dashboard. */
export async function signInAsInterviewer(at: At, person: PersonDetails): Promise<void> {
  const { page } = at;
  await proveAddress(at);
  await dialog(page, "Whose story is it?").getByText("I interview somebody else").click();
  await describePerson(page, person);
  await expect(page).toHaveURL(/\/game-dashboard$/);
}
