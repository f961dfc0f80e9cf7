import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { errorWords } from "#lib/error-words.ts";
import { m } from "#messages";
import { showToast } from "#ui/toast.ts";
import { addInterviewee, MissingUserId, newIntervieweeId } from "./dashboard.api.ts";
import type { IntervieweeValues } from "./interviewee-form.tsx";

const words = (error: unknown) =>
  error instanceof MissingUserId
    ? { title: m.dashboard_user_id_not_found(), description: m.dashboard_please_log_out_and_sign_in() }
    : { title: m.dashboard_failed_to_add_new_interviewee(), description: errorWords(error).advice };

/** Adds a person to interview and says how it went. */
export function useAddInterviewee(onAdded: (id: string) => void) {
  const client = useQueryClient();
  const id = useRef(newIntervieweeId());
  const { mutate, isPending } = useMutation({
    mutationFn: async (values: IntervieweeValues) => addInterviewee({ id: id.current, values }),
    onSuccess: (added) => {
      id.current = newIntervieweeId();
      showToast({
        tone: "success",
        title: m.dashboard_success(),
        description: m.dashboard_name_has_been_added_as_an({ name: added.name }),
        goesAlong: true,
      });
      onAdded(added.id);
      return client.invalidateQueries({ queryKey: ["people"] });
    },
    onError: (error) => showToast({ ...words(error), tone: "error" }),
  });
  return { add: mutate, isAdding: isPending };
}
