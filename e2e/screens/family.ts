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
    name: "interests and experiences with the example",
    who: "newcomer",
    open: async (page) => {
      await page.goto("/interests-experiences");
      await expect(page.getByText("4 memories")).toBeVisible();
    },
  },
  {
    name: "a chapter of the example",
    who: "newcomer",
    open: async (page) => {
      await page.goto("/timeline-event/childhood");
      await expect(page.getByRole("heading", { name: "6 memories of the example family" })).toBeVisible();
    },
  },
  {
    name: "a member of the family",
    who: "newcomer",
    open: async (page) => {
      await page.goto("/family-member/mother");
      await expect(page.getByLabel("Child of Jan Kowalski and Zofia Kowalska")).toHaveValue("birth");
    },
  },
  {
    name: "a timeline with what was told",
    who: "teller",
    open: async (page) => {
      await page.goto("/life-timeline");
      await expect(page.getByText(/“I was born in Thornsea in 1942/).first()).toBeVisible();
    },
  },
];
