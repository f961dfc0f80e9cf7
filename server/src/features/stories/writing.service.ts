import type { StoryMaterial } from "#authoring/story-work.ts";
import { Failure } from "#http/failure.ts";
import { failureOf } from "#http/fault.ts";
import type { Story } from "#storyteller/storyteller.ts";
import type { Outline } from "#storyteller/written/outline.ts";
import type { SectionStore } from "#storyteller/written/work.ts";
import type { InterviewsService } from "../interviews/interviews.service.ts";
import { createAsking } from "./asking.ts";
import type { Authors } from "./authors.ts";
import type { Credit } from "./content.ts";
import type { FinishStory } from "./finish.service.ts";
import { basisOf, materialOf, type StoryBasis } from "./story-basis.ts";
import { isOpen, type StoredRequest } from "./story-requests.repository.ts";
import type { StoryStore } from "./story-store.repository.ts";
import type { StoryBudget, StoryWriter, StoryWriterFor } from "./story-writer.ts";
import type { Wish } from "./wish.ts";

export type WritingServiceDependencies = {
  store: StoryStore;
  interviews: InterviewsService;
  finish: FinishStory;
  writerFor: StoryWriterFor;
  authors: Authors;
  budget: StoryBudget;
};

/** What every process that works on a story must agree on. */
type Plan = { outline: Outline; seed: string };

type Work = {
  request: StoredRequest;
  wish: Wish;
  reading: StoryBasis;
  material: StoryMaterial;
  signal: AbortSignal;
};
type Written = { story: Story; credit: Credit };

/** Milliseconds between looks at whether a story was cancelled, here or in another process. */
const lookEvery = 500;
/** After so many beginnings no model is asked, and after so many faults of our own no more is tried. */
const mostAttempts = 5;

class Cancelled extends Error {}

export function createWritingService(dependencies: WritingServiceDependencies) {
  const { store, interviews, finish, writerFor, authors, budget } = dependencies;
  const { requests, stories } = store;

  /** Ends with the server, and when the story was cancelled. */
  const watched = (id: string, outer: AbortSignal) => {
    const controller = new AbortController();
    const stop = () => controller.abort(outer.reason);
    outer.addEventListener("abort", stop, { once: true });
    if (outer.aborted) stop();
    const look = async () => {
      const request = await requests.find(id);
      if (!request || !isOpen(request)) controller.abort(new Cancelled());
    };
    const timer = setInterval(() => void look().catch(() => {}), lookEvery);
    const end = () => {
      clearInterval(timer);
      outer.removeEventListener("abort", stop);
    };
    return { signal: controller.signal, end };
  };

  const sectionStoreOf = ({ id }: StoredRequest): SectionStore => ({
    read: (part) => requests.part(id, part),
    keep: async (part, done) => {
      await requests.keepPart(id, part, done);
      if (await requests.change(id, { state: "writing" })) return;
      await requests.dropParts(id);
      throw new Cancelled();
    },
  });

  /** The story in the words of a model; null where it found too few that hold. The outline is that of the first who worked on it. */
  const writeWith = async (writer: StoryWriter, work: Work): Promise<Written | null> => {
    const { request, material, signal } = work;
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

  const write = async (work: Work): Promise<void> => {
    const { request, wish, reading, material, signal } = work;
    const actor = { id: request.owner_id, email: "", isAdmin: request.is_admin === 1 };
    const mayAsk = request.attempts < mostAttempts;
    const writer = mayAsk ? await writerFor(actor, reading.people, request.story_id) : null;
    const byModel = writer && (await writeWith(writer, work));
    signal.throwIfAborted();
    if (byModel) return finish({ request, wish, reading, ...byModel });
    const story = await authors.compose(material, { owner: request.owner_id, signal });
    if (!story) throw new Failure("stories.nothing_told");
    await finish({ request, wish, reading, story, credit: null });
  };

  const begin = async (request: StoredRequest, signal: AbortSignal): Promise<void> => {
    const wish = JSON.parse(request.wish) as Wish;
    const actor = { id: request.owner_id, email: "", isAdmin: request.is_admin === 1 };
    const settled = await store.decisions.ofInterviews(wish.interview_ids);
    const said = { ...(await interviews.read(actor, wish.interview_ids)), settled };
    const reading = await basisOf(said, wish.language);
    const base = request.story_id === request.id ? undefined : await stories.find(request.story_id);
    await write({ request, wish, reading, material: materialOf(wish, reading, base ?? null), signal });
  };

  return {
    /**
     * Writes the story of a request, going on where somebody left off; does nothing for one that has come to its end. Throws
     * what may be better another time.
     */
    run: async (id: string, closing: AbortSignal): Promise<void> => {
      const request = await requests.find(id);
      if (!request || !isOpen(request)) return;
      const attempts = request.attempts + 1;
      await requests.change(id, { state: "writing", step: "reading", attempts });
      const { signal, end } = watched(id, closing);
      try {
        await begin(request, signal);
      } catch (error) {
        if (closing.aborted) throw error;
        if (error instanceof Cancelled || signal.aborted) return;
        const isOver = error instanceof Failure || attempts > mostAttempts;
        if (!isOver) throw error;
        const code = failureOf(error).code;
        await requests.change(id, { state: "failed", error: code });
        await requests.dropParts(id);
      } finally {
        end();
      }
    },
  };
}
