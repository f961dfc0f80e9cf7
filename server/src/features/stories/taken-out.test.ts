import { describe, expect, it } from "vitest";
import { type Language, packs } from "#language/packs.ts";
import { contentStems } from "#language/text.ts";
import { mattersOf, type Said } from "./said.ts";
import { afterErased, afterOffer, afterReply, datedAfter, refusedIn, sentencesIn } from "./taken-out.ts";

const saidIn = (language: string, words: string, stems: string[], contents: readonly string[]): Said =>
  ({
    reached: [{ person: { id: "ines" }, interview: { id: "i1", language } }],
    messages: contents.map((content, at) => ({
      id: `m${at}`,
      interview_id: "i1",
      role: "user",
      content,
      heard: null,
      is_private: 0,
    })),
    keptOut: [
      {
        id: "k",
        person_id: "ines",
        message_id: "m0",
        kind: "not_asked",
        words,
        stems: JSON.stringify(stems),
      },
    ],
    ledgers: new Map(),
  }) as unknown as Said;

/** What was refused in the last answer in one breath; each of them is kept by its words. */
const refusedTogether = (language: Language, words: readonly string[], contents: readonly string[]): Said => {
  const said = saidIn(language, "", [], contents);
  return {
    ...said,
    keptOut: words.map((one) => ({
      ...said.keptOut[0],
      message_id: `m${contents.length - 1}`,
      words: one,
      stems: JSON.stringify(contentStems(one, packs[language])),
    })),
  } as unknown as Said;
};

const stemsLeft = (said: Said): readonly string[] => mattersOf("ines", said).flatMap(({ stems }) => stems);

describe("a sentence that was taken out of an answer", () => {
  it("takes the yes along that was said before it, and no other", () => {
    const told = "Was it dear? No. He said that coat cost somebody a penny.";
    const left = `${told} Aye. It had.`;
    const content = `${left} I never wore it easy after.`;
    expect(sentencesIn(content, { content, left, language: "en" })).toBe(told);
  });

  it.each([
    [
      "en",
      "We met at the rink.",
      "That winter they took the child off our Ethel.",
      "Anyhow, he knew. He was good to Ethel. That's what I saw first.",
      "Anyhow, he knew.",
    ],
    [
      "sv",
      "Vi träffades på isbanan.",
      "Den vintern tog de barnet ifrån Elsa.",
      "Han var snäll mot Elsa. Det var det jag såg först.",
      "",
    ],
    [
      "it",
      "Ci siamo conosciuti alla pista.",
      "Quell'inverno portarono via il bambino alla Elsa.",
      "Era buono con la Elsa. Questo ho visto per prima cosa.",
      "",
    ],
    [
      "pl",
      "Poznaliśmy się na lodowisku.",
      "Tamtej zimy zabrali dziecko naszej Krystynie.",
      "Dla Krystyny był dobry. To zobaczyłam najpierw.",
      "",
    ],
  ] as const)(
    "takes what is said on of the same person along, in %s",
    (language, told, secret, after, rest) => {
      const left = `${told} ${after} We skated on.`;
      const content = `${told} ${secret} ${after} We skated on.`;
      const stays = [told, rest, "We skated on."].filter((one) => one !== "").join(" ");
      expect(sentencesIn(content, { content, left, language })).toBe(stays);
    },
  );
});

describe("what is only not to be asked about", () => {
  it("leaves a bed in the story of which the teller tells, where it is the hospital bed", () => {
    const told = [
      "Sì, ma vivo. Che se comincio col letto d'ospedale non ne vengo più fuori.",
      "Sergio piangeva per il letto.",
      "Il letto galleggiava nella stanza come una barca.",
    ];
    expect(stemsLeft(saidIn("it", "letto d'ospedale", ["lett", "ospedal"], told))).toEqual(["ospedal"]);
  });

  it("is known by the name in it, where the rest is told of somebody else", () => {
    const told = [
      "He came when we buried our Martin. Don't ask me about that.",
      "The day after we buried her he goes in with his key and takes the clock.",
    ];
    expect(stemsLeft(saidIn("en", "when we buried our Martin", ["buri", "martin"], told))).toEqual([
      "martin",
    ]);
  });

  it("is known by all of its words where each is told of something else too", () => {
    const told = ["Pane e mano.", "Il pane.", "La mano.", "Ancora pane.", "Ancora mano."];
    expect(stemsLeft(saidIn("it", "il pane della mano", ["pan", "man"], told))).toEqual(["pan", "man"]);
  });
});

