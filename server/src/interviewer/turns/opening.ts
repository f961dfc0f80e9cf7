import type { LanguagePack } from "#language/pack.ts";
import type { TopicId } from "#language/subjects.ts";
import { contentStems } from "#language/text.ts";
import type { About, Ledger, Thread } from "../ledger/ledger.ts";
import { touchesLimit } from "../ledger/limits.ts";
import { fixedWordsOf, type Topic } from "../ledger/plan.ts";
import { depthIn, isBrief, isOut, owed, subjectsIn } from "../ledger/progress.ts";
import { relatedTopics } from "../ledger/related.ts";
import { planned, topicState, writableTopic } from "../ledger/state.ts";
import { saysLeftOut, waitingThreads } from "../ledger/threads.ts";
import { personIn } from "../reading/people-in-answer.ts";
import { isQuotable, withQuote } from "../reading/quoting.ts";
import { readAnswer } from "../reading/read-answer.ts";
import { leastWorn } from "./frames.ts";
import { filled, joined, type Moment, type Said, say } from "./moment.ts";
import { turnsBetweenQuotes } from "./quote.ts";
import { hash, shuffled } from "./random.ts";

/** Whoever was lost was mostly one of these: no light ground while it is near. */
const ofFamily: ReadonlySet<TopicId> = new Set<TopicId>([
  "family_of_origin",
  "partners_children",
  "people_who_mattered",
]);
/** So many turns a loss is near. */
const near = 4;

/** Subjects that are no light ground after grief or danger. */
const grave: ReadonlySet<TopicId> = new Set<TopicId>([
  "hard_time",
  "loss_and_recovery",
  "historic_event",
  "turning_point",
  "faith_or_belief_event",
  "best_decision_and_regret",
  "greatest_challenge_learned",
  "people_to_thank_forgive",
  "how_to_be_remembered",
  "wishes_limits",
]);

const markOf = (wording: string): string => hash(wording).toString(36);

const unused = ({ draft, seed }: Moment, wordings: readonly string[]): string[] =>
  shuffled(wordings, { seed, label: wordings[0] ?? "" }).filter(
    (wording) => !draft.wordings.includes(markOf(wording)),
  );

const isNear = (a: TopicId, b: TopicId): boolean =>
  (relatedTopics[a] ?? []).includes(b) || (relatedTopics[b] ?? []).includes(a);

/** How near a subject lies to what was told last: touched by the last answers, or a neighbour of what was. */
const nearness = ({ draft, state }: Moment, topic: Topic): number => {
  const last = state.stretch.topic;
  const at = topicState(draft, topic.id).at;
  const touched = at === undefined ? 0 : Math.max(0, 4 - (state.turns - at));
  return touched + (last && isNear(last, topic.id) ? 2 : 0);
};

/** After so many words much has been told that no list knows: a bare question might ask for it again. */
const muchTold = 250;

const wordingFor = (moment: Moment, topic: Topic): string | null => {
  const { pack, draft, state } = moment;
  const { open, more = [] } = pack.topics[topic.id];
  const isAllowed = (wording: string): boolean => !touchesLimit(draft, { words: wording, pack });
  const mayBeTold = state.words >= muchTold || topicState(draft, topic.id).mention > 0;
  for (const wordings of mayBeTold ? [more, open] : [open]) {
    const allowed = unused(moment, wordings).filter(isAllowed);
    const wording = leastWorn(state, allowed)[0] ?? allowed[0];
    if (wording) return wording;
  }
  return null;
};

const askable = (moment: Moment, lightOnly: boolean): Topic[] => {
  const { draft, number, state } = moment;
  const must = new Set(owed(draft, number).map(({ id }) => id));
  const isGrieving = state.grievedAt !== undefined && state.turns - state.grievedAt <= near;
  const may = (topic: Topic): boolean =>
    !isOut(draft, topic) &&
    topicState(draft, topic.id).asked === 0 &&
    !(lightOnly && (grave.has(topic.id) || (isGrieving && ofFamily.has(topic.id)))) &&
    depthIn(draft, topic.id) < topic.target;
  const order = subjectsIn(draft, number);
  const value = (topic: Topic): number =>
    (must.has(topic.id) ? 3 : 0) + nearness(moment, topic) - order.indexOf(topic) / 10;
  const open = order.filter(may).filter(({ id }) => !isBrief(state) || must.has(id) || must.size === 0);
  return open.sort((a, b) => value(b) - value(a));
};

const justNow = 1;

/** Did one of the last two answers touch this subject? */
export const wasTouched = ({ draft, state }: Moment, topic: TopicId): boolean => {
  const { at } = topicState(draft, topic);
  return at !== undefined && state.turns - at <= justNow;
};

