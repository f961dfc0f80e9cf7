import { describe, expect, test } from "vitest";
import { type Language, packs } from "#language/packs.ts";
import { emptyLedger, openInterview, takeTurn } from "./interviewer.ts";
import { isLasting, mourned, quotable } from "./quotation.ts";
import { readAnswer } from "./reading.ts";
import { rambling, tell } from "./tellers.test-suite.ts";

const quote = (text: string, language: Language): string =>
  quotable(readAnswer(text, language).hooks)?.spoken ?? "";

describe("the words an answer is received with", () => {
  test.each<[Language, string, string]>([
    [
      "en",
      "In the attic, took in sewing. I slept in the attic with Annie.",
      "I slept in the attic with Annie",
    ],
    ["en", "My father Tom was a ship's carpenter.", "my father Tom was a ship's carpenter"],
    ["sv", "På vinden, förstås. Jag sov på vinden med Anna.", "jag sov på vinden med Anna"],
    ["it", "Nella soffitta. Dormivo nella soffitta con Anna.", "dormivo nella soffitta con Anna"],
    ["it", "E i miei fratelli venivano la domenica.", "i miei fratelli venivano la domenica"],
    ["pl", "Na strychu. Spałam na strychu z Anią.", "spałam na strychu z Anią"],
  ])("are a clause of the teller, small inside a sentence, in %s: %s", (language, text, words) => {
    expect(quote(text, language)).toBe(words);
  });

  test.each<[Language, string]>([
    ["en", "It was all a long time ago, I suppose."],
    ["en", "Took in sewing."],
    ["sv", "Det var länge sedan alltihop."],
    ["it", "È passato tanto tempo."],
    ["pl", "To było dawno temu."],
  ])("are none where there is only a piece or talk about remembering, in %s: %s", (language, text) => {
    expect(quote(text, language)).toBe("");
  });

  test("never cut a denial short", () => {
    expect(quote("I never cried in front of my mother as much as that day.", "en")).not.toMatch(
      /never cried/u,
    );
  });

  test("stand with a capital where they open the turn", () => {
    const setting = { number: 1, language: "en" } as const;
    for (let seed = 1; seed < 30; seed += 1) {
      const first = openInterview({ ledger: emptyLedger(), ...setting, seed });
      const answer = { id: "m", text: "The garden was full of beans." };
      const { text } = takeTurn({ ledger: first.ledger, ...setting, seed, answer });
      expect(text).not.toMatch(/^“\p{Ll}/u);
    }
  });
});

describe("after a loss", () => {
  test.each<[Language, string, string]>([
    ["en", "I married George in 1968. George died eleven years ago.", "George"],
    ["en", "I had a small sister, Annie, who died of the measles.", "Annie"],
    ["sv", "Jag gifte mig med Georg 1968. Georg dog för elva år sedan.", "Georg"],
    ["it", "Ho sposato Giorgio nel 1968. Giorgio è morto undici anni fa.", "Giorgio"],
    ["pl", "Wyszłam za niego w maju. Jurek umarł jedenaście lat temu.", "Jurek"],
  ])("the one who died is named, not a happy day, in %s: %s", (language, text, name) => {
    expect(mourned(readAnswer(text, language).hooks)?.spoken).toBe(name);
  });

  test("nobody is quoted where nobody is named, and the turn does not hurry on", () => {
    const text = "Everything died in me that winter. I danced at the fair in the spring.";
    const { hooks } = readAnswer(text, "en");
    expect(mourned(hooks)).toBeNull();
  });
});

describe("words brought back later", () => {
  test("are clauses or named persons", () => {
    const { hooks } = readAnswer("In the attic we had a stove, and my aunt Rosa. In Quay Street.", "en");
    const kept = hooks.filter(isLasting).map(({ spoken }) => spoken);
    expect(kept.some((words) => /^in /iu.test(words))).toBe(false);
    expect(kept).toContain("my aunt Rosa");
  });

  test("come only from an earlier interview, and at every second subject at most", () => {
    const { asked } = tell({ language: "en", habit: rambling });
    const recalls = packs.en.phrases.recall.map((wording) => wording.split("{quote}")[0] ?? "");
    const opened = asked.filter(({ turn }) => turn.kind === "open");
    const isRecall = (text: string): boolean => recalls.some((start) => text.includes(start));
    expect(opened.filter(({ number, turn }) => number === 1 && isRecall(turn.text))).toEqual([]);
    const later = opened.filter(({ number }) => number > 1);
    const recalled = later.filter(({ turn }) => isRecall(turn.text)).length;
    expect(recalled).toBeGreaterThan(0);
    expect(recalled).toBeLessThanOrEqual(Math.ceil(later.length / 2));
  });
});
