import type { Language } from "@saga/contract/vocabulary";
import type { Handlers } from "#http/call.ts";
import type { Emit } from "#http/event-stream.ts";
import type { InterviewsService } from "./interviews.service.ts";
import { presentInterview, presentMessage, presentSupport } from "./present-interview.ts";
import type { StartService } from "./start.service.ts";
import type { TurnsService } from "./turns.service.ts";

type InterviewCalls =
  | "startInterview"
  | "getInterview"
  | "getInterviews"
  | "saveInterview"
  | "finishInterview"
  | "getQuestion";

export type InterviewRoutesOptions = {
  interviews: InterviewsService;
  start: StartService;
  turns: TurnsService;
};

/** Word by word, each with the space before it. */
const emitWords = (emit: Emit, text: string): void => {
  for (const word of text.match(/\s*\S+/g) ?? []) emit(word);
};

export function interviewsRoutes({
  interviews,
  start,
  turns,
}: InterviewRoutesOptions): Pick<Handlers, InterviewCalls> {
  return {
    startInterview: async ({ actor, body }) => {
      const { interview, messages } = await start(actor, body);
      return {
        id: interview.id,
        first_question: messages[0]?.content ?? "",
        progress: interview.progress,
        language: interview.language as Language,
        messages: messages.map(presentMessage),
      };
    },
    getInterview: async ({ actor, params }) => {
      const { interview, person, messages, recap } = await interviews.open(actor, params.id);
      return {
        ...presentInterview(interview, { subject: person.name, messages }),
        interviewee_name: person.name,
        recap,
      };
    },
    getInterviews: async ({ actor, query, body }) => {
      const found = await interviews.ofPeople(actor, { ids: body, withMessages: query.messages === "1" });
      return found.map(({ interview, ...more }) => presentInterview(interview, more));
    },
    saveInterview: ({ actor, body }) => turns.save(actor, body),
    finishInterview: ({ actor, body }) => turns.finish(actor, body),
    getQuestion: async ({ actor, body, emit }) => {
      const { question, progress, messages, language } = await turns.ask(actor, body);
      emitWords(emit, question);
      const support = presentSupport(messages, language);
      return { next_question: question, progress, messages: messages.map(presentMessage), support };
    },
  };
}
