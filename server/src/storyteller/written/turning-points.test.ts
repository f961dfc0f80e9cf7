import { expect, it } from "vitest";
import type { Language } from "#language/packs.ts";
import { toldLife } from "../../../test/told-life.ts";
import { sourceOf } from "../story.ts";
import { markOf } from "./material.ts";
import { turningPointsOf, untoldPoints } from "./turning-points.ts";

/** The deaths, marriages and moves of an answer that a story does not tell which rests on another one. */
const untoldIn = (answer: string, story: readonly string[], language: Language): string[] => {
  const [told, other] = toldLife([answer, "Of something else."]);
  if (!told || !other) return [];
  const points = turningPointsOf([{ mark: markOf(told), text: told.text, asked: "", told }], language);
  const sentences = story.map((text) => ({ text, sources: [sourceOf(other)] }));
  return untoldPoints(points, sentences, language).map(({ text }) => text);
};

it.each<[Language, string, string[], string[]]>([
  [
    "en",
    "I haven't talked this much since Pearl died.",
    ["There Pearl laughed in the hospice in Dorchester.", "It was seven weeks to the third of September."],
    ["There Pearl laughed in the yard in Dorchester.", "It was seven weeks to the third of September."],
  ],
  [
    "sv",
    "Jag har inte pratat så mycket sedan Rune dog.",
    ["Den våren låg Rune på hospice.", "Det tog sju veckor."],
    ["Den våren låg Rune i gräset.", "Det tog sju veckor."],
  ],
  [
    "it",
    "Non ho parlato tanto da quando la Velia è morta.",
    ["Allora la Velia era all'hospice.", "Durò sette settimane."],
    ["Allora la Velia era al mare.", "Durò sette settimane."],
  ],
  [
    "pl",
    "Tyle nie mówiłam, odkąd Edmund umarł.",
    ["Wtedy Edmund leżał w hospicjum.", "Trwało to siedem tygodni."],
    ["Wtedy Edmund leżał w trawie.", "Trwało to siedem tygodni."],
  ],
])(
  "takes a death that was only mentioned as told where somebody's last days are (%s)",
  (language, answer, so, not) => {
    expect(untoldIn(answer, so, language)).toEqual([]);
    expect(untoldIn(answer, not, language)).toEqual([answer]);
  },
);

it("does not take the death of another for it", () => {
  const answer = "I haven't talked this much since Pearl died.";
  const story = ["That morning Pearl was at the loom.", "Out there David was drowned, and Keith was not."];
  expect(untoldIn(answer, story, "en")).toEqual([answer]);
});

/** A death that is told by its word in one answer and as it was seen in a story, in other words; and the same drive without its end. */
const scenes: Record<
  Language,
  { answer: string; begins: string; goesOn: string[]; ends: string; not: string }
> = {
  en: {
    answer: "I've told you three times, Ted died in October eighty-six, and you never asked how.",
    begins: "On the fourteenth of October Ted was driving the bus to Selby.",
    goesOn: ["He pulled in at the stop.", "He laid his head on the wheel.", "A woman took off his cap."],
    ends: "She came all the way to the funeral with a string of mushrooms.",
    not: "She gave the others a string of mushrooms.",
  },
  sv: {
    answer: "Jag har sagt det tre gånger, Edvin dog i oktober åttiosex, och du frågade aldrig hur.",
    begins: "Den fjortonde oktober körde Edvin bussen till Sala.",
    goesOn: ["Han stannade vid hållplatsen.", "Han lade huvudet på ratten.", "En kvinna tog av mössan."],
    ends: "Hon kom till begravningen med svamp på ett snöre.",
    not: "Hon gav de andra svamp på ett snöre.",
  },
  it: {
    answer: "L'ho detto tre volte, che a ottobre Edo è morto, e lei non ha chiesto come.",
    begins: "Il quattordici ottobre Edo guidava la corriera di Lugo.",
    goesOn: ["Si fermò alla fermata.", "Mise la testa sul volante.", "Una donna gli tolse il berretto."],
    ends: "La donna venne al funerale con una fila di funghi.",
    not: "La donna diede agli altri una fila di funghi.",
  },
  pl: {
    answer: "Trzy razy mówiłam, że Edek umarł w październiku, i ani razu nikt nie zapytał jak.",
    begins: "Czternastego października prowadził Edek autobus do Kuźnicy.",
    goesOn: ["Zjechał na przystanek.", "Głowę położył na kierownicy.", "Kobieta zdjęła mu czapkę."],
    ends: "Ta kobieta na pogrzeb przyszła z grzybami na sznurku.",
    not: "Ta kobieta dała innym grzyby na sznurku.",
  },
};

it.each(Object.keys(scenes) as Language[])(
  "takes a death as told where a scene of whoever it was ends with it, in other words, in %s",
  (language) => {
    const { answer, begins, goesOn, ends, not } = scenes[language];
    expect(untoldIn(answer, [begins, ...goesOn, ends], language)).toEqual([]);
    expect(untoldIn(answer, [begins, ...goesOn, not], language)).toEqual([answer]);
    expect(untoldIn(answer, [...goesOn, ends], language)).toEqual([answer]);
    // Who came to a funeral tells no death that is to be told.
    expect(untoldIn(ends, [not], language)).toEqual([]);
  },
);

it("asks for a wedding once, however many sentences tell it", () => {
  const answer = "Myśmy ślub brali w lutym. Jechałam w welonie i w kożuchu. Do ołtarza prowadził mnie Janek.";
  expect(untoldIn(answer, ["Padał śnieg."], "pl")).toEqual(["Myśmy ślub brali w lutym."]);
});

it.each<[Language, string, string, string]>([
  [
    "en",
    "He had a moustache, Clif, and I gave Clif fourpence. Then I'd better marry him, I thought.",
    "Verna and Clif were married on the fourteenth of July.",
    "Pearl and Sidney were married on the fourteenth of July.",
  ],
  [
    "sv",
    "Han hade mustasch, och jag gav Karl fyra öre. Så vi gifte oss, vad skulle man göra.",
    "Vera och Karl gifte sig den fjortonde juli.",
    "Stina och Sixten gifte sig den fjortonde juli.",
  ],
  [
    "it",
    "Aveva i baffi, e a Carlo diedi quattro soldi. Allora ci siamo sposati, che dovevo fare.",
    "Vera e Carlo si sposarono il quattordici luglio.",
    "Pina e Sandro si sposarono il quattordici luglio.",
  ],
  [
    "pl",
    "Miał wąsy, i dałam Karolowi cztery grosze. To ja za niego wyszłam za mąż, nie było rady.",
    "Wera i Karol pobrali się czternastego lipca.",
    "Stasia i Sylwek pobrali się czternastego lipca.",
  ],
])(
  "takes a marriage for told where another answer says when, of whoever its own names (%s)",
  (language, answer, own, others) => {
    expect(untoldIn(answer, [own], language)).toEqual([]);
    expect(untoldIn(answer, [others], language)).toHaveLength(1);
  },
);
