import { type Language, packs } from "#language/packs.ts";
import { isContentWord, tokens } from "#language/text.ts";
import { lexiconMatcher } from "../text/lexicon-matcher.ts";
import { single } from "./asked-about.ts";
import { claimWordsOf } from "./claim-words.ts";
import type { Claim } from "./claims.ts";
import { type FactFinder, finderOf, type Relation } from "./fact-finder.ts";
import { sexOf } from "./pronouns.ts";
import type { Answer, Found, ToldFact } from "./told-fact.ts";
import type { Line } from "./told-facts.ts";
import { yearsIn } from "./when-and-where.ts";

/** An answer with the lines of it that may be read, and what a model claims of it. */
export type Claimed = { answer: Answer; lines: readonly Line[]; claims: readonly Claim[] };

type Checking = {
  finder: FactFinder;
  words: ReturnType<typeof claimWordsOf>;
  language: Language;
  known: readonly Found[];
};
/** Characters between a word for what happened and two figures that are then its year: "he died, sixty-nine". */
const mostBetween = 4;

type Kind = "born" | "died" | "married" | "moved";

const kinds: readonly Kind[] = ["born", "died", "married", "moved"];
const partners: readonly Relation[] = ["husband", "wife", "partner"];

const isSameRelation = (one: Relation, other: Relation): boolean =>
  one === other || (partners.includes(one) && partners.includes(other));

/** What is quoted farther before the last sentence of a claim says nothing of it. */
const mostApart = 3;

/** The sentences of an answer that a claim quotes; null: the words do not stand there so, or may not be read. */
function quotedIn({ quotes }: Claim, { answer, lines }: Claimed): readonly Line[] | null {
  const found = new Set<Line>();
  for (const quote of quotes) {
    const start = answer.text.indexOf(quote);
    if (start < 0 || !/\p{L}{2}/u.test(quote)) return null;
    const own = lines.filter(
      (line) => line.start < start + quote.length && start < line.start + line.sentence.length,
    );
    // A part of it stands in a sentence that is not read.
    const length = own.reduce((sum, { sentence }) => sum + sentence.length, 0);
    if (own.length === 0 || quote.trim().length > length + own.length) return null;
    for (const line of own) found.add(line);
  }
  const last = Math.max(...[...found].map((line) => lines.indexOf(line)));
  return lines.filter((line, at) => found.has(line) && last - at <= mostApart);
}

/** `isSure`: no word with a capital that may be anything. */
type Mention = { at: number; relation: Relation | null; isOwn: boolean; name: string; isSure: boolean };

/** Who is spoken of in a sentence: relatives, names and the teller. */
function mentionsIn(text: string, claim: Claim, { finder, words, language, known }: Checking): Mention[] {
  const found: Mention[] = [];
  const add = (at: number, word: string, relation: Relation | null): void => {
    const isKnown = found.some((one) => one.at <= at && at < one.at + one.name.length);
    if (relation && !isKnown)
      found.push({ at, relation, isOwn: !words.isAnothers(text.slice(0, at)), name: word, isSure: true });
  };
  for (const { 0: word, index } of text.matchAll(words.kin))
    add(index, word, finder.relationOf(word)?.relation ?? null);
  for (const { list, start, end } of lexiconMatcher(language)(text))
    if (list.startsWith("kin ")) add(start, text.slice(start, end), list.slice(4) as Relation);
  const { placing, articles } = packs[language].family;
  const { givenNames } = packs[language].conversation.followUps;
  const all = tokens(text);
  let placed = -2;
  for (const [index, { word, start, end }] of all.entries()) {
    const name = text.slice(start, end);
    if (!/^\p{Lu}\p{Ll}/u.test(name) || claim.place.includes(name)) continue;
    if (!finder.isName(name)) {
      // "Saint Anne".
      if (isContentWord(word, packs[language])) placed = index;
      continue;
    }
    const before = all[index - 1]?.word ?? "";
    const isSomebody =
      isCalled(name, claim.name, finder) ||
      known.some((one) => isCalled(name, one.name, finder)) ||
      givenNames.has(word);
    const isPlace =
      !articles.split("|").includes(before) &&
      (placing.split("|").includes(before) || !isContentWord(before, packs[language]));
    // Of "u Najświętszej Marii" the second word is no other name.
    const isPart = index === placed + 1;
    if (isSomebody && !isPart) found.push({ at: start, relation: null, isOwn: true, name, isSure: true });
    else if (!isPlace && !isPart && index > 0)
      found.push({ at: start, relation: null, isOwn: true, name, isSure: false });
    else placed = index;
  }
  for (const { index, 0: name } of text.matchAll(words.teller))
    found.push({ at: index, relation: "self", isOwn: true, name, isSure: true });
  return found.sort((a, b) => a.at - b.at);
}

