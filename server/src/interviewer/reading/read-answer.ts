import { type Language, packs } from "#language/packs.ts";
import { remember } from "#language/remember.ts";
import { type TopicId, topicIds } from "#language/subjects.ts";
import { contentStems } from "#language/text.ts";
import { evidenceBySentence, type FacetSet } from "./evidence.ts";
import { type TaggedText, tagText } from "./tagged-text.ts";

/** A subject an answer touches, with what stands near its keyword. */
export type Mention = { topic: TopicId; near: FacetSet };

/** What an answer tells, as far as word lists can see. */
export type ReadAnswer = {
  words: number;
  /** Stems of the words that carry meaning, each once. */
  stems: readonly string[];
  told: FacetSet;
  mentions: readonly Mention[];
  /** Subjects that the answer says do not apply. */
  absent: readonly TopicId[];
  tagged: TaggedText;
};

/** Longest answer, in words, that can be "never married" and nothing else. */
const longestAbsence = 40;

const mentionsOf = (tagged: TaggedText, shown: readonly FacetSet[]): Mention[] =>
  topicIds.flatMap((topic) => {
    const found = [...tagged.of(`about:${topic}`), ...tagged.of(`tells:${topic}`)];
    if (found.length === 0) return [];
    const told = new Set(found.map(({ from }) => tagged.sentence[from] ?? 0));
    return [
      { topic, near: [...told].reduce((near, at) => near | (shown[at] ?? 0) | (shown[at + 1] ?? 0), 0) },
    ];
  });

const read = (text: string, language: Language): ReadAnswer => {
  const tagged = tagText(text, language);
  const words = tagged.tokens.length;
  const shown = evidenceBySentence(tagged);
  const isAbsent = (topic: TopicId): boolean => tagged.of(`none:${topic}`).length > 0;
  return {
    words,
    stems: [...new Set(contentStems(text, packs[language]))],
    told: shown.reduce((all, facets) => all | facets, 0),
    mentions: mentionsOf(tagged, shown),
    absent: words > longestAbsence ? [] : topicIds.filter(isAbsent),
    tagged,
  };
};

/** The same answer is read before and after a model has found words for what follows it. */
const mostKept = 64;

/** Reads an answer of any length; linear in its length. What it returns is shared: it must not be changed. */
export const readAnswer = remember(read, mostKept);
