import { type AsideSigns, type Askable, askables } from "#language/asides.ts";
import { fold } from "#language/fold.ts";
import type { Hearing } from "#language/hearing.ts";
import { quoted } from "#language/quotation.ts";
import { choose } from "./choose.ts";
import { classify } from "./classifier.ts";
import { allNamed, namesIn, refusedIn, wantsIn } from "./extract.ts";
import { featuresOf } from "./features.ts";
import { partsOf } from "./parts.ts";
import type { Beside, KeptOutWish } from "./talk-beside.ts";

type Kind =
  | "asks"
  | "stops"
  | "leaves"
  | "complains"
  | "keepsOut"
  | "letsIn"
  | "refuses"
  | "wishes"
  | "skips";

/** Speech without full stops is cut; a sentence with commas may be long. */
const longestSentence = 45;
const longestQuestion = 30;
/** A wish that is told on in so many words is being told already. */
const mostAfterWish = 20;
/** "Tomorrow about the allotment." puts something off; "I'm tired now." does not. */
const shortestPromise = 4;
/** "Put in the recipe, as my aunt made it …" tells something too. */
const longestPlea = 12;
/** "Di questo adesso basta." */
const longestLastWord = 7;
/** "That's not for any book." speaks of the sentence before it. */
const shortestMatter = 6;

type Ear = { signs: AsideSigns; hearing: Hearing };

const wordsIn = (text: string): number => (text.trim() === "" ? 0 : text.trim().split(/\s+/u).length);

type Sentence = { text: string; kind: Kind | null; asks: readonly Askable[]; blames: boolean };

/** What is asked of anybody is heard only where nothing plainer is. */
const vague: ReadonlySet<Askable> = new Set<Askable>(["person", "opinion"]);

/** "What are you, then? Do you follow me?" asks one thing, and "Did you note the name?" not whether it was left out. */
const plainest = (asks: readonly Askable[]): readonly Askable[] => {
  const beside = asks.includes("written") ? ["opinion", "kept"] : ["opinion"];
  return asks.length > 1 ? asks.filter((about) => !beside.includes(about)) : asks;
};

/** What becomes of what was told: nobody else is asked that. */
export const ofKeeping: ReadonlySet<Askable> = new Set<Askable>(["kept", "written", "reader", "erasing"]);
const isOfKeeping = (about: Askable): boolean => ofKeeping.has(about);

const askedIn = (folded: string, { asks }: AsideSigns): Askable[] => {
  const all = askables.filter((about) => asks[about].test(folded));
  const plain = all.filter((about) => !vague.has(about));
  return plain.length > 0 ? plain : all.slice(0, 1);
};

/** "I had asked you whether you feel anything": what was asked and not answered. */
const askedBefore = (folded: string, signs: AsideSigns): Askable[] =>
  signs.asks.kept.test(folded) ? ["kept"] : signs.askedWhether.test(folded) ? askedIn(folded, signs) : [];

/** A question to somebody that no pattern knows sounds like one to Saga from this probability on. */
const soundsAsked = 0.4;

/** What Saga is asked by the sound of a question, where somebody is spoken to. */
const askedBySound = (text: string, { signs, hearing }: Ear): Askable[] => {
  if (!signs.addressed.test(fold(text))) return [];
  const { label, isRight } = choose(
    classify(featuresOf(text, hearing), hearing.weights),
    hearing.weights.classes,
  );
  const about = askables.find((one) => label === `asks:${one}`);
  return about && isRight >= soundsAsked ? [about] : [];
};

/** In a telling of so many words talk with the interviewer is believed only where a clause begins with it. */
const longTelling = 40;
/** Words before talk that may still begin a clause: "and so please …"; what is to be left out may be named first. */
const mostBefore = 4;
const mostNamedBefore = 9;

const never = /(?!)/u;

