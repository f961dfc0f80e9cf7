import type { Language } from "#language/packs.ts";
import { flat } from "../grounding/quote-check.ts";
import { sourceKey, sourceOf } from "../story.ts";
import { holdsOf } from "../text/holds-of.ts";
import { type Material, mustBeTold, wholeLife, wordsOfMaterial } from "./material.ts";
import type { Part } from "./outline.ts";
import { type Met, namerOf, peopleMet } from "./people.ts";
import { namesOfTeller } from "./teller-names.ts";
import { type TurningPoint, turningPointsOf, untoldPoints } from "./turning-points.ts";
import { type Line, linesOf, type PartDone, type StoryOrder } from "./work.ts";

/** Of a longer life the last reading sees only the answers that were left out and must not be. */
const mostSeen = 6_000;

/** What a story is held against when it is read once more. */
export type Seen = {
  material: Material[];
  /** Keys of the answers that must be told, and of all that were planned. */
  must: ReadonlySet<string>;
  planned: ReadonlySet<string>;
  /** Who has a name in several answers that were planned. */
  people: readonly Met[];
  /** The deaths, marriages and moves among what was planned. */
  points: readonly TurningPoint[];
};

/** What of the plan stands nowhere in the story of one teller. */
export type Gaps = { untold: Material[]; unnamed: Met[]; lines: string[]; points: TurningPoint[] };

type Own = { at: number; done: readonly PartDone[]; order: StoryOrder };

const keyOf = ({ told }: Material): string => sourceKey(sourceOf(told));

const textOf = (lines: readonly Line[]): string => lines.map(({ sentence }) => sentence.text).join(" ");

/** The chapters of a teller that a model wrote: what stands in the teller's own sentences is as it is. */
const writtenParts = ({ at, done, order }: Own): Part[] =>
  order.outline.parts.filter(({ teller }, place) => teller === at && done[place]?.by === "model");

/** What of a life the last reading sees. */
export const seenBy = ({ at, done, order }: Own): Seen => {
  const language = order.tellerLanguage;
  const { told = [], name = "", people: known = [] } = order.tellers[at] ?? {};
  const all = wholeLife(told, language);
  const marks = new Set(mustBeTold(all, language));
  const elsewhere = new Set(
    done
      .filter(({ by }) => by === "teller")
      .flatMap(({ sentences }) => sentences.flatMap(({ sources }) => sources.map(sourceKey))),
  );
  const own = writtenParts({ at, done, order });
  const kept = new Set(own.flatMap((part) => part.must ?? []).map(sourceKey));
  const isMust = (one: Material): boolean => marks.has(one.mark) || kept.has(keyOf(one));
  const must = new Set(all.filter((one) => isMust(one) && !elsewhere.has(keyOf(one))).map(keyOf));
  const plannedFor = order.outline.parts.filter(({ teller }) => teller === at);
  const planned = new Set(
    plannedFor.flatMap(({ answers }) => answers.map(sourceKey)).filter((key) => !elsewhere.has(key)),
  );
  const chosen = all.filter((one) => planned.has(keyOf(one)));
  const tellerName = namesOfTeller({ name, told, people: known }, language);
  const people = peopleMet(chosen, { language, tellerName, known });
  const points = turningPointsOf(chosen, language);
  if (wordsOfMaterial(all, language) <= mostSeen) return { material: all, must, planned, people, points };
  const written = linesOf(at, done, order).map(({ sentence }) => sentence);
  const cited = new Set(written.flatMap(({ sources }) => sources.map(sourceKey)));
  const half = new Set(untoldPoints(points, written, language).map(({ key }) => key));
  const material = all.filter(
    (one) =>
      half.has(keyOf(one)) ||
      ([must, planned].every((keys) => keys.has(keyOf(one))) && !cited.has(keyOf(one))),
  );
  return { material, must, planned: new Set(material.map(keyOf)), people, points };
};

/** A line of the teller stands where so many of its words do: in a biography it speaks of them as of somebody else. */
const leastOfLine = 0.75;

const stands = (line: string, story: string, language: Language): boolean =>
  flat(story).includes(flat(line)) || holdsOf(line, { text: story, share: leastOfLine, language });

/** What was planned and stands nowhere: answers, people, and lines that were to stand word by word. */
export const gapsIn = (own: Own, { material, planned, people, points }: Seen): Gaps => {
  const { at, done, order } = own;
  const lines = linesOf(at, done, order);
  const language = order.tellerLanguage;
  const cited = new Set(lines.flatMap(({ sentence }) => sentence.sources.map(sourceKey)));
  const named = namerOf(people, language)(textOf(lines));
  const kept = writtenParts(own).flatMap((part) => part.lines ?? []);
  const places = lines.map((_, index) => textOf(lines.slice(index, index + 2)));
  const told = lines.map(({ sentence }) => sentence);
  // A line of three sentences stands in as many.
  const whole = flat(textOf(lines));
  const isMissing = (line: string): boolean =>
    !whole.includes(flat(line)) && !places.some((place) => stands(line, place, language));
  return {
    untold: material.filter((one) => planned.has(keyOf(one)) && !cited.has(keyOf(one))),
    // What is not told at all is named as a whole.
    points: untoldPoints(points, told, language).filter(({ key }) => cited.has(key)),
    unnamed: people.filter((one) => !named.has(one)),
    lines: kept.filter(isMissing),
  };
};

/** Of an answer that is told to such a share, nobody misses a sentence. */
const mostlyTold = 0.75;

/** The deaths, marriages and moves that were planned and stand nowhere in a whole story, in answers that hardly do themselves. */
export const missingPoints = (done: readonly PartDone[], order: StoryOrder): TurningPoint[] => {
  const language = order.tellerLanguage;
  const sentences = done.flatMap((part) => part.sentences);
  const textFrom = (key: string): string =>
    sentences
      .filter(({ sources }) => sources.some((source) => sourceKey(source) === key))
      .map(({ text }) => text)
      .join(" ");
  return [...order.tellers.entries()].flatMap(([at, { told }]) =>
    untoldPoints(seenBy({ at, done, order }).points, sentences, language).filter(({ key }) => {
      const answer = told.find((one) => sourceKey(sourceOf(one)) === key)?.text ?? "";
      return !holdsOf(answer, { text: textFrom(key), share: mostlyTold, language });
    }),
  );
};
