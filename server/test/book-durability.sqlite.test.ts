import { randomUUID } from "node:crypto";
import type { Book } from "@saga/contract/books";
import type { Story } from "@saga/contract/stories";
import { expect, it } from "vitest";
import { beginTalks, type Client, client, emptyDatabase, type Talk, takeTurn } from "./over-http.ts";
import { signInOver, startProcess } from "./saga-process.ts";
import { until } from "./until.ts";

/** Tells a little and has a story made of it; answers its id. */
async function writeStory(call: Client): Promise<string> {
  const [talk] = (await beginTalks(call, 1)) as [Talk];
  for (let turn = 0; turn < 2; turn += 1) await takeTurn(call, talk);
  const { id } = await call<Story>("/stories", { id: randomUUID(), interview_ids: [talk.id], length: 500 });
  return id;
}

it("a book is set although the server is killed while it is being set", async () => {
  const database = await emptyDatabase();
  const first = await startProcess(database);
  const token = await signInOver(first.url, database);
  const call = client(first.url, token);
  const id = await writeStory(call);
  const ordered = await call<Book>(`/stories/${id}/book`, { story_ids: [id] });
  expect(["waiting", "setting"]).toContain(ordered.state);
  await first.kill();
  const second = await startProcess(database);
  const again = client(second.url, token);
  const book = await until(async () => {
    const now = await again<Book>(`/stories/${id}/book`);
    return now.state === "done" ? now : null;
  });
  expect(book.made?.is_current).toBe(true);
  const response = await fetch(`${second.url}/api/stories/${id}/book/inside`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(
    Buffer.from(await response.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe("%PDF-");
});
