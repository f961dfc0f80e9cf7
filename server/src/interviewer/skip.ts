import { admit, decideWith, whyRefused } from "./choice.ts";
import type { Turn } from "./ledger/ledger.ts";
import { closeSubject } from "./ledger/note.ts";
import type { Heard } from "./moves.ts";
import { readAnswer } from "./reading/read-answer.ts";
import { farewell } from "./turns/closing.ts";
import { leftUndeleted } from "./turns/erasing/decide.ts";
import { joined, type Moment, type Said, say } from "./turns/moment.ts";
import { openSubject, returnToThread } from "./turns/opening.ts";
import type { Answered } from "./turns/talk.ts";
import { begin, type Setting, turnOf, waiting } from "./turns/turn-frame.ts";
import type { Choice, Chosen, Prospect } from "./wording/chosen.ts";
import { outlookOf } from "./wording/outlook.ts";

const declined: Heard = { intent: "declines", told: "", isSure: true };

/** The waiting question is passed over for good: it counts, and its subject is not opened again. */
const passOver = ({ draft, state }: Moment): void => {
  const { pending } = state;
  state.turns += 1;
  if (pending?.topic && pending.move !== "follow_up")
    closeSubject(draft, { topic: pending.topic, status: "declined" });
};

const inBuiltInWords = (moment: Moment): Said => {
  const next =
    returnToThread(moment, { last: "", anyHeavy: false }) ?? openSubject(moment) ?? farewell(moment);
  return { ...next, text: joined(say(moment, moment.pack.conversation.declined), next.text) };
};

const passedOver = ({ state, language }: Moment): Answered | null => {
  const { pending, lastMove } = state;
  if (!pending) return null;
  const reading = readAnswer("", language);
  return { heard: declined, text: "", pending, lastTelling: "", id: "", reading, keptOut: [], lastMove };
};

/** "Ask me something else": the waiting question is passed over for good. */
export const skipQuestion = (input: Setting, choice: Choice | null = null): Turn => {
  const moment = begin(input);
  const known = waiting(moment);
  if (known) return known;
  const undeleted = leftUndeleted(moment);
  const answered = passedOver(moment);
  passOver(moment);
  if (answered?.pending.move === "close") return turnOf(moment, farewell(moment));
  const isUsable =
    choice !== null && choice.text !== null && admit(moment, { heard: declined, choice }) === choice.move;
  const said = isUsable && answered ? decideWith(moment, answered, choice) : inBuiltInWords(moment);
  return turnOf(moment, { ...said, text: joined(undeleted, said.text) });
};

/** What a model may ask instead of the question that was passed over; null where there is nothing for it to word. */
export const prospectOfSkip = (input: Setting): Prospect | null => {
  const moment = begin(input);
  const { mayErase, isAskedWhich, pending } = moment.state;
  if (waiting(begin(input)) || mayErase || isAskedWhich || pending?.move === "close") return null;
  passOver(moment);
  return {
    outlook: outlookOf(moment, { heard: declined, answer: { id: "", text: "" } }),
    ours: (_, text = "") => ({ before: "", rest: text }),
    admit: (choice: Chosen) => admit(moment, { heard: declined, choice }),
    whyRefused: (choice: Chosen) => whyRefused(moment, { heard: declined, choice }),
    asksErasing: () => false,
    dropsWords: () => false,
    namesNothing: () => false,
    claimsUndone: () => false,
  };
};
