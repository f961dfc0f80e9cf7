import type { Language } from "#language/packs.ts";
import { flat } from "../grounding/quote-check.ts";
import { goesOnFrom, sourceKey, sourceOf, type Told } from "../story.ts";
import type { Ask } from "./ask.ts";
import { briefly } from "./draft.ts";
import { edgesOf, type Material, materialOf, mustBeTold, wishesIn, wordsOfMaterial } from "./material.ts";
import { named } from "./names.ts";
import { nearestTo } from "./nearest.ts";
import type { Outline, Part, Teller } from "./outline.ts";
import { type Met, peopleMet } from "./people.ts";
import { type Plan, type PlannedChapter, readPlan } from "./reply.ts";
import type { Voice } from "./rules.ts";
import { asCalled, namesOfTeller } from "./teller-names.ts";
import { plannedPerWord, planRequest } from "./whole-prompt.ts";

/** Told words that a plan is made from; of a longer life, the passages that tell most. */
const mostInPlan = 9_000;
/** A chapter of more words is written in two calls: models fall behind long lengths. */
const longestCall = 700;
const wordsAChapter = 420;
/** Of fewer words an answer tells of one time. */
const wordsOfTwoTimes = 40;
const mostChapters = 2;

export type PlanOrder = {
  outline: Outline;
  tellers: readonly Teller[];
  style: Voice["style"];
  /** Of the headings. */
  language: Language;
  tellerLanguage: Language;
  seed: string;
};

type Life = { at: number; words: number; material: Material[]; order: PlanOrder };

const tellerOf = ({ at, order }: Life): Teller => order.tellers[at] as Teller;

/** Lines that a chapter keeps, as they were told; none that asks something of the book. */
const linesOf = ({ lines }: PlannedChapter, own: readonly Material[]): string[] =>
  lines.flatMap(({ text, mark }) => {
    const { text: told = "", bookWishes = [] } = own.find((one) => one.mark === mark)?.told ?? {};
    const isAsked = bookWishes.some((wish) => flat(wish.text).includes(flat(text)));
    return flat(text).trim() !== "" && !isAsked && flat(told).includes(flat(text)) ? [text] : [];
  });

type Draft = { chapter: PlannedChapter; own: Material[] };

/** In how many chapters an answer stands. */
const timesIn = (drafts: readonly Draft[], one: Material): number =>
  drafts.filter(({ own }) => own.includes(one)).length;

/** What the teller wants to begin and to end with stands there, wherever it was planned. */
const putAtEdges = (drafts: Draft[], material: readonly Material[], free: Set<string>): void => {
  const { first, last } = edgesOf(material);
  const take = (mark = ""): Material[] => {
    free.delete(mark);
    for (const { own } of drafts) {
      const at = own.findIndex((one) => one.mark === mark);
      if (at >= 0) own.splice(at, 1);
    }
    return material.filter((one) => one.mark === mark);
  };
  drafts[0]?.own.unshift(...take(first));
  drafts.at(-1)?.own.push(...take(last));
  const kept = drafts.filter(({ own }) => own.length > 0);
  drafts.splice(0, drafts.length, ...kept);
};

/** Even in brief, more told words for each word of a story than this leave nothing of a life but a list. */
const mostPlanned = 2;

/** Of whom these answers of the teller at this place tell. */
export const metBy = ({
  at,
  material,
  order: { tellers, tellerLanguage: language },
}: Pick<Life, "at" | "order"> & { material: readonly Material[] }): Met[] => {
  const { name = "", told = [], people = [] } = tellers[at] ?? {};
  return peopleMet(material, {
    language,
    tellerName: namesOfTeller({ name, told, people }, language),
    known: people,
  });
};

