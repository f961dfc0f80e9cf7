import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { errorWords } from "#lib/error-words.ts";
import { randomId } from "#lib/random-id.ts";
import type { Sending } from "#lib/send-bytes.ts";
import { type About, mediaKey } from "./family.api.ts";
import { sendFile } from "./send-file.ts";

/** A file on its way. `reads`: the file that it reads aloud. `problem`: it stopped, and can be sent again. */
export type Upload = { id: string; file: File; reads?: string; sent: number; problem: string | null };
type Sent = Pick<Upload, "id" | "file" | "reads">;

/** Sends files one after the other; one that stops can be sent again under its id, and is kept once. */
export function useUploads(about: About) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const sendings = useRef(new Map<string, Pick<Sending<unknown>, "cancel">>());
  const line = useRef<Promise<unknown>>(Promise.resolve());
  const queries = useQueryClient();
  const change = (id: string, changes: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...changes } : one)));
  const drop = (id: string) => {
    sendings.current.get(id)?.cancel();
    sendings.current.delete(id);
    setUploads((all) => all.filter((one) => one.id !== id));
  };
  const send = async ({ id, file, reads }: Sent): Promise<void> => {
    const sending = sendFile({ id, file, about, ...(reads ? { reads } : {}) }, (sent) =>
      change(id, { sent }),
    );
    sendings.current.set(id, sending);
    try {
      await sending.done;
      drop(id);
      await queries.invalidateQueries({ queryKey: mediaKey(about) });
      await queries.invalidateQueries({ queryKey: ["family", "life"] });
    } catch (error) {
      const { text, advice } = errorWords(error);
      change(id, { problem: `${text} ${advice}` });
    }
  };
  const enqueue = (one: Sent) => {
    line.current = line.current.then(() => send(one));
  };
  const add = (files: readonly File[], reads?: string) => {
    const more = { sent: 0, problem: null, ...(reads ? { reads } : {}) };
    const fresh = files.map((file) => ({ id: randomId(), file, ...more }));
    setUploads((all) => [...all, ...fresh]);
    for (const one of fresh) enqueue(one);
  };
  const again = (upload: Upload) => {
    change(upload.id, { problem: null, sent: 0 });
    enqueue(upload);
  };
  return { uploads, add, again, drop };
}
