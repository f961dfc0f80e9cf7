import { expect, it } from "vitest";
import { factWords, sourcesOf } from "./told-words.ts";

const basil = {
  kind: "person",
  relation: "brother",
  side: "",
  name: "Basil",
  date: "",
  place: "",
  teller: "Winifred",
} as const;

it("says what was told in one line, to the teller and to others", () => {
  expect(factWords(basil, false)).toBe("Basil, Winifred's brother");
  expect(factWords(basil, true)).toBe("Basil, your brother");
  const born = {
    ...basil,
    kind: "born",
    relation: "self",
    name: "",
    date: "1943",
    place: "Sandy Bay",
  } as const;
  expect(factWords(born, true)).toBe("You were born in 1943, Sandy Bay");
  expect(factWords({ ...born, date: "ABT 1943", place: "" }, false)).toBe("Winifred was born about 1943");
  const died = { ...basil, kind: "died", relation: "mother", name: "", date: "1979" } as const;
  expect(factWords(died, false)).toBe("Winifred's mother died in 1979");
  const married = {
    ...basil,
    kind: "married",
    relation: "partner",
    name: "Tubby",
    date: "3 MAY 1962",
  } as const;
  expect(factWords(married, false)).toBe("Winifred and Tubby married on May 3, 1962");
  const moved = { ...born, kind: "moved", place: "Leeds", date: "" } as const;
  expect(factWords(moved, false)).toBe("Winifred moved to Leeds");
  const gran = { ...basil, relation: "grandmother", side: "mother", name: "Ada" } as const;
  expect(factWords(gran, false)).toBe("Ada, Winifred's grandmother, on the mother's side");
});

it("finds the sources of a person with those of the marriages and moves", () => {
  const source = (record: string) => ({ ...basil, life: "her", record, said: [] });
  const family = {
    sources: ["me", "wedding", "leeds", "other"].map(source),
    unions: [{ id: "wedding", partners: ["me", "you"] }],
    events: [
      { id: "leeds", person: "me" },
      { id: "hull", person: "you" },
    ],
  };
  expect(sourcesOf({ id: "me" }, family).map(({ record }) => record)).toEqual(["me", "wedding", "leeds"]);
});
