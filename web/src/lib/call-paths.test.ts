import { api } from "@saga/contract/api";
import { expect, it } from "vitest";
import { callPaths } from "./call-paths.ts";

it("every call goes where the contract says", () => {
  const rows = Object.entries(api).map(([name, row]) => [name, [row.method, row.path]]);
  expect(callPaths).toEqual(Object.fromEntries(rows));
});
