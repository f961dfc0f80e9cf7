import { fold, foldClauses } from "#language/fold.ts";
import type { Hearing } from "#language/hearing.ts";
import { foldSpoken } from "#language/spellings.ts";
import { countWords } from "#language/text.ts";
import type { Intent } from "../moves.ts";
import { type Choice, choose } from "./choose.ts";
import { isEcho, partsOf, sentencesIn, withoutQuestions } from "./parts.ts";
import { oddsOfDanger, soundOf, soundsLike } from "./sound.ts";

/** An answer of so many words is heard by its sentences too, and one of them, or two neighbours, must sound at least so. */
const severalParts = 20;
const leastOfParts = 0.3;

/** Words that sound like danger and are none must be contradicted plainly. */
const calmThreshold = 0.5;

/** Plain words are not believed where everything else speaks against them: "I don't want to live in Leeds". */
const improbable = 0.1;

/**
 * An answer of so many words tells of much, and some of it always sounds a little like danger: all of it together must be plainer, or two
 * neighbouring sentences must sound of it too.
 */
const longAnswer = 30;
const longThreshold = 0.5;
const neighbourThreshold = 0.45;

/** From so many characters on neighbours are heard alone, and must be plainer: they lack what stands around them. */
const longest = 400;
const partThreshold = 0.75;

/** "I want to die." says nothing beside its plain words that could speak against them. */
const bareWords = 5;

/** How probable it is, by the sound of the words, that the teller is in danger. */
const probability = (text: string, hearing: Hearing): number => soundsLike("crisis", text, hearing);

/** Do plain words say that the teller is in danger now, and no idiom takes them back? */
const isPlainDanger = (text: string, hearing: Hearing): boolean => {
  // "Who beats me? Nobody beats me!" asks back.
  const folded = foldSpoken(withoutQuestions(text), hearing);
  return hearing.danger.test(folded) && !(hearing.signs.calm?.test(folded) ?? false);
};

/** Are the plain words all that is said? */
const isBareDanger = (text: string, hearing: Hearing): boolean =>
  countWords(text) <= bareWords && isPlainDanger(text, hearing);

/**
 * From here on the classifier's word stands alone, in a long answer of two neighbouring sentences too: many faint signs add up there to
 * what nobody said. Below it, a model that is asked anyway has the last word.
 */
const certain = 0.9;

/** Said in plain words, certain by the sound of it, or a guess. */
export type Danger = "plain" | "certain" | "guess";

/** "I'll come to the telephone": whoever means to go on telling is in no danger by that, where nothing dangerous is promised. */
const isPromise = (sentence: string, { promises, danger, themes }: Hearing): boolean => {
  if (!promises.test(foldClauses(sentence))) return false;
  const folded = fold(sentence);
  return ![danger, themes.means, themes.harm, themes.afraid, themes.weary, themes.gone].some((one) =>
    one?.test(folded),
  );
};

/** "Nobody hits me, for goodness sake" is the opposite of what its words sound like, "I could have throttled him when he …" an idiom. */
export const isDenied = (sentence: string, { denied, idiom, danger }: Hearing): boolean => {
  const folded = fold(sentence);
  if (denied.test(folded)) return true;
  return countWords(folded) < longTelling && idiom.test(folded) && !danger.test(folded);
};

/** Whoever is tired, must be off or lets the cat in says so in a sentence that may sound a little like danger, beside others that do. */
const leavings: ReadonlySet<Intent> = new Set<Intent>(["stop", "wait", "farewell", "told_enough"]);
const mostInLeaving = 0.35;

type Leaving = Choice & { part: string };

/** "Enough of Jack. I'm tired. I must let the cat in.": the sentences in which the teller leaves; of a short answer none. */
export const leavingIn = (text: string, hearing: Hearing): Leaving[] => {
  const parts = countWords(text) < severalParts ? [] : sentencesIn(text);
  return parts.flatMap((part) => {
    const choice = choose(soundOf(part, hearing).classes, hearing.weights.classes);
    const isLeaving = probability(part, hearing) < mostInLeaving && leavings.has(choice.label as Intent);
    return isLeaving ? [{ part, ...choice }] : [];
  });
};

/** What is left is judged without them: many faint signs add up to what nobody said. */
const withoutLeaving = (text: string, hearing: Hearing): string => {
  const leaving = new Set(leavingIn(text, hearing).map(({ part }) => part));
  if (leaving.size === 0) return text;
  return sentencesIn(text)
    .filter((part) => !leaving.has(part))
    .join(" ");
};

/** What is left is judged without them. */
const withoutDenials = (text: string, hearing: Hearing): string =>
  sentencesIn(text)
    .filter((sentence) => !isDenied(sentence, hearing) && !isPromise(sentence, hearing))
    .join(" ");

/** Does it speak of fear or harm at all? */
export const soundsOfFear = (text: string, { themes }: Hearing): boolean =>
  [themes.afraid, themes.harm].some((theme) => theme?.test(fold(text)));