/** Has no other interview of the teller begun? */
export const isFirstOfAll = ({ interviews }: Ledger): boolean => Object.keys(interviews).length === 1;

/** The first words of an interview; of the first one, and of whichever comes before it, with who can read, and how the teller is to be spoken to where that is not known. */
export const greetingOf = ({ pack, number, facts, draft }: Moment): string => {
  const { greeting, askAddress = "" } = pack.phrases;
  const first = greeting[fixedWordsOf(number)];
  if (number !== 1 && !isFirstOfAll(draft)) return first;
  const who = filled(pack.conversation.before[facts.reader], { interviewer: facts.interviewer });
  return joined(first, who, draft.address === undefined ? askAddress : "");
};

/** What the teller is invited to when a subject opens; null when none is left. After something heavy, light ground first. */
export const openSubject = (moment: Moment, { lightOnly = false } = {}): Said | null => {
  for (const topic of [...askable(moment, lightOnly), ...(lightOnly ? askable(moment, false) : [])]) {
    const said = opened(moment, topic);
    if (said) return said;
  }
  return openAbout(moment);
};

/** A fixed question about a thing: the same words ask about another picture too. */
const openerMark = (of: string, at: number): string => markOf(`${of} ${at}`);

/** Marks of all fixed questions about a thing. */
export const openerMarks = ({ of, kind }: About, pack: LanguagePack): string[] =>
  [0, ...pack.about.openers[kind].map((_, at) => at + 1)].map((at) => openerMark(of, at));

/** The next fixed question about the one thing that an interview is about; null in one of the three, and where all were asked. */
const openAbout = (moment: Moment): Said | null => {
  const { draft, state, pack } = moment;
  const { about } = state;
  if (!about) return null;
  const fixed = pack.about.openers[about.kind].map((wording) => filled(wording, { name: about.name }));
  for (const [at, text] of [about.opens, ...fixed].entries()) {
    const mark = openerMark(about.of, at);
    if (draft.wordings.includes(mark)) continue;
    const said = askInWords(moment, text, about.counts);
    if (!said) continue;
    draft.wordings.push(mark);
    return said;
  }
  return null;
};

/** Where all of it was asked in an interview before, it is invited to as at first. */
export const openAboutAgain = (moment: Moment): Said | null => {
  const { about } = moment.state;
  return about ? askInWords(moment, about.opens, about.counts) : null;
};

const opened = (moment: Moment, topic: Topic): Said | null => {
  const { draft, state, pack } = moment;
  const wording = wordingFor(moment, topic);
  if (!wording) return null;
  draft.wordings.push(markOf(wording));
  writableTopic(draft, topic.id).asked += 1;
  state.stretch = { topic: topic.id, turns: 0, thin: 0, isHeavy: false };
  const framing = topic.sensitive ? (pack.topics[topic.id].framing ?? "") : "";
  const text = joined(framing, wording);
  return { move: "open", text, asks: text, topic: topic.id };
};

/** Asks in words that stand in no plan. Null: they touch what is to be left alone. */
export const askInWords = (
  { draft, pack, state }: Moment,
  text: string,
  topic: TopicId | null = null,
): Said | null => {
  if (touchesLimit(draft, { words: text, pack })) return null;
  state.stretch = { topic, turns: 0, thin: 0, isHeavy: false };
  const mark = markOf(text);
  if (!draft.wordings.includes(mark)) draft.wordings.push(mark);
  return { move: "open", text, asks: text, topic };
};

/** The same; null where it was asked before. */
export const askOnce = (moment: Moment, text: string): Said | null =>
  moment.draft.wordings.includes(markOf(text)) ? null : askInWords(moment, text);

/** Subjects that may be opened now, the nearest to what was told first. */
export const openSubjects = (moment: Moment): TopicId[] => askable(moment, false).map(({ id }) => id);

/** Opens the subject that was chosen; null when it may not be opened. */
export const openSubjectOf = (moment: Moment, id: TopicId): Said | null => {
  const topic = askable(moment, false).find((one) => one.id === id);
  return topic ? opened(moment, topic) : null;
};

/** An easier, more concrete question on the same subject; null when there is none left. */
export const easierQuestion = (moment: Moment, topic: TopicId): Said | null => {
  const { draft, pack, state } = moment;
  const { easier, facets } = pack.topics[topic];
  const concrete = planned(topic).ladder.flatMap((facet) => facets[facet] ?? []);
  const [wording] = unused(moment, [...easier, ...concrete.slice(0, 2)]);
  if (!wording) return null;
  draft.wordings.push(markOf(wording));
  writableTopic(draft, topic).asked += 1;
  state.stretch.turns += 1;
  return { move: "easier", text: wording, asks: wording, topic };
};

