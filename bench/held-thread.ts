/**
 * How long others wait while somebody asks for as much work as is let in: the longest of the answers to `/healthz`, asked every
 * ten milliseconds, while one call is worked on, and the longest turn of the event loop by the thread's own processor time, which
 * stays true on a machine that is busy with other things.
 *
 *   node bench/held-thread.ts [--kilobytes N] [--megabytes N]
 *
 * `--megabytes`: how much others have told before somebody is removed. The first column sees the disk and other programs too, the second only what the thread worked. Neither sees work that is left
 * to jobs after the call was answered.
 */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { fixed } from "./figures.ts";
import { createClient, signIn } from "./http-client.ts";
import { startSaga, temporaryFolder } from "./server.ts";
import { printTable } from "./table.ts";

const { values } = parseArgs({
  options: {
    kilobytes: { type: "string", default: "3500" },
    megabytes: { type: "string", default: "20" },
  },
});
const kilobytes = Number(values.kilobytes);
const megabytes = Number(values.megabytes);

const common =
  "min mor bodde i huset vid sjön och min far arbetade på fabriken när jag var liten men vi hade aldrig mycket pengar kanske var det svårt för henne hon sjöng Karin Erik Göteborg 1952 skolan läraren sa att jag skulle läsa mer och jag grät".split(
    " ",
  );

let seed = 1;
const random = (below: number): number => {
  seed = (seed * 48_271) % 2_147_483_647;
  return seed % below;
};

const letters = (count: number): string =>
  Array.from({ length: count }, () => String.fromCharCode(97 + random(26))).join("");

/** Swedish in which nearly every word is another one, with names, kin, years and doubts: all that is looked at. */
function dense(characters: number): string {
  let text = "";
  while (text.length < characters) {
    const words = Array.from({ length: 5 + random(12) }, () =>
      random(3) === 0 ? (common[random(common.length)] ?? "") : letters(3 + random(8)),
    );
    const sentence = words.map((word) => (random(7) === 0 ? `${word},` : word)).join(" ");
    text += `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}. `;
  }
  return text.slice(0, characters).trim();
}

type Call = (method: string, path: string, body?: unknown) => Promise<{ status: number; body: unknown }>;

const callTo =
  (url: string, token: string): Call =>
  async (method, path, body) => {
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: await answer.json() };
  };

async function longestWait(
  url: string,
  work: () => Promise<number>,
): Promise<{ wait: number; turn: number; took: number; status: number }> {
  const client = createClient(url);
  let isOver = false;
  let longest = 0;
  const watching = (async () => {
    while (!isOver) {
      const begin = performance.now();
      await client.get("/healthz");
      longest = Math.max(longest, performance.now() - begin);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  })();
  const from = Date.now();
  const begin = performance.now();
  const status = await work();
  const took = performance.now() - begin;
  isOver = true;
  await watching;
  client.close();
  return { wait: longest, turn: await longestTurn(from, Date.now()), took, status };
}

async function longestTurn(from: number, to: number): Promise<number> {
  const lines = (await readFile(longTurns, "utf8").catch(() => "")).trim().split("\n");
  const turns = lines.map((line) => line.split(" ").map(Number));
  return Math.max(0, ...turns.flatMap(([end = 0, worked = 0]) => (end >= from && end <= to ? [worked] : [])));
}

const { path: dataDir, remove } = await temporaryFolder();
const longTurns = join(dataDir, "long-turns");
const server = await startSaga(
  { dataDir, databaseUrl: null },
  { LONG_TURNS: longTurns, NODE_OPTIONS: `--import ${import.meta.resolve("./long-turns.ts")}` },
);
const call = callTo(server.url, await signIn(server.url, dataDir));
const rows: string[][] = [];
const measure = async (what: string, work: () => Promise<number>): Promise<void> => {
  const { wait, turn, took, status } = await longestWait(server.url, work);
  rows.push([what, String(status), fixed(wait, 0), fixed(turn, 0), fixed(took, 0)]);
};

const status = async (method: string, path: string, body?: unknown) =>
  (await call(method, path, body)).status;
const begun = (
  await call("POST", "/interviews/start-interview", { interview: { number: 1, language: "sv" } })
).body as { _id?: string; id?: string };
const interview = begun._id ?? begun.id ?? "";
const first = (await call("GET", `/interviews/${interview}`)).body as {
  messages: { role: string; content: string }[];
};
const answers = Array.from({ length: Math.ceil((kilobytes * 1000) / 20_000) }, () => ({
  role: "user",
  content: dense(19_000),
}));
const sent = first.messages.map(({ role, content }) => ({ role, content }));
await measure(`save an interview of ${kilobytes} kB`, () =>
  status("POST", "/interviews/save-interview", { id: interview, messages: [...sent, ...answers] }),
);
await measure("read it", () => status("GET", `/interviews/${interview}`));
const order = { interview_ids: [interview], length: 3000, style: "first-person", language: "sv" };
let story = "";
await measure("have a story written from it", async () => {
  const made = await call("POST", "/stories", order);
  story = (made.body as { id?: string }).id ?? "";
  return made.status;
});
const paragraphsOf = (count: number) =>
  Array.from({ length: count }, (_, at) => String.fromCharCode(97 + (at % 26))).join("\n\n");
for (const count of [66_666, 5_000])
  await measure(`change it to ${count} paragraphs`, () =>
    status("PATCH", `/stories/${story}`, { story: paragraphsOf(count) }),
  );
for (const time of ["anew", "anew again"])
  await measure(`have it written ${time}`, () =>
    status("POST", "/stories", { ...order, regenerates: story }),
  );
await measure("have it written four times at once", async () => {
  const all = Array.from({ length: 4 }, () => status("POST", "/stories", { ...order, regenerates: story }));
  return Math.max(...(await Promise.all(all)));
});
await measure("list stories", () => status("GET", "/stories?limit=100"));
await measure("list its versions", () => status("GET", `/stories/${story}/versions`));

const textOf = (answer: string) => ({ role: "user", content: answer });
let people = 0;
/** Somebody who has told as much as an interview takes. */
async function teller(): Promise<{ person: string; interview: string }> {
  people += 1;
  const person = ((await call("POST", "/users", { name: `Somebody ${people}` })).body as { id: string }).id;
  const made = await call("POST", "/interviews/start-interview", {
    interview: { interviewee: person, number: 1, language: "sv" },
  });
  const { id, first_question } = made.body as { id: string; first_question: string };
  const messages = [
    { role: "assistant", content: first_question },
    ...answers.map(({ content }) => textOf(content)),
  ];
  await call("POST", "/interviews/save-interview", { id, messages });
  return { person, interview: id };
}
const removed = await teller();
const made = await call("POST", "/stories", { ...order, interview_ids: [interview, removed.interview] });
const shared = made.body as { id: string; story: string };
await call("PATCH", `/stories/${shared.id}`, { story: `${shared.story}\n\n${dense(20_000)}` });
while (people * kilobytes < megabytes * 1000) await teller();
await measure(`remove somebody, beside ${megabytes} MB of others`, async () => {
  const gone = await call("DELETE", `/users/${removed.person}`);
  const { id } = gone.body as { id: string };
  for (;;) {
    const { body } = await call("GET", `/removals/${id}`);
    if ((body as { state: string }).state === "removed") return gone.status;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
});

await server.stop();
await remove();
printTable({
  title: "The thread that answers people",
  heads: ["call", "status", "others wait ms", "longest turn ms", "took ms"],
  rows,
});
