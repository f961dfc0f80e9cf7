import { newPerson, newUnion } from "@saga/contract/family-blanks";
import { givenName } from "../people/given-name.ts";
import type { Person } from "../people/person.ts";
import { sexOf } from "../people/sex-of.ts";
import type { FamilyTree } from "./family-record.ts";

const genders = { woman: "female", man: "male" } as const;

/** A family of one's own: oneself, and those of one's interviewees whose place in the tree is certain. */
export function ownFamily(
  account: Person,
  { interviewees, newId }: { interviewees: readonly Person[]; newId: () => string },
): FamilyTree {
  const as = (person: Person) => {
    const sex = sexOf(person);
    return newPerson({
      id: newId(),
      name: givenName(person),
      user_id: person.id,
      gender: sex === null ? "" : genders[sex],
    });
  };
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
