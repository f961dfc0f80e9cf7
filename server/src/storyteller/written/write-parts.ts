import type { Language } from "#language/packs.ts";
import { type Sentence, sourceKey, sourceOf, type Told } from "../story.ts";
import { paragraphsOf, paragraphText } from "../story-text.ts";
import { isTooLong, isTooShort, wordsForNext } from "./budget.ts";
import { gapsIn, seenBy } from "./gaps.ts";
import { lastReading } from "./last-reading.ts";
import {
  keysOfMust,
  type Material,
  markOf,
  materialOf,
  mustBeTold,
  wholeLife,
  wishesIn,
  wordsOfMaterial,
} from "./material.ts";
import type { Part } from "./outline.ts";
import { writeSection } from "./section.ts";
import { createSpending, type Spending } from "./spending.ts";
import { toldSection } from "./told-section.ts";
import { trimmed } from "./trim.ts";
import { linesOf, type PartDone, type StoryOrder, type Writing, wordsIn, wordsOfParts } from "./work.ts";

type Spent = Writing & Spending;

const answersOf = (part: Part, told: readonly Told[]): Told[] => {
  const wanted = new Set(part.answers.map(sourceKey));
  return told.filter((answer) => wanted.has(sourceKey(sourceOf(answer))));
};

/** A life of so few words is seen whole by whoever writes a part of it. */
const mostWhole = 6_000;
/** Told words for each word of a section: more would only be paid for. */
const mostToldPerWord = 5;
const leastMaterial = 1_500;

/** What whoever writes a part sees: the whole life where it is short, else the answers of the part. */
const materialFor = (
  part: Part,
  { told, words, language }: { told: readonly Told[]; words: number; language: Language },
): Material[] => {
  const all = wholeLife(told, language);
  if (wordsOfMaterial(all, language) <= mostWhole) return all;
  const most = Math.max(leastMaterial, words * mostToldPerWord);
  return materialOf(answersOf(part, told), { most, language });
};

type PartAt = { at: number; words: number; done: readonly (PartDone | undefined)[]; faults?: string[] };

const modelSection = (
  { at, words, done, faults = [] }: PartAt,
  { order, ask, mend, mayMend }: Spent,
): Promise<Sentence[] | null> => {
  const { outline, tellers, style, tellerLanguage: language, seed } = order;
  const part = outline.parts[at];
  const teller = part && tellers[part.teller];
  if (!part || !teller) return Promise.resolve(null);
  const material = materialFor(part, { told: teller.told, words, language });
  const byKey = new Map(teller.told.map((one) => [sourceKey(sourceOf(one)), markOf(one)]));
  const own = part.answers.flatMap((source) => byKey.get(sourceKey(source)) ?? []);
  const before = done
    .slice(0, at)
    .flatMap((one) => (one ? paragraphsOf(one.sentences).map(paragraphText) : []))
    .join("\n\n");
  const voice = { language, style, teller };
  const printed = done.flatMap((one, other) => (other === at ? [] : (one?.sentences ?? [])));
  return writeSection(
    {
      commission: {
        voice,
        heading: part.heading,
        words,
        material,
        before,
        own,
        lines: part.lines ?? [],
        chapters: [...new Set(outline.parts.map(({ heading }) => heading))],
        turnings: mustBeTold(
          material.filter(({ mark }) => own.includes(mark)),
          language,
        ),
        wishes: wishesIn(material, teller.told),
        seed,
      },
      context: {
        language,
        style,
        tellerName: teller.name,
        told: teller.told,
        material,
        printed: printed.map(({ text }) => text),
        matters: teller.matters ?? [],
      },
      ask: faults.length > 0 ? mend : ask,
      mend,
      mayMend,
    },
    faults,
  );
};

const sectionAt = async (place: PartAt, writing: Spent): Promise<PartDone> => {
  const sentences = await modelSection(place, writing);
  if (sentences) return { sentences, by: "model" };
  const { outline, tellers, style, tellerLanguage: language } = writing.order;
  const part = outline.parts[place.at];
  const teller = part && tellers[part.teller];
  if (!teller) return { sentences: [], by: "teller" };
  const told = answersOf(part, teller.told);
  const { words } = place;
  return {
    sentences: toldSection({ told, words, style, language, tellerName: teller.name }),
    by: "teller",
  };
};

