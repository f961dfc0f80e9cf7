import { addPerson, enterAs } from "./steps/calls.ts";
import { bubbles, expectStored, giveAnswer, interviewId } from "./steps/interview.ts";
import { expect, test } from "./steps/saga.ts";
import { codeField, dialog, owner, signInAsTeller } from "./steps/sign-in.ts";

const told =
  "My grandmother Ada chose it, because she had lost a sister of that name. That was in the winter of 1931, and she wanted it back in the house.";

test("a screen reader says at each step where one is and what can be done, from the front door to a story", async ({
  page,
  saga,
}) => {
  const main = page.getByRole("main");
  await page.goto("/");
  await expect(main).toMatchAriaSnapshot(`
    - main:
      - heading "Preserve Life Stories with AI" [level=1]
      - paragraph
      - button "Get Started"
      - paragraph: Free and open source. Your words are kept on this server.
      - list "Years of a life"
      - paragraph: /Saga asks, in a computer’s voice/
      - button "Hear it"
      - figure "Ingrid, 78, about 1948. An example."
      - region "How It Works"
  `);
  await page.getByRole("button", { name: "Get Started" }).click();
  await expect(dialog(page, "Sign in to Saga")).toMatchAriaSnapshot(`
    - dialog "Sign in to Saga":
      - heading "Sign in to Saga" [level=2]
      - button "Close"
      - paragraph: Saga sends you a code by email. There is no password to remember.
      - textbox "Email"
      - button "Continue with Email"
  `);
  // The page behind a dialog is out of reach for it.
  await expect(page.locator("[inert]").getByText("How It Works")).toHaveCount(1);
  await page.getByLabel("Email", { exact: true }).fill(owner);
  await page.keyboard.press("Enter");
  await expect(codeField(page)).toBeFocused();
  await expect(codeField(page)).toHaveAccessibleDescription(
    /^We've sent a 6-digit code to owner@saga\.local/,
  );
  await page.keyboard.type(await saga.readCode(owner));
  await page.getByRole("button", { name: /^I tell my own story/ }).click();
  await page.getByRole("button", { name: "Continue" }).click();

  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page.getByRole("region", { name: "You", exact: true })).toMatchAriaSnapshot(`
    - region "You":
      - heading "You" [level=2]
      - 'article "Interview 1: Overview"':
        - 'heading "Interview 1: Overview" [level=3]'
        - paragraph
        - 'progressbar "Progress of Interview 1: Overview"'
        - button "Start now"
      - 'article "Interview 2: Life Journey"':
        - 'progressbar "Progress of Interview 2: Life Journey"'
        - paragraph: Complete previous interviews
      - 'article "Interview 3: Life Wisdom"'
  `);
  await page.getByRole("button", { name: "Start now" }).click();
  const id = await interviewId(page);
  await expect(main).toMatchAriaSnapshot(`
    - main:
      - region "What was asked and told":
        - log "Conversation":
          - paragraph: Saga
          - paragraph: /Good to meet you\\. I am Saga, a computer program/
          - paragraph
        - button "Hear it"
        - checkbox "Read questions aloud"
        - button "Ask me something else"
        - note: /You can read what you tell here\\./
      - region "Your turn":
        - group "How to answer":
          - radio "Text" [checked]
          - radio "Voice"
        - textbox "Your answer"
        - button "Send" [disabled]
        - button "Take a break"
  `);
  await page.getByLabel("Your answer").fill(told);
  await page.keyboard.press("Enter");
  await bubbles(page).nth(2).waitFor();
  const asked = await bubbles(page).last().innerText();
  // What is added to the conversation is read out, since it is a log.
  await expect(page.getByRole("log", { name: "Conversation" })).toContainText(asked);
  await expectStored(page, id, [told]);
  await page.getByRole("button", { name: "Take a break" }).click();
  const closing = page.getByRole("region", { name: /^Until next time/ });
  await expect(closing.getByRole("heading")).toBeFocused();
  await expect(closing).toMatchAriaSnapshot(`
    - region "Until next time.":
      - heading "Until next time." [level=2]
      - paragraph: Everything you told is kept, in your own words.
      - list:
        - listitem: 1 story told
      - link "Go on telling"
      - link "Read it"
      - link "Make a story"
      - button "Done for today"
      - blockquote
  `);
  await closing.getByRole("link", { name: "Make a story" }).click();
  await page.getByRole("button", { name: "Generate Story" }).click();
  await expect(page.getByText("Story generated successfully!")).toBeVisible();
  await page.getByRole("link", { name: "Read this story" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page.getByRole("article")).toMatchAriaSnapshot(`
    - article:
      - heading [level=1]
      - button "Listen"
      - button "Export"
      - button "Share"
      - link "Make a book"
      - tablist "This story"
      - tabpanel "Story":
        - heading [level=2]
        - paragraph:
          - button /My grandmother Ada chose it/
      - button "Change the text"
  `);
});

test("a newcomer's one button is on the first screen of every window", async ({ page, saga }) => {
  await enterAs({ page, saga }, { role: "interviewer", language: "en" });
  await addPerson(page, { name: "Ingrid", relationship: "grandmother" });
  for (const [width, height] of [
    [1280, 860],
    [390, 664],
    [320, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto("/game-dashboard");
    await expect(page.getByRole("button", { name: "Start now" })).toBeInViewport({ ratio: 1 });
  }
});

test("on a line of 400 kbit a second somebody comes in, answers and is kept", async ({ page, saga }) => {
  const line = await page.context().newCDPSession(page);
  await line.send("Network.enable");
  await line.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  await signInAsTeller({ page, saga }, "English");
  await page.getByRole("button", { name: "Start now" }).click();
  const id = await interviewId(page);
  await giveAnswer(page, told);
  await expectStored(page, id, [told]);
});
