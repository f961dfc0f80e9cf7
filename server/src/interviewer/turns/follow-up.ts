import type { LanguagePack } from "#language/pack.ts";
import { contentStems, normalise } from "#language/text.ts";
import { stemsLeftAlone, touchesLimit } from "../ledger/limits.ts";
import { scoreOf } from "../listening/linear.ts";
import { listenTo } from "../listening/listen.ts";
import { listening } from "../listening/weights.ts";
import type { ToldPerson } from "../reading/people-in-answer.ts";
import type { TaggedText } from "../reading/tagged-text.ts";
import { isAnnounced, isDenied } from "./announced.ts";
import { centreOf } from "./centre.ts";
import { isAboutName } from "./first-answer.ts";
import { freshWording, unusedFrames, useFrame } from "./frames.ts";
import { holdFeatures } from "./hold-features.ts";
import { type Hold, holdsIn, lostAsks, nameOf, peopleIn } from "./holds.ts";
import type { Moment } from "./moment.ts";
import { isFormOf, nearLeftOut, refusedIn, settingUpIn, talkIn } from "./unasked.ts";

/** So many that were asked about are remembered. */
const mostRemembered = 60;

/** Remembers whom and what was asked about: the newest last. */
export const rememberAsked = (state: Moment["state"], keys: readonly string[]): void => {
  state.askedAbout = [...(state.askedAbout ?? []), ...keys].slice(-mostRemembered);
};

/** Nobody and nothing of this is asked about any more. */
const close = (state: Moment["state"], keys: readonly string[]): void => {
  state.closed = [...new Set([...(state.closed ?? []), ...keys])];
};

/** What the scale says counts so much beside what was learned: among several this finds the right one more often. */
const ofScale = 0.2;

/** In a longer sentence, or in speech without marks, a scene is one of many. */
const longestOfScene = 200;
/** Where a question about feeling is so welcome, a scene is beside the point. */
const felt = 0.5;
/** What the teller says they want to tell of. */
const announced = 1;
/** Somebody whom the telling comes back to may be asked about once more, so many turns later, when it is that surely about them. */
const leastAgain = 0.6;
const turnsBetween = 4;
const mostAsked = 2;

const mayAskAgain = ({ askedAbout = [], namedAt = {}, turns }: Moment["state"], key: string): boolean =>
  key.startsWith("person ") &&
  askedAbout.filter((one) => one === key).length < mostAsked &&
  turns - (namedAt[key] ?? turns) >= turnsBetween;

/** Whom a telling is mostly about may be asked about where that is less surely welcome. */
const leastOfCentre = 0.35;

/** `ofPeople`: only about somebody; `isGentle`: in words for what hurts. */
type Answer = { tagged: TaggedText; id: string; ofPeople?: boolean; isGentle?: boolean };

/** `welcome`: how welcome a question about it would be; `isMost`: it is who is told of most. */
type FreshHold = Hold & { welcome: number; isMost: boolean };

const shortestCalled = 3;

const lettersIn = (words: string): string[] => normalise(words).match(/\p{L}{2,}/gu) ?? [];

/** The teller, by one of their names or what they are called by ("Ersi'" is Ersilia), or whoever set this up for them. */
export const isTeller = ({ facts, pack }: Moment, person: string): boolean => {
  const own = lettersIn(`${facts.teller ?? ""} ${facts.interviewer}`);
  const petForm = pack.conversation.followUps.nominative?.petForm;
  // "Zenek" is Zenon, and Marta is not Maria.
  const beginsAlike = (word: string, name: string): boolean =>
    (petForm?.test(word) || petForm?.test(name) || false) &&
    word.slice(0, shortestCalled) === name.slice(0, shortestCalled) &&
    (word.at(-1) === "a") === (name.at(-1) === "a");
  const isCalled = (word: string, name: string): boolean =>
    word === name || (word.length >= shortestCalled && (name.startsWith(word) || beginsAlike(word, name)));
  return lettersIn(person).some((word) => own.some((name) => isCalled(word, name)));
};

/** Somebody who is not to be asked about, or of whom something was kept out. */
export const isLeftAlone = ({ draft, pack }: Moment, person: string): boolean => {
  const leftOut = draft.limits.flatMap(({ lines = [] }) => lines.flatMap((line) => contentStems(line, pack)));
  if (contentStems(person, pack).some((stem) => leftOut.includes(stem))) return true;
  return isFormOf(person, [...stemsLeftAlone(draft), ...leftOut], pack);
};

/** Words from somebody's name to a verb that may be theirs: "Mother always said". */
const mostBetween = 3;

