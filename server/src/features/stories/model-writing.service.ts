import type { StoryMaterial } from "#authoring/story-work.ts";
import type { Story } from "#storyteller/storyteller.ts";
import type { Outline } from "#storyteller/written/outline.ts";
import type { SectionStore } from "#storyteller/written/work.ts";
import { createAsking } from "./asking.ts";
import type { Authors } from "./authors.ts";
import type { Credit } from "./content.ts";
import type { StoredRequest } from "./story-requests.repository.ts";
import type { StoryStore } from "./story-store.repository.ts";
import type { StoryBudget, StoryWriter } from "./story-writer.ts";

/** What every process that works on a story must agree on. */
type Plan = { outline: Outline; seed: string };

type Commission = {
  writer: StoryWriter;
  request: StoredRequest;
  material: StoryMaterial;
  signal: AbortSignal;
};
export type Written = { story: Story; credit: Credit };

/** Somebody wants the story no more, here or in another process. */
export class Cancelled extends Error {}

/** Has a model write a story, and keeps each part of it: whoever goes on finds it. */
export type WriteWithModel = (commission: Commission) => Promise<Written | null>;

/**
 * The story in the words of a model; null where it found too few that hold. The outline is that of the first who worked on
 * it. Throws `Cancelled`.
 */
export function createModelWriting(
  { requests }: StoryStore,
  authors: Authors,
  budget: StoryBudget,
): WriteWithModel {
  const sectionStoreOf = ({ id }: StoredRequest): SectionStore => ({
    read: (part) => requests.part(id, part),
    keep: async (part, done) => {
      await requests.keepPart(id, part, done);
      if (await requests.change(id, { state: "writing" })) return;
      await requests.dropParts(id);
      throw new Cancelled();
    },
  });

  return async ({ writer, request, material, signal }) => {
    const known = request.plan ? (JSON.parse(request.plan) as Plan) : null;
    const seed = known?.seed ?? crypto.randomUUID().replaceAll("-", "").slice(0, 8);
    const { ask, used } = createAsking({ writer, budget, cacheKey: request.id, signal });
    const plan = async (outline: Outline): Promise<void> => {
      const made: Plan = { outline, seed };
      await requests.change(request.id, { plan: JSON.stringify(made), total: outline.parts.length });
    };
    const report = async ({ done, of }: { done: number; of: number }): Promise<void> => {
      const step = done < of ? "writing" : "finishing";
      if (!(await requests.change(request.id, { done, total: of, step }))) throw new Cancelled();
    };
    const commission = { ...material, outline: known?.outline ?? null, seed };
    const calls = { ask, plan, report, ...sectionStoreOf(request) };
    const story = await authors.write(commission, { calls, signal });
    return story && { story, credit: { requested: writer.requested, used: used() } };
  };
}