/** Does a clause of the sentence begin with such words? "… and I thought I'd best not ask who won" tells. */
const begins = (text: string, sign: RegExp, { most = mostBefore, unless = never } = {}): boolean =>
  text.split(/[,;:–—]/u).some((_, at, clauses) => {
    const folded = fold(clauses.slice(at).join(",")).replace(unless, "");
    const found = sign.exec(folded);
    return found !== null && wordsIn(folded.slice(0, found.index)) <= most;
  });

type AsideContext = Ear & { isLate: boolean; isLong: boolean };

const sentenceOf = (text: string, { isLate, isLong, signs, hearing }: AsideContext): Sentence => {
  const own = text.replace(quoted, " ");
  const folded = fold(own);
  const says = (sign: RegExp, rule: { most?: number; unless?: RegExp } = {}): boolean =>
    isLong ? begins(own, sign, rule) : sign.test(folded.replace(rule.unless ?? never, ""));
  const isReported = folded === "" || signs.reports.test(folded);
  const blames = !isReported && signs.blames.test(folded);
  const plain = { text, kind: null, asks: [], blames };
  if (isLate && !text.includes("?") && signs.finished.test(folded)) return { ...plain, kind: "stops" };
  const isQuestion = text.includes("?") && wordsIn(text) <= longestQuestion;
  // "I asked you if it is out" is both.
  if (says(signs.complains) && !isReported)
    return { ...plain, kind: "complains", asks: askedBefore(folded, signs) };
  const known = isQuestion ? askedIn(folded, signs) : [];
  const asks =
    isQuestion && known.length === 0 && !isReported ? askedBySound(own, { signs, hearing }) : known;
  if (asks.length > 0) return { ...plain, kind: "asks", asks };
  // "I'm asking you whether Ruth will read it" needs no question mark.
  const askedFor = signs.askedWhether.test(folded) ? askedIn(folded, signs).filter(isOfKeeping) : [];
  if (askedFor.length > 0 && !isReported) return { ...plain, kind: "asks", asks: askedFor };
  // "Leave Yann in" is no wish to leave him out; "put it in no book" is.
  if (says(signs.keepsOut, { most: mostNamedBefore })) return { ...plain, kind: "keepsOut" };
  if (isReported) return plain;
  if (says(signs.letsIn)) return { ...plain, kind: "letsIn" };
  if (signs.leaves.test(folded)) return { ...plain, kind: "leaves" };
  if (isLate && signs.stops.test(folded)) return { ...plain, kind: "stops" };
  if (says(signs.skips)) return { ...plain, kind: "skips" };
  if (says(signs.wishes)) return { ...plain, kind: "wishes" };
  if (says(signs.refuses, { unless: signs.custom })) return { ...plain, kind: "refuses" };
  return plain;
};

/** "Brenda, her name was, and you leave that name out": the name in the sentence, or in the one before it. */
const nameIn = (places: readonly (Sentence | undefined)[]): string | null =>
  places
    .flatMap((one) => one?.text.match(/(?<=\p{Ll},? )\p{Lu}\p{Ll}{2,}|^\p{Lu}\p{Ll}{2,}(?=,)/gu) ?? [])
    .at(0) ?? null;

const mostOfReport = 8;

/** In a long telling: a question that its teller goes on to answer, or somebody's few words right after it is told that they spoke. */
const isTold = (
  { kind, asks, text }: Sentence,
  before: string,
  { isLate, signs }: { isLate: boolean; signs: AsideSigns },
): boolean => {
  if (kind === "asks")
    return !isLate && asks.every((about) => vague.has(about)) && signs.leadsOn.test(fold(text));
  const isSpeech = before.endsWith("?") || wordsIn(before) <= mostOfReport;
  return kind === "refuses" && wordsIn(text) <= mostOfReport && isSpeech && signs.speaks.test(fold(before));
};

