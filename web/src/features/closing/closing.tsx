import { useQuery } from "@tanstack/react-query";
import type { Ref } from "react";
import type { EndedSitting } from "#lib/ended-sitting.ts";
import { keptOutQuery } from "#lib/kept-out-query.ts";
import { isTelling } from "#lib/telling.ts";
import { m } from "#messages";
import { LifeRings } from "#ui/life-rings.tsx";
import { MarkedText } from "#ui/marked-text.tsx";
import { toldQuery } from "./closing.api.ts";
import { ClosingDoors } from "./closing-doors.tsx";
import { lineOf, storiesIn } from "./told-in-sitting.ts";

type Props = { ended: EndedSitting; headingRef: Ref<HTMLHeadingElement>; onDone: () => void };

/** How far the rings are coloured once an interview is complete: a third of the life with each. */
const toldUpTo = (number: number): number => number / 3;

const thanks = ({ isComplete, name }: EndedSitting): string => {
  if (isComplete) return name ? m.closing_thank_you_name({ name }) : m.closing_thank_you();
  return name ? m.closing_until_next_time_name({ name }) : m.closing_until_next_time();
};

/** What somebody sees who has just told: that it is kept, a line of theirs, how much it was, and where to go from here. */
export function Closing({ ended, headingRef, onDone }: Props) {
  const { data: told } = useQuery(toldQuery(ended.interviewId));
  const { data: keptOut } = useQuery(keptOutQuery(ended.interviewId));
  const line = told && keptOut ? lineOf(told.messages, keptOut, told.language) : null;
  const counts = told ? countsOf(storiesIn(told.messages), told.duration ?? 0) : [];
  const { isComplete } = ended;

  return (
    <section
      aria-labelledby="closing"
      // For a teller by a link it is the whole page, which has its own ground.
      className={`@container ${isTelling() ? "my-auto w-full" : "border-b border-line bg-[radial-gradient(ellipse_at_70%_30%,var(--honey-soft),transparent_65%)]"}`}
    >
      <div
        className={`wrap grid items-center gap-x-12 gap-y-6 py-6 @wide:py-8 ${isComplete ? "@wide:min-h-[calc(100dvh-8rem)] @wide:grid-cols-2" : "@wide:grid-cols-[3fr_2fr]"}`}
      >
        <div className="grid gap-4 @wide:gap-5">
          <div className="grid gap-2">
            <h2 id="closing" ref={headingRef} tabIndex={-1} className="text-3xl">
              {thanks(ended)}
            </h2>
            <p className="text-l leading-[1.45] text-ink-soft">
              {isComplete ? m.closing_complete_and_kept({ title: ended.title }) : m.closing_kept()}
            </p>
          </div>
          {counts.length > 0 && (
            <ul className="flex flex-wrap gap-x-8 gap-y-1">
              {counts.map(({ count, message }) => (
                <li key={message({ count })} className="font-semibold text-ink-soft">
                  <MarkedText
                    parts={message.parts({ count })}
                    marks={{ count: numberIn(isComplete ? "text-2xl" : "text-xl") }}
                  />
                </li>
              ))}
            </ul>
          )}
          <ClosingDoors ended={ended} onDone={onDone} />
        </div>
        {/* On a phone the doors come first: nobody is to look for them below a picture. */}
        <div className={isComplete ? undefined : "empty:hidden"}>
          {isComplete && ended.number !== null && (
            <LifeRings
              told={toldUpTo(ended.number)}
              className="mx-auto -mb-20 block w-[min(100%,11rem)] @wide:-mb-28 @wide:w-[min(100%,26rem)]"
            />
          )}
          {line && (
            <blockquote
              lang={told?.language}
              className="relative rounded-l border border-line bg-surface p-5 font-story text-[1.61rem] leading-snug italic shadow-2"
            >
              <p>“{line}”</p>
            </blockquote>
          )}
          {isComplete && ended.number !== null && !line && <div className="h-20 @wide:h-28" />}
        </div>
      </div>
    </section>
  );
}

const numberIn = (size: "text-xl" | "text-2xl") => (count: string) => (
  <b className={`font-story ${size} font-[560] text-primary`}>{count}</b>
);

/** A number that is 0 is not said. */
const countsOf = (stories: number, minutes: number) =>
  [
    { count: stories, message: m.closing_stories_told },
    { count: minutes, message: m.closing_minutes_spoken },
  ].filter(({ count }) => count > 0);
