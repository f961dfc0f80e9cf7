import { defineConfig } from "vitest/config";

/** They know no database: once is enough. */
const pureFloors = "src/{interviewer,storyteller,language}/**";

/** The server suite runs once on each database engine; `SAGA_TEST_POSTGRES` is the address of a PostgreSQL to use. */
const server = (name: "sqlite" | "postgres") => ({
  test: {
    name: `server on ${name}`,
    root: "./server",
    include: ["{src,test}/**/*.test.ts"],
    exclude: name === "sqlite" ? ["**/*.postgres.test.ts"] : ["**/*.sqlite.test.ts", pureFloors],
    env: { SAGA_TEST_ENGINE: name },
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});

export default defineConfig({
  test: {
    projects: [
      { test: { name: "contract", root: "./contract", include: ["src/**/*.test.ts"] } },
      server("sqlite"),
      ...(process.env.SAGA_TEST_POSTGRES ? [server("postgres")] : []),
      { test: { name: "web", root: "./web", include: ["src/**/*.test.ts"] } },
      { test: { name: "tools", root: "./tools", include: ["**/*.test.ts"] } },
    ],
  },
});
