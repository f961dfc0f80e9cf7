import { readFileSync } from "node:fs";
import { packs } from "#language/packs.ts";
import { readAnswer } from "../src/interviewer/reading/read-answer.ts";
import { peopleIn, holdsIn } from "../src/interviewer/turns/holds.ts";
import { isAnnounced, isDenied } from "../src/interviewer/turns/announced.ts";
for (const line of readFileSync(0, "utf8").split("\n").filter(Boolean)) {
  const l = line.slice(0, 2) as "pl"; const pack = packs[l]; const { tagged } = readAnswer(line.slice(3), l);
  console.log(line.slice(0, 60), peopleIn(tagged, pack).map((p) => p.said), holdsIn(tagged, { pack, isOwnName: false }).map((h) => `${h.key} ${isAnnounced(h, { tagged, pack })} ${isDenied(h, { tagged, pack })}`));
}
