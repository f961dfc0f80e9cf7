import type { Cue } from "#language/conversation.ts";
import { fold } from "#language/fold.ts";
import { cuesIn } from "./cues.ts";
import { isLeftAlone, namedFollowUp, namesSomething, rememberPerson } from "./follow-up.ts";
import { freshWording, unusedFrames, useFrame, useWording } from "./frames.ts";
import { touchesLimit } from "./limits.ts";
import { aboutLost } from "./loss.ts";
import { filled, type Moment, type Said } from "./moment.ts";
import { personIn } from "./people-in-answer.ts";
import { hasSlack, isBrief, roomToStay } from "./progress.ts";
import { quotableIn, withQuote } from "./quoting.ts";
import type { ReadAnswer } from "./read-answer.ts";
import { scaleOf } from "./salience.ts";
import type { TaggedText } from "./tagged-text.ts";
import { takeUpThreads } from "./threads.ts";

/** Words of the teller stand in at most every so many turns. */
const turnsBetweenQuotes = 4;
const mostThin = 2;
/** Most turns that stay with one thing, by how much was just told. */
const patience = [
  { words: 40, turns: 6 },
  { words: 14, turns: 5 },
  { words: 7, turns: 3 },
  { words: 0, turns: 2 },
] as const;

/** Stays for something that must not be passed by, whatever the room. */
const mostForHeavy = 7;
/** After so many answers an interview has lasted long: then fewer, so that it can be offered to end. */
const longSitting = 43;
const mostWhenLate = 4;
/** Whoever says little is not held to what hurts. */
const mostWhenBrief = 2;
/** An answer of so many words that names something new is followed for so many turns, whatever the map still holds. */
const fullFlow = 30;
const mostInFlow = 8;
const mostInGrief = 12;
const turnsAfterHeavy = 2;

/** Is the answer alive, and is there room to stay with it? What must not be forgotten is never passed by. */
export const mayStay = (
  moment: Moment,
  { reading: { words, marks }, id, isLoss }: { reading: ReadAnswer; id: string; isLoss: boolean },
): boolean => {
  const { draft, number, state } = moment;
  const { turns, thin, isHeavy } = state.stretch;
  const mustStay = draft.threads.some(({ message, weight }) => message === id && weight === 3);
  const unhurried = state.turns > longSitting ? mostWhenLate : mostForHeavy;
  const most = isBrief(state) ? mostWhenBrief : unhurried;
  if ((mustStay || isHeavy) && turns < most) return true;
  // Nobody who has just told something heavy, and much of it, is led to another subject.
  if (mustStay && words >= fullFlow && turns < mostInGrief) return true;
  // What comes right after it mostly belongs to it.
  const sinceHeavy = state.turns - (state.stretch.heavyAt ?? Number.NEGATIVE_INFINITY);
  const isAfterHeavy = sinceHeavy <= turnsAfterHeavy && hasSlack(draft, number);
  if (isAfterHeavy && words >= fullFlow && turns < mostInFlow) return true;
  // Nor is anybody who has just told of a death.
  if (isLoss && turns < mostInGrief) return true;
  if (thin >= mostThin) return false;
  const alive = patience.find((one) => words >= one.words)?.turns ?? 2;
  const room = roomToStay(draft, number);
  if (turns < Math.min(alive, room)) return true;
  // Somebody new, or something new, in full flow: a subject off the map can wait.
  const isInFlow = words >= fullFlow && turns < mostInFlow && hasSlack(draft, number);
  return isInFlow && namesSomething(moment, { marks, id });
};

/** The weightiest sentence that may be said back: one that was noted as a thread, of strong feeling, or near the end. */
const sentenceWorthQuoting = (
  { pack, draft }: Moment,
  { marks, id }: { marks: TaggedText; id: string },
): string | null => {
  const quotable = quotableIn(marks.text, pack).filter((one) => !touchesLimit(draft, { words: one, pack }));
  const noted = draft.threads.flatMap(({ message, text }) => (message === id ? [text] : []));
  const { weighSentence } = scaleOf(marks, pack);
  const weightOf = (sentence: string): number =>
    weighSentence(marks.text.lastIndexOf(sentence)) + (noted.some((text) => sentence.includes(text)) ? 1 : 0);
  const [best] = quotable.map((one) => ({ one, weight: weightOf(one) })).sort((a, b) => b.weight - a.weight);
  return best && best.weight >= leastToQuote ? best.one : null;
};

/** From so many words on something stands out of an answer: "My name is Alf." said back would be mockery. */
const fewestToQuoteFrom = 10;

/** So much a sentence weighs that is said back: the last one does, and an earlier one of feeling. */
const leastToQuote = 0.95;

