import { enterAs, startInterview, tell } from "./steps/calls.ts";
import { soundOf, tellAloud } from "./steps/kept.ts";
import { tabAndPress, tabTo } from "./steps/keyboard.ts";
import { expect, test } from "./steps/saga.ts";
import { dialog } from "./steps/sign-in.ts";

const spoken = "We lived above the bakery in Skipton. My aunt kept hens in the yard behind the house.";

test("an interview becomes a corrected one, a story, a link and a book with the keyboard alone", async ({
  page,
  saga,
}) => {
  await enterAs({ page, saga }, { role: "self", language: "en" });
  const id = await startInterview(page, { number: 1, language: "en" });
  await tellAloud(page, id, spoken);
  await tell(page, { id, tongue: "en", count: 4 });
  await soundOf(page, id);
  const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });
  const said = (words: string) => expect(page.getByText(words, { exact: true }).last()).toBeVisible();
  const focused = page.locator(":focus");

  await page.goto(`/interview/details/${id}`);
  await tabAndPress(page, button("Change the title"));
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("The bakery");
  await page.keyboard.press("Enter");
  await said("Title updated successfully");
  await expect(button("Change the title")).toBeFocused();
  await tabAndPress(page, button("Load and Play Audio"));
  await expect(button("Pause")).toBeFocused();
  await page.keyboard.press("Space");
  await expect(button("Play")).toBeFocused();
  await tabAndPress(page, button(/^Edit: We lived above/));
  await expect(page.getByLabel("Answer", { exact: true })).toBeFocused();
  await page.keyboard.press("ControlOrMeta+Home");
  await page.keyboard.type("Yes. ");
  await tabAndPress(page, button("Save"));
  await said("Transcript updated successfully");
  await expect(focused).toHaveAccessibleName(/^Edit: Yes\. We lived above/);

  await page.goto("/story/new");
  const selected = page.getByRole("region", { name: "Selected for Story" });
  await tabAndPress(page, button("Carry The bakery"));
  await expect(selected).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(selected.getByRole("listitem")).toHaveCount(1);
  const slider = page.getByRole("slider", { name: "Story Length" });
  await tabTo(page, slider);
  await page.keyboard.press("ArrowLeft");
  await expect(slider).toHaveValue("500");
  await tabAndPress(page, button("Generate Story"));
  await said("Story generated successfully!");
  await tabAndPress(page, page.getByRole("link", { name: "Read this story" }));
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();

  // Stopped before its first sound has come, it stays silent.
  const narration = /\/api\/stories\/[^/]+\/narration$/;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(narration, (route) => held.then(() => route.continue()));
  await tabAndPress(page, button("Listen"));
  await expect(button("Stop Audio")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(button("Listen")).toBeFocused();
  const came = page.waitForResponse(narration);
  release();
  await came;
  await page.unroute(narration);

  await tabAndPress(page, button("Listen"));
  await expect(page.getByRole("region", { name: "Audio Playback" })).toBeVisible();
  await expect(button("Stop Audio")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(button("Listen")).toBeFocused();
  await tabAndPress(page, button("Export"));
  await expect(dialog(page, "Export")).toBeVisible();
  const download = page.waitForEvent("download");
  await tabAndPress(page, button("Save as Text"));
  expect((await download).suggestedFilename()).toMatch(/\.md$/);
  await page.keyboard.press("Escape");
  await expect(button("Export")).toBeFocused();
  await tabAndPress(page, button("Share"));
  await tabAndPress(page, button("Make a link"));
  await tabTo(page, page.getByLabel("The link", { exact: true }));
  await page.keyboard.press("Escape");
  await expect(button("Share")).toBeFocused();
  await tabTo(page, page.getByRole("tab", { name: "Story", exact: true }));
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: /^Related Interviews/ })).toBeFocused();
  await tabTo(page, page.getByRole("link", { name: "View Interview" }));

  await page.goto(page.url().concat("/book"));
  await tabAndPress(page, button("Make the book"));
  await expect(page.getByText(/^Page 1 of \d+$/)).toBeVisible();
  await tabAndPress(page, button("Next"));
  await expect(page.getByText(/^Pages 2 and 3 of \d+$/)).toBeVisible();
});
