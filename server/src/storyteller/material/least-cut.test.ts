import { describe, expect, it } from "vitest";
import type { Language } from "#language/packs.ts";
import { asksForSilence } from "./left-out.ts";
import { tellingOf } from "./tellings.ts";

const left = (language: Language, text: string, ...names: string[]): string =>
  tellingOf(text, {
    language,
    matters: names.map((words) => ({ words, stems: [], isNotAsked: true })),
    known: new Set(["Annika", "Alison", "Ida", "Peter"]),
  });

describe("somebody who is not talked about", () => {
  it.each([
    [
      "en",
      "There's two children, Peter in Leeds on the buses, and a daughter, and I don't talk about Marian, so don't ask me. Peter plays the trombone.",
      "There's two children, Peter in Leeds on the buses, and a daughter. Peter plays the trombone.",
    ],
    [
      "en",
      "I married him in the March, and it sleeted. We'd Alison in sixty-eight and Kenneth in seventy-one. I'll not be talking about Kenneth, so don't ask.",
      "I married him in the March, and it sleeted. We'd Alison in sixty-eight.",
    ],
    [
      "sv",
      "Han dog i lungsäcken. Vi hade två barn, Annika och Lasse. Annika bor i Borås. Lasse pratar jag inte om.",
      "Han dog i lungsäcken. Vi hade två barn. Annika bor i Borås.",
    ],
  ] as const)("is cut out with as little as may be (%s): %s", (language, said, told) => {
    expect(left(language, said, "Marian", "Kenneth", "Lasse")).toBe(told);
  });

  it("takes the sentence along where its beginning would still speak of them", () => {
    const said =
      "La Wilma usciva pulita dal fango. Lì c'era il meccanico della cascina, il Piero. Del Piero io non parlo.";
    expect(left("it", said, "Piero")).toBe("La Wilma usciva pulita dal fango.");
  });

  it("takes the sentence along where the answer asks that something be left out", () => {
    const said =
      "We ate on the step, and Kenneth sang. Leave that out. The pig was called Winston whatever it was, every year.";
    expect(left("en", said, "Kenneth")).not.toContain("step");
  });
});

it("what somebody in the story said is no wish to leave it out", () => {
  const said =
    "Kniven åkte in under bänken. Och vet du vad Hallgren sa, trafikmästaren? Inte ett ord om kniven. Han drog mig fjorton och femti på lönen.";
  expect(left("sv", said)).toBe(said);
});

it("an answer keeps what was asked back where it names what follows", () => {
  expect(left("sv", "Vanten? Den är liten. Morsan letade efter den hela vintern.")).toContain("Vanten? Den");
});

it("is named where the teller only says that there is somebody, and asks not to be asked in the same breath", () => {
  expect(
    left(
      "en",
      "We'd Alison in sixty-eight. And there's Kenneth, out in Calgary, and don't ask me about Kenneth.",
      "Kenneth",
    ),
  ).toBe("We'd Alison in sixty-eight. And there's Kenneth, out in Calgary.");
  expect(
    left(
      "en",
      "We'd Alison in sixty-eight. There was Kenneth, who drank, and don't ask me about Kenneth.",
      "Kenneth",
    ),
  ).toBe("We'd Alison in sixty-eight.");
});

it.each<[Language, string]>([
  [
    "en",
    "The other glove was on his hand yet. Mum never said a word to me. Not then, not after. Not one word.",
  ],
  [
    "sv",
    "Den andra vanten satt på handen. Mor sa ingenting till mig. Varken då eller sedan. Inte ett ord till mig.",
  ],
  [
    "it",
    "L'altro guanto era sulla mano. La mamma non mi ha detto niente. Né allora, né dopo. Nemmeno una parola.",
  ],
  ["pl", "Ta druga na ręce była. Mama nic mnie nie powiedziała. Ani wtedy, ani potem. Ani słowa."],
])("that somebody never said a word is told, and is no wish for silence (%s): %s", (language, said) => {
  expect(left(language, said)).toBe(said);
  expect(asksForSilence(said, language)).toBe(false);
});

it.each<[Language, string]>([
  ["sv", "Hon tog pengarna ur burken. Mor sa ingenting till henne. Inte ett ord om det."],
  ["it", "Prese i soldi dalla scatola. La mamma non le disse niente. Nemmeno una parola di questo."],
  ["pl", "Wzięła pieniądze z puszki. Mama nic jej nie powiedziała. O tym ani słowa."],
  ["pl", "Wzięłam pieniądze z puszki. Ja nikomu nic nie powiedziała. Ani słowa."],
  ["pl", "Wzięłam pieniądze z puszki, i wisiały u nas firanki. Ani słowa."],
])("not a word of that is a wish, though somebody kept silent (%s): %s", (language, said) => {
  expect(asksForSilence(said, language)).toBe(true);
});

/** What stands before a limit in one sentence with it, the limit, and what is said on of it and after. */
const winters: Record<Language, { stem: string; told: string; limit: string; after: string }> = {
  en: {
    stem: "wint",
    told: "Because Ted died in the October of eighty-six",
    limit: ", and then came the winter, and about that winter don't ask me. Not now, not sideways.",
    after: "In eighty-seven I left the mill, after twenty-nine years at the looms.",
  },
  sv: {
    stem: "vinter",
    told: "För Edvin dog i oktober åttiosex",
    limit: ", och sen kom vintern, och om den vintern vill jag inte prata. Varken nu eller senare.",
    after: "Åttiosju slutade jag på väveriet, efter tjugonio år vid vävstolarna.",
  },
  it: {
    stem: "invern",
    told: "Perché Edo è morto nell'ottobre dell'ottantasei",
    limit: ", e poi venne l'inverno, e di quell'inverno non mi chieda niente. Né adesso, né dopo.",
    after: "Nell'ottantasette lasciai la filanda, dopo ventinove anni ai telai.",
  },
  pl: {
    stem: "zim",
    told: "Bo Edek umarł w październiku osiemdziesiątego szóstego",
    limit: ", a potem była zima, i o tę zimę proszę nie pytać. Ani teraz, ani bokiem.",
    after: "W osiemdziesiątym siódmym z Fast odeszłam, po dwudziestu dziewięciu latach przy krosnach.",
  },
};

it.each(Object.keys(winters) as Language[])(
  "a death in the clause before a limit stands, and nothing of the limit, in %s",
  (language) => {
    const { stem, told, limit, after } = winters[language];
    const winter = [{ words: "", stems: [stem], isNotAsked: true }];
    const rules = { language, isExact: true };
    for (const limits of [
      { ...rules, matters: winter },
      // They came back to another winter since, and the asking itself is no telling.
      { ...rules, matters: [], asked: winter },
    ]) {
      expect(tellingOf(`${told}${limit} ${after}`, limits)).toBe(`${told}. ${after}`);
    }
  },
);

it("nothing stands of a sentence that is of the limit from its beginning", () => {
  const winter = [{ words: "", stems: ["wint"], isNotAsked: true }];
  const said = "That winter I sat in the dark, and the winter after, and about those winters don't ask me.";
  expect(tellingOf(said, { language: "en", matters: [], asked: winter, isExact: true })).toBe("");
});
