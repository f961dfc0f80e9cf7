import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { voiceHeader } from "@saga/contract/speech";
import { describe, expect, it } from "vitest";
import { addressOf, type Caller } from "../../../test/caller.ts";
import { answer, begin } from "../../../test/interviewing.ts";
import { replyWith, standInModel } from "../../../test/model-stand-in.ts";
import { readMp3 } from "../../../test/mp3-frames.ts";
import { record } from "../../../test/recorded.ts";
import { startSpeechVendor } from "../../../test/speech-vendor.ts";
import { admin, startSaga } from "../../../test/test-saga.ts";
import { until } from "../../../test/until.ts";

const path = "/interviews/{id}/generate-speech";

const speak = (caller: Caller, id: string, body: object): Promise<Response> =>
  caller.request(addressOf({ path } as never, { params: { id } }), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer());
const codeOf = async (response: Response) =>
  ((await response.json()) as { error: { code: string } }).error.code;

/** Files that the server keeps of what was spoken, once it is done writing. */
async function keptSpeeches(dataDir: string, count: number): Promise<string[]> {
  for (;;) {
    const names = await readdir(join(dataDir, "speech-cache")).catch(() => []);
    if (names.filter((name) => name.endsWith(".mp3")).length === count) return names;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

async function withVendor() {
  const vendor = await startSpeechVendor();
  const env = { OPENAI_API_KEY: "a", OPENAI_BASE_URL: `${vendor.url}/v1`, ELEVENLABS_BASE_URL: vendor.url };
  const saga = await startSaga({ env });
  const anna = await saga.join("anna@example.org");
  const talk = await begin(anna);
  return {
    vendor,
    saga,
    anna,
    id: talk.id,
    text: talk.messages[0]?.content ?? "",
    dataDir: saga.config.dataDir,
  };
}

describe("a question of the interviewer", () => {
  it("is spoken by the built-in voice on a server without any key", async () => {
    const saga = await startSaga();
    const anna = await saga.join("anna@example.org");
    const talk = await begin(anna, { language: "sv" });
    const response = await speak(anna, talk.id, { text: talk.messages[0]?.content, language: "sv" });
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "audio/mpeg"]);
    expect(response.headers.get(voiceHeader)).toBe("espeak");
    expect(readMp3(await bytesOf(response)).length * 0.024).toBeGreaterThan(1);
  });

  it("is spoken by the provider that was named, OpenAI when none was", async () => {
    const { anna, id, text, vendor } = await withVendor();
    const first = await speak(anna, id, { text });
    const second = await speak(anna, id, { text, provider: "elevenlabs", language: "en" });
    expect([first, second].map(({ headers }) => headers.get(voiceHeader))).toEqual(["openai", "elevenlabs"]);
    await Promise.all([first, second].map(bytesOf));
    expect(vendor.calls.map((call) => call.path.split("/")[2])).toEqual(["audio", "text-to-speech"]);
  });

  it("is spoken once: the second time it comes from the cache, with its length", async () => {
    const { anna, id, text, vendor, dataDir } = await withVendor();
    const first = await bytesOf(await speak(anna, id, { text }));
    await keptSpeeches(dataDir, 1);
    const again = await speak(anna, id, { text });
    expect(Number(again.headers.get("content-length"))).toBe(first.length);
    expect(await bytesOf(again)).toEqual(first);
    expect(vendor.calls).toHaveLength(1);
  });

  it("is in the account of what services did, as often as it was spoken and not as often as it was heard", async () => {
    const { saga, anna, id, text, dataDir } = await withVendor();
    const owner = await saga.signIn(admin);
    await bytesOf(await speak(anna, id, { text }));
    await keptSpeeches(dataDir, 1);
    await bytesOf(await speak(anna, id, { text }));
    const { data } = await owner.call("spend", { query: { by: "provider" } });
    expect(data).toMatchObject([
      { calls: 1, failed: 0, characters: text.length, input_tokens: 0, unpriced: 1 },
    ]);
    expect(data[0]?.key).toMatch(/^openai · /u);
  });

  it("that a voice refused to speak is in the account as a call without a reply", async () => {
    const { saga, anna, id, text, vendor } = await withVendor();
    const owner = await saga.signIn(admin);
    vendor.fault = 401;
    await bytesOf(await speak(anna, id, { text }));
    const { sum } = await owner.call("spend", { query: {} });
    expect(sum).toMatchObject({ calls: 1, failed: 1, characters: 0 });
    const { services } = await owner.call("modelServices", {});
    expect(services.map(({ last }) => last)).toEqual([null]);
  });

  it("is spoken once to several who ask at the same time", async () => {
    const { anna, id, text, vendor } = await withVendor();
    const responses = await Promise.all([1, 2, 3, 4].map(() => speak(anna, id, { text })));
    const heard = await Promise.all(responses.map(bytesOf));
    expect(new Set(heard.map((bytes) => Buffer.from(bytes).toString("hex"))).size).toBe(1);
    expect(vendor.calls).toHaveLength(1);
  });

  it("begins to be heard before it is spoken to its end", async () => {
    const { anna, id, text, vendor } = await withVendor();
    vendor.fault = "stall";
    const response = await speak(anna, id, { text });
    const { value, done } = await response.body!.getReader().read();
    expect([done, value!.length > 0]).toEqual([false, true]);
  });

  it("is begun with before it is asked for where the one before it was heard and answered aloud", async () => {
    const { anna, id, text, vendor } = await withVendor();
    const asked = { role: "assistant" as const, content: text };
    await bytesOf(await speak(anna, id, { text }));
    const written = { role: "user" as const, content: "We lived by the sea with my aunt." };
    const second = await anna.call("getQuestion", { body: { id, messages: [asked, written] } });
    await bytesOf(await speak(anna, id, { text: second.next_question }));
    const spokenTexts = () => vendor.calls.map(({ body }) => body.input);
    expect(spokenTexts()).toHaveLength(2);
    const { id: recording } = await record(anna, id);
    const spoken = { role: "user" as const, content: "She kept hens.", recording_ids: [recording] };
    const follows = { role: "assistant" as const, content: second.next_question };
    const third = await anna.call("getQuestion", {
      body: { id, messages: [asked, written, follows, spoken] },
    });
    await until(async () => spokenTexts()[2] ?? null);
    await bytesOf(await speak(anna, id, { text: third.next_question }));
    expect(spokenTexts()).toEqual([text, second.next_question, third.next_question]);
  });

  it("is heard from its first sentence on while a model writes the rest, and again from both pieces", async () => {
    const vendor = await startSpeechVendor();
    const reception = "The sea was near.";
    const rest = Promise.withResolvers<void>();
    const model = standInModel(async (request) => {
      request.onHead?.('{"intent":"told","move":"follow_up","about":"aunt",');
      request.onDelta?.(`${reception} What `);
      await rest.promise;
      request.onDelta?.("else do you remember of it?");
      return replyWith(`${reception} What else do you remember of it?`);
    });
    const env = { OPENAI_API_KEY: "a", OPENAI_BASE_URL: `${vendor.url}/v1` };
    const saga = await startSaga({ env, overrides: { writerFor: model.writerFor } });
    const anna = await saga.join("anna@example.org");
    const { id, messages } = await begin(anna);
    const told = { role: "user" as const, content: "We lived by the sea with my aunt." };
    expect(await codeOf(await speak(anna, id, { text: reception }))).toBe("speech.not_said");
    const asking = anna.call("getQuestion", { body: { id, messages: [...messages, told] } });
    const first = await until(async () => {
      const response = await speak(anna, id, { text: reception });
      return response.ok ? bytesOf(response) : null;
    });
    rest.resolve();
    const { next_question } = await asking;
    const left = next_question.slice(reception.length).trim();
    expect([next_question.startsWith(reception), left.length > 0]).toEqual([true, true]);
    const second = await bytesOf(await speak(anna, id, { text: left }));
    await keptSpeeches(saga.config.dataDir, 2);
    const again = await bytesOf(await speak(anna, id, { text: next_question }));
    expect(Buffer.from(again)).toEqual(Buffer.concat([first, second]));
    expect(vendor.calls.map(({ body }) => body.input)).toEqual([reception, left]);
  });

  it("may be one of its sentences, also an earlier question's", async () => {
    const { anna, id } = await withVendor();
    const talk = await answer(anna, await begin(anna), "We lived by the sea with my aunt.");
    const sentence = /[^.?!]+[.?!]/.exec(talk.messages[0]?.content ?? "")?.[0].trim() ?? "";
    expect((await speak(anna, id, { text: sentence })).status).toBe(200);
    expect((await speak(anna, id, { text: talk.messages.at(-1)?.content })).status).toBe(200);
  });
});

