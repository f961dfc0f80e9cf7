import type { Media } from "@saga/contract/family-media";
import { Mic, Square, Trash2, Volume2 } from "lucide-react";
import { useState } from "react";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Notice } from "#ui/notice.tsx";
import { mediaAddress } from "../family.api.ts";
import { Photograph } from "./photograph.tsx";
import { useReading } from "./use-reading.ts";

type Props = {
  file: Media;
  /** Sound in which it was read aloud. */
  readings: readonly Media[];
  onRead: (sound: File) => void;
  onDelete: (id: string) => void;
};

const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

/** A letter or a picture in somebody's voice: what was read is heard, and it can be read aloud here. */
export function ReadAloud({ file, readings, onRead, onDelete }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const { state, seconds, canRead, start, stop } = useReading();
  const title = file.caption || file.name;
  const keep = async () => {
    const sound = await stop();
    setIsOpen(false);
    const ending = sound?.type.includes("mp4") ? "m4a" : sound?.type.includes("ogg") ? "ogg" : "webm";
    if (sound && sound.size > 0)
      onRead(new File([sound], `${m.family_title_read_aloud({ title })}.${ending}`, { type: sound.type }));
  };
  const close = () => {
    void stop();
    setIsOpen(false);
  };
  return (
    <div className="basis-full">
      {readings.map((reading) => (
        <div key={reading.id} className="flex items-center gap-2">
          {/* biome-ignore lint/a11y/useMediaCaption: its words stand in the letter */}
          <audio
            controls
            preload="none"
            src={mediaAddress(reading.id)}
            aria-label={m.family_title_read_aloud({ title })}
            className="w-full max-w-96"
          />
          <Button
            variant="quiet"
            size="small"
            aria-label={m.family_delete_title({ title: m.family_title_read_aloud({ title }) })}
            onPress={() => onDelete(reading.id)}
          >
            <Trash2 size={22} aria-hidden />
          </Button>
        </div>
      ))}
      {canRead && (
        <Button
          variant="quiet"
          size="small"
          aria-label={m.family_read_title_aloud({ title })}
          onPress={() => setIsOpen(true)}
        >
          <Volume2 size={22} aria-hidden />
          {m.family_read_it_aloud()}
        </Button>
      )}
      <Dialog isOpen={isOpen} onClose={close} title={m.family_read_it_aloud()}>
        <div className="grid gap-5">
          {file.kind === "photo" && (
            <Photograph
              file={file}
              size="large"
              alt={title}
              instead={null}
              className="max-h-[60vh] w-full rounded-m object-contain"
            />
          )}
          <p className="text-ink-soft">{m.family_your_voice_is_kept_with_the()}</p>
          {state === "refused" && (
            <Notice tone="failed" title={m.family_the_microphone_could_not_be_used()}>
              {m.family_allow_it_in_the_browser_and()}
            </Notice>
          )}
          <div className="flex flex-wrap items-center gap-4">
            {state === "reading" ? (
              <>
                <Button onPress={() => void keep()}>
                  <Square size={22} aria-hidden />
                  {m.family_stop_and_keep()}
                </Button>
                <span role="timer" className="text-l tabular-nums">
                  {clock(seconds)}
                </span>
              </>
            ) : (
              <Button onPress={() => void start()}>
                <Mic size={22} aria-hidden />
                {m.family_start_reading()}
              </Button>
            )}
          </div>
        </div>
      </Dialog>
    </div>
  );
}
