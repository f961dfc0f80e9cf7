import { type AsideSigns, type Askable, askables } from "#language/asides.ts";
import type { Hearing } from "#language/hearing.ts";
import type { LanguagePack } from "#language/pack.ts";
import { quoted } from "#language/quotation.ts";
import { foldSpoken } from "#language/spellings.ts";
import { choose } from "./choose.ts";
import { wantedIn, withoutSparing } from "./extract.ts";
import { withoutPassingBy } from "./parts.ts";
import { soundOf } from "./sound.ts";

/** What a sentence is, of talk with the interviewer. */
export type Kind =
  | "asks"
  | "stops"
  | "leaves"
  | "complains"
  | "keepsOut"
  | "ofWish"
  | "letsIn"
  | "takesBack"
  | "refuses"
  | "wishes"
  | "skips"
  | "waits";

const longestQuestion = 30;
export type Ear = { signs: AsideSigns; hearing: Hearing };

/** How many words stand between spaces. */
export const wordsIn = (text: string): number => (text.trim() === "" ? 0 : text.trim().split(/\s+/u).length);

/** A sentence of an answer, and what of it is talk with the interviewer; `kind` null: it tells. */
export type Sentence = {
  text: string;
  kind: Kind | null;
  asks: readonly Askable[];
  /** It is asked by the sound of it alone. */
  isBySound?: boolean;
  blames: boolean;
  /** Saga is told not to ask: a refusal wherever it stands. */
  forbids?: boolean;
  /** Who or what is wanted in by it. */
  wanted?: readonly string[];
  /** It asks for secrecy, or tells on condition that nobody reads it; `beside`: it asks plainly to leave something out as well. */
  hush?: "alone" | "beside";
};

/** What is asked of anybody is heard only where nothing plainer is. */
export const vague: ReadonlySet<Askable> = new Set<Askable>(["person", "opinion"]);

/** What one question says more plainly than another that its words sound like too. */
const plainer: Partial<Record<Askable, readonly Askable[]>> = {
  written: ["kept"],
  beforehand: ["reader", "kept"],
  wholly: ["erasing"],
  gender: ["person"],
  sight: ["mind", "person"],
  advice: ["reader", "help", "sense"],
  off: ["help", "recording"],
  copies: ["length", "erasing", "reader", "kept"],
};

/** "What are you, then? Do you follow me?" asks one thing, and "Did you note the name?" not whether it was left out. */
export const plainest = (asks: readonly Askable[]): readonly Askable[] => {
  const beside = new Set<Askable>(["opinion", "something", ...asks.flatMap((about) => plainer[about] ?? [])]);
  return asks.length > 1 ? asks.filter((about) => !beside.has(about)) : asks;
};

/** What becomes of what was told: nobody else is asked that. */
export const ofKeeping: ReadonlySet<Askable> = new Set<Askable>([
  "kept",
  "written",
  "beforehand",
  "reader",
  "wholly",
  "erasing",
]);
const mayBeAskedFor = (about: Askable): boolean => ofKeeping.has(about) || about === "gender";

const askedIn = (folded: string, { asks }: AsideSigns): Askable[] => {
  const all = askables.filter((about) => about !== "wholly" && asks[about].test(folded));
  const plain = all.filter((about) => !vague.has(about));
  return plain.length > 0 ? plain : all.slice(0, 1);
};

/** "I had asked you whether you feel anything": what was asked and not answered. */
const askedBefore = (folded: string, signs: AsideSigns): Askable[] =>
  signs.asks.kept.test(folded) ? ["kept"] : signs.askedWhether.test(folded) ? askedIn(folded, signs) : [];

/** A question to somebody that no pattern knows sounds like one to Saga from this probability on. */
const soundsAsked = 0.4;

/** "Co pani, dziecko?" is put in wonder, and asks nothing. */
const fewestAsked = 4;

