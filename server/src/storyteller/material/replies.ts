import { fold } from "#language/fold.ts";
import { type Language, packs } from "#language/packs.ts";
import { hasQuotationMark } from "#language/quotation.ts";
import { contentStems, type Span, sentences, tokens } from "#language/text.ts";
import { yearsIn } from "#language/years.ts";
import { namesIn } from "../chronology/life-order.ts";
import { capital } from "../text/capital.ts";
import { isAlike } from "../text/fold.ts";
import { lexiconMatcher } from "../text/lexicon-matcher.ts";
import { isQuoteOpen, quotesIn, unquoted } from "../text/quotes.ts";
import { type KeptMatter, touchesMatter } from "./kept-matter.ts";
import { isSound } from "./talk.ts";

/** A sentence of more words tells something beside what it replies. */
const longestReply = 24;

/** What an answer replies to: what was asked, and what its teller had said before that. */
type Heard = { question: string; before: string; language: Language };

const wordsOf = (text: string): string[] => fold(text).split(" ").filter(Boolean);

/** Does a sentence take up words that were just said, between quotation marks: '"Just yet", you make him sound like a pirate'? "He said 'yes' and 'no'" takes up none, nor does what somebody in the story had said. */
const quotesBack = (text: string, { question, before, language }: Heard): boolean => {
  const said = ` ${fold(question)} ${fold(unquoted(before))} `;
  return quotesIn(text).some((quote) => {
    const words = fold(quote.text);
    return contentStems(quote.text, packs[language]).length > 0 && said.includes(` ${words} `);
  });
};

/** Few words that only say again what was asked: "The nets, the hymns." */
const longestEcho = 4;

const echoes = (text: string, { question, before, language }: Heard): boolean => {
  const words = wordsOf(text);
  const stems = contentStems(text, packs[language]);
  const asked = new Set(contentStems(`${question} ${before}`, packs[language]));
  const isOpen = /(?:\.\.\.|…|\?)$/u.test(text);
  const fewest = isOpen ? 1 : 2;
  return stems.length >= fewest && words.length <= longestEcho && stems.every((stem) => asked.has(stem));
};

/** Is somebody spoken to: who asked, and not whom somebody in the story spoke to ("I said take what you like")? */
const isToAsker = (text: string, language: Language): boolean => {
  const at = packs[language].story.toAsker.exec(text)?.index ?? -1;
  if (at < 0) return false;
  return !lexiconMatcher(language)(text).some(({ list, start }) => list === "speech" && start < at);
};

/** Does a sentence at the edge of an answer speak to who asked, and tell nothing? */
const isReply = (text: string, heard: Heard): boolean => {
  const { language } = heard;
  const { story } = packs[language];
  if (wordsOf(text).length > longestReply || yearsIn(text, language).length > 0) return false;
  if (quotesBack(text, heard)) return true;
  if (hasQuotationMark(text)) return false;
  return isToAsker(text, language) || story.ofTelling.test(fold(text));
};

/** A clause of so many words at least says something by itself. */
const fewestOfClause = 3;

/** What a reply puts right of what was said: "You put that nicely, only I never sat on it" is "I never sat on it". */
const putRightIn = (text: string, { question, before, language }: Heard): string | null => {
  const { self, ownVoice } = packs[language].functionWords;
  const said = contentStems(`${question} ${before}`, packs[language]);
  // A verb is said of her, and by her: "płynęła", "płynęłam".
  const isSaid = (stem: string): boolean => said.some((other) => isAlike(stem, other));
  const clauses = text.split(/,\s+/u);
  const at = clauses.findIndex((clause, place) => {
    const read = tokens(clause);
    const isOwn = read.some(({ word }) => self.has(word) || ownVoice.endings?.test(word) === true);
    const isDenied = lexiconMatcher(language)(clause).some(({ list }) => list === "negations");
    const takesUp = contentStems(clause, packs[language]).some(isSaid);
    const isWhole = place > 0 && read.length >= fewestOfClause && !isToAsker(clause, language);
    return isWhole && isOwn && isDenied && takesUp;
  });
  if (at < 0) return null;
  const clause = clauses.slice(at).join(", ");
  const [first, second] = tokens(clause);
  // "Only I never": what joins it to the reply goes with that.
  const from = first && second && self.has(second.word) ? second.start : 0;
  return capital(clause.slice(from), language);
};

