import { randomUUID } from "node:crypto";
import type { Family } from "@saga/contract/family";
import { describe, expect, it } from "vitest";
import type { Caller } from "../../../test/caller.ts";
import { startSaga } from "../../../test/test-saga.ts";

type Change = Parameters<typeof sent>[0];
const sent = (change: { people?: object[]; unions?: object[]; removed?: string[]; root?: string }) => ({
  body: { id: randomUUID(), what: "Changed the family", ...change } as never,
});
const change = (caller: Caller, changes: Change): Promise<Family> =>
  caller.call("changeFamily", sent(changes));

const three = {
  people: [
    { id: "elsa", name: "Elsa", born: "about 1925" },
    { id: "erik", name: "Erik", born: "1948" },
    { id: "ingrid", name: "Ingrid" },
  ],
  unions: [
    { id: "one", partners: ["elsa"], children: [{ id: "erik" }] },
    { id: "two", partners: ["erik"], children: [{ id: "ingrid", kind: "adopted" }] },
  ],
};

async function anna() {
  const saga = await startSaga();
  const caller = await saga.join("anna@example.org");
  return { saga, caller };
}

describe("a family", () => {
  it("is the labelled example until one's own is started", async () => {
    const { caller } = await anna();
    const example = await caller.call("getFamily", {});
    expect(example).toMatchObject({ state: "example", root: "you", undo: null });
    expect(example.people.map(({ name }) => name)).toContain("Zofia Kowalska");
  });

  it("starts with oneself and the interviewees whose place is certain", async () => {
    const { caller } = await anna();
    for (const [name, relationship] of [
      ["Maria", "mother"],
      ["Tom", "spouse"],
      ["Kim", "friend"],
    ] as const)
      await caller.call("createUser", { body: { name, relationship } });
    const own = await caller.call("startFamily", { body: { with: "myself" } });
    expect(own.state).toBe("own");
    expect(own.people.map(({ name }) => name).sort()).toEqual(["", "Maria", "Tom"]);
    const self = own.people.find(({ id }) => id === own.root);
    expect(self?.user_id).toBe(caller.user.id);
    const home = own.unions.find(({ children }) => children.some(({ id }) => id === own.root));
    expect(home?.partners).toHaveLength(1);
    expect((await caller.call("getFamily", {})).undo).toBe("Started a family");
    expect((await caller.call("undoFamily", {})).state).toBe("example");
  });

  it("knows what an account is called, also when that is said later", async () => {
    const { caller } = await anna();
    const { root } = await caller.call("startFamily", { body: { with: "myself" } });
    await caller.call("updateUser", { params: { id: caller.user.id }, body: { name: "Anna Berg" } });
    const { people } = await caller.call("getFamily", {});
    expect(people.find(({ id }) => id === root)?.name).toBe("Anna Berg");
    const changed = await change(caller, { people: [{ id: "elsa", name: "Elsa" }] });
    expect(changed.people.map(({ name }) => name).sort()).toEqual(["Anna Berg", "Elsa"]);
    expect((await caller.call("undoFamily", {})).people.map(({ name }) => name)).toEqual(["Anna Berg"]);
  });

  it("can go on from the example", async () => {
    const { caller } = await anna();
    const kept = await caller.call("startFamily", { body: { with: "example" } });
    expect(kept.state).toBe("own");
    expect(kept.people).toHaveLength(10);
    expect(await caller.call("startFamily", { body: { with: "myself" } })).toMatchObject({
      people: kept.people,
    });
  });

  it("keeps dates as genealogists write them and how a child belongs", async () => {
    const { caller } = await anna();
    await caller.call("startFamily", { body: { with: "myself" } });
    await change(caller, three);
    const { people, unions } = await caller.call("getFamily", {});
    expect(people.find(({ id }) => id === "elsa")?.born).toBe("ABT 1925");
    expect(unions.find(({ id }) => id === "two")?.children).toEqual([{ id: "ingrid", kind: "adopted" }]);
  });

  it("applies a change once, however often it is sent", async () => {
    const { caller } = await anna();
    await caller.call("startFamily", { body: { with: "myself" } });
    const first = sent(three);
    const once = await caller.call("changeFamily", first);
    expect((await caller.call("changeFamily", first)).people).toHaveLength(once.people.length);
    await caller.call("undoFamily", {});
    expect((await caller.call("getFamily", {})).people).toHaveLength(1);
  });

  it("takes back a removal with all that belonged to it", async () => {
    const { caller } = await anna();
    await caller.call("startFamily", { body: { with: "myself" } });
    const before = await change(caller, three);
    const without = await change(caller, { removed: ["erik"] });
    expect(without.people.map(({ id }) => id)).not.toContain("erik");
    expect(without.unions.map(({ id }) => id)).not.toContain("one");
    const back = await caller.call("undoFamily", {});
    expect(back.people).toHaveLength(before.people.length);
    const unions = [...back.unions].sort((a, b) => a.id.localeCompare(b.id));
    expect(unions).toEqual([...before.unions].sort((a, b) => a.id.localeCompare(b.id)));
  });

  it.each([
    [
      "somebody who is their own ancestor",
      { unions: [{ id: "three", partners: ["ingrid"], children: [{ id: "elsa" }] }] },
    ],
    ["somebody who is not there", { unions: [{ id: "three", partners: ["nobody", "elsa"], children: [] }] }],
    [
      "a child that is its own parent",
      { unions: [{ id: "three", partners: ["elsa"], children: [{ id: "elsa" }] }] },
    ],
  ])("refuses %s and changes nothing", async (_, impossible) => {
    const { caller } = await anna();
    await caller.call("startFamily", { body: { with: "myself" } });
    const before = await change(caller, three);
    const { error } = await caller.refused("changeFamily", sent(impossible));
    expect(error.code).toBe("family.impossible");
    expect(await caller.call("getFamily", {})).toMatchObject({ undo: before.undo, people: { length: 4 } });
  });

  it("lets a person of the tree be one's own interviewee and nobody else's", async () => {
    const { saga, caller } = await anna();
    const bo = await saga.join("bo@example.org");
    const mother = await bo.call("createUser", { body: { name: "Karin" } });
    const link = sent({ people: [{ id: "karin", name: "Karin", user_id: mother.id }] });
    expect((await caller.refused("changeFamily", link)).status).toBe(404);
    expect((await bo.call("changeFamily", link)).people.map(({ id }) => id)).toContain("karin");
    expect((await caller.call("getFamily", {})).state).toBe("example");
  });

  it("takes in a file of another program once, shows it before, and takes the whole of it back", async () => {
    const { caller } = await anna();
    const lines = "0 @I1@ INDI\n1 NAME Elsa /Berg/\n1 _COLOR red\n0 @S1@ SOUR\n1 TITL Parish book\n";
    const id = randomUUID();
    const send = (keep: string, text = lines) =>
      caller.request(`/api/family/gedcom?id=${id}&keep=${keep}`, { method: "POST", body: text });
    const unknown = [
      { tag: "_COLOR", count: 1 },
      { tag: "SOUR", count: 1 },
    ];
    expect(await (await send("0")).json()).toMatchObject({ people: 1, unknown, is_kept: false });
    expect((await caller.call("getFamily", {})).state).toBe("example");
    await send("1");
    await send("1");
    const kept = await caller.call("getFamily", {});
    expect(kept).toMatchObject({ state: "own", people: [{ name: "Elsa Berg" }] });
    const out = await (await caller.request("/api/family/gedcom?version=5.5.1")).text();
    expect(out).toContain("1 _COLOR red\n");
    expect(out).toContain("0 @S1@ SOUR\n1 TITL Parish book\n");
    expect((await caller.call("undoFamily", {})).state).toBe("example");
    expect((await send("1", "not a family")).status).toBe(422);
  });
});
