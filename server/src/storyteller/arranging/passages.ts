import { fold } from "#language/fold.ts";
import { isVerbLike } from "#language/grammar.ts";
import { type Language, packs } from "#language/packs.ts";
import { contentStems, type Token, tokens } from "#language/text.ts";
import { knownSpellings, namesIn } from "../chronology/life-order.ts";
import type { Unit } from "../material/unit.ts";
import { personsIn } from "../read-through/persons.ts";
import { givenIn } from "../text/given.ts";
import { type List, lexiconMatcher } from "../text/lexicon-matcher.ts";
import { isTurning, turningsIn } from "../turnings.ts";
import type { Passage } from "./arrange.ts";
import { groundsOf } from "./grounds.ts";
import { grown, householdIn } from "./household.ts";
import { briefsIn, namesOne, tellsOne } from "./in-brief.ts";
import { openingOf, type Reader } from "./opening.ts";
import type { Choice } from "./parts-of-choices.ts";
import { holdsAll, select } from "./select.ts";

/** Of each passage: in how many of them somebody is named whom it names. */
const namedMost = (passages: readonly Passage[], { language, known }: Reader): number[] => {
  const named = passages.map(({ told }) => namesIn(told.text, language, known));
  const counts = new Map<string, number>();
  for (const name of named.flat()) counts.set(name, (counts.get(name) ?? 0) + 1);
  // Whom an answer does not name itself the answers of its scene name.
  const ofScene = (scene: number): string[] =>
    passages.flatMap((other, at) => (other.scene === scene ? (named[at] ?? []) : []));
  return passages.map(({ scene }, at) => {
    const own = named[at] ?? [];
    const names = own.length > 0 ? own : ofScene(scene);
    return Math.max(1, ...names.map((name) => counts.get(name) ?? 1));
  });
};

/** Relatives whom a life is told with, though they are often named by nothing else. */
const near: ReadonlySet<List> = new Set<List>(["kin mother", "kin father", "kin husband", "kin wife"]);

const fewestPassages = 2;
/** Sentences that say whom an answer is about. */
const firstWords = 2;

/** Of each passage: whom its first words are about, of those who stand in several passages; who stands in most of them first. */
const aboutMost = (passages: readonly Passage[], { language, known }: Reader): string[][] => {
  const peopleIn = (text: string): string[] => [
    ...namesIn(text, language, known),
    ...new Set(
      lexiconMatcher(language)(text)
        .map(({ list }) => list)
        .filter((list) => near.has(list)),
    ),
  ];
  const counts = new Map<string, number>();
  for (const name of passages.flatMap(({ told }) => peopleIn(told.text)))
    counts.set(name, (counts.get(name) ?? 0) + 1);
  const count = (name: string): number => counts.get(name) ?? 0;
  return passages.map(({ units }) =>
    peopleIn(
      units
        .slice(0, firstWords)
        .map(({ text }) => text)
        .join(" "),
    )
      .filter((name) => count(name) >= fewestPassages)
      .sort((one, other) => count(other) - count(one)),
  );
};

/** Words from its beginning in which a sentence may take up what stood before it, by "it", "them" or "la chiamavo". */
const takesUpWithin = 3;

const takesUp = (text: string, language: Language): boolean => {
  const { functionWords, grammar, story } = packs[language];
  const read = tokens(text).slice(0, takesUpWithin + 1);
  const said = text.slice(0, read.at(takesUpWithin - 1)?.end);
  const isClitic = ({ word }: Token, at: number): boolean =>
    story.bareThird !== null &&
    grammar.determiners.has(word) &&
    isVerbLike(read[at + 1]?.word ?? "", grammar);
  return said.search(functionWords.objects) > 0 || read.some(isClitic);
};

const fewestOfSetting = 4;

/** Do the words say where or when, though nobody does anything in them: "The six o'clock bus, Comacchio to Ferrara."? */
const isSetting = (unit: Unit, { language, known }: Reader): boolean =>
  unit.words >= fewestOfSetting &&
  (namesIn(unit.text, language, known).length > 0 ||
    lexiconMatcher(language)(unit.text).some(({ list }) => list === "times"));

