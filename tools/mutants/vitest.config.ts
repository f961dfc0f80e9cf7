import { defineConfig } from "vitest/config";

/** The tests that stand for the security and durability core, on the embedded database. */
const include = [
  "src/features/{auth,recordings}/*.test.ts",
  "src/{platform/network,http/static-files}.test.ts",
  "test/{access,app,protections,quotas,uploads}.test.ts",
];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "server",
          root: "./server",
          include,
          env: { SAGA_TEST_ENGINE: "sqlite" },
          globalSetup: "./test/migrated-template.ts",
          // A sandbox takes its time, and one process of tests serves all mutants.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
