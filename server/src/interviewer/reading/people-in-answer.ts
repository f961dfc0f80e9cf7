import { isVerbLike } from "#language/grammar.ts";
import { compile, type Matcher } from "#language/match.ts";
import type { LanguagePack } from "#language/pack.ts";
import { quoted } from "#language/quotation.ts";
import { stopwordsOf } from "#language/text.ts";
import { placePrepositions } from "./evidence.ts";
import type { TaggedText } from "./tagged-text.ts";

const longestName = 3;
const shortestName = 3;

/** Somebody an answer speaks of, as Saga may name them, and where in it: in characters, and in tokens. */
export type ToldPerson = { said: string; at: number; token: number };

/** A name: surely a person's, or one that a place, a ship or a dog may have too. */
type Name = ToldPerson & { isPerson: boolean };

type Read = { tagged: TaggedText; pack: LanguagePack };

/** Who was told of so many characters before the end is not asked about. */
const farthest = 4000;

/** The first token that is near enough to the end to be asked about. */
export const firstNear = ({ text, tokens }: TaggedText): number =>
  text.length <= farthest
    ? 0
    : Math.max(
        0,
        tokens.findIndex(({ start }) => start >= text.length - farthest),
      );

const isCapitalAt = (tagged: TaggedText, index: number): boolean =>
  /^\p{Lu}/u.test(tagged.text[tagged.tokens[index]?.start ?? 0] ?? "");

/** Words that are written with a capital wherever they stand, and stand in several places. */
const capitalised = (tagged: TaggedText): ReadonlySet<string> => {
  const times = new Map<string, number>();
  for (const [index, { word }] of tagged.tokens.entries())
    times.set(word, isCapitalAt(tagged, index) ? (times.get(word) ?? 0) + 1 : Number.NEGATIVE_INFINITY);
  return new Set([...times].filter(([, count]) => count > 1).map(([word]) => word));
};

/** Which tokens are written like a name, also where one opens a sentence. */
const nameTokens = ({ tagged, pack }: Read): ReadonlySet<number> => {
  const { conversation, lexicon } = pack;
  const { personAfter, givenNames, saints } = conversation.followUps;
  const others = new Set([...conversation.commonCapitals, ...lexicon.titles]);
  const stop = stopwordsOf(pack);
  const isTimed = new Set(tagged.of("times").map(({ from }) => from));
  const isKnown = new Set(tagged.matches.map(({ from }) => from));
  const isKin = new Set(tagged.of("kin").map(({ from }) => from));
  const isHyphened = (index: number): boolean =>
    tagged.text.slice(tagged.tokens[index]?.end, tagged.tokens[index + 1]?.start) === "-";
  const again = capitalised(tagged);
  const from = firstNear(tagged);
  const found = new Set<number>();
  for (const [near, { word }] of tagged.tokens.slice(from).entries()) {
    const index = from + near;
    if (word.length < shortestName || others.has(word) || isKin.has(index) || !isCapitalAt(tagged, index))
      continue;
    // "We were wed at St Philip's" names a church.
    if (saints.has(tagged.tokens[index - 1]?.word ?? "")) continue;
    const isPart = isHyphened(index) || isHyphened(index - 1);
    if (tagged.names.has(index) ? !isTimed.has(index) || isPart : isPart) found.add(index);
    if (tagged.names.has(index) || stop.has(word) || isKnown.has(index)) continue;
    // "Ronnie stopped … Ronnie laughed": a capital that opens a sentence says little by itself.
    const next = tagged.tokens[index + 1];
    const acts = next !== undefined && !next.afterBreak && personAfter.has(next.word);
    const tells = next !== undefined && !next.afterBreak && isVerbLike(next.word, pack.grammar);
    if (acts || givenNames.has(word) || (again.has(word) && tells)) found.add(index);
  }
  return found;
};

