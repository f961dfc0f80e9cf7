import { serve } from "@hono/node-server";
import { type Config, readConfig } from "#platform/config.ts";
import { ConfigError } from "#platform/config-error.ts";
import { createLog, framesOf, type Log } from "#platform/log.ts";
import { compose, type Saga } from "./compose.ts";

/** How the process ends, in the numbers of sysexits.h: `tools/supervisor.mjs` starts it again by them. */
const exitCodes = { asked: 0, fault: 1, couldNotStart: 69, wrongConfiguration: 78, askedInVain: 143 };

/** Milliseconds that running calls have to come to their end, that a call may take to arrive, and that an idle connection stays open. */
const timeouts = { asked: 10_000, fault: 5_000, request: 2 * 60 * 60 * 1000, idle: 130_000 };

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Ends the process with one readable line instead of a stack trace. */
const giveUp = (error: unknown): never => {
  const reason = error instanceof Error ? error.message : String(error);
  const isConfiguration = error instanceof ConfigError;
  process.stderr.write(`${isConfiguration ? reason : `Saga could not start: ${reason}`}\n`);
  process.exit(isConfiguration ? exitCodes.wrongConfiguration : exitCodes.couldNotStart);
};

function greet(config: Config, saga: Saga, port: number): void {
  const host = config.host.includes(":") ? `[${config.host}]` : config.host;
  say(`Saga is listening on ${config.publicUrl ?? `http://${host}:${port}`}`);
  say(`Sign in as: ${saga.adminEmails.join(" or ")} (administrator), or anybody an administrator has added`);
  say(
    `Sign-in codes arrive at: ${saga.codesArriveAt}${config.smtpUrl === null ? ", and on this terminal" : ""}`,
  );
}

type Running = { server: ReturnType<typeof serve>; saga: Saga };

/** Lets running calls end, then closes the database. Who asks a second time changes nothing. */
function createStop({ server, saga }: Running): (why: "asked" | "fault") => void {
  let isStopping = false;
  return (why) => {
    if (isStopping) return;
    isStopping = true;
    const inVain = why === "asked" ? exitCodes.askedInVain : exitCodes.fault;
    setTimeout(() => process.exit(inVain), timeouts[why]).unref();
    // A connection whose call ends from now on is closed, and not kept for the next.
    if ("keepAliveTimeout" in server) server.keepAliveTimeout = 1;
    server.close(() => {
      saga.close().then(
        () => process.exit(exitCodes[why]),
        () => process.exit(exitCodes.fault),
      );
    });
    if ("closeIdleConnections" in server) server.closeIdleConnections();
  };
}

/** The last resort: a fault that nobody caught is logged, without its words, and the process ends in order. */
function endOnFault(log: Log, stop: () => void): void {
  const end = (error: unknown) => {
    const fault = error instanceof Error ? error : new Error("not an error");
    log.fatal({ error: fault.name, at: framesOf(fault) }, "a fault that nobody caught ends the server");
    stop();
  };
  process.on("uncaughtException", end);
  process.on("unhandledRejection", end);
}

async function main(): Promise<void> {
  // What this process writes is for its own user alone.
  process.umask(0o077);
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  const saga = await compose(config, {
    log,
    endSessions: process.argv.includes("--end-sessions"),
    showCode: (email, code) => say(`Sign-in code for ${email}: ${code}`),
  });
  const server = serve({ fetch: saga.app.fetch, port: config.port, hostname: config.host }, (info) =>
    greet(config, saga, info.port),
  );
  // An archive with many hours of sound takes longer than Node's five minutes over a line at home.
  if ("requestTimeout" in server) server.requestTimeout = timeouts.request;
  // A proxy sends its next call over an idle connection for up to two minutes; one closed after Node's five seconds answers that with a reset.
  if ("keepAliveTimeout" in server) server.keepAliveTimeout = timeouts.idle;
  server.on("error", (error: NodeJS.ErrnoException) => {
    const inUse = error.code === "EADDRINUSE";
    giveUp(inUse ? new ConfigError(`PORT ${config.port} is already in use on ${config.host}`) : error);
  });
  const stop = createStop({ server, saga });
  endOnFault(log, () => stop("fault"));
  process.on("SIGTERM", () => stop("asked"));
  process.on("SIGINT", () => stop("asked"));
}

await main().catch(giveUp);
