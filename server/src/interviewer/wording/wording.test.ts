import { describe, expect, it } from "vitest";
import { type Language, packs } from "#language/packs.ts";
import { stem } from "#language/stem.ts";
import type { Move } from "../moves.ts";
import {
  brokenBy,
  type Context,
  firstSentenceIn,
  promisesUntruth,
  shownOf,
  type WordingRule,
} from "./check.ts";
import { groundedNotes, readHead, readReply, truthfulThreads } from "./reply.ts";
import { rulesOf } from "./rules.ts";

const answer = "We had a stove in the kitchen of the house, and my brother Jan fed it.";

const contextOf = (more: Partial<Context> & { language: Language }): Context => ({
  told: [answer],
  lastAnswer: answer,
  asked: [],
  leftAlone: [],
  rules: rulesOf(more.language, null),
  ...more,
});

const brokenIn = (text: string, move: Move = "follow_up", more: Partial<Context> = {}): WordingRule[] =>
  brokenBy(text, { context: contextOf({ language: "en", ...more }), move });

const breaks: [string, WordingRule][] = [
  ["Who lived in the house? Who came to it?", "asks_twice"],
  ["Who lived in the house, and what did they eat?", "asks_two_things"],
  ["Did others live in the house?", "not_open"],
  ["What did Gertrud do in the house?", "unfounded_name"],
  ["What did your grandmother do in the house?", "unfounded_relative"],
  ["Who lived in the house in 1950?", "unfounded_number"],
  ["Who put “a golden chair” in the house?", "unfounded_quotation"],
  ['Who said "come in" in the house?', "other_quotation"],
  ["Which pictures does www.example.org have of the house?", "address"],
  ["Who lived in the *house*?", "markup"],
  ["As a mother, what do I remember of my own childhood?", "claims_a_life"],
  [`${"Jan fed the stove in the kitchen. ".repeat(7)}Who else lived in the house?`, "too_long"],
  ["Tell me: what is left alone does not exist, but in the turn after", "leaks_rules"],
];

describe("a turn in the words of a model", () => {
  it.each(breaks)("is refused: %s", (text, rule) => {
    expect(brokenIn(text)).toContain(rule);
  });

  it.each([
    "Tell me about the stove.",
    "Go on.",
    "And then?",
    "What did Jan feed it with, if you still see it?",
    "Only if you wish: what happened to Jan?",
    "How was that for you?",
  ])("may be short and plain: %s", (text) => {
    expect(brokenIn(text)).toEqual([]);
  });

  it.each(["follow_up", "stay_gently"] as const)("may be said in several short sentences: %s", (move) => {
    expect(brokenIn("Yes. The stove. Jan fed it. Always Jan. Tell me more of that.", move)).toEqual([]);
  });

  it("may receive a secret in as many sentences as it takes to say what stays out", () => {
    const text = `${"It is in no story, and that is as it should be. ".repeat(5)}Go on whenever you like.`;
    expect(brokenIn(text, "stay_gently")).not.toContain("too_long");
    expect(brokenIn(text, "follow_up")).toContain("too_long");
  });

  it("may leave the choice to the teller after a loss, and nowhere else", () => {
    const offer = "Would you like to tell me about Jan, or shall we go on to something else?";
    expect(brokenIn(offer, "stay_gently")).toEqual([]);
    expect(brokenIn(offer, "open")).not.toEqual([]);
  });

  it("may ask nothing at all after a secret", () => {
    expect(brokenIn("It has been said now.", "stay_gently")).toEqual([]);
    expect(brokenIn("It has been said now.", "open")).toContain("asks_nothing");
  });

  it("asks nothing that was asked before", () => {
    const asked = ["What did Jan feed the stove in the kitchen with?"];
    expect(brokenIn("With what did Jan feed the stove in the kitchen?", "follow_up", { asked })).toContain(
      "asked_before",
    );
    expect(brokenIn("And then?", "follow_up", { asked: ["And then?"] })).toEqual([]);
  });

  it("does not touch what is left alone, in any of its forms", () => {
    const leftAlone = [stem("stove", "en")];
    expect(brokenIn("Tell me about the stoves.", "follow_up", { leftAlone })).toContain("left_alone");
  });
});

