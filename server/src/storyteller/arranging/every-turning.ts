import { type Chosen, costOf, missingOf, shortened, take } from "./chosen.ts";
import { type Part, wordsOf } from "./parts-of-choices.ts";
import { beginningOf, mostLeftOut } from "./scenes.ts";

/** Answers, each with the unit that it is told from. */
type Brief = Map<Part, number>;

/** So many answers back a death may begin where somebody is named whom "he" means. */
const mostBack = 2;

/** What a part goes on from: the answer before it, else the nearest one that says whom or what it speaks of. */
const leadingTo = ({ before, needs, at }: Part): Part | undefined =>
  before ?? needs.filter((need) => need.at < at).sort((one, other) => other.at - one.at)[0];

/** Where a part begins by itself, with most of its words; -1: nowhere. */
const beginningIn = (part: Part): number => {
  const from = beginningOf(part);
  return from >= 0 && wordsOf(part.units.slice(0, from)) <= part.words * mostLeftOut ? from : -1;
};

/** Of an answer of more words that leads to a death only the end is told, from where it names somebody last. */
const longestLead = 120;

/** Where an answer begins that another goes on from; -1: nowhere, without what it goes on from itself. */
const leadFrom = (part: Part): number => {
  const from = beginningIn(part);
  const named = part.naming ? part.units.indexOf(part.naming) : -1;
  return from >= 0 && (named < from || part.words <= longestLead) ? from : named;
};

/**
 * The fewest answers that tell a death or a marriage, the last first: it alone, behind the answer before it where that is told already, or from its first words that need nobody;
 * else behind the answers before it, from such words of theirs or from where they name somebody last. What only brings in its people is left out. Null: it cannot be told so.
 */
const briefOf = (part: Part, { parts }: Chosen): Brief | null => {
  const brief: Brief = new Map();
  let isOn = true;
  for (let own: Part | undefined = part; own && brief.size <= mostBack; own = leadingTo(own)) {
    if (own !== part && parts.has(own)) return brief;
    const lead = leadingTo(own);
    const isBehind = lead !== undefined && parts.has(lead) && (own === part || own.before === lead);
    const from = isBehind ? 0 : own === part || !isOn ? beginningIn(own) : leadFrom(own);
    brief.set(own, Math.max(0, from));
    if (from >= 0 || !lead) return brief;
    isOn = own.before === lead;
  }
  return null;
};

const wordsFrom = (brief: Brief): number =>
  [...brief].reduce((sum, [{ units }, from]) => sum + wordsOf(units.slice(from)), 0);

/** What several of them are told with together. */
const together = (briefs: readonly Brief[]): Brief => {
  const all: Brief = new Map();
  for (const [part, from] of briefs.flatMap((brief) => [...brief]))
    all.set(part, Math.min(from, all.get(part) ?? from));
  return all;
};

/** Tells a part with no more than that. */
const makeBrief = (brief: Brief, { parts }: Chosen): void => {
  const all = [...brief.keys()];
  for (const [at, part] of all.entries()) {
    const lead = leadingTo(part);
    const behind = all[at + 1] ?? (lead && parts.has(lead) ? lead : undefined);
    shortened(part, brief.get(part) ?? 0);
    if (behind) part.needs = [behind];
  }
};

type Room = { length: number; widest: number };

/**
 * Takes every death and marriage of a life, what costs least first: with all that leads to it as long as the others have room in brief beside it, else in brief, and at
 * last without what it goes on from.
 */
export const takeEvery = (chosen: Chosen, parts: readonly Part[], { length, widest }: Room): void => {
  const leftOf = (): Part[] => parts.filter((part) => missingOf(part, chosen).length > 0);
  const nextWhole = (): Part | undefined => {
    const left = leftOf();
    const briefs = new Map(left.map((part) => [part, briefOf(part, chosen)]));
    return left
      .toSorted((one, other) => costOf(one, chosen) - costOf(other, chosen))
      .find((part) => {
        const whole = new Map(missingOf(part, chosen).map((one) => [one, 0]));
        const others = left.flatMap((one) => briefs.get(one) ?? []);
        return chosen.words + wordsFrom(together([whole, ...others])) <= length;
      });
  };
  for (let next = nextWhole(); next; next = nextWhole()) take(chosen, [next], length);
  const takeBriefly = (of: (part: Part) => Brief | null): void => {
    for (;;) {
      const briefs = leftOf().flatMap((part) => of(part) ?? []);
      const [least] = briefs.toSorted((one, other) => wordsFrom(one) - wordsFrom(other));
      const [part] = least?.keys() ?? [];
      if (!least || !part || chosen.words + wordsFrom(least) > widest) return;
      makeBrief(least, chosen);
      take(chosen, [part], widest);
    }
  };
  takeBriefly((part) => briefOf(part, chosen));
  takeBriefly((part) => new Map([[part, Math.max(0, beginningIn(part))]]));
};
