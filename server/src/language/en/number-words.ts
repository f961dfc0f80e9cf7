import { type NumberWords, rootsOf } from "../number-words.ts";

export const numberWords: NumberWords = {
  roots: rootsOf(
    `two:2 three:3 third:3 four:4 five:5 fif:5 six:6 seven:7 eight:8 eigh:8 nine:9 nin:9 ten:10 eleven:11 twelve:12
    twelf:12 thirteen:13 fourteen:14 fifteen:15 sixteen:16 seventeen:17 eighteen:18 nineteen:19 twenty:20 twentie:20
    thirty:30 thirtie:30 forty:40 fortie:40 fifty:50 fiftie:50 sixty:60 sixtie:60 seventy:70 seventie:70 eighty:80
    eightie:80 ninety:90 ninetie:90 hundred:100 thousand:1000`,
  ),
  units: { roots: rootsOf("one:1 first:1 second:2"), joint: "-" },
  endings: /^(?:th|s)$/u,
  whole: new Set(),
  lookalikes: new Set(),
  isCompounding: false,
  ordinal: /(?:first|second|third|th)$/u,
  decade: /ties$/u,
  decadeBefore: null,
  yearsAfter: /(\p{L}+|\d+) years? (?:later|after|afterwards)(?!\p{L})/giu,
  beside: /^\p{L}+(?:,? (?:or|maybe|perhaps) \p{L}+|, \p{L}+(?=\s*(?:[.,;:!?…)]|$)))/iu,
  mended:
    /^\p{L}+[.,…]*\s*(?:[–—-]\s*)?(?:no|nay|sorry|wait|rather|I mean|I tell a lie|I lie)(?:[.,…]*\s+(?:no|wait|hang on|hold on|sorry|I mean|I tell a lie|I lie|that['’]s wrong|it was|till|until|to|in))*[.,…]*\s+\p{L}+(?=\s*(?:[.,;:!?…–—)]|$))/iu,
  pair: /(?<!\p{L})the two of (?:them|us|you)(?!\p{L})/giu,
};
