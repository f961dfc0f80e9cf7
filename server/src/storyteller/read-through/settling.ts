import { type Language, packs } from "#language/packs.ts";
import { contentStems, sentences as divideSentences } from "#language/text.ts";
import type { HeldLine, HeldPassage, Settled } from "../story.ts";
import { fold } from "../text/fold.ts";

const alike = 0.6;

/** Do two lines say the same, in much the same words? */
const saysSame = (one: string, other: string, language: Language): boolean => {
  if (fold(one) === fold(other)) return true;
  const [own, others] = [one, other].map((text) => new Set(contentStems(text, packs[language])));
  if (!own || !others || Math.min(own.size, others.size) < 3) return false;
  const shared = [...own].filter((stem) => others.has(stem)).length;
  return shared / Math.max(own.size, others.size) >= alike;
};

/** An answer without the lines that were left out of an earlier story. */
export const withoutLines = (
  text: string,
  { lines, language }: { lines: readonly string[]; language: Language },
): string => {
  if (lines.length === 0) return text;
  const all = divideSentences(text, language);
  const kept = all.filter((sentence) => !lines.some((line) => saysSame(line, sentence.text, language)));
  return kept.length === all.length ? text : kept.map((sentence) => sentence.text).join(" ");
};

type Decided = { settled: readonly Settled[]; language: Language };

/** What was decided before about a line, in whose words it stands now; null: nothing. */
const settledLine = (line: HeldLine, { settled, language }: Decided): HeldLine | null => {
  const found = settled.find(
    ({ message_id, text, decision }) =>
      line.sources.some((source) => source.message_id === message_id) &&
      (fold(text) === fold(line.text) || (decision === "keep" && saysSame(text, line.text, language))),
  );
  if (!found) return null;
  const { decision } = found;
  return { ...line, decision, now: decision === "keep" ? line.text : found.wording };
};

/**
 * A passage as what was decided before about its lines leaves it: settled, open, or one of each. Lines that tell something only together are
 * settled together.
 */
export const settledApart = (
  passage: HeldPassage,
  decided: Decided,
): { passage: HeldPassage; at: number[] }[] => {
  const lines = passage.lines.map((line) => settledLine(line, decided) ?? line);
  const all = [...lines.keys()];
  const known = all.filter((at) => lines[at]?.decision !== undefined);
  const open = all.filter((at) => lines[at]?.decision === undefined);
  const decision = lines[known[0] ?? -1]?.decision ?? null;
  if (open.length === 0) return [{ passage: { ...passage, lines, decision }, at: all }];
  if (known.length === 0 || passage.reasons.includes("together")) return [{ passage, at: all }];
  const partOf = (at: number[]): HeldLine[] => at.flatMap((one) => lines[one] ?? []);
  return [
    { passage: { ...passage, lines: partOf(open) }, at: open },
    { passage: { ...passage, lines: partOf(known), decision }, at: known },
  ];
};
