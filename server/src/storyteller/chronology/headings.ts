import { isSameName } from "#language/name-match.ts";
import { type Language, packs } from "#language/packs.ts";
import type { TopicId } from "#language/subjects.ts";
import { isContentWord, type Token, tokens } from "#language/text.ts";
import { yearsIn } from "#language/years.ts";
import { capital } from "../text/capital.ts";
import { lexiconMatcher } from "../text/lexicon-matcher.ts";
import { ageOf, chapterAt, lookingBack } from "./chapters.ts";

/** Words that a chapter holds, with the subject they were told under and the part of the life they belong to. */
export type Headed = {
  text: string;
  topic: TopicId;
  chapter: number;
  /** The talk had gone on from the subject. */
  staysOn: boolean;
  /** Few words that stand under the subject alone. */
  needsHeading: boolean;
  /** The passage that they are of. */
  scene: number;
};

/** A name as it stands in a sentence; `isOpening`: with nothing before it; `place`: with the word that makes it a place. */
export type Named = { name: string; words: readonly string[]; isOpening: boolean; place: string | null };

const unfit: ReadonlySet<string> = new Set(["times", "titles", "feelings", "speech"]);

const isNameWord = ({ word, start }: Token, text: string, language: Language): boolean =>
  /^\p{Lu}\p{Ll}/u.test(text.slice(start)) &&
  isContentWord(word, packs[language]) &&
  !lexiconMatcher(language)(word).some(({ list }) => unfit.has(list) || list.startsWith("kin "));

const longestName = 3;

