import { chmod, mkdir, readdir, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { beginTalks, client, emptyDatabase, takeTurn } from "./over-http.ts";
import { signInOver, startProcess } from "./saga-process.ts";

/** Everything in the data folder, and the folder, that others on the machine may read or enter. */
async function openToOthers(folder: string): Promise<string[]> {
  const names = [".", ...(await readdir(folder, { recursive: true }))];
  const modes = await Promise.all(
    names.map(async (name) => [name, (await stat(join(folder, name))).mode] as const),
  );
  return modes.filter(([, mode]) => (mode & 0o077) !== 0).map(([name]) => name);
}

describe("the data folder", () => {
  it("is for the server's user alone, also where it was there before and open to all", async () => {
    const database = await emptyDatabase();
    const { dataDir } = database;
    await chmod(dataDir, 0o755);
    await writeFile(join(dataDir, "saga.db"), "", { mode: 0o644 });
    await mkdir(join(dataDir, "recordings"), { mode: 0o755 });
    const server = await startProcess(database, { LOG_LEVEL: "warn" });
    const call = client(server.url, await signInOver(server.url, database));
    const [talk] = await beginTalks(call, 1);
    await takeTurn(call, talk!);
    expect(await openToOthers(dataDir)).toEqual([]);
    const said = server
      .printed()
      .split("\n")
      .find((line) => line.includes("could read"));
    expect(JSON.parse(said ?? "{}").entries).toEqual([".", "saga.db", "recordings"]);
  });
});
