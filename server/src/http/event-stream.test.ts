import { Hono } from "hono";
import { expect, it } from "vitest";
import { keptLog } from "../../test/kept-log.ts";
import { streamAnswer } from "./event-stream.ts";
import { noteFault } from "./fault.ts";

it("an error after the first event of a stream is told in the stream and stands in the log", async () => {
  const { log, lines } = keptLog();
  const app = new Hono().get("/story", () =>
    streamAnswer(
      async (emit) => {
        emit.words("My mother ");
        await Promise.resolve();
        throw Object.assign(new Error("the words of somebody"), { code: "ENOSPC" });
      },
      (failure) => noteFault(failure, { log, whenFull: () => {} }, { route: "/story" }),
    ),
  );
  const told = await (await app.request("/story")).text();
  expect(told).toContain("event: delta");
  expect(told).toContain("server.storage_full");
  expect(lines).toMatchObject([{ route: "/story", answered: "server.storage_full", code: "ENOSPC" }]);
  expect(JSON.stringify(lines)).not.toContain("somebody");
});
