import { Failure } from "#http/failure.ts";
import { type Locks, noLocks, unspent } from "#storyteller/locked.ts";
import type { Story } from "#storyteller/storyteller.ts";
import { writeStory } from "#storyteller/storyteller.ts";
import { joined } from "#storyteller/written/join.ts";
import { type Outline, outlineOf } from "#storyteller/written/outline.ts";
import type { Shelf, StoryOrder } from "#storyteller/written/work.ts";
import { writeParts } from "#storyteller/written/write-parts.ts";
import type { InterviewsService } from "../interviews/interviews.service.ts";
import { createAsking } from "./asking.ts";
import { lengthBeside, writeBuiltIn } from "./built-in.ts";
import { type Credit, locksIn } from "./content.ts";
import type { FinishStory } from "./finish.service.ts";
import { type Reading, readingOf } from "./reading.ts";
import { isOpen, type StoredRequest } from "./story-requests.repository.ts";
import type { StoryStore } from "./story-store.repository.ts";
import type { StoryBudget, StoryWriter, StoryWriterFor } from "./story-writer.ts";
import type { Wish } from "./wish.ts";

export type WritingServiceDependencies = {
  store: StoryStore;
  interviews: InterviewsService;
  finish: FinishStory;
  writerFor: StoryWriterFor;
  budget: StoryBudget;
};

/** What every process that works on a story must agree on. */
type Plan = { outline: Outline; seed: string };

type Work = { request: StoredRequest; wish: Wish; reading: Reading; locks: Locks; signal: AbortSignal };
type Written = { story: Story; credit: Credit };

/** Milliseconds between looks at whether a story was cancelled, here or in another process. */
const lookEvery = 500;
/** After so many beginnings no model is asked, and after so many faults of our own no more is tried. */
const mostAttempts = 5;

class Cancelled extends Error {}

export function createWritingService(dependencies: WritingServiceDependencies) {
  const { store, interviews, finish, writerFor, budget } = dependencies;
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

  /** The outline of the first who worked on the story. */
  const planned = async ({ request, wish, reading, locks }: Work): Promise<Plan> => {
    if (request.plan) return JSON.parse(request.plan) as Plan;
    const outline = outlineOf({
      tellers: reading.tellers.map((teller) => ({ ...teller, told: unspent(teller.told, locks) })),
      length: lengthBeside(locks, wish, reading),
      language: wish.language,
      tellerLanguage: reading.tellerLanguage,
    });
    const plan: Plan = { outline, seed: crypto.randomUUID().replaceAll("-", "").slice(0, 8) };
    await requests.change(request.id, { plan: JSON.stringify(plan), total: outline.parts.length });
    return plan;
  };

  const shelfOf = ({ id }: StoredRequest): Shelf => ({
    read: (part) => requests.part(id, part),
    keep: async (part, done) => {
      await requests.keepPart(id, part, done);
      if (await requests.change(id, { state: "writing" })) return;
      await requests.dropParts(id);
      throw new Cancelled();
    },
  });

  /** The story in the words of a model; null where it found too few that hold. */
  const writeWith = async (writer: StoryWriter, work: Work): Promise<Written | null> => {
    const { request, wish, reading, signal } = work;
    const { outline, seed } = await planned(work);
    if (outline.parts.length === 0) return null;
    const { tellers, tellerLanguage, told, tellerName } = reading;
    const order: StoryOrder = { outline, tellers, style: wish.style, tellerLanguage, seed };
    const { ask, used } = createAsking({ writer, budget, cacheKey: request.id, signal });
    const report = async ({ done, of }: { done: number; of: number }): Promise<void> => {
      const step = done < of ? "writing" : "finishing";
      if (!(await requests.change(request.id, { done, total: of, step }))) throw new Cancelled();
    };
    const done = await writeParts({ order, ask, shelf: shelfOf(request), report });
    const { title } = writeStory({ ...wish, told, tellerLanguage, tellerName });
    const story = joined({ order, done, title, language: wish.language });
    return story && { story, credit: { requested: writer.requested, used: used() } };
  };

  const write = async (work: Work): Promise<void> => {
    const { request, wish, reading, locks, signal } = work;
    const actor = { id: request.owner_id, email: "", isAdmin: request.is_admin === 1 };
    const mayAsk = request.attempts < mostAttempts;
    const writer = mayAsk ? await writerFor(actor, reading.people, request.story_id) : null;
    const byModel = writer && (await writeWith(writer, work));
    signal.throwIfAborted();
    const written = byModel ?? { story: writeBuiltIn(wish, reading, locks), credit: null };
    if (written.story.sections.length === 0 && locks.locked.length === 0)
      throw new Failure("stories.nothing_told");
    await finish({ request, wish, reading, ...written });
  };

  const begin = async (request: StoredRequest, signal: AbortSignal): Promise<void> => {
    const wish = JSON.parse(request.wish) as Wish;
    const actor = { id: request.owner_id, email: "", isAdmin: request.is_admin === 1 };
    const reading = readingOf(await interviews.read(actor, wish.interview_ids), wish.language);
    const base = request.story_id === request.id ? undefined : await stories.find(request.story_id);
    const locks = base ? locksIn(base) : noLocks;
    await write({ request, wish, reading, locks, signal });
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
        const code = error instanceof Failure ? error.code : "server.internal";
        await requests.change(id, { state: "failed", error: code });
        await requests.dropParts(id);
      } finally {
        end();
      }
    },
  };
}
