import { describe, expect, it } from "vitest";
import type { Language } from "#language/packs.ts";
import { corrected, putRight } from "./corrections.ts";

const told = (...texts: string[]) => texts.map((text, at) => ({ messageId: `m${at}`, text }));

it("tells the year that was put right later, and not that it was", () => {
  const answers = told(
    "We took the shop in 1954, with the bell still on the door.",
    "I said 1954 for the shop. It was '56. Mother would scold me.",
  );
  expect(putRight(answers, "en").map(({ text }) => text)).toEqual([
    "We took the shop in 1956, with the bell still on the door.",
    "",
  ]);
});

it.each<[Language, string, string, string]>([
  [
    "en",
    "We built the barn in 1949.",
    "I said 1949 for the barn. That was about '51.",
    "We built the barn in 1951.",
  ],
  ["sv", "Ladan byggde vi 1949.", "Jag sa 1949 om ladan. Det var 1951.", "Ladan byggde vi 1951."],
  [
    "it",
    "La stalla la facemmo nel 1949.",
    "Ho detto 1949 per la stalla. Era il 1951.",
    "La stalla la facemmo nel 1951.",
  ],
  [
    "pl",
    "Stodołę postawiliśmy w 1949.",
    "Mówiłam 1949 o stodole. To był 1951.",
    "Stodołę postawiliśmy w 1951.",
  ],
])("puts a year right by what only says which it was (%s)", (language, said, correction, right) => {
  expect(putRight(told(said, correction), language).map(({ text }) => text)).toEqual([right, ""]);
});

it.each([
  ["what goes on with another year", "I always said 1949 was our driest year. In 1951 we sold up."],
  ["what somebody else said", "My brother said 1949 was too dry. It was 1951."],
])("puts nothing right by %s", (_, later) => {
  const answers = told("We built the barn in 1949.", later);
  expect(putRight(answers, "en")).toEqual(answers);
});

it("puts nothing right that is told by what was said in private or as a secret", () => {
  const [open, closed] = told("We built the barn in 1949.", "I said 1949 for the barn. It was '51.");
  for (const how of [{ isPrivate: true }, { isSecret: true }]) {
    const answers = [
      { ...open, ...how, isPrivate: false, isSecret: false },
      { ...closed, ...how },
    ] as {
      messageId: string;
      text: string;
    }[];
    expect(putRight(answers, "en")).toEqual(answers);
  }
});

it("leaves a year that nobody takes back", () => {
  const answers = told("We took the shop in 1954.", "I said in 1954 that I would leave. I left in 1956.");
  expect(putRight(answers.slice(1), "en")).toEqual(answers.slice(1));
  expect(putRight(told("Vi flyttade 1951."), "sv")).toEqual(told("Vi flyttade 1951."));
});

describe("what was set right", () => {
  it("is replaced in the last answer before that holds it letter by letter, and nowhere else", () => {
    const answers = told("The war began in 1939.", "My brother was born in 1939.", "No, it was 1938.");
    const texts = corrected(answers, [{ message: "m2", from: "1939", to: "1938" }], "en").map(
      ({ text }) => text,
    );
    expect(texts).toEqual(["The war began in 1939.", "My brother was born in 1938.", "No, it was 1938."]);
    expect(corrected(answers, [{ message: "m2", from: "1941", to: "1938" }], "en")).toEqual(answers);
  });

  it("is not said again by the correction itself", () => {
    const answers = told(
      "We were wed in 1960 at the chapel.",
      "I said 1960 for the wedding. That was '62, at Whitsun.",
    );
    const texts = corrected(answers, [{ message: "m1", from: "1960", to: "1962" }], "en").map(
      ({ text }) => text,
    );
    expect(texts).toEqual(["We were wed in 1962 at the chapel.", "That was '62, at Whitsun."]);
  });

  it.each([
    ["We met in Hull.", "Hull was cold. It was Leeds where we met.", { from: "Hull", to: "Leeds" }],
    [
      "We were wed in 1960.",
      "My first boy came in 1960. Now the wedding. That was '62, at Whitsun.",
      { from: "1960", to: "1962" },
    ],
  ])("loses nothing that the correction says beside it: %s %s", (before, by, correction) => {
    const [first, second] = corrected(told(before, by), [{ message: "m1", ...correction }], "en");
    expect(first?.text).toContain(correction.to);
    expect(second?.text).toBe(by);
  });
});
