import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { errorWords } from "#lib/error-words.ts";
import { showToast } from "#ui/toast.ts";
import { addInterviewee, MissingUserId, newIntervieweeId } from "./dashboard.api.ts";
import type { IntervieweeValues } from "./interviewee-form.tsx";

const words = (error: unknown) =>
  error instanceof MissingUserId
    ? { title: "User ID not found", description: "Please log out and sign in again." }
    : { title: "Failed to add new interviewee", description: errorWords(error).advice };

/** Adds a person to interview and says how it went. */
export function useAddInterviewee(onAdded: () => void) {
  const client = useQueryClient();
  const id = useRef(newIntervieweeId());
  const { mutate, isPending } = useMutation({
    mutationFn: async (values: IntervieweeValues) => addInterviewee({ id: id.current, values }),
    onSuccess: (added) => {
      id.current = newIntervieweeId();
      showToast({
        tone: "success",
        title: "Success",
        description: `${added.name} has been added as an interviewee`,
        goesAlong: true,
      });
      onAdded();
      return client.invalidateQueries({ queryKey: ["people"] });
    },
    onError: (error) => showToast({ ...words(error), tone: "error" }),
  });
  return { add: mutate, isAdding: isPending };
}
