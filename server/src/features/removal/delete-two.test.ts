import { expect, it } from "vitest";
import { answer, begin, readAnew } from "../../../test/interviewing.ts";
import { replyWith, standInModel } from "../../../test/model-stand-in.ts";
import { rowsWith } from "../../../test/rows-with.ts";
import { startSaga } from "../../../test/test-saga.ts";

const money =
  "That was the same summer our Clarence took the tea-treat money out the chapel vestry, eleven pound, my own brother, and let them think it was poor Willie Batten, who wasn't all there, and Willie was put out of Sunday school for it.";
const mother = [
  "See, I'd heard Mother on the stairs with Mr Rowe.",
  "She sold her sewing machine, the Jones with the gold on it, to a woman up Paul, and paid Mr Rowe back quiet, in a sugar bag, so long as he'd say nothing, and he said nothing, and him a steward.",
  "And she never let on to Willie's mother.",
];
const buns =
  "She made saffron buns that same evening, mind, the best she ever done, with the saffron steeped overnight in the blue jug.";

/** As Annie was played: two answers in one request, with why and what is to stay, and afterwards a yes and a question about both. */
const told = [
  `So we sat on the old quay and ate my pasty. ${money} And then it come on to rain and my hat ribbon ran all down my neck, blue.`,
  `Heavy, my dear. I couldn't eat. ${mother.slice(0, 1).join(" ")} She knew. ${mother.slice(1).join(" ")} ${buns}`,
  "No. No, I don't like that, now I've said it. Kit can read this, can't he, and he's named for him, Christopher Clarence. I want that took out, what I told about Clarence and the tea-treat money, and that about Mother and the sewing machine and paying off Mr Rowe. Rubbed right out, not put by in a drawer, gone for good. Clarence was sixteen and he's dead, and there's Battens living yet up Gwavas that never knew Willie was blamed for nothing. You can leave the saffron buns and the blue jug. I'd like they to have the buns.",
  "Well yes, I've said so, haven't I? I shouldn't have thought I'd need to say it twice. You'd no call to read it out to me, neither. Take it out.",
  "Yes, yes, Mother and the machine and all that. Has it gone then, the other, Clarence? I can't see nothing from here. It's only a box to me.",
];

const erase = (...whats: string[]) => whats.map((what) => ({ do: "erase", what }));
const heard = { intent: "delete", move: "delete" };
const request = "1.5 I want that took out, what I told about Clarence and the tea-treat money";
const replies = [
  replyWith("How was it on the quay, the two of you?", { intent: "told", move: "follow_up" }),
  replyWith("Who had the buns, that evening?", { intent: "told", move: "follow_up" }),
  replyWith("The saffron buns and the blue jug stay.", {
    ...heard,
    acts: erase(`1.1 ${money}`, `1.3 ${mother.join(" ")}`, request),
  }),
  replyWith("I am sorry that I read it out.", { ...heard, acts: erase("k1.1", "k1.3", request) }),
  replyWith("The buns stay.", {
    ...heard,
    acts: erase("k1.3", "1.3 She knew.", "1.5 where I named Clarence"),
  }),
];

it("two answers that are named in one breath have one question and one yes, and what asked for them goes along", async () => {
  const model = standInModel(({ parts }) => {
    const last = parts.findLast(({ content }) => content.includes("§1."))?.content ?? "";
    return replies[told.findLastIndex((text) => last.includes(text))] ?? replyWith("Go on.");
  });
  const saga = await startSaga({ overrides: { writerFor: model.writerFor } });
  const kit = await saga.join("kit@example.org");
  let talk = await begin(kit);
  const read = async () => {
    const anew = await readAnew(kit, talk);
    talk = anew.talk;
    return anew.messages;
  };
  const asked: boolean[] = [];
  for (const text of told) {
    await read();
    talk = await answer(kit, talk, text);
    asked.push((await read()).at(-1)?.confirm !== undefined);
  }
  expect(asked).toEqual([false, false, true, false, false]);
  for (const word of ["tea-treat", "Willie", "sewing machine", "sixteen", "Christopher"])
    expect(await rowsWith(saga, [word]), word).toEqual([]);
  const left = (await read()).map(({ content }) => content).join("\n");
  expect(left).toContain(buns);
  expect(left).toContain("my hat ribbon ran all down my neck, blue.");
  expect(left, "what is to stay").toContain("You can leave the saffron buns and the blue jug.");
});

it("of three answers that are named in one breath those go that a yes names, and the third is asked about", async () => {
  const rent =
    "Our Norah hid the rent behind the clock for a year, and the bailiffs came up the stairs for it.";
  const three = [
    `So we sat on the old quay and ate my pasty. ${money}`,
    `Heavy, my dear. ${mother[1]} ${buns}`,
    rent,
    "I want that took out, what I told about Clarence and the tea-treat money, and that about Mother and the sewing machine, and that about Norah and the rent. Gone for good.",
    "Yes, delete the one about Clarence and the one about Norah and the rent.",
  ];
  const saga = await startSaga();
  const kit = await saga.join("kit@example.org");
  let talk = await begin(kit);
  for (const text of three) talk = await answer(kit, talk, text);
  const { messages } = await readAnew(kit, talk);
  expect(await rowsWith(saga, ["tea-treat"])).toEqual([]);
  expect(await rowsWith(saga, ["bailiffs"])).toEqual([]);
  const asked = messages.at(-1);
  expect(asked?.confirm).toBeDefined();
  expect(asked?.content).toContain("sewing machine");
});
