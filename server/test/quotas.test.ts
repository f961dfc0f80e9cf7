import { randomUUID } from "node:crypto";
import type { ErrorBody } from "@saga/contract/errors";
import { limits } from "@saga/contract/vocabulary";
import { describe, expect, it } from "vitest";
import { answer, begin } from "./interviewing.ts";
import { cutIn, record, sendChunk, wav } from "./recorded.ts";
import { startSaga } from "./test-saga.ts";

const codeOf = async (response: Response) => [
  response.status,
  response.ok ? null : ((await response.json()) as ErrorBody).error.code,
];

const joined = async (env: Record<string, string> = {}) => {
  const saga = await startSaga({ env });
  const anna = await saga.join("anna@example.org");
  const bo = await saga.join("bo@example.org");
  return { saga, anna, bo };
};

describe("an account", () => {
  it("has so many people, and the one who was added last can be added again", async () => {
    const { anna, bo } = await joined({ SAGA_ACCOUNT_PEOPLE: "2" });
    const bodies = ["Gun", "Karl"].map((name) => ({ id: randomUUID(), name }));
    for (const body of bodies) await anna.call("createUser", { body });
    const { status, error } = await anna.refused("createUser", { body: { name: "Maj" } });
    expect([status, error.code]).toEqual([409, "people.too_many"]);
    const again = { id: bodies[1]?.id ?? "", name: "Karl" };
    expect((await anna.call("createUser", { body: again })).id).toBe(again.id);
    await bo.call("createUser", { body: { name: "Maj" } });
  });

  it("has so many recordings that are not whole, over all its interviews", async () => {
    const { anna, bo } = await joined({ SAGA_ACCOUNT_OPEN_RECORDINGS: "2" });
    const { id: interviewee } = await anna.call("createUser", { body: { name: "Gun" } });
    const own = (await begin(anna)).id;
    const other = (await begin(anna, { interviewee })).id;
    const piece = cutIn(wav(), 2)[0] ?? Buffer.alloc(0);
    const first = { interview: own, recording: randomUUID() };
    const open = async (interview: string) =>
      codeOf(await sendChunk(anna, { interview, recording: randomUUID() }, [0, piece]));
    await sendChunk(anna, first, [0, piece]);
    expect(await open(other)).toEqual([200, null]);
    expect(await open(other)).toEqual([409, "recordings.too_many_open"]);
    expect(await codeOf(await sendChunk(anna, first, [1, piece]))).toEqual([200, null]);
    await record(bo, (await begin(bo)).id);
    const place = { params: { id: own, recording: first.recording } };
    await anna.call("discardRecording", place);
    expect(await open(other)).toEqual([200, null]);
  });

  it("has so much room for its recordings, and what is there stays", async () => {
    const { anna } = await joined({ SAGA_ACCOUNT_RECORDINGS_GB: "0.001" });
    const { id: interview } = await begin(anna);
    const sound = wav(70);
    const first = { interview, recording: randomUUID() };
    expect((await sendChunk(anna, first, [0, sound])).status).toBe(200);
    const next = { interview, recording: randomUUID() };
    expect(await codeOf(await sendChunk(anna, next, [0, wav()]))).toEqual([413, "recordings.account_full"]);
    expect(await codeOf(await sendChunk(anna, first, [1, sound]))).toEqual([413, "recordings.account_full"]);
    expect(await codeOf(await sendChunk(anna, first, [0, sound]))).toEqual([413, "recordings.account_full"]);
    const { data } = await anna.call("listRecordings", { params: { id: interview } });
    expect(data.map(({ id, bytes }) => [id, bytes])).toEqual([[first.recording, sound.length]]);
  });

  it("cannot pass the room for its recordings in small pieces", async () => {
    const { anna } = await joined({ SAGA_ACCOUNT_RECORDINGS_GB: "0.001" });
    const place = { interview: (await begin(anna)).id, recording: randomUUID() };
    const pieces = cutIn(wav(70), 16);
    const statuses: number[] = [];
    for (const [at, piece] of pieces.entries())
      statuses.push((await sendChunk(anna, place, [at, piece])).status);
    for (const [at, piece] of pieces.entries())
      statuses.push((await sendChunk(anna, place, [pieces.length + at, piece])).status);
    expect(new Set(statuses.slice(0, 7))).toEqual(new Set([200]));
    expect(statuses).toContain(413);
  });

  it("has so many stories written in a day, and is told when the next one may be", async () => {
    const { saga, anna } = await joined({ SAGA_ACCOUNT_STORIES_PER_DAY: "1" });
    const talk = await answer(
      anna,
      await begin(anna),
      "We were five children, and my father mended clocks in the kitchen at night in 1951.",
    );
    const body = { id: randomUUID(), interview_ids: [talk.id], length: 500 };
    const story = await anna.call("createStory", { body });
    expect(await anna.call("createStory", { body })).toEqual(story);
    const refused = await anna.refused("createStory", { body: { ...body, id: randomUUID() } });
    expect([refused.status, refused.error.code]).toEqual([429, "stories.too_many"]);
    saga.clock.pass(Number(refused.retryAfter) + 1);
    await anna.call("createStory", { body: { ...body, id: randomUUID() } });
  });
});

describe("an interview", () => {
  const written = (count: number) =>
    Array.from({ length: count }, (_, at) => ({
      role: "user" as const,
      content: `${at} ${"bees ".repeat(3_990)}`.trim(),
    }));

  it("takes so much text, and keeps all that it took", async () => {
    const { anna } = await joined();
    const { id, messages } = await begin(anna);
    const most = Math.floor(limits.interviewBytes / 20_000);
    const body = { id, messages: [...messages, ...written(most)] };
    const kept = await anna.call("saveInterview", { body });
    const more = { id, messages: [...body.messages, ...written(20)] };
    const { status, error } = await anna.refused("saveInterview", { body: more });
    expect([status, error.code]).toEqual([409, "interviews.full"]);
    expect(await anna.call("saveInterview", { body })).toEqual(kept);
  });

  it("answers a conflict with itself, unless it is very long", async () => {
    const { anna } = await joined();
    const talk = await answer(anna, await begin(anna), "Bees.");
    const other = { id: talk.id, messages: [{ role: "assistant" as const, content: "Something else?" }] };
    const short = await anna.refused("saveInterview", { body: other });
    expect(short.error).toMatchObject({ code: "interviews.conflict", details: { messages: [{}, {}, {}] } });
    const body = { id: talk.id, messages: [...talk.messages, ...written(30)] };
    await anna.call("saveInterview", { body });
    const long = await anna.refused("saveInterview", { body: other });
    expect(long.error.code).toBe("interviews.conflict");
    expect(Object.keys(long.error.details ?? {})).toEqual(["progress"]);
  });
});
