import { isVerbLike } from "#language/grammar.ts";
import type { LanguagePack } from "#language/pack.ts";
import { contentStems, tokens } from "#language/text.ts";
import type { InterviewState, Ledger, Limit, Pending, Person } from "./ledger/ledger.ts";
import { targetsIn } from "./ledger/may-erase.ts";
import type { InterviewNumber } from "./ledger/plan.ts";
import { nameWordsIn } from "./reading/tagged-text.ts";

/** The words of an answer that is deleted, as later words are held against them. */
export type AnswerWords = {
  /** Is there a word in it that is told nowhere else? */
  holds: (text: string) => boolean;
  /** Does it say again what was told: a name or two words that are told nowhere else, or so many words in a row? */
  repeats: (text: string) => boolean;
};

/** So many words in a row are no chance. */
const sameRun = 5;

const runsIn = (text: string): string[] => {
  const words = tokens(text).map(({ word }) => word);
  return words
    .slice(0, Math.max(0, words.length - sameRun + 1))
    .map((_, at) => words.slice(at, at + sameRun).join(" "));
};

/** `texts`: the answer as it stands and as it stood before; `elsewhere`: what else the teller told. */
export const answerWords = (
  { texts, elsewhere }: { texts: readonly string[]; elsewhere: readonly string[] },
  pack: LanguagePack,
): AnswerWords => {
  const stemsIn = (text: string): string[] => contentStems(text, pack);
  const known = new Set(elsewhere.flatMap(stemsIn));
  const own = new Set(texts.flatMap(stemsIn).filter((stem) => !known.has(stem)));
  const named = texts.flatMap((text) => nameWordsIn(text, pack.language)).flatMap(stemsIn);
  const names = new Set(named.filter((stem) => own.has(stem)));
  const saidElsewhere = new Set(elsewhere.flatMap(runsIn));
  const runs = new Set(texts.flatMap(runsIn).filter((run) => !saidElsewhere.has(run)));
  const ownIn = (text: string): Set<string> => new Set(stemsIn(text).filter((stem) => own.has(stem)));
  return {
    holds: (text) => ownIn(text).size > 0,
    repeats: (text) => {
      const found = ownIn(text);
      if (found.size > 1 || [...found].some((stem) => names.has(stem))) return true;
      return runsIn(text).some((run) => runs.has(run));
    },
  };
};

type Deleted = AnswerWords & {
  /** Answers whose words are deleted. */
  messages: ReadonlySet<string>;
  /** What Saga said that went with them. */
  gone: readonly string[];
  /** Their words in the language of an interview, and what Saga says there where it repeated them. */
  wordsIn: (number: InterviewNumber) => AnswerWords & { instead: string };
  /** Of answers of which only some sentences go. */
  parts?: readonly Part[];
};

/** An answer of which these sentences go, and says of words whether they tell nothing but what stays of it. */
export type Part = { message: string; lines: readonly string[]; stands: (text: string) => boolean };

/** Do words tell nothing but what stays of an answer? */
export const standsIn = (left: string, pack: LanguagePack): ((text: string) => boolean) => {
  const stems = new Set(contentStems(left, pack));
  return (text) => contentStems(text, pack).every((stem) => stems.has(stem));
};

/**
 * Does a question to an answer lead into what is gone of it: "once he was on his feet again"? It points at somebody, by a word or by a verb that
 * says so alone, and what it names besides stands nowhere in what is left.
 */
export const leadsIntoGone = (asks: string, left: string, pack: LanguagePack): boolean => {
  const { pronouns, toHim } = pack.functionWords;
  const words = tokens(asks).map(({ word }) => word);
  const stands = standsIn(left, pack);
  if (words.some((word) => pronouns.has(word) || toHim?.has(word) === true)) return !stands(asks);
  const { bareThird } = pack.story;
  const others = words.filter((word) => !isVerbLike(word, pack.grammar) && !bareThird?.test(word));
  return words.some((word) => bareThird?.test(word)) && !stands(others.join(" "));
};

