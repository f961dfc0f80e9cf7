import { describe, expect, it, onTestFinished } from "vitest";
import { answer, begin } from "../../../test/interviewing.ts";
import { goodReply } from "../../../test/model-replies.ts";
import { replyWith } from "../../../test/model-stand-in.ts";
import { startModelVendor } from "../../../test/model-vendor.ts";
import { admin, startSaga } from "../../../test/test-saga.ts";

const told =
  "I grew up in a small house near Gdańsk with my mother Anna and my brother Jan. It smelled of bread.";

const start = async () => {
  const vendor = await startModelVendor(goodReply("The house smelled of bread. Go on about your brother."));
  onTestFinished(vendor.close);
  const saga = await startSaga({ env: { OPENAI_BASE_URL: vendor.url } });
  return { vendor, saga, owner: await saga.signIn(admin), anna: await saga.join("anna@example.org") };
};

const tone = { analyze: "Listen for weather.", connect: "Speak as a neighbour over the fence." };

describe("the tone of questions", () => {
  it("is saved in versions, and counts for everybody from then on", async () => {
    const { vendor, owner, anna } = await start();
    expect(await owner.call("getPrompts", {})).toEqual({
      version: 0,
      analyze: "",
      connect: "",
      saved_at: null,
    });
    const saved = await owner.call("savePrompts", { body: { ...tone, based_on: 0 } });
    expect(saved).toMatchObject({ version: 1, ...tone });
    const again = await owner.call("savePrompts", { body: { ...tone, based_on: 0 } });
    expect(again.version).toBe(1);
    const next = await owner.call("savePrompts", { body: { ...tone, analyze: "", based_on: 1 } });
    expect(next.version).toBe(2);
    const versions = await owner.call("listPrompts", { query: {} });
    expect(versions.data.map(({ version }) => version)).toEqual([2, 1]);
    await answer(anna, await begin(anna), told);
    expect(vendor.calls[0]?.prompt).toContain(tone.connect);
    expect(vendor.calls[0]?.prompt).not.toContain(tone.analyze);
  });

  it("is not overwritten by somebody who has not seen the last version", async () => {
    const { owner } = await start();
    await owner.call("savePrompts", { body: { ...tone, based_on: 0 } });
    const refused = await owner.refused("savePrompts", { body: { analyze: "x", connect: "", based_on: 0 } });
    expect(refused.error.code).toBe("prompts.conflict");
    expect(refused.error.details).toMatchObject({ saved: { version: 1 } });
  });

  it("takes words that only stand in for words as nothing", async () => {
    const { vendor, owner } = await start();
    const body = {
      analyze: "Prompt to analyze questions",
      connect: "Prompt to connect questions",
      based_on: 0,
    };
    expect((await owner.call("savePrompts", { body })).version).toBe(0);
    await answer(owner, await begin(owner), told);
    expect(vendor.calls[0]?.prompt).not.toContain("HOUSE STYLE");
  });

  it("is an administrator's alone, whatever a call brings along", async () => {
    const { vendor, owner, anna } = await start();
    for (const name of ["getPrompts", "listPrompts"] as const)
      expect((await anna.refused(name, { query: {} })).error.code).toBe("auth.forbidden");
    const ask = async (caller: typeof anna) => {
      const talk = await begin(caller);
      const messages = [...talk.messages, { role: "user" as const, content: told }];
      const body = { id: talk.id, messages, question_connect_template: tone.connect };
      await caller.call("getQuestion", { body });
      return vendor.calls.at(-1)?.prompt;
    };
    expect(await ask(anna)).not.toContain(tone.connect);
    expect(await ask(owner)).toContain(tone.connect);
  });

  it("can be looked at as the model gets it, with what nobody can change", async () => {
    const { vendor, owner } = await start();
    const body = { ...tone, language: "en" as const, answer: told };
    const { parts, built_in } = await owner.call("previewPrompt", { body });
    expect(built_in).toMatch(/[?.]$/u);
    expect(parts[0]?.content).toContain(tone.connect);
    expect(parts.map(({ content }) => content).join()).toContain(told);
    expect(parts.slice(1).every(({ is_fixed }) => is_fixed)).toBe(true);
    expect(vendor.calls).toHaveLength(0);
  });

  it("can be tried once, and the trial says which rules its question breaks", async () => {
    const { vendor, owner } = await start();
    const body = { ...tone, language: "en" as const, answer: told };
    const good = await owner.call("tryPrompt", { body });
    expect(good).toMatchObject({ model: "gpt-4o", broken: [], failure: null });
    expect(good.question).toMatch(/^The house smelled of bread\./u);
    vendor.reply = () => JSON.stringify(replyWith("Was it nice? Was it warm?"));
    expect((await owner.call("tryPrompt", { body })).broken).toContain("asks_twice");
    vendor.always = 401;
    expect(await owner.call("tryPrompt", { body })).toMatchObject({ question: null, failure: "auth" });
  });

  it("can be looked at without any model", async () => {
    const saga = await startSaga();
    const owner = await saga.signIn(admin);
    const tried = await owner.call("tryPrompt", {
      body: { ...tone, language: "sv", answer: "Jag växte upp i Umeå." },
    });
    expect(tried).toMatchObject({ model: null, question: null, failure: "no_model" });
    expect(tried.built_in).toMatch(/\p{L}{3,}.*[.?]$/u);
  });
});
