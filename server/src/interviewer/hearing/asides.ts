import type { AsideSigns } from "#language/asides.ts";
import { fold } from "#language/fold.ts";
import type { Hearing } from "#language/hearing.ts";
import { remember } from "#language/remember.ts";
import { isOfSilence } from "#language/silence.ts";
import { foldSpoken } from "#language/spellings.ts";
import { isAway, withoutWaiting } from "./away.ts";
import { allNamed, namesIn, refusedIn, wantsIn } from "./extract.ts";
import { askedAfter, distinct, namedAgain, nameIn, refusingIn, saysWhat, withoutEnds } from "./named.ts";
import { isEcho, partsOf } from "./parts.ts";
import {
  type Ear,
  type Kind,
  longTelling,
  plainest,
  type Sentence,
  sentenceOf,
  vague,
  wantedOf,
  wordsIn,
} from "./sentence.ts";
import type { Beside, KeptOutWish } from "./talk-beside.ts";

/** Speech without full stops is cut; a sentence with commas may be long. */
const longestSentence = 45;
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

const mostOfReport = 8;

/** In a long telling: a question that its teller goes on to answer, or somebody's few words right after it is told that they spoke. */
const isTold = (
  { kind, asks, text }: Sentence,
  before: string,
  { isLate, signs, hearing }: Ear & { isLate: boolean },
): boolean => {
  if (kind === "asks")
    return (
      !isLate && asks.every((about) => vague.has(about)) && signs.leadsOn.test(foldSpoken(text, hearing))
    );
  const isSpeech = before.endsWith("?") || wordsIn(before) <= mostOfReport;
  if (kind !== "refuses" || wordsIn(text) > mostOfReport || !isSpeech) return false;
  return signs.speaks.test(foldSpoken(before, hearing));
};

const fewestHushed = 12;
const longestHush = 9;

const toldIn = (sentences: readonly Sentence[]): number =>
  sentences.reduce((sum, { kind, text }) => sum + (kind === null ? wordsIn(text) : 0), 0);

/** Does more follow a wish for secrecy than stands before it? Then it is what follows that is confided. */
const isHushedAhead = (sentences: readonly Sentence[], at: number): boolean => {
  const after = toldIn(sentences.slice(at + 1));
  const isHush = sentences[at]?.hush !== undefined;
  return isHush && after >= fewestHushed && after >= toldIn(sentences.slice(0, at));
};

/** Sentences as their neighbours make them plain. */
const settled = (sentences: readonly Sentence[], signs: AsideSigns): Sentence[] => {
  const isOfWhatSagaIs = sentences.some(({ asks }) => asks.includes("gender"));
  const takesOut = sentences.some(({ kind, asks }) => kind === "keepsOut" || asks.includes("erasing"));
  // "If I tell you that, … You put that in, mind." sets no condition; a wish for secrecy beside it stands.
  const isToGoIn = sentences.some(({ kind }) => kind === "letsIn" || kind === "takesBack");
  return sentences.map((one, at): Sentence => {
    const isCondition = one.asks.includes("beforehand") && !one.text.includes("?");
    if (isToGoIn && isCondition) return { ...one, kind: null, asks: [] };
    // "Are you listening, sir? Or madam?" is no complaint.
    if (one.kind === "complains" && isOfWhatSagaIs && one.text.includes("?")) return { ...one, kind: null };
    // "It was a secret between Betty and me, and we buried the tin" tells; "Not a word to her" alone speaks of what was told before.
    const isAlone = toldIn(sentences) === 0 && wordsIn(one.text) > longestHush;
    const isOn = isOfSilence(sentences, at, signs.silence);
    if (isOn || (one.hush === "alone" && isAlone)) return { ...one, kind: null };
    // Whoever tells on after a condition has made it.
    if (one.asks.includes("beforehand") && toldIn(sentences.slice(at + 1)) >= fewestHushed)
      return { ...one, kind: "keepsOut", asks: [], hush: "alone" };
    // "I was wrong to tell you that. Take it out." tells nothing: what was told before is meant.
    if (takesOut && one.kind === null && signs.ofWish.test(fold(one.text))) return { ...one, kind: "ofWish" };
    // "Can it be done or not?" asks that only beside what is to be taken out.
    const isWholly = takesOut && one.text.includes("?") && signs.asks.wholly.test(fold(one.text));
    if (!isWholly || (one.kind !== null && one.kind !== "asks" && one.kind !== "keepsOut")) return one;
    return { ...one, kind: one.kind ?? "asks", asks: [...one.asks, "wholly"] };
  });
};

/** What was told before a wish for secrecy, from "I never told anybody" on: "Nobody must know, I want you to understand that." */
const confidedBefore = (sentences: readonly Sentence[], { signs, hearing }: Ear): Sentence[] => {
  const opens = ({ text }: Sentence): boolean =>
    [signs.confides, hearing.signs.secret].some((sign) => sign?.test(fold(text)));
  // "I've never said that to a soul" at the end of what was confided opens nothing: it looks back on it.
  const opened = sentences.findIndex(
    (one, at) => opens(one) && toldIn(sentences.slice(at + 1)) >= fewestHushed,
  );
  return sentences.slice(Math.max(0, opened)).filter(({ kind }) => kind === null);
};