/** What Saga is asked by the sound of a question, where somebody is spoken to. */
const askedBySound = (text: string, { signs, hearing }: Ear): Askable[] => {
  if (wordsIn(text) < fewestAsked || !signs.addressed.test(foldSpoken(text, hearing))) return [];
  const { label, isRight } = choose(soundOf(text, hearing).classes, hearing.weights.classes);
  const about = askables.find((one) => label === `asks:${one}`);
  return about && isRight >= soundsAsked ? [about] : [];
};

/** In a telling of so many words talk with the interviewer is believed only where a clause begins with it. */
export const longTelling = 40;
/** Words before talk that may still begin a clause: "and so please …"; what is to be left out may be named first. */
const mostBefore = 4;
const mostNamedBefore = 9;

/** "They let him back in the autumn" tells: only a clause that nearly opens with it undoes what was left out. */
const mostBeforeUndoing = 1;

const never = /(?!)/u;

/** A sentence from each of its clauses on, folded; the first is all of it. */
const fromClauses = (text: string, hearing: Hearing): string[] =>
  text.split(/[,;:–—]/u).map((_, at, clauses) => foldSpoken(clauses.slice(at).join(","), hearing));

/** Does a clause of the sentence begin with such words? "… and I thought I'd best not ask who won" tells. */
const begins = (
  clauses: readonly string[],
  sign: RegExp,
  { most = mostBefore, unless = never } = {},
): boolean =>
  clauses.some((clause) => {
    const folded = clause.replace(unless, "");
    const found = sign.exec(folded);
    return found !== null && wordsIn(folded.slice(0, found.index)) <= most;
  });

/** In more words somebody at a door is told of, unless it sounds the more like it. */
const mostOfWaiting = { likely: 7, surely: 12 };
const soundsOfWaiting = { likely: 0.6, surely: 0.85 };

/** "Oh, there's somebody at the door. Hang on.": the teller is away for a moment. */
const isWaiting = (text: string, { hearing }: Ear): boolean => {
  const folded = foldSpoken(text, hearing);
  const words = wordsIn(text);
  if (words > mostOfWaiting.surely || !hearing.signs.wait?.test(folded)) return false;
  if (hearing.plainly.wait?.test(folded)) return true;
  const { label, isRight } = choose(soundOf(text, hearing).classes, hearing.weights.classes);
  return label === "wait" && isRight >= soundsOfWaiting[words > mostOfWaiting.likely ? "surely" : "likely"];
};

/** In a long telling more words than these tell something, though they begin so. */
const longestWanted = 12;

type AsideContext = Ear & { isLate: boolean; isLong: boolean };

/** What a sentence says to the interviewer by itself. */
export const heardAlone = (text: string, { asides, hearing }: LanguagePack): Sentence =>
  sentenceOf(text, { signs: asides.signs, hearing, isLong: false, isLate: true });

