import type { Language } from "#language/packs.ts";
import { remember } from "#language/remember.ts";
import { readAnswer } from "../reading/read-answer.ts";
import type { TaggedText } from "../reading/tagged-text.ts";

/** What is to be remembered of an answer: above all who, then when and where. */
const worth = { name: 3, person: 2, number: 2, place: 1, time: 1 };
const most = { characters: 110, before: 30 };

/** How much each token is worth remembering. */
const worthOf = (tagged: TaggedText): Map<number, number> => {
  const found = new Map<number, number>();
  const add = (at: number, points: number) => found.set(at, Math.max(points, found.get(at) ?? 0));
  for (const list of ["kin", "people"] as const)
    for (const { from } of tagged.of(list)) add(from, worth.person);
  for (const { from } of tagged.of("places")) add(from, worth.place);
  for (const { from } of tagged.of("times")) add(from, worth.time);
  for (const at of tagged.names) add(at, worth.name);
  for (const [at, { word }] of tagged.tokens.entries()) if (/\p{N}/u.test(word)) add(at, worth.number);
  return found;
};

type Part = { start: number; end: number; points: number; first: number };

/** The sentences of an answer, each with what it is worth and where that begins. */
const partsOf = (tagged: TaggedText): Part[] => {
  const points = worthOf(tagged);
  const parts: Part[] = [];
  const words = new Set<string>();
  for (const [at, { start, end, word }] of tagged.tokens.entries()) {
    const sentence = tagged.sentence[at] ?? 0;
    const part = parts[sentence] ?? { start, end, points: 0, first: -1 };
    parts[sentence] = part;
    part.end = end;
    const own = points.get(at) ?? 0;
    // Who was named before in the answer is known from there.
    if (own === 0 || words.has(word)) continue;
    words.add(word);
    part.points += own;
    if (part.first < 0) part.first = start;
  }
  return parts.filter(Boolean);
};

const begunAt = (text: string, from: number): string => {
  const words = text.slice(from).trim();
  if (words.length <= most.characters) return words;
  const end = words.lastIndexOf(" ", most.characters);
  return `${words.slice(0, end > 0 ? end : most.characters)}…`;
};

const gist = (text: string, language: Language): string => {
  if (text.length <= most.characters) return text;
  const { tagged } = readAnswer(text, language);
  const worthy = partsOf(tagged)
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points || a.start - b.start);
  const [best] = worthy;
  if (!best) return begunAt(text, 0);
  if (best.end - best.start > most.characters) {
    // Speech without stops: from shortly before what is worth it.
    const from = text.lastIndexOf(" ", Math.max(best.start, best.first - most.before));
    return best.first - best.start <= most.before ? begunAt(text, best.start) : `…${begunAt(text, from + 1)}`;
  }
  let left: number = most.characters;
  const chosen = worthy.filter(({ start, end }) => {
    const isFitting = end - start + 2 <= left;
    if (isFitting) left -= end - start + 2;
    return isFitting;
  });
  const said = (chosen.length > 0 ? chosen : [best]).sort((a, b) => a.start - b.start);
  return said.map(({ start, end }) => text.slice(start, end)).join(" … ");
};

const mostKept = 2_000;
const gists = remember<string, Language>(gist, mostKept);

/** In few words of the teller's own what an answer told: the sentences of it that name people, places and years, else its first words. */
export const gistOf = (text: string, language: Language): string =>
  gists(text.replace(/\s+/gu, " ").trim(), language);
