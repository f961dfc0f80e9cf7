import { useState } from "react";
import { formatMinutes } from "#lib/format.ts";
import { Button } from "#ui/button.tsx";
import { addressOf, download, type KeptSound } from "./use-kept-sound.ts";

type Props = {
  interviewId: string;
  sound: KeptSound;
  /** Why it cannot become part of an answer now; null when it can. */
  whyNotUsed: string | null;
  onUse: () => void;
  onDiscard: () => void;
};

const spokenLength = (seconds: number): string => {
  const whole = Math.round(seconds);
  return whole < 60 ? `${whole} s` : formatMinutes(whole);
};

/** Says that an answer which was broken off is still there, and what can be done with it. */
export function KeptSoundNotice({ interviewId, sound, whyNotUsed, onUse, onDiscard }: Props) {
  const [address, setAddress] = useState<string | null>(null);
  const [isSure, setIsSure] = useState(false);
  return (
    <section
      aria-label="Kept recording"
      className="grid gap-3 rounded-l border-2 border-line-strong bg-honey-soft p-5 text-on-honey-soft"
    >
      <p className="text-l font-semibold">We kept {spokenLength(sound.seconds)} of your last answer.</p>
      {address && (
        // biome-ignore lint/a11y/useMediaCaption: its words are not known yet
        <audio controls autoPlay src={address} className="w-full" aria-label="Your kept answer" />
      )}
      <div className="flex flex-wrap gap-3">
        {!address && (
          <Button variant="secondary" onPress={() => void addressOf(interviewId, sound).then(setAddress)}>
            Listen
          </Button>
        )}
        <Button onPress={onUse} disabledReason={whyNotUsed}>
          Use it
        </Button>
        <Button variant="secondary" onPress={() => void download(interviewId, sound)}>
          Download
        </Button>
        {isSure ? (
          <>
            <Button variant="secondary" onPress={onDiscard}>
              Yes, discard it for good
            </Button>
            <Button variant="quiet" onPress={() => setIsSure(false)}>
              Keep it
            </Button>
          </>
        ) : (
          <Button variant="quiet" onPress={() => setIsSure(true)}>
            Discard
          </Button>
        )}
      </div>
    </section>
  );
}
