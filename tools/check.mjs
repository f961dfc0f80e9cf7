import { installMissing } from "./install.mjs";
import { checks, runParts } from "./parts.mjs";

await installMissing();
process.exitCode = await runParts(checks);
