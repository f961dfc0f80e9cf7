import { installMissing } from "./install.mjs";
import { keepTemporaryFilesInMemory } from "./memory-folder.mjs";
import { checks, runParts } from "./parts.mjs";

await installMissing();
keepTemporaryFilesInMemory();
process.exitCode = await runParts(checks);
