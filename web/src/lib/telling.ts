import type { Teller } from "@saga/contract/tellers";
import { m } from "#messages";
import { readStoredJson, writeStored, writeStoredJson } from "./browser-storage.ts";
import { paths } from "./paths.ts";

/** Who tells in this browser by a link. `isHandedOver`: on the device of whoever interviews, who gets it back. */
export type KnownTeller = Teller & { isHandedOver: boolean };

const key = "saga-teller";

/** Is this one of the pages of a teller's link? Calls are made as the teller there, whoever else is signed in. */
export const isTelling = (): boolean => /^\/tell(\/|$)/.test(globalThis.location?.pathname ?? "");

/** Where one goes from an interview. */
export const wayHome = (): string => (isTelling() ? paths.tell() : paths.dashboard());

/** Where this interview's address leads whoever is here: to the same interview among a teller's pages. */
export const interviewAddress = (path: string): string => (isTelling() ? paths.tell() + path : path);

export const rememberTeller = (teller: KnownTeller): boolean => writeStoredJson(key, teller);
export const forgetTeller = (): boolean => writeStored(key, null);

/** Kept so that a page whose link has ended can still say whom to ask. */
export const rememberedTeller = (): KnownTeller | null => readStoredJson(key) as KnownTeller | null;

/** Whom a teller knows as the one who interviews. */
export const interviewerWords = ({ interviewer }: Pick<Teller, "interviewer">): string =>
  interviewer || m.lib_whoever_gave_this_link();
