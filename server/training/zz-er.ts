import { readFileSync } from "node:fs";
import { packs } from "#language/packs.ts";
import { fold } from "#language/fold.ts";
import { askedIn, askedAgainIn, saysBareYes, declinesIt, tellsBeside, isForGoodIn } from "../src/interviewer/turns/erasing-reply.ts";
import { sentencesIn } from "../src/interviewer/hearing/parts.ts";
for (const line of readFileSync(0, "utf8").split("\n").filter(Boolean)) {
  const l = line.slice(0, 2) as "en"; const pack = packs[l]; const t = line.slice(3);
  console.log(t.slice(0, 60), "| closed", askedIn(t, pack, { isOpen: false }), "open", askedAgainIn(t, pack), "yes", saysBareYes(t, pack), "no", sentencesIn(t).filter((o) => declinesIt(o, pack)), "forGood", isForGoodIn(t, pack), "whole", pack.erasing.whole.test(fold(t)), "tells", tellsBeside(t, askedAgainIn(t, pack), pack));
}
