import { describe, expect, it } from "vitest";
import { replyWith } from "../../../test/model-stand-in.ts";
import { talking } from "./told-to-model.test-suite.ts";

describe("what a model keeps out", () => {
  it("is not spoken of behind a question about something else, where nobody asked for it", async () => {
    const acts = [{ do: "keep_out", what: "1.1 It smelled of bread." }];
    const question = "What was your mother like of a morning?";
    const { anna, body, saga } = await talking(() =>
      replyWith(question, { intent: "wish", also: ["told"], acts }),
    );
    expect((await anna.call("getQuestion", { body })).next_question).toBe(question);
    expect(await saga.db.selectFrom("kept_out").select("words").execute()).toEqual([
      { words: "It smelled of bread." },
    ]);
  });

  it("is not come back to by the thread that led to it", async () => {
    const threads = [{ text: "my mother Anna and my brother Jan", weight: 3 }];
    const { anna, body, saga } = await talking((_request, call) =>
      call === 1
        ? replyWith("Tell me of your brother Jan.", { threads })
        : replyWith("Go on whenever you like. No story will have it.", {
            intent: "secret",
            move: "stay_gently",
          }),
    );
    const first = await anna.call("getQuestion", { body });
    const messages = [
      ...body.messages,
      { role: "assistant" as const, content: first.next_question },
      { role: "user" as const, content: "He was never my mother's, and I have never told a soul about it." },
    ];
    await anna.call("getQuestion", { body: { id: body.id, messages } });
    const { data } = await saga.db.selectFrom("ledgers").select("data").executeTakeFirstOrThrow();
    const states = (JSON.parse(data).threads as { text: string; state: string }[]).filter(({ text }) =>
      text.includes("Jan"),
    );
    expect(states.map(({ state }) => state)).toEqual(["left"]);
  });

  it("is said in our words once in ten turns, beside what else was told", async () => {
    const { anna, body } = await talking((_request, call) =>
      replyWith(call === 1 ? "What was your mother like?" : "Where did you sleep?", {
        intent: "told",
        also: ["delete"],
        acts: [{ do: "keep_out", what: call === 1 ? "my brother Jan" : "the cellar" }],
      }),
    );
    const first = await anna.call("getQuestion", { body });
    expect(first.next_question).toMatch(/. What was your mother like\?$/u);
    const messages = [
      ...body.messages,
      { role: "assistant" as const, content: first.next_question },
      {
        role: "user" as const,
        content: "She was up at four. The cellar can stay out too, where we hid. Then she baked.",
      },
    ];
    const asked = await anna.call("getQuestion", { body: { id: body.id, messages } });
    expect(asked.next_question).toBe("Where did you sleep?");
  });
});
