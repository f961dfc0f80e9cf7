import type { FamilyTree } from "./family-record.ts";

/** What makes a family impossible: `unknown` people, the same partner or child twice, or somebody who is their own `ancestor`. */
export type ShapeFault = { problem: "unknown" | "twice" | "ancestor"; id: string };

/** Looks through a whole family; null: it can be like this. */
export function shapeFault({ people, unions }: FamilyTree): ShapeFault | null {
  const known = new Set(people.map(({ id }) => id));
  if (known.size < people.length) return { problem: "twice", id: people[0]?.id ?? "" };
  const childrenOf = new Map<string, string[]>();
  for (const union of unions) {
    const children = union.children.map(({ id }) => id);
    const members = [...union.partners, ...children];
    const stranger = members.find((id) => !known.has(id));
    if (stranger !== undefined) return { problem: "unknown", id: stranger };
    if (new Set(members).size < members.length) return { problem: "twice", id: union.id };
    for (const parent of union.partners) {
      childrenOf.set(parent, [...(childrenOf.get(parent) ?? []), ...children]);
    }
  }
  const own = ownAncestor(childrenOf);
  return own === null ? null : { problem: "ancestor", id: own };
}

/** Somebody who descends from themselves. Without recursion: a family may be deep. */
function ownAncestor(childrenOf: ReadonlyMap<string, readonly string[]>): string | null {
  const state = new Map<string, "open" | "done">();
  for (const start of childrenOf.keys()) {
    const path: { id: string; next: number }[] = state.has(start) ? [] : [{ id: start, next: 0 }];
    if (path.length > 0) state.set(start, "open");
    for (let top = path.at(-1); top; top = path.at(-1)) {
      const child = childrenOf.get(top.id)?.[top.next++];
      if (child === undefined) {
        state.set(top.id, "done");
        path.pop();
      } else if (state.get(child) === "open") return child;
      else if (!state.has(child)) {
        state.set(child, "open");
        path.push({ id: child, next: 0 });
      }
    }
  }
  return null;
}

/** The unions without the people who left; those that hold fewer than two people then say nothing any more. */
export function withoutPeople(unions: FamilyTree["unions"], gone: ReadonlySet<string>) {
  return unions.map((union) => {
    const partners = union.partners.filter((id) => !gone.has(id));
    const children = union.children.filter(({ id }) => !gone.has(id));
    const isSame = partners.length === union.partners.length && children.length === union.children.length;
    return {
      union: isSame ? union : { ...union, partners, children },
      isChanged: !isSame,
      isEmpty: !isSame && partners.length + children.length < 2,
    };
  });
}
