import type { Locator, Page } from "@playwright/test";

/** A person's part of the dashboard. */
export const person = (page: Page, name: string): Locator => page.getByRole("region", { name, exact: true });

const names = { 1: "Interview 1: Overview", 2: "Interview 2: Life Journey", 3: "Interview 3: Life Wisdom" };

/** One of a person's three cards. */
export const card = (within: Locator | Page, number: 1 | 2 | 3): Locator =>
  within.getByRole("article", { name: names[number] });
