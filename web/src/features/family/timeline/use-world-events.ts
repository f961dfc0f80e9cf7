import { useState } from "react";
import { readStored, writeStored } from "#lib/browser-storage.ts";
import { useSession } from "#lib/session.ts";
import { type EventCountry, eventCountries } from "./world-events.ts";

/** Which events stand beside the dates of a life; `none`: they are switched off. */
export type EventsBeside = "none" | "world" | EventCountry;

export const besideChoices: readonly EventsBeside[] = ["none", "world", ...eventCountries];

/** Where a language is spoken in one country, its events stand beside the world's until somebody chooses. */
const homes: Readonly<Record<string, EventCountry>> = { sv: "SE", it: "IT", pl: "PL" };

/** The choice of this browser. */
export function useWorldEvents() {
  const { user } = useSession();
  const [chosen, setChosen] = useState(() => readStored("saga-world-events"));
  const beside = besideChoices.find((choice) => choice === chosen) ?? homes[user?.language ?? ""] ?? "world";
  const choose = (choice: EventsBeside) => {
    writeStored("saga-world-events", choice);
    setChosen(choice);
  };
  return { beside, choose };
}
