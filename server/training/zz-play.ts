import { readFileSync } from "node:fs";
import { play } from "../src/interviewer/turns/one-teller.test-suite.ts";
const [lang, file, from = "1"] = process.argv.slice(2);
const lines = readFileSync(file as string, "utf8").trim().split("\n").map((l) => JSON.parse(l));
const answers = lines.map((l) => l.answer);
const turns = play(lang as never, answers, { facts: { reader: "unnamed", interviewer: "", service: null, isSpoken: false } });
turns.forEach((t, i) => { if (i + 1 >= +from) console.log(`\n[${(turns[i] as any).heard?.intent ?? ""}/${(turns[i] as any).move ?? ""}] SAGA: ${t.text}\n   > ${answers[i] ?? ""}`); });
