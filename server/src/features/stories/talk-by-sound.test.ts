import { describe, expect, it } from "vitest";
import type { Language } from "#language/packs.ts";
import { isWhollyTalk, withoutTalk } from "./talk-by-sound.ts";

describe("talk that no list of words knows", () => {
  it.each<[Language, string, string]>([
    [
      "en",
      "I would rather tell you about the bees, if I may. We kept bees behind the chapel.",
      "We kept bees behind the chapel.",
    ],
    [
      "en",
      "We kept bees behind the chapel. I am going to stop there for today. My eyes are sore.",
      "We kept bees behind the chapel.",
    ],
    ["sv", "Vi hade bin bakom kapellet. Nu vill jag sluta för i dag.", "Vi hade bin bakom kapellet."],
    [
      "it",
      "Tenevamo le api dietro la chiesa. Adesso vorrei fermarmi qui.",
      "Tenevamo le api dietro la chiesa.",
    ],
    [
      "pl",
      "Trzymaliśmy pszczoły za kościołem. Na dzisiaj już wystarczy, jestem zmęczona.",
      "Trzymaliśmy pszczoły za kościołem.",
    ],
  ])("is cut where an answer begins or ends (%s): %s", (language, said, told) => {
    expect(withoutTalk(said, language)).toBe(told);
  });

  it.each<[Language, string]>([
    ["en", "He asked for the key. I never said where it was. Forty years I never said."],
    ["sv", "Hon låste dörren. Det sa jag aldrig till mor."],
    ["it", "Chiuse la porta. Non ha mai detto una parola."],
    ["pl", "Zamknęła drzwi. Nikomu nic nie powiedziała."],
  ])("is not what people in the story kept to themselves (%s): %s", (language, said) => {
    expect(withoutTalk(said, language)).toBe(said);
  });

  it.each<[Language, string]>([
    ["en", "He was in the chair, and I called, your tea. I never called a second time."],
    ["sv", "Han satt i stolen, och jag ropade att det var kaffe. En gång till ropade jag inte."],
    ["it", "Era in poltrona, e io chiamai: il caffè. Una seconda volta non chiamai più."],
    ["pl", "Siedział w fotelu, i ja wołam: Heniu, kawa. Drugi raz już nie wołałam."],
  ])("is not the last line, which takes up what was told (%s): %s", (language, said) => {
    expect(withoutTalk(said, language)).toBe(said);
  });

  it("ends sooner where the whole answer was heard as a goodbye", () => {
    const said = "Tak, to ona śpiewała przy tarce! Już dzwonią w radiu. Wodę nastawię na herbatę.";
    expect(withoutTalk(said, "pl", true)).toBe("Tak, to ona śpiewała przy tarce!");
    expect(withoutTalk(said, "pl")).toBe(said);
    const goodbye = "Dobranoc, i jak się to gasi, tym czerwonym?";
    expect(withoutTalk(`${said} ${goodbye}`, "pl")).toBe("Tak, to ona śpiewała przy tarce!");
  });

  it("is an answer from end to end that only complains, and none that tells", () => {
    const complaint =
      "I asked you that already and you did not answer me. Do you listen at all? I want to know whether it is kept or not.";
    const telling =
      "We kept bees behind the chapel, nine hives, and my uncle wore a net curtain. They stung the curate in June.";
    expect(isWhollyTalk(complaint, "en")).toBe(true);
    expect(isWhollyTalk(telling, "en")).toBe(false);
  });
});
