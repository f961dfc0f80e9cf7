import type { Voice as Provider } from "@saga/contract/vocabulary";
import { accountedVoice, type PaidCalls } from "#features/models/paid-calls.ts";
import type { Voice } from "#providers/voice/voice.ts";
import type { Voices } from "./speech.service.ts";

/** A voice of this server. `outside`: its service outside the house by its label; null: the words stay in it. */
export type OfferedVoice = { voice: Voice; outside: string | null };

type Dependencies = {
  offered: { [provider in Provider]: OfferedVoice | null };
  /** Labels of the services outside the house that all of these people agreed to. */
  agreed: (people: readonly string[]) => Promise<ReadonlySet<string>>;
  paying: PaidCalls;
};

/** A question quotes what was told: a voice outside the house speaks only to those who agreed to its service. */
export const createAllowedVoices =
  ({ offered, agreed, paying }: Dependencies): Voices["of"] =>
  async (provider, { personId, ...cause }) => {
    const found = offered[provider];
    if (!found) return null;
    const { voice, outside } = found;
    const mayHear = outside === null || (await agreed([personId])).has(outside);
    return mayHear ? accountedVoice(voice, { paying, cause, isPaid: outside !== null }) : null;
  };
