import type { Hearing } from "../hearing.ts";
import { naming } from "../patterns.ts";

/** Somebody is to be kept out of what Saga asks, in Swedish. */
export const notAsked: Hearing["notAsked"] = naming(
  {
    before: "min|mitt|mina|var|vart|den|det|lilla|gamla",
    asking:
      "(?:dina|era|alla dina|alla|de|dom) fragor|fragorna|(?:allt |det )?(?:som )?(?:du|ni) (?:fragar|undrar|vill fraga|ska fraga)(?: mig| mej)?(?: om| efter)?|(?:nar|medan) (?:du|ni) (?:fragar|staller fragor)",
    out: "(?:helt |alldeles )?(?:vara )?(?:utanfor|borta|i fred|ifred|vara|ute)(?: fran| i| for| med)?",
    asked: "(?:vill jag|ber jag|ser jag helst|onskar jag) att|ska|skall|far|maste|kan",
    leaves: "haller|lamnar|later|halla|lamna|lata",
  },
  `
    (?<!(?:inte|aldrig|alltid) )(hall|lamna|lat) {whom} {out} {asking}
    (att|{asked}) (du|ni) {leaves} {whom} {out} {asking}
    (du|ni) (ska|skall|far|maste|kan) {leaves} {whom} {out} {asking}
    ^ (och |men |nu |sa ){0,2}{whom} {asked} (du|ni) {leaves} {out} {asking}
    ^ (och |men |nu |sa ){0,2}{whom} (ska|skall|far) (vara|sta|hallas|lamnas) {out} {asking}
    (blanda|dra|ta) inte (in |med )?{whom} (in )?i {asking}
    (en|nagon|nan|person|manniska|sak|namn)( som)?( jag)? (vill|onskar)( jag)? inte (bli |att du |att ni )?(fragad|utfragad|fragar) (om|efter) (och |men )?(det|den) ar {whom}`,
);
