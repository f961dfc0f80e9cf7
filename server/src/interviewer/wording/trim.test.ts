import { describe, expect, test } from "vitest";
import { type Language, languages, packs } from "#language/packs.ts";
import { asMeant, type Chosen } from "./chosen.ts";
import { trimmed } from "./trim.ts";

type Words = Record<"human" | "asks" | "comes" | "goes" | "sorry" | "sorryOf" | "other", string>;

const words: Record<Language, Words> = {
  en: {
    human: "You did no wrong, Edie.",
    asks: "Do you want it gone for good?",
    comes: "Say “for good”, and after one yes it is erased; only safety copies may still hold it.",
    goes: "The rain goes along, and you can tell me that again.",
    sorry: "I'm so sorry.",
    sorryOf: "I'm so sorry about Clif.",
    other: "Who came up to the pigeons then?",
  },
  sv: {
    human: "Du gjorde inget fel.",
    asks: "Vill du att det raderas för alltid?",
    comes: "Säg ”för alltid”, så raderas det efter ett ja; bara säkerhetskopior kan ha det kvar.",
    goes: "Regnet följer med, och det kan du berätta igen.",
    sorry: "Jag är så ledsen.",
    sorryOf: "Jag beklagar sorgen efter Kalle.",
    other: "Vem gick upp till duvorna sedan?",
  },
  it: {
    human: "Non ha fatto niente di male.",
    asks: "Lo vuole cancellato per sempre?",
    comes: "Dica “per sempre”, e dopo un sì viene cancellato; può restare solo nelle copie di sicurezza.",
    goes: "La pioggia va via insieme, e quella me la può raccontare di nuovo.",
    sorry: "Mi dispiace tanto.",
    sorryOf: "Mi dispiace tanto per Gino.",
    other: "Chi saliva poi dai piccioni?",
  },
  pl: {
    human: "Nic złego się nie stało.",
    asks: "Czy chce Pani, żeby to zniknęło na zawsze?",
    comes: "Po jednym „tak” zostanie to usunięte, może zostać tylko w kopiach zapasowych.",
    goes: "Wesele przepadnie razem z tym, ale można je opowiedzieć jeszcze raz.",
    sorry: "Tak mi przykro.",
    sorryOf: "Tak mi przykro z powodu Edka.",
    other: "Kto potem chodził do gołębi?",
  },
};

describe.each(languages)("of a model's words in %s", (language) => {
  const { human, asks, comes, goes, sorry, sorryOf, other } = words[language];
  const said = (
    text: string,
    of: { isGrief?: boolean; asksErasing?: boolean; isYes?: boolean; asked?: string[] },
  ) =>
    trimmed(text, {
      context: { language, asked: of.asked ?? [] },
      isGrief: of.isGrief ?? false,
      asksErasing: of.asksErasing ?? false,
      isYes: of.isYes ?? false,
    });

  test("the human sentence and what can be told again stay, where code asks whether to delete", () => {
    const whole = [human, comes, goes, asks].join(" ");
    expect(said(whole, { asksErasing: true })).toBe(`${human} ${goes}`);
    expect(said(whole, {}), "else nothing is taken away").toBe(whole);
    expect(said(`${comes} ${other}`, { isYes: true }), "and what came of a yes code says").toBe(other);
  });

  test("the same few words of comfort are said once", () => {
    const text = `${sorry} ${other}`;
    expect(said(text, { isGrief: true, asked: [human] })).toBe(text);
    expect(said(text, { isGrief: true, asked: [`${sorry} ${human}`] })).toBe(other);
    expect(said(sorry, { isGrief: true, asked: [sorry] }), "where nothing else is said").toBe(sorry);
  });

  test("nor are they said anew of somebody else, behind who it is", () => {
    expect(said(`${human} ${sorryOf} ${other}`, { isGrief: true, asked: [sorry] })).toBe(`${human} ${other}`);
    expect(said(`${human} ${other} ${sorryOf}`, { isGrief: true, asked: [sorry] })).toContain(sorryOf);
  });

  test("a wish that is opened and is no subject of ours is followed up", () => {
    const chosen: Chosen = { intent: "wish", move: "open", about: other };
    expect(asMeant(chosen, packs[language]).move).toBe("follow_up");
    expect(asMeant({ ...chosen, about: "childhood_home" }, packs[language]).move).toBe("open");
    expect(asMeant({ ...chosen, intent: "told" }, packs[language]).move).toBe("open");
  });
});
