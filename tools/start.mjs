import { spawn } from "node:child_process";
import { join } from "node:path";
import { installMissing, pinnedNode } from "./install.mjs";
import { createSupervisor } from "./supervisor.mjs";
import { buildWeb } from "./web-build.mjs";
import { compileCache, root, say, whenAbandoned } from "./workplace.mjs";

/** A group gets Ctrl-C as a whole and npm passes it on as well: within this time, in ms, it is one signal. */
const sameSignal = 1000;

const passOn = (supervisor, signal) => {
  let last = 0;
  process.on(signal, () => {
    if (Date.now() - last < sameSignal) return;
    last = Date.now();
    if (signal === "SIGINT" && process.stdin.isTTY) supervisor.expectEnd();
    else supervisor.stop(signal);
  });
};

try {
  await installMissing();
  if ((await buildWeb()) !== 0) throw new Error("the web app could not be built; the lines above say why.");
} catch (error) {
  say(error.message);
  process.exit(1);
}

/** What was asked for once is done by the first server alone, not by one that is started again. */
let args = process.argv.slice(2);
const start = () => {
  const wanted = args;
  args = [];
  return spawn(pinnedNode, [join(root, "server/src/main.ts"), ...wanted], {
    stdio: "inherit",
    env: { NODE_COMPILE_CACHE: compileCache, ...process.env },
  });
};

const supervisor = createSupervisor({ start, say });
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) passOn(supervisor, signal);
whenAbandoned(() => supervisor.stop("SIGTERM"));
process.exit(await supervisor.run());
