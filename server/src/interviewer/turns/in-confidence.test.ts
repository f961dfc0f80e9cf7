import { describe, expect, test } from "vitest";
import { type Language, packs } from "#language/packs.ts";
import { emptyLedger, openInterview, type Turn, takeTurn } from "../interviewer.ts";

const facts = { reader: "interviewer", interviewer: "Ruth", service: null, isSpoken: false } as const;

const languages = Object.keys(packs) as Language[];

/** What Saga says to the last of these answers. */
const lastIn = (language: Language, ...answers: string[]): Turn => {
  const setting = { number: 1 as const, language, seed: 5, facts };
  let turn = openInterview({ ...setting, ledger: emptyLedger() });
  const told: { id: string; text: string }[] = [];
  for (const [index, text] of answers.entries()) {
    const answer = { id: `m${index}`, text };
    const [before = null] = told.slice(-1);
    turn = takeTurn({ ...setting, ledger: turn.ledger, answer, before, earlier: told.slice(0, -1) });
    told.push(answer);
  }
  return turn;
};

const loom: Record<Language, string> = {
  en: "My aunt had a loom in the back kitchen, and I wound the bobbins for her on Saturdays.",
  sv: "Min moster hade en vävstol i storköket, och jag spolade åt henne om lördagarna.",
  it: "Mia zia aveva il telaio in cucina, e il sabato io le riempivo le spole.",
  pl: "Ciotka miała krosna w kuchni, a ja w soboty nawijałam jej szpulki.",
};

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
    expect(text).toContain("Ruth");
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

