import { expect, it } from "vitest";
import type { Language } from "#language/packs.ts";
import { faultsTold } from "./faults.test-suite.ts";

const faultsOf = faultsTold({ name: "Ada Moro", people: [{ name: "Derek", who: "brother" }] });

const brother = "Our Derek. My brother, four years older. He used to do my sums under the table.";

it.each<[string, Language, string, string, string]>([
  [
    "older for younger of the same brother, and of the teller what follows from it",
    "en",
    brother,
    "Ada was four years younger than Derek.",
    "Her brother Derek was four years younger.",
  ],
  [
    "cold for what was warm",
    "sv",
    "Jag drack ur hans kaffe. Kaffet var varmt än, det rykte i kylan.",
    "Hon drack ur hans kaffe, som var varmt än.",
    "Kaffet var kallt.",
  ],
  [
    "a full basket for an empty one",
    "it",
    "La gerla era vuota quando tornò dal mercato.",
    "La gerla era vuota.",
    "La gerla era piena quando tornò dal mercato.",
  ],
  [
    "younger for older of the same brother",
    "pl",
    "Brat Staszek był starszy o dwa lata i pasł krowy.",
    "Brat Staszek był o dwa lata starszy.",
    "Brat Staszek był młodszy o dwa lata.",
  ],
  [
    "the father's mother for the mother's",
    "sv",
    "Jag heter efter mormor, hon dog i lungsot på lasarettet.",
    "Hon heter efter mormodern, som dog i lungsot.",
    "Hon heter efter farmodern, som dog i lungsot.",
  ],
  [
    "a reason that nobody told",
    "en",
    "Frank went up the allotment in the dark and sat there.",
    "Frank went up the allotment because it was dark.",
    "Frank went up the allotment because he was jealous.",
  ],
  [
    "a reason that nobody told",
    "sv",
    "Pappa gick ut och högg ved i mörkret.",
    "Pappa högg ved eftersom det var mörkt ute.",
    "Pappa högg ved eftersom han var svartsjuk.",
  ],
  [
    "a reason that nobody told",
    "it",
    "Il babbo andò nell'orto e restò al buio.",
    "Il babbo andò nell'orto e restò al buio.",
    "Il babbo restò nell'orto perché era geloso.",
  ],
  [
    "a reason that nobody told",
    "pl",
    "Zośka śmiała się na całą salę i dała jej skrzynkę.",
    "Zośka śmiała się na całą salę.",
    "Zośka śmiała się na całą salę, bo już wybaczyła.",
  ],
])("a sentence does not say %s (%s)", (_, language, answer, fair, untrue) => {
  expect(faultsOf(language, answer, fair)).toEqual([]);
  expect(faultsOf(language, answer, untrue)).toContain("unsupported_content");
});
