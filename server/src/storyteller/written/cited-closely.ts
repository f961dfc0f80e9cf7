import { packs } from "#language/packs.ts";
import { contentStems } from "#language/text.ts";
import { type Judged, type JudgingContext, restingOn } from "./judge.ts";

/** Of these answers as few as hold all of its words that they hold together; the first that holds most, then what the others add. */
const fewestMarks = ({ sentence, marks }: Judged, { material, language }: JudgingContext): string[] => {
  const stemsIn = (text: string): Set<string> => new Set(contentStems(text, packs[language]));
  const answers = material
    .filter(({ mark }) => marks.includes(mark))
    .map(({ mark, asked, text }) => ({ mark, stems: stemsIn(`${asked} ${text}`) }));
  const open = stemsIn(sentence.text);
  const chosen: string[] = [];
  while (open.size > 0) {
    const gains = answers.map(({ stems }) => [...open].filter((stem) => stems.has(stem)));
    const most = gains.reduce((best, gain, at) => (gain.length > (gains[best]?.length ?? 0) ? at : best), 0);
    const gain = gains[most] ?? [];
    if (gain.length === 0) break;
    chosen.push(answers[most]?.mark ?? "");
    for (const stem of gain) open.delete(stem);
  }
  return chosen;
};

/**
 * A sentence of a paragraph, which is said to rest on all answers of that, with those alone that it rests on: an answer that is deleted later
 * takes with it what came from it, and not what stands beside that. As it was where fewer do not bear it.
 */
export const citedClosely = (one: Judged, context: JudgingContext): Judged => {
  if (one.faults.length > 0 || one.marks.length < 2) return one;
  const marks = fewestMarks(one, context);
  if (marks.length === 0 || marks.length === one.marks.length) return one;
  return restingOn(one, marks, context) ?? one;
};
