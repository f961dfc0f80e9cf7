import { fold } from "#language/fold.ts";
import { type Language, packs } from "#language/packs.ts";
import { quoted } from "#language/quotation.ts";
import { countWords, sentences } from "#language/text.ts";
import { namesAnybody, type Reader } from "#storyteller/arranging/opening.ts";
import { type Answered, takenOut, withoutConfided, withoutLeading } from "#storyteller/material/confided.ts";
import { asksForSilence, isSealing } from "#storyteller/material/left-out.ts";
import type { StoredMessage } from "../interviews/interview.ts";
import { allowedIn, withAllowed } from "./allowed.ts";
import {
  type Confided,
  confidedBy,
  mostAfter,
  pointsAtSomebody,
  pointsBack,
  speaksStill,
  stemsIn,
} from "./confiding.ts";
import { bargains } from "./heard-telling.ts";
import { turnedFrom } from "./turned-away.ts";

/** Asked about something else, a teller who uses one word of a secret speaks of that; who uses so many speaks of the secret. */
const elsewhere = 2;

/** Answers with so many words beside the talk about a secret tell something of their own. */
const fewestOfOwn = 36;

type Life = Reader & {
  /** By answer: what leads to something confided after it. */
  leading: ReadonlyMap<string, string[][]>;
  /** By answer: is a word said again and again after what was confided in it? */
  isCommonAfter: (id: string) => (stem: string) => boolean;
};

/**
 * An answer with what it tells; `partly`: without what was taken out of it, `question`: what it answers; `isOn`: that stayed with what was told, `isSame`: it did
 * not lead to another matter.
 */
type Telling = {
  message: StoredMessage;
  partly?: string;
  question: string;
  telling: string;
  isOn: boolean;
  isSame: boolean;
};

/** What of an answer stands beside what was confided before it; `isOfSecret`: nothing of it does. */
type Beside = { text: string; isAfter: boolean; isOfSecret: boolean };

/** So many words of weight, said back, are a sentence and no name. */
const fewestOfSentence = 3;

/** An answer that only asks whether a secret can be told has so few words of it. */
const mostOfPromise = 6;

/** So much said back letter by letter is of what was confided. */
const fewestSaidBack = 3;

/** Does a text suppose that somebody knew? After a secret that says what was kept from them. */
const supposes = (text: string, language: Language): boolean =>
  sentences(text, language).some((one) => packs[language].story.supposes.test(fold(one.text)));

/** So few words after a sentence that supposes it, and that name nobody, are of it: "He never said so." */
const mostOnKnowing = 4;

/** A text without the sentences that suppose that somebody knew. */
const withoutSupposing = (text: string, reader: Reader): string => {
  let isOut = false;
  const kept = sentences(text, reader.language).filter((one) => {
    const goesOn = isOut && countWords(one.text) <= mostOnKnowing && !namesAnybody(one.text, reader);
    isOut = goesOn || supposes(one.text, reader.language);
    return !isOut;
  });
  return kept.map((one) => one.text).join(" ");
};

/** Does what stands beside the talk about a secret tell something else: at length, or of somebody whom it names? */
const isOfOwn = (text: string, reader: Reader): boolean =>
  countWords(text) >= fewestOfOwn || namesAnybody(sentences(text, reader.language)[0]?.text ?? "", reader);

