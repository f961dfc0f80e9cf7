import { describe, expect, test } from "vitest";
import { type Language, packs } from "#language/packs.ts";
import { lastIn, loom, turnsIn } from "./one-teller.test-suite.ts";

const languages = Object.keys(packs) as Language[];

const confessed: Record<Language, string> = {
  en: "There was a cash box under the counter at Hobley's. It was I who emptied it, and they sent the errand boy away for it. I have not told this to anybody in fifty years. This is just between us.",
  sv: "Det stod en kassalåda under disken hos Lundgrens. Det var jag som tömde den, och springpojken fick gå för det. Jag har aldrig berattat det för någon på femtio år. Det stannar mellan oss.",
  it: "C'era una cassetta sotto il banco dal Righetti. L'ho svuotata io, e hanno mandato via il garzone. Non l'ho mai detto a nessuno in cinquant'anni. Questo resta tra noi.",
  pl: "Pod ladą u Hoffmana stała kasetka. To ja ją opróżniłam, a wyrzucili chłopaka od paczek. Nigdy tego nikomu nie mówiłam, pięćdziesiąt lat. To zostaje między nami.",
};

describe.each(languages)("in %s", (language) => {
  const { words } = packs[language].asides;

  test("a confession is met with one human sentence, kept out whole, and nobody reads out rules", () => {
    const { text, move, keptOut } = lastIn(language, loom[language], confessed[language]);
    expect(words.trusted).toContain(text);
    expect(move).toBe("stay_gently");
    expect(keptOut).toEqual([expect.objectContaining({ kind: "secret", message: "m1" })]);
  });

  test("whether it is out is answered by name, and what is in is offered to go out too", () => {
    const later = {
      en: "Long after that I met the errand boy again at Corby, and he shook my hand and asked after my mother.",
      sv: "Långt senare mötte jag springpojken igen i Borlänge, och han tog mig i hand och frågade efter mor.",
      it: "Molto dopo ho rivisto il garzone a Corbetta, e mi ha dato la mano e mi ha chiesto della mamma.",
      pl: "Dużo później spotkałam tego chłopaka, to było w Łodzi na rynku, i podał mi rękę i pytał o mamę.",
    }[language];
    const asked = {
      en: "Is Hobley out still, and is Corby?",
      sv: "Är Lundgrens struket, och är Borlänge?",
      it: "Il Righetti resta fuori, sì o no, e Corbetta?",
      pl: "Czy Hoffman jest skreślony, a Łodzi nie ma?",
    }[language];
    const yes = { en: "Yes, please.", sv: "Ja, tack.", it: "Sì, grazie.", pl: "Tak, proszę." }[language];
    const [answered, done] = turnsIn(language, [
      loom[language],
      confessed[language],
      later,
      asked,
      yes,
    ]).slice(-2);
    const [first, second] = {
      en: ["Hobley", "Corby"],
      sv: ["Lundgrens", "Borlänge"],
      it: ["Righetti", "Corbetta"],
      pl: ["Hoffman", "Łodzi"],
    }[language] as [string, string];
    expect(answered?.text).toMatch(new RegExp(`${first}.*${second}`, "u"));
    expect(answered?.text).not.toContain(words.kept.other);
    expect(done?.move).toBe("delete");
    expect(done?.keptOut).toContainEqual(expect.objectContaining({ message: "m2" }));
  });
});

test.each<[Language, string]>([
  [
    "en",
    "I'm going to tell you a secret now. I had a letter from a bookbinder in Leeds every spring, and I burnt them all but one. My husband never found it.",
  ],
  [
    "en",
    "I had a letter from a bookbinder in Leeds every spring, and I burnt them all but one. I'm taking that to my grave.",
  ],
  [
    "en",
    "I had a letter from a bookbinder in Leeds every spring, and I burnt them all but one. Not a soul is ever to hear of it, not even when I'm dead.",
  ],
  [
    "sv",
    "Jag ska berätta en hemlighet. Jag fick brev från en bokbindare i Lund varje vår, och jag brände alla utom ett. Min man hittade det aldrig.",
  ],
  [
    "sv",
    "Jag fick brev från en bokbindare i Lund varje vår, och jag brände alla utom ett. Ingen ska få se det, inte ens när jag är död.",
  ],
  [
    "it",
    "Le racconto una cosa in confidenza. Ogni primavera mi scriveva un rilegatore di Lodi, e le lettere le ho bruciate tutte meno una. Mio marito non l'ha mai trovata.",
  ],
  [
    "it",
    "Ogni primavera mi scriveva un rilegatore di Lodi, e le lettere le ho bruciate tutte meno una. Questa me la porto nella tomba.",
  ],
  [
    "pl",
    "Powiem pani tajemnicę. Co wiosnę pisał do mnie introligator z Lublina, i spaliłam wszystkie listy oprócz jednego. Mąż go nigdy nie znalazł.",
  ],
  [
    "pl",
    "Co wiosnę pisał do mnie introligator z Lublina, i spaliłam wszystkie listy oprócz jednego. Zabiorę to do grobu.",
  ],
])("in %s a secret is heard however it is sealed: %s", (language, secret) => {
  const { keptOut, move, text } = lastIn(language, loom[language], secret);
  expect(move).toBe("stay_gently");
  expect(keptOut).toEqual([expect.objectContaining({ kind: "secret", message: "m1" })]);
  expect(packs[language].asides.words.trusted).toContain(text);
});

