import { describe, expect, it } from "vitest";
import { type StoryStyle, sourceKey, sourceOf, type Told } from "../story.ts";
import { paragraphsOf, paragraphText } from "../story-text.ts";
import { toldOf } from "../told.test-suite.ts";
import { toldSection } from "./told-section.ts";

const doreen =
  "Doreen Pickles wove back to back with me, we shared an alley. She had the biggest laugh in Lancashire. I go to her on Thursdays with a custard.";
const aside = "Same as I would have.";
const michael =
  "Michael were born in November and he had two days. They never let me hold him. I found the grave in the spring, up by the wall.";
const ron = "He hummed shaving. He hummed to the pigeons. Then it went quiet in the other room.";

const told: Told[] = toldOf([doreen, aside, michael, ron], (position) => ({
  position: 2 * position + 1,
  ...(position === 1 ? { staysOn: true } : {}),
}));

const written = (more: Partial<Parameters<typeof toldSection>[0]> = {}): string[] =>
  paragraphsOf(
    toldSection({ told, elsewhere: [], brief: [], words: 200, style: "biography", language: "en", ...more }),
  ).map(paragraphText);

describe("a chapter in the teller's own words", () => {
  it.each<StoryStyle>(["biography", "first-person"])(
    "has whole answers in their order, each a paragraph of its own (%s)",
    (style) => {
      const [first = "", next = "", other = "", ...more] = written({ style });
      expect(first).toContain("Doreen Pickles wove");
      expect(first).toContain("with a custard.");
      expect(next).toContain(aside.slice(0, -1));
      expect(other).toContain("up by the wall.");
      expect(more).toEqual([]);
      expect([first, next, other].every((text) => text.startsWith("“") && text.endsWith("”"))).toBe(
        style === "biography",
      );
    },
  );

  it("tells nothing that another chapter tells", () => {
    const elsewhere = [
      "Michael was born in November and had two days.",
      "“They never let me hold him.”",
      "Doreen, who wove back to back with Edie, had the biggest laugh in Lancashire.",
    ];
    const text = written({ elsewhere }).join(" ");
    expect(text).toContain("I found the grave in the spring");
    expect(text).not.toMatch(/two days|hold him|biggest laugh/u);
  });

  it("leaves out what speaks of somebody whom it does not name, unless it goes on from what stands before it", () => {
    expect(written().join(" ")).not.toContain("hummed");
    const [, , third, fourth] = told;
    const on = [third, { ...fourth, staysOn: true }] as Told[];
    expect(written({ told: on }).join(" ")).toContain("hummed");
    expect(written({ told: told.slice(1, 2) })).toEqual([]);
  });

  it("leaves out first what was to be told in brief, where there is no room", () => {
    const brief = told.slice(2, 3).map((one) => sourceKey(sourceOf(one)));
    expect(written({ brief, words: 30 }).join(" ")).not.toContain("Michael");
    expect(written({ brief, words: 200 }).join(" ")).toContain("Michael");
  });

  it("holds nothing private", () => {
    expect(written({ told: told.map((one) => ({ ...one, isPrivate: true })) })).toEqual([]);
  });
});
