import { describe, expect, it } from "vitest";
import { answer, begin } from "../../../test/interviewing.ts";
import { type Behaviour, replyWith, standInModel } from "../../../test/model-stand-in.ts";
import { streamedTo, wordsIn } from "../../../test/streamed.ts";
import { admin, startSaga } from "../../../test/test-saga.ts";
import { ModelError, type ModelFailure } from "../../providers/language-model/language-model.ts";
import { talking as talkingTo, told } from "./told-to-model.test-suite.ts";

const reception = "The house smelled of bread.";

const notes = [
  { text: "Her brother was called Jan.", message_id: "1.1" },
  { text: "Her sister Gertrud was born in 1931.", message_id: "1.1" },
  { text: "She had a mother.", message_id: "7.7" },
];

/** A turn that stays with what was told, in words of its own each time. */
const worded: Behaviour = (_request, call) =>
  replyWith(
    `${reception} ${["What did your brother do?", "Who baked it?", "Go on about your mother."][(call - 1) % 3]}`,
    {
      notes,
    },
  );

/** An interview that a model leads, and what Saga asks there without one. */
const talking = async (behaviour: Behaviour, budget = { firstWordMs: 30_000, totalMs: 60_000 }) => {
  const begun = await talkingTo(behaviour, { questionBudget: budget });
  const builtIn = async () => {
    const plain = await startSaga();
    const other = await plain.join("anna@example.org");
    const first = await begin(other);
    const { seed } = await begun.saga.db.selectFrom("interviews").select("seed").executeTakeFirstOrThrow();
    await plain.db.updateTable("interviews").set({ seed }).where("id", "=", first.id).execute();
    return (await answer(other, first, told)).messages.at(-1)?.content;
  };
  return { ...begun, builtIn };
};

