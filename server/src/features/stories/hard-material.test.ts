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

it.each([
  [
    "en",
    "We were married at the chapel in 1960, and my mother wept into her good hat.",
    "I told you wrong. I said 1960 for the wedding. That was '62.",
    "in 1962",
  ],
  [
    "sv",
    "Vi gifte oss i kapellet 1960, och mor grät så att hatten blev våt av alla tårar.",
    "Nej, jag sa 1960 om bröllopet. Det var 1962, på pingst.",
    "kapellet 1962",
  ],
  [
    "it",
    "Ci siamo sposati in cappella nel 1960, e mia madre piangeva dentro il cappello buono.",
    "No, mi sbaglio. Ho detto 1960 per il matrimonio. Era il 1962.",
    "nel 1962",
  ],
  [
    "pl",
    "Ślub wzięliśmy w kaplicy w 1960 roku, a matka płakała w swój najlepszy kapelusz.",
    "Pomyliłam się. Powiedziałam, że ślub był w 1960. To było w 1962.",
    "w 1962 roku",
  ],
] as const)(
  "a year that is put right later stands right in the story, in %s",
  async (language, told, correction, right) => {
    const saga = await startSaga();
    const anna = await saga.join("anna@example.org");
    let talk = await begin(anna, { language });
    talk = await answer(anna, talk, told);
    talk = await answer(anna, talk, correction);
    const body = { interview_ids: [talk.id], ...firstPerson, language };
    const { story } = await anna.call("createStory", { body });
    expect(story).toContain(right);
    expect(story).not.toContain("1960");
  },
);
