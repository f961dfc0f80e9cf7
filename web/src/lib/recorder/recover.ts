import { listKept } from "./kept-sound.ts";
import { sendKept } from "./outbox.ts";
import { endOrphan } from "./recording.ts";

/** Closes every recording whose window is gone and sends what the server does not have yet. Safe to repeat. */
export async function recoverKept(): Promise<void> {
  for (const { id } of await listKept()) if (await endOrphan(id)) sendKept(id);
}
