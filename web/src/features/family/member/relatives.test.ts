import type { Family } from "@saga/contract/family";
import { describe, expect, it } from "vitest";
import { type ChildKind, emptyPerson, nobodyElse, type RelativeKind, withRelative } from "./relatives.ts";

const alone: Family = {
  state: "own",
  root: "me",
  people: [emptyPerson("me")],
  unions: [],
  events: [],
  places: [],
  undo: null,
};
const add = (family: Family, kind: RelativeKind, id: string, by: ChildKind = "birth"): Family => {
  const person = emptyPerson(id);
  const { people = [], unions = [] } = withRelative(family, { of: "me", kind, by, person });
  const changed = new Set(unions.map((union) => union.id));
  return {
    ...family,
    people: [...family.people, ...people],
    unions: [...family.unions.filter(({ id: old }) => !changed.has(old)), ...unions],
  };
};

describe("adding a relative", () => {
  it("puts two parents and a sibling into one family", () => {
    const family = add(add(add(alone, "mother", "ma"), "father", "pa"), "sibling", "sis");
    expect(family.unions).toMatchObject([
      { partners: ["ma", "pa"], children: [{ id: "me" }, { id: "sis" }] },
    ]);
    expect(family.people.map(({ gender }) => gender)).toEqual(["", "female", "male", ""]);
  });

  it("gives a child to the parent who is named, or to nobody else", () => {
    const two = add(add(alone, "partner", "first"), "partner", "second");
    const [first] = two.unions;
    const childOf = (home: string | undefined) =>
      withRelative(two, { of: "me", kind: "child", person: emptyPerson("son"), ...(home ? { home } : {}) });
    expect(childOf(first?.id).unions).toMatchObject([{ id: first?.id, children: [{ id: "son" }] }]);
    expect(childOf(nobodyElse).unions).toMatchObject([{ partners: ["me"], children: [{ id: "son" }] }]);
  });

  it("gives a child to the partner that there is, and a second partner a family of their own", () => {
    const family = add(add(add(alone, "child", "son"), "partner", "first"), "partner", "second");
    expect(family.unions).toMatchObject([
      { partners: ["me", "first"], children: [{ id: "son" }] },
      { partners: ["me", "second"], children: [] },
    ]);
  });

  it("lets a third parent be one too", () => {
    const family = add(add(add(alone, "mother", "a"), "mother", "b"), "father", "c");
    expect(family.unions.map(({ partners }) => partners)).toEqual([["a", "b"], ["c"]]);
  });

  it("keeps how somebody belongs, and a stepfather beside the parents by birth", () => {
    const family = add(add(alone, "mother", "ma"), "father", "second", "step");
    const whole = add(add(family, "father", "pa"), "sibling", "sis", "adopted");
    expect(whole.unions).toMatchObject([
      { partners: ["second"], children: [{ id: "me", kind: "step" }] },
      {
        partners: ["ma", "pa"],
        children: [
          { id: "me", kind: "birth" },
          { id: "sis", kind: "adopted" },
        ],
      },
    ]);
  });
});
