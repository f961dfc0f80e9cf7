import { type Sentence, sourceKey } from "../story.ts";
import { askedFor, isTooLong, isTooShort, type Pace, wordsForNext } from "./budget.ts";
import { answersOf, commissionAt, inOrderOf, type PartAt } from "./commission.ts";
import { draftChapters, mostAtOnce } from "./draft.ts";
import { gapsIn, seenBy } from "./gaps.ts";
import { type Given, isAskedFor } from "./hints.ts";
import { lastReading } from "./last-reading.ts";
import { cutToLength } from "./length.ts";
import type { Outline } from "./outline.ts";
import type { Commission } from "./prompt.ts";
import { writeSection } from "./section.ts";
import { createSpending, type Spending } from "./spending.ts";
import { toldSection } from "./told-section.ts";
import { linesOf, type PartDone, type StoryOrder, type Writing, wordsIn, wordsOfParts } from "./work.ts";

type Spent = Writing & Spending;

type Attempt = PartAt & { faults?: string[]; draft?: unknown };

const modelSection = async (
  { faults = [], draft, ...place }: Attempt,
  { order, ask, mend, mayMend }: Spent,
): Promise<Sentence[] | null> => {
  const commissioned = commissionAt(place, order);
  if (!commissioned) return null;
  return writeSection({ ...commissioned, ask: faults.length > 0 ? mend : ask, mend, mayMend, draft }, faults);
};

const sectionAt = async (place: Attempt, writing: Spent): Promise<PartDone> => {
  const sentences = await modelSection(place, writing);
  if (sentences) return { sentences, by: "model" };
  const { outline, tellers, style, tellerLanguage: language } = writing.order;
  const part = outline.parts[place.at];
  const teller = part && tellers[part.teller];
  if (!teller) return { sentences: [], by: "teller" };
  const { words } = place;
  const elsewhere = place.done.flatMap((one) => one?.sentences.map(({ text }) => text) ?? []);
  const brief = (part.brief ?? []).map(sourceKey);
  const told = inOrderOf(part, answersOf(part, teller.told));
  return { sentences: toldSection({ told, elsewhere, brief, words, style, language }), by: "teller" };
};

const mostMendings = 5;
/** What is missing is asked of so many sections: more of them cost more than may be spent on it. */
const mostTogether = 2;
/** A short story that ends too short, and a long one that ends below this share of its length, is worth so many sections more, whatever was spent on other words before. */
const [farTooShort, mostWhatever] = [0.8, 2];
/** Whoever reads the whole knows better than code what it can do without: it is read again while it is too long or lacks something. */
const mostMoreReadings = 2;
/** Models fall behind what they are asked for; no section is asked for more than so many times its share. */
const mostBeyond = 2.5;

/** The words of a section by what it has to tell of the whole. */
const fairAt = (at: number, { parts, words }: Outline): number =>
  (words * (parts[at]?.told ?? 0)) / parts.reduce((sum, { told }) => sum + told, 0);

const isBehind = (
  { sentences, by }: PartDone,
  at: number,
  { outline, tellerLanguage }: StoryOrder,
): boolean => by === "model" && wordsIn(sentences, tellerLanguage) < fairAt(at, outline);

/** The section of the model that is farthest below its length, of those not tried yet. */
const worstOf = (
  done: readonly PartDone[],
  { outline, tellerLanguage }: StoryOrder,
  tried: ReadonlySet<number>,
): number => {
  let worst = { at: -1, missing: 0 };
  for (const [at, { sentences, by }] of done.entries()) {
    const missing = fairAt(at, outline) - wordsIn(sentences, tellerLanguage);
    if (by === "model" && !tried.has(at) && missing > worst.missing) worst = { at, missing };
  }
  return worst.at;
};

/** `by`: so many words more, as a share, are no matter. */
const isOver = (done: readonly PartDone[], { order }: Spent, by = 0): boolean => {
  const { outline, tellerLanguage } = order;
  return isTooLong(wordsOfParts(done, tellerLanguage) / (1 + by), outline.words);
};

/** Another reading for fewer words than this share costs the last lines of scenes, and saves nothing. */
const notWorthReading = 0.03;

/** Is an answer that was planned told nowhere, or the death or marriage in it not, and may it be asked for once more? */
const hasGaps = (done: readonly PartDone[], order: StoryOrder, given: readonly Given[] = []): boolean =>
  [...order.tellers.keys()].some((at) => {
    const own = { at, done, order };
    if (linesOf(at, done, order).length === 0) return false;
    const { untold, points } = gapsIn(own, seenBy(own));
    return isAskedFor({ untold: untold.map(({ mark }) => mark), points }, given[at]);
  });

