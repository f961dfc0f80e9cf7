import { describe, expect, it, onTestFinished } from "vitest";
import { type ModelFault, type ModelVendor, startModelVendor } from "../../../test/model-vendor.ts";
import { createAnthropicLanguageModel } from "./anthropic.language-model.ts";
import { createCompatibleLanguageModel } from "./compatible.language-model.ts";
import { type LanguageModel, ModelError, type ModelFailure, type ModelRequest } from "./language-model.ts";
import { createOpenAiLanguageModel } from "./openai.language-model.ts";

const reply = {
  question: "What did the kitchen smell of, and “why”?",
  notes: [{ text: "x", message_id: "1.1" }],
};
const noteSchema = {
  type: "object",
  additionalProperties: false,
  required: ["text", "message_id"],
  properties: { text: { type: "string" }, message_id: { type: "string" } },
};
const schema = {
  type: "object",
  additionalProperties: false,
  required: ["question", "notes"],
  properties: { question: { type: "string" }, notes: { type: "array", items: noteSchema } },
};

const providers: Record<LanguageModel["name"], { model: string; create: (url: string) => LanguageModel }> = {
  openai: {
    model: "gpt-6-luna",
    create: (baseUrl) => createOpenAiLanguageModel({ baseUrl, apiKey: "key-1" }),
  },
  anthropic: {
    model: "claude-haiku-5-5",
    create: (baseUrl) => createAnthropicLanguageModel({ baseUrl, apiKey: "key-1" }),
  },
  compatible: {
    model: "gpt-4o",
    create: (baseUrl) => createCompatibleLanguageModel({ baseUrl, apiKey: "key-1", model: null }),
  },
};

const start = async (name: LanguageModel["name"]) => {
  const vendor = await startModelVendor(() => JSON.stringify(reply));
  onTestFinished(vendor.close);
  const { model, create } = providers[name];
  const language = create(vendor.url);
  const told: string[] = [];
  const write = (change: Partial<ModelRequest> = {}) =>
    language.write({
      model,
      parts: [
        { role: "system", content: "Rules.", isCacheEnd: true },
        { role: "user", content: "Told before.", isCacheEnd: true },
        { role: "assistant", content: "Where were you born?" },
        { role: "user", content: "In Umeå." },
      ],
      schema,
      streams: "question",
      maxOutputTokens: 500,
      cacheKey: "interview-1",
      budgetMs: 5_000,
      signal: new AbortController().signal,
      onDelta: (text) => void told.push(text),
      ...change,
    });
  return { vendor, write, told };
};

const failureOf = (promise: Promise<unknown>): Promise<ModelFailure> =>
  promise.then(
    () => {
      throw new Error("a reply came");
    },
    (error: unknown) => {
      if (!(error instanceof ModelError)) throw error;
      return error.reason;
    },
  );

const everyProvider = Object.keys(providers) as LanguageModel["name"][];

/** What is given up at once, and what is tried three times. */
const faults: { fault: ModelFault; reason: ModelFailure; calls: number }[] = [
  { fault: 401, reason: "auth", calls: 1 },
  { fault: 403, reason: "auth", calls: 1 },
  { fault: 404, reason: "model_gone", calls: 1 },
  { fault: 400, reason: "refused", calls: 1 },
  { fault: 429, reason: "rate_limit", calls: 3 },
  { fault: "busy_for_an_hour", reason: "rate_limit", calls: 1 },
  { fault: "quota", reason: "quota", calls: 1 },
  { fault: 500, reason: "down", calls: 3 },
  { fault: 529, reason: "down", calls: 3 },
  { fault: "reset", reason: "unreachable", calls: 3 },
  { fault: "cut", reason: "cut", calls: 1 },
  { fault: "ends_early", reason: "cut", calls: 1 },
  { fault: "not_json", reason: "bad_output", calls: 1 },
  { fault: "filtered", reason: "filtered", calls: 1 },
  { fault: "truncated", reason: "truncated", calls: 1 },
];

