import { describe, expect, it } from "vitest";
import { packs } from "#language/packs.ts";
import { emptyLedger } from "../ledger/ledger.ts";
import { notePeople } from "./people.ts";

const peopleAfter = (answers: readonly { text: string; found: { name: string; who: string }[] }[]) => {
  const draft = emptyLedger();
  for (const [at, { text, found }] of answers.entries())
    notePeople(draft, { found, message: `m${at}`, text, pack: packs.en });
  return draft.people?.map(({ name, who }) => `${name}: ${who}`);
};

describe("the people of a life", () => {
  it("are one under two names once somebody says the whole name", () => {
    const people = peopleAfter([
      { text: "I was married to a man called Muir.", found: [{ name: "Muir", who: "husband" }] },
      { text: "I told Sandy on the boat.", found: [{ name: "Sandy", who: "husband" }] },
      { text: "Sandy Muir he was, an engineer.", found: [{ name: "Sandy Muir", who: "husband" }] },
    ]);
    expect(people).toEqual(["Sandy Muir: husband"]);
  });

  it("keep a father apart from the teller who has his name", () => {
    const people = peopleAfter([
      { text: "Norman Walter, after Father.", found: [{ name: "Norman Walter Hebditch", who: "teller" }] },
      { text: "Walter hauled the seine.", found: [{ name: "Walter", who: "teller's father" }] },
    ]);
    expect(people).toEqual(["Norman Walter Hebditch: teller", "Walter: teller's father"]);
  });

  it("are known by what they are called, if that begins with a small word", () => {
    const text = "The radio was that of siora Gigia upstairs.";
    expect(peopleAfter([{ text, found: [{ name: "siora Gigia", who: "a neighbour" }] }])).toEqual([
      "siora Gigia: a neighbour",
    ]);
  });

  it("stay two where a name that two bear is said again", () => {
    const people = peopleAfter([
      { text: "Hugh Kelly was deaf.", found: [{ name: "Hugh Kelly", who: "a riveter" }] },
      { text: "Declan Kelly whistled.", found: [{ name: "Declan Kelly", who: "a pest" }] },
      { text: "Kelly was over the door.", found: [{ name: "Kelly", who: "a name" }] },
    ]);
    expect(people).toEqual(["Hugh Kelly: a riveter", "Declan Kelly: a pest"]);
  });

  it("stay two where a double name begins with that of somebody else", () => {
    const people = peopleAfter([
      { text: "My sister Inga rings on Sundays.", found: [{ name: "Inga", who: "younger sister" }] },
      { text: "Inga-Lill next door bakes.", found: [{ name: "Inga-Lill", who: "the neighbour" }] },
      { text: "Inga-Lill, my sister that is, sang.", found: [{ name: "Inga-Lill", who: "a sister" }] },
    ]);
    expect(people?.slice(0, 2)).toEqual(["Inga: younger sister", "Inga-Lill: the neighbour"]);
  });
});
