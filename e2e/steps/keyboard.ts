import { expect, type Locator, type Page } from "@playwright/test";

const mostStops = 40;

/** The element that has the focus, or the label drawn for it, shows that it has it. */
async function expectFocusSeen(page: Page): Promise<void> {
  const look = await page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return null;
    // The calendar button inside a date field: the browser draws it, and shows its focus.
    if (!focused.matches(":focus")) return null;
    const drawn = [focused, focused.closest("label"), ...focused.parentElement!.querySelectorAll("span")];
    const outlines = drawn.flatMap((element) => (element ? [getComputedStyle(element)] : []));
    const isSeen = outlines.some(
      ({ outlineStyle, outlineWidth }) => outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2,
    );
    return { isSeen, what: focused.outerHTML.slice(0, 160) };
  });
  if (look) expect(look.isSeen, `the focus is seen on ${look.what}`).toBe(true);
}

/** Goes on with Tab until the focus is on the target; every stop on the way shows the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let stop = 0; stop < mostStops; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
    await expectFocusSeen(page);
  }
  throw new Error(`${target} cannot be reached with Tab`);
}

/** Goes to the target with Tab and presses it. */
export async function tabAndPress(page: Page, target: Locator, key = "Enter"): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}
