import { describe, expect, test } from "vitest";
import { type Language, packs } from "#language/packs.ts";
import { asidesIn } from "./asides.ts";
import type { Beside } from "./talk-beside.ts";

const besideIn = (language: Language, text: string): Beside | null => {
  const { asides, hearing } = packs[language];
  return asidesIn(text, { signs: asides.signs, hearing })?.beside ?? null;
};

/** A telling long enough that words in it sound like talk. */
const longer: Record<Language, string> = {
  en: "There were forty of us in the shed and the lamps were lit by six in the morning, and my sister sat opposite with her hair in a net and sang all the winter through.",
  it: "Eravamo in quaranta nello stanzone e si dormiva sui sacchi di paglia, e la mattina alle cinque era già ora di andare, con il cappello e le calze vecchie senza piede.",
  sv: "Vi var fyrtio stycken i hallen och lamporna tändes klockan sex på morgonen, och min syster satt mitt emot med håret i nät och sjöng hela vintern igenom utan att tröttna.",
  pl: "Było nas czterdzieści w tej hali i lampy paliły się już o szóstej rano, a moja siostra siedziała naprzeciwko z włosami w siatce i śpiewała całą zimę bez przerwy od rana do wieczora.",
};

describe("in a long telling", () => {
  test.each<[Language, string]>([
    ["en", "At the factory I was Mrs Pugh to my face and I'll not tell you what behind."],
    ["en", "He said I thought you'd been in a fight, and I thought I'd best not ask who won."],
    ["it", "Io la prima volta non ci volevo entrare, urlavo come un maiale, perché era acqua."],
    ["sv", "Det är Moa, sonflickan, som har satt upp det här åt mig."],
  ])("%s: words of the telling refuse nothing and keep nothing out: %s", (language, sentence) => {
    const beside = besideIn(language, `${longer[language]} ${sentence}`);
    expect([beside?.refuses ?? null, beside?.keepsOut ?? [], beside?.letsIn ?? false]).toEqual([
      null,
      [],
      false,
    ]);
  });

  test.each<[Language, string, keyof Beside]>([
    ["en", "If this gets wrote down, I want his name in it in full.", "letsIn"],
    ["en", "That's a daft question, that is.", "complains"],
    [
      "it",
      "Guardi, una cosa la voglio: che nella storia ci siano i nomi della mia squadra, tutti.",
      "letsIn",
    ],
    ["it", "Io Le dicevo della mano, ma va bene, il Gianni.", "complains"],
    ["sv", "Fällen och vävstolen får gärna stå i berättelsen, dom vill jag ha med.", "letsIn"],
    ["pl", "To możesz pisać, tego się nie wstydzę, każdy dawał.", "letsIn"],
    ["pl", "Dobrze, teraz daj coś wesołego, program.", "skips"],
  ])("%s: what is said to Saga is heard: %s", (language, sentence, what) => {
    expect(besideIn(language, `${longer[language]} ${sentence}`)?.[what]).toBe(true);
  });

  test("what ends it without a name leaves the telling itself alone", () => {
    expect(besideIn("it", `${longer.it} Di questo adesso basta.`)?.refuses).toEqual([]);
  });
});

test("of two things in one sentence only the refused one is refused", () => {
  const text = `I don't want to talk about Market Drayton, I want to talk about my coat. ${longer.en}`;
  expect(besideIn("en", text)?.refuses).toEqual(["Market Drayton"]);
});

test("what was refused is cut out of its sentence", () => {
  const text = `${longer.it} Ecco, di Wilma e il Piero io non parlo.`;
  expect(besideIn("it", text)?.refuses).toEqual(["Wilma e il Piero"]);
});

test("somebody who is to be cut out is heard in Polish, and so is whom nobody is told about", () => {
  const cut = `${longer.pl} Zięć Leszek to co innego, ten pił i siedział, ale to proszę wyciąć, o Leszku.`;
  expect(besideIn("pl", cut)?.keepsOut).toHaveLength(1);
  const refused = `${longer.pl} Ale o stryju Wacku to ja nie mówię.`;
  expect(besideIn("pl", refused)?.refuses).toEqual(["stryju Wacku"]);
});

test("a wish to keep something out covers all that it introduces", () => {
  const told = "I packed the brown case. I had a teacake at the station.";
  const [wish] =
    besideIn("en", `Gingerbread. I'll tell you this and it's between us, it's not to go to Susan. ${told}`)
      ?.keepsOut ?? [];
  expect(wish?.lines.join(" ")).toContain(told);
});

