import { expect, test } from "vitest";
import { type Language, packs } from "#language/packs.ts";
import { withoutOthersWords } from "./hearing/others-words.ts";
import { lastIn, ofName } from "./turns/one-teller.test-suite.ts";

const buried: Record<Language, string> = {
  en: "They buried the money under the rhubarb and nobody ever found the tin.",
  sv: "De grävde ner pengarna under rabarbern och ingen hittade burken.",
  it: "I soldi li tenevano sotterrati nell'orto e non li trovava mai nessuno.",
  pl: "Pieniądze trzymali zakopane pod rabarbarem i nikt o tym nie wiedział.",
};

/** Lines of help stand below such a turn, or it is nothing but help. */
const isOfDanger = (language: Language, answer: string): boolean => {
  const { move, heard } = lastIn(language, ofName[language], answer);
  return move === "support" || heard?.mayHurt === "danger";
};

test.each(Object.entries(buried) as [Language, string][])(
  "what was long ago, and sounds faintly of danger, is not asked about as danger (%s)",
  (language, answer) => {
    expect(isOfDanger(language, answer)).toBe(false);
  },
);

test.each<[Language, string]>([
  ["en", "There was a bottle of his tablets in the drawer. I count them of an evening."],
  ["sv", "Det hängde ett rep i ladan. Jag tänker på det om kvällarna."],
  ["it", "Mi chiudeva in camera. Lo fa ancora, quando esce."],
  ["pl", "Zamykał mnie w pokoju. Dalej to robi, jak wychodzi."],
])("a sentence of now beside it keeps it danger (%s)", (language, answer) => {
  expect(isOfDanger(language, answer)).toBe(true);
});

test.each<[Language, string]>([
  [
    "en",
    "My aunt carved spoons and sold them at the market in Wick. I'll tell you about the telephone later.",
  ],
  [
    "sv",
    "Vi hade duvor bakom tvättstugan, min bror och jag, och på söndagarna flög de till Malmö. Jag ska berätta om telefonen sen.",
  ],
  ["it", "La zia intagliava cucchiai e li vendeva al mercato. Del telefono Le racconto dopo."],
  ["pl", "Ciotka strugała łyżki i sprzedawała na targu. O telefonie opowiem później."],
])("whoever promises to tell something later is in no danger by that (%s)", (language, answer) => {
  expect(isOfDanger(language, answer)).toBe(false);
});

test("a promise to tell of danger is danger still", () => {
  expect(isOfDanger("en", "I'll tell you later how he hits me.")).toBe(true);
});

/** Annie's fourth answer, as she was played, with other words in the mouth of her friend, or of whoever keeps her now. */
const onTheQuay = (said: string): string =>
  `We laughed all the way to the slip, and then ${said} So we sat on the old quay and ate my pasty. She was the only one I could tell things. That was the same summer our Clarence took the tea-treat money out the chapel vestry, eleven pound, my own brother, and let them think it was poor Willie Batten, who wasn't all there, and Willie was put out of Sunday school for it. I told Jenifer that on the quay. And then it come on to rain and my hat ribbon ran all down my neck, blue.`;

test("what somebody else was afraid of long ago is no danger of whoever tells it", () => {
  expect(
    isOfDanger("en", onTheQuay("she stopped and said, Annie, I daren't go home, Mother'll want my money.")),
  ).toBe(false);
});

test.each([
  "we went home. I daren't go home now, our Kevin takes my money.",
  "our Kevin takes my pension and I daren't say a word.",
])("the teller's own fear is danger in the same telling: %s", (said) => {
  expect(isOfDanger("en", onTheQuay(said))).toBe(true);
});

test.each([
  "He came in and said, Mother, I'll have your money or I'll break your arm.",
  "Our Kevin said he'd break my arm if I told a soul.",
  "My sister says, Annie, I daren't go home.",
])("a threat, however it is told, and what somebody says now stay in what is listened to: %s", (said) => {
  expect(withoutOthersWords(said, { signs: packs.en.asides.signs, hearing: packs.en.hearing })).toBe(said);
});
