import { fold } from "#language/fold.ts";
import type { Hearing } from "#language/hearing.ts";

/** Words of an answer, and their folded form in which the signs of a language are written. */
type Folded = { folded: string; places: { start: number; end: number }[] };

/** The folded text, with the place in the answer of each of its words. */
const foldWords = (text: string): Folded => {
  const words = [
    ...text.matchAll(/[\p{L}\p{M}\p{N}]+(?:['’](?:s|t|d|m|ll|re|ve)(?![\p{L}\p{N}]))?/giu),
  ].flatMap((match) => {
    const folded = fold(match[0]);
    return folded === "" ? [] : [{ folded, start: match.index, end: match.index + match[0].length }];
  });
  return { folded: words.map(({ folded }) => folded).join(" "), places: words };
};

const longestWord = 30;

/** The words of the answer that a group of a match holds, letter by letter. */
const spoken = (text: string, { folded, places }: Folded, [from, to]: readonly [number, number]): string => {
  const before = folded.slice(0, from).trim();
  const first = before === "" ? 0 : before.split(" ").length;
  const count = folded.slice(from, to).trim().split(" ").length;
  const begun = places[first]?.start ?? 0;
  const start =
    begun - (/[\p{L}\p{N}]+-$/u.exec(text.slice(Math.max(0, begun - longestWord), begun))?.[0].length ?? 0);
  return text.slice(start, places[first + count - 1]?.end ?? text.length);
};

/** Where a sign matches, with the places of its groups, which are worked out for few texts: most hold no sign at all. */
const placedMatch = (sign: RegExp, folded: string): RegExpExecArray | null =>
  sign.test(folded) ? new RegExp(sign.source, "du").exec(folded) : null;

const groupIn = (text: string, patterns: readonly RegExp[], group: string | number): string | undefined => {
  const words = foldWords(text);
  for (const pattern of patterns) {
    const match = placedMatch(pattern, words.folded);
    const place = typeof group === "string" ? match?.indices?.groups?.[group] : match?.indices?.[group];
    if (place && place[1] > place[0]) return spoken(text, words, place);
  }
  return undefined;
};

const shortWish = 4;

/** What the teller wants to talk about, as it was said; all of a short answer that only names it. */
export const wantsIn = (text: string, { topics, unwanted, nameless }: Hearing): string | undefined => {
  const clauses = (text.match(/[^.!?…;:,\n]+/gu) ?? []).filter((clause) => !unwanted.test(fold(clause)));
  const saysSomething = (topic: string): boolean => !nameless.test(fold(topic).replace(/^\S+ /u, ""));
  const wanted = clauses.flatMap((clause) => groupIn(clause, topics.wants, 1) ?? []).filter(saysSomething);
  const named = clauses.flatMap((clause) => groupIn(clause, topics.loose, 1) ?? []).filter(saysSomething);
  const bare = text.split(/\s+/u).length <= shortWish ? text.replace(/[.!?…]+\s*$/u, "").trim() : undefined;
  return wanted.at(0) ?? named.at(-1) ?? bare;
};

const mark = /[,.;:!?…–]/u;

/** "That", "it", or no more than the "But" that a sentence begins with. */
const namesNothing = (found: string, { nameless, joints }: Pick<Hearing, "nameless" | "joints">): boolean =>
  nameless.test(fold(found)) ||
  fold(found)
    .split(" ")
    .every((word) => joints.test(word));

/** What was said, and what is to count instead: up to the next mark, in as many words as replace it. */
export const correctionIn = (text: string, hearing: Hearing): { from?: string; to?: string } => {
  for (const pattern of hearing.corrections) {
    const from = groupIn(text, [pattern], "from")?.split(mark).at(-1)?.trim();
    const to = groupIn(text, [pattern], "to")?.split(mark).at(0)?.trim();
    // "But not the coat" puts no But in the place of the coat.
    if (to && [to, ...(from ? [from] : [])].some((found) => namesNothing(found, hearing))) continue;
    if (to) return from ? { from: from.split(" ").slice(-to.split(" ").length).join(" "), to } : { to };
  }
  return {};
};

const mostNamed = 4;

/** Whom or what a refusal names, by the patterns of a language; words that name nothing are none. */
export const refusedIn = (
  text: string,
  patterns: readonly RegExp[],
  hearing: Pick<Hearing, "nameless" | "joints">,
): string[] =>
  (text.match(/[^.!?…;:,\n]+/gu) ?? []).flatMap((part) =>
    patterns.flatMap((pattern) => {
      const found = groupIn(part, [pattern], 1)?.trim();
      const isName = found && !namesNothing(found, hearing) && found.split(/\s+/u).length <= mostNamed;
      return isName ? [found] : [];
    }),
  );

const shortRefusal = 14;

/** A name in the middle of a short refusal is who or what is refused, however that is put. */
const properNamesIn = (text: string): string[] =>
  text.split(/\s+/u).length > shortRefusal
    ? []
    : [...text.matchAll(/(?<=[\p{Ll},;:] )(?!Saga\b)\p{Lu}\p{Ll}{2,}(?:[ -]\p{Lu}\p{Ll}{2,})?/gu)].map(
        ([name]) => name,
      );

/** What is to be left alone; none where only the question or the last answer is meant. */
export const refusedNamesIn = (text: string, hearing: Hearing): string[] => {
  const names = namesIn(text, hearing);
  return names.length > 0 ? names : properNamesIn(text);
};

/** Folded words without those that keep somebody out of what Saga asks. */
export const withoutSparing = (folded: string, { notAsked }: Pick<Hearing, "notAsked">): string =>
  notAsked.reduce((said, sign) => said.replace(sign, " "), folded);

const clausesOf = (text: string): string[] => {
  const clauses = (text.match(/[^.!?…;:,–—\n]+/gu) ?? []).filter((clause) => /\p{L}/u.test(clause));
  return clauses.length > 1 ? [...clauses, text] : clauses;
};

/** `isStrict`: in the middle of a telling "don't leave the milk out" is told, and only a name, the book or "you can put that in" is talk. */
type Wanting = { isStrict?: boolean };

/** "The letters from Norah can go in" wants in the letters: whoever begins the phrase begins the clause too, but for small words. */
const wantedWords = (clause: string, hearing: Hearing, { isStrict = false }: Wanting): string => {
  const words = foldWords(clause);
  const { joints, nameless, notPrinted } = hearing;
  for (const sign of hearing.wantedIn) {
    const match = placedMatch(sign, words.folded);
    const place = match?.indices?.groups?.whom;
    if (!match || !place) continue;
    const before = words.folded.slice(0, match.index).trim().split(" ").at(-1) ?? "";
    const isSmall = before === "" || joints.test(before);
    const lead = words.folded.slice(match.index, place[0]).trim().split(" ");
    const name = spoken(clause, words, place);
    const isPlain =
      /\p{Lu}/u.test(name) || notPrinted.test(words.folded) || lead.some((word) => nameless.test(word));
    if ((lead.length > 1 || isSmall) && (isPlain || !isStrict)) return name;
  }
  return "";
};

/** Whom or what a sentence wants in: not to be left out, or allowed after all. */
export const wantedIn = (text: string, hearing: Hearing, wanting: Wanting = {}): string[] => {
  const found = clausesOf(text).flatMap((clause) => {
    const found = wantedWords(clause, hearing, wanting);
    // "My friend Norah": a pattern may end before the name.
    const [rest = ""] = /^(?: \p{Lu}[\p{L}\p{M}-]+){1,2}/u.exec(clause.split(found)[1] ?? "") ?? [];
    const name = found && `${found}${rest}`.replace(/['’]s$/u, "");
    return name && !namesNothing(name, hearing) && !saysNothing(name, hearing) ? [name] : [];
  });
  return [...new Set(found)];
};

const saysNothing = (name: string, { vague }: Hearing): boolean =>
  fold(name)
    .split(" ")
    .every((word) => vague.test(word));

/** What is to be left alone, where that is put in words that the language's patterns know. */
export const namesIn = (text: string, hearing: Hearing): string[] => {
  // "La Norah la lasci fuori": the article is no name, though the sentence begins with it.
  const spared = groupIn(text, hearing.notAsked, "whom")
    ?.replace(/['’]s$/u, "")
    .replace(/^\p{L}+(?= )/u, (first) => (hearing.vague.test(fold(first)) ? first.toLowerCase() : first));
  if (spared) return namesNothing(spared, hearing) ? [] : [spared];
  const names = (text.match(/[^.!?…;,\n]+/gu) ?? []).flatMap((part) => {
    const found = groupIn(part, hearing.leaves, 1)?.replace(/['’]s$/u, "");
    return found && !namesNothing(found, hearing) ? [found] : [];
  });
  return [...new Set(names)];
};

const mostOfAll = 14;

/** What is named after "all of it,": the rest of the sentence, in the teller's words; null where it takes in nothing. */
export const allNamed = (text: string, allOf: RegExp): string | null => {
  const [opener = "", ...rest] = text.split(/[,:–—]/u);
  const named = rest
    .join(",")
    .trim()
    .replace(/[.!]+$/u, "");
  return named !== "" && text.split(/\s+/u).length <= mostOfAll && allOf.test(fold(opener)) ? named : null;
};
