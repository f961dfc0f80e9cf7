import { type Facet, facets, type HookKind, type TopicId } from "#language/pack.ts";
import { type Language, packs } from "#language/packs.ts";
import { hasFacet } from "./evidence.ts";
import { freshestFirst } from "./fresh.ts";
import type { Hook } from "./hooks.ts";
import type { Ledger } from "./ledger.ts";
import { hasRoom, mostQuestions } from "./patience.ts";
import { type InterviewNumber, topicsOf } from "./plan.ts";
import { depthIn, halfTold, isOut, isTold, topicState } from "./progress.ts";
import { shuffled } from "./random.ts";
import type { Reading } from "./reading.ts";
import { askedByEntity, isFree, isUnused, type Slot, slotKey } from "./slots.ts";
import { planned } from "./touch.ts";

export type FollowUp = { slot: string; hook: Hook; wording: string };

/**
 * Answers a normal teller gives to each interview; what is left over the subjects themselves goes to follow-
 * ups.
 */
const usualAnswers: Record<InterviewNumber, number> = { 1: 16, 2: 30, 3: 16 };
const longestThread = 3;

/**
 * How well a facet suits a kind of hook, 0 to 1: of a person one asks who it was, of a thing what it was
 * like.
 */
const suits: Record<HookKind, Record<Facet, number>> = {
  person: { who: 1, event: 0.9, detail: 0.9, where: 0.6, feeling: 0.6, meaning: 0.5, when: 0.3 },
  place: { where: 1, detail: 0.9, event: 0.8, who: 0.8, feeling: 0.5, meaning: 0.4, when: 0.3 },
  thing: { detail: 1, event: 0.9, who: 0.6, where: 0.3, feeling: 0.4, meaning: 0.4, when: 0.2 },
  event: { event: 1, detail: 0.9, who: 0.8, where: 0.8, feeling: 0.8, meaning: 0.6, when: 0.3 },
  feeling: { event: 1, detail: 0.8, meaning: 0.6, who: 0.5, where: 0.5, feeling: 0.4, when: 0.2 },
  time: { event: 1, detail: 0.9, who: 0.8, where: 0.7, feeling: 0.7, meaning: 0.5, when: 0.1 },
  phrase: { event: 1, detail: 0.9, feeling: 0.7, where: 0.5, meaning: 0.6, who: 0.4, when: 0.2 },
};

type Scene = { ledger: Ledger; number: InterviewNumber; topic: TopicId; thread: number; followUps: number };

/**
 * Is another follow-up worth its place? A core subject not told, or one barely touched, earns one; the rest
 * is shared out evenly over the plan.
 */
export const isWarranted = ({ ledger, number, topic, thread, followUps }: Scene): boolean => {
  const subject = planned(topic);
  const state = topicState(ledger, topic);
  if (isOut(ledger, subject) || thread >= longestThread) return false;
  if (state.asked >= mostQuestions(ledger, number) || !hasRoom(ledger, subject)) return false;
  const isOwed = subject.core || depthIn(ledger, topic) < halfTold;
  if (thread === 0 && isOwed && !isTold(ledger, subject)) return true;
  const subjects = topicsOf(number);
  const begun = subjects.filter(({ id }) => topicState(ledger, id).asked > 0).length;
  const share = (usualAnswers[number] - subjects.length) * (begun / subjects.length) ** 2;
  return followUps + 1 <= share;
};

const slotOf = (topic: TopicId, { hook, facet }: { hook: Hook; facet: Facet }): Slot =>
  hook.kind === "time"
    ? { topic, entity: "", facet, period: hook.entity }
    : { topic, entity: hook.entity, facet, period: "" };

/**
 * What a facet is worth for a hook: that it suits, and that the subject lacks it, earlier steps of the
 * ladder first.
 */
const worthOfFacet = (scene: Scene, { hook, facet }: { hook: Hook; facet: Facet }): number => {
  const step = planned(scene.topic).ladder.indexOf(facet);
  const isMissing = step >= 0 && !hasFacet(topicState(scene.ledger, scene.topic).evidence, facet);
  return 2 * suits[hook.kind][facet] + (isMissing ? 0.9 - 0.1 * step : 0);
};

type Wanted = Scene & { reading: Reading; language: Language; seed: number };

type Kinds = Record<HookKind, number>;

/** The map of a life is drawn by people, places and times; what happened there comes with the scenes. */
const anchorsFirst: Kinds = {
  person: 2.2,
  place: 1.6,
  time: 1.8,
  thing: 0.3,
  event: 0,
  feeling: 0.2,
  phrase: 0,
};

/** Concrete first: a person, a place or a thing opens more than a sentence quoted back. */
const concreteFirst: Kinds = {
  person: 1.4,
  place: 1.2,
  thing: 0.9,
  event: 0.2,
  feeling: 0.3,
  time: 0.6,
  phrase: 0,
};

const worthOfHook = (
  { number }: Scene,
  { hook, asked }: { hook: Hook; asked: ReadonlyMap<string, number> },
): number =>
  hook.strength +
  (number === 1 ? anchorsFirst : concreteFirst)[hook.kind] -
  1.2 * (asked.get(hook.entity) ?? 0);

/** A sentence or a part of one, not only a noun. */
const isClauseKind = ({ kind }: Hook): boolean => kind === "event" || kind === "feeling" || kind === "phrase";

/**
 * The follow-up on the most telling hook of the last answer that was not asked before; null when there is
 * none.
 */
export const chooseFollowUp = (wanted: Wanted): FollowUp | null => {
  const { ledger, topic, language, seed } = wanted;
  const asked = askedByEntity(ledger);
  const pack = packs[language];
  const options = wanted.reading.hooks
    .filter(
      (hook) =>
        !hook.isHeavy &&
        !hook.isDenied &&
        !hook.isRemark &&
        !(hook.form === "fragment" && isClauseKind(hook)),
    )
    .slice(0, 40)
    .flatMap((hook) => {
      const worth = worthOfHook(wanted, { hook, asked });
      return facets.map((facet) => ({ hook, facet, worth: worth + worthOfFacet(wanted, { hook, facet }) }));
    })
    .sort((a, b) => b.worth - a.worth);
  for (const { hook, facet } of options) {
    const slot = slotOf(topic, { hook, facet });
    if (!isFree(ledger, slot)) continue;
    const wordings = pack.followUps[hook.kind][facet] ?? [];
    const unused = shuffled(wordings, { seed, label: `${hook.kind}${facet}` }).filter((candidate) =>
      isUnused(ledger, candidate),
    );
    const [wording] = freshestFirst(ledger, { wordings: unused, pack });
    if (wording) return { slot: slotKey(slot), hook, wording };
  }
  return null;
};
