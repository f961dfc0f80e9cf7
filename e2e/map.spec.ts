import { randomUUID } from "node:crypto";
import { lookAt } from "./screens/look.ts";
import { enterAs } from "./steps/calls.ts";
import { expect, test } from "./steps/saga.ts";
import { startTileService } from "./tile-service.ts";

const village = `<body style="margin:0;background:#e4ecd8;font:14px sans-serif"><div style="position:absolute;left:90px;width:9px;height:256px;background:#c9873f"></div><div style="position:absolute;top:150px;width:256px;height:9px;background:#7aa5c4"></div><span style="position:absolute;left:110px;top:60px">Village</span></body>`;

test("a map shows roads and villages in a browser that switched them on, and the outline wherever they do not come @phone", async ({
  page,
  saga,
  context,
}) => {
  const drawing = await context.newPage();
  await drawing.setViewportSize({ width: 256, height: 256 });
  await drawing.setContent(village);
  const service = await startTileService(await drawing.screenshot());
  await drawing.close();
  await saga.restart(service.env);
  const elsewhere: string[] = [];
  page.on("request", (request) => {
    const url = request.url();
    if (/^https?:/.test(url) && !url.startsWith(saga.url)) elsewhere.push(url);
  });

  await enterAs({ page, saga }, { role: "self", language: "sv" });
  const elsa = { id: randomUUID(), name: "Elsa Berg", born: "1925", born_place: "Karlstad" };
  const data = { id: randomUUID(), what: "Elsa", people: [elsa] };
  expect((await page.request.post("/api/family/changes", { data })).ok()).toBe(true);
  await page.goto("/life-timeline");
  const map = page.getByRole("region", { name: "Places of your family" });
  const roads = map.getByRole("switch", { name: "Show roads and villages" });
  await expect(map.getByRole("button", { name: "Karlstad", exact: true })).toBeVisible();
  await expect(roads).not.toBeChecked();
  await lookAt(page, "a map that is an outline");
  expect(service.asked).toEqual([]);

  await roads.press("Space");
  const pictures = map.locator("img");
  await expect(pictures.first()).toBeVisible();
  await expect(map.getByRole("link", { name: "© Makers of the map" })).toBeVisible();
  await map.getByRole("button", { name: "Show on the map: Karlstad", exact: true }).press("Enter");
  await expect.poll(() => service.asked.some((path) => /^\/(?:9|1\d)\//.test(path))).toBe(true);
  await map.getByRole("button", { name: "Map: closer" }).press("Enter");
  await map.getByRole("button", { name: "Map: up" }).press("Enter");
  await expect(map.getByRole("button", { name: "Karlstad", exact: true })).toBeVisible();
  await map.scrollIntoViewIfNeeded();
  await lookAt(page, "a map with roads and villages");
  await page.reload();
  await expect(pictures.first()).toBeVisible();

  service.fail();
  await map.getByRole("button", { name: "Show on the map: Karlstad", exact: true }).press("Enter");
  await map.getByRole("button", { name: "Map: down" }).press("Enter");
  await map.getByRole("button", { name: "Map: further away" }).press("Enter");
  await expect(map.getByText("Some parts of the map did not come.", { exact: false })).toBeVisible();
  await expect(map.getByRole("button", { name: "Karlstad", exact: true })).toBeVisible();
  await lookAt(page, "a map whose roads and villages did not come");

  await roads.press("Space");
  await expect(pictures).toHaveCount(0);
  await page.reload();
  await expect(roads).not.toBeChecked();
  await expect(pictures).toHaveCount(0);
  expect(elsewhere).toEqual([]);
  service.close();
});
