import { describe, expect, it } from "vitest";
import type { Language } from "#language/packs.ts";
import { withoutAdmittedSlips, withoutPlainSlips } from "./slips.ts";

describe("what a teller puts right in the same breath", () => {
  it.each<[Language, string, string]>([
    ["en", "We had fourteen ewes, no, sixteen.", "We had sixteen ewes."],
    ["en", "It was nineteen forty-eight, no, forty-nine, we moved.", "It was nineteen forty-nine, we moved."],
    [
      "en",
      "I carried thirty loaves, my usual. No, thirty-five, Ma counted.",
      "I carried thirty-five loaves, my usual. Ma counted.",
    ],
    ["en", "We had twelve hens, no, fourteen hens that winter.", "We had fourteen hens that winter."],
    ["en", "I drove the tractor – no, I never drove it.", "I never drove it."],
    ["sv", "Vi var fem på skiftet, nej, sex.", "Vi var sex på skiftet."],
    ["sv", "Det var mormor, nej farmor, hon sydde den.", "Det var farmor, hon sydde den."],
    ["it", "Eravamo in dodici, anzi tredici.", "Eravamo in tredici."],
    ["it", "Era il 1958, no, il 1959.", "Era il 1959."],
    ["pl", "Mieliśmy osiem krów, nie, dziewięć.", "Mieliśmy dziewięć krów."],
    ["pl", "Wyjechał w czterdziestym, nie, w czterdziestym drugim.", "Wyjechał w czterdziestym drugim."],
    ["it", "È nato nel quarantuno... no, aspetta. Quarantadue, in casa.", "È nato nel quarantadue, in casa."],
    ["en", "She went in fifty-five... no, hold on, fifty-six.", "She went in fifty-six."],
    ["sv", "Det hände trettioåtta, nej, vänta. Trettionio.", "Det hände trettionio."],
    ["pl", "Było ich dwunastu... nie, czekaj, trzynastu.", "Było ich trzynastu."],
    [
      "pl",
      "Ślub brali w sześćdziesiątym pierwszym, nie, co ja mówię, drugim, trzeciego lutego.",
      "Ślub brali w sześćdziesiątym drugim, trzeciego lutego.",
    ],
    ["en", "We married in sixty-one, no, what am I saying, two.", "We married in sixty-two."],
    ["en", "It was nineteen sixty-three, no, one, in sleet.", "It was nineteen sixty-one, in sleet."],
    ["sv", "Vi gifte oss sextioett, nej vad säger jag, två.", "Vi gifte oss sextiotvå."],
    ["it", "Nel sessantuno, no, cosa dico, due.", "Nel sessantadue."],
    ["it", "Nel sessantadue, anzi uno.", "Nel sessantuno."],
  ])("is printed as it was put right (%s): %s", (language, said, told) => {
    expect(withoutPlainSlips(said, language)).toBe(told);
  });

  it.each<[Language, string]>([
    ["en", "She had four sons, no daughters."],
    ["en", "My uncle was seventy, no, eighty hens escaped."],
    ["sv", "Hon var sjuttio, nej, åttio höns rymde."],
    ["en", "Was he fifty? No, he never said."],
    ["en", "“Give me ten,” he said, “no, twenty.”"],
    ["en", "There were nine of them. No, twelve men went down that day."],
    ["sv", "Åttio var han, nej han var trött på det, nittio blev han."],
    ["it", "Erano due fratelli, non tre."],
    ["it", "La zia, no, lo zio guidava."],
    ["pl", "Miała trzech synów, nie czterech."],
    ["en", "She married at twenty-one, no, two men came."],
    ["en", "It was sixty, no, one came later."],
    ["pl", "Miała dwadzieścia jeden lat, nie, drugi raz nie przyszła."],
    ["sv", "Det var trettioett, nej, två höns rymde."],
    ["en", "I counted six... no, he was late. Seven came after."],
    ["it", "Erano in quattro... no, pioveva. Cinque ombrelli."],
  ])("is nothing else that has a no in it (%s): %s", (language, said) => {
    expect(withoutPlainSlips(said, language)).toBe(said);
  });
});

it.each<[Language, string, string]>([
  ["en", "I met him in 1986, no, I tell a lie, 1985, in sleet.", "I met him in 1985, in sleet."],
  ["pl", "To było w 1952, nie, pomyliłem się, 1951, jesienią.", "To było w 1951, jesienią."],
  ["sv", "Det var sextioett, nej, vad säger jag, två, i regn.", "Det var sextiotvå, i regn."],
  ["en", "She said no, I mean it, and left.", "She said no, I mean it, and left."],
  ["en", "It was sixty-three, no, wait, sixty-four.", "It was sixty-three, no, wait, sixty-four."],
])("is told as it counts, where the teller says that it was one (%s): %s", (language, text, right) => {
  expect(withoutAdmittedSlips(text, language)).toBe(right);
});
