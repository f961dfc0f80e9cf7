import { expect, test } from "vitest";
import { emptyLedger, openInterview, prospectOf, type Turn, takeTurn } from "./interviewer.ts";

const setting = { number: 1, language: "en", seed: 7 } as const;

const threads = [
  { text: "He was a whistler, not a talker.", weight: 3 as const },
  { text: "Ronnie had the half of her with his cousin Edwin", weight: 2 as const },
];

const followUp = { intent: "told", move: "follow_up" } as const;

/** After an answer with two threads, of which the question takes up one. */
const afterTwo = (): Turn => {
  const { ledger } = openInterview({ ...setting, ledger: emptyLedger() });
  const answer = {
    id: "m0",
    text: "Blue, she was. Ronnie had the half of her with his cousin Edwin. He was a whistler, not a talker.",
  };
  const text = "Tell me about the cousin who had the other half of her with Ronnie, Edwin.";
  return takeTurn({ ...setting, ledger, answer }, { ...followUp, about: "his cousin Edwin", text, threads });
};

const waiting = ({ ledger }: Turn): string[] =>
  ledger.threads.filter(({ state }) => state === "waiting").map(({ text }) => text);

test("a question takes up the thread that it takes hold of, and the other one goes on waiting", () => {
  expect(waiting(afterTwo())).toEqual(["He was a whistler, not a talker."]);
});

test("a thread that waits is shown to the model in later turns, and may be come back to", () => {
  const { ledger } = afterTwo();
  const answer = { id: "m1", text: "Edwin made the cot for our Jen, and he was never paid for it." };
  const reply = { ...setting, ledger, answer };
  const [thread] = prospectOf(reply)?.outlook.threads ?? [];
  expect(thread?.text).toBe("He was a whistler, not a talker.");
  const choice = {
    intent: "told",
    move: "return",
    about: thread?.id ?? "",
    text: "What did he whistle?",
  } as const;
  const turn = takeTurn(reply, choice);
  expect(turn).toMatchObject({ move: "return", text: "What did he whistle?" });
  expect(waiting(turn)).not.toContain("He was a whistler, not a talker.");
});

test("a matter that was marked once is not marked again in other words", () => {
  const { ledger } = afterTwo();
  const answer = { id: "m1", text: "He was no talker, my Ronnie, a whistler he was." };
  const again = [{ text: "He was no talker, my Ronnie, a whistler he was", weight: 3 as const }];
  const turn = takeTurn(
    { ...setting, ledger, answer },
    { ...followUp, about: "", text: "Go on.", threads: again },
  );
  expect(turn.ledger.threads.filter(({ text }) => text.includes("whistler"))).toHaveLength(1);
});

test("what is said before the model's words names once who can still read it", () => {
  const facts = { reader: "interviewer", interviewer: "Jennifer", service: null, isSpoken: false } as const;
  const { ledger } = openInterview({ ...setting, ledger: emptyLedger(), facts });
  const text = "He gave me a blue scarf, did Yann. Leave the scarf out. And who reads all this?";
  const choice = {
    intent: "told",
    also: ["delete", "asks"],
    move: "follow_up",
    about: "Yann",
    asked: ["reader"],
    acts: [{ do: "keep_out", words: "the scarf" }],
    text: "Tell me about Yann.",
  } as const;
  const turn = takeTurn({ ...setting, ledger, facts, answer: { id: "m0", text } }, choice);
  expect(turn.text.match(/Jennifer can/gu)).toHaveLength(1);
  expect(turn.also).toEqual(["delete", "answer"]);
});

test("a secret that is to be kept is met with no rules, though a model took it for a question", () => {
  const facts = { reader: "interviewer", interviewer: "Jordan", service: null, isSpoken: false } as const;
  const { ledger } = openInterview({ ...setting, ledger: emptyLedger(), facts });
  const text =
    "He rang, and he breathed, and then he rang off. I never told that to a soul, so keep it under your hat.";
  const question = "He breathed, and rang off. Stay on that line as long as you want.";
  const choice = {
    intent: "secret",
    also: ["told"],
    move: "stay_gently",
    about: "",
    asked: ["reader"],
    text: question,
  } as const;
  const turn = takeTurn({ ...setting, ledger, facts, answer: { id: "m0", text } }, choice);
  expect(turn.text).toBe(question);
});

test("a secret that a model only keeps is not said to be taken out", () => {
  const { ledger } = openInterview({ ...setting, ledger: emptyLedger() });
  const text =
    "I nagged him to fetch my sandal from between the logs, and he went out on them. I never told anybody. It is a secret, I want you to understand that, and it is not to be put in. But I can't carry it down with me either.";
  const question = "I have heard you, and that it is a secret.";
  const choice = {
    intent: "secret",
    also: ["grief"],
    move: "stay_gently",
    about: "",
    text: question,
  } as const;
  const turn = takeTurn({ ...setting, ledger, answer: { id: "m0", text } }, choice);
  expect(turn.text).toBe(question);
});
