import type { FollowUps } from "#language/follow-ups.ts";
import { compile, type Matcher } from "#language/match.ts";
import type { LanguagePack } from "#language/pack.ts";
import type { Kin } from "#language/subjects.ts";
import { namesIn, otherNamesIn, type ToldPerson, toldPeopleIn } from "../reading/people-in-answer.ts";
import { type Mention, scaleOf } from "../reading/salience.ts";
import type { TaggedText } from "../reading/tagged-text.ts";
import { filled } from "./moment.ts";

/** Something in an answer that can be asked on about by name. */
export type Hold = {
  key: string;
  kind: Kind;
  asks: readonly string[];
  score: number;
  places: readonly number[];
};

type Kind = "scene" | "person" | "matter" | "name";

/** Too far back, or too faint. */
const faintest = 0.34;
/** Somebody matters more than something; what happens once in a life more than either. */
const weights: Record<Kind, number> = { scene: 0.8, person: 1.15, matter: 0.8, name: 0.4 };
const ofLife = 1.3;

type Compiled = { scenes: Matcher<string>; matters: Matcher<string> };

const compiled = new WeakMap<FollowUps, Compiled>();

const matchersOf = (followUps: FollowUps): Compiled => {
  const known = compiled.get(followUps);
  if (known) return known;
  const listsOf = (rows: readonly { heard: readonly string[] }[]): Record<string, readonly string[]> =>
    Object.fromEntries(rows.map(({ heard }, at) => [String(at), heard]));
  const made = {
    scenes: compile(listsOf(followUps.scenes)),
    matters: compile(listsOf(followUps.matters)),
  };
  compiled.set(followUps, made);
  return made;
};

/** "Dry as a stone", "like a parrot": said to compare, not of the thing. */
const isLikeness = (tagged: TaggedText, from: number, { likeness }: FollowUps): boolean =>
  [1, 2].some((back) => likeness.has(tagged.tokens[from - back]?.word ?? ""));

type PlacedMention = Mention & { key: string };

const placesOf = (tagged: TaggedText, pack: LanguagePack, kind: "scene" | "matter"): PlacedMention[] => {
  const { followUps } = pack.conversation;
  const { scenes, matters } = matchersOf(followUps);
  const titles = new Set(pack.lexicon.titles);
  const isTitle = (at: number): boolean => titles.has(tagged.tokens[at]?.word ?? "");
  if (kind === "scene")
    return scenes(tagged.tokens).map(({ list, start, from }) => ({ key: list, at: start, token: from }));
  return (
    matters(tagged.tokens)
      // "The priest, don Alieto", "fröken Wiklund": the name says it.
      .filter(({ from, to }) => !isTitle(from) || !tagged.names.has(to))
      .filter(({ from }) => !tagged.names.has(from) && !isLikeness(tagged, from, followUps))
      .map(({ list, start, from }) => ({
        key: followUps.matters[Number(list)]?.said ?? "",
        at: start,
        token: from,
      }))
  );
};

/** Signs that a sentence goes on about somebody: of a relative's own gender. */
export const goesOnAbout = (said: string, { conversation }: LanguagePack): RegExp => {
  const { goesOn, goesOnOf } = conversation.followUps;
  const kin = conversation.turnedKin.find((one) => one.said === said)?.kin;
  if (!kin || !goesOnOf) return goesOn;
  return goesOnOf[women.has(kin) ? "woman" : "man"];
};

/** Everybody in an answer, as a question can name them: where names are inflected, as they stand by themselves. */
export const peopleIn = (
  tagged: TaggedText,
  pack: LanguagePack,
  { isOwnName = false } = {},
): ToldPerson[] => {
  const { nominative } = pack.conversation.followUps;
  const told = toldPeopleIn(tagged, pack, { isOwnName });
  if (!nominative || isOwnName) return told;
  const names = namesIn(tagged, pack)
    .filter(({ isPerson }) => isPerson)
    .filter(({ token }) => {
      const [word = "", next = ""] = [token, token + 1].map((at) => tagged.tokens[at]?.word);
      return nominative.of(word, next) !== null;
    });
  return [...told, ...names];
};

