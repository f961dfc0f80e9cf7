import { describe, expect, it } from "vitest";
import { dollarWords, soundWords, spendCsv } from "./spend-words.ts";

const row = {
  key: "a",
  label: "Anna · Interview 1",
  calls: 2,
  failed: 1,
  input_tokens: 1_000,
  cached_tokens: 800,
  output_tokens: 90,
  characters: 240,
  seconds: 61,
  cost_usd: 0.0123,
  unpriced: 0,
};

describe("what was spent", () => {
  it("is told to a hundredth of a cent while it is small", () => {
    expect(dollarWords(row)).toBe("$0.0123");
    expect(dollarWords({ ...row, cost_usd: 12.345 })).toBe("$12.35");
    expect(dollarWords({ ...row, cost_usd: 0, calls: 0 })).toBe("$0.00");
  });

  it("is not made up where no price is known", () => {
    expect(dollarWords({ ...row, cost_usd: 0, unpriced: 2 })).toBe("not known");
    expect(dollarWords({ ...row, unpriced: 1 })).toBe("$0.0123 and more");
  });

  it("names what was spoken and heard, and nothing where there was nothing", () => {
    expect(soundWords(row)).toBe("240 characters spoken, 2 minutes heard");
    expect(soundWords({ characters: 0, seconds: 0 })).toBe("");
  });

  it("opens in a spreadsheet, and no name in it becomes a formula", () => {
    const lines = spendCsv([row, { ...row, label: '=HYPERLINK("x")', unpriced: 2 }]).split("\r\n");
    expect(lines[1]).toBe('"Anna · Interview 1",2,1,1000,800,90,240,61,0.012300');
    expect(lines[2]).toBe(`"'=HYPERLINK(""x"")",2,1,1000,800,90,240,61,`);
  });
});
