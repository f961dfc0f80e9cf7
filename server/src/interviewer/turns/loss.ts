import { fold } from "#language/fold.ts";
import { compile, type Matcher } from "#language/match.ts";
import type { LanguagePack } from "#language/pack.ts";
import type { Kin } from "#language/subjects.ts";
import type { Token } from "#language/text.ts";
import { touchesLimit } from "../ledger/limits.ts";
import type { ToldPerson } from "../reading/people-in-answer.ts";
import type { TaggedText } from "../reading/tagged-text.ts";
import { kinMatcherOf, mirthMatcherOf } from "../reading/vocabulary.ts";
import { isAnnounced, isDenied } from "./announced.ts";
import { isAboutName } from "./first-answer.ts";
import { isLeftAlone, isTeller, rememberAsked } from "./follow-up.ts";
import { freshWording, unusedFrames, useFrame } from "./frames.ts";
import { goesOnAbout, isCalledByName, lostAsks, peopleIn } from "./holds.ts";
import type { Moment } from "./moment.ts";

const deathMatchers = new WeakMap<LanguagePack, Matcher<"deaths">>();

const deathMatcherOf = (pack: LanguagePack): Matcher<"deaths"> => {
  const known = deathMatchers.get(pack);
  if (known) return known;
  const made = compile({ deaths: pack.conversation.followUps.deaths });
  deathMatchers.set(pack, made);
  return made;
};

/** A sentence that tells of a death, in characters, and the token of the word that says so. */
type Span = { from: number; to: number; token: number; isOther: boolean };

/** Words before a verb of dying that has no subject. */
const mostBeforeBareVerb = 1;

/** Words on either side of a death in which laughter makes a funny story of it. */
const besideDeath = 12;

