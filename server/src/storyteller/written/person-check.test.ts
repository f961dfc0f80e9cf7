import { describe, expect, it } from "vitest";
import type { StoryStyle } from "../story.ts";
import { keepsPerson } from "./person-check.ts";

describe("who tells a story", () => {
  const voice = (style: StoryStyle, language: "en" | "sv" | "it" | "pl") => ({
    style,
    language,
    tellerName: "Anna Lind",
    answers: ["My aunt Anna sold it."],
  });

  it.each([
    ["en", "I sold the boat.", "She sold the boat, and “I wept,” she said."],
    ["sv", "Jag sålde båten.", "Hon sålde båten."],
    ["it", "Andavamo al mare.", "Andavano al mare con lo schiavo."],
    ["pl", "Sprzedałam łódź.", "Sprzedała łódź przed kościołem."],
  ] as const)("is nobody but the writer in a biography (%s)", (language, own, other) => {
    expect(keepsPerson(own, voice("biography", language))).toBe(false);
    expect(keepsPerson(other, voice("biography", language))).toBe(true);
  });

  it("is not the song that is called so", () => {
    expect(keepsPerson("She hummed Abide With Me.", voice("biography", "en"))).toBe(true);
    expect(keepsPerson("She sang with me.", voice("biography", "en"))).toBe(false);
  });

  it.each([
    ["en", "He went down the mine at fourteen.", "The boat was mine."],
    ["sv", "En vår kom isen tillbaka.", "Det var vår båt."],
    ["pl", "Welon leżał u mamy w szufladzie.", "Welon już mamy w szufladzie."],
    ["pl", "W życiu mamy było go więcej niż w obrusie.", "Mamy go więcej niż w obrusie."],
    ["pl", "Maszyna mamy stoi pod oknem.", "Maszynę my mamy pod oknem."],
    ["pl", "Bała się mamy.", "Jak mamy jechać?"],
    ["pl", "Mamy nie było w domu.", "Mamy dom."],
  ] as const)("is not a word that is only spelled like the teller's own (%s: %s)", (language, other, own) => {
    expect(keepsPerson(other, voice("biography", language))).toBe(true);
    expect(keepsPerson(own, voice("biography", language))).toBe(false);
  });

  it("is the teller in the first person", () => {
    expect(keepsPerson("Anna Lind sold the boat.", voice("first-person", "en"))).toBe(false);
    expect(keepsPerson("Aunt Anna sold the boat.", voice("first-person", "en"))).toBe(true);
    expect(keepsPerson("They called me Anna.", voice("first-person", "en"))).toBe(true);
    expect(keepsPerson("My father sold the boat.", voice("first-person", "en"))).toBe(true);
  });
});