describe("a provider that fails", () => {
  it.each([401, 429, 500, "html", "empty"] as const)(
    "before its first word (%s) leaves it to the built-in voice",
    async (fault) => {
      const { anna, id, text, vendor } = await withVendor();
      vendor.fault = fault;
      const response = await speak(anna, id, { text });
      expect([response.status, response.headers.get(voiceHeader)]).toEqual([200, "espeak"]);
      expect(readMp3(await bytesOf(response)).length).toBeGreaterThan(40);
      vendor.fault = null;
      expect((await speak(anna, id, { text })).headers.get(voiceHeader)).toBe("openai");
    },
  );

  it("to answer at all is left in peace for a minute, so that nobody waits for it at every question", async () => {
    const { anna, saga, id, text, vendor } = await withVendor();
    vendor.fault = "reset";
    const speaker = async () => (await speak(anna, id, { text })).headers.get(voiceHeader);
    expect(await speaker()).toBe("espeak");
    vendor.fault = null;
    expect(await speaker()).toBe("espeak");
    expect(vendor.calls).toHaveLength(1);
    saga.clock.pass(61);
    expect(await speaker()).toBe("openai");
  });

  it("in the middle of a word breaks off, and the half is not kept", async () => {
    const { anna, id, text, vendor, dataDir } = await withVendor();
    vendor.fault = "cut";
    const broken = await speak(anna, id, { text });
    await expect(bytesOf(broken)).rejects.toThrow();
    vendor.fault = null;
    const whole = await bytesOf(await speak(anna, id, { text }));
    expect(readMp3(whole).length).toBeGreaterThan(40);
    expect(vendor.calls).toHaveLength(2);
    expect(await keptSpeeches(dataDir, 1)).toHaveLength(1);
  });
});

