import type { User } from "@saga/contract/people";
import { type Language, languageCodes } from "@saga/contract/vocabulary";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { readStored, writeStoredJson } from "#lib/browser-storage.ts";
import { givenName } from "#lib/given-name.ts";
import { intervieweesQuery } from "#lib/interviewees-query.ts";
import { interviewsQuery } from "#lib/interviews-query.ts";
import { useSession } from "#lib/session.ts";
import { m } from "#messages";
import { useErrorToast } from "#ui/use-error-toast.ts";
import type { InterviewRecord } from "./card-status.ts";
import { isInterviewer, type Person, peopleOf, type Viewer } from "./people.ts";

export type Dashboard = {
  viewer: Viewer;
  people: Person[];
  interviews: readonly InterviewRecord[];
  state: "loading" | "failed" | "ready";
  error: unknown;
  loadAgain: () => void;
};

const storedLanguage = (): Language =>
  languageCodes.find((code) => code === readStored("user-language")) ?? "en";

/** Who looks, from the session; from what this browser remembers when the server cannot be asked. */
const viewerFrom = (user: User | null, interviewees: readonly User[]): Viewer => ({
  id: user?.id ?? readStored("user-id") ?? "",
  name: user ? givenName(user) : readStored("user-name"),
  language: user?.language ?? storedLanguage(),
  isInterviewer: isInterviewer(user?.role ?? readStored("user-role"), interviewees),
});

/** Everything the dashboard shows, read anew each time it is opened. */
export function useDashboard(): Dashboard {
  const { user } = useSession();
  const id = user?.id ?? readStored("user-id") ?? "";
  const interviewees = useQuery(intervieweesQuery(id));
  const viewer = viewerFrom(user, interviewees.data ?? []);
  const people = peopleOf(viewer, interviewees.data ?? []);
  const interviews = useQuery({
    ...interviewsQuery(people.map((person) => person.id)),
    enabled: interviewees.isSuccess,
    // Somebody was added: who is there stays on the screen until it is known how far each is.
    placeholderData: keepPreviousData,
  });

  const error = interviewees.error ?? interviews.error;
  useErrorToast(error, { title: m.dashboard_failed_to_load_interviews() });

  const found = interviewees.data;
  useEffect(() => {
    if (!found) return;
    const summaries = found.map(({ id, name, relationship, language }) => ({
      id,
      name,
      relationship: relationship ?? "friend",
      language,
    }));
    writeStoredJson("saved-interviewees", summaries);
  }, [found]);

  const isReady = interviewees.isSuccess && interviews.isSuccess;
  return {
    viewer,
    people,
    interviews: interviews.data ?? [],
    state: isReady ? "ready" : error ? "failed" : "loading",
    error,
    loadAgain: () => void (interviewees.error ? interviewees.refetch() : interviews.refetch()),
  };
}
