import type { Message } from "@saga/contract/interviews";
import { type Model, models } from "@saga/contract/model-catalogue";
import {
  defaultLanguage,
  type InterviewNumber,
  interviewNumbers,
  interviewTitles,
  type Language,
  languageCodes,
} from "@saga/contract/vocabulary";
import { call, stream } from "#lib/api-client.ts";
import { readStored } from "#lib/browser-storage.ts";
import { isTelling, rememberedTeller } from "#lib/telling.ts";
import type { Opened, Session } from "./interview-session.ts";
import { snapshotOf } from "./interview-session-selectors.ts";
import { readUnsent } from "./kept-answers.ts";

/** Which interview the address names: a stored one, or a new one of a person. */
export type Target = { id: string | null; interviewee: string | null; number: string | null };

const numberFrom = (text: string | null): InterviewNumber =>
  interviewNumbers.find((number) => String(number) === text) ?? 1;

const languageFrom = (text: string | null): Language | undefined =>
  languageCodes.find((code) => code === text);

/** The model an administrator has chosen on this device; null: the one for everyone. */
export const selectedModel = (): Model | null =>
  models.find((model) => model === readStored("selected-model")) ?? null;

const chosenModel = () => {
  const model = selectedModel();
  return model ? { model } : {};
};

/** What was kept about the person when the interview was chosen; nothing when it was another person's. */
function keptAbout(target: Target) {
  const teller = isTelling() ? rememberedTeller() : null;
  if (teller) return { interviewee: teller.id, name: teller.name, bio: null, language: teller.language };
  const kept = readStored("current-interviewee-id");
  if (target.interviewee && target.interviewee !== kept) {
    return { interviewee: target.interviewee, name: null, bio: null, language: undefined };
  }
  return {
    interviewee: kept,
    name: readStored("current-interviewee"),
    bio: readStored("current-interviewee-bio"),
    language: languageFrom(readStored("current-language")),
  };
}

/** Starts the interview, or gets the one that this person and number already have. */
async function startInterview(target: Target, signal: AbortSignal): Promise<Opened> {
  const number = numberFrom(target.number ?? readStored("current-interview-number"));
  const { interviewee, name, bio, language } = keptAbout(target);
  const title = interviewTitles[number];
  const interview = { language, ...chosenModel(), number, title, interviewee };
  const answer = await call("startInterview", { body: { system_prompt: "", bio, interview } }, { signal });
  const about = {
    id: answer.id,
    title,
    number,
    isOfPicture: false,
    interviewee,
    intervieweeName: name || null,
    language: answer.language ?? language ?? defaultLanguage,
  };
  const opened = { about, messages: answer.messages, progress: answer.progress };
  return { ...opened, recap: null, support: null, unsent: readUnsent(answer.id) };
}

async function resumeInterview(id: string, signal: AbortSignal): Promise<Opened> {
  const interview = await call("getInterview", { params: { id } }, { signal });
  const about = {
    id: interview._id,
    title: interview.title,
    number: interviewNumbers.find((number) => number === interview.number) ?? null,
    isOfPicture: interview.about?.kind === "picture",
    interviewee: interview.interviewee,
    intervieweeName: interview.subject || null,
    language: interview.language,
  };
  const { messages, progress, recap, support } = interview;
  return { about, messages, progress, recap, support, unsent: readUnsent(id) };
}

/** The interview that the address names, with what this browser still holds of it. Throws `ApiError`. */
export const openInterview = (target: Target, signal: AbortSignal): Promise<Opened> =>
  target.id ? resumeInterview(target.id, signal) : startInterview(target, signal);

const templates = () => ({
  question_analyze_template: readStored("QUESTION_ANALYZE_TEMPLATE") ?? "",
  question_connect_template: readStored("QUESTION_CONNECT_TEMPLATE") ?? "",
});

const wholeSnapshot = (session: Session) => ({
  ...snapshotOf(session),
  ...templates(),
  ...chosenModel(),
  progress: session.progress,
});

type Listening = {
  signal: AbortSignal;
  onDelta: (words: string) => void;
  onReset: () => void;
  onSaid: (sentence: string) => void;
};

/**
 * Sends what is new and gets the next question; `onDelta` gets its words as they come, `onReset` takes them back, `onSaid`
 * gets a first sentence that will stay. Safe to repeat.
 */
export function askQuestion(session: Session, options: Listening) {
  const skip = session.wantsOther && session.unsent.length === 0;
  return stream("getQuestion", { body: { ...wholeSnapshot(session), skip } }, options);
}

export const saveInterview = (session: Session) => call("saveInterview", { body: wholeSnapshot(session) });

export const finishInterview = (session: Session) =>
  call("finishInterview", { body: { ...snapshotOf(session), ...chosenModel() } });

export type Version = { messages: Message[]; progress: number };

/** What the server holds of an interview now. */
export async function storedVersion(id: string): Promise<Version> {
  const { messages, progress } = await call("getInterview", { params: { id } });
  return { messages, progress };
}
