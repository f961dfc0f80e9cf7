import { expect, test } from "vitest";
import { type Language, packs } from "#language/packs.ts";
import { play, saysGone, turnsIn } from "../one-teller.test-suite.ts";

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
  expect(turns.at(-1)?.text).toMatch(saysGone(language));
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

const asksBeside: Record<Language, string> = {
  en: "Yes. Yes, the whole lot, delete it. It's a shame about the rain, but I can tell you the rain again. What's these safety copies, then? Can Callum get at them?",
  sv: "Ja. Ja, alltihop, radera det. Det är synd om regnet, men det kan jag berätta igen. Vad är det för säkerhetskopior? Kommer Kalle åt dem?",
  it: "Sì. Sì, tutto quanto, lo cancelli. Peccato per la pioggia, ma quella gliela racconto un'altra volta. E che copie sono queste? Carlo ci arriva?",
  pl: "Tak. Tak, wszystko, proszę to usunąć. Szkoda tego deszczu, ale deszcz opowiem jeszcze raz. A co to za kopie? Karol się do nich dostanie?",
};

test.each(Object.keys(packs) as Language[])(
  "a yes and a command are a yes, whatever is asked beside them, and who keeps safety copies is said, in %s",
  (language) => {
    const last = turnsIn(language, [before[language], ...confided[language], asksBeside[language]]).at(-1);
    expect(last?.erases).toBe("m1");
    expect(last?.text).toMatch(saysGone(language));
  },
);

const thatOne: Record<Language, string> = {
  en: "But yes, that one.",
  sv: "Men ja, den.",
  it: "Ma sì, quella.",
  pl: "Ale tak, tę.",
};

test.each(Object.keys(packs) as Language[])("a yes may point at what was asked about, in %s", (language) => {
  const last = turnsIn(language, [before[language], ...confided[language], thatOne[language]]).at(-1);
  expect(last?.erases).toBe("m1");
});

const twice: Record<Language, string> = {
  en: "Safety copies. You're as bad as the Vatican. How long is a while? Ah, go on, do it, yes.",
  sv: "Säkerhetskopior. Hur länge är en tid? Jo, gör det, ja.",
  it: "Copie di sicurezza. Quanto dura, un po'? Va bene, sì, lo cancelli.",
  pl: "Kopie zapasowe. Ile to jest, przez jakiś czas? No dobrze, tak, usunąć.",
};

test.each(Object.keys(packs) as Language[])("yes said twice in a breath is a yes, in %s", (language) => {
  const last = turnsIn(language, [before[language], ...confided[language], twice[language]]).at(-1);
  expect(last?.erases).toBe("m1");
});

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
  expect(turns.find(({ erases }) => erases)?.erases).toBe("m0");
});

const heardByModel = (messages: readonly string[], text: string) => ({
  intent: "delete" as const,
  acts: messages.map((message) => ({ do: "erase" as const, message })),
  move: "delete" as const,
  about: "",
  text,
});

/** A yes that is none, whatever a model made of it. */
const aside: Record<Language, string> = {
  en: "Yes, that was a hard winter, and the coal ran out in March.",
  sv: "Ja, det var en hård vinter, och kolet tog slut i mars.",
  it: "Sì, fu un inverno duro, e il carbone finì a marzo.",
  pl: "Tak, to była ciężka zima, a węgiel skończył się w marcu.",
};

const slipped: Record<Language, readonly [string, string, string]> = {
  en: [
    "I was the one who took the money out of the church box, and the curate lost his place for it. Nobody knows.",
    "Hang on. Ruth set this up, and she can read that? I want it rubbed out for good, the church box and the curate, as if I'd never opened my mouth.",
    "That's a lot of words for a yes. The one with the curate in, aye. She has been in deeper water, get shut of it.",
  ],
  sv: [
    "Det var jag som tog pengarna ur kollektbössan, och adjunkten fick gå för det. Ingen vet det.",
    "Vänta, det är ju Ruth som ordnat det här. Jag vill ha det raderat för gott, det om kollektbössan och adjunkten, som om jag aldrig sagt det.",
    "Det var många ord för ett ja. Det med adjunkten, ja. Det får gå, det där.",
  ],
  it: [
    "I soldi della cassetta in chiesa li presi io, e il curato perse il posto. Nessuno lo sa.",
    "Ma questo lo ha preparato la Ruth. Voglio che sia cancellato per sempre, la cassetta e il curato, come se non avessi parlato.",
    "Quante parole per un sì. Quella del curato, sì. Che se ne vada pure.",
  ],
  pl: [
    "To ja wzięłam pieniądze ze skarbonki w kościele, a wikary stracił przez to posadę. Nikt o tym nie wie.",
    "Zaraz, to przecież Ruth przygotowała. Chcę, żeby to usunąć na zawsze, skarbonkę i wikarego, jakbym nic nie mówiła.",
    "Dużo słów jak na jedno tak. Ta z wikarym, tak. Niech idzie.",
  ],
};

