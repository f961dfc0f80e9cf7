import { setTimeout as pause } from "node:timers/promises";
import { answerAt } from "./answers/told.ts";
import { enterAs, startInterview } from "./steps/calls.ts";
import { answerField, bubbles, expectStored, giveAnswer, thinking } from "./steps/interview.ts";
import { expect, test } from "./steps/saga.ts";

const asking = "**/api/interviews/get-question";
const notSent = /Not sent yet\. It is kept on this device/;

test.beforeEach(async ({ page, saga }) => {
  await enterAs({ page, saga }, { role: "self", language: "en" });
  const id = await startInterview(page, { number: 1, language: "en" });
  await page.goto(`/interview/${id}`);
  await expect(bubbles(page)).toHaveCount(1);
});

const idOf = (url: string): string => url.split("/").at(-1) ?? "";

test("an answer given while the server is down is sent when it is back, by itself", async ({
  page,
  saga,
}) => {
  const given = [0, 1, 2].map((index) => answerAt("en", index));
  await giveAnswer(page, given[0]!);
  await giveAnswer(page, given[1]!);
  await saga.kill();
  await answerField(page).fill(given[2]!);
  await answerField(page).press("Enter");
  await expect(page.getByText(notSent)).toBeVisible();
  await expect(bubbles(page).last()).toHaveText(given[2]!);
  await saga.restart();
  await bubbles(page).nth(6).waitFor();
  await expect(page.getByText(notSent)).toHaveCount(0);
  await expectStored(page, idOf(page.url()), given);
});

test("the button Send again sends it without waiting", async ({ page, saga }) => {
  await page.clock.install();
  await page.reload();
  await giveAnswer(page, answerAt("en", 0));
  await saga.kill();
  // With the page's clock standing still nothing is sent again by itself.
  await page.clock.pauseAt(Date.now() + 60_000);
  await answerField(page).fill(answerAt("en", 1));
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByText(notSent)).toBeVisible();
  await saga.restart();
  await page.getByRole("button", { name: "Send again" }).click();
  await bubbles(page).nth(4).waitFor();
  await expectStored(page, idOf(page.url()), [answerAt("en", 0), answerAt("en", 1)]);
});

test("a server killed while an answer is on its way neither loses nor doubles it", async ({ page, saga }) => {
  const given: string[] = [];
  // Milliseconds between the sending and the kill: before the call arrives, while it is stored, while it is answered.
  for (const delay of [0, 1, 2, 4, 8, 16, 32]) {
    const answer = answerAt("en", given.length);
    await answerField(page).fill(answer);
    const sent = page.waitForRequest(asking);
    await answerField(page).press("Enter");
    await sent;
    await pause(delay);
    await saga.kill();
    await saga.restart();
    given.push(answer);
    const again = page.getByRole("button", { name: "Send again" });
    const next = bubbles(page).nth(2 * given.length);
    await expect(again.or(next).first()).toBeVisible();
    if (await again.isVisible()) await again.click({ timeout: 1_000 }).catch(() => {});
    await next.waitFor();
    await expect(thinking(page)).toHaveCount(0);
    await expectStored(page, idOf(page.url()), given);
  }
});

test("an answer whose acknowledgement gets lost is not stored twice", async ({ page }) => {
  await page.route(
    asking,
    async (route) => {
      await route.fetch();
      await route.abort("connectionreset");
    },
    { times: 2 },
  );
  const given = [answerAt("en", 0)];
  await answerField(page).fill(given[0]!);
  await answerField(page).press("Enter");
  await bubbles(page).nth(2).waitFor();
  await expectStored(page, idOf(page.url()), given);
});

test("text that is still being written outlives the server and a reload", async ({ page, saga }) => {
  await giveAnswer(page, answerAt("en", 0));
  await answerField(page).fill("I was just going to say that my aunt Nell");
  await saga.kill();
  await saga.restart();
  await page.reload();
  await expect(answerField(page)).toHaveValue("I was just going to say that my aunt Nell");
  await expectStored(page, idOf(page.url()), [answerAt("en", 0)]);
});
