import { goesOnFrom } from "../story.ts";
import type { Asked } from "./ask.ts";
import { type Doubted, faultOf } from "./faults.ts";
import type { Material } from "./material.ts";
import { answersPart, type Commission, fence, listed, rulesPart } from "./prompt.ts";
import { repairSchema } from "./reply.ts";
import { repairRules } from "./story-rules.ts";

/** A word that more answers hold says nothing of which is meant. */
const mostHolding = 2;

/** The answers that sentences cite, those that these go on from or that go on from these, and those that hold what the cited ones do not. */
export const materialOn = (
  doubted: readonly Doubted[],
  material: readonly Material[],
): readonly Material[] => {
  const marks = new Set(doubted.flatMap((one) => one.marks));
  for (const { mark } of doubted.flatMap((one) => one.named ?? [])) marks.add(mark);
  for (const word of doubted.flatMap((one) => one.missing ?? [])) {
    const holding = material.filter(({ text }) =>
      text
        .toLowerCase()
        .split(/[^\p{L}\p{N}]+/u)
        .includes(word),
    );
    if (holding.length <= mostHolding) for (const { mark } of holding) marks.add(mark);
  }
  const cited = material.filter(({ mark }) => marks.has(mark));
  const chosen = material.filter(
    ({ mark, told }) =>
      marks.has(mark) || cited.some((one) => goesOnFrom(one.told, told) || goesOnFrom(told, one.told)),
  );
  return cited.length > 0 ? chosen : material;
};

/** A sentence that was refused, with those that it stands between. */
export type Refused = Doubted & { before: readonly string[]; after: readonly string[] };

/** So many sentences before one, and after it, say what it must read on from, and to. */
const shownBefore = 2;
const shownAfter = 1;

/** Refused sentences between those around them; `section`: all sentences in their order, "…" for what falls out. */
export const amongOthers = (doubted: readonly Doubted[], section: readonly string[]): Refused[] =>
  doubted.map((one) => ({
    ...one,
    before: section.slice(Math.max(0, one.sentence - 1 - shownBefore), one.sentence - 1),
    after: section.slice(one.sentence, one.sentence + shownAfter),
  }));

/** Asks for other words for sentences that were refused, or to leave them out. */
export const repairRequest = (commission: Commission, refused: readonly Refused[]): Asked => {
  const { seed, voice } = commission;
  const linesOf = (one: Refused): string =>
    [
      ...one.before.map((text) => `(before) ${text}`),
      `${listed(one)} ${faultOf(one)}`,
      ...one.after.map((text) => `(after) ${text}`),
    ].join("\n");
  return {
    task: "repair",
    parts: [
      rulesPart(repairRules(voice)),
      answersPart({ ...commission, material: materialOn(refused, commission.material) }),
      {
        role: "user",
        content: [
          'TASK: Each sentence with a number was refused, for the fault behind it; in brackets stand the answers that it is held against. Write it anew without that fault: the same thing, as easily said, so that it reads on from what stands before it to what stands after it. It may say less, but no half of a thing. Where it would be a stump, or what stands around it says enough, leave it out: "" in "text". Do not leave it out where what comes after it would lose the person or the thing that it speaks of, or mean something else. What is doubted only for who somebody is, and is right as it stands, comes back as it is.',
          fence(seed, { label: "sentences", text: refused.map(linesOf).join("\n\n") }),
        ].join("\n"),
      },
    ],
    schema: repairSchema,
    maxOutputTokens: 1_000 + refused.length * 160,
  };
};
