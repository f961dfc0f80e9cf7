import { describe, expect, it, onTestFinished } from "vitest";
import { answer, begin } from "../../../test/interviewing.ts";
import { goodReply } from "../../../test/model-replies.ts";
import { type ModelFault, startModelVendor } from "../../../test/model-vendor.ts";
import { admin, startSaga } from "../../../test/test-saga.ts";

const told =
  "I grew up in a small house near Gdańsk with my mother Anna and my brother Jan. It smelled of bread.";
const reception = "The house smelled of bread.";

const withServer = async (env: Record<string, string> = {}) => {
  const vendor = await startModelVendor(goodReply(`${reception} Go on about your brother.`));
  onTestFinished(vendor.close);
  const saga = await startSaga({
    env: { OPENAI_BASE_URL: vendor.url, ...env },
    overrides: { questionBudget: { firstWordMs: 1_000, totalMs: 2_000 } },
  });
  const owner = await saga.signIn(admin);
  const anna = await saga.join("anna@example.org");
  return { vendor, saga, owner, anna };
};

describe("a server of one's own in the house", () => {
  it("words the questions as soon as its address is set, without asking anybody", async () => {
    const { vendor, anna } = await withServer();
    const talk = await answer(anna, await begin(anna), told);
    expect(talk.messages.at(-1)?.content).toMatch(/^The house smelled of bread\./u);
    expect(vendor.calls[0]?.body.model).toBe("gpt-4o");
    expect(vendor.calls[0]?.prompt).toContain("near Gdańsk");
    const consent = await anna.call("getConsent", { params: { id: anna.user.id } });
    expect(consent).toEqual({ services: [], sends_pictures: false, accepts: null });
  });

  it("is asked for the model an administrator chose, and for nobody else's choice", async () => {
    const { vendor, owner, anna } = await withServer();
    const chosen = async (caller: typeof anna) => {
      const talk = await begin(caller);
      const messages = [...talk.messages, { role: "user" as const, content: told }];
      await caller.call("getQuestion", { body: { id: talk.id, messages, model: "gpt-6-luna" } });
      return vendor.calls.at(-1)?.body.model;
    };
    expect(await chosen(owner)).toBe("gpt-6-luna");
    expect(await chosen(anna)).toBe("gpt-4o");
    const choices = await owner.call("setModelDefaults", { body: { model: "gpt-4o-mini" } });
    expect(choices.default_model).toBe("gpt-4o-mini");
    const bo = await begin(anna, {
      interviewee: (await anna.call("createUser", { body: { name: "Bo" } })).id,
    });
    await answer(anna, bo, told);
    expect(vendor.calls.at(-1)?.body.model).toBe("gpt-4o-mini");
  });

  it("has its tokens and time kept account of, by day, by model and by interview", async () => {
    const { vendor, owner, anna } = await withServer();
    const talk = await answer(anna, await begin(anna), told);
    const tokens = Math.ceil((vendor.calls[0]?.prompt.length ?? 0) / 4);
    const byDay = await owner.call("spend", { query: {} });
    expect(byDay.data).toMatchObject([
      { key: "2026-11-01", calls: 1, failed: 0, input_tokens: tokens, cost_usd: 0, unpriced: 1 },
    ]);
    expect(byDay.sum).toMatchObject({ calls: 1, input_tokens: tokens });
    const byProvider = await owner.call("spend", { query: { by: "provider" } });
    expect(byProvider.data.map(({ key }) => key)).toEqual(["compatible · gpt-4o"]);
    const byInterview = await owner.call("spend", { query: { by: "interview" } });
    expect(byInterview.data).toMatchObject([{ key: talk.id, label: "anna · Interview 1: Overview" }]);
    expect((await anna.refused("spend", { query: {} })).error.code).toBe("auth.forbidden");
  });

  const everyFault: ModelFault[] = [
    401,
    404,
    429,
    "busy_for_an_hour",
    "quota",
    500,
    529,
    "hang",
    "reset",
    "stall",
    "cut",
    "ends_early",
    "garbage",
    "not_json",
    "filtered",
    "truncated",
    "failed",
  ];

  it.each(everyFault)(
    "that answers with %s leaves a question, and the administrator is told",
    async (fault) => {
      const { vendor, owner } = await withServer();
      vendor.always = fault;
      vendor.models = [];
      const talk = await begin(owner);
      const messages = [...talk.messages, { role: "user" as const, content: told }];
      const asked = await owner.call("getQuestion", { body: { id: talk.id, messages } });
      expect(asked.next_question).toMatch(/[?.]$/u);
      expect(asked.notice?.code).toBeTruthy();
      expect(asked.notice?.code).not.toBe("prepared");
      const { services } = await owner.call("modelServices", {});
      expect(services[0]?.last?.outcome).not.toBe("ok");
    },
  );

  it("is left alone for a minute after it did not answer twice", async () => {
    const { vendor, saga, owner } = await withServer();
    vendor.always = "reset";
    let talk = await begin(owner);
    for (const word of ["one", "two"]) talk = await answer(owner, talk, `${told} That was ${word}.`);
    const tried = vendor.calls.length;
    expect(tried).toBeGreaterThan(1);
    expect((await owner.call("modelServices", {})).services[0]?.is_resting).toBe(true);
    for (const word of ["three", "four"]) talk = await answer(owner, talk, `${told} That was ${word}.`);
    expect(vendor.calls.length).toBe(tried);
    vendor.always = null;
    saga.clock.pass(61);
    await answer(owner, talk, told);
    expect(vendor.calls.length).toBe(tried + 1);
    expect((await owner.call("modelServices", {})).services[0]).toMatchObject({
      is_resting: false,
      last: { outcome: "ok" },
    });
  });

  it("gets another try when its reply was cut or not to be read", async () => {
    const { vendor, anna } = await withServer();
    vendor.faults = ["ends_early"];
    const talk = await answer(anna, await begin(anna), told);
    expect(talk.messages.at(-1)?.content).toMatch(/^The house smelled of bread\./u);
    expect(vendor.calls).toHaveLength(2);
  });

  it("does not hold a key's words back from the log of failures", async () => {
    const lines: string[] = [];
    const vendor = await startModelVendor(() => "no");
    onTestFinished(vendor.close);
    const log = { warn: (...parts: unknown[]) => void lines.push(JSON.stringify(parts)) };
    const saga = await startSaga({
      env: { OPENAI_BASE_URL: vendor.url, OPENAI_API_KEY: "sk-very-secret" },
      overrides: { log: { ...log, info: () => {}, error: log.warn, debug: () => {} } as never },
    });
    const anna = await saga.join("anna@example.org");
    await answer(anna, await begin(anna), told);
    expect(lines.join()).toContain("bad_output");
    expect(lines.join()).not.toMatch(/sk-very-secret|Gdańsk|bread/u);
  });
});

