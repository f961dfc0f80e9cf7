import { describe, expect, it } from "vitest";
import { answer, begin } from "../../../test/interviewing.ts";
import { record } from "../../../test/recorded.ts";
import { startSaga } from "../../../test/test-saga.ts";
import { startTranscriptionVendor } from "../../../test/transcription-vendor.ts";
import { until } from "../../../test/until.ts";

const told = "We lived above the bakery in Skipton.";
const more = "My aunt kept hens in the yard.";

async function kept(options: Parameters<typeof startSaga>[0] = {}) {
  const saga = await startSaga(options);
  const anna = await saga.join("anna@example.org");
  const talk = await answer(anna, await begin(anna), told);
  const { id } = talk;
  const read = async () => (await anna.call("getInterview", { params: { id } })).messages;
  const message = { id, message: (await read())[1]?.id ?? "" };
  const spoken = async () => (await record(anna, id)).id;
  const tell = (body: { recording_ids: string[]; words: string; replaces?: boolean }) =>
    anna.call("tellAgain", { params: message, body });
  const versions = async () => (await anna.call("listMessageVersions", { params: message })).data;
  return { saga, anna, talk, id, read, message, spoken, tell, versions };
}

describe("an answer that is added to by voice", () => {
  it("says what it said and what was added, and is heard in its recordings in that order", async () => {
    const { read, spoken, tell, versions } = await kept();
    const [first, second] = [await spoken(), await spoken()];
    await tell({ recording_ids: [first], words: more });
    const changed = await tell({ recording_ids: [second], words: "Six of them." });
    expect(changed).toMatchObject({
      content: `${told}\n\n${more}\n\nSix of them.`,
      recording_ids: [first, second],
    });
    expect((await read())[1]).toEqual(changed);
    expect((await versions()).map(({ content, recording_ids }) => [content, recording_ids])).toEqual([
      [`${told}\n\n${more}`, [first]],
      [told, []],
    ]);
  });

  it("is added to once, however often the call is repeated", async () => {
    const { spoken, tell, versions } = await kept();
    const body = { recording_ids: [await spoken()], words: more };
    const once = await tell(body);
    expect(await tell(body)).toEqual(once);
    expect(await versions()).toHaveLength(1);
  });

  it("gets the words when somebody can write them down, and keeps what it said", async () => {
    const vendor = await startTranscriptionVendor(more);
    const waiting = await kept();
    const recording = await waiting.spoken();
    expect((await waiting.tell({ recording_ids: [recording], words: "" })).content).toBe(told);
    const as = await waiting.saga.restart({ TRANSCRIBE_BASE_URL: `${vendor.url}/v1` });
    const anna = as(waiting.anna);
    const read = () => anna.call("getInterview", { params: { id: waiting.id } });
    const written = await until(async () => {
      const [, said] = (await read()).messages;
      return said?.content === told ? null : said;
    });
    expect(written?.content).toBe(`${told}\n\n${more}`);
  });

  it("keeps out of stories what is said not to be printed", async () => {
    const { anna, id, spoken, tell } = await kept();
    await tell({
      recording_ids: [await spoken()],
      words: "Peter's not to go in any book. You leave him out.",
    });
    const { data } = await anna.call("getKeptOut", { params: { id } });
    expect(data).toMatchObject([{ kind: "not_printed", message_id: null }]);
  });

  it("takes only recordings of its own interview that no answer has", async () => {
    const { anna, talk, id, message, read, spoken, tell } = await kept();
    const used = await spoken();
    await answer(anna, talk, "She sang in the evening.");
    await tell({ recording_ids: [used], words: more });
    const other = (await read()).findLast(({ role }) => role === "user")?.id ?? "";
    const body = { recording_ids: [used], words: more };
    const taken = await anna.refused("tellAgain", { params: { id, message: other }, body });
    expect(taken.error.code).toBe("recordings.in_use");
    const unknown = { recording_ids: [crypto.randomUUID()], words: more };
    const lost = await anna.refused("tellAgain", { params: message, body: unknown });
    expect(lost.error.code).toBe("recordings.not_found");
    const question = (await read())[0]?.id ?? "";
    const asked = await anna.refused("tellAgain", { params: { id, message: question }, body });
    expect(asked.error.code).toBe("interviews.message_not_found");
  });
});

describe("an answer that is told anew", () => {
  it("is the new telling, and the old one comes back with its own sound", async () => {
    const { anna, message, spoken, tell, versions } = await kept();
    const [first, second] = [await spoken(), await spoken()];
    await tell({ recording_ids: [first], words: more });
    const anew = await tell({ recording_ids: [second], words: "We lived in Settle.", replaces: true });
    expect(anew).toMatchObject({ content: "We lived in Settle.", recording_ids: [second] });
    const [before] = await versions();
    const body = { content: before?.content ?? "", version_id: before?.id ?? "" };
    expect(await anna.call("editMessage", { params: message, body })).toMatchObject({
      content: `${told}\n\n${more}`,
      recording_ids: [first],
    });
    // Nothing that was said is lost: the second telling is a version now.
    expect((await versions())[0]).toMatchObject({ content: "We lived in Settle.", recording_ids: [second] });
  });
});
