import type { Part } from "./spoken-answer.ts";

/** Sound of an answer that was never sent: kept in this browser, on the server, or both. */
export type KeptSound = { id: string; seconds: number; mediaType: string; isOnServer: boolean };

/** What is kept of an interview and was in no answer when it was looked up, and what has been put aside since. */
export type KeptSounds = {
  found: readonly KeptSound[];
  /** Recordings that the server got while this page was open. */
  arrived: readonly string[];
};

export type KeptSoundsEvent =
  | { type: "lookedUp"; here: readonly KeptSound[]; there: readonly KeptSound[] }
  | { type: "arrived"; id: string }
  | { type: "putAside"; parts: readonly Part[] }
  | { type: "discarded"; id: string };

export const noKeptSounds: KeptSounds = { found: [], arrived: [] };

const without = (sounds: readonly KeptSound[], ids: readonly string[]): readonly KeptSound[] =>
  sounds.filter(({ id }) => !ids.includes(id));

/** The next state. Pure; the hook around it looks in this browser and asks the server. */
export function nextKeptSounds(kept: KeptSounds, event: KeptSoundsEvent): KeptSounds {
  const { found, arrived } = kept;
  switch (event.type) {
    case "lookedUp": {
      // While this was looked up the server may have got the whole of one.
      const only = without(
        event.here,
        event.there.map(({ id }) => id),
      );
      const seen = only.map((each) => ({ ...each, isOnServer: arrived.includes(each.id) }));
      return { ...kept, found: [...seen, ...event.there] };
    }
    case "arrived":
      return {
        found: found.map((each) => (each.id === event.id ? { ...each, isOnServer: true } : each)),
        arrived: [...arrived, event.id],
      };
    case "putAside": {
      const sounds = event.parts.map(({ id, seconds }) => ({
        id,
        seconds,
        mediaType: "",
        isOnServer: arrived.includes(id),
      }));
      const ids = sounds.map(({ id }) => id);
      return { ...kept, found: [...without(found, ids), ...sounds] };
    }
    case "discarded":
      return { ...kept, found: without(found, [event.id]) };
  }
}