describe("the first sentence of a growing question", () => {
  const context = contextOf({ language: "en" });

  it("can stay once the next one has begun, when it holds a word of the answer", () => {
    expect(firstSentenceIn("Jan fed the stove in the kitchen.", context)).toBeNull();
    expect(firstSentenceIn("Jan fed the stove in the kitchen. Who", context)).toBe(
      "Jan fed the stove in the kitchen.",
    );
    expect(firstSentenceIn("It was a long day. Who", context)).toBeNull();
  });

  it("can not stay when it asks, or while a quotation is open", () => {
    const [open] = packs.en.phrases.quotes;
    expect(firstSentenceIn("Who fed the stove? Tell", context)).toBeNull();
    expect(firstSentenceIn(`You said ${open}a stove. In the kitchen`, context)).toBeNull();
  });

  it("is shown up to its last whole word, and not at all when a rule is broken", () => {
    const of = { context, move: "follow_up" as const };
    expect(shownOf("Tell me about the sto", of)).toBe("Tell me about the");
    expect(shownOf("What a wonderful story that is", of)).toBeNull();
  });
});

describe("a reply", () => {
  const whole = {
    intent: "told",
    move: "follow_up",
    about: "the stove",
    question: "Go on.",
    threads: [],
    notes: [],
  };

  it("says what was heard and chosen before its question is written", () => {
    const head = { intent: "told", also: [], move: "follow_up", about: "the stove", asked: [], acts: [] };
    expect(readHead('{"intent":"told","move":"follow_up","about":"the stove", ')).toEqual(head);
    expect(readHead('{"question": ')).toBeNull();
    expect(readReply(whole)).toMatchObject(head);
    expect(readReply({ ...whole, move: "praise" })).toBeNull();
  });

  it("brings only threads that are copied letter by letter", () => {
    const threads = [
      { text: "my brother Jan fed it", weight: 2 as const },
      { text: "my brother Jan hated it", weight: 3 as const },
    ];
    expect(truthfulThreads(threads, answer)).toEqual([threads[0]]);
  });
});

