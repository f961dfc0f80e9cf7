import type { Handlers } from "#http/call.ts";
import type { AskTranscriptService } from "./ask.service.ts";

export const transcriptionRoutes = (
  service: AskTranscriptService,
): Pick<Handlers, "waitingTranscriptions"> => ({
  waitingTranscriptions: ({ actor }) => service.waiting(actor),
});
