import { describe, expect, it } from "vitest";
import type { Language } from "#language/packs.ts";
import { unitsOf } from "../material/unit.ts";
import { withoutReplyingHead } from "./heads.ts";

const begun = (text: string, language: Language): string =>
  withoutReplyingHead(unitsOf(text, language), { language, known: new Set() })[0]?.text ?? "";

const more: Readonly<Record<Language, string>> = {
  en: "There was a loom by every window, and the floor was wet from one end of the shed to the other end of it.",
  sv: "Det stod en vävstol vid varje fönster, och golvet var vått från den ena änden av salen till den andra, vinter som sommar, så länge huset stod.",
  pl: "Przy każdym oknie stały krosna, a podłoga była mokra od jednego końca sali do drugiego, zimą i latem.",
  it: "C'era un telaio a ogni finestra, e il pavimento era bagnato da una parte all'altra dello stanzone, d'inverno e d'estate, finché la fabbrica è rimasta aperta.",
};

describe("the head of an answer", () => {
  it.each<[Language, string, string]>([
    ["en", "Terrible.", "I cried in the privy."],
    ["en", "At the sink. Where else.", "I kept two homes after the war."],
    ["sv", "Förskräckligt.", "Jag grät på dasset."],
    ["pl", "Okropnie.", "Ja płakałam w wychodku."],
    ["it", "Piccola e nera.", "Io piangevo nel cortile."],
  ])("is left out where it only replies (%s): %s", (language, head, next) => {
    expect(begun(`${head} ${next} ${more[language]}`, language)).toBe(next);
  });

  it.each<[Language, string, string]>([
    ["en", "Walter.", "I met the man at the shipyard."],
    ["en", "April 57.", "I saw a poster in the Labour Exchange."],
    ["en", "Deaf.", "He sat with his hand flat on the table."],
    ["en", "The mitten?", "I have the thing in the drawer."],
    ["sv", "Min lillasyster.", "Jag gick i första klass."],
  ])("stays where it names somebody, a time, or what is told of next (%s): %s", (language, head, next) => {
    expect(begun(`${head} ${next} ${more[language]}`, language)).toBe(head);
  });
});
