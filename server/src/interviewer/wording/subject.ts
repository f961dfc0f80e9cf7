import type { TopicId, TopicWords } from "#language/pack.ts";
import { type Language, packs } from "#language/packs.ts";
import { contentStems } from "#language/text.ts";
import type { Turn } from "../ledger.ts";

const kept = new Map<string, ReadonlySet<string>>();

/** Share of all subjects in whose wordings a word says nothing about any of them: "tell", "remember", "first". */
const everywhere = 0.2;
const commonWords = new Map<Language, ReadonlySet<string>>();

const allWordings = ({ open, easier, facets }: TopicWords): string[] => [
  ...open,
  ...easier,
  ...Object.values(facets).flat(),
];

const commonIn = (language: Language): ReadonlySet<string> => {
  const known = commonWords.get(language);
  if (known) return known;
  const pack = packs[language];
  const subjects = Object.values(pack.topics);
  const counts = new Map<string, number>();
  for (const words of subjects)
    for (const stem of new Set(allWordings(words).flatMap((wording) => contentStems(wording, pack))))
      counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const most = subjects.length * everywhere;
  const made = new Set([...counts].filter(([, count]) => count > most).map(([stem]) => stem));
  commonWords.set(language, made);
  return made;
};

/** The wordings among which a turn was chosen: those of its opening, of an easier cue, or of one facet. */
const listOf = (text: string, words: TopicWords): { name: string; wordings: readonly string[] } | null => {
  const lists = { open: words.open, easier: words.easier, ...words.facets };
  const found = Object.entries(lists).find(([, wordings]) =>
    wordings.some((wording) => text.includes(wording)),
  );
  return found ? { name: found[0], wordings: found[1] } : null;
};

/** What is asked about a subject at its opening, or when it is asked about again. */
const isWhole = (list: string): boolean => list === "open" || list === "easier";

/**
 * Stems of what the library asks where a turn stands: all its wordings there, and for a subject as a whole the words by which
 * it is known. Null: the turn is not of the plan's wordings.
 */
export const subjectStems = (
  { text, topic }: Pick<Turn, "text" | "topic">,
  language: Language,
): ReadonlySet<string> | null => {
  if (topic === null) return null;
  const pack = packs[language];
  const words = pack.topics[topic satisfies TopicId];
  const list = listOf(text, words);
  if (!list) return null;
  const key = `${language}|${topic}|${list.name}`;
  const known = kept.get(key);
  if (known) return known;
  const about = isWhole(list.name)
    ? [words.name, ...words.keywords.map((word) => word.replaceAll("*", ""))]
    : [];
  const common = commonIn(language);
  const stemsIn = (texts: readonly string[]) => texts.flatMap((text) => contentStems(text, pack));
  const telling = stemsIn(list.wordings).filter((stem) => !common.has(stem));
  const made = new Set([...telling, ...stemsIn(about)]);
  kept.set(key, made);
  return made;
};
