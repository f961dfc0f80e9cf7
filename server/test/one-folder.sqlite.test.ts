import { describe, expect, it } from "vitest";
import { emptyDatabase } from "./over-http.ts";
import { startInVain, startProcess } from "./saga-process.ts";

describe("a second server on the same data folder", () => {
  it("refuses to start, in one readable line, until the first has gone", async () => {
    const database = await emptyDatabase();
    const first = await startProcess(database);
    const refused = await startInVain(database);
    expect(refused.code).toBe(78);
    expect(refused.printed.trim().split("\n")).toEqual([
      expect.stringMatching(/^Another Saga is already running/),
    ]);
    await first.kill();
    const second = await startProcess(database);
    expect(await second.stop()).toBe(0);
  });
});