/**
 * Brings the whole to its length where it is too short: the sections that are farthest behind are written anew. What is missing is
 * asked of all that will be in equal parts, and of each as much more as it fell behind, so that the next one is asked for no less.
 */
const lengthened = async (first: readonly PartDone[], writing: Spent): Promise<PartDone[]> => {
  const { outline, tellerLanguage: language } = writing.order;
  const done = [...first];
  const tried = new Set<number>();
  for (let count = 0; count < mostMendings; count += 1) {
    const total = wordsOfParts(done, language);
    const missing = outline.words - total;
    const isFar = outline.words <= mostAtOnce || total < outline.words * farTooShort;
    const isWorth = writing.mayMend() || (isFar && count < mostWhatever);
    if (!isTooShort(total, outline.words) || !isWorth) break;
    const at = worstOf(done, writing.order, tried);
    tried.add(at);
    const old = done[at];
    if (!old) break;
    const had = wordsIn(old.sentences, language);
    const fair = fairAt(at, outline);
    const behind = done.filter((one, other) => !tried.has(other) && isBehind(one, other, writing.order));
    const turns = Math.min(mostTogether, mostMendings - count, behind.length + 1);
    const wanted = had + missing / turns;
    const words = Math.round(Math.min(fair * mostBeyond, (wanted * fair) / Math.max(1, had)));
    const sentences = await modelSection({ at, words, done, faults: ["too_short"] }, writing);
    const gained = sentences ? wordsIn(sentences, language) - had : 0;
    if (!sentences || Math.abs(missing - gained) >= missing) continue;
    done[at] = { sentences, by: "model" };
    await writing.sections.keep(at, done[at]);
  }
  return done;
};

type Ahead = { done: readonly PartDone[]; unknown: readonly boolean[]; written: number; pace: Pace };

/** What a model wrote for a section, not judged yet, and the words it was asked for. */
type Draft = { draft: unknown; asked: number };

/** The sections from the next one on that can be written together, in the words of a model that has not been judged yet. */
const draftsFrom = async (
  { done, unknown, written, pace }: Ahead,
  { order, ask }: Spent,
): Promise<Draft[]> => {
  const { parts, words: whole } = order.outline;
  const from = done.length;
  const commissions: Commission[] = [];
  let together = 0;
  for (let at = from; at < parts.length; at += 1) {
    const words = askedFor(wordsForNext({ whole, written, parts, at, from }), pace);
    together += words;
    if (parts[at]?.teller !== parts[from]?.teller || !unknown[at] || together > mostAtOnce) break;
    const { commission } = commissionAt({ at, words, done }, order) ?? {};
    if (commission) commissions.push(commission);
  }
  const drafts = await draftChapters(commissions, ask);
  return drafts.map((draft, at) => ({ draft, asked: commissions[at]?.words ?? 0 }));
};

/**
 * Writes the sections of an outline, several at once where they are short, each within what is left of the length, judges them one
 * after the other, and keeps each as soon as it is done. What no model could write soundly stands in the teller's own sentences.
 */
export const writeParts = async (given: Writing): Promise<PartDone[]> => {
  const writing = { ...given, ...createSpending(given.ask, given.order.outline) };
  const { order, sections, report } = writing;
  const { parts, words: all } = order.outline;
  const done: PartDone[] = [];
  let written = 0;
  // One after the other: whoever composes has one call at a time.
  const kept: (PartDone | null)[] = [];
  for (const at of parts.keys()) kept.push(await sections.read(at));
  const unknown = kept.map((one) => one === null);
  const pace: Pace = { asked: 0, written: 0 };
  let drafts: Draft[] = [];
  for (const [at, known] of kept.entries()) {
    await report({ done: at, of: parts.length });
    const words = wordsForNext({ whole: all, written, parts, at });
    const whole = parts[at]?.draft;
    if (!known && !whole && drafts.length === 0)
      drafts = await draftsFrom({ done, unknown, written, pace }, writing);
    const next = known || whole ? undefined : drafts.shift();
    const part = known ?? (await sectionAt({ at, words, done, draft: whole ?? next?.draft }, writing));
    if (!known) await sections.keep(at, part);
    done.push(part);
    const own = wordsIn(part.sentences, order.tellerLanguage);
    written += own;
    if (!next || part.by !== "model") continue;
    pace.asked += next.asked;
    pace.written += own;
  }
  await report({ done: parts.length, of: parts.length });
  let read = await lastReading({ done: await lengthened(done, writing), refused: [] }, writing);
  for (let more = 0; more < mostMoreReadings && writing.mayMend(); more += 1) {
    if (!isOver(read.done, writing, notWorthReading) && !hasGaps(read.done, order, read.given)) break;
    read = await lastReading(read, { ...writing, ask: writing.mend });
  }
  const again = read.done;
  if (!isOver(again, writing)) return again;
  return cutToLength(again, order);
};
