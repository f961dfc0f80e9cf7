import { randomUUID } from "node:crypto";
import { beside, familyOf } from "./family-file.ts";
import { signIn } from "./http-client.ts";
import { memoryOf } from "./process-figures.ts";
import { startSaga, temporaryFolder } from "./server.ts";
import { printTable } from "./table.ts";

/** GEDCOM files of 5,000 to 100,000 people at the whole product: how long it takes, how long others wait, how much memory. */
const sizes = [5_000, 100_000];

const rows: string[][] = [];
for (const size of sizes) {
  const folder = await temporaryFolder();
  const saga = await startSaga({ dataDir: folder.path, databaseUrl: null });
  try {
    const headers = { authorization: `Bearer ${await signIn(saga.url, folder.path)}`, connection: "close" };
    const file = familyOf(size);
    const call = (path: string, body?: string) => () =>
      fetch(`${saga.url}/api/family${path}`, {
        headers,
        ...(body === undefined ? {} : { method: "POST", body }),
      });
    const before = (await memoryOf(saga.pid)) ?? Number.NaN;
    let most = before;
    const watch = setInterval(async () => {
      most = Math.max(most, (await memoryOf(saga.pid)) ?? 0);
    }, 50);
    const steps: [string, () => Promise<Response>][] = [
      ["preview", call(`/gedcom?id=${randomUUID()}`, file)],
      ["add", call(`/gedcom?id=${randomUUID()}&keep=1`, file)],
      ["open", call("")],
      ["write", call("/gedcom")],
      ["undo", call("/undo", "")],
    ];
    for (const [step, work] of steps) {
      most = 0;
      const { took, longest, status } = await beside(saga.url, headers, work);
      const [seconds, wait] = [took, longest].map((ms) => (ms / 1_000).toFixed(2));
      rows.push([
        String(size),
        step,
        seconds ?? "",
        wait ?? "",
        most.toFixed(0),
        status === 200 ? "" : `refused: ${status}`,
      ]);
    }
    clearInterval(watch);
  } finally {
    await saga.stop();
    await folder.remove();
  }
}
printTable({
  title: "A large family as a file",
  notes: [
    "seconds, the longest that somebody else waited for an answer meanwhile, and the memory of the server at most, in MB",
  ],
  heads: ["people", "step", "s", "others", "MB", ""],
  rows,
});
