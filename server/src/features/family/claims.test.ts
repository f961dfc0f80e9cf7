import { expect, it, onTestFinished } from "vitest";
import { answer, begin } from "../../../test/interviewing.ts";
import { goodReply } from "../../../test/model-replies.ts";
import { type ModelCall, startModelVendor } from "../../../test/model-vendor.ts";
import { admin, startSaga } from "../../../test/test-saga.ts";
import { until } from "../../../test/until.ts";

const claim = (quotes: string[], more: object) => ({
  answer: "1",
  kind: "died",
  relation: "mother",
  side: "",
  name: "",
  year: 0,
  place: "",
  quotes,
  ...more,
});

const isReading = ({ prompt }: ModelCall): boolean =>
  prompt.includes("what it states of the teller's own family");

const jobOf = (saga: Awaited<ReturnType<typeof startSaga>>) =>
  saga.db
    .selectFrom("jobs")
    .select(["state", "attempts", "run_after"])
    .where("kind", "=", "read_answers")
    .executeTakeFirst();

/** Somebody who told this, on a server with a model that answers so when it is asked what was told. */
async function told(answers: string[], facts: unknown, env: Record<string, string> = {}) {
  const words = goodReply("That stays with me. Tell me more about that day.");
  const vendor = await startModelVendor((call) => (isReading(call) ? JSON.stringify({ facts }) : words()));
  onTestFinished(vendor.close);
  const saga = await startSaga({
    env: { OPENAI_BASE_URL: vendor.url, ...env },
    overrides: { questionBudget: { firstWordMs: 1_000, totalMs: 2_000 } },
  });
  const anna = await saga.join("anna@example.org");
  let talk = await begin(anna);
  for (const text of answers) talk = await answer(anna, talk, text);
  const list = async () => (await anna.call("listProposals", { query: {} })).data;
  const readings = () => vendor.calls.filter(isReading);
  /** What is proposed once a model has read it all. */
  const read = async () => {
    await list();
    await until(async () =>
      (await saga.db.selectFrom("answer_claims").selectAll().execute()).length > 0 ? true : null,
    );
    return list();
  };
  return { vendor, saga, anna, talk, list, read, readings };
}

const funeral =
  "We had the funeral for Mother in the January of 1988, and the hearse would not start for the frost on the hill.";
const basil =
  "My brother Basil was the fairest baby on Sandy Bay, and Mother carried him to chapel in a fish basket.";

it("what only a model finds is proposed with its sentence, and what rules find too is one proposal", async () => {
  const { read, anna, readings } = await told(
    [`${basil} ${funeral}`],
    [
      claim(["the funeral for Mother in the January of 1988"], { year: 1988 }),
      claim(["My brother Basil"], { kind: "person", relation: "brother", name: "Basil" }),
    ],
  );
  const found = await read();
  expect(found.map(({ kind, relation, name, date }) => [kind, relation, name, date])).toEqual([
    ["person", "brother", "Basil", ""],
    ["died", "mother", "", "1988"],
  ]);
  expect(found.map(({ said }) => said.map(({ sentence }) => sentence))).toEqual([[basil], [funeral]]);
  const params = { id: anna.user.id, proposal: found[1]?.id ?? "" };
  const family = await anna.call("takeProposal", { params, body: {} });
  expect(family.people.find(({ died }) => died === "1988")).toMatchObject({ is_alive: false });
  expect(readings()).toHaveLength(1);
});

it("the words of an answer are read once, and after a pause where nobody looks", async () => {
  const { saga, anna, talk, read, list, readings } = await told([funeral], []);
  expect(readings()).toEqual([]);
  await read();
  for (const _ of [1, 2, 3]) await list();
  expect(readings()).toHaveLength(1);
  await answer(anna, talk, basil);
  const waiting = () =>
    saga.db.selectFrom("jobs").select("id").where("kind", "=", "read_answers").where("state", "=", "waiting");
  await until(async () => (await waiting().executeTakeFirst()) ?? null);
  saga.clock.pass(200);
  await until(async () => (readings().length > 1 ? true : null));
  expect(readings().at(-1)?.prompt).toContain("fish basket");
  expect(readings().at(-1)?.prompt).not.toContain("hearse");
});

it("nothing is proposed that the words do not state, whatever a model says", async () => {
  const guess = "Perhaps Father died in 1961, and perhaps it was later, nobody wrote it down in our house.";
  const { read } = await told(
    [`${basil} ${funeral} ${guess}`],
    [
      claim(["Mother died in 1988"], { year: 1988 }),
      claim([funeral], { year: 1987 }),
      claim([funeral], { relation: "father", year: 1988 }),
      claim([funeral], { kind: "born", year: 1988 }),
      claim([funeral], { relation: "brother", name: "Basil", year: 1988 }),
      claim([funeral], { year: 1988, place: "Hull" }),
      claim([guess], { relation: "father", year: 1961 }),
      claim([basil], { kind: "person", relation: "sister", name: "Basil" }),
      claim([basil], { kind: "person", relation: "brother", name: "Ronald" }),
      claim([basil], { kind: "person", relation: "friend", name: "Basil" }),
      claim([], { year: 1988 }),
      { answer: "1", kind: "died" },
      "nothing",
    ],
  );
  expect((await read()).map(({ kind, name }) => [kind, name])).toEqual([["person", "Basil"]]);
});

