import type { Family, FamilyPerson } from "@saga/contract/family";

/** What somebody is to the person whom the tree begins with, and on which side they stand. */
export type Kin = { relationship: string; side: "teal" | "purple" };

type Step = { id: string; up: number; down: number; isMaternal: boolean; kind: string };

const great = (count: number): string => "Great-".repeat(Math.max(0, count));

const wordFor = (gender: string, [female, male, other]: readonly [string, string, string]): string =>
  gender === "female" ? female : gender === "male" ? male : other;

const lowerFirst = (word: string): string => word.charAt(0).toLowerCase() + word.slice(1);

const kinds: Record<string, string> = { adopted: "Adoptive ", foster: "Foster ", step: "Step" };

function bloodWord({ up, down, isMaternal, kind }: Step, gender: string): string {
  if (up === 0 && down === 0) return "You";
  if (down === 0) {
    if (up === 1) {
      const word = wordFor(gender, ["Mother", "Father", "Parent"]);
      return kinds[kind] ? `${kinds[kind]}${lowerFirst(word)}` : word;
    }
    const word = wordFor(gender, ["Grandmother", "Grandfather", "Grandparent"]);
    const side = isMaternal ? "Maternal " : "Paternal ";
    return up === 2 ? side + word : `${side}${great(up - 2)}${lowerFirst(word)}`;
  }
  if (up === 0) {
    if (down === 1) {
      const word = wordFor(gender, ["Daughter", "Son", "Child"]);
      return kinds[kind] ? `${kinds[kind]}${lowerFirst(word)}` : word;
    }
    const word = wordFor(gender, ["Granddaughter", "Grandson", "Grandchild"]);
    return down === 2 ? word : great(down - 2) + lowerFirst(word);
  }
  if (up === 1 && down === 1) return wordFor(gender, ["Sister", "Brother", "Sibling"]);
  if (down === 1) {
    const word = wordFor(gender, ["Aunt", "Uncle", "Aunt or uncle"]);
    return up === 2 ? word : great(up - 2) + lowerFirst(word);
  }
  if (up === 1) {
    const word = wordFor(gender, ["Niece", "Nephew", "Niece or nephew"]);
    return down === 2 ? word : great(down - 2) + lowerFirst(word);
  }
  return "Cousin";
}

const inLaw: Record<string, readonly [string, string, string]> = {
  "0,0": ["Wife", "Husband", "Partner"],
  "0,1": ["Daughter-in-law", "Son-in-law", "Child-in-law"],
  "1,1": ["Sister-in-law", "Brother-in-law", "Sibling-in-law"],
  "1,0": ["Stepmother", "Stepfather", "Stepparent"],
  "2,1": ["Aunt", "Uncle", "Aunt or uncle"],
};

type Ties = {
  parents: Map<string, { id: string; kind: string; isMother: boolean }[]>;
  children: Map<string, { id: string; kind: string }[]>;
  partners: Map<string, { id: string; isOver: boolean; isMarried: boolean }[]>;
};

const push = <V>(map: Map<string, V[]>, key: string, value: V): void => {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
};

function tiesOf({ people, unions }: Family): Ties {
  const genders = new Map(people.map(({ id, gender }) => [id, gender]));
  const ties: Ties = { parents: new Map(), children: new Map(), partners: new Map() };
  for (const { id: union, partners, children, end, kind } of unions) {
    // Children whose parents nobody knows are brothers and sisters all the same.
    const parents = partners.length > 0 ? partners : [`parents of ${union}`];
    for (const [index, id] of parents.entries()) {
      const gender = genders.get(id);
      const isMother = gender === "female" || (gender !== "male" && index === 1);
      for (const child of children) {
        push(ties.parents, child.id, { id, kind: child.kind, isMother });
        push(ties.children, id, child);
      }
      for (const other of partners)
        if (other !== id)
          push(ties.partners, id, {
            id: other,
            isOver: end === "divorced" || end === "separated",
            isMarried: kind === "married",
          });
    }
  }
  return ties;
}

/** Everybody who descends from whom the tree begins with or from an ancestor, by the shortest way. */
function bloodOf(root: string, { parents, children }: Ties): Map<string, Step> {
  const found = new Map<string, Step>();
  const queue: Step[] = [{ id: root, up: 0, down: 0, isMaternal: false, kind: "birth" }];
  for (const step of queue) {
    const known = found.get(step.id);
    if (known && known.up + known.down <= step.up + step.down) continue;
    found.set(step.id, step);
    if (step.down === 0) {
      for (const { id, kind, isMother } of parents.get(step.id) ?? []) {
        const isMaternal = step.up === 0 ? isMother : step.isMaternal;
        queue.push({ id, up: step.up + 1, down: 0, isMaternal, kind });
      }
    }
    for (const { id, kind } of children.get(step.id) ?? [])
      queue.push({ ...step, id, down: step.down + 1, kind });
  }
  return found;
}

/** What each person is to the one whom the tree begins with. Words that the family wrote go before what is worked out. */
export function kinshipOf(family: Family): Map<string, Kin> {
  const ties = tiesOf(family);
  const blood = family.root === null ? new Map<string, Step>() : bloodOf(family.root, ties);
  const wordOf = ({ id, gender }: FamilyPerson): string => {
    const step = blood.get(id);
    if (step) return bloodWord(step, gender);
    for (const partner of ties.partners.get(id) ?? []) {
      const near = blood.get(partner.id);
      const words = near && inLaw[`${near.up},${near.down}`];
      if (!words) continue;
      const word = partner.isMarried || near.up + near.down > 0 ? wordFor(gender, words) : "Partner";
      return partner.isOver ? `Former ${lowerFirst(word)}` : word;
    }
    const child = (ties.children.get(id) ?? []).find((one) =>
      (ties.partners.get(family.root ?? "") ?? []).some((partner) => partner.id === one.id),
    );
    return child ? wordFor(gender, ["Mother-in-law", "Father-in-law", "Parent-in-law"]) : "Relative";
  };
  return new Map(
    family.people.map((person) => {
      const step = blood.get(person.id);
      const isMaternal = step?.isMaternal && !(step.up === 1 && step.down > 0);
      const side = isMaternal || person.name === "" ? "purple" : "teal";
      return [person.id, { relationship: person.relationship || wordOf(person), side }];
    }),
  );
}
