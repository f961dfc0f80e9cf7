import type { Handlers } from "#http/call.ts";
import type { CorrectionsService } from "./corrections.service.ts";
import { presentMessage } from "./present-interview.ts";
import type { ToldAgainService } from "./told-again.service.ts";

type CorrectionCalls =
  | "renameInterview"
  | "saveTranscript"
  | "editMessage"
  | "tellAgain"
  | "listMessageVersions"
  | "findName"
  | "correctName";

export const correctionsRoutes = (
  corrections: CorrectionsService,
  toldAgain: ToldAgainService,
): Pick<Handlers, CorrectionCalls> => ({
  renameInterview: async ({ actor, params: { id }, body: { title } }) => {
    await corrections.rename(actor, id, title);
    return { id, title };
  },
  saveTranscript: async ({ actor, params, body }) => {
    const { messages, ...counts } = await corrections.saveTranscript(actor, params.id, body.messages);
    return { messages: messages.map(presentMessage), ...counts };
  },
  editMessage: async ({ actor, params, body }) => presentMessage(await corrections.edit(actor, params, body)),
  tellAgain: async ({ actor, params, body }) => presentMessage(await toldAgain.tell(actor, params, body)),
  listMessageVersions: async ({ actor, params }) => ({
    data: (await corrections.versions(actor, params)).map(({ id, content, kept_at, recordings }) => ({
      id,
      content,
      kept_at,
      ...(recordings === null ? {} : { recording_ids: JSON.parse(recordings) as string[] }),
    })),
  }),
  findName: async ({ actor, params, query }) => {
    const found = await corrections.namePlaces(actor, params.id, query.name);
    return {
      data: found.map(({ interview, message, places }) => ({
        interview_id: interview.id,
        interview_title: interview.title,
        message_id: message.id,
        role: message.role as "user" | "assistant",
        places,
      })),
    };
  },
  correctName: async ({ actor, params, body }) => ({
    changed: await corrections.correctName(actor, params.id, body),
  }),
});
