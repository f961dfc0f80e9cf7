import { describe, expect, it, onTestFinished } from "vitest";
import { goodReply } from "./model-replies.ts";
import { startModelVendor } from "./model-vendor.ts";
import {
  beginTalks,
  type Client,
  client,
  emptyDatabase,
  type Line,
  type Talk,
  takeTurn,
} from "./over-http.ts";
import { type SagaProcess, signInOver, startInVain, startProcess } from "./saga-process.ts";
import { until } from "./until.ts";

const kills = 4;

/** Every talk goes on by itself until the server is killed, which happens after a random number of answers. */
async function talkUntilKilled(server: SagaProcess, call: Client, talks: Talk[]): Promise<void> {
  let left = 1 + Math.floor(Math.random() * 12);
  let killed: Promise<void> | null = null;
  const goOn = async (talk: Talk) => {
    while (!talk.isComplete) {
      await takeTurn(call, talk);
      left -= 1;
      if (left === 0) killed = server.kill();
    }
  };
  await Promise.allSettled(talks.map(goOn));
  await (killed ?? server.kill());
}

describe("a server that is killed in the middle of interviews", () => {
  it("has every acknowledged message when it starts again, and takes the cut-off ones once", async () => {
    const database = await emptyDatabase();
    let server = await startProcess(database);
    const token = await signInOver(server.url, database);
    const talks = await beginTalks(client(server.url, token), 4);
    for (let kill = 0; kill < kills; kill += 1) {
      const going = talks.filter((talk) => !talk.isComplete);
      talks.push(...(await beginTalks(client(server.url, token), 4 - going.length)));
      await talkUntilKilled(server, client(server.url, token), talks);
      server = await startProcess(database);
      const call = client(server.url, token);
      for (const talk of talks) {
        const { messages } = await call<{ messages: Line[] }>(`/interviews/${talk.id}`);
        const stored = messages.map(({ role, content }) => ({ role, content }));
        expect(stored.slice(0, talk.acknowledged.length)).toEqual(talk.acknowledged);
        expect(stored.length - talk.acknowledged.length).toBeLessThanOrEqual(2);
        if (!talk.isComplete) await takeTurn(call, talk);
        const after = await call<{ messages: Line[] }>(`/interviews/${talk.id}`);
        expect(after.messages.map(({ role, content }) => ({ role, content }))).toEqual(talk.acknowledged);
      }
    }
    expect(talks.reduce((sum, talk) => sum + talk.acknowledged.length, 0)).toBeGreaterThan(kills * 2);
  });
});

describe("a server that is killed while a model finds the words", () => {
  it("has the answer when it starts again, and asks on once, in the words of a model", async () => {
    const vendor = await startModelVendor(goodReply("The river froze. Tell me more about your brother Jan."));
    onTestFinished(vendor.close);
    const database = await emptyDatabase();
    const env = { OPENAI_BASE_URL: vendor.url };
    let server = await startProcess(database, env);
    const token = await signInOver(server.url, database);
    const [talk] = await beginTalks(client(server.url, token), 1);
    const said: Line = {
      role: "user",
      content: "The river froze, and my brother Jan carried the milk over the ice.",
    };
    const body = { id: talk!.id, messages: [...talk!.acknowledged, said] };
    let open = () => {};
    vendor.gate = new Promise((resolve) => {
      open = resolve;
    });
    const cutOff = client(server.url, token)("/interviews/get-question", body).catch(() => null);
    await until(async () => vendor.calls.length > 0 || null);
    await server.kill();
    await cutOff;
    open();
    server = await startProcess(database, env);
    const call = client(server.url, token);
    const stored = async () => {
      const { messages } = await call<{ messages: Line[] }>(`/interviews/${talk!.id}`);
      return messages.map(({ role, content }) => ({ role, content }));
    };
    expect(await stored()).toEqual([...talk!.acknowledged, said]);
    const asked = await Promise.all(
      [1, 2].map(() => call<{ next_question: string }>("/interviews/get-question", body)),
    );
    expect(asked[0]?.next_question).toMatch(/^The river froze\. /u);
    expect(asked[1]?.next_question).toBe(asked[0]?.next_question);
    expect((await stored()).length).toBe(talk!.acknowledged.length + 2);
  });
});

describe("a server that is asked to stop", () => {
  it("ends cleanly and has said where it listens, who may sign in and where codes arrive", async () => {
    const database = await emptyDatabase();
    const server = await startProcess(database);
    await signInOver(server.url, database);
    expect(await server.stop()).toBe(0);
    expect(server.printed()).toMatch(/listening on http:\/\/127\.0\.0\.1:\d+/);
    expect(server.printed()).toContain("Sign in as: admin@example.org");
    expect(server.printed()).toContain("outbox");
    expect(server.printed()).toMatch(/Sign-in code for admin@example\.org: \d{6}/);
  });

  it("writes no name, address, token or word of anybody into its log", async () => {
    const database = await emptyDatabase();
    const server = await startProcess(database, { LOG_LEVEL: "debug", SMTP_URL: "" });
    const token = await signInOver(server.url, database);
    const call = client(server.url, token);
    const [talk] = await beginTalks(call, 1);
    await takeTurn(call, talk!);
    await call("/users/by-email/admin@example.org");
    await server.stop();
    const log = server
      .printed()
      .split("\n")
      .filter((line) => line.startsWith("{"));
    const routes = log.map((line) => (JSON.parse(line) as { route: string }).route);
    expect(routes).toContain("/api/users/by-email/:email");
    expect(routes).toContain("/api/interviews/get-question");
    expect(log.join("\n")).not.toMatch(/admin@example|river|Person 0|\b\d{6}\b|Bearer/);
    expect(log.join("\n")).not.toContain(token);
  });
});

describe("a fault that nobody caught", () => {
  /** A preloaded module that throws when it gets this signal. */
  const fault = 'process.on("SIGUSR2", () => setImmediate(() => { throw new Error("words of Anna"); }));';

  it("is logged without its words and ends the server in order", async () => {
    const database = await emptyDatabase();
    const server = await startProcess(database, {
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(fault)}`,
    });
    expect(await server.end("SIGUSR2")).toBe(1);
    const logged = server
      .printed()
      .split("\n")
      .find((line) => line.includes("nobody caught"));
    expect(JSON.parse(logged ?? "{}")).toMatchObject({ level: 60, error: "Error" });
    expect(server.printed()).not.toContain("words of Anna");
  });
});

describe("a server that is told something wrong", () => {
  it("says in one line which variable it is", async () => {
    const refused = await startInVain(await emptyDatabase(), { PUBLIC_URL: "here" });
    expect(refused.code).toBe(78);
    expect(refused.printed.trim().split("\n")).toEqual([expect.stringMatching(/^PUBLIC_URL /)]);
  });

  it("says so when its port is taken", async () => {
    const database = await emptyDatabase();
    const server = await startProcess(database);
    const refused = await startInVain(await emptyDatabase(), { PORT: new URL(server.url).port });
    expect([refused.code, refused.printed]).toEqual([
      78,
      expect.stringMatching(/^PORT \d+ is already in use/),
    ]);
  });
});
