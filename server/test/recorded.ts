import { createHash, randomBytes, randomUUID } from "node:crypto";
import type { Recording } from "@saga/contract/recordings";
import type { Caller } from "./caller.ts";

/** A WAV file of noise: 16 bits, mono, 8 kHz. */
export function wav(seconds = 1): Buffer {
  const data = randomBytes(seconds * 16_000);
  const header = Buffer.alloc(44);
  header.write("RIFF", 0);
  header.writeUInt32LE(36 + data.length, 4);
  header.write("WAVEfmt ", 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(8_000, 24);
  header.writeUInt32LE(16_000, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write("data", 36);
  header.writeUInt32LE(data.length, 40);
  return Buffer.concat([header, data]);
}

/** A file in as many pieces. */
export const cutIn = (bytes: Buffer, count: number): Buffer[] => {
  const size = Math.ceil(bytes.length / count);
  return Array.from({ length: count }, (_, index) => bytes.subarray(index * size, (index + 1) * size));
};

const sha256Of = (bytes: Buffer): string => createHash("sha256").update(bytes).digest("hex");

/** What the browser says of a whole recording. */
export const wholeOf = (bytes: Buffer, chunks: number) => ({
  chunks,
  bytes: bytes.length,
  sha256: sha256Of(bytes),
  duration_ms: 1000,
});

export type Place = { interview: string; recording: string };

const addressOf = ({ interview, recording }: Place): string =>
  `/api/interviews/${interview}/recordings/${recording}`;

/** Sends one piece, as the browser does. */
export const sendChunk = (
  caller: Caller,
  place: Place,
  [seq, bytes]: [number, Uint8Array],
): Promise<Response> =>
  caller.request(`${addressOf(place)}/chunks/${seq}`, {
    method: "PUT",
    headers: { "content-type": "application/octet-stream" },
    body: new Uint8Array(bytes),
  });

/** Records a whole answer and sends it. */
export async function record(
  caller: Caller,
  interview: string,
  bytes: Buffer = wav(),
): Promise<Recording & { sound: Buffer }> {
  const place = { interview, recording: randomUUID() };
  for (const [seq, piece] of cutIn(bytes, 3).entries()) {
    const response = await sendChunk(caller, place, [seq, piece]);
    if (response.status !== 200) throw new Error(`a piece was refused: ${await response.text()}`);
  }
  const params = { id: interview, recording: place.recording };
  const kept = await caller.call("finishRecording", { params, body: wholeOf(bytes, 3) });
  return { ...kept, sound: bytes };
}

/** The bytes that the browser recorded, as the server gives them back. */
export const originalOf = async (caller: Caller, place: Place): Promise<Buffer> => {
  const response = await caller.request(`${addressOf(place)}/audio?original=1`);
  if (response.status !== 200) throw new Error(`the recording was refused: ${await response.text()}`);
  return Buffer.from(await response.arrayBuffer());
};