/** Threads that may be come back to: in an interview about one thing those that were told in it, or belong to it. */
export const threadsToReturnTo = (moment: Moment): Thread[] => {
  const { draft, number, pack, told = [], out = [] } = moment;
  const { about } = moment.state;
  const isLeftOut = saysLeftOut({ ledger: draft, out: [...out, ...told], pack });
  const waiting = waitingThreads(draft).filter((thread) => !isLeftOut(thread));
  if (!about) return waiting;
  const named = about.kind === "person" ? contentStems(about.name, pack) : [];
  const isOfIt = ({ interview, topic, text }: Thread): boolean =>
    interview === number ||
    (topic !== null && about.topics.includes(topic)) ||
    contentStems(text, pack).some((stem) => named.includes(stem));
  return waiting.filter(isOfIt);
};

const mostToReturn = 3;
/** What was said a moment ago is stayed with, not come back to. */
const fewestTurnsAway = 3;

/** Is a thread near what was told last: the same subject, a neighbour, or words in common? */
const touchesLast = ({ state, pack }: Moment, thread: Thread, last: string): boolean => {
  const topic = state.stretch.topic;
  if (thread.topic && topic && (thread.topic === topic || isNear(thread.topic, topic))) return true;
  const told = new Set(contentStems(last, pack));
  return contentStems(thread.text, pack).some((stem) => told.has(stem));
};

const wordsOfReturn = (moment: Moment, thread: Thread): string | null => {
  const { pack, language, state } = moment;
  const { quoteEarlier, personEarlier } = pack.conversation;
  if (thread.kind !== "loss" && isQuotable(thread.text, pack) && state.sinceQuote >= turnsBetweenQuotes) {
    state.sinceQuote = 0;
    return withQuote(say(moment, quoteEarlier), { words: thread.text, pack });
  }
  const person = personIn(readAnswer(thread.text, language).tagged, pack);
  return person
    ? say(
        moment,
        personEarlier.map((wording) => filled(wording, { person })),
      )
    : null;
};

/** What was begun, held back or turned a life; what hurts is left to its teller. */
const leftOpen: ReadonlySet<Thread["kind"]> = new Set<Thread["kind"]>(["promised", "unsaid", "turning"]);

/**
 * Goes back to a thread that waits: one that touches what was told last, or, `anyHeavy`, any that must not be forgotten; `anyOpen`: or any
 * that was only begun.
 * Null when there is none that can be named.
 */
export const returnToThread = (
  moment: Moment,
  { last, anyHeavy, anyOpen = false }: { last: string; anyHeavy: boolean; anyOpen?: boolean },
): Said | null => {
  const { number, state } = moment;
  const isAway = ({ interview, at }: Thread): boolean =>
    interview !== number || state.turns - (at ?? 0) >= fewestTurnsAway;
  const waiting = threadsToReturnTo(moment)
    .filter(isAway)
    .filter(
      (thread) =>
        (anyHeavy && thread.weight === 3) ||
        (anyOpen && leftOpen.has(thread.kind)) ||
        (thread.weight > 1 && touchesLast(moment, thread, last)),
    );
  for (const thread of waiting.slice(0, mostToReturn)) {
    const said = returned(moment, thread);
    if (said?.text) return { ...said, text: said.text, asks: said.text };
  }
  return null;
};

/** Takes a thread up; its built-in words are null where it cannot be named without inflecting it. */
const returned = (moment: Moment, thread: Thread): Returned | null => {
  const { draft, state } = moment;
  const text = wordsOfReturn(moment, thread);
  const noted = draft.threads.find(({ id }) => id === thread.id);
  if (!noted) return null;
  if (text !== null) noted.state = "taken_up";
  if (text !== null)
    state.stretch = { topic: thread.topic, turns: 0, thin: 0, isHeavy: thread.kind === "loss" };
  return { move: "return", text, topic: thread.topic, thread: thread.id };
};

type Returned = Omit<Said, "text" | "asks"> & { text: string | null };

/** Takes up the thread with this mark; null when it does not wait. */
export const returnTo = (moment: Moment, id: string): Returned | null => {
  const thread = threadsToReturnTo(moment).find((one) => one.id === id);
  if (!thread) return null;
  moment.state.stretch = { topic: thread.topic, turns: 0, thin: 0, isHeavy: thread.kind === "loss" };
  return returned(moment, thread);
};
