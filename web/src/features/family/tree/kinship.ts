import type { Family, FamilyPerson } from "@saga/contract/family";
import { m } from "#messages";

/** What somebody is to the person whom the tree begins with, and on which side they stand. */
export type Kin = { relationship: string; side: "teal" | "purple" };

type Step = { id: string; up: number; down: number; isMaternal: boolean; kind: string };

/** Puts a "great-" in front for each generation: "Great-great-grandmother". */
const great = (count: number, word: string): string =>
  count <= 0 ? word : m.family_great_word({ word: count === 1 ? lowerFirst(word) : great(count - 1, word) });

const wordFor = (gender: string, [female, male, other]: Three): string =>
  (gender === "female" ? female : gender === "male" ? male : other)();

const lowerFirst = (word: string): string => word.charAt(0).toLowerCase() + word.slice(1);

const kinds: Record<string, (words: { word: string }) => string> = {
  adopted: m.family_adoptive_word,
  foster: m.family_foster_word,
  step: m.family_step_word,
};

const ofKind = (word: string, kind: string): string => kinds[kind]?.({ word: lowerFirst(word) }) ?? word;

function bloodWord({ up, down, isMaternal, kind }: Step, gender: string): string {
  if (up === 0 && down === 0) return m.family_you();
  if (down === 0) {
    if (up === 1) {
      const word = wordFor(gender, [m.family_mother, m.family_father, m.family_parent]);
      return ofKind(word, kind);
    }
    const word = wordFor(gender, [m.family_grandmother, m.family_grandfather, m.family_grandparent]);
    const whose = up === 2 ? word : great(up - 2, word);
    return isMaternal ? m.family_maternal_word({ word: whose }) : m.family_paternal_word({ word: whose });
  }
  if (up === 0) {
    if (down === 1) {
      const word = wordFor(gender, [m.family_daughter, m.family_son, m.family_child]);
      return ofKind(word, kind);
    }
    const word = wordFor(gender, [m.family_granddaughter, m.family_grandson, m.family_grandchild]);
    return down === 2 ? word : great(down - 2, word);
  }
  if (up === 1 && down === 1) return wordFor(gender, [m.family_sister, m.family_brother, m.family_sibling]);
  if (down === 1) {
    const word = wordFor(gender, [m.family_aunt, m.family_uncle, m.family_aunt_or_uncle]);
    return up === 2 ? word : great(up - 2, word);
  }
  if (up === 1) {
    const word = wordFor(gender, [m.family_niece, m.family_nephew, m.family_niece_or_nephew]);
    return down === 2 ? word : great(down - 2, word);
  }
  return m.family_cousin();
}

type Three = readonly [() => string, () => string, () => string];

const inLaw: Record<string, Three> = {
  "0,0": [m.family_wife, m.family_husband, m.family_partner],
  "0,1": [m.family_daughter_in_law, m.family_son_in_law, m.family_child_in_law],
  "1,1": [m.family_sister_in_law, m.family_brother_in_law, m.family_sibling_in_law],
  "1,0": [m.family_stepmother, m.family_stepfather, m.family_stepparent],
  "2,1": [m.family_aunt, m.family_uncle, m.family_aunt_or_uncle],
};
const parentInLaw: Three = [m.family_mother_in_law, m.family_father_in_law, m.family_parent_in_law];

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
    const parents = partners.length > 0 ? partners : [`parents ${union}`];
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

/** Everybody who descends from the person the tree begins with, or from one of their ancestors, by the shortest way. */
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

/** What each person is to the one the tree begins with. Words that the family wrote win over what is worked out. */
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
      const word = partner.isMarried || near.up + near.down > 0 ? wordFor(gender, words) : m.family_partner();
      return partner.isOver ? m.family_former_word({ word: lowerFirst(word) }) : word;
    }
    const child = (ties.children.get(id) ?? []).find((one) =>
      (ties.partners.get(family.root ?? "") ?? []).some((partner) => partner.id === one.id),
    );
    return child ? wordFor(gender, parentInLaw) : m.family_relative();
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
