import { useState } from "react";
import { type BrowserKind, browserKind, type MicrophoneState } from "#lib/microphone-state.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";

const ways: Record<BrowserKind, readonly string[]> = {
  chrome: [
    "Press the sign to the left of the address, at the top of the window.",
    "Switch Microphone on, or choose Allow.",
    "Come back here and press Check again.",
  ],
  android: [
    "Press the sign to the left of the address, at the top.",
    "Press Permissions, then Microphone, and choose Allow.",
    "Come back here and press Check again.",
  ],
  firefox: [
    "Press the crossed-out microphone to the left of the address, at the top of the window.",
    "Remove the line that says Blocked.",
    "Press Check again, and Allow when Firefox asks.",
  ],
  iphone: [
    "Press the sign beside the address, then the three dots, then Website Settings.",
    "Set Microphone to Allow.",
    "Come back here and press Check again.",
  ],
  safari: [
    "Choose Safari in the bar at the top of the screen, then Settings for this website.",
    "Set Microphone to Allow.",
    "Come back here and press Check again.",
  ],
};

const connect = [
  "Connect a microphone or a headset to this device.",
  "Wait a moment until the device has found it.",
  "Press Check again.",
];

const outcomes: Record<MicrophoneState, string> = {
  granted: "",
  denied: "The microphone is still blocked. You can go on in writing.",
  missing: "Still no microphone was found. You can go on in writing.",
  insecure: "This address does not begin with https, so the microphone stays off.",
};

type Props = {
  why: "denied" | "missing" /** Asks the browser again. */;
  onCheck: () => Promise<MicrophoneState>;
};

/** The way to a microphone that is blocked or was not found, step by step for this browser. */
export function MicrophoneHelp({ why, onCheck }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const [outcome, setOutcome] = useState("");
  const steps = why === "missing" ? connect : ways[browserKind(navigator.userAgent)];
  const check = async () => {
    setOutcome("Looking for the microphone...");
    setOutcome(outcomes[await onCheck()]);
  };
  return (
    <>
      <Button variant="quiet" size="small" className="px-2! text-primary" onPress={() => setIsOpen(true)}>
        {why === "missing" ? "How to connect one" : "How to allow it"}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={why === "missing" ? "No microphone was found" : "The microphone is blocked"}
        actions={<Button onPress={() => void check()}>Check again</Button>}
      >
        <ol className="grid list-decimal gap-2 pl-6 text-l">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p role="status" className="font-semibold empty:hidden">
          {outcome}
        </p>
      </Dialog>
    </>
  );
}
