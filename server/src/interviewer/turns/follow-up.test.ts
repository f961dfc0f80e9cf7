import { describe, expect, test } from "vitest";
import type { Language } from "#language/packs.ts";
import { emptyLedger, openInterview, type Turn, takeTurn } from "../interviewer.ts";
import { byThemselves, ofName, turnsIn } from "./one-teller.test-suite.ts";

/** The turn after each answer, in an interview without a model. */
const play = (language: Language, answers: readonly string[]): Turn[] =>
  turnsIn(language, answers, byThemselves("Maureen Tait"));

const lastOf = (language: Language, ...answers: string[]): string =>
  play(language, answers).at(-1)?.text ?? "";

describe("without a model, what was told is asked on about by name:", () => {
  test.each([
    [
      "en",
      "a person",
      "I went with Norrie from that summer on. Norrie sang bass in the choir. He was the kindest man I ever met, Norrie.",
      /Norrie/,
    ],
    [
      "en",
      "a thing that is offered",
      "We lived over the shop. You'd best have the parrot, that parrot swore at us in Danish.",
      /the bird|the parrot/,
    ],
    [
      "sv",
      "en sak som erbjuds",
      "Vi bodde över affären. Jag skulle berätta om papegojan, som svor på danska.",
      /fågeln|papegojan/,
    ],
    [
      "it",
      "una cosa che viene offerta",
      "Stavamo sopra la bottega. Volevo raccontare del cane, che capiva tutto.",
      /del cane/,
    ],
    ["pl", "rzecz", "Mieszkaliśmy przy młynie. Chcę opowiedzieć o psie, który rozumiał wszystko.", /o psie/],
  ] as const)("%s, %s", (language, _what, answer, asked) => {
    expect(lastOf(language, ofName[language], answer)).toMatch(asked);
  });

  test("nobody is asked about themselves, and nothing twice", () => {
    const aunt =
      "My aunt drove the lorry. She called the lorry Maureen, after me, and my aunt sang when she drove.";
    const [, first, second] = play("en", [ofName.en, aunt, aunt]).map(({ text }) => text);
    expect(first).toMatch(/your aunt/u);
    expect(second).not.toMatch(/your aunt|Maureen/u);
  });

  test("what only compares is not asked about", () => {
    expect(
      lastOf("en", ofName.en, "She walked about the kitchen in the dark like a cat, and he hummed."),
    ).not.toMatch(/the cat/u);
  });
});

/** That somebody will not be asked about, as it is said. */
const refused = /I will not ask about \S+\.|Then I leave \S+ alone\.|No questions about \S+, then\./u;

describe("nobody and nothing is asked about that the teller keeps away from:", () => {
  test("somebody named and refused in one breath", () => {
    const answer =
      "We had Alison in sixty-eight and Kenneth in seventy-one. I'll not be talking about Kenneth, so don't ask.";
    const { text } = play("en", [ofName.en, answer]).at(-1) as Turn;
    expect(text.replace(refused, "")).not.toMatch(/Kenneth/u);
  });

  test("what stood in a secret, when it is spoken of again", () => {
    const secret =
      "I'll tell you a thing I never told my mother nor anybody. There was a circus at the bridge with a camel, and I stood and watched. That's a secret. That's not for any book.";
    const turns = play("en", [
      ofName.en,
      secret,
      "I was the one looking at the camel. I was ten, and I looked at it far too long.",
    ]);
    for (const { text } of turns.slice(1)) expect(text).not.toMatch(/camel|circus/u);
  });

  test("words meant for Saga are not said back", () => {
    const texts = play("en", [
      ofName.en,
      "You could at least have laughed. You never told me that. I was correcting you.",
    ]);
    expect(texts.at(-1)?.text).not.toMatch(/laughed|told me|correcting/u);
  });
});

test("a death long past is no condolence where it only dates a name", () => {
  const name =
    "Mormor hette Märta och hon dog samma vår som jag kom, så det var bestämt. Pappa var på sjön när jag döptes.";
  expect(play("sv", [name])[0]?.move).toBe("follow_up");
});

test("a loss is received once, and then asked on about by who was lost", () => {
  const told =
    "Elspeth was my sister. She was four. She had a sore head on the Thursday and she was dead on the Saturday morning.";
  const more = "They sent me for the doctor. My sister was dead before he came up the stair, and I was ten.";
  const [, received, next] = play("en", [ofName.en, told, more]);
  expect(received?.move).toBe("stay_gently");
  expect(next?.text).toMatch(/your sister/u);
});

test("whoever asks who reads this gets an answer, however it sounds", () => {
  const asked =
    "Round what, the thing I've just asked you to leave be? No. And what do you mean can still read it. Who reads this? It was Rowan set it up, my granddaughter, on the Sunday. Does she see all of it?";
  const turn = play("en", [ofName.en, asked]).at(-1) as Turn;
  expect(turn.support).toBeNull();
  expect(turn.move).toBe("answer");
});

test("whoever is named in a refusal is not asked about because the refusal says 'ask me about'", () => {
  const answer =
    "He came every Thursday for his custard. I don't talk about Pendlebury, so don't ask me about Pendlebury.";
  const { text } = play("en", [ofName.en, answer]).at(-1) as Turn;
  expect(text.replace(refused, "")).not.toMatch(/Pendlebury/u);
});

test("whoever comes back and says how they are gets no lines of help for it", () => {
  const turns = play("en", [
    ofName.en,
    "I've had enough for today, we'll stop there.",
    "Hello, it's Jean. I've had my dinner and a sleep. I've been thinking about that toffee paper.",
  ]);
  expect(turns.at(-1)?.support).toBeNull();
});

