import { execFileSync, spawn } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { providePostgresPrograms } from "./postgres-programs.mjs";

const patience = 30_000;

/** PostgreSQL refuses to run as root: then an account without rights runs it. */
const unprivilegedAccount = () => {
  if (process.getuid?.() !== 0) return {};
  const accounts = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"));
  const account = ["postgres", "nobody"]
    .map((name) => accounts.find((entry) => entry[0] === name))
    .find(Boolean);
  if (!account) throw new Error("there is no account postgres or nobody to run PostgreSQL under");
  return { uid: Number(account[2]), gid: Number(account[3]) };
};

const freePort = () =>
  new Promise((done, fail) => {
    const probe = createServer().on("error", fail);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => done(typeof address === "object" && address ? address.port : 0));
    });
  });

/** The server writes its state into the last line of this file; a mere connection would come too early. */
const isReady = (cluster) => {
  const state = join(cluster, "postmaster.pid");
  return existsSync(state) && readFileSync(state, "utf8").split("\n")[7]?.trim() === "ready";
};

const waitUntilReady = async (server, cluster) => {
  const end = Date.now() + patience;
  while (Date.now() < end && server.exitCode === null) {
    if (isReady(cluster)) return;
    await wait(20);
  }
  throw new Error("PostgreSQL did not start");
};

const serverArguments = (cluster, port, isDurable) => {
  const settings = {
    listen_addresses: "127.0.0.1",
    port,
    unix_socket_directories: "",
    max_connections: 200,
    log_min_messages: "fatal",
    ...(isDurable ? {} : { fsync: "off", synchronous_commit: "off", full_page_writes: "off" }),
  };
  return ["-D", cluster, ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`])];
};

const sleep = (ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

/**
 * Ends the server at once and removes its folder. Waits without events, because this also runs while the process exits;
 * again and again, because the server's processes may write until they are gone.
 */
const sweep = (server, folder) => {
  if (server.exitCode === null) server.kill("SIGQUIT");
  for (let attempt = 0; attempt < 40 && existsSync(folder); attempt += 1) {
    if (attempt > 0) sleep(50);
    try {
      rmSync(folder, { recursive: true, force: true });
    } catch {}
  }
};

/**
 * Starts a throw-away PostgreSQL on a free loopback port, installing one if need be.
 * @param {{ isDurable?: boolean }} [options] `isDurable`: commits reach the disk, for measuring
 * @returns {Promise<{ url: string, stop: () => Promise<void> } | null>} null when no PostgreSQL can be had
 */
export const startPostgres = async ({ isDurable = false } = {}) => {
  const programs = await providePostgresPrograms();
  if (!programs) return null;
  const account = unprivilegedAccount();
  const folder = mkdtempSync(join(tmpdir(), "saga-postgres-"));
  if (account.uid !== undefined) chownSync(folder, account.uid, account.gid);
  const options = { ...account, cwd: folder, env: { PATH: process.env.PATH ?? "", LC_ALL: "C", TZ: "UTC" } };
  const cluster = join(folder, "cluster");
  const initial = ["-D", cluster, "-U", "saga", "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync"];
  execFileSync(join(programs, "initdb"), initial, { ...options, stdio: ["ignore", "ignore", "inherit"] });
  const port = await freePort();
  const server = spawn(join(programs, "postgres"), serverArguments(cluster, port, isDurable), {
    ...options,
    stdio: ["ignore", "ignore", "inherit"],
  });
  const sweepAtExit = () => sweep(server, folder);
  process.once("exit", sweepAtExit);
  await waitUntilReady(server, cluster);
  const stop = async () => {
    const ended = new Promise((done) => server.once("exit", done));
    if (server.exitCode === null && server.kill("SIGINT"))
      await Promise.race([ended, wait(patience, undefined, { ref: false })]);
    process.off("exit", sweepAtExit);
    sweep(server, folder);
  };
  return { url: `postgres://saga@127.0.0.1:${port}/postgres`, stop };
};