test.each<[Language, string, string]>([
  ["en", "Did you at least hear that it's not to go to the children?", "kept"],
  ["en", "Is it between us or isn't it?", "kept"],
  ["it", "Senta, ma Lei, quando io parlo, Le fa qualcosa?", "mind"],
  ["it", "Lei sente qualcosa o no?", "mind"],
  ["pl", "Tobie to się co przypomina po nocy, czy ciebie wyłączają jak lodówkę?", "mind"],
  ["en", "Is it you that reads it or somebody else?", "reader"],
  ["sv", "Vem är det förresten som läser det här sen?", "reader"],
  ["it", "La mamma cantava nella stalla. Ma chi è poi che legge tutto questo?", "reader"],
  ["pl", "Kto to właściwie potem czyta?", "reader"],
])("%s: Saga is asked: %s", (language, text, about) => {
  expect(besideIn(language, text)?.asks).toContain(about);
});

test("whoever says that it will do, and then asks for another question, does not stop", () => {
  const beside = besideIn(
    "en",
    "That'll do for now. So ask us something you can get through before the bus.",
  );
  expect([beside?.stops, beside?.skips]).toEqual([false, true]);
});

test("what is not to be asked about is no wish to be asked about it", () => {
  const text = `${longer.en} I don't talk about Pendlebury, the hospital, so don't ask me about that.`;
  expect([besideIn("en", text)?.refuses, besideIn("en", text)?.wants]).toEqual([["Pendlebury"], null]);
});

test.each<[Language, string]>([
  ["en", "And do you know what the foreman said? Not a word about the cage."],
  ["sv", "Vet du vad förmannen sa då? Inte ett ord om hissen."],
])("%s: what somebody else did not say refuses nothing, and asks Saga nothing: %s", (language, sentence) => {
  const more =
    language === "en"
      ? "He docked us a shilling. So we walked home."
      : "Han drog av en krona. Vi gick hem. Det regnade.";
  const beside = besideIn(language, `${longer[language]} ${sentence} ${more}`);
  expect([beside?.refuses ?? null, beside?.asks ?? []]).toEqual([null, []]);
});

test.each<[Language, string]>([
  ["en", "Did you get her name down?"],
  ["sv", "Antecknade du namnet?"],
  ["it", "L'ha segnato il cognome?"],
  ["pl", "Zanotowała pani to nazwisko?"],
])("%s: Saga is asked whether it is written down: %s", (language, text) => {
  expect(besideIn(language, text)?.asks).toEqual(["written"]);
});

test.each<[Language, string]>([
  ["en", "He's buried at sea and all. Put that in."],
  ["en", "She should be in there with her full name, that's all I ask."],
  ["sv", "Att han står med där, med hela sitt namn, det vill jag."],
  ["it", "Che ci sia con nome e cognome, solo questo."],
  ["pl", "Niech będzie z imienia i nazwiska."],
])("%s: somebody is to stand in the story: %s", (language, text) => {
  expect(besideIn(language, text)?.letsIn).toBe(true);
});

test("what is not to hang on a wall may stand in a story", () => {
  expect(besideIn("en", "It's not to go on the wall, she said, that picture of us.")?.keepsOut ?? []).toEqual(
    [],
  );
});

test("whoever asks what Saga is, and whether it follows, asks one thing", () => {
  expect(besideIn("en", "What are you, then? Do you follow me?")?.asks).toEqual(["person"]);
});

test.each<[Language, string]>([
  [
    "en",
    "You get that down, please. When I'm gone nobody must be told he was a thief, for he never was one.",
  ],
  ["sv", "Det där ska du ta med. Annars dör jag och ingen får veta hur vaxet blandades."],
  [
    "it",
    "Questo della pece ce lo scriva, mi raccomando. Se no mi muoio e non lo sa più nessuno come si faceva.",
  ],
  ["pl", "To proszę zapisać. Jak umrę, nikt nie może się dowiedzieć z niczego innego."],
])("%s: what is to go in is no secret, though nobody would know it otherwise: %s", (language, text) => {
  const beside = besideIn(language, text);
  expect([beside?.keepsOut, beside?.letsIn]).toEqual([[], true]);
});

test.each<[Language, string, string]>([
  ["en", "Mum never said a word to me. Not then, not after. Not a word.", "Not a word of that to anybody."],
  [
    "sv",
    "Mor sa aldrig ett ord till mig. Varken då eller sedan. Inte ett ord.",
    "Inte ett ord om det till nån.",
  ],
  [
    "it",
    "La mamma non mi ha detto niente. Né allora, né dopo. Nemmeno una parola.",
    "Nemmeno una parola a nessuno di questo.",
  ],
  ["pl", "Mama nic mnie nie powiedziała. Ani wtedy, ani potem. Ani słowa.", "O tym ani słowa."],
])(
  "%s: that somebody never said a word asks for no silence, and not a word of that to anybody does",
  (language, silence, wish) => {
    expect(besideIn(language, `${longer[language]} ${silence}`)?.keepsOut ?? []).toEqual([]);
    const asked = besideIn(language, `${longer[language]} ${silence} ${wish}`);
    expect((asked?.keepsOut ?? []).length > 0 || asked?.refuses !== null).toBe(true);
  },
);
