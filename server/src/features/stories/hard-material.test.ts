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

it("two tellers of one name stand apart, each with what they told and nothing of the other", async () => {
  const saga = await startSaga();
  const anna = await saga.join("anna@example.org");
  const tell = async (text: string, relationship: "grandfather" | "uncle") => {
    const { id } = await anna.call("createUser", { body: { name: "Bo", relationship } });
    return (await answer(anna, await begin(anna, { interviewee: id }), text)).id;
  };
  const milk = await tell(
    "I was born in 1930 in Sveg, and my father drove the milk to the dairy with a horse every morning.",
    "grandfather",
  );
  const calls = await tell(
    "I was born in 1952 in Hede, and my mother kept the telephone exchange in our kitchen.",
    "uncle",
  );
  const { title, sections } = await anna.call("createStory", {
    body: { interview_ids: [milk, calls], ...firstPerson },
  });
  expect(title).toBe("Bo");
  expect(sections.map(({ heading }) => heading.split(":")[0])).toEqual(["Bo (1)", "Bo (2)"]);
  const toldBy = sections.map(({ sentences }) => [
    ...new Set(sentences.flatMap(({ sources }) => sources.map(({ interview_id }) => interview_id))),
  ]);
  expect(toldBy).toEqual([[milk], [calls]]);
});

it("a teller of a few words gets no more than these, and is told how few they are", async () => {
  const saga = await startSaga();
  const anna = await saga.join("anna@example.org");
  let talk = await begin(anna);
  const said = ["Yes.", "Born in Hull.", "No.", "Don't know.", "My dad drowned."];
  for (const words of said) talk = await answer(anna, talk, words);
  const story = await anna.call("createStory", { body: { interview_ids: [talk.id], ...firstPerson } });
  expect(story.sentences.map(({ text }) => text)).toEqual(["Born in Hull.", "My dad drowned."]);
  expect(story.note).toMatch(/\b6 words/u);
});

it("an interview in two languages is told in both, as it was told, in the order of the life", async () => {
  const saga = await startSaga();
  const anna = await saga.join("anna@example.org");
  let talk = await begin(anna, { language: "sv" });
  const said = [
    "Jag föddes i Vemdalen 1944, och mormor hade bin bakom den röda ladan.",
    "We moved to Minnesota in 1951, and my father mended clocks in the kitchen while I held the lamp.",
    "Sen kom vi hem igen 1958, och far öppnade ett urmakeri i Sveg med en klocka i fönstret.",
    "My brother Nils stayed in Duluth. He died in 1990, and I never saw him again.",
  ];
  for (const words of said) talk = await answer(anna, talk, words);
  const body = { interview_ids: [talk.id], ...firstPerson, language: "sv" as const };
  const { sentences } = await anna.call("createStory", { body });
  expect(sentences.map(({ text }) => text).join(" ")).toBe(said.join(" "));
});

it("three interviews in one of which nothing was told are told from the others", async () => {
  const saga = await startSaga();
  const anna = await saga.join("anna@example.org");
  const bees = "I was born in 1944 in Vemdalen, and my grandmother kept bees behind the red barn.";
  const bread = "When I was thirty years old I opened a bakery in Östersund with my sister Karin.";
  const first = await answer(anna, await begin(anna, { number: 1 }), bees);
  const complete = { progress: 100 };
  await saga.db.updateTable("interviews").set(complete).execute();
  const empty = await begin(anna, { number: 2 });
  await saga.db.updateTable("interviews").set(complete).execute();
  const last = await answer(anna, await begin(anna, { number: 3 }), bread);
  const all = { interview_ids: [first.id, empty.id, last.id], ...firstPerson };
  const { sentences } = await anna.call("createStory", { body: all });
  expect(sentences.map(({ text }) => text)).toEqual([bees, bread]);
  const nothing = { interview_ids: [empty.id], ...firstPerson };
  const { error } = await anna.refused("createStory", { body: nothing });
  expect(error.code).toBe("stories.nothing_told");
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
