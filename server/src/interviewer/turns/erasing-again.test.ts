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

const doubts: Record<Language, readonly string[]> = {
  en: ["Yes. Wait a moment.", "Yes. Let me think.", "I wish it gone, that pain in me hip."],
  sv: ["Och...", "Ja. Vänta lite.", "Jag ville bort därifrån när mor hade dött, och det blev Göteborg."],
  it: ["Mi levi una curiosità.", "Levare le patate era il mio lavoro, da bambina."],
  pl: ["Zaraz, zaraz.", "Tak. Muszę pomyśleć.", "Wszystko spalić kazali, całą wieś, i stodołę."],
};

const confided: Record<Language, readonly string[]> = {
  en: [
    "I was the one who took the money out of the church box, and the curate lost his place for it.",
    "Delete that for good, please.",
  ],
  sv: [
    "Min syster Ottilia fick ett brev, och jag la det i spisen. Ingen får veta det.",
    "Radera det för alltid, snälla.",
  ],
  it: [
    "Mia sorella Ottilia ebbe un bambino dal mugnaio. Che nessuno lo sappia.",
    "Lo cancelli per sempre, per favore.",
  ],
  pl: ["Moja siostra Otylia miała synka z młynarzem, a nikt o tym nie wie.", "Proszę to usunąć na zawsze."],
};

test.each(Object.keys(packs) as Language[])(
  "doubt, hesitation and what is told delete nothing, in %s",
  (language) => {
    const asked = turnsIn(language, [before[language], ...confided[language]]).at(-1);
    expect(asked?.confirm).toBeDefined();
    for (const reply of doubts[language]) {
      const last = turnsIn(language, [before[language], ...confided[language], reply]).at(-1);
      expect(last?.erases, reply).toBeUndefined();
    }
  },
);

test("of an answer that is told while deleting is spoken of, nothing goes with what is deleted", () => {
  const told =
    "När mor hade dött blev det tyst i huset. Jag ville bort därifrån. Jag var sjutton år och hade en kappsäck av papp, och far stod vid grinden och sa ingenting alls.";
  const turns = turnsIn("sv", [
    before.sv,
    ...confided.sv,
    told,
    "Radera det om Ottilia och brevet för alltid.",
    "Ja.",
  ]);
  expect(turns.at(-1)?.erases).toBe("m1");
  expect(turns.at(-1)?.erasesToo).not.toContain("m3");
});

test("what was told, and is in stories yet, is asked about before the answer that asks for it to go", () => {
  const turns = turnsIn("sv", [
    "Maj satt akterut i vit klänning. Det kom ett brev från Filadelfia den hösten, och jag la det i spisen, så Maj fick vänta i två år.",
    "Dansen på Smögen var bra, och Astrid dansade med en tysk som hade träskor.",
    "Nu ångrar jag mig. Du får ta bort det, om brevet från Filadelfia och att Maj satt och väntade, så att det inte finns någonstans.",
    "Jo, det ska bort för alltid. Allt om brevet från Filadelfia och spisen.",
    "Ja, radera det.",
  ]);
  expect(turns.at(-1)?.erases).toBe("m0");
});
