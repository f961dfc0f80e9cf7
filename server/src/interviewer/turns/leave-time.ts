import { fold } from "#language/fold.ts";
import { countWords } from "#language/text.ts";
import { hear } from "../hearing/hear.ts";
import { sentencesIn } from "../hearing/parts.ts";
import { isTelling } from "../moves.ts";
import { type Moment, type Said, say } from "./moment.ts";
import type { Answered } from "./talk.ts";

const longestPlea = 7;
/** In fewer words nothing was told that time could be left for. */
const muchTold = 25;

/** "… and I looked at my tin. Give us a minute.": whoever ends a telling so is left the time, and nothing is asked. */
export const leaveTime = (moment: Moment, { heard: { intent, beside }, text }: Answered): Said | null => {
  const { pack } = moment;
  const last = sentencesIn(text).at(-1) ?? "";
  const asks = beside && (beside.asks.length > 0 || beside.keepsOut.length > 0);
  if (!isTelling(intent) || asks || countWords(text) < muchTold || last.split(/\s+/u).length > longestPlea)
    return null;
  const meant = hear(last, moment.language);
  if (meant.intent !== "wait" || !meant.isSure || !pack.hearing.signs.wait?.test(fold(last))) return null;
  return { move: "wait", text: say(moment, pack.conversation.wait), asks: "", topic: null };
};