/** The chapters without what the model would tell least of, as far as more is planned than can be told even in brief; nobody is left out whole. */
const withoutLeast = (drafts: Draft[], { brief, keep }: Pick<Plan, "brief" | "keep">, life: Life): void => {
  const { material, order, words } = life;
  const language = order.tellerLanguage;
  const must = new Set([...mustBeTold(material, language), ...keep]);
  const people = metBy(life);
  const stays: Material[] = [];
  for (const mark of brief) {
    const planned = [...new Set(drafts.flatMap(({ own }) => own))];
    const isTooMuch = wordsOfMaterial(planned, language) > words * mostPlanned;
    const isNamedElsewhere = ({ marks }: Met): boolean =>
      planned.some((one) => one.mark !== mark && marks.includes(one.mark));
    const named = people.filter(({ marks }) => marks.includes(mark));
    const one = material.find((other) => other.mark === mark);
    // What was to go with its beginning stays with it.
    const isEnd = stays.some((other) => one !== undefined && goesOnFrom(one.told, other.told));
    if (!isTooMuch || must.has(mark) || isEnd || !named.every(isNamedElsewhere)) {
      if (one && isTooMuch) stays.push(one);
      continue;
    }
    for (const draft of drafts) draft.own = draft.own.filter((one) => one.mark !== mark);
  }
};

/** Of those whom no chapter names, the answers that say most, as long as there is room; who is told of most comes first. */
const naming = (drafts: readonly Draft[], life: Life): string[] => {
  const { material, order, words } = life;
  const language = order.tellerLanguage;
  const planned = [...new Set(drafts.flatMap(({ own }) => own))];
  let room = words * plannedPerWord - wordsOfMaterial(planned, language);
  return metBy(life)
    .filter(({ marks }) => !planned.some(({ mark }) => marks.includes(mark)))
    .sort((one, other) => other.marks.length - one.marks.length)
    .flatMap(({ marks }) => {
      const own = material.filter(({ mark }) => marks.includes(mark));
      const [fullest] = own.sort((one, other) => other.text.length - one.text.length);
      if (!fullest || room <= 0) return [];
      room -= wordsOfMaterial([fullest], language);
      return [fullest.mark];
    });
};

/** The chapters of a plan: each answer once, or in both of its times, and what must be told with the answers told beside it. */
const draftsOf = ({ chapters, keep, brief }: Plan, life: Life): Draft[] => {
  const { material, order } = life;
  const byMark = new Map(material.map((one) => [one.mark, one]));
  const free = new Set(byMark.keys());
  const times = new Map<string, number>();
  /** An answer that tells of two times stands in two chapters at most. */
  const taken = (mark: string): Material[] => {
    const before = times.get(mark) ?? 0;
    times.set(mark, before + 1);
    free.delete(mark);
    const one = byMark.get(mark);
    const most = one && wordsOfMaterial([one], order.tellerLanguage) >= wordsOfTwoTimes ? mostChapters : 1;
    return one && before < most ? [one] : [];
  };
  const drafts = chapters
    .map((chapter) => ({ chapter, own: [...new Set(chapter.answers)].flatMap(taken) }))
    .filter(({ own }) => own.length > 0);
  putAtEdges(drafts, material, free);
  const places = new Map(material.map(({ mark }, at) => [mark, at]));
  const put = (mark: string): void => {
    const at = places.get(mark) ?? 0;
    const nearest = nearestTo(at, drafts, ({ own }) => own.map((one) => places.get(one.mark) ?? 0));
    const one = byMark.get(mark);
    if (!nearest || !one || !free.delete(mark)) return;
    const before = nearest.own.findLastIndex((other) => (places.get(other.mark) ?? 0) < at);
    nearest.own.splice(before + 1, 0, one);
  };
  for (const mark of [...mustBeTold(material, order.tellerLanguage), ...keep]) put(mark);
  // Whom those name needs no other answer, and what they have is no room any more.
  for (const mark of naming(drafts, life)) put(mark);
  withoutLeast(drafts, { brief, keep }, life);
  return drafts.filter(({ own }) => own.length > 0);
};

