import { expect, it } from "vitest";
import { answer, begin } from "../../../test/interviewing.ts";
import { promptOf, scene } from "../../../test/story-model.ts";
import { withModel } from "../../../test/story-orders.ts";

const wedding =
  "We were married in our overcoats in March 1963, and there was ice down the wall behind the minister.";
const laughing = "Jean laughed at the minister's breath until the organist turned round and stared at us.";
const later = "Later on she stopped laughing, and called me that man when I came in with the tea.";

type Sentence = { text: string; src: string[] };
type Chapters = { chapters?: { sentences: Sentence[] }[]; sentences?: Sentence[] };

/** What a model wrote, without the wedding. */
const unwed = (reply: unknown): unknown => {
  const without = (all: Sentence[]) => all.filter(({ text }) => !text.includes("overcoats"));
  const { chapters, sentences } = reply as Chapters;
  if (sentences) return { sentences: without(sentences) };
  return { chapters: chapters?.map((one) => ({ ...one, sentences: without(one.sentences) })) };
};

type Line = { number: number; mark: string; text: string };

const linesIn = (prompt: string): Line[] =>
  [...prompt.matchAll(/^(\d+) \[([\d.]+)[^\]]*\] (.+)$/gmu)].map(([, number, mark = "", text = ""]) => ({
    number: Number(number),
    mark,
    text,
  }));

/** The story of a life with a wedding, by a model that leaves it out or not, and asks for changes in its last reading. */
const storyOf = async ({
  isLeftOut,
  changes = () => [],
}: {
  isLeftOut: boolean;
  changes?: (lines: readonly Line[]) => object[];
}) => {
  const { anna, order, requests } = await withModel((request, _, fair) => {
    const prompt = promptOf(request);
    if (prompt.includes("TASK: Read the whole story")) return { changes: changes(linesIn(prompt)) };
    return isLeftOut && prompt.includes("TASK: Write") ? unwed(fair) : fair;
  });
  let talk = await begin(anna, {});
  talk = await answer(anna, talk, [scene(1), scene(2)].join(" "));
  talk = await answer(anna, talk, `${wedding} ${laughing} ${later}`);
  talk = await answer(anna, talk, [scene(3), scene(4), scene(5)].join(" "));
  const story = await anna.call("createStory", { body: order({ interview_ids: [talk.id], length: 500 }) });
  const asked = requests.map(promptOf).filter((prompt) => prompt.includes("TASK: Read the whole story"));
  return { text: story.story, note: story.note ?? "", asked: asked[0] ?? "" };
};

const change = { change: "remove", after: 0, text: "", src: [] };

it("is told of the wedding that it left out of an answer that it tells, and puts it in", async () => {
  const { text, note, asked } = await storyOf({
    isLeftOut: true,
    changes: (lines) => {
      const behind = lines.find((one) => one.text === laughing || one.text === later);
      const before = (behind?.number ?? 1) - 1;
      return [{ ...change, sentence: before, change: "add_after", text: wedding, src: [behind?.mark ?? ""] }];
    },
  });
  expect(asked).toContain("(a marriage): We were married in our overcoats");
  expect(text).toContain("in our overcoats in March 1963");
  expect(note).not.toContain("a marriage");
});

it("says in words that a wedding is missing, where the model leaves it out to the end", async () => {
  const { text, note } = await storyOf({ isLeftOut: true });
  expect(text).not.toContain("overcoats");
  expect(note).toContain("Not in it, though it was told: a marriage.");
});

it("loses no wedding in its last reading, though another sentence of its answer stays", async () => {
  const { text, note } = await storyOf({
    isLeftOut: false,
    changes: (lines) =>
      lines
        .filter((one) => one.text.includes("overcoats"))
        .map(({ number }) => ({ ...change, sentence: number })),
  });
  expect(text).toContain("in our overcoats in March 1963");
  expect(note).not.toContain("a marriage");
});
