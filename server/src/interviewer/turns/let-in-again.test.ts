import { expect, test } from "vitest";
import { fold } from "#language/fold.ts";
import { type Language, packs } from "#language/packs.ts";
import { lastIn, leftOut, loom } from "./one-teller.test-suite.ts";

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
  const { letIn, ledger } = lastIn(language, loom[language], leftOut[language], told);
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
  expect(lastIn(language, loom[language], leftOut[language], undo).letIn).toHaveLength(1);
});

test.each<[Language, string, string]>([
  ["en", "Ruby had a baby at fifteen and it was given away.", "We sold bread too. The oven is to stay in."],
  ["sv", "Rut fick ett barn när hon var femton.", "Vi sålde bröd också. Det om ugnen ska stå kvar."],
  ["it", "La Rosa ha avuto un bambino a quindici anni.", "Si vendeva il pane. Il forno deve restare dentro."],
  ["pl", "Róża urodziła dziecko, jak miała piętnaście lat.", "Sprzedawaliśmy chleb. To o piecu ma zostać."],
])("in %s only what is named comes back: %s %s", (language, secret, undo) => {
  expect(lastIn(language, loom[language], secret, leftOut[language], undo).letIn).toEqual([]);
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
  expect(packs[language].asides.signs.asks.reader.test(fold(asked))).toBe(true);
});

test("nothing is let in again long after it was left out", () => {
  const later = ["bread", "coal", "milk", "fish", "soap", "wool", "salt"].map(
    (what) => `On Mondays we carried ${what} up from the harbour in two baskets.`,
  );
  const { letIn, ledger } = lastIn("en", loom.en, leftOut.en, ...later, "No, put it back in.");
  expect(letIn).toEqual([]);
  expect(ledger.interviews[1]?.leftOut).toBeUndefined();
});