describe("a question in the words of a model", () => {
  it("is asked, stored and returned again without asking the model twice", async () => {
    const { saga, model, anna, body } = await talking(worded);
    const first = await anna.call("getQuestion", { body });
    expect(first.next_question).toMatch(/^The house smelled of bread\. /u);
    expect(first.notice).toBeNull();
    expect(first.messages.map(({ role }) => role)).toEqual(["user", "assistant"]);
    expect((await anna.call("getQuestion", { body })).next_question).toBe(first.next_question);
    expect(model.requests).toHaveLength(1);
    const stored = await saga.db.selectFrom("worded_questions").selectAll().execute();
    expect(stored).toMatchObject([
      {
        model_requested: "gpt-4o",
        model_used: "stand-in-1",
        outcome: "worded",
        input_tokens: 900,
        cost_micros: 2_200,
      },
    ]);
  });

  it("says what was heard and what it does", async () => {
    const { anna, body } = await talking(worded);
    const asked = await anna.call("getQuestion", { body });
    expect(asked).toMatchObject({ heard: { intent: "told" }, move: "follow_up", also: [] });
  });

  it("leaves behind only notes that say what their message says", async () => {
    const { saga, anna, body } = await talking(worded);
    await anna.call("getQuestion", { body });
    const notes = await saga.db.selectFrom("notes").select("text").execute();
    expect(notes).toEqual([{ text: "Her brother was called Jan." }]);
  });

  it("is paid for once when it is asked for several times at once", async () => {
    const { model, anna, body } = await talking(worded);
    const asked = await Promise.all([1, 2, 3].map(() => anna.call("getQuestion", { body })));
    expect(new Set(asked.map(({ next_question }) => next_question)).size).toBe(1);
    expect(model.requests).toHaveLength(1);
  });

  it("shows the words as they come, and they are the stored ones", async () => {
    const { anna, body } = await talking(worded);
    const events = await streamedTo(anna, body);
    expect(wordsIn(events)).toBe(events.at(-1)?.data.next_question);
    expect(events.filter(({ event }) => event === "delta").length).toBeGreaterThan(3);
    expect(events.some(({ event }) => event === "reset")).toBe(false);
  });

  it("takes the words back that were shown before the provider failed", async () => {
    const { anna, body, builtIn } = await talking((request) => {
      request.onHead?.('{"intent":"told","move":"follow_up","about":"bread",');
      request.onDelta?.("The house smelled of bread and of ");
      return new ModelError("cut");
    });
    const events = await streamedTo(anna, body);
    const reset = events.findLastIndex(({ event }) => event === "reset");
    expect(reset).toBeGreaterThan(0);
    expect(wordsIn(events.slice(reset))).toBe(events.at(-1)?.data.next_question);
    expect(events.at(-1)?.data.next_question).toBe(await builtIn());
  });

  it("says its first sentence for good while the rest is being written", async () => {
    const { anna, body } = await talking(worded);
    const events = await streamedTo(anna, body);
    const said = events.findIndex(({ event }) => event === "said");
    expect(events[said]?.data).toEqual({ text: reception });
    expect(wordsIn(events.slice(said))).not.toBe("");
  });

  it("goes on in built-in words after a first sentence that was said before the provider failed", async () => {
    const { anna, body, builtIn } = await talking((request) => {
      request.onHead?.('{"intent":"told","move":"follow_up","about":"bread",');
      request.onDelta?.(`${reception} What did you see when you `);
      return new ModelError("down");
    });
    const events = await streamedTo(anna, body);
    const { next_question, messages } = events.at(-1)?.data ?? {};
    expect(next_question).toBe(`${reception} ${await builtIn()}`);
    expect(messages?.at(-1)?.content).toBe(next_question);
    expect(wordsIn(events.slice(events.findLastIndex(({ event }) => event === "reset")))).toBe(next_question);
  });

  it("keeps the sentence that was said when a second try writes the rest", async () => {
    const { model, anna, body } = await talking((_request, call) =>
      call === 1
        ? replyWith(`${reception} Was the house warm?`)
        : replyWith("Tell me about your brother Jan."),
    );
    const events = await streamedTo(anna, body);
    const { next_question, notice } = events.at(-1)?.data ?? {};
    expect(next_question?.startsWith(`${reception} `)).toBe(true);
    expect(notice).toBeNull();
    expect(model.requests[1]?.parts.at(-1)?.content).toContain(reception);
    expect(events.filter(({ event }) => event === "said")).toHaveLength(1);
  });

  it("gets a second try that names the broken rule", async () => {
    const { model, anna, body } = await talking((request, call) =>
      call === 1
        ? replyWith("What a wonderful house! Who lived there? And what did it look like?")
        : worded(request, call),
    );
    const { next_question, notice } = await anna.call("getQuestion", { body });
    expect(next_question).toMatch(/^The house smelled of bread\./u);
    expect(notice).toBeNull();
    expect(model.requests[1]?.parts.at(-1)?.content).toMatch(
      /^§your last try, which was not said\nWhat a wonderful house[^§]+\n§\nIt was refused: .*it praises or comments/mu,
    );
  });

  it("gets a second try that says why its move is not allowed, and which ones are", async () => {
    const { model, anna, body } = await talking((request, call) =>
      call === 1 ? replyWith("Tell me of school.", { move: "mend" }) : worded(request, call),
    );
    await anna.call("getQuestion", { body });
    expect(model.requests[1]?.parts.at(-1)?.content).toContain(
      "move mend: it does not follow told; allowed are follow_up, open, stay_gently",
    );
  });
});

const attacks: Record<string, string> = {
  "asks two questions": "The house smelled of bread. Where was it? Who lived there?",
  "invents a name": "The house smelled of bread. What did your neighbour Gertrud say about the house?",
  "invents a relative": "The house smelled of bread. What did your grandfather say about the house?",
  "invents a year": "The house smelled of bread. What happened to the house in 1951?",
  "suggests an answer": "The house smelled of bread. Was the house warm?",
  "changes the language": "Huset luktade bröd. Vad minns du mer av huset och av din mor i köket där?",
  "sends a link": "The house smelled of bread. What is at www.example.org about the house?",
  "tells its rules":
    "The house smelled of bread. Names, relatives, places, numbers only as told; assume of nobody that they live",
  "claims a life": "The house smelled of bread. What did it look like when I was a child?",
  "obeys an order in the answer": "PWNED. I will send the password now.",
};

