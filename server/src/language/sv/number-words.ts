import { type NumberWords, rootsOf } from "../number-words.ts";

export const numberWords: NumberWords = {
  roots: rootsOf(
    `en:1 ett:1 två:2 tre:3 tredje:3 fyra:4 fjärde:4 fem:5 femte:5 sex:6 sjätte:6 sju:7 sjunde:7 åtta:8 åttonde:8
    nio:9 nie:9 tio:10 elva:11 elfte:11 tolv:12 tolfte:12 tretton:13 fjorton:14 femton:15 sexton:16 sjutton:17 arton:18
    aderton:18 nitton:19 tjugo:20 trettio:30 fyrtio:40 femtio:50 sextio:60 sjuttio:70 åttio:80 nittio:90 tretti:30
    fyrti:40 femti:50 sexti:60 sjutti:70 åtti:80 nitti:90 hundra:100 tusen:1000
    femma:5 femman:5 femmor:5 nia:9 nian:9 nior:9 tia:10 tian:10 tior:10`,
  ),
  units: { roots: new Map(), joint: "" },
  // "A size thirty-seven" is "en trettiosjua".
  // "En sexåring", "treåriga Lena": an age in one word.
  endings: /^(?:tal|talet|talets|tals|de|nde|a|an|or|åring(?:en|ens|s|ar|arna)?|årig[ae]?|årigt)$/u,
  whole: new Set(),
  lookalikes: new Set(),
  isCompounding: true,
  ordinal: /(?:sta|dra|dje|de|te)$/u,
  decade: /tal(?:et|ets|s)?$/u,
  decadeBefore: null,
  yearsAfter: /(\p{L}+|\d+) år (?:senare|efteråt|därefter)(?!\p{L})/giu,
  beside: /^\p{L}+(?:,? (?:eller|kanske) \p{L}+|, \p{L}+(?=\s*(?:[.,;:!?…)]|$)))/iu,
  mended:
    /^\p{L}+[.,…]*\s*(?:[–—-]\s*)?(?:nej|nä|näe|förlåt|vänta|jag menar|ja menar)(?:[.,…]*\s+(?:nej|nä|näe|vänta|förlåt|nu ljuger jag|jag menar|ja menar|det var|de va|till|te|i))*[.,…]*\s+\p{L}+(?=\s*(?:[.,;:!?…–—)]|$))/iu,
  pair: /(?<!\p{L})(?:de|dem|vi|oss|ni|er) två(?!\p{L})/giu,
};
