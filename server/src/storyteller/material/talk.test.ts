import { describe, expect, it } from "vitest";
import type { Language } from "#language/packs.ts";
import { tellingOf } from "./tellings.ts";

const of = (text: string, language: Language): string => tellingOf(text, { language, matters: [] });

describe("talk where an answer begins or ends", () => {
  it.each<[Language, string, string]>([
    [
      "en",
      "Well. I thought we were talking about the mill. My uncle kept bees on the roof of it.",
      "My uncle kept bees on the roof of it.",
    ],
    [
      "en",
      "I've had a cup of tea. There's something I wanted to say. We buried the dog in the churchyard at night.",
      "We buried the dog in the churchyard at night.",
    ],
    [
      "en",
      "The barge sank at Selby. You could have asked me that an hour ago. Perhaps he'll not bother reading it.",
      "The barge sank at Selby.",
    ],
    [
      "sv",
      "Jaja. Jag trodde vi pratade om kvarnen. Min morbror höll bin på taket.",
      "Min morbror höll bin på taket.",
    ],
    ["en", "At least you listen, the doctor never did. The barge sank at Selby.", "The barge sank at Selby."],
    ["en", "The barge sank at Selby. That's enough of that now.", "The barge sank at Selby."],
    [
      "en",
      "He took off his belt. That's enough of that, he said.",
      "He took off his belt. That's enough of that, he said.",
    ],
    ["it", "Almeno chiede scusa, il mio Gino mai. Mio zio teneva le api.", "Mio zio teneva le api."],
    [
      "it",
      "Era severa? No. Contava le uova ogni sera prima di chiudere.",
      "Contava le uova ogni sera prima di chiudere.",
    ],
    ["pl", "Czy była zła? Nie. Liczyła jajka co wieczór przed snem.", "Liczyła jajka co wieczór przed snem."],
    ["it", "Almeno il prete chiedeva permesso.", "Almeno il prete chiedeva permesso."],
    [
      "sv",
      "Du ber i alla fall om ursäkt, det gjorde aldrig Nils. Min morbror höll bin.",
      "Min morbror höll bin.",
    ],
    [
      "pl",
      "Przynajmniej pani słucha, mój Staszek zasypiał. Wujek trzymał pszczoły.",
      "Wujek trzymał pszczoły.",
    ],
    ["sv", "Nu har jag druckit kaffe. Vi begravde hunden på natten.", "Vi begravde hunden på natten."],
    [
      "it",
      "Non è una risposta. Torniamo al mulino. Mio zio teneva le api sul tetto.",
      "Mio zio teneva le api sul tetto.",
    ],
    [
      "pl",
      "Ja się pytałam, czy to prawda. No nic. Wujek trzymał pszczoły na dachu.",
      "Wujek trzymał pszczoły na dachu.",
    ],
    [
      "pl",
      "To Ania przeczyta. Niech sobie czyta. Wróćmy do młyna. Wujek trzymał pszczoły na dachu.",
      "Wujek trzymał pszczoły na dachu.",
    ],
  ])("is none of what is told (%s): %s", (language, text, told) => {
    expect(of(text, language)).toBe(told);
  });

  it.each<[Language, string]>([
    ["en", "I've had a good life. Nobody gave me a thing in it."],
    ["en", "I had my dinner at the pit head. My mate read me the paper."],
    ["sv", "Jag har haft ett gott liv. Ingen gav mig något."],
    ["it", "Ho avuto una bella vita. Nessuno mi ha regalato niente."],
    ["pl", "Wróciłam do młyna po wojnie. Nikt tam nie czekał."],
  ])("is not heard in what is told (%s): %s", (language, text) => {
    expect(of(text, language)).toBe(text);
  });
});

describe("what an answer begins and drops", () => {
  it.each<[Language, string, string]>([
    [
      "en",
      "I fetched him from the inn every Saturday with a lantern in my hand. Once I stayed away. That was in March. No. Let's leave that.",
      "I fetched him from the inn every Saturday with a lantern in my hand.",
    ],
    [
      "sv",
      "Jag hämtade honom på krogen varje lördag med en lykta i handen. En gång gick jag inte. Nej. Det lämnar vi.",
      "Jag hämtade honom på krogen varje lördag med en lykta i handen.",
    ],
    [
      "it",
      "Andavo a prenderlo all'osteria ogni sabato con la lanterna in mano. Una volta non andai. No. Lasciamo stare.",
      "Andavo a prenderlo all'osteria ogni sabato con la lanterna in mano.",
    ],
    [
      "pl",
      "Chodziłam po niego do karczmy co sobotę z latarnią w ręku przez las. Raz nie poszłam. Nie. Zostawmy to.",
      "Chodziłam po niego do karczmy co sobotę z latarnią w ręku przez las.",
    ],
  ])("is not told (%s)", (language, text, told) => {
    expect(of(text, language)).toBe(told);
  });
});

