import { packs } from "#language/packs.ts";
import { isContentWord, tokens } from "#language/text.ts";
import {
  type Checking,
  eventsIn,
  isCalled,
  isGuessed,
  isSameRelation,
  type Mention,
  mentionsIn,
  mostBetween,
  partners,
} from "./claim-mentions.ts";
import type { Claim } from "./claims.ts";
import type { FactFinder } from "./fact-finder.ts";
import type { Answer, Found } from "./told-fact.ts";
import type { Line } from "./told-facts.ts";

type Span = { start: number; end: number };

/** The places of a name in a text, surname and all. */
export const namedAt = (text: string, { name }: Claim, finder: FactFinder): Span[] =>
  [...text.matchAll(/\p{Lu}\p{Ll}+(?:[-’']\p{Lu}\p{L}+)*(?: \p{Lu}\p{Ll}+(?:[-’']\p{Lu}\p{L}+)*)*/gu)]
    .filter(({ 0: said }) => said.split(" ").some((word) => isCalled(word, name, finder)))
    .map(({ index, 0: said }) => ({ start: index, end: index + said.length }));

/** Words that may stand between a relative and the name: "was called", "her name". */
const mostLinks = 3;

/** Do nothing but a comma and small words divide two places of a text? */
export function isBeside(
  text: string,
  [one, other]: [Span, Span],
  { language }: Checking,
  mayBeWith = false,
): boolean {
  const [first, second] = one.start < other.start ? [one, other] : [other, one];
  const between = text.slice(first.end, second.start);
  const pack = packs[language];
  const { called, is, kinds, and, placing } = pack.family;
  const links = new Set([called, is, kinds].flatMap((list) => list.split(/[| ]/u)));
  const read = tokens(between);
  if (/[.!?;()—–]/u.test(between) || /\p{Lu}/u.test(between) || read.length > mostLinks) return false;
  // "My mother and Tom" are two, and "my husband was in Leeds" names none.
  const apart = new Set((mayBeWith ? [] : [and, placing]).flatMap((list) => list.split("|")));
  return read.every(({ word }) => (links.has(word) || !isContentWord(word, pack)) && !apart.has(word));
}

/** Somebody named, with a word for who that is beside the name, or in the question that asked for them. */
export function personIn(
  claim: Claim,
  { answer, lines }: { answer: Answer; lines: readonly Line[] },
  checking: Checking,
): Found | null {
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
            isBeside(text, [{ start: index, end: index + said.length }, span], checking, true),
        )
      );
    }),
  );
  /** "Ola set it up. She is my granddaughter.": who the only one is that the sentence before names. */
  const isToldAfter = lines.some((line, at) => {
    const before = lines[at - 1];
    if (!before || line.start - before.start - before.sentence.length > mostBetween) return false;
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
  return isTold || isToldAfter || isAsked
    ? { side, year: null, isAbout: false, place: "", kind: "person", relation, name }
    : null;
}