const beginning = 4;

/** Does a text hold a word that begins as the last word of a name does, whatever its ending? */
const holdsBeginning = (text: string, name: string): boolean =>
  fold(text).includes((fold(name).split(" ").at(-1) ?? "").slice(0, beginning));

/** What a sentence asks to leave out: what it names, and what is meant of the sentences around it. */
const wishesOf = (sentences: readonly Sentence[], at: number, { signs, hearing }: Ear): KeptOutWish[] => {
  const [one, before, after] = [sentences[at], sentences[at - 1], sentences[at + 1]];
  if (one?.kind !== "keepsOut") return [];
  const called = signs.thatName.test(fold(one.text)) ? nameIn([one, before]) : null;
  if (called) return [{ lines: [one.text], names: [called], isName: true }];
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
  const isIntroduced = signs.ahead.test(fold(one.text)) && after?.kind === null;
  // Of a secret that is asked for before most is told, nobody knows where it ends: all after it is meant.
  const isHush =
    isHushedAhead(sentences, at) ||
    (isIntroduced && one.hush !== undefined && toldIn(sentences.slice(at + 1)) >= fewestHushed);
  const isAhead = isIntroduced || isHush;
  const isOfAllBefore = one.hush === "alone" && !isAhead;
  // "Leave out the bit about the shop." after a sentence of something else means what was told of the shop.
  const own = [...namesIn(one.text, hearing), ...refusedIn(one.text, signs.meant, hearing)];
  const isOther = own.length > 0 && !own.some((name) => holdsBeginning(before?.text ?? "", name));
  const isBrief = wordsIn(one.text) <= shortestMatter || signs.mayStay.test(fold(one.text));
  const isAboutBefore = !isIntroduced && !isOther && isBrief && before?.kind === null;
  // What a wish introduces is meant to its end: "I'll tell you this and it's between us. …"
  const ahead = isAhead ? sentences.slice(at + 1) : [];
  const behind = isOfAllBefore ? confidedBefore(sentences.slice(0, at), { signs, hearing }) : [];
  const told = behind.length > 0 ? behind : isAboutBefore ? [before] : [];
  const said = [...told, one].map(({ text }) => text);
  const earlier = sentences.slice(0, at).map(({ text }) => text);
  const again = isAhead || after?.kind !== null ? [] : namedAgain(after.text, earlier, hearing);
  const names = [
    ...namesIn(one.text, hearing),
    ...said.flatMap((words) => refusedIn(words, signs.meant, hearing)),
    ...again,
  ];
  return [
    {
      lines: [...said, ...(again.length > 0 && after ? [after.text] : []), ...ahead.map(({ text }) => text)],
      names,
      ...(one.hush && (isHush || behind.length > 0) ? { secret: one.hush } : {}),
    },
  ];
};

/** A secret that is asked for before it is told and again after it is one wish. */
const eachOnce = (wishes: readonly KeptOutWish[]): KeptOutWish[] =>
  wishes.filter(
    ({ lines, secret }, at) =>
      !secret ||
      !wishes.some(
        (other, place) =>
          place !== at &&
          lines.every((line) => other.lines.includes(line)) &&
          (other.lines.length > lines.length || place < at),
      ),
  );

/** Sentences that may still end a sitting: a word may follow the goodbye, or a last quip of so many words. */
const late = 3;
const longestQuip = 50;

/** Words of a question to Saga that ends an answer without marks, and those before it that may say that somebody else asked it. */
const unmarkedQuestion = { fewest: 3, most: 7, before: 4 };

/** "… and I was the one that cut them down what do you think yourself": a question that no mark sets apart. */
const withQuestionApart = (parts: readonly string[], { signs, hearing }: Ear): string[] => {
  const { fewest, most, before } = unmarkedQuestion;
  const words = (parts.at(-1) ?? "").split(/\s+/u);
  const ending = (size: number): string => words.slice(-size).join(" ");
  const sizes = Array.from({ length: most - fewest + 1 }, (_, at) => fewest + at);
  const size = sizes.find((one) => signs.asks.opinion.test(foldSpoken(ending(one), hearing)));
  const isOpen = size !== undefined && words.length > size;
  if (!isOpen || signs.reports.test(foldSpoken(ending(size + before), hearing))) return [...parts];
  return [...parts.slice(0, -1), words.slice(0, -size).join(" "), `${ending(size)}?`];
};

export type Heeded = { beside: Beside; told: string };

