import { describe, expect, test } from "vitest";
import { type Language, languages, packs } from "#language/packs.ts";
import { emptyLedger, openInterview, type Turn, takeTurn } from "../interviewer.ts";

const facts = { reader: "interviewer", interviewer: "Ruth", service: null, isSpoken: false } as const;

type Told = { id: string; text: string };

/** What Saga says to these answers, one after the other. */
const play = (answers: readonly string[], language: Language = "en"): { last: Turn; turns: Turn[] } => {
  const setting = { number: 1 as const, language, seed: 7, facts };
  const turns = [openInterview({ ...setting, ledger: emptyLedger() })];
  const told: Told[] = [];
  for (const [index, text] of answers.entries()) {
    const { ledger } = turns.at(-1) as Turn;
    const answer = { id: `m${index}`, text };
    const before = told.at(-1) ?? null;
    turns.push(takeTurn({ ...setting, ledger, answer, before, earlier: told.slice(0, -1) }));
    if (turns.at(-1)?.heard?.told) told.push(answer);
  }
  return { last: turns.at(-1) as Turn, turns };
};

const lastIn = (language: Language, ...answers: string[]): Turn => play(answers, language).last;

describe("a telling with a word in it that sounds like talk", () => {
  test.each<[Language, string]>([
    [
      "en",
      "My dad was a grinder at Swan Lane, coughed himself to bits. I left school at fourteen, goodbye Latin, and went in the mill.",
    ],
    [
      "it",
      "E la mamma ci ha detto: da doman si lavora. Gino era piccolo, la Nives non c'era più. Allora addio scuola, quinta elementare, a metà.",
    ],
    [
      "sv",
      "Far högg i skogen och mor skötte fem kor. Jag slutade skolan vid tretton, adjö med räknandet, och kom till prästgården som piga.",
    ],
    [
      "pl",
      "Mieszkaliśmy na Grabówce, w jednej izbie z kozą. Szkołę skończyłam po siedmiu klasach, żegnaj szkoło, i poszłam do Azotów sprzątać.",
    ],
  ])("in %s is a telling: %s", (language, text) => {
    const { move, heard } = lastIn(language, text);
    expect(heard?.told).toContain(text.split(" ")[3] ?? "?");
    expect(["offer_break", "delete", "mend"]).not.toContain(move);
  });

  test("a stop that is said last, to Saga, is believed", () => {
    const { move, text } = lastIn(
      "en",
      "Mrs Crompton's parrot spoke in my own voice and paid a fare. I'm tired now, love, I'm going to have my tea.",
    );
    expect(move).toBe("offer_break");
    expect(text).not.toContain("?");
  });
});

describe("two questions in one answer", () => {
  test.each<[Language, string]>([
    ["en", "My name is Walter, after an uncle at Jutland. Who reads this, and can it be rubbed out again?"],
    ["it", "Il nome lo scelse la zia Pina, in cantina. Chi le legge queste cose? E si possono cancellare?"],
    [
      "sv",
      "Namnet fick jag efter en kusin på gården. Vem läser det här? Och går det att stryka om man ångrar sig?",
    ],
    ["pl", "Imię mam po babci, której nie znałam. Kto to będzie czytał? I czy da się to potem wymazać?"],
  ])("in %s both get their true answer", (language, text) => {
    const { move, text: said } = lastIn(language, text);
    const { asides, conversation } = packs[language];
    expect(move).toBe("answer");
    expect(said).toContain(conversation.answers.reader.interviewer.replaceAll("{interviewer}", "Ruth"));
    expect(said).toContain(asides.words.erasing.interviewer.replaceAll("{interviewer}", "Ruth"));
  });

  test("what no program can know is honestly not known", () => {
    const { text } = lastIn(
      "en",
      "I'd like a bench put there with both our names. Do you think they'd let me?",
    );
    expect(packs.en.asides.words.opinion.some((words) => text.includes(words))).toBe(true);
  });
});

