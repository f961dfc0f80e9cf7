import { useState } from "react";
import { readStored, writeStored } from "#lib/browser-storage.ts";

const steps = [
  {
    title: "Click start interview",
    text: "You can stop at any time and go on another day. Microphone access may be needed.",
  },
  {
    title: "Speak or write",
    text: "Voice mode is the default where this Saga can record. You can switch to text at any time.",
  },
  { title: "End the interview", text: "Then let the AI create a story from what you told." },
];

const key = "saga-intro-read";

/** For somebody who has no interview yet: what will happen, in three steps. Folded once it was read. */
export function DashboardIntro() {
  const [isRead] = useState(() => readStored(key) !== null);
  return (
    <details
      open={!isRead}
      onToggle={(event) => writeStored(key, event.currentTarget.open ? null : "true")}
      className="mt-6"
    >
      <summary className="inline-flex min-h-12 cursor-pointer items-center gap-2 font-semibold">
        How it works
      </summary>
      <ol aria-label="How it works" className="mt-2 grid gap-4 @wide:grid-cols-3">
        {steps.map((step, index) => (
          <li
            key={step.title}
            className="flex items-start gap-4 rounded-l bg-honey-soft p-5 text-on-honey-soft"
          >
            <span aria-hidden className="font-story text-2xl leading-none">
              {index + 1}
            </span>
            <span>
              <b className="block font-semibold">{step.title}</b>
              {step.text}
            </span>
          </li>
        ))}
      </ol>
    </details>
  );
}