describe("a service in the house", () => {
  it("is no reader: its address is not told to whoever asks who reads this", async () => {
    const { anna } = await withServer();
    const talk = await answer(anna, await begin(anna), "Who reads all this?");
    expect(talk.messages.at(-1)?.content).not.toMatch(/sent to|127\.0\.0\.1/u);
  });
});

describe("a service outside the house", () => {
  const outside = async () => {
    const vendor = await startModelVendor(goodReply(`${reception} Go on about your brother.`));
    onTestFinished(vendor.close);
    // This machine by a form of its address that is not known to be of the house.
    const url = vendor.url.replace("127.0.0.1", "[::ffff:127.0.0.1]");
    const saga = await startSaga({ env: { ANTHROPIC_BASE_URL: url, ANTHROPIC_API_KEY: "key-1" } });
    return { vendor, saga, anna: await saga.join("anna@example.org") };
  };

  it("gets no word of anybody who has not agreed", async () => {
    const { vendor, anna } = await outside();
    const params = { id: anna.user.id };
    let talk = await answer(anna, await begin(anna), told);
    expect(vendor.calls).toHaveLength(0);
    expect((await anna.call("getConsent", { params })).accepts).toBeNull();
    await anna.call("setConsent", { params, body: { accepts: false } });
    talk = await answer(anna, talk, told);
    expect(vendor.calls).toHaveLength(0);
    const agreed = await anna.call("setConsent", { params, body: { accepts: true } });
    expect(agreed.accepts).toBe(true);
    expect(agreed.services).toHaveLength(1);
    await answer(anna, talk, "My brother Jan baked the bread with my mother every Saturday.");
    expect(vendor.calls.length).toBeGreaterThan(0);
  });

  it("is named to whoever asks who reads this", async () => {
    const { anna } = await outside();
    await anna.call("setConsent", { params: { id: anna.user.id }, body: { accepts: true } });
    const talk = await answer(anna, await begin(anna), "Who reads all this?");
    expect(talk.messages.at(-1)?.content).toContain("is also sent to");
  });

  it("gets the words of one person without those of another", async () => {
    const { vendor, anna } = await outside();
    await anna.call("setConsent", { params: { id: anna.user.id }, body: { accepts: true } });
    const bo = await anna.call("createUser", { body: { name: "Bo" } });
    await answer(anna, await begin(anna, { interviewee: bo.id }), told);
    expect(vendor.calls).toHaveLength(0);
  });
});

