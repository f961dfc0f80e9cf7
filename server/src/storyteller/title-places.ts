import { fold } from "#language/fold.ts";
import { isVerbLike } from "#language/grammar.ts";
import { isSameName } from "#language/name-match.ts";
import { type Language, packs } from "#language/packs.ts";
import { tokens } from "#language/text.ts";
import { yearsIn } from "#language/years.ts";
import { type Named, namesIn } from "./chronology/headings.ts";
import { createFactReader, linesIn } from "./facts/told-facts.ts";
import { capital } from "./text/capital.ts";
import { lexiconMatcher } from "./text/lexicon-matcher.ts";
import { tellerActs } from "./text/own-voice.ts";

/** What one passage tells, as it may be printed. */
type Telling = readonly string[];

export type Life = { tellings: readonly Telling[]; language: Language; name: string };

/** In so many tellings a place is named that a story is called after; fewer where the teller says that they lived there. */
const fewestOfPlace = 3;
const fewestOfHome = 2;
const mostPlaces = 2;
/** Of the sentences that name it, this share may tell of others: beside a place of birth another has to be more surely the teller's. */
const alone = 2 / 3;
const besideBirth = 1 / 2;

/** `plain`: by its own name; `said`: with the word before it, where a language bends names ("w Kołakach"). */
type PlaceForms = { plain: string | null; said: string | null };

/** `standing`: the words by which it stands alone, as a sentence began with them. */
type Place = {
  names: Named[];
  tellings: Set<number>;
  isHome: boolean;
  isWork: boolean;
  /** The teller acts in a sentence of it, or their family is named in it. */
  isOwn: boolean;
  ofOthers: number;
  standing: string | null;
};

const formsOf = (
  { names, standing = null }: Pick<Place, "names"> & Partial<Place>,
  language: Language,
): PlaceForms => {
  const { story, family } = packs[language];
  if (!story.nominative) return { plain: names[0]?.name ?? null, said: null };
  const said = names.flatMap(({ place }) => place ?? []).find((place) => story.staying.test(place));
  return {
    plain: names.map(({ name }) => family.places[name]).find(Boolean) ?? standing,
    said: said?.replace(/^\p{Lu}/u, (one) => one.toLowerCase()) ?? null,
  };
};

/** The places side by side, all by their own name or all as they were said; else the first of them. */
const inOneForm = (places: readonly PlaceForms[], language: Language): string | null => {
  const [and = ""] = packs[language].family.and.split("|");
  const all = (pick: (one: PlaceForms) => string | null): string | null =>
    places.every((one) => pick(one) !== null) ? places.map(pick).join(` ${and} `) : null;
  const [first] = places;
  return first ? (all(({ plain }) => plain) ?? all(({ said }) => said) ?? first.plain ?? first.said) : null;
};

/** "At Burgess's": a works or a shop that is called after somebody is no place of a life. */
const isSomebodys = (name: string, tellings: readonly Telling[]): boolean => {
  const texts = tellings.flat().join(" ");
  const count = (text: string): number => texts.split(text).length - 1;
  return (count(`${name}'s`) + count(`${name}’s`)) * 2 > count(name);
};

const isSame = (one: Named, other: Named, language: Language): boolean =>
  one.words.length === other.words.length &&
  one.words.every((word, at) => isSameName([word, other.words[at] ?? ""], language));

const tellsOfDeath = (text: string, language: Language): boolean =>
  packs[language].story.turnings.death.test(fold(text));

/** Does it tell of a death, of harm or of shame? */
export const isHeavy = (text: string, language: Language): boolean => {
  const folded = fold(text);
  const sore = Object.values(packs[language].story.sore);
  return tellsOfDeath(text, language) || sore.some((matter) => matter.test(folded));
};

/** Does a sentence tell of a death, or of what others do and not the teller? */
const isOfOthers = (text: string, language: Language): boolean => {
  const { functionWords } = packs[language];
  if (tellsOfDeath(text, language)) return true;
  const read = tokens(text);
  if (tellerActs(read, language)) return false;
  return (
    read.some(({ word }) => functionWords.actors.has(word)) ||
    lexiconMatcher(language)(read).some(({ list }) => list.startsWith("kin "))
  );
};

