import { expect, it } from "vitest";
import type { Claim } from "#storyteller/facts/claims.ts";
import { createClaimsService } from "./claims.service.ts";
import { toldAnswer } from "./told-answer.test-suite.ts";
import type { ToldAnswer } from "./told-answer.ts";

/** All that a model is given of these answers. */
async function sentOf(told: Partial<ToldAnswer>[]): Promise<string> {
  const sent: unknown[] = [];
  let read: (work: { subject: string; signal: AbortSignal }) => Promise<void> = async () => {};
  const dependencies = {
    claims: { keep: async () => {} },
    toldBy: async () => told.map((one, at) => toldAnswer({ messageId: `answer-${at}`, ...one })),
    accountOf: async () => "anna",
    readers: {
      readerFor: async () => ({
        model: "any",
        write: async ({ parts }: { parts: unknown }) => {
          sent.push(parts);
          return { value: { facts: [] } };
        },
      }),
      hasServices: true,
      callMs: 1_000,
    },
    jobs: {
      handle: (_: string, handler: typeof read) => {
        read = handler;
      },
    },
  };
  createClaimsService(dependencies as unknown as Parameters<typeof createClaimsService>[0]);
  await read({ subject: "anna", signal: new AbortController().signal });
  return JSON.stringify(sent);
}

const confided = "My sister Ruth had the child at the convent in York.";
const quoting = "You told of Ruth and the convent. What was the house like?";
const house = "The house stood on the hill.";

it.each([
  ["confided", { text: confided, isSecret: true }],
  ["a secret in part", { text: `${house} Nobody ever knew that Ruth was at the convent.` }],
])("a question that repeats what was %s is not sent", async (_, before) => {
  const sent = await sentOf([before, { text: house, question: quoting }]);
  expect(sent).toContain(house);
  expect(sent).not.toMatch(/Ruth|convent/u);
});

it("a question after an answer that is sent whole goes with it, and so does the first of another interview", async () => {
  expect(await sentOf([{ text: confided }, { text: house, question: quoting }])).toContain(quoting);
  const secret = { text: confided, isSecret: true };
  expect(await sentOf([secret, { text: house, question: "Where was it?", interviewId: "next" }])).toContain(
    "Where was it?",
  );
});

it("relatives of whom was told before are named by words that are sent, and by those names alone", async () => {
  const person = (name: string, quote: string): Claim => ({
    kind: "person",
    relation: "sister",
    side: "",
    name,
    year: null,
    place: "",
    quotes: [quote],
  });
  const claims = [person("Ruth", "My sister Ruth")];
  const other = { text: house };
  expect(await sentOf([{ text: confided, claims }, other])).toContain("Ruth: sister");
  expect(await sentOf([{ text: confided, claims, isSecret: true }, other])).not.toContain("Ruth");
  const invented = [person("Agnes", "My sister Ruth")];
  expect(await sentOf([{ text: confided, claims: invented }, other])).not.toContain("Agnes");
});

it("relatives whom rules find are named to the model, so that it knows who 'he' is", async () => {
  const sent = await sentOf([
    { text: "My brother Alwin kept hens.", claimsOf: "read before" },
    { text: "He died in 1957, of the cold." },
  ]);
  expect(sent).toContain("Alwin: brother");
});