describe("what tellers hold against themselves", () => {
  test.each<[Language, string]>([
    [
      "en",
      "She said it was only wind and I ate my dinner. I should have rung the doctor, stupid fool that I was.",
    ],
    ["it", "Gli ho lavato le mani prima di chiamare. Avrei dovuto chiamare subito, che stupida sono stata."],
    ["sv", "Hon hade frågat efter mig sa syster min. Jag var på dans i Lövånger. Så dum var jag."],
    ["pl", "Wnuczka upiekła szarlotkę bez cynamonu. Powinnam była ją pochwalić, a nic nie powiedziałam."],
  ])("in %s is neither a complaint nor forgiven, but stayed with", (language, text) => {
    const { text: said, also, move } = lastIn(language, text);
    expect([move, ...also]).not.toContain("mend");
    const pack = packs[language].addressed?.woman ?? packs[language];
    const words = [...packs[language].asides.words.guilt, ...pack.asides.words.guilt];
    expect(words.some((one) => said.includes(one))).toBe(true);
  });
});

describe("a wish and a limit in one breath", () => {
  test.each<[Language, string, RegExp, string]>([
    [
      "en",
      "But I don't want to talk about my dad. I'd sooner tell you about the trams.",
      /about the trams/u,
      "dad",
    ],
    [
      "it",
      "Della mamma non parlo volentieri. Piuttosto mi piacerebbe raccontare della gallina.",
      /della gallina/u,
      "mamma",
    ],
    ["sv", "Om prosten vill jag inte prata. Fråga hellre om kyrkklockorna.", /om kyrkklockorna/u, "prosten"],
    ["pl", "O ojcu nie chcę mówić. Wolałabym opowiedzieć o kozie.", /o kozie/u, "ojcu"],
  ])("in %s: the wish is the question, the limit is kept", (language, text, wish, name) => {
    const { text: said, keptOut } = lastIn(language, text);
    expect(said).toMatch(wish);
    expect(keptOut).toMatchObject([{ kind: "not_asked" }]);
    expect(keptOut[0]?.words).toContain(name);
  });

  test("a refusal that names nobody does not swallow the wish beside it", () => {
    const { text } = lastIn("pl", "O tym, kto spalił, nie będę mówił. Wolałbym opowiedzieć o zegarach.");
    expect(text).toContain("o zegarach");
  });

  test.each<[Language, string]>([
    ["en", "Nothing more about that. I would like to talk about the cannery."],
    ["sv", "Inget mer om det. Jag vill hellre prata om konservfabriken."],
    ["it", "Basta con questo. Vorrei parlare della fabbrica di conserve."],
    ["pl", "O tym już nic więcej. Wolałabym porozmawiać o fabryce konserw."],
  ])("in %s: one yes, where what is refused has no name", (language, text) => {
    const { text: said } = lastIn(language, text);
    expect(packs[language].conversation.declined.filter((words) => said.includes(words))).toEqual([]);
    expect(said).toMatch(/cannery|konserw|konserv|conserve/u);
  });

  test("who refuses one person is asked on about the rest of what was told", () => {
    const { move, keptOut } = lastIn(
      "en",
      "Sheila's only up the road, she comes Tuesdays and brings a pie. But I'll not speak of the grandson.",
    );
    expect(keptOut).toMatchObject([{ kind: "not_asked", words: "the grandson" }]);
    expect(move).toBe("follow_up");
  });
});

describe("something kept out beside something told", () => {
  test.each<[Language, string]>([
    [
      "en",
      "Our Kenneth had a child in Bury, you can leave that out. But he was a grand fiddler and played at my wedding.",
    ],
    [
      "it",
      "Il padre beveva, questo non lo scriva. Però suonava la fisarmonica e faceva ridere tutto il tram.",
    ],
    ["sv", "Han söp ibland, stryk det. Men han byggde en båt i källaren åt pojkarna och den står där än."],
    [
      "pl",
      "Tego, że pił, niech pani nie pisze. Ale dobry był, na harmonii grał i szedł za mną przez całe miasto.",
    ],
  ])("in %s only that part goes, and the rest is asked on about", (language, text) => {
    const { keptOut, text: said, heard, move, also } = lastIn(language, text);
    expect(keptOut).toHaveLength(1);
    expect(keptOut[0]?.words).not.toBe("");
    expect(heard?.told).not.toContain(keptOut[0]?.words);
    expect(also).toContain("delete");
    expect(move).toBe("follow_up");
    expect(packs[language].asides.words.partKeptOut.some((words) => said.startsWith(words))).toBe(true);
  });

  test("what is not to be put in is never said back", () => {
    const { text, keptOut } = lastIn(
      "en",
      "I met Dinny there, he asked me up for a waltz. Put in everything about Dinny. Only don't put in that he couldn't read.",
    );
    expect(text).not.toContain("read.”");
    expect(keptOut).toMatchObject([{ words: "Only don't put in that he couldn't read." }]);
  });

  test("a goodbye gives no thanks for somebody who was just kept out", () => {
    const { last } = play(
      [
        "Syn chce go sprzedać. W nocy siedziałem pod zegarem. Tego o synu niech pan nie zapisuje.",
        "Na dziś dosyć.",
      ],
      "pl",
    );
    expect(last.text).not.toContain("synu");
  });

  test("after something was taken back no new subject is opened", () => {
    const { move, text } = lastIn(
      "en",
      "I worked nights at the bakery for nineteen years.",
      "Delete that, please.",
    );
    expect(move).toBe("delete");
    expect(packs.en.conversation.goOnTelling.some((words) => text.endsWith(words))).toBe(true);
  });

  test("who still sees it is said once, not after each deletion", () => {
    const { turns } = play([
      "I kept bees.",
      "Delete that, please.",
      "I kept hens for years.",
      "Delete that.",
    ]);
    expect(turns.filter(({ text }) => text.includes("can still read it here"))).toHaveLength(1);
  });

  test("a wish to be put in is no wish to be left out", () => {
    const { keptOut, text } = lastIn(
      "en",
      "He played with a broken arm, the bow tied to the plaster. You may print that.",
    );
    expect(keptOut).toEqual([]);
    expect(packs.en.asides.words.letIn.some((words) => text.includes(words))).toBe(true);
  });
});

