import { describe, expect, it } from "vitest";
import { answer, begin } from "../../../test/interviewing.ts";
import { startSaga } from "../../../test/test-saga.ts";

const told = [
  "I was Maureen Purves, February 1944, Tweedmouth. There was no Maureen in the family at all; my mother got it off a film that she saw at the pictures in Berwick the week before I came.",
  "My father was a platelayer, that is the man that walks the line, and we were that near the railway the cups moved along the shelf. He was deaf in one ear, so you had to sit on his right side.",
  "I went to the egg packing station at fifteen. You sat in a dark cubicle with a lamp in a box and you rolled the eggs over it, two in each hand, and you could see right through them.",
];
const secret =
  "There isn't any more of him, there was never any more. I'd like a wee stone, just the name, and I've asked nobody for it. And I'll tell you another thing that I never told my mother nor anybody. When they sent me for the doctor there was a circus lorry stopped at the bridge with a camel looking out of it, and I stood. I stood and watched a camel. That's a secret, that. That's not for any book.";
const after = [
  "I was the one looking at the camel. The doctor said after that it would have made no odds, and he said it to my mother, not to me, and I was behind the door. The camel's the secret.",
  "Walter made the box himself from a bit of cherry that he had been keeping for a lady's desk. He measured it twice and he never said a word about it to anybody, and nor did I.",
];

const inSwedish = [
  "Jag är född i Långbäcken, utanför Fredrika, i februari fyrtiotre, och det var så kallt att barnmorskan kom med hästskjuts. Min bror hette Sixten, och Sixten ville ha allt som jag hade.",
  "Nordlund hette skogsuppköparen. Ja nu ska jag säga en sak, och det är en hemlighet. Jag hörde honom säga att far inte begriper sig på kubik, honom tar vi för hälften. Så jag cyklade hem tre mil och sa åt far att inte skriva på.",
  'Far frågade inte hur jag visste. Han tittade på cykeln och på mig, och så sa han "du har punktering". Nordlund kom på måndagen med pappren. Det där om växeln ska inte stå i nån bok, det får stanna här.',
  "Men vänta nu. Kan Barbro läsa det här? Henne vill jag inte ha med. Svägerskan. Inte ett ord om Barbro i det här, varken nu eller sen.",
  "Fröken Wiklund hade äkta pärlor och åt sill direkt ur burken. Hon fick slutet i oktober sextisju när det automatiserades. Klockan tre drog montören ur säkringarna och hon satt där i hatten.",
  "Det var sextiett, lucian, och ingen mindes sen vad det handlade om, men Barbro hade dansat med fel karl. Sixten fick en stol i skallen så blodet rann i kragen, och han slog tillbaka med ett dragspel.",
  "Far dog och det skulle delas, och då hade svägerskan varit hos advokaten innan blommorna hade vissnat. Jag fick vävstolen som stod i kammarn. Det var allt jag ville ha, egentligen.",
];

describe("something confided", () => {
  it("stands in no story, nor what is said on of it, and the rest of what was told does", async () => {
    const saga = await startSaga();
    const anna = await saga.join("anna@example.org");
    let talk = await begin(anna);
    for (const text of [...told, secret, ...after]) talk = await answer(anna, talk, text);
    const body = { interview_ids: [talk.id], length: 1000, style: "first-person" as const };
    const { story, title } = await anna.call("createStory", { body });
    expect(`${title} ${story}`).not.toMatch(/camel|circus|secret/iu);
    expect(story).toContain("I'd like a wee stone");
    expect(story).toContain("You sat in a dark cubicle");
    expect(story).toContain("He measured it twice");
  });

  it("is left out with whom a wish names, and the rest of those answers stays", async () => {
    const saga = await startSaga();
    const anna = await saga.join("anna@example.org");
    let talk = await begin(anna, { language: "sv" });
    for (const text of inSwedish) talk = await answer(anna, talk, text);
    const body = {
      interview_ids: [talk.id],
      length: 1000,
      style: "first-person" as const,
      language: "sv" as const,
    };
    const { story, title } = await anna.call("createStory", { body });
    expect(`${title} ${story}`).not.toMatch(/Barbro|svägersk|Nordlund|kubik|punktering|hemlighet/iu);
    expect(story).toContain("Klockan tre drog montören ur säkringarna");
    expect(story).toContain("Sixten fick en stol i skallen");
    expect(story).toContain("Jag fick vävstolen");
  });

  it("stands in no story where it is said first that it goes no further, nor what was like to say it", async () => {
    const saga = await startSaga();
    const anna = await saga.join("anna@example.org");
    let talk = await begin(anna);
    const baby =
      "This is between thee and me and it goes no further, not to our Alison, I want it kept secret. I had a baby before I was wed, in 1962, a girl. They sent me to a place in Stafford with a laundry, and a lady came in a green hat.";
    const saying =
      "Saying it was like getting a stone out of your shoe, and you sit there looking at it and it's only a little stone.";
    const river =
      "The Tweed froze in the winter of 1963, and my brother Robert and I walked across the ice with a lantern and a loaf of bread.";
    for (const text of [...told, baby, saying, river]) talk = await answer(anna, talk, text);
    const body = { interview_ids: [talk.id], length: 1000, style: "first-person" as const };
    const { story, title } = await anna.call("createStory", { body });
    expect(`${title} ${story}`).not.toMatch(/baby|Stafford|laundry|green hat|stone out|further/iu);
    expect(story).toContain("You sat in a dark cubicle");
    expect(story).toContain("walked across the ice");
  });
});