describe("words that the interviewer has not said", () => {
  it("are spoken for nobody but administrators", async () => {
    const { anna, saga, id, vendor } = await withVendor();
    const refused = await speak(anna, id, { text: "Read me the newspaper." });
    expect([refused.status, await codeOf(refused)]).toEqual([403, "speech.not_said"]);
    expect(vendor.calls).toEqual([]);
    const admin = await saga.signIn("admin@example.org");
    expect((await speak(admin, id, { text: "Read me the newspaper." })).status).toBe(200);
  });

  it("include the teller's", async () => {
    const { anna } = await withVendor();
    const talk = await answer(anna, await begin(anna), "We lived by the sea with my aunt.");
    const refused = await speak(anna, talk.id, { text: "We lived by the sea with my aunt." });
    expect(await codeOf(refused)).toBe("speech.not_said");
  });

  it("include those of another family's interview, which is not there", async () => {
    const { saga, id, text, vendor } = await withVendor();
    const bo = await saga.join("bo@example.org");
    const refused = await speak(bo, id, { text });
    expect([refused.status, await codeOf(refused)]).toEqual([404, "interviews.not_found"]);
    expect(vendor.calls).toEqual([]);
  });

  it("are refused when there are none, too many, or for an unknown provider", async () => {
    const { anna, id, text } = await withVendor();
    for (const body of [{}, { text: " " }, { text: "x".repeat(2_001) }, { text, provider: "somebody" }]) {
      expect((await speak(anna, id, body)).status).toBe(400);
    }
  });
});

describe("a voice outside the house", () => {
  it("speaks only to those who agreed, and the built-in voice to everybody else", async () => {
    const vendor = await startSpeechVendor();
    // This machine by a form of its address that is not known to be of the house.
    const url = vendor.url.replace("127.0.0.1", "[::ffff:127.0.0.1]");
    const saga = await startSaga({ env: { SPEECH_BASE_URL: `${url}/v1` } });
    const anna = await saga.join("anna@example.org");
    const talk = await begin(anna);
    const text = talk.messages[0]?.content ?? "";
    const voice = async () => (await speak(anna, talk.id, { text })).headers.get(voiceHeader);
    expect(await voice()).toBe("espeak");
    expect(vendor.calls).toHaveLength(0);
    await anna.call("setConsent", { params: { id: anna.user.id }, body: { accepts: true } });
    expect(await voice()).toBe("openai");
  });

  it("speaks until the money of the day is used up, counted before it is asked; then the built-in voice does", async () => {
    const vendor = await startSpeechVendor();
    const url = vendor.url.replace("127.0.0.1", "[::ffff:127.0.0.1]");
    const saga = await startSaga({
      env: { SPEECH_BASE_URL: `${url}/v1`, SAGA_PERSON_DAILY_COST_LIMIT_USD: "0.003" },
    });
    const owner = await saga.signIn(admin);
    const talk = await begin(owner);
    await owner.call("setConsent", { params: { id: owner.user.id }, body: { accepts: true } });
    let answerNow = () => {};
    vendor.gate = new Promise((resolve) => {
      answerNow = resolve;
    });
    // A hundred characters each, 0.002 dollars: two of them at once are more than is left.
    const told = ["a", "b", "c"].map((letter) => speak(owner, talk.id, { text: letter.repeat(100) }));
    await until(async () => vendor.calls[0] ?? null);
    answerNow();
    const voices = (await Promise.all(told)).map(({ headers }) => headers.get(voiceHeader));
    expect(voices.toSorted()).toEqual(["espeak", "espeak", "openai"]);
    await Promise.all((await Promise.all(told)).map(bytesOf));
    const later = async (text: string) => (await speak(owner, talk.id, { text })).headers.get(voiceHeader);
    expect(await later("d".repeat(100))).toBe("espeak");
    const { sum } = await owner.call("spend", { query: {} });
    expect(sum).toMatchObject({ calls: 1, cost_usd: 0.002, unpriced: 0 });
    saga.clock.pass(86_400);
    expect(await later("d".repeat(100))).toBe("openai");
  });
});
