import { type Sentence, sourceKey, sourceOf } from "../story.ts";
import { paragraphsOf } from "../story-text.ts";
import { countStoryWords } from "../text/word-count.ts";
import { isTooLong, isTooShort, tolerance } from "./budget.ts";
import { gapsIn, seenBy } from "./gaps.ts";
import { contextOf, holding, isOfOne, type Life, type Proposed } from "./held-changes.ts";
import { type Material, wishesIn } from "./material.ts";
import { moved } from "./move.ts";
import { type Met, namerOf } from "./people.ts";
import { type Change, readChanges } from "./reply.ts";
import { revisionRequest } from "./whole-prompt.ts";
import { type Line, linesOf, type PartDone, type Writing, wordsIn } from "./work.ts";

/** Changes of the whole that are listened to, as a share of its sentences, and at least. */
const mostChanged = 0.15;
const leastChanged = 6;

const numbered = (lines: readonly Line[], material: readonly Material[]): string => {
  const marks = new Map(material.map(({ told, mark }) => [sourceKey(sourceOf(told)), mark]));
  return lines
    .flatMap(({ sentence, heading }, at) => {
      const own = sentence.sources.flatMap((source) => marks.get(sourceKey(source)) ?? []);
      const line = `${at + 1} [${own.join(", ")}] ${sentence.text}`;
      return heading === lines[at - 1]?.heading ? [line] : [`${heading}:`, line];
    })
    .join("\n");
};

/** Does only this sentence tell an answer that must be told? */
const isNeeded = (line: Line, { lines, must }: Life): boolean =>
  line.sentence.sources.some((source) => {
    const key = sourceKey(source);
    const tells = (other: Line): boolean => other.sentence.sources.map(sourceKey).includes(key);
    return must.has(key) && !lines.some((other) => other !== line && tells(other));
  });

/** The last lines of paragraphs that tell one answer to its end: a story that is cut to its length keeps them. */
const endsOf = (lines: readonly Line[]): ReadonlySet<Sentence> => {
  const ends = new Set<Sentence>();
  for (const part of new Set(lines.map((line) => line.part)))
    for (const paragraph of paragraphsOf(
      lines.filter((line) => line.part === part).map((line) => line.sentence),
    )) {
      const [before, last] = paragraph.slice(-2);
      const keys = new Set(before?.sources.map(sourceKey));
      if (last?.sources.some((source) => keys.has(sourceKey(source)))) ends.add(last);
    }
  return ends;
};

/** So many sentences are a scene, and no more words to the paragraph before them. */
const sentencesOfScene = 3;

/** What stands in the place of a line after a change; null: the change is not made. */
const after = (place: readonly Line[], line: Line, { change, sentence, isScene }: Made): Line[] | null => {
  if (change === "remove") return place.slice(1);
  if (!sentence || change === "move") return null;
  if (change === "add_after")
    return [
      ...place,
      { ...line, sentence: { ...sentence, ...(isScene ? { opens: true } : { joins: true }) } },
    ];
  const { opens, joins } = line.sentence;
  const own = { ...sentence, ...(opens ? { opens } : {}), ...(joins ? { joins } : {}) };
  return [{ ...line, sentence: own }, ...place.slice(1)];
};

type Made = {
  change: Change["change"];
  sentence: Sentence | undefined;
  /** Does it begin a scene that stands in a paragraph of its own? */
  isScene: boolean;
};

