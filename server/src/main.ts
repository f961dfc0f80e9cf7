import { serve } from "@hono/node-server";
import { type Config, readConfig } from "#platform/config.ts";
import { ConfigError } from "#platform/config-error.ts";
import { compose, type Saga } from "./compose.ts";

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Ends the process with one readable line instead of a stack trace. */
const giveUp = (error: unknown): never => {
  const reason = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${error instanceof ConfigError ? reason : `Saga could not start: ${reason}`}\n`);
  process.exit(1);
};

function greet(config: Config, saga: Saga, port: number): void {
  const host = config.host.includes(":") ? `[${config.host}]` : config.host;
  say(`Saga is listening on ${config.publicUrl ?? `http://${host}:${port}`}`);
  say(`Sign in as: ${saga.adminEmails.join(" or ")} (administrator), or anybody an administrator has added`);
  say(
    `Sign-in codes arrive at: ${saga.codesArriveAt}${config.smtpUrl === null ? ", and on this terminal" : ""}`,
  );
}

/** Lets running calls end, for ten seconds at most, then closes the database. A second signal changes nothing. */
function stopOnSignal(server: ReturnType<typeof serve>, saga: Saga): void {
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), 10_000).unref();
    server.close(async () => {
      await saga.close();
      process.exit(0);
    });
    if ("closeIdleConnections" in server) server.closeIdleConnections();
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const saga = await compose(config, {
    showCode: (email, code) => say(`Sign-in code for ${email}: ${code}`),
  });
  const server = serve({ fetch: saga.app.fetch, port: config.port, hostname: config.host }, (info) =>
    greet(config, saga, info.port),
  );
  server.on("error", (error: NodeJS.ErrnoException) => {
    const inUse = error.code === "EADDRINUSE";
    giveUp(inUse ? new ConfigError(`PORT ${config.port} is already in use on ${config.host}`) : error);
  });
  stopOnSignal(server, saga);
}

await main().catch(giveUp);
