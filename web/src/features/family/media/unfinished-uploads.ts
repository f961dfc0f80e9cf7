import { readStored, readStoredJson, writeStoredJson } from "#lib/browser-storage.ts";
import { randomId } from "#lib/random-id.ts";
import type { About } from "../family.api.ts";

const key = "saga-unfinished-uploads";
/** The oldest are forgotten first. */
const most = 200;

type Known = Record<string, string>;

const known = (): Known => (readStoredJson(key) ?? {}) as Known;

const nameOf = ({ name, size, lastModified }: File, about: About): string =>
  JSON.stringify([readStored("user-id"), name, size, lastModified, about]);

/** The id that a file is sent under: the same as before where it was chosen before and has not arrived, so that it goes on where it stopped. */
export function uploadIdOf(file: File, about: About): string {
  const all = known();
  const name = nameOf(file, about);
  const id = all[name] ?? randomId();
  writeStoredJson(key, Object.fromEntries([...Object.entries(all), [name, id]].slice(-most)));
  return id;
}

/** To be called when a file has arrived, or nobody wants to send it any more. */
export function forgetUpload(id: string): void {
  const rest = Object.entries(known()).filter(([, other]) => other !== id);
  writeStoredJson(key, Object.fromEntries(rest));
}
