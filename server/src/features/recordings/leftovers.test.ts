import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, utimes, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { begin } from "../../../test/interviewing.ts";
import { cutIn, originalOf, record, sendChunk, wav } from "../../../test/recorded.ts";
import { startSaga } from "../../../test/test-saga.ts";
import { until } from "../../../test/until.ts";

const hour = 60 * 60;

it("what kills left behind is swept at the start; nothing that arrives or was acknowledged", async () => {
  const saga = await startSaga();
  const anna = await saga.join("anna@example.org");
  const { id: interview } = await begin(anna);
  const kept = await record(anna, interview);
  const arriving = { interview, recording: randomUUID() };
  const pieces = cutIn(wav(), 2);
  await sendChunk(anna, arriving, [0, pieces[0]!]);
  const { dataDir } = saga.config;
  const place = async (path: string, hoursOld: number): Promise<string> => {
    const whole = join(dataDir, path);
    await mkdir(dirname(whole), { recursive: true });
    await writeFile(whole, "left behind");
    const at = saga.clock.now().getTime() / 1000 - hoursOld * hour;
    await utimes(whole, at, at);
    return whole;
  };
  const hash = "0123456789abcdef";
  const gone = [
    await place(`recordings/${interview}/${kept.id}/000000-${hash}`, 0),
    await place(`recordings/${interview}/${kept.id}/original.${randomUUID()}.part`, 25),
    await place("outbox/.1-2.part", 25),
    await place("outbox/1-2.eml", 31 * 24),
    await place("speech-cache/.a.part", 25),
    await place("speech-cache/a.mp3", 31 * 24),
  ];
  const stay = [
    await place(`recordings/${interview}/${arriving.recording}/000007-${hash}`, 31 * 24),
    await place(`recordings/${interview}/${randomUUID()}/000000-${hash}`, 31 * 24),
    await place(`recordings/${interview}/${arriving.recording}/000001-${hash}.${randomUUID()}.part`, 23),
    await place("outbox/3-4.eml", 29 * 24),
    await place("speech-cache/b.mp3", 29 * 24),
  ];
  const again = (await saga.restart({}))(anna);
  await until(async () => (gone.some((path) => existsSync(path)) ? null : true));
  expect(stay.filter((path) => !existsSync(path))).toEqual([]);
  const sound = await originalOf(again, { interview, recording: kept.id });
  expect(sound.equals(kept.sound)).toBe(true);
  expect((await sendChunk(again, arriving, [1, pieces[1]!])).status).toBe(200);
});
