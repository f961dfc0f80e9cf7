import type { Told } from "@saga/contract/family";
import { Link } from "react-router";
import { recordingAddress } from "#lib/call-address.ts";
import { paths } from "#lib/paths.ts";
import { m } from "#messages";
import { Card } from "#ui/card.tsx";
import { Notice } from "#ui/notice.tsx";
import { Select } from "#ui/select.tsx";
import { chapterOf } from "./chapters.ts";
import { datedRows } from "./dated-rows.ts";
import { besideChoices, type EventsBeside, useWorldEvents } from "./use-world-events.ts";
import { sourceAddress, type WorldEvent } from "./world-events.ts";

const besideWords: Record<EventsBeside, () => string> = {
  none: m.family_events_none,
  world: m.family_events_world,
  SE: m.family_events_world_se,
  IT: m.family_events_world_it,
  PL: m.family_events_world_pl,
  GB: m.family_events_world_gb,
  US: m.family_events_world_us,
};

type Props = {
  told: readonly Told[] /** The teller's year of birth, where the tree has it. */;
  born: number | null;
};

/** Sentences with a year, in the order of the years, to be read and heard, beside what happened in the world. */
export function ToldDates({ told, born }: Props) {
  const { beside, choose } = useWorldEvents();
  const rows = datedRows(told, { beside, born, now: new Date().getFullYear() });
  return (
    <section aria-labelledby="dates-told" className="mt-10">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-4">
        <h2 id="dates-told" className="text-2xl">
          {m.family_dates_that_were_told()}
        </h2>
        {rows.length > 0 && (
          <div className="w-full max-w-80">
            <Select
              label={m.family_events_beside()}
              value={beside}
              options={besideChoices.map((value) => ({ value, label: besideWords[value]() }))}
              onChange={(value) => choose(value as EventsBeside)}
            />
          </div>
        )}
      </div>
      {rows.length === 0 ? (
        <Notice tone="empty" title={m.family_no_dates_yet()}>
          {m.family_when_a_year_is_told_in()}
        </Notice>
      ) : (
        <Card>
          <ol>
            {rows.map((row) =>
              row.kind === "told" ? (
                <ToldRow key={row.told.sentence} one={row.told} />
              ) : (
                <WorldRow key={row.events.map(({ source }) => source).join()} events={row.events} />
              ),
            )}
          </ol>
        </Card>
      )}
    </section>
  );
}

const rowStyle = "grid gap-x-6 gap-y-2 border-line py-4 not-first:border-t @wide:grid-cols-[5rem_1fr]";

function ToldRow({ one }: { one: Told }) {
  return (
    <li className={rowStyle}>
      <b className="font-story text-xl font-[560]">{one.year}</b>
      <div className="grid gap-2">
        <p className="font-story text-l italic">“{one.sentence}”</p>
        <p className="text-s text-ink-mute">
          {one.subject && `${chapterOf(one.subject)?.title} · `}
          <Link to={paths.interviewDetails(one.interview_id)} className="inline-flex min-h-12 items-center">
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
  );
}

/** What happened in the world meanwhile. */
function WorldRow({ events }: { events: readonly WorldEvent[] }) {
  return (
    <li className="border-line py-2 not-first:border-t">
      <ul className="text-ink-mute">
        {events.map((event) => (
          <li key={event.source} className="grid items-center gap-x-6 @wide:grid-cols-[5rem_1fr]">
            <span className="max-wide:pt-2">{event.year}</span>
            <a
              href={sourceAddress(event)}
              rel="noreferrer"
              target="_blank"
              className="inline-flex min-h-12 items-center text-ink-mute"
            >
              {event.words()}
            </a>
          </li>
        ))}
      </ul>
    </li>
  );
}
