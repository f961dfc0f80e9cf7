import type { Handlers } from "#http/call.ts";
import type { TranscriptRequests } from "./transcript-requests.service.ts";

export const transcriptionRoutes = (
  service: TranscriptRequests,
): Pick<Handlers, "waitingTranscriptions"> => ({
  waitingTranscriptions: ({ actor }) => service.waiting(actor),
});
