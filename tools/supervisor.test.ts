import { spawn } from "node:child_process";
import { describe, expect, it } from "vitest";
import { createSupervisor } from "./supervisor.mjs";

/** Supervises a program that ends each time as the next of `ends` says: a code, a signal to itself, or "runs". */
function supervise(ends: (number | string)[], { lives = 0 } = {}) {
  const pauses: number[] = [];
  const said: string[] = [];
  const started: ReturnType<typeof spawn>[] = [];
  const scriptOf = (end: number | string | undefined) => {
    if (typeof end === "number") return `process.exit(${end})`;
    if (end === "runs") return "setInterval(() => {}, 1000); console.log('up')";
    return `process.kill(process.pid, "${end}")`;
  };
  const supervisor = createSupervisor({
    start: () => {
      const script = scriptOf(ends[started.length]);
      const child = spawn(process.execPath, ["-e", script], { stdio: ["ignore", "pipe", "inherit"] });
      started.push(child);
      return child;
    },
    say: (line: string) => void said.push(line),
    wait: async (ms: number) => void pauses.push(ms),
    now: () => started.length * lives,
  });
  return { supervisor, pauses, said, started };
}

describe("the supervisor of the server", () => {
  it("starts a server that died again, each time after a longer pause", async () => {
    const { supervisor, pauses, said } = supervise([1, "SIGKILL", 69, 1, 0]);
    expect(await supervisor.run()).toBe(0);
    expect(pauses).toEqual([1000, 2000, 4000, 8000]);
    expect(said[1]).toMatch(/SIGKILL.*again in 2 s/);
  });

  it("waits a minute at most, and is quick again after the server was well for a while", async () => {
    const often = supervise([...Array(9).fill(1), 0]);
    await often.supervisor.run();
    expect(often.pauses.slice(-3)).toEqual([60_000, 60_000, 60_000]);
    const seldom = supervise([1, 1, 1, 0], { lives: 60_000 });
    await seldom.supervisor.run();
    expect(seldom.pauses).toEqual([1000, 1000, 1000]);
  });

  it("does not try a wrong configuration again, nor a first start that failed", async () => {
    const wrong = supervise([1, 78, 0]);
    expect([await wrong.supervisor.run(), wrong.started.length]).toEqual([78, 2]);
    const never = supervise([69, 0]);
    expect([await never.supervisor.run(), never.started.length]).toEqual([69, 1]);
  });

  it("passes a signal on, and takes the end that follows for the end", async () => {
    const { supervisor, started } = supervise(["runs"]);
    const ended = supervisor.run();
    await new Promise((resolve) => started[0]?.stdout?.once("data", resolve));
    supervisor.stop("SIGTERM");
    expect([await ended, started.length]).toEqual([143, 1]);
  });
});