describe("coming back", () => {
  const stove = "We had a stove in the kitchen, and my brother Jan fed it every morning before school.";

  test("takes up what was put off until next time", () => {
    const { last } = play([
      stove,
      "I'm tired now. Tomorrow I'll tell you about the allotment.",
      "I'm back. Where were we?",
    ]);
    expect(last.text).toContain("about the allotment");
  });

  test("leaves the choice to the teller where it stopped at something sore", () => {
    const { last } = play([
      stove,
      "My wife Joan died in March, and I have not slept in our bed since.",
      "I want to stop now.",
      "I'm back. Where were we?",
    ]);
    expect(packs.en.conversation.recapSore).toContain(last.text);
  });
});

describe("a goodbye", () => {
  test.each(languages)(
    "in %s thanks for somebody who was told of, and for no subject of ours",
    (language) => {
      const { conversation } = packs[language];
      const told = {
        en: "My brother fed the stove every morning.",
        it: "Mio fratello accendeva la stufa ogni mattina.",
        sv: "Min bror eldade i spisen varje morgon.",
        pl: "Brat palił w piecu każdego rana.",
      }[language];
      const stop = {
        en: "I want to stop now.",
        it: "Vorrei smettere adesso.",
        sv: "Jag vill sluta nu.",
        pl: "Chcę już skończyć.",
      };
      const { text, move } = lastIn(language, told, stop[language]);
      expect(move).toBe("offer_break");
      const begins = conversation.thanksForPerson.map((one) => one.split("{")[0] ?? "?");
      expect(begins.some((one) => text.includes(one))).toBe(true);
    },
  );
});

describe("a telling and a question that together sound a little like danger", () => {
  test.each<[Language, string]>([
    [
      "en",
      "Don't worry I'm not going anywhere. I'd like a bench put there, that's all, on the allotment, with both our names. Do you think they'd let me? And how much more of this is there?",
    ],
    [
      "en",
      "I went back to Clifden in ninety-one and the house was cows. A cow looked out of the kitchen window at me, a bullock, and I said excuse me. I laughed till I had to sit on the wall and then I wasn't laughing. I'm worn out now, pet, I'll say goodnight, and next time I'll tell you about the budgie.",
    ],
    [
      "sv",
      "Jag är Torsten Ek, född tjugosju i Bergslagen, så jag är gammal som gatan. Pappa var smed och jag skulle bli smed. Men jag blev cirkusmusikant. Trombon. Kan barnen höra det här sen? Och vad händer om jag säger nåt dumt, går det att ta bort?",
    ],
    [
      "pl",
      "Wnuczka przyjechała raz, Ewa, i nazbierała wiadro, i upiekła szarlotkę, ale bez cynamonu. Nic nie powiedziałam. Powinnam była pochwalić, a ja powiedziałam, że bez cynamonu. Od tego czasu nie była. Długo to jeszcze potrwa? I po co to komu?",
    ],
  ])("bring no lines of help (%s): %s", (language, text) => {
    const turn = lastIn(language, text);
    expect(turn.support).toBeNull();
    expect(turn.move).not.toBe("support");
  });
});
