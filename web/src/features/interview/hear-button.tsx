import { Square, Volume2 } from "lucide-react";
import { Button } from "#ui/button.tsx";
import { hearLabel } from "./hearing.ts";
import type { HearingControls } from "./use-hearing.ts";

/** Lets the current question be heard, and stops it. */
export function HearButton({ controls: { hearing, press } }: { controls: HearingControls }) {
  const Icon = hearing.phase === "silent" ? Volume2 : Square;
  return (
    <Button variant="quiet" size="small" onPress={press} className="px-2! text-primary">
      <Icon size={22} aria-hidden />
      {hearLabel(hearing)}
    </Button>
  );
}
