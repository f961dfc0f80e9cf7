import { type Facet, facets, type HookKind, type TopicId } from "#language/pack.ts";
import { type Language, packs } from "#language/packs.ts";
import { hasFacet } from "./evidence.ts";
import type { Hook } from "./hooks.ts";
import type { Ledger } from "./ledger.ts";
import { type InterviewNumber, topicsOf } from "./plan.ts";
import { depthIn, halfTold, isOut, isTold, topicState } from "./progress.ts";
import { shuffled } from "./random.ts";
import type { Reading } from "./reading.ts";
import { mostQuestions, planned } from "./record.ts";
import { isFree, isUnused, type Slot, slotKey, timesAsked } from "./slots.ts";

export type FollowUp = { slot: string; hook: Hook; wording: string };

/** Answers a normal teller gives to each interview; what is left over the subjects themselves goes to follow-ups. */
const usualAnswers: Record<InterviewNumber, number> = { 1: 16, 2: 31, 3: 18 };
const longestThread = 3;

/** What is asked of a hook when the subject itself lacks nothing: each kind has its natural questions. */
const natural: Record<HookKind, readonly Facet[]> = {
  person: ["who", "event", "detail"],
  place: ["where", "event", "detail"],
  thing: ["detail", "event"],
  event: ["event", "detail", "feeling"],
  feeling: ["event", "detail"],
  time: ["event", "detail"],
  phrase: ["event", "detail"],
};

type Scene = { ledger: Ledger; number: InterviewNumber; topic: TopicId; thread: number; followUps: number };

/** Is another follow-up worth its place? A core subject not told, or one barely touched, earns one; the rest is shared out evenly over the plan. */
export const isWarranted = ({ ledger, number, topic, thread, followUps }: Scene): boolean => {
  const subject = planned(topic);
  const state = topicState(ledger, topic);
  if (isOut(ledger, subject) || thread >= longestThread) return false;
  if (state.asked >= mostQuestions[number]) return false;
  const isOwed = subject.core || depthIn(ledger, topic) < halfTold;
  if (thread === 0 && isOwed && !isTold(ledger, subject)) return true;
  const subjects = topicsOf(number);
  const begun = subjects.filter(({ id }) => topicState(ledger, id).asked > 0).length;
  const share = ((usualAnswers[number] - subjects.length) * begun) / subjects.length;
  return followUps + 1 <= share;
};

const slotOf = (topic: TopicId, hook: Hook, facet: Facet): Slot =>
  hook.kind === "time"
    ? { topic, entity: "", facet, period: hook.entity }
    : { topic, entity: hook.entity, facet, period: "" };

/** The facets to ask of a hook with how much each is wanted: what the subject lacks first, in the order of the ladder. */
const wantedFacets = (scene: Scene, hook: Hook): { facet: Facet; worth: number }[] => {
  const { ladder } = planned(scene.topic);
  const told = topicState(scene.ledger, scene.topic).evidence;
  return facets.flatMap((facet) => {
    const step = ladder.indexOf(facet);
    if (step >= 0 && !hasFacet(told, facet)) return [{ facet, worth: 1.5 - 0.15 * step }];
    const order = natural[hook.kind].indexOf(facet);
    return order >= 0 ? [{ facet, worth: 0.6 - 0.2 * order }] : [];
  });
};

type Wanted = Scene & { reading: Reading; language: Language; seed: number };

/** Concrete first: a person, a place or a thing opens more than a sentence quoted back. */
const concreteness: Record<HookKind, number> = {
  person: 1.2,
  place: 1.2,
  thing: 0.9,
  event: 0.2,
  feeling: 0.3,
  time: 0.6,
  phrase: 0,
};

const worthOfHook = (scene: Scene, hook: Hook): number =>
  hook.strength + concreteness[hook.kind] - 1.2 * timesAsked(scene.ledger, hook.entity);

/** The follow-up on the most telling hook of the last answer that was not asked before; null when there is none. */
export const chooseFollowUp = (wanted: Wanted): FollowUp | null => {
  const { ledger, topic, language, seed } = wanted;
  const options = wanted.reading.hooks
    .filter((hook) => !hook.isHeavy)
    .slice(0, 40)
    .flatMap((hook) =>
      wantedFacets(wanted, hook).map(({ facet, worth }) => ({
        hook,
        facet,
        worth: worth + worthOfHook(wanted, hook),
      })),
    )
    .sort((a, b) => b.worth - a.worth);
  for (const { hook, facet } of options) {
    const slot = slotOf(topic, hook, facet);
    if (!isFree(ledger, slot)) continue;
    const wordings = packs[language].followUps[hook.kind][facet] ?? [];
    const wording = shuffled(wordings, seed, `${hook.kind}${facet}`).find((candidate) =>
      isUnused(ledger, candidate),
    );
    if (wording) return { slot: slotKey(slot), hook, wording };
  }
  return null;
};
