import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import self from "node:process";
import { pinnedNode } from "../tools/install.mjs";
import { compileCache, root } from "../tools/workplace.mjs";
import { createOutbox } from "./outbox.ts";

export type SagaServer = {
  /** Address without a slash at its end; the same after a restart. */
  url: string;
  dataDir: string;
  /** Everything printed so far, over all restarts. */
  output: () => string;
  /** Asks the server to end and waits; gives its exit code (null: a signal ended it). */
  stop: () => Promise<number | null>;
  /** Ends the server in the middle of whatever it does. */
  kill: () => Promise<void>;
  /** Starts it again on the same address and data folder; ends it first when it runs. */
  restart: (env?: Record<string, string>) => Promise<void>;
  /** The six digits of the next mail to this address that was not read before. */
  readCode: (email: string) => Promise<string>;
  /** Ends the server and sweeps its data folder. */
  remove: () => Promise<void>;
};

type Running = { process: ChildProcess; url: string };

const timeoutMs = 20_000;
const address = /https?:\/\/[\w.[\]:-]*:(\d+)/;

/** Starts Saga on a free port with its own data folder. `env` is added to the environment. Throws what it printed. */
export async function startServer(env: Record<string, string> = {}): Promise<SagaServer> {
  const dataDir = await mkdtemp(join(tmpdir(), "saga-e2e-"));
  const printed: string[] = [];
  const settings = (port: string) => ({ HOST: "127.0.0.1", ...env, PORT: port, SAGA_DATA_DIR: dataDir });
  let running = await launch(settings("0"), printed);
  const { url } = running;
  const end = (signal: NodeJS.Signals) => endProcess(running.process, signal);
  return {
    url,
    dataDir,
    output: () => printed.join(""),
    stop: () => end("SIGTERM"),
    kill: async () => void (await end("SIGKILL")),
    restart: async (changed = {}) => {
      await end("SIGTERM");
      running = await launch({ ...settings(new URL(url).port), ...changed }, printed);
    },
    readCode: createOutbox(join(dataDir, "outbox")),
    remove: async () => {
      await end("SIGTERM");
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Resolves when the server has printed its address. */
function launch(settings: Record<string, string>, printed: string[]): Promise<Running> {
  const process = spawn(pinnedNode, [join(root, "server/src/main.ts")], {
    cwd: root,
    env: { ...cleanEnvironment(), NODE_COMPILE_CACHE: compileCache, ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  endWithTests(process);
  return new Promise((resolve, reject) => {
    const fail = (reason: string) => reject(new Error(`Saga ${reason}. It printed:\n${printed.join("")}`));
    const timer = setTimeout(() => fail("did not start in time"), timeoutMs);
    let fresh = "";
    const listen = (chunk: Buffer) => {
      printed.push(chunk.toString());
      fresh += chunk.toString();
      const port = fresh.match(address)?.[1];
      if (port === undefined) return;
      clearTimeout(timer);
      resolve({ process, url: `http://127.0.0.1:${port}` });
    };
    process.stdout.on("data", listen);
    process.stderr.on("data", listen);
    process.once("exit", (code) => {
      clearTimeout(timer);
      fail(`ended with code ${code}`);
    });
  });
}

/** A test that was broken off leaves no server behind. */
function endWithTests(server: ChildProcess): void {
  const end = () => server.kill("SIGKILL");
  self.once("exit", end);
  server.once("exit", () => self.off("exit", end));
}

/** What decides how Saga runs comes from the test alone. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR, SystemRoot, TZ } = self.env;
  return { PATH, HOME, TMPDIR, SystemRoot, TZ };
}

function endProcess(process: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (process.exitCode !== null || process.signalCode !== null) return Promise.resolve(process.exitCode);
  return new Promise((resolve) => {
    const timer = setTimeout(() => process.kill("SIGKILL"), timeoutMs);
    process.once("exit", (code) => {
      clearTimeout(timer);
      resolve(code);
    });
    process.kill(signal);
  });
}