/** Words with a capital that stand side by side, as one name. Months, titles and relatives are none. */
export const namesIn = (text: string, language: Language): Named[] => {
  const found: Token[][] = [];
  const read = tokens(text);
  let last: Token | undefined;
  for (const token of read) {
    const isOn = last !== undefined && text.slice(last.end, token.start) === " ";
    if (!isNameWord(token, text, language)) last = undefined;
    else {
      if (isOn && (found.at(-1)?.length ?? longestName) < longestName) found.at(-1)?.push(token);
      else found.push([token]);
      last = token;
    }
  }
  const placeOf = (own: readonly Token[]): string | null => {
    const before = own[0] && read[read.indexOf(own[0]) - 1];
    if (!before || !packs[language].lexicon.placePrepositions.includes(before.word)) return null;
    const phrase = text.slice(before.start, own.at(-1)?.end ?? 0);
    return /[,.;:!?"“”„«»]/u.test(phrase) ? null : phrase;
  };
  return found.map((own) => ({
    place: placeOf(own),
    name: text.slice(own[0]?.start ?? 0, own.at(-1)?.end ?? 0),
    words: own.map(({ word }) => word),
    isOpening: own[0]?.afterBreak === true,
  }));
};

const fewestMentions = 2;
/** Where names are inflected, so often: what opens two sentences may be of another case ("Staszka"). */
const fewestWhereBent = 3;
/** Of the sentences of the chapter, this share has to name it; less where several passages do. */
const leastNamed = 0.12;
const leastNamedInSeveral = 0.07;
/** Years that lie so far apart within one passage are of no one part of a life. */
const ofOneTime = 15;

/** Does a chapter hold a passage told over decades in one breath? The name of a part of life above it would claim another time. */
const isOfDecades = (lines: readonly Headed[], language: Language): boolean =>
  [...Map.groupBy(lines, ({ scene }) => scene).values()].some((own) => {
    const years = own.flatMap(({ text }) => yearsIn(text, language));
    return years.length > 1 && Math.max(...years) - Math.min(...years) >= ofOneTime;
  });

/** Of all sentences that name somebody, this share has to stand in the chapter that is named after them. */
const ownShare = 0.6;

/** A name for a chapter; `passages` and `lines`: those of the chapter that name it. */
type Candidate = { forms: Named[]; here: number; passages: Set<number>; lines: Set<string> };

/** A place that somebody only comes from or goes to is named less often. */
const fewestOfPlace = 3;

/** Of the passages of a chapter, this share has to be about whom or what it is called after. */
const leastPassages = 0.5;

/** A place stands as it was said, "In Strickland Street"; Polish bends names, and the form that opens a sentence is the name itself. */
const formOf = ({ forms }: Candidate, language: Language): string | null => {
  const places = forms.flatMap(({ place }) => place ?? []);
  if (places[0] && places.length * 2 > forms.length) return capital(places[0], language);
  const upright = packs[language].story.nominative ? forms.filter(({ isOpening }) => isOpening) : forms;
  const counts = new Map<string, number>();
  for (const { name } of upright) counts.set(name, (counts.get(name) ?? 0) + 1);
  const all = (name: string): number => forms.filter((form) => form.name === name).length;
  const [best] = [...counts].sort(
    ([one, a], [other, b]) => b - a || all(other) - all(one) || other.length - one.length,
  );
  return best?.[0] ?? null;
};

type Life = { chapters: readonly (readonly Headed[])[]; language: Language; tellerName: string };

/**
 * What each chapter is called after in the life: a place or a person that is named in it more than once, and hardly anywhere else.
 * Null where nothing is.
 */
const lifeNames = ({ chapters, language, tellerName }: Life): (string | null)[] => {
  const own = tokens(tellerName).map(({ word }) => word);
  const read = chapters.map((lines) =>
    lines.flatMap(({ text, scene }) =>
      namesIn(text, language).map((named) => ({ ...named, scene, line: text })),
    ),
  );
  // A word that also stands without a capital opened a sentence, and is no name.
  const small = new Set(
    chapters.flat().flatMap(({ text }) => text.match(/(?<![\p{L}\p{M}])\p{Ll}[\p{L}\p{M}]*/gu) ?? []),
  );
  const isSame = (one: Named, other: Named): boolean =>
    one.words.some((word) => other.words.some((another) => isSameName([word, another], language)));
  const taken: Named[] = [];
  return read.map((names, at) => {
    const isPlace = (forms: readonly Named[]): boolean =>
      forms.length >= fewestMentions && forms.filter(({ place }) => place).length * 2 > forms.length;
    const isLivedIn = (forms: readonly Named[]): boolean => !isPlace(forms) || forms.length >= fewestOfPlace;
    const passages = new Set(chapters[at]?.map(({ scene }) => scene)).size;
    const fewest = packs[language].story.nominative ? fewestWhereBent : fewestMentions;
    const fewestOf = (group: Candidate): number =>
      isOfDecades(chapters[at] ?? [], language)
        ? fewest
        : Math.max(
            fewest,
            (chapters[at]?.length ?? 0) * (group.passages.size > 1 ? leastNamedInSeveral : leastNamed),
          );
    const groups: Candidate[] = [];
    for (const named of names) {
      if (
        named.words.some((word) => small.has(word) || own.some((mine) => isSameName([mine, word], language)))
      )
        continue;
      const known = groups.find(({ forms }) => forms.some((form) => isSame(form, named)));
      if (known) {
        known.forms.push(named);
        known.passages.add(named.scene);
        known.lines.add(named.line);
      } else
        groups.push({
          forms: [named],
          here: 0,
          passages: new Set([named.scene]),
          lines: new Set([named.line]),
        });
    }
    const fit = groups
      .map((group) => {
        const all = read.flat().filter((named) => group.forms.some((form) => isSame(form, named))).length;
        return { ...group, here: group.forms.length / Math.max(1, all) };
      })
      .filter((group) => group.forms.length >= fewestOf(group) || isPlace(group.forms))
      // A word that only ever opens a sentence may be no name: "Passengers?"
      .filter(({ forms, here }) => here >= ownShare && forms.some(({ isOpening }) => !isOpening))
      // "From Barrowford, no, not Barrowford" is said in one breath.
      .filter(({ lines }) => lines.size >= fewestMentions)
      .filter((group) => group.passages.size > passages * leastPassages && isLivedIn(group.forms))
      .filter(({ forms }) => !taken.some((before) => forms.some((form) => isSame(form, before))))
      .sort((one, other) => other.forms.length - one.forms.length);
    const [best] = fit;
    const name = best ? formOf(best, language) : null;
    if (best && name && best.forms[0]) taken.push(best.forms[0]);
    return name;
  });
};

type OfSubject = Pick<Headed, "topic" | "chapter" | "staysOn" | "needsHeading">;

/** Is the subject of the time that its words are of, so that the chapter may be called after it? */
export const isOfItsTime = ({ topic, chapter, staysOn, needsHeading }: OfSubject): boolean =>
  needsHeading || (!staysOn && topic !== "name_origin" && chapterAt(ageOf(topic) ?? 0) === chapter);

/** What the subject that gives a chapter most of its words is called; where the talk had gone on from it, the part of the life. */
const plainHeading = (lines: readonly Headed[], language: Language): string => {
  const { topics, story } = packs[language];
  const letters = new Map<string, number>();
  for (const line of lines) {
    const { topic, chapter, text } = line;
    const name = isOfItsTime(line) ? topics[topic].name : (story.parts[chapter] ?? "");
    letters.set(name, (letters.get(name) ?? 0) + text.length);
  }
  return [...letters].sort(([, one], [, other]) => other - one)[0]?.[0] ?? topics.anything_missed.name;
};

/** Has the life names for a chapter: not where it is looked back on, nor under few words. */
const mayBeNamed = (lines: readonly Headed[]): boolean =>
  lines.every(({ chapter, needsHeading }) => chapter < chapterAt(lookingBack) && !needsHeading);

type Names = { language: Language; tellerLanguage: Language; tellerName: string };

/** What each chapter is called: after the life, where it has a name for it, else after what was asked or the part of the life. */
export const headingsOf = (
  chapters: readonly (readonly Headed[])[],
  { language, tellerLanguage, tellerName }: Names,
): string[] => {
  const names = lifeNames({ chapters, language: tellerLanguage, tellerName });
  return chapters.map(
    (lines, at) => (at > 0 && mayBeNamed(lines) ? names[at] : null) ?? plainHeading(lines, language),
  );
};
