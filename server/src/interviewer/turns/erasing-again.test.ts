import { expect, test } from "vitest";
import { type Language, packs } from "#language/packs.ts";
import { turnsIn } from "./one-teller.test-suite.ts";

const before: Record<Language, string> = {
  en: "We ate porridge.",
  sv: "Vi åt gröt.",
  it: "Si mangiava polenta.",
  pl: "Jedliśmy kaszę.",
};

test.each<[Language, readonly string[]]>([
  [
    "sv",
    [
      "Min syster Ottilia fick ett brev från kyrkoskolan i Harbo, och jag la det i spisen innan hon såg det. Det får Nils aldrig läsa. Stryk det där om brevet, för gott, så Ruth aldrig kan läsa det.",
      '"Int", sa du? Det är väl int nå att radera, så pratar jag. Men brevet, ja. Ja. Ta bort det. Hela.',
    ],
  ],
  [
    "sv",
    [
      "Min syster Ottilia fick ett brev från kyrkoskolan i Harbo, och jag la det i spisen. Ingen får veta det.",
      "Stryk det där om brevet, för gott.",
      "Men jag HAR ju sagt till! Två gånger har jag sagt till. Radera det. För alltid.",
    ],
  ],
  [
    "sv",
    [
      "Min syster Ottilia fick ett brev från kyrkoskolan i Harbo, och jag la det i spisen. Ingen får veta det.",
      "Radera det jag berättade om Ottilia och brevet.",
      "Ja.",
    ],
  ],
  [
    "pl",
    [
      "Moja siostra Otylia miała synka z młynarzem, a nikt o tym nie wie. Proszę to usunąć na zawsze, żeby Ruth tego nie przeczytała.",
      "Jak to, przecież to Ruth przygotowała! Skasować, na zawsze, całe to o Otylii, żeby śladu nie było. Zaraz, już.",
    ],
  ],
  [
    "pl",
    [
      "Moja siostra Otylia miała synka z młynarzem, a nikt o tym nie wie. Proszę to usunąć na zawsze, żeby Ruth tego nie przeczytała.",
      "Przecież mówię. Tak. Usunąć. Wszystko o Otylii, na zawsze.",
    ],
  ],
  [
    "en",
    [
      "My sister Ottilie had a boy by the miller, and nobody knows of it. Leave that out, so Ruth can't read it.",
      "Have I not said so? Yes. Delete it. All of it about Ottilie.",
    ],
  ],
  [
    "it",
    [
      "Mia sorella Ottilia ebbe un bambino dal mugnaio, e nessuno lo sa. Lo cancelli per sempre, così la Ruth non lo legga.",
      "Ma gliel'ho detto. Sì. Cancelli tutto quello di Ottilia.",
    ],
  ],
])("whoever says it again in their own way has said yes, in %s: %#", (language, answers) => {
  const turns = turnsIn(language, [before[language], ...answers]);
  expect(turns.at(-1)?.text).toContain(packs[language].erasing.words.done);
  expect(turns.at(-1)?.erases).toBe("m1");
});
