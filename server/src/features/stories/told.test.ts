import { describe, expect, it } from "vitest";
import { arrange } from "#storyteller/arranging/arrange.ts";
import { textsOf, toldBy } from "../../../test/told-by.ts";

const orchard =
  "We had an orchard behind the house with eleven trees in it, and my father grafted each of them himself on winter Sundays.";

describe("a year that is told behind what is not to be asked", () => {
  const out = "Please do not ask me about the boat.";
  const after = "In 1957 Wilfred drowned off the quay with his boots on.";
  const limits = [{ message: "m1", kind: "not_asked", lines: [out] }];

  it("stands", async () => {
    const [, text] = await textsOf([orchard, `${out} ${after}`], { limits });
    expect(text).toContain("1957");
  });

  it("is not told where it names somebody who is kept out", async () => {
    const keptOut = [{ message_id: "m0", kind: "not_printed", words: "Wilfred", stems: '["wilfred"]' }];
    const [, text] = await textsOf([orchard, `${out} ${after}`], { limits, keptOut });
    expect(text).not.toMatch(/Wilfred|boots/u);
  });

  it("is not told where it was left out at the read-through", async () => {
    const settled = [{ message_id: "m1", text: after, decision: "leave_out" }];
    const [, text] = await textsOf([orchard, `${out} ${after}`], { limits, settled });
    expect(text).toBe("");
  });
});

describe("two people who are left out by name", () => {
  const often = [
    "Edith and Frank kept the post office in our village for as long as I can remember, and they sold string.",
    "Edith taught me to skate on the mill pond, and Frank held the lantern so that we could see the holes.",
    "Frank drove the bus on market days, and Edith sat behind him with the hens in a basket on her knees.",
    "Edith went off with the money from the Christmas club, and Frank told the constable that it was me.",
  ];
  const wish = "Leave that out, that about Edith and about Frank.";

  it("are left out of what was told right before, and stand where else they are told of", async () => {
    const texts = await textsOf([...often, wish, orchard]);
    expect(texts.join(" ")).not.toMatch(/Christmas club|constable/u);
    expect(texts.join(" ")).toContain("Edith taught me to skate");
    expect(texts.join(" ")).toContain("eleven trees");
  });

  it("are left out of all, where only the wish names them once more", async () => {
    const texts = await textsOf([often[0] ?? "", often[3] ?? "", wish, orchard]);
    expect(texts.join(" ")).not.toMatch(/Edith|Frank/u);
  });
});

describe("an answer that asks who reads it", () => {
  const reader = { intent: "asks", tells: true, about: "reader" };
  const long =
    "Whitby had two cinemas then, and we went to the one with the cats. The manager tore the tickets himself, and his wife sold the ices from a tray. My brother sat in the front row and shouted at the horses, and we carried him home.";

  it("is told whole where it tells much before it asks", async () => {
    const content = `${long}\n\nDoes Bernard read this? Bernard would laugh.`;
    const [, text] = await textsOf([orchard, { content, question: "And what of Bernard?", heard: reader }]);
    expect(text).toContain("two cinemas");
    const closing = `${long}\n\nI want to know who reads this. And Bernard, he kept the tickets.`;
    const [, other] = await textsOf([orchard, { content: closing, question: "And Bernard?", heard: reader }]);
    expect(other).toContain("two cinemas");
  });

  it("tells of its last paragraph only what was not taken out of it", async () => {
    const out = "He stole the lead from the chapel.";
    const content = `So who reads that?\n\nAnd Bernard, he built the sledge. ${out} It ran well.`;
    const limits = [{ message: "m1", kind: "erased", lines: [out], words: out }];
    const [, text] = await textsOf([orchard, { content, question: "What did Bernard do?", heard: reader }], {
      limits,
    });
    expect(text).toContain("built the sledge");
    expect(text).not.toContain("stole");
  });
});

