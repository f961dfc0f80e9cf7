import { useEffect, useState } from "react";
import {
  allowCloud,
  allowsCloud,
  installRecognition,
  type Recognition,
  recognitionFor,
} from "#lib/recorder/browser-recognition.ts";
import { hasTranscriber } from "./recordings.api.ts";
import type { Scribe } from "./words-fate.ts";

export type RecognitionControls = {
  /** Null while that is not known. */
  scribe: Scribe | null;
  /** What this browser could do where the server cannot write speech down; null: it need not, or cannot. */
  offer: "install" | "cloud" | null;
  /** The person has not said yes or no to that offer. */
  isOpen: boolean;
  /** How the next recording is written down by this browser; null: not at all. */
  use: "device" | "cloud" | null;
  chooseCloud: (isAllowed: boolean) => void;
  install: () => void;
};

/** The browser's own recognition: on the device where it can, through its maker only after plain consent. */
export function useRecognition(language: string): RecognitionControls {
  const [hasServer, setHasServer] = useState<boolean | null>(null);
  const [kind, setKind] = useState<Recognition>("none");
  const [isCloudAllowed, setIsCloudAllowed] = useState(allowsCloud);

  useEffect(() => {
    let isGone = false;
    const look = async () => {
      const isServed = await hasTranscriber().catch(() => null);
      const found = isServed === false ? await recognitionFor(language) : "none";
      if (isGone) return;
      setKind(found);
      setHasServer(isServed);
    };
    void look();
    return () => {
      isGone = true;
    };
  }, [language]);

  const use = kind === "device" ? "device" : kind === "cloud" && isCloudAllowed ? "cloud" : null;
  const offer = kind === "install" || kind === "cloud" ? kind : null;
  const scribe = hasServer ? "server" : (use ?? "nobody");
  return {
    scribe: hasServer === null ? null : scribe,
    offer,
    isOpen: offer === "install" || (offer === "cloud" && isCloudAllowed === null),
    use,
    chooseCloud: (isAllowed) => {
      allowCloud(isAllowed);
      setIsCloudAllowed(isAllowed);
    },
    install: () => void installRecognition(language).then((isThere) => isThere && setKind("device")),
  };
}
