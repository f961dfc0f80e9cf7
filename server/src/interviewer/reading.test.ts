import { describe, expect, test } from "vitest";
import type { Facet } from "#language/pack.ts";
import type { Language } from "#language/packs.ts";
import { hasFacet } from "./evidence.ts";
import { quotable } from "./quotation.ts";
import { readAnswer } from "./reading.ts";

const hooks = (text: string, language: Language = "en"): string[] =>
  readAnswer(text, language).hooks.map((hook) => hook.text);

describe("what an answer holds", () => {
  test.each<[Language, string, Facet[]]>([
    ["en", "My father baked bread in the village every morning.", ["who", "where", "when", "detail"]],
    ["sv", "Min far bakade bröd i byn varje morgon.", ["who", "where", "when", "detail"]],
    ["it", "Mio padre faceva il pane nel paese ogni mattina.", ["who", "where", "when", "detail"]],
    ["pl", "Mój ojciec piekł chleb we wsi każdego ranka.", ["who", "where", "detail"]],
  ])("is found by its words in %s: %s", (language, text, shown) => {
    const { told } = readAnswer(text, language);
    expect(shown.filter((facet) => !hasFacet(told, facet))).toEqual([]);
  });

  test("a name after a preposition of place is a place, another name a person", () => {
    expect(hasFacet(readAnswer("Then off to Reykholt.", "en").told, "where")).toBe(true);
    expect(hasFacet(readAnswer("Then came Gudrun.", "en").told, "who")).toBe(true);
  });

  test("is read from twenty thousand characters as from twenty", () => {
    const long = "My aunt Rosa carried a copper kettle down to the mill. ".repeat(370).slice(0, 20_000);
    expect(readAnswer(long, "en").hooks.length).toBeGreaterThan(0);
  });
});

describe("the words a turn takes hold of", () => {
  test("stand in the answer, seven words at most, with no mark inside", () => {
    const text =
      "“Come here,” said my aunt Rosa (the eldest) – she'd carried thirty-five copper kettles, hadn't she? In the spring of 1951 we moved from the mill to Saint Anna's lane, and I was so lonely.";
    for (const hook of hooks(text)) {
      expect(text).toContain(hook);
      expect(hook.split(" ").length).toBeLessThanOrEqual(7);
      expect(hook).not.toMatch(/[?!.,;:“”()]/u);
    }
    expect(hooks(text)).toContain("my aunt Rosa");
  });

  test("keep a person whole, and a pair together", () => {
    expect(hooks("I was sent to my great aunt Rosa Bell.").join("|")).toContain("Rosa Bell");
    expect(hooks("Ron and I went to the dance every week.")).not.toContain("I went to the dance");
  });

  test("never end on an article, a preposition or an auxiliary", () => {
    const text = "We walked down to the mill that was by the river which my father had, and it was.";
    expect(hooks(text).filter((hook) => /\b(?:the|to|was|by|had|my)$/u.test(hook))).toEqual([]);
  });

  test("are not the words of a refusal or a shrug", () => {
    expect(hooks("I don't know. I would rather not talk about the mill.").join("|")).not.toMatch(
      /know|rather/u,
    );
  });

  test("are quoted in passing only where they are not about death or violence", () => {
    const { hooks: found } = readAnswer("The soldiers killed my uncle. We lived in the mill then.", "en");
    expect(quotable(found)?.text ?? "").not.toContain("killed");
  });
});

describe("a wish of the teller", () => {
  test.each<[Language, string]>([
    ["en", "I'd rather not."],
    ["en", "Skip"],
    ["sv", "Det vill jag helst inte prata om."],
    ["it", "Preferisco non parlarne."],
    ["pl", "Wolę o tym nie mówić."],
  ])("not to answer is heard in %s: %s", (language, text) => {
    expect(readAnswer(text, language).isDeclined).toBe(true);
  });

  test("is not heard in a story that happens to hold its words", () => {
    const text =
      "We had to skip over the puddles on the way to school, and the next question was always who fell in.";
    expect(readAnswer(text, "en").isDeclined).toBe(false);
  });

  test("to leave one thing alone names the thing", () => {
    const { avoided, isDeclined } = readAnswer(
      "It is for my grandchildren, so put in the farm and the horses. I don't want to talk about the war.",
      "en",
    );
    expect(avoided.topics).toContain("historic_event");
    expect(avoided.stems).toContain("war");
    expect(isDeclined).toBe(false);
  });

  test.each<[Language, string]>([
    ["en", "I don't know."],
    ["sv", "Jag minns inte."],
    ["it", "Non mi ricordo."],
    ["pl", "Nie pamiętam."],
  ])("to say nothing is no refusal in %s: %s", (language, text) => {
    const { isUnknown, isDeclined } = readAnswer(text, language);
    expect([isUnknown, isDeclined]).toEqual([true, false]);
  });

  test("never to have had something settles the subject", () => {
    expect(readAnswer("I never married.", "en").absent).toContain("partners_children");
  });
});