describe("what was taken out of an answer", () => {
  it("takes the few words in its middle along", () => {
    const content =
      "Nane vendeva i gatti. Di notte tirava via il rame. Dal molino di mio padre. L'hanno preso, quattro mesi. Metta che era bello.";
    const left = "Nane vendeva i gatti. Dal molino di mio padre. Metta che era bello.";
    expect(sentencesIn(content, { content, left, language: "it" })).toBe(
      "Nane vendeva i gatti. Metta che era bello.",
    );
  });

  it("is all that stands between two refusals, but no death", () => {
    const content =
      "Tonin cantava. Di quel giorno no. Non l'ho detto ai miei figli. È morto nel cinquantadue. Del giorno no.";
    const lines = ["Di quel giorno no.", "Del giorno no."];
    expect(refusedIn(content, { lines, language: "it" })).toEqual([
      "Di quel giorno no.",
      "Non l'ho detto ai miei figli.",
      "Del giorno no.",
    ]);
  });

  it("is what stands between two parts of it, though they are several sentences", () => {
    const content =
      "We sold eggs. I walk past the mill gate quickly. Joseph slept behind it. I cleaned his boots that winter for sixpence, and he told everybody. So now you know about the mill gate. My aunt had geese.";
    const left =
      "We sold eggs. Joseph slept behind it. I cleaned his boots that winter for sixpence, and he told everybody. My aunt had geese.";
    expect(sentencesIn(content, { content, left, language: "en" })).toBe("We sold eggs. My aunt had geese.");
  });

  it("is no short sentence that stands inside a longer one", () => {
    const told = "I knew it. He came.";
    const all = "I knew it. He came. She said I knew it. He went.";
    expect(
      sentencesIn(told, { content: all, left: "He came. She said I knew it. He went.", language: "en" }),
    ).toBe("He came.");
  });

  it("leaves what is told at length between two refusals", () => {
    const content =
      "Not that day. We kept eleven hens in a bath behind the wash house, and each had a name. I said not that day.";
    const lines = ["Not that day.", "I said not that day."];
    expect(refusedIn(content, { lines, language: "en" })).toEqual(lines);
  });

  it("leaves what is told before an offer, and before a last word to Saga", () => {
    const van = "Arnold drove the van for the creamery. You can put that in the book. He died in 1960.";
    expect(afterOffer(van, "en")).toBe(van);
    const oar = "Il remo era del Menegheto. Il remo, mi aveva chiesto.";
    expect(afterReply(oar, "it")).toBe(oar);
  });

  it("ends with the offer of something else", () => {
    const content =
      "Leave it lie then. I'll give you something that can go in. Arnold Sykes had me from fifteen.";
    expect(afterOffer(content, "en")).toBe("Arnold Sykes had me from fifteen.");
    expect(afterOffer("Arnold had one eye. That can go in.", "en")).toBe(
      "Arnold had one eye. That can go in.",
    );
  });

  it("ends where the teller comes back from who reads it to what was asked", () => {
    const content =
      "Allora certe cose le peso prima. Nane alla Paola non fa male. Il remo, mi aveva chiesto. Il remo era del Menegheto.";
    expect(afterReply(content, "it")).toBe("Il remo era del Menegheto.");
    expect(afterReply("Nane sold the oar. My mother bought it back.", "en")).toBe(
      "Nane sold the oar. My mother bought it back.",
    );
  });
});

