import { foldClauses } from "#language/fold.ts";
import { countWords } from "#language/text.ts";
import { type Beside, noTalk } from "../hearing/talk-beside.ts";
import type { Heard } from "../moves.ts";
import { readAnswer } from "../reading/read-answer.ts";
import { answersTo } from "./answers.ts";
import { allKeptOutSaid, stillSeenOnce } from "./beside.ts";
import { leaveToGoOn } from "./floor.ts";
import { rememberNamed } from "./follow-up.ts";
import { joined, type Moment, noteSeenSaid, type Said, say } from "./moment.ts";
import type { Answered } from "./talk.ts";

/** What was done, and who still sees it: erasing keeps words out of stories, not off the page of who set the interview up. */
export const keptOutWords = (
  moment: Moment,
  { isMatter, isPart = false }: { isMatter: boolean; isPart?: boolean },
): string => {
  const { conversation, asides } = moment.pack;
  moment.state.keptOutSaidAt = moment.state.turns;
  const whole = isMatter ? conversation.keptOut : conversation.deleted;
  return joined(say(moment, isPart ? asides.words.partKeptOut : whole), stillSeenOnce(moment, { isMatter }));
};

/** Something was taken back: it is done, and said. */
export const taken = (moment: Moment, answered: Answered): Said => {
  const { keptOut, heard } = answered;
  const { beside, about } = heard;
  const isMatter = keptOut.some(({ stems }) => stems.length > 0);
  // Whoever stands beside what was taken back is not asked about by name.
  rememberNamed(moment, readAnswer(answered.text, moment.language).tagged, { isClosed: true });
  // Whether it can be gone everywhere is answered with who still sees it.
  if (beside?.asks.includes("wholly")) noteSeenSaid(moment);
  const all = beside ? allKeptOutSaid(moment, beside) : null;
  const done =
    all === null ? keptOutWords(moment, { isMatter }) : joined(all, stillSeenOnce(moment, { isMatter }));
  // "Leave that out. And who reads this?" asks for both. "Can you take that out?" is done, and needs no lesson on how it is done.
  const isOnlyHow =
    beside !== undefined && beside.asks.length > 0 && beside.asks.every((one) => one === "erasing");
  const isAsked = !isOnlyHow && (about || beside?.asks.length);
  const asked = isAsked ? answersTo(moment, heard) : "";
  const act = joined(done, asked);
  const { state } = moment;
  // Nobody is led to another subject right after something was taken back: what was told around it is still there.
  if (state.pending) state.pending = { ...state.pending, move: "stay_gently" };
  const asks = state.stretch.isHeavy ? "" : leaveToGoOn(moment);
  return {
    move: "delete",
    also: asked ? ["answer"] : [],
    text: joined(act, asks),
    asks,
    topic: state.stretch.topic,
  };
};

const mostWordsOfYes = 8;

/** "Yes, that too", where it was asked whether something shall be left out as well. */
export const leavesOutToo = (
  text: string,
  { mayLeaveOut, pack }: { mayLeaveOut: Moment["state"]["mayLeaveOut"]; pack: Moment["pack"] },
): Heard | null => {
  const isYes = countWords(text) <= mostWordsOfYes && pack.hearing.agrees.test(foldClauses(text));
  if (!mayLeaveOut || !isYes) return null;
  const beside: Beside = {
    ...noTalk,
    keepsOut: [{ lines: [], names: mayLeaveOut.names, all: mayLeaveOut.names.join(", ") }],
  };
  return { intent: "delete", told: "", isSure: true, beside };
};
