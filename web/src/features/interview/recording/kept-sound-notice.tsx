import { useState } from "react";
import { formatMinutes } from "#lib/format.ts";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import type { KeptSound } from "./kept-sounds.ts";
import { addressOf, download } from "./use-kept-sound.ts";

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
  return whole < 60 ? m.interview_whole_seconds({ seconds: whole }) : formatMinutes(whole);
};

/** Says that an answer which was broken off is still there, and what can be done with it. */
export function KeptSoundNotice({ interviewId, sound, whyNotUsed, onUse, onDiscard }: Props) {
  const [address, setAddress] = useState<string | null>(null);
  const [isSure, setIsSure] = useState(false);
  return (
    <section
      aria-label={m.interview_kept_recording()}
      className="grid gap-3 rounded-l border-2 border-line-strong bg-honey-soft p-5 text-on-honey-soft"
    >
      <p className="text-l font-semibold">
        {m.interview_we_kept_seconds_of_your_last({ seconds: spokenLength(sound.seconds) })}
      </p>
      {address && (
        // biome-ignore lint/a11y/useMediaCaption: its words are not known yet
        <audio
          controls
          autoPlay
          src={address}
          className="w-full"
          aria-label={m.interview_your_kept_answer()}
        />
      )}
      <div className="flex flex-wrap gap-3">
        {!address && (
          <Button variant="secondary" onPress={() => void addressOf(interviewId, sound).then(setAddress)}>
            {m.interview_listen()}
          </Button>
        )}
        <Button onPress={onUse} disabledReason={whyNotUsed}>
          {m.interview_use_it()}
        </Button>
        <Button variant="secondary" onPress={() => void download(interviewId, sound)}>
          {m.interview_download()}
        </Button>
        {isSure ? (
          <>
            <Button variant="secondary" onPress={onDiscard}>
              {m.interview_yes_discard_it_for_good()}
            </Button>
            <Button variant="quiet" onPress={() => setIsSure(false)}>
              {m.interview_keep_it()}
            </Button>
          </>
        ) : (
          <Button variant="quiet" onPress={() => setIsSure(true)}>
            {m.interview_discard()}
          </Button>
        )}
      </div>
    </section>
  );
}
