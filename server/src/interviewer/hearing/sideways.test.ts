import { describe, expect, test } from "vitest";
import type { Language } from "#language/packs.ts";
import type { Intent } from "../moves.ts";
import { lastIn, leftOut, loom } from "../turns/one-teller.test-suite.ts";
import { hear } from "./hear.ts";

describe("a dog that had a name is mourned by nobody:", () => {
  test.each<[Language, string]>([
    ["en", "We had a dog called Bonzo, and he ran after the bus as far as the bridge."],
    ["sv", "Vi hade en hund som hette Bonzo, och han sprang efter bussen ända till bron."],
    ["it", "Avevamo un cane di nome Bonzo, e correva dietro alla corriera fino al ponte."],
    ["pl", "Mieliśmy psa, wabił się Bonzo, i leciał za autobusem aż do mostu."],
  ])("%s %s", (language, told) => {
    expect(hear(told, language).intent).toBe("told");
    expect(lastIn(language, loom[language], told).move).not.toBe("stay_gently");
  });
});

describe("whoever keeps a dead man's morphine by them is answered as in danger, or asked about it:", () => {
  test.each<[Language, string]>([
    ["en", "There's a bottle of his morphine they never came back for. I keep it by me."],
    ["sv", "Det står en flaska morfin kvar efter honom som de aldrig hämtade. Den har jag vid sängen."],
    ["it", "C'è una boccetta della sua morfina che non sono mai venuti a riprendere. La tengo vicino."],
    ["pl", "Została po nim butelka morfiny, nikt po nią nie przyszedł. Trzymam ją przy sobie."],
  ])("%s %s", (language, told) => {
    const { move, also } = lastIn(language, loom[language], told);
    expect([move, ...also]).toContain("support");
  });
});

describe("own words are put right, however that is put:", () => {
  test.each<[Language, string]>([
    ["en", "I told you a wrong thing, before. I said me dad bought the piano. He didn't."],
    ["en", "What I told you about the shop wasn't right. It was my aunt's."],
    ["sv", "Jag sa fel till dig förut. Jag sa att pappa köpte pianot. Det gjorde han inte."],
    ["sv", "Det jag sa om affären stämmer inte. Den var min mosters."],
    [
      "it",
      "Prima le ho detto una cosa sbagliata. Ho detto che il piano l'ha comprato mio padre. Non è vero.",
    ],
    ["it", "Quello che le ho detto della bottega non è giusto. Era di mia zia."],
    ["pl", "Przedtem źle pani powiedziałam. Mówiłam, że ojciec kupił pianino. Nie kupił."],
    ["pl", "To, co pani mówiłam o sklepie, to nieprawda. Był ciotki."],
  ])("%s %s", (language, told) => {
    expect(hear(told, language)).toMatchObject<{ intent: Intent }>({ intent: "corrects" });
  });

  test("what somebody else said wrongly is told", () => {
    expect(hear("He told everybody he had bought the piano, but it was won in a raffle.", "en").intent).toBe(
      "told",
    );
  });
});

describe("who says that nothing was to go out has it back:", () => {
  test.each<[Language, string]>([
    ["en", "I never said to take anything out. The loom is to stay in."],
    ["sv", "Jag har aldrig sagt att du skulle ta bort något. Vävstolen ska vara kvar."],
    ["it", "Io non ho mai detto di togliere niente. Il telaio deve restare dentro."],
    ["pl", "Ja nigdy nie mówiłam, żeby coś usuwać. Krosno ma zostać."],
  ])("%s %s", (language, undo) => {
    const { letIn, keptOut } = lastIn(language, loom[language], leftOut[language], undo);
    expect(letIn).toHaveLength(1);
    expect(keptOut).toEqual([]);
  });
});

describe("Saga is asked what it thinks after something raw, and says so:", () => {
  test.each<[Language, string]>([
    [
      "en",
      "They hanged themselves, both of them. I was the one that cut them down. What do you think yourself?",
    ],
    [
      "en",
      "my father drank the farm away and my mother took in washing till her hands split and it was me that had to tell the bank what do you think yourself",
    ],
    [
      "sv",
      "de hängde sig båda två i samma lada och ingen talade om det sen och det var jag som skar ner dem vad tycker du själv",
    ],
    [
      "it",
      "si sono impiccati tutti e due nello stesso fienile e nessuno ne ha più parlato e li ho tirati giù io lei cosa ne pensa",
    ],
    [
      "pl",
      "powiesili się oboje w tej samej stodole i nikt potem o tym nie mówił i to ja ich odciąłem co pani sama myśli",
    ],
    ["pl", "Uciekła z węglarzem i zostawiła naszą czwórkę. A pani co o tym myśli?"],
  ])("%s %s", (language, told) => {
    expect(lastIn(language, loom[language], told)).toMatchObject({ move: "answer" });
  });

  test("what somebody else asked is told", () => {
    const told =
      "the foreman came up to me in the yard with his hat on and he said to me what do you think yourself";
    expect(lastIn("en", loom.en, told).move).not.toBe("answer");
  });
});

describe("a hint what to ask for is what is asked for next:", () => {
  test.each<[Language, string, RegExp]>([
    [
      "en",
      "Our dad drove the Dale bus thirty years. If you want him at his best, you want the night with the bus in the snow.",
      /the night with the bus in the snow/iu,
    ],
    [
      "en",
      "She ran the laundry. What you should ask about is the year of the flood.",
      /the year of the flood/iu,
    ],
    [
      "sv",
      "Pappa körde bussen i trettio år. Vill du ha honom som han var bäst ska du ha natten med bussen i snön.",
      /natten med bussen i snön/iu,
    ],
    [
      "it",
      "Mio padre ha guidato la corriera trent'anni. Se lo vuole al suo meglio, deve sentire la notte della corriera nella neve.",
      /la notte della corriera nella neve/iu,
    ],
    [
      "pl",
      "Tata jeździł autobusem trzydzieści lat. Jak go pani chce poznać, to trzeba tej nocy z autobusem w śniegu.",
      /tej nocy z autobusem w śniegu/iu,
    ],
  ])("%s %s", (language, told, asked) => {
    expect(lastIn(language, loom[language], told).text).toMatch(asked);
  });

  test("who wanted something of somebody else asks for nothing", () => {
    const told = "If you wanted the priest at his best, you had to catch him before the wine was poured.";
    expect(lastIn("en", loom.en, told).heard?.wants).toBeUndefined();
  });
});
