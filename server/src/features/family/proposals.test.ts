import type { Family } from "@saga/contract/family";
import { describe, expect, it } from "vitest";
import type { Caller } from "../../../test/caller.ts";
import { answer, begin } from "../../../test/interviewing.ts";
import { startSaga } from "../../../test/test-saga.ts";

/** Winifred, an interviewee, with what she told; and Karen, whose family it is. */
async function winifred(...told: string[]) {
  const saga = await startSaga();
  const karen = await saga.join("karen@example.org");
  const teller = await karen.call("createUser", { body: { name: "Winifred", relationship: "mother" } });
  let talk = await begin(karen, { interviewee: teller.id });
  for (const text of told) talk = await answer(karen, talk, text);
  const list = async () => (await karen.call("listProposals", { query: {} })).data;
  const take = (proposal: string, body = {}) =>
    karen.call("takeProposal", { params: { id: teller.id, proposal }, body });
  const leave = (proposal: string) => karen.call("leaveProposal", { params: { id: teller.id, proposal } });
  return { saga, karen, teller, talk, list, take, leave };
}

const basil =
  "My brother Basil was the fairest baby on Sandy Bay, and Mother carried him to chapel in a fish basket.";
const called = (family: Family, name: string) => family.people.find((person) => person.name === name);
const told = async (caller: Caller) => (await caller.call("listProposals", { query: {} })).data;

