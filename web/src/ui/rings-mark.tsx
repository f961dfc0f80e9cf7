import { ringPath } from "./rings.ts";

const colours = ["var(--ring-heart)", "var(--ring-middle)", "var(--ring-middle)", "var(--ring-bark)"];
const paths = colours.map((_, index) => ringPath({ radius: 5 + index * 10.5, seed: 7 + index, wobble: 0.9 }));

/** The four rings of the logo. */
export function RingsMark({ size = 40, isPulsing = false }: { size?: number; isPulsing?: boolean }) {
  return (
    <svg
      viewBox="-42 -42 84 84"
      width={size}
      height={size}
      fill="none"
      aria-hidden
      className={isPulsing ? "animate-breathe" : undefined}
    >
      {paths.map((path, index) => (
        <path key={path} d={path} stroke={colours[index]} strokeWidth={5} />
      ))}
    </svg>
  );
}
