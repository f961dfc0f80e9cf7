import { describe, expect, it } from "vitest";
import { answer, begin } from "../../../test/interviewing.ts";
import { startSaga } from "../../../test/test-saga.ts";

const told = [
  "There's only our Glenys, and she sided with whoever she was on the telephone to. She'd ring me and say he's a disgrace and then ring him and say I was. She still rings every night at ten to seven, so I'll have missed the start of whatever I was watching.",
  "Phillips's was the grocer's on the Bailey Head, top of the town, where the market is. I started there at fifteen, in 1959, straight out of Beatrice Street School. There was sawdust on the floor and a bentwood chair for the doctor's wife and nobody else to sit in it. Ken drove the van.",
  "I said the next year was worse. It was 1980, and I'd found out there was a woman, on the creamery run. Brenda, her name was, and you leave that name out, leave it out altogether, she's got children. So one Tuesday I got the brown case down.",
];
const secret =
  "Gingerbread, they sell there. I'll tell you this and it's not to go to Susan or Andrew while I'm living, nor Glenys, it's between us. I'd six hundred pound in the building society that Ken knew nothing of. I packed the brown case. I got the bus to Shrewsbury, and I sat in the station buffet three hours with the London train going. I had a teacake. And I got the ten past four home and had his tea on the table and he never knew I'd been. He said \"You've got your good coat out.\" I said I was airing it.";
const later = [
  "I've slept on it and I'll say it plain so there's no mistake: the brown case and the teacake stay out till I'm gone. Now then. There's one I never told you about and I'd sooner do it while I'm fresh. Maureen Hatton sat opposite me eighteen years at the factory, and we could talk across the noise with just our mouths, no sound. I still can, I do it in church.",
  "Mr Bebb took his cap off to the pig before he did it. He'd been in the first war with the Welch Fusiliers and he couldn't abide a raised voice, and he chopped the sticks for us every morning for a month, and never knocked.",
  "Ken had a voice for each of the cows, he said, though he only ever met the milk. He warmed my side of the bed every night he was home and then moved over, and he never mentioned it. I never once went back to Shrewsbury.",
];

describe("what is told between the teller and Saga", () => {
  it("stands in no story, all that it introduces, and a name that is to be left out neither", async () => {
    const saga = await startSaga();
    const anna = await saga.join("anna@example.org");
    let talk = await begin(anna);
    for (const text of [...told, secret, ...later]) talk = await answer(anna, talk, text);
    const body = { interview_ids: [talk.id], length: 1000, style: "first-person" as const };
    const { story, title } = await anna.call("createStory", { body });
    expect(`${title} ${story}`).not.toMatch(
      /six hundred|brown case|buffet|Shrewsbury|teacake|ten past four|good coat|airing|between us|Brenda/iu,
    );
    expect(story).toContain("sawdust on the floor");
    expect(story).toContain("He warmed my side of the bed");
    expect(story).toContain("Maureen Hatton sat opposite me eighteen years");
  });

  it("stays out with what is said on of it, though that holds none of its words", async () => {
    const saga = await startSaga();
    const anna = await saga.join("anna@example.org");
    let talk = await begin(anna);
    const camel =
      "And I'll tell you a thing that I never told my mother nor anybody. There was a circus lorry at the bridge with a camel looking out of it, and I stood and watched a camel. That's not for any book.";
    const on = [
      "I watched the camel. The doctor said after that it would have made no odds, and I was behind the door.",
      "I made sums of it. I counted things, and I have never been late for anything since, not once in my life.",
    ];
    for (const text of [...told.slice(0, 2), camel, ...on]) talk = await answer(anna, talk, text);
    const body = { interview_ids: [talk.id], length: 1000, style: "first-person" as const };
    const { story } = await anna.call("createStory", { body });
    expect(story).not.toMatch(/camel|circus|doctor said|behind the door|made sums/iu);
    expect(story).toContain("sawdust on the floor");
  });
});