/** What one sentence says to the interviewer. */
export const sentenceOf = (text: string, { isLate, isLong, signs, hearing }: AsideContext): Sentence => {
  const own = text.replace(quoted, " ");
  const clauses = fromClauses(own, hearing);
  const [folded = ""] = clauses;
  const says = (sign: RegExp, rule: { most?: number; unless?: RegExp } = {}): boolean =>
    isLong ? begins(clauses, sign, rule) : sign.test(folded.replace(rule.unless ?? never, ""));
  const isReported = folded === "" || signs.reports.test(folded);
  const blames = !isReported && signs.blames.test(folded);
  const plain = { text, kind: null, asks: [], blames };
  if (isLate && !text.includes("?") && signs.finished.test(folded)) return { ...plain, kind: "stops" };
  const isQuestion = text.includes("?") && wordsIn(text) <= longestQuestion;
  const wanted =
    isReported || (isLong && wordsIn(own) > longestWanted)
      ? []
      : wantedIn(own, hearing, { isStrict: isLong });
  const isWanted = wanted.length > 0;
  if (isWanted && !begins(clauses, signs.takesBack, { most: mostBeforeUndoing }))
    return { ...plain, kind: "letsIn", wanted };
  // "Leave Norah out of your questions" leaves her in the book.
  const besideSparing = withoutSparing(folded, hearing);
  const isSpared = besideSparing !== folded && !signs.reports.test(besideSparing);
  if (isSpared || (!isReported && says(signs.forbids))) return { ...plain, kind: "refuses", forbids: true };
  // "Leave Yann in" is no wish to leave him out; "put it in no book" is, and "I never said to take it out" is more than a complaint.
  if (!isReported && begins(clauses, signs.takesBack, { most: mostBeforeUndoing }))
    return { ...plain, kind: "takesBack", ...(isWanted ? { wanted } : {}) };
  // "I asked you if it is out" is both.
  if (says(signs.complains) && !isReported)
    return { ...plain, kind: "complains", asks: askedBefore(folded, signs) };
  // In a long telling somebody was asked it: "she said, across the hall: how much longer?"
  const known = isQuestion && !(isLong && isReported) ? askedIn(folded, signs) : [];
  // "I'd tell you, but only if Alison won't read it" asks too, and must be answered before it is told.
  const isBeforehand = isLong ? begins(clauses, signs.asks.beforehand) : signs.asks.beforehand.test(folded);
  if (!isReported && isBeforehand) return { ...plain, kind: "asks", asks: ["beforehand"] };
  const asks =
    isQuestion && known.length === 0 && !isReported ? askedBySound(own, { signs, hearing }) : known;
  if (asks.length > 0) return { ...plain, kind: "asks", asks, isBySound: known.length === 0 };
  // "I'm asking you whether Ruth will read it" needs no question mark.
  const askedFor = signs.askedWhether.test(folded) ? askedIn(folded, signs).filter(mayBeAskedFor) : [];
  if (askedFor.length > 0 && !isReported) return { ...plain, kind: "asks", asks: askedFor };
  // "A straight answer, please": what was asked stands beside it, or was not understood.
  if (!isReported && signs.asks.something.test(folded))
    return { ...plain, kind: "asks", asks: ["something"] };
  const isHush = !isReported && begins(clauses, signs.hushes);
  // "That's between you and me" asks for no more than secrecy, though it leaves out as well.
  const isWish = says(signs.keepsOut, { most: mostNamedBefore }) || signs.mayStay.test(folded);
  const isLeftOut = isWish && (!isHush || signs.keepsOut.test(folded.replace(signs.hushes, " ").trim()));
  if (isHush || isLeftOut)
    return { ...plain, kind: "keepsOut", ...(isHush ? { hush: isLeftOut ? "beside" : "alone" } : {}) };
  if (isReported) return plain;
  if (says(signs.letsIn)) return { ...plain, kind: "letsIn" };
  if (signs.leaves.test(folded)) return { ...plain, kind: "leaves" };
  if (isLate && signs.stops.test(folded)) return { ...plain, kind: "stops" };
  if (isLate && isWaiting(own, { signs, hearing })) return { ...plain, kind: "waits" };
  if (says(signs.skips)) return { ...plain, kind: "skips" };
  if (says(signs.wishes)) return { ...plain, kind: "wishes" };
  const rest = withoutPassingBy(folded, hearing.passesBy);
  // "… let's leave Arthur be, and I took in washing" refuses nothing; what else the sentence refuses, it does.
  const isPassing = rest !== folded && !signs.refuses.test(rest);
  if (!isPassing && says(signs.refuses, { unless: signs.custom })) return { ...plain, kind: "refuses" };
  return plain;
};

/** Who or what sentences want in, each once. */
export const wantedOf = (sentences: readonly { wanted?: readonly string[] }[]): { wanted?: string[] } => {
  const wanted = [...new Set(sentences.flatMap((one) => one.wanted ?? []))];
  return wanted.length > 0 ? { wanted } : {};
};
