import { describe, expect, test } from "vitest";
import { packFor } from "#language/address.ts";
import type { Language } from "#language/packs.ts";
import { packs } from "#language/packs.ts";
import { emptyLedger } from "../interviewer.ts";
import { depthIn, halfTold } from "../ledger/progress.ts";
import { readAnswer } from "../reading/read-answer.ts";
import { tellsLoss } from "./loss.ts";
import { byThemselves, lastIn, ofName, turnsIn } from "./one-teller.test-suite.ts";
import { openSubject } from "./opening.ts";
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
    const said = openSubject(moment);
    const topic = said?.topic ?? "anything_missed";
    expect(packFor(packs[language], undefined).topics[topic].more ?? [said?.text]).toContain(said?.text);
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
      /Hilding/,
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
