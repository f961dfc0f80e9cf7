import { describe, expect, it } from "vitest";
import { isAskedFor } from "./hints.ts";
import { reread } from "./last-reading.test-suite.ts";

describe("a hint of what is missing", () => {
  it("is given twice, and no third time where nothing came of it", async () => {
    const first = await reread([0, 2], []);
    expect(first.prompt).toContain("are to be told and stand nowhere: 1.1, 1.3.");
    const second = await reread([0, 2], [], { given: first.given });
    expect(second.prompt).toContain("are to be told and stand nowhere: 1.1, 1.3.");
    const third = await reread([0, 2], [], { given: second.given });
    expect(third.prompt).not.toContain("stand nowhere");
  });

  it("is still given of what is missing for the first time", async () => {
    const first = await reread([0, 1, 2], []);
    const second = await reread([0, 1, 2], [], { given: first.given });
    const third = await reread([0, 2], [], { given: second.given });
    expect(third.prompt).toContain("are to be told and stand nowhere: 1.1.");
  });

  it("is no reason for another reading when it was given twice", () => {
    const hint = { untold: ["1.1"], points: [] };
    expect(isAskedFor(hint, undefined)).toBe(true);
    expect(isAskedFor(hint, new Map([["untold: 1.1", 1]]))).toBe(true);
    expect(isAskedFor(hint, new Map([["untold: 1.1", 2]]))).toBe(false);
  });
});