/** Does somebody only say or want something in an answer: "my mother said Nora will"? */
const onlySpeaks = ({ mentions }: Hold, tagged: TaggedText, { conversation }: LanguagePack): boolean => {
  const { tellers } = conversation.followUps;
  const isSaying = (token: number, clause: number | undefined): boolean =>
    tagged.clause[token] === clause && tellers.has(tagged.tokens[token]?.word ?? "");
  return mentions.every(({ token }) =>
    [-1, ...Array.from({ length: mostBetween }, (_, on) => on + 1)].some((on) =>
      isSaying(token + on, tagged.clause[token]),
    ),
  );
};

/** What an answer holds that was not asked about yet, and that nobody wants left alone: what is most welcome first. */
export const freshHolds = (
  moment: Moment,
  { tagged, id, ofPeople = false, isGentle = false }: Answer,
): FreshHold[] => {
  const { state, pack, draft } = moment;
  const asked = state.askedAbout ?? [];
  const isOwn = (key: string): boolean => isTeller(moment, nameOf(key));
  const isLeftOut = nearLeftOut(moment, { tagged, id });
  const isRefused = refusedIn(moment, tagged);
  const isTalk = talkIn(moment, tagged);
  const isSettingUp = settingUpIn(moment, tagged);
  const leftOut = new Set(
    draft.limits.flatMap(({ lines = [] }) => lines).flatMap((line) => contentStems(line, pack)),
  );
  const isOfLeftOut = (key: string): boolean => contentStems(key, pack).some((stem) => leftOut.has(stem));
  const all = holdsIn(tagged, { pack, isOwnName: isAboutName(moment, tagged), known: state.stretch.person });
  const told = listenTo(tagged, pack);
  const centre = centreOf(
    all.filter(({ kind }) => kind === "person"),
    { tagged, earlier: (moment.told ?? []).map(({ text }) => text) },
  );
  const named = all.filter(({ mentions }) => mentions.length > 0);
  const ofSeveral = named.filter(({ kind, key }) => kind === "person" && !isOwn(key)).length > 1;
  const welcomeOf = (hold: Hold): number =>
    scoreOf(listening.holds, {
      output: "heart",
      seen: holdFeatures(hold, { tagged, pack, told, known: state.stretch.person, all: named }),
    });
  const [heart] = told.sentences;
  const { leastWelcome } = pack.conversation.followUps;
  const isRunOn = heart !== undefined && heart.end - heart.start > longestOfScene;
  const isNoScene = isRunOn || ofPeople || told.kinds.feeling >= felt;
  const free = named.flatMap((hold) => {
    const { key, kind, places } = hold;
    const isWanted = isAnnounced(hold, { tagged, pack });
    if (isOwn(key) || places.every(isLeftOut) || places.every(isTalk)) return [];
    // "You may have Stan, but of that river don't ask me": of whom the same sentence offers nothing is refused.
    if (!isWanted && places.some(isRefused)) return [];
    if (!isWanted && places.some(isSettingUp)) return [];
    if (state.closed?.includes(key) || (asked.includes(key) && !isWanted && !mayAskAgain(state, key)))
      return [];
    if (kind === "person" && ofSeveral && onlySpeaks(hold, tagged, pack)) return [];
    if (isDenied(hold, { tagged, pack })) return [];
    const welcome = isWanted ? announced : welcomeOf(hold);
    // Things, places and whoever is named by the way are beside it.
    const isBeside = kind === "scene" ? isNoScene || !hold.isOfLife : !centre.keys.has(key);
    if (welcome < announced && isBeside) return [];
    const least = leastWelcome[kind === "scene" ? "scene" : "person"];
    if (welcome < (key === centre.most ? Math.min(least, leastOfCentre) : least)) return [];
    if (asked.includes(key) && welcome < leastAgain) return [];
    // Whoever told something that is to stay out goes on speaking of it: it is theirs to say, and not to be asked about.
    if (kind !== "scene" && isOfLeftOut(key)) return [];
    if (kind === "person" && isLeftAlone(moment, nameOf(key))) return [];
    const wordings = isGentle && kind === "person" ? lostAsks(nameOf(key), pack) : hold.asks;
    const asks = wordings.filter((words) => !touchesLimit(draft, { words, pack }));
    return asks.length > 0 ? [{ ...hold, asks, welcome, isMost: key === centre.most }] : [];
  });
  const rankOf = ({ welcome, score }: FreshHold): number => welcome + ofScale * score;
  return free.sort((a, b) => rankOf(b) - rankOf(a));
};

