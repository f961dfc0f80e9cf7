import { sizeFaults } from "./screens/geometry.ts";
import { addPerson, enterAs, startInterview } from "./steps/calls.ts";
import { bubbles, giveAnswer } from "./steps/interview.ts";
import { expect, test } from "./steps/saga.ts";
import { generateStory } from "./steps/story.ts";

/** Names and answers that no layout was made for. */
const endless = "W".repeat(200);
const hebrew = "נולדתי בירושלים (ליד השוק).";

test("names and answers without a blank stay inside the page, in every script", async ({ page, saga }) => {
  await enterAs({ page, saga }, { role: "interviewer", language: "en" });
  const person = await addPerson(page, { name: endless, relationship: "aunt", language: "en" });
  const id = await startInterview(page, { interviewee: person.id, number: 1, language: "en" });
  const fits = async (what: string) => {
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 800 });
      const sideways = (await sizeFaults(page)).filter((fault) => fault.includes("sideways"));
      expect(sideways, `${what} at ${width}`).toEqual([]);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
  };
  await page.goto(`/interview/${id}`);
  await giveAnswer(page, "X".repeat(900));
  await giveAnswer(page, hebrew);
  await giveAnswer(page, "We lived above the bakery in Skipton, and my aunt kept hens in the yard.");
  await fits("the interview");
  await expect(bubbles(page).nth(3)).toHaveCSS("direction", "rtl");
  await page.goto(`/interview/details/${id}`);
  await expect(page.getByText(hebrew)).toHaveCSS("direction", "rtl");
  await fits("the transcript");
  await page.goto("/game-dashboard");
  await page.getByRole("article").first().waitFor();
  await fits("the dashboard");
  await generateStory(page, ["Interview 1: Overview"]);
  await fits("the new story");
  await page.getByRole("link", { name: "Read this story" }).click();
  await page.getByRole("button", { name: "Change the text" }).waitFor();
  await fits("the story");
});
