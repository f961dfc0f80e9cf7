import { expect, it } from "vitest";
import { isReported } from "./reported.ts";
import { tellingOf } from "./tellings.ts";

it.each([
  ["en", "She said, I'll write it in, shall I?"],
  ["en", "He says to me, who are you talking to?"],
  ["sv", "Och pastorn frågade, ska du skriva det?"],
  ["sv", "Hon sa: vad vill du veta?"],
  ["it", "La maestra disse, scriva pure."],
  ["it", "E lui mi dice: lei chi è?"],
  ["pl", "A on mówi: przyjdę, niech pani ma co ważyć."],
  ["pl", "Maciejewska powiedziała: proszę pytać."],
] as const)(
  "what somebody of the life says is told, though it sounds like talk (%s): %s",
  (language, text) => {
    expect(isReported(text, language)).toBe(true);
    expect(tellingOf(text, { language, matters: [] })).toBe(text);
  },
);

it.each([
  ["en", "I said, who reads this?"],
  ["sv", "Jag sa ju, vem läser det här?"],
  ["it", "L'ho già detto, chi legge?"],
  ["pl", "Mówiłam: o Kazika zapytać."],
  ["pl", "A pan mi nie odpowiedział, o Krzyśku, wyrzucone?"],
] as const)("what the teller says to who asks is nobody else's (%s): %s", (language, text) => {
  expect(isReported(text, language)).toBe(false);
});
