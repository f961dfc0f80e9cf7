import { flat } from "../grounding/quote-check.ts";
import { type Sentence, sourceKey, sourceOf } from "../story.ts";
import { isTooLong, isTooShort, tolerance } from "./budget.ts";
import { type Judged, type JudgingContext, judged } from "./judge.ts";
import { type Material, materialOf, mustBeTold, wishesIn, wordsOfMaterial } from "./material.ts";
import { moved } from "./move.ts";
import { heldAgainstNeighbours } from "./neighbours.ts";
import { checkingRequest } from "./prompt.ts";
import { type Change, readChanges, readOpinions } from "./reply.ts";
import { revisionRequest } from "./whole-prompt.ts";
import { type Line, type PartDone, type Writing, wordsIn } from "./work.ts";

/** Changes of the whole that are listened to, as a share of its sentences, and at least. */
const mostChanged = 0.15;
const leastChanged = 6;
/** Of a longer life the last reading sees the answers that the story is made of, and those that were left out and must not be. */
const mostSeen = 6_000;

/** The story of one teller, whose place in the list is `at`. */
type Life = {
  at: number;
  lines: readonly Line[];
  material: Material[];
  /** Keys of the answers that must be told. */
  must: ReadonlySet<string>;
  /** That the story of this teller is to have. */
  words: number;
  writing: Writing;
};

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

const contextOf = ({ at, material, writing }: Life, printed: readonly string[]): JudgingContext => {
  const { tellers, style, tellerLanguage: language } = writing.order;
  const { name = "", told = [], matters = [] } = tellers[at] ?? {};
  return { language, style, tellerName: name, told, material, printed, matters };
};

type Seen = Pick<Life, "material" | "must">;

const keyOf = ({ told }: Material): string => sourceKey(sourceOf(told));

/** Answers that must be told, were planned for this teller, and stand in no line. */
const untoldOf = ({ at, lines, material, must, writing }: Omit<Life, "words">): Material[] => {
  const own = writing.order.outline.parts.filter(({ teller }) => teller === at);
  const planned = new Set(own.flatMap(({ answers }) => answers.map(sourceKey)));
  const cited = new Set(lines.flatMap(({ sentence }) => sentence.sources.map(sourceKey)));
  return material.filter((one) => must.has(keyOf(one)) && planned.has(keyOf(one)) && !cited.has(keyOf(one)));
};

const seenBy = (at: number, lines: readonly Line[], writing: Writing): Seen => {
  const { order } = writing;
  const language = order.tellerLanguage;
  const all = materialOf(order.tellers[at]?.told ?? [], { most: Number.POSITIVE_INFINITY, language });
  const marks = new Set(mustBeTold(all, language));
  const must = new Set(all.filter(({ mark }) => marks.has(mark)).map(keyOf));
  if (wordsOfMaterial(all, language) <= mostSeen) return { material: all, must };
  return { material: untoldOf({ at, lines, material: all, must, writing }), must };
};

/** What must be told and stands nowhere, and the lines that should stand word by word and do not. */
const gapsOf = (life: Life) => {
  const { at, lines, writing } = life;
  const own = writing.order.outline.parts.filter(({ teller }) => teller === at);
  const story = flat(lines.map(({ sentence }) => sentence.text).join(" "));
  return {
    untold: untoldOf(life).map(({ mark }) => mark),
    lines: own.flatMap(({ lines: kept = [] }) => kept).filter((line) => !story.includes(flat(line))),
  };
};

type Proposed = { change: Change; one: Judged };

/** The changes whose sentences hold, by code and by a second opinion. */
const holding = async (changes: readonly Change[], life: Life): Promise<Proposed[]> => {
  const { at, lines, material, writing } = life;
  const { ask, order } = writing;
  const { style, tellerLanguage: language, tellers, seed } = order;
  const teller = tellers[at];
  const proposed = changes.flatMap((change): Proposed[] => {
    const texts = lines.map(({ sentence }) => sentence.text);
    const others = change.change === "replace" ? texts.toSpliced(change.sentence - 1, 1) : texts;
    const context = contextOf(life, others);
    const [one] = judged([change], context);
    if (!one || one.faults.length > 0) return [];
    const place = change.change === "replace" ? change.sentence - 2 : change.sentence - 1;
    const before = lines[place]?.sentence;
    const pair = before ? [{ ...one, sentence: before, faults: [] }, one] : [one];
    const held = heldAgainstNeighbours(pair, context).at(-1);
    return held && held.faults.length === 0 ? [{ change, one }] : [];
  });
  if (proposed.length === 0 || !teller) return [];
  const voice = { language, style, teller };
  const commission = {
    voice,
    material,
    heading: "",
    words: 0,
    before: "",
    turnings: [],
    seed,
  };
  const doubted = proposed.map(({ one }, place) => ({
    sentence: place + 1,
    text: one.sentence.text,
    marks: one.marks,
    faults: [],
  }));
  const opinions = readOpinions(await ask(checkingRequest(commission, doubted)));
  return proposed.filter((_, place) => opinions?.get(place + 1) === "supported");
};

