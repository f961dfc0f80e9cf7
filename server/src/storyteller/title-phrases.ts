import { isVerbLike } from "#language/grammar.ts";
import { packs } from "#language/packs.ts";
import { isContentWord, type Token, tokens } from "#language/text.ts";
import { personsIn } from "./read-through/persons.ts";
import { capital } from "./text/capital.ts";
import { lexiconMatcher } from "./text/lexicon-matcher.ts";
import { numbersIn } from "./text/numbers.ts";
import { countStoryWords } from "./text/word-count.ts";
import {
  type Caption,
  captionsOf,
  type FitLine,
  isSore,
  type Reader,
  standsAlone,
  yearsOf,
} from "./title-lines.ts";

const ofSaying = 8;
const ofPlace = 3;
const fewestOfSaying = 3;
const mostOfSaying = 8;

/** In speech without stops, a saying ends where somebody acts again, or something else is told. */
const endOf = (read: readonly Token[], { life: { language } }: Reader): number => {
  const { coordinators, actors, self, connectives } = packs[language].functionWords;
  const end = read.findIndex(
    ({ word }, at) =>
      at >= fewestOfSaying && [coordinators, connectives, actors, self].some((words) => words.has(word)),
  );
  return end < 0 ? read.length : end;
};

/** "Gran used to say who gets up has": a saying of the house. */
const sayingIn = ({ line, isFar }: FitLine, reader: Reader): Caption | null => {
  const { life, known } = reader;
  const { language, name } = life;
  const { story, functionWords } = packs[language];
  const { text } = line.sentence;
  const found = story.caption.says.exec(text);
  const before = text.slice(0, found?.index ?? 0);
  const isOfHome = lexiconMatcher(language)(before).some(({ list }) => list.startsWith("kin "));
  if (!found || !isOfHome || !isFar || isSore(text, language)) return null;
  const [rest = ""] = text
    .slice(found.index + found[0].length)
    .replace(/^["“„«']+/u, "")
    .split(/["”».;!?]/u);
  const read = tokens(rest);
  const saying = rest.slice(0, read[endOf(read, reader) - 1]?.end ?? 0);
  const words = countStoryWords(saying, language);
  const own = tokens(saying);
  const isOfSomebody =
    own.some(({ word }) => functionWords.pronouns.has(word) || functionWords.self.has(word)) ||
    personsIn(saying, { language, tellerName: name, known }).length > 0;
  // "Who gets up early" is anybody, where a woman, a son or a bastard is somebody of the house.
  const isAlone = standsAlone(saying.replace(story.caption.whoever, ""), reader);
  const isOfPeople =
    story.caption.kinds.test(saying) ||
    lexiconMatcher(language)(own).some(({ list }) => list === "people" || list.startsWith("kin "));
  const says = own.filter(({ word }) => isContentWord(word, packs[language])).length;
  const isLength = words >= fewestOfSaying && words <= mostOfSaying;
  if (!isLength || says < 2 || isOfSomebody || isOfPeople || !isAlone) return null;
  return { text: capital(saying, language), score: ofSaying };
};

/** "We lived in the hut by the line": in the hut. */
const dwellingIn = ({ line, isBeside, isFar }: FitLine, { life: { language } }: Reader): Caption | null => {
  const pack = packs[language];
  const { dwells, dull, verbs, unfit } = pack.story.caption;
  const { text } = line.sentence;
  const found = dwells.exec(text);
  if (!found || isBeside || isSore(text, language)) return null;
  const [rest = ""] = text.slice(found.index + found[0].length).split(/[,.;:!?"“”„«»()]/u);
  const read = tokens(rest);
  const { connectives, self, pronouns } = pack.functionWords;
  const start = read.findIndex(({ word }, at) => at > 0 && isContentWord(word, pack));
  const leads = read.slice(1, Math.max(1, start)).map(({ word }) => word);
  if (leads.some((word) => [connectives, self, pronouns].some((words) => words.has(word)))) return null;
  if (start < 0) return null;
  const isOfPlace = ({ word }: Token): boolean =>
    isContentWord(word, pack) &&
    !verbs.has(word) &&
    !isVerbLike(word, pack.grammar) &&
    numbersIn(word, language).length === 0;
  const stop = read.findIndex((token, at) => at >= start && !isOfPlace(token));
  const end = stop < 0 ? read.length : stop;
  const [prep, name] = [read[end], read[end + 1]];
  const isNamed =
    prep &&
    name &&
    pack.lexicon.placePrepositions.includes(prep.word) &&
    /^\p{Lu}/u.test(rest.slice(name.start));
  const last = isNamed ? name : read[end - 1];
  const phrase = rest.slice(0, last?.end ?? 0).trim();
  // "In the hut" may be anybody's.
  const isPlain =
    start <= 2 && end - start === 1 && !isNamed && (pack.story.staying.test(phrase) || dull.test(phrase));
  if (isPlain || (!isFar && !isNamed) || end === start || end - start > 3 || unfit.test(phrase)) return null;
  return { text: capital(phrase, language), score: ofPlace + (isNamed ? 1 : 0) };
};

/** Words of the teller that can stand above their life, those first for which most speaks. */
export const captionsIn = (lines: readonly FitLine[], reader: Reader): Caption[] =>
  lines
    .flatMap((fit) => [
      ...[sayingIn, yearsOf, dwellingIn].flatMap((read) => read(fit, reader) ?? []),
      ...captionsOf(fit, reader),
    ])
    .sort((one, other) => other.score - one.score);