test("what is refused is said back only where it is somebody", () => {
  const last = (sentence: string): string =>
    lastOf("en", ofName.en, `We had three rooms over the shop and a yard behind it with a tap. ${sentence}`);
  expect(last("I won't talk about Marian.")).toMatch(/(?:about|leave) Marian\b/u);
  expect(last("I'd rather not talk about the strike.")).not.toMatch(/strike/u);
});

test.each([
  [
    "en",
    "Sep went round on a tandem with me, Sep was blind. And my mother said Nora will, she's no trouble to anybody.",
  ],
  [
    "it",
    "Con Aldo andavo in tandem, Aldo era cieco. E la mia mamma diceva che la Nora ci va, che non dà fastidio.",
  ],
  [
    "sv",
    "Jag for runt på en tandem med Arvid, Arvid var blind. Och min mamma sa att Nora gör det, hon är inte till besvär.",
  ],
  [
    "pl",
    "Brat jeździł ze mną na tandemie, brat był niewidomy. I moja mama powiedziała, że Nora pojedzie, że z nią nie ma kłopotu.",
  ],
] as const)("whoever only says something is not whom it is told of (%s)", (language, answer) => {
  expect(lastOf(language, ofName[language], answer)).not.toMatch(/mother|mamma|mam[iąęy]/iu);
});

test.each([
  [
    "en",
    "My mother played the harmonium forty years with her hat on. She never touched the harmonium after that.",
    /“She never touched the harmonium after that\.”/u,
  ],
  [
    "it",
    "La mia mamma suonava l'armonium in chiesa col cappello in testa. Da quel giorno in casa non cantava più.",
    /«Da quel giorno in casa non cantava più\.»/u,
  ],
  [
    "sv",
    "Min mamma spelade orgel i kyrkan i fyrtio år med hatten på. Efter 1955 spelade hon aldrig hemma.",
    /”Efter 1955 spelade hon aldrig hemma\.”/u,
  ],
  [
    "pl",
    "Moja mama grała na harmonium czterdzieści lat w kapeluszu. Od tamtej pory nigdy w domu nie zagrała.",
    /„Od tamtej pory nigdy w domu nie zagrała\.”/u,
  ],
] as const)("a hint at a loss outweighs whoever is named beside it (%s)", (language, answer, said) => {
  const short = { en: "Four rooms.", it: "Quattro stanze.", sv: "Fyra rum.", pl: "Cztery izby." }[language];
  expect(lastOf(language, short, short, short, short, answer)).toMatch(said);
});

test("right after a grief nothing light is asked, and nobody is led away", () => {
  const grief =
    "Elspeth was my sister. She was four. She had a sore head on the Thursday and she was dead on the Saturday morning.";
  const after =
    "She was funny, and she could whistle through the gap in her teeth. I want her name in this, if anything gets written.";
  const turns = play("en", [ofName.en, grief, after]);
  expect(turns[1]?.move).toBe("stay_gently");
  expect(turns[2]?.move).toBe("follow_up");
  expect(turns[2]?.text).not.toMatch(/a small story|one more thing|funny|laugh/iu);
});

test("where somebody was born is no birth of a child", () => {
  const born =
    "My name is Edie Marsh and I was born in Grimsby, over the chandler's, and they called me after an aunt.";
  expect(lastOf("en", born)).not.toMatch(/little ones|first one/u);
  expect(lastOf("en", ofName.en, born)).not.toMatch(/little ones|first one/u);
});

test("a wish is granted without the word that puts it first", () => {
  const asked =
    "She came in 1949 and she was a funny little thing. I'm not starting with that, though. Ask me about the work first.";
  expect(lastOf("en", ofName.en, asked)).toMatch(/about the work\b(?! first)/u);
});

test("a wish to be asked about somebody is heard with the verb at its end", () => {
  const asked =
    "To już wszystko, co wiem o tym domu i o podwórku, a było tego sporo. Niech pani o Kazika zapyta.";
  expect(lastOf("pl", ofName.pl, asked)).toMatch(/Kazik/u);
});

test("whoever is a relative and has a name is one person, and asked about once", () => {
  const first =
    "My mum kept the whistle on the mantelpiece by the clock. My mum blew it for our tea, and my mum blew it for the coalman, and she had the whole street out. And don't ask me about our Maureen, because I shan't answer.";
  const second =
    "Right. My mum, Ivy. She was a Colclough. Cup handler, eighty dozen a day. To the day she died she could not be given a cup without turning it round to look at the handle. In the infirmary, in bed, dying, she told the nurse that it was on the skew. What I'd want people to know is that she never once said it was my fault.";
  const asked = Array.from({ length: 30 }, (_, seed) => {
    const setting = { number: 1 as const, language: "en" as const, seed };
    let { ledger } = openInterview({ ...setting, ledger: emptyLedger() });
    return ["My name is Doris Machin.", first, second].map((text, at) => {
      const turn = takeTurn({ ...setting, ledger, answer: { id: `m${at}`, text } });
      ({ ledger } = turn);
      return turn.text.replace(/“[^”]*”/gu, "");
    });
  });
  const ofMother = asked.filter(([, one = ""]) => one.includes("your mother"));
  expect(ofMother.length).toBeGreaterThan(0);
  expect(ofMother.filter(([, , other = ""]) => other.includes("Ivy"))).toEqual([]);
});
