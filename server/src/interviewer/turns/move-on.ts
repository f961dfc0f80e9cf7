import type { TopicId } from "#language/subjects.ts";
import { countWords } from "#language/text.ts";
import { isThin } from "../ledger/note.ts";
import { hasSlack } from "../ledger/progress.ts";
import type { Move } from "../moves.ts";
import { isTimeToClose, offerToClose } from "./closing.ts";
import { goOn, wordsToSayBack } from "./floor.ts";
import { tellsLoss } from "./loss.ts";
import { joined, type Moment, type Said, say } from "./moment.ts";
import { easierQuestion, openSubject, returnToThread, wasTouched } from "./opening.ts";
import { turnsBetweenQuotes } from "./quote.ts";
import { mayStay } from "./room.ts";
import { stayGentler, stayWith } from "./stay.ts";
import type { Answered } from "./talk.ts";

/** Words of a turn with a short act beside them; whoever has just told a loss hears a human word first. */
export const beside = (said: Said, act: string): string =>
  said.move === "stay_gently" ? joined(said.text, act) : joined(act, said.text);

/** A turn with an act that was done before it. */
export const withAct = (said: Said, { act, also }: { act: string; also: Move[] }): Said => ({
  ...said,
  text: beside(said, act),
  also: [...also, ...(said.also ?? [])],
});

/** Another thing than what was told last: an open thread near it, another subject, or the end. */
export const moveOn = (
  moment: Moment,
  { last, lightOnly = false, isPlain = false }: { last: string; lightOnly?: boolean; isPlain?: boolean },
): Said => {
  const { pack } = moment;
  // About one thing few answers are asked for; what is open is named by the offer to end.
  if (moment.state.about && isTimeToClose(moment)) return offerToClose(moment);
  const near = lightOnly ? null : returnToThread(moment, { last, anyHeavy: false });
  if (near) return near;
  // What they began themselves comes before a subject of ours, which they may have told.
  const isUnhurried = !lightOnly && hasSlack(moment.draft, moment.number);
  const begun = isUnhurried ? returnToThread(moment, { last, anyHeavy: false, anyOpen: true }) : null;
  if (begun) return begun;
  if (isTimeToClose(moment)) return returnToThread(moment, { last, anyHeavy: true }) ?? offerToClose(moment);
  const opened = openSubject(moment, { lightOnly });
  if (!opened) return returnToThread(moment, { last, anyHeavy: true }) ?? offerToClose(moment);
  const lead = isPlain || moment.state.about ? "" : say(moment, pack.conversation.moveOn);
  return { ...opened, text: joined(lead, opened.text) };
};

/** Whoever was asked for what they had told goes on where they were; null where a subject of the map was asked for, or nothing can be said back. */
export const backToTold = (moment: Moment, { pending, lastTelling }: Answered): Said | null => {
  if (pending.move === "open" || wordsToSayBack(moment, lastTelling) === null) return null;
  return goOn(moment, { telling: lastTelling, mustQuote: true });
};

/** In so few words nothing is told that could be asked on about. */
const mostOfThin = 10;
const someBefore = 30;

/** "It's an axe, love. It chopped wood.": what was asked was beside it, and it is gone back to what was at the heart before. */
export const backToHeart = (
  moment: Moment,
  { heard: { intent }, reading, lastMove, lastTelling }: Answered,
): Said | null => {
  const { state } = moment;
  if (intent !== "told" || lastMove !== "follow_up" || state.stretch.isHeavy) return null;
  if (reading.words === 0 || reading.words > mostOfThin || state.stretch.thin > 0) return null;
  if (countWords(lastTelling) < someBefore) return null;
  if (state.sinceQuote < turnsBetweenQuotes) return goOn(moment);
  return goOn(moment, { telling: lastTelling, mustQuote: true });
};

const someTelling = 12;

/** Whoever has told enough of something heavy, or tells of something else, is past it. */
export const leaveHeavyBehind = ({ state }: Moment, { reading, lastMove }: Answered): void => {
  const { stretch } = state;
  const stillHurts = reading.tagged.of("grief").length > 0;
  const isStill = lastMove === "stay_gently" && reading.words < someTelling;
  if (stretch.isHeavy) stretch.heavyAt = state.turns;
  if (stretch.isHeavy && !stillHurts) stretch.isHeavy = isStill;
};

/** Stays with a telling where that may be, and goes on to something else where it may not. */
export const followOrMoveOn = (moment: Moment, answered: Answered): Said => {
  const { reading, id, heard } = answered;
  const { stretch } = moment.state;
  stretch.thin = isThin(reading, 0) ? stretch.thin + 1 : 0;
  const isLoss = tellsLoss(moment, reading.tagged);
  leaveHeavyBehind(moment, answered);
  if (mayStay(moment, { reading, id, isLoss })) {
    const said = stayWith(moment, { reading, id, isLoss });
    if (said) return said;
  }
  const isAlive = stretch.thin === 0 && !stretch.isHeavy;
  const said = moveOn(moment, { last: heard.told, lightOnly: stretch.isHeavy, isPlain: isAlive });
  // About one thing it is still that.
  if (!isAlive || said.move !== "open" || said.topic === null || moment.state.about) return said;
  // It is said where the next thing comes from; somebody who still has much to tell hears that it is not over.
  const { bridge, laterMore } = moment.pack.conversation;
  const act = say(moment, wasTouched(moment, said.topic) ? bridge : laterMore);
  return withAct(said, { act, also: [] });
};

/** The same asked in an easier way, or something else where that was tried. */
export const askEasier = (moment: Moment, answered: Answered): Said => {
  const { pending, lastMove, heard } = answered;
  const { state } = moment;
  state.stretch.thin += 1;
  if (lastMove === "easier" || lastMove === "close") return moveOn(moment, { last: heard.told });
  const isOfPlan = pending.move === "open" && pending.topic !== null;
  const question = isOfPlan ? easierQuestion(moment, pending.topic as TopicId) : null;
  if (question) return question;
  const text = stayGentler(moment);
  if (text === null) return moveOn(moment, { last: "" });
  return { move: "easier", text, asks: text, topic: pending.topic };
};