/** The first unit from which on a passage can be told by itself: whom and what it begins with stands in nothing before. */
const standingIn = ({ units }: Passage, before: Passage | undefined, reader: Reader): Unit | undefined => {
  const { language } = reader;
  const known = new Set(before?.units.flatMap(({ text }) => contentStems(text, packs[language])));
  return units.find((unit, from) => {
    const isNew =
      !unit.isLeaning &&
      !takesUp(unit.text, language) &&
      !givenIn(unit.text, language).some((thing) => known.has(thing));
    for (const thing of contentStems(unit.text, packs[language])) known.add(thing);
    const opening = openingOf(units.slice(from), { ...reader, asksOfSomebody: false });
    return isNew && (opening === "stands" || (opening === "leans" && isSetting(unit, reader)));
  });
};

/** So often is it said in a telling without quotation marks that somebody speaks, where people talk in it. */
const fewestSpoken = 3;

const isSpoken = (units: readonly Unit[], language: Language): boolean =>
  units.filter(({ text }) => lexiconMatcher(language)(text).some(({ list }) => list === "speech")).length >=
  fewestSpoken;

/** A death may take two sentences: "Iwonka was born on the fourth. Nine days." */
const longestDeath = 2;

/** The unit that begins to tell a death, where somebody is named in those very words. */
const namedDeathIn = (units: readonly Unit[], { language, known }: Reader): Unit | undefined => {
  const { death } = packs[language].story.turnings;
  const textOf = (run: readonly Unit[]): string => run.map(({ text }) => text).join(" ");
  const runs = units.flatMap((_, at) =>
    Array.from({ length: longestDeath }, (_, more) => units.slice(at, at + more + 1)),
  );
  const told = runs.find((run) => death.test(fold(textOf(run))));
  const isNamed = told && personsIn(textOf(told), { language, known, tellerName: "" }).length > 0;
  return isNamed ? told[0] : undefined;
};

/** Passages as they are chosen from: which tell a turning of the life, and which cannot be told without the one before. */
export const choicesOf = (passages: readonly Passage[], language: Language): Choice[] => {
  const { children, livelihood, turnings } = packs[language].story;
  const known = knownSpellings(
    passages.map(({ told }) => told.text),
    language,
  );
  const reader = { language, known };
  const named = namedMost(passages, reader);
  const about = aboutMost(passages, reader);
  const household = householdIn(passages, reader);
  const grounds = groundsOf(passages, reader);
  return passages.map((passage, at) => {
    const { chapter, topic, units, scene, told } = passage;
    const folded = fold(told.text);
    // "Twenty fourteen she went." tells it by where the sentence ends.
    const isDeath =
      turnings.death.test(folded) || turningsIn(told.text, language).some(({ kind }) => kind === "death");
    return {
      chapter,
      topic,
      units,
      scene,
      isTurning: isTurning(told.text, language),
      death: isDeath ? (named[at] ?? 1) : 0,
      namedDeath: isDeath ? namedDeathIn(units, reader) : undefined,
      isFree: isDeath && told.leans === true,
      standing: standingIn(passage, passages[at - 1], reader),
      turning: units.find(({ text }) => tellsOne(text, language)),
      briefs: briefsIn(units, reader),
      naming: units.findLast(({ text }) => namesOne(text, reader)),
      isSpoken: isSpoken(units, language),
      isMarriage: turnings.marriage.test(folded),
      isLivelihood: livelihood.test(folded),
      isChild: passage.when >= grown && children.test(folded),
      isWished: told.isWished === true || told.isLast === true,
      // The last word is the teller's own choice.
      grounds: told.isLast ? [] : (grounds[at]?.all ?? []),
      // A death in its own time needs nobody but who says who died.
      introducing: told.isLast ? [] : (grounds[at]?.people ?? []).slice(0, told.isAside ? 1 : undefined),
      about: about[at] ?? [],
      household: household[at] ?? [],
    };
  });
};

/** What a story of `length` words holds. What makes an answer worth telling is long to read, and only read where not all are told. */
export const chosenFrom = (
  passages: readonly Passage[],
  { length, language }: { length: number; language: Language },
): Set<Unit> => {
  const all = passages.flatMap(({ units }) => units);
  return holdsAll(all, length) ? new Set(all) : select(choicesOf(passages, language), length);
};
