import { availableParallelism } from "node:os";
import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { compileCache } from "./tools/workplace.mjs";

/** They know no database: once is enough. */
const withoutDatabase = [
  "src/{interviewer,storyteller,language,authoring,documents,sound,providers,http}/**",
  "src/platform/{config,daily-job,fair-queue,in-turns,network}.test.ts",
  "src/features/interviews/{match-blocks,name-places,snapshot}.test.ts",
  "src/features/{publishing/own-passage,publishing/subtitles,sound/own-words,sound/sequence}.test.ts",
  "src/features/{books/typographic,family/gedcom,speech/recording,speech/speech-cache,speech/spoken}.test.ts",
];

/**
 * Tests of what stands around the database: models, voices, files, headers, identity providers. Other tests write the same rows on
 * both engines: every call of the contract in `access.test.ts`, stories in `stories.test.ts` and `story-durability.test.ts`,
 * recordings in `recordings.test.ts` and `durability.test.ts`.
 */
const aroundDatabase = [
  "src/features/{sound/sound,speech/speech,models/models,accounts/set-up,auth/openid}.test.ts",
  "src/features/{stories/story-services,stories/written-stories,publishing/publishing,books/books}.test.ts",
  "src/features/recordings/faults.test.ts",
  "test/{app,uploads}.test.ts",
];

/** The server suite runs once on each database engine; `SAGA_TEST_POSTGRES` is the address of a PostgreSQL to use. */
const server = (name: "sqlite" | "postgres") => ({
  test: {
    name: `server on ${name}`,
    root: "./server",
    include: ["{src,test}/**/*.test.ts"],
    exclude:
      name === "sqlite"
        ? ["**/*.postgres.test.ts"]
        : ["**/*.sqlite.test.ts", ...withoutDatabase, ...aroundDatabase],
    env: { SAGA_TEST_ENGINE: name, NODE_COMPILE_CACHE: compileCache },
    globalSetup: join(import.meta.dirname, "server/test/migrated-template.ts"),
    // Reading the sources anew for each file takes as long as the tests do.
    isolate: false,
    // A machine with other work takes five times as long as one without.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    // A second is too short for a killed server or a busy disk.
    expect: { poll: { timeout: 30_000 } },
  },
});

export default defineConfig({
  test: {
    // Tests wait for servers, disks and databases more than they compute: one file a core leaves the cores idle.
    maxWorkers: availableParallelism() + 1,
    projects: [
      { test: { name: "contract", root: "./contract", include: ["src/**/*.test.ts"] } },
      server("sqlite"),
      ...(process.env.SAGA_TEST_POSTGRES ? [server("postgres")] : []),
      {
        test: {
          name: "web",
          root: "./web",
          include: ["src/**/*.test.ts"],
          globalSetup: join(import.meta.dirname, "tools/messages.mjs"),
        },
      },
      { test: { name: "tools", root: "./tools", include: ["**/*.test.ts"] } },
    ],
  },
});
