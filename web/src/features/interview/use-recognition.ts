import { useEffect, useState } from "react";
import {
  allowCloud,
  allowsCloud,
  installRecognition,
  type Recognition,
  recognitionFor,
} from "#lib/recorder/browser-recognition.ts";
import { hasTranscriber } from "./recordings.api.ts";

export type RecognitionControls = {
  /** What this browser could do where the server cannot write speech down; null: it need not, or cannot. */
  offer: "install" | "cloud" | null;
  /** How the next recording is written down by this browser; null: not at all. */
  use: "device" | "cloud" | null;
  isCloudAllowed: boolean;
  chooseCloud: (isAllowed: boolean) => void;
  install: () => void;
};

/** The browser's own recognition: on the device where it can, through its maker only after plain consent. */
export function useRecognition(language: string): RecognitionControls {
  const [kind, setKind] = useState<Recognition>("none");
  const [isCloudAllowed, setIsCloudAllowed] = useState(allowsCloud);

  useEffect(() => {
    let isGone = false;
    const look = async () => {
      const isNeeded = !(await hasTranscriber().catch(() => true));
      const found = isNeeded ? await recognitionFor(language) : "none";
      if (!isGone) setKind(found);
    };
    void look();
    return () => {
      isGone = true;
    };
  }, [language]);

  const use = kind === "device" ? "device" : kind === "cloud" && isCloudAllowed ? "cloud" : null;
  return {
    offer: kind === "install" || kind === "cloud" ? kind : null,
    use,
    isCloudAllowed,
    chooseCloud: (isAllowed) => {
      allowCloud(isAllowed);
      setIsCloudAllowed(isAllowed);
    },
    install: () => void installRecognition(language).then((isThere) => isThere && setKind("device")),
  };
}
