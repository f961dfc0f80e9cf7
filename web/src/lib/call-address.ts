import type { CallName } from "@saga/contract/api";
import { callPaths } from "./call-paths.ts";
import { isTelling } from "./telling.ts";

type Parts = { params?: Record<string, unknown>; query?: Record<string, unknown> };

/** Where a call of the contract is made: for links, players and pictures, which fetch by themselves, too. */
export function addressOf(name: CallName, { params = {}, query = {} }: Parts = {}): string {
  const filled = callPaths[name][1].replace(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent(String(params[key] ?? "")),
  );
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.set(key, String(value));
  }
  return `/api${filled}${search.size > 0 ? `?${search}` : ""}`;
}

/**
 * Where one recording of an answer is heard; among a teller's pages as the teller, whoever else is signed in. `original`: exactly as it
 * was recorded.
 */
export const recordingAddress = (interviewId: string, recordingId: string, original?: 1): string =>
  addressOf("recordingAudio", {
    params: { id: interviewId, recording: recordingId },
    query: { original, as: isTelling() ? "teller" : undefined },
  });
