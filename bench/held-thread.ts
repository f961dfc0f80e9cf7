/**
 * How long others wait while somebody asks for as much work as is let in: the longest of the answers to `/healthz`, asked every
 * ten milliseconds, while one call is worked on.
 *
 *   node bench/held-thread.ts [--kilobytes N]
 *
 * It does not see how long the call itself takes beyond its own column, nor work that is left to jobs after it was answered.
 */
import { parseArgs } from "node:util";
import { fixed } from "./figures.ts";
import { createClient, signIn } from "./http-client.ts";
import { startSaga, temporaryFolder } from "./server.ts";
import { printTable } from "./table.ts";

const { values } = parseArgs({ options: { kilobytes: { type: "string", default: "3500" } } });
const kilobytes = Number(values.kilobytes);

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
): Promise<[wait: number, took: number, status: number]> {
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
  const begin = performance.now();
  const status = await work();
  const took = performance.now() - begin;
  isOver = true;
  await watching;
  client.close();
  return [longest, took, status];
}

const { path: dataDir, remove } = await temporaryFolder();
const server = await startSaga({ dataDir, databaseUrl: null });
const call = callTo(server.url, await signIn(server.url, dataDir));
const rows: string[][] = [];
const measure = async (what: string, work: () => Promise<number>): Promise<void> => {
  const [wait, took, status] = await longestWait(server.url, work);
  rows.push([what, String(status), fixed(wait, 0), fixed(took, 0)]);
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

await server.stop();
await remove();
printTable({
  title: "The thread that answers people",
  heads: ["call", "status", "others wait ms", "took ms"],
  rows,
});