const mostMendings = 3;
/** Models fall behind what they are asked for. */
const askedBeyond = 1.25;

/** The section of the model that is farthest below its length. */
const worstOf = (done: readonly PartDone[], { outline, tellerLanguage }: StoryOrder): number => {
  const told = outline.parts.reduce((sum, part) => sum + part.told, 0);
  let worst = { at: -1, missing: 0 };
  for (const [at, { sentences, by }] of done.entries()) {
    const fair = (outline.words * (outline.parts[at]?.told ?? 0)) / told;
    const missing = fair - wordsIn(sentences, tellerLanguage);
    if (by === "model" && (worst.at < 0 || missing > worst.missing)) worst = { at, missing };
  }
  return worst.at;
};

const isOver = (done: readonly PartDone[], { order }: Spent): boolean => {
  const { outline, tellerLanguage } = order;
  return isTooLong(wordsOfParts(done, tellerLanguage), outline.words);
};

/** Is an answer that was planned told nowhere? */
const hasGaps = (done: readonly PartDone[], order: StoryOrder): boolean =>
  [...order.tellers.keys()].some((at) => {
    const lines = linesOf(at, done, order);
    return lines.length > 0 && gapsIn({ at, lines, order }, seenBy({ at, lines, order })).untold.length > 0;
  });

/** Brings the whole to its length where it is too short: the worst section is written anew, twice at most. */
const lengthened = async (first: readonly PartDone[], writing: Spent): Promise<PartDone[]> => {
  const { outline, tellerLanguage: language } = writing.order;
  const done = [...first];
  for (let count = 0; count < mostMendings; count += 1) {
    const total = wordsOfParts(done, language);
    const missing = outline.words - total;
    if (!isTooShort(total, outline.words) || !writing.mayMend()) break;
    const at = worstOf(done, writing.order);
    const old = done[at];
    if (!old) break;
    const had = wordsIn(old.sentences, language);
    const words = Math.round(had + missing * askedBeyond);
    const sentences = await modelSection({ at, words, done, faults: ["too_short"] }, writing);
    const gained = sentences ? wordsIn(sentences, language) - had : 0;
    if (!sentences || Math.abs(missing - gained) >= missing) continue;
    done[at] = { sentences, by: "model" };
    await writing.sections.keep(at, done[at]);
  }
  return done;
};

/**
 * Writes the sections of an outline one after the other, each within what is left of the length, and keeps each as soon
 * as it is done. What no model could write soundly stands in the teller's own sentences.
 */
export const writeParts = async (given: Writing): Promise<PartDone[]> => {
  const writing = { ...given, ...createSpending(given.ask, given.order.outline) };
  const { order, sections, report } = writing;
  const { parts, words: whole } = order.outline;
  const done: PartDone[] = [];
  let written = 0;
  for (const at of parts.keys()) {
    await report({ done: at, of: parts.length });
    const known = await sections.read(at);
    const words = wordsForNext({ whole, written, parts, at });
    const part = known ?? (await sectionAt({ at, words, done }, writing));
    if (!known) await sections.keep(at, part);
    done.push(part);
    written += wordsIn(part.sentences, order.tellerLanguage);
  }
  await report({ done: parts.length, of: parts.length });
  const read = await lastReading(await lengthened(done, writing), writing);
  const isWhole = !isOver(read, writing) && !hasGaps(read, order);
  const again =
    isWhole || !writing.mayMend() ? read : await lastReading(read, { ...writing, ask: writing.mend });
  if (!isOver(again, writing)) return again;
  const language = order.tellerLanguage;
  const lines = order.outline.parts.flatMap((part) => part.lines ?? []);
  const must = new Set(order.tellers.flatMap(({ told }) => keysOfMust(told, language)));
  const people = [...order.tellers.keys()].flatMap((at) => seenBy({ at, lines: [], order }).people);
  return trimmed(again, { words: whole, language, lines, must, people });
};
