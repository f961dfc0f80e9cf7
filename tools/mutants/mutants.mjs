import { existsSync } from "node:fs";
import { join } from "node:path";
import { installMissing, pinnedNode } from "../install.mjs";
import { run, runNpm, say } from "../workplace.mjs";

const folder = import.meta.dirname;
const stryker = join(folder, "node_modules/@stryker-mutator/core/bin/stryker.js");

await installMissing();
if (!existsSync(stryker)) {
  say("installing what makes mutants, once …");
  await runNpm(["install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"], { cwd: folder });
}
const files = process.argv.slice(2);
const chosen = files.length > 0 ? ["--mutate", files.join(",")] : [];
process.exitCode = await run(pinnedNode, [stryker, "run", join(folder, "stryker.config.mjs"), ...chosen], {
  stdio: "inherit",
});