describe.each(everyProvider)("the model of %s", (name) => {
  it("replies with the object asked for, and its question is told as it grows", async () => {
    const { vendor, write, told } = await start(name);
    const answer = await write();
    expect(answer.value).toEqual(reply);
    expect(told.length).toBeGreaterThan(3);
    expect(told.join("")).toBe(reply.question);
    const [call] = vendor.calls;
    expect(answer.usage).toEqual({
      input: Math.ceil((call?.prompt.length ?? 0) / 4),
      cacheRead: 0,
      cacheWrite: 0,
      output: Math.ceil(JSON.stringify(reply).length / 4),
    });
    expect(call?.prompt).toContain("Rules.");
    expect(call?.prompt).toContain("In Umeå.");
  });

  it("is shown a picture with the words that it belongs to", async () => {
    const { vendor, write } = await start(name);
    const picture = Buffer.from("ffd8ffe000104a464946", "hex");
    await write({ parts: [{ role: "user", content: "What stands there?", picture }] });
    const { messages, input } = vendor.calls[0]?.body ?? {};
    const data = picture.toString("base64");
    const url = `data:image/jpeg;base64,${data}`;
    const inForm = {
      openai: { type: "input_image", image_url: url, detail: "low" },
      compatible: { type: "image_url", image_url: { url } },
      anthropic: { type: "image", source: { type: "base64", media_type: "image/jpeg", data } },
    }[name];
    expect(messages ?? input).toMatchObject([{ role: "user", content: [expect.anything(), inForm] }]);
  });

  it.each(faults)("ends in $reason after $calls calls when its service answers with $fault", async (row) => {
    const { vendor, write } = await start(name);
    vendor.always = row.fault;
    vendor.models = [];
    expect(await failureOf(write())).toBe(row.reason);
    expect(vendor.calls).toHaveLength(name === "compatible" && row.fault === 400 ? 3 : row.calls);
  });

  it("goes on after a service that was busy or broken for a moment", async () => {
    const { vendor, write } = await start(name);
    vendor.faults = ["busy_for_a_moment", 500];
    expect((await write()).value).toEqual(reply);
    expect(vendor.calls).toHaveLength(3);
  });

  it.each(["hang", "stall"] as const)("ends with its budget when the service %ss", async (fault) => {
    const { vendor, write } = await start(name);
    vendor.always = fault;
    expect(await failureOf(write({ budgetMs: 300 }))).toBe("timeout");
  });

  it("goes on after a service that hung once", async () => {
    const { vendor, write } = await start(name);
    vendor.faults = ["hang"];
    expect((await write({ budgetMs: 3_000 })).value).toEqual(reply);
    expect(vendor.calls).toHaveLength(2);
  });

  it("is waited for as long as its caller has, and asked once", async () => {
    const { vendor, write } = await start(name);
    expect((await write({ budgetMs: 900_000 })).value).toEqual(reply);
    expect(vendor.calls).toHaveLength(1);
  });

  it("ends in an error when the service writes what nobody can read", async () => {
    const { vendor, write } = await start(name);
    vendor.always = "garbage";
    expect(["bad_output", "cut", "down"]).toContain(await failureOf(write()));
  });

  it("ends when its caller does not wait any longer", async () => {
    const { vendor, write } = await start(name);
    vendor.always = "stall";
    const controller = new AbortController();
    const failure = failureOf(write({ signal: controller.signal, onDelta: () => controller.abort() }));
    expect(await failure).toBe("aborted");
  });

  it("tells the tokens that a reply cut by its limit has cost", async () => {
    const { vendor, write } = await start(name);
    vendor.always = "truncated";
    const error = await write().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ModelError);
    expect((error as ModelError).usage?.input).toBeGreaterThan(0);
  });

  it("tells how much of a prompt came from the cache", async () => {
    const { write } = await start(name);
    const parts = [{ role: "system" as const, content: "Rules. ".repeat(1_000), isCacheEnd: true }];
    await write({ parts: [...parts, { role: "user", content: "One." }] });
    const { usage } = await write({ parts: [...parts, { role: "user", content: "Two." }] });
    expect(usage.cacheRead).toBeGreaterThan(1_000);
    expect(usage.cacheRead).toBeLessThan(usage.input);
  });
});