/** A long chapter as parts under one heading, each within what a model writes at once. */
const parted = (
  part: Part,
  told: readonly Told[],
  { words, all }: { words: number; all: number },
): Part[] => {
  const count = Math.ceil((words * part.told) / all / longestCall);
  if (count < 2 || part.answers.length < count) return [part];
  const wordsAt = new Map(told.map((one) => [sourceKey(sourceOf(one)), one.text.split(/\s+/u).length]));
  const parts: Part[] = Array.from({ length: count }, () => ({ ...part, answers: [], told: 0 }));
  let done = 0;
  for (const source of part.answers) {
    const own = wordsAt.get(sourceKey(source)) ?? 0;
    const into = parts[Math.min(count - 1, Math.floor(((done + own / 2) * count) / part.told))];
    into?.answers.push(source);
    if (into) into.told += own;
    done += own;
  }
  return parts.filter(({ answers }) => answers.length > 0);
};

const planOf = async (life: Life, ask: Ask): Promise<{ parts: Part[]; title: string | null } | null> => {
  const { at, words, material, order } = life;
  const { style, tellerLanguage: language, seed, outline } = order;
  const teller = tellerOf(life);
  const old = outline.parts.filter((part) => part.teller === at);
  const voice = { language, style, teller: asCalled(teller, language) };
  const chapters = Math.max(1, Math.round(words / wordsAChapter));
  const wishes = wishesIn(material, teller);
  const people = metBy(life);
  const request = planRequest({ voice, material, words, chapters, people, wishes, seed });
  // All that follows rests on it.
  const plan = readPlan(await ask(request)) ?? readPlan(await ask(request));
  if (!plan) return null;
  const drafts = draftsOf(plan, life);
  if (drafts.length === 0) return null;
  const name = order.tellers.length > 1 ? `${teller.name}: ` : "";
  const names = await named(
    { ...plan, chapters: drafts.map(({ chapter, own }) => ({ heading: chapter.heading, own })) },
    { voice, teller, material, seed, language: order.language, isAlone: order.tellers.length === 1 },
    ask,
  );
  const weightOf = ({ mark, text }: Material): number => {
    const told = text.split(/\s+/u).length;
    return plan.brief.includes(mark) ? briefly(told) : told;
  };
  const parts = drafts.map(({ chapter, own }, place): Part => {
    const answers = own.map(({ told }) => told);
    const first = sourceKey(sourceOf(answers[0] as Told));
    const was = old.find((part) => part.answers.some((source) => sourceKey(source) === first)) ?? old[0];
    const heading = names.headings[place];
    return {
      heading: heading == null ? (was?.heading ?? "") : `${name}${heading}`,
      teller: at,
      answers: answers.map(sourceOf),
      told: Math.round(own.reduce((sum, one) => sum + weightOf(one) / timesIn(drafts, one), 0)),
      lines: linesOf(chapter, own),
      must: own.filter(({ mark }) => plan.keep.includes(mark)).map(({ told }) => sourceOf(told)),
      brief: own.filter(({ mark }) => plan.brief.includes(mark)).map(({ told }) => sourceOf(told)),
    };
  });
  const all = parts.reduce((sum, { told }) => sum + told, 0);
  return {
    parts: parts.flatMap((part) => parted(part, teller.told, { words, all })),
    title: names.title,
  };
};

/**
 * The outline as a model plans it from the whole life: chapters that are named from it, the answers of each in their order, the
 * lines that stand word by word. What the model does not plan soundly stays as it was.
 */
export const planned = async (order: PlanOrder, ask: Ask): Promise<Outline> => {
  const { outline, tellers, tellerLanguage: language } = order;
  const all = outline.parts.reduce((sum, { told }) => sum + told, 0);
  const parts: Part[] = [];
  let title: string | null = null;
  for (const at of tellers.keys()) {
    const old = outline.parts.filter(({ teller }) => teller === at);
    if (old.length === 0) continue;
    const words = Math.round((outline.words * old.reduce((sum, { told }) => sum + told, 0)) / all);
    const material = materialOf(tellers[at]?.told ?? [], { most: mostInPlan, language });
    const plan = await planOf({ at, words, material, order }, ask);
    parts.push(...(plan?.parts ?? old));
    title ??= plan?.title ?? null;
  }
  return { ...outline, parts, ...(title === null ? {} : { title }) };
};
