import { expect, test } from "vitest";
import { type Language, packs } from "#language/packs.ts";
import { rulesOf } from "./rules.ts";

const fields: ReadonlySet<string> = new Set(
  "intent also asked acts do what move about question threads text weight names name who notes message_id".split(
    " ",
  ),
);

test.each(Object.keys(packs) as Language[])(
  "in the rules of a turn nothing but the names of fields stands in quotation marks, in %s",
  (language) => {
    const { quoting } = packs[language].wordingForms;
    const rules = rulesOf(language, null).replace(quoting, "");
    expect(
      [...rules.matchAll(/["“„«]([^"”»]+)["”»]/gu)]
        .map(([, one]) => one)
        .filter((one) => !fields.has(one ?? "")),
    ).toEqual([]);
  },
);

test("the rules ask for nothing that the line on beginnings forbids, and say what is true of what waits for a death", () => {
  const rules = rulesOf("en", null);
  expect(rules).not.toContain("a fact of theirs");
  expect(rules).toContain("it stays out until they let it in");
});
