import { expect, type Page } from "@playwright/test";
import { dialog } from "../steps/sign-in.ts";
import { generateStory } from "../steps/story.ts";
import type { Screen, World } from "./world.ts";

const reading = async (page: Page, { story }: World): Promise<void> => {
  await page.goto(`/story/${story}`);
  await expect(page.locator("[data-sentence]").first()).toBeVisible();
};

const failing = (name: string, path: string, call: string): Screen => ({
  name,
  who: "teller",
  open: async (page, world) => {
    await page.route(call, (route) => route.fulfill({ status: 500 }));
    await page.goto(path.replace("{id}", world.complete));
    await expect(page.getByRole("button", { name: "Try again" }).first()).toBeVisible();
  },
});

export const storyScreens: readonly Screen[] = [
  {
    name: "transcript",
    who: "teller",
    open: async (page, world) => {
      await page.goto(`/interview/details/${world.ongoing}`);
      await expect(page.getByRole("listitem").first()).toBeVisible();
    },
  },
  failing("transcript that failed to load", "/interview/details/{id}", "**/api/interviews/*"),
  {
    name: "story builder",
    who: "teller",
    open: async (page) => {
      await page.goto("/story/new");
      await expect(page.getByRole("button", { name: "Generate Story" })).toBeVisible();
      await expect(page.getByRole("heading", { level: 3 }).first()).toBeVisible();
    },
  },
  {
    name: "story builder of a newcomer",
    who: "newcomer",
    open: async (page) => {
      await page.goto("/story/new");
      await expect(page.getByText("No stories yet")).toBeVisible();
    },
  },
  failing("story builder that failed to load", "/story/new", "**/api/{interviews/get-interviews,stories}**"),
  {
    name: "story builder while it loads",
    who: "teller",
    open: async (page) => {
      await page.route("**/api/{interviews/get-interviews,stories}**", () => {});
      await page.goto("/story/new");
      await expect(page.getByText("Loading interviews...")).toBeAttached();
    },
  },
  {
    name: "story that has just been written",
    who: "teller",
    open: async (page) => {
      await page.goto("/game-dashboard");
      await generateStory(page, ["Interview 1: Overview"]);
      await expect(page.getByLabel("Generated Story")).toBeVisible();
    },
  },
  {
    name: "story that is being written",
    who: "teller",
    open: async (page, world) => {
      const job = {
        id: "order",
        story_id: "order",
        state: "writing",
        progress: { step: "writing", done: 1, of: 5 },
        error: null,
        created_at: "2026-11-01T12:00:00.000Z",
      };
      const order = { interview_ids: [world.complete], length: 1000, style: "biography", language: "en" };
      await page.route("**/api/stories/jobs/*", (route) => route.fulfill({ json: job }));
      await page.addInitScript(
        (kept) => localStorage.setItem("saga-writing-new", kept),
        JSON.stringify({ id: "order", order }),
      );
      await page.goto("/story/new");
      await expect(page.getByText("Writing part 2 of 5...")).toBeVisible();
    },
  },
  {
    name: "story with earlier versions",
    who: "teller",
    open: async (page, world) => {
      const version = {
        id: "v1",
        title: "A life",
        words: 980,
        preview:
          "I was born above the bakery in Thornsea, and my aunt kept hens in the yard behind the house.",
        is_edited: true,
        writer: "model",
        written_at: "2026-11-01T12:00:00.000Z",
      };
      await page.route("**/api/stories/*/versions", (route) => route.fulfill({ json: { data: [version] } }));
      await reading(page, world);
      await expect(page.getByRole("heading", { name: "Earlier versions" })).toBeVisible();
    },
  },
  {
    name: "story asked to be written again",
    who: "teller",
    open: async (page, world) => {
      await reading(page, world);
      await page.getByRole("button", { name: "Write it again" }).click();
      await expect(dialog(page, "Write this story again?")).toBeVisible();
    },
  },
  {
    name: "story that is being opened",
    who: "teller",
    open: async (page, world) => {
      await page.route("**/api/stories/*", () => {});
      await page.goto(`/story/${world.story}`);
      await expect(page.getByText("Opening the story...")).toBeVisible();
    },
  },
  { name: "story", who: "teller", open: reading },
  {
    name: "source of a sentence",
    who: "teller",
    open: async (page, world) => {
      await reading(page, world);
      await page.locator("[data-sentence]").nth(1).click();
      await expect(dialog(page, "Where this comes from").locator("mark").first()).toBeVisible();
    },
  },
  {
    name: "story that is being changed",
    who: "teller",
    open: async (page, world) => {
      await reading(page, world);
      await page.getByRole("button", { name: "Change the text" }).click();
      await expect(page.getByLabel("Story", { exact: true })).toBeVisible();
    },
  },
  {
    name: "story that is not there",
    who: "teller",
    open: async (page) => {
      await page.goto("/story/unknown");
      await expect(page).toHaveURL(/\/game-dashboard$/);
      await expect(page.getByText("There is no such story")).toBeVisible();
    },
  },
];
