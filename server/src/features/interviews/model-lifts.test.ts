import { expect, it } from "vitest";
import { replyWith } from "../../../test/model-stand-in.ts";
import { talking } from "./told-to-model.test-suite.ts";

it("says nothing of stories where its teller comes to what was only not to be asked about", async () => {
  const acts = [{ do: "leave_alone", what: "my brother Jan" }];
  const question = "As slowly as you like. Tell me.";
  const { anna, body, saga, model } = await talking((_request, call) =>
    call === 1
      ? replyWith("What did it smell of in the mornings?", { also: ["wish"], acts })
      : replyWith(question, { acts: [{ do: "let_in", what: "k1.1" }] }),
  );
  const first = await anna.call("getQuestion", { body });
  const messages = [
    ...body.messages,
    { role: "assistant" as const, content: first.next_question },
    { role: "user" as const, content: "Of bread. And now I will tell you about my brother Jan, slowly." },
  ];
  const asked = await anna.call("getQuestion", { body: { id: body.id, messages } });
  expect(model.requests[1]?.parts.at(-1)?.content).toContain("k1.1: my brother Jan");
  expect(asked.next_question).toBe(question);
  expect(await saga.db.selectFrom("kept_out").select("kind").execute()).toEqual([]);
  const heard = await saga.db.selectFrom("messages").select("heard").where("role", "=", "user").execute();
  expect(heard.flatMap((one) => (one.heard ? (JSON.parse(one.heard).let_in ?? []) : []))).toEqual([]);
});