/** "What should people know about him?" "That he was here." stands by itself without its first word. */
const completed = (text: string, language: Language): string => {
  const { completes } = packs[language].story;
  if (!completes.test(text)) return text;
  return capital(text.replace(completes, ""), language);
};

/** Does a clause say when or where: "In the war"? */
const saysWhen = (text: string, language: Language): boolean => {
  const [word = ""] = fold(text).split(" ");
  const isTime = lexiconMatcher(language)(text).some(({ list }) => list === "times");
  return isTime || packs[language].lexicon.placePrepositions.includes(word);
};

/** An echo of what was asked has so many words at most. */
const mostEchoed = 4;

/** "Stay with her, one didn't, she had no time": without the words of the question, and what only points at them. */
const withoutEcho = (text: string, { question, language }: Heard): string => {
  const clauses = text.split(/,\s+/u);
  const [first = "", next = ""] = clauses;
  const words = fold(first).split(" ");
  const asked = sentences(question, language).map((one) => one.text);
  // It begins as the question does, and has no word of weight that the question has not.
  const isBegun = asked.some((one) => fold(one).split(" ")[0] === words[0]);
  const stems = new Set(asked.flatMap((one) => contentStems(one, packs[language])));
  const isEcho =
    isBegun &&
    words.length > 1 &&
    words.length <= mostEchoed &&
    contentStems(first, packs[language]).every((stem) => stems.has(stem));
  if (!isEcho || clauses.length < 2 || namesIn(first, language).length > 0 || saysWhen(first, language))
    return text;
  const { things, leaning, pronouns } = packs[language].functionWords;
  const [pointer = ""] = next.toLowerCase().split(" ");
  const isPointing = things.has(pointer) || (leaning.has(pointer) && !pronouns.has(pointer));
  const rest = clauses.slice(isPointing && clauses.length > 2 ? 2 : 1).join(", ");
  return capital(rest, language);
};

/** Does a sentence name somebody or a place that what was asked does not? */
const isNew = (text: string, { question, language }: Heard): boolean =>
  namesIn(text, language).some((name) => !question.includes(name));

/** So few words before a reply belong to it: "From him, I should think. All right, you've said sorry." */
const longestBefore = 6;
const mostBefore = 2;

/** "And who says good night to her now?" "Me. Who else.": does a sentence only say that it was the teller, or whom somebody meant? */
const saysWho = (text: string, language: Language): boolean => {
  const { functionWords, grammar } = packs[language];
  const who = [functionWords.ownVoice.words, functionWords.pronouns, grammar.subjects];
  const read = tokens(text);
  return read.length > 0 && read.every(({ word }) => who.some((words) => words.has(word)));
};

/** How many sentences from one end only reply to what was asked. */
const repliesAt = (all: readonly Span[], heard: Heard): number => {
  let replies = 0;
  for (const [at, { text }] of all.entries()) {
    if (isNew(text, heard) && !quotesBack(text, heard)) break;
    if (isReply(text, heard)) replies = at + 1;
    else if (at - replies >= mostBefore || wordsOf(text).length > longestBefore) break;
  }
  // What stands before the end of an answer is the answer.
  if (replies < all.length) return replies;
  const first = all.findIndex(({ text }) => !isReply(text, heard));
  return first < 0 ? all.length : first;
};

/** How many sentences at the end speak to who asked. Whom the answer itself has named is nobody new there: "I'll not go into Harry." */
const repliesLast = (all: readonly Span[], heard: Heard): number => {
  const isTold = ({ text }: Span, at: number): boolean => {
    const said = all.slice(0, at).map((before) => before.text);
    return !isReply(text, heard) || isNew(text, { ...heard, question: [heard.question, ...said].join(" ") });
  };
  return all.length - 1 - all.findLastIndex(isTold);
};

