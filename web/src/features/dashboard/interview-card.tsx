import { type InterviewNumber, interviewTitles } from "@saga/contract/vocabulary";
import { useId } from "react";
import { hasWaitingAnswers } from "#lib/waiting-answers.ts";
import { m } from "#messages";
import { Card } from "#ui/card.tsx";
import { Medallion } from "#ui/medallion.tsx";
import { ProgressBar } from "#ui/progress-bar.tsx";
import { CardAction } from "./card-action.tsx";
import { cardStatus, type InterviewRecord, recordAt } from "./card-status.ts";
import type { Person } from "./people.ts";
import { StatusBadge } from "./status-badge.tsx";
import { WaitingNote } from "./waiting-note.tsx";

type Props = {
  person: Person;
  number: InterviewNumber;
  interviews: readonly InterviewRecord[];
  /** Draws the eye to the very first thing to do. */
  isPulsating?: boolean;
};

const about: Record<InterviewNumber, (person: Person) => string> = {
  1: ({ relationship, name }) =>
    relationship === "self" ? m.dashboard_who_you_are_where_you_come() : m.dashboard_who_they_are({ name }),
  2: () => m.dashboard_childhood_work_love_the_moves_and(),
  3: ({ relationship, name }) =>
    relationship === "self"
      ? m.dashboard_what_you_have_learned_and_what()
      : m.dashboard_what_they_have_learned({ name }),
};

const looks = { disabled: "closed", ongoing: "active", completed: "plain", available: "plain" } as const;

/** One of a person's three interviews: what it is about, how far it has come, and the one thing to do with it. */
export function InterviewCard({ person, number, interviews, isPulsating }: Props) {
  const titleId = useId();
  const place = { interviewee: person.id, number };
  const record = recordAt(interviews, place);
  const status = cardStatus(interviews, place);
  const progress = Math.round(record?.progress ?? 0);
  const isWaiting = record !== undefined && status !== "completed" && hasWaitingAnswers(record._id);
  const [small, title] = interviewTitles[number].split(": ");
  return (
    <Card
      as="article"
      state={looks[status]}
      aria-labelledby={titleId}
      className={`grid grid-cols-[auto_minmax(0,1fr)] content-start items-center gap-x-4 gap-y-3 @wide:gap-y-4 ${isPulsating ? "animate-beckon" : ""}`}
    >
      <Medallion level={number} percent={progress} className="size-12 @min-[18rem]:size-16 @wide:size-19" />
      <StatusBadge status={status} />
      <h3
        id={titleId}
        className="col-start-2 row-start-1 text-l leading-[1.18] @min-[18rem]:text-xl @wide:col-span-2 @wide:col-start-1 @wide:row-start-2"
      >
        <span className="mb-1 block font-ui text-s font-semibold tracking-normal text-ink-mute">
          {small}
          {/* Heard as one title, seen as two lines: a hidden element would put a space before the colon. */}
          <span className="text-[0px]">: </span>
        </span>
        {title}
      </h3>
      <p className={`col-span-2 text-ink-soft ${status === "disabled" ? "hidden @wide:block" : ""}`}>
        {about[number](person)}
      </p>
      <ProgressBar
        percent={progress}
        label={m.dashboard_progress_of_title({ title: interviewTitles[number] })}
        className="col-span-2"
      />
      {isWaiting && <WaitingNote />}
      <CardAction chosen={{ person, number, interviewId: record?._id ?? null, status }} titleId={titleId} />
    </Card>
  );
}
