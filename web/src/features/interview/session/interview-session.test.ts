import { describe, expect, it } from "vitest";
import { after, first, give, message, nan, opened, second, told } from "./interview-session.fixture.ts";
import { newSession } from "./interview-session.ts";
import { isQuestionDue, lengthAdvice, snapshotOf } from "./interview-session-selectors.ts";

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
    const failed = after(newSession, { type: "openFailed", advice: "Try again." });
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
      reply: { progress: 3, messages: [told, second], support: null, notice: null },
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
      {
        type: "questionAsked",
        reply: { progress: 3, messages: [told, second], support: null, notice: null },
      },
    );
    expect(session.unsent.map((answer) => answer.content)).toEqual(["And sometimes Annie."]);
    expect(isQuestionDue(session)).toBe(true);
  });

  it("an answer repeated by the server is shown once", () => {
    const reply = { progress: 3, messages: [first, told, second], support: null, notice: null };
    const session = after(
      opened([first]),
      give("Nan", 1),
      { type: "askStarted" },
      { type: "questionAsked", reply },
    );
    expect(session.stored.map((stored) => stored.id)).toEqual(["m1", "m2", "m3"]);
  });

  it("progress never falls", () => {
    const reply = { progress: 2, messages: [told, second], support: null, notice: null };
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
