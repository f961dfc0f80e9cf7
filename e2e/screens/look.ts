import { join } from "node:path";
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { root } from "../../tools/workplace.mjs";
import { sizeFaults } from "./geometry.ts";

const tags = ["wcag2a", "wcag2aa", "wcag2aaa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const wide = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };
const narrow = { width: 320, height: 640 };

/** 150 % of the app's own 112.5 %. */
const largeText = "168.75%";
const doubleText = "225%";

/** The rules that a colour scheme can break; all others see the same page in both. */
const ofColour = ["color-contrast", "color-contrast-enhanced", "link-in-text-block"];

/** What axe finds on the page; `rules`: only these. */
export async function axeFaults(page: Page, rules?: string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await (rules ? axe.withRules(rules) : axe.withTags(tags)).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      (node) => `${id}: ${node.target.join(" ")} ${node.any[0]?.message ?? node.failureSummary ?? ""}`,
    ),
  );
}

const setTextSize = (page: Page, size: string) =>
  page.evaluate((value) => {
    document.documentElement.style.fontSize = value;
  }, size);

/** `SAGA_SCREENSHOTS=1` keeps a picture of every look under test-results/screens. */
export async function keepPicture(page: Page, name: string): Promise<void> {
  if (!process.env.SAGA_SCREENSHOTS) return;
  const file = `${name.replace(/[^a-z0-9]+/gi, "-")}.png`;
  // What is fixed to the window's edges is seen there only in a picture of the window.
  const fullPage = (await page.locator("[data-dock], [role=dialog]").count()) === 0;
  await page.screenshot({ path: join(root, "test-results/screens", file), fullPage });
}

/** A colour on its way from light to dark is neither, and a dialog that is fading in is half as dark as it will be. */
export const coloursSettled = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () =>
      !document
        .getAnimations()
        .some(
          ({ playState, effect }) =>
            playState === "running" && Number.isFinite(effect?.getComputedTiming().endTime),
        ),
    undefined,
    { polling: 50 },
  );

/** Looks at what is on the screen in every size and both colour schemes; nothing may be wrong with it. */
export async function lookAt(page: Page, name: string): Promise<void> {
  const faults: string[] = [];
  const note = (where: string, found: readonly string[]) =>
    faults.push(...found.map((fault) => `${where}: ${fault}`));
  for (const [size, viewport] of Object.entries({ wide, phone })) {
    await page.setViewportSize(viewport);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await coloursSettled(page);
      note(`${size} ${colorScheme}`, await axeFaults(page, colorScheme === "dark" ? ofColour : undefined));
      await keepPicture(page, `${name} ${viewport.width} ${colorScheme}`);
    }
    note(size, await sizeFaults(page));
    await setTextSize(page, largeText);
    note(`${size} with large text`, await sizeFaults(page));
    await keepPicture(page, `${name} ${viewport.width} large`);
    await setTextSize(page, doubleText);
    const atDouble = await sizeFaults(page);
    note(
      `${size} with text of twice the size`,
      atDouble.filter((fault) => fault.startsWith("scrolls sideways")),
    );
    await setTextSize(page, "");
  }
  await page.setViewportSize(narrow);
  note("narrow", await sizeFaults(page));
  expect(faults).toEqual([]);
}
