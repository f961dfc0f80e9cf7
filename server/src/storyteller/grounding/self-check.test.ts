import { expect, it } from "vitest";
import { toldOf } from "../told.test-suite.ts";
import { checkGrounding } from "./grounding.ts";

it("lets whoever says I speak of another in one breath, and not of themselves as another", () => {
  const faults = (text: string): string[] =>
    checkGrounding({
      sentences: [{ text, sources: [{ interview_id: "one", message_id: "m0" }] }],
      told: toldOf(["Hon gick förbi mig i hallen. Jag skulle säga tjugo kronor."]),
      language: "sv",
      profileNames: [],
      isFirstPerson: true,
    }).flatMap(({ reasons }) => reasons);
  const both = "Om hon gick förbi mig i hallen i dag skulle jag säga tjugo kronor.";
  expect(faults(both)).not.toContain("wrong_person");
  expect(faults("Hon skulle säga tjugo kronor.")).toContain("wrong_person");
});
