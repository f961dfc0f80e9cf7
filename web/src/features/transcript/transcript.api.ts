import { queryOptions } from "@tanstack/react-query";
import { call } from "#lib/api-client.ts";
import { callPaths } from "#lib/call-paths.ts";

/** An interview with its messages. */
export const transcriptQuery = (id: string) =>
  queryOptions({ queryKey: ["transcript", id], queryFn: () => call("getInterview", { params: { id } }) });

const lookAgain = 3_000;

/** Where everything is heard; looked at again while recordings are being prepared. */
export const timelineQuery = (id: string) =>
  queryOptions({
    queryKey: ["timeline", id],
    queryFn: () => call("interviewTimeline", { params: { id } }),
    refetchInterval: ({ state }) => ((state.data?.pending ?? 0) > 0 ? lookAgain : false),
  });

/** Where the sound of an interview is fetched from, part by part as it is played. */
export const audioAddress = (id: string): string => `/api${callPaths.interviewAudio[1].replace("{id}", id)}`;
