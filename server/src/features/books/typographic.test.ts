import { expect, it } from "vitest";
import { packs } from "#language/packs.ts";
import { typographic } from "./typographic.ts";

it("straight quotation marks become those of the language, and apostrophes are set", () => {
  const text =
    '"Every evening," she said ("as if it were news"), and it wasn\'t. He\'d left in \'52—"alone".';
  expect(typographic(text, packs.en.phrases.quotes)).toBe(
    "“Every evening,” she said (“as if it were news”), and it wasn’t. He’d left in ’52—“alone”.",
  );
  expect(typographic('Hon sa "nej".', packs.sv.phrases.quotes)).toBe("Hon sa ”nej”.");
  expect(typographic('Powiedziała: "nie".', packs.pl.phrases.quotes)).toBe("Powiedziała: „nie”.");
  expect(typographic("She said, 'Edith, it isn't fair.' Then 'no'.", packs.en.phrases.quotes)).toBe(
    "She said, ‘Edith, it isn’t fair.’ Then ‘no’.",
  );
  expect(typographic("Hon sa 'nej'.", packs.sv.phrases.quotes)).toBe("Hon sa ’nej’.");
  expect(typographic('Disse "no".', packs.it.phrases.quotes)).toBe("Disse «no».");
});

it("what was set with care, or means something else, stays", () => {
  const text = "“So” and ‘so’, 6' tall, the boys' house and «no»";
  expect(typographic(text, packs.en.phrases.quotes)).toBe(text);
});
