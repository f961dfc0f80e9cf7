import { describe, expect, it } from "vitest";
import type { Language } from "#language/packs.ts";
import { knownSpellings } from "../chronology/life-order.ts";
import { createPunctuator } from "./raw-speech.ts";

const marksIn = (language: Language, ...said: string[]) =>
  createPunctuator({ known: knownSpellings(said, language), said, language });

describe("speech that was taken down without punctuation", () => {
  it("has stops where a sentence begins, capitals, and every word", () => {
    const raw =
      "sheila give everything away inside a fortnight his coat the lot went to the salvation army she couldnt have it in the house and i took the wellies out the bag and never said a word";
    expect(marksIn("en", "I met Sheila in 1961.")(raw)).toBe(
      "Sheila give everything away inside a fortnight his coat the lot went to the salvation army. She couldn't have it in the house. And I took the wellies out the bag and never said a word.",
    );
  });

  it("names people and places as they are spelled elsewhere, and begins with them", () => {
    const raw =
      "no i jak matka umarła to ja ten zegar wzięłam bez pytania a gienia przyjechała na rocznicę patrzy ściana goła i mówi jeszcze nie ostygła a ja jej na to żeś tu była cztery razy";
    expect(marksIn("pl", "Moja siostra Gienia mieszka w Pile.")(raw)).toBe(
      "No i jak matka umarła to ja ten zegar wzięłam bez pytania. A Gienia przyjechała na rocznicę patrzy ściana goła i mówi jeszcze nie ostygła. A ja jej na to żeś tu była cztery razy.",
    );
  });

  it("is not parted between a noun and what is said of it", () => {
    const raw =
      "well it was lovely wasnt it and all the time he had he told me after and i thought id best not ask who won and he put his thumb over it";
    expect(marksIn("en")(raw)).toBe(
      "Well it was lovely wasn't it and all the time he had he told me after. And I thought I'd best not ask who won. And he put his thumb over it.",
    );
  });

  it("is not parted between a verb and its subject, nor before what is told of a time", () => {
    const swedish =
      "det kunde inte jag vi träffades på liseberg och det hade han han hade gått direkt från skiftet och sen gifte vi oss i kyrkan och det regnade hela den dagen";
    expect(marksIn("sv")(swedish)).toBe(
      "Det kunde inte jag. Vi träffades på liseberg och det hade han. Han hade gått direkt från skiftet och sen gifte vi oss i kyrkan och det regnade hela den dagen.",
    );
    const english =
      "he dug half the dykes between here and saltfleet and then the next year he says hes going to the nickel and walter knew about it he never read it he made the box";
    expect(marksIn("en", "We went to Saltfleet with Walter.")(english)).toBe(
      "He dug half the dykes between here and Saltfleet and then the next year he says he's going to the nickel. And Walter knew about it. He never read it. He made the box.",
    );
  });

  it("does not part two people", () => {
    const raw =
      "ja det var den där gången vi skulle åka till höga kusten bara han och jag och bilen gick sönder redan i lunde och vi kom aldrig fram";
    expect(marksIn("sv")(raw)).toContain("bara han och jag och bilen");
  });

  it.each([
    "We had red lino. and i danced on it, with Mother, when nobody was there to see us, all the way to the door and back again.",
    "she had red lino",
  ])("stays as it is where it has punctuation, or few words: %s", (text) => {
    expect(marksIn("en")(text)).toBe(text);
  });

  it("has capitals on given names that the teller never spelled, but not where a form of one is another word", () => {
    const english =
      "and ronnie who never spoke to a soul shouts out were on our honeymoon and you never heard such a silence in all your life in that dining room";
    expect(marksIn("en")(english)).toContain("Ronnie who never spoke");
    const polish =
      "no i stał na brzegu a potem po lodzie poszedł i czapka została na samym brzegu i wołałem i wołałem i nikt nie odpowiadał nikt a nikt";
    expect(marksIn("pl")(polish)).toContain("po lodzie");
  });

  it("ends where its paragraph does, and has no capital that only begins a longer name", () => {
    const punctuate = createPunctuator({
      known: new Set(["Long", "Meg", "Ida"]),
      said: ["The Long Meg stood at the end of the field.", "Ida went there with me."],
      language: "en",
    });
    const text =
      "well it was a long way in the dark and we had no lamp with us and ida held on to my sleeve till we got to the road and the road was white with frost\nand then we sang";
    expect(punctuate(text)).toMatch(/a long way .* Ida held .* frost\.\nAnd then we sang\.$/su);
  });
});
