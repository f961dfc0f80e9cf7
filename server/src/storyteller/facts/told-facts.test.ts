import { describe, expect, it, test } from "vitest";
import { type Language, packs } from "#language/packs.ts";
import { withoutAdmittedSlips } from "../material/slips.ts";
import { factsIn, shown } from "./told-facts.test-suite.ts";

const languages = Object.keys(packs) as Language[];

const inText = (text: string, language: Language, question = ""): string[] =>
  factsIn([{ message: "m", text: withoutAdmittedSlips(text, language), question }], language).map(shown);

const stated: Record<Language, [string, ...string[]][]> = {
  en: [
    [
      "My late husband Fred died in Hull in 1974.",
      "person, husband, Fred",
      "died, husband, Fred, 1974, Hull",
    ],
    ["I was born on the fifth of May 1943 at Sandy Bay.", "born, self, 1943, Sandy Bay"],
    ["I married Tubby in 1962.", "person, partner, Tubby", "married, partner, Tubby, 1962"],
    ["We moved to Leeds in nineteen fifty-one.", "moved, self, 1951, Leeds"],
    ["Basil, my brother, was four.", "person, brother, Basil"],
    [
      "My sister was called Lil. Lil was born about 1938.",
      "person, sister, Lil",
      "born, sister, Lil, about 1938",
    ],
    ["My brother-in-law Tom came.", "person, brother-in-law, Tom"],
    [
      "My brother Basil was clever. He went to sea and he died in 2001.",
      "person, brother, Basil",
      "died, brother, Basil, 2001",
    ],
    ["We buried my father in 1961.", "died, father, 1961"],
    ["I was widowed in 1974.", "died, partner, 1974"],
    ["My mother died in the cottage hospital in 1988.", "died, mother, 1988"],
    ["I had two brothers, Tom and Sid.", "person, brother, Tom", "person, brother, Sid"],
    ["We moved from Hull to Leeds in 1951.", "moved, self, 1951, Leeds"],
    ["I never liked Fred, my brother-in-law.", "person, brother-in-law, Fred"],
    ["Mummy died in seventy-eight — no, seventy-nine.", "died, mother, 1979"],
    ["In 1901 my father was born in Yon.", "born, father, 1901, Yon"],
    ["And Basil, my brother, was four.", "person, brother, Basil"],
    ["I married him on the third of April 1965.", "married, partner, 1965"],
    ["Me mum, Ivy.", "person, mother, Ivy"],
    ["Mother, Edie.", "person, mother, Edie"],
    ["Ivy's me mum.", "person, mother, Ivy"],
    ["Kelly's my father, Hugh, he was a riveter.", "person, father, Hugh"],
    ["My brother was Clifford, he got the good name.", "person, brother, Clifford"],
    ["It was Rowan set it up, my granddaughter, on the Sunday.", "person, granddaughter, Rowan"],
    ["My husband, who died in 1974, was a baker.", "died, husband, 1974"],
    ["When Mother died, 1988, February, we cleared the house.", "died, mother, 1988"],
    ["I married him in sixty-seven in the March.", "married, partner, 1967"],
    [
      "Mam's clock is mine. She died in the November of eighty-eight and it came to me.",
      "died, mother, 1988",
    ],
    ["The baths are in Plantation Street, where I was born.", "born, self, Plantation Street"],
  ],
  sv: [
    ["Min bror Karl dog 1974.", "person, brother, Karl", "died, brother, Karl, 1974"],
    ["Far hette Johan och mor hette Anna.", "person, father, Johan", "person, mother, Anna"],
    ["Jag är född 1943 i Ytterlännäs.", "born, self, 1943, Ytterlännäs"],
    ["Vi flyttade till Sundsvall 1962.", "moved, self, 1962, Sundsvall"],
    ["Mamma dog nittonhundrasjuttiofyra.", "died, mother, 1974"],
    ["1974 dog far.", "died, father, 1974"],
    ["Min syster Lisa var äldst. Hon dog 2001.", "person, sister, Lisa", "died, sister, Lisa, 2001"],
    ["Mina systrar Lisa och Karin sydde.", "person, sister, Lisa", "person, sister, Karin"],
    ["Vi satt hos morfar Petrus i köket.", "person, grandfather (mother), Petrus"],
    ["Det var Maj-Lis, syster min.", "person, sister, Maj-Lis"],
    ["Jag gifte mig med honom 1958.", "married, partner, 1958"],
    ["Jag är född i Långbäcken, utanför Fredrika, i februari fyrtiotre.", "born, self, 1943, Långbäcken"],
    ["Min man, som dog 1974, var bagare.", "died, husband, 1974"],
    ["Min bror var Karl, den äldste.", "person, brother, Karl"],
    ["Jag gifte mig med Algot 1958.", "person, partner, Algot", "married, partner, Algot, 1958"],
  ],
  pl: [
    ["Mój brat Józek zmarł w 1943 roku.", "person, brother, Józek", "died, brother, Józek, 1943"],
    ["Urodziłem się w 1940 roku.", "born, self, 1940"],
    ["Moja siostra miała na imię Hela.", "person, sister, Hela"],
    ["Ojciec zmarł w siedemdziesiątym czwartym.", "died, father, 1974"],
    ["Urodziłam się w Zamościu w 1940 roku.", "born, self, 1940, Zamość"],
    ["W 1961 roku pochowaliśmy ojca.", "died, father, 1961"],
    ["Przeprowadziliśmy się do Łodzi w 1959 roku.", "moved, self, 1959, Łódź"],
    [
      "Mój brat Józek był kowalem. Zmarł w 1943 roku.",
      "person, brother, Józek",
      "died, brother, Józek, 1943",
    ],
    ["No ojciec, Walenty Mazur, bednarz był.", "person, father, Walenty Mazur"],
    ["To Kuba przeczyta, to wnuk.", "person, grandson, Kuba"],
    ["Mama była Bronisława, z domu Modzelewska.", "person, mother, Bronisława"],
    ["Mąż, który zmarł w siedemdziesiątym drugim, był kowalem.", "died, husband, 1972"],
    ["Pobraliśmy się w 1962 roku.", "married, partner, 1962"],
  ],
  it: [
    ["Mio fratello Felice è morto nel 1974.", "person, brother, Felice", "died, brother, Felice, 1974"],
    ["Mia madre si chiamava Teresa.", "person, mother, Teresa"],
    ["Sono nata a Chioggia nel 1943.", "born, self, 1943, Chioggia"],
    ["Sono nata a Ca' Bernarda nel 1941.", "born, self, 1941, Ca' Bernarda"],
    ["Nel 1957 è morto mio fratello Learco.", "person, brother, Learco", "died, brother, Learco, 1957"],
    ["La Velia, mia moglie, rideva. È morta nel 2016.", "person, wife, Velia", "died, wife, Velia, 2016"],
    [
      "Sono nata a Ca' Bernarda, quattro case sotto l'argine, nel quarantuno.",
      "born, self, 1941, Ca' Bernarda",
    ],
    ["Mio marito, che è morto nel 1974, era fornaio.", "died, husband, 1974"],
    ["Mia madre era Teresa, la sarta.", "person, mother, Teresa"],
    ["Papà è morto nel cinquantadue.", "died, father, 1952"],
    ["Nel 1951 ci siamo trasferiti a Torino.", "moved, self, 1951, Torino"],
  ],
};