describe("who was not to be asked about, and is told of unasked", () => {
  const niosl = "Że niósł. On zawsze szedł przodem, a tu ciągnął te sanki i się oglądał, czy idę.";
  const asked = "Uli, szwagierki, proszę w pytaniach więcej nie ruszać. Ona dwie ulice stąd mieszka.";
  const kostium =
    "Kostium. I pierwsza przyszła Ula, szwagierka, i chciała kostium popielaty na chrzciny, jak z Burdy.";
  const keptOut = [{ message_id: "m0", kind: "not_asked", words: "Uli", stems: '["uli"]' }];
  const limits = [{ message: "m0", kind: "not_asked", stems: ["uli"], isReopened: true }];

  it("stands in a story, and what asked for it does not", async () => {
    const [first, later] = await textsOf([`${niosl} ${asked}`, kostium], { limits, keptOut, language: "pl" });
    expect(later).toBe(kostium);
    expect(first).toBe(niosl);
  });

  it("stands in none as long as nothing is told of her", async () => {
    const said = "Ula mieszka dwie ulice dalej, a do kościoła chodziła zawsze z naszą babcią Wiktorią.";
    const closed = [{ message: "m1", kind: "not_asked", stems: ["uli"] }];
    const rows = [{ message_id: "m1", kind: "not_asked", words: "Uli", stems: '["uli"]' }];
    const texts = await textsOf([said, `${niosl} ${asked}`], {
      limits: closed,
      keptOut: rows,
      language: "pl",
    });
    expect(texts.join(" ")).not.toMatch(/Ul[ai]/u);
  });
});

describe("what is told after an answer that ends with what is left alone", () => {
  const before = [
    "Henryk pracował w hucie, przy piecu, czterdzieści lat, i Henryk nigdy nie narzekał na zimno ani na gorąco.",
    {
      question: "Co w nim było tego dnia inne?",
      content:
        "Że niósł. On zawsze szedł przodem i ręce w kieszeniach, a tu ciągnął te sanki. Uli, szwagierki, proszę w pytaniach nie ruszać. Ona dwie ulice stąd mieszka.",
    },
  ];
  const content =
    "Po niedzieli. Chłop, co pije, niedzieli nie umie. Chodzi po izbie, okno otworzy, zamknie, do chlewika pójdzie, wróci.";
  const keptOut = [{ message_id: "m1", kind: "not_asked", words: "Uli", stems: '["uli"]' }];
  const passagesOf = async (question: string): Promise<string[]> => {
    const told = await toldBy([...before, { question, content }], { keptOut, language: "pl" });
    return arrange(told, "pl").map((one) => one.told.messageId);
  };

  it("stands where the question named somebody else of the life", async () => {
    expect(await passagesOf("Dobrze. Po czym Pani poznała, że Henryk przestał na dobre?")).toContain("m2");
  });

  it("is not asked of somebody else where the question named who is left alone", async () => {
    const question = "Po czym Pani poznała, że Ula tak zrobi?";
    const told = await toldBy([...before, { question, content }], { keptOut, language: "pl" });
    expect(told.at(-1)?.asksElsewhere).toBeUndefined();
  });
});

describe("a telling that begins with a sentence to who asks", () => {
  it("is printed without it, and may be asked about by its words", async () => {
    const told = await toldBy([
      "Well, I'll tell you the snow. It had been coming since the night, and by noon you could not see the wall of the yard from the kitchen. My brother rode the pony down to the road and we did not have him back till the Sunday.",
      {
        question: "How deep was the snow?",
        content: "Up to the sills. My father dug a road to the hens with a coal shovel.",
      },
    ]);
    expect(told.map(({ begun, text, question }) => [begun, text.slice(0, 6), question])).toEqual([
      ["Well, I'll tell you the snow.", "It had", ""],
      [undefined, "Up to ", "How deep was the snow?"],
    ]);
  });
});

it("is of whom an answer names in its talk, and of nobody whom another answer named", async () => {
  const before =
    "I moved in 2014 for the stairs, and Keith has the flat above mine, and Keith was a butcher.";
  const question = "Where had you learned that, about a plate?";
  const heard = { intent: "grief", tells: true, by_model: "heard" };
  const died = "died in 2033, in the bed that I was born in, and I did get home for that one.";
  const content = `From Ionie. I told you that already. Strict. She ${died}`;
  const sister = "Ionie was the eldest, and my sister, and she sewed for all of Peckham, Ionie.";
  const answers = [sister, before, { content, question, heard }];
  const people = [{ name: "Ionie", who: "sister" }];
  expect((await textsOf(answers, { people })).at(-1)).toContain(`Ionie ${died}`);
  // What is kept out names nobody.
  const limits = [{ message: "m2", kind: "erased", lines: ["From Ionie."] }];
  expect((await textsOf(answers, { people, limits })).at(-1)).not.toContain("Ionie");
});
