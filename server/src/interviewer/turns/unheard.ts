import type { Turn } from "../ledger/ledger.ts";
import { writableTopic } from "../ledger/state.ts";
import { leftUndeleted } from "./erasing/decide.ts";
import { joined, type Moment, type Said, say } from "./moment.ts";
import { openSubject } from "./opening.ts";
import { turnOf } from "./turn-frame.ts";

/** Nothing is left to ask of somebody whose words nobody has written down: the interview waits for them. */
const pauseUntilWords = (moment: Moment): Said => {
  const text = say(moment, moment.pack.conversation.offerBreak);
  return { move: "offer_break", text, asks: "", topic: null };
};

/** What was told is kept but not known: it is asked for no further, holds nothing to take hold of, and moves the progress only when its words come. */
export const takeUnheard = (moment: Moment): Turn => {
  const { draft, state, pack } = moment;
  const undeleted = leftUndeleted(moment);
  const { pending } = state;
  if (pending?.topic) writableTopic(draft, pending.topic).mention = 1;
  const text = say(moment, pack.conversation.continuers.plain);
  state.stretch.turns += 1;
  const stays = pending?.topic && state.stretch.turns < 2;
  const said: Said = stays
    ? { move: "follow_up", text, asks: text, topic: pending.topic }
    : (openSubject(moment) ?? pauseUntilWords(moment));
  return turnOf(moment, { ...said, text: joined(undeleted, said.text) });
};