/** In so few words the classifier of intents and a judge of danger alone decide together, by the sum of their log odds. */
const fewForBoth = 45;
/** From here on both together hear danger; it is asked about where they do so less plainly. */
const together = { heard: 0.6, asked: -0.1 };
/** How much plainer it must be beside an idiom. */
const calmness = 0.5;

const bothTogether = (text: string, hearing: Hearing): number =>
  oddsOfDanger(text, hearing) + soundOf(text, hearing).danger;

/**
 * "God knows how she managed" holds the words of danger in so few others that one classifier alone is often wrong: a judge of danger alone,
 * which knows such lines, may take its word back.
 */
export const isContradicted = (text: string, hearing: Hearing): boolean =>
  countWords(text) <= fewForBoth && bothTogether(text, hearing) < together.asked;

/** In so many words much else is told beside it. */
const longTelling = 50;
/** One sentence may say it alone where the rest of a telling does not sound of it; less plainly in a long one, and more so later in an interview. */
const sentenceThreshold = {
  early: { short: 0.7, long: 0.55 },
  later: { short: 0.8, long: 0.7 },
};

/** One sentence sounds plainly of danger or keeps its means at hand, or the whole of a short answer sounds of it faintly. */
type Doubt = "sentence" | "faint";

/** May an answer be meant as danger that nothing in it is sure of? */
export const doubtIn = (answer: string, hearing: Hearing, when: "early" | "later"): Doubt | null => {
  const text = withoutDenials(answer, hearing);
  if (hearing.hoards.test(fold(text))) return "sentence";
  const words = countWords(text);
  const isCalm = (said: string): boolean => hearing.signs.calm?.test(fold(said)) ?? false;
  const parts = partsOf(text, hearing.joints);
  const needed = sentenceThreshold[when][words < longTelling ? "short" : "long"];
  // What somebody says of long ago in another sentence of a long telling takes back nothing of this one.
  const isHeard = (part: string): boolean =>
    probability(part, hearing) >= needed && !isCalm(part) && !isContradicted(part, hearing);
  if (parts.length > 1 && parts.some(isHeard)) return "sentence";
  if (isContradicted(text, hearing)) return null;
  // "This morning? A walk." answers the question that it says back.
  if (text === "" || words > fewForBoth || isEcho(text)) return null;
  const least = together.asked + (isCalm(text) ? calmness : 0);
  return bothTogether(text, hearing) >= least ? "faint" : null;
};

/** Each sentence of an answer with the next one, in which danger may be heard. */
const neighboursIn = (text: string, { joints }: Hearing): string[] =>
  partsOf(text, joints).map((part, at, all) => [part, ...all.slice(at + 1, at + 2)].join(" "));

/** Pieces of an answer whose sound is asked for when danger is listened for: most of what hearing takes. */
export const piecesHeard = (answer: string, hearing: Hearing): string[] => {
  const text = withoutDenials(answer, hearing);
  if (countWords(text) < longAnswer) return [];
  const neighbours = text.length < longest ? [] : neighboursIn(text, hearing);
  return [...partsOf(text, hearing.joints), ...neighbours];
};

/** Is the teller in danger now, by own hand or by others, and how sure is that? Rules and classifier each decide alone. */
export const dangerIn = (answer: string, hearing: Hearing): Danger | null => {
  const text = withoutDenials(answer, hearing);
  if (text === "") return null;
  const whole = probability(text, hearing);
  // What does not sound of danger as a whole needs nothing left out.
  const told = whole < hearing.dangerFrom ? text : withoutLeaving(text, hearing);
  const likely = told === text ? whole : told === "" ? 0 : Math.min(whole, probability(told, hearing));
  if (isBareDanger(text, hearing)) return "plain";
  if (whole >= improbable && isPlainDanger(text, hearing)) return "plain";
  const isCalm = hearing.signs.calm?.test(fold(text)) ?? false;
  const isLong = countWords(text) >= longAnswer;
  const isHeardFrom = (needed: number): boolean =>
    neighboursIn(text, hearing).some((part) => probability(part, hearing) >= needed);
  // Faint signs of several sentences add up to what nobody said: one of them, or two neighbours, must sound of it.
  const isOfParts = (): boolean => countWords(text) < severalParts || isHeardFrom(leastOfParts);
  if (likely >= certain && isOfParts() && (!isLong || isHeardFrom(certain))) return "certain";
  if (countWords(text) <= fewForBoth) {
    const least = together.heard + (isCalm ? calmness : 0);
    return told !== "" && bothTogether(told, hearing) >= least ? "guess" : null;
  }
  const isLikely = likely >= (isCalm ? calmThreshold : hearing.dangerFrom);
  if (isLikely && isOfParts() && (!isLong || likely >= longThreshold)) return "guess";
  if (!isLong || (!isLikely && text.length < longest)) return null;
  return isHeardFrom(isLikely ? neighbourThreshold : partThreshold) ? "guess" : null;
};
