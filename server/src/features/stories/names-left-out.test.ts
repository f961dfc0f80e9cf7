import { describe, expect, it } from "vitest";
import { type Language, packs } from "#language/packs.ts";
import { contentStems } from "#language/text.ts";
import { withoutNames } from "./names-left-out.ts";
import type { Said } from "./said.ts";

const said = (language: Language, words: string, contents: readonly string[], more: object[] = []): Said =>
  ({
    reached: [{ person: { id: "p1" }, interview: { id: "i1", language } }],
    messages: contents.map((content, at) => ({ id: `m${at}`, interview_id: "i1", role: "user", content })),
    keptOut: [
      {
        message_id: "m0",
        kind: "not_printed",
        words,
        stems: JSON.stringify(contentStems(words, packs[language])),
      },
      ...more,
    ],
    ledgers: new Map(),
  }) as unknown as Said;

const toldOf = (given: Said): string[] => withoutNames(given).messages.map(({ content }) => content);

describe("a name that is to stay out", () => {
  it.each([
    [
      "sv",
      "Gunborg",
      "Hon stickade. Det var en i Böle, Gunborg hette hon, hennes koftor blev sneda. Nej du, Gunborg ska du ta bort. Namnet. Hon har barn i livet. Säg en fru.",
      "Hon stickade. Det var en i Böle, —— hette hon, hennes koftor blev sneda.",
    ],
    [
      "en",
      "Maureen",
      "It was Maureen next door who had the baby. Leave her name out, she's still about. She came to us for milk, and we gave it her over the wall.",
      "It was —— next door who had the baby. She came to us for milk, and we gave it her over the wall.",
    ],
    [
      "pl",
      "Genowefa",
      "Donosiła na nas Genowefa z parteru. Tego imienia proszę nie pisać, jej nie. Potem przyszła po cukier jakby nigdy nic.",
      "Donosiła na nas —— z parteru. Potem przyszła po cukier jakby nigdy nic.",
    ],
    [
      "it",
      "Ersilia",
      "La bambina era di Ersilia, la fornaia. Il nome non lo metta nel libro. Me la portava in bottega dentro una cesta.",
      "La bambina era di ——, la fornaia. Me la portava in bottega dentro una cesta.",
    ],
  ] as const)("leaves what was told of her, without the wish (%s)", (language, name, answer, left) => {
    const given = said(language, name, [answer]);
    expect(toldOf(given)).toEqual([left]);
    expect(withoutNames(given).keptOut).toEqual([]);
  });

  it("is left out of other answers and questions too, in other forms", () => {
    const given = said("en", "Maureen", [
      "It was Maureen next door. Leave her name out.",
      "Maureen's cat ate the ham.",
    ]);
    expect(toldOf(given)).toEqual(["It was —— next door.", "——'s cat ate the ham."]);
  });

  it.each([
    ["who is left out herself", "It was Maureen next door. Leave that about Maureen out, and her name.", []],
    ["of whom nobody spoke of the name", "It was Maureen next door who had the baby. Leave Maureen out.", []],
    [
      "whose whole answer is kept out",
      "It was Maureen next door. Leave her name out.",
      [{ message_id: "m0", kind: "not_printed", words: "", stems: "[]" }],
    ],
  ] as const)("is no matter of its own for somebody %s", (_, answer, more) => {
    const given = said("en", "Maureen", [answer], [...more]);
    expect(withoutNames(given)).toBe(given);
  });
});
