import { expect, type Page } from "@playwright/test";
import { keepPicture, lookAt } from "./screens/look.ts";
import { enterAs } from "./steps/calls.ts";
import { test } from "./steps/saga.ts";

type Relative = {
  kind: "Mother" | "Father" | "Partner" | "Child" | "Brother or sister";
  name: string;
  born?: string;
  died?: string;
  gender?: "Woman" | "Man";
  otherParent?: string;
};

/** Fills in what one knows of a relative of the person whose page is open. */
async function add(page: Page, { kind, name, born, died, gender, otherParent }: Relative): Promise<void> {
  await page.getByRole("button", { name: "Add someone" }).click();
  await page.getByLabel(/^What are they to/).selectOption(kind);
  if (otherParent) await page.getByLabel("Who is the other parent?").selectOption(otherParent);
  if (died) await page.getByText("This person is alive").click();
  await page.getByLabel("Name", { exact: true }).fill(name);
  await keepPicture(page, "by hand somebody new");
  if (born) await page.getByLabel("Born", { exact: true }).fill(born);
  if (died) await page.getByLabel("Died", { exact: true }).fill(died);
  if (gender) await page.getByLabel("Woman or man").selectOption(gender);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByRole("link", { name, exact: true })).toBeVisible();
}

async function goTo(page: Page, name: string): Promise<void> {
  await page.getByRole("link", { name, exact: true }).click();
  await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
}

/** How many people of the tree stand below its small map or its buttons. */
const coveredPeople = (page: Page): Promise<number> =>
  page.locator(".react-flow").evaluate((tree) => {
    const boxes = (selector: string) =>
      [...tree.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());
    const controls = boxes(".react-flow__minimap, .react-flow__panel button");
    return boxes(".react-flow__node-person").filter((card) =>
      controls.some(
        ({ left, right, top, bottom }) =>
          card.left < right && card.right > left && card.top < bottom && card.bottom > top,
      ),
    ).length;
  });

async function showTree(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Back to Family Tree" }).click();
  const asTree = page.getByRole("button", { name: "As a tree" });
  await expect(page.getByRole("button", { name: /^As a (tree|list)$/ })).toBeVisible();
  if (await asTree.isVisible()) {
    await keepPicture(page, "by hand the list");
    await asTree.click();
  }
}

test("somebody writes down six generations by hand, with a divorce, a second family and a death @phone", async ({
  page,
  saga,
}) => {
  await enterAs({ page, saga }, { role: "self", language: "en", email: "owner@saga.local" });
  await page.goto("/my-saga");
  await page.getByRole("button", { name: "Start my own" }).click();
  await page.getByRole("link", { name: "Open the tree: Family Tree" }).click();
  await page.getByRole("link", { name: /^You/ }).click();
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  await page.getByLabel("Name", { exact: true }).fill("Owner");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await add(page, { kind: "Mother", name: "Elsa Berg", born: "1921", died: "1999" });
  await add(page, { kind: "Father", name: "Karl Berg", born: "about 1918", died: "1980" });
  await add(page, { kind: "Brother or sister", name: "Sven Berg", born: "1947", gender: "Man" });
  await showTree(page);
  await expect.poll(() => coveredPeople(page)).toBe(0);
  await page.locator(".react-flow").scrollIntoViewIfNeeded();
  await expect(page.getByRole("link", { name: /Owner/ })).toBeInViewport({ ratio: 1 });
  await keepPicture(page, "by hand a small tree");
  await page.getByRole("link", { name: /Owner/ }).click();
  await add(page, { kind: "Partner", name: "Anna Lind", born: "1946", gender: "Woman" });
  await add(page, { kind: "Child", name: "Per Berg", born: "1968", gender: "Man" });
  await page.getByRole("button", { name: "Edit: Anna Lind" }).click();
  await page.getByLabel("Since", { exact: true }).fill("1966");
  await page.getByLabel("Did it end?").selectOption("Divorced");
  await page.getByLabel("Until", { exact: true }).fill("1975");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText(/until 1975, divorced/)).toBeVisible();
  await add(page, { kind: "Partner", name: "Karin Holm", born: "1950", gender: "Woman" });
  // The child of the second family is offered to it first, and one of the first can still be added.
  await add(page, { kind: "Child", name: "Lena Berg", born: "1979", gender: "Woman" });
  await add(page, {
    kind: "Child",
    name: "Eva Berg",
    born: "1970",
    gender: "Woman",
    otherParent: "Anna Lind",
  });
  await keepPicture(page, "by hand the page of who begins");
  await goTo(page, "Karin Holm");
  await expect(page.getByRole("link", { name: "Lena Berg", exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "Eva Berg", exact: true })).toHaveCount(0);
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  await page.getByText("This person is alive").click();
  await page.getByLabel("Died", { exact: true }).fill("May 3, 2019");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByText("In Memory")).toBeVisible();
  await keepPicture(page, "by hand after a death");
  await goTo(page, "Lena Berg");
  await goTo(page, "Owner");
  await goTo(page, "Per Berg");
  await add(page, { kind: "Child", name: "Ida Berg", born: "1994", gender: "Woman" });
  await goTo(page, "Ida Berg");
  await expect(page.getByText("Granddaughter", { exact: true })).toBeVisible();
  await add(page, { kind: "Child", name: "Nils Berg", born: "2020", gender: "Man" });
  await goTo(page, "Nils Berg");
  await expect(page.getByText("Great-grandson", { exact: true })).toBeVisible();
  await goTo(page, "Ida Berg");
  await goTo(page, "Per Berg");
  await goTo(page, "Owner");
  await goTo(page, "Elsa Berg");
  await add(page, { kind: "Mother", name: "Hulda Nilsson", born: "1895", died: "1970" });
  await goTo(page, "Hulda Nilsson");
  await expect(page.getByText("Maternal Grandmother", { exact: true })).toBeVisible();
  await showTree(page);
  await expect(page.getByRole("link", { name: /Elsa Berg/ })).toBeVisible();
  await keepPicture(page, "by hand the tree");
  await lookAt(page, "a tree written by hand");
});
