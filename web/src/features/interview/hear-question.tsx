import { Square, Volume2 } from "lucide-react";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { hearLabel } from "./hearing.ts";
import type { HearingControls } from "./use-hearing.ts";

/** The button that lets the current question be heard, and whether the next ones are read aloud by themselves. */
export function HearQuestion({ controls }: { controls: HearingControls }) {
  const { hearing, press, chooseReadAloud } = controls;
  const Icon = hearing.phase === "silent" ? Volume2 : Square;
  return (
    <>
      <Button variant="quiet" size="small" onPress={press} className="text-primary">
        <Icon size={22} aria-hidden />
        {hearLabel(hearing)}
      </Button>
      <Checkbox label="Read questions aloud" isChecked={hearing.readsAloud} onChange={chooseReadAloud} />
    </>
  );
}
