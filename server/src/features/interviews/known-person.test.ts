import { describe, expect, it } from "vitest";
import { answer, begin } from "../../../test/interviewing.ts";
import { replyWith, standInModel } from "../../../test/model-stand-in.ts";
import { startSaga } from "../../../test/test-saga.ts";

const profile = { birth_year: 1938, birth_place: "Sunne, Sweden", gender: "female" } as const;

describe("what the family wrote about a person", () => {
  it("is before the model that words the questions, and not where nothing was written", async () => {
    const model = standInModel(() => replyWith("What did the house look like?"));
    const saga = await startSaga({ overrides: { writerFor: model.writerFor } });
    const anna = await saga.join("anna@example.org");
    for (const [name, known] of [
      ["Elsa", profile],
      ["Zofia", {}],
    ] as const) {
      const { id } = await anna.call("createUser", { body: { name, ...known } });
      await answer(anna, await begin(anna, { interviewee: id }), "I grew up in a small red house.");
    }
    const asked = model.requests.map((request) =>
      JSON.stringify(request).includes("Born: 1938, Sunne, Sweden"),
    );
    expect([asked.at(0), asked.at(-1)]).toEqual([true, false]);
  });

  it.each([
    ["what the profile says", profile, "woman"],
    ["what they are to the family", { relationship: "grandfather" as const }, "man"],
    ["neither", { relationship: "other" as const }, undefined],
  ])(
    "chooses the forms of address by %s, until the teller's own words say more",
    async (_by, known, address) => {
      const saga = await startSaga();
      const anna = await saga.join("anna@example.org");
      const body = { name: "Sikora", language: "pl", ...known } as const;
      const { id } = await anna.call("createUser", { body });
      const { messages } = await begin(anna, { interviewee: id, language: "pl" });
      const [row] = await saga.db.selectFrom("ledgers").select("data").where("person_id", "=", id).execute();
      expect(JSON.parse(row?.data ?? "{}").address).toBe(address);
      expect(messages[0]?.content.includes("jak mam się zwracać")).toBe(address === undefined);
    },
  );
});
