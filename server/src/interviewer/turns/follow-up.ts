import type { LanguagePack } from "#language/pack.ts";
import { contentStems, normalise, sentences } from "#language/text.ts";
import { stemsLeftAlone, touchesLimit } from "../ledger/limits.ts";
import { listenTo } from "../listening/listen.ts";
import { formsOfName } from "../reading/inflected-name.ts";
import type { TaggedText } from "../reading/tagged-text.ts";
import { freshWording, unusedFrames, useFrame } from "./frames.ts";
import { type Hold, holdsIn, peopleIn } from "./holds.ts";
import type { Moment } from "./moment.ts";

/** So many that were asked about are remembered. */
export const mostRemembered = 60;

/** The first answer tells of the teller's own name, and of whoever had it before. */
export const isAboutName = ({ state, number }: Moment): boolean =>
  number === 1 && state.turns <= 1 && state.stretch.topic === "name_origin";

/** So many characters around what is to stay out are left alone too. */
const around = 120;

/** Places in an answer that lie in or beside sentences which the teller has just taken out of it. */
const nearLeftOut = (
  { draft }: Moment,
  { tagged, id }: { tagged: TaggedText; id: string },
): ((at: number) => boolean) => {
  const spans = draft.limits
    .filter(({ message }) => message === id)
    .flatMap(({ lines = [] }) => lines)
    .map((line) => ({ from: tagged.text.indexOf(line), length: line.length }))
    .filter(({ from }) => from >= 0);
  return (at) => spans.some(({ from, length }) => at > from - around && at < from + length + around);
};

type Answer = { tagged: TaggedText; id: string; ofPeople?: boolean; ofThings?: boolean };

/** "O Marku nie mówię" is said of Marek: a name in its plain form is meant in every other. */
const isFormOf = (person: string, stems: Iterable<string>, { conversation }: LanguagePack): boolean => {
  if (!conversation.followUps.nominative || !/^\p{Lu}/u.test(person)) return false;
  const { anywhere } = formsOfName(person.toLowerCase());
  return [...stems].some((stem) => anywhere.test(stem));
};

const shortestCalled = 3;

const lettersIn = (words: string): string[] => normalise(words).match(/\p{L}{2,}/gu) ?? [];

/** The teller, by one of their names or what they are called by: "Ersi'" is Ersilia. */
export const isTeller = ({ facts }: Moment, person: string): boolean => {
  const own = lettersIn(facts.teller ?? "");
  const isCalled = (word: string, name: string): boolean =>
    word === name || (word.length >= shortestCalled && name.startsWith(word));
  return lettersIn(person).some((word) => own.some((name) => isCalled(word, name)));
};

/** Somebody who is not to be asked about, or of whom something was kept out. */
export const isLeftAlone = ({ draft, pack }: Moment, person: string): boolean => {
  const leftOut = draft.limits.flatMap(({ lines = [] }) => lines.flatMap((line) => contentStems(line, pack)));
  if (contentStems(person, pack).some((stem) => leftOut.includes(stem))) return true;
  return isFormOf(person, [...stemsLeftAlone(draft), ...leftOut], pack);
};

/** Sentences of an answer that name what is left alone: nothing that only they tell of is asked about. */
const refusedIn = ({ draft, pack }: Moment, tagged: TaggedText): ((at: number) => boolean) => {
  if (draft.limits.length === 0) return () => false;
  const stems = stemsLeftAlone(draft);
  const spans = sentences(tagged.text, tagged.language).filter(
    ({ text }) =>
      touchesLimit(draft, { words: text, pack }) ||
      (text.match(/\p{Lu}\p{Ll}{2,}/gu) ?? []).some((name) => isFormOf(name, stems, pack)),
  );
  return (at) => spans.some(({ start, end }) => at >= start && at < end);
};

/** Somebody is asked about who stands in one of so many sentences at the heart of an answer; something only in the first. */
const sentencesOfSomebody = 2;
/** In a longer sentence, or in speech without marks, it is one of many. */
const longestOfThing = 200;
/** So much it must weigh besides: six in ten of what is named then is what listeners would take up. */
const leastOf: Record<Hold["kind"], number> = { person: 0.9, matter: 0.6, scene: 1.1, name: 0.6 };

/** Somebody whom an answer goes on about outweighs by so much what is only named in it. */
const outweighed = 0.75;

/** Words from somebody's name to a verb that may be theirs: "Mother always said". */
const mostBetween = 3;

/** Places of an answer where somebody only says or wants something: "my mother said Nora will". */
const tellersIn = (tagged: TaggedText, { conversation }: LanguagePack): ((at: number) => boolean) => {
  const { tellers } = conversation.followUps;
  const isSaying = (token: number, clause: number | undefined): boolean =>
    tagged.clause[token] === clause && tellers.has(tagged.tokens[token]?.word ?? "");
  return (at) => {
    const token = tagged.tokens.findIndex(({ start }) => start >= at);
    const clause = tagged.clause[token];
    if (isSaying(token - 1, clause)) return true;
    return Array.from({ length: mostBetween }, (_, on) => token + on + 1).some((next) =>
      isSaying(next, clause),
    );
  };
};

