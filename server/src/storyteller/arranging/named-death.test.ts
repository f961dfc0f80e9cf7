import { expect, it } from "vitest";
import { type Language, packs } from "#language/packs.ts";
import { knownSpellings } from "../chronology/life-order.ts";
import type { Told } from "../story.ts";
import { arrange } from "./arrange.ts";
import { callsOf } from "./calls.ts";
import { withDeadNamed } from "./named-death.ts";

const told = (texts: readonly string[]): Told[] =>
  texts.map((text, at) => ({
    interviewId: "i",
    number: 1,
    messageId: `m${at}`,
    text,
    topic: at === 0 ? "name_origin" : "partners_children",
    position: 2 * at + 1,
    isPrivate: false,
    ...(at > 1 ? { staysOn: true } : {}),
  }));

const inOrder = (texts: readonly string[], language: Language): string[] => {
  expect(packs[language]).toBeDefined();
  const life = { language, known: knownSpellings(texts, language), calls: callsOf(texts, language) };
  return arrange(withDeadNamed(told(texts), life), language).map((passage) => passage.told.text);
};

const born = "I was born in 1941 in Nelson, and they called me Edie after my grandma.";
const met = "I met Ron on the bus in 1960, he paid my fare, and our Ron hummed all the way to Colne.";
const death =
  "Oh, it drove me up the wall. He hummed shaving. Then he had the stroke in 2009, and one morning it went quiet in the other room.";
const bus = "In January 1963 Ron took the last bus over to Laneshaw Bridge in the snow with nine on it.";

it("tells how somebody died in its own time, by their name, and not where they were met", () => {
  expect(inOrder([born, met, death, bus], "en")).toEqual([
    born,
    met,
    bus,
    "Ron hummed shaving. Then he had the stroke in 2009, and one morning it went quiet in the other room.",
  ]);
});

it("is the death of nobody who was named only once, in passing", () => {
  const passing = "In 1960 I moved to Linden Court, with a cord in every room and a man named Ron.";
  const home = "In 1963 I took the last bus over to Laneshaw Bridge in the snow with nine on it.";
  expect(inOrder([born, passing, death, home], "en")).toContain(death);
});

it("leaves a death where it is told when it goes on with what was told there", () => {
  const goesOn =
    "He bought the whippet and the melodeon. Then he had the stroke in 2009, and one morning it went quiet in the other room.";
  const whippet = "Ron met a man with a whippet and a melodeon on the top deck in 1960.";
  expect(inOrder([born, whippet, goesOn, bus], "en")).toEqual([born, whippet, goesOn, bus]);
});

it("tells a wedding behind how they met, though it was told last and names no year", () => {
  const first = "Urodziłam się w 1938 roku w Krobi, a w domu wołali na mnie Zocha.";
  const wedding = "W sobotę był ślub, osiemdziesiąt osób w stodole, i Heniek grał na harmonii.";
  const wagon =
    "W 1961 roku poznałam Heńka przez wagon, bo Heniek pusty podstawił, a w październiku był ślub.";
  const asked: Told[] = told([first, wagon, wedding]).map((one, at) => ({
    ...one,
    ...(at === 2 ? { topic: "work_outline" as const, staysOn: false } : {}),
  }));
  expect(arrange(asked, "pl").map((passage) => passage.told.text)).toEqual([first, wagon, wedding]);
});