const readAsides = (text: string, { signs, hearing }: Ear): Heeded | null => {
  const hasMarks = /[.!?;,]/u.test(text);
  const pieces = partsOf(text, hearing.joints, hasMarks ? longestSentence : undefined).map((part) =>
    part.trim(),
  );
  const parts = hasMarks ? pieces : withQuestionApart(pieces, { signs, hearing });
  const isLong = wordsIn(text) > longTelling;
  const heard = parts.map((part, at) => {
    const isLate = at >= parts.length - late;
    const isLast = isLate || wordsIn(parts.slice(at + 1).join(" ")) <= longestQuip;
    const one = sentenceOf(part, { signs, hearing, isLong, isLate: isLast });
    return isLong && isTold(one, parts[at - 1] ?? "", { isLate, signs, hearing })
      ? { ...one, kind: null, asks: [] }
      : one;
  });
  const sentences = settled(isAway(heard) ? heard : heard.map(withoutWaiting), signs);
  const of = (kind: Kind): Sentence[] => sentences.filter((one) => one.kind === kind);
  const blames = sentences.some((one) => one.blames);
  if (!blames && sentences.every(({ kind }) => kind === null)) return null;
  const keepsOut = eachOnce(sentences.flatMap((_, at) => wishesOf(sentences, at, { signs, hearing })));
  const takesBack = keepsOut.length === 0 ? of("takesBack").map((one) => one.text) : [];
  // "I never said to take it out, I said it's a secret" brings nothing back, and still complains.
  const complains = [...of("complains"), ...(takesBack.length === 0 ? of("takesBack") : [])];
  // "You ask about the notary! What do you want, that I write it in chalk?" asks nothing.
  const asking = sentences.filter(({ isBySound }) => !isBySound || complains.length === 0);
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
    .flatMap(({ text: one }) => refusingIn(one, { signs, hearing }))
    .flatMap((one) => [...refusedIn(one, signs.refused, hearing), ...namesIn(one, hearing)])
    .map((name) => withoutEnds(name, signs))
    .filter((name) => saysWhat(name, hearing));
  // "Don't ask me about that" asks for nothing.
  const wished = wanted !== null && refuses.some((name) => wanted.includes(name)) ? null : wanted;
  // "That'll do for now. So ask us something else": only this is enough.
  const lastOf = (kind: Kind): number => sentences.findLastIndex((one) => one.kind === kind);
  const isEnough = lastOf("stops") > lastOf("skips");
  const isEnding = isEnough || of("leaves").length > 0;
  const leftOut = new Set(keepsOut.flatMap(({ lines }) => lines));
  const tells = ({ kind, text: one }: Sentence): boolean => {
    if (leftOut.has(one)) return false;
    if (kind === "wishes") return isToldAlready;
    return kind === null || (kind === "letsIn" && wordsIn(one) >= longestPlea);
  };
  const asksAfter = sentences.flatMap((one) =>
    one.asks.includes("kept") ? askedAfter(one.text, { signs, hearing }) : [],
  );
  const readers = sentences.flatMap((one) =>
    one.asks.includes("reader") ? (one.text.match(/(?<=\S )\p{Lu}\p{Ll}{2,}/gu) ?? []) : [],
  );
  const promised = of("stops")
    .filter((one) => wordsIn(one.text) > shortestPromise)
    .flatMap((one) => wantsIn(one.text, hearing) ?? []);
  return {
    told: sentences
      .filter(tells)
      .map((one) => one.text)
      .join(" "),
    beside: {
      asks: plainest([...new Set(asking.flatMap(({ asks }) => asks))]),
      ...(asksAfter.length > 0 ? { asksAfter } : {}),
      ...(readers.length > 0 ? { readers } : {}),
      stops: isEnough,
      leaves: of("leaves").length > 0,
      complains: complains.some(
        (one) => one.kind === "complains" || signs.complains.test(foldSpoken(one.text, hearing)),
      ),
      keepsOut,
      letsIn: of("letsIn").length > 0 || takesBack.length > 0,
      ...(takesBack.length > 0 ? { takesBack } : {}),
      ...wantedOf(sentences),
      refuses:
        refuses.length > 0 ||
        refusing.some(({ forbids }) => forbids) ||
        (refusing.length > 0 && (!isLong || isLastWord))
          ? distinct(refuses).slice(0, 2)
          : null,
      skips: of("skips").length > 0 && !isEnding,
      waits: of("waits").length > 0 && !isEnding && !isEcho(text),
      wants: isEnding ? null : wished,
      next: promised.at(-1) ?? (isEnding ? wished : null),
      blames,
    },
  };
};

const mostKept = 100;
const readBy = new WeakMap<AsideSigns, (text: string, hearing: Hearing) => Heeded | null>();

/**
 * What of an answer is talk with the interviewer, sentence by sentence, and what is left to tell; null: none of it is talk. Kept, since one
 * turn asks for it up to ten times: it must not be changed.
 */
export const asidesIn = (text: string, { signs, hearing }: Ear): Heeded | null => {
  const read =
    readBy.get(signs) ??
    remember((one: string, by: Hearing) => readAsides(one, { signs, hearing: by }), mostKept);
  readBy.set(signs, read);
  return read(text, hearing);
};
