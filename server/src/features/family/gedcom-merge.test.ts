import { newPerson, newUnion } from "@saga/contract/family-blanks";
import { expect, it } from "vitest";
import { startSaga } from "../../../test/test-saga.ts";
import { matchesOf, mergedInto } from "./gedcom-merge.ts";

const person = (id: string, name: string, born = "", more = {}) => newPerson({ id, name, born, ...more });
const namesOf = (own: ReturnType<typeof person>[], file: ReturnType<typeof person>[]) =>
  matchesOf({ people: own, unions: [] }, { people: file, unions: [] }).map(({ own, other, isSure }) => [
    own.id,
    other.id,
    isSure,
  ]);

it("who has the same name and year is the same, who has another year or sex is not, and of two nobody is taken", () => {
  const own = [person("a", "Elsa Berg", "1925"), person("b", "Karl Berg"), person("c", "Åke Berg", "1900")];
  const file = [
    person("1", "ELSA BERG", "3 MAY 1925"),
    person("2", "Karl Berg", "1921"),
    person("3", "Åke Berg", "1901"),
  ];
  expect(namesOf(own, file)).toEqual([
    ["a", "1", true],
    ["b", "2", false],
  ]);
  expect(namesOf([...own, person("d", "Karl Berg")], file.slice(1, 2))).toEqual([]);
  const woman = person("e", "Kim Berg", "1950", { gender: "female" });
  expect(namesOf([woman], [person("4", "Kim Berg", "1950", { gender: "male" })])).toEqual([]);
});

it("what stands stays, what is missing comes, and nobody and no couple is there twice", () => {
  const elsa = person("a", "Elsa Berg", "1925", { bio: "Ours." });
  const child = person("b", "Erik Berg", "1950");
  const own = { people: [elsa, child], unions: [newUnion({ id: "u", partners: ["a"], children: ["b"] })] };
  const file = {
    people: [
      person("1", "Elsa Berg", "3 MAY 1925", { bio: "Theirs.", occupation: "Baker" }),
      person("2", "Karl Berg", "1921"),
      person("3", "Erik Berg", "1950"),
      person("4", "Anna Berg", "1952"),
    ],
    unions: [newUnion({ id: "v", partners: ["1", "2"], children: ["3", "4"], from: "1946" })],
  };
  const { people, unions } = mergedInto(own, file, matchesOf(own, file));
  expect(people.map(({ id }) => id)).toEqual(["a", "b", "2", "4"]);
  expect(people[0]).toMatchObject({ born: "1925", bio: "Ours.", occupation: "Baker" });
  expect(unions).toHaveLength(1);
  expect(unions[0]).toMatchObject({ id: "u", partners: ["a", "2"], from: "1946" });
  expect(unions[0]?.children.map(({ id }) => id)).toEqual(["b", "4"]);
});

it("a file that comes twice adds nobody twice, unless somebody says they are not the same; Undo takes it back", async () => {
  const saga = await startSaga();
  const anna = await saga.join("anna@example.org");
  const text =
    "0 HEAD\n0 @I1@ INDI\n1 NAME Elsa /Berg/\n1 BIRT\n2 DATE 1925\n0 @I2@ INDI\n1 NAME Erik /Berg/\n1 BIRT\n2 DATE 1950\n0 @F1@ FAM\n1 WIFE @I1@\n1 CHIL @I2@\n0 TRLR\n";
  const send = async (more: string) => {
    const id = crypto.randomUUID();
    const sent = await anna.request(`/api/family/gedcom?id=${id}${more}`, { method: "POST", body: text });
    return (await sent.json()) as { matches: { id: string; name: string; is_sure: boolean }[] };
  };
  const people = async () => (await anna.call("getFamily", {})).people.length;
  expect((await send("&keep=1")).matches).toEqual([]);
  const { matches } = await send("");
  expect(matches).toMatchObject([
    { name: "Elsa Berg", is_sure: true },
    { name: "Erik Berg", is_sure: true },
  ]);
  await send("&keep=1&join=1");
  expect([await people(), (await anna.call("getFamily", {})).unions.length]).toEqual([2, 1]);
  await send(`&keep=1&join=1&apart=${matches[1]?.id}`);
  expect(await people()).toBe(3);
  await anna.call("undoFamily", {});
  expect(await people()).toBe(2);
});
