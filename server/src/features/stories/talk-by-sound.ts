import { soundsOfTalk } from "#interviewer/hearing/sounds-of-talk.ts";
import { type Language, packs } from "#language/packs.ts";
import { hasQuotationMark } from "#language/quotation.ts";
import { contentStems, countWords, sentences, tokens } from "#language/text.ts";
import { isAlike } from "#storyteller/text/fold.ts";
import { tellerActs } from "#storyteller/text/own-voice.ts";
import { isTurning } from "#storyteller/turnings.ts";

/** From this probability on a sentence where a telling begins or ends is talk. */
const surely = 0.82;

/** Of fewer words nothing sounds surely like talk; so few between talk and a telling are of the talk. */
const fewestWords = 3;

/** Does a sentence sound like talk with the interviewer, and neither quote, date nor tell a turning of the life? */
const isTalk = (text: string, language: Language): boolean =>
  countWords(text) >= fewestWords &&
  !hasQuotationMark(text) &&
  !/\p{N}{2}/u.test(text) &&
  !isTurning(text, language) &&
  soundsOfTalk(text, language).talk > surely;

/** How many of the sentences from here on sound like talk, with the splinters between: "We had Gösta. Cap and cigar." */
const talkFrom = (all: readonly string[], language: Language): number => {
  let talk = 0;
  for (const [at, text] of all.entries()) {
    if (isTalk(text, language)) talk = at + 1;
    else if (countWords(text) > fewestWords || at > talk) break;
  }
  const isSplinter = talk > 0 && countWords(all[talk] ?? "") <= fewestWords && talk < all.length - 1;
  return isSplinter && !isTurning(all[talk] ?? "", language) ? talk + 1 : talk;
};

/** So few words behind somebody's leave are of it: "That'll do for today. My eyes are running." */
const mostAfter = 16;
/** So surely it is heard in two words as well: "I'm tired." Less surely where the whole answer was heard as that. */
const mostSurely = 0.85;
const surelyOfLeaving = 0.5;
const fewestOfLeave = 2;

type Spoken = { language: Language; isLeaving: boolean };

const takesLeave = (text: string, { language, isLeaving }: Spoken): boolean =>
  countWords(text) >= fewestOfLeave &&
  soundsOfTalk(text, language).leaving > (isLeaving ? surelyOfLeaving : mostSurely);

/** So many sentences before the last line of a telling hold the word that it takes up. */
const mostBack = 2;

/** Does the teller say on what they did, with a word of weight of what was told right before it: "I called him. I didn't call a second time."? */
const takesUp = (all: readonly string[], { at, language }: { at: number; language: Language }): boolean => {
  const { [at]: own = "" } = all;
  if (own.endsWith("?") || !tellerActs(tokens(own), language)) return false;
  const stemsIn = (text: string): string[] => contentStems(text, packs[language]);
  const before = all.slice(Math.max(0, at - mostBack), at).filter((one) => !isTalk(one, language));
  const told = before.flatMap(stemsIn);
  return stemsIn(own).some((stem) => told.some((other) => isAlike(stem, other)));
};

/** Where the talk begins that an answer ends with. */
const endOf = (all: readonly string[], { language, isLeaving }: Spoken): number => {
  const plain = all.findLastIndex((one, at) => !isTalk(one, language) || takesUp(all, { at, language })) + 1;
  // Who says goodbye at the end has begun to leave before it.
  const isGoing = isLeaving || all.slice(plain).some((one) => takesLeave(one, { language, isLeaving: true }));
  let end = plain;
  let behind = 0;
  for (let at = plain - 1; at > 0; at -= 1) {
    const text = all[at] ?? "";
    if (isTurning(text, language) || hasQuotationMark(text)) break;
    if (takesLeave(text, { language, isLeaving: isGoing })) end = at;
    behind += countWords(text);
    if (behind > mostAfter) break;
  }
  return end;
};

/** A telling without the sentences at its beginning and its end that sound like talk with the interviewer, as hearing has learned it. `isLeaving`: the answer was heard as a goodbye. */
export const withoutTalk = (text: string, language: Language, isLeaving = false): string => {
  const all = sentences(text, language).map((one) => one.text);
  const from = talkFrom(all, language);
  const last = Math.max(from, endOf(all, { language, isLeaving }));
  return from === 0 && last === all.length ? text : all.slice(from, last).join(" ");
};

/** An answer of so many words at least and at most is talk as a whole where its words sound like nothing told, on average. */
const [fewestOfWhole, mostOfWhole] = [18, 60];
const leastUntold = 0.62;

/** The share of a text that sounds like nothing told, by its words. */
export const untoldShare = (text: string, language: Language): number => {
  const untold = sentences(text, language).reduce(
    (sum, one) => sum + soundsOfTalk(one.text, language).untold * countWords(one.text),
    0,
  );
  return untold / Math.max(1, countWords(text));
};

/** Is all that is left of an answer talk: a complaint, a reply about what is kept? */
export const isWhollyTalk = (text: string, language: Language): boolean => {
  const words = countWords(text);
  const mayBe = words >= fewestOfWhole && words <= mostOfWhole && !hasQuotationMark(text);
  return mayBe && !isTurning(text, language) && untoldShare(text, language) >= leastUntold;
};