const unstated: Record<Language, string[]> = {
  en: [
    "His father died in 1950.",
    "Tom's mother died in 1950.",
    "If my father died in 1950 I don't know.",
    "Ann's boy Tim died in 1950.",
    'He said "my brother Tom died in 1950".',
    "My mother died in the sixties.",
    "My father died in 1950 or 1951.",
    "My father knew the doctor. Tom drove. He died in 1950.",
    "We buried his father in 1950.",
    "My cousin had two sisters, I heard.",
    "My father died at sixty-seven.",
    "My father was Irish.",
    "Mam's friend had it. She died in 1988.",
    "Dad, Tom and I went.",
    "Tom's father and mother died in 1950.",
    "Father Brown died in 1950.",
    "Was my brother Tom there?",
    "I tell everyone I was born in London.",
    "The will said: to my brother Cyril my sun lamp.",
    "Between you and me, my son Peter was born in 1951.",
  ],
  sv: [
    "Hans far dog 1950.",
    "Alla kallade mig mormor Vivi.",
    "Kanske min bror dog 1950.",
    "Farbror Gösta kom.",
    "Han dog 1950.",
  ],
  pl: [
    "Mama była Polka.",
    "Jego ojciec zmarł w 1950.",
    "Podobno ojciec zmarł w 1950 roku.",
    "Zmarł w 1950 roku.",
    "Siostra Hiacynta miała listę.",
  ],
  it: ["Suo padre è morto nel 1950.", "Dico a tutti che sono nata a Roma.", "Forse papà è morto nel 1952."],
};

describe.each(languages)("in %s", (language) => {
  it.each(stated[language])("%s", (text, ...facts) => {
    expect(inText(text, language)).toEqual(facts);
  });

  it.each(unstated[language])("nothing is taken from: %s", (text) => {
    expect(inText(text, language)).toEqual([]);
  });
});

test("who is asked about by name is who the answer says, and the first word of a question is nobody's name", () => {
  expect(inText("My brother. He kept hens.", "en", "Tell me about Basil.")).toEqual([
    "person, brother, Basil",
  ]);
  expect(inText("Dad. He kept hens.", "en", "Give me a picture of your father.")).toEqual([]);
  expect(inText("Mama. Prała u ludzi.", "pl", "Jak Pani widzi dziś swoją mamę?")).toEqual([]);
});

test("a short answer to the question for one's birth is one's birth", () => {
  expect(inText("Sandy Bay side, 1943.", "en", "Where and when were you born?")).toEqual([
    "born, self, 1943, Sandy Bay",
  ]);
  expect(inText("Sandy Bay side, 1943.", "en", "When did you leave?")).toEqual([]);
});

test("whom the question was about is meant where nobody else is spoken of since", () => {
  const asked = (text: string) => inText(text, "en", "What did your dad say about those arms?");
  expect(asked("Said it'd come off. It didn't. He died sixty-nine, chest.")).toEqual(["died, father, 1969"]);
  expect(asked("The doctor said it'd come off. He died sixty-nine, chest.")).toEqual([]);
  expect(inText("Att han hette Gunnar.", "sv", "Vad skulle du vilja att andra visste om din pappa?")).toEqual(
    ["person, father, Gunnar"],
  );
  expect(
    inText("Born March 1944, so they think.", "en", "What is the story behind the name you were given?"),
  ).toEqual(["born, self, 1944"]);
});

test("whom a model understood to be a relative is proposed, and what is dated of them", () => {
  const answer = {
    message: "m",
    text: "David was four. He was born in sixty-nine and he died on the ninth of February 1974. Wilf learned me the trade.",
    question: "",
  };
  const noted = [
    { name: "David", who: "my son" },
    { name: "Wilf", who: "the man who taught him" },
  ];
  expect(factsIn([answer], "en", { noted }).map(shown)).toEqual([
    "person, son, David",
    "born, son, David, 1969",
    "died, son, David, 1974",
  ]);
});

test("an answer without a full stop says nothing, however long it is", () => {
  expect(inText("My brother Tom came in and I was born in 1943 ".repeat(2_000), "en")).toEqual([]);
});
