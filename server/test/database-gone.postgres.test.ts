import { connect, createServer, type Socket } from "node:net";
import { sql } from "kysely";
import { expect, it, onTestFinished } from "vitest";
import { compose } from "../src/compose.ts";
import { readConfig } from "../src/platform/config.ts";
import { openDatabase } from "../src/platform/database.ts";
import { createLog } from "../src/platform/log.ts";
import { createTestDatabase } from "./test-database.ts";

/** A line to the test's database that can be held up, or cut. */
async function lineToDatabase() {
  const database = await createTestDatabase();
  const url = new URL(database.databaseUrl ?? "");
  const target = { host: url.hostname, port: Number(url.port || 5432) };
  const sockets = new Set<Socket>();
  let isHeld = false;
  const keep = (socket: Socket) => {
    sockets.add(socket.on("error", () => {}).on("close", () => sockets.delete(socket)));
    return socket;
  };
  const server = createServer((near) => {
    if (isHeld) return void keep(near);
    const far = keep(connect(target));
    keep(near).pipe(far).pipe(near);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  url.hostname = "127.0.0.1";
  url.port = String((server.address() as { port: number }).port);
  const cut = () => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };
  const hold = () => {
    isHeld = true;
    for (const socket of sockets) socket.unpipe().pause();
  };
  onTestFinished(async () => {
    cut();
    await database.drop();
  });
  return { databaseUrl: url.href, dataDir: database.dataDir, cut, hold };
}

async function sagaOver({ databaseUrl, dataDir }: { databaseUrl: string; dataDir: string }) {
  const config = readConfig({ ADMIN_EMAILS: "admin@example.org", LOG_LEVEL: "silent" });
  const saga = await compose({ ...config, databaseUrl, dataDir });
  onTestFinished(() => saga.close().catch(() => {}));
  return saga;
}

const askForCode = {
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify({ email: "admin@example.org" }),
};

it("calls are asked to come again when the database is gone", async () => {
  const line = await lineToDatabase();
  const { app } = await sagaOver(line);
  line.cut();
  for (const [path, init] of [["/api/auth/send-otp", askForCode], ["/readyz"]] as const) {
    const response = await app.request(path, init);
    expect([path, response.status, response.headers.get("retry-after")]).toEqual([path, 503, "5"]);
  }
});

it("/readyz answers when the database hangs", { timeout: 30_000 }, async () => {
  const line = await lineToDatabase();
  const { app } = await sagaOver(line);
  line.hold();
  const answers = await Promise.all(Array.from({ length: 20 }, () => app.request("/readyz")));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
  line.cut();
});

it("a statement that takes too long is ended, and so is one that is never answered", async () => {
  const line = await lineToDatabase();
  const log = createLog("silent");
  const open = (timeouts: { statement: number; silence: number }) => {
    const db = openDatabase({ ...line, log }, timeouts);
    onTestFinished(() => db.destroy());
    return db;
  };
  const slow = open({ statement: 100, silence: 9_000 });
  await expect(sql`select pg_sleep(20)`.execute(slow)).rejects.toMatchObject({ code: "57014" });
  const lost = open({ statement: 9_000, silence: 300 });
  await sql`select 1`.execute(lost);
  line.hold();
  await expect(sql`select 1`.execute(lost)).rejects.toThrow("Connection terminated");
});
