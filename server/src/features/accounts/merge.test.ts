import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { answer, begin } from "../../../test/interviewing.ts";
import { record } from "../../../test/recorded.ts";
import { admin, startSaga, type TestSaga } from "../../../test/test-saga.ts";

const told = "I was born in 1938 in Sunne, in a red house by the lake.";

async function interviewer() {
  const saga = await startSaga();
  const anna = await saga.join("anna@example.org");
  const add = async (name: string) => (await anna.call("createUser", { body: { name } })).id;
  return { saga, anna, add };
}

type Reference = { table: string; column: string };

/** Every column of the schema that refers to a person. */
async function referencesToPeople({ db, config }: TestSaga): Promise<Reference[]> {
  const query =
    config.databaseUrl === null
      ? sql<Reference>`
          select t.name as "table", k."from" as "column" from sqlite_master t, pragma_foreign_key_list(t.name) k
          where t.type = 'table' and k."table" = 'people'`
      : sql<Reference>`
          select c.conrelid::regclass::text as "table", a.attname as "column" from pg_constraint c
          join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
          where c.contype = 'f' and c.confrelid = 'people'::regclass`;
  return (await query.execute(db)).rows;
}

/** Columns that are read as JSON while two people are merged. */
const asJson: Record<string, string> = { services: "[]", data: "{}" };

/** A row in which everything that must be given is made up, and nobody but this person is named. */
async function addRow(saga: TestSaga, { table, column }: Reference, person: string, account: string) {
  const { db } = saga;
  const tables = await db.introspection.getTables();
  const columns = tables.find(({ name }) => name === table)?.columns ?? [];
  const others = (await referencesToPeople(saga)).filter((each) => each.table === table);
  const made = columns
    .filter(
      ({ name, isNullable, hasDefaultValue }) => name === "last_seen_at" || (!isNullable && !hasDefaultValue),
    )
    .map(({ name, dataType }) => {
      if (others.some((each) => each.column === name)) return [name, account];
      if (/^int|^bigint/i.test(dataType)) return [name, 1];
      // A session whose end is over is taken away by whoever asks next.
      if (name.endsWith("_at")) return [name, "2999-01-01T00:00:00.000Z"];
      return [name, asJson[name] ?? randomUUID()];
    });
  const row: Record<string, string | number> = { ...Object.fromEntries(made), [column]: person };
  const names = sql.join(Object.keys(row).map((name) => sql.ref(name)));
  await sql`insert into ${sql.table(table)} (${names}) values (${sql.join(Object.values(row))})`.execute(db);
}

async function countOf({ db }: TestSaga, { table, column }: Reference, person: string): Promise<number> {
  const { rows } = await sql`select 1 from ${sql.table(table)} where ${sql.ref(column)} = ${person}`.execute(
    db,
  );
  return rows.length;
}

/** How many rows each table has, and in which of them a word stands. */
async function contents({ db }: TestSaga, word: string) {
  const counts: Record<string, number> = {};
  const found: string[] = [];
  for (const { name } of await db.introspection.getTables()) {
    const { rows } = await sql<object>`select * from ${sql.table(name)}`.execute(db);
    counts[name] = rows.length;
    if (JSON.stringify(rows).includes(word)) found.push(name);
  }
  return { counts, found };
}