/** Is a word of a text this name, in whatever form it stands there? */
function isCalled(word: string, name: string, finder: FactFinder): boolean {
  return name.split(" ").some((part) => {
    const stem = part.slice(0, Math.max(3, part.length - (finder.bends ? 2 : 0)));
    return (
      part !== "" &&
      (finder.bends ? word.startsWith(stem) && Math.abs(word.length - part.length) < 4 : word === part)
    );
  });
}

const isSamePerson = (one: string, other: string, finder: FactFinder): boolean =>
  isCalled(one.split(" ")[0] ?? "", other, finder);

/** Is it the one whom a claim is about? */
function isSubject(mention: Mention, claim: Claim, finder: FactFinder): boolean {
  if (mention.relation === "self") return claim.relation === "self" || claim.kind === "married";
  if (mention.relation) return mention.isOwn && isSameRelation(mention.relation, claim.relation);
  return claim.name !== "" && isCalled(mention.name, claim.name, finder);
}

const nearest = <T extends { at: number }>(all: readonly T[], at: number): T | undefined =>
  all.toSorted((a, b) => Math.abs(a.at - at) - Math.abs(b.at - at))[0];

type Event = { kind: Kind; at: number; length: number };

const eventsIn = (text: string, { words }: Checking): Event[] =>
  kinds.flatMap((kind) =>
    [...text.matchAll(words[kind])].map(({ index, 0: said }) => ({ kind, at: index, length: said.length })),
  );

/** Does the pronoun, or the verb, say that it was somebody of the other sex? */
function isOtherSex(
  { text, at, length, kind }: Event & { text: string },
  { relation }: Claim,
  { finder, language }: Checking,
): boolean {
  const sex = sexOf(relation);
  if (sex === null) return false;
  const { he, she, feminine, [kind === "died" ? "died" : "born"]: verbs } = packs[language].family;
  const read = tokens(text).map(({ word }) => word);
  const [male, female] = [he, she].map((one) => read.includes(one));
  if (male !== female && (sex === "male" ? female : male)) return true;
  const verb = text.slice(at, at + length);
  const isVerb = new RegExp(`(?:${verbs})$`, "iu").test(text.slice(0, at + length));
  if (feminine === "" || !isVerb) return false;
  const isNeither = /[ìéèùe]$/u.test(verb);
  return !isNeither && finder.isFeminine.test(verb) !== (sex === "female");
}

/** Is what stands at a place only guessed, denied or reported? */
const isGuessed = (text: string, at: number, finder: FactFinder): boolean => {
  const begin = Math.max(...[",", ";", ":", "—", "–"].map((mark) => text.lastIndexOf(mark, at - 1))) + 1;
  return finder.isUnsureText(text.slice(begin, at));
};

const bare = { side: "", year: null, isAbout: false, place: "" } as const;

type Span = { start: number; end: number };

/** The places of a name in a text, surname and all. */
const namedAt = (text: string, { name }: Claim, finder: FactFinder): Span[] =>
  [...text.matchAll(/\p{Lu}\p{Ll}+(?:[-’']\p{Lu}\p{L}+)*(?: \p{Lu}\p{Ll}+(?:[-’']\p{Lu}\p{L}+)*)*/gu)]
    .filter(({ 0: said }) => said.split(" ").some((word) => isCalled(word, name, finder)))
    .map(({ index, 0: said }) => ({ start: index, end: index + said.length }));

/** Words that may stand between a relative and the name: "was called", "her name". */
const mostLinks = 3;