const namedAsks = (person: string, wordings: readonly string[], { conversation }: LanguagePack): string[] => {
  const { nominative } = conversation.followUps;
  const isName = /^\p{Lu}/u.test(person);
  if (!isName || !nominative) return wordings.map((wording) => filled(wording, { person }));
  const first = person.split(" ")[0]?.toLowerCase() ?? "";
  const who = nominative.of(first, "") ?? (first.endsWith("a") ? "woman" : "man");
  return nominative.asks[who].map((wording) => filled(wording, { person }));
};

const personAsks = (person: string, pack: LanguagePack): string[] =>
  namedAsks(person, pack.conversation.aboutPerson, pack);

/** Ways to ask, without pressing, about somebody who was lost. */
export const lostAsks = (person: string, pack: LanguagePack): string[] =>
  namedAsks(person, pack.conversation.followUps.aboutLost, pack);

const women: ReadonlySet<Kin> = new Set<Kin>(["mother", "sister", "grandmother", "aunt", "wife", "daughter"]);

const kinds = ["scene", "person", "matter", "name"] as const;

/** What an answer holds that can be asked on about by name, the weightiest first. `known`: who was spoken of last before it. */
export const holdsIn = (
  tagged: TaggedText,
  { pack, isOwnName, known }: { pack: LanguagePack; isOwnName: boolean; known?: string | undefined },
): Hold[] => {
  const { followUps } = pack.conversation;
  const { nameAsMatter, aboutMatter, scenes } = followUps;
  const aboutThing = (matter: string): string[] => aboutMatter.map((wording) => filled(wording, { matter }));
  const asksOf: Record<Kind, (key: string) => readonly string[]> = {
    scene: (key) => scenes[Number(key)]?.asks ?? [],
    person: (person) => personAsks(person, pack),
    matter: aboutThing,
    name: (name) => aboutThing(filled(nameAsMatter ?? "", { name })),
  };
  const placed = (found: readonly ToldPerson[]): PlacedMention[] =>
    found.map(({ said, ...place }) => ({ ...place, key: said }));
  const found: Record<Kind, PlacedMention[]> = {
    scene: placesOf(tagged, pack, "scene"),
    person: placed(peopleIn(tagged, pack, { isOwnName })),
    matter: placesOf(tagged, pack, "matter"),
    name: nameAsMatter === null || isOwnName ? [] : placed(otherNamesIn(tagged, pack)),
  };
  const { score, carried } = scaleOf(tagged, pack);
  const named = [...found.person, ...found.name];
  const scoreOf = (kind: Kind, key: string, places: readonly PlacedMention[]): number => {
    const others = named.filter((place) => place.key !== key);
    const weight = kind === "scene" && scenes[Number(key)]?.isOfLife ? ofLife : weights[kind];
    const goesOn = goesOnAbout(key, pack);
    const going = kind === "person" ? carried(places, others, { goesOn, isKnown: key === known }) : [];
    return weight * score(places, going);
  };
  if (known && !found.person.some(({ key }) => key === known)) {
    const going = carried([], named, { goesOn: goesOnAbout(known, pack), isKnown: true });
    if (going.length > 0) found.person.push({ key: known, at: -1, token: -1 });
  }
  return kinds
    .flatMap((kind) =>
      [...Map.groupBy(found[kind], ({ key }) => key)].map(([key, places]) => ({
        key: `${kind === "name" ? "person" : kind} ${key}`,
        kind,
        asks: asksOf[kind](key),
        score: scoreOf(kind, key, places),
        places: places.map(({ at }) => at),
      })),
    )
    .filter((hold) => hold.score >= faintest)
    .sort((a, b) => b.score - a.score);
};
