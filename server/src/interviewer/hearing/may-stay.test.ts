import { describe, expect, it } from "vitest";
import { type Language, packs } from "#language/packs.ts";
import { emptyLedger, openInterview, takeTurn, withoutPartsLeftOut } from "../interviewer.ts";
import { hear } from "./hear.ts";
import { heed } from "./heed.ts";

const heard = (text: string, language: Language) =>
  heed(hear(text, language), { text, pack: packs[language] });

const blow: Readonly<Record<Language, string>> = {
  pl: "Pracował przy piecu, a w niedzielę chodził na mszę. Raz mnie uderzył, w siedemdziesiątym szóstym.",
  en: "He worked at the furnace, and on Sundays he went to mass. He struck me once, in seventy-six.",
  sv: "Han arbetade vid ugnen, och på söndagen gick han i kyrkan. En gång slog han mig, sjuttiosex.",
  it: "Lavorava al forno, e la domenica andava a messa. Una volta mi ha picchiata, nel settantasei.",
};

describe("what may stay so long as it is not printed", () => {
  it.each([
    ["pl", "Niech leży, byle nie szło."],
    ["pl", "Niech leży, byle nie szło do książki."],
    ["pl", "Niech lezy, byle nie poszlo w druk."],
    ["en", "Leave it, so long as it doesn't go in."],
    ["en", "It can stay, as long as it's not printed."],
    ["sv", "Låt det ligga, bara det inte kommer med."],
    ["sv", "Det får stå kvar, så länge det inte kommer i boken."],
    ["it", "Lo lasci lì, basta che non ci vada."],
    ["it", "Resti pure, basta che non vada nel libro."],
  ] as const)("is what stands before it, and no limit on a verb (%s): %s", (language, wish) => {
    const text = `${blow[language]} ${wish}`;
    expect(heard(text, language).beside?.refuses ?? []).toEqual([]);
    const setting = { number: 1, language, seed: 3 } as const;
    const { ledger } = openInterview({ ...setting, ledger: emptyLedger() });
    const turn = takeTurn({ ...setting, ledger, answer: { id: "m0", text } });
    expect(turn.ledger.limits.filter(({ stems }) => stems.length > 0)).toEqual([]);
    const left = withoutPartsLeftOut(turn.ledger, { id: "m0", content: text });
    expect(left).toBe(`${blow[language].split(". ")[0]}.`);
  });

  it.each([
    ["pl", "Wszystko mieliśmy schowane w kopcu, byle nie poszło do Niemca."],
    ["en", "The dog could lie by the stove, as long as it didn't go in the parlour."],
    ["sv", "Vi fick bada i ån, bara det inte var kallt."],
    ["it", "Potevamo giocare nel cortile, basta che non andassimo al fiume."],
  ] as const)("is nothing that is told of the life (%s): %s", (language, text) => {
    expect(heard(text, language).beside?.keepsOut ?? []).toEqual([]);
  });

  it.each([
    ["pl", "Byle nie o wojnie.", "wojnie"],
    ["pl", "Wszystko, byle nie szpital.", "szpital"],
  ] as const)("is not what is named as a thing after the same word (%s): %s", (language, text, named) => {
    expect(heard(text, language).beside?.refuses).toEqual([named]);
  });
});
