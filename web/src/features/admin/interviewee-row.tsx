import type { User } from "@saga/contract/people";
import type { ReactNode } from "react";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { DeleteCell, UserProgress } from "./user-cells.tsx";
import { restOfLine, rowStyle, wholeLine } from "./user-table-style.ts";
import { kinship } from "./user-words.ts";

type Props = {
  id?: string | undefined;
  person: User;
  isDeleting: boolean;
  onDelete: (person: User) => void;
};

/** Somebody whom an account interviews. */
export function IntervieweeRow({ id, person, isDeleting, onDelete }: Props) {
  return (
    <tr id={id} role="row" className={`bg-surface-sunk ${rowStyle}`}>
      <th
        role="rowheader"
        scope="row"
        className={`p-3 pl-8 text-left font-normal @min-[62rem]:pl-18 ${wholeLine}`}
      >
        <bdi className="font-semibold">{person.name}</bdi>
        <span className="block text-s text-ink-soft">{kinship(person)}</span>
      </th>
      <td role="cell" className={`p-3 text-ink-soft @max-[62rem]:pl-8 ${wholeLine}`}>
        {person.email ?? m.admin_no_e_mail()}
      </td>
      <td role="cell" className="@max-[62rem]:hidden" />
      <td role="cell" className="@max-[62rem]:hidden" />
      <td role="cell" className={`p-3 @max-[62rem]:pl-8 ${restOfLine}`}>
        <UserProgress user={person} />
      </td>
      <td role="cell" className="p-3 @max-[62rem]:pl-4 @min-[62rem]:text-right">
        <DeleteCell user={person} isDeleting={isDeleting} onDelete={onDelete} />
      </td>
    </tr>
  );
}

/** Something that is said in the place of interviewees. */
export function MessageRow(props: { id: string; children: ReactNode; onRetry?: () => void }) {
  return (
    <tr id={props.id} role="row" className={`bg-surface-sunk ${rowStyle}`}>
      <td role="cell" colSpan={6} className={`p-3 pl-8 @min-[62rem]:pl-18 ${wholeLine}`}>
        <span role="status" className="mr-4">
          {props.children}
        </span>
        {props.onRetry && (
          <Button variant="secondary" size="small" onPress={props.onRetry}>
            {m.admin_try_again()}
          </Button>
        )}
      </td>
    </tr>
  );
}