/** The clauses of a sentence that refuse: "I don't want to talk about Drayton, I want to talk about my coat" refuses one thing. */
const refusingIn = (text: string, { refuses }: AsideSigns): string[] => {
  const clauses = (text.match(/[^,;:–—]+/gu) ?? []).filter((clause) => refuses.test(fold(clause)));
  return clauses.length > 0 ? clauses : [text];
};

/** What was refused, without the words around it: "Wilma e il Piero io". */
const withoutEnds = (name: string, { unnamed }: AsideSigns): string => {
  const words = name.trim().split(/\s+/u);
  const kept = fold(name).replace(unnamed, "").trim();
  const at = fold(name).indexOf(kept);
  const first = wordsIn(fold(name).slice(0, at));
  return kept === "" ? "" : words.slice(first, first + wordsIn(kept)).join(" ");
};

/** Does a name say anything? "This now" does not. */
const saysWhat = (name: string, { nameless, vague }: Hearing): boolean =>
  name !== "" &&
  !fold(name)
    .split(" ")
    .every((word) => nameless.test(word) || vague.test(word));

const mostNamedAgain = 7;

/** What a wish meant, said once more after it: "Leave that out. Doreen and the ring, all that." Only what was told before it. */
const namedAgain = (text: string, told: readonly string[], { nameless, vague }: Hearing): string[] => {
  if (wordsIn(text) > mostNamedAgain) return [];
  const known = new Set(told.flatMap((one) => fold(one).split(" ")));
  const [clause = ""] = text.split(/[,;:–—]/u);
  const words = clause.match(/[\p{L}\p{M}'’-]+/gu) ?? [];
  const saying = words.filter(
    (word) => word.length > 3 && !nameless.test(fold(word)) && !vague.test(fold(word)),
  );
  return saying.every((word) => known.has(fold(word))) ? saying : [];
};

/** Each once; a name that holds another one says it too. */
const distinct = (names: readonly string[]): string[] =>
  [...new Set(names)].filter((name) => !names.some((other) => other !== name && other.includes(name)));

/** Sentences that may still end a sitting: a word may follow the goodbye. */
const late = 3;

export type Heeded = { beside: Beside; told: string };

/** What of an answer is talk with the interviewer, sentence by sentence, and what is left to tell; null: none of it is talk. */
export const asidesIn = (text: string, { signs, hearing }: Ear): Heeded | null => {
  const hasMarks = /[.!?;,]/u.test(text);
  const parts = partsOf(text, hearing.joints, hasMarks ? longestSentence : undefined).map((part) =>
    part.trim(),
  );
  const isLong = wordsIn(text) > longTelling;
  const sentences = parts.map((part, at) => {
    const isLate = at >= parts.length - late;
    const one = sentenceOf(part, { signs, hearing, isLong, isLate });
    return isLong && isTold(one, parts[at - 1] ?? "", { isLate, signs })
      ? { ...one, kind: null, asks: [] }
      : one;
  });
  const of = (kind: Kind): Sentence[] => sentences.filter((one) => one.kind === kind);
  const blames = sentences.some((one) => one.blames);
  if (!blames && sentences.every(({ kind }) => kind === null)) return null;
  const keepsOut = sentences.flatMap((one, at): KeptOutWish[] => {
    if (one.kind !== "keepsOut") return [];
    const called = signs.thatName.test(fold(one.text)) ? nameIn([one, sentences[at - 1]]) : null;
    if (called) return [{ lines: [one.text], names: [called], isName: true }];
    const [before, after] = [sentences[at - 1], sentences[at + 1]];
    const all = after?.kind === null ? allNamed(after.text, signs.allOf) : null;
    if (after && all !== null) {
      const words = (all.match(/[\p{L}\p{M}'’-]+/gu) ?? []).filter(
        (word) => !hearing.nameless.test(fold(word)),
      );
      return [
        { lines: [one.text], names: words, all },
        { lines: [after.text], names: [] },
      ];
    }
    const isAhead = signs.ahead.test(fold(one.text)) && after?.kind === null;
    const isAboutBefore = !isAhead && wordsIn(one.text) <= shortestMatter && before?.kind === null;
    // What a wish introduces is meant to its end: "I'll tell you this and it's between us. …"
    const ahead = isAhead ? sentences.slice(at + 1).map(({ text: told }) => told) : [];
    const said = isAboutBefore ? [before.text, one.text] : [one.text];
    const again = isAhead || after?.kind !== null ? [] : namedAgain(after.text, parts.slice(0, at), hearing);
    const names = [
      ...namesIn(one.text, hearing),
      ...said.flatMap((words) => refusedIn(words, signs.meant, hearing)),
      ...again,
    ];
    return [{ lines: [...said, ...(again.length > 0 && after ? [after.text] : []), ...ahead], names }];
  });
  const wishAt = sentences.findIndex(({ kind }) => kind === "wishes");
  const afterWish = sentences.slice(wishAt + 1).filter(({ kind }) => kind === null);
  const isToldAlready = wordsIn(afterWish.map((one) => one.text).join(" ")) >= mostAfterWish;
  const wish = sentences[wishAt];
  const wanted = wish && !isToldAlready ? (wantsIn(wish.text, hearing) ?? null) : null;
  const refusing = [...of("refuses"), ...(wish && signs.refuses.test(fold(wish.text)) ? [wish] : [])];
  // In a long telling "I'll not say" that names nothing refuses nothing, unless it ends it: "That's enough of that."
  const last = sentences.at(-1);
  const isLastWord = last?.kind === "refuses" && wordsIn(last.text) <= longestLastWord;
  const refuses = refusing
    .flatMap(({ text: one }) => refusingIn(one, signs))
    .flatMap((one) => [...refusedIn(one, signs.refused, hearing), ...namesIn(one, hearing)])
    .map((name) => withoutEnds(name, signs))
    .filter((name) => saysWhat(name, hearing));
  // "Don't ask me about that" asks for nothing.
  const wished = wanted !== null && refuses.some((name) => wanted.includes(name)) ? null : wanted;
  // "That'll do for now. So ask us something else": only this is enough.
  const goesOn = sentences.findLastIndex(({ kind }) => kind === "skips");
  const isEnough = sentences.findLastIndex(({ kind }) => kind === "stops") > goesOn;
  const isEnding = isEnough || of("leaves").length > 0;
  const leftOut = new Set(keepsOut.flatMap(({ lines }) => lines));
  const tells = ({ kind, text: one }: Sentence): boolean => {
    if (leftOut.has(one)) return false;
    if (kind === "wishes") return isToldAlready;
    return kind === null || (kind === "letsIn" && wordsIn(one) >= longestPlea);
  };
  const asksAfter = sentences.flatMap((one) => (one.asks.includes("kept") ? (nameIn([one]) ?? []) : []));
  const promised = of("stops")
    .filter((one) => wordsIn(one.text) > shortestPromise)
    .flatMap((one) => wantsIn(one.text, hearing) ?? []);
  return {
    told: sentences
      .filter(tells)
      .map((one) => one.text)
      .join(" "),
    beside: {
      asks: plainest([...new Set(sentences.flatMap(({ asks }) => asks))]),
      ...(asksAfter.length > 0 ? { asksAfter } : {}),
      stops: isEnough,
      leaves: of("leaves").length > 0,
      complains: of("complains").length > 0,
      keepsOut,
      letsIn: of("letsIn").length > 0,
      refuses:
        refuses.length > 0 || (refusing.length > 0 && (!isLong || isLastWord))
          ? distinct(refuses).slice(0, 2)
          : null,
      skips: of("skips").length > 0 && !isEnding,
      wants: isEnding ? null : wished,
      next: promised.at(-1) ?? (isEnding ? wished : null),
      blames,
    },
  };
};
