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

test("a thread presses no more once its teller has asked for something else", () => {
  const waitedAfter = (also: readonly "wish"[]): number | undefined => {
    const { ledger } = afterTwo();
    const answer = { id: "m1", text: "Edwin made the cot for our Jen. Ask me about the boats now." };
    const choice = { ...followUp, also, about: "", text: "Which boat was the first?" } as const;
    const next = takeTurn({ ...setting, ledger, answer }, choice);
    const later = { id: "m2", text: "The first one was the Kittiwake, fourteen foot, larch on oak." };
    return prospectOf({ ...setting, ledger: next.ledger, answer: later })?.outlook.threads[0]?.waited;
  };
  expect(waitedAfter([])).toBeGreaterThan(0);
  expect(waitedAfter(["wish"])).toBeUndefined();
});

test("what somebody wants to talk about waits until it is asked, and not until it is named", () => {
  const { ledger } = afterTwo();
  const answer = {
    id: "m1",
    text: "I'm back. I'd like to talk about the van, and I want the recipe in, written down proper.",
  };
  const wished = [{ text: "I'd like to talk about the van", weight: 3 as const }];
  const turn = takeTurn(
    { ...setting, ledger, answer },
    {
      intent: "wish",
      move: "follow_up",
      about: "the recipe",
      text: "Yes, the recipe and the van both. The recipe first: how does it begin?",
      threads: wished,
    },
  );
  expect(waiting(turn)).toContain("I'd like to talk about the van");
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

test("a thread that was told now waits no longer", () => {
  const { ledger } = openInterview({ ...setting, ledger: emptyLedger() });
  const text = "We were three then. My father carried sacks, and I never asked him why he stopped singing.";
  const threads = [{ text: "We were three then.", weight: 3 }] as const;
  const first = takeTurn(
    { ...setting, ledger, answer: { id: "m0", text } },
    { ...followUp, about: "", text: "Go on.", threads },
  );
  const [thread] = first.ledger.threads.filter((one) => one.text.includes("three"));
  const answer = { id: "m1", text: "Antonio was the third of us, with ears like sails." };
  const next = takeTurn(
    { ...setting, ledger: first.ledger, answer },
    { ...followUp, about: "", text: "Go on, then.", told: [thread?.id ?? ""] },
  );
  expect(next.ledger.threads.find(({ id }) => id === thread?.id)?.state).toBe("taken_up");
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

test.each([
  [
    "what was to stay out",
    "He will be Mr Gow in any story; his first name can be read only here, by Jordan. How did you come to him?",
    {},
  ],
  ["that as it was asked", "Jordan reads along, nobody else. It stands in no story.", { asked: ["reader"] }],
] as const)("who can still read it is not said again where the model has said %s", (_, question, more) => {
  const facts = { reader: "interviewer", interviewer: "Jordan", service: null, isSpoken: false } as const;
  const { ledger } = openInterview({ ...setting, ledger: emptyLedger(), facts });
  const text = "And he is Mr Gow, mind. Leave Archie out of any story. Who reads this?";
  const acts = [{ do: "keep_out", words: "Archie" }] as const;
  const choice = {
    intent: "told",
    also: ["delete", "asks"],
    move: "follow_up",
    about: "Mr Gow",
    acts,
  } as const;
  const turn = takeTurn(
    { ...setting, ledger, facts, answer: { id: "m0", text } },
    { ...choice, ...more, text: question },
  );
  expect(turn.text).toBe(question);
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

const byJordan = { reader: "interviewer", interviewer: "Jordan", service: null, isSpoken: false } as const;

test("whoever tells a loss and asks who reads this hears the human word first", () => {
  const { ledger } = openInterview({ ...setting, ledger: emptyLedger(), facts: byJordan });
  const text = "Our Mary died at three weeks old, and nobody spoke of her. Who reads all this?";
  const question =
    "Mary, three weeks old. Jordan can read it, who set this up. Tell me about her, if you would like to.";
  const choice = {
    intent: "grief",
    also: ["asks"],
    move: "stay_gently",
    about: "",
    asked: ["reader"],
  } as const;
  const reply = { ...setting, ledger, facts: byJordan, answer: { id: "m0", text } };
  expect(takeTurn(reply, { ...choice, text: question }).text).toBe(question);
  const acts = [{ do: "keep_out", words: "Mary" }] as const;
  expect(prospectOf(reply)?.ours({ ...choice, also: ["asks", "delete"], acts })).toMatchObject({
    before: "",
    rest: expect.stringMatching(/Jordan can still read it here\.$/u),
  });
  const inOurs = takeTurn(reply, { ...choice, text: null });
  expect(inOurs.text.indexOf("Jordan can read")).toBeGreaterThan(0);
});

test("what plain code took for a refusal inside a telling is shown to the model, and done only if that heard one", () => {
  const { ledger } = openInterview({ ...setting, ledger: emptyLedger() });
  const text =
    "I was four years in Malaya and came home thin as a rake. I won't talk about Malaya. My mother fed me on barley soup from morning to night.";
  const reply = { ...setting, ledger, answer: { id: "m0", text } };
  const shown = prospectOf(reply)?.outlook.wishes.leaveAlone ?? [];
  expect(shown.join(" ")).toContain("Malaya");
  const choice = { ...followUp, about: "", text: "Tell me about the soup." };
  expect(takeTurn(reply, choice).ledger.limits).toEqual([]);
  const refused = takeTurn(reply, { ...choice, also: ["declines"] }).ledger.limits;
  expect(refused).toMatchObject([{ kind: "not_asked" }]);
});

test("words that put something off weigh less than what the model marked", () => {
  const { ledger } = openInterview({ ...setting, ledger: emptyLedger() });
  const text = "I'll come to the strike later on, that is another story. He was a whistler, not a talker.";
  const turn = takeTurn(
    { ...setting, ledger, answer: { id: "m0", text } },
    { ...followUp, about: "", text: "Go on, please.", threads: threads.slice(0, 1) },
  );
  expect(turn.ledger.threads[0]?.weight).toBe(2);
  expect(turn.ledger.threads.at(-1)).toMatchObject({ text: threads[0]?.text, weight: 3 });
});

test("who somebody is takes the place of what was said of them first, but a relative stays one", () => {
  const named = (draft: Turn["ledger"], who: string, id: string): Turn["ledger"] =>
    takeTurn(
      { ...setting, ledger: draft, answer: { id, text: "That was Kalle for you, every day of the year." } },
      { ...followUp, about: "", text: `Tell me about ${id} and Kalle.`, names: [{ name: "Kalle", who }] },
    ).ledger;
  const { ledger } = openInterview({ ...setting, ledger: emptyLedger() });
  const shouted = named(ledger, "the man who shouted at her on the boats", "m0");
  const known = named(shouted, "her boss", "m1");
  expect(known.people).toMatchObject([{ name: "Kalle", who: "her boss" }]);
  const brother = named(known, "her brother", "m2");
  expect(named(brother, "a man with a hat", "m3").people).toMatchObject([{ who: "her brother" }]);
});

test("somebody who is called after another is not that other", () => {
  const { ledger } = openInterview({ ...setting, ledger: emptyLedger() });
  const names = [
    { name: "Ines", who: "her mother" },
    { name: "Rino della Ines", who: "the teller" },
  ];
  const answer = {
    id: "m0",
    text: "They called me Rino della Ines, and the Ines was my mother, that is how it was done.",
  };
  const turn = takeTurn(
    { ...setting, ledger, answer },
    { ...followUp, about: "", text: "Tell me about her.", names },
  );
  expect(turn.ledger.people?.map(({ name }) => name)).toEqual(["Ines", "Rino della Ines"]);
});

test("an aunt, the niece who was named after her, and a brother and a husband of one name stay apart", () => {
  const { ledger } = openInterview({ ...setting, ledger: emptyLedger() });
  const names = [
    { name: "Gunvor", who: "my mother's sister" },
    { name: "Gunvor", who: "teller" },
    { name: "Jan", who: "my brother" },
    { name: "Jan Kowalski", who: "my husband" },
    { name: "Anna", who: "my mother" },
    { name: "Anna", who: "my husband's mother" },
    { name: "Jan", who: "my brother, who drowned" },
  ];
  const text =
    "I am Gunvor after my aunt Gunvor; both are called Jan and Jan Kowalski, and both mothers Anna.";
  const turn = takeTurn(
    { ...setting, ledger, answer: { id: "m0", text } },
    { ...followUp, about: "", text: "Tell me about her.", names },
  );
  expect(turn.ledger.people?.map(({ name, who }) => `${name}: ${who}`)).toEqual([
    "Gunvor: my mother's sister",
    "Gunvor: teller",
    "Jan: my brother, who drowned",
    "Jan Kowalski: my husband",
    "Anna: my mother",
    "Anna: my husband's mother",
  ]);
});
