import { describe, expect, it } from "vitest";
import { beginTalks, client, emptyDatabase, type Line } from "./over-http.ts";
import { signInOver, startProcess } from "./saga-process.ts";

describe("two servers on one PostgreSQL", () => {
  it("start together on an empty database", async () => {
    const database = await emptyDatabase();
    const servers = await Promise.all([1, 2, 3].map(() => startProcess(database)));
    expect(await Promise.all(servers.map((server) => server.stop()))).toEqual([0, 0, 0]);
  });

  it("behave as one: a session, an interview and its questions are the same on both", async () => {
    const database = await emptyDatabase();
    const [one, two] = await Promise.all([startProcess(database), startProcess(database)]);
    const token = await signInOver(one!.url, database);
    const calls = [client(one!.url, token), client(two!.url, token)];
    const [talk] = await beginTalks(calls[0]!, 1);
    for (let turn = 0; turn < 10; turn += 1) {
      const said: Line = {
        role: "user",
        content: `We moved house for the ${turn}th time and I carried the clock.`,
      };
      const body = { id: talk!.id, messages: [...talk!.acknowledged, said] };
      const asked = await Promise.all(
        [...calls, ...calls].map((call) => call<{ next_question: string }>("/interviews/get-question", body)),
      );
      expect(new Set(asked.map(({ next_question }) => next_question)).size).toBe(1);
      talk!.acknowledged.push(said, { role: "assistant", content: asked[0]!.next_question });
    }
    const { messages } = await calls[1]!<{ messages: Line[] }>(`/interviews/${talk!.id}`);
    expect(messages.map(({ role, content }) => ({ role, content }))).toEqual(talk!.acknowledged);
  });

  it("lets two different answers at the same moment in once", async () => {
    const database = await emptyDatabase();
    const [one, two] = await Promise.all([startProcess(database), startProcess(database)]);
    const token = await signInOver(one!.url, database);
    const [talk] = await beginTalks(client(one!.url, token), 1);
    const send = (url: string, content: string) =>
      client(url, token)("/interviews/get-question", {
        id: talk!.id,
        messages: [...talk!.acknowledged, { role: "user", content }],
      });
    const sent = await Promise.allSettled([send(one!.url, "By the sea."), send(two!.url, "In the hills.")]);
    expect(sent.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const { messages } = await client(two!.url, token)<{ messages: Line[] }>(`/interviews/${talk!.id}`);
    expect(messages).toHaveLength(3);
  });
});
