import { useQuery } from "@tanstack/react-query";
import { Volume2 } from "lucide-react";
import { useRef, useState } from "react";
import { recordingAddress } from "#lib/call-address.ts";
import { usualVolume } from "#lib/volume.ts";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { sourceTimelineQuery } from "../story.api.ts";
import { sourcePassages } from "./source-passage.ts";

type Props = {
  interviewId: string;
  messageId: string;
  recordingIds: readonly string[];
  sentence: string;
  content: string;
};

/** Hears the passage of an answer that a sentence was made from, in the teller's own voice. */
export function SourceSound({ interviewId, messageId, recordingIds, sentence, content }: Props) {
  const { data: timeline } = useQuery(sourceTimelineQuery(interviewId));
  const [isOpen, setIsOpen] = useState(false);
  const player = useRef<HTMLAudioElement>(null);

  const passages = sourcePassages(content, sentence);
  const before = passages.slice(
    0,
    passages.findIndex(({ isSource }) => isSource),
  );
  const from = before.reduce((sum, { text }) => sum + text.length, 0);
  const times = timeline?.segments
    .filter(({ message_id }) => message_id === messageId)
    .flatMap(({ sentences }) => sentences);
  const place = times?.find((each) => each.to > from) ?? null;
  const recordingId = place?.recording_id ?? recordingIds[0] ?? "";

  const begin = () => {
    const element = player.current;
    if (!element) return;
    element.volume = usualVolume;
    element.currentTime = Math.max(0, (place?.start_ms ?? 0) / 1000 - 0.15);
    element.play().catch(() => {});
  };
  if (!isOpen) {
    return (
      <Button variant="secondary" onPress={() => setIsOpen(true)} className="justify-self-start">
        <Volume2 size={24} aria-hidden />
        {m.story_hear_it()}
      </Button>
    );
  }
  return (
    // biome-ignore lint/a11y/useMediaCaption: its words stand above it
    <audio
      ref={player}
      controls
      src={recordingAddress(interviewId, recordingId)}
      aria-label={m.story_this_passage()}
      className="w-full"
      onLoadedMetadata={begin}
    />
  );
}
