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

  it("are noted as what they are to the teller, who is nobody of them", () => {
    const people = peopleAfter([
      {
        text: "The Walter's Father. My brother Ron said so.",
        found: [
          { name: "Walter Hebditch", who: "teller's father" },
          { name: "Ron", who: "the teller's brother" },
        ],
      },
      { text: "I am Norman Walter Hebditch.", found: [{ name: "Norman Walter Hebditch", who: "teller" }] },
    ]);
    expect(people).toEqual(["Walter Hebditch: father", "Ron: brother", "Norman Walter Hebditch: teller"]);
  });

  it("are one though first told of as somebody else's mother", () => {
    const people = peopleAfter([
      { text: "It's for Janet's girl Lucy.", found: [{ name: "Janet", who: "Lucy's mother, set Saga up" }] },
      { text: "She won't look, Janet.", found: [{ name: "Janet", who: "teller's daughter, Lucy's mother" }] },
      { text: "Janet came on Friday.", found: [{ name: "Janet", who: "brought a pie" }] },
    ]);
    expect(people).toEqual(["Janet: daughter, Lucy's mother"]);
  });
});
