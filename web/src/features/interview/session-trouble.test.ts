import { describe, expect, it } from "vitest";
import { after, first, give, network, opened, second, told } from "./session/interview-session.fixture.ts";
import { newSession, type SessionEvent } from "./session/interview-session.ts";
import {
  endLabel,
  isQuestionDue,
  isWorthFinishing,
  retryPause,
  snapshotOf,
} from "./session/interview-session-selectors.ts";

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

  it("lets the interview go on without what the server refused, and hands the words back", () => {
    const refused = after(lost, { type: "askFailed", failure: { code: "request.invalid", isLasting: true } });
    const aside = after(refused, { type: "putAside" });
    expect([aside.unsent, aside.failure, aside.handedBack]).toEqual([[], null, "Everybody said Nan."]);
    const on = after(aside, { type: "handedBackTaken" }, give("Nan was my gran.", 1));
    expect(isQuestionDue(on)).toBe(true);
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
