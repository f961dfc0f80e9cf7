import { fold } from "#language/fold.ts";
import type { Wordings } from "#language/subjects.ts";
import { dangerIn } from "../hearing/danger.ts";
import { partsOf, sentencesIn } from "../hearing/parts.ts";
import type { InterviewState } from "../ledger/ledger.ts";
import { takeUpThreads } from "../ledger/threads.ts";
import type { Heard } from "../moves.ts";
import type { ReadAnswer } from "../reading/read-answer.ts";
import { kinMatcherOf } from "../reading/vocabulary.ts";
import { stillSeenOnce } from "./beside.ts";
import { rememberNamed } from "./follow-up.ts";
import { freshWording } from "./frames.ts";
import { isOfLongAgo, tellsLoss } from "./loss.ts";
import { joined, type Moment, type Said, say, wasSaidOut } from "./moment.ts";
import { stayWith } from "./stay.ts";
import type { Answered } from "./talk.ts";

const turnsBetweenReceptions = 6;

/** One turn more of the same, and nothing light. */
const stayHeavy = (state: InterviewState): void => {
  state.stretch = { ...state.stretch, turns: state.stretch.turns + 1, thin: 0, isHeavy: true };
};

/** From here on something heavy is stayed with, whoever finds the words. */
export const stayWithHeavy = (
  { state, draft }: Moment,
  { heard, id }: Answered,
): Pick<Said, "move" | "topic"> => {
  if (heard.intent === "grief") state.grievedAt = state.turns;
  stayHeavy(state);
  takeUpThreads(draft, id);
  return { move: "stay_gently", topic: state.stretch.topic };
};

/** In so many words somebody's tears or a grandfather's death may stand beside what is told. */
const longTelling = 40;

/** Is something heavy told, and not only named in a long telling, by a word that sounds like it? */
export const isHeavy = (moment: Moment, { heard, reading: { words, tagged } }: Answered): boolean => {
  if (heard.intent === "secret") return true;
  if (heard.intent !== "grief") return false;
  if (words < longTelling) return true;
  return tellsLoss(moment, tagged) ? !isOfLongAgo(moment, tagged) : heard.isSure;
};

/** Is it to stay a secret from somebody who is named: "and our Lena isn't to hear it"? */
const isFromSomebody = ({ facts, pack }: Moment, { text }: Answered): boolean =>
  facts.reader !== "own" &&
  sentencesIn(text).some(
    (one) =>
      pack.asides.signs.hushes.test(fold(one)) &&
      (kinMatcherOf(pack.language)(one).length > 0 || /[^.!?…]\s\p{Lu}\p{Ll}{2,}/u.test(one)),
  );

/** That it stands in no story is said with a secret where it was not said lately, or is asked for. */
const wordsForSecret = (moment: Moment, { heard, text }: Answered): Wordings => {
  const { state, pack } = moment;
  const { signs, words } = pack.asides;
  const isAsked =
    (heard.beside?.keepsOut.length ?? 0) > 0 || sentencesIn(text).some((one) => signs.hushes.test(fold(one)));
  if (wasSaidOut(moment) && !isAsked) return pack.conversation.secret;
  state.keptOutSaidAt = state.turns;
  return words.trusted;
};

/** A loss is received, and the teller left to stay or to go on; when more of it is told, Saga stays with it. */
export const receiveHeavy = (moment: Moment, answered: Answered): Said => {
  const { heard, id, lastMove, reading } = answered;
  const { state, pack } = moment;
  // One loss is told in many sentences: it is received once, and then listened to.
  const isRecent = state.grievedAt !== undefined && state.turns - state.grievedAt < turnsBetweenReceptions;
  const wasReceived = isRecent && (lastMove === "stay_gently" || state.stretch.isHeavy || !heard.isSure);
  if (wasReceived && heard.intent === "grief") {
    const said = stayWith(moment, { reading, id, isLoss: true });
    if (said) return said;
  }
  const made = stayWithHeavy(moment, answered);
  // A secret is met by a person's words: who can read it was said before the first question, and is said again when it is asked.
  const wordings = heard.intent === "secret" ? wordsForSecret(moment, answered) : pack.conversation.grief;
  const fresh = freshWording(state, { wordings, seed: moment.seed });
  const staying =
    fresh === null && heard.intent === "grief" ? stayWith(moment, { reading, id, isLoss: true }) : null;
  if (staying) return staying;
  if (heard.intent === "secret") rememberNamed(moment, reading.tagged);
  const text = say(moment, wordings);
  // Whoever says who is not to hear it would be deceived by silence on who can.
  const seen =
    heard.intent === "secret" && isFromSomebody(moment, answered)
      ? stillSeenOnce(moment, { isMatter: false })
      : "";
  // Whoever tells of a death hears first that Saga is sorry.
  const { condolence, condoles } = pack.asides.words;
  const isMourned = !isRecent && heard.intent === "grief" && tellsLoss(moment, reading.tagged);
  const sorry = isMourned && !condoles.test(fold(text)) ? condolence : "";
  return { ...made, text: joined(sorry, text, seen), asks: text };
};

/** In so many words somebody's empty chair may stand beside what is told. */
const longMourning = 30;

