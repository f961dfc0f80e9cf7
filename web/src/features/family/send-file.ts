import type { Media } from "@saga/contract/family-media";
import { callPaths } from "#lib/call-paths.ts";
import { type Sending, sendBytes } from "#lib/send-bytes.ts";
import type { About } from "./family.api.ts";

/** Sends a file about a chapter or a person (`reads`: sound in which that file is read aloud), telling how many bytes are on their way. */
export function sendFile(
  { id, file, about, reads }: { id: string; file: File; about: About; reads?: string },
  onProgress: (sent: number) => void,
): Sending<Media> {
  const [method, path] = callPaths.putMedia;
  const query = new URLSearchParams({ name: file.name.slice(-200), ...about, ...(reads ? { reads } : {}) });
  const address = `/api${path.replace("{id}", id)}?${query}`;
  return sendBytes({ method, address, file, onProgress });
}
