import { Play, Square } from "lucide-react";
import { useId } from "react";
import { formatClock } from "#lib/format.ts";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { useExampleSound } from "./use-example-sound.ts";

/** A question as Saga asks it, to be read and heard. Whose voice it is stands above it: nobody's. */
export function AskedAloud() {
  const { phase, at, length, press } = useExampleSound();
  const wordsId = useId();
  const isOn = phase === "loading" || phase === "playing";
  const Icon = isOn ? Square : Play;
  const part = length > 0 ? Math.min(1, at / length) : 0;
  return (
    <div>
      <p id={wordsId} className="leading-snug">
        <span className="block text-s text-ink-mute">{m.landing_saga_asks()}</span>{" "}
        {m.landing_what_did_it_smell_like()}
      </p>
      <div className="mt-2.5 flex flex-wrap items-center gap-x-3 gap-y-1">
        <Button
          variant="accent"
          size="small"
          className="flex-none rounded-full!"
          onPress={press}
          aria-describedby={wordsId}
        >
          <Icon size={22} aria-hidden className="fill-current" />
          {isOn ? m.landing_stop() : m.landing_hear_it()}
        </Button>
        <span aria-hidden className="flex flex-1 basis-32 items-center gap-3">
          <span className="h-2 min-w-8 flex-1 rounded-full border border-line-strong bg-page-deep">
            <span style={{ width: `${part * 100}%` }} className="block h-full rounded-full bg-accent" />
          </span>
          <span className="flex-none text-s font-semibold tabular-nums">{formatClock(Math.floor(at))}</span>
        </span>
      </div>
      <p role="status" className="mt-2 text-s empty:hidden">
        {phase === "failed" && m.landing_it_cannot_be_heard()}
      </p>
    </div>
  );
}