/** "Kolonia pod Zamościem, four hectares and a pear tree": what no verb bends stands in its own form. */
const standingIn = (text: string, { name, isOpening }: Named, language: Language): string | null => {
  const [first = ""] = text.split(/[,.;:!?]/u);
  const isAlone = isOpening && first.startsWith(name) && first !== text;
  return isAlone && !tokens(first).some(({ word }) => isVerbLike(word, packs[language].grammar))
    ? first
    : null;
};

/** Is it named as where somebody is? */
const isStay = ({ place }: Named, language: Language): boolean =>
  place !== null && packs[language].story.staying.test(place);

/** Every place and person that is named, with the tellings that name them. */
const namedIn = ({ tellings, language, name }: Life): Place[] => {
  const own = tokens(name).map(({ word }) => word);
  const places: Place[] = [];
  const noted = (named: Named): Place => {
    const known = places.find(({ names: [first] }) => first && isSame(first, named, language));
    const place = known ?? {
      names: [],
      tellings: new Set(),
      isHome: false,
      isWork: false,
      isOwn: false,
      ofOthers: 0,
      standing: null,
    };
    if (!known) places.push(place);
    return place;
  };
  for (const [at, sentences] of tellings.entries())
    for (const text of sentences) {
      const homes = [...text.matchAll(packs[language].story.home)].map(([said]) => said);
      const isOther = isOfOthers(text, language);
      const read = tokens(text);
      const acts = tellerActs(read, language);
      const isLivelihood = !isOther && acts && packs[language].story.livelihood.test(fold(text));
      const isFamily = read.some(({ word }) => own.includes(word));
      for (const named of namesIn(text, language)) {
        const place = noted(named);
        place.names.push(named);
        place.tellings.add(at);
        place.standing ??= standingIn(text, named, language);
        place.isHome ||= homes.some((said) => text.includes(`${said}${named.name}`));
        place.isWork ||= isLivelihood && isStay(named, language);
        place.isOwn ||= isStay(named, language) && !isOther && (isFamily || acts);
        if (isOther) place.ofOthers += 1;
      }
    }
  return places;
};

/**
 * Is it told of often as where the teller is? `mostOfOthers`: the share of its sentences that may tell of others alone. Where somebody only came from,
 * went to or lies buried may be another one's life.
 */
const isOfLife = (
  { names, tellings, isHome, isWork, ofOthers }: Place,
  { language, mostOfOthers }: { language: Language; mostOfOthers: number },
): boolean => {
  if (isHome || isWork) return tellings.size >= fewestOfHome;
  const placed = names.filter(({ place }) => place !== null);
  const stayed = placed.filter((named) => isStay(named, language));
  return (
    tellings.size >= fewestOfPlace &&
    placed.length > names.length / 2 &&
    stayed.length > placed.length / 2 &&
    ofOthers <= names.length * mostOfOthers
  );
};

/** Where the teller was born, as they say it plainly. */
const birthplaceOf = ({ tellings, language }: Life): PlaceForms | null => {
  const lines = tellings.flatMap((own, at) =>
    linesIn({ message: `${at}`, text: own.join(" "), question: "" }, language),
  );
  const facts = lines.flatMap(createFactReader({ lines }, language));
  const birth = facts.find(({ kind, relation }) => kind === "born" && relation === "self");
  if (!birth) return null;
  // "I was born in March, in Zawyki": not "born in March, and Father was in Lublin".
  const [said] = namesIn(birth.sentence, language).filter(({ place }) =>
    birth.sentence.includes(`, ${place}`),
  );
  const forms = formsOf({ names: said ? [said] : [] }, language);
  if (birth.place !== "") return { plain: birth.place, said: forms.said };
  return forms.said === null ? null : forms;
};

