import { paths } from "#lib/paths.ts";
import "./timeline.css";
import type { LifeSubject } from "@saga/contract/family";
import { Link } from "react-router";
import { ringPath } from "#ui/rings.ts";
import { ChapterBadge } from "./chapter-badge.tsx";
import { periods } from "./chapters.ts";

type Props = { memoriesOf: (id: LifeSubject) => number; life: string | undefined };

/** Age 0 is at 0 %, 80+ at 90 %: so every pin falls inside its period. */
const ages = [0, 10, 20, 30, 40, 50, 60, 70, 80].map((age) => ({
  age,
  at: (age / 10) * 11.25,
  label: age === 80 ? "80+" : String(age),
}));

const ringColour = (age: number): string =>
  `var(--ring-${age < 30 ? "heart" : age < 60 ? "middle" : "bark"})`;

/** Years as the rings of a tree around the day of birth, one thick ring for each decade. */
const rings = Array.from({ length: 32 }, (_, index) => {
  const age = (index + 1) * 2.5;
  return {
    age,
    isDecade: age % 10 === 0,
    path: ringPath({ radius: (age / 10) * 11.25 * 10, seed: 300 + index, wobble: 0.5 }),
  };
});

/** The seven periods along the line of a life; on a narrow page the line runs down. One order for reading and for Tab. */
export function TimelineChart({ memoriesOf, life }: Props) {
  return (
    <div className="timeline">
      <svg aria-hidden viewBox="0 -300 1000 600" preserveAspectRatio="none" className="timeline-rings">
        {rings.map(({ age, isDecade, path }) => (
          <path
            key={age}
            d={path}
            fill="none"
            stroke={ringColour(age)}
            strokeWidth={isDecade ? 3 : 1.5}
            opacity={isDecade ? 0.3 : 0.17}
          />
        ))}
      </svg>
      <span aria-hidden className="timeline-line" />
      {ages.map(({ age, at, label }) => (
        <span
          key={age}
          aria-hidden
          className="timeline-age"
          style={{ "--at": `${at}%` } as React.CSSProperties}
        >
          {label}
        </span>
      ))}
      <ol className="timeline-periods">
        {periods.map(({ id, title, period, icon: Icon, at }, index) => {
          const memories = memoriesOf(id);
          return (
            <li
              key={id}
              className={`timeline-period ${index % 2 === 0 ? "is-above" : "is-below"} ${memories > 0 ? "is-filled" : ""}`}
              style={{ "--at": `${at}%` } as React.CSSProperties}
            >
              <span aria-hidden className="timeline-pin" />
              <Link to={paths.event(id, life)} className="timeline-card">
                <span className="flex gap-2.5">
                  <span className="timeline-icon">
                    <Icon size={24} aria-hidden />
                  </span>
                  <span className="min-w-0">
                    <b className="block font-story text-l leading-tight font-[560]">{title}</b>
                    <span className="text-s">{period}</span>
                  </span>
                </span>
                <ChapterBadge memories={memories} />
              </Link>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
