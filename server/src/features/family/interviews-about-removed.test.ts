import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { answer, begin } from "../../../test/interviewing.ts";
import {
  lines,
  opened,
  photograph,
  school,
  tellToTheEnd,
  withWinifred,
} from "./about-interviews.test-suite.ts";

describe("an interview about one thing that is removed", () => {
  it("can be removed: what it told is forgotten, what the three know is not, and it can be begun again", async () => {
    const { saga, karen, life, start } = await withWinifred();
    await answer(karen, await begin(karen, { interviewee: life }), "I was born in Porthsea in 1941.");
    const progress = async () =>
      (await karen.call("usersByParent", { params: { id: karen.user.id } })).find(({ id }) => id === life)
        ?.interviewProgress;
    const before = await progress();
    expect(before).toBeGreaterThan(0);
    const { id } = await start(school);
    await tellToTheEnd(karen, id);
    expect(await progress()).toBe(before);
    await karen.call("deleteInterview", { params: { id } });
    expect(await progress()).toBe(before);
    const { data } = await saga.db
      .selectFrom("ledgers")
      .select("data")
      .where("person_id", "=", life)
      .executeTakeFirstOrThrow();
    expect(data).not.toContain("Pell");
    expect(data).toContain("Porthsea");
    expect(Object.keys(JSON.parse(data).interviews)).toEqual(["1"]);
    expect((await start(school)).title).toBe("School Years");
  });

  it("asks its fixed questions anew once the only one about that photograph is removed", async () => {
    const { karen, life, start } = await withWinifred();
    const id = randomUUID();
    await karen.request(`/api/family/media/${id}?life=${life}&name=slip.jpg`, {
      method: "PUT",
      body: photograph,
    });
    const about = { kind: "picture" as const, id };
    const asked = async () => {
      const { id: interview } = await start(about);
      const { messages } = await answer(karen, await opened(karen, interview), lines[0] ?? "");
      await karen.call("deleteInterview", { params: { id: interview } });
      return messages[0]?.content;
    };
    const first = await asked();
    expect(first).toMatch(/ Tell me about this picture\.$/);
    const { messages } = await opened(karen, (await start(about)).id);
    expect(messages[0]?.content).toBe(first);
    const { id: again } = await start(about);
    const next = await answer(karen, await opened(karen, again), lines[1] ?? "");
    expect(next.messages.slice(1).map(({ content }) => content)).not.toContain(first);
  });

  it("keeps what it told when one of the three is removed that had the same subject", async () => {
    const { saga, karen, life, start } = await withWinifred();
    const overview = await begin(karen, { interviewee: life });
    await answer(karen, overview, "I was born in Porthsea in 1941.");
    const talk = await answer(karen, await opened(karen, (await start(school)).id), lines[0] ?? "");
    const schools = async () => {
      const row = saga.db.selectFrom("ledgers").select("data").where("person_id", "=", life);
      const { topics } = JSON.parse((await row.executeTakeFirstOrThrow()).data) as { topics: object };
      return Object.entries(topics).filter(([id]) => id.startsWith("school_"));
    };
    const told = await schools();
    expect(told).not.toEqual([]);
    await karen.call("deleteInterview", { params: { id: overview.id } });
    expect(await schools()).toEqual(told);
    expect(talk.progress).toBeGreaterThan(0);
  });
});