it.each([
  [
    "en",
    "The spade is behind the shed. Perhaps the tin lies there yet.",
    "Because under that … no, not that.",
  ],
  ["pl", "Łopata stoi za szopą. Może puszka dalej tam leży.", "Bo pod tym... a, o tym nie."],
  ["it", "La vanga sta dietro. Forse la scatola è ancora lì.", "Perché sotto... no, di quello no."],
] as const)("takes along what leads up to it in the same breath (%s)", (language, before, refused) => {
  const [, leading = ""] = before.split(". ");
  expect(refusedIn(`${before} ${refused}`, { lines: [refused], language })).toEqual([leading, refused]);
});

it.each([
  [
    "en",
    "I never asked him.",
    "And I can't ask now, because in 1998 he was gone within the month. His heart.",
    "In 1998 he was gone within the month. His heart.",
  ],
  [
    "it",
    "Non gliel'ho chiesto.",
    "E ormai non posso, perché nel 1998 in un mese era andato. Il cuore.",
    "Nel 1998 in un mese era andato. Il cuore.",
  ],
] as const)("leaves the death that is told behind what is out (%s)", (language, out, rest, told) => {
  expect(datedAfter(`${out} ${rest}`, { left: rest, lines: [out], language })).toBe(told);
  expect(datedAfter(`${out} ${rest}`, { left: rest, lines: [], language })).toBe("");
});

it("brings back no sentence that was taken out because another begins with its words", () => {
  const content = "We danced. She sang. She sang hymns at the mangle on Mondays.";
  const left = "We danced. She sang hymns at the mangle on Mondays.";
  expect(sentencesIn(content, { content, left, language: "en" })).toBe(left);
});

describe("what is refused in one breath", () => {
  it.each<[Language, string[], string, string]>([
    [
      "en",
      ["farm", "Chester"],
      "There were Germans on the farm in the war.",
      "Don't ask me about the farm, nor about Chester.",
    ],
    [
      "sv",
      ["gården", "Kurt"],
      "Det satt främmande folk på gården i kriget.",
      "Fråga mig inte om gården, och inte om Kurt.",
    ],
    [
      "it",
      ["podere", "Oreste"],
      "C'erano i tedeschi nel podere, in guerra.",
      "Non mi chieda del podere, né di Oreste.",
    ],
    [
      "pl",
      ["gospodarkę", "Czesława"],
      "Na gospodarce siedzieli Niemcy.",
      "O gospodarkę proszę nie pytać, ani o Czesława.",
    ],
  ])(
    "takes a word that others are told of with only where it means the same (%s)",
    (language, words, told, refusal) => {
      const [thing = "", name = ""] = words.map((one) => contentStems(one, packs[language])[0]);
      expect(stemsLeft(refusedTogether(language, words, [told, refusal]))).toEqual([name]);
      expect(stemsLeft(refusedTogether(language, words, [refusal]))).toEqual([thing, name]);
      expect(stemsLeft(refusedTogether(language, words.slice(0, 1), [told, refusal]))).toEqual([thing]);
    },
  );
});

describe("the answer after one that was deleted", () => {
  it.each<[Language, string, string]>([
    [
      "en",
      "I feel sick with it, to be honest. He's a good lad, our Callum. Any road, it's done. Nobody asks me about the singing. It was warm.",
      "Nobody asks me about the singing. It was warm.",
    ],
    [
      "sv",
      "Jag mår illa av det. Han är snäll, vår Kalle. Ingen frågar om sången.",
      "Han är snäll, vår Kalle. Ingen frågar om sången.",
    ],
    ["it", "Ciò mi fa male. Nessuno chiede del canto.", "Nessuno chiede del canto."],
    ["pl", "Niedobrze mi od tego. Nikt nie pyta o śpiew.", "Nikt nie pyta o śpiew."],
    ["en", "Right. The rain. It was me dad in the hut.", "Right. The rain. It was me dad in the hut."],
    ["en", "I feel sick with it.", ""],
  ])("is told without what speaks on of that (%s)", (language, text, told) => {
    expect(afterErased(text, { language, known: new Set(["Callum", "Kalle"]) })).toBe(told);
  });
});
