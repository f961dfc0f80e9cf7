import { expect, test } from "vitest";
import { packs } from "#language/packs.ts";
import {
  emptyLedger,
  openInterview,
  prospectOf,
  type Turn,
  takeTurn,
  withoutPartsLeftOut,
} from "../interviewer.ts";
import type { Choice } from "../wording/chosen.ts";

const setting = { number: 1, language: "en", seed: 7 } as const;

const billy =
  "Billy Stoker sang Jim Reeves through a caulking hammer. He was killed off the staging in November. It was my staging, I had put it up on the Friday. So you leave that out, about it being my staging. You can say he was killed and that he sang.";

const take = (
  text: string,
  choice: Partial<Choice>,
  ledger = openInterview({ ...setting, ledger: emptyLedger() }).ledger,
): Turn =>
  takeTurn(
    { ...setting, ledger, answer: { id: "m0", text } },
    { intent: "told", move: "follow_up", about: "", text: "What did Billy sing?", ...choice },
  );

const leftOfBilly = ({ ledger }: Turn): string => withoutPartsLeftOut(ledger, { id: "m0", content: billy });

test("of an answer with one thing that is to stay out, only that passage is kept out, though a model took it for a secret", () => {
  const acts = [{ do: "keep_out", words: "it being my staging" }] as const;
  const turn = take(billy, { intent: "secret", also: ["grief", "delete"], acts });
  expect(turn.keptOut).toMatchObject([{ kind: "not_printed", message: "m0", stems: [] }]);
  expect(turn.heard?.intent).not.toBe("secret");
  expect(leftOfBilly(turn)).not.toContain("my staging");
  expect(leftOfBilly(turn)).toContain("Billy Stoker sang");
  expect(turn.text).toMatch(/the rest|told around it|only that/u);
});

test("a passage may be named by the answer that it stands in", () => {
  const acts = [{ do: "keep_out", words: "put up on the Friday", in: "m0" }] as const;
  const turn = take(billy, { intent: "delete", also: ["told"], acts });
  expect(leftOfBilly(turn)).not.toContain("Friday");
  expect(leftOfBilly(turn)).toContain("He was killed");
});

test("a name that is to stay out stays out wherever it is told", () => {
  const acts = [{ do: "keep_out", words: "Billy Stoker" }] as const;
  expect(take(billy, { acts }).keptOut).toMatchObject([
    { stems: [expect.stringMatching(/^bil/u), expect.stringMatching(/^stok/u)] },
  ]);
});

test("somebody without a name who is not to be talked about is left alone, and stays in the story", () => {
  const text =
    "Mine was number 418. There was another one made a sight more than that out of it, mind, but I don't talk about him.";
  const acts = [{ do: "leave_alone", words: "another one made a sight more than that out of it" }] as const;
  const turn = take(text, { acts, also: ["declines"], text: "Where is 418 now?" });
  const reply = { ...setting, ledger: turn.ledger, answer: { id: "m1", text: "On a chain round her neck." } };
  expect(prospectOf(reply)?.outlook.linesAlone?.join(" ")).toContain("another one");
  expect(withoutPartsLeftOut(turn.ledger, { id: "m0", content: text })).toBe(text);
});

test("what was taken out is said once: by the model, or after its words where these do not say it", () => {
  const acts = [{ do: "keep_out", words: "Billy Stoker" }] as const;
  const said = "Billy is out of every story, and you can still see it here. What was the yard like?";
  expect(take(billy, { acts, text: said }).text).toBe(said);
  expect(take(billy, { acts, text: "Billy is out of every story. Go on." }).text).toBe(
    "Billy is out of every story. You can still see it here yourself. Go on.",
  );
  expect(take(billy, { acts, text: "What was the yard like?" }).text).toMatch(
    /(?:no|every) story.* You can still see it here yourself\. What was the yard like\?$/u,
  );
});

