import { fold } from "#language/fold.ts";
import type { LanguagePack } from "#language/pack.ts";
import { sentencesIn } from "../hearing/parts.ts";
import type { Moment } from "./moment.ts";
import type { Answered } from "./talk.ts";

const mostWordsOfEnding = 25;

/** Is it surely told to its end? A long telling is where its last words say so; where that is not sure, staying does least harm. */
export const isToldOut = ({ heard, reading, text }: Answered, { hearing }: LanguagePack): boolean =>
  (heard.isSure &&
    (reading.words <= mostWordsOfEnding ||
      (hearing.signs.told_enough?.test(fold(sentencesIn(text).at(-1) ?? "")) ?? false))) ||
  reading.words <= mostWordsOfEnding / 3 ||
  (reading.words <= mostWordsOfEnding && reading.tagged.of("grief").length === 0);

/** Does somebody who had stopped say that they are back, and tell or ask where it was left? */
export const isBack = ({ pack, state }: Moment, { heard, lastMove, text }: Answered): boolean =>
  lastMove === "offer_break" &&
  (heard.intent === "told" || (heard.intent === "resumes" && !state.stretch.isHeavy)) &&
  sentencesIn(text).some((sentence) => pack.asides.signs.returns.test(fold(sentence)));
