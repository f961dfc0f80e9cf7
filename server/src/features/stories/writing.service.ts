import type { StoryMaterial } from "#authoring/story-work.ts";
import { Failure } from "#http/failure.ts";
import { failureOf } from "#http/fault.ts";
import type { Authors } from "./authors.ts";
import type { FinishStory } from "./finish.service.ts";
import { Cancelled, type WriteWithModel } from "./model-writing.service.ts";
import type { ReadBasis } from "./read-basis.service.ts";
import { materialOf, type StoryBasis } from "./story-basis.ts";
import { isOpen, type StoredRequest } from "./story-requests.repository.ts";
import type { StoryStore } from "./story-store.repository.ts";
import type { StoryWriterFor } from "./story-writer.ts";
import type { Wish } from "./wish.ts";

export type WritingServiceDependencies = {
  store: StoryStore;
  readBasis: ReadBasis;
  finish: FinishStory;
  writerFor: StoryWriterFor;
  author: { compose: Authors["compose"]; write: WriteWithModel };
};

type Work = {
  request: StoredRequest;
  wish: Wish;
  reading: StoryBasis;
  material: StoryMaterial;
  signal: AbortSignal;
};

/** Milliseconds between looks at whether a story was cancelled, here or in another process. */
const lookEvery = 500;
/** After so many beginnings no model is asked, and after so many faults of our own no more is tried. */
const mostAttempts = 5;

export function createWritingService(dependencies: WritingServiceDependencies) {
  const { store, readBasis, finish, writerFor, author } = dependencies;
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

  const write = async (work: Work): Promise<void> => {
    const { request, wish, reading, material, signal } = work;
    const actor = { id: request.owner_id, email: "", isAdmin: request.is_admin === 1 };
    const mayAsk = request.attempts < mostAttempts;
    const writer = mayAsk ? await writerFor(actor, reading.people, request.story_id) : null;
    const byModel = writer && (await author.write({ writer, request, material, signal }));
    signal.throwIfAborted();
    if (byModel) return finish({ request, wish, reading, ...byModel });
    const story = await author.compose(material, { owner: request.owner_id, signal });
    if (!story) throw new Failure("stories.nothing_told");
    await finish({ request, wish, reading, story, credit: null });
  };

  const begin = async (request: StoredRequest, signal: AbortSignal): Promise<void> => {
    const wish = JSON.parse(request.wish) as Wish;
    const actor = { id: request.owner_id, email: "", isAdmin: request.is_admin === 1 };
    const reading = await readBasis(actor, wish);
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
