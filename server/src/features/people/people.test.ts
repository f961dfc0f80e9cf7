import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { admin, startSaga } from "../../../test/test-saga.ts";

describe("people", () => {
  it("adds an interviewee once, however often the call is repeated", async () => {
    const saga = await startSaga();
    const anna = await saga.join("anna@example.org");
    const body = { id: randomUUID(), name: " Ingrid ", relationship: "mother", language: "sv" } as const;
    const first = await anna.call("createUser", { body });
    const again = await anna.call("createUser", { body });
    expect(again).toEqual(first);
    expect(first).toMatchObject({
      name: "Ingrid",
      parent: anna.user.id,
      relationship: "mother",
      language: "sv",
    });
    expect(await anna.call("usersByParent", { params: { id: anna.user.id } })).toEqual([first]);
  });

  it("sorts interviewees by name as people read it", async () => {
    const saga = await startSaga();
    const anna = await saga.join("anna@example.org");
    for (const name of ["Östen", "łucja", "Zofia", "anders", "Ingrid"]) {
      await anna.call("createUser", { body: { name } });
    }
    const listed = await anna.call("usersByParent", { params: { id: anna.user.id } });
    expect(listed.map(({ name }) => name)).toEqual(["anders", "Ingrid", "łucja", "Östen", "Zofia"]);
  });

  it("fills in friend and English when nothing else is said", async () => {
    const saga = await startSaga();
    const anna = await saga.join("anna@example.org");
    const added = await anna.call("createUser", { body: { name: "Tom", has_logged_in: true } });
    expect(added).toMatchObject({
      relationship: "friend",
      language: "en",
      has_logged_in: false,
      email: null,
    });
  });

  it("ends onboarding for good", async () => {
    const saga = await startSaga();
    const anna = await saga.join("anna@example.org");
    const params = { id: anna.user.id };
    const changed = await anna.call("updateUser", {
      params,
      body: { role: "interviewer", language: "pl", has_logged_in: true },
    });
    expect(changed).toMatchObject({ role: "interviewer", language: "pl", has_logged_in: true });
    await anna.call("updateUser", { params, body: { has_logged_in: false } });
    const seen = await anna.call("userByEmail", { params: { email: "Anna@Example.org" } });
    expect(seen.has_logged_in).toBe(true);
  });

  it("keeps other people's families out of sight", async () => {
    const saga = await startSaga();
    const anna = await saga.join("anna@example.org");
    const bo = await saga.join("bo@example.org");
    const mother = await anna.call("createUser", { body: { name: "Ingrid" } });
    const params = { id: mother.id };
    expect((await bo.refused("updateUser", { params, body: { name: "X" } })).error.code).toBe(
      "people.not_found",
    );
    expect((await bo.refused("usersByParent", { params: { id: anna.user.id } })).status).toBe(404);
    expect((await bo.refused("createUser", { body: { name: "X", parent: anna.user.id } })).status).toBe(404);
    expect((await bo.refused("userByEmail", { params: { email: "anna@example.org" } })).status).toBe(403);
  });

  it("lets nobody take an id that belongs to somebody else", async () => {
    const saga = await startSaga();
    const anna = await saga.join("anna@example.org");
    const bo = await saga.join("bo@example.org");
    const id = randomUUID();
    await anna.call("createUser", { body: { id, name: "Ingrid" } });
    const { error } = await bo.refused("createUser", { body: { id, name: "Ingrid" } });
    expect(error.code).toBe("people.id_taken");
  });

  it("lets only administrators add accounts", async () => {
    const saga = await startSaga();
    const anna = await saga.join("anna@example.org");
    const body = { name: "Carl", email: "carl@example.org" };
    expect((await anna.refused("createUser", { body })).status).toBe(403);
    const owner = await saga.signIn(admin);
    await owner.call("createUser", { body });
    expect((await owner.refused("createUser", { body })).error.code).toBe("people.email_taken");
  });

  it("takes no word of an address for a name until somebody says that it is theirs", async () => {
    const saga = await startSaga({ env: { ADMIN_EMAILS: "edith@example.org, anna.larsson@example.org" } });
    const anna = await saga.signIn("anna.larsson@example.org");
    expect(anna.user).toMatchObject({ name: "Anna Larsson", is_named: true });
    const edith = await saga.signIn("edith@example.org");
    expect(edith.user).toMatchObject({ name: "Edith", is_named: false });
    const params = { id: edith.user.id };
    const chosen = await edith.call("updateUser", { params, body: { role: "self", has_logged_in: true } });
    expect(chosen.is_named).toBe(false);
    const invited = { name: "Vera", email: "vera@example.org" };
    expect(await anna.call("createUser", { body: invited })).toMatchObject({ name: "Vera", is_named: true });
    const named = await edith.call("updateUser", { params, body: { name: "Edith" } });
    expect(named).toMatchObject({ name: "Edith", is_named: true });
  });

  it("creates the owner of an empty server when no administrator is named", async () => {
    const saga = await startSaga({ env: { ADMIN_EMAILS: "" } });
    expect(saga.adminEmails).toEqual(["owner@saga.local"]);
    const owner = await saga.signIn("owner@saga.local");
    expect(owner.user).toMatchObject({ name: "Owner", permissionLevel: "admin" });
  });
});