describe("merging two people who are one", () => {
  it("keeps one person with what the other told, and what is known of either", async () => {
    const { saga, anna, add } = await interviewer();
    const [elsa, twin] = [await add("Elsa Lind"), await add("Elsa")];
    await anna.call("updateUser", { params: { id: twin }, body: { birth_year: 1938 } });
    const talk = await answer(anna, await begin(anna, { interviewee: twin }), told);
    await anna.call("startInterview", {
      body: { bio: "She ran the bakery.", interview: { number: 1, interviewee: elsa } },
    });
    const merged = await anna.call("mergePeople", { params: { id: twin }, body: { into: elsa } });
    expect(merged).toMatchObject({ id: elsa, name: "Elsa Lind", birth_year: 1938 });
    expect(merged.interviewProgress).toBe(Math.round(talk.progress / 3));
    expect(await anna.call("usersByParent", { params: { id: anna.user.id } })).toHaveLength(1);
    const kept = await anna.call("getInterview", { params: { id: talk.id } });
    expect(kept.messages.map(({ content }) => content)).toContain(told);
    const interviews = await saga.db.selectFrom("interviews").select(["id", "bio"]).execute();
    expect(interviews).toEqual([{ id: talk.id, bio: "She ran the bakery." }]);
    // What the interviewer knows came along: it goes on and does not begin again.
    const next = await answer(anna, talk, "My father built it.");
    expect(next.progress).toBeGreaterThanOrEqual(talk.progress);
  });

  it("leaves both as they are where both have told something", async () => {
    const { anna, add } = await interviewer();
    const [elsa, twin] = [await add("Elsa Lind"), await add("Elsa")];
    for (const interviewee of [elsa, twin]) await answer(anna, await begin(anna, { interviewee }), told);
    const { status, error } = await anna.refused("mergePeople", {
      params: { id: twin },
      body: { into: elsa },
    });
    expect([status, error.code, error.details]).toEqual([409, "people.both_told", { numbers: [1] }]);
    expect(await anna.call("usersByParent", { params: { id: anna.user.id } })).toHaveLength(2);
  });

  it("is for interviewees of one account alone", async () => {
    const { saga, anna, add } = await interviewer();
    const elsa = await add("Elsa");
    const bo = await saga.join("bo@example.org");
    const other = await bo.call("createUser", { body: { name: "Elsa" } });
    const owner = await saga.signIn(admin);
    for (const [id, into] of [
      [elsa, other.id],
      [elsa, elsa],
      [elsa, anna.user.id],
      [anna.user.id, elsa],
    ] as const)
      expect((await owner.refused("mergePeople", { params: { id }, body: { into } })).error.code).toBe(
        "people.not_an_interviewee",
      );
  });

  it("loses no row of any table that refers to a person: each is moved, or nothing is merged", async () => {
    const { saga, anna, add } = await interviewer();
    const references = await referencesToPeople(saga);
    expect(references.length).toBeGreaterThan(12);
    const refused: string[] = [];
    for (const reference of references) {
      const [elsa, twin] = [await add("Elsa Lind"), await add("Elsa")];
      await addRow(saga, reference, twin, anna.user.id);
      const { status } = await anna.request(`/api/users/${twin}/merge`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ into: elsa }),
      });
      const name = `${reference.table}.${reference.column}`;
      if (status !== 200) refused.push(name);
      const left = status === 200 ? elsa : twin;
      expect([200, 409], name).toContain(status);
      expect(await countOf(saga, reference, left), name).toBe(1);
    }
    const moved = references
      .map(({ table, column }) => `${table}.${column}`)
      .filter((name) => !refused.includes(name));
    // The others belong to accounts, which are not merged.
    expect(moved.sort()).toEqual([
      "interviews.interviewee_id",
      "ledgers.person_id",
      "media.life_id",
      "model_consents.person_id",
      "teller_links.person_id",
    ]);
  });

  it("moves recordings, corrections, decisions, files and links of the family, and leaves no trace of the id", async () => {
    const { saga, anna, add } = await interviewer();
    const [elsa, twin] = [await add("Elsa Lind"), await add("Elsa")];
    const talk = await answer(anna, await begin(anna, { interviewee: twin }), told);
    await record(anna, talk.id);
    const { messages } = await anna.call("getInterview", { params: { id: talk.id } });
    const message = messages.find(({ role }) => role === "user")?.id ?? "";
    const kept_at = "2026-11-01T12:00:00.000Z";
    await saga.db
      .insertInto("message_versions")
      .values({
        id: "v",
        message_id: message,
        content: "Sunnne",
        changed_by: anna.user.id,
        kept_at,
        position: 0,
      })
      .execute();
    await saga.db
      .insertInto("story_decisions")
      .values({
        interview_id: talk.id,
        message_id: message,
        text: told,
        decision: "keep",
        wording: null,
        decided_at: kept_at,
      })
      .execute();
    const story = await anna.call("createStory", { body: { interview_ids: [talk.id], length: 500 } });
    const file = randomUUID();
    await anna.request(`/api/family/media/${file}?name=school.pdf&life=${twin}&subject=school`, {
      method: "PUT",
      body: "%PDF-1.7 a school report",
    });
    const link = (user_id: string) =>
      anna.call("changeFamily", {
        body: { id: randomUUID(), what: "Elsa", people: [{ id: "e", name: "Elsa", user_id }] },
      });
    await link(twin);
    await link(anna.user.id);
    await anna.call("changeFamily", {
      body: { id: randomUUID(), what: "Twin", people: [{ id: "t", name: "Twin", user_id: twin }] },
    });
    await (await saga.signIn(admin)).call("getInterview", { params: { id: talk.id } });
    const before = await contents(saga, twin);
    await anna.call("mergePeople", { params: { id: twin }, body: { into: elsa } });
    const after = await contents(saga, twin);
    const { people = 0, audit_log = 0, ...rest } = before.counts;
    expect(after.counts).toEqual({ ...rest, people: people - 1, audit_log: audit_log + 1 });
    // The log says what was done to whom in its own words: that it was this person who became another.
    expect(after.found).toEqual(["audit_log"]);
    const { data } = await anna.call("listMedia", { query: { life: elsa, subject: "school" } });
    expect(data.map(({ id }) => id)).toEqual([file]);
    expect(await (await anna.request(`/api/family/media/${file}/file`)).text()).toContain("school report");
    expect((await anna.call("getStory", { params: { id: story.id } })).interview_ids).toEqual([talk.id]);
    const linked = async () => {
      const family = await anna.call("getFamily", {});
      return Object.fromEntries(family.people.map(({ id, user_id }) => [id, user_id]));
    };
    expect(await linked()).toMatchObject({ t: elsa, e: anna.user.id });
    await anna.call("undoFamily", {});
    await anna.call("undoFamily", {});
    expect(await linked()).toMatchObject({ e: elsa });
    const owner = await saga.signIn(admin);
    const log = await owner.call("auditLog", { query: { person: elsa } });
    expect(log.data.map(({ action }) => action)).toContain("interview.read");
  });

  it("leaves alone what either wanted left alone, and sends words only where both agreed", async () => {
    const { saga, anna, add } = await interviewer();
    const [elsa, twin] = [await add("Elsa Lind"), await add("Elsa")];
    await answer(anna, await begin(anna, { interviewee: elsa }), told);
    const silenced = await answer(anna, await begin(anna, { interviewee: twin }), told);
    const limit = { kind: "not_asked", message: "m", stems: ["war"] };
    const row = await saga.db
      .selectFrom("ledgers")
      .select("data")
      .where("person_id", "=", twin)
      .executeTakeFirstOrThrow();
    const data = JSON.stringify({ ...JSON.parse(row.data), limits: [limit] });
    await saga.db.updateTable("ledgers").set({ data }).where("person_id", "=", twin).execute();
    await anna.call("deleteInterview", { params: { id: silenced.id } });
    const agreed = { decided_by: anna.user.id, decided_at: "2026-11-01T12:00:00.000Z" };
    await saga.db
      .insertInto("model_consents")
      .values([
        { person_id: elsa, services: '["one","two"]', ...agreed },
        { person_id: twin, services: '["two","three"]', ...agreed },
      ])
      .execute();
    await anna.call("mergePeople", { params: { id: twin }, body: { into: elsa } });
    const ledger = await saga.db.selectFrom("ledgers").selectAll().execute();
    expect(ledger.map(({ person_id }) => person_id)).toEqual([elsa]);
    expect(JSON.parse(ledger[0]?.data ?? "")).toMatchObject({ limits: [limit] });
    const consents = await saga.db.selectFrom("model_consents").select(["person_id", "services"]).execute();
    expect(consents).toEqual([{ person_id: elsa, services: '["two"]' }]);
  });

  it("each into the other at once ends in one person, and not in none", async () => {
    const { anna, add } = await interviewer();
    const [elsa, twin] = [await add("Elsa Lind"), await add("Elsa")];
    const merge = (id: string, into: string) =>
      anna.request(`/api/users/${id}/merge`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ into }),
      });
    const answers = await Promise.all([merge(elsa, twin), merge(twin, elsa)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(await anna.call("usersByParent", { params: { id: anna.user.id } })).toHaveLength(1);
  });
});
