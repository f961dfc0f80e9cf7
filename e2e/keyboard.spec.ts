import { answerAt } from "./answers/told.ts";
import { addPerson, enterAs, startInterview } from "./steps/calls.ts";
import { card } from "./steps/dashboard.ts";
import { answerField, bubbles, expectStored, interviewId } from "./steps/interview.ts";
import { tabAndPress, tabTo } from "./steps/keyboard.ts";
import { expect, test } from "./steps/saga.ts";
import { codeField, dialog, owner, signInAsTeller } from "./steps/sign-in.ts";

test("somebody signs in and answers a question with the keyboard alone", async ({ page, saga }) => {
  await page.goto("/");
  // The page is there when its parts are: a key pressed before that has nowhere to go.
  await expect(page.getByRole("button", { name: "Get Started" })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to the content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await tabAndPress(page, page.getByRole("button", { name: "Get Started" }));
  await tabAndPress(page, page.getByRole("button", { name: "Continue with Email" }));
  await expect(page.getByLabel("Email", { exact: true })).toBeFocused();
  await page.keyboard.type(owner);
  await page.keyboard.press("Enter");
  await expect(codeField(page)).toBeFocused();
  await page.keyboard.type(await saga.readCode(owner));

  await expect(dialog(page, "Whose story is it?")).toBeVisible();
  await tabAndPress(page, page.getByRole("button", { name: /I tell my own story/ }));
  await expect(dialog(page, "Preferred Language")).toBeVisible();
  await tabAndPress(page, page.getByRole("button", { name: "Continue" }));

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hello!");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await tabAndPress(page, card(page, 1).getByRole("button", { name: "Start now" }));
  const id = await interviewId(page);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await tabTo(page, answerField(page));
  const answer = answerAt("en", 1);
  await page.keyboard.type(answer.slice(0, 60));
  await page.keyboard.press("Shift+Enter");
  await page.keyboard.type(answer.slice(60));
  await page.keyboard.press("Enter");
  await bubbles(page).nth(2).waitFor();
  await expect(answerField(page)).toBeFocused();
  await expectStored(page, id, [`${answer.slice(0, 60)}\n${answer.slice(60)}`]);
  await tabAndPress(page, page.getByRole("button", { name: "Take a break" }));
  await expect(page.getByRole("heading", { name: /^Until next time/ })).toBeFocused();
});

test("a dialog keeps the focus inside, closes with Escape and gives it back", async ({ page, saga }) => {
  await enterAs({ page, saga }, { role: "interviewer", language: "en" });
  await page.goto("/profile");
  await page.getByLabel("Who are you interviewing?").waitFor();
  await page.request.post("/api/users", { data: { name: "Zofia" } });
  await page.goto("/game-dashboard");
  const add = page.getByRole("button", { name: "Add new person to interview" });
  await tabAndPress(page, add);
  const form = dialog(page, "Configure Interviewee");
  await expect(form).toBeVisible();
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press(stop < 8 ? "Tab" : "Shift+Tab");
    expect(await form.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press("Escape");
  await expect(form).toHaveCount(0);
  await expect(add).toBeFocused();
});

test("every navigation puts the focus on the heading of the new page", async ({ page, saga }) => {
  await signInAsTeller({ page, saga }, "English");
  const id = await startInterview(page, { number: 1, language: "en" });
  const heading = page.getByRole("heading", { level: 1 });
  await page.getByRole("link", { name: "Stories" }).click();
  await expect(heading).toHaveText("Create a Story");
  await expect(heading).toBeFocused();
  await page.getByRole("link", { name: "Back to Dashboard" }).click();
  await expect(heading).toHaveText("Hello!");
  await expect(heading).toBeFocused();
  await card(page, 1).getByRole("button").click();
  await expect(page).toHaveURL(new RegExp(id));
  await expect(heading).toBeFocused();
  await page.goBack();
  await expect(heading).toHaveText("Hello!");
  await expect(heading).toBeFocused();
});

test("the end of a long page leads back to its heading, and a short page has no such way", async ({
  page,
}) => {
  const up = page.getByRole("button", { name: "To the top of the page" });
  await page.goto("/privacy");
  await tabAndPress(page, up);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goto("/contact");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(up).toHaveCount(0);
});

test("the sentences of a story are one stop, and the arrow keys go from one to the next", async ({
  page,
  saga,
}) => {
  await enterAs({ page, saga }, { role: "self", language: "en" });
  const id = await startInterview(page, { number: 1, language: "en" });
  await page.goto(`/interview/${id}`);
  for (const index of [0, 1, 2]) {
    await answerField(page).fill(answerAt("en", index));
    await answerField(page).press("Enter");
    await bubbles(page)
      .nth(2 * index + 2)
      .waitFor();
  }
  const order = { interview_ids: [id], length: 500, style: "first-person", language: "en" };
  const story = await page.request.post("/api/stories", { data: order }).then((answer) => answer.json());
  await page.goto(`/story/${story.id}`);
  const sentences = page.locator("[data-sentence]");
  await tabTo(page, sentences.first());
  await page.keyboard.press("ArrowRight");
  await expect(sentences.nth(1)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog(page, "Where this comes from")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(sentences.nth(1)).toBeFocused();
  await tabTo(page, page.getByRole("button", { name: "Change the text" }));
});

test("nothing moves for somebody who wants no motion", async ({ page, saga }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const running = () =>
    page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === "running").length);
  await page.goto("/");
  await page.getByRole("button", { name: "Get Started" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(await running()).toBe(0);
  await enterAs({ page, saga }, { role: "self", language: "en" });
  await page.goto("/game-dashboard");
  await card(page, 1).waitFor();
  expect(await running()).toBe(0);
  await page.route("**/api/interviews/get-question", () => {});
  await card(page, 1).getByRole("button").click();
  await answerField(page).fill("I was born in Thornsea.");
  await answerField(page).press("Enter");
  await expect(page.getByText("I'm thinking about a response...")).toBeVisible();
  expect(await running()).toBe(0);
});

test("the first card beckons a newcomer who has nothing against motion", async ({ page, saga }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await enterAs({ page, saga }, { role: "self", language: "en" });
  await page.goto("/game-dashboard");
  await card(page, 1).waitFor();
  const moving = (number: 1 | 2) => card(page, number).evaluate((element) => element.getAnimations().length);
  await expect.poll(() => moving(1)).toBeGreaterThan(0);
  expect(await moving(2)).toBe(0);
});

test("an account and a Saga are looked after with the keyboard alone", async ({ page, saga }) => {
  await enterAs({ page, saga }, { role: "interviewer", language: "en" });
  await addPerson(page, { name: "Zofia" });
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const asked = page.getByRole("alertdialog");

  await page.goto("/settings");
  await tabTo(page, page.getByLabel("Full name"));
  await page.keyboard.press("End");
  await page.keyboard.type("Karin Lind");
  await page.keyboard.press("Shift+Tab");
  await expect(page.getByRole("tab", { name: "Profile" })).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await tabTo(page, page.getByRole("radio", { name: "Normal" }));
  await page.keyboard.press("ArrowRight");
  await tabAndPress(page, page.getByRole("switch", { name: "Voice Features" }), "Space");
  await tabAndPress(page, button("Save Settings"));
  await expect(page.getByText("Settings saved", { exact: true })).toBeVisible();
  const stored = await page.request.get("/api/settings").then((answer) => answer.json());
  expect(stored).toMatchObject({ text_size: "large", voice_features: false });
  await expect(page.getByLabel("Your profile").getByText("Karin Lind")).toBeVisible();
  await tabAndPress(page, button("Delete Account"));
  await expect(asked).toBeVisible();
  await tabAndPress(page, asked.getByRole("button", { name: "Keep my account" }));
  await expect(asked).toHaveCount(0);
  await expect(button("Delete Account")).toBeFocused();

  await page.goto("/user-management");
  await tabAndPress(page, button("People of Karin Lind"));
  await expect(page.getByRole("rowheader", { name: "Zofia" })).toBeVisible();
  await tabAndPress(page, button("Delete Zofia"));
  await page.keyboard.press("Escape");
  await expect(asked).toHaveCount(0);
  await expect(button("Delete Zofia")).toBeFocused();
  await page.keyboard.press("Enter");
  await tabAndPress(page, asked.getByRole("button", { name: "Delete", exact: true }));
  await expect(page.getByText("User Deleted", { exact: true })).toBeVisible();
  await expect(page.getByRole("rowheader", { name: "Zofia" })).toHaveCount(0);

  await startInterview(page, { number: 1, language: "en" });
  await page.goto("/data-management");
  await tabTo(page, page.getByLabel("User Name"));
  await page.keyboard.type("Lind");
  await expect(page.getByText("Total: 1")).toBeVisible();
  await tabAndPress(page, page.getByRole("link", { name: "Interview 1: Overview" }));
  await expect(page).toHaveURL(/\/interview\/details\//);

  await page.goto("/admin");
  await tabAndPress(page, button("Invite Beta User"));
  await tabTo(page, page.getByRole("dialog").getByLabel("Name"));
  await page.keyboard.type("Dora");
  await page.keyboard.press("Tab");
  await page.keyboard.type("dora@example.org");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Invitation Sent", { exact: true })).toBeVisible();
  await expect(button("Invite Beta User")).toBeFocused();
});
