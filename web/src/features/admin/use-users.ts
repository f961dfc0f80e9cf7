import type { User } from "@saga/contract/people";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { m } from "#messages";
import { showToast } from "#ui/toast.ts";
import { deleteUser, usersQuery } from "./admin.api.ts";
import type { UserOrder } from "./user-words.ts";

/** The list of accounts as it is looked at, and the removal of one of its people. */
export function useUsers() {
  const client = useQueryClient();
  const [order, setOrder] = useState<UserOrder>({ sort: "name", order: "asc" });
  const [page, setPage] = useState(1);
  const users = useQuery(usersQuery({ ...order, page }));
  const deleting = useMutation({
    mutationFn: ({ id }: User) => deleteUser(id),
    onSuccess: ({ ok: _ }, { name }) => {
      showToast({
        tone: "success",
        title: m.admin_user_deleted(),
        description: m.admin_name_has_been_removed({ name }),
      });
      return Promise.all([
        client.invalidateQueries({ queryKey: ["users"] }),
        client.invalidateQueries({ queryKey: ["people"] }),
      ]);
    },
    onError: () =>
      showToast({
        tone: "error",
        title: m.admin_error(),
        description: m.admin_failed_to_delete_user_please_try(),
      }),
  });
  return {
    users,
    order,
    sortBy: (chosen: UserOrder) => {
      setOrder(chosen);
      setPage(1);
    },
    page,
    setPage,
    remove: deleting.mutate,
    /** Who is being removed; null: nobody. */
    deletingId: deleting.isPending ? deleting.variables.id : null,
  };
}
