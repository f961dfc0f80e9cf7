import { describe, expect, test } from "vitest";
import { type Language, packs } from "#language/packs.ts";
import { lastIn, leftOut, loom } from "./one-teller.test-suite.ts";

const languages = Object.keys(packs) as Language[];

describe("a secret that is told only after it was to stay one stands in no story", () => {
  test.each<[Language, string]>([
    [
      "en",
      "This is to go no further, and our Philip must never hear of it. I took the rent out of the tea caddy and put it on a horse. Mother pawned her ring.",
    ],
    [
      "sv",
      "Det här stannar mellan oss, och Filip får aldrig veta det. Jag tog hyran ur teburken och satte den på en häst. Mor fick pantsätta ringen.",
    ],
    [
      "it",
      "Questo resta tra noi, e Filippo non lo deve sapere. Ho preso l'affitto dalla scatola del tè e l'ho giocato ai cavalli. La mamma ha impegnato l'anello.",
    ],
    [
      "pl",
      "To zostaje między nami, Filipowi ani słowa. Wzięłam czynsz z puszki po herbacie i postawiłam na konia. Matka zastawiła obrączkę.",
    ],
  ])("in %s: %s", (language, secret) => {
    const { move, keptOut, text } = lastIn(language, loom[language], secret);
    expect(move).toBe("stay_gently");
    expect(keptOut).toContainEqual(expect.objectContaining({ kind: "secret", message: "m1" }));
    const { asides, conversation } = packs[language];
    const received = asides.words.trusted.find((words) => text.startsWith(words)) ?? "";
    expect(received).not.toBe("");
    // Silence on who can read it would deceive whoever names somebody that is not to hear it.
    const seen = conversation.stillSeen.interviewer.replace("{interviewer}", "Ruth").replace(/\.$/u, "");
    expect(text.slice(received.length).trim().startsWith(seen)).toBe(true);
  });

  test("what was told before it in the same answer stays", () => {
    const told =
      "Len had the shop on Mill Lane, and his father before him, and they sold everything from nails to treacle.";
    const secret =
      "Now this is to go no further than the two of us here, mind. I married him for that shop. I used to lie there and count the tins while he slept, and I never told a soul of it.";
    const { keptOut } = lastIn("en", loom.en, `${told} ${secret}`);
    const out = keptOut.find(({ message }) => message === "m1");
    expect(out?.words).toContain("count the tins");
    expect(out?.words).not.toContain("treacle");
  });

  test.each<[Language, string]>([
    [
      "en",
      "We never told Mother, my sister and I, that it was us who let the hens out. You could hear them all down the lane.",
    ],
    [
      "sv",
      "Mor fick aldrig veta att det var vi som släppte ut hönsen, syster och jag. Man hörde dem över hela gatan.",
    ],
    [
      "it",
      "La mamma non ha mai saputo che le galline le avevamo fatte scappare noi due. Si sentivano per tutta la via.",
    ],
    [
      "pl",
      "Mama nigdy się nie dowiedziała, że to myśmy z siostrą wypuściły kury. Było je słychać na całej ulicy.",
    ],
  ])("in %s what others never knew is told: %s", (language, told) => {
    const { keptOut } = lastIn(language, loom[language], told);
    expect(keptOut.filter(({ kind }) => kind !== "not_asked")).toEqual([]);
  });
});

const lodger: Record<Language, string> = {
  en: "If I tell you about the lodger, will they see it at home?",
  sv: "Om jag berättar om inackorderingen, får de läsa det därhemma?",
  it: "Se le racconto dell'inquilino, a casa lo possono leggere?",
  pl: "Jak opowiem o lokatorze, to w domu przeczytają?",
};

