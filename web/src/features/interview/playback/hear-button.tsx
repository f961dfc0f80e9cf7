import { Square, Volume2 } from "lucide-react";
import { Button } from "#ui/button.tsx";
import { hearLabel } from "../session/question-playback.ts";
import type { PlaybackControls } from "./use-question-playback.ts";

/** Lets the current question be heard, and stops it. */
export function HearButton({ controls: { playback, press } }: { controls: PlaybackControls }) {
  const Icon = playback.phase === "silent" ? Volume2 : Square;
  return (
    <Button variant="quiet" size="small" onPress={press} className="px-2! text-primary">
      <Icon size={22} aria-hidden />
      {hearLabel(playback)}
    </Button>
  );
}
