import { availableParallelism } from "node:os";
import { defineConfig, devices } from "@playwright/test";
import { microphoneFile } from "./e2e/microphone-file.ts";
import { findBrowser } from "./tools/browser.mjs";

/** Journeys run at desktop width; those that name `@phone` in their title also on a phone's. */
export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results/e2e",
  globalSetup: "./e2e/build.ts",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Journeys wait more than they compute, and those with a voice run in real time.
  workers: availableParallelism() * 2,
  // A machine with other work takes five times as long as one without.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [["list"], ["json", { outputFile: "test-results/browser-journeys.json" }]],
  use: {
    trace: "off",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: findBrowser() ?? undefined,
      args: [
        "--no-sandbox",
        "--disable-quic",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
        "--use-fake-device-for-media-stream",
        "--use-fake-ui-for-media-stream",
        `--use-file-for-fake-audio-capture=${microphoneFile}`,
      ],
    },
  },
  projects: [
    { name: "desktop", use: { ...devices["Desktop Chrome"], viewport: { width: 1280, height: 800 } } },
    {
      name: "phone",
      grep: /@phone/,
      use: {
        ...devices["Desktop Chrome"],
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
      },
    },
  ],
});
