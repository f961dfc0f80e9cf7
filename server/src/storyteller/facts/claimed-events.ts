import { packs } from "#language/packs.ts";
import { tokens } from "#language/text.ts";
import { single } from "./asked-about.ts";
import {
  type Checking,
  type Event,
  eventsIn,
  isCalled,
  isGuessed,
  isSamePerson,
  isSameRelation,
  type Kind,
  type Mention,
  mentionsIn,
  partners,
} from "./claim-mentions.ts";
import { isBeside, namedAt } from "./claimed-people.ts";
import type { Claim } from "./claims.ts";
import type { FactFinder } from "./fact-finder.ts";
import { sexOf } from "./pronouns.ts";
import type { Answer, Found } from "./told-fact.ts";
import type { Line } from "./told-facts.ts";
import { yearsIn } from "./when-and-where.ts";

/** Characters between a word for what happened and two figures that are then its year: "he died, sixty-nine". */
const mostBefore = 4;

/** Is it the one whom a claim is about? */
function isSubject(mention: Mention, claim: Claim, finder: FactFinder): boolean {
  if (mention.relation === "self") return claim.relation === "self" || claim.kind === "married";
  if (mention.relation) return mention.isOwn && isSameRelation(mention.relation, claim.relation);
  return claim.name !== "" && isCalled(mention.name, claim.name, finder);
}

const nearest = <T extends { at: number }>(all: readonly T[], at: number): T | undefined =>
  all.toSorted((a, b) => Math.abs(a.at - at) - Math.abs(b.at - at))[0];

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
  return !finder.isOfEither.test(verb) && finder.isFeminine.test(verb) !== (sex === "female");
}

/** Is it right behind the verb that somebody is, not something of theirs: "we buried Father", and no "his leg"? */
function isDoneTo({ text, at, length }: Event & { text: string }, who: Mention, checking: Checking): boolean {
  const end = who.at + who.name.length;
  if (/^['’]s $/u.test(text.slice(end, at))) return true;
  return (
    who.at > at &&
    !/^['’]s/u.test(text.slice(end)) &&
    isBeside(
      text,
      [
        { start: at, end: at + length },
        { start: who.at, end },
      ],
      checking,
    )
  );
}

/** Does the sentence of a wedding name relatives, of whom it may have been as well? */
const isAnothersWedding = (text: string, claim: Claim, checking: Checking): boolean =>
  mentionsIn(text, claim, checking).some(({ relation, isOwn, name }) =>
    relation === null
      ? checking.known.some(
          (one) => !partners.includes(one.relation) && isCalled(name, one.name, checking.finder),
        )
      : relation !== "self" && isOwn && !partners.includes(relation),
  );

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
export function eventIn(
  claim: Claim,
  { answer, lines }: { answer: Answer; lines: readonly Line[] },
  checking: Checking,
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
  const isRightBefore = date?.text === event.text && date.at >= end && date.at - end <= mostBefore;
  if (date?.isBare && !isRightBefore) return null;
  const isOfTeller =
    [...event.text.matchAll(finder.selfBorn)].length > 0 || finder.asksBorn.test(answer.question);
  if (kind === "born" && relation === "self" && !isOfTeller) return null;
  if (!isOwn && kind !== "married" && isOtherSex(event, claim, checking)) return null;
  if (isGuessed(event.text, event.at, finder) || anchors.some(({ text, at }) => isGuessed(text, at, finder)))
    return null;
  if (kind === "married" && isAnothersWedding(event.text, claim, checking)) return null;
  const spoken = nearest(mentionsIn(event.text, claim, checking), event.at);
  if (event.isDone && !(spoken && isDoneTo(event, spoken, checking))) return null;
  const before = told
    .slice(0, told.indexOf(event.text))
    .flatMap((text) => mentionsIn(text, claim, checking).filter(({ isSure }) => isSure));
  const named = (one: string) => known.find((who) => isCalled(one, who.name, finder)) ?? null;
  const asked = lines[0]?.asked(named) ?? null;
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
  const places = namedAt(event.text, claim, finder);
  /** "Armando Tiozzo. Married in 1965.", and no best man. */
  const isWithName =
    kind !== "married" ||
    (places.length === 0 && event.at === 0) ||
    places.some((span) => isBeside(event.text, [span, { start: event.at, end }], checking, true));
  return {
    kind,
    relation: kind === "married" ? "partner" : relation,
    side: claim.side,
    name: isOwn || !isKnown || !isNamed || !isWithName ? "" : name,
    year,
    isAbout: date?.isAbout ?? false,
    place: claim.place,
  };
}
