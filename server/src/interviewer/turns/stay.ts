import { fold } from "#language/fold.ts";
import type { TopicId } from "#language/subjects.ts";
import { ends } from "#language/take-ups.ts";
import { sentences } from "#language/text.ts";
import { touchesLimit } from "../ledger/limits.ts";
import { topicsOf } from "../ledger/plan.ts";
import { writableTopic } from "../ledger/state.ts";
import { takeUpThreads } from "../ledger/threads.ts";
import { kindsToAsk, rememberKind } from "../listening/kinds.ts";
import { type Kind, type Listened, listenTo } from "../listening/listen.ts";
import type { ReadAnswer } from "../reading/read-answer.ts";
import type { TaggedText } from "../reading/tagged-text.ts";
import { mirthMatcherOf } from "../reading/vocabulary.ts";
import { aboutThem } from "./about-them.ts";
import { isAboutName, isNotAboutName } from "./first-answer.ts";
import { askByName, freshHolds, rememberPerson } from "./follow-up.ts";
import { freshWording, useWording } from "./frames.ts";
import { aboutLost, isRunOn } from "./loss.ts";
import { filled, type Moment, type Said } from "./moment.ts";
import { hintIn, longestTelling, longTelling, quoting } from "./quote.ts";
import { isPause, isTender } from "./room.ts";
import { aboutTime } from "./scene-time.ts";
import { gentleEnds, promised, takeUpEnd } from "./take-up.ts";

/** From here on an answer is surely one of feeling. */
const surelyFelt = 0.65;

/** A name that is told in so few words holds no story. */
const briefName = 25;
/** In so many it is a story of its own, and home can wait. */
const longName = 45;

/** After the teller's name: home is asked after, and by the place of birth where that was told. */
const aboutHome = ({ state, seed, pack, draft }: Moment, told: string): string | null => {
  const { home, place, birthplace } = pack.conversation.firstFollowUp;
  const found = birthplace.exec(told)?.[1];
  const isFree = (words: string): boolean => !touchesLimit(draft, { words, pack });
  const wordings = (found ? place.map((one) => filled(one, { place: found })) : home).filter(isFree);
  const wording = freshWording(state, { wordings, seed });
  if (!wording) return null;
  useWording(state, wording);
  writableTopic(draft, "childhood_home").asked += 1;
  return wording;
};

/** How it was in the teller is asked once in so many turns. */
const turnsBetweenInward = 8;

/** May it be asked how it was in the teller? Where something weighs that much; never after a joke or a plain fact. */
const mayAskInward = ({ state, pack }: Moment, { tagged, isTender: tender }: Inward): boolean => {
  const isRecent = state.inwardAt !== undefined && state.turns - state.inwardAt < turnsBetweenInward;
  if (isRecent || mirthMatcherOf(pack)(tagged.tokens).length > 0) return false;
  return tender || weighs(tagged) || listenTo(tagged, pack).kinds.feeling >= surelyFelt;
};

type Inward = { tagged: TaggedText; isTender: boolean };

/** A plain question of the first of these kinds that has one which was not used lately. */
const plainQuestion = (moment: Moment, kinds: readonly Kind[], of: Inward): string | null => {
  const { state, seed, pack } = moment;
  const { continuers, inward } = pack.conversation;
  const isFree = mayAskInward(moment, of);
  for (const kind of [...kinds, "plain" as const]) {
    const wordings = isFree ? continuers[kind] : continuers[kind].filter((one) => !inward.test(fold(one)));
    const wording = freshWording(state, { wordings, seed });
    if (!wording) continue;
    useWording(state, wording);
    if (inward.test(fold(wording))) state.inwardAt = state.turns;
    if (kind !== "plain") rememberKind(state, kind);
    return wording;
  }
  return null;
};

/** Where something was said before it: `isPlain`, a quotation would be too much; `isByName`, so would a question that names nothing; `ofPeople`, or a thing. */
type Staying = {
  reading: ReadAnswer;
  id: string;
  isLoss?: boolean;
  isPlain?: boolean;
  isByName?: boolean;
  ofPeople?: boolean;
};

