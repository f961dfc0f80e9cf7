import type { Family, FamilyPerson, FamilyUnion } from "@saga/contract/family";
import { describe, expect, it } from "vitest";
import { kinshipOf } from "./tree/kinship.ts";
import { peopleIn } from "./tree/nearby.ts";
import { shapeOf, treeSize } from "./tree/tree-blocks.ts";
import { opensWith } from "./tree/tree-graph.ts";
import { layOut } from "./tree/tree-layout.ts";

const union = (id: string, partners: string[], children: string[] = [], more = {}): FamilyUnion => ({
  id,
  partners,
  children: children.map((child) => ({ id: child, kind: "birth" })),
  kind: "married",
  from: "",
  to: "",
  place: "",
  end: "",
  foreign: [],
  ...more,
});

const women = ["mother", "grandma", "nana", "wife", "aunt"];
const men = ["father", "grandpa", "opa", "son", "cousin"];
const person = (id: string): FamilyPerson =>
  ({
    id,
    name: id,
    relationship: "",
    gender: women.includes(id) ? "female" : men.includes(id) ? "male" : "",
  }) as FamilyPerson;

const family = (unions: FamilyUnion[]): Family => {
  const ids = new Set(
    unions.flatMap(({ partners, children }) => [...partners, ...children.map(({ id }) => id)]),
  );
  return {
    state: "own",
    root: "me",
    people: [...ids].map(person),
    unions,
    events: [],
    places: [],
    undo: null,
  };
};
const ours = family([
  union("u1", ["grandpa", "grandma"], ["father", "aunt"]),
  union("u2", ["opa", "nana"], ["mother"]),
  union("u3", ["father", "mother"], ["me", "sister"]),
  union("u4", ["me", "wife"], ["son"]),
  union("u5", ["me", "first"], ["eldest"], { end: "divorced" }),
  union("u6", ["aunt"], ["cousin"]),
]);

/** People whose boxes lie over each other. */
function overlaps(points: Map<string, { x: number; y: number }>): string[] {
  const all = [...points];
  return all.flatMap(([one, a], index) =>
    all
      .slice(index + 1)
      .filter(([, b]) => a.y === b.y && Math.abs(a.x - b.x) < treeSize.width)
      .map(([other]) => `${one} and ${other}`),
  );
}

describe("the layout of a tree", () => {
  it("puts generations below each other and nobody over anybody", () => {
    const { people, hearts } = layOut(shapeOf(ours));
    const row = (id: string) => people.get(id)?.y ?? -1;
    expect(row("grandpa")).toBe(row("nana"));
    expect(row("father")).toBeGreaterThan(row("grandpa"));
    expect(row("me")).toBeGreaterThan(row("father"));
    expect(row("son")).toBe(row("eldest"));
    expect(overlaps(people)).toEqual([]);
    const [me = 0, wife = 0] = [people.get("me")?.x, people.get("wife")?.x];
    expect(hearts.get("u4")?.x).toBe((me + wife + treeSize.width) / 2);
  });

  it("draws cousins who marry, unknown parents and single parents", () => {
    const { people, hearts } = layOut(
      shapeOf(
        family([
          union("a", ["opa", "oma"], ["x", "y"]),
          union("b", ["x"], ["c1"]),
          union("c", ["y"], ["c2"]),
          union("d", ["c1", "c2"], ["me"]),
          union("e", [], ["s1", "s2"]),
        ]),
      ),
    );
    expect(overlaps(people)).toEqual([]);
    expect(people.get("s1")?.y).toBe(people.get("s2")?.y);
    expect(hearts.size).toBe(5);
  });

  it("places a family of 500 without any overlap, the same each time", () => {
    const unions = Array.from({ length: 166 }, (_, index) =>
      union(`u${index}`, [`p${index}`, `q${index}`], [`p${index * 2 + 1}`, `p${index * 2 + 2}`]),
    );
    const shape = shapeOf(family(unions));
    const first = layOut(shape);
    expect(first.people.size).toBeGreaterThan(490);
    expect(overlaps(first.people)).toEqual([]);
    expect(layOut(shape)).toEqual(first);
  });

  it("of nobody is empty", () => {
    expect(layOut({ people: [], unions: [] }).people.size).toBe(0);
  });
});

describe("kinship", () => {
  it("is worked out from whom the tree begins with", () => {
    const kin = kinshipOf(ours);
    const words = Object.fromEntries([...kin].map(([id, { relationship }]) => [id, relationship]));
    expect(words).toMatchObject({
      me: "You",
      father: "Father",
      grandma: "Paternal Grandmother",
      opa: "Maternal Grandfather",
      sister: "Sibling",
      wife: "Wife",
      first: "Former partner",
      son: "Son",
      aunt: "Aunt",
      cousin: "Cousin",
    });
  });

  it("puts the mother's side in purple and the rest in teal", () => {
    const kin = kinshipOf(ours);
    const purple = [...kin].filter(([, { side }]) => side === "purple").map(([id]) => id);
    expect(purple.sort()).toEqual(["mother", "nana", "opa"]);
  });

  it("knows brothers and sisters whose parents are not known", () => {
    const kin = kinshipOf(family([union("u", [], ["me", "sister"])]));
    expect(kin.get("sister")?.relationship).toBe("Sibling");
  });

  it("knows adoptive and foster parents", () => {
    const adopted = { children: [{ id: "me", kind: "adopted" }] };
    const kin = kinshipOf(family([union("u", ["mother"], ["me"], adopted)]));
    expect(kin.get("mother")?.relationship).toBe("Adoptive mother");
  });
});

describe("a view of the tree", () => {
  it("opens with everybody who fits, and with whom it begins where that is too many", () => {
    const room = { width: 1_000, height: 1_000 };
    const at = (id: string, x: number) => ({ id, position: { x, y: 0 } });
    expect(opensWith([at("me", 0), at("aunt", 400)], { root: "me", room })).toBeNull();
    const wide = [at("aunt", 0), at("me", 40_000), at("cousin", 90_000)];
    expect(opensWith(wide, { root: "me", room })).toEqual([{ id: "me" }]);
    expect(opensWith(wide, { root: "nobody", room })).toEqual([{ id: "aunt" }]);
    expect(opensWith([], { root: null, room })).toBeNull();
  });

  it("shows ancestors, descendants or both, with partners", () => {
    expect([...peopleIn(ours, "ancestors", "father")].sort()).toEqual(["father", "grandma", "grandpa"]);
    expect(peopleIn(ours, "descendants", "father")).toContain("wife");
    expect(peopleIn(ours, "descendants", "father")).not.toContain("grandpa");
    expect(peopleIn(ours, "hourglass", "me")).not.toContain("aunt");
  });

  it("is drawn a few thousand at a time where somebody has more descendants than that", () => {
    const couples = Array.from({ length: 40_000 }, (_, at) =>
      union(`u${at}`, [`p${at}`], [`p${at * 2 + 1}`, `p${at * 2 + 2}`]),
    );
    const people = Array.from({ length: 80_001 }, (_, at) => person(`p${at}`));
    const huge = { people, unions: couples } as Family;
    const shown = peopleIn(huge, "hourglass", "p0");
    expect(shown).toContain("p500");
    expect(shown.size).toBeLessThan(10_000);
    expect(peopleIn(huge, "hourglass", "p500")).toContain("p4007");
  });
});
