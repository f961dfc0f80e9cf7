import { everydayWords } from "../patterns.ts";

/** What names nothing by itself in Italian. */
export const everyday = everydayWords({
  adjectives:
    "(?:piccol|piccolin|piccolissim|piccin|nuov|pover|poverett|bell|brutt|buon|cattiv|car|cort|altr|stess)[oaie]|vecchi[oae]?|vecchiett[oaie]|(?:grand|giovan|trist|maggior|minor|miglior|peggior)[ei]|gran|bel|bei|begli|buon|(?:ricc|lung)(?:o|a|hi|he)",
  numbers:
    "zero|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|(?:un|do|tre|quattor|quin|se)dici|diciassette|diciotto|diciannove|(?:vent[iu]|(?:trent|quarant|cinquant|sessant|settant|ottant|novant)[aou])\\S*|(?:due|tre|quattro|cinque|sei|sette|otto|nove)?cento\\S*|mille\\S*|\\S+mila|(?:prim|second|terz|quart|quint|sest|settim|ottav|non|decim)[oaie]|\\S+esim[oaie]",
});
