import type { User } from "@saga/contract/people";
import { useQuery } from "@tanstack/react-query";
import { ChevronDown, ChevronRight } from "lucide-react";
import { useId, useState } from "react";
import { Link } from "react-router";
import { givenName } from "#lib/given-name.ts";
import { intervieweesQuery } from "#lib/interviewees-query.ts";
import { paths } from "#lib/paths.ts";
import { m } from "#messages";
import { useErrorToast } from "#ui/use-error-toast.ts";
import { IntervieweeRow, MessageRow } from "./interviewee-row.tsx";
import { DeleteCell, RoleBadge, UserProgress } from "./user-cells.tsx";
import { restOfLine, rowStyle, wholeLine } from "./user-table-style.ts";
import { calledName, canExpand } from "./user-words.ts";

type Props = { user: User; deletingId: string | null; onDelete: (user: User) => void };

/** An account, and below it its interviewees once they are asked for. */
export function UserRow({ user, deletingId, onDelete }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const list = useQuery({ ...intervieweesQuery(user.id), enabled: isOpen });
  const { data, isPending, isError, refetch } = list;
  useErrorToast(list.error, {
    title: m.admin_error(),
    description: m.admin_failed_to_fetch_interviewees_please_try(),
  });

  const Chevron = isOpen ? ChevronDown : ChevronRight;
  return (
    <>
      {/* As a block on narrow screens it would be no row without its role. */}
      <tr role="row" className={rowStyle}>
        <th role="rowheader" scope="row" className={`p-3 text-left font-semibold ${wholeLine}`}>
          <span className="flex items-center gap-3">
            {canExpand(user) && (
              <button
                type="button"
                aria-expanded={isOpen}
                aria-controls={isOpen ? id : undefined}
                aria-label={m.admin_people_of_name({ name: calledName(user) })}
                onClick={() => setIsOpen(!isOpen)}
                className="grid size-12 flex-none place-items-center rounded-m border-2 border-line-strong hover:bg-page-deep aria-expanded:border-primary aria-expanded:bg-primary-soft aria-expanded:text-on-primary-soft"
              >
                <Chevron size={24} aria-hidden />
              </button>
            )}
            <bdi className={canExpand(user) ? "" : "@min-[62rem]:pl-15"}>
              {givenName(user) ?? m.admin_no_name_yet()}
            </bdi>
          </span>
        </th>
        <td
          role="cell"
          className={`min-w-[min(15rem,100%)] p-3 wrap-break-word @min-[62rem]:w-[23%] @min-[62rem]:max-w-0 ${wholeLine}`}
        >
          <Link
            to={paths.allInterviews({ email: user.email })}
            className="inline-flex min-h-12 items-center [overflow-wrap:anywhere]"
          >
            {user.email}
          </Link>
        </td>
        <td role="cell" className="p-3">
          <RoleBadge user={user} />
        </td>
        <td role="cell" className={`p-3 ${restOfLine}`}>
          <span className="@max-[62rem]:sr-only" aria-hidden>
            {user.has_logged_in ? m.admin_yes() : m.admin_not_yet()}
          </span>
          <span className="@min-[62rem]:sr-only">
            {user.has_logged_in ? m.admin_has_signed_in() : m.admin_not_signed_in_yet()}
          </span>
        </td>
        <td role="cell" className={`p-3 ${restOfLine}`}>
          <UserProgress user={user} />
        </td>
        <td role="cell" className="p-3 @min-[62rem]:text-right">
          <DeleteCell user={user} isDeleting={deletingId === user.id} onDelete={onDelete} />
        </td>
      </tr>
      {isOpen && isPending && <MessageRow id={id}>{m.admin_loading_interviewees()}</MessageRow>}
      {isOpen && isError && (
        <MessageRow id={id} onRetry={() => void refetch()}>
          {m.admin_failed_to_fetch_interviewees_please_try()}
        </MessageRow>
      )}
      {isOpen && data?.length === 0 && <MessageRow id={id}>{m.admin_no_interviewees_yet()}</MessageRow>}
      {isOpen &&
        data?.map((person, index) => (
          <IntervieweeRow
            key={person.id}
            id={index === 0 ? id : undefined}
            person={person}
            isDeleting={deletingId === person.id}
            onDelete={onDelete}
          />
        ))}
    </>
  );
}