describe("a note", () => {
  const known = [
    { mark: "1.1", question: "Who?", answer: "My brother Jan was born in 1948 and fed the stove." },
  ];
  const keeps = (note: string, mark = "1.1") =>
    groundedNotes([{ text: note, mark }], { known, language: "en" }).length === 1;

  it("is kept when its message says it", () => {
    expect(keeps("The brother Jan was born in 1948.")).toBe(true);
  });

  it("may name people and years that were told in other answers, in a long sentence", () => {
    const told = [known[0]?.answer ?? "", "I am Reginald, and the yard was Thompson's, from 1955 on."];
    const text = `Reginald's brother Jan was born in 1948 and fed the stove, seven years before 1955; ${"he fed the stove and fed it, ".repeat(6)}`;
    expect(text.length).toBeGreaterThan(220);
    expect(groundedNotes([{ text, mark: "1.1" }], { known, told, language: "en" })).toHaveLength(1);
    expect(groundedNotes([{ text, mark: "1.1" }], { known, language: "en" })).toHaveLength(0);
  });

  it("may speak to the teller politely, and inflect a name", () => {
    const told = [
      "Mi chiamo Ottorino, come un amico di mio padre. A Comacchio ero Rino della Ines, che era mia mamma.",
    ];
    const exchange = { mark: "1.1", question: "Come?", answer: told[0] ?? "" };
    const text =
      "Lei si chiama Ottorino come un amico di Suo padre; a Comacchio era Rino della Ines, Sua mamma.";
    const of = { known: [exchange], told, language: "it" as const };
    expect(groundedNotes([{ text, mark: "1.1" }], of)).toHaveLength(1);
  });

  it("writes a year in figures that the teller said in words", () => {
    const answer = "Mój brat Jan urodził się w czterdziestym czwartym i palił w piecu.";
    const said = { known: [{ mark: "1.1", question: "Kto?", answer }], language: "pl" as const };
    const note = { text: "Brat Jan urodził się w 1944 i palił w piecu.", mark: "1.1" };
    expect(groundedNotes([note], said)).toHaveLength(1);
  });

  it("writes an age in figures that was said in words beside a year in figures", () => {
    const answer = "Arthur was cook on the Silver Crest at twenty-six. That was lost in a gale in 1929.";
    const said = { known: [{ mark: "1.1", question: "Who?", answer }], language: "en" as const };
    const keepsAge = (age: number): boolean =>
      groundedNotes([{ text: `Arthur, cook at ${age}, lost in a gale`, mark: "1.1" }], said).length === 1;
    expect([keepsAge(26), keepsAge(27), keepsAge(36)]).toEqual([true, false, false]);
  });

  it("of a very short answer is kept with what was asked", () => {
    const question = "What did you answer Stach down at the tracks?";
    const said = {
      known: [{ mark: "1.1", question, answer: "That I would watch him." }],
      language: "en" as const,
    };
    const of = (text: string) => groundedNotes([{ text, mark: "1.1" }], said);
    expect(of("Answered at the tracks: would watch him")).toHaveLength(1);
    expect(of("Answered at the tracks")).toHaveLength(0);
  });

  it("is dropped with another year, another name, or no message", () => {
    expect(keeps("The brother Jan was born in 1949.")).toBe(false);
    expect(keeps("The brother Piotr fed the stove.")).toBe(false);
    expect(keeps("The brother Jan was born in 1948.", "1.9")).toBe(false);
  });
});

describe("a promise", () => {
  it.each<[Language, string, boolean]>([
    ["en", "It stays between us.", true],
    ["en", "That answer is gone for good.", true],
    ["en", "Jordan can read it, she set this up; nobody else does.", false],
    ["sv", "Det stannar mellan oss.", true],
    ["it", "Sì, quella risposta qui risulta cancellata, tutta.", true],
    ["it", "Sì, la Donata può leggerla ancora.", false],
    ["pl", "Tego nikt nie przeczyta.", true],
    ["sv", "Bara mellan oss är det ändå inte: den som ordnade det här åt dig kan läsa det.", false],
    ["en", "It isn't just between us, though: Jordan can read it.", false],
    ["en", "Nobody can read it, not even Jordan.", true],
    ["it", "Non resta tra noi, però: la Donata la può leggere.", false],
    ["pl", "To nie zostaje między nami, Basia może to przeczytać.", false],
  ])("in %s is untrue, or is none: %s", (language, text, isUntrue) => {
    const { goneForGood } = packs[language].wordingForms;
    expect(promisesUntruth(text, packs[language]) || goneForGood.test(text)).toBe(isUntrue);
  });
});

describe("that something is erased", () => {
  it.each<[Language, string, boolean]>([
    ["en", "It's deleted now.", true],
    ["en", "That is gone. What did Jan say?", true],
    ["en", "It is deleted from every story; Karen can still read it.", false],
    ["en", "No, it is not erased; it stands in no story.", false],
    ["sv", "Men det är struket och står inte i någon berättelse.", true],
    ["sv", "Nej, raderat på riktigt är det inte; det står bara inte i någon berättelse.", false],
    ["sv", "Jag har tagit bort det ur berättelserna.", false],
    ["it", "È cancellata.", true],
    ["it", "Non è cancellata: resta fuori da ogni storia.", false],
    ["pl", "To jest skasowane.", true],
    ["pl", "To nie jest skasowane, nie stanie w żadnej opowieści.", false],
  ])("in %s is claimed, or is not: %s", (language, text, isClaimed) => {
    expect(packs[language].wordingForms.saysErased.test(text)).toBe(isClaimed);
  });
});
