import { describe, expect, it } from "vitest";
import type { Language } from "#language/packs.ts";
import { toldLife } from "../../../test/told-life.ts";
import { strandedIn } from "../read-through/stranded.ts";
import { closedUp } from "./closing-up.ts";

/** A paragraph of a biography; `*` stands before what falls out, `¶` where one begins. Each is of the answer with its number. */
const placesIn = (lines: readonly [answer: number, text: string][]) =>
  lines.map(([answer, text]) => ({
    sentence: {
      text: text.replace(/^[*¶]+/u, ""),
      sources: [{ interview_id: "i", message_id: `m${answer}` }],
      ...(text.includes("¶") ? { opens: true as const } : {}),
    },
    isGone: text.startsWith("*"),
  }));

const strandedOf = (language: Language, texts: readonly string[]): string[] => {
  const places = placesIn(texts.map((text) => [0, text]));
  const told = toldLife(["x Hilda, x Ron, x Ragnar, x Gina, x Carla, x Mario, x Halina, x Rysiek"]);
  return [...strandedIn(places, { language, told })].map((at) => texts[at] ?? "");
};

describe("a sentence behind one that falls out", () => {
  it.each<[Language, string[], string[]]>([
    [
      "en",
      ["Hilda ran the dairy.", "*Then Ron took over the round.", "He was late every morning."],
      ["He was late every morning."],
    ],
    [
      "sv",
      ["Hilda skötte mejeriet.", "*Sedan tog Ragnar över rundan.", "Han kom för sent varje morgon."],
      ["Han kom för sent varje morgon."],
    ],
    [
      "it",
      [
        "La Gina lasciò una figlia, la Carla.",
        "*Poi il Mario disse che il forno era suo.",
        "Aveva anche ragione.",
      ],
      ["Aveva anche ragione."],
    ],
    [
      "pl",
      ["Halina prowadziła mleczarnię.", "*Potem Rysiek przejął konie.", "Spóźniał się co rano."],
      ["Spóźniał się co rano."],
    ],
    [
      "en",
      ["Hilda ran the dairy.", "*My mother never forgave it.", "Her plate stood empty."],
      ["Her plate stood empty."],
    ],
    ["it", ["La Gina cantava.", "*La zia piangeva in cucina.", "Lei non si voltò."], ["Lei non si voltò."]],
  ])("does not come to mean somebody else (%s)", (language, texts, stranded) => {
    expect(strandedOf(language, texts)).toEqual(stranded);
  });

  it.each<[Language, string, string, string]>([
    ["pl", "Halina piekła chleb.", "Miały na spółkę czółenka.", "„Mnie za duże, jej za ciasne.”"],
    ["en", "Hilda ran the dairy.", "They had one pair of shoes.", "“Hers were too small, she said.”"],
    ["sv", "Hilda skötte mejeriet.", "De hade ett par skor.", "”Hon sa att hennes var för små.”"],
    ["it", "La Gina cantava.", "Avevano un paio di scarpe.", "«Lei diceva che le sue erano strette.»"],
  ])("is the teller's own word, and goes only with what leads up to it (%s)", (language, ...texts) => {
    const [first, leading, quoted] = texts;
    const named = { pl: "Rysiek", en: "Ron", sv: "Ragnar", it: "Mario" }[language];
    const gone = `*Wtedy x ${named}.`;
    expect(strandedOf(language, [first, gone, leading, quoted])).not.toContain(quoted);
    expect(strandedOf(language, [first, gone, `*${leading}`, quoted])).toContain(quoted);
  });

  it.each<[Language, string[]]>([
    ["en", ["Ron had the round.", "*Ron was never on time.", "He was late every morning."]],
    ["en", ["Ron had the round.", "*The horse knew it better.", "He was late every morning."]],
    ["en", ["Hilda ran the dairy.", "*Then Ron took over.", "Ron was late every morning."]],
    ["sv", ["Ragnar hade rundan.", "*Hästen kunde den bättre.", "Han kom för sent."]],
    ["it", ["Il Mario aveva il forno.", "*Il forno era vecchio.", "Cantava tutta la notte."]],
    ["pl", ["Rysiek woził mleko.", "*Koń znał drogę.", "Spóźniał się co rano."]],
  ])("stays where it means the same (%s)", (language, texts) => {
    expect(strandedOf(language, texts)).toEqual([]);
  });

  it("begins the paragraph that the other began, and one of its own where only that joined it to the one before", () => {
    const opened = (lines: readonly [number, string][]) =>
      closedUp(placesIn(lines), "en").map(({ sentence }) => sentence.opens === true);
    expect(
      opened([
        [0, "Nina died."],
        [1, "*¶Mother died."],
        [1, "It was his."],
      ]),
    ).toEqual([false, true]);
    expect(
      opened([
        [0, "Nina died."],
        [0, "*Mother died."],
        [1, "It was his."],
      ]),
    ).toEqual([false, true]);
    expect(
      opened([
        [0, "Nina died."],
        [0, "*Mother died."],
        [0, "It was his."],
      ]),
    ).toEqual([false, false]);
    expect(
      opened([
        [0, "*Nina died."],
        [1, "It was his."],
      ]),
    ).toEqual([false]);
  });

  it("keeps its colon where what it leads up to stays", () => {
    const texts = (lines: readonly [number, string][]) =>
      closedUp(placesIn(lines), "en").map(({ sentence }) => sentence.text);
    expect(
      texts([
        [0, "She said one thing:"],
        [0, "“Don't knock.”"],
      ]),
    ).toEqual(["She said one thing:", "“Don't knock.”"]);
    expect(
      texts([
        [0, "She said one thing:"],
        [0, "*“Don't knock.”"],
      ]),
    ).toEqual(["She said one thing."]);
  });
});
