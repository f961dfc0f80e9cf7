import { describe, expect, test } from "vitest";
import { packFor } from "#language/address.ts";
import type { Language } from "#language/packs.ts";
import { packs } from "#language/packs.ts";
import { emptyLedger } from "../interviewer.ts";
import { depthIn, halfTold } from "../ledger/progress.ts";
import { writableTopic } from "../ledger/state.ts";
import { readAnswer } from "../reading/read-answer.ts";
import { isTeller } from "./follow-up.ts";
import { tellsLoss } from "./loss.ts";
import { byThemselves, lastIn, ofName, turnsIn } from "./one-teller.test-suite.ts";
import { openSubjectOf } from "./opening.ts";
import { begin } from "./turn-frame.ts";

const ofMarriage: Record<Language, readonly string[]> = {
  en: [
    "Ambrose and I got married in Whitby in fifty-eight, in the rain, and he forgot the ring in his other coat.",
    "He kept bees and I kept the books. We were forty years together, him and me, in that house on the hill in Whitby.",
    "When I was expecting, in sixty-one, Ambrose built a cradle out of an old hive in Whitby and painted it yellow.",
    "Our eldest slept in it till sixty-three, and in Whitby they all came to see the baby in the beehive.",
  ],
  sv: [
    "Ambjörn och jag gifte oss i Kalix femtiåtta, i regn, och han glömde ringen i andra rocken.",
    "Han hade bin och jag skötte böckerna. Som gift i Kalix fick man lära sig att dela en cykel, sa han sextiett.",
    "När vi väntade barn sextiett byggde Ambjörn en vagga av en gammal bikupa i Kalix och målade den gul.",
    "Sonen sov i den till sextitre, och i Kalix kom de allihop för att se barnet i bikupan.",
  ],
  it: [
    "Io e l'Ambrogio ci siamo sposati a Feltre nel cinquantotto, sotto la pioggia, e lui si è scordato l'anello nell'altro cappotto.",
    "Lui teneva le api e io i conti. Dopo le nozze a Feltre, nel sessanta, avevamo una bicicletta in due.",
    "Quando ero incinta, nel sessantuno, l'Ambrogio ha fatto una culla con un'arnia vecchia, a Feltre, e l'ha dipinta di giallo.",
    "La bambina ci ha dormito fino al sessantatré, e a Feltre venivano tutti a vederla nell'arnia.",
  ],
  pl: [
    "Myśmy się z Ambrożym pobrali w Kłodzku w pięćdziesiątym ósmym, w deszcz, a on zapomniał obrączki w drugim płaszczu.",
    "On trzymał pszczoły, ja rachunki. Po ślubie w Kłodzku, w sześćdziesiątym, mieliśmy jeden rower na dwoje.",
    "Jak byłam w ciąży, w sześćdziesiątym pierwszym, Ambroży w Kłodzku zrobił kołyskę ze starego ula i pomalował na żółto.",
    "Córka spała w niej do sześćdziesiątego trzeciego i w Kłodzku wszyscy przychodzili oglądać dziecko w ulu.",
  ],
};

/** The same moment, as if the subject had not been asked about in it. */
const again = (moment: ReturnType<typeof begin>): ReturnType<typeof begin> => {
  writableTopic(moment.draft, "work_outline").asked = 0;
  return moment;
};

describe("what is told without its own word ticks the map:", () => {
  test.each(["en", "sv", "it", "pl"] as const)("who shared a life, in %s", (language) => {
    const turns = turnsIn(language, [ofName[language], ...ofMarriage[language]]);
    const bare = [packs[language], ...Object.values(packs[language].addressed ?? {})].flatMap(
      ({ topics }) => topics.partners_children.open,
    );
    for (const { text } of turns) expect(bare.filter((wording) => text.includes(wording))).toEqual([]);
    expect(depthIn(turns.at(-1)?.ledger ?? emptyLedger(), "partners_children")).toBeGreaterThanOrEqual(
      halfTold,
    );
  });
});

test.each(["en", "sv", "it", "pl"] as const)(
  "a subject that may have been told is asked about with room for what was told (%s)",
  (language) => {
    const moment = begin({ ledger: emptyLedger(), number: 1, language, seed: 3 });
    moment.state.words = 400;
    const { more = [], open } = packFor(packs[language], undefined).topics.work_outline;
    const asked = [...more, ...open].map(() => openSubjectOf(again(moment), "work_outline")?.text);
    expect(more).toEqual(expect.arrayContaining(asked.slice(0, more.length)));
    // Where all of those were asked, the plain ones are left.
    expect([...open, undefined]).toContain(asked[more.length]);
    expect(asked[more.length]).toBeDefined();
  },
);

describe("whoever is named in reply to a question about a relative is that relative:", () => {
  test.each([
    [
      "pl",
      "Ojciec mnie uczył strugać. Ojciec był cichy i dobry, ojca wszyscy lubili.",
      "Roman. Roman Pazdro, bednarz, z Kęt. Roman strugał przy oknie i Roman nucił.",
      /Roman(?:\?|:| —|, co)|jeszcze Roman/,
    ],
    [
      "sv",
      "Far lärde mig tälja. Far var tyst och snäll, och alla tyckte om far.",
      "Hilding hette han. Hilding Rask, tunnbindare. Hilding täljde vid fönstret och Hilding nynnade.",
      /(?:om|av|på) Hilding[.,?]|Hurdan var Hilding|Och Hilding/,
    ],
  ] as const)("%s", (language, first, second, asked) => {
    expect(lastIn(language, ofName[language], first, second).text).not.toMatch(asked);
  });
});