test("a model may not say that something was taken out when nothing could be", () => {
  const { ledger } = openInterview({ ...setting, ledger: emptyLedger() });
  const prospect = prospectOf({ ...setting, ledger, answer: { id: "m0", text: billy } });
  const chosen = { intent: "told", move: "follow_up", about: "" } as const;
  const acts = [{ do: "keep_out", words: "the stolen horse" }] as const;
  expect(prospect?.claimsUndone({ ...chosen, acts }, "That is out of every story. Go on.")).toBe(true);
  expect(prospect?.claimsUndone({ ...chosen, acts }, "Which horse do you mean?")).toBe(false);
  expect(prospect?.claimsUndone(chosen, "That stays out of every story. Go on.")).toBe(false);
});

test("nothing that points to what is out stays between its passages, or asks for it after them", () => {
  const text =
    "Nane had always something to sell, and he was handsome. When the mill was shut he went in at night for the copper. Out of my father's mill. They caught him, four months in Santa Maria Maggiore. But leave that out of the book, his children are good people. Write that he was handsome.";
  const named = ["he went in at night for the copper", "They caught him, four months"];
  for (const words of [[named.join("; ")], named]) {
    const acts = words.map((one) => ({ do: "keep_out", words: one, in: "m0" }) as const);
    const turn = take(text, { intent: "delete", also: ["told"], acts });
    expect(withoutPartsLeftOut(turn.ledger, { id: "m0", content: text }).replace(/\s+/gu, " ")).toBe(
      "Nane had always something to sell, and he was handsome. Write that he was handsome.",
    );
  }
});

test("of two words that are to be left alone the rarer one is meant, and nothing else that the other stands in", () => {
  const before = take("My uncle made the walnut bed, and the bed came by boat.", {});
  const text = "Alive, yes. If I begin with the hospital bed I never get out of it again.";
  const acts = [{ do: "leave_alone", words: "the hospital bed" }] as const;
  const told = [{ id: "m0", text: "My uncle made the walnut bed, and the bed came by boat." }];
  const turn = takeTurn(
    { ...setting, ledger: before.ledger, answer: { id: "m1", text }, earlier: told },
    { intent: "told", also: ["declines"], move: "follow_up", about: "", text: "Alive, then. Go on.", acts },
  );
  const next = { ...setting, ledger: turn.ledger, answer: { id: "m2", text: "He bowed to me." } };
  const { leftAlone = [] } = prospectOf(next)?.outlook ?? {};
  expect(leftAlone.some((stem) => stem.startsWith("hospit"))).toBe(true);
  expect(leftAlone).not.toContain("bed");
});

test("a passage is what was copied of it, through the few words in its middle, and no sentence that is like it", () => {
  const text =
    "He walked all round me. He said that's cost somebody summat. Aye. It had. I've never worn a suit easy since, and it's not the collar. I don't look at it straight, I give it a nod. You'll see why I don't look at it straight.";
  const leftOf = (words: string): string =>
    withoutPartsLeftOut(
      take(text, { acts: [{ do: "keep_out", words, in: "m0" }], intent: "delete", also: ["told"] }).ledger,
      { id: "m0", content: text },
    );
  expect(leftOf("that's cost somebody summat. Aye. It had. I've never worn a suit easy since")).toBe(
    "He walked all round me. I don't look at it straight, I give it a nod. You'll see why I don't look at it straight.",
  );
  expect(leftOf("You'll see why I don't look at it straight")).toMatch(/I give it a nod\.$/u);
});

test("a secret that is only announced beside a telling takes none of it away, and it is said once how it is left out", () => {
  const belt =
    "He took the belt out of Father's hand and hung it on the nail, and on the Monday he was gone. I walked him to the rails. That case came back to me, but that is another story, and not for everybody.";
  const turn = take(belt, { intent: "grief", also: ["told", "secret"], move: "stay_gently" });
  expect(turn.keptOut).toEqual([]);
  expect(turn.text).toBe(`${packs.en.asides.words.confided} What did Billy sing?`);
  const next = { ...setting, ledger: turn.ledger, answer: { id: "m1", text: "I said I would." } };
  const again = takeTurn(next, {
    intent: "told",
    also: ["secret"],
    move: "follow_up",
    about: "",
    text: "What did he say to that?",
  });
  expect(again.text).toBe("What did he say to that?");
});

