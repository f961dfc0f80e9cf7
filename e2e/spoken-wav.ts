/// <reference path="../server/src/providers/voice/espeak-ng.d.ts" />
import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import loadEspeak from "@echogarden/espeak-ng-emscripten";

const rate = 22_050;

function header(samples: number): Buffer {
  const bytes = Buffer.alloc(44);
  bytes.write("RIFF", 0);
  bytes.writeUInt32LE(36 + samples * 2, 4);
  bytes.write("WAVEfmt ", 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(rate, 24);
  bytes.writeUInt32LE(rate * 2, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write("data", 36);
  bytes.writeUInt32LE(samples * 2, 40);
  return bytes;
}

/** Somebody speaks: a WAV file for the browser's microphone. Gives its path: `into`, or one in a folder of its own. */
export async function speakIntoFile(
  text: string,
  voice: string,
  { into }: { into?: string } = {},
): Promise<string> {
  const { eSpeakNGWorker } = await loadEspeak();
  const espeak = new eSpeakNGWorker();
  if (espeak.set_voice(voice) !== 0) throw new Error(`There is no voice ${voice}.`);
  const pieces: Buffer[] = [];
  espeak.synthesize(text, (samples) => {
    if (samples) pieces.push(Buffer.from(samples.slice().buffer));
    return false;
  });
  const sound = Buffer.concat(pieces);
  const path = into ?? join(await mkdtemp(join(tmpdir(), "saga-e2e-")), "spoken.wav");
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, Buffer.concat([header(sound.length / 2), sound]));
  return path;
}
