import { newPerson, newUnion } from "@saga/contract/family-blanks";
import type { Person } from "../people/person.ts";
import type { FamilyTree } from "./family-record.ts";

const genders = {
  mother: "female",
  grandmother: "female",
  aunt: "female",
  father: "male",
  grandfather: "male",
  uncle: "male",
} as const;

/** A family of one's own: oneself, and those of one's interviewees whose place in the tree is certain. */
export function ownFamily(
  account: Person,
  { interviewees, newId }: { interviewees: readonly Person[]; newId: () => string },
): FamilyTree {
  const as = (person: Person) =>
    newPerson({
      id: newId(),
      name: person.name,
      user_id: person.id,
      gender: genders[person.relationship as keyof typeof genders] ?? "",
    });
  const self = as(account);
  const related = (...wanted: string[]) =>
    interviewees.filter(({ relationship }) => wanted.includes(relationship ?? "")).map(as);
  const parents = [...related("mother").slice(0, 1), ...related("father").slice(0, 1)];
  const siblings = related("sibling");
  const spouses = related("spouse");
  const home =
    parents.length + siblings.length > 0
      ? [
          newUnion({
            id: newId(),
            partners: parents.map(({ id }) => id),
            children: [self, ...siblings].map(({ id }) => id),
          }),
        ]
      : [];
  const partnerships = spouses.map(({ id }) => newUnion({ id: newId(), partners: [self.id, id] }));
  return {
    head: { root: self.id },
    people: [self, ...parents, ...siblings, ...spouses],
    unions: [...home, ...partnerships],
  };
}
