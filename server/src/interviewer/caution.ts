import { fold } from "#language/fold.ts";
import type { Hearing, SignName } from "#language/hearing.ts";
import { countWords } from "#language/text.ts";
import { isEcho, sentencesIn } from "./hearing/parts.ts";
import { soundsOf, together } from "./hearing/sounds-of-talk.ts";
import { type Heard, type Intent, isTelling, type Move } from "./moves.ts";

/** Heard wrongly these take something away or leave what is being told; a guess is not enough for them. */
const harmful: ReadonlySet<Intent> = new Set<Intent>([
  "told_enough",
  "delete",
  "secret",
  "declines",
  "unclear",
  "wish",
  "resumes",
]);

/** "She never sang it again" sounds like one of these, and is told. */
const ending: ReadonlySet<Intent> = new Set<Intent>([
  "told_enough",
  "delete",
  "declines",
  "asked_before",
  "repeat",
  "wrong",
  "corrects",
  "not_heard",
]);

/** A few words by themselves hold no story that could be missed. */
const shortest = 4;

/** "Docker. Liverpool." is an answer: what has a word in it is no noise, and no farewell either unless it says so. */
const leaving: ReadonlySet<Intent> = new Set<Intent>(["wait", "stop", "farewell", "nothing", "repeat"]);
const hasWord = /\p{L}{4,}|\p{Lu}\p{L}{2,}/u;

/** Whoever says more than who they are tells something. */
const longestIntroduction = 30;

/** "Ernie Platt from Widnes" says who that is. */
const holdsName = /\s\p{Lu}\p{L}+/u;

/** In so few words a picture stands for what is said to Saga: "You lost me at the corner there". */
const longestPicture = 14;
/** All talk together must be so probable, though no kind of it is sure: of short tellings one in thirty is, of short talk four in five. */
const mostlyTalk = 0.7;
/** The likeliest kind of talk is acted upon from here on. */
const likelyKind = 0.3;
/** What pictures are mostly meant as: to leave a matter, to take it back, not to have understood. */
const pictured: ReadonlySet<Intent> = new Set<Intent>(["declines", "delete", "unclear"]);

/** What a short answer says to Saga, where it surely is talk and only its kind is a guess; null: something may be told in it. */
const talkIn = (text: string, hearing: Hearing): Intent | null => {
  if (countWords(text) > longestPicture) return null;
  const talk = soundsOf(text, hearing).filter(({ intent }) => !isTelling(intent) && intent !== "wish");
  if (together(talk) < mostlyTalk) return null;
  const { intent, likely } = talk.reduce((best, one) => (one.likely > best.likely ? one : best));
  return likely >= likelyKind && pictured.has(intent) ? intent : null;
};

/** `isFirst`: it replies to the first question of all, which asks for a name; `isNaming`: and speaks of one. */
type Circumstances = {
  text: string;
  hearing: Hearing;
  lastMove: Move | null;
  isFirst?: boolean;
  isNaming?: boolean;
};

/**
 * What is acted upon, where hearing is a guess and no plain word speaks for it: the answer is taken as something told, and stayed
 * with. Somebody who was away and says anything is back.
 */
export const withCaution = (
  heard: Heard,
  { text, hearing, lastMove, isFirst = false, isNaming = false }: Circumstances,
): Heard => {
  const isSaid = (intent: Intent, words: string): boolean =>
    hearing.signs[intent as SignName]?.test(fold(words)) ?? false;
  // "You ask and ask and never listen. I'm stopping." wants to stop more than it wants to be heard.
  if (heard.intent === "not_heard" && isSaid("stop", sentencesIn(text).at(-1) ?? ""))
    return { ...heard, intent: "stop" };
  // Whoever says how the name came about tells of the dead it came from, mostly long ago.
  if (isNaming && heard.intent === "grief") return { ...heard, intent: "told" };
  // A name, a birth, so many brothers and sisters: what this only sounds like, however surely, it is not.
  const isOther = heard.intent === "crisis" ? !heard.isSure : !isSaid(heard.intent, text);
  const isBrief = countWords(text) < longestIntroduction;
  if (isFirst && isOther && isBrief && hearing.introduces.test(fold(text)))
    return { intent: "told", told: text, isSure: false };
  if (ending.has(heard.intent) && hearing.ended.test(fold(text)))
    return { intent: "told", told: text, isSure: false };
  // "Today? Coffee." answers the question that it repeats: nobody leaves.
  if (leaving.has(heard.intent) && isEcho(text) && hasWord.test(text) && !isSaid(heard.intent, text))
    return { intent: "told", told: text, isSure: false };
  if (heard.isSure) return heard;
  const wasAway = lastMove === "wait" || lastMove === "offer_break";
  if (heard.intent === "resumes" && wasAway) return heard;
  if (heard.intent === "wait" && lastMove === "wait") return { ...heard, intent: "resumes" };
  const isLong = text.trim().split(/\s+/u).length >= shortest;
  // "My name is Ruth." is neither a goodbye nor a noise.
  const isDoubtful =
    (isFirst && heard.intent !== "crisis" && hasWord.test(text)) ||
    (harmful.has(heard.intent) && isLong) ||
    (leaving.has(heard.intent) && !isLong && hasWord.test(text));
  if (!isDoubtful || isSaid(heard.intent, text)) return heard;
  // "Tell me more about the seam" is what nobody wants to hear who is not unpicking that one.
  const mayBeTalk = isLong && !(isFirst && holdsName.test(text));
  if (mayBeTalk && talkIn(text, hearing) === heard.intent) return heard;
  return { intent: "told", told: text, isSure: false };
};
