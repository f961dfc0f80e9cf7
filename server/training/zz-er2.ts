import { packs } from "#language/packs.ts";
import { fold, foldClauses } from "#language/fold.ts";
import { sentencesIn } from "../src/interviewer/hearing/parts.ts";
import { askedAgainIn, isRefused, declinesIt, requestsIn, mayBeYes, saysBareYes } from "../src/interviewer/turns/erasing-reply.ts";
for (const [l, t] of [["en", "Never mind the plug! If Janet can read it then I don't want it there. Rub it out. What I said about Ray Colclough and the station and the case, all that, get rid of it for good, as if I'd never opened me mouth. I was daft to say it."], ["sv", "Ja. Just det ska bort. Ja."], ["it", "Sì, quello. Bruci."], ["it", "Sì! L'ho già detto"], ["it", "Sì sì, quello, via tutto"], ["en", "Yes. That and all."]] as const) {
  const p = packs[l];
  console.log(l, t.slice(0, 40), "refused", isRefused(t, p), "req", requestsIn(t, p), "mayYes", mayBeYes(t, p), "bare", saysBareYes(t, p));
  for (const s of sentencesIn(t)) console.log("   ", s, "| agrees", p.erasing.agrees.test(foldClauses(s)), "again", askedAgainIn(s, p).length, "all", p.erasing.allOfIt.test(foldClauses(s)), "just", p.erasing.justThat.test(fold(s)), "no", declinesIt(s, p), "ref", isRefused(s, p));
}
