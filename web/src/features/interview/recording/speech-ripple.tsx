import { useLayoutEffect, useRef } from "react";
import type { SpeechLevel } from "#lib/recorder/speech-level.ts";
import { ringPath } from "#ui/rings.ts";

const ringCount = 15;
const innermost = 64;
const apart = 34;
const outermost = innermost + apart * ringCount;

const rings = Array.from({ length: ringCount }, (_, index) => ({
  path: ringPath({ radius: innermost + apart * index, seed: 31 + index }),
  opacity: 0.015 + 0.405 * (1 - index / (ringCount - 1)) ** 2,
}));

/** The rings that a voice makes, round the record button and under everything else; the louder, the wider. Says nothing that is not said in words. */
export function SpeechRipple({ level }: { level: SpeechLevel | null }) {
  const water = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const button = document.querySelector("[data-record]");
    const dock = button?.closest("[data-dock]");
    if (!button || !dock) return;
    const settle = () => {
      const { left, top, width, height } = button.getBoundingClientRect();
      const window = water.current?.getBoundingClientRect();
      if (!window) return;
      water.current?.style.setProperty("--x", `${left + width / 2 - window.left}px`);
      water.current?.style.setProperty("--y", `${top + height / 2 - window.top}px`);
    };
    const watch = new ResizeObserver(settle);
    for (const element of [dock, button]) watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return (
    <div
      ref={water}
      data-ripple
      aria-hidden
      className="pointer-events-none absolute inset-0 -z-1 overflow-hidden text-record print:hidden"
    >
      <svg
        viewBox={`${-outermost} ${-outermost} ${outermost * 2} ${outermost * 2}`}
        aria-hidden
        width={outermost * 2}
        height={outermost * 2}
        fill="none"
        stroke="currentColor"
        style={{ strokeWidth: 1 + 1.6 * (level?.loudness ?? 0) }}
        className="absolute top-(--y) left-(--x) max-w-none -translate-1/2 motion-reduce:stroke-2!"
      >
        {rings.map(({ path, opacity }) => (
          <path key={path} d={path} strokeOpacity={opacity} />
        ))}
      </svg>
    </div>
  );
}
