/**
 * How soon a story of 3,000 words is heard and printed.
 *
 *   node bench/kept-story.ts
 *
 * `narration`: from the call to the first byte of sound of a sentence that nobody has heard yet, by the built-in voice, and of the same
 * sentence again. `file`: the whole call, first and second time; the second one is made anew, by a thread that is warm. Beside each file:
 * what the same document takes without the server, in a thread that is warm.
 */
import { parseArgs } from "node:util";
import { createDocumentWorker } from "../server/src/documents/document-worker.ts";
import type { Form, Work } from "../server/src/documents/work.ts";
import { answerNumber } from "./answers.ts";
import { fixed, kilobytes, median } from "./figures.ts";
import { createClient, signIn } from "./http-client.ts";
import { startSaga, temporaryFolder } from "./server.ts";
import { printTable } from "./table.ts";
import { beginTalk, takeTurn } from "./talk.ts";

const { values } = parseArgs({ options: { words: { type: "string", default: "3000" } } });
const folder = await temporaryFolder();
const saga = await startSaga({ dataDir: folder.path, databaseUrl: null });
const token = await signIn(saga.url, folder.path);
const client = createClient(saga.url, token);
const authorization = { authorization: `Bearer ${token}` };
const talk = await beginTalk(client);
for (let turn = 0; turn < 4; turn += 1)
  await takeTurn(client, talk, { answer: answerNumber(turn), sending: "end" });
const order = { interview_ids: [talk.interview], length: 500, style: "first-person", language: "en" };
const { id } = await client.post<{ id: string }>("/api/stories", order);
client.close();

/** A story as long as is wanted, put in the place of what was written. */
const paragraphs: string[] = [];
for (let count = 0, at = 0; count < Number(values.words); at += 1) {
  const text = `${answerNumber(at * 3)} ${answerNumber(at * 3 + 1)} ${answerNumber(at * 3 + 2)}`;
  paragraphs.push(text);
  count += text.split(/\s+/u).length;
}
const changed = await fetch(`${saga.url}/api/stories/${id}`, {
  method: "PATCH",
  headers: { ...authorization, "content-type": "application/json" },
  body: JSON.stringify({ story: paragraphs.join("\n\n") }),
});
if (!changed.ok) throw new Error(`the story could not be changed: ${await changed.text()}`);

/** Milliseconds to the first byte and to the last one, and how many there are. */
async function asked(path: string): Promise<{ first: number; whole: number; bytes: number }> {
  const begin = performance.now();
  const response = await fetch(`${saga.url}/api/stories/${id}/${path}`, { headers: authorization });
  if (!response.ok || !response.body) throw new Error(`${path}: ${response.status}`);
  let first = 0;
  let bytes = 0;
  for await (const piece of response.body) {
    first ||= performance.now() - begin;
    bytes += piece.byteLength;
  }
  return { first, whole: performance.now() - begin, bytes };
}

const rows: string[][] = [];
const list = await asked("narration");
rows.push(["narration: what is read, and by whom", fixed(list.whole, 0), "-", "-", kilobytes(list.bytes)]);
const [cold, ...others] = [
  await asked("narration/0"),
  await asked("narration/1"),
  await asked("narration/2"),
];
const again = await asked("narration/0");
rows.push([
  "narration: first sentence, the voice starts",
  fixed(cold?.first ?? 0, 0),
  fixed(again.first, 0),
  "-",
  "-",
]);
rows.push(["narration: the next ones", fixed(median(others.map(({ first }) => first)), 0), "-", "-", "-"]);

const worker = createDocumentWorker();
const work: Work = {
  id,
  title: "A long life",
  author: "Somebody",
  date: "2026",
  changedAt: "2026-11-21T10:00:00.000Z",
  language: "en",
  cover: null,
  chapters: [{ heading: "", paragraphs: paragraphs.map((text) => ({ kind: "text" as const, text })) }],
};
for (const form of ["pdf", "epub", "docx", "md"] satisfies Form[]) {
  const once = await asked(`export?form=${form}`);
  const twice = await asked(`export?form=${form}`);
  await worker.make(work, form, "bench");
  const begin = performance.now();
  await worker.make(work, form, "bench");
  const alone = performance.now() - begin;
  const figures = [once.whole, twice.whole, alone].map((ms) => fixed(ms, 0));
  rows.push([`file: ${form}`, ...figures, kilobytes(once.bytes)]);
}
await worker.close();
await saga.stop();
await folder.remove();
printTable({
  title: "A kept story",
  notes: [`${paragraphs.join(" ").split(/\s+/u).length} words; milliseconds`],
  heads: ["what", "first", "again", "without a server", "kB"],
  rows,
});
process.exit(0);
