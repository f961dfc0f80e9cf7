import type { SpeechLevel } from "#lib/recorder/speech-level.ts";
import { HeardWords } from "./heard-words.tsx";
import { isProcessing } from "./speaking.ts";
import type { SpeakingControls } from "./use-speaking.ts";

/** Milliseconds without a voice after which the person is told that nothing is heard. */
const unheard = 6_000;

type Props = {
  controls: SpeakingControls;
  level: SpeechLevel | null;
  lang: string;
};

/** What is said about a spoken answer above its buttons: what was understood, or that nothing is heard. */
export function VoiceBox({ controls, level, lang }: Props) {
  const { speaking } = controls;
  const isOpen = speaking.phase === "recording";
  const showsWords = speaking.parts.length > 0 && !isProcessing(speaking) && !isOpen;
  const isUnheard = isOpen && level !== null && level.silentMs > unheard;
  return (
    <div className="grid gap-3 empty:hidden">
      {showsWords && <HeardWords controls={controls} lang={lang} />}
      <p role="status" className="text-s font-semibold text-ink empty:hidden">
        {isUnheard &&
          "We cannot hear you. Speak a little louder, come closer, or choose another microphone under Voice settings. There is no hurry."}
      </p>
    </div>
  );
}