describe("what models may cost", () => {
  it("ends with the limit of the day: then questions come in built-in words", async () => {
    const vendor = await startModelVendor(goodReply(`${reception} Go on about your brother.`));
    onTestFinished(vendor.close);
    const saga = await startSaga({
      env: { OPENAI_BASE_URL: vendor.url, SAGA_DAILY_COST_LIMIT_USD: "0.01" },
    });
    const anna = await saga.join("anna@example.org");
    const talk = await begin(anna);
    const spent = {
      id: "1",
      at: saga.clock.now().toISOString(),
      actor_id: "somebody",
      interview_id: null,
      story_id: null,
      purpose: "question",
      provider: "openai",
      model_requested: "gpt-4o",
      model_used: "gpt-4o",
      input_tokens: 1,
      cached_tokens: 0,
      output_tokens: 1,
      characters: 0,
      seconds: 0,
      cost_micros: 10_000,
      ms: 1,
      outcome: "ok",
    };
    await saga.db.insertInto("model_calls").values(spent).execute();
    const next = await answer(anna, talk, told);
    expect(vendor.calls).toHaveLength(0);
    saga.clock.pass(86_400);
    await answer(anna, next, told);
    expect(vendor.calls.length).toBeGreaterThan(0);
  });
});

describe("the list of models", () => {
  it("says for each who answers, and that nobody does where nothing is configured", async () => {
    const saga = await startSaga();
    const anna = await saga.join("anna@example.org");
    const { models, default_model } = await anna.call("listModels", {});
    expect(default_model).toBe("gpt-4o");
    expect(models.slice(0, 5).map(({ id, status }) => [id, status])).toEqual([
      ["gpt-4o-mini", "active"],
      ["gpt-4o", "active"],
      ["claude-3-5-haiku-latest", "retired"],
      ["claude-3-7-sonnet-latest", "retired"],
      ["gpt-3.5-turbo", "retired"],
    ]);
    expect(new Set(models.map(({ served_by }) => served_by))).toEqual(new Set([null]));
  });

  it("names the successor of what its provider has shut down, and a stand-in from the other provider", async () => {
    const saga = await startSaga({ env: { ANTHROPIC_API_KEY: "key-1" } });
    const anna = await saga.join("anna@example.org");
    const { models } = await anna.call("listModels", {});
    const answers = Object.fromEntries(models.map(({ id, answered_by }) => [id, answered_by]));
    expect(answers["claude-3-7-sonnet-latest"]).toBe("claude-sonnet-5-5");
    expect(answers["gpt-4o"]).toBe("claude-sonnet-5-5");
    expect(models.every(({ served_by }) => served_by === "anthropic")).toBe(true);
  });
});
