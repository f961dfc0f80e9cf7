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

  it("is left for the thread that a model goes back to, where the teller has had enough of it", async () => {
    const question = "Then we let it be. The bread that it smelled of, who had baked it?";
    const { anna, body } = await talking((request, call) => {
      if (call === 1)
        return replyWith("Tell me of your brother Jan.", {
          threads: [{ text: "It smelled of bread.", weight: 3 }],
        });
      const prompt = request.parts.map(({ content }) => content).join("\n");
      return replyWith(question, {
        intent: "secret",
        also: ["declines"],
        move: "return",
        about: /(t\d+)[^\n]*smelled of bread/u.exec(prompt)?.[1] ?? "",
        acts: [{ do: "keep_out", what: "1.3" }],
      });
    });
    const first = await anna.call("getQuestion", { body });
    const messages = [
      ...body.messages,
      { role: "assistant" as const, content: first.next_question },
      {
        role: "user" as const,
        content: "He sold the spoons, and I have told nobody. There, it is said, and no more of it now.",
      },
    ];
    const asked = await anna.call("getQuestion", { body: { id: body.id, messages } });
    expect(asked).toMatchObject({ move: "return", heard: { intent: "secret" } });
    expect(asked.next_question).toMatch(
      /^Then we let it be\. .*The bread that it smelled of, who had baked it\?$/u,
    );
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

  it("is not said again with a first secret who can still read it, where that was just asked", async () => {
    const secret = { intent: "secret", move: "stay_gently", acts: [{ do: "keep_out", what: "1.3" }] };
    const { anna, body, model } = await talking((_request, call) => {
      if (call === 1)
        return replyWith("You can read it yourself, and those who run this Saga. What came then?", {
          intent: "asks",
          move: "answer",
          asked: ["reader"],
        });
      return call === 2
        ? replyWith("That is long to carry alone. It will be in no story.", secret)
        : replyWith("What did the cellar smell of?");
    });
    const said = async (talk: typeof body, content: string) => {
      const { next_question } = await anna.call("getQuestion", { body: talk });
      const messages = [
        ...talk.messages,
        { role: "assistant" as const, content: next_question },
        { role: "user" as const, content },
      ];
      return { next_question, talk: { id: talk.id, messages } };
    };
    const first = await said(
      body,
      "I never told a soul: my brother Jan sold the spoons, and it is for no story.",
    );
    const second = await said(first.talk, "We had a cellar under the bakehouse, and it was never dry.");
    expect(second.next_question).toBe("That is long to carry alone. It will be in no story.");
    await anna.call("getQuestion", { body: second.talk });
    const prompt = model.requests
      .at(-1)
      ?.parts.map(({ content }) => content)
      .join("\n");
    expect(prompt, "what it said of it stays known to the model").toContain("It will be in no story.");
    expect(prompt).toContain("That no story has it was said");
    expect(prompt).not.toContain("spoons");
  });
});