test.each<[Language, string]>([
  [
    "en",
    "The recipe was a secret that our cook took with her, and nobody ever made that pudding again in the house.",
  ],
  [
    "en",
    "Father's to have that chair, Mother always said, and nobody was to sit in it till he came in from the yard.",
  ],
  [
    "sv",
    "Receptet var en hemlighet som kokerskan tog med sig, och ingen har bakat den kakan sedan dess hemma hos oss.",
  ],
  [
    "it",
    "La ricetta era un segreto della cuoca, e quel dolce dopo di lei in casa nostra non l'ha più fatto nessuno.",
  ],
  ["pl", "Ten przepis to była tajemnica kucharki, i nikt już potem u nas w domu takiego ciasta nie upiekł."],
])("in %s a secret of somebody's kitchen is told: %s", (language, told) => {
  const { keptOut } = lastIn(language, loom[language], told);
  expect(keptOut).toEqual([]);
});

test.each<[Language, string]>([
  [
    "en",
    "We had bread and dripping of a Sunday. Now who actually looks at all this? Once the lid is shut, I mean.",
  ],
  ["en", "Who's all this for, then?"],
  ["en", "Mother took in washing. But who is it really that reads this? It hangs on that what I can say."],
  ["en", "I ask you a civil question, who is reading this, and you begin about school."],
  ["sv", "Jag undrar ju vem som läser alltihop."],
  ["sv", "Mor tvättade åt folk. Vilka är det som läser? Det hänger på det vad jag kan säga."],
  ["it", "Vorrei sapere chi legge questa roba."],
  ["it", "La mamma lavava per gli altri. Ma scusi, chi lo sente quello che dico?"],
  ["pl", "Chciałabym wiedzieć, kto to wszystko czyta."],
  ["pl", "Matka prała u ludzi. Kto u licha to czyta? Bo od tego zależy, co powiem."],
  [
    "sv",
    "Vi åt flott på brödet om söndagen. Vem är det egentligen som läser det här? När locket är stängt, menar jag.",
  ],
  ["sv", "Vem är det här till för, då?"],
  [
    "it",
    "La domenica pane e strutto. Ma chi è che poi legge tutto questo? Quando ho chiuso il coperchio, dico.",
  ],
  ["it", "E per chi è questa roba, allora?"],
  ["pl", "W niedzielę był chleb ze smalcem. Kto to właściwie czyta? Jak już wieko zamknę, znaczy."],
  ["pl", "A dla kogo to jest właściwie?"],
])("in %s who reads this is answered however it is asked: %s", (language, asked) => {
  const { heard, move, text } = lastIn(language, loom[language], asked);
  expect(heard).toMatchObject({ intent: "asks", about: "reader" });
  expect(move).toBe("answer");
  expect(text).toContain("Ruth");
});

test.each<[Language, string]>([
  ["en", "And does the ferry man come into it with his hat on? A plain answer, please."],
  ["sv", "Och färjkarlen, följer han med hatten på? Ett rakt svar, tack."],
  ["it", "E il traghettatore, ci viene col cappello? Una risposta chiara, per piacere."],
  ["pl", "A przewoźnik to niby w kapeluszu? Proszę o jasną odpowiedź."],
])(
  "in %s a question that is not understood is asked for again, and nothing else is asked: %s",
  (language, asked) => {
    const { text, move } = lastIn(language, loom[language], asked);
    expect(move).toBe("answer");
    expect(packs[language].asides.words.putAgain).toContain(text);
  },
);

test("whoever stops after telling of two people is thanked for neither by name", () => {
  const { text } = lastIn(
    "en",
    "My husband Wilfred built boats at Wivenhoe, and I painted the names on them, every one, in white.",
    "It was Mother who kept his cap. Edith wanted it, and Mother would not let it off the peg. I'm tired now, that's enough for today.",
  );
  expect(text).not.toMatch(/about (?:Wilfred|Edith|your husband|your mother)/u);
});