const quoting = (moment: Moment, reading: ReadAnswer, id: string): Said["text"] | null => {
  const { state, seed, pack } = moment;
  if (state.sinceQuote < turnsBetweenQuotes || reading.words < fewestToQuoteFrom) return null;
  const words = sentenceWorthQuoting(moment, { marks: reading.marks, id });
  const wording = words && freshWording(state, { wordings: pack.conversation.quoteNow, seed });
  if (!words || !wording) return null;
  useWording(state, wording);
  state.sinceQuote = 0;
  return withQuote(wording, { words, pack });
};

const aboutPerson = (moment: Moment, reading: ReadAnswer): string | null => {
  const { state, seed, pack, draft } = moment;
  const { stretch } = state;
  const named = personIn(reading.marks, pack, { isOwnName: stretch.topic === "name_origin" });
  const isSpokenOf = stretch.person && pack.grammar.pronouns?.test(reading.marks.text);
  const person = named ?? (isSpokenOf ? stretch.person : null);
  if (
    !person ||
    (state.askedAbout ?? []).includes(`person ${person}`) ||
    touchesLimit(draft, { words: person, pack }) ||
    isLeftAlone(moment, person)
  )
    return null;
  stretch.person = person;
  const wordings = pack.conversation.aboutPerson.map((wording) => filled(wording, { person }));
  const wording = freshWording(state, { wordings: unusedFrames(state, { wordings, name: person }), seed });
  if (wording) useFrame(state, { wording, name: person });
  return wording;
};

const continuer = (moment: Moment, cues: readonly Cue[]): string | null => {
  const { state, seed, pack } = moment;
  for (const cue of [...cues, "plain" as const]) {
    const wording = freshWording(state, { wordings: pack.conversation.continuers[cue], seed });
    if (!wording) continue;
    useWording(state, wording);
    return wording;
  }
  return null;
};

/** `isPlain`: something was said before, and a quotation would be too much. */
type Staying = { reading: ReadAnswer; id: string; isLoss?: boolean; isPlain?: boolean; ofPeople?: boolean };

/** One turn more of the stretch, in these words. */
const staying = ({ state, draft }: Moment, { id, text }: { id: string; text: string }): Said => {
  state.stretch.turns += 1;
  takeUpThreads(draft, id);
  return { move: "follow_up", text, asks: text, topic: state.stretch.topic };
};

/** From such a weight on somebody or something is asked about before a line of the teller's is said back. */
const plainly = 0.9;

/** Stays with what was just told; null when every way of asking on was used lately. */
export const stayWith = (
  moment: Moment,
  { reading, id, isLoss = false, isPlain = false }: Staying,
): Said | null => {
  const { state, pack } = moment;
  const found = cuesIn(reading.marks).filter((cue) => cue !== "loss" || isLoss);
  const cues: readonly Cue[] = state.stretch.isHeavy && !isLoss ? ["withheld", "feeling"] : found;
  const isConfided = pack.hearing.signs.secret?.test(fold(reading.marks.text)) ?? false;
  const isDelicate = cues[0] === "withheld" || cues[0] === "loss" || isLoss || state.stretch.isHeavy;
  const mayQuote = !isDelicate && !isPlain && !isConfided;
  const mayName = !isLoss && !state.stretch.isHeavy && !isConfided;
  const text =
    (isLoss ? aboutLost(moment, reading.marks) : null) ??
    (mayName ? namedFollowUp(moment, { marks: reading.marks, id, atLeast: plainly }) : null) ??
    (mayQuote ? quoting(moment, reading, id) : null) ??
    (mayName ? namedFollowUp(moment, { marks: reading.marks, id }) : null) ??
    (!isDelicate && (cues[0] === "person" || cues.length === 0) ? aboutPerson(moment, reading) : null) ??
    continuer(moment, isLoss ? ["loss", ...cues] : cues);
  rememberPerson(moment, reading.marks);
  return text === null ? null : staying(moment, { id, text });
};

/** Stays with somebody or something that was told, by name; null where nothing can be named. */
export const stayByName = (
  moment: Moment,
  { reading, id, isLoss = false, ofPeople = false }: Staying,
): Said | null => {
  const { marks } = reading;
  const isHeavy = isLoss || moment.state.stretch.isHeavy;
  const text = isHeavy ? aboutLost(moment, marks) : namedFollowUp(moment, { marks, id, ofPeople });
  return text === null ? null : staying(moment, { id, text });
};

/** One more small invitation after an answer that got short; null when there was one already. */
export const stayGentler = (moment: Moment): string | null => {
  const { state, seed, pack } = moment;
  const wording = freshWording(state, { wordings: pack.conversation.gentleContinuers, seed });
  if (wording) useWording(state, wording);
  return wording;
};
