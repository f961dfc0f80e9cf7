import { randomUUID } from "node:crypto";
import { api, type CallName } from "@saga/contract/api";
import type { Endpoint } from "@saga/contract/endpoint";
import { errorCatalogue } from "@saga/contract/errors";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addressOf, type Caller } from "./caller.ts";
import { begin } from "./interviewing.ts";
import { wav } from "./recorded.ts";
import { admin, startSaga } from "./test-saga.ts";

const uploads = (Object.entries(api) as [CallName, Endpoint][]).filter(([, row]) => row.upload);

const opened = '--xx\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\n';

type Sent = { type: string; body: Uint8Array | ReadableStream<Uint8Array> };

const send = (caller: Caller, row: Endpoint, { type, body, id }: Sent & { id: string }) =>
  caller.request(addressOf(row, { params: { id, recording: randomUUID(), seq: "0" } }), {
    method: row.method,
    headers: { "content-type": type },
    body: body as RequestInit["body"],
    ...(body instanceof ReadableStream ? { duplex: "half" } : {}),
  });

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(text, "latin1"));

/** A connection that breaks after these bytes. */
const broken = (bytes: Uint8Array): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start: (controller) => controller.enqueue(bytes),
    pull: (controller) => controller.error(new Error("the caller is gone")),
  });

/** Refused as the contract says, by a server that lives: a fault that nobody caught fails the whole run. */
async function demandRefusal(response: Response): Promise<string> {
  expect(response.status).toBeGreaterThanOrEqual(400);
  expect(response.status).toBeLessThan(500);
  const { error } = (await response.json()) as { error: { code: keyof typeof errorCatalogue } };
  expect(errorCatalogue[error.code].status).toBe(response.status);
  return error.code;
}

async function talking() {
  const saga = await startSaga();
  const owner = await saga.signIn(admin);
  return { saga, owner, id: (await begin(owner)).id };
}

describe("an upload", () => {
  it("that breaks off inside its file is refused, and the server lives", async () => {
    const { owner, id } = await talking();
    const type = "multipart/form-data; boundary=xx";
    const sound = wav().toString("latin1");
    for (const text of [opened, `${opened}${sound.slice(0, 20)}`, `${opened}${sound}`, "--xx\r\n", "--xx"]) {
      for (const body of [bytesOf(text), broken(bytesOf(text))]) {
        const response = await send(owner, api.transcribeAudio, { type, body, id });
        expect(await demandRefusal(response)).toBe("request.invalid");
      }
    }
    await owner.call("session", {});
  });

  it("that breaks off inside a file of another name is refused, and the server lives", async () => {
    const { owner, id } = await talking();
    const body = bytesOf(opened.replace('name="file"', 'name="other"'));
    const type = "multipart/form-data; boundary=xx";
    const response = await send(owner, api.transcribeAudio, { type, body, id });
    expect(await demandRefusal(response)).toBe("request.invalid");
  });

  it("without a boundary to look for is refused", async () => {
    const { owner, id } = await talking();
    for (const boundary of [
      "",
      "boundary",
      "boundary=",
      'boundary=""',
      "boundary=;",
      `boundary=${"x".repeat(9000)}`,
    ]) {
      const type = `multipart/form-data; ${boundary}`;
      const response = await send(owner, api.transcribeAudio, { type, body: bytesOf(opened), id });
      await demandRefusal(response);
    }
  });

  it("of any bytes is refused, and the server lives", async () => {
    const { owner, id } = await talking();
    const header = fc.constantFrom(
      'content-disposition: form-data; name="file"; filename="a"',
      'content-disposition: form-data; name="recording_id"',
      "content-disposition: form-data",
      "content-type: audio/wav",
      "content-transfer-encoding: base64",
      "content-disposition",
      ": :",
    );
    const piece = fc.oneof(
      fc.constantFrom("--xx\r\n", "--xx--\r\n", "\r\n--xx\r\n", "\r\n--xx--", "\r\n\r\n", "--xx", "\r", "\0"),
      header.map((line) => `${line}\r\n`),
      fc.string({ maxLength: 40 }),
    );
    const shapes = fc.record({
      call: fc.constantFrom(...uploads),
      type: fc.oneof(
        { weight: 5, arbitrary: fc.constant("multipart/form-data; boundary=xx") },
        fc.constantFrom("application/octet-stream", "multipart/form-data", "text/plain", "audio/webm"),
        fc.stringMatching(/^[ -~]{0,30}$/).map((text) => `multipart/form-data;${text}`),
      ),
      text: fc.oneof(
        fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join("")),
        fc.array(piece, { maxLength: 4 }).map((pieces) => `${opened}${pieces.join("")}`),
      ),
      isBroken: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(shapes, async ({ call: [, row], type, text, isBroken }) => {
        const bytes = bytesOf(text);
        const body = isBroken ? broken(bytes) : bytes;
        const response = await send(owner, row, { type, body, id });
        // The first bytes of a recording or a file are kept before its type can be judged; a piece of nothing changes nothing.
        const isPiece = row.path.includes("/pieces/");
        const mayBegin = !isBroken && (isPiece || (row.path.includes("/chunks/") && bytes.length > 0));
        if (!(mayBegin && response.ok)) await demandRefusal(response);
      }),
      { numRuns: 400, seed: 11 },
    );
    await owner.call("session", {});
  });
});
