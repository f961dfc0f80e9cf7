import type { Language } from "#language/packs.ts";
import { isTurning } from "../passages.ts";
import { knownNames, personsIn } from "../persons.ts";
import { type Sentence, sourceKey, sourceOf, type Told } from "../story.ts";
import { paragraphsOf, paragraphText } from "../story-text.ts";
import { isTooLong, isTooShort, wordsForNext } from "./budget.ts";
import { materialOf } from "./material.ts";
import type { Part } from "./outline.ts";
import { writeSection } from "./section.ts";
import { toldSection } from "./told-section.ts";
import { trimmed } from "./trim.ts";
import { type PartDone, type StoryOrder, type Writing, wordsIn } from "./work.ts";

const answersOf = (part: Part, told: readonly Told[]): Told[] => {
  const wanted = new Set(part.answers.map(sourceKey));
  return told.filter((answer) => wanted.has(sourceKey(sourceOf(answer))));
};

/** Who is named in the sections before. */
const namesSoFar = (
  done: readonly (PartDone | undefined)[],
  { language, tellerName }: { language: Language; tellerName: string },
): string[] => {
  const texts = done.flatMap((part) => part?.sentences.map(({ text }) => text) ?? []);
  const known = knownNames(texts);
  return [
    ...new Set(
      texts.flatMap((text) => personsIn(text, { language, tellerName, known }).map(({ full }) => full)),
    ),
  ];
};

type Place = { at: number; words: number; done: readonly (PartDone | undefined)[]; faults?: string[] };

const modelSection = (
  { at, words, done, faults = [] }: Place,
  { order, ask }: Writing,
): Promise<Sentence[] | null> => {
  const { outline, tellers, style, tellerLanguage: language, seed } = order;
  const part = outline.parts[at];
  const teller = part && tellers[part.teller];
  if (!part || !teller) return Promise.resolve(null);
  const material = materialOf(answersOf(part, teller.told), { words, language });
  const before = paragraphsOf(done[at - 1]?.sentences ?? []).at(-1) ?? [];
  const voice = { language, style, teller };
  const printed = done.flatMap((one, other) => (other === at ? [] : (one?.sentences ?? [])));
  return writeSection(
    {
      commission: {
        voice,
        heading: part.heading,
        words,
        material,
        before: paragraphText(before),
        turnings: material.filter(({ told }) => isTurning(told.text, language)).map(({ mark }) => mark),
        introduced: namesSoFar(done.slice(0, at), { language, tellerName: teller.name }),
        seed,
      },
      court: {
        language,
        style,
        tellerName: teller.name,
        told: teller.told,
        material,
        printed: printed.map(({ text }) => text),
        matters: teller.matters ?? [],
      },
      ask,
    },
    faults,
  );
};

const sectionAt = async (place: Place, writing: Writing): Promise<PartDone> => {
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

const mostMendings = 2;

/** The section of the model that is farthest from its length in the direction in which the whole is wrong. */
const worstOf = (done: readonly PartDone[], { outline, tellerLanguage }: StoryOrder): number => {
  const total = done.reduce((sum, { sentences }) => sum + wordsIn(sentences, tellerLanguage), 0);
  const told = outline.parts.reduce((sum, part) => sum + part.told, 0);
  const sign = Math.sign(outline.words - total);
  let worst = { at: -1, missing: 0 };
  for (const [at, { sentences, by }] of done.entries()) {
    const fair = (outline.words * (outline.parts[at]?.told ?? 0)) / told;
    const missing = sign * (fair - wordsIn(sentences, tellerLanguage));
    if (by === "model" && (worst.at < 0 || missing > worst.missing)) worst = { at, missing };
  }
  return worst.at;
};

/** Brings the whole to its length: the worst section is written anew, twice at most; what is too much then is cut. */
const mended = async (first: readonly PartDone[], writing: Writing): Promise<PartDone[]> => {
  const { outline, tellerLanguage: language } = writing.order;
  const done = [...first];
  const total = (): number => done.reduce((sum, { sentences }) => sum + wordsIn(sentences, language), 0);
  for (let count = 0; count < mostMendings; count += 1) {
    const words = total();
    const isLong = isTooLong(words, outline.words);
    if (!isLong && !isTooShort(words, outline.words)) break;
    const at = worstOf(done, writing.order);
    const old = done[at];
    if (!old) break;
    const had = wordsIn(old.sentences, language);
    const wanted = Math.max(60, had + outline.words - words);
    const faults = [isLong ? "too_long" : "too_short"];
    const sentences = await modelSection({ at, words: wanted, done, faults }, writing);
    const gained = sentences ? wordsIn(sentences, language) - had : 0;
    if (!sentences || Math.abs(words + gained - outline.words) >= Math.abs(words - outline.words)) continue;
    done[at] = { sentences, by: "model" };
    await writing.shelf.keep(at, done[at]);
  }
  return isTooLong(total(), outline.words) ? trimmed(done, { words: outline.words, language }) : done;
};

/**
 * Writes the sections of an outline one after the other, each within what is left of the length, and keeps each as soon
 * as it is done. What no model could write soundly stands in the teller's own sentences.
 */
export const writeParts = async (writing: Writing): Promise<PartDone[]> => {
  const { order, shelf, report } = writing;
  const { parts, words: whole } = order.outline;
  const done: PartDone[] = [];
  let written = 0;
  for (const at of parts.keys()) {
    await report({ done: at, of: parts.length });
    const known = await shelf.read(at);
    const words = wordsForNext({ whole, written, parts, at });
    const part = known ?? (await sectionAt({ at, words, done }, writing));
    if (!known) await shelf.keep(at, part);
    done.push(part);
    written += wordsIn(part.sentences, order.tellerLanguage);
  }
  await report({ done: parts.length, of: parts.length });
  return mended(done, writing);
};
