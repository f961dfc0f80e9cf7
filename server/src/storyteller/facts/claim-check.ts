import type { Language } from "#language/packs.ts";
import { packs } from "#language/packs.ts";
import { tokens } from "#language/text.ts";
import { lexiconMatcher } from "../text/lexicon-matcher.ts";
import { single } from "./asked-about.ts";
import type { Claim } from "./claims.ts";
import { type FactFinder, finderOf, type Relation } from "./fact-finder.ts";
import type { Answer, Found, ToldFact } from "./told-fact.ts";
import type { Line } from "./told-facts.ts";
import { yearsIn } from "./when-and-where.ts";

/** An answer with the lines of it that may be read, and what a model claims of it. */
export type Claimed = { answer: Answer; lines: readonly Line[]; claims: readonly Claim[] };

type Checking = { finder: FactFinder; language: Language; known: readonly Found[] };
type Kind = "born" | "died" | "married" | "moved";

const kinds: readonly Kind[] = ["born", "died", "married", "moved"];
const partners: readonly Relation[] = ["husband", "wife", "partner"];

const isSameRelation = (one: Relation, other: Relation): boolean =>
  one === other || (partners.includes(one) && partners.includes(other));

/** Sentences that a claim's first and last quote may lie apart. */
const mostApart = 3;

/** The sentences of an answer that a claim quotes; null: the words do not stand there so, or may not be read, or stand far apart. */
function quotedIn({ quotes }: Claim, { answer, lines }: Claimed): readonly Line[] | null {
  const found = new Set<Line>();
  for (const quote of quotes) {
    const start = answer.text.indexOf(quote);
    if (start < 0 || !/\p{L}{2}/u.test(quote)) return null;
    const own = lines.filter((line) => line.start < start + quote.length && start < line.start + line.sentence.length);
    // A part of it stands in a sentence that is not read.
    const length = own.reduce((sum, { sentence }) => sum + sentence.length, 0);
    if (own.length === 0 || quote.trim().length > length + own.length) return null;
    for (const line of own) found.add(line);
  }
  const at = [...found].map((line) => lines.indexOf(line)).sort((a, b) => a - b);
  const [first = 0] = at;
  const last = at.at(-1) ?? first;
  return last - first > mostApart ? null : lines.filter((line) => found.has(line));
}

type Mention = { at: number; relation: Relation | null; isOwn: boolean; name: string };

/** Who is spoken of in a sentence: relatives, names and the teller. */
function mentionsIn(text: string, claim: Claim, { finder, language, known }: Checking): Mention[] {
  const found: Mention[] = [];
  const add = (at: number, word: string, relation: Relation | null): void => {
    const isKnown = found.some((one) => one.at <= at && at < one.at + one.name.length);
    if (relation && !isKnown)
      found.push({ at, relation, isOwn: !finder.isAnothers(text.slice(0, at)), name: word });
  };
  for (const { 0: word, index } of text.matchAll(finder.kinWords)) add(index, word, finder.relationOf(word)?.relation ?? null);
  for (const { list, start, end } of lexiconMatcher(language)(text))
    if (list.startsWith("kin ")) add(start, text.slice(start, end), list.slice(4) as Relation);
  const { placing } = packs[language].family;
  const { givenNames } = packs[language].conversation.followUps;
  const all = tokens(text);
  for (const [index, { word, start, end }] of all.entries()) {
    const name = text.slice(start, end);
    if (!/^\p{Lu}\p{Ll}/u.test(name) || !finder.isName(name) || claim.place.includes(name)) continue;
    const before = all[index - 1]?.word ?? "";
    const isSomebody =
      isCalled(name, claim.name, finder) || known.some((one) => isCalled(name, one.name, finder)) || givenNames.has(word);
    const isPlace = placing.split("|").includes(before) || before === "the";
    if (isSomebody || (!isPlace && index > 0)) found.push({ at: start, relation: null, isOwn: true, name });
  }
  for (const { index, 0: name } of text.matchAll(finder.tellerDoes))
    found.push({ at: index, relation: "self", isOwn: true, name });
  return found.sort((a, b) => a.at - b.at);
}

