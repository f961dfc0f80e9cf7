import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { pinnedNode } from "../tools/install.mjs";
import { root } from "../tools/workplace.mjs";

/** A process that serves HTTP on loopback, as the benchmarks see it. */
export type Server = {
  /** Without a slash at its end. */
  url: string;
  pid: number;
  /** Milliseconds from the start of the process to its line "listening". */
  startedIn: number;
  /** Asks it to end and waits for that. */
  stop: () => Promise<void>;
};

/** Runs a script on the pinned Node until it prints "listening on http://…". Throws what it printed when it ends first. */
export async function startScript(args: string[], env: Record<string, string> = {}): Promise<Server> {
  const begin = performance.now();
  const child = spawn(pinnedNode, args, {
    stdio: ["ignore", "pipe", "pipe"],
    env: { PATH: process.env.PATH, PORT: "0", ...env },
  });
  const sweep = () => void child.kill("SIGKILL");
  process.once("exit", sweep);
  const exited = once(child, "exit");
  const url = await addressOf(child);
  const startedIn = performance.now() - begin;
  const stop = async () => {
    process.off("exit", sweep);
    child.kill("SIGTERM");
    await exited;
  };
  return { url, pid: child.pid ?? 0, startedIn, stop };
}

function addressOf(child: ChildProcess): Promise<string> {
  let printed = "";
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      const url = /listening on (http:\/\/\S+)/.exec(printed)?.[1];
      if (url) resolve(url);
    };
    child.stdout?.on("data", read);
    child.stderr?.on("data", read);
    child.once("exit", () => reject(new Error(`a server ended at once: ${printed}`)));
  });
}

/** Saga itself. `databaseUrl` null: the embedded engine in `dataDir`. */
export const startSaga = (
  place: { dataDir: string; databaseUrl: string | null },
  env: Record<string, string> = {},
): Promise<Server> =>
  startScript([join(root, "server/src/main.ts")], {
    LOG_LEVEL: "error",
    ADMIN_EMAILS: adminEmail,
    SAGA_DATA_DIR: place.dataDir,
    ...(place.databaseUrl === null ? {} : { DATABASE_URL: place.databaseUrl }),
    ...env,
  });

/** The baseline, see bare-server.ts; `answer` is the file that it answers. */
export const startBare = (place: { dataDir: string; databaseUrl: string | null; answer?: string }) =>
  startScript([fileURLToPath(import.meta.resolve("./bare-server.ts"))], {
    SAGA_DATA_DIR: place.dataDir,
    ...(place.databaseUrl === null ? {} : { DATABASE_URL: place.databaseUrl }),
    ...(place.answer === undefined ? {} : { BARE_ANSWER: place.answer }),
  });

export const adminEmail = "admin@example.org";

/** An empty folder that goes away with `remove`, or with this process when it fails before. */
export async function temporaryFolder(): Promise<{ path: string; remove: () => Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), "saga-bench-"));
  const sweep = () => rmSync(path, { recursive: true, force: true });
  process.once("exit", sweep);
  const remove = async () => {
    process.off("exit", sweep);
    await rm(path, { recursive: true, force: true });
  };
  return { path, remove };
}
