import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import type { TestDatabase } from "./new-database.ts";

const main = join(import.meta.dirname, "../src/main.ts");

export type SagaProcess = {
  url: string;
  printed: () => string;
  /** Ends the process at once, as a power cut would. */
  kill: () => Promise<void>;
  /** Asks it to end; answers its exit code. */
  stop: () => Promise<number | null>;
  /** Sends any signal and waits for the end; answers its exit code. */
  end: (signal: NodeJS.Signals) => Promise<number | null>;
};

const run = (database: TestDatabase, env: Record<string, string>): ChildProcess =>
  spawn(process.execPath, [main], {
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      PORT: "0",
      ADMIN_EMAILS: "admin@example.org",
      LOG_LEVEL: "error",
      SAGA_DATA_DIR: database.dataDir,
      ...(database.databaseUrl === null ? {} : { DATABASE_URL: database.databaseUrl }),
      ...env,
    },
  });

const collect = (child: ChildProcess): (() => string) => {
  let text = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk: Buffer) => {
      text += chunk.toString();
    });
  }
  return () => text;
};

/** Starts the real server as its own process and waits until it listens. */
export async function startProcess(
  database: TestDatabase,
  env: Record<string, string> = {},
): Promise<SagaProcess> {
  const child = run(database, env);
  const printed = collect(child);
  const exited = once(child, "exit");
  onTestFinished(() => void child.kill("SIGKILL"));
  const url = await new Promise<string>((resolve, reject) => {
    void exited.then(() => reject(new Error(`Saga ended at once: ${printed()}`)));
    child.stdout?.on("data", () => {
      const found = /listening on (http:\/\/\S+)/.exec(printed())?.[1];
      if (found) resolve(found);
    });
  });
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    const [code] = await exited;
    return code as number | null;
  };
  return { url, printed, kill: async () => void (await end("SIGKILL")), stop: () => end("SIGTERM"), end };
}

/** Starts a server that is expected to refuse: answers how it ended and what it said. */
export async function startInVain(database: TestDatabase, env: Record<string, string> = {}) {
  const child = run(database, env);
  const printed = collect(child);
  const [code] = (await once(child, "exit")) as [number | null];
  return { code, printed: printed() };
}

/** Signs the administrator in over HTTP with the code out of the outbox; answers the token. */
export async function signInOver(url: string, database: TestDatabase): Promise<string> {
  const post = async (path: string, body: object) => {
    const headers = { "content-type": "application/json" };
    const response = await fetch(`${url}/api/auth/${path}`, {
      method: "POST",
      headers,
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return (await response.json()) as { token: string };
  };
  const email = "admin@example.org";
  await post("send-otp", { email });
  const outbox = join(database.dataDir, "outbox");
  const mails = (await readdir(outbox)).filter((name) => name.endsWith(".eml")).sort();
  const mail = await readFile(join(outbox, mails.at(-1) ?? ""), "utf8");
  const otp = /is: (\d{6})/.exec(mail)?.[1];
  return (await post("verify-otp", { email, otp: otp ?? "" })).token;
}
