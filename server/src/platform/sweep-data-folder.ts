import { join } from "node:path";
import { type Clock, isoAfter } from "./clock.ts";
import { removeLeftovers } from "./leftovers.ts";

const day = 24 * 60 * 60;
/** Days that mails stay which were written to the outbox: their codes are worthless after half an hour. */
const mailDays = 30;
/** Days that speech stays: its files are named by hashes, so that nobody can tell which words are gone with their interview. */
const speechDays = 30;

/**
 * Files of the data folder that nobody needs: drafts (`.part`) that a killed server left, which are never acknowledged, and old
 * mails and speech: what is heard again is spoken again. A file that was written to within a day is in somebody's hands.
 */
export async function sweepDataFolder(dataDir: string, clock: Clock): Promise<void> {
  const ago = (days: number): Date => new Date(isoAfter(clock, -days * day));
  for (const folder of ["recordings", "outbox", "speech-cache"])
    await removeLeftovers(join(dataDir, folder), { ending: ".part", before: ago(1) });
  await removeLeftovers(join(dataDir, "outbox"), { ending: ".eml", before: ago(mailDays) });
  await removeLeftovers(join(dataDir, "speech-cache"), { ending: ".mp3", before: ago(speechDays) });
}
