import type { Facet, TopicId } from "#language/pack.ts";
import { type Language, packs } from "#language/packs.ts";
import { hasFacet } from "./evidence.ts";
import { freshestFirst, freshIn } from "./fresh.ts";
import type { Ledger } from "./ledger.ts";
import { isLongEnough, mostQuestions, owed } from "./patience.ts";
import { type InterviewNumber, type Topic, topicsOf } from "./plan.ts";
import { depthIn, isOut, isReadyToClose, isTold, topicState } from "./progress.ts";
import { shuffled } from "./random.ts";
import { isFree, isUnused, slotKey } from "./slots.ts";

/** A question of the library that may be asked next. */
export type Choice = { kind: "open" | "facet" | "easier"; topic: TopicId; slot: string; wording: string };

type Scene = { ledger: Ledger; number: InterviewNumber; language: Language; seed: number };

/** Subjects that are no light ground after grief or danger. */
const grave: ReadonlySet<TopicId> = new Set<TopicId>([
  "hard_time",
  "loss_and_recovery",
  "historic_event",
  "turning_point",
  "faith_or_belief_event",
  "best_decision_and_regret",
  "greatest_challenge_learned",
  "people_to_thank_forgive",
  "how_to_be_remembered",
  "wishes_limits",
]);

/** The unused wording that brings up most that was not spoken of yet. */
const unusedOf = ({ ledger, seed, language }: Scene, wordings: readonly string[]): string | null => {
  const unused = shuffled(wordings, { seed, label: wordings[0] ?? "" }).filter((wording) =>
    isUnused(ledger, wording),
  );
  return freshestFirst(ledger, { wordings: unused, pack: packs[language] })[0] ?? null;
};

const openOf = (scene: Scene, topic: Topic): Choice | null => {
  const slot = { topic: topic.id, entity: "", facet: "open", period: "" } as const;
  const wording = unusedOf(scene, packs[scene.language].topics[topic.id].open);
  return wording && isFree(scene.ledger, slot)
    ? { kind: "open", topic: topic.id, slot: slotKey(slot), wording }
    : null;
};

const facetOf = (scene: Scene, { topic, facet }: { topic: Topic; facet: Facet }): Choice | null => {
  const slot = { topic: topic.id, entity: "", facet, period: "" };
  const wordings = packs[scene.language].topics[topic.id].facets[facet] ?? [];
  const wording = unusedOf(scene, wordings);
  return wording && isFree(scene.ledger, slot)
    ? { kind: "facet", topic: topic.id, slot: slotKey(slot), wording }
    : null;
};

/** An easier, more concrete cue on the same subject; null when it has had one, or may not be asked any more. */
export const chooseEasier = (scene: Scene, topic: Topic): Choice | null => {
  const state = topicState(scene.ledger, topic.id);
  if (isOut(scene.ledger, topic) || isTold(scene.ledger, topic)) return null;
  if (state.asked >= mostQuestions(scene.ledger, topic.interview)) return null;
  const slot = { topic: topic.id, entity: "", facet: "easier1", period: "" } as const;
  const wording = unusedOf(scene, packs[scene.language].topics[topic.id].easier);
  return wording && isFree(scene.ledger, slot)
    ? { kind: "easier", topic: topic.id, slot: slotKey(slot), wording }
    : null;
};

const firstMissing = (scene: Scene, topic: Topic): Choice | null => {
  const told = topicState(scene.ledger, topic.id).evidence;
  for (const facet of topic.ladder) {
    const choice = hasFacet(told, facet) ? null : facetOf(scene, { topic, facet });
    if (choice) return choice;
  }
  return null;
};

const gain = (ledger: Ledger, topic: Topic): number =>
  topic.weight * (1 - depthIn(ledger, topic.id) / topic.target) + (topic.core ? 10 : 0);

type Wanted = Scene & { lightOnly: boolean };

/**
 * Scenes are opened in the order of a life. On the map, and where it is asked what it came to mean, what was not even
 * mentioned yet comes first, and of that, what leads furthest from everything told.
 */
const inOrder = ({ ledger, number, language }: Wanted): Topic[] => {
  const topics = topicsOf(number);
  if (number === 2) return topics;
  const told = (topic: Topic): number => Math.ceil(4 * depthIn(ledger, topic.id));
  const pack = packs[language];
  const fresh = ({ id }: Topic): number =>
    Math.max(...pack.topics[id].open.map((wording) => freshIn(ledger, { wording, pack })));
  return topics.sort((a, b) => told(a) - told(b) || fresh(b) - fresh(a));
};

const chooseOpening = (wanted: Wanted): Choice | null => {
  for (const topic of inOrder(wanted)) {
    const isAskable = !isOut(wanted.ledger, topic) && topicState(wanted.ledger, topic.id).asked === 0;
    if (!isAskable || isTold(wanted.ledger, topic) || (wanted.lightOnly && grave.has(topic.id))) continue;
    const choice = openOf(wanted, topic);
    if (choice) return choice;
  }
  return null;
};

const chooseReturn = (wanted: Wanted): Choice | null => {
  const first = owed(wanted.ledger, wanted.number);
  const open = topicsOf(wanted.number)
    .filter((topic) => !isOut(wanted.ledger, topic) && !isTold(wanted.ledger, topic))
    .filter(
      (topic) => topicState(wanted.ledger, topic.id).asked < mostQuestions(wanted.ledger, wanted.number),
    )
    .filter((topic) => !(wanted.lightOnly && grave.has(topic.id)))
    .sort((a, b) => gain(wanted.ledger, b) - gain(wanted.ledger, a))
    .sort((a, b) => Number(first.includes(b)) - Number(first.includes(a)));
  for (const topic of open) {
    const choice = firstMissing(wanted, topic) ?? chooseEasier(wanted, topic);
    if (choice) return choice;
  }
  return null;
};

/**
 * The next subject: the first of the plan that was not opened, then what is still missing where most is to be won.
 * Null when the closing question is due: enough was told, or the interview is long enough. `lightOnly` keeps to light ground while there is any.
 */
export const chooseNext = (wanted: Wanted): Choice | null => {
  const { ledger, number } = wanted;
  if (isReadyToClose(ledger, number) || isLongEnough(ledger, number)) return null;
  const choice = chooseOpening(wanted) ?? chooseReturn(wanted);
  if (choice || !wanted.lightOnly) return choice;
  return chooseNext({ ...wanted, lightOnly: false });
};