test.each<[Language, string]>([
  ["en", "I could tell you how it was with the insurance, but only if my Sandra never reads it."],
  ["en", "If I tell you about the lodger, will they see it at home?"],
  ["sv", "Jag kunde berätta hur det var med försäkringen, men bara om Sandra aldrig läser det."],
  ["sv", "Om jag berättar om inackorderingen, får de läsa det därhemma?"],
  ["it", "Potrei raccontarle com'è andata con l'assicurazione, ma solo se la Sandra non lo legge."],
  ["it", "Se le racconto dell'inquilino, a casa lo possono leggere?"],
  ["pl", "Mogłabym powiedzieć, jak było z tym ubezpieczeniem, ale tylko jeśli Sandra tego nie przeczyta."],
  ["pl", "Jak opowiem o lokatorze, to w domu przeczytają?"],
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
  expect(text).toContain(wholly.interviewer.replaceAll("{interviewer}", "Ruth"));
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

test.each<[Language, string, string]>([
  ["en", "Please take that out.", "I never asked you to leave anything out. The loom is to stay in."],
  ["sv", "Ta bort det där.", "Jag har aldrig bett dig stryka något. Det ska stå kvar."],
  [
    "it",
    "Lo cancelli, per favore.",
    "Io non ho mai detto di togliere niente. Il telaio deve restare dentro.",
  ],
  ["pl", "Proszę to skreślić.", "Ja nic nie kazałam pomijać. To o krosnach ma zostać."],
])("in %s an omission is undone when the teller says so: %s %s", (language, wish, undo) => {
  const { letIn, keptOut, text, ledger } = lastIn(language, loom[language], wish, undo);
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
  const asked = {
    en: "If I tell you about the lodger, will they see it at home?",
    sv: "Om jag berättar om inackorderingen, får de läsa det därhemma?",
    it: "Se le racconto dell'inquilino, a casa lo possono leggere?",
    pl: "Jak opowiem o lokatorze, to w domu przeczytają?",
  }[language];
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

const wishes: Record<Language, string> = {
  en: "Please take that out.",
  sv: "Ta bort det där.",
  it: "Lo cancelli, per favore.",
  pl: "Proszę to skreślić.",
};

test.each<[Language, string]>([
  ["en", "The broody sat on a marble egg. I lifted the egg, but I put it back."],
  ["en", "The club had thrown Fred out. They let him back in the spring."],
  ["en", "We counted the shillings. Then we put them back in the jar."],
  ["en", "They met about the tram depot. The depot was to stay."],
  ["en", "It was such a warm evening. I want it to stay like that in my mind."],
  ["sv", "Vi lånade stegen av grannen. Sedan fick vi ta med den tillbaka."],
  ["sv", "Jag var femton. Jag har aldrig bett honom lämna gården."],
  ["it", "Prendevo la chiave dal chiodo. Poi la rimettevo al suo posto."],
  ["it", "Ero la più grande. Non ho mai chiesto di lasciare la scuola."],
  ["pl", "Brat pojechał do Łodzi. Matka mówiła, niech wróci do domu na żniwa."],
])("in %s a telling lets nothing in again: %s", (language, told) => {
  const { letIn, ledger } = lastIn(language, loom[language], wishes[language], told);
  expect(letIn).toEqual([]);
  expect(ledger.limits).not.toEqual([]);
});

test.each<[Language, string]>([
  ["en", "No, put it back in the story."],
  ["en", "I never said anything was to be left out. It is to stay in."],
  ["sv", "Nej, det ska stå kvar."],
  ["it", "No, rimettilo dentro."],
  ["pl", "Proszę to przywrócić."],
])("in %s an omission is undone where it is not named again: %s", (language, undo) => {
  expect(lastIn(language, loom[language], wishes[language], undo).letIn).toHaveLength(1);
});

test.each<[Language, string, string]>([
  ["en", "Ruby had a baby at fifteen and it was given away.", "We sold bread too. The oven is to stay in."],
  ["sv", "Rut fick ett barn när hon var femton.", "Vi sålde bröd också. Det om ugnen ska stå kvar."],
  ["it", "La Rosa ha avuto un bambino a quindici anni.", "Si vendeva il pane. Il forno deve restare dentro."],
  ["pl", "Róża urodziła dziecko, jak miała piętnaście lat.", "Sprzedawaliśmy chleb. To o piecu ma zostać."],
])("in %s only what is named comes back: %s %s", (language, secret, undo) => {
  expect(lastIn(language, loom[language], secret, wishes[language], undo).letIn).toEqual([]);
});

test.each<[Language, string]>([
  [
    "en",
    "When I told my aunt I was leaving, she would not hear of it. I took the tram to Salford and slept in the porch of the chapel until morning.",
  ],
  [
    "en",
    "When I told Dad about the place, he could not hear for the engines. So I wrote it on the slate and he nodded and went on with the belt.",
  ],
  [
    "en",
    "I'd say geometry was the only thing I could not see the sense of. I did it every night by the stove all the same, and my sister laughed.",
  ],
  [
    "sv",
    "Så var det bara att vända, och vi kunde inte se bron för dimman. Vi höll varandra i handen hela vägen hem till gården den kvällen.",
  ],
  [
    "it",
    "Le dico che se non la vedevo di persona non ci credevo. Era alta come una casa e tutto il paese stava lì sotto a guardare in su.",
  ],
  [
    "pl",
    "Opowiem, jak nie widziałam gór. Jechałyśmy cały dzień pociągiem, a jak wysiadłyśmy, to była taka mgła, że tylko buty było widać.",
  ],
  [
    "pl",
    "Dzieci powinny o tym wiedzieć. Szliśmy dwa dni przez las, a ojciec niósł na plecach maszynę do szycia i nikogo nie spotkaliśmy.",
  ],
  [
    "pl",
    "Każdy może się o tym dowiedzieć. Mieliśmy piekarnię przy rynku i w niedzielę ojciec piekł placki dla całej ulicy.",
  ],
])("in %s what sounds like a condition and is a telling stays no secret: %s", (language, told) => {
  const { keptOut, heard } = lastIn(language, loom[language], told);
  expect(keptOut).toEqual([]);
  expect(heard?.about ?? null).not.toBe("reader");
});

test.each<[Language, string]>([
  [
    "en",
    "You mustn't tell Meredith. I took the coal money and put it on a horse, and my mother went to the pawnshop with her ring.",
  ],
  [
    "en",
    "Not a word to Muriel. I took the coal money and put it on a horse, and my mother went to the pawnshop with her ring.",
  ],
  [
    "sv",
    "Berätta inte det för Migda. Jag tog kolpengarna och satte dem på en häst, och mor fick gå till pantbanken med ringen.",
  ],
  [
    "it",
    "Non lo dica a Melania. Ho preso i soldi del carbone e li ho giocati ai cavalli, e la mamma ha impegnato l'anello.",
  ],
])("in %s a secret from somebody whose name begins like a pronoun is one: %s", (language, secret) => {
  expect(lastIn(language, loom[language], secret).keptOut).not.toEqual([]);
});

test.each<[Language, string]>([
  ["en", "Will Wendy read it?"],
  ["sv", "Läser Manfred det?"],
  ["it", "Iolanda lo legge o no?"],
  ["pl", "Jadwiga to przeczyta czy nie?"],
])("in %s whether somebody reads it is asked, whatever the name begins with: %s", (language, asked) => {
  expect(lastIn(language, loom[language], asked).heard).toMatchObject({ intent: "asks", about: "reader" });
});

test("nothing is let in again long after it was left out", () => {
  const later = ["bread", "coal", "milk", "fish", "soap", "wool", "salt"].map(
    (what) => `On Mondays we carried ${what} up from the harbour in two baskets.`,
  );
  const { letIn, ledger } = lastIn("en", loom.en, wishes.en, ...later, "No, put it back in.");
  expect(letIn).toEqual([]);
  expect(ledger.interviews[1]?.leftOut).toBeUndefined();
});
