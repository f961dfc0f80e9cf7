import type { Message } from "@saga/contract/interviews";
import { queryOptions } from "@tanstack/react-query";
import { call } from "#lib/api-client.ts";
import { addressOf } from "#lib/call-address.ts";

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
export const audioAddress = (id: string): string => addressOf("interviewAudio", { params: { id } });

export const saveTitle = (id: string, title: string) =>
  call("renameInterview", { params: { id }, body: { title } });

export const saveTranscript = (id: string, messages: Pick<Message, "role" | "content">[]) =>
  call("saveTranscript", { params: { id }, body: { messages } });

export type MessageKey = { interviewId: string; messageId: string };

type Edited = { content: string; version_id?: string };

export const saveMessage = ({ interviewId, messageId }: MessageKey, body: Edited): Promise<Message> =>
  call("editMessage", { params: { id: interviewId, message: messageId }, body });

/** Recordings that are added to an answer, or are the answer from now on. */
export type ToldAgain = { recording_ids: string[]; words: string; replaces: boolean };

export const tellAgain = ({ interviewId, messageId }: MessageKey, body: ToldAgain): Promise<Message> =>
  call("tellAgain", { params: { id: interviewId, message: messageId }, body });

/** What a message said before. */
export const messageVersionsQuery = ({ interviewId, messageId }: MessageKey) =>
  queryOptions({
    queryKey: ["transcript", interviewId, "versions", messageId],
    queryFn: () => call("listMessageVersions", { params: { id: interviewId, message: messageId } }),
    staleTime: 0,
  });

export const findName = (id: string, name: string) => call("findName", { params: { id }, query: { name } });

export const correctName = (id: string, body: { name: string; becomes: string; message_ids: string[] }) =>
  call("correctName", { params: { id }, body });
