import { type Language, packs } from "#language/packs.ts";
import { contentStems, tokens } from "#language/text.ts";
import type { Passage } from "./arranging/arrange.ts";
import type { Line } from "./compose.ts";
import { isVerbless } from "./material/unit.ts";
import { knownNames, personsIn } from "./read-through/persons.ts";
import { soreIn } from "./read-through/sore.ts";
import { sourceKey, sourceOf } from "./story.ts";
import { type List, lexiconMatcher } from "./text/lexicon-matcher.ts";
import { tellerActs } from "./text/own-voice.ts";
import { isHeavy, type Life } from "./title-places.ts";

/** `isFar`: nothing sore is told for several sentences around it; `isBeside`: it is right beside; `isFollowing`: it goes on from a question, or from another person. */
type Around = { isFar: boolean; isBeside: boolean; isFollowing: boolean };

/** A line that a title may be taken from. */
export type FitLine = Around & { line: Line };

export const wounds: ReadonlySet<List> = new Set<List>(["grief", "trauma"]);

/** Is it something that nobody wants to see above their life? */
export const isSore = (text: string, language: Language): boolean =>
  packs[language].story.caption.sore.test(text) ||
  isHeavy(text, language) ||
  lexiconMatcher(language)(text).some(({ list }) => wounds.has(list));

/** A life that is to be called something, read once. `known`: the names that stand in it; `stems`: the words of weight of each telling. */
export type Reader = { life: Life; known: ReadonlySet<string>; stems: readonly ReadonlySet<string>[] };

export const readerOf = (life: Life, wished: readonly string[]): Reader => ({
  life,
  known: knownNames(life.tellings.flat()),
  stems: [...life.tellings.map((one) => one.join(" ")), ...wished].map(
    (text) => new Set(contentStems(text, packs[life.language])),
  ),
});

/** In how many tellings a word stands. */
export const tellingsWith = (stem: string, { stems }: Reader): number =>
  stems.filter((own) => own.has(stem)).length;

/** Names it anybody but the teller, with a capital or in speech without any? */
export const namesSomebody = (text: string, { life: { language, name }, known }: Reader): boolean => {
  const own = tokens(name).map(({ word }) => word);
  const { givenNames } = packs[language].conversation.followUps;
  return (
    personsIn(text, { language, tellerName: name, known }).length > 0 ||
    tokens(text).some(({ word }) => givenNames.has(word) && !own.includes(word))
  );
};

/** Speaks of somebody else, so that what is said without a verb is said of them: "We had Gus as well. A cap and a cigar." */
export const isOfAnother = (text: string, reader: Reader): boolean => {
  const { language } = reader.life;
  const { functionWords, story } = packs[language];
  const read = tokens(text);
  const acts = (word: string): boolean =>
    functionWords.actors.has(word) ||
    functionWords.pronouns.has(word) ||
    story.bareThird?.test(word) === true;
  return (
    namesSomebody(text, reader) ||
    lexiconMatcher(language)(read).some(({ list }) => list.startsWith("kin ")) ||
    (read.some(({ word }) => acts(word)) && !tellerActs(read, language))
  );
};

/** So many sentences on each side are beside a line, and so many around it. */
const beside = 1;
const around = 5;

const unguarded = {
  secret: new Set<string>(),
  unasked: new Set<string>(),
  wished: new Set<string>(),
  wishedPersons: [],
};

/** The lines of a story out of tellings in which nothing is to be read through and nothing was confided. */
export const fitLines = (lines: readonly Line[], passages: readonly Passage[], reader: Reader): FitLine[] => {
  const { language, name } = reader.life;
  const tellings = new Map<string, (Around & { text: string })[]>();
  for (const { told, units } of passages) {
    const source = sourceOf(told);
    const sentences = units.map(({ text }) => ({ text, sources: [source] }));
    const known = knownNames(sentences.map((sentence) => sentence.text));
    const { each } = soreIn(sentences, {
      ...unguarded,
      language,
      life: { language, tellerName: name, known },
    });
    if (told.isSecret || told.isCut || each.some((one) => one !== null)) continue;
    const sore = units.map(({ text }) => isSore(text, language));
    const isFree = (at: number, near: number): boolean =>
      !sore.slice(Math.max(0, at - near), at + near + 1).some(Boolean);
    tellings.set(
      sourceKey(source),
      units.map(({ text }, at) => ({
        text,
        isFar: isFree(at, around),
        isBeside: !isFree(at, beside),
        // "A joker. With a train in his head": what opens an answer without a verb is said of the question.
        isFollowing:
          units.slice(0, at).every((unit) => isVerbless([unit], language)) ||
          isOfAnother(units[at - 1]?.text ?? "", reader),
      })),
    );
  }
  return lines.flatMap((line) => {
    const { text, sources } = line.sentence;
    const found = sources.map((source) =>
      tellings.get(sourceKey(source))?.filter((unit) => text.includes(unit.text.replace(/[.!]$/u, ""))),
    );
    const units = found.flatMap((own) => own ?? []);
    const isKnown = found.length > 0 && found.every((own) => own !== undefined && own.length > 0);
    return isKnown
      ? {
          line,
          isFar: units.every(({ isFar }) => isFar),
          isBeside: units.some(({ isBeside }) => isBeside),
          isFollowing: units[0]?.isFollowing === true,
        }
      : [];
  });
};
