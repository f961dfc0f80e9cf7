import { expect } from "@playwright/test";
import type { Screen } from "./world.ts";

export const accountScreens: readonly Screen[] = [
  {
    name: "settings, with where one is signed in",
    who: "teller",
    open: async (page) => {
      await page.goto("/settings");
      await page.getByRole("tab", { name: "Settings" }).click();
      await expect(page.getByText("This one")).toBeVisible();
    },
  },
  {
    name: "the profile of an account",
    who: "interviewer",
    open: async (page) => {
      await page.goto("/settings");
      await expect(page.getByLabel("Full name")).toHaveValue("");
    },
  },
  {
    name: "a profile without a name",
    who: "interviewer",
    open: async (page) => {
      await page.goto("/create-profile");
      await page.getByLabel("Relationship to you").selectOption("other");
      await page.getByRole("button", { name: "Save Profile" }).click();
      await expect(page.getByText("Required field missing")).toBeVisible();
    },
  },
  {
    name: "what can be done with a person",
    who: "interviewer",
    open: async (page) => {
      await page.goto("/game-dashboard");
      await page.getByRole("link", { name: "Edit or remove Zofia" }).click();
      await expect(page.getByLabel("Full Name*")).toHaveValue("Zofia");
    },
  },
];
