import { artRings } from "./rings.ts";

const rings = artRings();

/** From honey at the heart through teal to plum at the bark. Teal and plum do not mix: between them lies blue. */
function colourAt(age: number): string {
  if (age > 0.69) return "var(--ring-bark)";
  const teal = Math.round(Math.min(1, Math.max(0, (age - 0.22) * 4)) * 100);
  return `color-mix(in oklch, var(--ring-middle) ${teal}%, var(--ring-heart))`;
}

type Props = {
  /** Rings beyond this part of the life, 0 to 1, are only outlined. */ told?: number;
  className?: string;
};

/** The large rings of a life. Decoration: what they say is said in words beside them. */
export function LifeRings({ told = 1, className = "" }: Props) {
  return (
    <svg viewBox="-270 -270 540 540" fill="none" aria-hidden className={`overflow-visible ${className}`}>
      {rings.map((ring) => (
        <path
          key={ring.path}
          d={ring.path}
          stroke={ring.age <= told ? colourAt(ring.age) : "var(--line-strong)"}
          strokeWidth={ring.age <= told ? ring.width : 1}
          strokeOpacity={ring.age <= told ? ring.opacity : 0.6}
        />
      ))}
    </svg>
  );
}
