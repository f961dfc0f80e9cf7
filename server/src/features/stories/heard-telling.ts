import { type Intent, isTelling } from "#interviewer/moves.ts";
import { fold } from "#language/fold.ts";
import { isSameName } from "#language/name-match.ts";
import { type Language, packs } from "#language/packs.ts";
import { countWords, sentences } from "#language/text.ts";
import { namesIn } from "#storyteller/chronology/life-order.ts";
import { isTurning } from "#storyteller/turnings.ts";
import type { StoredMessage } from "../interviews/interview.ts";
import { heardIn, heardRecord, moveIn } from "../interviews/turn-record.ts";

/** Answers that end a sitting, lead it elsewhere or complain may tell beside that. */
const tellsBeside: ReadonlySet<Intent> = new Set<Intent>([
  "stop",
  "wish",
  "wait",
  "farewell",
  "resumes",
  "asks",
  "declines",
  "delete",
  "unknown",
  "not_heard",
]);
/** "I was telling you about Hull." */
const longestReturn = 7;

/** What is told behind a protest: after the last sentence that speaks to Saga, asks, cries out, or says what was being told. */
const behindProtest = (content: string, language: Language): string => {
  const { story, conversation } = packs[language];
  const { toAsker } = story;
  const { announces } = conversation.followUps;
  const all = sentences(content, language).map(({ text }) => text);
  const named = (text: string): string =>
    text
      .split(" ")
      .map((word, at) => (at > 0 && /^\p{Lu}/u.test(word) ? "@" : fold(word)))
      .join(" ")
      .replace(/[.,;:]/gu, "");
  const returns = (text: string): boolean => countWords(text) <= longestReturn && announces.test(named(text));
  const last = all.findLastIndex((text) => /[?!]$/u.test(text) || toAsker.test(text) || returns(text));
  return all.slice(last + 1).join(" ");
};

/** What of an answer tells something, as it was heard; of a protest, what was heard to be told beside it. */
export const heardTelling = (message: StoredMessage, language: Language): string => {
  const { intent, tells_too } = heardIn(message) ?? {};
  if (!intent || isTelling(intent) || tellsBeside.has(intent)) return message.content;
  return tells_too ? behindProtest(message.content, language) : "";
};

/** Is what an answer tells no more than words beside talk, as far as anybody heard? */
export const isToldBeside = (message: StoredMessage): boolean => {
  const heard = heardIn(message);
  return heard !== null && !isTelling(heard.intent) && !heard.tells_too;
};

/** Was an answer heard as a goodbye, or as an end for today? */
export const takesLeave = (message: StoredMessage): boolean => {
  const intent = heardIn(message)?.intent;
  return intent === "farewell" || intent === "stop";
};

/** Of who comes back, more words than these tell something beside. */
const mostOfReturn = 50;

/** Does somebody only say that they are back, and where they were? A death, a marriage or a move is told even so. */
export const onlyComesBack = (message: StoredMessage, language: Language): boolean =>
  heardIn(message)?.intent === "resumes" &&
  countWords(message.content) <= mostOfReturn &&
  !isTurning(message.content, language);

/** Of who was told that something is kept or gone, so few words are about that: "You said that were gone! Yes. Anything with his name near it." */
const mostOfEnough = 20;

/** Does an answer only say that it was told enough, in few words? */
export const onlySaysEnough = (message: StoredMessage, language: Language): boolean =>
  heardIn(message)?.intent === "told_enough" &&
  countWords(message.content) <= mostOfEnough &&
  !isTurning(message.content, language);

/** So few words in reply to an apology are about it: "At least you say sorry. My Jack managed it twice in forty years." */
const mostToApology = 40;

/** Does an answer that is talk as a whole only reply to an apology of whoever asks, which asked nothing? What is told with a jest at it is no telling. */
export const onlyAnswersApology = (
  message: StoredMessage,
  { question, language }: { question: StoredMessage | undefined; language: Language },
): boolean => {
  const intent = heardIn(message)?.intent;
  const said = question?.content ?? "";
  return (
    intent !== undefined &&
    !isTelling(intent) &&
    !said.includes("?") &&
    packs[language].asides.words.apologises.test(fold(said)) &&
    countWords(message.content) <= mostToApology &&
    !isTurning(message.content, language)
  );
};

/**
 * "So Kinga can read it? … And Zenek? Zenek went about and said": the paragraph at the end of such talk that answers what was asked of
 * somebody, as if it were said alone; null where none does.
 */
export const answerBeside = (
  message: StoredMessage,
  { question, language }: { question: string; language: Language },
): StoredMessage | null => {
  const [content = "", ...before] = message.content
    .trim()
    .split(/\s*\n\s*/u)
    .reverse();
  const asked = namesIn(question.split(/(?<=[.!])\s/u).at(-1) ?? "", language);
  const answers = namesIn(content, language).some((name) =>
    asked.some((other) => isSameName([name, other], language)),
  );
  if (before.length === 0 || content.includes("?") || !answers) return null;
  return { ...message, content, heard: heardRecord({ intent: "told", told: content, isSure: true }) };
};

/** Only replies to lines of help, as far as anybody heard: what is said then is about them. */
export const answersHelp = (message: StoredMessage, question: StoredMessage | undefined): boolean =>
  moveIn(question ?? { move: null })?.move === "support" && isToldBeside(message);

/** Was an answer heard as a question who reads it, a wish to have something out, or an end of the talk beside which nothing was heard to be told? */
export const bargains = (message: StoredMessage): boolean => {
  const heard = heardIn(message);
  const ends = heard?.intent === "stop" && !heard.tells_too;
  return heard !== null && (heard.about === "reader" || heard.intent === "delete" || ends);
};
