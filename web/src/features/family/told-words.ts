import type { FamilyPerson, FamilyUnion } from "@saga/contract/family";
import { readDate, sayDate } from "@saga/contract/family-dates";
import type { FamilySource, Proposal } from "@saga/contract/family-told";

type Fact = Pick<Proposal, "kind" | "relation" | "side" | "name" | "date" | "place" | "teller">;

export const relationWords: Record<Proposal["relation"], string> = {
  self: "teller",
  mother: "mother",
  father: "father",
  sister: "sister",
  brother: "brother",
  grandmother: "grandmother",
  grandfather: "grandfather",
  aunt: "aunt",
  uncle: "uncle",
  wife: "wife",
  husband: "husband",
  partner: "husband or wife",
  daughter: "daughter",
  son: "son",
  "mother-in-law": "mother-in-law",
  "father-in-law": "father-in-law",
  "sister-in-law": "sister-in-law",
  "brother-in-law": "brother-in-law",
  "daughter-in-law": "daughter-in-law",
  "son-in-law": "son-in-law",
  granddaughter: "granddaughter",
  grandson: "grandson",
  niece: "niece",
  nephew: "nephew",
  cousin: "cousin",
};

/** Relatives of whom it must be said on which side of the family they are. */
export const hasSide = (relation: Proposal["relation"]): boolean =>
  ["grandmother", "grandfather", "aunt", "uncle"].includes(relation);

const sideWords = { "": "", mother: ", on the mother's side", father: ", on the father's side" } as const;

/** " in 1943", " on May 3, 1943", " about 1943". */
const whenWords = (date: string): string => {
  const read = readDate(date);
  if (!read) return "";
  if (read.kind !== "exact") return ` ${sayDate(date)}`;
  return ` ${read.from.day === undefined ? "in" : "on"} ${sayDate(date)}`;
};

/** What was told, in a line: "Basil, Winifred's brother", "You were born in 1943, Sandy Bay". */
export function factWords({ kind, relation, side, name, date, place, teller }: Fact, isOwn: boolean): string {
  const whose = isOwn ? "your" : `${teller}'s`;
  const relative = `${whose} ${relationWords[relation]}${sideWords[side]}`;
  const self = isOwn ? "You" : teller;
  const somebody =
    name === "" ? relative.charAt(0).toUpperCase() + relative.slice(1) : `${name}, ${relative},`;
  const who = relation === "self" ? self : somebody;
  const where = place === "" ? "" : `, ${place}`;
  if (kind === "person") return `${name}, ${relative}`;
  if (kind === "born")
    return `${who} ${relation === "self" && isOwn ? "were" : "was"} born${whenWords(date)}${where}`;
  if (kind === "died") return `${who} died${whenWords(date)}${where}`;
  if (kind === "moved") return `${self} moved to ${place}${whenWords(date)}`;
  return `${self}${name === "" ? "" : ` and ${name}`} married${whenWords(date)}${where}`;
}

/** Sources of what stands of a person: of the person, of their partnerships, and of where they moved. */
export function sourcesOf(
  person: Pick<FamilyPerson, "id">,
  {
    sources,
    unions,
    events,
  }: {
    sources: readonly FamilySource[];
    unions: readonly Pick<FamilyUnion, "id" | "partners">[];
    events: readonly { id: string; person: string }[];
  },
): FamilySource[] {
  const records = new Set([
    person.id,
    ...unions.filter(({ partners }) => partners.includes(person.id)).map(({ id }) => id),
    ...events.filter((event) => event.person === person.id).map(({ id }) => id),
  ]);
  return sources.filter(({ record }) => records.has(record));
}
