import { compile, type Matcher } from "#language/match.ts";
import type { LanguagePack } from "#language/pack.ts";
import { type Language, packs } from "#language/packs.ts";
import { type TopicId, topicIds } from "#language/subjects.ts";

const plainLists = [
  "people",
  "naming",
  "titles",
  "places",
  "things",
  "times",
  "events",
  "speech",
  "senses",
  "feelings",
  "meanings",
  "grief",
  "trauma",
  "negations",
] as const;

/** Lists an answer is read with; `none:`, `about:` and `tells:` carry the subject they speak of. */
export type ReadList =
  | (typeof plainLists)[number]
  | "kin"
  | "unsaid"
  | "promised"
  | "turning"
  | "habit"
  | `none:${TopicId}`
  | `about:${TopicId}`
  | `tells:${TopicId}`;

const listsOf = (pack: LanguagePack): Record<ReadList, readonly string[]> => {
  const lists: Partial<Record<ReadList, readonly string[]>> = {
    kin: Object.values(pack.lexicon.kin).flat(),
    unsaid: pack.grammar.unsaid,
    promised: pack.grammar.promised,
    turning: pack.grammar.turning,
    habit: pack.grammar.habit,
  };
  for (const list of plainLists) lists[list] = pack.lexicon[list];
  for (const topic of topicIds) {
    lists[`none:${topic}`] = pack.lexicon.none[topic] ?? [];
    lists[`about:${topic}`] = pack.topics[topic].keywords;
    lists[`tells:${topic}`] = pack.topics[topic].tells ?? [];
  }
  return lists as Record<ReadList, readonly string[]>;
};

const readers = new Map<Language, Matcher<ReadList>>();

/** The matcher of a language over all lists an answer is read with; compiled once. */
export const readerOf = (language: Language): Matcher<ReadList> => {
  const known = readers.get(language);
  if (known) return known;
  const made = compile(listsOf(packs[language]));
  readers.set(language, made);
  return made;
};
