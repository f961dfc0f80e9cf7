import { expect, it } from "vitest";
import type { Language } from "#language/packs.ts";
import { toldOf } from "../told.test-suite.ts";
import { keepsPerson } from "./person-check.ts";
import { asCalled, namesOfTeller } from "./teller-names.ts";

const namesFrom = (language: Language, name: string, texts: string[], people: string[] = []): string =>
  namesOfTeller(
    { name, told: toldOf(texts), people: people.map((one) => ({ name: one, who: "friend" })) },
    language,
  );

it.each<[Language, string, string[], string]>([
  ["en", "Edith Marsden", ["Nobody's called me Edith. Edie. Where d'you live, Edie?"], "Edith Marsden Edie"],
  [
    "en",
    "Maureen Tapley",
    ["They all called me Mo at school, and Reenie at home. My boss called me Madam."],
    "Maureen Tapley Mo Reenie",
  ],
  [
    "sv",
    "Gunvor Ek",
    ["Hemma kallades jag Gunnis, i skolan Ekan. Min bror kallade de Kalle."],
    "Gunvor Ek Gunnis Ekan",
  ],
  [
    "it",
    "Ersilia Rossi",
    ["In casa ero la Lilla, in filanda la Nora. Mi chiamava sempre Dino."],
    "Ersilia Rossi Lilla Nora",
  ],
  [
    "pl",
    "Leokadia Kurek",
    ["Dzieci mówiły na mnie Lodzia, a w fabryce byłam Lonia. Wołał mnie Staszek."],
    "Leokadia Kurek Lodzia Lonia",
  ],
  ["pl", "Zofia Kurek", ["A w domu wołali Zocha. Heniu mówi: Zocha, tyś zgłupiała."], "Zofia Kurek Zocha"],
  [
    "pl",
    "Stefania Kuczyńska",
    ["W domu ojciec „Stefka”, na kuźni to „Stefka, dmuchaj!” W fabryce też Stefka. Stoimy, nie gadamy."],
    "Stefania Kuczyńska Stefka",
  ],
  ["en", "Edith Marsden", ["It was Father: Edie, don't. At the mill, Edie."], "Edith Marsden Edie"],
  ["it", "Giovanna Rossi", ["Mi diceva: Gianna, vieni. E io venivo."], "Giovanna Rossi Gianna"],
  ["it", "Giovanna Rossi", ["Mio padre «Gianna, vieni!», e in fabbrica Gianna."], "Giovanna Rossi Gianna"],
  ["sv", "Margareta Ek", ["Far: Maggan, kom! Och på bruket Maggan."], "Margareta Ek Maggan"],
  ["sv", "Margareta Ek", ["Han ropade: Maggan, kom! Och jag kom."], "Margareta Ek Maggan"],
])("a teller goes by the short name that others call them by (%s)", (language, name, texts, names) => {
  expect(namesFrom(language, name, texts)).toBe(names);
});

it("somebody else whose name begins alike is not the teller", () => {
  const texts = [
    "I said, Edna, come in. Edna came in and sat down.",
    "My sister Eddie. My sister Eddie, now.",
  ];
  expect(namesFrom("pl", "Stefania Kuczyńska", ["Moja siostra, Stefka. Siostra Stefka."])).toBe(
    "Stefania Kuczyńska",
  );
  expect(namesFrom("en", "Edith Marsden", texts)).toBe("Edith Marsden");
  expect(namesFrom("en", "Edith Marsden", ["Come in, Edna."], ["Edna Holt"])).toBe("Edith Marsden");
});

it("another's given name beside the family name of the teller speaks of that other", () => {
  const voice = {
    style: "first-person",
    language: "pl",
    tellerName: "Zofia Kurek",
    answers: ["Córka."],
  } as const;
  expect(keepsPerson("Iwona Kurek urodziła się w lutym.", voice)).toBe(true);
  expect(keepsPerson("Zofia Kurek urodziła się w lutym.", voice)).toBe(false);
  expect(keepsPerson("Wtedy Kurek poszła do pracy.", voice)).toBe(false);
});

it.each<[string, Language, string, string, string]>([
  ["says so", "en", "Edith Marsden", "I'm Edith, but nobody's called me Edith since. Edie.", "Edie Marsden"],
  ["says so", "sv", "Margareta Ek", "Jag heter Margareta, men det säger ingen. Maggan.", "Maggan Ek"],
  ["says so", "it", "Giovanna Rossi", "Sono Giovanna, ma nessuno lo dice. Gianna.", "Gianna Rossi"],
  ["says so", "pl", "Zofia Kurek", "Zofia, ale nikt tak nie mówi. Zocha.", "Zocha Kurek"],
  [
    "is only called so by others",
    "en",
    "Edith Marsden",
    "I'm Edith. He'd say, give over, Edie.",
    "Edith Marsden",
  ],
])("a teller is called by the short name where the teller %s (%s)", (_, language, name, text, called) => {
  expect(asCalled({ name, told: toldOf([text]) }, language).name).toBe(called);
});

it("a teller who asks for the name as it is written is called by that", () => {
  const told = toldOf(["I'm Edith, but nobody calls me that. Edie."], () => ({
    bookWishes: [{ text: "Put Edith on the front, mind.", before: "" }],
  }));
  expect(asCalled({ name: "Edith Marsden", told }, "en").name).toBe("Edith Marsden");
});

it("is not the given name of somebody whose family name stands before it", () => {
  const told = toldOf([
    "Poszłam do mistrza Labudy, Brunona. Trzy lata.",
    "Mama powiedziała: Brónka, weź go.",
  ]);
  expect(namesOfTeller({ name: "Bronisława Szulc", told }, "pl")).toBe("Bronisława Szulc Brónka");
});