const onlyBegan: ReadonlySet<TopicId | null> = new Set<TopicId | null>([null, "name_origin"]);

/** A long talk only began with the name: what it is about now is the subject that the answer tells most of. */
const subjectOf = ({ state, number }: Moment, reading: ReadAnswer | undefined): TopicId | null => {
  const { topic } = state.stretch;
  if (!onlyBegan.has(topic) || state.stretch.turns === 0 || !reading) return topic;
  const own = new Set(topicsOf(number).map(({ id }) => id));
  const told = reading.mentions.filter((one) => own.has(one.topic) && !onlyBegan.has(one.topic));
  const timesOf = (id: TopicId): number =>
    reading.tagged.of(`about:${id}`).length + reading.tagged.of(`tells:${id}`).length;
  return told.sort((a, b) => timesOf(b.topic) - timesOf(a.topic))[0]?.topic ?? topic;
};

type Stayed = { id: string; text: string; reading?: ReadAnswer };

/** One turn more of the stretch, in these words. */
export const staying = (moment: Moment, { id, text, reading }: Stayed): Said => {
  const { state, draft } = moment;
  state.stretch.topic = subjectOf(moment, reading);
  state.stretch.turns += 1;
  takeUpThreads(draft, id);
  return { move: "follow_up", text, asks: text, topic: state.stretch.topic };
};

/** What others said to it, or who else knew, is not asked about what weighs on somebody or was confided. */
const ofOthers: readonly Kind[] = ["others", "laugh"];

/** Beside a hint at a loss these pass it by. */
const light: ReadonlySet<Kind> = new Set<Kind>(["person", "laugh", "thing", "work"]);

/** From here on something is held back, or somebody was lost, though no word says so. */
const surelyWithheld = 0.25;

const isWithheld = ({ kinds }: Listened, first: Kind | undefined): boolean =>
  (first === "withheld" || first === "loss") && kinds[first] >= surelyWithheld;

/** From here on what is named is so surely at the heart that it comes before a quotation. */
const surelyWelcome = 0.65;

/** In fewer words no scene is told, nor anybody gone on about. */
const fewestOfScene = 14;

const lastOfMourning = 3;

/** Does a telling end on signs of somebody's death: the cap on its hook, the bed that was slept in? */
const isMournedAtEnd = ({ pack }: Moment, { text, language }: TaggedText): boolean =>
  sentences(text, language)
    .slice(-lastOfMourning)
    .some((one) => pack.hearing.signs.mourns?.test(fold(one.text)));

/** Lists of words that weigh. */
const heavyLists = ["grief", "trauma", "unsaid", "promised"] as const;

const weighs = (tagged: TaggedText): boolean => heavyLists.some((list) => tagged.of(list).length > 0);

type Pace = { isSlow: boolean; isPause: boolean };

/** Where a telling only pauses, or nothing weighs that could be held back, Saga says that it listens. */
const kindsFor = (kinds: readonly Kind[], { isSlow, isPause: pauses }: Pace): Kind[] => {
  const fit = kinds.filter((kind) => kind !== "withheld" || isSlow);
  return pauses && !isSlow ? ["more"] : kinds[0] === "withheld" && !isSlow ? ["more", ...fit] : fit;
};

