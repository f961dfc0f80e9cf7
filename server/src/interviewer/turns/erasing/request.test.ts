import { describe, expect, test } from "vitest";
import { type Language, languages } from "#language/packs.ts";
import { said } from "../../../../test/rosa.ts";
import { play } from "../one-teller.test-suite.ts";

/** What is told in the same answer before it is asked for, and of the request the sentence that says what is to stay. */
const beside: Record<Language, { before: string; stays: string }> = {
  en: { before: "Twelve, we were, in that class, and one stove.", stays: "But leave the potatoes." },
  sv: { before: "Tolv var vi i klassen, och en enda kamin.", stays: "Men potatisen ska stå kvar." },
  it: { before: "Dodici eravamo, in classe, con una stufa sola.", stays: "Ma le castagne restano." },
  pl: { before: "Dwanaścioro nas było w klasie, i jeden piec.", stays: "Ale ziemniaki zostają." },
};

describe.each(languages)("of an answer that asks for a deletion, in %s", (language) => {
  const { name, gloves, secret, after, father, asks, yes } = said[language];
  const { before, stays } = beside[language];
  const cutOf = (request: string): string[] => {
    const done = play(language, [name, `${gloves} ${secret} ${after}`, father, request, yes]).at(-1);
    expect(done?.erases).toBe("m1");
    expect(done?.erasesToo).not.toContain("m3");
    return [...(done?.cutsToo?.find(({ message }) => message === "m3")?.lines ?? [])];
  };

  test("what is to stay stands, and all that asks for it or says it again goes", () => {
    const lines = cutOf(asks);
    expect(lines).not.toContain(stays);
    for (const word of asks.match(/Phyllis|Ofeli\p{L}*|chapel|kyrkböss\p{L}*|skarbonc\p{L}*/gu) ?? [])
      expect(lines.join(" ")).toContain(word);
  });

  test("what is told before it stands too", () => {
    expect(cutOf(`${before} ${asks}`)).not.toContain(before);
  });
});