/** Somebody newly named whom only a name tells of: where the name stands, and what shows that it is a person's. */
const isPersonAt = (
  { tagged, pack }: Read,
  { first, last, isPlaced, again }: { first: number; last: number; isPlaced: boolean; again: boolean },
): boolean => {
  const { personBefore, personAfter, nameArticles, givenNames, nominative } = pack.conversation.followUps;
  const persons = ["kin", "people", "naming"] as const;
  // "U Zośki" is at somebody's; "in Victoria" is a place.
  if (givenNames.has(tagged.tokens[first]?.word ?? "") && (!isPlaced || nominative)) return true;
  // "Pani Lemkowa."
  if (nominative?.titleOf(tagged.tokens[first - 1]?.word ?? "")) return true;
  const isLed = persons.some((list) => tagged.of(list).some(({ to }) => to === first || to === first + 1));
  const before = tagged.tokens[first - 1]?.word ?? "";
  const { joints, subjects } = pack.grammar;
  const then = tagged.tokens.slice(last + 1, last + 4);
  const ends = then.findIndex(({ word, afterBreak }) => afterBreak || joints.has(word) || subjects.has(word));
  const acts = then.slice(0, ends < 0 ? then.length : ends).some(({ word }) => personAfter.has(word));
  if (isLed || personBefore.has(before) || (acts && !isPlaced)) return true;
  // "It's Jago I think of now. He goes out at four."
  const sentence = tagged.sentence[last] ?? 0;
  const start = tagged.sentence.indexOf(sentence);
  const led = tagged.text.slice(tagged.tokens[start]?.start, tagged.tokens[first]?.start);
  const opens = first - start < 3 && !pack.grammar.pronouns?.test(led);
  const next = tagged.sentence.indexOf(sentence + 1, last);
  const after = tagged.sentence.indexOf(sentence + 2, last);
  const following = next < 0 ? [] : tagged.tokens.slice(next, after < 0 ? undefined : after);
  const told = tagged.text.slice(following[0]?.start ?? 0, following.at(-1)?.end ?? 0);
  if (opens && last - first < 2 && !isPlaced && following.length > 0 && pack.grammar.pronouns?.test(told))
    return true;
  return again || (nameArticles.has(before) && tagged.clause[first - 1] !== tagged.clause[first - 2]);
};

/** Does a word before a name say that it is a thing's: "her Singer", and not "la Velia"? */
const makesThing = (word: string, { grammar, conversation }: LanguagePack): boolean =>
  grammar.determiners.has(word) && !conversation.followUps.nameArticles.has(word);

/** "Hjalmars" is Hjalmar's, and Jonas is Jonas. */
export const ownerOf = (name: string, { conversation }: LanguagePack): string => {
  const { genitive, givenNames } = conversation.followUps;
  if (genitive === undefined || !name.endsWith(genitive)) return name;
  const plain = name.slice(0, -genitive.length);
  const isKnown = (words: string): boolean => givenNames.has(words.split(" ").at(-1)?.toLowerCase() ?? "");
  return isKnown(plain) && !isKnown(name) ? plain : name;
};

/**
 * Names in an answer, the last first; no people, faith, month, or title alone, and nothing inside quotation marks. A person's is said twice,
 * with a word for a person beside it, or before something that only people do; and never after a preposition of place.
 */