describe("what interviews say of a family", () => {
  it("is proposed with its sentence, and stands in the family after a yes, with its source", async () => {
    const { karen, teller, talk, list, take } = await winifred(basil);
    const [proposal, ...more] = await list();
    expect(more).toEqual([]);
    expect(proposal).toMatchObject({ kind: "person", relation: "brother", name: "Basil", life: teller.id });
    expect(proposal?.said).toMatchObject([{ sentence: basil, interview_id: talk.id }]);
    expect((await karen.call("getFamily", {})).state).toBe("example");

    const family = await take(proposal?.id ?? "");
    const [mother, brother] = [called(family, "Winifred"), called(family, "Basil")];
    expect(family).toMatchObject({ state: "own", undo: "Added Basil from an interview" });
    const home = family.unions.find(({ children }) => children.some(({ id }) => id === brother?.id));
    expect(home?.children.map(({ id }) => id)).toEqual([mother?.id, brother?.id]);
    const { data, sources } = await karen.call("listProposals", { query: {} });
    expect(data).toEqual([]);
    expect(sources).toMatchObject([{ record: brother?.id, teller: "Winifred", said: [{ sentence: basil }] }]);
    const file = async (living: "0" | "1") =>
      (await karen.request(`/api/family/gedcom?version=7.0&living=${living}`)).text();
    const written = await file("1");
    const [, xref = ""] = /^1 SOUR @(SAGA_\w+)@$/m.exec(written) ?? [];
    expect(written).toContain(`3 TEXT ${basil}`);
    expect(written).toContain("3 DATE 1 NOV 2026");
    expect(written).toContain(`0 @${xref}@ SOUR\n1 TITL Interview 1: Overview\n1 AUTH Winifred`);
    expect(await file("0")).not.toContain("fish basket");
  });

  it("is added once, however often it is taken, and proposed again when it was undone", async () => {
    const { karen, list, take } = await winifred(basil);
    const id = (await list())[0]?.id ?? "";
    const once = await take(id);
    expect((await take(id)).people).toEqual(once.people);
    await karen.call("undoFamily", {});
    expect((await list()).map((one) => one.id)).toEqual([id]);
    expect((await take(id)).people.map(({ name }) => name)).toContain("Basil");
  });

  it("is proposed also where the teller asked only later who reads it, and never as a secret", async () => {
    const secret =
      "I have never told anybody, but my brother Alwin was in prison, and that stays between us.";
    const { list } = await winifred(basil, secret, "And who reads all this, then?");
    expect((await list()).map(({ name }) => name)).toEqual(["Basil"]);
  });

  it("is not proposed again once it was left", async () => {
    const { list, leave, karen } = await winifred(basil);
    await leave((await list())[0]?.id ?? "");
    expect(await list()).toEqual([]);
    expect((await karen.call("getFamily", {})).people.map(({ name }) => name)).not.toContain("Basil");
  });

  it("is added as it was corrected", async () => {
    const { list, take } = await winifred(basil);
    const family = await take((await list())[0]?.id ?? "", { name: "Basil Hale" });
    expect(called(family, "Basil Hale")?.gender).toBe("male");
    expect(await list()).toEqual([]);
  });

  it("is one proposal with two sentences when it is told twice", async () => {
    const again =
      "My brother Basil could whistle through a blade of grass so that every dog on the shore came running.";
    const { list } = await winifred(basil, again);
    expect((await list()).map(({ said }) => said.map(({ sentence }) => sentence))).toEqual([[basil, again]]);
  });

  it("stands side by side where two years are told of the same", async () => {
    const { list, take } = await winifred(
      "I was born in 1943 on the Sandy Bay side, in the room over the chandler's shop, with the tide right up.",
      "We had the harbour to ourselves. I was born in 1944 if you believe the school, and the nurse was always late.",
    );
    const both = (await list()).filter(({ kind }) => kind === "born");
    expect(both.map(({ date, otherwise }) => [date, otherwise.map((other) => other.date)])).toEqual([
      ["1943", ["1944"]],
      ["1944", ["1943"]],
    ]);
    const family = await take(both[0]?.id ?? "");
    expect(called(family, "Winifred")).toMatchObject({ born: "1943" });
    expect((await list()).map(({ date, stands }) => [date, stands])).toEqual([["1944", "1943"]]);
  });

  it("dates a death, a marriage and a move", async () => {
    const { list, take } = await winifred(
      "My husband Fred died in 1974, of his chest, and they carried him down the slip the way the pilots were carried.",
      "We were married in 1962 at Trinity, up the hill, and it snowed on the cake.",
      "We moved to Leeds in 1951, all of us in the coal lorry, and the canary on my knee.",
    );
    let family: Family | null = null;
    for (const { id } of await list()) family = await take(id);
    if (!family) throw new Error("nothing was proposed");
    expect(called(family, "Fred")).toMatchObject({ died: "1974", is_alive: false, gender: "male" });
    expect(family.people.filter(({ name }) => name === "Fred")).toHaveLength(1);
    const self = called(family, "Winifred");
    expect(
      family.unions.find(({ partners }) => partners[0] === self?.id && partners.length === 2),
    ).toMatchObject({
      from: "1962",
      place: "Trinity",
    });
    expect(family.events).toMatchObject([{ kind: "moved", person: self?.id, date: "1951", place: "Leeds" }]);
  });

  it("never holds what is kept out", async () => {
    const { karen, list } = await winifred(
      basil,
      "My sister Ruth had a child before she was married, and nobody ever knew. Leave Ruth out of the book.",
      "My brother Stan drove the milk cart and never rose before nine, which was the scandal of the street in those days.",
    );
    const names = (await list()).map(({ name }) => name);
    expect(names).toEqual(["Basil", "Stan"]);
    expect(names).not.toContain("Ruth");
    expect(await told(karen)).toHaveLength(names.length);
  });

  it.each<[string, string, { isPrivate?: boolean; lines?: string[] }, string[]]>([
    ["was kept out", "He was my brother, and we never spoke of it.", { isPrivate: true }, []],
    ["asks for silence", "He was my brother. Nobody must ever know that.", {}, []],
    ["had a part left out", "It was a cold night. He was my brother.", { lines: ["He was my brother."] }, []],
    ["stands whole", "He was my brother, and the boat was his own.", {}, ["Jory"]],
  ])(
    "knows who somebody is from notes on an answer only where that answer %s",
    async (_, said, out, names) => {
      const { saga, teller, list } = await winifred(
        "Jory rowed us over to the island every Sunday that summer, and the bicycle stood upright in the boat.",
        said,
      );
      const users = saga.db.selectFrom("messages").select("id").where("role", "=", "user");
      const [a, b] = await users.orderBy("position").execute();
      const rows = () => saga.db.selectFrom("ledgers").select("data").where("person_id", "=", teller.id);
      const ledger = JSON.parse((await rows().executeTakeFirstOrThrow()).data);
      ledger.people = [{ name: "Jory", who: "brother", message: a?.id, whoIn: b?.id }];
      if (out.lines) ledger.limits.push({ kind: "not_printed", message: b?.id, stems: [], lines: out.lines });
      await saga.db
        .updateTable("ledgers")
        .set({ data: JSON.stringify(ledger) })
        .execute();
      if (out.isPrivate)
        await saga.db
          .updateTable("messages")
          .set({ is_private: 1 })
          .where("id", "=", b?.id ?? "")
          .execute();
      expect((await list()).map(({ name }) => name)).toEqual(names);
    },
  );

  it("calls nobody by a word of their address", async () => {
    const saga = await startSaga();
    const owner = await saga.join("owner@example.org");
    await answer(owner, await begin(owner), "My mother was born in 1912, in the cottage by the lime kiln.");
    const [proposal] = await told(owner);
    expect(proposal).toMatchObject({ kind: "born", relation: "mother", name: "", teller: "" });
    const params = { id: owner.user.id, proposal: proposal?.id ?? "" };
    const family = await owner.call("takeProposal", { params, body: {} });
    expect(family.people.map(({ name, born }) => `${name}|${born}`).sort()).toEqual(["|", "|1912"]);
    expect((await owner.call("listProposals", { query: {} })).sources).toMatchObject([{ teller: "" }]);
    const file = await (await owner.request("/api/family/gedcom?version=7.0&living=1")).text();
    expect(file).not.toMatch(/owner|AUTH/i);
  });

  it("does not exist for others", async () => {
    const { saga, teller, list } = await winifred(basil);
    const proposal = (await list())[0]?.id ?? "";
    const bo = await saga.join("bo@example.org");
    expect(await told(bo)).toEqual([]);
    const params = { id: teller.id, proposal };
    expect(await bo.refused("takeProposal", { params, body: {} })).toMatchObject({ status: 404 });
    expect(await bo.refused("listProposals", { query: { life: teller.id } })).toMatchObject({ status: 404 });
  });
});
