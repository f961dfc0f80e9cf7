import type { Language } from "@saga/contract/vocabulary";
import { describe, expect, it } from "vitest";
import { sentences } from "#language/text.ts";
import { handedDownIn } from "./handed-down.ts";

const inAnswer = (text: string, language: Language = "en") =>
  handedDownIn(
    sentences(text, language).map((sentence) => sentence.text),
    language,
  ).map(({ kind, title }) => `${kind}: ${title}`);

describe("what is handed down", () => {
  it.each<[Language, string, string]>([
    [
      "en",
      "My mother used to say, 'A closed hand bakes no bread.' Helen writes it down.",
      "A closed hand bakes no bread.",
    ],
    ["en", "He used to say, feet first, salvation after.", "feet first, salvation after."],
    ["sv", "Mormor sa alltid: ”Den som spar han har.”", "Den som spar han har."],
    [
      "it",
      "Mia nonna diceva sempre: «Chi va piano va sano e va lontano».",
      "Chi va piano va sano e va lontano",
    ],
    ["pl", "Babcia zawsze mówiła: „Bez pracy nie ma kołaczy”.", "Bez pracy nie ma kołaczy"],
  ])("is what somebody used to say, in %s", (language, text, saying) => {
    expect(inAnswer(text, language)).toEqual([`saying: ${saying}`]);
  });

  it.each<[Language, string, string]>([
    [
      "en",
      "She made soda bread every day. You take a pound of flour and a pinch of salt and a spoon of soda. Then you pour in the buttermilk and stir it with a knife. It goes in a hot oven for forty minutes. My brother ate half of it.",
      "Soda bread",
    ],
    [
      "sv",
      "Till kalopsen skar hon köttet i bitar och brynte det i smör. Hon hade i två lökar, lagerblad och kryddpeppar, hällde på en liter vatten och lät det koka i två timmar.",
      "Kalopsen",
    ],
    [
      "it",
      "La torta di mele la faceva così. Tre etti di farina, due uova, un bicchiere di latte e lo zucchero, si mescola tutto e si taglia le mele a fette. Poi in forno per quaranta minuti.",
      "Torta di mele",
    ],
    [
      "pl",
      "Na pierogi brała pół kilo mąki, jedno jajko i wodę, i zagniatała ciasto. Potem gotowała ziemniaki, dodawała twaróg i smażoną cebulę.",
      "Pierogi",
    ],
  ])("is how a dish is made, in %s", (language, text, title) => {
    expect(inAnswer(text, language)).toEqual([`recipe: ${title}`]);
  });

  it.each([
    "They always said I'd gone to fasten his shoe and turned round.",
    "She always said Derek looked like yawning.",
    "Mum used to say they'd won the war and been given the desert.",
    "My mother used to say, when I was little, that we had been rich.",
    "I worked at the bakery and we baked four hundred loaves before six in the morning.",
    "We had bread and butter and eggs, and on Sundays a chicken and potatoes and cabbage.",
    "Dad grew onions, potatoes and carrots, and I cut the cabbage with him for hours.",
  ])("is not %j", (text) => {
    expect(inAnswer(text)).toEqual([]);
  });

  it("holds the recipe alone of an answer, in its exact words", () => {
    const told =
      "Nobody had money. You take two eggs and a cup of sugar, beat them, and fold in the flour. Bake it for ten minutes. Then the bell rang.";
    const [recipe] = handedDownIn(
      sentences(told, "en").map(({ text }) => text),
      "en",
    );
    expect(recipe?.words).toBe(
      "You take two eggs and a cup of sugar, beat them, and fold in the flour. Bake it for ten minutes.",
    );
  });
});