/** The lines with those changes that leave the story its length, and those that tell what must be told. */
const changed = (life: Life, changes: readonly Change[], held: readonly Proposed[]): Line[] => {
  const { lines, must, planned, people, words: wanted, isOver, writing } = life;
  const language = writing.order.tellerLanguage;
  const ends = endsOf(lines);
  const told = new Set(lines.flatMap((line) => line.sentence.sources.map(sourceKey)));
  const removed = new Set(changes.filter(({ change }) => change === "remove").map((one) => one.sentence - 1));
  const better = new Map(held.map(({ change, one }) => [change, one.sentence]));
  const now: Line[][] = lines.map((line) => [line]);
  const wordsOf = (): number =>
    wordsIn(
      now.flat().map(({ sentence }) => sentence),
      language,
    );
  const namer = namerOf(people, language);
  const named = new Map<Line, ReadonlySet<Met>>();
  const namedIn = (line: Line): Met[] => {
    const own = named.get(line) ?? namer(line.sentence.text);
    named.set(line, own);
    return [...own];
  };
  const losesSomebody = (place: readonly Line[], next: readonly Line[]): boolean => {
    const left = new Set([...now.flat().filter((one) => !place.includes(one)), ...next].flatMap(namedIn));
    return place.flatMap(namedIn).some((one) => !left.has(one));
  };
  /** Would a scene that stays lose its last line? */
  const isEnd = (at: number): boolean => {
    const line = lines[at];
    return isOver && line !== undefined && ends.has(line.sentence) && !removed.has(at - 1);
  };
  const beginsScene = (change: Change): boolean => {
    const own = changes.filter((one) => isOfOne(one, change));
    const next = lines[change.sentence];
    const isEndOfParagraph =
      !next || next.sentence.opens === true || next.part !== lines[change.sentence - 1]?.part;
    return own.length >= sentencesOfScene && own[0] === change && isEndOfParagraph;
  };
  // What is taken out makes room for what is added: "at SignFast" for a "there" whose sentence goes.
  const isLonger = (change: Change): number => {
    const old = change.change === "replace" ? (lines[change.sentence - 1]?.sentence.text ?? "") : "";
    return Number(countStoryWords(change.text, language) > countStoryWords(old, language));
  };
  for (const change of changes.toSorted((one, other) => isLonger(one) - isLonger(other))) {
    const [at, line] = [change.sentence - 1, lines[change.sentence - 1]];
    const place = now[at];
    if (!line || !place || (change.change === "remove" && (isNeeded(line, life) || isEnd(at)))) continue;
    const sentence = better.get(change);
    const next = after(place, line, { change: change.change, sentence, isScene: beginsScene(change) });
    if (!next || losesSomebody(place, next)) continue;
    const before = wordsOf();
    now[at] = next;
    const words = wordsOf();
    const isWorse = Math.abs(words - wanted) > Math.abs(before - wanted);
    const isOff = isTooShort(words, wanted) || isTooLong(words, wanted);
    const keys = sentence?.sources.map(sourceKey) ?? [];
    const tellsMissing = keys.some((key) => must.has(key) || (planned.has(key) && !told.has(key)));
    if (isWorse && isOff && !tellsMissing) now[at] = place;
  }
  return now.flat();
};

const reread = async (at: number, done: readonly PartDone[], writing: Writing): Promise<PartDone[]> => {
  const { order, ask } = writing;
  const { outline, tellers, style, tellerLanguage: language, seed } = order;
  const teller = tellers[at];
  const lines = linesOf(at, done, order);
  if (!teller || lines.length === 0) return [...done];
  const words = wordsIn(
    lines.map(({ sentence }) => sentence),
    language,
  );
  const all = outline.parts.reduce((sum, { told }) => sum + told, 0);
  const own = outline.parts.filter((part) => part.teller === at).reduce((sum, { told }) => sum + told, 0);
  const wanted = (outline.words * own) / Math.max(1, all);
  const mostWords = Math.round(wanted * (1 + tolerance));
  const seen = seenBy({ at, lines, order });
  const { material } = seen;
  const life = { at, lines, ...seen, words: wanted, isOver: words > mostWords, writing };
  const { untold, unnamed, lines: missing } = gapsIn({ at, lines, order }, seen);
  const tooMany = Math.max(0, words - mostWords) / Math.max(1, words);
  const most = Math.max(leastChanged, Math.round(lines.length * (mostChanged + tooMany * 1.5)));
  const voice = { language, style, teller };
  const whole = {
    voice,
    material,
    story: numbered(lines, material),
    untold: untold.map(({ mark }) => mark),
    unnamed,
    lines: missing,
    wishes: wishesIn(material, teller.told),
    words,
    mostWords,
    most,
    seed,
  };
  const changes = readChanges(await ask(revisionRequest(whole)), { most, language });
  if (changes.length === 0) return [...done];
  const held = await holding(
    changes.filter(({ change }) => change === "replace" || change === "add_after"),
    life,
  );
  const context = contextOf(life, []);
  const read = moved(changed(life, changes, held), { changes, was: lines, context });
  const parts = new Set(lines.map(({ part }) => part));
  return done.map((one, part) =>
    parts.has(part)
      ? { ...one, sentences: read.filter((line) => line.part === part).map(({ sentence }) => sentence) }
      : one,
  );
};

/**
 * The sections as they are after a model has read the whole once more: for what is missing or cannot be understood. Each change
 * goes through the gate that all sentences went through; where none holds, all stays as it is.
 */
export const lastReading = async (done: readonly PartDone[], writing: Writing): Promise<PartDone[]> => {
  let now = [...done];
  for (const at of writing.order.tellers.keys()) now = await reread(at, now, writing);
  return now;
};
