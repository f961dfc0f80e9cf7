import { everydayWords } from "../patterns.ts";

/** What names nothing by itself in Swedish. */
export const everyday = everydayWords({
  adjectives:
    "liten|litet|lill[ae]|sma|mindre|minst[ae]?|storre|storst[ae]?|gammal|gammalt|gaml[ae]|aldre|aldst[ae]?|yngre|yngst[ae]?|ny|nytt|ny[ae]|nyare|(?:stor|ung|fattig|rik|god|dalig|fin|kar|lang|kort|sorglig|mork)[tae]?|gott|bra|battre|bast[ae]?|samre|samst[ae]?|tidigare|senare|samma|annan|annat",
  numbers:
    "noll|tva|tre|fyra|fem|sex|sju|atta|nio|tio|elva|tolv|(?:tret|fjor|fem|sex|sjut|ar|ader|nit)ton(?:de|hundra\\S*)?|(?:tjugo|tretti|fyrti|femti|sexti|sjutti|atti|nitti)\\S*|(?:tva|tre|fyra|fem|sex|sju|atta|nio)?(?:hundra|tusen)\\S*|(?:forst|tredj|fjard|femt|sjatt|sjund|atto?nd|niond|tiond|elft|tolft)[ae]",
});