describe("what is sent", () => {
  const sentBy = async (name: LanguageModel["name"], change: Partial<ModelRequest> = {}) => {
    const { vendor, write } = await start(name);
    await write(change);
    return vendor.calls[0] as ModelVendor["calls"][number];
  };

  it("asks OpenAI to keep nothing, to think nothing and to find its cache by the interview", async () => {
    const { path, body, headers } = await sentBy("openai");
    expect(path).toBe("/v1/responses");
    expect(headers.authorization).toBe("Bearer key-1");
    expect(body).toMatchObject({
      model: "gpt-6-luna",
      store: false,
      stream: true,
      max_output_tokens: 500,
      prompt_cache_key: "interview-1",
      prompt_cache_options: { mode: "explicit" },
      reasoning: { effort: "none" },
      text: { format: { type: "json_schema", schema } },
    });
    expect(JSON.stringify(body.input).match(/prompt_cache_breakpoint/gu)).toHaveLength(2);
  });

  it("asks an older model of OpenAI for nothing it does not know", async () => {
    const { body } = await sentBy("openai", { model: "gpt-4o" });
    expect(body.store).toBe(false);
    expect(body).not.toHaveProperty("reasoning");
    expect(body).not.toHaveProperty("prompt_cache_options");
    expect(JSON.stringify(body)).not.toContain("prompt_cache_breakpoint");
  });

  it("marks for Anthropic where what lasts ends, the rules for an hour", async () => {
    const { path, body, headers } = await sentBy("anthropic");
    expect(path).toBe("/v1/messages");
    expect(headers["x-api-key"]).toBe("key-1");
    expect(body).toMatchObject({
      model: "claude-haiku-5-5",
      max_tokens: 500,
      system: [{ type: "text", text: "Rules.", cache_control: { type: "ephemeral", ttl: "1h" } }],
      thinking: { type: "disabled" },
    });
    expect(JSON.stringify(body.messages)).toContain('"cache_control":{"type":"ephemeral"}');
    expect(JSON.stringify(body)).toContain("json_schema");
  });

  it("asks a server of one's own for a schema and for its token counts", async () => {
    const { path, body } = await sentBy("compatible");
    expect(path).toBe("/v1/chat/completions");
    expect(body).toMatchObject({
      model: "gpt-4o",
      max_tokens: 500,
      stream_options: { include_usage: true },
      response_format: { type: "json_schema", json_schema: { schema } },
    });
  });

  it("sends no key where there is none", async () => {
    const vendor = await startModelVendor(() => JSON.stringify(reply));
    onTestFinished(vendor.close);
    const { write } = createCompatibleLanguageModel({ baseUrl: vendor.url, apiKey: null, model: "llama" });
    await write({
      model: "gpt-4o",
      parts: [{ role: "user", content: "Hello" }],
      schema: null,
      maxOutputTokens: 10,
      cacheKey: "x",
      budgetMs: 1_000,
      signal: new AbortController().signal,
    });
    expect(vendor.calls[0]?.headers.authorization).toBeUndefined();
    expect(vendor.calls[0]?.body.model).toBe("llama");
  });
});

describe("a server of one's own", () => {
  it("is told the schema in words once it says that it takes none", async () => {
    const { vendor, write } = await start("compatible");
    vendor.always = "no_schema";
    expect((await write()).value).toEqual(reply);
    expect(
      vendor.calls.map(({ body }) => (body.response_format as { type: string } | undefined)?.type),
    ).toEqual(["json_schema", "json_object", undefined]);
    expect(vendor.calls.at(-1)?.prompt).toContain('"question"');
    await write();
    expect(vendor.calls).toHaveLength(4);
  });

  it("answers with the model it has when it does not have the chosen one", async () => {
    const { vendor, write } = await start("compatible");
    vendor.models = ["nomic-embed-text", "qwen3:8b"];
    vendor.faults = [404];
    expect((await write()).model).toBe("qwen3:8b");
    await write();
    expect(vendor.calls.map(({ body }) => body.model)).toEqual(["gpt-4o", "qwen3:8b", "qwen3:8b"]);
  });
});