export const namesIn = (tagged: TaggedText, pack: LanguagePack): Name[] => {
  const read = { tagged, pack };
  const titles = new Map(pack.conversation.followUps.titled.map((title) => [title.toLowerCase(), title]));
  const places = placePrepositions(tagged.language);
  const names = nameTokens(read);
  const isQuoted = quotedIn(tagged.text);
  const wordAt = (index: number): string => tagged.tokens[index]?.word ?? "";
  const isPlaced = (first: number): boolean => {
    // "Vi fick en till, Lena": what stands before a comma places nobody.
    const before = tagged.tokens[first]?.afterBreak ? "" : wordAt(first - 1);
    return places.has(before) || makesThing(before, pack);
  };
  const isTitled = (first: number): boolean =>
    titles.has(wordAt(first - 1)) &&
    tagged.tokens[first]?.afterBreak !== true &&
    // "Captain, Tot and Mam" are three.
    !tagged.text.slice(tagged.tokens[first - 1]?.end, tagged.tokens[first]?.start).includes(",");
  const found: (Name & { first: number; last: number })[] = [];
  const nearest = firstNear(tagged);
  for (let last = tagged.tokens.length - 1; last >= nearest; last -= 1) {
    if (!names.has(last) || isQuoted(tagged.tokens[last]?.start ?? 0)) continue;
    let first = last;
    const joins = (): boolean =>
      names.has(first - 1) &&
      last - first + 1 < longestName &&
      tagged.clause[first - 1] === tagged.clause[last] &&
      tagged.tokens[first]?.afterBreak !== true;
    while (joins()) first -= 1;
    const { start = 0 } = tagged.tokens[first] ?? {};
    const name = ownerOf(tagged.text.slice(start, tagged.tokens[last]?.end), pack);
    // "Miss Pilling" is nobody whom a stranger calls by the bare name.
    const said = isTitled(first) ? `${titles.get(wordAt(first - 1))} ${name}` : name;
    found.push({ said, at: start, token: first, first, last, isPerson: false });
    last = first;
  }
  const formOf = oneForm(
    found.map(({ said }) => said),
    (name) => titles.has(name.split(" ")[0]?.toLowerCase() ?? ""),
  );
  return found.map(({ first, last, ...name }) => {
    const said = formOf(name.said);
    const same = found.filter((other) => formOf(other.said) === said);
    const again = same.length > 1 && !same.some((other) => isPlaced(other.first));
    const isPerson = same.some(
      (other) =>
        isTitled(other.first) || isPersonAt(read, { ...other, isPlaced: isPlaced(other.first), again }),
    );
    return { ...name, said, isPerson };
  });
};

/** Is a place of a text inside quotation marks: somebody else's words, or a title? */
export const quotedIn = (text: string): ((at: number) => boolean) => {
  const spans = [...text.matchAll(quoted)].map(
    ({ index, 0: words }) => [index, index + words.length] as const,
  );
  return (at) => spans.some(([from, to]) => at > from && at < to);
};

const kinMatchers = new WeakMap<LanguagePack, Matcher<string>>();

/** Finds relatives by their place in `turnedKin`. */
const kinMatcher = (pack: LanguagePack): Matcher<string> => {
  const known = kinMatchers.get(pack);
  if (known) return known;
  const made = compile(
    Object.fromEntries(pack.conversation.turnedKin.map(({ heard }, at) => [String(at), heard])),
  );
  kinMatchers.set(pack, made);
  return made;
};

