import { type AsideSigns, type Askable, askables } from "#language/asides.ts";
import { fold } from "#language/fold.ts";
import type { Hearing } from "#language/hearing.ts";
import { namesIn, refusedIn, wantsIn } from "./extract.ts";
import { partsOf } from "./parts.ts";

/** Talk with the interviewer in an answer that tells something too: nothing of it may be dropped. */
export type Beside = {
  /** What Saga is asked, in this order. */
  asks: readonly Askable[];
  stops: boolean;
  /** The teller says goodbye, rather than that it is enough. */
  leaves: boolean;
  complains: boolean;
  /** What is to stand in no story: sentences of this answer, and words that name something told before. */
  keepsOut: readonly { lines: readonly string[]; names: readonly string[] }[];
  letsIn: boolean;
  /** Words that name whom or what is not to be asked about; empty where it was refused without a name. */
  refuses: readonly string[] | null;
  wants: string | null;
  /** What is to be talked about when the teller comes back. */
  next: string | null;
  blames: boolean;
};

type Kind = "asks" | "stops" | "leaves" | "complains" | "keepsOut" | "letsIn" | "refuses" | "wishes";

const quoted = /["“”„«»][^"“”„«»]*["“”„«»]/gu;
/** Speech without full stops is cut; a sentence with commas may be long. */
const longestSentence = 45;
const longestQuestion = 30;
/** A wish that is told on in so many words is being told already. */
const mostAfterWish = 20;
/** "Tomorrow about the allotment." puts something off; "I'm tired now." does not. */
const shortestPromise = 4;
/** "Put in the recipe, as my aunt made it …" tells something too. */
const longestPlea = 12;
/** "That's not for any book." speaks of the sentence before it. */
const shortestMatter = 6;

const wordsIn = (text: string): number => (text.trim() === "" ? 0 : text.trim().split(/\s+/u).length);

type Sentence = { text: string; kind: Kind | null; asks: readonly Askable[]; blames: boolean };

/** What is asked of anybody is heard only where nothing plainer is. */
const vague: ReadonlySet<Askable> = new Set<Askable>(["person", "opinion"]);

const askedIn = (folded: string, { asks }: AsideSigns): Askable[] => {
  const all = askables.filter((about) => asks[about].test(folded));
  const plain = all.filter((about) => !vague.has(about));
  return plain.length > 0 ? plain : all.slice(0, 1);
};

const sentenceOf = (text: string, at: { isLate: boolean; signs: AsideSigns }): Sentence => {
  const { signs, isLate } = at;
  const folded = fold(text.replace(quoted, " "));
  const isReported = folded === "" || signs.reports.test(folded);
  const blames = !isReported && signs.blames.test(folded);
  const plain = { text, kind: null, asks: [], blames };
  const isQuestion = text.includes("?") && wordsIn(text) <= longestQuestion;
  if (signs.complains.test(folded) && !isReported) return { ...plain, kind: "complains" };
  const asks = isQuestion ? askedIn(folded, signs) : [];
  if (asks.length > 0) return { ...plain, kind: "asks", asks };
  // "Leave Yann in" is no wish to leave him out; "put it in no book" is.
  if (signs.keepsOut.test(folded)) return { ...plain, kind: "keepsOut" };
  if (isReported) return plain;
  if (signs.letsIn.test(folded)) return { ...plain, kind: "letsIn" };
  if (signs.leaves.test(folded)) return { ...plain, kind: "leaves" };
  if (isLate && signs.stops.test(folded)) return { ...plain, kind: "stops" };
  if (signs.wishes.test(folded)) return { ...plain, kind: "wishes" };
  if (signs.refuses.test(folded)) return { ...plain, kind: "refuses" };
  return plain;
};

/** Sentences that may still end a sitting: a word may follow the goodbye. */
const late = 3;

export type Heeded = { beside: Beside; told: string };

/** What of an answer is talk with the interviewer, sentence by sentence, and what is left to tell; null: none of it is talk. */
export const asidesIn = (
  text: string,
  { signs, hearing }: { signs: AsideSigns; hearing: Hearing },
): Heeded | null => {
  const hasMarks = /[.!?;,]/u.test(text);
  const parts = partsOf(text, hearing.joints, hasMarks ? longestSentence : undefined).map((part) =>
    part.trim(),
  );
  const sentences = parts.map((part, at) => sentenceOf(part, { signs, isLate: at >= parts.length - late }));
  const of = (kind: Kind): Sentence[] => sentences.filter((one) => one.kind === kind);
  const blames = sentences.some((one) => one.blames);
  if (!blames && sentences.every(({ kind }) => kind === null)) return null;
  const keepsOut = sentences.flatMap((one, at) => {
    if (one.kind !== "keepsOut") return [];
    const names = [...namesIn(one.text, hearing), ...refusedIn(one.text, signs.meant, hearing)];
    const [before, after] = [sentences[at - 1], sentences[at + 1]];
    const isAhead = signs.ahead.test(fold(one.text)) && after?.kind === null;
    const isAboutBefore = !isAhead && wordsIn(one.text) <= shortestMatter && before?.kind === null;
    const lines = [...(isAboutBefore ? [before.text] : []), one.text, ...(isAhead ? [after.text] : [])];
    return [{ lines, names }];
  });
  const wishAt = sentences.findIndex(({ kind }) => kind === "wishes");
  const afterWish = sentences.slice(wishAt + 1).filter(({ kind }) => kind === null);
  const isToldAlready = wordsIn(afterWish.map((one) => one.text).join(" ")) >= mostAfterWish;
  const wish = sentences[wishAt];
  const isEnding = of("stops").length > 0 || of("leaves").length > 0;
  const wished = wish && !isToldAlready ? (wantsIn(wish.text, hearing) ?? null) : null;
  const refusing = [...of("refuses"), ...(wish && signs.refuses.test(fold(wish.text)) ? [wish] : [])];
  const refuses = refusing.flatMap(({ text: one }) => [
    ...refusedIn(one, signs.refused, hearing),
    ...namesIn(one, hearing),
  ]);
  const leftOut = new Set(keepsOut.flatMap(({ lines }) => lines));
  const tells = ({ kind, text: one }: Sentence): boolean => {
    if (leftOut.has(one)) return false;
    if (kind === "wishes") return isToldAlready;
    return kind === null || (kind === "letsIn" && wordsIn(one) >= longestPlea);
  };
  const promised = of("stops")
    .filter((one) => wordsIn(one.text) > shortestPromise)
    .flatMap((one) => wantsIn(one.text, hearing) ?? []);
  return {
    told: sentences
      .filter(tells)
      .map((one) => one.text)
      .join(" "),
    beside: {
      asks: [...new Set(sentences.flatMap(({ asks }) => asks))],
      stops: of("stops").length > 0,
      leaves: of("leaves").length > 0,
      complains: of("complains").length > 0,
      keepsOut,
      letsIn: of("letsIn").length > 0,
      refuses: refusing.length > 0 ? [...new Set(refuses)].slice(0, 2) : null,
      wants: isEnding ? null : wished,
      next: promised.at(-1) ?? (isEnding ? wished : null),
      blames,
    },
  };
};