test("of a secret beside a telling only the sentences stay out that are copied, or that plain words seal", () => {
  const seed = "Our Ned kept the ferry, and he was never late in thirty years.";
  const slip = "Their Ivy was his, and Tom must never know.";
  const text = `${seed} ${slip} The ferry was painted green.`;
  const copied = take(text, { also: ["secret"], acts: [{ do: "keep_out", words: slip, in: "m0" }] });
  expect(copied.keptOut).toMatchObject([{ kind: "not_printed", words: slip }]);
  const sealed = `${seed} This is between you and me, mind. I took the fares out of the tin all that winter, and I put them on a horse at Doncaster.`;
  const heard = take(sealed, { also: ["secret"] });
  const left = withoutPartsLeftOut(heard.ledger, { id: "m0", content: sealed });
  expect(left).toContain("kept the ferry");
  expect(left).not.toContain("Doncaster");
  expect(heard.text).toMatch(/the rest|told around it|only that/u);
});

test("a sentence between two that stay out is kept, where it tells of something else", () => {
  const text =
    "I put the case under the bed and made dumplings. Tad came in and looked at the case. He went to his pigeons. I never asked about the case, and he died in March.";
  const acts = ["put the case under the bed", "looked at the case", "never asked about the case"].map(
    (words) => ({ do: "keep_out", words, in: "m0" }) as const,
  );
  const { ledger } = take(text, { acts, also: ["grief"] });
  expect(withoutPartsLeftOut(ledger, { id: "m0", content: text })).toBe("He went to his pigeons.");
});

const leftAloneAfter = (turn: Turn, text = "We had a goat."): readonly string[] => {
  const prospect = prospectOf({ ...setting, ledger: turn.ledger, answer: { id: "m1", text } });
  return [...(prospect?.outlook.leftAlone ?? []), ...(prospect?.outlook.linesAlone ?? [])];
};

test("what is to be left alone is a matter, however many small words stand around it", () => {
  const text = "She stopped the clock. And do not ask about the land after my father, not that.";
  const acts = [{ do: "leave_alone", words: "about the land after my father" }] as const;
  expect(leftAloneAfter(take(text, { acts, also: ["declines"] }))).toEqual(["land"]);
});

test("words that name nothing leave alone the sentence that they stand in, and no word of every day", () => {
  const text = "I buried it under the pear tree. Because today, there ... no, not that.";
  const acts = [{ do: "leave_alone", words: "Because today, there" }] as const;
  const turn = take(text, { acts, also: ["declines"] });
  expect(leftAloneAfter(turn)).toEqual([expect.stringMatching(/^Because today/u)]);
  expect(turn.ledger.limits.flatMap(({ stems }) => stems)).toEqual([]);
});

test("a sentence that is left alone is not said to a model any more once its answer is kept out", () => {
  const text = "I buried it under the pear tree. Because today, there ... no, not that.";
  const before = take(text, {
    acts: [{ do: "leave_alone", words: "Because today, there" }],
    also: ["declines"],
  });
  const turn = takeTurn(
    { ...setting, ledger: before.ledger, answer: { id: "m1", text: "Take all of that out." } },
    {
      intent: "delete",
      move: "delete",
      about: "",
      text: "Go on.",
      acts: [{ do: "keep_out", message: "m0" }],
    },
  );
  const reply = { ...setting, ledger: turn.ledger, answer: { id: "m2", text: "We had a goat." } };
  expect(prospectOf(reply)?.outlook.leftAlone).toEqual([]);
});

