import type { ListedInterview } from "@saga/contract/administration";
import { Link } from "react-router";
import { paths } from "#lib/paths.ts";
import { m } from "#messages";
import { InterviewStatus } from "./interview-status.tsx";

const longDay = (iso: string): string =>
  new Date(iso).toLocaleDateString("en-US", { month: "short", day: "2-digit", year: "numeric" });
const shortDay = (iso: string): string =>
  new Date(iso).toLocaleDateString("en-US", { month: "2-digit", day: "2-digit" });

/** The columns after the title. */
const columns: readonly { id: string; name: () => string; className?: string }[] = [
  { id: "interviewee", name: m.admin_interviewee },
  { id: "email", name: m.admin_email, className: "@max-[62rem]:hidden" },
  { id: "modified", name: m.admin_last_modified },
  { id: "status", name: m.admin_status },
];

const cell = "p-3 @max-[62rem]:p-0";

/** One word where there is room for little, another where there is more. */
function Fitting({ narrow, wide }: { narrow: string; wide: string }) {
  return (
    <>
      <span className="@min-[62rem]:hidden">{narrow}</span>
      <span className="@max-[62rem]:hidden">{wide}</span>
    </>
  );
}

/** Interviews, each a link to its details as a whole. On narrow screens a row is two lines. */
export function InterviewTable({ interviews }: { interviews: readonly ListedInterview[] }) {
  return (
    <div className="overflow-hidden rounded-l border border-line bg-surface shadow-2">
      <table role="table" className="w-full border-collapse text-left @max-[62rem]:block">
        <caption className="sr-only">{m.admin_interviews()}</caption>
        <thead role="rowgroup" className="@max-[62rem]:sr-only">
          <tr role="row" className="border-b-2 border-line-strong bg-surface-sunk">
            <th role="columnheader" scope="col" className="p-3 font-semibold">
              <Fitting narrow={m.admin_title()} wide={m.admin_interview_title()} />
            </th>
            {columns.map(({ id, name, className = "" }) => (
              <th key={id} role="columnheader" scope="col" className={`p-3 font-semibold ${className}`}>
                {name()}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="@max-[62rem]:block">
          {interviews.map((interview) => {
            const changed = interview.last_opened || interview.created_at;
            return (
              <tr
                key={interview._id}
                role="row"
                className="relative border-b border-line last:border-0 hover:bg-page-deep @max-[62rem]:flex @max-[62rem]:flex-wrap @max-[62rem]:items-center @max-[62rem]:gap-x-4 @max-[62rem]:gap-y-1 @max-[62rem]:p-4"
              >
                <th
                  role="rowheader"
                  scope="row"
                  className={`${cell} font-semibold @max-[62rem]:min-w-[7rem] @max-[62rem]:flex-1 @max-[62rem]:basis-[calc(100%-5rem)]`}
                >
                  <Link
                    to={paths.interviewDetails(interview._id)}
                    className="inline-flex min-h-12 items-center after:absolute after:inset-0"
                  >
                    <Fitting
                      narrow={interview.title || m.admin_untitled()}
                      wide={interview.title || m.admin_untitled_interview()}
                    />
                  </Link>
                </th>
                <td
                  role="cell"
                  className={`${cell} @max-[62rem]:order-3 @max-[62rem]:min-w-[6rem] @max-[62rem]:flex-1 @max-[62rem]:basis-[calc(100%-12rem)]`}
                >
                  <bdi>{interview.user.name || m.admin_not_available()}</bdi>
                </td>
                <td role="cell" className={`${cell} [overflow-wrap:anywhere] @max-[62rem]:hidden`}>
                  {interview.user.email || m.admin_not_available()}
                </td>
                <td role="cell" className={`${cell} whitespace-nowrap tabular-nums @max-[62rem]:order-2`}>
                  <time dateTime={changed}>
                    <Fitting narrow={shortDay(changed)} wide={longDay(changed)} />
                  </time>
                </td>
                <td role="cell" className={`${cell} @max-[62rem]:order-4`}>
                  <InterviewStatus interview={interview} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
