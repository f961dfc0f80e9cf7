import { type SelfQuestion, selfQuestions } from "#language/conversation.ts";
import { fold } from "#language/fold.ts";
import type { Hearing } from "#language/hearing.ts";
import { type Language, packs } from "#language/packs.ts";
import { remember } from "#language/remember.ts";
import { foldSpoken } from "#language/spellings.ts";
import { type Heard, type Intent, isTelling } from "../moves.ts";
import { asidesIn } from "./asides.ts";
import { type Choice, choose, type Label } from "./choose.ts";
import { dangerIn, isContradicted, isDenied, leavingIn, piecesHeard, soundsOfFear } from "./danger.ts";
import { correctionIn, namesIn, refusedNamesIn, wantsIn, withoutSparing } from "./extract.ts";
import { partsOf, sentencesIn, withoutPassingBy } from "./parts.ts";
import { plainlyIn } from "./plainly.ts";
import { soundOf } from "./sound.ts";

/** The reply is right at least this often where hearing calls itself sure. */
const sure = 0.6;
/** A loss is believed sooner: of deaths told without their word ("his tea went cold in front of him") most were passed over. */
const sureOfLoss = 0.545;

/** Words of an answer that is heard as a whole. */
const shortest = 12;

/** Talk that may stand at the end of a long telling and is then the point of it. */
const closing: ReadonlySet<string> = new Set([
  "stop",
  "farewell",
  "wait",
  "delete",
  "not_heard",
  "declines",
  "told_enough",
]);
const certain = 0.6;

/** What a text sounds like, and how often the reply to that is right. */
const heardAs = (text: string, hearing: Hearing): Choice =>
  choose(soundOf(text, hearing).classes, hearing.weights.classes);

/** The whole of an answer, unless it is long and its last sentence is plainly talk with the interviewer. */
const pointOf = (text: string, hearing: Hearing): { label: Label; isSure: boolean } => {
  const whole = labelOf(text, hearing);
  // What sounds of danger and is none, because somebody is tired in it and lets the cat in, says just that.
  const leaving =
    whole.label === "crisis"
      ? leavingIn(text, hearing).find(({ part, isRight }) => isRight >= certain && !plainlyIn(part, hearing))
      : null;
  if (leaving) return { label: leaving.label, isSure: true };
  const last = partsOf(text, hearing.joints).at(-1) ?? "";
  if (whole.label !== "told" || last.length * 2 > text.length) return whole;
  // "And that was all we ever saw of each other" closes no matter.
  if (hearing.signs.mourns?.test(fold(last))) return whole;
  const plain = plainlyIn(last, hearing);
  if (plain && closing.has(plain)) return { label: plain, isSure: true };
  const { label, isRight } = heardAs(last, hearing);
  return closing.has(label) && isRight >= certain ? { label, isSure: true } : whole;
};

const labelOf = (text: string, hearing: Hearing): { label: Label; isSure: boolean } => {
  const plain = plainlyIn(text, hearing);
  if (plain) return { label: plain, isSure: true };
  const { label, isRight } = heardAs(text, hearing);
  const isUnnamedLoss = label === "grief" && !hearing.signs.grief?.test(fold(text));
  return { label, isSure: isRight >= (isUnnamedLoss ? sureOfLoss : sure) };
};

const intentOf = (label: Label): Intent => label.split(":")[0] as Intent;

/** Talk that takes back what stands beside it: nothing of such an answer is kept. */
const emptying: ReadonlySet<Intent> = new Set<Intent>(["delete", "nothing", "repeat"]);

/** The sentences that tell, beside those that are talk with the interviewer. */
const tellingIn = (text: string, hearing: Hearing): string => {
  const parts = partsOf(text, hearing.joints);
  if (parts.length < 2 || text.split(/\s+/u).length <= shortest) return "";
  return parts.filter((part) => isTelling(intentOf(labelOf(part, hearing).label))).join(" ");
};

/** What is named, wanted or put right in an answer of this intent. */
export const details = (intent: Intent, text: string, hearing: Hearing): Partial<Heard> => {
  if (intent === "wish") {
    const wants = wantsIn(text, hearing);
    return wants ? { wants } : {};
  }
  if (intent === "corrects") return correctionIn(text, hearing);
  if (isTelling(intent)) {
    // "… and of Malaya I won't speak": what is refused beside a telling is left alone too.
    const { passesBy, signs } = hearing;
    const passing = sentencesIn(text).filter((one) => withoutPassingBy(fold(one), passesBy) !== fold(one));
    const isPassing = (part: string): boolean => passing.some((one) => one.includes(part.trim()));
    const refused = partsOf(text, hearing.joints).filter((part) =>
      signs.declines?.test(isPassing(part) ? fold(part).replace(passesBy, " ") : fold(part)),
    );
    const names = refused.flatMap((part) => namesIn(part, hearing));
    return names.length > 0 ? { names } : {};
  }
  if (intent !== "declines" && intent !== "delete") return {};
  const names = refusedNamesIn(text, hearing);
  const isNotPrinted = intent === "delete" && hearing.notPrinted.test(fold(text));
  return { ...(names.length > 0 ? { names } : {}), ...(isNotPrinted ? { isNotPrinted } : {}) };
};

