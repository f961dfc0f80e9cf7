import type { Message } from "@saga/contract/interviews";
import { type About, newSession, nextSession, type Session, type SessionEvent } from "./interview-session.ts";

/** A sitting for tests: a first question, an answer to it, a second question. */
const about: About = {
  id: "i1",
  title: "Interview 1: Overview",
  number: 1,
  isOfPicture: false,
  interviewee: "p1",
  intervieweeName: "Anna",
  language: "en",
};

export const message = (id: string, role: Message["role"], content: string): Message => ({
  id,
  role,
  content,
  created_at: "2026-01-01T00:00:00.000Z",
  is_private: false,
});

export const first = message("m1", "assistant", "What were you called as a child?");
export const told = message("m2", "user", "Everybody said Nan.");
export const second = message("m3", "assistant", "Nan. Who said it first?");

export const after = (session: Session, ...events: SessionEvent[]): Session =>
  events.reduce(nextSession, session);

export const opened = (
  messages: Message[],
  more: Partial<{ progress: number; unsent: Session["unsent"]; recap: string }> = {},
) =>
  after(newSession, {
    type: "opened",
    with: { about, messages, progress: 0, recap: null, support: null, unsent: [], ...more },
  });

export const nan = { key: "a", content: "Everybody said Nan.", after: 1 };
export const give = (content: string, at: number): SessionEvent => ({
  type: "answerGiven",
  answer: { key: content, content, after: at },
});
export const network: SessionEvent = { type: "askFailed", failure: { code: "network", isLasting: false } };
