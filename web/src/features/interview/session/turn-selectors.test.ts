import type { Message } from "@saga/contract/interviews";
import { describe, expect, it } from "vitest";
import { after, first, give, opened, second, told } from "./interview-session.fixture.ts";
import { audibleQuestion } from "./interview-session-selectors.ts";
import { asksNothing, offersEnd, partsOf, restWords } from "./turn-selectors.ts";

const turn = (move: NonNullable<Message["move"]>) => opened([first, told, { ...second, move }]);

describe("a turn that asks nothing", () => {
  it("is one of support, of waiting, or one that offers a break", () => {
    for (const move of ["support", "wait", "offer_break"] as const)
      expect(asksNothing(turn(move))).toBe(true);
    for (const move of ["follow_up", "open", "answer", "close"] as const)
      expect(asksNothing(turn(move))).toBe(false);
  });

  it("lets the way out be seen after help or a break was offered, not while Saga waits", () => {
    expect(offersEnd(turn("support"))).toBe(true);
    expect(offersEnd(turn("offer_break"))).toBe(true);
    expect(offersEnd(turn("wait"))).toBe(false);
    expect(restWords(turn("offer_break"))).toBe("You can close this page; everything is kept.");
    expect(restWords(turn("wait"))).toBe("");
  });

  it("is over as soon as the teller goes on", () => {
    expect(asksNothing(after(turn("offer_break"), give("One more thing.", 3)))).toBe(false);
  });

  it("is over when the teller comes back from a break, and nothing says then that the page can be closed", () => {
    const back = opened([first, told, { ...second, move: "offer_break" }], {
      recap: "Good to have you back.",
    });
    expect(asksNothing(back)).toBe(false);
    expect(offersEnd(back)).toBe(false);
    expect(restWords(back)).toBe("");
    expect(audibleQuestion(back)?.text).toBe("Good to have you back.");
  });

  it("says to who comes back in the middle what was told last, and then the question", () => {
    const back = opened([first, told, second], { recap: "You were telling me of Nan." });
    expect(audibleQuestion(back)).toMatchObject({
      greeting: "You were telling me of Nan.",
      text: second.content,
    });
    expect(audibleQuestion(opened([first, told, second]))).not.toHaveProperty("greeting");
  });

  it("an older interview, whose turns are not known, asks", () => {
    expect(asksNothing(opened([first, told, second]))).toBe(false);
  });
});

describe("the first words", () => {
  it("are a greeting and a question", () => {
    const content = "I am Saga. Only you can read this. Where did you grow up?";
    expect(partsOf({ content, asks: "Where did you grow up?" })).toEqual({
      lead: "I am Saga. Only you can read this.",
      rest: "Where did you grow up?",
    });
  });

  it("stay whole where the question does not stand at their end", () => {
    expect(partsOf({ content: "What happened then?" })).toEqual({ lead: "", rest: "What happened then?" });
    expect(partsOf({ content: "A. B?", asks: "C?" })).toEqual({ lead: "", rest: "A. B?" });
    expect(partsOf({ content: "B?", asks: "B?" })).toEqual({ lead: "", rest: "B?" });
  });
});