/** "Collier." is an answer; "mm" and "eh" are none. */
const isNamed = (text: string): boolean => /^\s*\p{Lu}\p{Ll}{3,}(?:\s\p{L}+){0,2}\.?\s*$/u.test(text);

const soundless: ReadonlySet<Intent> = new Set<Intent>(["nothing", "repeat"]);
const refusing: ReadonlySet<Intent> = new Set<Intent>(["declines", "delete"]);

/** Where rules know better than weights: danger was judged before, and a wish that only says what is not wanted declines. */
const settled = (intent: Intent, text: string, hearing: Hearing): Intent => {
  // "It's my hip, it's killing me" is no loss either, nor is "God knows how she managed".
  if (intent === "crisis") {
    const isNoLoss = isContradicted(text, hearing) && !hearing.signs.grief?.test(fold(text));
    return isNoLoss || sentencesIn(text).some((sentence) => isDenied(sentence, hearing)) ? "told" : "grief";
  }
  const { signs, notPrinted, unwanted } = hearing;
  const folded = foldSpoken(text, hearing);
  // A death that only sounds like a secret is no secret: "as the stone has it, cut by a stranger".
  if (intent === "secret" && signs.grief?.test(folded) && !signs.secret?.test(folded)) return "grief";
  if (soundless.has(intent) && isNamed(text) && !signs.nothing?.test(folded) && !signs.repeat?.test(folded))
    return "told";
  const rest = withoutSparing(folded, hearing);
  if (refusing.has(intent) && rest !== folded && !signs.delete?.test(rest)) return "declines";
  if (refusing.has(intent) && notPrinted.test(folded)) return "delete";
  const isRefusal = intent === "wish" && unwanted.test(folded) && wantsIn(text, hearing) === undefined;
  return isRefusal ? "declines" : intent;
};

const mayEndInQuestion: ReadonlySet<Intent> = new Set<Intent>([
  "asks",
  "told",
  "told_enough",
  "not_heard",
  "unclear",
]);
const longestQuestion = 16;

/** "Who is it that reads this?" asks for readers first, and for a person last. */
const bySpecific: readonly SelfQuestion[] = [
  ...selfQuestions.filter((about) => about !== "person"),
  "person",
];

/** What Saga is asked in the last sentence; null: nothing. */
const askedAtEnd = (text: string, hearing: Hearing): SelfQuestion | null => {
  const last = sentencesIn(text).at(-1) ?? "";
  if (!last.endsWith("?") || last.split(/\s+/u).length > longestQuestion) return null;
  const folded = foldSpoken(last, hearing);
  return bySpecific.find((about) => hearing.signs[`asks:${about}`]?.test(folded)) ?? null;
};

/** "Leave that out. Who reads this, anyway?" takes something back before it asks. */
const takesBack = (text: string, hearing: Hearing): boolean =>
  partsOf(text, hearing.joints)
    .slice(0, -1)
    .some((part) => labelOf(part, hearing).label === "delete" && hearing.signs.delete?.test(fold(part)));

/** What an answer was meant as, with the words and weights of a language. */
export const hearWith = (text: string, hearing: Hearing): Heard => {
  if (!/[\p{L}\p{N}]/u.test(text)) return { intent: "nothing", told: "", isSure: true };
  const danger = dangerIn(text, hearing);
  // "Nu får jag gå, det står någon vid dörren" sounds of fear too: who plainly says something else is only guessed at.
  if (danger && !(danger === "guess" && plainlyIn(text, hearing) && !soundsOfFear(text, hearing))) {
    const isPlainDanger = danger === "plain";
    return { intent: "crisis", told: text, isSure: danger !== "guess", isPlainDanger };
  }
  const { label, isSure } = pointOf(text, hearing);
  const [name, about] = label.split(":") as [Intent, SelfQuestion | undefined];
  // A loss that is only guessed at, without a word of it, is asked on about like anything told.
  const isGuess = name === "grief" && !isSure && !hearing.signs.grief?.test(fold(text));
  const settledIntent = isGuess ? "told" : settled(name, text, hearing);
  // A question put at the end of a telling or a complaint is what waits for an answer.
  const asked = askedAtEnd(text, hearing);
  const isTakenBackToo = asked !== null && settledIntent === "asks" && takesBack(text, hearing);
  const heard = isTakenBackToo ? "delete" : settledIntent;
  const intent = asked && mayEndInQuestion.has(heard) ? "asks" : heard;
  const told = isTelling(intent) ? text : emptying.has(intent) ? "" : tellingIn(text, hearing);
  const what = intent === "asks" ? (asked ?? about) : intent === "delete" ? (asked ?? undefined) : undefined;
  return { intent, ...(what ? { about: what } : {}), ...details(intent, text, hearing), told, isSure };
};

/** One turn hears the same words again and again, with a model also after each of its sentences. */
const heard = remember(hearWith, 100);

/** What an answer was meant as. */
export const hear = (text: string, language: Language): Heard => heard(text, packs[language].hearing);

/** What hearing an answer takes, in small steps: once they are done it is heard soon. */
export const stepsOfHearing = (text: string, language: Language): (() => unknown)[] => {
  const { hearing, asides } = packs[language];
  return [
    ...piecesHeard(text, hearing).map((piece) => () => soundOf(piece, hearing)),
    () => hear(text, language),
    () => asidesIn(text, { signs: asides.signs, hearing }),
  ];
};
