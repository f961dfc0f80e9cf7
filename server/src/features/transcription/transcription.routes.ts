import type { Handlers } from "#http/call.ts";
import type { RecordingsService } from "../recordings/recordings.service.ts";
import type { WholeUploadService } from "../recordings/whole-upload.service.ts";
import type { TranscriptRequests } from "./transcript-requests.service.ts";

type TranscriptionCalls = "transcribeRecording" | "transcribeAudio" | "waitingTranscriptions";

export type TranscriptionRoutesOptions = {
  recordings: Pick<RecordingsService, "reach" | "original">;
  uploadWhole: WholeUploadService;
  requests: TranscriptRequests;
};

export const transcriptionRoutes = ({
  recordings,
  uploadWhole,
  requests,
}: TranscriptionRoutesOptions): Pick<Handlers, TranscriptionCalls> => ({
  transcribeRecording: async ({ actor, params }) => {
    const recording = await recordings.reach(actor, params);
    recordings.original(recording);
    return requests.transcribe(recording.id);
  },
  transcribeAudio: async ({ actor, params, context }) => {
    const recording = await uploadWhole(actor, params.id, context.req.raw);
    return requests.transcribe(recording.id);
  },
  waitingTranscriptions: ({ actor }) => requests.waiting(actor),
});
