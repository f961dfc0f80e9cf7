import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { call } from "#lib/api-client.ts";
import { errorWords } from "#lib/error-words.ts";
import { logWarning } from "#lib/log-warning.ts";
import { type About, mediaKey } from "../family.api.ts";
import { sendFile } from "./send-file.ts";
import { forgetUpload, uploadIdOf } from "./unfinished-uploads.ts";

/**
 * A file on its way. `reads`: the file that it reads aloud; `isPlaceKept`: where a photograph was taken stays in it. `isWaiting`: for a connection. `problem`: it stopped, and can be sent
 * again.
 */
export type Upload = {
  id: string;
  file: File;
  reads?: string;
  isPlaceKept: boolean;
  sent: number;
  isWaiting: boolean;
  problem: string | null;
};
type Sent = Pick<Upload, "id" | "file" | "reads" | "isPlaceKept">;

/** Sends files one after the other; one that stops can be sent again under its id, and is kept once. */
export function useUploads(about: About) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const sendings = useRef(new Map<string, AbortController>());
  const line = useRef<Promise<unknown>>(Promise.resolve());
  const underWay = useRef({ id: "", ends: Promise.resolve() });
  const queries = useQueryClient();
  const change = (id: string, changes: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...changes } : one)));
  const drop = (id: string) => {
    sendings.current.get(id)?.abort();
    sendings.current.delete(id);
    forgetUpload(id);
    setUploads((all) => all.filter((one) => one.id !== id));
  };
  /** What arrived of it takes no room any more. A file that had just become whole stays, and is shown. */
  const cancel = (id: string) => {
    drop(id);
    // A piece that is still on its way would come after its file was dropped.
    const ends = underWay.current.id === id ? underWay.current.ends : Promise.resolve();
    ends
      .then(() => call("dropMedia", { params: { id } }))
      .then(({ is_kept }) => (is_kept ? queries.invalidateQueries({ queryKey: mediaKey(about) }) : undefined))
      .catch((error: unknown) => logWarning("pieces of a file stay", error));
  };
  const send = async ({ id, file, reads, isPlaceKept }: Sent, sending: AbortController): Promise<void> => {
    if (sending.signal.aborted) return;
    try {
      await sendFile(
        { id, file, about, isPlaceKept, ...(reads ? { reads } : {}) },
        {
          signal: sending.signal,
          onProgress: (sent) => change(id, { sent, isWaiting: false }),
          onWaiting: () => change(id, { isWaiting: true }),
        },
      );
      drop(id);
      // A first list that is still on its way was read before the file came.
      await queries.cancelQueries({ queryKey: mediaKey(about) });
      await queries.invalidateQueries({ queryKey: mediaKey(about) });
      await queries.invalidateQueries({ queryKey: ["family", "life"] });
    } catch (error) {
      if (sending.signal.aborted) return;
      const { text, advice } = errorWords(error);
      change(id, { problem: `${text} ${advice}` });
    }
  };
  const enqueue = (one: Sent) => {
    // One that still waits for its turn can be dropped too.
    const sending = new AbortController();
    sendings.current.set(one.id, sending);
    line.current = line.current.then(() => {
      const ends = send(one, sending);
      underWay.current = { id: one.id, ends };
      return ends;
    });
  };
  const add = (files: readonly File[], { reads, isPlaceKept = false }: Partial<Sent> = {}) => {
    const more = { isPlaceKept, sent: 0, isWaiting: false, problem: null, ...(reads ? { reads } : {}) };
    const known = new Set(uploads.map(({ id }) => id));
    const fresh = files
      .map((file) => ({ id: uploadIdOf(file, about), file, ...more }))
      .filter(({ id }) => !known.has(id));
    setUploads((all) => [...all, ...fresh]);
    for (const one of fresh) enqueue(one);
  };
  const again = (upload: Upload) => {
    change(upload.id, { problem: null });
    enqueue(upload);
  };
  return { uploads, add, again, cancel };
}
