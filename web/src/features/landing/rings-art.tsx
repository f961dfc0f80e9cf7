import { m } from "#messages";
import { LifeRings } from "#ui/life-rings.tsx";
import { AskedAloud } from "./asked-aloud.tsx";

const years = () => [
  {
    year: "1948",
    words: m.landing_the_red_house(),
    dot: "bg-[var(--ring-heart)]",
    place: "top-[33%] left-[60%]",
  },
  {
    year: "1971",
    words: m.landing_a_ferry_to_gdansk(),
    dot: "bg-[var(--ring-middle)]",
    place: "top-[61%] left-[71%]",
  },
  {
    year: "2003",
    words: m.landing_linnea_is_born(),
    dot: "bg-[var(--ring-bark)]",
    place: "top-[6%] left-[70%]",
  },
];

/** The picture of the idea: a life as the rings of a tree, three years of it, and what was told of one. */
export function RingsArt() {
  return (
    <div className="relative mx-auto w-full max-w-[22rem] @min-[66rem]:max-w-[34rem] @min-[66rem]:justify-self-end">
      <div className="relative @min-[66rem]:-translate-y-6">
        <LifeRings className="block w-full @min-[66rem]:translate-x-8 @min-[66rem]:scale-120" />
        <ul aria-label={m.landing_years_of_a_life()} className="hidden @min-[66rem]:block">
          {years().map(({ year, words, dot, place }) => (
            <li
              key={year}
              className={`absolute flex items-start whitespace-nowrap gap-2.5 rounded-m border border-line bg-surface px-3.5 py-2 text-s leading-tight shadow-1 ${place}`}
            >
              <span aria-hidden className={`mt-1 size-3.5 rounded-full ${dot}`} />
              <span>
                <b className="block font-story font-semibold">{year}</b>
                {words}
              </span>
            </li>
          ))}
        </ul>
      </div>
      <Quotation />
    </div>
  );
}

function Quotation() {
  return (
    <div className="relative -mt-20 rounded-l border border-line bg-surface p-5 shadow-2 @min-[66rem]:absolute @min-[66rem]:-bottom-9 @min-[66rem]:-left-10 @min-[66rem]:mt-0 @min-[66rem]:w-[23rem]">
      <AskedAloud />
      <figure className="mt-3.5 border-t border-line pt-3">
        <blockquote className="font-story text-[1.31rem] leading-snug italic">
          <p>{m.landing_the_house_smelled_of_tar_and()}</p>
        </blockquote>
        <figcaption className="mt-2 text-s text-ink-mute">
          {m.landing_ingrid_78_about_1948_an_example()}
        </figcaption>
      </figure>
    </div>
  );
}
