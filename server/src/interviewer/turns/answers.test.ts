import { expect, test } from "vitest";
import { emptyLedger, openInterview, prospectOf, type Turn, takeTurn } from "../interviewer.ts";

const facts = { reader: "interviewer", interviewer: "Karen", service: null, isSpoken: false } as const;
const setting = { number: 1, language: "en", seed: 7, facts } as const;

const asking = (ledger: Turn["ledger"], id: string): Turn =>
  takeTurn({ ...setting, ledger, answer: { id, text: "Who is going to read this?" } });

test("who can read what is told is said in full once, and in one sentence to whoever asks again", () => {
  const { ledger } = openInterview({ ...setting, ledger: emptyLedger() });
  const first = asking(ledger, "m0");
  const second = asking(first.ledger, "m1");
  expect(first.text).toContain("What you ask me to keep out stands in no story.");
  expect(second.text).toMatch(
    /^Karen can, and so can the people who run this Saga if need be; nobody else reads it\./u,
  );
});

test("a model answers itself how much is left, so that nobody who leaves is read a count", () => {
  const { ledger } = openInterview({ ...setting, ledger: emptyLedger() });
  const answer = { id: "m0", text: "Have you got anything left to ask, or is that me?" };
  const choice = {
    intent: "asks",
    also: ["stop"],
    move: "offer_break",
    about: "",
    asked: ["length"],
  } as const;
  const reply = { ...setting, ledger, answer };
  expect(prospectOf(reply)?.ours(choice)).toEqual({ before: "", rest: "" });
  expect(takeTurn(reply, { ...choice, text: "That is you for today." }).text).toBe("That is you for today.");
});

test("the number of answers that are still to come falls while the progress rises", () => {
  const shelf = (at: number): string =>
    `My father built boat number ${at} in the shed behind the house, and we carried it to the water together one Sunday.`;
  const asked = "How much more of this is there?";
  const left: number[] = [];
  let { ledger } = openInterview({ ...setting, ledger: emptyLedger() });
  for (let at = 0; at < 12; at += 1) {
    ({ ledger } = takeTurn({ ...setting, ledger, answer: { id: `m${at}`, text: shelf(at) } }));
    const { text } = takeTurn({ ...setting, ledger, answer: { id: `a${at}`, text: asked } });
    left.push(Number(text.match(/About (\d+)/u)?.[1]));
  }
  expect(left).toEqual([...left].sort((a, b) => b - a));
  expect(new Set(left).size).toBeGreaterThan(4);
});

test("a question after an apology is asked again without the apology", () => {
  const { ledger } = openInterview({ ...setting, ledger: emptyLedger() });
  const told = "My father built boats in the shed behind the house.";
  const first = takeTurn({ ...setting, ledger, answer: { id: "m0", text: told } });
  const mended = takeTurn({
    ...setting,
    ledger: first.ledger,
    answer: { id: "m1", text: "No, that's wrong, I never said that" },
  });
  expect(mended.move).toBe("mend");
  const asked = takeTurn({
    ...setting,
    ledger: mended.ledger,
    answer: { id: "m2", text: "Are you a real person?" },
  });
  const [apology = ""] = mended.text.split(".");
  expect(asked.text).not.toContain(apology);
});

test("in Swedish a question how many questions are left is not one whether something is still there", () => {
  const swedish = { ...setting, language: "sv" } as const;
  const { ledger } = openInterview({ ...swedish, ledger: emptyLedger() });
  const after = takeTurn({
    ...swedish,
    ledger,
    answer: { id: "m0", text: "Fråga mig inte om min bror Harald, är du snäll." },
  });
  const answer = { id: "m1", text: "Hur många frågor är det kvar?" };
  const { text } = takeTurn({ ...swedish, ledger: after.ledger, answer });
  expect(text).toMatch(/\d+ till/u);
  expect(text).not.toContain("berättelse");
});
