import type { Told } from "@saga/contract/family";
import { expect, it } from "vitest";
import { datedRows } from "./dated-rows.ts";

const told = (year: number | null, sentence = String(year)): Told => ({
  interview_id: "i",
  interview_title: "",
  message_id: "m",
  sentence,
  subject: null,
  year,
  recording_id: null,
});
const rows = (all: Told[], beside: "none" | "world" | "SE", born: number | null) =>
  datedRows(all, { beside, born, now: 1975 }).map((row) =>
    row.kind === "told" ? row.year : row.events.map(({ year }) => year),
  );

it("what happened in the world stands between the dates of a life, from birth on, and with a country's", () => {
  const all = [told(1963), told(null, "No year."), told(1958), told(1958)];
  expect(rows(all, "world", 1955)).toEqual([[1957], 1958, [1961, 1962], 1963, [1963, 1969, 1973]]);
  expect(rows(all, "SE", null)).toEqual([1958, [1958, 1961, 1962], 1963, [1963, 1967, 1969, 1973, 1973]]);
});

it("without a date of one's own, or switched off, nothing of the world stands there", () => {
  expect(rows([told(null)], "world", 1940)).toEqual([]);
  expect(rows([told(1958)], "none", 1940)).toEqual([1958]);
});
