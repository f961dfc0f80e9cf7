import { describe, expect, test } from "vitest";
import { type Language, packs } from "#language/packs.ts";
import { heededAnswers } from "../../../training/listening-data.ts";
import { readAnswer } from "../reading/read-answer.ts";
import { isFunnyStory, kindsToAsk } from "./kinds.ts";
import { listenTo } from "./listen.ts";

const listen = (language: Language, text: string) =>
  listenTo(readAnswer(text, language).tagged, packs[language]);

const calm = { isLoss: false, isHeavy: false };

describe("what was learned of listening", () => {
  test.each([
    [
      "en",
      "We had two rooms and a tap in the yard. My mother took in washing. When the letter came she sat down on the copper and never said one word to any of us until the Sunday. The tram went by outside.",
      "never said one word",
    ],
    [
      "sv",
      "Vi hade två rum och en vedspis. Mor tog emot tvätt. När brevet kom satte hon sig på spiskanten och sa aldrig ett ord till någon av oss förrän på söndagen. Spårvagnen gick utanför.",
      "sa aldrig ett ord",
    ],
    [
      "it",
      "Avevamo due stanze e l'acqua in cortile. Mia madre lavava per gli altri. Quando arrivò la lettera si mise a sedere e non disse mai una parola a nessuno di noi fino alla domenica. Fuori passava il tram.",
      "non disse mai una parola",
    ],
    [
      "pl",
      "Mieliśmy dwie izby i wodę na podwórzu. Mama brała pranie. Kiedy przyszedł list, usiadła i nigdy nie powiedziała nikomu z nas ani słowa aż do niedzieli. Za oknem jechał tramwaj.",
      "nigdy nie powiedziała",
    ],
  ] as const)("finds the sentence at the heart of an answer (%s)", (language, text, heart) => {
    expect(listen(language, text).sentences[0]?.text).toContain(heart);
  });

  test("a kind of question that was just asked comes later", () => {
    const told = listen(
      "en",
      "She used to sing to us of an evening, and I was so happy then that I could have cried.",
    );
    const [first = ""] = kindsToAsk(told, {}, calm);
    expect(kindsToAsk(told, { asked: [first, first, first, first] }, calm)[0]).not.toBe(first);
  });

  test("a pig that was killed by night is no sign that somebody is hurt", () => {
    const answer = heededAnswers().find(({ teller, n }) => teller === "halina-pl" && n === "1.018");
    const reading = readAnswer(answer?.answer ?? "", "pl");
    expect(isFunnyStory({ pack: packs.pl }, { reading })).toBe(true);
    const grave = readAnswer(answer?.answer.slice(0, 300) ?? "", "pl");
    expect(isFunnyStory({ pack: packs.pl }, { reading: grave })).toBe(false);
  });

  test("nobody who tells something heavy is asked as if it were funny", () => {
    const told = listen(
      "en",
      "And the vicar fell in the pond, we laughed and laughed, and that was the week that my mother died.",
    );
    expect(kindsToAsk(told, {}, { isLoss: true, isHeavy: true })).not.toContain("laugh");
  });
});