it("what is kept out is neither sent nor proposed", async () => {
  const secret =
    "My sister Ruth had a child before she was married, and nobody ever knew. Leave Ruth out of the book.";
  const { read, readings } = await told(
    [basil, secret],
    [claim(["My sister Ruth"], { kind: "person", relation: "sister", name: "Ruth" })],
  );
  expect((await read()).map(({ name }) => name)).toEqual(["Basil"]);
  expect(readings().map(({ prompt }) => prompt.includes("Ruth"))).toEqual([false]);
});

it("a model that found something sees it proposed no longer when the answer is kept out afterwards", async () => {
  const ruth =
    "We had the funeral for my sister Ruth in the January of 1988, and the hearse would not start for the frost on the hill.";
  const { anna, talk, read, list } = await told(
    [ruth],
    [claim([ruth], { relation: "sister", name: "Ruth", year: 1988 })],
  );
  expect((await read()).map(({ kind }) => kind)).toEqual(["person", "died"]);
  await answer(anna, talk, "Leave Ruth out of the book.");
  expect(await list()).toEqual([]);
});

it("a model that does not answer leaves what rules find, and is asked again after a pause, however often the family looks", async () => {
  const { vendor, saga, list } = await told([basil], []);
  vendor.always = 500;
  expect((await list()).map(({ name }) => name)).toEqual(["Basil"]);
  const failed = await until(async () => {
    const job = await jobOf(saga);
    return job?.attempts === 1 ? job : null;
  });
  expect(failed.state).toBe("waiting");
  vendor.always = null;
  expect((await list()).map(({ name }) => name)).toEqual(["Basil"]);
  expect(await jobOf(saga)).toEqual(failed);
  expect(await saga.db.selectFrom("answer_claims").selectAll().execute()).toEqual([]);
});

it("a reply that is not of the form is asked for once more, and counts as nothing found", async () => {
  const { vendor, saga, list, readings } = await told([basil], []);
  vendor.always = "not_json";
  expect((await list()).map(({ name }) => name)).toEqual(["Basil"]);
  await until(async () => ((await jobOf(saga))?.state === "done" ? true : null));
  const kept = await saga.db.selectFrom("answer_claims").select("claims").execute();
  expect([readings().length, kept]).toEqual([2, [{ claims: "[]" }]]);
  expect((await list()).map(({ name }) => name)).toEqual(["Basil"]);
});

it("one reply that is not of the form costs no answer what is found in it", async () => {
  const { vendor, saga, list, readings } = await told(
    [basil, funeral],
    [claim(["the funeral for Mother in the January of 1988"], { year: 1988 })],
  );
  vendor.faults.push("not_json");
  await list();
  await until(async () => ((await jobOf(saga))?.state === "done" ? true : null));
  expect((await list()).map(({ kind }) => kind)).toEqual(["person", "died"]);
  expect(
    readings().map(({ prompt }) => ["fish basket", "hearse"].map((word) => prompt.includes(word))),
  ).toEqual([
    [true, true],
    [true, false],
    [false, true],
  ]);
});

it("its calls are counted like others", async () => {
  const { saga, read } = await told([funeral], []);
  await read();
  const owner = await saga.signIn(admin);
  const { data } = await owner.call("spend", { query: { by: "interview" } });
  expect(data).toContainEqual(expect.objectContaining({ key: "facts", calls: 1 }));
});

it("nothing leaves the house without a yes, and what was told before is read after it", async () => {
  const vendor = await startModelVendor(() => JSON.stringify({ facts: [] }));
  onTestFinished(vendor.close);
  // This machine by a form of its address that is not known to be of the house.
  const url = vendor.url.replace("127.0.0.1", "[::ffff:127.0.0.1]");
  const saga = await startSaga({ env: { ANTHROPIC_BASE_URL: url, ANTHROPIC_API_KEY: "key-1" } });
  const anna = await saga.join("anna@example.org");
  await answer(anna, await begin(anna), funeral);
  const list = () => anna.call("listProposals", { query: {} });
  await list();
  expect([await jobOf(saga), vendor.calls]).toEqual([undefined, []]);
  await anna.call("setConsent", { params: { id: anna.user.id }, body: { accepts: true } });
  await list();
  await until(async () => (vendor.calls.some(isReading) ? true : null));
});
