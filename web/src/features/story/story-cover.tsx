import { type ArtRing, artRings } from "#ui/rings.ts";

type Props = { title: string; author: string; language: string; seed: string };

const ringCount = 30;

/** A number that is the same for the same text. */
const numberOf = (text: string): number =>
  [...text].reduce((sum, sign) => (Math.imul(sum, 31) + (sign.codePointAt(0) ?? 0)) | 0, 7) >>> 0;

/** From honey at the heart through teal to plum at the bark, as on the first page. */
function colourOf({ age }: ArtRing): string {
  if (age > 0.69) return "var(--ring-bark)";
  const teal = Math.round(Math.min(1, Math.max(0, (age - 0.22) * 4)) * 100);
  return `color-mix(in oklch, var(--ring-middle) ${teal}%, var(--ring-heart))`;
}

/** The cover of a story: the rings of the life rise from the lower edge, the title stands above them. */
export function StoryCover({ title, author, language, seed }: Props) {
  const turn = numberOf(seed) % 360;
  return (
    <div
      aria-hidden
      className="relative aspect-[148/210] w-[8.4rem] flex-none overflow-hidden rounded-[0.4rem] border border-line bg-honey-soft shadow-2 @wide:w-[10.4rem]"
    >
      <svg
        viewBox="-270 -270 540 540"
        fill="none"
        aria-hidden
        className="absolute top-[42%] left-[-8%] w-[116%]"
      >
        <g transform={`rotate(${turn})`}>
          {artRings(ringCount).map((ring) => (
            <path
              key={ring.path}
              d={ring.path}
              stroke={colourOf(ring)}
              strokeWidth={ring.width}
              strokeOpacity={ring.opacity}
            />
          ))}
        </g>
      </svg>
      <p
        lang={language}
        dir="auto"
        className="relative line-clamp-4 px-[9%] pt-[10%] font-story text-[1rem] leading-[1.15] font-semibold text-on-honey-soft"
      >
        {title}
      </p>
      <p className="relative truncate px-[9%] pt-1 font-story text-[1rem] text-on-honey-soft">{author}</p>
    </div>
  );
}
