import { expect, it } from "vitest";
import type { Language } from "#language/packs.ts";
import { hear } from "./hear.ts";

it.each([
  [
    "pl",
    "Że się będzie nazywał Pan Ucho i będzie wszystko słyszał. Już mi starczy o Jędrku. Zmęczyłam się. Muszę kota wpuścić, bo drze się na balkonie.",
  ],
  [
    "pl",
    "Dał mi koszyk grzybów na drogę i tyle go widziałam. Dosyć już o Franku. Oczy mi się kleją. Muszę psa wypuścić, bo drapie w drzwi, a potem herbata.",
  ],
  [
    "en",
    "He'd call it Mister Ear and it'd hear everything, he said. That's enough about Jimmy. I'm worn out. I must let the cat in, she's yelling on the balcony.",
  ],
  [
    "sv",
    "Den skulle heta Farbror Öra och höra allting, sa han. Nu räcker det om Jonas. Jag är trött. Jag måste släppa in katten, hon skriker på balkongen.",
  ],
] as [Language, string][])(
  "whoever is tired and lets the cat in after a telling is in no danger, in %s: %s",
  (language, text) => expect(hear(text, language).intent).not.toBe("crisis"),
);

it.each([
  [
    "en",
    "That is all about the bakery, and I'm tired now. I must let the cat in. My son hits me when his dinner is late, and he has the bank card.",
  ],
  [
    "sv",
    "Nu räcker det om bageriet, jag är trött. Jag måste släppa in katten. Jag har sparat sömntabletter och tänker ta allihop när det blir kväll.",
  ],
  [
    "it",
    "Adesso basta del forno, sono stanca. Devo far entrare il gatto. Mio figlio mi picchia quando la cena è in ritardo, e si tiene la pensione.",
  ],
  [
    "pl",
    "Już starczy o piekarni, zmęczyłam się. Muszę wpuścić kota. Syn mnie bije, jak obiad jest spóźniony, i zabiera mi całą emeryturę.",
  ],
] as [Language, string][])("danger that is told beside such words is heard, in %s: %s", (language, text) =>
  expect(hear(text, language).intent).toBe("crisis"),
);
