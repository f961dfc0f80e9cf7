import type { Message } from "@saga/contract/interviews";
import { describe, expect, it } from "vitest";
import { type About, newSession, nextSession, type Session, type SessionEvent } from "./interview-session.ts";
import {
  endLabel,
  isQuestionDue,
  isWorthFinishing,
  lengthAdvice,
  retryPause,
  snapshotOf,
} from "./session-reading.ts";

const about: About = {
  id: "i1",
  title: "Interview 1: Overview",
  number: 1,
  interviewee: "p1",
  intervieweeName: "Anna",
  language: "en",
};

const message = (id: string, role: Message["role"], content: string): Message => ({
  id,
  role,
  content,
  created_at: "2026-01-01T00:00:00.000Z",
  is_private: false,
});

const first = message("m1", "assistant", "What were you called as a child?");
const told = message("m2", "user", "Everybody said Nan.");
const second = message("m3", "assistant", "Nan. Who said it first?");

const after = (session: Session, ...events: SessionEvent[]): Session => events.reduce(nextSession, session);

const opened = (
  messages: Message[],
  more: Partial<{ progress: number; unsent: Session["unsent"]; recap: string }> = {},
) =>
  after(newSession, {
    type: "opened",
    with: { about, messages, progress: 0, recap: null, unsent: [], ...more },
  });

const nan = { key: "a", content: "Everybody said Nan.", after: 1 };
const give = (content: string, at: number): SessionEvent => ({
  type: "answerGiven",
  answer: { key: content, content, after: at },
});
const network: SessionEvent = { type: "askFailed", failure: { code: "network", isLasting: false } };

describe("opening", () => {
  it("a new interview begins with the first question and asks for nothing more", () => {
    const session = opened([first]);
    expect(session.stored).toEqual([first]);
    expect(isQuestionDue(session)).toBe(false);
  });

  it("a resumed interview whose last word is the teller's asks for the next question", () => {
    expect(isQuestionDue(opened([first, told]))).toBe(true);
  });

  it("a resumed interview keeps its recap until the next question", () => {
    const session = opened([first, told, second], { recap: "You told about the name Nan." });
    expect(session.recap).toBe("You told about the name Nan.");
  });

  it("an answer that was kept on the device is sent where it belongs", () => {
    const session = opened([first], { unsent: [nan] });
    expect(session.unsent).toEqual([nan]);
    expect(isQuestionDue(session)).toBe(true);
  });

  it("an answer that the server has already is not sent twice", () => {
    expect(opened([first, told, second], { unsent: [nan] }).unsent).toEqual([]);
    expect(opened([first, told, second], { unsent: [nan] }).handedBack).toBe("");
  });

  it("the same words said earlier do not count as that answer", () => {
    const again = { ...nan, after: 3 };
    expect(opened([first, told, second], { unsent: [again] }).unsent).toEqual([again]);
  });

  it("an answer to an older question is handed back instead of landing under another question", () => {
    const other = message("m2", "user", "They called me Annie.");
    const session = opened([first, other, second], { unsent: [nan] });
    expect(session.unsent).toEqual([]);
    expect(session.handedBack).toBe("Everybody said Nan.");
    expect(session.wentOnElsewhere).toBe(true);
  });

  it("an interview that cannot be opened can be opened again", () => {
    const failed = after(newSession, { type: "openFailed" });
    expect(failed.phase).toBe("failed");
    expect(after(failed, { type: "opening" }).phase).toBe("opening");
  });
});