test.each(Object.keys(packs) as Language[])(
  "a yes among other words deletes what a model heard it for, and what asked for it goes along, in %s",
  (language) => {
    const [secret, request, yes] = slipped[language];
    const answers = [before[language], secret, request, yes];
    const asking = { 2: heardByModel(["m1", "m2"], "Oh."), 3: heardByModel(["m1", "m2"], "Oh.") };
    const [asked, done] = play(language, answers, { choices: asking }).slice(-2);
    expect(asked?.confirm).toBeDefined();
    expect(asked?.erases).toBeUndefined();
    expect(done).toMatchObject({ erases: "m1", erasesToo: expect.arrayContaining(["m2"]) });
    expect(done?.text).toMatch(saysGone(language));
    // What else was told stays, though a model names it as well.
    const both = { ...asking, 3: heardByModel(["m1", "m2", "m0"], "Oh.") };
    expect(play(language, answers, { choices: both }).at(-1)?.erasesToo).not.toContain("m0");
    // Neither hears it alone.
    const { 2: only } = asking;
    expect(play(language, answers, { choices: { 2: only } }).at(-1)?.erases).toBeUndefined();
    const telling = play(language, [...answers.slice(0, 3), aside[language]], { choices: asking }).at(-1);
    expect(telling?.erases, aside[language]).toBeUndefined();
  },
);

const two: Record<Language, readonly [first: string, second: string, yes: string]> = {
  en: [
    "My sister Ottilie took the money out of the church box, and the curate lost his place for it. Nobody knows.",
    "And my sister Ottilie had a boy by the miller before the money, in the loft at Harrow Mill, and gave him to the nuns. Delete that for good.",
    "That's a lot of words for a yes. The one with the curate in, aye. Get shut of it.",
  ],
  sv: [
    "Min syster Ottilia tog pengarna ur kollektbössan, och adjunkten fick gå för det. Ingen vet det.",
    "Och min syster Ottilia fick en pojke med mjölnaren före pengarna, på loftet i Harbo, och gav honom till nunnorna. Radera det för gott.",
    "Det var många ord för ett ja. Det med adjunkten, ja. Det får gå, det där.",
  ],
  it: [
    "Mia sorella Ottilia prese i soldi della cassetta in chiesa, e il curato perse il posto. Nessuno lo sa.",
    "E mia sorella Ottilia prima dei soldi ebbe un bambino dal mugnaio, nel fienile di Cembra, e lo diede alle suore. Lo cancelli per sempre.",
    "Quante parole per un sì. Quella del curato, sì. Che se ne vada pure.",
  ],
  pl: [
    "Moja siostra Otylia wzięła pieniądze ze skarbonki w kościele, a wikary stracił posadę. Nikt o tym nie wie.",
    "A moja siostra Otylia przed tymi pieniędzmi miała synka z młynarzem, na strychu w Harbowie, i oddała go zakonnicom. Proszę to usunąć na zawsze.",
    "Dużo słów jak na jedno tak. Ta z wikarym, tak. Niech idzie.",
  ],
};

test.each(Object.keys(packs) as Language[])("one yes deletes one secret of two, in %s", (language) => {
  const [first, second, yes] = two[language];
  const choices = { 2: heardByModel(["m1", "m2"], "Oh."), 3: heardByModel(["m1", "m2"], "Oh.") };
  const done = play(language, [before[language], first, second, yes], { choices }).at(-1);
  expect(done?.erases).toBe("m1");
  expect(done?.erasesToo ?? []).not.toContain("m2");
});