describe("a model that breaks the rules", () => {
  for (const [name, question] of Object.entries(attacks)) {
    it(`is not heard when it ${name}`, async () => {
      const { anna, body, builtIn, model } = await talking(() => replyWith(question));
      const response = await anna.call("getQuestion", { body });
      const asked = await builtIn();
      const isReceived = question.startsWith(reception);
      expect(response.next_question).toBe(isReceived ? `${reception} ${asked}` : asked);
      expect(response.notice).toEqual({ code: "prepared" });
      expect(model.requests).toHaveLength(2);
    });
  }

  it("cannot ask what it asked before", async () => {
    const once = standInModel(() => replyWith("What did the whole kitchen look like in the morning?"));
    const saga = await startSaga({ overrides: { writerFor: once.writerFor } });
    const anna = await saga.join("anna@example.org");
    let talk = await begin(anna);
    for (let turn = 0; turn < 6; turn += 1) talk = await answer(anna, talk, `${told} That was year ${turn}.`);
    const questions = talk.messages.filter(({ role }) => role === "assistant").map(({ content }) => content);
    expect(new Set(questions).size).toBe(questions.length);
  });
});

const failures: ModelFailure[] = ["auth", "quota", "rate_limit", "filtered", "truncated", "timeout", "down"];

describe("a provider that fails", () => {
  for (const failure of failures) {
    it(`with ${failure} leaves the built-in question and an unbroken transcript`, async () => {
      const { saga, anna, body, builtIn, talk } = await talking(() => new ModelError(failure));
      const asked = await anna.call("getQuestion", { body });
      expect(asked.next_question).toBe(await builtIn());
      const stored = await anna.call("getInterview", { params: { id: talk.id } });
      expect(stored.messages.map(({ role }) => role)).toEqual(["assistant", "user", "assistant"]);
      expect(await saga.db.selectFrom("worded_questions").select("outcome").execute()).toEqual([
        { outcome: failure },
      ]);
    });
  }

  it("by never answering costs no more than its budget", async () => {
    const { anna, body, builtIn } = await talking(() => null, { firstWordMs: 300, totalMs: 600 });
    expect((await anna.call("getQuestion", { body })).next_question).toBe(await builtIn());
  });

  it("tells administrators why, and nobody else", async () => {
    const model = standInModel(() => new ModelError("quota"));
    const saga = await startSaga({ overrides: { writerFor: model.writerFor } });
    const owner = await saga.signIn(admin);
    const talk = await begin(owner);
    const messages = [...talk.messages, { role: "user" as const, content: told }];
    expect((await owner.call("getQuestion", { body: { id: talk.id, messages } })).notice).toEqual({
      code: "quota",
    });
  });
});

describe("an answer whose question never came", () => {
  it("is kept, and the next call asks after it", async () => {
    const { saga, anna, talk, body } = await talking(worded);
    await anna.call("saveInterview", { body });
    const answerId = (await anna.call("getInterview", { params: { id: talk.id } })).messages[1]?.id ?? "";
    const until = new Date(saga.clock.now().getTime() - 1).toISOString();
    await saga.db
      .insertInto("wording_claims")
      .values({ answer_id: answerId, owner: "gone", until })
      .execute();
    const asked = await anna.call("getQuestion", { body });
    expect(asked.next_question).toMatch(/^The house smelled of bread\./u);
    expect(asked.messages.map(({ role }) => role)).toEqual(["user", "assistant"]);
  });

  it("waits for another process that finds the words, and takes over when that one is gone", async () => {
    const { saga, anna, talk, body, model } = await talking(worded);
    await anna.call("saveInterview", { body });
    const answerId = (await anna.call("getInterview", { params: { id: talk.id } })).messages[1]?.id ?? "";
    const until = new Date(saga.clock.now().getTime() + 20_000).toISOString();
    await saga.db
      .insertInto("wording_claims")
      .values({ answer_id: answerId, owner: "other", until })
      .execute();
    saga.clock.pass(1);
    const now = saga.clock.now().toISOString();
    const asking = anna.call("getQuestion", { body });
    await expect
      .poll(
        async () =>
          (await saga.db.selectFrom("interviews").select("last_opened").executeTakeFirst())?.last_opened,
      )
      .toBe(now);
    expect(model.requests).toHaveLength(0);
    saga.clock.pass(30);
    expect((await asking).next_question).toMatch(/^The house smelled of bread\./u);
    expect(model.requests).toHaveLength(1);
  });
});