/** What is left alone of an answer: of one that goes, that it is; of one that loses sentences, what stays of it. */
const limitWithout = ({ lines, held, named, ...limit }: Limit, part: Part | undefined): Limit[] => {
  if (!part) return [limit];
  if (!lines) return [{ ...limit, ...(held ? { held: held.filter(part.stands) } : {}) }];
  const stay = lines.filter((line) => !part.lines.some((one) => one.includes(line) || line.includes(one)));
  return stay.length > 0 ? [{ ...limit, lines: stay, ...(named === undefined ? {} : { named }) }] : [];
};

const stateWithout = (
  state: InterviewState,
  {
    messages,
    gone,
    parts = [],
    words,
  }: Pick<Deleted, "messages" | "gone" | "parts"> & { words: ReturnType<Deleted["wordsIn"]> },
): void => {
  const { holds, repeats, instead } = words;
  const stays = (text: string): boolean => !holds(text);
  const { pending, stretch, leftOut, mayLeaveOut, mayErase } = state;
  const isGone = ({ asks }: Pending): boolean => asks !== "" && gone.some((text) => text.includes(asks));
  // What stands in its place is no question: whatever is said next answers nothing.
  if (pending && (repeats(pending.asks) || repeats(pending.wording) || isGone(pending)))
    state.pending = { move: "stay_gently", topic: pending.topic, wording: instead, asks: instead };
  const staysIn = (id: string, text: string): boolean =>
    parts.some(({ message, stands }) => message === id && stands(text));
  if (state.last && messages.has(state.last.id) && !staysIn(state.last.id, state.last.text))
    state.last = null;
  if (stretch.person && holds(stretch.person)) delete stretch.person;
  if (state.next && holds(state.next)) state.next = undefined;
  if (leftOut?.items.some(({ message }) => messages.has(message))) state.leftOut = undefined;
  if (mayLeaveOut?.messages.some((message) => messages.has(message))) state.mayLeaveOut = undefined;
  if (targetsIn(mayErase).some(({ message }) => messages.has(message))) state.mayErase = undefined;
  if (state.offered) state.offered = state.offered.filter(({ message }) => !messages.has(message));
  if (state.erasing?.message && messages.has(state.erasing.message)) state.erasing = undefined;
  if (state.askedAbout) state.askedAbout = state.askedAbout.filter(stays);
  if (state.closed) state.closed = state.closed.filter(stays);
  if (state.namedAt)
    state.namedAt = Object.fromEntries(Object.entries(state.namedAt).filter(([name]) => stays(name)));
  state.openings = state.openings.filter(stays);
};

/**
 * What the interviewer knows once the words of answers are deleted: that their subjects were told, and that they are left alone; no
 * word of them. A person or matter that is to be left alone stays so by its name.
 */
export function withoutAnswer(ledger: Ledger, deleted: Deleted): Ledger {
  const { messages, gone, holds, wordsIn, parts = [] } = deleted;
  const partOf = (id: string): Part | undefined => parts.find(({ message }) => message === id);
  const draft = structuredClone(ledger);
  const stays = (message: string, text: string): boolean =>
    !messages.has(message) || partOf(message)?.stands(text) === true;
  draft.threads = draft.threads.filter(({ message, text }) => stays(message, text));
  draft.corrections = draft.corrections
    .filter(({ message, from, to }) => stays(message, `${from} ${to}`))
    .filter(({ from, to }) => !holds(from) && !holds(to));
  const isKnownElsewhere = ({ whoIn }: Person): boolean => whoIn === undefined || !messages.has(whoIn);
  // A later answer may have said more of somebody without a word of whom it was told.
  if (draft.people)
    draft.people = draft.people
      .filter(({ message, name, who }) => stays(message, `${name} ${who}`))
      .filter(isKnownElsewhere)
      .filter(({ name }) => !holds(name))
      .map((person) => (holds(person.who) ? { ...person, who: "" } : person));
  draft.limits = draft.limits
    // What was to stay out by its name is gone with what was told of it.
    .filter(({ kind, stems }) => kind === "not_asked" || !holds(stems.join(" ")))
    .flatMap((limit) => (messages.has(limit.message) ? limitWithout(limit, partOf(limit.message)) : [limit]));
  for (const [number, state] of Object.entries(draft.interviews))
    stateWithout(state, { messages, gone, parts, words: wordsIn(Number(number)) });
  return draft;
}
