import { describe, expect, it } from "vitest";
import type { HeldPassage, Section } from "../story.ts";
import { storyText } from "../story-text.ts";
import { decided } from "./deciding.ts";

const source = [{ interview_id: "i", message_id: "m0" }];
const whitest = "Barbara came for her own dress, the whitest in all the church.";
const other = "Barbara came for her dress.";

const section = (heading: string, ...texts: string[]): Section => ({
  heading,
  sentences: texts.map((text) => ({
    text,
    sources: source,
    ...(text === whitest ? { held: "p1" } : {}),
  })),
});

const passage = (heading: string): HeldPassage => ({
  id: "p1",
  reasons: ["together"],
  lines: [{ text: whitest, sources: source, heading, before: null, now: whitest }],
  names: [],
  decision: null,
});

const standingUnder = (heading: string) => {
  const sections = [
    section("The forge", "Stella pumped the bellows.", "Her father talked to the horses."),
    section(
      heading,
      whitest,
      "“The moths have had it,” said Stella.",
      "Stella and Stella's lace.",
      "Barbara took the rag and went.",
    ),
    section("The keys", "A hundred keys hung in the school."),
    section("The school", "The bell rang at eight."),
    section("The pond", "It froze over in the winter."),
  ];
  return { sections, passages: [passage(heading)], story: storyText({ sections }), isEdited: false };
};

const english = { title: "Stella Hale: A hundred keys", language: "en" } as const;
const reword = { passage: "p1", decision: "reword", wording: [other] } as const;

describe("the heading of a chapter in which something was decided about", () => {
  it("does not print in large letters what was taken out of it, and names whom it tells of", () => {
    const after = decided(standingUnder("The whitest dress"), reword, english);
    expect(after?.story).not.toMatch(/whitest/iu);
    expect(after?.sections.map(({ heading }) => heading)).toEqual([
      "The forge",
      "Barbara",
      "The keys",
      "The school",
      "The pond",
    ]);
  });

  it("stays where the chapter still tells what it says", () => {
    const after = decided(standingUnder("The moths"), reword, english);
    expect(after?.sections[1]?.heading).toBe("The moths");
  });

  it("stays where a person wrote it", () => {
    const standing = standingUnder("The whitest dress");
    const sections = standing.sections.map((one, at) => (at === 1 ? { ...one, was: "Dresses" } : one));
    expect(decided({ ...standing, sections }, reword, english)?.sections[1]?.heading).toBe(
      "The whitest dress",
    );
  });

  it("goes from a text that a person edited as well, and the line comes back under the new one", () => {
    const edited = { ...standingUnder("The whitest dress"), isEdited: true };
    const after = decided(edited, { passage: "p1", decision: "leave_out" }, english);
    expect(after?.story).not.toMatch(/whitest/iu);
    const back = after && decided(after, { passage: "p1", decision: "keep" }, english);
    expect(back?.sections[1]?.sentences.map(({ text }) => text)).toContain(whitest);
    expect(back?.sections).toHaveLength(5);
  });

  it("is no form of the name of whoever it is about", () => {
    const own = [
      section("Kuźnia", "Hela dmuchała miechem.", "Ojciec kuł."),
      section(
        "Przy jednym stole",
        "Utopił się brat Heli, Zygmuś.",
        whitest,
        "Szkoda było Heli.",
        "Mama Heli już nie śpiewała.",
      ),
      section("Klucze", "Hela nosiła klucze.", "Wołali na nią Hela."),
      section("Szkoła", "Dzwonek dzwonił o ósmej, a Hela szła z Helą do szkoły."),
    ];
    const [standing] = [
      {
        sections: own,
        passages: [passage("Przy jednym stole")],
        story: storyText({ sections: own }),
        isEdited: false,
      },
    ];
    const choice = { passage: "p1", decision: "leave_out" } as const;
    const lost = {
      ...standing,
      sections: own.map((one) => ({
        ...one,
        sentences: one.sentences.map((line) => ({
          ...line,
          text: line.text === whitest ? "Przy jednym stole nikt nic nie mówił." : line.text,
        })),
      })),
    };
    const held = {
      ...lost,
      passages: [
        {
          ...passage("Przy jednym stole"),
          lines: passage("Przy jednym stole").lines.map((line) => ({
            ...line,
            text: "Przy jednym stole nikt nic nie mówił.",
            now: "Przy jednym stole nikt nic nie mówił.",
          })),
        },
      ],
    };
    const after = decided(held, choice, { title: "Helena Dudek: Czterdzieści jeden", language: "pl" });
    expect(after?.sections[1]?.heading).toBe("Zygmuś");
  });
});
