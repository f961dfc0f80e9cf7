import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import type { HandsFreeControls } from "./use-hands-free.ts";

/** The choice of a conversation without pressing anything, and time to think before an answer is sent. */
export function HandsFreeBar({ controls }: { controls: HandsFreeControls }) {
  const { isOn, choose, verdict, wait } = controls;
  return (
    <div className="flex basis-full flex-wrap items-center gap-x-4 gap-y-2">
      <Checkbox label="Hands-free conversation" isChecked={isOn} onChange={choose} />
      {isOn && verdict.kind !== "ending" && (
        <p className="text-s text-ink-soft">
          Recording begins after each question. Eight seconds of silence send your answer; a shorter pause is
          just thinking.
        </p>
      )}
      {verdict.kind === "ending" && (
        <>
          <p role="status" className="text-s font-semibold">
            Your answer is sent in a moment.{" "}
            <span aria-hidden className="tabular-nums">
              {verdict.seconds}
            </span>
          </p>
          <Button variant="secondary" onPress={wait}>
            I am still thinking
          </Button>
        </>
      )}
    </div>
  );
}
