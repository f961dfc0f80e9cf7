import { expect, it } from "vitest";
import type { Language } from "#language/packs.ts";
import { toldOf } from "../told.test-suite.ts";
import { arrange } from "./arrange.ts";
import { choicesOf } from "./passages.ts";

/** Of each answer: those that introduce what it speaks of. */
const introduced = (texts: readonly string[], language: Language): string[][] => {
  const told = toldOf(texts, (at) => ({ messageId: `${at}`, topic: "working_life" }));
  const passages = arrange(told, language);
  return choicesOf(passages, language).map(({ grounds = [] }) =>
    grounds.map((ground) => passages[ground]?.told.messageId ?? ""),
  );
};

it.each<[Language, string, string, string]>([
  [
    "en",
    "We had a ferret at the bakehouse and it lived in a flour bin by the oven.",
    "I bought a bicycle in Ripon and rode it home through the rain.",
    "The ferret was never found, and nobody asked after it.",
  ],
  [
    "sv",
    "Vi hade en grävling på bageriet och den bodde i en mjöltunna vid ugnen.",
    "Jag köpte en cykel i Kalmar och trampade hem i regnet.",
    "Grävlingen hittade vi aldrig och ingen frågade efter djuret.",
  ],
  [
    "pl",
    "Mieliśmy fretkę w piekarni i mieszkała w beczce na mąkę przy piecu.",
    "Kupiłam rower w Radomiu i wracałam do domu w deszczu.",
    "Tej fretki nikt już potem nie widział i nikt o nic nie pytał.",
  ],
  [
    "it",
    "Avevamo un furetto al forno e dormiva in una botte di farina.",
    "Ho comprato una bicicletta a Lucca e sono tornata sotto la pioggia.",
    "Il furetto nessuno lo ritrovò e nessuno chiese niente.",
  ],
])(
  "a thing that is taken for known needs the answer that brought it in, in %s",
  (language, first, other, last) => {
    expect(introduced([first, other, last], language)).toEqual([[], [], ["0"]]);
  },
);

it("somebody who is only named needs the answer that says who they are; whoever says it again needs none", () => {
  const texts = [
    "There was my cousin Wilfred, who kept ferrets behind the chapel.",
    "I bought a bicycle in Ripon, and Wilfred laughed and rode it into the beck.",
    "My cousin Wilfred was ninety when I saw the farm again.",
  ];
  expect(introduced(texts, "en")).toEqual([[], ["0"], []]);
});

it("a time that is counted from something needs what was told before it", () => {
  const texts = [
    "A boy fell from the scaffold at the mill and broke both his legs.",
    "I went to see his mother a week later with a bag of plums.",
  ];
  expect(introduced(texts, "en")[1]).toEqual(["0"]);
});

it("is nobody who was brought in before, where one word stands in two names", () => {
  const grounds = introduced(
    [
      "The pram was second-hand, a green Silver Cross, and the wheels squeaked on the hill.",
      "I bought a bicycle in Ripon and rode it home through the rain.",
      "Forty dozen mugs went down the board, Silver Jubilee, and nobody looked at one of them.",
    ],
    "en",
  );
  expect(grounds.flat()).toEqual([]);
});
