import { expect, test } from "vitest";
import type { Language } from "#language/packs.ts";
import { gistOf } from "./gist.ts";

test.each<[Language, string, readonly string[]]>([
  [
    "en",
    "Well, I could not say how it began, for one day was like the next and one forgets. My brother Amos left for Hull in 1948. The kettle was on. He wrote to nobody.",
    ["My brother Amos left for Hull in 1948"],
  ],
  [
    "sv",
    "Nja, hur det började kan jag inte säga, den ena dagen var som den andra och man glömmer. Min bror Arvid for till Gävle 1948. Kaffet stod på. Han skrev inte.",
    ["Min bror Arvid for till Gävle 1948"],
  ],
  [
    "it",
    "Mah, come sia cominciata non lo so dire, un giorno era uguale all'altro e ci si scorda. Mio fratello Elio partì per Trieste nel 1948. Il caffè bolliva. Non scrisse.",
    ["Mio fratello Elio partì per Trieste nel 1948"],
  ],
  [
    "pl",
    "No, jak to się zaczęło, tego nie powiem, dzień był podobny do dnia i człowiek zapomina. Brat Edek wyjechał do Gdyni w 1948. Kawa stała na piecu. Nie pisał.",
    ["Brat Edek wyjechał do Gdyni w 1948"],
  ],
])(
  "in %s an answer is remembered by who, where and when, and not by how it begins",
  (language, answer, told) => {
    const gist = gistOf(answer, language);
    for (const words of told) expect(gist).toContain(words);
    expect(gist.length).toBeLessThanOrEqual(114);
  },
);

test("speech without stops is remembered from where it names somebody", () => {
  const answer = `${"and it went on like that and on like that ".repeat(6)}and then my sister Dora she came home from Leeds and it was never the same again in that house of ours not ever`;
  expect(gistOf(answer, "en")).toContain("my sister Dora");
});

test("an answer that names nobody is remembered by its first words", () => {
  const answer = "It went on and on. ".repeat(12);
  expect(answer.startsWith(gistOf(answer, "en").replace(/…$/u, ""))).toBe(true);
});
