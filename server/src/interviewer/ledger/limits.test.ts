import { expect, test } from "vitest";
import { packs } from "#language/packs.ts";
import { emptyLedger, type Thread } from "./ledger.ts";
import { reopen, setLimit, stemsNaming, stemsStillAlone, touchesLimit } from "./limits.ts";
import { writableInterview } from "./state.ts";

const pack = packs.en;

const thread = (id: string, text: string): Thread => ({
  id,
  message: "m1",
  interview: 1,
  topic: null,
  text,
  kind: "loss",
  weight: 3,
  state: "waiting",
});

test("what is to be left alone is given up as a thread, and as the line an interview is resumed with", () => {
  const draft = emptyLedger();
  const text = "Peter never came back from the mill.";
  draft.threads.push(thread("t1", text), thread("t2", "The oven was as blue as the sea."));
  const state = writableInterview(draft, 1);
  state.last = { id: "m1", text, interview: 1 };
  const limit = { kind: "not_asked" as const, message: "m2", stems: stemsNaming(["Peter"], pack) };
  setLimit(draft, { limit, pack });
  expect(draft.threads.map(({ id }) => id)).toEqual(["t2"]);
  expect(state.last).toBeNull();
});

const stillAlone = (language: "it" | "pl", name: string, answers: readonly [string, string]) => {
  const of = packs[language];
  const limits = [{ kind: "not_asked" as const, message: "m1", stems: stemsNaming([name], of) }];
  const [before, last] = answers;
  return stemsStillAlone({ limits }, { last, before: { id: "m4", text: before }, pack: of }).length > 0;
};

test.each([
  ["it", "Gino", ["Il Gino potava le viti.", "Cantava sempre, e poi se l'è portato via la febbre."]],
  ["it", "Gino", ["La stalla era vuota.", "Poi è arrivato il Gino."]],
  ["pl", "Zenon", ["Zenon grał na harmonii.", "A potem zasnął przy piecu i już się nie obudził."]],
] as const)(
  "whoever is spoken of again may be named, and as long as the next answer goes on (%s, %s): %s",
  (language, name, answers) => {
    expect(stillAlone(language, name, answers)).toBe(false);
  },
);

test("who was spoken of two answers ago, or only to be left alone, may not be named", () => {
  expect(stillAlone("it", "Gino", ["La stalla era vuota.", "Nevicava."])).toBe(true);
  const limits = [{ kind: "not_asked" as const, message: "m4", stems: stemsNaming(["Gino"], packs.it) }];
  const before = { id: "m4", text: "Del Gino non mi chieda." };
  expect(stemsStillAlone({ limits }, { last: "Nevicava.", before, pack: packs.it })).toEqual(["gin"]);
});

test("words of a relative open all words for that relative", () => {
  const answers = ["Il papà fischiava.", "La sera sedeva sulla soglia."] as const;
  expect(stillAlone("it", "mio padre", answers)).toBe(false);
});

test.each([
  ["pl", "Uli", "I pierwsza przyszła Ula, szwagierka, i chciała kostium na chrzciny."],
  ["pl", "Marka", "A Marek wtedy wrócił z wojska i przywiózł walizkę."],
  ["sv", "Elsa", "Elsas cykel stod kvar vid grinden hela vintern."],
  ["en", "Joan", "Then Joan's boy came in with the milk."],
] as const)(
  "whoever is told of unasked may be told of in stories, in whatever form their name stands (%s: %s)",
  (language, name, words) => {
    const draft = emptyLedger();
    const of = packs[language];
    const limit = { kind: "not_asked" as const, message: "m1", stems: stemsNaming([name], of) };
    setLimit(draft, { limit, pack: of });
    expect(touchesLimit(draft, { words, pack: of })).toBe(true);
    reopen(draft, { words, message: "m2", pack: of });
    expect(draft.limits.map(({ isReopened }) => isReopened)).toEqual([true]);
  },
);

test("somebody else whose name only begins alike opens nothing", () => {
  const draft = emptyLedger();
  const limit = { kind: "not_asked" as const, message: "m1", stems: stemsNaming(["Uli"], packs.pl) };
  setLimit(draft, { limit, pack: packs.pl });
  reopen(draft, { words: "Ulica była wąska, a Urszula mieszkała na rogu.", message: "m2", pack: packs.pl });
  expect(draft.limits.some(({ isReopened }) => isReopened)).toBe(false);
});
