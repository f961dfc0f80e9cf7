import { type Language, packs } from "#language/packs.ts";
import { contentStems } from "#language/text.ts";
import { flat } from "../grounding/quote-check.ts";
import { knownNames, personsIn } from "../read-through/persons.ts";
import { capital } from "../text/capital.ts";
import { holdsOf } from "../text/holds-of.ts";
import { countStoryWords } from "../text/word-count.ts";
import { answersOf } from "./commission.ts";
import type { PartDone, StoryOrder } from "./work.ts";

/** A chapter tells what it is called after where it has so many words of it. */
const leastHeld = 0.5;
const longestHeading = 6;

const isToldIn = (heading: string, text: string, language: Language): boolean =>
  flat(text).includes(flat(heading)) || holdsOf(heading, { text, share: leastHeld, language });

type Chapter = { heading: string; parts: number[]; text: string };

/** The chapters that are called after words of their answers, of which their sentences tell nothing. */
const calledAfterNothing = (
  done: readonly PartDone[],
  { outline, tellers, ...order }: StoryOrder,
): Chapter[] => {
  const language = order.tellerLanguage;
  const places = [...outline.parts.keys()];
  return [...Map.groupBy(places, (at) => outline.parts[at]?.heading ?? "")].flatMap(([heading, parts]) => {
    const own = parts.flatMap((at) => outline.parts[at] ?? []);
    const text = parts.flatMap((at) => done[at]?.sentences.map((one) => one.text) ?? []).join(" ");
    const told = own
      .flatMap((part) => answersOf(part, tellers[part.teller]?.told ?? []).map((answer) => answer.text))
      .join(" ");
    const isOfTeller = own.some(({ lines = [] }) => lines.length > 0) && isToldIn(heading, told, language);
    const hasWords = contentStems(heading, packs[language]).length > 0;
    const isOpen = text !== "" && hasWords && isOfTeller && !isToldIn(heading, text, language);
    return isOpen ? [{ heading, parts, text }] : [];
  });
};

/** What chapters are called after and do not tell: whoever reads the whole may put it in. */
export const untoldHeadings = (done: readonly PartDone[], order: StoryOrder): string[] =>
  calledAfterNothing(done, order).map(({ heading }) => heading);

const words = (text: string): string => text.replace(/[.!?…]+$/u, "");

/** Who is named most in a text. */
const mostNamed = (text: string, { tellers, tellerLanguage: language }: StoryOrder): string | undefined => {
  const tellerName = tellers.map(({ name }) => name).join(" ");
  const named = personsIn(text, { language, tellerName, known: knownNames([`a ${text}`]) }).map(
    ({ full }) => full,
  );
  return named.toSorted(
    (one, other) =>
      named.filter((name) => name === other).length - named.filter((name) => name === one).length,
  )[0];
};

/**
 * The headings of the parts, each on something that its chapter tells: a short line of the teller that stands in it, else whoever is named
 * most, where the one that was planned is told nowhere in it.
 */
export const toldHeadings = (done: readonly PartDone[], order: StoryOrder): string[] => {
  const { outline, tellerLanguage: language } = order;
  const headings = outline.parts.map(({ heading }) => heading);
  for (const { parts, text } of calledAfterNothing(done, order)) {
    const lines = parts.flatMap((at) => outline.parts[at]?.lines ?? []).map(words);
    const isShort = (line: string): boolean => countStoryWords(line, language) <= longestHeading;
    const line = lines.find((one) => isShort(one) && flat(text).includes(flat(one)));
    const better = line ?? mostNamed(text, order);
    if (better) for (const at of parts) headings[at] = capital(better, language);
  }
  return headings;
};
