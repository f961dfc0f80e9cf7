import type { Recording } from "@saga/contract/recordings";
import { call, callForBytes, callWithBytes } from "#lib/api-client.ts";

type RecordingKey = { interviewId: string; recordingId: string };

/** The words of a kept recording, or why there are none. Throws `ApiError`. */
export const transcribe = ({ interviewId, recordingId }: RecordingKey) =>
  call("transcribeRecording", { params: { id: interviewId, recording: recordingId } });

/** What the server keeps of an interview that no answer has taken up. Throws `ApiError`. */
export async function unusedRecordings(interviewId: string): Promise<Recording[]> {
  const { data } = await call("listRecordings", { params: { id: interviewId } });
  return data.filter(({ message_id, state }) => message_id === null && state === "kept");
}

/** Recordings that the server cannot decode. Throws `ApiError`. */
export async function recordingsThatWantACopy(interviewId: string): Promise<Recording[]> {
  const { data } = await call("listRecordings", { params: { id: interviewId } });
  return data.filter(({ wants_copy }) => wants_copy);
}

/** What was recorded, byte by byte. Throws `ApiError`. */
export async function originalSound({ interviewId, recordingId }: RecordingKey): Promise<ArrayBuffer> {
  const params = { id: interviewId, recording: recordingId };
  return (await callForBytes("recordingAudio", { params, query: { original: "1" } })).arrayBuffer();
}

/** Keeps a copy beside a recording. Throws `ApiError`. */
export const sendCopy = ({ interviewId, recordingId }: RecordingKey, copy: ArrayBuffer) =>
  callWithBytes("putCopy", { params: { id: interviewId, recording: recordingId } }, copy);

export const discardRecording = ({ interviewId, recordingId }: RecordingKey) =>
  call("discardRecording", { params: { id: interviewId, recording: recordingId } });

/** Whether the server can write speech down. */
export const hasTranscriber = async (): Promise<boolean> =>
  (await call("waitingTranscriptions")).has_transcriber;
