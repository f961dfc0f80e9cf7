import type { Told } from "@saga/contract/family";
import { Link } from "react-router";
import { paths } from "#lib/paths.ts";
import { m } from "#messages";
import { Card } from "#ui/card.tsx";
import { Notice } from "#ui/notice.tsx";
import { chapterOf } from "./chapters.ts";
import { recordingAddress } from "./family.api.ts";

/** Sentences with a year, in the order of the years, to be read and heard. */
export function ToldDates({ told }: { told: readonly Told[] }) {
  const dated = [
    ...new Map(told.filter(({ year }) => year !== null).map((one) => [one.sentence, one])).values(),
  ].sort((a, b) => (a.year ?? 0) - (b.year ?? 0));
  return (
    <section aria-labelledby="dates-told" className="mt-10">
      <h2 id="dates-told" className="mb-4 text-2xl">
        {m.family_dates_that_were_told()}
      </h2>
      {dated.length === 0 ? (
        <Notice tone="empty" title={m.family_no_dates_yet()}>
          {m.family_when_a_year_is_told_in()}
        </Notice>
      ) : (
        <Card>
          <ol>
            {dated.map((one) => (
              <li
                key={one.sentence}
                className="grid gap-x-6 gap-y-2 border-line py-4 not-first:border-t @wide:grid-cols-[5rem_1fr]"
              >
                <b className="font-story text-xl font-[560]">{one.year}</b>
                <div className="grid gap-2">
                  <p className="font-story text-l italic">“{one.sentence}”</p>
                  <p className="text-s text-ink-mute">
                    {one.subject && `${chapterOf(one.subject)?.title} · `}
                    <Link
                      to={paths.interviewDetails(one.interview_id)}
                      className="inline-flex min-h-12 items-center"
                    >
                      {one.interview_title}
                    </Link>
                  </p>
                  {one.recording_id && (
                    // biome-ignore lint/a11y/useMediaCaption: its words stand above it
                    <audio
                      controls
                      preload="none"
                      aria-label={m.family_hear_the_answer_with_this_sentence({ sentence: one.sentence })}
                      src={recordingAddress(one.interview_id, one.recording_id)}
                      className="w-full max-w-96"
                    />
                  )}
                </div>
              </li>
            ))}
          </ol>
        </Card>
      )}
    </section>
  );
}
