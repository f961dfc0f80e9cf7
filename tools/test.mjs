import { provideBrowser } from "./browser.mjs";
import { countCheck } from "./counts.mjs";
import { installMissing } from "./install.mjs";
import { keepTemporaryFilesInMemory } from "./memory-folder.mjs";
import { checks, journeys, runParts, webBuild } from "./parts.mjs";
import { startPostgres } from "./postgres.mjs";
import { say, whenAbandoned } from "./workplace.mjs";

const nothing = { passed: 0, failed: 0, skipped: 0 };
let stopPostgres = async () => {};

/** Gives the server's tests a PostgreSQL in `SAGA_TEST_POSTGRES`; that there is none is a failure. */
const postgres = {
  name: "PostgreSQL",
  run: async () => {
    if (process.env.SAGA_TEST_POSTGRES) return nothing;
    const server = await startPostgres().catch((error) => say(error.message));
    if (!server) {
      say("no PostgreSQL can be had here, so the server's tests ran on the embedded database only.");
      return countCheck(1);
    }
    process.env.SAGA_TEST_POSTGRES = server.url;
    stopPostgres = server.stop;
    return nothing;
  },
};

/** Names the browser in `CHROME_PATH`; that there is none is a failure. */
const browser = {
  name: "browser",
  run: async () => {
    const path = await provideBrowser();
    if (path) {
      process.env.CHROME_PATH = path;
      return nothing;
    }
    say("no browser can be had here, so the browser journeys cannot run.");
    return countCheck(1);
  },
};

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => process.exit(130));
whenAbandoned(() => process.exit(130));

await installMissing();
keepTemporaryFilesInMemory();
try {
  process.exitCode = await runParts([postgres, browser, ...checks, webBuild, journeys]);
} finally {
  await stopPostgres();
}
