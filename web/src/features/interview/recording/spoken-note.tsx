import { Volume2 } from "lucide-react";
import { useState } from "react";
import { recordingAddress } from "#lib/call-address.ts";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";

type Props = { interviewId: string; recordingIds: readonly string[]; isWaiting: boolean };

/** Under a spoken answer: hear it, and that it still waits for its words. */
export function SpokenNote({ interviewId, recordingIds, isWaiting }: Props) {
  const [playing, setPlaying] = useState<number | null>(null);
  const recordingId = playing === null ? undefined : recordingIds[playing];
  return (
    <div className="grid max-w-full justify-items-end gap-2">
      {isWaiting && <p className="text-s text-ink-mute">{m.interview_spoken_waiting_to_be_written_down()}</p>}
      {recordingId === undefined ? (
        <Button variant="quiet" size="small" onPress={() => setPlaying(0)}>
          <Volume2 size={22} aria-hidden />
          {m.interview_hear_this_answer()}
        </Button>
      ) : (
        // biome-ignore lint/a11y/useMediaCaption: its words stand above it
        <audio
          key={recordingId}
          controls
          autoPlay
          src={recordingAddress(interviewId, recordingId)}
          aria-label={m.interview_this_answer()}
          className="max-w-full"
          onEnded={() => setPlaying((playing ?? 0) + 1 < recordingIds.length ? (playing ?? 0) + 1 : null)}
        />
      )}
    </div>
  );
}
