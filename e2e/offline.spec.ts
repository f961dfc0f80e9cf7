import { answerAt } from "./answers/told.ts";
import { enter, enterAs, readInterview, startInterview } from "./steps/calls.ts";
import { card } from "./steps/dashboard.ts";
import { answerField, bubbles, expectStored, giveAnswer, thinking } from "./steps/interview.ts";
import { expect, test } from "./steps/saga.ts";

const asking = "**/api/interviews/get-question";
const notSent = "Not sent yet. It is kept on this device and will be sent when the connection is back.";
const [told, lost] = [answerAt("en", 0), answerAt("en", 1)];

let id = "";

test.beforeEach(async ({ page, saga }) => {
  await enterAs({ page, saga }, { role: "self", language: "en" });
  id = await startInterview(page, { number: 1, language: "en" });
  await page.goto(`/interview/${id}`);
  await expect(bubbles(page)).toHaveCount(1);
});

test("a connection lost in the middle of sending keeps the text, says so, and sends it once when it is back @phone", async ({
  page,
  context,
}) => {
  await giveAnswer(page, told);
  await page.route(
    asking,
    async (route) => {
      await context.setOffline(true);
      await route.abort("internetdisconnected");
    },
    { times: 1 },
  );
  await answerField(page).fill(lost);
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByText(notSent)).toBeVisible();
  await expect(bubbles(page).last()).toHaveText(lost);
  await expect(page.getByRole("button", { name: "Send again" })).toBeVisible();
  expect((await readInterview(page, id)).messages).toHaveLength(3);

  await context.setOffline(false);
  await bubbles(page).nth(4).waitFor();
  await expect(page.getByText(notSent)).toHaveCount(0);
  await expectStored(page, id, [told, lost]);
});

test("words written without a connection wait in the field and in the list", async ({ page, context }) => {
  await context.setOffline(true);
  await answerField(page).fill(told);
  await answerField(page).press("Enter");
  await expect(page.getByText(notSent)).toBeVisible();
  await answerField(page).fill(lost);
  await context.setOffline(false);
  await bubbles(page).nth(2).waitFor();
  await expect(answerField(page)).toHaveValue(lost);
  await expectStored(page, id, [told]);
});

test("an unsent answer is still there after a reload, and goes out then", async ({ page }) => {
  await page.route(asking, (route) => route.abort("internetdisconnected"));
  await answerField(page).fill(told);
  await answerField(page).press("Enter");
  await expect(page.getByText(notSent)).toBeVisible();
  await page.reload();
  await expect(page.getByText(notSent)).toBeVisible();
  await expect(bubbles(page).last()).toHaveText(told);
  expect((await readInterview(page, id)).messages).toHaveLength(1);
  await page.unroute(asking);
  await page.getByRole("button", { name: "Send again" }).click();
  await bubbles(page).nth(2).waitFor();
  await expectStored(page, id, [told]);
});

test("an unsent answer outlives closing the tab", async ({ page, context }) => {
  await page.route(asking, (route) => route.abort("internetdisconnected"));
  await answerField(page).fill(told);
  await answerField(page).press("Enter");
  await expect(page.getByText(notSent)).toBeVisible();
  await page.close();
  const back = await context.newPage();
  await back.goto("/game-dashboard");
  await card(back, 1)
    .getByRole("button", { name: /Start now|Resume interview/ })
    .click();
  await bubbles(back).nth(2).waitFor();
  await expectStored(back, id, [told]);
});

test("a tab closed while the answer is on its way loses nothing", async ({ page, context }) => {
  await page.route(asking, () => {});
  await answerField(page).fill(told);
  await answerField(page).press("Enter");
  await expect(thinking(page)).toBeVisible();
  await page.close();
  const back = await context.newPage();
  await back.goto(`/interview/${id}`);
  await bubbles(back).nth(2).waitFor();
  await expectStored(back, id, [told]);
});

test("leaving with an unsent answer asks first, and the answer comes along next time", async ({ page }) => {
  await page.route("**/api/interviews/{get-question,finish-interview}", (route) =>
    route.abort("internetdisconnected"),
  );
  await answerField(page).fill(told);
  await answerField(page).press("Enter");
  await expect(page.getByText(notSent)).toBeVisible();
  await page.getByRole("button", { name: "Take a break", exact: true }).click();
  const warning = page.getByRole("dialog", { name: "Not everything is sent yet" });
  await warning.getByRole("button", { name: "Stay here" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(bubbles(page).last()).toHaveText(told);
  await page.getByRole("button", { name: "Take a break", exact: true }).click();
  await warning.getByRole("button", { name: "Leave it on this device" }).click();
  await expect(page).toHaveURL(/\/game-dashboard$/);
  await page.unrouteAll();
  await card(page, 1)
    .getByRole("button", { name: /Start now|Resume interview/ })
    .click();
  await bubbles(page).nth(2).waitFor();
  await expectStored(page, id, [told]);
});

test("an answer given after the sign-in has ended waits for the next sign-in", async ({
  page,
  saga,
  context,
}) => {
  await giveAnswer(page, told);
  await context.clearCookies();
  await answerField(page).fill(lost);
  await answerField(page).press("Enter");
  await expect(page).toHaveURL((url) => url.pathname === "/");
  await enter({ page, saga });
  await page.goto(`/interview/${id}`);
  await bubbles(page).nth(4).waitFor();
  await expectStored(page, id, [told, lost]);
});

test("a connection lost while Saga thinks is said at once, and the interview goes on when it is back", async ({
  page,
  context,
}) => {
  await page.route(asking, () => {}, { times: 1 });
  await answerField(page).fill(told);
  await answerField(page).press("Enter");
  await expect(thinking(page)).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText(notSent)).toBeVisible();
  await expect(thinking(page)).toHaveCount(0);
  await context.setOffline(false);
  await bubbles(page).nth(2).waitFor();
  await expect(page.getByText(notSent)).toHaveCount(0);
  await expectStored(page, id, [told]);
});