describe("what is said around a secret", () => {
  const secretly =
    "I'll tell you a thing that nobody knows, and it stays between us. My sister had a child in Ripon before she married, and my father never knew. A woman in a grey hat took it away.";
  const storyWith = async (texts: readonly string[]): Promise<string> => {
    const saga = await startSaga();
    const anna = await saga.join("anna@example.org");
    let talk = await begin(anna);
    for (const text of [...told.slice(0, 2), ...texts]) talk = await answer(anna, talk, text);
    const body = { interview_ids: [talk.id], length: 1000, style: "first-person" as const };
    return (await anna.call("createStory", { body })).story;
  };

  it("stands in the story where it only shares a word that any life is told with", async () => {
    const story = await storyWith([
      secretly,
      "My sister married in the end, to a coal merchant with a wooden leg, and we ate ham and danced until the lamps went out.",
      "The child would be seventy by now, and I look at faces on the bus and count.",
    ]);
    expect(story).toContain("My sister married in the end, to a coal merchant");
    expect(story).not.toMatch(/Ripon|grey hat|The child/u);
  });

  it("stands in the story where a long answer only asks once more that the secret stay out", async () => {
    const story = await storyWith([
      secretly,
      "I've slept on it and I'll say it plain so there's no mistake: Ripon and the grey hat stay out till I'm gone. Now then. We had a cart horse called Duchess that bit the postman, and the postman bit her back, on the ear, in front of the whole street. After that she followed him on his round every morning, from the chapel to the gasworks, and ate the string off the parcels, and nobody in the street had a parcel with string again until she was sold to the dairy in the spring.",
    ]);
    expect(story).toContain("the postman bit her back");
    expect(story).not.toMatch(/Ripon|grey hat/u);
  });

  it("stays out in the next interview too", async () => {
    const saga = await startSaga();
    const anna = await saga.join("anna@example.org");
    let first = await begin(anna);
    for (const text of [...told.slice(0, 2), secretly]) first = await answer(anna, first, text);
    const on = "The child would be seventy by now, and I look at faces on the bus and count.";
    const second = await answer(anna, await begin(anna), on);
    const body = { interview_ids: [first.id, second.id], length: 1000, style: "first-person" as const };
    const { story } = await anna.call("createStory", { body });
    expect(story).toContain("sawdust on the floor");
    expect(story).not.toMatch(/Ripon|grey hat|The child/u);
  });

  it("is left out where it leads to the secret, asks whether it is kept, or supposes that somebody knew", async () => {
    const story = await storyWith([
      "My father mended clocks in the back kitchen of an evening, with a glass in his eye and his tongue out. It was the same with our family. There's a thing nobody knows.",
      secretly,
      "Saying it was a relief and no relief. You've not told me who reads this. Will they read it, yes or no?",
      "My father ate his porridge standing up, every morning of his life. I think he knew. He never said so. My mother hummed. She knew, I think.",
      "We had a cart horse called Duchess that bit the postman, and the postman bit her back, on the ear, in front of the whole street.",
    ]);
    expect(story).toContain("mended clocks in the back kitchen");
    expect(story).toContain("ate his porridge standing up");
    expect(story).toContain("the postman bit her back");
    expect(story).not.toMatch(/nobody knows|same with our family|relief|I think he knew|She knew/u);
  });
});

describe("a name that is not to be talked about", () => {
  const hospital =
    "My Susan was poorly that winter, and Pendlebury had green tiles to the ceiling. Miss Pilling came to the house every Thursday with a custard and never said one word about it.";
  const refusal =
    "Our canary sang on the back bedroom sill every night of the month, and the insurance man heard it once. I don't talk about Pendlebury, so don't ask me about that.";
  const storyAfter = async (text: string): Promise<string> => {
    const saga = await startSaga();
    const anna = await saga.join("anna@example.org");
    let talk = await begin(anna);
    for (const said of [told[1] ?? "", hospital, refusal, text]) talk = await answer(anna, talk, said);
    const body = { interview_ids: [talk.id], length: 1000, style: "first-person" as const };
    return (await anna.call("createStory", { body })).story;
  };

  it("stays out when the teller only quotes how it was asked about", async () => {
    const again = await storyAfter(
      'What do you mean, "Pendlebury sung"? That is no name for anything. We had a hen that laid in the coal scuttle, and my brother carried it to school in his coat to show the teacher.',
    );
    expect(again).not.toContain("Pendlebury");
    expect(again).toContain("laid in the coal scuttle");
  });

  it("stays out when the teller only says again that it is not, and is told once they tell of it", async () => {
    const again = await storyAfter(
      "I said I don't talk about Pendlebury, and in the same breath you ask me about Pendlebury. What is the matter with you?",
    );
    expect(again).not.toContain("Pendlebury");
    const opened = await storyAfter(
      "I sat in Pendlebury every night for a month, on a chair with three legs, and the sister brought me tea in a feeding cup.",
    );
    expect(opened).toContain("I sat in Pendlebury every night");
  });
});

describe("what only sounds as if it were kept", () => {
  it("is told: that it was silent between two people", async () => {
    const saga = await startSaga();
    const anna = await saga.join("anna@example.org");
    let talk = await begin(anna, { language: "sv" });
    const text =
      "Min bror hette Evald och han var smed i Ljusdal. Mellan oss var det kallt i elva år. Han hälsade med hatten och jag med nicken, och vår mor stod emellan med kaffekannan.";
    talk = await answer(anna, talk, text);
    const body = { interview_ids: [talk.id], length: 1000, style: "first-person" as const };
    const { story } = await anna.call("createStory", { body });
    expect(story).toContain("elva år");
    expect(story).toContain("kaffekannan");
  });
});
