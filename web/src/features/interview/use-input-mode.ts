import { useState } from "react";
import { readStored, writeStored } from "#lib/browser-storage.ts";
import { canRecord, chooseMode, firstMode, type InputMode } from "./input-mode.ts";

/** The mode, whether a change is being asked about, and whether it is being explained why voice is not there. */
export function useInputMode(isComplete: boolean) {
  const isBlocked = readStored("microphone-blocked") === "true";
  const [mode, setMode] = useState<InputMode>(() =>
    firstMode({ stored: readStored("input-mode"), isBlocked, canRecord }),
  );
  const [asked, setAsked] = useState<InputMode | null>(null);
  const [isExplained, setIsExplained] = useState(false);

  const apply = (next: InputMode) => {
    setMode(next);
    setAsked(null);
    writeStored("input-mode", next);
  };
  const choose = (chosen: InputMode) => {
    const choice = chooseMode({ current: mode, chosen, isBlocked, isComplete, canRecord });
    setIsExplained(choice === "explain");
    if (choice === "confirm") setAsked(chosen);
    if (choice === "switch") apply(chosen);
  };
  return { mode, asked, isBlocked, isExplained, choose, apply, stay: () => setAsked(null) };
}