/** Stays with what was just told; null when every way of asking on was used lately. */
export const stayWith = (
  moment: Moment,
  { reading, id, isLoss = false, isPlain = false, isByName = false, ofPeople = false }: Staying,
): Said | null => {
  const { state, pack } = moment;
  const { tagged } = reading;
  const hint = hintIn(moment, tagged);
  const isHeavy = isTender(moment);
  const isMourned = isMournedAtEnd(moment, tagged);
  const listened = listenTo(tagged, pack);
  const welcome = kindsToAsk(listened, state, { isLoss, isHeavy });
  // Right after a secret a bare continuer is all there is to say.
  const isHushed = state.confidedAt !== undefined && state.turns - state.confidedAt <= 1;
  const isConfided = isHushed || (pack.hearing.signs.secret?.test(fold(tagged.text)) ?? false);
  const unasked = new Set<Kind>([
    ...(hint === null && !isHeavy && !isMourned ? [] : light),
    ...(isConfided || isHeavy ? ofOthers : []),
  ]);
  // A few words that nobody asked for are not asked to be this or that.
  const isUnasked = isNotAboutName(moment, tagged) && reading.words < briefName;
  const told: Kind[] = isLoss && isRunOn(tagged) ? ["loss", ...welcome] : welcome;
  const kinds: Kind[] = isHushed || isUnasked ? ["withheld"] : told.filter((kind) => !unasked.has(kind));
  const isTenderNow = isHeavy || isLoss || hint !== null || isMourned;
  // "There is no hurry" after a joke sounds as if somebody had died.
  const isSlow = isTenderNow || isConfided || isHushed || isUnasked || weighs(tagged);
  const isDelicate =
    isLoss || isHeavy || isConfided || (hint === null && isSlow && isWithheld(listened, kinds[0]));
  const byNameOrQuote = (): string | null => {
    const holds = isConfided
      ? []
      : freshHolds(moment, {
          tagged,
          id,
          ofPeople: ofPeople || isDelicate || isTenderNow,
          isGentle: isTenderNow,
        });
    const isLong = reading.words >= longestTelling;
    const sure = holds.filter(({ welcome, isMost }) => welcome >= surelyWelcome || (isLong && isMost));
    const mayQuote = !isDelicate && !isPlain && !(isMourned && reading.words >= longTelling);
    const mayTakeUp = !isByName && !isConfided;
    const mayAskOn = !isByName && !isConfided && reading.words >= fewestOfScene;
    return (
      askByName(moment, sure) ??
      (mayTakeUp ? takeUpEnd(moment, tagged, { of: promised }) : null) ??
      (mayQuote ? quoting(moment, reading, hint) : null) ??
      (mayTakeUp ? takeUpEnd(moment, tagged, { of: isTenderNow ? gentleEnds : ends }) : null) ??
      (isByName ? null : askByName(moment, holds)) ??
      (mayAskOn ? (aboutThem(moment, tagged) ?? aboutTime(moment, tagged)) : null) ??
      (mayQuote && mayAskOn ? quoting(moment, reading, hint, { isLast: true }) : null)
    );
  };
  const isNewcomer = isAboutName(moment, tagged);
  const text =
    (isNewcomer && reading.words < briefName ? aboutHome(moment, tagged.text) : null) ??
    (isLoss ? aboutLost(moment, tagged) : null) ??
    byNameOrQuote() ??
    (isNewcomer && reading.words < longName && pack.hearing.introduces.test(fold(tagged.text))
      ? aboutHome(moment, tagged.text)
      : null) ??
    (isByName
      ? null
      : plainQuestion(moment, kindsFor(kinds, { isSlow, isPause: isPause(moment, reading) }), {
          tagged,
          isTender: isTenderNow,
        }));
  rememberPerson(moment, tagged);
  return text === null ? null : staying(moment, { id, text, reading });
};

/** Stays with somebody or something that was told, by name; null where nothing can be named. */
export const stayByName = (moment: Moment, { reading, id, isLoss = false }: Staying): Said | null => {
  const { tagged } = reading;
  const isHeavy = isLoss || moment.state.stretch.isHeavy;
  const text = isHeavy ? aboutLost(moment, tagged) : askByName(moment, freshHolds(moment, { tagged, id }));
  return text === null ? null : staying(moment, { id, text, reading });
};

/** One more small invitation after an answer that got short; null when there was one already. */
export const stayGentler = (moment: Moment): string | null => {
  const { state, seed, pack } = moment;
  const wording = freshWording(state, { wordings: pack.conversation.gentleContinuers, seed });
  if (wording) useWording(state, wording);
  return wording;
};
