import { join } from "node:path";
import { installMissing, pinnedNode } from "./install.mjs";
import { root, run } from "./workplace.mjs";

const [script = "", ...args] = process.argv.slice(2);

await installMissing();
process.exitCode = await run(pinnedNode, [join(root, script), ...args], { stdio: "inherit" });
