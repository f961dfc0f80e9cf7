import type { Notice } from "@saga/contract/interviews";
import type { Language } from "@saga/contract/vocabulary";
import type { Actor } from "#http/actor.ts";
import type { Handlers } from "#http/call.ts";
import type { Emit } from "#http/event-stream.ts";
import { givenName } from "../people/given-name.ts";
import type { InterviewsService } from "./interviews.service.ts";
import type { KeptOutService } from "./kept-out.service.ts";
import {
  presentInterview,
  presentKeptOut,
  presentMessage,
  presentSupport,
  presentTurn,
} from "./present-interview.ts";
import type { StartService } from "./start.service.ts";
import type { TurnsService } from "./turns.service.ts";

type InterviewCalls =
  | "startInterview"
  | "getInterview"
  | "getInterviews"
  | "saveInterview"
  | "finishInterview"
  | "getQuestion"
  | "getKeptOut"
  | "letIn";

export type InterviewRoutesOptions = {
  interviews: InterviewsService;
  start: StartService;
  turns: TurnsService;
  keptOut: KeptOutService;
  /** Hears of each question to an answer that was spoken, and of the question before it, before they are answered with. */
  whenAskedAloud: (asked: { id: string; before: string; question: string }) => void;
  /** Hears of a first sentence that will stay while the rest of its question is being written. */
  whenSaid: (said: { id: string; before: string; text: string }) => void;
  /** Hears of each interview in which something was told. */
  whenTold: (id: string) => void;
};

const lastQuestionIn = (messages: readonly { role: string; content: string }[]): string =>
  messages.findLast(({ role }) => role === "assistant")?.content ?? "";

/** Hands words on and remembers which: what was shown must be the question in the end. */
const remembering = (emit: Emit, whenSaid: (text: string) => void) => {
  let shown = "";
  const words = (text: string): void => {
    shown += text;
    emit.words(text);
  };
  const reset = (): void => {
    shown = "";
    emit.reset();
  };
  /** Word by word, each with the space before it. */
  const end = (text: string): void => {
    if (shown === text) return;
    if (shown !== "") reset();
    for (const word of text.match(/\s*\S+/g) ?? []) emit.words(word);
  };
  const said = (text: string): void => {
    whenSaid(text);
    emit.said(text);
  };
  return { words, reset, said, end };
};

/** Administrators get the cause; to everybody else the question has come, and that is what counts. */
const presentNotice = (code: Notice["code"] | null | undefined, actor: Actor): Notice | null => {
  if (!code) return null;
  return { code: actor.isAdmin ? code : "prepared" };
};

export function interviewsRoutes({
  interviews,
  start,
  turns,
  keptOut,
  whenAskedAloud,
  whenSaid,
  whenTold,
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
      const { interview, person, messages, recap, spokenMs } = await interviews.open(actor, params.id);
      return {
        ...presentInterview(interview, { subject: givenName(person), messages, spokenMs }),
        interviewee_name: person.name,
        recap,
        support: presentSupport(messages.slice(-1), interview.language as Language),
      };
    },
    getInterviews: async ({ actor, query, body }) => {
      const found = await interviews.ofPeople(actor, { ids: body, withMessages: query.messages === "1" });
      return found.map(({ interview, ...more }) => presentInterview(interview, more));
    },
    getKeptOut: async ({ actor, params }) => ({
      data: (await keptOut.list(actor, params.id)).map(presentKeptOut),
    }),
    letIn: async ({ actor, params }) => ({
      data: (await keptOut.letIn(actor, params.id, params.kept_id)).map(presentKeptOut),
    }),
    saveInterview: ({ actor, body }) => turns.save(actor, body),
    finishInterview: ({ actor, body }) => turns.finish(actor, body),
    getQuestion: async ({ actor, body, emit }) => {
      const { id } = body;
      const before = lastQuestionIn(body.messages);
      const shown = remembering(emit, (text) => whenSaid({ id, before, text }));
      const asked = await turns.ask(actor, body, shown);
      const { question, progress, messages, language, notice } = asked;
      const isSpoken = body.messages.at(-1)?.recording_ids?.length;
      if (isSpoken && before) whenAskedAloud({ id, before, question });
      shown.end(question);
      whenTold(id);
      return {
        next_question: question,
        progress,
        messages: messages.map(presentMessage),
        support: presentSupport(messages, language),
        ...presentTurn(messages),
        ...(asked.keptOut.length > 0 ? { kept_out: asked.keptOut.map(presentKeptOut) } : {}),
        notice: presentNotice(notice, actor),
      };
    },
  };
}
