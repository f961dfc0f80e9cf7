import type { FamilyPerson, FamilyUnion } from "@saga/contract/family";
import { yearOf } from "@saga/contract/family-dates";
import { fold } from "#language/fold.ts";
import type { FamilyTree } from "./family-record.ts";

type People = Pick<FamilyTree, "people" | "unions">;

/** Somebody of the family and somebody of a file who may be the same. `isSure`: the year of birth or of death says so too. */
export type Match = { own: FamilyPerson; other: FamilyPerson; isSure: boolean };

const sameYear = (one: string, other: string): boolean | null => {
  const [a, b] = [yearOf(one), yearOf(other)];
  return a === null || b === null ? null : a === b;
};

/** Null: they cannot be the same. */
function likeness(own: FamilyPerson, other: FamilyPerson): { isSure: boolean } | null {
  const [born, died] = [sameYear(own.born, other.born), sameYear(own.died, other.died)];
  const isOtherSex = own.gender !== "" && other.gender !== "" && own.gender !== other.gender;
  if (born === false || died === false || isOtherSex) return null;
  return { isSure: born === true || died === true };
}

/** Who of a file may be in the family already: the same name, and nothing that speaks against it. Of several nobody is taken. */
export function matchesOf(own: People, file: People): Match[] {
  const byName = Map.groupBy(own.people, ({ name }) => fold(name));
  const possible = file.people.flatMap((other) =>
    (other.name.trim() === "" ? [] : (byName.get(fold(other.name)) ?? [])).flatMap((one) => {
      const like = likeness(one, other);
      return like ? [{ own: one, other, ...like }] : [];
    }),
  );
  const sure = possible.filter(({ isSure }) => isSure);
  const settled = (all: readonly Match[]): Match[] => {
    const owns = Map.groupBy(all, (match) => match.own.id);
    const others = Map.groupBy(all, (match) => match.other.id);
    return all.filter(
      (match) => owns.get(match.own.id)?.length === 1 && others.get(match.other.id)?.length === 1,
    );
  };
  const certain = settled(sure);
  const taken = new Set(sure.flatMap((match) => [match.own.id, match.other.id]));
  return [
    ...certain,
    ...settled(possible.filter((match) => !taken.has(match.own.id) && !taken.has(match.other.id))),
  ];
}

/** What stands stays; what is empty comes from the file. */
function filled<T extends object>(own: T, other: T): T {
  const entries = Object.entries(other).filter(
    ([field, value]) => (own as Record<string, unknown>)[field] === "" && value !== "",
  );
  return { ...own, ...Object.fromEntries(entries) };
}

const withForeign = (own: readonly string[], other: readonly string[]): string[] =>
  other.every((line) => own.includes(line)) ? [...own] : [...own, ...other];

const joinedPerson = ({ own, other }: Match): FamilyPerson => ({
  ...filled(own, other),
  is_alive: own.is_alive && other.is_alive,
  foreign: withForeign(own.foreign, other.foreign),
});

const isSamePair = (one: FamilyUnion, other: FamilyUnion): boolean => {
  const both = new Set([...one.partners, ...other.partners]);
  const isSame = both.size > 0 && both.size === one.partners.length && both.size === other.partners.length;
  const hasSameChild = one.children.some(({ id }) => other.children.some((child) => child.id === id));
  return isSame || (both.size <= 2 && hasSameChild);
};

function joinedUnion(own: FamilyUnion, other: FamilyUnion): FamilyUnion {
  const known = new Set(own.children.map(({ id }) => id));
  const partners = [...new Set([...own.partners, ...other.partners])];
  return {
    ...filled(own, other),
    partners,
    children: [
      ...own.children,
      ...other.children.filter(({ id }) => !known.has(id) && !partners.includes(id)),
    ],
    foreign: withForeign(own.foreign, other.foreign),
  };
}

/** What of a file is written into a family where these are the same people: nobody twice, and what stands stays. */
export function mergedInto(own: People, file: People, same: readonly Match[]): People {
  const ids = new Map(same.map((match) => [match.other.id, match.own.id]));
  const idOf = (id: string): string => ids.get(id) ?? id;
  const unions = new Map(own.unions.map((union) => [union.id, union]));
  const written = new Set<string>();
  const isKnown = new Set(ids.values());
  const near = Map.groupBy(
    own.unions.flatMap((union) =>
      [...union.partners, ...union.children.map(({ id }) => id)].map((id) => ({ id, union: union.id })),
    ),
    ({ id }) => id,
  );
  for (const union of file.unions) {
    const mapped: FamilyUnion = {
      ...union,
      partners: union.partners.map(idOf),
      children: union.children.map((child) => ({ ...child, id: idOf(child.id) })),
    };
    const members = [...mapped.partners, ...mapped.children.map(({ id }) => id)].filter((id) =>
      isKnown.has(id),
    );
    const candidates = members.flatMap((id) => near.get(id) ?? []).map((one) => unions.get(one.union));
    const found = candidates.find((one) => one !== undefined && isSamePair(one, mapped));
    const next = found ? joinedUnion(found, mapped) : mapped;
    unions.set(next.id, next);
    written.add(next.id);
  }
  return {
    people: [...same.map(joinedPerson), ...file.people.filter(({ id }) => !ids.has(id))],
    unions: [...written].flatMap((id) => unions.get(id) ?? []),
  };
}