/** Is a word of a text this name, in whatever form it stands there? */
function isCalled(word: string, name: string, finder: FactFinder): boolean {
  return name.split(" ").some((part) => {
    const stem = part.slice(0, Math.max(3, part.length - (finder.bends ? 2 : 0)));
    return part !== "" && (finder.bends ? word.startsWith(stem) && Math.abs(word.length - part.length) < 4 : word === part);
  });
}

/** Is it the one whom a claim is about? */
function isSubject(mention: Mention, claim: Claim, finder: FactFinder): boolean {
  if (mention.relation === "self") return claim.relation === "self" || claim.kind === "married";
  if (mention.relation) return mention.isOwn && isSameRelation(mention.relation, claim.relation);
  return claim.name !== "" && isCalled(mention.name, claim.name, finder);
}

const nearest = <T extends { at: number }>(all: readonly T[], at: number): T | undefined =>
  all.toSorted((a, b) => Math.abs(a.at - at) - Math.abs(b.at - at))[0];

const eventsIn = (text: string, finder: FactFinder): { kind: Kind; at: number }[] =>
  kinds.flatMap((kind) => [...text.matchAll(finder.tells[kind])].map(({ index }) => ({ kind, at: index })));

/** Is what stands at a place only guessed, denied or reported? */
const isGuessed = (text: string, at: number, finder: FactFinder): boolean => {
  const begin = Math.max(...[",", ";", ":", "—", "–"].map((mark) => text.lastIndexOf(mark, at - 1))) + 1;
  return finder.isUnsureText(text.slice(begin, at));
};

const bare = { side: "", year: null, isAbout: false, place: "" } as const;

/** Somebody named, with a word for who that is beside the name or in the question that asked for them. */
function personIn(claim: Claim, { answer, lines }: Claimed & { lines: readonly Line[] }, checking: Checking): Found | null {
  const { finder } = checking;
  const { relation, name, side } = claim;
  if (relation === "self" || !finder.isName(name)) return null;
  const isAsked = lines[0]?.start === 0;
  const texts = [...lines.map(({ plain }) => plain), ...(isAsked ? [answer.question] : [])];
  const named = lines.some(({ plain }) => plain.split(/[^\p{L}-]+/u).some((word) => isCalled(word, name, finder)));
  const isToldWho = texts.some((text) => {
    const kin = mentionsIn(text, claim, checking).filter(
      (one) => one.relation && one.relation !== "self" && one.isOwn && isSameRelation(one.relation, relation),
    );
    if (kin.some(({ at }) => !isGuessed(text, at, finder))) return true;
    return partners.includes(relation) && eventsIn(text, finder).some(({ kind }) => kind === "married");
  });
  // "My brother knew Tom": the name stands nearer to somebody else's word.
  return named && isToldWho ? { ...bare, kind: "person", relation, side, name } : null;
}

