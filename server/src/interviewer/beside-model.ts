import type { Askable } from "#language/asides.ts";
import { fold } from "#language/fold.ts";
import type { LanguagePack } from "#language/pack.ts";
import { contentStems, sentences } from "#language/text.ts";
import { withoutQuestions } from "./hearing/parts.ts";
import { type Act, isWantedIn } from "./ledger/acts.ts";
import type { KeptOut } from "./ledger/ledger.ts";
import type { Heard, Intent, Move } from "./moves.ts";
import { stillSeen, trueAnswer } from "./turns/answers.ts";
import { saysReader, stillSeenOnce } from "./turns/beside.ts";
import { erasedBy } from "./turns/erasing/acts.ts";
import { isSpokenOf } from "./turns/erasing/status.ts";
import {
  joined,
  type Moment,
  noteSeenSaid,
  type Said,
  say,
  wasSaidOut,
  wasSeenSaid,
} from "./turns/moment.ts";
import { keptOutWords } from "./turns/taken-out.ts";
import type { Answered } from "./turns/talk.ts";
import { leavesUnanswered } from "./wording/check.ts";
import type { Choice } from "./wording/chosen.ts";
import { factsOf } from "./wording/outlook.ts";
import { ownWords, quotedIn } from "./wording/spoken.ts";

/** Answers that must be true of this account, word by word; to the other questions a model answers itself. */
export const asksForFacts: ReadonlySet<Askable> = new Set<Askable>([
  "beforehand",
  "reader",
  "wholly",
  "erasing",
  "recording",
  "off",
  "copies",
]);

const wasTakenOut = ({ kind }: KeptOut): boolean => kind === "erased" || kind === "not_printed";

/** What code says beside a model's words: what is true and was not answered, and what was done and was not said. */
type Ours = { facts: string; done: string; also: Move[] };

/** What was asked that has one true answer, and that a model passed over or found no words for. */
const unanswered = ({ heard }: Answered, { intent, also = [], asked = [], text }: Choice): Askable[] => {
  const all = [intent, ...also];
  // "So keep it under your hat" beside a secret asks nothing: no rules are read out then.
  const isAnswered = text !== null && all.includes("asks");
  if (isAnswered || ![heard.intent, ...all].includes("asks")) return [];
  const heardAsked: readonly Askable[] =
    heard.intent === "asks" ? (heard.beside?.asks ?? (heard.about ? [heard.about] : [])) : [];
  const named = asked.length === 0 ? heardAsked : asked;
  return named.filter((about) => asksForFacts.has(about));
};

/** Of a secret that nobody copied and code did not hear, once, how it is left out; who confided all of an answer was received. */
const secretSaid = ({ pack, state }: Moment, keptOut: readonly KeptOut[]): string => {
  if (keptOut.length > 0 || state.hasToldConfided) return "";
  state.hasToldConfided = true;
  return pack.asides.words.confided;
};

/**
 * Must code say behind a model's words that something stays out? Only where it was asked for; and beside something else that was told, asked or wished for
 * not once more: whoever has just heard it hears it as deafness.
 */
const mustSayOut = (
  moment: Moment,
  { heard, id, keptOut }: Answered,
  { intent, also = [], acts = [] }: Pick<Choice, "intent" | "also" | "acts">,
): boolean => {
  // Whether it is deleted is asked in the same turn: of stories nobody spoke.
  if (isSpokenOf(moment) && erasedBy({ acts }).some((one) => one !== id)) return false;
  if (heard.intent === "delete" || intent === "delete") return true;
  // A model that only left somebody alone does not know that they are out.
  if (!acts.some((act) => act.do === "keep_out") && keptOut.some(isMatterOut)) return true;
  const isAskedFor =
    [heard.intent, intent, ...also].some((one) => ofLeavingOut.has(one)) ||
    Boolean(heard.beside?.keepsOut.length);
  return isAskedFor && !wasSaidOut(moment);
};
const isMatterOut = ({ kind, stems }: KeptOut): boolean => kind === "not_printed" && stems.length > 0;
const ofLeavingOut: ReadonlySet<Intent> = new Set<Intent>(["delete", "secret"]);

/** Who can still read a secret is said with the first one, in one clause, though it was said before, but for a little while ago. */
const seenOfSecret = (moment: Moment, isSaid: boolean): string => {
  const { state } = moment;
  if (state.hasToldSeenOfSecret) return "";
  state.hasToldSeenOfSecret = true;
  const wasSaid = isSaid || wasSeenSaid(moment);
  noteSeenSaid(moment);
  return wasSaid ? "" : stillSeen(moment, { isMatter: true });
};

