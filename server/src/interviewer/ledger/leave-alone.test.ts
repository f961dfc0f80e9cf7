import { describe, expect, it } from "vitest";
import { type Language, packs } from "#language/packs.ts";
import { emptyLedger, openInterview, prospectOf, type Turn, takeTurn } from "../interviewer.ts";
import type { Choice } from "../wording/chosen.ts";
import { stemsNaming, touchesLimit } from "./limits.ts";

describe("what names nothing that could be left alone by itself", () => {
  it.each([
    ["pl", "mała"],
    ["pl", "tę małą"],
    ["pl", "mala"],
    ["pl", "o starym"],
    ["pl", "biedni"],
    ["pl", "nowej"],
    ["pl", "siedemdziesiąt"],
    ["pl", "siedemdziesiaty"],
    ["pl", "trzy dni"],
    ["en", "the little one"],
    ["en", "the youngest"],
    ["en", "old times"],
    ["en", "poor"],
    ["en", "seventy-two"],
    ["en", "the 3"],
    ["sv", "den lilla"],
    ["sv", "den gamla tiden"],
    ["sv", "små"],
    ["sv", "sma"],
    ["sv", "sjuttiotalet"],
    ["sv", "åttio"],
    ["it", "la piccola"],
    ["it", "i vecchi tempi"],
    ["it", "povera"],
    ["it", "ventitré"],
    ["it", "ventitre anni"],
  ] as const)("is a number or an adjective of every life (%s: %s)", (language, words) => {
    expect(stemsNaming([words], packs[language])).toEqual([]);
  });

  it.each([
    ["pl", "mały domek", "domek"],
    ["pl", "stara Ratajczakowa", "Ratajczakowej"],
    ["en", "Cyprus and our Steven", "Steven"],
    ["en", "Mr Young", "Young"],
    ["sv", "lilla Elsa", "Elsas"],
    ["it", "la vecchia stalla", "stalla"],
  ] as const)("beside a name or a thing takes nothing from it (%s: %s)", (language, words, told) => {
    const pack = packs[language];
    const limit = { kind: "not_asked" as const, message: "m1", stems: stemsNaming([words], pack) };
    expect(touchesLimit({ ...emptyLedger(), limits: [limit] }, { words: told, pack })).toBe(true);
  });
});

describe("a year that is left alone", () => {
  const touches = (language: Language, words: string, told: string): boolean => {
    const pack = packs[language];
    const limit = { kind: "not_asked" as const, message: "m1", stems: stemsNaming([words], pack) };
    return touchesLimit({ ...emptyLedger(), limits: [limit] }, { words: told, pack });
  };

  it.each([
    ["pl", "siedemdziesiąty rok", "Jak u mnie było źle, w siedemdziesiątym, to one dwie przyszły razem."],
    ["pl", "rok 1970", "Wtedy, w siedemdziesiątym, spadł śnieg."],
    ["en", "1970", "That was in nineteen seventy."],
    ["en", "nineteen seventy", "We moved in 1970."],
    ["en", "the winter of sixty-nine", "That was in 1969."],
    ["sv", "nittonhundrasjuttio", "Det var 1970."],
    ["it", "il 1970", "Nel settanta ci siamo sposati."],
  ] as const)("is known in words and in figures (%s: %s)", (language, words, told) => {
    expect(touches(language, words, told)).toBe(true);
  });

  it.each([
    ["pl", "siedemdziesiąty rok", "To był siedemdziesiąty dziewiąty, Trzech Króli, ta zima stulecia."],
    ["pl", "siedemdziesiąty rok", "Siedemdziesiąty drugi, szyld jeszcze farbą śmierdział."],
    ["pl", "siedemdziesiąty rok", "Mam siedemdziesiąt siedem lat."],
    ["en", "nineteen seventy", "That was nineteen seventy-two, and I was seventy."],
    ["sv", "nittonhundrasjuttio", "Nittonhundrasjuttiotvå flyttade vi."],
    ["it", "il millenovecentosettanta", "Era il millenovecentosettantadue."],
  ] as const)("is no other year that begins with the same word (%s: %s; %s)", (language, words, told) => {
    expect(touches(language, words, told)).toBe(false);
  });
});