/** The place that a claim names, where the words of a sentence do. */
function placeIn(text: string, { place }: Claim, { finder, language }: Checking): number | null {
  const { places } = packs[language].family;
  const words = [...text.matchAll(/\p{Lu}[\p{L}'’-]*/gu)];
  const [first = ""] = place.split(" ");
  const at = text.indexOf(place);
  if (at >= 0 && /^\p{Lu}/u.test(place) && !/\p{L}/u.test(text[at + place.length] ?? "")) return at;
  if (!finder.bends) return null;
  const found = words.find(({ 0: word }) => places[word] === first || isCalled(word, first, finder));
  return found?.index ?? null;
}

/** Something dated or placed: what happened, when and where stand in one sentence or beside it, and nobody else stands nearer to it. */
function eventIn(claim: Claim, { answer, lines }: Claimed, checking: Checking & { asked: Line["asked"] }): Found | null {
  const { finder, language, known } = checking;
  const { relation, name, year } = claim;
  const kind = claim.kind as Kind;
  const isOwn = kind === "moved" || relation === "self";
  if (kind === "moved" ? relation !== "self" || claim.place === "" : false) return null;
  if (kind === "married" && !partners.includes(relation)) return null;
  if (year === null && !(kind === "moved" || (kind === "born" && claim.place !== ""))) return null;
  if (!isOwn && name === "" && !single.includes(relation) && relation !== "partner") return null;
  const isKnown = isOwn || name === "" || known.some((one) => isSameRelation(one.relation, relation) && isCalled(one.name.split(" ")[0] ?? "", name, finder));
  if (!isKnown) return null;
  const told = lines.map(({ plain }) => plain);
  const dated = told.flatMap((text) => yearsIn(text, language).filter((one) => one.year === year).map((one) => ({ ...one, text })));
  const [date] = dated;
  if (year !== null && !date) return null;
  const placed = claim.place === "" ? [] : told.flatMap((text) => {
    const at = placeIn(text, claim, checking);
    return at === null ? [] : [{ at, text }];
  });
  const [where] = placed;
  if (claim.place !== "" && !where) return null;
  const anchors = [date, where].filter((one) => one !== undefined);
  /** What happened, in the sentence of the year or the place, else in the others that are quoted. */
  const happened = anchors.map(({ text, at }) => {
    const beside = told.filter((one) => one !== text && eventsIn(one, finder).length > 0);
    const own = eventsIn(text, finder);
    const from = own.length > 0 ? text : beside.at(-1);
    const event = own.length > 0 ? nearest(own, at) : nearest(from === undefined ? [] : eventsIn(from, finder), 0);
    return event && from !== undefined ? { ...event, text: from } : null;
  });
  const [event] = happened;
  if (!event || happened.some((one) => one?.kind !== kind)) return null;
  if (isGuessed(event.text, event.at, finder) || anchors.some(({ text, at }) => isGuessed(text, at, finder))) return null;
  const spoken = nearest(mentionsIn(event.text, claim, checking), event.at);
  const before = told.slice(0, told.indexOf(event.text)).flatMap((text) => mentionsIn(text, claim, checking));
  const named = (one: string) => known.find((who) => isCalled(one, who.name, finder)) ?? null;
  const asked = lines[0] && lines[0].named.length === 0 ? checking.asked(named) : (lines[0]?.asked(named) ?? null);
  const isAsked = asked !== null && isSameRelation(asked.relation, relation) && (name === "" || asked.name === "" || isCalled(asked.name, name, finder));
  const who = spoken ?? before.at(-1);
  if (who ? !isSubject(who, claim, finder) : !isAsked) return null;
  const isNamed = told.some((text) => text.split(/[^\p{L}-]+/u).some((word) => isCalled(word, name, finder)));
  return {
    kind,
    relation,
    side: claim.side,
    // A marriage is with whom one is known to have married, where nobody is named beside it.
    name: isOwn || (kind === "married" && !isNamed) ? "" : name,
    year,
    isAbout: date?.isAbout ?? false,
    place: claim.place,
  };
}

const toldFact = (found: Found, lines: readonly Line[], { answer }: Claimed): ToldFact => {
  const [first] = lines;
  const last = lines.at(-1) ?? first;
  const sentence = answer.text.slice(first?.start ?? 0, (last?.start ?? 0) + (last?.sentence.length ?? 0));
  return { ...found, sentence, message: answer.message };
};

/**
 * What of the claims of a model the words of the teller state: its quotes stand in sentences that may be read, with the name, the year and the
 * place, with a word for what happened and for who it is, and nothing of it is a guess. `known`: relatives of whom rules found who they are.
 */
export function checkedClaims(
  claimed: readonly Claimed[],
  { known, language }: { known: readonly Found[]; language: Language },
): ToldFact[] {
  const finder = finderOf(language);
  const all = claimed.flatMap((one) =>
    one.claims.flatMap((claim) => {
      const lines = quotedIn(claim, one);
      return lines ? [{ claim, one, lines }] : [];
    }),
  );
  const people = all.flatMap(({ claim, one, lines }) => {
    const found = claim.kind === "person" ? personIn(claim, { ...one, lines }, { finder, language, known }) : null;
    return found ? [toldFact(found, lines, one)] : [];
  });
  const checking = { finder, language, known: [...known, ...people] };
  const events = all.flatMap(({ claim, one, lines }) => {
    if (claim.kind === "person") return [];
    const found = eventIn(claim, { ...one, lines }, { ...checking, asked: lines[0]?.asked ?? (() => null) });
    return found ? [toldFact(found, lines, one)] : [];
  });
  return [...people, ...events];
}
