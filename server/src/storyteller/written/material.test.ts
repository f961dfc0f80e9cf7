import { expect, it } from "vitest";
import { toldLife } from "../../../test/told-life.ts";
import { materialOf } from "./material.ts";

const life = toldLife([
  "Nel sessantadue c'era lo sciopero, e un lunedì mattina sono passata in mezzo, a testa bassa.",
  "Mio padre è venuto a casa presto, si è seduto, ha mangiato, e alla fine non ha detto una parola.",
  "Ho sparecchiato.",
  "No.",
]).map((one, at) => ({
  ...one,
  position: 2 * at + 1,
  ...(at > 0 ? { staysOn: true, question: "E Lei, lì a tavola?" } : {}),
}));

it("gives a model an answer of a few words with its question, behind the answer that it goes on from, and none that says nothing", () => {
  const material = materialOf(life, { most: 1_000, language: "it" });
  expect(material.map(({ mark }) => mark)).toEqual(["1.1", "1.3", "1.5"]);
  expect(material[2]).toMatchObject({ text: "Ho sparecchiato.", asked: "E Lei, lì a tavola?" });
});

it("gives it no few words that go on from something closed", () => {
  const closed = life.map((one, at) => (at === 1 ? { ...one, isPrivate: true } : one));
  expect(materialOf(closed, { most: 1_000, language: "it" }).map(({ mark }) => mark)).toEqual(["1.1"]);
});
