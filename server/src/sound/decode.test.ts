import { BufferTarget, EncodedAudioPacketSource, EncodedPacket, Output, WebMOutputFormat } from "mediabunny";
import { expect, it, onTestFinished } from "vitest";
import { decode } from "./decode.ts";
import { asInt16, wavOf } from "./pcm.ts";
import { createSoundWorker } from "./sound-worker.ts";

const lengthsOf = async (bytes: Uint8Array, type: "audio/webm" | "audio/mpeg") => {
  const { rate, pieces } = await decode(bytes, type, 16_000);
  const lengths: number[] = [];
  for await (const piece of pieces) lengths.push(piece.length / rate);
  return { longest: Math.max(...lengths), whole: lengths.reduce((sum, each) => sum + each, 0) };
};

/** Twenty milliseconds of silence in Opus. */
const quiet = new Uint8Array([0xf8, 0xff, 0xfe]);

async function webmOf(times: number[]): Promise<Uint8Array> {
  const target = new BufferTarget();
  const output = new Output({ format: new WebMOutputFormat(), target });
  const source = new EncodedAudioPacketSource("opus");
  output.addAudioTrack(source);
  await output.start();
  const config = { codec: "opus", numberOfChannels: 1, sampleRate: 48_000 };
  for (const time of times)
    await source.add(new EncodedPacket(quiet, "key", time, 0.02), { decoderConfig: config });
  await output.finalize();
  return new Uint8Array(target.buffer ?? new ArrayBuffer());
}

it("makes an hour of silence at most of packets that stand far apart, a second at a time", async () => {
  const far = Array.from({ length: 100 }, (_, at) => at * 600);
  const { longest, whole } = await lengthsOf(await webmOf(far), "audio/webm");
  expect(longest).toBeLessThanOrEqual(1);
  expect(whole).toBeGreaterThan(3_500);
  expect(whole).toBeLessThan(3_670);
});

it("keeps the place of what was said after a hole", async () => {
  const { whole } = await lengthsOf(await webmOf([0, 0.02, 5, 5.02]), "audio/webm");
  expect(whole).toBeCloseTo(5.04, 1);
});

const workshop = () => {
  const worker = createSoundWorker();
  onTestFinished(worker.close);
  return worker;
};

it("decodes MP3 in pieces, as long as it was", async () => {
  const seconds = 60;
  const tone = Float32Array.from({ length: seconds * 16_000 }, (_, at) => 0.3 * Math.sin(at / 5));
  const made = await workshop().convert(wavOf([asInt16(tone)], 16_000), "audio/wav", "audio/mpeg");
  const { longest, whole } = await lengthsOf(made?.sound ?? new Uint8Array(), "audio/mpeg");
  expect(Math.abs(whole - seconds)).toBeLessThan(0.2);
  expect(longest).toBeLessThan(4);
});

it("makes no WAV of more than an hour: it would all be in memory", async () => {
  const hour = 60 * 60 * 16_000;
  const worker = workshop();
  const long = wavOf([new Int16Array(hour + 16_000)], 16_000);
  expect(await worker.convert(long, "audio/wav", "audio/wav")).toBeNull();
  expect(await worker.convert(long.subarray(0, 1_000_000), "audio/wav", "audio/wav")).not.toBeNull();
});
