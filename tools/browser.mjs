import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, join } from "node:path";
import { canInstallDebianPackages, installDebianPackage } from "./debian.mjs";
import { pinnedNode } from "./install.mjs";
import { root, run, say } from "./workplace.mjs";

const commands = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];

const applications = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
];

const playwrightBrowser = () => {
  try {
    const path = createRequire(import.meta.url)("@playwright/test").chromium.executablePath();
    return existsSync(path) ? path : null;
  } catch {
    return null;
  }
};

/** Path of the browser to test with: `CHROME_PATH`, else an installed Chromium or Chrome; null when there is none. */
export const findBrowser = () => {
  if (process.env.CHROME_PATH) return process.env.CHROME_PATH;
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  const onPath = commands.flatMap((command) => folders.map((folder) => join(folder, command)));
  return [...onPath, ...applications].find((path) => existsSync(path)) ?? playwrightBrowser();
};

/** Like `findBrowser`, but installs one when there is none. */
export const provideBrowser = async () => {
  const found = findBrowser();
  if (found) return found;
  if (canInstallDebianPackages() && (await installDebianPackage("chromium"))) return findBrowser();
  say("installing Playwright's browser …");
  await run(pinnedNode, [join(root, "node_modules/@playwright/test/cli.js"), "install", "chromium"]);
  return findBrowser();
};
