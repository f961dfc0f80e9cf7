import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { answer, begin } from "../../../test/interviewing.ts";
import { openLink, secretIn } from "../../../test/teller-link.ts";
import { admin } from "../../../test/test-saga.ts";
import {
  lines,
  opened,
  photograph,
  school,
  tellToTheEnd,
  withWinifred,
} from "./about-interviews.test-suite.ts";

describe("an interview about one thing", () => {
  it("begins whichever of the three are told, with its own title and a question that belongs to it, and is none of them", async () => {
    const { karen, life, basil, start, listed } = await withWinifred();
    const before = await start(school);
    expect(before.title).toBe("School Years");
    expect((await opened(karen, before.id)).messages[0]?.content).toMatch(/^Good to have you here\./);
    await begin(karen, { interviewee: life });
    const about = await start({ kind: "person", id: basil });
    expect(about.title).toBe("About Basil Rowe");
    expect((await opened(karen, about.id)).messages[0]?.content).toMatch(/ Tell me about Basil Rowe\.$/);
    const found = (await listed()).sort((a, b) => a.number - b.number);
    expect(found.map(({ number, title, about }) => [number, title, about])).toEqual([
      [1, "Interview 1: Overview", null],
      [4, "School Years", school],
      [5, "About Basil Rowe", { kind: "person", id: basil }],
    ]);
    const second = { interviewee: life, number: 2 as const };
    expect((await karen.refused("startInterview", { body: { interview: second } })).error.code).toBe(
      "interviews.locked",
    );
  });

  it("is the same one for whoever asks again or at the same moment, and another once it is complete", async () => {
    const { karen, start, listed } = await withWinifred();
    const all = await Promise.all([
      start(school),
      start(school),
      start({ kind: "chapter", id: "travel" }),
      start(school),
    ]);
    expect(new Set(all.map(({ id }) => id)).size).toBe(2);
    expect(await listed()).toHaveLength(2);
    const [{ id } = { id: "" }] = all;
    await tellToTheEnd(karen, id);
    const again = await start(school);
    expect(again).toEqual({ id: expect.not.stringMatching(id), title: "School Years (2)" });
    expect(await start(school)).toEqual(again);
  });

  it("keeps what is told in it beside what is told in another at the same moment", async () => {
    const { saga, karen, life, start } = await withWinifred();
    const talks = [
      await begin(karen, { interviewee: life }),
      await opened(karen, (await start(school)).id),
      await opened(karen, (await start({ kind: "chapter", id: "travel" })).id),
    ];
    await Promise.all(talks.map((talk, at) => answer(karen, talk, lines[at] ?? "")));
    const { data } = await saga.db
      .selectFrom("ledgers")
      .select("data")
      .where("person_id", "=", life)
      .executeTakeFirstOrThrow();
    const { interviews } = JSON.parse(data) as { interviews: Record<string, { turns: number }> };
    expect(Object.values(interviews).map(({ turns }) => turns)).toEqual([1, 1, 1]);
  });

  it("goes up in small steps, ends with a question whether that is all, and leaves the progress of the three as it is", async () => {
    const { karen, life, start } = await withWinifred();
    const { id } = await start(school);
    const steps: number[] = [];
    let talk = await opened(karen, id);
    for (let at = 0; talk.progress < 100 && at < 20; at += 1) {
      const { progress } = talk;
      const { messages } = await opened(karen, id);
      const isEnd = messages.at(-1)?.content.includes("finish");
      talk = await answer(karen, talk, isEnd ? "No, that is all." : `${lines[at % 4]} That was week ${at}.`);
      if (talk.progress < 100) steps.push(talk.progress - progress);
    }
    expect(talk.progress).toBe(100);
    expect(steps.length).toBeGreaterThanOrEqual(6);
    expect(Math.max(...steps)).toBeLessThanOrEqual(12);
    const people = await karen.call("usersByParent", { params: { id: karen.user.id } });
    expect(people.find((one) => one.id === life)?.interviewProgress).toBe(0);
    const more = {
      id,
      messages: [...talk.messages, { role: "user" as const, content: "And another thing." }],
    };
    expect((await karen.refused("getQuestion", { body: more })).error.code).toBe("interviews.complete");
  });

  it("does not begin about somebody whom the teller wants left alone, in whichever interview that was said", async () => {
    const { karen, life, basil, start } = await withWinifred();
    await answer(karen, await begin(karen, { interviewee: life }), "Please do not ask me about Basil.");
    const body = { about: { kind: "person" as const, id: basil } };
    expect(await karen.refused("startAbout", { params: { id: life }, body })).toMatchObject({
      status: 409,
      error: { code: "interviews.left_alone" },
    });
    expect((await start(school)).title).toBe("School Years");
  });

  it("that goes on does not go on about somebody who was left alone meanwhile", async () => {
    const { karen, life, basil, start, listed } = await withWinifred();
    const about = { kind: "person" as const, id: basil };
    await start(about);
    await start(school);
    const leftAlone = async () =>
      (await listed()).filter((one) => one.is_left_alone).map(({ title }) => title);
    expect(await leftAlone()).toEqual([]);
    await answer(karen, await begin(karen, { interviewee: life }), "Please do not ask me about Basil.");
    const refused = await karen.refused("startAbout", { params: { id: life }, body: { about } });
    expect(refused.error.code).toBe("interviews.left_alone");
    expect(await leftAlone()).toEqual(["About Basil Rowe"]);
  });

  it("asks of years that are over only about such a time, not about children or the years after work", async () => {
    const { saga, life, start } = await withWinifred();
    for (const id of ["school", "family", "retirement", "learnings"] as const)
      await start({ kind: "chapter", id });
    const row = saga.db.selectFrom("ledgers").select("data").where("person_id", "=", life);
    const { interviews } = JSON.parse((await row.executeTakeFirstOrThrow()).data) as {
      interviews: Record<string, { about: { kind: string } }>;
    };
    expect(Object.values(interviews).map(({ about }) => about.kind)).toEqual([
      "period",
      "interest",
      "interest",
      "interest",
    ]);
  });

  it("about a photograph has all its answers stand below the picture, and none that is kept out", async () => {
    const { saga, karen, life, start } = await withWinifred();
    const id = randomUUID();
    await karen.request(`/api/family/media/${id}?life=${life}&name=slip.jpg`, {
      method: "PUT",
      body: photograph,
    });
    await karen.call("changeMedia", { params: { id }, body: { caption: "The slip at Sandy Bay" } });
    const asked = await start({ kind: "picture", id });
    expect(asked.title).toBe("A photograph");
    const told = "That is my brother Jory on the slip at Sandy Bay, with the donkey that would not be led.";
    const talk = await answer(karen, await opened(karen, asked.id), told);
    expect(talk.messages[0]?.content).toMatch(/ Tell me about this picture\.$/);
    const next = "The donkey was called Bishop, and he ate the parson's hat.";
    await answer(karen, talk, next);
    const toldOf = async () => (await karen.call("listToldPictures", {})).data;
    expect((await toldOf()).map(({ picture, said }) => [picture, said.sentence])).toEqual([
      [id, told],
      [id, next],
    ]);
    await answer(
      karen,
      await opened(karen, asked.id),
      "Please leave that about the parson's hat out of everything.",
    );
    expect((await toldOf()).filter(({ said }) => said.sentence.includes("parson"))).toEqual([]);
    const bo = await saga.join("bo@example.org");
    const body = { about: { kind: "picture" as const, id } };
    expect(await bo.refused("startAbout", { params: { id: life }, body })).toMatchObject({ status: 404 });
    expect(await bo.refused("startAbout", { params: { id: bo.user.id }, body })).toMatchObject({
      status: 404,
    });
  });

  it("is about nothing but a photograph that is there: no film, no document, none that was deleted", async () => {
    const { karen, life } = await withWinifred();
    const kept = async (name: string, body: Uint8Array) => {
      const id = randomUUID();
      const sent = await karen.request(`/api/family/media/${id}?life=${life}&name=${name}`, {
        method: "PUT",
        body: new Uint8Array(body),
      });
      expect(sent.status, await sent.text()).toBe(200);
      return id;
    };
    const letter = await kept("letter.pdf", Buffer.from("%PDF-1.4\n%%EOF"));
    const slip = await kept("slip.jpg", photograph);
    await karen.call("changeMedia", { params: { id: slip }, body: { is_deleted: true } });
    for (const id of [letter, slip]) {
      const body = { about: { kind: "picture" as const, id } };
      const refused = await karen.refused("startAbout", { params: { id: life }, body });
      expect(refused).toMatchObject({ status: 404, error: { code: "media.not_found" } });
    }
  });

  it("is never about a person of one account in a life of another, and who reads one that goes on is noted", async () => {
    const { saga } = await withWinifred();
    const owner = await saga.signIn(admin);
    const bo = await saga.join("bo@example.org");
    const basil = randomUUID();
    const people = [{ id: basil, name: "Basil Rowe" }];
    await owner.call("changeFamily", { body: { id: randomUUID(), what: "Basil", people } });
    const params = { id: bo.user.id };
    const body = { about: { kind: "person" as const, id: basil } };
    expect((await owner.refused("startAbout", { params, body })).error.code).toBe("people.not_found");
    expect(await owner.call("startAbout", { params: { id: owner.user.id }, body })).toMatchObject({
      title: "About Basil Rowe",
    });
    const own = await bo.call("startAbout", { params, body: { about: school } });
    const noted = async () => JSON.stringify(await saga.db.selectFrom("audit_log").selectAll().execute());
    expect(await noted()).not.toContain(own.id);
    expect(await owner.call("startAbout", { params, body: { about: school } })).toEqual(own);
    expect(await noted()).toContain(own.id);
  });

  it("is told by a teller with a link too, and what is told stands in the chapter and in a story", async () => {
    const { saga, karen, life, start } = await withWinifred();
    const { id } = await start(school);
    const { address } = await karen.call("createTellerLink", { params: { id: life } });
    const winifred = await openLink(saga, secretIn(address));
    const found = await winifred.call("getInterviews", { query: { messages: "0" }, body: [life] });
    expect(found.map(({ title }) => title)).toEqual(["School Years"]);
    await answer(winifred, await opened(winifred, id), lines[0] ?? "");
    const { told } = await karen.call("getLife", { params: { id: life } });
    expect(told).toMatchObject([{ interview_id: id, interview_title: "School Years", subject: "school" }]);
    const story = await karen.call("createStory", {
      body: { interview_ids: [id], length: 500, style: "biography", language: "en" },
    });
    expect(JSON.stringify(story)).toContain("Mrs Pell");
  });
});