/** Relatives of the teller in an answer, turned round, as often as they are named, the last first. */
const kinIn = (tagged: TaggedText, pack: LanguagePack): ToldPerson[] => {
  const isQuoted = quotedIn(tagged.text);
  const nearest = firstNear(tagged);
  const all = kinMatcher(pack)(tagged.tokens).filter(
    ({ start, from }) => from >= nearest && !isQuoted(start),
  );
  const { about } = pack.functionWords;
  const { ownerless } = pack.conversation.followUps;
  const isSaid = (from: number, to: number): boolean =>
    tagged.tokens.slice(from, to).some(({ word }) => ownerless.has(word));
  /** Somebody else's relative: "his father", "a grandfather in Mosul", "Peter's mum". Only a lone word can be one. */
  const isOthers = (from: number, to: number): boolean => {
    const after = tagged.tokens[to];
    // "La mamma di Gino"; "mia madre di sera" names its owner before.
    // "Father Malone" is no relative.
    if (
      to - from === 1 &&
      tagged.names.has(to) &&
      pack.lexicon.titles.includes(tagged.tokens[from]?.word ?? "")
    )
      return true;
    const isOwned = isSaid(from, to) && after !== undefined && !after.afterBreak && about.has(after.word);
    if (isOwned) return true;
    if (to - from > 1 || tagged.tokens[from]?.afterBreak) return false;
    const before = tagged.tokens[from - 1]?.word ?? "";
    const gap = tagged.text.slice(tagged.tokens[from - 1]?.end, tagged.tokens[from]?.start);
    if (gap !== " ") return false;
    const isGenitive = before === "s" || (before.length > 3 && before.endsWith("s"));
    return pack.grammar.determiners.has(before) || isGenitive;
  };
  /** "She says, have you had your tea, Mum.": whoever is spoken to is not told of. */
  const isCalled = (from: number, to: number): boolean =>
    to - from === 1 &&
    tagged.text.slice(tagged.tokens[from - 1]?.end, tagged.tokens[from]?.start).startsWith(",") &&
    tagged.sentence[from - 1] === tagged.sentence[from] &&
    /^[.!?]/u.test(tagged.text.slice(tagged.tokens[from]?.end));
  return (
    all
      // "My mum and dad" names the parents, and neither of them alone.
      .filter(
        ({ from, to }) =>
          !all.some((other) => other.from <= from && other.to >= to && other.to - other.from > to - from),
      )
      .filter(({ from, to }) => !isOthers(from, to) && !isCalled(from, to))
      .map(({ list, start, from }) => ({
        said: pack.conversation.turnedKin[Number(list)]?.said ?? "",
        at: start,
        token: from,
      }))
      .reverse()
  );
};

/** A name that was said longer or shorter is one person's: "Norman. Norman Tasker."; whoever had a title keeps it: "Mr Gow. Gow & Son." */
const oneForm = (
  said: readonly string[],
  isTitled: (name: string) => boolean,
): ((name: string) => string) => {
  const forms = [...new Set(said)].sort((a, b) => a.length - b.length);
  return (name) =>
    forms.find((form) => isTitled(form) && form.endsWith(` ${name}`)) ??
    forms.find((form) => form !== name && form.length >= shortestName && name.split(" ").includes(form)) ??
    name;
};

/** Everybody an answer speaks of whom Saga may name, as often as they are. `isOwnName`: the names told just then are the teller's own. */
export const toldPeopleIn = (
  tagged: TaggedText,
  pack: LanguagePack,
  { isOwnName = false } = {},
): ToldPerson[] => [
  ...kinIn(tagged, pack),
  ...(pack.conversation.mayNamePerson && !isOwnName
    ? namesIn(tagged, pack).filter(({ isPerson }) => isPerson)
    : []),
];

/** Names in an answer that may be a person's, a place's or a ship's, and are told more than once; "her Singer" is a thing. */
export const otherNamesIn = (tagged: TaggedText, pack: LanguagePack): ToldPerson[] => {
  const isThing = ({ token }: ToldPerson): boolean => makesThing(tagged.tokens[token - 1]?.word ?? "", pack);
  return namesIn(tagged, pack).filter(({ said, isPerson }, _, all) => {
    const same = all.filter((other) => other.said === said);
    return !isPerson && same.length > 1 && !same.some(isThing);
  });
};

const late = 220;

/**
 * The person an answer speaks of last, as Saga may name them: a relative turned round, else a name as it was told, unless the names
 * told just then are the teller's own.
 */
export const personIn = (
  tagged: TaggedText,
  pack: LanguagePack,
  { isOwnName = false } = {},
): string | null => {
  const [kin] = kinIn(tagged, pack);
  if (kin && kin.at > tagged.text.length - late) return kin.said;
  if (!pack.conversation.mayNamePerson || isOwnName) return null;
  return namesIn(tagged, pack).find(({ isPerson }) => isPerson)?.said ?? null;
};
