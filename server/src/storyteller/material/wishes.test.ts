import { expect, it } from "vitest";
import type { Language } from "#language/packs.ts";
import { arrange } from "../arranging/arrange.ts";
import type { Told } from "../story.ts";
import { toldInARow } from "../told.test-suite.ts";
import { tellingOf } from "./tellings.ts";
import { bookWishesIn, wishedAtEdge } from "./wishes.ts";

const english = toldInARow([
  "I was born in 1941 and my sister Wilma in 1938, in the four houses under the bank.",
  "In 1974 Wilma came into the canteen in her good coat and shelled peas beside me, and said nothing.",
  "In 1988 our Johnny died on his motorbike, and I finished the meatballs for the school.",
]);
const italian = toldInARow([
  "Sono nata nel 1941 e mia sorella Wilma nel 1938, sotto l'argine.",
  "Nel 1974 è entrata in mensa la Wilma e s'è messa a sgranare piselli.",
  "Nel 1988 è morto il Gianni, in moto, e io ho finito le polpette.",
]);

it.each<[Language, Told[], string]>([
  ["en", english, "End it with Wilma and the peas, please."],
  ["it", italian, "Ma Le ho chiesto se la Wilma coi piselli va messa in fondo."],
])("ends with what the teller wants it to end with (%s)", (language, told, wish) => {
  const last = wishedAtEdge(wish, { edge: "lastWord", told, at: 2, language });
  expect(last?.messageId).toBe("m1");
  const marked = told.map((one) => (one === last ? { ...one, isLast: true } : one));
  expect(arrange(marked, language).map(({ told: { messageId } }) => messageId)).toEqual(["m0", "m2", "m1"]);
});

it("is no wish of that kind where somebody only tells of an end", () => {
  for (const said of ["I finished with the mill in 1961.", "In the end we sat at the end of the pier."])
    expect(wishedAtEdge(said, { edge: "lastWord", told: english, at: 1, language: "en" })).toBeUndefined();
});

it.each<[Language, Told[], string]>([
  ["en", english, "And start it with Johnny, I don't want started off with being born."],
  ["it", italian, "Il racconto deve cominciare col Gianni, però."],
])("begins with what the teller wants it to begin with (%s)", (language, told, wish) => {
  const first = wishedAtEdge(wish, { edge: "firstWord", told, at: 1, language });
  expect(first?.messageId).toBe("m2");
  const marked = told.map((one) => (one === first ? { ...one, isFirst: true } : one));
  expect(arrange(marked, language).map(({ told: { messageId } }) => messageId)).toEqual(["m2", "m0", "m1"]);
});

it("takes a letter or a name in a wish for what is told of it most", () => {
  const told = toldInARow([
    "He said your S is a drunk man, and I did nothing but the S.",
    "I was born in a shelter.",
  ]);
  for (const wish of [
    "Start it with the S.",
    "Start it with the S. I don't want started off in a shelter, born.",
  ])
    expect(wishedAtEdge(wish, { edge: "firstWord", told, at: 1, language: "en" })).toBe(told[0]);
});

it.each<[Language, string, string]>([
  [
    "en",
    "We kept geese on the green. The geese can go in the book. The pond as well.",
    "We kept geese on the green.",
  ],
  [
    "it",
    "Tenevamo le oche nel prato. Le oche possono restare. Lo stagno anche.",
    "Tenevamo le oche nel prato.",
  ],
  ["sv", "Vi hade gäss på ängen. Den får stå med. Dammen också.", "Vi hade gäss på ängen."],
  ["pl", "Trzymaliśmy gęsi na łące. To ma zostać. Staw też.", "Trzymaliśmy gęsi na łące."],
])("is no telling, nor what only adds to it (%s): %s", (language, said, told) => {
  expect(tellingOf(said, { language, matters: [] })).toBe(told);
  const [wish, ...others] = bookWishesIn(said, language).map(({ text }) => text);
  expect(`${told} ${wish}`).toBe(said);
  expect(others).toEqual([]);
});

it("leaves what adds to a telling where it is", () => {
  const said = "The geese were mine. The pond too. Tell me if that is any good to you.";
  expect(tellingOf(said, { language: "en", matters: [] })).toContain("The geese were mine. The pond too.");
});

it("keeps out what somebody asks politely to have taken out", () => {
  const said =
    "In bottega eravamo tre, e il forno si accendeva alle due di notte con le fascine che portava mio cugino dal bosco sopra il paese. Si impastava al buio per non svegliare il padrone, che dormiva di sopra con la finestra aperta anche a gennaio. Il garzone rubava il lievito. Questo lo tolga, che sua figlia è viva.";
  const told = tellingOf(said, { language: "it", matters: [] });
  expect(told).not.toMatch(/garzone|tolga/u);
  expect(told).toContain("il forno si accendeva alle due di notte");
});

it.each<[Language, string]>([
  ["en", "And the book must end so, word for word: “Gate open, you can go.”"],
  ["sv", "Boken ska sluta så här, ord för ord: ”Bommen öppen, det går att köra.”"],
  ["pl", "Jak to będzie książka, to ona się ma tak kończyć, słowo w słowo: „Szlaban otwarty, można jechać”."],
  ["it", "E il libro deve finire così, parola per parola: «Sbarra alzata, si può andare.»"],
])("is a wish how the book is to end, with the words that are dictated (%s)", (language, wish) => {
  const told = toldInARow([wish]);
  expect(bookWishesIn(wish, language)).toEqual([{ text: wish, before: "" }]);
  expect(wishedAtEdge(wish, { edge: "lastWord", told, at: 0, language })).toBe(told[0]);
});

it.each<[Language, string]>([
  ["en", "I thought it must end there and then. The war had to end like that."],
  ["sv", "Det måste sluta någon gång, tänkte jag. Kriget skulle sluta så."],
  ["pl", "Myślałam, że to się musi tak skończyć. Wojna się miała kończyć."],
  ["it", "Pensavo che dovesse finire così. La guerra doveva finire."],
])("is no wish that something came to an end (%s)", (language, said) => {
  expect(bookWishesIn(said, language)).toEqual([]);
});

it("goes on with what is wished in the same breath", () => {
  const said =
    "Napisz, że był dobry gospodarz. I jeszcze że fałszował w kościele. Mama mówiła na niego zając.";
  expect(bookWishesIn(said, "pl").map(({ text }) => text)).toEqual([
    "Napisz, że był dobry gospodarz. I jeszcze że fałszował w kościele.",
  ]);
});

it("asks that somebody be written down at least here", () => {
  expect(bookWishesIn("Miał być Wawrzyn. Niech chociaż tu będzie zapisany.", "pl")).toHaveLength(1);
});
