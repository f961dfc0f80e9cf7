import { limits } from "@saga/contract/vocabulary";
import { printableJpeg } from "#documents/jpeg.ts";
import type { Picture } from "#documents/work.ts";
import type { Actor } from "#http/actor.ts";
import { Failure } from "#http/failure.ts";
import { readBytes, type UploadRequest } from "#http/upload.ts";
import { type Clock, isoNow } from "#platform/clock.ts";
import type { StoriesService } from "../stories/stories.service.ts";
import type { CoversRepository } from "./covers.repository.ts";

export type CoversService = ReturnType<typeof createCoversService>;

type CoversDependencies = { covers: CoversRepository; stories: Pick<StoriesService, "reach">; clock: Clock };

/** The photograph that a family puts on the cover of a story. */
export const createCoversService = ({ covers, stories, clock }: CoversDependencies) => ({
  /** Throws `covers.none`. */
  get: async (actor: Actor, storyId: string): Promise<Uint8Array> => {
    await stories.reach(actor, storyId);
    const found = await covers.find(storyId);
    if (!found) throw new Failure("covers.none");
    return Buffer.from(found.image, "base64");
  },

  put: async (actor: Actor, storyId: string, request: UploadRequest): Promise<void> => {
    await stories.reach(actor, storyId, "story.changed");
    const bytes = await readBytes(request, { maxBytes: limits.coverBytes, tooLarge: "covers.too_large" });
    if (!printableJpeg(bytes)) throw new Failure("covers.not_image");
    const image = bytes.toString("base64");
    const updated_at = isoNow(clock);
    await covers.put({ story_id: storyId, media_type: "image/jpeg", image, description: "", updated_at });
  },

  remove: async (actor: Actor, storyId: string): Promise<void> => {
    await stories.reach(actor, storyId, "story.changed");
    await covers.remove(storyId);
  },

  /** The photograph as files print it, for somebody who may read the story. */
  pictureOf: async (storyId: string, title: string): Promise<Picture | null> => {
    const found = await covers.find(storyId);
    return found
      ? {
          mediaType: "image/jpeg",
          bytes: Buffer.from(found.image, "base64"),
          description: found.description || title,
        }
      : null;
  },
});
