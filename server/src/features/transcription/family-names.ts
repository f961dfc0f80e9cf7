import { markUp } from "#interviewer/marks.ts";
import type { Language } from "#language/packs.ts";

/** Transcribers take some hundred hints; the first are the best known. */
const mostNames = 60;
const shortest = 3;

/** Names in what a family told, spelled as they were, the most frequent first; `known` ones stand before them. */
export function familyNames(
  answers: readonly { content: string; language: Language }[],
  known: readonly string[],
): string[] {
  const counts = new Map<string, number>();
  for (const { content, language } of answers) {
    const marks = markUp(content, language);
    for (const index of marks.names) {
      const { start = 0, end = 0 } = marks.tokens[index] ?? {};
      const name = content.slice(start, end);
      if (name.length >= shortest) counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  const told = [...counts].sort(([, a], [, b]) => b - a).map(([name]) => name);
  return [...new Set([...known, ...told])].slice(0, mostNames);
}