describe("answering", () => {
  it("an answer is kept until the server has it", () => {
    const asking = after(opened([first]), give("Everybody said Nan.", 1), { type: "askStarted" });
    expect(asking.unsent).toHaveLength(1);
    const done = after(asking, {
      type: "questionAsked",
      reply: { progress: 3, messages: [told, second], support: null },
    });
    expect(done.unsent).toEqual([]);
    expect(done.stored).toEqual([first, told, second]);
    expect(done.progress).toBe(3);
  });

  it("words of the question gather while they arrive", () => {
    const session = after(
      opened([first]),
      give("Nan", 1),
      { type: "askStarted" },
      { type: "wordsArrived", words: "Nan. " },
      { type: "wordsArrived", words: "Who" },
    );
    expect(session.asking?.words).toBe("Nan. Who");
    expect(isQuestionDue(session)).toBe(false);
  });

  it("an answer given while a question is on its way is asked about afterwards", () => {
    const session = after(
      opened([first]),
      give("Everybody said Nan.", 1),
      { type: "askStarted" },
      give("And sometimes Annie.", 1),
      { type: "questionAsked", reply: { progress: 3, messages: [told, second], support: null } },
    );
    expect(session.unsent.map((answer) => answer.content)).toEqual(["And sometimes Annie."]);
    expect(isQuestionDue(session)).toBe(true);
  });

  it("an answer repeated by the server is shown once", () => {
    const reply = { progress: 3, messages: [first, told, second], support: null };
    const session = after(
      opened([first]),
      give("Nan", 1),
      { type: "askStarted" },
      { type: "questionAsked", reply },
    );
    expect(session.stored.map((stored) => stored.id)).toEqual(["m1", "m2", "m3"]);
  });

  it("progress never falls", () => {
    const reply = { progress: 2, messages: [told, second], support: null };
    const session = after(
      opened([first], { progress: 10 }),
      give("Nan", 1),
      { type: "askStarted" },
      { type: "questionAsked", reply },
    );
    expect(session.progress).toBe(10);
  });

  it("only the end of a long interview is sent, with its place", () => {
    const long = Array.from({ length: 30 }, (_, index) =>
      message(`m${index}`, index % 2 === 0 ? "assistant" : "user", `words ${index}`),
    );
    const snapshot = snapshotOf(after(opened([...long, second]), give("Nan", 31)));
    expect(snapshot.offset).toBe(27);
    expect(snapshot.messages).toHaveLength(5);
    expect(snapshot.messages.at(-1)).toEqual({ role: "user", content: "Nan" });
  });

  it("an answer near the limit is told how much room is left, and a longer one is not cut", () => {
    expect(lengthAdvice(100)).toEqual({ canSend: true, words: null });
    expect(lengthAdvice(19_000).words).toContain("1,000 more characters");
    expect(lengthAdvice(20_001).canSend).toBe(false);
  });
});

describe("a lost connection", () => {
  const lost = after(opened([first]), give("Everybody said Nan.", 1), { type: "askStarted" }, network);

  it("keeps the answer and tries the same call again after a pause", () => {
    expect(lost.unsent).toHaveLength(1);
    expect(isQuestionDue(lost)).toBe(false);
    expect(retryPause(lost)).toBe(2_000);
    const again = after(lost, { type: "retryDue" });
    expect(isQuestionDue(again)).toBe(true);
    expect(snapshotOf(again)).toEqual(snapshotOf(lost));
  });

  it("waits longer each time, never above a minute", () => {
    const often = Array.from({ length: 9 }, () => network);
    expect(retryPause(after(lost, network))).toBe(4_000);
    expect(retryPause(after(lost, ...often))).toBe(60_000);
  });

  it("does not repeat by itself what the server refused", () => {
    const refused = after(lost, { type: "askFailed", failure: { code: "request.invalid", isLasting: true } });
    expect(refused.unsent).toHaveLength(1);
    expect(retryPause(refused)).toBeNull();
  });

  it("takes further answers behind the one that waits", () => {
    const more = after(lost, give("And Annie.", 1));
    expect(
      snapshotOf(more)
        .messages.slice(-2)
        .map((sent) => sent.content),
    ).toEqual(["Everybody said Nan.", "And Annie."]);
  });
});