/** What may be a death told without its word, by the empty chair or the telegram, is left room, without condolence, for it may be none; null: it is told by no such sign, or that was just done. */
export const leaveRoom = (moment: Moment, { id, lastMove, reading, text: told }: Answered): Said | null => {
  const { state, draft, pack } = moment;
  if (lastMove === "stay_gently" || state.stretch.isHeavy || reading.words >= longMourning) return null;
  const folded = fold(told);
  // "After that she never played again" is said back.
  if (!pack.hearing.signs.mourns?.test(folded) || pack.conversation.followUps.hints.test(folded)) return null;
  stayHeavy(state);
  takeUpThreads(draft, id);
  const { condoles } = pack.asides.words;
  const text = say(
    moment,
    pack.conversation.grief.filter((wording) => !condoles.test(fold(wording))),
  );
  return { move: "stay_gently", text, asks: text, topic: state.stretch.topic };
};

/** Is "I never told that to a soul" said in a telling? A listener stays there, and asks for nothing else. */
export const isConfided = ({ pack }: Moment, { text }: Answered): boolean =>
  sentencesIn(text).some((sentence) => pack.asides.signs.confides.test(fold(sentence)));

/** What was confided is received. It goes on standing with what was told, unless the teller asks for more. */
export const receiveConfided = (moment: Moment): Said => {
  const { state, pack } = moment;
  stayHeavy(state);
  const text = say(moment, pack.conversation.secret);
  const isNew = !state.hasToldConfided;
  state.hasToldConfided = true;
  return {
    move: "stay_gently",
    text: joined(text, isNew ? pack.asides.words.confided : ""),
    asks: text,
    topic: state.stretch.topic,
  };
};

/** Danger is answered with the lines of help, and nothing is asked. */
export const support = (moment: Moment): Said => {
  moment.state.supportedAt = moment.state.turns;
  moment.state.stretch = { ...moment.state.stretch, isHeavy: true };
  return { move: "support", text: moment.pack.phrases.support, asks: "", topic: null };
};

/** After help lines were shown: whoever talks on is listened to. */
export const afterSupport = (moment: Moment): Said => {
  const text = say(moment, moment.pack.conversation.afterSupport);
  return { move: "stay_gently", text, asks: text, topic: moment.state.stretch.topic };
};

const turnsBetweenGuilt = 5;

/** What tellers hold against themselves is received, not forgiven and not explained. */
export const receiveGuilt = (moment: Moment, isLoss: boolean): Said | null => {
  const { state, pack } = moment;
  if (state.guiltAt !== undefined && state.turns - state.guiltAt < turnsBetweenGuilt) return null;
  state.guiltAt = state.turns;
  stayHeavy(state);
  const { guilt, condolence } = pack.asides.words;
  if (isLoss) state.grievedAt = state.turns;
  const text = joined(isLoss ? condolence : "", say(moment, guilt));
  return { move: isLoss ? "stay_gently" : "follow_up", text, asks: text, topic: state.stretch.topic };
};

/** In so many words a faint sound of danger is mostly a death or an accident of long ago. */
const longForHarm = 50;
/** What somebody means to be heard they begin with, or end on. */
const atEitherEnd = 2;

/** May the teller be in danger? In a long telling what it begins with or ends on must sound so by itself. */
export const soundsOfHarm = ({ pack: { hearing } }: Moment, { heard, reading, text }: Answered): boolean => {
  if (!heard.mayHurt || reading.words < longForHarm) return heard.mayHurt !== undefined;
  const all = partsOf(text, hearing.joints);
  const ends = [all.slice(0, atEitherEnd), all.slice(-atEitherEnd)].map((part) => part.join(" "));
  return ends.some((part) => dangerIn(part, hearing) !== null);
};

const turnsBetweenChecks = 8;
/** Lists of words that hurt. */
const hurts = ["grief", "trauma"] as const;

/** What may be danger, and may be none, is asked after in plain words, once for one matter; null: it was asked after already. */
const checkIn = (moment: Moment, { tagged }: ReadAnswer): Said | null => {
  const { state, pack } = moment;
  if (state.checkedAt !== undefined && state.turns - state.checkedAt < turnsBetweenChecks) return null;
  stayHeavy(state);
  // Where no word of it hurts, "how are you with that?" is deaf, and room to go on is no less kind.
  const { caring, continuers } = pack.conversation;
  const isHurt = hurts.some((list) => tagged.of(list).length > 0);
  if (isHurt) state.checkedAt = state.turns;
  const text = say(moment, isHurt ? caring : continuers.withheld);
  return { move: "stay_gently", text, asks: text, topic: state.stretch.topic };
};

/** What may be danger is asked about outright, once in an interview, with the lines of help below; null: it was asked already, or they have just said so. */
const askDanger = (moment: Moment): Said | null => {
  const { state, pack } = moment;
  if (state.dangerAskedAt !== undefined || state.lastMove === "support") return null;
  state.dangerAskedAt = state.turns;
  state.checkedAt = state.turns;
  stayHeavy(state);
  const text = say(moment, pack.conversation.askDanger);
  return { move: "stay_gently", also: ["support"], text, asks: text, topic: state.stretch.topic };
};

/** What hearing is unsure of is asked after, outright or by how the teller is; null: nothing is to be asked. */
export const askAfter = (moment: Moment, { mayHurt }: Heard, reading: ReadAnswer): Said | null =>
  mayHurt === undefined
    ? null
    : ((mayHurt === "danger" ? askDanger(moment) : null) ?? checkIn(moment, reading));