/** Follows the answers of a teller in their order, and says what of each does not speak on of something that was confided before. */
export const createFollower = ({ leading, isCommonAfter, ...reader }: Life) => {
  const { language } = reader;
  const earlier = new Set<string>();
  let isSpokenOn = false;
  let hasConfided = false;
  let saidAfter: ReadonlySet<string> = new Set();
  let lastSecret = "";
  /** What was told that is of no secret, folded. */
  const openly: string[] = [];
  /** All words of weight that were ever confided, and nothing told before. */
  const everConfided = new Set<string>();
  let known: Confided = {
    stems: new Set(),
    plain: new Set(),
    all: new Set(),
    left: 0,
    isBrief: false,
  };
  let confided = known;

  /** Hears an answer; true: it confides something. */
  const hear = (answered: Answered): boolean => {
    known = confided;
    confided = confidedBy(answered, {
      before: known,
      earlier,
      isCommon: isCommonAfter(answered.id),
      language,
    });
    hasConfided ||= confided.left === mostAfter;
    if (confided.left === mostAfter) for (const stem of confided.stems) everConfided.add(stem);
    return confided.left === mostAfter;
  };

  /** Talk takes nothing further away that was confided before it. */
  const passOver = (): void => {
    if (confided.left < mostAfter) confided = known;
  };

  /** Was something confided right before the answer that was heard last? */
  const isRightAfter = (): boolean => known.left === mostAfter;

  /** Does a question say back what was told elsewhere, and so lead away from what was confided: "You were saying: …"? */
  const leadsAway = (question: string): boolean => {
    const said = (question.match(quoted) ?? []).map((words) => fold(words)).filter((words) => words !== "");
    return said.length > 0 && said.every((words) => openly.some((told) => told.includes(words)));
  };

  const besideSecret = (given: Telling): Beside => {
    const { message, partly, question, telling } = given;
    const { id, content } = message;
    const isAway = leadsAway(question);
    const [isOn, isSame] = [given.isOn && !isAway, given.isSame && !isAway];
    const { stems, plain, isBrief, left } = known;
    const isAfter = left > 0;
    for (const stem of stemsIn(content, language)) earlier.add(stem);
    const after = isAfter
      ? withoutConfided(telling, {
          stems,
          ...(isOn && isBrief ? { plain, fewest: 1 } : { fewest: elsewhere }),
          language,
        })
      : telling;
    const rest = withoutLeading(after, { named: leading.get(message.id) ?? [], language });
    // What the teller says on of a few confided sentences is of them, and so is what points back to that.
    const isStill = isSame && isBrief && isRightAfter() && speaksStill(content, { stems, plain, language });
    // So is what stands beside more of it, and what goes on from somebody whom only the secret can have named.
    const cut = partly === undefined ? [] : takenOut({ id, content, partly }, language);
    const out = cut.filter((one) => !asksForSilence(one, language));
    const isCutOn =
      isSame &&
      isRightAfter() &&
      out.some((one) => stemsIn(one, language).some((stem) => known.all.has(stem)));
    const goesOn = isOn && isRightAfter() && (pointsBack(rest, reader) || pointsAtSomebody(rest, reader));
    // Who asks once more that it stay between them speaks of what they have just confided, but where they tell something else.
    const isMore =
      isAfter &&
      known.all.size > 0 &&
      isSealing(content, { stems: known.all, language }) &&
      !isOfOwn(rest, reader);
    // Who asks whether it is kept, or says that it is to be, speaks of nothing else.
    const isBargain = isAfter && bargains(message) && !isOfOwn(rest, reader);
    isSpokenOn = isStill || isCutOn || goesOn || (isSpokenOn && isSame && pointsBack(rest, reader));
    const isSupposed = hasConfided && supposes(rest, language);
    // A question that says the secret back is answered with more of it, in whatever words.
    const saidBack = (question.match(quoted) ?? []).join(" ");
    const backStems = stemsIn(saidBack, language);
    const isSentenceOf = (said: ReadonlySet<string>): boolean =>
      backStems.length >= fewestOfSentence && backStems.every((stem) => said.has(stem));
    const isAskedOn =
      !isAway &&
      ((isRightAfter() && backStems.some((stem) => known.all.has(stem))) || isSentenceOf(saidAfter));
    // "I'd tell you, but in confidence. Can one do that?" The next answer tells it, and says once more that it is to stay out.
    const isPromised = isRightAfter() && known.all.size <= mostOfPromise && asksForSilence(content, language);
    if (isPromised) {
      const isCommon = isCommonAfter(message.id);
      const all = stemsIn(content, language);
      const own = new Set(all.filter((stem) => !isCommon(stem)));
      confided = { ...known, all: new Set(all), stems: own, left: mostAfter, isBrief: true };
    }
    const isSaidBack = (question.match(quoted) ?? []).some(
      (words) => countWords(words) >= fewestSaidBack && lastSecret.includes(fold(words)),
    );
    const isWhole = isPromised || (isRightAfter() && isSaidBack);
    lastSecret = isPromised ? fold(content) : isRightAfter() ? lastSecret : "";
    const isOfSecret =
      isWhole || isSpokenOn || isMore || isBargain || isAskedOn || (isRightAfter() && isSupposed);
    const text = isSupposed ? withoutSupposing(rest, reader) : rest;
    // Who first says that something is to stay between them tells it in the next answer: its words are of it.
    saidAfter = new Set(isRightAfter() && (isOfSecret || text === "") ? stemsIn(content, language) : []);
    const turned =
      isOfSecret && !isWhole
        ? turnedFrom(telling, { content, secret: everConfided, all: known.all, reader })
        : "";
    const other = withoutLeading(turned, { named: leading.get(message.id) ?? [], language });
    if (!isOfSecret && message.is_private === 0) openly.push(fold(text));
    const allowed = allowedIn(content, language);
    const told = withAllowed(isOfSecret ? other : text, { whole: telling, allowed, language });
    return { text: told, isAfter, isOfSecret: isOfSecret && told === "" };
  };

  return { hear, passOver, isRightAfter, besideSecret };
};