/** What an answer holds that was not asked about yet, and that nobody wants left alone. */
const freshHolds = (moment: Moment, { tagged, id, ofPeople = false, ofThings = false }: Answer): Hold[] => {
  const { state, pack, draft } = moment;
  const asked = state.askedAbout ?? [];
  const isOwn = (key: string): boolean => isTeller(moment, key.slice(key.indexOf(" ") + 1));
  const isLeftOut = nearLeftOut(moment, { tagged, id });
  const isRefused = refusedIn(moment, tagged);
  const leftOut = new Set(
    draft.limits.flatMap(({ lines = [] }) => lines).flatMap((line) => contentStems(line, pack)),
  );
  const isOfLeftOut = (key: string): boolean => contentStems(key, pack).some((stem) => leftOut.has(stem));
  const all = holdsIn(tagged, { pack, isOwnName: isAboutName(moment), known: state.stretch.person });
  const rivals = all.filter(({ kind, key }) => kind === "person" && !isOwn(key));
  const most = Math.max(0, ...rivals.map(({ score }) => score));
  const { sentences: told } = listenTo(tagged, pack);
  const isOfSeveral = new Set(rivals.map(({ key }) => key)).size > 1;
  const onlySpeaks = isOfSeveral ? tellersIn(tagged, pack) : () => false;
  const isAtHeart = ({ kind, places, score }: Hold): boolean =>
    score >= leastOf[kind] &&
    told
      .slice(0, kind === "person" ? sentencesOfSomebody : 1)
      .filter(({ start, end }) => kind === "person" || end - start <= longestOfThing)
      .some(({ start, end }) =>
        places.some((at) => at >= start && at < end && (kind !== "person" || !onlySpeaks(at))),
      );
  return all.flatMap((hold) => {
    const { key, kind, places, score } = hold;
    if (asked.includes(key) || isOwn(key) || places.every((at) => isLeftOut(at) || isRefused(at))) return [];
    // Whoever is only meant by "she" is not named by us.
    if (score < outweighed * most || places.every((at) => at < 0)) return [];
    if (ofPeople ? kind !== "person" : ofThings && kind === "person") return [];
    if (!isAtHeart(hold)) return [];
    // Whoever told something that is to stay out goes on speaking of it: it is theirs to say, and not to be asked about.
    if (kind !== "scene" && isOfLeftOut(key)) return [];
    if (kind === "person" && isLeftAlone(moment, key.slice("person ".length))) return [];
    const asks = hold.asks.filter((words) => !touchesLimit(draft, { words, pack }));
    return asks.length > 0 ? [{ ...hold, asks }] : [];
  });
};

/** Whoever an answer speaks of most is who "she" is in the next. */
export const rememberPerson = ({ state, pack }: Moment, tagged: TaggedText): void => {
  const holds = holdsIn(tagged, { pack, isOwnName: false, known: state.stretch.person });
  const person = holds.find(({ kind }) => kind === "person");
  if (person) state.stretch.person = person.key.slice("person ".length);
};

/** "Me mum, Ivy.": a relative, and right behind the comma the name. */
const called = /^\p{L}+(?: \p{L}+)?, (?:\p{L}{1,3} )?$/u;

/** Whoever is told of as a relative and by name is one person: asked about as one of them, they are as the other too. */
export const joinNames = ({ state, pack }: Moment, tagged: TaggedText): void => {
  const people = peopleIn(tagged, pack);
  for (const [index, { said, at }] of people.entries()) {
    const next = people[index + 1];
    if (!next || /^\p{Lu}/u.test(said) || !called.test(tagged.text.slice(at, next.at))) continue;
    const keys = [said, next.said].flatMap((one) => [`lost ${one}`, `person ${one}`]);
    const asked = state.askedAbout ?? [];
    if (keys.some((key) => asked.includes(key)))
      state.askedAbout = [...asked, ...keys].slice(-mostRemembered);
  }
};

/**
 * A question about somebody or something that was just told, by name, once each in an interview; null where nothing can be named, or
 * all of it was asked about. `ofPeople`: only about somebody; `ofThings`: only about something.
 */
export const namedFollowUp = (moment: Moment, answer: Answer): string | null => {
  const { state, seed } = moment;
  for (const { key, kind, asks } of freshHolds(moment, answer)) {
    const name = key.slice(key.indexOf(" ") + 1);
    const wording = freshWording(state, { wordings: unusedFrames(state, { wordings: asks, name }), seed });
    if (!wording) continue;
    useFrame(state, { wording, name });
    state.askedAbout = [...(state.askedAbout ?? []), key].slice(-mostRemembered);
    if (kind === "person") state.stretch.person = key.slice("person ".length);
    return wording;
  }
  return null;
};

/** What somebody is just asked about in other words is not asked about again. */
export const rememberNamed = ({ state, pack }: Moment, tagged: TaggedText): void => {
  const keys = holdsIn(tagged, { pack, isOwnName: false }).map(({ key }) => key);
  state.askedAbout = [...(state.askedAbout ?? []), ...keys].slice(-mostRemembered);
};