/** Does only this sentence tell an answer that must be told? */
const isNeeded = (line: Line, { lines, must }: Life): boolean =>
  line.sentence.sources.some((source) => {
    const key = sourceKey(source);
    const tells = (other: Line): boolean => other.sentence.sources.map(sourceKey).includes(key);
    return must.has(key) && !lines.some((other) => other !== line && tells(other));
  });

/** What stands in the place of a line after a change; null: the change is not made. */
const after = (place: readonly Line[], line: Line, { change, sentence }: Made): Line[] | null => {
  if (change === "remove") return place.slice(1);
  if (!sentence || change === "move") return null;
  if (change === "add_after") return [...place, { ...line, sentence: { ...sentence, joins: true } }];
  const { opens, joins } = line.sentence;
  const own = { ...sentence, ...(opens ? { opens } : {}), ...(joins ? { joins } : {}) };
  return [{ ...line, sentence: own }, ...place.slice(1)];
};

type Made = { change: Change["change"]; sentence: Sentence | undefined };

/** The lines with those changes that leave the story its length, and those that tell what must be told. */
const changed = (life: Life, changes: readonly Change[], held: readonly Proposed[]): Line[] => {
  const { lines, must, words: wanted, writing } = life;
  const better = new Map(held.map(({ change, one }) => [change, one.sentence]));
  const now: Line[][] = lines.map((line) => [line]);
  const wordsOf = (): number =>
    wordsIn(
      now.flat().map(({ sentence }) => sentence),
      writing.order.tellerLanguage,
    );
  for (const change of changes) {
    const [at, line] = [change.sentence - 1, lines[change.sentence - 1]];
    const place = now[at];
    if (!line || !place || (change.change === "remove" && isNeeded(line, life))) continue;
    const sentence = better.get(change);
    const next = after(place, line, { change: change.change, sentence });
    if (!next) continue;
    const before = wordsOf();
    now[at] = next;
    const words = wordsOf();
    const isWorse = Math.abs(words - wanted) > Math.abs(before - wanted);
    const isOff = isTooShort(words, wanted) || isTooLong(words, wanted);
    const tellsMust = sentence?.sources.some((source) => must.has(sourceKey(source))) === true;
    if (isWorse && isOff && !tellsMust) now[at] = place;
  }
  return now.flat();
};

const reread = async (at: number, done: readonly PartDone[], writing: Writing): Promise<PartDone[]> => {
  const { order, ask } = writing;
  const { outline, tellers, style, tellerLanguage: language, seed } = order;
  const teller = tellers[at];
  const lines = done.flatMap(({ sentences, by }, part): Line[] => {
    const { teller: own, heading = "" } = outline.parts[part] ?? {};
    return own === at && by === "model" ? sentences.map((sentence) => ({ part, sentence, heading })) : [];
  });
  if (!teller || lines.length === 0) return [...done];
  const words = wordsIn(
    lines.map(({ sentence }) => sentence),
    language,
  );
  const all = outline.parts.reduce((sum, { told }) => sum + told, 0);
  const own = outline.parts.filter((part) => part.teller === at).reduce((sum, { told }) => sum + told, 0);
  const wanted = (outline.words * own) / Math.max(1, all);
  const mostWords = Math.round(wanted * (1 + tolerance));
  const seen = seenBy(at, lines, writing);
  const { material } = seen;
  const life = { at, lines, ...seen, words: wanted, writing };
  const tooMany = Math.max(0, words - mostWords) / Math.max(1, words);
  const most = Math.max(leastChanged, Math.round(lines.length * (mostChanged + tooMany * 1.5)));
  const voice = { language, style, teller };
  const whole = {
    voice,
    material,
    story: numbered(lines, material),
    ...gapsOf(life),
    wishes: wishesIn(material, teller.told),
    words,
    mostWords,
    most,
    seed,
  };
  const changes = readChanges(await ask(revisionRequest(whole))).slice(0, most);
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
