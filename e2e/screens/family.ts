import { expect } from "@playwright/test";
import type { Screen } from "./world.ts";

export const familyScreens: readonly Screen[] = [
  {
    name: "My Saga with the example",
    who: "newcomer",
    open: async (page) => {
      await page.goto("/my-saga");
      await expect(page.getByRole("heading", { name: "This is an example family" })).toBeVisible();
      await expect(page.getByText("3 of 7 chapters")).toBeVisible();
    },
  },
  {
    name: "the family tree",
    who: "newcomer",
    open: async (page) => {
      await page.goto("/family-tree");
      await expect(page.getByRole("link", { name: /Zofia Kowalska/ })).toBeVisible();
    },
  },
  {
    name: "a timeline with what was told",
    who: "teller",
    open: async (page) => {
      await page.goto("/life-timeline");
      await expect(page.getByText(/“I was born in Thornsea in 1942/)).toBeVisible();
    },
  },
];
