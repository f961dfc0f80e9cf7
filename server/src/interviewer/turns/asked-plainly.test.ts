import { describe, expect, test } from "vitest";
import { fold } from "#language/fold.ts";
import { type Language, packs } from "#language/packs.ts";
import { lastIn } from "./one-teller.test-suite.ts";

const pigeons: Record<Language, string> = {
  en: "My brother kept pigeons behind the wash house. The pigeons came home every Sunday.",
  sv: "Vi hade duvor bakom tvättstugan, min bror och jag. På söndagarna flög de till Malmö.",
  it: "Tenevamo i piccioni dietro il lavatoio, mio fratello e io. La domenica volavano a Parma.",
  pl: "Trzymaliśmy gołębie za pralnią, brat i ja. W niedzielę gołębie latały nad dachami.",
};

test.each<[Language, string]>([
  ["en", "Are you going to hide it from my son, yes or no?"],
  ["en", "Will you show my sister this?"],
  ["sv", "Tänker du hålla det hemligt för min syster?"],
  ["sv", "Kommer min son att få veta det?"],
  ["it", "Lo dice a mia figlia, poi?"],
  ["it", "Lo tiene nascosto a mio fratello o no?"],
  ["pl", "Powie to pani mojej córce?"],
  ["pl", "Zachowa to pani w tajemnicy przed synem?"],
])("%s: whether it is kept from somebody is a question about who reads it: %s", (language, asked) => {
  const { text, heard } = lastIn(language, pigeons[language], asked);
  expect([heard?.intent, heard?.about]).toEqual(["asks", "reader"]);
  expect(text).toContain("Ruth");
});

test.each<[Language, string]>([
  ["en", "There was a third of us, but he is not for telling, so I'll leave it in the drawer."],
  ["en", "She asked for the recipe and I said I'd leave it out of the parcel, I'll leave it to my niece."],
])("%s: whoever leaves something somewhere does not leave: %s", (language, text) => {
  expect(lastIn(language, pigeons[language], text).heard?.intent).not.toBe("stop");
});

test.each<[Language, string]>([
  ["en", "About what? The pigeons or the wash house?"],
  ["en", "What do you mean?"],
  ["sv", "Om vad då? Duvorna eller tvättstugan?"],
  ["it", "Di che cosa? Dei piccioni o del lavatoio?"],
  ["pl", "O czym? O gołębiach czy o pralni?"],
])("%s: who asks what was meant hears it in their own words: %s", (language, asked) => {
  const { text, heard } = lastIn(language, pigeons[language], pigeons[language], asked);
  expect(heard?.intent).toBe("unclear");
  const [open] = packs[language].phrases.quotes;
  expect(text).toContain(open);
});

test("whom a complaint names is asked about by name", () => {
  const { text } = lastIn("en", pigeons.en, "You never listen. I was telling you about my cousin Edwin.");
  expect(text).toMatch(/Edwin/u);
});

describe("what is kept out is named in the teller's words, and all that was told of it stays out", () => {
  const told: Record<Language, [string, string, string]> = {
    en: [
      "I hid a suitcase in Preston once. It was under the green stairs, and nobody knew.",
      "No, that was wrong of me to tell, I see that quite well. Leave that out. All of it, Preston and the green stairs.",
      "Preston and the green stairs",
    ],
    sv: [
      "Jag gömde en väska i Lidköping en gång. Den låg under den gröna trappan, och ingen visste.",
      "Nej, det var fel av mig att berätta det, det ser jag ju nu. Stryk det. Alltihop, Lidköping och den gröna trappan.",
      "Lidköping och den gröna trappan",
    ],
    it: [
      "Una volta ho nascosto una valigia a Novara. Era sotto la scala verde, e nessuno lo sapeva.",
      "No, ho sbagliato io a raccontarlo, adesso lo vedo bene. Lo tolga. Tutto quanto, Novara e la scala verde.",
      "Novara e la scala verde",
    ],
    pl: [
      "Kupiłam kiedyś futro w Radomiu. Wisiało pod zielonymi schodami przez całą zimę, aż do Wielkanocy.",
      "O futrze mówiłam, bo tak się zgadało przy herbacie. Proszę to skreślić. Wszystko, Radom i zielone schody.",
      "Radom i zielone schody",
    ],
  };
  test.each(Object.keys(told) as Language[])("%s", (language) => {
    const [secret, wish, named] = told[language];
    const { text, keptOut } = lastIn(language, pigeons[language], secret, wish);
    expect(fold(text)).toContain(fold(named));
    expect(keptOut.find(({ message }) => message === "m1")?.words).toBe(secret);
  });
});

test.each(Object.keys(packs) as Language[])(
  "%s: words that hand back the floor do not all say that Saga listens",
  (language) => {
    const { goOnTelling, backTo, backToPlain } = packs[language].conversation;
    const said = [...goOnTelling, ...backTo, ...backToPlain].map(fold);
    expect(said.filter((one) => /listening|lyssnar|ascolto|slucham/u.test(one))).toEqual([]);
  },
);
