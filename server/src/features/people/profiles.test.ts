import type { UserSortKey } from "@saga/contract/people";
import { describe, expect, it } from "vitest";
import { answer, begin } from "../../../test/interviewing.ts";
import { admin, startSaga } from "../../../test/test-saga.ts";

describe("what is known of a person", () => {
  it("is kept with the person, and taken back when it is emptied", async () => {
    const saga = await startSaga();
    const anna = await saga.join("anna@example.org");
    const body = {
      name: "Ingrid",
      relationship: "other" as const,
      custom_relationship: "neighbour",
      birth_year: 1938,
      birth_place: "Sunne, Sweden",
      gender: "female" as const,
      preferred_voice: "female" as const,
    };
    const added = await anna.call("createUser", { body });
    expect(added).toMatchObject(body);
    const params = { id: added.id };
    const changed = await anna.call("updateUser", { params, body: { birth_place: "", birth_year: null } });
    expect(changed).toMatchObject({ birth_place: null, birth_year: null, custom_relationship: "neighbour" });
    expect(await anna.call("usersByParent", { params: { id: anna.user.id } })).toEqual([changed]);
    for (const wrong of [{ birth_year: 1700 }, { gender: "x" }, { bio: "x".repeat(4_001) }])
      expect((await anna.refused("updateUser", { params, body: wrong })).error.code).toBe("request.invalid");
  });
});

describe("the list of accounts", () => {
  async function accounts() {
    const saga = await startSaga();
    const owner = await saga.signIn(admin);
    for (const [name, email] of [
      ["Östen", "a@example.org"],
      ["anders", "z@example.org"],
      ["Łucja", "m@example.org"],
    ] as const)
      await owner.call("createUser", { body: { name, email } });
    const named = async (sort: UserSortKey, order: "asc" | "desc" = "asc") =>
      (await owner.call("listUsers", { query: { sort, order } })).data.map(({ name }) => name);
    return { saga, owner, named };
  }

  it("holds accounts alone, sorted as people read names", async () => {
    const { owner, named } = await accounts();
    await owner.call("createUser", { body: { name: "An interviewee" } });
    expect(await named("name")).toEqual(["Admin", "anders", "Łucja", "Östen"]);
    expect(await named("email")).toEqual(["Östen", "Admin", "Łucja", "anders"]);
    expect(await named("name", "desc")).toEqual(["Östen", "Łucja", "anders", "Admin"]);
  });

  it("is sorted by role with administrators as one, by sign-in and by progress", async () => {
    const { saga, owner, named } = await accounts();
    await saga.signIn("m@example.org").then(({ call, user }) =>
      call("updateUser", {
        params: { id: user.id },
        body: { role: "interviewer", has_logged_in: true },
      }),
    );
    expect(await named("role")).toEqual(["Admin", "Łucja", "anders", "Östen"]);
    expect(await named("role", "desc")).toEqual(["Östen", "anders", "Łucja", "Admin"]);
    expect(await named("has_logged_in", "desc")).toEqual(["Łucja", "Östen", "anders", "Admin"]);
    const osten = await saga.signIn("a@example.org");
    let talk = await begin(osten);
    while (talk.progress < 10)
      talk = await answer(osten, talk, "I was born in 1938 in Sunne, in a red house by the lake.");
    expect(await named("interviewProgress", "desc")).toEqual(["Östen", "Łucja", "anders", "Admin"]);
    const { data } = await owner.call("listUsers", { query: { sort: "interviewProgress", order: "desc" } });
    expect(data[0]?.interviewProgress).toBe(Math.round(talk.progress / 3));
  });

  it("comes in pages that miss nobody, also where administrators come first or last", async () => {
    const { owner } = await accounts();
    for (const sort of ["name", "role"] as const)
      for (const order of ["asc", "desc"] as const) {
        const pages = [];
        for (const page of [1, 2, 3, 4])
          pages.push(await owner.call("listUsers", { query: { sort, order, limit: 1, page } }));
        const ids = new Set(pages.flatMap(({ data }) => data.map(({ id }) => id)));
        expect([ids.size, pages[0]?.total, pages[0]?.totalPages]).toEqual([4, 4, 4]);
      }
  });
});
