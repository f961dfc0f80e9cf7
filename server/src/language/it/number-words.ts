import { set } from "../grammar.ts";
import { type NumberWords, rootsOf } from "../number-words.ts";

export const numberWords: NumberWords = {
  roots: rootsOf(
    `uno:1 due:2 tre:3 tré:3 terza:3 terzo:3 quattro:4 quarta:4 quarto:4 cinque:5 quinta:5 quinto:5 sei:6
    sesta:6 sesto:6 sette:7 settima:7 settimo:7 otto:8 ott:8 ottava:8 ottavo:8 nove:9 nono:9 nona:9 dieci:10 decima:10 decimo:10 undici:11 dodici:12 tredici:13 quattordici:14 quindici:15 sedici:16
    diciassette:17 diciotto:18 diciott:18 diciannove:19 venti:20 vent:20 trenta:30 trent:30 quaranta:40 quarant:40 cinquanta:50
    cinquant:50 sessanta:60 sessant:60 settanta:70 settant:70 ottanta:80 ottant:80 novanta:90 novant:90 cento:100
    mille:1000 mila:1000 quattr:4 undic:11 dodic:12 tredic:13 quattordic:14 quindic:15 sedic:16 diciassett:17 diciannov:19`,
  ),
  units: { roots: new Map(), joint: "" },
  // No vowel alone: "vento" is the wind, and Trento a town.
  // "Quindicenne": an age in one word.
  endings: /^(?:esim[oaie]|enn[ei])$/u,
  whole: new Set(),
  lookalikes: set("ottenne"),
  isCompounding: true,
  ordinal: null,
  decade: /^$/u,
  decadeBefore: /(?<!\p{L})anni\s+['’]?$/iu,
  yearsAfter: /(\p{L}+|\d+) ?['’]?\s?anni (?:dopo|più tardi)(?!\p{L})/giu,
  beside: /^\p{L}+(?:,? (?:o|forse) \p{L}+|, \p{L}+(?=\s*(?:[.,;:!?…)]|$)))/iu,
  mended:
    /^\p{L}+[.,…]*\s*(?:[–—-]\s*)?(?:no|anzi|scusi|scusa|aspetti|aspetta|volevo dire)(?:[.,…]*\s+(?:no|anzi|scusi|scusa|aspetti|aspetta|volevo dire|mi sbaglio|era|nel|al|del|il|a))*[.,…]*\s+\p{L}+(?=\s*(?:[.,;:!?…–—)]|$))/iu,
  pair: /(?<!\p{L})(?:loro|noi|voi|tutt[ie] e) due(?!\p{L})/giu,
};