/** Sentences of one quotation as one: whom its second sentence speaks to is spoken to in the story. */
const withWholeQuotes = (all: readonly Span[]): Span[] => {
  const whole: Span[] = [];
  for (const [at, one] of all.entries()) {
    const last = whole.at(-1);
    const isOn =
      last !== undefined &&
      isQuoteOpen(last.text) &&
      all.slice(at).some(({ text }) => hasQuotationMark(text));
    if (last && isOn) whole[whole.length - 1] = { ...last, text: `${last.text} ${one.text}`, end: one.end };
    else whole.push(one);
  }
  return whole;
};

/**
 * What an answer tells, without the sentences at its beginning and its end that speak to who asked ("You make him sound like a
 * pirate", "I'll tell you the rest"), and with a first sentence that stands by itself.
 */
export const withoutReplies = (text: string, heard: Heard): string => {
  const { language } = heard;
  const said = withWholeQuotes(sentences(text, language));
  const all = said.map((one) =>
    isReply(one.text, heard) ? { ...one, text: putRightIn(one.text, heard) ?? one.text } : one,
  );
  const from = repliesAt(all, heard);
  const rest = all.slice(from, all.length - repliesLast(all, heard));
  const isBeginning = ({ text: own }: Span): boolean =>
    saysWho(own, language) ||
    quotesIn(own).length > 0 ||
    (!isSound(own, language) && (rest.length < 2 || !echoes(own, heard)));
  const kept = rest.slice(Math.max(0, rest.findIndex(isBeginning)));
  const [first, ...others] = kept.map((sentence) => sentence.text);
  if (first === undefined) return "";
  const whole = completed(first, language);
  const isList = whole !== first;
  const begun = isList ? whole : withoutEcho(first, heard);
  const { tail } = packs[language].story;
  const told = [begun, ...others.map((own) => (isList ? completed(own, language) : own))].map((own) =>
    quotesIn(own).length > 0 ? own : own.replace(tail, ""),
  );
  const isWhole = kept.length === all.length && told.every((own, at) => own === said[at]?.text);
  return isWhole ? text : told.join(" ");
};

/** Does an answer only say what is to be told next: "I want to tell about the mugs, since it's been misery up to now"? */
export const isAnnouncement = (text: string, language: Language): boolean => {
  const all = sentences(text, language);
  return all.length === 1 && all.some((one) => packs[language].story.announces.test(fold(one.text)));
};

/** So few words after an announcement are of what is to be told: "Sixty-seven, Black Tuesday."; with more of them it is told here in part, up to so many. */
const longestOfIt = 16;
const mostAfterAnnouncement = 40;
const longestAnnouncement = 24;

/** An answer that ends by saying what is to be told next ("Now I want to tell about the fire, so you put that in"), without that; null where it does not. */
export const beforeAnnouncement = (text: string, language: Language): string | null => {
  const all = sentences(text, language).map((one) => one.text);
  const at = all.findLastIndex(
    (one) =>
      packs[language].story.announces.test(fold(one)) &&
      wordsOf(one).length <= longestAnnouncement &&
      quotesIn(one).length === 0,
  );
  const after = wordsOf(all.slice(at + 1).join(" ")).length;
  if (at < 0 || after > mostAfterAnnouncement) return null;
  return [...all.slice(0, at), ...(after > longestOfIt ? all.slice(at + 1) : [])].join(" ");
};

type Announced = { heard: string; matters: readonly KeptMatter[]; language: Language };

/** Sentences of what is left of an answer that stand right after one in which the teller says whom they go on to: "I'll tell you about Dino, then." */
export const announcedIn = (
  content: string,
  { heard, matters, language }: Announced,
): Map<string, string> => {
  const { announces } = packs[language].story;
  const all = sentences(content, language);
  const found = new Map<string, string>();
  for (const [at, { text }] of all.entries()) {
    const before = all[at - 1]?.text ?? "";
    const isLeft = heard.includes(text) && !heard.includes(before);
    if (at > 0 && isLeft && announces.test(fold(before)) && !touchesMatter(before, { matters, language }))
      found.set(text, before);
  }
  return found;
};
