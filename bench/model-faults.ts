/**
 * What a person gets when a service of models fails in every way it can, and how long it takes: the whole server, the three
 * wire formats, each fault for every call of one turn.
 *
 *   node bench/model-faults.ts
 */
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { pinnedNode } from "../tools/install.mjs";
import { root } from "../tools/workplace.mjs";
import { printTable } from "./table.ts";

type Met = { service: string; fault: string; ms: number; calls: number; isQuestion: boolean; notice: string };

const printed = execFileSync(pinnedNode, [join(root, "server/test/model-faults.ts")], { encoding: "utf8" });
const all = printed
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Met);
const services = [...new Set(all.map(({ service }) => service))];
const questions = all.filter(({ isQuestion }) => isQuestion).length;
const cells = ({ ms, calls, isQuestion, notice }: Met): string[] => [
  ms.toFixed(0),
  String(calls),
  isQuestion ? notice || "-" : "NO QUESTION",
];
printTable({
  title: "A service of models that fails",
  notes: [
    "milliseconds from the answer to the next question, calls of the service, and what administrators are told",
    `${questions} of ${all.length} turns ended in a stored question`,
  ],
  heads: ["fault", ...services.flatMap((name) => [`${name} ms`, "calls", "notice"])],
  rows: [...Map.groupBy(all, ({ fault }) => fault)].map(([fault, met]) => [
    String(fault),
    ...met.flatMap(cells),
  ]),
});
if (questions < all.length) process.exitCode = 1;