/** Do nothing but a comma and small words divide two places of a text? */
function isBeside(text: string, [one, other]: [Span, Span], { language }: Checking): boolean {
  const [first, second] = one.start < other.start ? [one, other] : [other, one];
  const between = text.slice(first.end, second.start);
  const pack = packs[language];
  const { called, is, kinds, and, placing } = pack.family;
  const links = new Set([called, is, kinds].flatMap((list) => list.split(/[| ]/u)));
  const read = tokens(between);
  if (/[.!?;()—–]/u.test(between) || /\p{Lu}/u.test(between) || read.length > mostLinks) return false;
  // "My mother and Tom" are two, and "my husband was in Leeds" names none.
  const apart = new Set([and, placing].flatMap((list) => list.split("|")));
  return read.every(({ word }) => (links.has(word) || !isContentWord(word, pack)) && !apart.has(word));
}

/** Somebody named, with a word for who that is beside the name, or in the question that asked for them. */
function personIn(claim: Claim, { answer, lines }: Claimed, checking: Checking): Found | null {
  const { finder, words } = checking;
  const { relation, name, side } = claim;
  if (relation === "self" || !finder.isName(name)) return null;
  const texts = lines.map(({ plain }) => plain);
  const isPartner = partners.includes(relation);
  const kinIn = (text: string): Mention[] =>
    mentionsIn(text, claim, checking).filter(({ relation: said }) => said !== null && said !== "self");
  const fits = (one: Mention): boolean =>
    one.isOwn && one.relation !== null && isSameRelation(one.relation, relation);
  const isTold = texts.some((text) =>
    namedAt(text, claim, finder).some((span) => {
      const kin = kinIn(text).filter(fits);
      // "Father Brown" is no father.
      const isTitle = ({ at, name: said }: Mention): boolean =>
        ["mother", "father"].includes(relation) &&
        text.slice(at + said.length, span.start) === " " &&
        at < span.start;
      const isKin = kin.some(
        (one) =>
          !isTitle(one) &&
          !isGuessed(text, one.at, finder) &&
          isBeside(text, [span, { start: one.at, end: one.at + one.name.length }], checking),
      );
      const married =
        isPartner && /\p{L}/u.test(text.match(words.teller)?.[0] ?? "")
          ? [...text.matchAll(words.married)]
          : [];
      return (
        isKin ||
        married.some(
          ({ index, 0: said }) =>
            index < span.start &&
            !isGuessed(text, index, finder) &&
            isBeside(text, [{ start: index, end: index + said.length }, span], checking),
        )
      );
    }),
  );
  /** "Ola set it up. She is my granddaughter.": who the only one is that the sentence before names. */
  const isToldAfter = lines.some((line, at) => {
    const before = lines[at - 1];
    if (!before || line.start - before.start - before.sentence.length > 2) return false;
    const named = mentionsIn(before.plain, claim, checking).filter((one) => one.relation === null);
    const [kin] = kinIn(line.plain);
    const event = isPartner
      ? eventsIn(line.plain, checking).find(({ kind, at }) => kind === "married" && at === 0)
      : undefined;
    const opens = kin && tokens(line.plain.slice(0, kin.at)).length <= mostLinks && fits(kin) ? kin : event;
    const isOne = event
      ? isCalled(named[0]?.name ?? "", name, finder)
      : named.length > 0 && named.every((one) => isCalled(one.name, name, finder));
    return (
      opens !== undefined &&
      isOne &&
      kinIn(before.plain).length === 0 &&
      !isGuessed(line.plain, opens.at, finder)
    );
  });
  const [opening = ""] = lines[0]?.start === 0 ? texts : [];
  const asked = [...answer.question.matchAll(finder.yours)].map(({ groups }) =>
    finder.relationOf(groups?.kin ?? ""),
  );
  const isAsked =
    namedAt(opening, claim, finder)[0]?.start === 0 &&
    asked.length === 1 &&
    isSameRelation(asked[0]?.relation ?? "self", relation) &&
    kinIn(opening).length === 0 &&
    tokens(opening).length <= mostLinks;
  return isTold || isToldAfter || isAsked ? { ...bare, kind: "person", relation, side, name } : null;
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
function eventIn(
  claim: Claim,
  { answer, lines }: Claimed,
  checking: Checking & { asked: Line["asked"] },
): Found | null {
  const { finder, language, known } = checking;
  const { relation, name, year } = claim;
  const kind = claim.kind as Kind;
  const isOwn = kind === "moved" || relation === "self";
  if (kind === "moved" ? relation !== "self" || claim.place === "" : false) return null;
  if (kind === "married" && !partners.includes(relation)) return null;
  if (kind === "died" && relation === "self") return null;
  if (year === null && !(kind === "moved" || (kind === "born" && claim.place !== ""))) return null;
  if (!isOwn && name === "" && !single.includes(relation) && relation !== "partner") return null;
  const isKnown =
    isOwn ||
    name === "" ||
    known.some((one) => isSameRelation(one.relation, relation) && isSamePerson(one.name, name, finder));
  // A marriage is with whom the teller is known to have married.
  if (!isKnown && kind !== "married") return null;
  const told = lines.map(({ plain }) => plain);
  const dated = told.flatMap((text) =>
    yearsIn(text, language)
      .filter((one) => one.year === year)
      .map((one) => ({ ...one, text })),
  );
  const [date] = dated;
  if (year !== null && !date) return null;
  const placed =
    claim.place === ""
      ? []
      : told.flatMap((text) => {
          const at = placeIn(text, claim, checking);
          return at === null ? [] : [{ at, text }];
        });
  const [where] = placed;
  if (claim.place !== "" && !where) return null;
  const anchors = [date, where].filter((one) => one !== undefined);
  /** What happened, in the sentence of the year or the place, else in the others that are quoted. */
  const happened = anchors.map(({ text, at }) => {
    const beside = told.filter((one) => one !== text && eventsIn(one, checking).length > 0);
    const own = eventsIn(text, checking);
    const from = own.length > 0 ? text : beside.at(-1);
    const event =
      own.length > 0 ? nearest(own, at) : nearest(from === undefined ? [] : eventsIn(from, checking), 0);
    return event && from !== undefined ? { ...event, text: from } : null;
  });
  const [event] = happened;
  if (!event || happened.some((one) => one?.kind !== kind)) return null;
  const end = event.at + event.length;
  const isBeside = date?.text === event.text && date.at >= end && date.at - end <= mostBetween;
  if (date?.isBare && !isBeside) return null;
  const isOfTeller =
    [...event.text.matchAll(finder.selfBorn)].length > 0 || finder.asksBorn.test(answer.question);
  if (kind === "born" && relation === "self" && !isOfTeller) return null;
  if (!isOwn && kind !== "married" && isOtherSex(event, claim, checking)) return null;
  if (isGuessed(event.text, event.at, finder) || anchors.some(({ text, at }) => isGuessed(text, at, finder)))
    return null;
  const spoken = nearest(mentionsIn(event.text, claim, checking), event.at);
  const before = told
    .slice(0, told.indexOf(event.text))
    .flatMap((text) => mentionsIn(text, claim, checking).filter(({ isSure }) => isSure));
  const named = (one: string) => known.find((who) => isCalled(one, who.name, finder)) ?? null;
  const asked =
    lines[0] && lines[0].named.length === 0 ? checking.asked(named) : (lines[0]?.asked(named) ?? null);
  const isAsked =
    asked !== null &&
    isSameRelation(asked.relation, relation) &&
    (name === "" || asked.name === "" || isSamePerson(asked.name, name, finder));
  const who = spoken ?? before.at(-1);
  if (who ? !isSubject(who, claim, finder) : !isAsked) return null;
  const isNamed =
    isAsked || told.some((text) => text.split(/[^\p{L}-]+/u).some((word) => isCalled(word, name, finder)));
  // "My brother who died in 1951" may be any of them.
  if (!isOwn && !isNamed && kind !== "married" && !single.includes(relation)) return null;
  return {
    kind,
    relation: kind === "married" ? "partner" : relation,
    side: claim.side,
    name: isOwn || !isKnown || !isNamed ? "" : name,
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
  const [finder, words] = [finderOf(language), claimWordsOf(language)];
  const all = claimed.flatMap((one) =>
    one.claims.flatMap((claim) => {
      const lines = quotedIn(claim, one);
      return lines ? [{ claim, one, lines }] : [];
    }),
  );
  const people = all.flatMap(({ claim, one, lines }) => {
    const found =
      claim.kind === "person" ? personIn(claim, { ...one, lines }, { finder, words, language, known }) : null;
    return found ? [toldFact(found, lines, one)] : [];
  });
  const checking = { finder, words, language, known: [...known, ...people] };
  const events = all.flatMap(({ claim, one, lines }) => {
    if (claim.kind === "person") return [];
    const found = eventIn(claim, { ...one, lines }, { ...checking, asked: lines[0]?.asked ?? (() => null) });
    return found ? [toldFact(found, lines, one)] : [];
  });
  return [...people, ...events];
}