test.each([
  [
    "en",
    "That will do about the war. Ask me something lighter. You can have Walt, my cousin. Walt went to sea at fourteen with a goose.",
    /Walt/,
  ],
  [
    "pl",
    "O wojnie już dosyć. Proszę zapytać o Zbyszka, o kuzyna. Zbyszek poszedł na morze z gęsią pod pachą.",
    /Zbysz/,
  ],
] as const)("somebody whom the teller offers is asked about (%s)", (language, answer, asked) => {
  const before = ofMarriage[language][0] as string;
  expect(lastIn(language, ofName[language], before, answer).text).toMatch(asked);
});

describe("a death is heard", () => {
  const isLoss = (language: Language, text: string): boolean =>
    tellsLoss(
      { ...begin({ ledger: emptyLedger(), number: 1, language, seed: 3 }), number: 2 },
      readAnswer(text, language).tagged,
    );
  test.each<[Language, string]>([
    [
      "en",
      "we was all skating and laughing like anything with one pair of skates between the four of us and no gloves and then our Percy went through the ice just there by the willow and that was that",
    ],
    [
      "sv",
      "vi skrattade och åkte skridskor hela högen med ett enda par på fyra stycken och inga vantar på oss och så föll han i vattnet och de hittade honom först på tisdagen borta vid kvarnen",
    ],
    [
      "it",
      "si rideva tutti sul ghiaccio con un paio di pattini in quattro e senza guanti e neanche il berretto e poi il Tino è andato sotto vicino al salice e l'hanno trovato il martedì",
    ],
    [
      "pl",
      "śmiechu było co niemiara i wszyscyśmy jeździli na jednych łyżwach po kolei bez rękawic i bez czapek na mrozie a potem Kazik poszedł pod lód koło tamtej wierzby i wyciągnęli go dopiero nad ranem",
    ],
  ])("in speech without stops (%s)", (language, text) => expect(isLoss(language, text)).toBe(true));
  test.each<[Language, string]>([
    ["en", "He sat by that stove with his pipe until he died."],
    ["sv", "Han satt vid spisen med pipan tills han dog."],
    ["it", "Il segno gli è rimasto fino a quando è morto."],
    ["pl", "Ten znak miał na ręce, aż umarł."],
  ])("and is none where it says how long something lasted (%s)", (language, text) =>
    expect(isLoss(language, text)).toBe(false),
  );
});

describe("ordinary life is no death", () => {
  test.each<[Language, string]>([
    ["en", "My gran brought him up in Leeds."],
    ["en", "They found him a job at the gasworks, my brother."],
    ["en", "My brother talked in his sleep."],
    ["en", "My brother was out of the door and he was gone."],
    ["sv", "Min bror levde bara på potatis."],
    ["sv", "De hittade honom ett jobb, min bror."],
    ["sv", "Mamma fick somna en stund i soffan."],
    ["it", "Mio fratello se n'è andato in Germania a lavorare."],
    ["it", "Mio nonno ci ha lasciato la casa."],
    ["it", "Mio fratello, l'hanno trovato al bar."],
    ["pl", "Po wojnie straciliśmy dom, my z bratem."],
    ["pl", "Siostra wpadła pod stół."],
    ["pl", "Brat podpisał papiery i po wszystkim."],
  ])("%s: %s", (language, text) => {
    const moment = { ...begin({ ledger: emptyLedger(), number: 1, language, seed: 3 }), number: 2 };
    expect(tellsLoss(moment, readAnswer(text, language).tagged)).toBe(false);
  });
  test.each<[Language, string]>([
    ["en", "My brother, they found him in the river."],
    ["sv", "Min bror, de hittade honom i sjön."],
    ["it", "Mio fratello se n'è andato a marzo."],
    ["pl", "Brata szukali, znaleźli go w rzece."],
  ])("and a death still is one (%s: %s)", (language, text) => {
    const moment = { ...begin({ ledger: emptyLedger(), number: 1, language, seed: 3 }), number: 2 };
    expect(tellsLoss(moment, readAnswer(text, language).tagged)).toBe(true);
  });
});

test("the teller is called by a pet form, and a name that only begins alike is somebody else's", () => {
  const moment = begin({ ledger: emptyLedger(), number: 1, language: "pl", seed: 3 });
  const is = (teller: string, person: string): boolean =>
    isTeller({ ...moment, facts: byThemselves(teller) }, person);
  expect([is("Zenon Wit", "Zenek"), is("Danuta Wit", "Danka")]).toEqual([true, true]);
  expect([is("Maria Wit", "Marta"), is("Marian Wit", "Marek")]).toEqual([false, false]);
});

describe("ordinary words do not tick the map:", () => {
  test.each<[Language, string, "work_outline" | "partners_children"]>([
    ["en", "There was a baby on the next bench, and we had two buns in the sack.", "partners_children"],
    ["en", "We sat on the bench with the sack and all the works.", "work_outline"],
    ["sv", "Vi låg på sjukhuset och såg ut mot skogen.", "work_outline"],
    ["it", "Di notte passava l'autobus, e la linea era al banco.", "work_outline"],
    ["pl", "W szpitalu na dole, w sklepie, był mój pierwszy.", "work_outline"],
  ])("%s: %s", (language, text, topic) => {
    const turn = turnsIn(language, [ofName[language], text, text, text]).at(-1);
    expect(depthIn(turn?.ledger ?? emptyLedger(), topic)).toBe(0);
  });
});

test("a goodbye names somebody who was told of", () => {
  const turns = turnsIn(
    "en",
    [
      ofName.en,
      "Hetty was my best friend. Hetty sang alto and Hetty laughed at everything. There was nobody like Hetty.",
      "She lived by the gasworks and she could whistle with two fingers, Hetty could.",
      "Goodbye then, it was nice talking.",
    ],
    byThemselves("Maud Tait"),
  );
  expect(turns.at(-1)?.text).toMatch(/Hetty/u);
});