/** "I was Chirgwin before I married, Wella Chirgwin's maid from the Fradgan": where the teller's family is of, as told beside its name. */
const originOf = (life: Life): PlaceForms | null => {
  const { tellings, language } = life;
  const { origin, given } = packs[language].story;
  for (const text of tellings.map((own) => own.join(" "))) {
    const found = text.match(origin);
    if (!found) continue;
    const [after = ""] = text.slice((found.index ?? 0) + found[0].length).match(/^[^.!?]*/u) ?? [];
    const [named] = namesIn(after, language);
    // What is full of the family's name is no shop, though "Middleport's" stands there.
    const mayBePlace = found[1] !== undefined || (named && isNoPerson({ names: [named] }, life));
    if (
      !named ||
      !mayBePlace ||
      isHeavy(`${found[0]}${after.split(",")[0]}`, language) ||
      tellsOfDeath(after, language)
    )
      continue;
    const before = after.slice(0, after.indexOf(named.name)).trim();
    if (given.words.has(before)) return { plain: capital(`${before} ${named.name}`, language), said: null };
    if (before === "" || named.place === `${before} ${named.name}`)
      return formsOf({ names: [named] }, language);
  }
  return null;
};

/** "Greenock, this is, February 1942": the place of the first year that is told of, where the telling begins with who the teller is. */
const sceneOfBirth = (life: Life): PlaceForms | null => {
  const { tellings, language } = life;
  const first = Math.min(...tellings.flat().flatMap((text) => yearsIn(text, language)));
  for (const text of tellings.flat()) {
    const [named] = namesIn(text, language);
    if (!named || !text.startsWith(named.name) || !yearsIn(text, language).includes(first)) continue;
    if (!isNoPerson({ names: [named] }, life) || isOfOthers(text, language) || isHeavy(text, language))
      continue;
    if (packs[language].story.scene.test(text.slice(named.name.length)))
      return formsOf({ names: [named], standing: named.name }, language);
  }
  return null;
};

/** May a story of this teller be called after a name? Not after their own, nor after somebody's shop. */
const isNoPerson = ({ names: [first] }: Pick<Place, "names">, { name, tellings }: Life): boolean => {
  const own = tokens(name).map(({ word }) => word);
  return (
    first !== undefined &&
    !first.words.some((word) => own.includes(word)) &&
    !isSomebodys(first.name, tellings)
  );
};

const byTellings = (one: Place, other: Place): number =>
  other.tellings.size - one.tellings.size || other.names.length - one.names.length;

/** Is it told of more than once as where somebody is, and mostly not of others? */
const isTold = ({ names, tellings, ofOthers, isOwn }: Place, language: Language): boolean =>
  isOwn &&
  tellings.size >= fewestOfHome &&
  names.filter((named) => isStay(named, language)).length >= fewestOfHome &&
  names.filter(({ place }) => place !== null).length * 2 > names.length &&
  ofOthers <= names.length * besideBirth;

/**
 * `lived`: the places that a life is told in, that of birth first; `named`: where the teller was born, or worked, though it is told of once; `told`: the one
 * that is told of most, whoever was there. Null: none is sure.
 */
export const placesIn = (life: Life): Record<"lived" | "named" | "told", string | null> => {
  const { language } = life;
  const birth = birthplaceOf(life);
  const places = namedIn(life).filter((place) => isNoPerson(place, life));
  const told = places
    .filter((place) => isOfLife(place, { language, mostOfOthers: birth ? besideBirth : alone }))
    .sort(byTellings)
    .map((place) => formsOf(place, language));
  const others = told.filter(({ plain, said }) => !birth || (plain ?? said) !== (birth.plain ?? birth.said));
  const all = birth && told.length > 0 ? [birth, ...others] : told;
  const work = places.find(({ isWork }) => isWork);
  const once = birth ?? originOf(life) ?? sceneOfBirth(life) ?? (work ? formsOf(work, language) : null);
  const [most] = places.filter((place) => isTold(place, language)).sort(byTellings);
  return {
    told: most ? inOneForm([formsOf(most, language)], language) : null,
    lived: inOneForm(all.slice(0, mostPlaces), language),
    named: once && inOneForm([once], language),
  };
};
