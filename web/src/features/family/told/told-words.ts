import type { FamilyPerson, FamilyUnion } from "@saga/contract/family";
import { readDate, sayDate } from "@saga/contract/family-dates";
import type { FamilySource, Proposal } from "@saga/contract/family-told";
import { m } from "#messages";

type Fact = Pick<Proposal, "kind" | "relation" | "side" | "name" | "date" | "place" | "teller">;

export const relationWords: Record<Proposal["relation"], () => string> = {
  self: m.family_rel_self,
  mother: m.family_rel_mother,
  father: m.family_rel_father,
  sister: m.family_rel_sister,
  brother: m.family_rel_brother,
  grandmother: m.family_rel_grandmother,
  grandfather: m.family_rel_grandfather,
  aunt: m.family_rel_aunt,
  uncle: m.family_rel_uncle,
  wife: m.family_rel_wife,
  husband: m.family_rel_husband,
  partner: m.family_rel_partner,
  daughter: m.family_rel_daughter,
  son: m.family_rel_son,
  "mother-in-law": m.family_rel_mother_in_law,
  "father-in-law": m.family_rel_father_in_law,
  "sister-in-law": m.family_rel_sister_in_law,
  "brother-in-law": m.family_rel_brother_in_law,
  "daughter-in-law": m.family_rel_daughter_in_law,
  "son-in-law": m.family_rel_son_in_law,
  granddaughter: m.family_rel_granddaughter,
  grandson: m.family_rel_grandson,
  niece: m.family_rel_niece,
  nephew: m.family_rel_nephew,
  cousin: m.family_rel_cousin,
};

/** Relatives of whom it must be said on which side of the family they are. */
export const hasSide = (relation: Proposal["relation"]): boolean =>
  ["grandmother", "grandfather", "aunt", "uncle"].includes(relation);

const sided = {
  "": ({ relative }: { relative: string }) => relative,
  mother: m.family_on_the_mothers_side,
  father: m.family_on_the_fathers_side,
} as const;

/** " in 1943", " on May 3, 1943", " about 1943". */
const whenWords = (text: string): string => {
  const read = readDate(text);
  const date = sayDate(text);
  if (!read) return "";
  if (read.kind !== "exact") return ` ${date}`;
  return read.from.day === undefined ? m.family_when_in({ date }) : m.family_when_on({ date });
};

/** What was told, in a line: "Basil, Winifred's brother", "You were born in 1943, Sandy Bay". */
export function factWords({ kind, relation, side, name, date, place, teller }: Fact, isOwn: boolean): string {
  const word = relationWords[relation]();
  const whose = isOwn ? m.family_your_relative({ word }) : m.family_tellers_relative({ teller, word });
  const relative = sided[side]({ relative: whose });
  const when = whenWords(date);
  const where = place === "" ? "" : m.family_where({ place });
  if (kind === "person") return m.family_told_person({ name, relative });
  if (kind === "moved")
    return isOwn
      ? m.family_told_you_moved({ place, when })
      : m.family_told_moved({ who: teller, place, when });
  if (kind === "married") {
    const self = isOwn ? m.family_you() : teller;
    return name === ""
      ? m.family_told_married({ self, when, where })
      : m.family_told_married_with({ self, name, when, where });
  }
  const isSelf = relation === "self";
  if (isSelf && isOwn && kind === "born") return m.family_told_you_were_born({ when, where });
  const somebody =
    name === ""
      ? relative.charAt(0).toUpperCase() + relative.slice(1)
      : m.family_named_relative({ name, relative });
  const who = isSelf ? (isOwn ? m.family_you() : teller) : somebody;
  return kind === "born"
    ? m.family_told_born({ who, when, where })
    : m.family_told_died({ who, when, where });
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
