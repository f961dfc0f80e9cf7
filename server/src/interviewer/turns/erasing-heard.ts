import { sentences } from "#language/text.ts";
import type { Choice } from "../wording/chosen.ts";
import { askFor } from "./erasing-ask.ts";
import { type Decided, replied } from "./erasing-done.ts";
import { asksForIt, type Candidate, isNamedBy, keptOutOf, type Meant } from "./erasing-meant.ts";
import { linesNamed } from "./erasing-part.ts";
import { askedAgainIn, holdsYes } from "./erasing-reply.ts";
import type { Moment } from "./moment.ts";

/** What a model hears of deleting an answer for good: it may bring the question, and with plain words of the teller the yes. */

/** The sentences of an answer that stand in what a model copied; undefined: none, or all of them. */
const linesCopied = ({ pack }: Moment, { text }: Candidate, copied: string): string[] | undefined => {
  const all = sentences(text ?? "", pack.language).map((one) => one.text);
  const lines = all.filter((one) => copied.includes(one.replace(/[.!?…]+$/u, "")));
  return lines.length > 0 && lines.length < all.length ? lines : undefined;
};

/** The sentences that a model heard are to go, of an answer that is kept out already, as a whole or by them. */
const partHeard = (
  moment: Moment,
  acts: NonNullable<Choice["acts"]>,
  before: readonly Candidate[],
): Meant | undefined => {
  for (const act of acts) {
    if (act.do !== "keep_out" || !("words" in act) || !act.erases) continue;
    const answer = before.find(({ id }) => id === act.in);
    const lines =
      answer && (linesCopied(moment, answer, act.words) ?? linesNamed(moment, answer, [act.words]));
    if (answer && lines) return { id: answer.id, text: answer.text, names: [], lines, near: lines };
  }
  return undefined;
};

/** A model heard that an answer which is kept out already is to go, or that it was asked whether it can: code asks whether. Empty: it heard no such thing. */
export const askHeard = (
  moment: Moment,
  { acts = [], asked = [] }: Pick<Choice, "acts" | "asked">,
  before: readonly Candidate[],
): string => {
  // What a model names first is what matters; where they asked for it names it again.
  const named = erasedBy({ acts }).flatMap((id) => before.find((one) => one.id === id) ?? []);
  const isAsked = asked.includes("erasing");
  const { erasing } = moment.state;
  const part = partHeard(moment, acts, before);
  if (part && named.length === 0) {
    moment.state.isOfErasing = true;
    return askFor(moment, part);
  }
  const meant =
    named.find((one) => !asksForIt(one, moment.pack)) ??
    named[0] ??
    (isAsked ? (before.find(({ id }) => id === erasing?.message) ?? before.at(-1)) : undefined);
  if (!meant) return "";
  moment.state.isOfErasing = true;
  const also = erasedBy({ acts }).filter((id) => id !== meant.id);
  return askFor(moment, { ...meant, names: [], also });
};

/** The answers that a model heard are to go. */
const erasedBy = ({ acts = [] }: Pick<Choice, "acts">): string[] =>
  acts.flatMap((act) => (act.do === "erase" ? [act.message] : []));

/** Does a reply hold a yes to Saga's question among other words? Then a model is asked what it hears, too. */
export const mayHoldYes = (moment: Moment, text: string): boolean => {
  const { state, pack } = moment;
  const asked = keptOutOf(moment).find(({ id }) => id === state.mayErase?.message);
  if (!asked || !holdsYes(text, pack)) return false;
  // "Yes, it was a hard winter" is no yes to it, whatever a model hears: it is named or asked for again beside it.
  return isNamedBy(moment, asked, text) || askedAgainIn(text, pack).length > 0;
};

/** The answer that Saga asked about, where a model heard a yes and the words hold one too: neither alone deletes anything. */
export const yesHeardFor = (
  moment: Moment,
  text: string,
  choice: Pick<Choice, "intent" | "acts">,
): Candidate | undefined => {
  const asked = keptOutOf(moment).find(({ id }) => id === moment.state.mayErase?.message);
  if (!asked || choice.intent !== "delete" || !erasedBy(choice).includes(asked.id)) return undefined;
  return mayHoldYes(moment, text) ? asked : undefined;
};

/** What such a yes comes to; null: none was heard. */
export const confirmHeard = (
  moment: Moment,
  text: string,
  choice: Pick<Choice, "intent" | "acts">,
): Decided | null => {
  const asked = yesHeardFor(moment, text, choice);
  const { lines } = moment.state.mayErase ?? {};
  return asked ? replied(moment, "yes", { text, answer: asked, lines, heard: erasedBy(choice) }) : null;
};
