import { expect, it } from "vitest";
import { answer, begin } from "../../../test/interviewing.ts";
import { startSaga } from "../../../test/test-saga.ts";

const firstPerson = { length: 500, style: "first-person" as const };

it("a teller who took everything back is told that there is nothing to write from, for a new story and for an old one", async () => {
  const saga = await startSaga();
  const anna = await saga.join("anna@example.org");
  let talk = await begin(anna);
  talk = await answer(
    anna,
    talk,
    "My grandmother kept bees behind the red barn in Vemdalen, and she sold the honey in blue jars on Sundays.",
  );
  const body = { interview_ids: [talk.id], ...firstPerson };
  const { id, story } = await anna.call("createStory", { body });
  expect(story).toContain("blue jars");
  talk = await answer(anna, talk, "Please delete that.");
  expect((await anna.refused("createStory", { body })).error.code).toBe("stories.nothing_told");
  const again = await anna.refused("createStory", { body: { ...body, regenerates: id } });
  expect(again.error.code).toBe("stories.nothing_told");
});

it("interviews that contradict each other are told as they were told, each with its own answer", async () => {
  const saga = await startSaga();
  const anna = await saga.join("anna@example.org");
  const tell = async (text: string, name: string) => {
    const { id } = await anna.call("createUser", { body: { name, relationship: "grandfather" } });
    return (await answer(anna, await begin(anna, { interviewee: id }), text)).id;
  };
  const one = await tell(
    "The mill burned down in the autumn of 1952, and our brother Nils set it on fire with his pipe.",
    "Bo",
  );
  const other = await tell(
    "The mill burned down in the spring of 1954, and our brother Nils carried water all night.",
    "Bo",
  );
  const { sections } = await anna.call("createStory", {
    body: { interview_ids: [one, other], ...firstPerson },
  });
  const told = sections.flatMap(({ sentences }) => sentences);
  const sourcesOf = (year: string) =>
    told
      .filter(({ text }) => text.includes(year))
      .flatMap(({ sources }) => sources.map(({ interview_id }) => interview_id));
  expect([sourcesOf("1952"), sourcesOf("1954")]).toEqual([[one], [other]]);
  expect(told.filter(({ text }) => text.includes("1952") && text.includes("1954"))).toEqual([]);
});
