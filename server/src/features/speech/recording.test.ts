import { expect, it } from "vitest";
import { record } from "./recording.ts";

const bytes = (...values: number[]) => Uint8Array.from(values);

async function all(pieces: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const read: Uint8Array[] = [];
  for await (const piece of pieces) read.push(piece);
  return Buffer.concat(read);
}

/** A source whose pieces come when they are sent. */
function createSource() {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  return { pieces: readable as AsyncIterable<Uint8Array>, writer };
}

it("plays from the start to everybody, early or late", async () => {
  const { pieces, writer } = createSource();
  const recording = record(pieces);
  const early = all(recording.play());
  await writer.write(bytes(1, 2));
  await recording.begun;
  const late = all(recording.play());
  await writer.write(bytes(3));
  await writer.close();
  expect([...(await early)]).toEqual([1, 2, 3]);
  expect([...(await late)]).toEqual([1, 2, 3]);
  expect([...(await recording.whole)]).toEqual([1, 2, 3]);
});

it("goes on to its end when a listener leaves", async () => {
  const { pieces, writer } = createSource();
  const recording = record(pieces);
  await writer.write(bytes(1));
  for await (const _ of recording.play()) break;
  await writer.write(bytes(2));
  await writer.close();
  expect([...(await recording.whole)]).toEqual([1, 2]);
});

it("tells every listener when it broke off, after what there was", async () => {
  const { pieces, writer } = createSource();
  const recording = record(pieces);
  await writer.write(bytes(1));
  await recording.begun;
  const heard: number[] = [];
  const listen = async () => {
    for await (const piece of recording.play()) heard.push(...piece);
  };
  const listening = listen();
  await writer.abort(new Error("cut"));
  await expect(listening).rejects.toThrow("cut");
  await expect(recording.whole).rejects.toThrow("cut");
  expect(heard).toEqual([1]);
});