describe("a limit that a model names by words of every life", () => {
  const setting = { number: 1, language: "pl", seed: 7 } as const;
  const asked =
    "O siedemdziesiąty rok i o małą to mnie proszę nie pytać, ani teraz, ani naokoło. Można pytać o szycie.";
  const passage = "O siedemdziesiąty rok i o małą to mnie proszę nie pytać, ani teraz, ani naokoło.";
  const take = (acts: Choice["acts"]): Turn =>
    takeTurn(
      {
        ...setting,
        ledger: openInterview({ ...setting, ledger: emptyLedger() }).ledger,
        answer: { id: "m0", text: asked },
      },
      {
        intent: "declines",
        move: "mend",
        about: "",
        text: "Jak to było z szyciem?",
        ...(acts ? { acts } : {}),
      },
    );
  const outlookAfter = ({ ledger }: Turn) =>
    prospectOf({
      ...setting,
      ledger,
      answer: { id: "m1", text: "To był siedemdziesiąty dziewiąty, a ja miałam małe sanki po Jurku." },
    })?.outlook;
  const alone = [
    { do: "leave_alone", words: "mała" },
    { do: "leave_alone", words: "siedemdziesiąty rok" },
  ] as const;

  it("is the sentence that asks for it, and the year", () => {
    const outlook = outlookAfter(take(alone));
    expect(outlook?.leftAlone).toEqual(["1970"]);
    expect(outlook?.linesAlone).toEqual([passage]);
  });

  it("is no name for being written with a capital by the model alone", () => {
    expect(take([{ do: "leave_alone", words: "Mała" }]).ledger.limits).toMatchObject([
      { kind: "not_asked", stems: [], lines: [passage] },
    ]);
  });

  it("is told by its own words where that sentence is kept out too", () => {
    const outlook = outlookAfter(take([...alone, { do: "keep_out", words: passage, in: "m0" }]));
    expect(outlook?.linesAlone).toEqual(["mała"]);
  });

  it("is heard without a model as well", () => {
    const ledger = openInterview({ ...setting, ledger: emptyLedger() }).ledger;
    const text = `Szyłam suknie ślubne dla całego miasta i nikt mi za to nie płacił na czas. O małą proszę mnie nie pytać.`;
    const { ledger: after } = takeTurn({ ...setting, ledger, answer: { id: "m0", text } });
    expect(after.limits).toMatchObject([
      { kind: "not_asked", stems: [], lines: ["O małą proszę mnie nie pytać."] },
    ]);
  });
});

describe("a person whom a model only leaves alone", () => {
  const kindOf = (language: Language, name: string, text: string): string | undefined => {
    const setting = { number: 1 as const, language, seed: 7 };
    const { ledger } = openInterview({ ...setting, ledger: emptyLedger() });
    const choice: Choice = {
      intent: "declines",
      move: "stay_gently",
      about: "",
      text: "",
      acts: [{ do: "leave_alone", words: name }],
    };
    const turn: Turn = takeTurn({ ...setting, ledger, answer: { id: "m0", text } }, choice);
    return turn.keptOut.find(({ words }) => words.includes(name))?.kind;
  };

  it.each([
    [
      "en",
      "Andrew",
      "Don't ask me about Andrew, the divorce and the bottle, that's his, and it is not to go in the book.",
    ],
    [
      "sv",
      "Anders",
      "Fråga mig int om Anders, skilsmässan och flaskan, det är hans och det ska int stå i boken.",
    ],
  ] as const)("is not kept out of the book by what is said of a thing (%s)", (language, name, text) => {
    expect(kindOf(language, name, text)).toBe("not_asked");
  });

  it.each([
    ["en", "Andrew", "Don't ask me about Andrew, and leave him out of the book."],
    ["sv", "Anders", "Fråga mig int om Anders, och lämna honom utanför boken."],
  ] as const)("is where the teller says so of them (%s)", (language, name, text) => {
    expect(kindOf(language, name, text)).toBe("not_printed");
  });
});
