import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Import } from "@saga/contract/takeout";
import { zipSync } from "fflate";
import { expect, it } from "vitest";
import { archiveOfTellers } from "./archive-of-tellers.ts";
import { type Client, client, emptyDatabase } from "./over-http.ts";
import { signInOver, startProcess } from "./saga-process.ts";
import { until } from "./until.ts";

const answers = 40;
const { manifest, rows, sound } = archiveOfTellers({ answers, email: "anna@example.org", seconds: 3 });
const lines = (all: object[]): Buffer => Buffer.from(all.map((row) => `${JSON.stringify(row)}\n`).join(""));
const archive = zipSync(
  Object.fromEntries([
    ["manifest.json", lines([manifest])],
    ...Object.entries(rows).map(([table, all]) => [`data/${table}.jsonl`, lines(all)]),
    ...sound,
  ]),
  { level: 0 },
);

/** What somebody sees of the family: each look finds nothing of it, or all. */
async function look(call: Client, account: string): Promise<Import | null> {
  const people = await call<{ id: string }[]>(`/users/by-parent/${account}`);
  const { import: last } = await call<{ import: Import | null }>("/users/import");
  if (people.length === 0) return last;
  expect(last?.state).toBe("done");
  const interviews = await call<{ _id: string }[]>(
    "/interviews/get-interviews",
    people.map(({ id }) => id),
  );
  let told = 0;
  for (const { _id } of interviews) {
    const { messages } = await call<{ messages: { role: string }[] }>(`/interviews/${_id}`);
    told += messages.filter(({ role }) => role === "user").length;
    expect((await call<{ data: object[] }>(`/interviews/${_id}/recordings`)).data.length).toBe(
      messages.length / 2,
    );
  }
  expect(told).toBe(answers);
  return last;
}

it("an archive that is being taken in when the server is killed is there whole in the end, and never in part", async () => {
  const database = await emptyDatabase();
  let server = await startProcess(database);
  const token = await signInOver(server.url, database);
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/zip" };
  let call = client(server.url, token);
  const { user } = await call<{ user: { id: string } }>("/auth/session");
  const killAndStart = async (between = async () => {}) => {
    await server.kill();
    await between();
    server = await startProcess(database);
    call = client(server.url, token);
  };
  const stored = (folder: string): Promise<string[]> =>
    readdir(join(database.dataDir, "recordings", folder), { recursive: true }).catch(() => []);
  const sounds = async () => (await stored("")).filter((path) => /original$|mp3$/.test(path));
  const copied = async (count: number) => (await sounds()).length >= count || null;
  /** Where each copied file lies on the disk: a file that is written again lies elsewhere. */
  const places = async () =>
    Promise.all(
      (await sounds()).map(async (path): Promise<[string, number]> => {
        const { ino } = await stat(join(database.dataDir, "recordings", path));
        return [path, ino];
      }),
    );
  let copiedOnce = new Map<string, number>();

  // While it arrives: whoever sent it is told, and can send it again at once.
  let goOn = () => {};
  const half = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const body = new ReadableStream<Uint8Array>({
    async pull(stream) {
      stream.enqueue(archive.subarray(0, archive.length / 2));
      await half;
      stream.close();
    },
  });
  const cut = fetch(`${server.url}/api/users/import`, {
    method: "POST",
    headers,
    body,
    duplex: "half",
  } as RequestInit).catch(() => null);
  await until(async () => (await call<{ import: Import | null }>("/users/import")).import);
  await killAndStart();
  goOn();
  await cut;
  expect(await look(call, user.id)).toMatchObject({ state: "failed", error: "imports.interrupted" });
  // A draft that the killed server left goes with the daily sweep; nothing stands under the name of an archive.
  const whole = async () => (await stored("imports")).filter((path) => !path.endsWith(".part"));
  await expect.poll(whole).toEqual([]);

  const accepted = await fetch(`${server.url}/api/users/import`, { method: "POST", headers, body: archive });
  expect([accepted.status, await accepted.text()]).toMatchObject([200, expect.any(String)]);
  // As soon as it is acknowledged, in the middle of the sound, and while the rows are written.
  for (const files of [0, answers, 3 * answers]) {
    await until(() => copied(files));
    await killAndStart(async () => {
      copiedOnce = new Map([...(await places()), ...copiedOnce]);
    });
    await look(call, user.id);
  }
  const last = await until(async () => {
    const seen = await look(call, user.id);
    return seen?.state === "done" ? seen : null;
  });
  expect(last).toMatchObject({ error: null, added: { interviews: 1, people: 1, files: answers } });
  expect(copiedOnce.size).toBe(3 * answers);
  expect(new Map(await places())).toEqual(copiedOnce);
  expect((await call<object[]>(`/users/by-parent/${user.id}`)).length).toBe(1);
  await until(async () => ((await whole()).length === 0 ? true : null));
  await server.stop();
});
