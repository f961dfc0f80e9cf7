import { describe, expect, it } from "vitest";
import { answer, begin } from "../../../test/interviewing.ts";
import { startSaga } from "../../../test/test-saga.ts";

const before = [
  "We lived over the saddler's in Ripon, two rooms and a stair, and the whole house smelled of wax and new leather until the saddler died and it was let to a man who mended umbrellas.",
  "I was at the weighbridge from 1961, in the beet works. The carts came in steaming, and I sat behind the little window and wrote down what they weighed, coming in full and going out empty, until ten at night.",
  "Rose Tindall had the other shift. They took her off the scales in 1971, in the autumn. There were some papers that did not tally. She went to the washing yard, wet day and night. Her daughter bows to me in church, always first. I would rather she did not bow.",
];
const secret =
  "I'll tell you this, and it stays between us, it is not for any story. I added to the weights for a widow with six children, all that autumn in 1971, two hundredweight on a cart. And then the papers did not tally, and they took Rose. It was my hand that wrote it. I have never told a soul.";
const after =
  "The goose was called Admiral, and it lived in the coal hole and bit the insurance man every Friday, and my father said it was the only one of us who had ever got anything back from the insurance.";

describe("what gives a secret away", () => {
  it("is neither printed nor shared before its teller has decided, and the secret stands nowhere", async () => {
    const saga = await startSaga();
    const anna = await saga.join("anna@example.org");
    let talk = await begin(anna);
    for (const text of [...before, secret, after]) talk = await answer(anna, talk, text);
    const body = { interview_ids: [talk.id], length: 1000, style: "first-person" as const };
    const story = await anna.call("createStory", { body });
    const params = { id: story.id };
    const read = await anna.call("readThrough", { params });
    expect(JSON.stringify([story, read])).not.toMatch(/widow|hundredweight|my hand/u);
    const [first] = read.passages;
    expect(first?.reasons[0]).toBe("beside_kept");
    const lines = first?.lines.map(({ text }) => text).join(" ");
    expect(lines).toMatch(/1971.*papers that did not tally.*bows to me in church/u);
    expect(lines).not.toContain("Admiral");
    expect(
      story.sentences
        .filter(({ held }) => held)
        .map(({ text }) => text)
        .join(" "),
    ).toContain(lines);
    const choice = { passage: first?.id ?? "", decision: "leave_out" as const };
    await anna.call("decidePassage", { params, body: choice });
    const { story: shown } = await anna.call("getStory", { params });
    expect(shown).not.toMatch(/Rose|tally|bows/u);
    expect(shown).toContain("Admiral");
    const next = await anna.call("createStory", { body });
    expect(next.story).not.toMatch(/tally|bows to me/u);
  });

  it("is found in a story that stands, when the secret is told later", async () => {
    const saga = await startSaga();
    const anna = await saga.join("anna@example.org");
    let talk = await begin(anna);
    for (const text of before) talk = await answer(anna, talk, text);
    const body = { interview_ids: [talk.id], length: 1000, style: "first-person" as const };
    const first = await anna.call("createStory", { body });
    expect(first.sentences.some(({ held }) => held)).toBe(false);
    for (const text of [secret, after]) talk = await answer(anna, talk, text);
    const more = await anna.call("createStory", {
      body: { ...body, regenerates: first.id, keeps: "everything" as const },
    });
    const read = await anna.call("readThrough", { params: { id: more.id } });
    expect(read.passages[0]?.reasons).toEqual(["beside_kept"]);
    expect(read.passages[0]?.lines.map(({ text }) => text).join(" ")).toMatch(/1971.*tally.*bows to me/u);
    expect(JSON.stringify([more, read])).not.toMatch(/widow|hundredweight|my hand/u);
  });
});
