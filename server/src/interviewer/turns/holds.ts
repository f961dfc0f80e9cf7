import type { FollowUps } from "#language/follow-ups.ts";
import type { Address } from "#language/grammar.ts";
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
  /** Where it is named. */
  mentions: readonly Mention[];
  /** Of a scene: does it happen once in a life? */
  isOfLife: boolean;
  /** Numbers of the sentences that go on about somebody without the name. */
  carried: readonly number[];
};

/** What a key calls somebody or something. */
export const nameOf = (key: string): string => key.slice(key.indexOf(" ") + 1);

/** Is somebody called by a name, and not as a relative: "Ida", "Aunt Ida"? */
export const isCalledByName = (person: string): boolean => /(?:^| )\p{Lu}[^ ]*$/u.test(person);

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

/** "The coal bunker", "an oatcake hole": the next word is a noun too, and the thing. */
const isPartOfThing = (tagged: TaggedText, to: number, { conversation }: LanguagePack): boolean => {
  const { joinsTo } = conversation.followUps;
  const [last, next] = [tagged.tokens[to - 1], tagged.tokens[to]];
  if (!joinsTo || !last || !next || tagged.text.slice(last.end, next.start) !== " ") return false;
  const isThing = (["things", "places"] as const).some((list) =>
    tagged.of(list).some(({ from }) => from === to),
  );
  return isThing || joinsTo.test(next.word);
};

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
      .filter(({ to }) => !isPartOfThing(tagged, to, pack))
      .map(({ list, start, from }) => ({
        key: followUps.matters[Number(list)]?.said ?? "",
        at: start,
        token: from,
      }))
  );
};

/** Whether a man or a woman is called so, where names are inflected: by the plain form, after a title. */
const whoIs = (person: string, { followUps }: LanguagePack["conversation"]): Address | null => {
  const [title = "", ...others] = person.split(" ");
  const { nominative } = followUps;
  const isTitled = nominative?.titleOf(title) !== undefined;
  const name = (isTitled ? others.join(" ") : person).toLowerCase();
  const before = isTitled ? title : "";
  return nominative?.of({ name, before, next: "", told: new Set() })?.who ?? null;
};

/** Signs that a sentence goes on about somebody: of a relative's own gender. */
export const goesOnAbout = (said: string, { conversation }: LanguagePack): RegExp => {
  const { goesOn, goesOnOf } = conversation.followUps;
  if (!goesOnOf) return goesOn;
  const kin = conversation.turnedKin.find((one) => one.said === said)?.kin;
  if (kin) return goesOnOf[women.has(kin) ? "woman" : "man"];
  const who = whoIs(said, conversation);
  return who ? goesOnOf[who] : goesOn;
};

/** One turn asks for the people of an answer again and again. */
const peopleKnown = new WeakMap<TaggedText, { pack: LanguagePack; people: readonly ToldPerson[] }>();

/** Everybody in an answer, as a question can name them: where names are inflected, as they stand by themselves. */
export const peopleIn = (
  tagged: TaggedText,
  pack: LanguagePack,
  { isOwnName = false } = {},
): readonly ToldPerson[] => {
  if (isOwnName) return toldPeopleIn(tagged, pack, { isOwnName });
  const before = peopleKnown.get(tagged);
  if (before?.pack === pack) return before.people;
  const people = allPeopleIn(tagged, pack);
  peopleKnown.set(tagged, { pack, people });
  return people;
};

const allPeopleIn = (tagged: TaggedText, pack: LanguagePack): ToldPerson[] => {
  const { nominative } = pack.conversation.followUps;
  const told = toldPeopleIn(tagged, pack);
  if (!nominative) return told;
  const words = new Set(tagged.tokens.map(({ word }) => word));
  const names = namesIn(tagged, pack)
    .filter(({ isPerson }) => isPerson)
    .flatMap((name) => {
      const [before = "", next = ""] = [name.token - 1, name.token + 1].map((at) => tagged.tokens[at]?.word);
      const plain = nominative.of({ name: name.said.toLowerCase(), before, next, told: words });
      const title = nominative.titleOf(before);
      return plain ? [{ ...name, said: title ? `${title} ${plain.said}` : plain.said }] : [];
    });
  // "O Jance Szafran … Janka Szafran": only the given name is known in both.
  const shorter = new Set(names.map(({ said }) => said));
  const formOf = (said: string): string => said.split(" ").find((word) => shorter.has(word)) ?? said;
  return [...told, ...names.map((name) => ({ ...name, said: formOf(name.said) }))];
};

const personAsks = (person: string, pack: LanguagePack, { isLost = false } = {}): string[] => {
  const { aboutPerson, followUps } = pack.conversation;
  const { nominative, aboutLost } = followUps;
  const isName = nominative && /(?:^| )\p{Lu}/u.test(person);
  const who = whoIs(person, pack.conversation) ?? (/a(?: |$)/u.test(person) ? "woman" : "man");
  const plain = isLost ? aboutLost : aboutPerson;
  const wordings = isName ? nominative[isLost ? "lost" : "asks"][who] : plain;
  return wordings.map((wording) => {
    const said = filled(wording, { person });
    // "Pani Lusia — …": a title may open the turn.
    return said.slice(0, 1).toUpperCase() + said.slice(1);
  });
};

/** Ways to ask, without pressing, about somebody who was lost. */
export const lostAsks = (person: string, pack: LanguagePack): string[] =>
  personAsks(person, pack, { isLost: true });

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
  const goingOf = (kind: Kind, key: string, places: readonly PlacedMention[]): number[] => {
    if (kind !== "person") return [];
    const others = named.filter((place) => place.key !== key);
    return carried(places, others, { goesOn: goesOnAbout(key, pack), isKnown: key === known });
  };
  if (known && !found.person.some(({ key }) => key === known)) {
    const going = carried([], named, { goesOn: goesOnAbout(known, pack), isKnown: true });
    if (going.length > 0) found.person.push({ key: known, at: -1, token: -1 });
  }
  return kinds
    .flatMap((kind) =>
      [...Map.groupBy(found[kind], ({ key }) => key)].map(([key, places]) => {
        const going = goingOf(kind, key, places);
        const isOfLife = kind === "scene" && (scenes[Number(key)]?.isOfLife ?? false);
        return {
          key: `${kind === "name" ? "person" : kind} ${key}`,
          kind,
          asks: asksOf[kind](key),
          score: (isOfLife ? ofLife : weights[kind]) * score(places, going),
          places: places.map(({ at }) => at),
          mentions: places.filter(({ token }) => token >= 0),
          carried: going,
          isOfLife,
        };
      }),
    )
    .filter(({ kind, score: weight }) => kind === "person" || weight >= faintest)
    .sort((a, b) => b.score - a.score);
};
