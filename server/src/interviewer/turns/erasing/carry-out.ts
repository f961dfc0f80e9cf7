import { joined, type Moment } from "../moment.ts";
import { askFor, askWhichPart } from "./ask.ts";
import { asks, type Decided, keptOutNow, replied, saidAgain, takeOfferBack, talk } from "./done.ts";
import type { Candidate, Meant } from "./meant.ts";
import type { Verdict } from "./part.ts";
import { askedAgainIn, asksWhether } from "./reply.ts";
import { namedTogether } from "./scored.ts";
import { wasErased } from "./status.ts";

/** What a verdict comes to: what is said, kept out, let in again and deleted. */

/** Asks whether what is meant is deleted. */
export const asking = (moment: Moment, meant: Meant): Decided => ({
  act: askFor(moment, meant),
  heard: talk,
});

/** Keeps out what is meant, with all that the same request names besides, and asks whether it is deleted. */
export const askAll = (moment: Moment, meant: Meant, text: string): Decided => {
  const [first, ...others] = namedTogether(moment, meant, text);
  const keptOut = [first, ...others].flatMap((one) => keptOutNow(moment, one));
  return { ...asking(moment, { ...first, with: others }), keptOut };
};

/** A reply with words before it. */
export const afterWords = (decided: Decided, words: string): Decided => ({
  ...decided,
  act: joined(words, decided.act),
});

/** "Can that be deleted or not?", "Is it gone?": what only asks is heard as that; whoever wishes it beside that wishes. */
export const asHeard = ({ pack }: Moment, decided: Decided, text: string): Decided => {
  const isWish = askedAgainIn(text, pack).some((one) => !one.endsWith("?"));
  const isAsked = !isWish && (text.includes("?") || asksWhether(text, pack));
  return decided.heard === talk && isAsked ? { ...decided, heard: asks } : decided;
};

/** Another answer is asked about than what was on the table, or besides what stays there. */
const askOther = (
  moment: Moment,
  text: string,
  { left, stays, named, isPointed }: Extract<Verdict, { is: "another" }>,
): Decided => {
  const { state, pack } = moment;
  const { letIn: isIn, keptMore } = pack.erasing.words;
  const letIn = left.flatMap((id) => takeOfferBack(moment, id));
  const isNamed = (id: string): boolean => named.some((one) => one.id === id);
  state.notMeant = [...(state.notMeant ?? []), ...left].filter((id) => !isNamed(id));
  const [first, ...others] = [...stays, ...named];
  // What is named and stands nowhere is gone.
  if (!first && isPointed && wasErased(moment)) {
    const act = joined(letIn.length > 0 ? isIn : keptMore, saidAgain(moment).act);
    return { ...replied(moment, "no", { text }), letIn, act };
  }
  const keptOut = named.flatMap((one) => keptOutNow(moment, one));
  const meant = first ? { ...first, with: others } : { id: left[0] ?? "", text: null, names: [] };
  const decided = { ...asking(moment, meant), keptOut, letIn };
  return letIn.length > 0 ? afterWords(decided, isIn) : decided;
};

/** Does what a reply was judged to mean; `asked`: what it replies to. */
export const carryOut = (
  moment: Moment,
  verdict: Verdict,
  of: { text: string; asked?: Candidate },
): Decided => asHeard(moment, doneBy(moment, verdict, of), of.text);

const doneBy = (
  moment: Moment,
  verdict: Verdict,
  { text, asked }: { text: string; asked?: Candidate },
): Decided => {
  switch (verdict.is) {
    case "yes": {
      const { named = [], next = [], ...of } = verdict;
      const keptOut = named.flatMap((one) => keptOutNow(moment, one));
      const after = [...named.map(({ id, lines }) => ({ message: id, lines })), ...next];
      const done = replied(moment, "yes", { text, ...of, ...(asked ? { answer: asked } : {}), next: after });
      return { ...done, keptOut: [...keptOut, ...(done.keptOut ?? [])] };
    }
    case "no":
      return replied(moment, "no", { text });
    case "another":
      return askOther(moment, text, verdict);
    case "ask": {
      const { meant, isNew, lead = "" } = verdict;
      return afterWords(isNew ? askAll(moment, meant, text) : asking(moment, meant), lead);
    }
    case "which":
      return { act: joined(verdict.lead, askWhichPart(moment, verdict.id)), heard: talk };
    case "part":
      return { act: moment.pack.erasing.words.onlyThat, heard: talk };
  }
};
