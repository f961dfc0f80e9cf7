import { expect, type Page } from "@playwright/test";
import { dialog } from "../steps/sign-in.ts";
import type { Screen } from "./world.ts";

const interviews = "**/api/interviews/get-interviews**";

const dashboard = async (page: Page): Promise<void> => {
  await page.goto("/game-dashboard");
  await expect(page.getByRole("article").first()).toBeVisible();
};

export const homeScreens: readonly Screen[] = [
  { name: "dashboard of a newcomer", who: "newcomer", open: dashboard },
  { name: "dashboard of a teller", who: "teller", open: dashboard },
  { name: "dashboard of an interviewer", who: "interviewer", open: dashboard },
  {
    name: "dashboard without people",
    who: "interviewer",
    open: async (page) => {
      await page.route("**/api/users/by-parent/*", (route) => route.fulfill({ json: [] }));
      await page.goto("/game-dashboard");
      await expect(page.getByText("No interviewees found.")).toBeVisible();
    },
  },
  {
    name: "dashboard while it loads",
    who: "teller",
    open: async (page) => {
      await page.route(interviews, () => {});
      await page.goto("/game-dashboard");
      await expect(page.getByText("Loading interviews...")).toBeAttached();
    },
  },
  {
    name: "dashboard that failed to load",
    who: "teller",
    open: async (page) => {
      await page.route(interviews, (route) => route.fulfill({ status: 500 }));
      await page.goto("/game-dashboard");
      await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
      await expect(page.getByText("Failed to load interviews")).toHaveCount(2);
    },
  },
  {
    name: "the question who is signed in takes its time",
    who: "teller",
    open: async (page) => {
      await page.route("**/api/auth/session", () => {});
      await page.goto("/game-dashboard");
      await expect(page.getByText("Loading...")).toBeVisible();
    },
  },
  {
    name: "menu of a small screen",
    who: "teller",
    open: async (page) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await dashboard(page);
      await page.getByRole("button", { name: "Menu" }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  },
  {
    name: "a person is added",
    who: "interviewer",
    open: async (page) => {
      await dashboard(page);
      await page.getByRole("button", { name: "Add new person to interview" }).click();
      await expect(dialog(page, "Configure Interviewee")).toBeVisible();
    },
  },
  {
    name: "a person could not be added",
    who: "interviewer",
    open: async (page) => {
      await page.route("**/api/users", (route) => route.fulfill({ status: 503 }));
      await page.goto("/profile");
      await page.getByLabel("Who are you interviewing?").fill("Bogdan");
      await page.getByRole("button", { name: "Continue" }).click();
      await expect(page.getByText("Failed to add new interviewee")).toBeVisible();
    },
  },
];