/** Sentences of an answer, in characters, that tell of somebody's death and are no part of a funny story. */
const sentencesOfLoss = (tagged: TaggedText, pack: LanguagePack): Span[] => {
  const mirth = mirthMatcherOf(pack);
  const deaths = new Map(
    deathMatcherOf(pack)(tagged.tokens)
      .reverse()
      .map((match) => [tagged.sentence[match.from], match] as const),
  );
  const { goesOn } = pack.conversation.followUps;
  return [...deaths].flatMap(([number, { from: token, to: last }]) => {
    const own = tagged.tokens.filter((_, at) => tagged.sentence[at] === number);
    const said = tagged.text.slice(tagged.tokens[token]?.start, tagged.tokens[last - 1]?.end);
    // "When they found him": whoever stands before that did the finding.
    const isOther = last - token > 1 && (goesOn.test(said) || /^l['’]/u.test(said));
    const span = { from: own[0]?.start ?? 0, to: own.at(-1)?.end ?? 0, token, isOther };
    const told = tagged.text.slice(span.from, span.to);
    const isOfPerson =
      tagged.of("kin").some(({ from }) => tagged.sentence[from] === number) ||
      tagged.tokens.some((_, at) => tagged.sentence[at] === number && tagged.names.has(at)) ||
      // "Umarł w maju": where a verb needs no subject, it begins the sentence.
      token - tagged.tokens.indexOf(own[0] as Token) < mostBeforeBareVerb ||
      (pack.grammar.pronouns?.test(told) ?? true);
    // Speech without stops is one sentence: laughter far from the death is of something else.
    const near = tagged.tokens
      .slice(Math.max(0, token - besideDeath), token + besideDeath)
      .filter((one) => one.start >= span.from && one.end <= span.to);
    const isSaying = pack.conversation.followUps.deathIdioms.test(fold(told));
    // "No, I tell a lie, it was Albert made the coffin": put right, and nobody's death.
    const isPutRight = pack.hearing.signs.corrects?.test(fold(told)) ?? false;
    return isOfPerson && !isSaying && !isPutRight && mirth(near).length === 0 ? [span] : [];
  });
};

/** Does an answer tell of somebody's death, other than as the date of something else or in a funny story? */
export const tellsLoss = (moment: Moment, tagged: TaggedText): boolean =>
  !isAboutName(moment, tagged) && sentencesOfLoss(tagged, moment.pack).length > 0;

/** These died before the teller, mostly long ago. */
export const older: ReadonlySet<Kin> = new Set<Kin>(["grandmother", "grandfather", "aunt", "uncle"]);

/** Do only grandparents, aunts and uncles die in an answer? */
export const isOfLongAgo = ({ pack }: Moment, tagged: TaggedText): boolean => {
  const kin = kinMatcherOf(pack.language)(tagged.tokens);
  return sentencesOfLoss(tagged, pack).every(({ from, to }) => {
    const own = kin.filter(({ start }) => start >= from && start < to);
    return own.length > 0 && own.every(({ list }) => older.has(list));
  });
};

/** So many characters before a death who died may have been named. */
const before = 600;

/** From so many characters on a sentence is speech without stops, and holds many who did not die. */
const runOn = 300;

/** Speech without stops: no word of it says who it is of. */
export const isRunOn = ({ text, sentence }: TaggedText): boolean =>
  text.length / ((sentence.at(-1) ?? 0) + 1) > runOn;

/** Whoever is named most often, and of those first. */
const mostNamed = (people: readonly ToldPerson[]): string[] => {
  const times = Map.groupBy([...people].reverse(), ({ said }) => said);
  const [most] = [...times].sort(([, a], [, b]) => b.length - a.length);
  return most ? [most[0]] : [];
};

/** "Ada is the eldest, Ben came after": of those who are only counted up none is surely meant by what comes next. */
const isOneOfSeveral = (
  { said, token }: ToldPerson,
  all: readonly ToldPerson[],
  { sentence }: TaggedText,
): boolean => {
  const timesOf = (name: string): number => all.filter((one) => one.said === name).length;
  const beside = all.filter((one) => one.said !== said && sentence[one.token] === sentence[token]);
  return timesOf(said) === 1 && beside.some((one) => timesOf(one.said) === 1);
};

/** Who died, by where they are named: in the sentence that says so, else right before it; the nearest first. */
const mournedIn = (moment: Moment, tagged: TaggedText): string[] => {
  const { state, pack } = moment;
  const all = peopleIn(tagged, pack).filter((one) => !isDenied({ mentions: [one] }, { tagged, pack }));
  const { tellers } = pack.conversation.followUps;
  const wordAt = (at: number): string => tagged.tokens[at]?.word ?? "";
  return sentencesOfLoss(tagged, pack).flatMap(({ from, to, token: dies, isOther }) => {
    // "And then Harry said, he died": whoever says so did not, and "he" is somebody else.
    const says = ({ token }: { token: number }): boolean =>
      [-1, 1, 2, 3].some((on) => token + on < dies && tellers.has(wordAt(token + on)));
    const isMeant = [1, 2].some((back) => pack.grammar.subjects.has(wordAt(dies - back)));
    // "He had our dad's ears, and then the King died": whose something is, did not die.
    const owns = ({ token }: { token: number }): boolean =>
      [1, 2].some((on) => tagged.tokens[token + on]?.word === "s");
    const inside =
      isMeant || isOther
        ? []
        : all.filter((one) => one.at >= from && one.at < to && !owns(one) && !says(one));
    const told = tagged.text.slice(from, to);
    if (to - from > runOn) return mostNamed(inside.filter(({ token }) => token < dies));
    if (inside.length > 0) return inside.map(({ said }) => said).reverse();
    const goesOn = (said: string): boolean => goesOnAbout(said, pack).test(told);
    const ahead = all
      .filter(({ at, said }) => at < from && at >= from - before && goesOn(said))
      .filter((one) => !isOneOfSeveral(one, all, tagged))
      .sort((a, b) => b.at - a.at);
    const { person } = state.stretch;
    // Whoever was just asked about as "your mother" is who "she" is.
    const isJustAsked =
      person !== undefined && !isCalledByName(person) && state.namedAt?.[`person ${person}`] === state.turns;
    const isKnown = person !== undefined && (ahead.length === 0 || isJustAsked) && goesOn(person);
    return [...(isKnown ? [person] : []), ...ahead.map(({ said }) => said)];
  });
};

/** Whom and what was asked about, or is not to be asked about any more. */
const askedOrClosed = ({ state }: Moment): ReadonlySet<string> =>
  new Set([...(state.askedAbout ?? []), ...(state.closed ?? [])]);

const justAsked = 2;
const lately = 4;

const isOfOlder = (person: string, { conversation }: LanguagePack): boolean => {
  const kin = conversation.turnedKin.find(({ said }) => said === person)?.kin;
  return kin !== undefined && (older.has(kin) || kin === "mother" || kin === "father");
};

/** Asks, without pressing, about the first of these who was not asked about as lost, and may be; null where nobody may. */
const askAfter = (moment: Moment, people: readonly string[], { isMourned = false } = {}): string | null => {
  const { state, seed, pack, draft } = moment;
  const asked = askedOrClosed(moment);
  for (const person of people) {
    if (
      // Whoever was asked about twice has been told of.
      asked.has(`lost ${person}`) ||
      touchesLimit(draft, { words: person, pack }) ||
      isLeftAlone(moment, person) ||
      isTeller(moment, person)
    )
      continue;
    // Whoever was just asked about one of the dead has told of them; parents die before their children.
    const since = state.turns - (state.namedAt?.[`person ${person}`] ?? Number.NEGATIVE_INFINITY);
    if ((isMourned && since <= lately) || (since <= justAsked && isOfOlder(person, pack))) return null;
    const wordings = lostAsks(person, pack);
    const unused = unusedFrames(state, { wordings, name: person });
    const wording = freshWording(state, { wordings: unused.length > 0 ? unused : wordings, seed });
    if (!wording) continue;
    useFrame(state, { wording, name: person });
    rememberAsked(state, [`lost ${person}`, `person ${person}`]);
    state.namedAt = { ...state.namedAt, [`person ${person}`]: state.turns };
    state.stretch.person = person;
    return wording;
  }
  return null;
};

/** Asks about whom a complaint names, where that is one person, or one who was not asked about before: "I've just told you about Robert." */
export const passedPerson = (moment: Moment, tagged: TaggedText): string | null => {
  const asked = askedOrClosed(moment);
  const { pack } = moment;
  const all = Map.groupBy(peopleIn(tagged, pack), ({ said }) => said);
  // "There's no Philip. It's Frank I was telling you about."
  const those = (meets: typeof isDenied): string[] =>
    [...all].filter(([, mentions]) => meets({ mentions }, { tagged, pack })).map(([said]) => said);
  const [meant, denied] = [those(isAnnounced), those(isDenied)];
  const named = meant.length > 0 ? meant : [...all.keys()].filter((one) => !denied.includes(one));
  const free = named.filter((one) => !asked.has(`lost ${one}`));
  const people = [free.filter((one) => !asked.has(`person ${one}`)), free].find(({ length }) => length === 1);
  return people ? askAfter(moment, people) : null;
};

/** Asks about somebody who was lost, without pressing; null where nobody can be named, or they were asked about. */
export const aboutLost = (moment: Moment, tagged: TaggedText): string | null =>
  askAfter(moment, mournedIn(moment, tagged), { isMourned: true });