test.each<[Language, string]>([
  ...languages.map((language): [Language, string] => [language, lodger[language]]),
  ["en", "I could tell you how it was with the insurance, but only if my Sandra never reads it."],
  ["sv", "Jag kunde berätta hur det var med försäkringen, men bara om Sandra aldrig läser det."],
  ["it", "Potrei raccontarle com'è andata con l'assicurazione, ma solo se la Sandra non lo legge."],
  ["pl", "Mogłabym powiedzieć, jak było z tym ubezpieczeniem, ale tylko jeśli Sandra tego nie przeczyta."],
])("in %s who can read it is said before it is told, and nothing else is asked: %s", (language, asked) => {
  const { move, keptOut, text, heard } = lastIn(language, loom[language], asked);
  expect(heard).toMatchObject({ intent: "asks", about: "reader" });
  expect([move, keptOut]).toEqual(["answer", []]);
  const { first, after } = packs[language].asides.words.beforehand;
  expect(text).toContain(first);
  expect(text).toContain("Ruth");
  expect(text).toContain(after);
  expect(text).not.toContain("?");
});

test.each<[Language, string]>([
  [
    "en",
    "Rub it out. Not only from the story, I mean so that my lad never finds it. Can that be done or not?",
  ],
  ["sv", "Stryk det. Inte bara ur boken, utan så att pojken aldrig hittar det. Går det eller går det inte?"],
  ["it", "Lo cancelli. Non solo dalla storia, che mio figlio non lo trovi. Si può o non si può?"],
  ["pl", "Proszę to wymazać. Nie tylko z opowieści, żeby syn tego nie znalazł. Da się czy się nie da?"],
])("in %s whether something can be gone everywhere is answered once and truly: %s", (language, wish) => {
  const { keptOut, text } = lastIn(language, loom[language], wish);
  expect(keptOut).toContainEqual(expect.objectContaining({ message: "m0" }));
  const { wholly } = packs[language].asides.words;
  expect(text).toContain(wholly);
});

test.each<[Language, string]>([
  ["en", "It was wrong of me to tell you that. Please take it out."],
  ["sv", "Det var fel av mig att berätta det. Ta bort det, är du snäll."],
  ["it", "Ho sbagliato a raccontarlo. Lo tolga, per favore."],
  ["pl", "Źle zrobiłam, że to opowiedziałam. Proszę to skreślić."],
])("in %s whoever is sorry to have told something means what was told before: %s", (language, wish) => {
  const { move, keptOut } = lastIn(language, loom[language], wish);
  expect(move).toBe("delete");
  expect(keptOut).toEqual([expect.objectContaining({ message: "m0" })]);
});

test.each<[Language, string]>([
  ["en", "Is it a man or a woman I'm talking to? Do I say sir or madam?"],
  ["sv", "Ska jag säga herr eller fru till dig?"],
  ["it", "Devo dire signore o signora?"],
  ["pl", "A to pan słucha? Pani?"],
])("in %s who asks what to call Saga is answered, and has not complained: %s", (language, asked) => {
  const { move, text } = lastIn(language, loom[language], asked);
  expect(move).toBe("answer");
  expect(packs[language].asides.words.gender.some((words) => text.includes(words))).toBe(true);
});

test.each<[Language, string]>([
  ["en", "I ate every one of them in the larder. And put in there that they were good pears."],
  ["sv", "Jag åt upp allihop i skafferiet. Och skriv in att det var goda päron."],
  ["it", "Le ho mangiate tutte in dispensa. E ci metta che erano buone."],
  ["pl", "Zjadłam wszystkie w spiżarni. I to wpiszcie tam, że dobre były."],
])("in %s a wish for the story is said to be done: %s", (language, wish) => {
  const { text } = lastIn(language, loom[language], wish);
  expect(packs[language].asides.words.letIn.some((words) => text.includes(words))).toBe(true);
});

