import { useBlobAddress } from "#lib/use-blob-address.ts";
import { type ArtRing, artRings } from "#ui/rings.ts";

type Props = {
  title: string;
  author: string;
  language: string;
  seed: string;
  /** A photograph in the place of the rings. */
  picture: Blob | null;
};

const ringCount = 30;
const rings = artRings(ringCount);

/** A number that is the same for the same text. */
const numberOf = (text: string): number =>
  [...text].reduce((sum, sign) => (Math.imul(sum, 31) + (sign.codePointAt(0) ?? 0)) | 0, 7) >>> 0;

/** From honey at the heart through teal to plum at the bark, as on the first page. */
function colourOf({ age }: ArtRing): string {
  if (age > 0.69) return "var(--ring-bark)";
  const teal = Math.round(Math.min(1, Math.max(0, (age - 0.22) * 4)) * 100);
  return `color-mix(in oklch, var(--ring-middle) ${teal}%, var(--ring-heart))`;
}

/** The cover of a story: its photograph, or the rings of the life that rise from the lower edge, the title above them. */
export function StoryCover({ title, author, language, seed, picture }: Props) {
  const address = useBlobAddress(picture);
  return (
    <div
      aria-hidden
      className="relative flex aspect-[148/210] w-[8.4rem] flex-none flex-col overflow-hidden rounded-[0.4rem] border border-line bg-honey-soft shadow-2 @wide:w-[10.4rem]"
    >
      {address === null ? (
        <>
          <div className="min-h-[42%] flex-none px-[9%] pt-[10%] pb-1 font-story text-[1rem] leading-[1.15] text-on-honey-soft">
            <p lang={language} dir="auto" className="line-clamp-4 font-semibold">
              {title}
            </p>
            {!title.startsWith(author) && <p className="line-clamp-2 pt-1">{author}</p>}
          </div>
          <div className="relative min-h-0 flex-1">
            <Rings turn={numberOf(seed) % 360} />
          </div>
        </>
      ) : (
        <img src={address} alt="" className="absolute inset-0 h-full w-full object-cover" />
      )}
    </div>
  );
}

function Rings({ turn }: { turn: number }) {
  return (
    <svg viewBox="-270 -270 540 540" fill="none" aria-hidden className="absolute top-0 left-[-8%] w-[116%]">
      <g transform={`rotate(${turn})`}>
        {rings.map((ring) => (
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
  );
}