describe("another window went on", () => {
  it("shows the server's version and hands the unsent words back", () => {
    const session = after(
      opened([first]),
      give("Something else.", 1),
      { type: "askStarted" },
      {
        type: "overtaken",
        messages: [first, told, second],
        progress: 5,
      },
    );
    expect(session.stored).toEqual([first, told, second]);
    expect(session.unsent).toEqual([]);
    expect(session.handedBack).toBe("Something else.");
    expect(session.wentOnElsewhere).toBe(true);
    expect(isQuestionDue(session)).toBe(false);
  });

  it("hands nothing back that the server holds", () => {
    const session = after(
      opened([first]),
      give("Everybody said Nan.", 1),
      { type: "askStarted" },
      {
        type: "overtaken",
        messages: [first, told, second],
        progress: 5,
      },
    );
    expect(session.handedBack).toBe("");
  });
});

describe("asking for something else", () => {
  it("asks for another question", () => {
    expect(isQuestionDue(after(opened([first]), { type: "otherWanted" }))).toBe(true);
  });

  it("is not possible while an answer waits", () => {
    const waiting = after(opened([first]), give("Nan", 1));
    expect(after(waiting, { type: "otherWanted" }).wantsOther).toBe(false);
  });

  it("is not repeated by itself when it fails", () => {
    const failed = after(opened([first]), { type: "otherWanted" }, { type: "askStarted" }, network);
    expect(retryPause(failed)).toBeNull();
    expect(isQuestionDue(failed)).toBe(false);
    expect(isQuestionDue(after(failed, { type: "retryDue" }))).toBe(true);
  });
});

describe("completion", () => {
  const complete = opened([first, told, second], { progress: 100 });

  it("takes no further answers", () => {
    expect(after(complete, give("More", 3))).toBe(complete);
    expect(isQuestionDue(complete)).toBe(false);
  });

  it("turns the end button into Finish", () => {
    expect(endLabel(complete)).toEqual({ wide: "Finish Interview", narrow: "Finish" });
    expect(endLabel(opened([first]))).toEqual({ wide: "Take a break", narrow: "End" });
  });
});

describe("ending", () => {
  const end: SessionEvent = { type: "endPressed", hasDraft: false };

  it("saves at once when nothing is waiting", () => {
    const session = after(opened([first, told, second]), end);
    expect(session.ending).toBe("saving");
    expect(endLabel(session).wide).toBe("Saving...");
  });

  it("asks first when something is written and not sent", () => {
    expect(after(opened([first]), { type: "endPressed", hasDraft: true }).ending).toBe("draft");
  });

  it("asks first when an answer could not be sent", () => {
    const lost = after(opened([first]), give("Nan", 1), { type: "askStarted" }, network);
    expect(after(lost, end).ending).toBe("unsent");
    expect(after(lost, end, { type: "stayed" }).ending).toBe("none");
    expect(after(lost, end, { type: "endConfirmed", anyway: false }).ending).toBe("saving");
    expect(after(lost, end, { type: "endConfirmed", anyway: true }).ending).toBe("leaving");
  });

  it("tries nothing behind the person's back while it asks", () => {
    const asked = after(opened([first]), give("Nan", 1), { type: "askStarted" }, network, end);
    expect(retryPause(asked)).toBeNull();
    expect(retryPause(after(asked, { type: "stayed" }))).toBe(2_000);
  });

  it("asks when saving fails with an answer still waiting", () => {
    const leaving = after(opened([first]), give("Nan", 1), { type: "askStarted" }, end);
    expect(leaving.ending).toBe("saving");
    expect(after(leaving, { type: "endFailed" }).ending).toBe("unsent");
  });

  it("makes no call for an interview of one message", () => {
    expect(isWorthFinishing(newSession)).toBe(false);
    expect(isWorthFinishing(opened([first]))).toBe(false);
    expect(isWorthFinishing(opened([first, told]))).toBe(true);
  });
});
