import { describe, expect, it } from "vitest";
import { packs } from "#language/packs.ts";
import { type Headed, headingsOf } from "./headings.ts";

const passage = (scene: number, text: string): Headed[] =>
  text.split(/(?<=\.) /u).map((sentence) => ({
    text: sentence,
    topic: "joys_interests",
    chapter: 4,
    staysOn: false,
    needsHeading: false,
    scene,
  }));

const names = { language: "en", tellerLanguage: "en", tellerName: "Doris" } as const;
const roots = passage(0, "I was called after a magazine. It was my mother who saw it.");

describe("what a chapter is called", () => {
  it("is a name that most of its passages speak of", () => {
    const chapter = [
      ...passage(1, "Walter built boats. He was quick, was Walter."),
      ...passage(2, "Walter drowned."),
    ];
    expect(headingsOf([roots, chapter], names)[1]).toBe("Walter");
  });

  it("is no name of one passage among others, and no subject of another time of life", () => {
    const chapter = [
      ...passage(1, "Walter built boats. He was quick, was Walter. Everybody said so of Walter."),
      ...passage(2, "I was married in the rain."),
      ...passage(3, "The baby came in the snow."),
    ];
    expect(headingsOf([roots, chapter], names)[1]).toBe(packs.en.story.parts[4]);
  });

  it("is whom several of its passages name, though few of its sentences do", () => {
    const rest =
      " The rain came. The rain went. The roof held. The dog slept. The stove smoked. The milk boiled.";
    const chapter = [
      ...passage(1, `My teacher was Sep.${rest}${rest}`),
      ...passage(2, `I drove out with Sep.${rest}${rest}`),
      ...passage(3, `They carried Sep down.${rest}`),
    ];
    expect(headingsOf([roots, chapter], names)[1]).toBe("Sep");
  });

  it("is no name that is said twice in one breath", () => {
    const chapter = passage(
      1,
      "He came from Barrowford no not Barrowford on the bus. He hummed. We were wed.",
    );
    expect(headingsOf([roots, chapter], names)[1]).toBe(packs.en.story.parts[4]);
  });

  it("is no word that only opens sentences", () => {
    const chapter = [
      ...passage(1, "Passengers? They clapped. Passengers are like that."),
      ...passage(2, "Passengers again."),
    ];
    expect(headingsOf([roots, chapter], names)[1]).toBe(packs.en.story.parts[4]);
  });

  it("is no place that somebody only comes from", () => {
    const chapter = [
      ...passage(1, "Half of the village was from Lublin. They quarrelled."),
      ...passage(2, "The wife was from Lublin. She was dry."),
    ];
    expect(headingsOf([roots, chapter], names)[1]).toBe(packs.en.story.parts[4]);
  });

  it("is sooner a name where something is told over decades in one breath, of which no part of a life speaks", () => {
    const rest =
      " The rain came. The rain went. The roof held. The dog slept. The stove smoked. The milk boiled. The wind turned. The gate fell. The hens ran.";
    const of = (first: string, last: string) =>
      headingsOf([roots, passage(1, `I met Sep${first}. We lost Sep${last}.${rest}${rest}`)], names)[1];
    expect(of("", "")).toBe(packs.en.story.parts[4]);
    expect(of(" in 1951", " in 1988")).toBe("Sep");
  });
});
