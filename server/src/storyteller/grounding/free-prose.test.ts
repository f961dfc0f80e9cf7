import { describe, expect, it } from "vitest";
import type { Language } from "#language/packs.ts";
import type { Known } from "../story.ts";
import { asShown, namedPlace } from "../text/as-said.ts";
import { toldOf } from "../told.test-suite.ts";
import { checkGrounding, type GroundingFault } from "./grounding.ts";

const teller: Record<Language, string> = {
  en: "Ada Moro Addie",
  sv: "Ada Moro",
  it: "Ada Moro",
  pl: "Ada Moro",
};

const faultsOf = (language: Language, answer: string, text: string, people: Known[] = []): GroundingFault[] =>
  checkGrounding({
    sentences: [{ text, sources: [{ interview_id: "one", message_id: "m0" }] }],
    told: toldOf([answer]),
    language,
    profileNames: [teller[language]],
    people,
  }).flatMap(({ reasons }) => reasons);

describe("a story in free prose", () => {
  it.each<[string, Language, string, string, string, GroundingFault]>([
    [
      "tells an exception beside what is denied",
      "en",
      "I'm Edith, but nobody's called me Edith since the christening bar the doctor.",
      "Nobody has called her Edith since the christening, bar the doctor.",
      "She was called Edith since the christening.",
      "changed_negation",
    ],
    [
      "says without what was never done",
      "en",
      "He just sat down on the floor and peeled an apple. Never said a word.",
      "He sat down on the floor and peeled an apple without a word.",
      "He did not peel an apple without a word.",
      "changed_negation",
    ],
    [
      "says without what was never done",
      "sv",
      "Han satt på golvet och skalade ett äpple. Aldrig ett ord till oss.",
      "Han satt på golvet och skalade ett äpple utan ett ord.",
      "Han skalade inte ett äpple, och satt inte på golvet.",
      "changed_negation",
    ],
    [
      "says without what was never done",
      "it",
      "Si sedette per terra e sbucciò una mela. Mai una parola.",
      "Si sedette per terra e sbucciò una mela senza una parola.",
      "Non sbucciò una mela.",
      "changed_negation",
    ],
    [
      "says without what was never done",
      "pl",
      "Usiadł na podłodze i obierał jabłko. Ani słowa nie powiedział.",
      "Usiadł na podłodze i obierał jabłko bez słowa.",
      "Nie obierał jabłka.",
      "changed_negation",
    ],
    [
      "takes over a whole clause beside which something is denied",
      "en",
      "You couldn't hear it, mind, not over looms, you could only see it.",
      "Over the looms you could only see it.",
      "Over the looms you could hear it.",
      "changed_negation",
    ],
    [
      "says what one answer asserts and another denies of somebody else",
      "en",
      "He'd paid no fare for it. He walks in at ten and he says, she paid her fare.",
      "“She paid her fare,” he said.",
      "At ten he paid no mind to her fare and never walked in.",
      "changed_negation",
    ],
    [
      "says nothing for nowt, and nobody else's anything",
      "en",
      "Auntie Nellie came every day with a jug. She didn't say owt. Everyone else said you're young.",
      "Auntie Nellie said nothing.",
      "Auntie Nellie did not come every day with a jug.",
      "changed_negation",
    ],
    [
      "says nothing for nowt",
      "en",
      "There's a boiler for tea, so they have hot water with nowt in it.",
      "They had hot water with nothing in it.",
      "There was no boiler for tea.",
      "changed_negation",
    ],
    [
      "takes of a clause what stands before its denial",
      "en",
      "Ron paid it, the twopence. He were meant to be collecting it not paying it.",
      "Ron, who was meant to be collecting it, paid it.",
      "Ron did not pay the twopence, and was collecting.",
      "changed_negation",
    ],
    [
      "takes a refusal for the denial that it is",
      "en",
      "He asked me four times to marry him, and I never would marry him.",
      "He asked her four times to marry him, and she refused.",
      "He asked her four times, and she married him.",
      "changed_negation",
    ],
    [
      "hears no denial in until when",
      "pl",
      "Kurę trzymałam w kuchni, póki jej sąsiadce nie oddałam.",
      "Kurę trzymała w kuchni, a potem oddała ją sąsiadce.",
      "Kury nie trzymała w kuchni.",
      "changed_negation",
    ],
    [
      "leaves the hedge of another number alone",
      "en",
      "I was there from 69 while it shut, eighty-four or so, and I never took a cold in all that time.",
      "She never took a cold in all that time.",
      "It shut in eighty-four.",
      "dropped_hedge",
    ],
    [
      "leaves the hedge of another clause alone",
      "en",
      "He went to Hamilton, Ontario, steelworks, he could have had soot at home.",
      "He went to the steelworks of Hamilton, Ontario.",
      "He had soot at home.",
      "dropped_hedge",
    ],
    [
      "calls a parent by another word, and a year in full",
      "en",
      "Me dad went in 71 with his chest. And me mam in 79, in June, in the front room.",
      "Her father died in 1971, and her mother in June 1979, in the front room.",
      "Her brother died in 1971.",
      "changed_kinship",
    ],
    [
      "calls a parent by another word",
      "sv",
      "Pappa tjärade båten varje maj, och mamma kokade kaffe.",
      "Fadern tjärade båten varje maj.",
      "Modern tjärade båten varje maj.",
      "changed_kinship",
    ],
    [
      "calls a parent by another word",
      "it",
      "Babbo lavorava alla sega, e la mamma incollava i mantici.",
      "Il padre lavorava alla sega.",
      "La madre lavorava alla sega.",
      "changed_kinship",
    ],
    [
      "calls a parent by another word",
      "pl",
      "Tata ładował wagony na stacji, a mama gotowała zupę.",
      "Ojciec ładował wagony na stacji.",
      "Matka ładowała wagony na stacji.",
      "changed_kinship",
    ],
    [
      "has a verb in another form",
      "en",
      "They took him off and Ron signed something. I wasn't told.",
      "Nobody told her where he had been taken.",
      "Nobody told her where he had been buried.",
      "unsupported_content",
    ],
    [
      "has a verb in another form",
      "sv",
      "Hon for hem till Vasa.",
      "Sedan reste hon hem till Vasa.",
      "Sedan gifte hon sig i Vasa.",
      "unsupported_content",
    ],
    [
      "turns a told relation round",
      "en",
      "Shazia lives next door. Her grandad were Mr Akhtar, he came on nights.",
      "Next door lives Shazia, Mr Akhtar's granddaughter.",
      "Next door lives Shazia, Mr Akhtar's wife.",
      "changed_kinship",
    ],
  ])("%s (%s)", (_, language, answer, fair, invented, fault) => {
    expect(faultsOf(language, answer, fair)).toEqual([]);
    expect(faultsOf(language, answer, invented)).toContain(fault);
  });

  it("leaves to who reads the answers what somebody is of whom nothing is told", () => {
    const answer = "There were me mother and our Donald and me in one bed, top to tail.";
    const text = "Addie, her mother and her brother Donald slept in one bed, top to tail.";
    expect(faultsOf("en", answer, text)).toEqual([]);
    expect(faultsOf("en", answer, text, [{ name: "Donald", who: "friend" }])).toContain("changed_kinship");
    expect(faultsOf("en", answer, text, [{ name: "Donald", who: "cousin" }])).toContain("changed_kinship");
    expect(faultsOf("en", answer.replace("our Donald", "our lodger Donald"), text)).toContain(
      "changed_kinship",
    );
  });

  it("quotes what was said, and not the name that the answer was given in the place of a pronoun", () => {
    const said = "Oh, it drove me up the wall. He hummed shaving. He hummed to the pigeons.";
    const text = said.replace("He hummed shaving", "Ron hummed shaving");
    const named = namedPlace(said, text);
    expect(named).not.toBeNull();
    const told = toldOf([text], () => (named ? { named } : {}));
    const reasonsFor = (sentence: string): GroundingFault[] =>
      checkGrounding({
        sentences: [{ text: sentence, sources: [{ interview_id: "one", message_id: "m0" }] }],
        told,
        language: "en",
        profileNames: [teller.en],
      }).flatMap(({ reasons }) => reasons);
    expect(reasonsFor("“Ron hummed shaving. He hummed to the pigeons.”")).toEqual(["altered_quote"]);
    expect(reasonsFor("“He hummed shaving. He hummed to the pigeons.”")).toEqual([]);
    expect(reasonsFor("Ron hummed shaving, and “hummed to the pigeons”.")).toEqual([]);
    expect(asShown(text, told[0]?.named)).toContain("He (Ron) hummed shaving.");
  });

  it("has a quotation begin with a capital that began with none, and no word of it changed", () => {
    const answer = "And I said to him, you use too much nutmeg.";
    expect(faultsOf("en", answer, "“You use too much nutmeg,” she said.")).toEqual([]);
    expect(faultsOf("en", answer, "“You use too much sugar,” she said.")).toContain("altered_quote");
  });
});
