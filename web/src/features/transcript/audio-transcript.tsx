import { useQuery } from "@tanstack/react-query";
import { Download, Play } from "lucide-react";
import { Button } from "#ui/button.tsx";
import { timelineQuery } from "./transcript.api.ts";
import type { InterviewAudio } from "./use-interview-audio.ts";

type Props = { id: string; about: { name: string; date: string }; audio: InterviewAudio };

const pendingWords = (count: number): string =>
  count === 1 ? "One recording is still being prepared." : `${count} recordings are still being prepared.`;

/** The sound of an interview: to listen to, and to keep. */
export function AudioTranscript({ id, about, audio }: Props) {
  const { data: timeline } = useQuery(timelineQuery(id));
  const hasSound = timeline === undefined || timeline.segments.length > 0;
  return (
    <section aria-label="Audio Transcript" className="mt-8 grid gap-3">
      <h2 className="text-xl">Audio Transcript</h2>
      {!hasSound && timeline?.pending === 0 && (
        <p className="text-ink-soft">Nothing has been spoken in this interview.</p>
      )}
      {timeline !== undefined && timeline.pending > 0 && (
        <p role="status" className="text-ink-soft">
          {pendingWords(timeline.pending)}
        </p>
      )}
      {hasSound && (
        <div className="flex flex-wrap gap-3">
          {!audio.isLoaded && (
            <Button
              onPress={() => audio.playFrom(0)}
              disabledReason={audio.isLoading && "The audio is being loaded."}
              isReasonHidden
            >
              <Play size={24} aria-hidden />
              {audio.isLoading ? "Loading audio..." : "Load and Play Audio"}
            </Button>
          )}
          <Button
            variant="secondary"
            onPress={() => audio.download(about)}
            disabledReason={audio.isDownloading && "The audio is being downloaded."}
            isReasonHidden
          >
            <Download size={24} aria-hidden />
            {audio.isDownloading ? "Downloading..." : "Download Audio"}
          </Button>
        </div>
      )}
      {audio.source !== null && (
        // biome-ignore lint/a11y/useMediaCaption: the transcript below is its words
        <audio
          ref={audio.player}
          controls={audio.isLoaded}
          preload="auto"
          src={audio.source}
          aria-label="The interview"
          className="w-full"
          onCanPlay={audio.onLoaded}
          onError={audio.onFailed}
        />
      )}
    </section>
  );
}
