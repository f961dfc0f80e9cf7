import type { Handlers } from "#http/call.ts";
import { rangedAnswer } from "#http/ranged.ts";
import type { InterviewSound } from "./interview-sound.service.ts";

export const soundRoutes = (
  service: InterviewSound,
): Pick<Handlers, "interviewAudio" | "interviewTimeline"> => ({
  interviewAudio: async ({ actor, params, context }) =>
    rangedAnswer({ ...(await service.file(actor, params.id)), asked: context.req.raw.headers }),
  interviewTimeline: ({ actor, params }) => service.timeline(actor, params.id),
});
