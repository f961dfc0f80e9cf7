import { api, type CallName } from "@saga/contract/api";
import type { Endpoint } from "@saga/contract/endpoint";
import { type ErrorBody, type ErrorCode, errorCatalogue } from "@saga/contract/errors";
import { limits } from "@saga/contract/vocabulary";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addressOf, type Caller } from "./caller.ts";
import { answer, begin } from "./interviewing.ts";
import { admin, startSaga } from "./test-saga.ts";

const rows = (Object.entries(api) as [CallName, Endpoint][]).filter(([, row]) => row.output || row.media);
const withBody = rows.filter(([, row]) => row.body);
/** Good calls with a wild body: the rest of the test needs its session, and what was told as it was told. */
const wild = rows.filter(([name]) => !["signOut", "endSessions", "saveTranscript"].includes(name));

/** Words that must never come back in an error, nor a trace of the server's insides. */
const leaks = /\bat .*\.ts:\d|node_modules|SQLITE|select \*|insert into|password/i;

async function demandClearError(response: Response): Promise<ErrorCode> {
  const text = await response.text();
  expect(text).not.toMatch(leaks);
  const { error } = JSON.parse(text) as ErrorBody;
  expect(errorCatalogue[error.code].status).toBe(response.status);
  expect(error.message.length).toBeGreaterThan(10);
  return error.code;
}

const send = (caller: Caller, row: Endpoint, parts: { path: string; body?: string; type?: string }) =>
  caller.request(parts.path, {
    method: row.method,
    ...(parts.body === undefined
      ? {}
      : { body: parts.body, headers: { "content-type": parts.type ?? "application/json" } }),
  });

const unknownRecording = "00000000-0000-4000-8000-000000000000";
const ofAForm: Record<string, string> = { email: "who@example.org", recording: unknownRecording, seq: "0" };
/** The row's path, with something unknown in every place. */
const pathOf = (row: Endpoint) =>
  addressOf(row, {
    params: Object.fromEntries(
      [...row.path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => [name, ofAForm[name] ?? "unknown"]),
    ),
  });

describe("bad input", () => {
  it("of another media type is refused", async () => {
    const saga = await startSaga();
    const owner = await saga.signIn(admin);
    for (const [name, row] of withBody) {
      const response = await send(owner, row, { path: pathOf(row), body: "a=1", type: "text/plain" });
      expect([name, await demandClearError(response)]).toEqual([name, "request.unsupported_media_type"]);
    }
  });

  it("that is not JSON is refused", async () => {
    const saga = await startSaga();
    const owner = await saga.signIn(admin);
    for (const [name, row] of withBody) {
      for (const body of ["", "{", '{"a":', "\u0000", "[1,2"]) {
        const response = await send(owner, row, { path: pathOf(row), body });
        expect([name, await demandClearError(response)]).toEqual([name, "request.malformed_json"]);
      }
    }
  });

  it("that is too large is refused before it is read whole", async () => {
    const saga = await startSaga();
    const owner = await saga.signIn(admin);
    const body = JSON.stringify({ filler: "x".repeat(limits.jsonBodyBytes) });
    for (const [name, row] of withBody) {
      const response = await send(owner, row, { path: pathOf(row), body });
      expect([name, await demandClearError(response)]).toEqual([name, "request.too_large"]);
    }
  });

  it("of any shape ends in an answer of the contract, never in a fault of the server", async () => {
    const saga = await startSaga();
    const owner = await saga.signIn(admin);
    const talk = await answer(owner, await begin(owner), "We lived above the bakery.");
    const shapes = fc.record({
      call: fc.constantFrom(...wild),
      id: fc.oneof(fc.constant(talk.id), fc.constant("unknown"), fc.string({ minLength: 1, maxLength: 80 })),
      body: fc.oneof(fc.jsonValue(), likelyBody(talk.id, talk.messages[0]?.content ?? "")),
      page: fc.oneof(fc.constant("1"), fc.string(), fc.constant("-3"), fc.constant("1e9")),
    });
    await fc.assert(
      fc.asyncProperty(shapes, async ({ call: [, row], id: any, body, page }) => {
        // What is deleted on purpose could not be looked at afterwards.
        const id = row.method === "DELETE" && any === talk.id ? "unknown" : any;
        const query: Record<string, string> = row.query ? { page } : {};
        const path = addressOf(row, {
          params: { id, email: id, recording: id, seq: "0" },
          query,
        });
        const response = await send(owner, row, {
          path,
          ...(row.body ? { body: JSON.stringify(body) } : {}),
        });
        expect(response.status).not.toBe(500);
        if (response.status !== 200) await demandClearError(response);
      }),
      { numRuns: 400, seed: 7 },
    );
    const stored = await owner.call("getInterview", { params: { id: talk.id } });
    expect(stored.messages.slice(0, 3).map(({ content }) => content)).toEqual(
      talk.messages.map(({ content }) => content),
    );
  });

  it("names the field that is wrong", async () => {
    const saga = await startSaga();
    const owner = await saga.signIn(admin);
    const talk = await begin(owner);
    const long = {
      id: talk.id,
      messages: [{ role: "user", content: "x".repeat(limits.messageCharacters + 1) }],
    };
    const { error } = await owner.refused("getQuestion", { body: long });
    expect(error).toMatchObject({
      code: "request.invalid",
      details: [{ where: "body", path: "messages.0.content" }],
    });
    for (const otp of ["12345", "1234567", "12345a", 123456]) {
      const wrong = await saga.stranger.refused("verifyOtp", { body: { email: "owner@example.org", otp } });
      expect(wrong.error).toMatchObject({ code: "request.invalid", details: [{ path: "otp" }] });
    }
    for (const name of ["", "   ", "x".repeat(limits.nameCharacters + 1)]) {
      const wrong = await owner.refused("createUser", { body: { name } });
      expect(wrong.error).toMatchObject({ code: "request.invalid", details: [{ path: "name" }] });
    }
  });
});

/** Bodies that are almost right: the names of real fields with any values. */
const likelyBody = (id: string, said: string) =>
  fc.record(
    {
      id: fc.oneof(fc.constant(id), fc.anything()),
      email: fc.oneof(fc.constant("owner@example.org"), fc.string()),
      otp: fc.oneof(fc.constant("000000"), fc.integer()),
      name: fc.oneof(fc.string(), fc.integer()),
      parent: fc.oneof(fc.string(), fc.constant(null)),
      language: fc.constantFrom("en", "xx", 3),
      messages: fc.oneof(
        fc.array(fc.record({ role: fc.constantFrom("user", "assistant", "system"), content: fc.string() })),
        fc.jsonValue(),
      ),
      offset: fc.oneof(fc.integer(), fc.double()),
      skip: fc.oneof(fc.boolean(), fc.string()),
      interview: fc.record({ number: fc.integer(), interviewee: fc.string() }, { requiredKeys: [] }),
      interview_ids: fc.array(fc.oneof(fc.constant(id), fc.string())),
      length: fc.integer(),
      title: fc.string(),
      text: fc.oneof(fc.constant(said), fc.string()),
      story: fc.string(),
    },
    { requiredKeys: [] },
  );
