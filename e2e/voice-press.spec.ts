import { enterAs, readInterview, say, startInterview } from "./steps/calls.ts";
import { card } from "./steps/dashboard.ts";
import { interviewId } from "./steps/interview.ts";
import { expect, test } from "./steps/saga.ts";

test.use({ answers: "spoken" });

test("the press that starts an interview is enough to hear its question, where each player wants a press of its own", async ({
  page,
  saga,
}) => {
  // Safari's rule: an element plays by itself only when a press has made it play before.
  await page.addInitScript(() => {
    const pressed = new WeakSet<HTMLMediaElement>();
    const { play } = HTMLMediaElement.prototype;
    let isPress = false;
    for (const name of ["click", "keydown"]) {
      window.addEventListener(
        name,
        () => {
          isPress = true;
          setTimeout(() => {
            isPress = false;
          });
        },
        true,
      );
    }
    HTMLMediaElement.prototype.play = function () {
      if (isPress) pressed.add(this);
      if (pressed.has(this)) return play.call(this);
      return Promise.reject(new DOMException("no press", "NotAllowedError"));
    };
  });
  await enterAs({ page, saga }, { role: "self", language: "en" });
  await page.goto("/game-dashboard");
  await card(page, 1).getByRole("button", { name: "Start now" }).click();
  await interviewId(page);
  const player = page.locator("audio[hidden]");
  await expect.poll(() => player.evaluate((audio: HTMLAudioElement) => audio.currentTime)).toBeGreaterThan(1);
  await expect(page.getByRole("button", { name: "Stop", exact: true })).toBeVisible();

  await page.reload();
  await page.getByRole("button", { name: "Hear it", exact: true }).click();
  await expect(page.getByRole("button", { name: "Stop", exact: true })).toBeVisible();
});

test("who comes back from a break is greeted aloud, and not with the words for who left", async ({
  page,
  saga,
}) => {
  await enterAs({ page, saga }, { role: "self", language: "en" });
  const id = await startInterview(page, { number: 1, language: "en" });
  await say(page, { id, content: "My father had the bakery in Skipton and sang hymns to the dough." });
  await say(page, { id, content: "I want to stop now, I'm tired" });
  const { recap } = await readInterview(page, id);
  await page.goto("/game-dashboard");
  const spoken = page.waitForResponse("**/generate-speech");
  await card(page, 1).getByRole("button", { name: "Resume" }).click();
  const speech = await spoken;
  expect([speech.status(), speech.request().postDataJSON().text]).toEqual([200, recap]);
  await expect(page.locator("[data-question]")).toContainText(recap ?? "no greeting");
});