test.each<[Language, string]>([
  ["en", "I never asked you to leave anything out. The loom is to stay in."],
  ["sv", "Jag har aldrig bett dig stryka något. Det ska stå kvar."],
  ["it", "Io non ho mai chiesto di togliere niente. Il telaio deve restare."],
  ["pl", "Ja nic nie kazałam pomijać. To o krosnach ma zostać."],
])("in %s an omission is undone when the teller says so: %s", (language, undo) => {
  const { letIn, keptOut, text, ledger } = lastIn(language, loom[language], leftOut[language], undo);
  expect(letIn).toEqual([expect.objectContaining({ message: "m0" })]);
  expect([keptOut, ledger.limits]).toEqual([[], []]);
  expect(packs[language].conversation.letIn.some((words) => text.includes(words))).toBe(true);
});

test("a secret is not let in by words that speak of something else", () => {
  const secret =
    "This is between you and me, mind. I took the rent out of the tea caddy and put it on a horse. Mother pawned her ring.";
  const { letIn } = lastIn(
    "en",
    loom.en,
    secret,
    "I never asked you to leave anything out. The loom is to stay in.",
  );
  expect(letIn).toEqual([]);
});

test.each<[Language, string]>([
  [
    "en",
    "He stood at the back of the hall with his cap in his hands and she said to him, right across the benches and everybody listening: how much longer will it be? And they were wed at Easter in the snow, with her brother playing the cornet outside.",
  ],
  [
    "pl",
    "Stał na końcu sali z czapką w rękach, a ona mu przez wszystkie ławki powiedziała, i każdy słyszał: no i długo jeszcze? A na Wielkanoc był ślub, w śniegu po kolana, i brat jej grał na trąbce pod kościołem, aż mu ustnik przymarzł.",
  ],
])("in %s what somebody is asked in a long telling is not asked of Saga: %s", (language, told) => {
  expect(lastIn(language, loom[language], told).heard?.intent).not.toBe("asks");
});

test.each<[Language, string]>([
  ["en", "Will our Philip read it or won't he? That's what I'm asking, and not about the loom."],
  ["sv", "Läser Filip det eller läser han det inte? Det är det jag frågar om, och inte om vävstolen."],
  ["it", "Filippo lo legge o non lo legge? È questo che chiedo, e non del telaio."],
  ["pl", "Filip to przeczyta czy nie przeczyta? Ja się o to pytam, a nie o krosna."],
])("in %s who reads this is answered, and the question is not said back: %s", (language, asked) => {
  const { heard, text } = lastIn(language, loom[language], asked);
  expect(heard).toMatchObject({ intent: "asks", about: "reader" });
  expect(text).toContain("Ruth");
  expect(text).not.toContain(packs[language].phrases.quotes[0]);
});

test.each(languages)("in %s a second question of the kind is answered in short", (language) => {
  const asked = lodger[language];
  const { text } = lastIn(language, loom[language], asked, asked);
  expect(text).not.toContain(packs[language].asides.words.beforehand.first);
  expect(text).toContain("Ruth");
});

test.each<[Language, string, string]>([
  ["en", "Please leave that out of the story.", "I asked you before. Is it left out, yes or no."],
  ["sv", "Det ska inte vara med i berättelsen.", "Jag har frågat förut. Är det struket, ja eller nej."],
  ["it", "Questo lo tolga dalla storia.", "L'ho già chiesto. L'avete cancellato, sì o no."],
  ["pl", "To proszę wyrzucić.", "Przeprosić to łatwo. A wyrzucone jest czy nie."],
])(
  "whether something is out is answered in plain words, with or without a question mark (%s)",
  (language, wish, asked) => {
    const turn = lastIn(language, loom[language], wish, asked);
    expect(turn.text).toContain(packs[language].asides.words.kept.out);
  },
);

test("what has to be given to a cat is not put into a story", () => {
  const turn = lastIn("pl", loom.pl, "Ech, biodro mnie ciągnie i kotu trzeba dać.");
  expect(turn.also).not.toContain("answer");
  expect(turn.text).not.toMatch(/zapisane/u);
});
