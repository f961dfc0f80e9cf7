import { ArrowRight } from "lucide-react";
import { useId } from "react";
import { statusOf } from "#lib/interview-status.ts";
import { paths } from "#lib/paths.ts";
import { m } from "#messages";
import { LinkButton } from "#ui/link-button.tsx";
import { ProgressBar } from "#ui/progress-bar.tsx";
import { type InterviewRecord, isAboutOne, statusLabels } from "./card-status.ts";

/** A person's interviews about one thing, below the three: how far each has come, and the way to it. */
export function AboutList({ interviews }: { interviews: readonly InterviewRecord[] }) {
  const headingId = useId();
  const shown = interviews.filter(isAboutOne).sort((a, b) => a.number - b.number);
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className="mt-5 rounded-l border border-line bg-surface px-5 py-4">
      <h3 id={headingId} className="text-l">
        {m.dashboard_about_one_thing()}
      </h3>
      <ul>
        {shown.map((interview) => (
          <AboutRow key={interview._id} interview={interview} />
        ))}
      </ul>
    </section>
  );
}

function AboutRow({ interview }: { interview: InterviewRecord }) {
  const { _id, title, progress } = interview;
  const status = statusOf(interview);
  const isCompleted = status === "completed";
  return (
    <li className="grid items-center gap-x-6 gap-y-2 border-line py-3 not-first:border-t @wide:grid-cols-[minmax(0,1fr)_16rem_14rem]">
      <p className="font-semibold">{title}</p>
      <ProgressBar percent={Math.round(progress)} label={m.dashboard_progress_of_title({ title })} />
      <LinkButton
        variant="secondary"
        size="small"
        isWide
        to={isCompleted ? paths.interviewDetails(_id) : paths.interview(_id)}
      >
        {isCompleted ? m.dashboard_read() : statusLabels[status]()}
        <span className="sr-only">: {title}</span>
        {!isCompleted && <ArrowRight size={22} aria-hidden />}
      </LinkButton>
    </li>
  );
}
