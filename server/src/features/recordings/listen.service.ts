import type { Actor } from "#http/actor.ts";
import { Failure } from "#http/failure.ts";
import type { Ranged } from "#http/ranged.ts";
import type { AudioStore } from "#providers/audio-store/audio-store.ts";
import { folderOf } from "./recording.ts";
import type { RecordingsService } from "./recordings.service.ts";
import { storing } from "./storing.ts";

export type ListenService = ReturnType<typeof createListenService>;

export type ListenServiceDependencies = { recordings: RecordingsService; store: AudioStore };

type RecordingRequest = { id: string; recording: string; isOriginal: boolean };

/** Sound of a recording to listen to: MP3 once it has been made, before that (or when asked) what the browser recorded. */
export function createListenService({ recordings, store }: ListenServiceDependencies) {
  return async (
    actor: Actor,
    { id, recording, isOriginal }: RecordingRequest,
  ): Promise<Omit<Ranged, "asked">> => {
    const found = await recordings.reach(actor, { id, recording });
    const original = recordings.original(found);
    const segment = `${folderOf(found)}segment.mp3`;
    const made = isOriginal ? null : await storing(store.size(segment));
    const key = made === null ? original : segment;
    const size = made ?? (await storing(store.size(original)));
    if (size === null) throw new Failure("recordings.not_found");
    return {
      size,
      mediaType: made === null ? (found.media_type ?? "application/octet-stream") : "audio/mpeg",
      etag: `"${found.sha256?.slice(0, 32)}${made === null ? "" : "-mp3"}"`,
      read: (range) => store.read(key, range),
      // What was uploaded is never run as a page.
      more: { "x-content-type-options": "nosniff", "content-disposition": "inline" },
    };
  };
}
