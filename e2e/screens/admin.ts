import { expect, type Page } from "@playwright/test";
import type { Screen } from "./world.ts";

const row = {
  key: "compatible · gpt-4o",
  label: "Astrid Margareta Lindvall-Hammarskjöld · Interview 2: Life Journey",
  calls: 61,
  failed: 2,
  input_tokens: 183_972,
  cached_tokens: 156_560,
  output_tokens: 6_480,
  characters: 18_400,
  seconds: 5_460,
  cost_usd: 0.33,
  unpriced: 0,
};

const service = {
  name: "openai",
  label: "OpenAI",
  is_outside: true,
  last: { at: "2026-11-01T12:00:00.000Z", outcome: "quota" },
  is_resting: true,
};

const fulfil = (page: Page, path: string, json: unknown) =>
  page.route(path, (route) => route.fulfill({ json }));

const refuse = (page: Page, path: string) => page.route(path, (route) => route.fulfill({ status: 503 }));

export const adminScreens: readonly Screen[] = [
  {
    name: "an invitation that lacks a name",
    who: "interviewer",
    open: async (page) => {
      await page.goto("/admin");
      await page.getByRole("button", { name: "Invite Beta User" }).click();
      await page.getByLabel("Name").fill(" ");
      await page.getByLabel("Email").fill("carl@example.org");
      await page.getByRole("button", { name: "Send Invitation" }).click();
      await expect(page.getByText("Missing Information")).toBeVisible();
    },
  },
  {
    name: "the set-up, with what was tried",
    who: "interviewer",
    open: async (page) => {
      await page.goto("/set-up");
      await expect(page.getByText("You have not said yet what you are called.")).toBeVisible();
      await expect(page.getByText(/^You interview .* and Zofia\.$/)).toBeVisible();
      await page.getByRole("button", { name: "Check this address" }).click();
      await page.getByRole("button", { name: "Send me a test mail" }).click();
      await expect(page.getByText(/^Sent to owner@saga\.local/)).toBeVisible();
      await page.getByRole("button", { name: "Say a sentence" }).click();
      const seconds = () => page.locator("audio").evaluate((audio: HTMLAudioElement) => audio.duration);
      await expect.poll(seconds, "it can be played").toBeGreaterThan(1);
    },
  },
  {
    name: "users, with the people of one",
    who: "interviewer",
    open: async (page) => {
      await page.goto("/user-management");
      await page.getByRole("button", { name: "People of owner@saga.local" }).click();
      await expect(page.getByRole("rowheader", { name: "Zofia" })).toBeVisible();
    },
  },
  {
    name: "interviews of an address",
    who: "interviewer",
    open: async (page) => {
      await page.goto("/data-management?email=teller");
      await expect(page.getByText("Total: 2")).toBeVisible();
    },
  },
  {
    name: "interviews that nobody has asked for",
    who: "interviewer",
    open: async (page) => {
      await page.goto("/data-management");
      await expect(page.getByText("No interviews found matching your filters.")).toBeVisible();
    },
  },
  {
    name: "the audit log",
    who: "interviewer",
    open: async (page) => {
      await page.goto("/audit-log");
      await expect(page.getByText("Signed in with a code").first()).toBeVisible();
    },
  },
  {
    name: "admin settings without a service",
    who: "interviewer",
    open: async (page) => {
      await page.goto("/admin");
      await expect(page.getByText("No AI service is configured")).toBeVisible();
    },
  },
  {
    name: "admin settings with a service that fails",
    who: "interviewer",
    open: async (page) => {
      const limits = { person_usd: 5, day_usd: 25 };
      await fulfil(page, "**/api/models/services", { services: [service], limits, spent_today_usd: 1.25 });
      await page.goto("/admin");
      await expect(page.getByText("no credit left")).toBeVisible();
    },
  },
  {
    name: "dashboard of an administrator whose service fails",
    who: "interviewer",
    open: async (page) => {
      const limits = { person_usd: 5, day_usd: 25 };
      await fulfil(page, "**/api/models/services", { services: [service], limits, spent_today_usd: 1.25 });
      await page.goto("/game-dashboard");
      await expect(page.getByText("OpenAI failed when it was asked last.")).toBeVisible();
    },
  },
  {
    name: "prompts",
    who: "interviewer",
    open: async (page) => {
      const version = {
        version: 1,
        analyze: "",
        connect: "Speak slowly.",
        saved_at: "2026-11-01T12:00:00.000Z",
      };
      await fulfil(page, "**/api/prompts/versions?*", { data: [version], total: 6, totalPages: 2 });
      await page.goto("/prompts");
      await page.getByLabel("Prompt to connect questions").fill("Speak as a neighbour over the fence.");
      await page.getByLabel("An answer to try with").fill("I was born in Thornsea, above the bakery.");
      await page.getByRole("button", { name: "Show the final prompt" }).click();
      await expect(page.getByRole("region", { name: "The final prompt" })).toBeVisible();
    },
  },
  {
    name: "prompts, tried with a wording that breaks rules",
    who: "interviewer",
    open: async (page) => {
      await fulfil(page, "**/api/prompts/dry-run", {
        model: "gpt-4o",
        question: "Was the bakery nice? Was it warm?",
        built_in: "What did the bakery look like?",
        broken: ["asks_twice", "not_open"],
        failure: null,
        input_tokens: 1_400,
        output_tokens: 40,
        cost_usd: 0.0039,
      });
      await page.goto("/prompts");
      await page.getByLabel("An answer to try with").fill("I was born in Thornsea, above the bakery.");
      await page.getByRole("button", { name: "Ask the model once" }).click();
      await expect(page.getByText("It asks two questions.")).toBeVisible();
    },
  },
  {
    name: "prompts that could not be loaded",
    who: "interviewer",
    open: async (page) => {
      await refuse(page, "**/api/prompts");
      await page.goto("/prompts");
      await expect(page.getByText("The prompts could not be loaded")).toBeVisible();
    },
  },
  {
    name: "spend",
    who: "interviewer",
    open: async (page) => {
      const { key: _key, label: _label, ...sum } = row;
      await fulfil(page, "**/api/models/spend?*", { data: [row], total: 1, totalPages: 3, sum });
      await page.goto("/spend");
      await expect(page.getByText(/^Altogether 61 calls/u)).toBeVisible();
    },
  },
  {
    name: "spend without any call",
    who: "interviewer",
    open: async (page) => {
      await page.goto("/spend");
      await expect(page.getByText("No service was asked in this time")).toBeVisible();
    },
  },
  {
    name: "spend that could not be loaded",
    who: "interviewer",
    open: async (page) => {
      await refuse(page, "**/api/models/spend?*");
      await page.goto("/spend");
      await expect(page.getByText("The account could not be loaded")).toBeVisible();
    },
  },
  {
    name: "dashboard with the question where words may go",
    who: "interviewer",
    open: async (page) => {
      await fulfil(page, "**/api/users/*/consent", { services: ["OpenAI", "Anthropic"], accepts: null });
      await page.goto("/game-dashboard");
      await expect(page.getByText("words be sent to OpenAI and Anthropic?").first()).toBeVisible();
    },
  },
  {
    name: "dashboard that says where words go",
    who: "interviewer",
    open: async (page) => {
      await fulfil(page, "**/api/users/*/consent", { services: ["OpenAI"], accepts: true });
      await page.goto("/game-dashboard");
      await expect(page.getByText("words are sent to OpenAI").first()).toBeVisible();
    },
  },
];
