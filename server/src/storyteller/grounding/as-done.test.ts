import { describe, expect, it } from "vitest";
import { en } from "../grounding-cases/as-done-en.ts";
import { it as italian } from "../grounding-cases/as-done-it.ts";
import { en as laterEn } from "../grounding-cases/as-done-later-en.ts";
import { it as laterIt } from "../grounding-cases/as-done-later-it.ts";
import { pl as laterPl } from "../grounding-cases/as-done-later-pl.ts";
import { sv as laterSv } from "../grounding-cases/as-done-later-sv.ts";
import { pl } from "../grounding-cases/as-done-pl.ts";
import { sv } from "../grounding-cases/as-done-sv.ts";
import { toldOf } from "../told.test-suite.ts";
import { faultsTold } from "./faults.test-suite.ts";
import { checkGrounding } from "./grounding.ts";
import { refusedForms } from "./refused-forms.test-suite.ts";

const faults = faultsTold({ name: "Nora Pym" });

describe("a life that is told in the present, and in the breath of speech", () => {
  it.each([
    [en, 0, 8],
    [sv, 0, 7],
    [pl, 0, 8],
    [italian, 1, 8],
  ])("keeps nearly all that is fair ($language)", (cases, fair, untrue) => {
    const refused = refusedForms(cases);
    expect(refused.fair).toBeLessThanOrEqual(fair);
    expect(refused.untrue).toBeGreaterThanOrEqual(untrue);
  });

  it.each([
    [laterEn, 1, 7],
    [laterSv, 0, 7],
    [laterPl, 0, 6],
    [laterIt, 0, 6],
  ])("keeps as much of sentences that were held back ($language)", (cases, fair, untrue) => {
    const refused = refusedForms(cases);
    expect(refused.fair).toBeLessThanOrEqual(fair);
    expect(refused.untrue).toBeGreaterThanOrEqual(untrue);
  });

  it("keeps a year that is put right by its last part", () => {
    const told = "I was at the mill till fifty-seven, no, eight, when it shut.";
    expect(faults("en", told, "She was at the mill until 1958.")).toEqual([]);
    expect(faults("en", told, "She was at the mill until 1954.")).toContain("unknown_number");
  });

  it("keeps a quotation that leaves whole sentences out, and none that leaves a denial or half a sentence out", () => {
    const told = "We had a goat. It ate the washing. Nobody minded. Was it mine? No. It was lent.";
    expect(faults("en", told, "“We had a goat. Nobody minded.”")).toEqual([]);
    expect(faults("en", told, "“Nobody minded. We had a goat.”")).toContain("altered_quote");
    expect(faults("en", told, "“We had a goat. It minded.”")).toContain("altered_quote");
    expect(faults("en", told, "“Was it mine? It was lent.”")).toContain("altered_quote");
  });

  it("counts those whom a sentence names with the teller", () => {
    const told = "Stan was the eldest, then Vera, then me, and Billy came last.";
    expect(faults("en", told, "There were four children: Stan, Vera, Nora and last Billy.")).toEqual([]);
    expect(faults("en", told, "There were five children: Stan, Vera, Nora and last Billy.")).toContain(
      "unknown_number",
    );
  });

  it("keeps what is done without a word, where an answer says that nothing was said", () => {
    const told = "And he said nothing. He came in with the wet dog, he drew a chalk line over the yard.";
    expect(faults("en", told, "Without a word he drew a chalk line over the yard.")).toEqual([]);
    const spoken = "He shouted and swore at me, and he drew a chalk line over the yard.";
    expect(faults("en", spoken, "Without a word he drew a chalk line over the yard.")).toContain(
      "changed_negation",
    );
  });

  it("calls a teller what they are to whoever the sentence says it of", () => {
    const withPoppy = faultsTold({ name: "Nora Pym", people: [{ name: "Poppy", who: "granddaughter" }] });
    const told = "I was a waitress. Poppy paints my nails on a Sunday.";
    expect(withPoppy("en", told, "Poppy paints her grandmother's nails on Sundays.")).toEqual([]);
    expect(withPoppy("en", told, "Poppy paints her grandfather's nails on Sundays.")).toContain(
      "changed_kinship",
    );
  });

  it.each([
    ["pl", "A szyny już śpiewają.", "A szyny już śpiewały."],
    ["pl", "Kręcisz korbą i czekasz, liczysz wagony.", "Kręciła korbą, czekała i liczyła wagony."],
    ["pl", "Majster podchodzi i przecina sznurek.", "Majster podszedł i przeciął sznurek."],
    ["it", "Pulisci i vetri e paghi il fornaio.", "Puliva i vetri e pagava il fornaio."],
    ["sv", "Då kommer de en karl å drar ett streck.", "Då kom en karl och drog ett streck."],
    ["en", "So she comes in and draws the curtains.", "She came in and drew the curtains."],
  ] as const)("keeps in the past what was told in the present (%s): %s", (language, told, text) => {
    expect(faults(language, told, text)).toEqual([]);
  });

  it("takes a he behind a beggar for the father of whom was asked", () => {
    const told = toldOf(["Wrzeszczałam, że dziad przyszedł. A on kucnął i zajrzał pod stół."], () => ({
      question: "A co było dalej z ojcem?",
      staysOn: true,
    }));
    const supported = (text: string): boolean | undefined =>
      checkGrounding({
        sentences: [{ text, sources: [{ interview_id: "one", message_id: "m0" }] }],
        told,
        language: "pl",
        profileNames: ["Stefania Kubiak"],
      })[0]?.supported;
    expect(supported("Ojciec kucnął i zajrzał pod stół.")).toBe(true);
    expect(supported("Wujek kucnął i zajrzał pod stół.")).toBe(false);
  });
});
