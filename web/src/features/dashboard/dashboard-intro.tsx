import { useState } from "react";
import { readStored, writeStored } from "#lib/browser-storage.ts";
import { m } from "#messages";

const steps = [
  {
    title: m.dashboard_click_start_interview,
    text: m.dashboard_you_can_stop_at_any_time,
  },
  {
    title: m.dashboard_speak_or_write,
    text: m.dashboard_voice_mode_is_the_default_where,
  },
  { title: m.dashboard_end_the_interview, text: m.dashboard_then_let_the_ai_create_a },
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
        {m.dashboard_how_it_works()}
      </summary>
      <ol aria-label={m.dashboard_how_it_works()} className="mt-2 grid gap-4 @wide:grid-cols-3">
        {steps.map((step, index) => (
          <li
            key={step.title()}
            className="flex items-start gap-4 rounded-l bg-honey-soft p-5 text-on-honey-soft"
          >
            <span aria-hidden className="font-story text-2xl leading-none">
              {index + 1}
            </span>
            <span>
              <b className="block font-semibold">{step.title()}</b>
              {step.text()}
            </span>
          </li>
        ))}
      </ol>
    </details>
  );
}
