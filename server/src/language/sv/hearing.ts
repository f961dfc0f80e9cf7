import type { Hearing } from "../hearing.ts";
import { phrases, topics } from "../patterns.ts";
import { weights } from "./intents.ts";
import { signs } from "./signs.ts";
import { themes } from "./themes.ts";

export const hearing: Hearing = {
  signs,
  themes,
  danger: phrases(`
    (vill|ville|skulle vilja) (do|inte leva|inte vakna|bara do|helst do) | vill inte (leva|vakna|finnas) | (orkar|vill) inte leva | ta livet av mig | ta livet av mej | ta mitt liv | gora slut pa (det|allt|mig|mej|livet|alltihop) | hanga mig | hanga mej | dranka mig | dranka mej | skjuta mig | skjuta mej | ga i sjon
    inget att leva for | inte varfor jag (ska leva|lever) | ingen mening (med|att|i) (livet|att leva|leva|fortsatta|nagot|nanting) | trott pa (livet|att leva) | less pa (livet|att leva) | battre om jag (vore|var) (dod|borta) | (sparat|sparar|samlat|samlar|lagt undan|gomt|gommer) .. (mina|pa|somntabletter*|tabletter*|piller*|medicinen|somnmedel)
    (son|sonen|dottern|mannen|maken|han|hon|sonson|barnbarnet|pojken|frun) (slar|sparkar|hotar|nyper) (mig|mej) | slar (mig|mej) | slagit (mig|mej) i | (laser|last) in (mig|mej) | (tar|tog) min pension | tar pensionen | radd for (min (son|man|dotter|sonson|dotterson)|sonen|dottern|honom|henne)`),
  denied:
    /\bingen(?: \w+){0,3} (?:slar|sparkar|nyper|hotar|laser in|gor|tar) (?:mig|mej|nagot)\b(?!.*\b(?:utom|forutom|bara)\b)/u,
  dangerFrom: 0.4,
  topics: topics({
    verbs:
      "prata|prat|tala|beratta|berätta|fraga|fragar|fragat|hora|snacka|talar|pratar|skriva|veta|ga tillbaka|tillbaka|komma till|ga over",
    prepositions: "om|till",
    bare: "ta upp|ta|ha med|handla om|far jag ta|vad sags om",
    stops:
      "istallet|i stallet|nu|tack|forst|hellre|for|da|och|men|sa|som|innan|fast|nagon gang|nan gang|lite|kanske|eller|utan",
  }),
  unwanted:
    /\b(?:vill (?:jag )?inte|ska (?:du|vi|ni) inte|inte (?:prata|tala|fraga|om)|(?:folk|alla|jamt|bara|alltid|stan|standigt|hela tiden) .*(?:om|fragar|hora)|slipp\w*|nog (?:om|med)|trott pa|istallet for)\b/u,
  leaves: [
    /\b(?:prata|tala|pratar|talar|berattar|beratta|fraga|hora|saga|diskutera)(?: mig| mej| mer| nagot| nat)* om (.{2,40}?)(?= (?:tack|mer|nu|har|fraga|och|med|for|igen)\b|$)/,
    /\b(?:lamna|lat|hall|halla|lamnar) (.{2,40}?) (?:utanfor|vara|vila|ifred|i fred|darhan|ute|ligga)\b/,
    /\b(?:utelamna|hoppa over|ta inte med|inte ta med|stryk|ta bort|radera) (?:det )?(?:(?:om|dar om) )?(.{2,40}?)(?= (?:tack|ur|i boken|ar|nu)\b|$)/,
    /^(.{2,30}?) (?:ska|far|skall) inte (?:vara |sta |komma )?(?:med|in|i)\b/,
  ],
  nameless:
    /^(?:det|den|de|dem|dom|detta|det dar|det har|den dar|den fragan|fragan|honom|henne|mig|mej|oss|allt|alltihop|saken|den saken|det sista|den delen|sant|sadant|nat|nagot|annat|nagot annat|nat annat|sista|over|den biten|dar|har|vi|ni|du|hor du|to)$/,
  corrections: [
    /(?<from>\S+(?: \S+)?) (?:nej|forlat|eller nej|nej nej)(?: (?:nu|jag ljuger|forlat|fel|vanta|det var|forresten|men|sa var det inte|jag menar|jag tar fel|nu ljuger jag|jag sager fel))+ (?<to>\S+(?: \S+)?)/,
    /\b(?:jag )?sa (?:jag )?(?<from>.{1,30}?) (?:men )?(?:jag menade|det ska vara|det var|menade jag) (?<to>.{1,40})$/,
    /\binte (?<from>\S+(?: \S+)?) utan (?<to>.{1,40})$/,
    /(?<to>(?:i |pa |hos )?\S+) inte (?<from>(?:i |pa |hos )?\S+)$/,
    /(?<from>\S+) (?:na|nej) (?:nu |det |sa )?(?:ljog|ljuger|blev fel|var fel) (?:jag |ja |det )?(?<to>(?:hos |i |pa )?\S+)/,
    /(?<from>\S+) eller (?:rattare sagt|snarare|nej|forresten) (?<to>\S+(?: \S+)?)/,
    /\b(?:jag menar|jag menade|menar jag|rattare sagt|det ska vara|det var) (?<to>.{1,40})$/,
    /(?<from>\S+) nej (?<to>\S+)$/,
  ],
  notPrinted:
    /\b(?:boken|bok|berattelsen|historien|tryck\w*|skriv\w* (?:inte )?(?:ner|ned|upp|in)|ta inte med|inte ta med|utanfor|utelamna\w*|publicer\w*|mellan oss|ska inte (?:sta|med|vara med)|barnbarnen)\b/,
  joints: /^(?:men|och|a|sa|nu|for|fast|da|ja|nej|snalla|jag|ja)$/,
  ends: /^(?:(?:ja|nej|na|nja|jo|nu|da|tack|okej) )*(?:vi (?:kan |ska )?|lat oss |jag vill |kan vi |vill )?(?:sluta|slutar|avsluta|avslutar|stanna|det racker|racker|det ar (?:bra|nog|allt|slut)|det var (?:allt|det|bra)|inget mer|inte mer|nog|klart|fardig|slut|hej da|tack for)/,
  goesOn:
    /^(?:(?:ja|jo|nej|na|tack|okej|garna|javisst) )*(?:vi (?:kan |ska )?|lat oss |jag vill |kan vi |ska vi )?(?:fortsatt\w*|ga vidare|gar vidare|kor vidare|kor pa|mer|en till|gar bra|garna|ja|jo|javisst|absolut|visst|inte (?:klar|fardig) an|det finns mer)\b/,
  weights,
};