/** Whoever an answer speaks of most is who "she" is in the next. */
export const rememberPerson = ({ state, pack }: Moment, tagged: TaggedText): void => {
  const holds = holdsIn(tagged, { pack, isOwnName: false, known: state.stretch.person });
  const person = holds.find(({ kind }) => kind === "person");
  if (person) state.stretch.person = nameOf(person.key);
};

/** "Me mum, Ivy.": a relative, and right behind the comma the name. */
const called = /^\p{L}+(?: \p{L}+)?, (?:\p{L}{1,3} )?$/u;

/** "About my father. Leon Kubiak, write that down": so early, and with a stop behind it, a name answers who was asked about. */
const firstTokens = 8;

const isNamed = (said: string): boolean => /(?:^| )\p{Lu}/u.test(said);

/** Whom the last turn asked about as a relative, where the answer begins with the name. */
const namedInReply = (
  { state, pack }: Moment,
  tagged: TaggedText,
  people: readonly ToldPerson[],
): string[] => {
  const [key] = (state.askedAbout ?? []).filter((one) => state.namedAt?.[one] === state.turns).slice(-1);
  const asked = key?.startsWith("person ") ? nameOf(key) : undefined;
  const name = people.find(({ said, token }) => isNamed(said) && token < firstTokens);
  if (!asked || !name || isNamed(asked)) return [];
  const isNaming = new Set(tagged.of("naming").map(({ from }) => from));
  const words = (tagged.text.slice(name.at).match(/^\p{L}+(?: \p{Lu}[\p{L}-]+)*/u)?.[0] ?? "").split(
    " ",
  ).length;
  const next = tagged.tokens[name.token + words];
  const stands = next === undefined || next.afterBreak || isNaming.has(name.token + words);
  return stands && !pack.conversation.followUps.tellers.has(next?.word ?? "") ? [asked, name.said] : [];
};

/** Whoever is told of as a relative and by name is one person: asked about as one of them, they are as the other too. */
export const joinNames = (moment: Moment, tagged: TaggedText): void => {
  const { state, pack } = moment;
  const people = [...peopleIn(tagged, pack)].sort((a, b) => a.at - b.at);
  const { isSame } = pack.conversation.followUps;
  const pairs = people.flatMap(({ said, at }, index) => {
    const next = people[index + 1];
    if (!next || isNamed(said) === isNamed(next.said)) return [];
    const between = tagged.text.slice(at, next.at);
    return (isNamed(said) ? isSame : called).test(between) ? [[said, next.said]] : [];
  });
  for (const pair of [...pairs, namedInReply(moment, tagged, people)]) {
    const keys = pair.flatMap((one) => [`lost ${one}`, `person ${one}`]);
    if (keys.some((key) => state.closed?.includes(key))) close(state, keys);
    if (!keys.some((key) => state.askedAbout?.includes(key))) continue;
    rememberAsked(state, keys);
    const at = Math.max(...keys.map((key) => state.namedAt?.[key] ?? 0));
    state.namedAt = { ...state.namedAt, ...Object.fromEntries(keys.map((key) => [key, at])) };
  }
};

/** A question about the first of these that one can be asked about in fresh words; null where there is none. */
export const askByName = ({ state, seed }: Moment, holds: readonly Hold[]): string | null => {
  for (const { key, kind, asks } of holds) {
    const name = nameOf(key);
    const wording = freshWording(state, { wordings: unusedFrames(state, { wordings: asks, name }), seed });
    if (!wording) continue;
    useFrame(state, { wording, name });
    rememberAsked(state, [key]);
    state.namedAt = { ...state.namedAt, [key]: state.turns };
    if (kind === "person") state.stretch.person = name;
    return wording;
  }
  return null;
};

/** A question about whom or what the teller offers ("you may have Rune"), by name; null where nobody is offered. */
export const askAnnounced = (moment: Moment, tagged: TaggedText, id: string): string | null =>
  askByName(
    moment,
    freshHolds(moment, { tagged, id }).filter(({ welcome }) => welcome === announced),
  );

/** What somebody is just asked about in other words is not asked about again; `isClosed`: nor where it hurts, whatever is told of it. */
export const rememberNamed = (
  { state, pack }: Moment,
  tagged: TaggedText,
  { isClosed = false } = {},
): void => {
  const keys = holdsIn(tagged, { pack, isOwnName: false }).map(({ key }) => key);
  rememberAsked(state, keys);
  const others = Object.entries(state.namedAt ?? {}).filter(([key]) => !keys.includes(key));
  state.namedAt = Object.fromEntries(others);
  if (isClosed) close(state, [...keys, ...keys.map((key) => key.replace(/^person /u, "lost "))]);
};
