import { readFileSync } from "node:fs";
import { packs } from "#language/packs.ts";
import { partsOf } from "../src/interviewer/hearing/parts.ts";
import { sentenceOf } from "../src/interviewer/hearing/sentence.ts";
for (const line of readFileSync(0, "utf8").split("\n").filter(Boolean)) {
  const l = line.slice(0, 2) as "en"; const pack = packs[l];
  for (const p of partsOf(line.slice(3), pack.hearing.joints, 45)) { const s = sentenceOf(p.trim(), { signs: pack.asides.signs, hearing: pack.hearing, isLong: true, isLate: true }); if (s.kind) console.log(s.kind, s.asks, "|", p.trim()); }
}
