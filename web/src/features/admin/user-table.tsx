import type { User } from "@saga/contract/people";
import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import { m } from "#messages";
import { Select } from "#ui/select.tsx";
import { UserRow } from "./user-row.tsx";
import { nextOrder, sortColumns, type UserOrder } from "./user-words.ts";

type Props = {
  users: readonly User[];
  order: UserOrder;
  onOrder: (order: UserOrder) => void;
  deletingId: string | null;
  onDelete: (user: User) => void;
};

const orderOptions = () =>
  sortColumns().flatMap(({ key, asc, desc }) => [
    { value: `${key} asc`, label: asc },
    { value: `${key} desc`, label: desc },
  ]);

const orderOf = (value: string): UserOrder => {
  const column = sortColumns().find(({ key }) => value.startsWith(key));
  return { sort: column?.key ?? "name", order: value.endsWith("desc") ? "desc" : "asc" };
};

const sortWord = { asc: "ascending", desc: "descending" } as const;

/** Accounts with their interviewees. On narrow screens rows become blocks, and the order is chosen from a list. */
export function UserTable({ users, order, onOrder, deletingId, onDelete }: Props) {
  return (
    <>
      <div className="border-b border-line p-4 @min-[62rem]:hidden">
        <Select
          label={m.admin_sort_by()}
          value={`${order.sort} ${order.order}`}
          options={orderOptions()}
          onChange={(value) => onOrder(orderOf(value))}
        />
      </div>
      <table role="table" className="w-full border-collapse @max-[62rem]:block">
        <caption className="sr-only">{m.admin_users()}</caption>
        <thead role="rowgroup" className="@max-[62rem]:hidden">
          <tr role="row" className="border-b-2 border-line-strong bg-surface-sunk">
            {sortColumns().map(({ key, label }) => {
              const isSorted = order.sort === key;
              const Icon = isSorted ? (order.order === "asc" ? ArrowUp : ArrowDown) : ChevronsUpDown;
              return (
                <th
                  key={key}
                  role="columnheader"
                  scope="col"
                  aria-sort={isSorted ? sortWord[order.order] : undefined}
                  className="p-0 text-left"
                >
                  <button
                    type="button"
                    onClick={() => onOrder(nextOrder(order, key))}
                    className="inline-flex min-h-target items-center gap-2 px-3 font-semibold whitespace-nowrap hover:underline"
                  >
                    {label}
                    <Icon size={20} aria-hidden />
                  </button>
                </th>
              );
            })}
            <th role="columnheader" scope="col" className="p-3 text-right font-semibold">
              {m.admin_action()}
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup" className="@max-[62rem]:block">
          {users.map((user) => (
            <UserRow key={user.id} user={user} deletingId={deletingId} onDelete={onDelete} />
          ))}
        </tbody>
      </table>
    </>
  );
}
