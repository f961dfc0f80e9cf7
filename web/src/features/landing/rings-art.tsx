import { LifeRings } from "#ui/life-rings.tsx";

const years = [
  { year: "1948", words: "The red house", dot: "bg-[var(--ring-heart)]", place: "top-[42%] left-[56%]" },
  { year: "1971", words: "A ferry to Gdańsk", dot: "bg-[var(--ring-middle)]", place: "top-[57%] left-[71%]" },
  { year: "2003", words: "Linnea is born", dot: "bg-[var(--ring-bark)]", place: "top-[6%] left-[64%]" },
] as const;

/** The picture of the idea: a life as the rings of a tree, three years of it, and what was told of one. */
export function RingsArt() {
  return (
    <div className="relative mx-auto w-full max-w-[22rem] @wide:max-w-[34rem] @wide:justify-self-end">
      <LifeRings className="block w-full @wide:scale-120" />
      <ul aria-label="Years of a life" className="hidden @wide:block">
        {years.map(({ year, words, dot, place }) => (
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
      <Quotation />
    </div>
  );
}

function Quotation() {
  return (
    <figure className="relative -mt-20 rounded-l border border-line bg-surface p-5 shadow-2 @wide:absolute @wide:bottom-0 @wide:-left-10 @wide:mt-0 @wide:w-[23rem]">
      <blockquote className="font-story text-[1.31rem] leading-snug italic">
        <p>“The house smelled of tar and coffee, and of wool socks drying over the stove.”</p>
      </blockquote>
      <figcaption className="mt-3 text-s text-ink-mute">Ingrid, 78, about 1948. An example.</figcaption>
    </figure>
  );
}