test.each([
  ["O dom nie. Ani o łąkę po dziadku, nie.", "o łąkę po dziadku", /^łąk/u],
  ["Zakopałam to pod jabłonią. Bo tam teraz... a, o tym nie.", "Bo tam teraz", /^Bo tam teraz/u],
] as const)("in Polish too a matter is left alone, and no word of every day: %s", (text, words, left) => {
  const pl = { ...setting, language: "pl" } as const;
  const { ledger } = openInterview({ ...pl, ledger: emptyLedger() });
  const turn = takeTurn(
    { ...pl, ledger, answer: { id: "m0", text } },
    {
      intent: "told",
      also: ["declines"],
      move: "follow_up",
      about: "",
      text: "O to nie zapytam. Co rosło obok?",
      acts: [{ do: "leave_alone", words }],
    },
  );
  const next = { ...pl, ledger: turn.ledger, answer: { id: "m1", text: "Była koza." } };
  const { leftAlone = [], linesAlone = [] } = prospectOf(next)?.outlook ?? {};
  expect([...leftAlone, ...linesAlone]).toEqual([expect.stringMatching(left)]);
});

test("a limit does not end because the teller speaks of it", () => {
  const acts = [{ do: "leave_alone", words: "Stephen" }] as const;
  const first = take("There's Carol, and there's Stephen. Don't ask me about Stephen.", { acts });
  const next = { ...setting, ledger: first.ledger, answer: { id: "m1", text: "Stephen rang at Easter." } };
  const turn = takeTurn(next, { intent: "told", move: "follow_up", about: "", text: "What did he say?" });
  const after = { ...setting, ledger: turn.ledger, answer: { id: "m2", text: "That it was hot." } };
  expect(prospectOf(after)?.outlook.leftAlone).toEqual(["stephen"]);
});

test("a wish that only a model hears beside a telling holds, though it names nothing", () => {
  const told = "There was a lodger in the front room that winter, a Mr Fell, and my mother sat up with him.";
  const out = take(told, { also: ["delete"] });
  expect(out.keptOut).toMatchObject([{ kind: "not_printed", message: "m0", words: "" }]);
  const leftAlone = take(told, { also: ["declines"] });
  expect(leftAlone.keptOut).toEqual([]);
  expect(leftAlone.ledger.limits).toMatchObject([{ kind: "not_asked", message: "m0" }]);
});

test("beside a name and another matter a bare word for an everyday thing is not left alone by itself", () => {
  const it = { ...setting, language: "it" } as const;
  const { ledger } = openInterview({ ...it, ledger: emptyLedger() });
  const text = "E poi basta, che di acqua e di botri e del mi' Piero non ne parlo, quello non me lo chieda.";
  const acts = ["acqua", "botri", "Piero"].map((words) => ({ do: "leave_alone", words }) as const);
  const choice = { intent: "declines", move: "follow_up", about: "", text: "Va bene.", acts } as const;
  const turn = takeTurn({ ...it, ledger, answer: { id: "m0", text } }, choice);
  const alone = turn.ledger.limits.flatMap(({ stems }) => stems);
  expect(alone).toEqual([expect.stringMatching(/^botr/u), expect.stringMatching(/^pier/u)]);
});

test("of speech that was taken down without a stop only the words that are named are kept out", () => {
  const text =
    "she stood in the door and she said there are dumplings and then no more was said of it and mats ate five and the girl would not eat for she was angry and my sister said you can sleep with me and so she slept there seven years and it was her that I had you know what I had done and she cut me bread when I went out at five";
  const named = "and it was her that I had you know what I had done";
  const acts = [{ do: "keep_out", words: named, in: "m0" }] as const;
  const turn = take(text, { intent: "told", also: ["secret"], acts });
  const left = withoutPartsLeftOut(turn.ledger, { id: "m0", content: text });
  expect(left).not.toContain("what I had done");
  expect(left).toContain("slept there seven years and she cut me bread");
});

test("a sentence of one word that is named with the others of a secret is kept out with them", () => {
  const text =
    "It is in the tin. Unopened. She went to the counter every day for two years. The mill closed that spring.";
  const acts = [
    { do: "keep_out", words: "It is in the tin.", in: "m0" },
    { do: "keep_out", words: "Unopened.", in: "m0" },
    { do: "keep_out", words: "She went to the counter every day for two years.", in: "m0" },
  ] as const;
  const turn = take(text, { intent: "told", also: ["secret"], acts });
  expect(withoutPartsLeftOut(turn.ledger, { id: "m0", content: text })).toBe("The mill closed that spring.");
});
