import { Keyboard, Mic } from "lucide-react";
import { LifeRings } from "#ui/life-rings.tsx";

type Props = { words: string; isWriting: boolean; onPress: () => void };

/** The one thing to press: the heart of the rings. */
export function BeginButton({ words, isWriting, onPress }: Props) {
  const Icon = isWriting ? Keyboard : Mic;
  return (
    <div className="relative mx-auto grid aspect-square w-[min(100%,21rem)] max-w-[36dvh] place-items-center @wide:w-[min(100%,33rem)] @wide:max-w-[62dvh]">
      <LifeRings className="absolute inset-0 size-full opacity-70" />
      <button
        type="button"
        onClick={onPress}
        className="relative grid size-[clamp(8.5rem,48%,13rem)] place-content-center justify-items-center gap-2 rounded-full bg-primary p-3 text-center text-xl leading-tight font-semibold text-on-primary shadow-2 hover:bg-primary-hover @wide:text-2xl"
      >
        <Icon aria-hidden className="size-[1.5em]" />
        {words}
      </button>
    </div>
  );
}
