import { Gauge, RotateCcw, Volume2 } from "lucide-react";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import type { InterviewAudio } from "./use-interview-audio.ts";

const speeds: readonly number[] = [0.75, 1, 1.25, 1.5];
const nextSpeed = (speed: number): number => speeds[(speeds.indexOf(speed) + 1) % speeds.length] ?? 1;

/** Ten seconds back, how fast, and how loud. */
export function PlayerControls({ audio }: { audio: InterviewAudio }) {
  return (
    <div className="-ml-4 flex flex-wrap items-center gap-x-2">
      <Button variant="quiet" size="small" onPress={() => audio.seek(audio.positionMs - 10_000)}>
        <RotateCcw size={22} aria-hidden />
        {m.transcript_10_s_back()}
      </Button>
      <Button variant="quiet" size="small" onPress={() => audio.setSpeed(nextSpeed(audio.speed))}>
        <Gauge size={22} aria-hidden />
        {m.transcript_speed_speed({ speed: audio.speed })}
      </Button>
      <label className="inline-flex min-h-12 min-w-0 max-w-full flex-1 basis-40 items-center gap-3 px-4 text-s font-semibold">
        <Volume2 size={22} aria-hidden />
        {m.transcript_volume()}
        <input
          type="range"
          min={0}
          max={100}
          step={5}
          value={Math.round(audio.volume * 100)}
          onChange={(event) => audio.setVolume(Number(event.target.value) / 100)}
          className="h-12 w-16 min-w-0 flex-1 cursor-pointer accent-accent"
        />
      </label>
    </div>
  );
}