/** What was done that a model's words do not say: that it is out, or in again, and who still sees it. */
const unsaid = (
  moment: Moment,
  answered: Answered,
  choice: Pick<Choice, "intent" | "acts" | "also" | "asked" | "text" | "said">,
): string => {
  const { keptOut, heard } = answered;
  const { acts = [], also = [], asked = [], text, said = "" } = choice;
  const { state, pack } = moment;
  const { language } = pack;
  const { saysDone, saysIn, saysSeen } = pack.wordingForms;
  const spoken = joined(said, text ?? "");
  const isSaid = saysDone.test(spoken);
  // Nobody asked to leave out what was only taken for danger, or is only not asked about: that it is in again answers nothing.
  // Whether it is deleted is asked in the same turn: of stories nobody spoke.
  const isAsked = state.mayErase !== undefined;
  const isIn =
    !isAsked &&
    (moment.isLetIn || acts.some((act) => act.do === "let_in" && isWantedIn(act))) &&
    !isSaid &&
    !saysIn.test(spoken);
  const again = isIn ? say(moment, pack.conversation.letIn) : "";
  const out = keptOut.filter(wasTakenOut);
  const isAnswered =
    saysReader(asked) && !leavesUnanswered(spoken, { facts: [factsOf(moment).reader], language });
  const isSeen = saysSeen.test(spoken) || isAnswered;
  if (isSeen) noteSeenSaid(moment);
  if (out.length === 0) {
    const isConfided = [heard.intent, ...also].includes("secret") && !isSaid;
    return isConfided ? joined(secretSaid(moment, keptOut), again) : again;
  }
  const isMatter = out.every(({ stems }) => stems.length > 0);
  const isSecret = [heard.intent, choice.intent, ...also].includes("secret");
  if (isSaid) {
    state.keptOutSaidAt = state.turns;
    const seen = isSecret ? seenOfSecret(moment, isSeen) : stillSeenOnce(moment, { isMatter });
    return joined(seen, again);
  }
  if (isAsked || !mustSayOut(moment, answered, choice)) return again;
  const isPart = !isMatter && out.every(({ words }) => words !== "");
  return joined(keptOutWords(moment, { isMatter, isPart }), again);
};

/** Works out what code has to add to the words of a model. */
export const besideModel = (moment: Moment, answered: Answered, choice: Choice): Ours => {
  const { keptOut, heard } = answered;
  const asked = unanswered(answered, choice);
  // Who asks who reads this, or whether it can be erased, hears that from the answer.
  if (saysReader(asked)) noteSeenSaid(moment);
  const done = unsaid(moment, answered, choice);
  const isAsked = heard.intent === "asks" || asked.length > 0 || choice.intent === "asks";
  const isAlso = choice.text !== null && (choice.also ?? []).includes("asks");
  const also: Move[] = [
    ...(keptOut.some(wasTakenOut) ? (["delete"] as const) : []),
    ...(isAsked || isAlso ? (["answer"] as const) : []),
  ];
  return {
    facts: joined(...asked.map((about) => trueAnswer(moment, about, heard.beside?.asksAfter))),
    done,
    also,
  };
};

/** What is said without its question or invitation, which may stand before what is true. */
export const withoutAsking = ({ text, asks }: Said): string =>
  withoutQuestions(asks === "" ? text : joined(...text.split(asks).map((part) => part.trim())));

/** What is said before the question whether an answer is deleted: nothing of stories, where that was all that was asked for. */
export const beforeErasing = (
  said: Said,
  { heard, choice }: { heard: Heard; choice: Choice | null },
): string => {
  const isAnswered = said.move === "answer" || said.also?.includes("answer");
  return heard.intent === "delete" && !isAnswered && !choice?.said ? "" : withoutAsking(said);
};

const mostSaid = 0.75;

/** Of a true answer, the sentences that were not said in other words: a reply that was broken off may have begun to say it. */
export const notYetSaid = (answer: string, said: string, pack: LanguagePack): string => {
  const known = new Set(contentStems(said, pack));
  const isSaid = (text: string): boolean => {
    const stems = contentStems(text, pack);
    return stems.filter((stem) => known.has(stem)).length >= stems.length * mostSaid;
  };
  const rest = sentences(answer, pack.language).map(({ text }) => text);
  return joined(...rest.filter((text) => !isSaid(text)));
};

/** A reply with what code adds to it: a question stands last, or it would wait in the middle. */
export const withQuestionLast = (
  text: string,
  added: string,
  { language, wordingForms }: LanguagePack,
): string => {
  const last = sentences(text, language).at(-1);
  if (added === "" || !last || !(last.text.includes("?") || wordingForms.inviting.test(last.text)))
    return joined(text, added);
  return joined(text.slice(0, text.lastIndexOf(last.text)).trimEnd(), added, last.text);
};

/** Without the sentences that say how something can be deleted: by words to say, in quotation marks, which delete it after a yes. */
export const withoutHow = (text: string, pack: LanguagePack): string => {
  const commands = quotedIn(pack.asides.words.erasing.own, pack).map(fold);
  const tellsHow = (sentence: string): boolean =>
    quotedIn(sentence, pack).some((words) => commands.some((command) => fold(words).includes(command)));
  const all = sentences(text, pack.language).map((one) => one.text);
  return all.some(tellsHow) ? all.filter((one) => !tellsHow(one)).join(" ") : text;
};

type Undone = {
  acts: readonly Act[];
  keptOut: readonly KeptOut[];
  pack: LanguagePack;
  isErased: boolean;
  /** What comes of a yes may be said. */
  mayPromise: boolean;
};

/**
 * Do a model's words promise a deletion that nothing is asked about, or say of what is to be taken out that it is out, where nothing could be, or
 * that it is erased, which only the teller does?
 */
export const claimsUndone = (
  text: string,
  { acts, keptOut, pack, isErased, mayPromise }: Undone,
): boolean => {
  const { promisesErasing, goneForGood, saysErased, saysDone } = pack.wordingForms;
  const claims = withoutHow(text, pack);
  const own = ownWords(claims, pack);
  const isGone = !isErased && goneForGood.test(own);
  if (!mayPromise && (isGone || promisesErasing.test(own))) return true;
  if (isGone && saysErased.test(own)) return true;
  // Who is only not asked about may stand in stories once the teller tells of them.
  return (
    acts.some((act) => act.do !== "let_in") &&
    ((!isErased && saysErased.test(claims)) || (!keptOut.some(wasTakenOut) && saysDone.test(text)))
  );
};
