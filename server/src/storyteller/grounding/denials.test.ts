import { expect, it } from "vitest";
import type { Language } from "#language/packs.ts";
import { toldOf } from "../told.test-suite.ts";
import { checkGrounding } from "./grounding.ts";

const source = { interview_id: "i", message_id: "m" };

const isDenialKept = (answer: string, text: string, language: Language): boolean => {
  const told = [
    {
      interviewId: "i",
      number: 1 as const,
      messageId: "m",
      text: answer,
      topic: null,
      position: 1,
      isPrivate: false,
    },
  ];
  const [verdict] = checkGrounding({
    sentences: [{ text, sources: [source] }],
    told,
    language,
    profileNames: ["Ada Moro"],
  });
  return verdict?.reasons.includes("changed_negation") === false;
};

const quarrel =
  "Dopo la faccenda del pozzo per tre inverni la Bice non mi ha mai più prestato la farina bianca.";
const quarrelInEnglish =
  "After that business with the well my sister Bea would never ever again for three winters lend us any white flour.";

it.each<[Language, string, string, string]>([
  [
    "it",
    quarrel,
    "Per tre inverni la Bice non le prestò più la farina bianca.",
    "Per tre inverni la Bice le prestò ancora la farina bianca.",
  ],
  [
    "en",
    quarrelInEnglish,
    "For three winters her sister Bea would never again lend them any white flour.",
    "For three winters her sister Bea lent them white flour.",
  ],
  [
    "it",
    "La cantina con la botola che io non ci sono scesa per un anno.",
    "Nella cantina con la botola non scese per un anno.",
    "Non aprì la cantina, e scese per un anno.",
  ],
])("is told as one where it was, however long the sentence (%s): %s", (language, answer, told, invented) => {
  expect(isDenialKept(answer, told, language)).toBe(true);
  expect(isDenialKept(answer, invented, language)).toBe(false);
});

it("lets a question stand that a teller asks and denies in the same breath", () => {
  const answer = "She counted the eggs at night. Was she cruel? No. She counted them again in the morning.";
  expect(isDenialKept(answer, "Was she cruel?", "en")).toBe(true);
  expect(isDenialKept(answer, "She was cruel and counted the eggs.", "en")).toBe(false);
});

it("is the same with its apostrophe and without", () => {
  const answer =
    "there was this tin and I took it I dont know why I do know why you had to bring your own tools and we hadnt got it";
  const text = "I took it. I don't know why. You had to bring your own tools, and we hadn't got it.";
  expect(isDenialKept(answer, text, "en")).toBe(true);
});

it("is heard behind a quotation, whatever marks it stands in", () => {
  const answer = 'Wyszłam, jak skończyłam rozdział. „Trędowatej" nie skończyłam. Nie wiem, jak się kończy.';
  expect(isDenialKept(answer, "„Trędowatej” Ada nie skończyła.", "pl")).toBe(true);
  expect(isDenialKept(answer, "Ada skończyła „Trędowatą”.", "pl")).toBe(false);
  // And where one begins.
  const cake = "Przyszła z ciastem, pożegnać się. Nie wiedziała o podpisie. I ja to ciasto jadłam.";
  expect(isDenialKept(cake, "„Nie wiedziała o podpisie.”", "pl")).toBe(true);
  expect(isDenialKept(cake, "„Wiedziała o podpisie.”", "pl")).toBe(false);
});

it.each<[Language, string, string, string]>([
  [
    "pl",
    "mówili w telewizji żeby do pracy wracać no to my wracali jak ludzie nie i wysiadamy na stacji",
    "Wracali do pracy jak ludzie i wysiadali na stacji.",
    "Nie wracali do pracy jak ludzie.",
  ],
  [
    "sv",
    "Vi bodde på ettan nej tvåan i Lunde, och där växte jag upp.",
    "De bodde på tvåan i Lunde, och där växte hon upp.",
    "De bodde inte på tvåan i Lunde.",
  ],
])("is none where a word only asks for a nod, or puts something right (%s)", (language, answer, so, not) => {
  expect(isDenialKept(answer, so, language)).toBe(true);
  expect(isDenialKept(answer, not, language)).toBe(false);
});

it("is no doubt that somebody knew well enough", () => {
  const doubtOf = (answer: string, text: string): string[] =>
    checkGrounding({
      sentences: [{ text, sources: [{ interview_id: "one", message_id: "m0" }] }],
      told: toldOf([answer]),
      language: "sv",
      profileNames: [],
    }).flatMap(({ reasons }) => reasons);
  expect(doubtOf("Bertil var död, det visste jag väl.", "Bertil var död, det visste hon.")).toEqual([]);
  expect(doubtOf("Bertil var väl död sedan sju år.", "Bertil var död sedan sju år.")).toContain(
    "dropped_hedge",
  );
});
