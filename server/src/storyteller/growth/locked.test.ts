import { describe, expect, it } from "vitest";
import { packs } from "#language/packs.ts";
import type { TopicId } from "#language/subjects.ts";
import type { Source, Story, Told } from "../story.ts";
import { storyText } from "../story-text.ts";
import { writeStory } from "../storyteller.ts";
import { lockedWords, locksOf, noLocks, unspent, withLocked } from "./locked.ts";

const answer = (at: number, topic: TopicId, text: string): Told => ({
  interviewId: "a",
  number: 1,
  messageId: `m${at}`,
  text,
  topic,
  position: at,
  isPrivate: false,
});

const bees =
  "My grandmother kept bees behind the red barn in Vemdalen, and every child in the village had honey from her on Sundays, in small blue jars that she washed herself.";
const clocks =
  "My father mended clocks in the kitchen at night, and I held the lamp for him while he counted the wheels and told me the name of each of them in a low voice.";
const school =
  "Our teacher walked nine kilometres to the school through the snow, and he carried the wood for the stove on his back so that none of us had to sit there in our coats.";
const herring =
  "My first wages came from the herring yard, four shillings a week in a brown envelope, and I gave all of it to my mother, who put one coin back into my hand each time.";

const told = [
  answer(1, "childhood_home", bees),
  answer(3, "childhood_home", clocks),
  answer(5, "school_outline", school),
  answer(7, "first_job", herring),
];

const write = (from: readonly Told[]): Story =>
  writeStory({
    told: from,
    length: 500,
    style: "first-person",
    language: "en",
    tellerLanguage: "en",
    tellerName: "Anna",
  });

const rewritten = (
  text: string,
  { story = write(told), spent }: { story?: Story; spent?: Source[] } = {},
) => {
  const locks = locksOf({ text, sections: story.sections, spent: spent ?? [] });
  const left = unspent(told, locks);
  const next = withLocked(write(left), locks, { told, language: "en" });
  return { locks, left, next, text: storyText(next) };
};

const original = () => storyText(write(told));

describe("what a person changed in a story", () => {
  it("is nothing when the text is as it was written", () => {
    expect(locksOf({ text: original(), sections: write(told).sections, spent: [] })).toEqual(noLocks);
  });

  it("stays to the letter and in its place when the story is written anew", () => {
    const mine = "He mended clocks.\nAnd I held the lamp, every night!";
    const { text, next, left } = rewritten(original().replace(clocks, mine));
    expect(text).toBe(original().replace(clocks, mine));
    expect(left.map(({ messageId }) => messageId)).toEqual(["m1", "m5", "m7"]);
    const hand = next.sections.flatMap(({ sentences }) => sentences).filter(({ by_hand }) => by_hand);
    expect(hand.map((one) => one.text)).toEqual([mine]);
  });

  it("keeps the sources of sentences it left standing", () => {
    const { locks } = rewritten(original().replace(school, `${school} He never complained.`));
    expect(locks.locked[0]?.sentence.sources).toEqual([{ interview_id: "a", message_id: "m5" }]);
  });

  it("is a heading where it stands in the place of one, and that again the next time", () => {
    const heading = write(told).sections[1]?.heading ?? "";
    const text = original().replace(heading, "Nine kilometres of snow");
    const once = rewritten(text);
    expect([once.text, once.locks.locked]).toEqual([text, []]);
    const twice = rewritten(once.text, { story: once.next, spent: once.locks.spent });
    expect(twice.text).toBe(text);
  });

  it("does not come back when it was taken out", () => {
    const { text, locks } = rewritten(original().replace(`${herring}`, "").trim());
    expect(locks.locked).toEqual([]);
    expect(text).not.toContain("herring");
    expect(text).toContain(school);
  });

  it("may be new, at the beginning or between, and stays there", () => {
    const start = original().replace(bees, `I dedicate this to Karin.\n\n${bees}`);
    expect(rewritten(start).text).toBe(start);
    const between = original().replace(clocks, `${clocks}\n\nHe died in my arms.\n\nI was nine.`);
    expect(rewritten(between).text).toBe(between);
  });

  it("stays a second time, when nothing was changed in between", () => {
    const once = rewritten(original().replace(clocks, "Clocks, clocks, clocks."));
    const twice = rewritten(once.text, { story: once.next, spent: once.locks.spent });
    expect(twice.text).toBe(once.text);
    expect(twice.locks.locked).toHaveLength(1);
  });

  it("keeps its heading when it was all that stood under it", () => {
    const text = original().replace(school, "Nine kilometres, through the snow!");
    expect(rewritten(text).text).toBe(text);
    const last = original().replace(herring, "Four shillings, and one came back.");
    expect(rewritten(last).text).toBe(last);
  });

  it("stays under its own heading where a subject told in few words parts a chapter", () => {
    const wheels = clocks.replace("clocks in the kitchen", "harps in the yard");
    const mine = "He mended harps, and Rosa held the lamp.";
    const few = [
      answer(1, "leaving_home", bees),
      answer(2, "first_job", "In the yard."),
      answer(3, "first_job", herring),
      answer(4, "first_job", wheels),
      answer(5, "working_life", school),
    ];
    const story = write(few);
    const text = storyText(story).replace(wheels, mine);
    const locks = locksOf({ text, sections: story.sections, spent: [] });
    const next = withLocked(write(unspent(few, locks)), locks, { told: few, language: "en" });
    expect(storyText(next)).toBe(text);
    expect(next.sections.at(-1)?.heading).toBe(packs.en.topics.first_job.name);
    expect(next.sections.at(-1)?.sentences.at(-1)?.text).toBe(mine);
  });

  it("is all there is when every paragraph was changed", () => {
    const { text, next, locks } = rewritten("Just this.");
    expect(text).toMatch(/Just this\.$/);
    expect(next.words).toBe(2);
    expect(lockedWords(locks, "en")).toBe(2);
  });
});