it.each<[Language, string]>([
  ["en", "Thank you, Stanley. He would have looked at his boots."],
  ["sv", "Tack, Stanley. Han hade tittat på sina stövlar."],
])("is no talk where somebody of the life is thanked (%s)", (language, text) => {
  expect(tellingOf(text, { language, matters: [], known: new Set(["Stanley"]) })).toBe(text);
});

it("takes what is not told to somebody for no confidence", () => {
  const text = 'She polishes the step. I don\'t tell her it shines, I say, "Mind the draught."';
  expect(of(text, "en")).toBe(text);
});

it.each([
  [
    "en",
    "We kept bees on the roof.",
    [
      "Who reads all this, by the way, is it somebody in an office?",
      "Because I'd have put my teeth in.",
      "I'm only joking.",
    ],
  ],
  ["en", "We kept bees on the roof.", ["Are you wanting the snow or not?"]],
  [
    "sv",
    "Vi hade bin på taket.",
    [
      "Vem läser det här egentligen, är det någon på ett kontor?",
      "För då hade jag satt in tänderna.",
      "Jag skojar bara.",
    ],
  ],
  ["sv", "Vi hade bin på taket.", ["Vill du ha snön eller inte?"]],
  [
    "it",
    "Tenevamo le api sul tetto.",
    ["Chi legge questa roba, poi, è uno in ufficio?", "Perché mi mettevo la dentiera.", "Scherzo."],
  ],
  ["it", "Tenevamo le api sul tetto.", ["La vuole la neve o no?"]],
  [
    "pl",
    "Trzymaliśmy pszczoły na dachu.",
    ["Kto to czyta, tak w ogóle, ktoś w biurze?", "Bo bym sobie zęby założyła.", "Żartuję."],
  ],
  ["pl", "Trzymaliśmy pszczoły na dachu.", ["Chce pani ten śnieg czy nie?"]],
  ["pl", "Trzymaliśmy pszczoły na dachu.", ["No widzisz, Saga, a ja nic."]],
] as const)(
  "a question to who asks goes with its reason and the jest at it (%s): %s %j",
  (language, told, talk) => {
    expect(tellingOf([told, ...talk].join(" "), { language, matters: [] })).toBe(told);
  },
);

it.each([
  ["en", "Why did he go? Because his mother had put the dog out."],
  ["sv", "Varför gick han? För att hans mor hade kört ut hunden."],
  ["it", "Perché andò via? Perché sua madre aveva messo fuori il cane."],
  ["pl", "Dlaczego poszedł? Bo jego matka wygnała psa."],
] as const)("a reason that is told answers no question to who asks (%s): %s", (language, said) => {
  const text = `We sat there. ${said}`;
  expect(tellingOf(text, { language, matters: [] })).toBe(text);
});

it.each([
  ["en", "We kept bees on the roof.", "Saga had better correct that."],
  ["sv", "Vi hade bin på taket.", "Det får Saga rätta."],
  ["it", "Tenevamo le api sul tetto.", "Lo corregga pure, Saga."],
  ["pl", "Trzymaliśmy pszczoły na dachu.", "To niech to Saga poprawi."],
] as const)("what Saga is to do is no telling (%s): %s %s", (language, told, talk) => {
  expect(tellingOf(`${told} ${talk}`, { language, matters: [] })).toBe(told);
});

it.each([
  [
    "en",
    "The manager had a bottle in his boot.",
    "Saga can leave that out, his granddaughter's at the chemist's.",
  ],
  ["sv", "Disponenten hade en flaska i stöveln.", "Det får Saga stryka, det är hans barnbarn på apoteket."],
  [
    "it",
    "Il direttore teneva la bottiglia nello stivale.",
    "Saga questo lo lasci fuori, la nipote sta in farmacia.",
  ],
  [
    "pl",
    "Kierownik miał w kaloszu flaszkę.",
    "A to niech to Saga pominie z tym kaloszem, bo wnuczka w aptece robi.",
  ],
] as const)("what Saga is to leave out stands nowhere (%s): %s %s", (language, secret, wish) => {
  expect(tellingOf(`${secret} ${wish}`, { language, matters: [] })).toBe("");
});
