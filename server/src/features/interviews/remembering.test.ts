import { expect, it } from "vitest";
import { answer, begin } from "../../../test/interviewing.ts";
import { replyWith, standInModel } from "../../../test/model-stand-in.ts";
import { startSaga } from "../../../test/test-saga.ts";

const things = [
  ..."stove bread harbour basket ferry market donkey ladder window garden kettle sledge ribbon mirror candle".split(
    " ",
  ),
  ..."fiddle saddle bucket pillow hammer barrel button blanket lantern bicycle wardrobe chapel orchard bakery wagon".split(
    " ",
  ),
];

const toldOf = (thing: string, at: number): string =>
  `We had a ${thing} then, and Jan looked after the ${thing} for ${at + 2} winters, and nobody else was to touch it.`;

/** As models write them: with a name and a year that stand in another answer, and longer than they were asked to be. */
const noteOf = (thing: string, at: number): string =>
  `Jan Kowalski, born in 1938, looked after the ${thing} for ${at + 2} winters; nobody else was to touch the ${thing} then, and they had it as long as Jan did.`;

it("a model is told the first words of an answer of which nothing was written down", async () => {
  const model = standInModel(() => replyWith("Go on about that.", { notes: [] }));
  const saga = await startSaga({ overrides: { writerFor: model.writerFor } });
  const anna = await saga.join("anna@example.org");
  let talk = await begin(anna);
  const long = things.slice(0, 14).map((thing, at) => `${toldOf(thing, at)} `.repeat(7));
  for (const text of long) talk = await answer(anna, talk, text);
  const told = model.requests.at(-1)?.parts.find(({ content }) => content.includes("§told before"));
  expect(told?.content).toContain("1.1 “We had a stove then, and Jan looked after the stove for 2 winters");
});

it("a model finds what it wrote down of every answer in the last of thirty prompts, though some of its words were refused", async () => {
  const model = standInModel(({ parts }, call) => {
    const [, position] = /after 1\.(\d+)/u.exec(parts.at(-1)?.content ?? "") ?? [];
    const at = (Number(position) - 1) / 2;
    const thing = things[at] ?? "";
    const question = call % 7 === 3 ? "What a wonderful story! And who? And what?" : `Go on about that.`;
    return replyWith(question, { notes: [{ text: noteOf(thing, at), message_id: `1.${2 * at + 1}` }] });
  });
  const saga = await startSaga({ overrides: { writerFor: model.writerFor } });
  const anna = await saga.join("anna@example.org");
  let talk = await begin(anna);
  talk = await answer(anna, talk, `${toldOf(things[0] ?? "", 0)} Jan Kowalski he was, born in 1938.`);
  for (const [at, thing] of things.entries()) if (at > 0) talk = await answer(anna, talk, toldOf(thing, at));
  const last =
    model.requests
      .at(-1)
      ?.parts.map(({ content }) => content)
      .join("\n") ?? "";
  for (const [at, thing] of things.entries()) {
    const isWhole = last.includes(toldOf(thing, at));
    const isNoted = last.includes(`\n1.${2 * at + 1} Jan Kowalski, born in 1938, looked after the ${thing}`);
    expect([thing, isWhole || isNoted]).toEqual([thing, true]);
  }
  expect(things.slice(-8).every((thing) => last.includes(`We had a ${thing} then`))).toBe(true);
});

it("a model is told who is who by plain names, each once", async () => {
  const names = [
    { name: "Jadwigą", who: "siostra" },
    { name: "Muir", who: "" },
    { name: "Sandy Muir", who: "mąż" },
  ];
  const text = "Byłam z Jadwigą na targu, a Sandy Muir stał obok, Muir jak to Muir. ";
  const model = standInModel(() => replyWith("Proszę mówić dalej.", { names }));
  const saga = await startSaga({ overrides: { writerFor: model.writerFor } });
  const anna = await saga.join("anna@example.org");
  let talk = await begin(anna, { language: "pl" });
  for (const thing of ["", ...things.slice(0, 7)])
    talk = await answer(anna, talk, `${text}${thing}`.repeat(15));
  const [, card = ""] =
    /§names as the teller spells them\n([^§]*)§/u.exec(
      model.requests
        .at(-1)
        ?.parts.map(({ content }) => content)
        .join("\n") ?? "",
    ) ?? [];
  expect(card.trim().split("\n")).toEqual(["Jadwiga: siostra", "Sandy Muir: mąż"]);
});
