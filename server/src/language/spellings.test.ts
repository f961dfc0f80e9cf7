import { expect, test } from "vitest";
import { hear } from "#interviewer/hearing/hear.ts";
import { heed } from "#interviewer/hearing/heed.ts";
import { fold } from "./fold.ts";
import { type Language, packs } from "./packs.ts";
import { foldSpoken } from "./spellings.ts";
import { stopwordsOf } from "./text.ts";

const languages = Object.keys(packs) as Language[];

const said: Record<Language, readonly [string, string][]> = {
  en: [
    ["Dinnae write that doon.", "delete"],
    ["Ye never heard owt of what I telt ye.", "not_heard"],
    ["I cannae go on the day, I'm tired.", "stop"],
  ],
  sv: [
    ["Dä här får du itte skriva upp.", "delete"],
    ["Dä vill ja itte tala om.", "declines"],
    ["Vem ä dä som läser dä här?", "asks"],
  ],
  it: [
    ["De questo minga voglio parlare.", "declines"],
    ["Icché ha detto? Nun ho capito.", "unclear"],
    ["Nun lo scriva, questo.", "delete"],
  ],
  pl: [
    ["Niy pisz tego, proszę.", "delete"],
    ["O tym jo niy byda godać.", "declines"],
    ["Tera starczy na dziś, zara ida spać.", "stop"],
  ],
};

test.each(languages)("what is spelled as it is spoken is heard, in %s", (language) => {
  const pack = packs[language];
  for (const [text, intent] of said[language])
    expect(heed(hear(text, language), { text, pack }).intent, text).toBe(intent);
});

test.each(languages)("no small word of the written language is read as another, in %s", (language) => {
  const { hearing } = packs[language];
  const written = stopwordsOf(packs[language]);
  const other = [...hearing.spellings.keys()].filter(
    (word) => written.has(word) && foldSpoken(word, hearing) !== fold(word),
  );
  expect(other).toEqual([]);
});

test("in the middle of a long telling a question in dialect that the teller goes on to answer is not put to Saga", () => {
  const text =
    "Hon satt vid fönstret i tolv år och band buketter åt hela torget, och fingrarna kunde hon itte böja om kvällarna, för vattnet var kallt och rosorna fulla av taggar. Å vet du va hon gjorde då? Hon lärde mig att binda i stället, tyst, utan att visa, så att jag fick titta. Det har jag kvar i händerna än i dag. Torget är parkering nu. Buketterna köper de i mataffären, i plast. Mor hade skrattat åt det.";
  expect(heed(hear(text, "sv"), { text, pack: packs.sv }).intent).toBe("told");
});
