import { describe, expect, test } from "vitest";
import { type Language, packs } from "#language/packs.ts";
import { emptyLedger, openInterview, prospectOf } from "../interviewer.ts";
import { byThemselves, turnsIn } from "./one-teller.test-suite.ts";

const languages = Object.keys(packs) as Language[];
const writing = byThemselves("Edith");
const speaking = { ...writing, isSpoken: true };

const told: Record<Language, string> = {
  en: "We had six geese in the yard, and they chased the postman down the lane every morning.",
  sv: "Vi hade sex gäss på gården, och de jagade brevbäraren längs vägen varje morgon.",
  pl: "Mieliśmy na podwórku sześć gęsi i co rano goniły listonosza po drodze.",
  it: "Avevamo sei oche nel cortile, e ogni mattina rincorrevano il postino per la strada.",
};

const asked: Record<Language, Record<"recording" | "off" | "copies", readonly string[]>> = {
  en: {
    recording: ["There's a little light on, is it recording me now?", "Are you recording this?"],
    off: ["How do I turn it off?", "Can I switch the microphone off?", "How do you turn off that voice?"],
    copies: ["How long are the safety copies kept?", "And how long do they keep the backups?"],
  },
  sv: {
    recording: ["Det lyser en liten lampa, spelas det in nu?", "Spelar du in det här?"],
    off: [
      "Hur stänger jag av det?",
      "Hur gör man för att stänga av mikrofonen?",
      "Kan man stänga av rösten?",
    ],
    copies: ["Hur länge sparas säkerhetskopiorna?", "Och hur länge behåller ni kopiorna?"],
  },
  pl: {
    recording: ["Świeci się lampka, czy to się teraz nagrywa?", "Czy to się nagrywa?"],
    off: ["Jak to wyłączyć?", "Jak się wyłącza ten mikrofon?", "Czy można wyłączyć ten głos?"],
    copies: ["Jak długo trzyma się kopie zapasowe?", "A jak długo trzymają te kopie?"],
  },
  it: {
    recording: ["C'è una lucina accesa, mi sta registrando adesso?", "Registra tutto?"],
    off: ["Come si spegne?", "Come faccio a spegnere il microfono?", "Si può spegnere la voce?"],
    copies: ["Per quanto tempo si tengono le copie di sicurezza?", "E quanto tempo conservano le copie?"],
  },
};

describe.each(languages)("what Saga is asked of itself is answered truly in %s", (language) => {
  const { answers } = packs[language].conversation;
  const reply = (question: string, facts = speaking): string =>
    turnsIn(language, [told[language], question], facts).at(-1)?.text ?? "";

  test.each(asked[language].recording)("whether it is recording now: %s", (question) => {
    expect(reply(question)).toContain(answers.recording.spoken);
    expect(reply(question, writing)).toContain(answers.recording.written);
  });

  test.each(asked[language].off)("how that is turned off: %s", (question) => {
    expect(reply(question)).toContain(answers.off.spoken);
    expect(reply(question, writing)).toContain(answers.off.written);
  });

  test.each(asked[language].copies)("how long safety copies are kept: %s", (question) => {
    expect(reply(question)).toContain(answers.copies);
  });

  test("whoever asks to tell something that nobody reads is promised nothing, and hears before it who could", () => {
    const wish = {
      en: "Can I tell you something and nobody will read it?",
      sv: "Kan jag berätta något utan att någon läser det?",
      pl: "Czy mogę coś powiedzieć, żeby nikt tego nie czytał?",
      it: "Posso dirle una cosa senza che nessuno la legga?",
    }[language];
    const { first, after } = packs[language].asides.words.beforehand;
    expect(reply(wish)).toMatch(new RegExp(`^${first} .*${after}`, "u"));
  });

  test("how much is left to ask is another question", () => {
    const more = {
      en: "How long is this going to take?",
      sv: "Hur långt är det kvar?",
      pl: "Jak długo to jeszcze potrwa?",
      it: "Quanto tempo manca ancora?",
    }[language];
    expect(reply(more)).not.toContain(answers.copies);
  });

  test("a model is told what is true of it in the turn in which it is asked, and in no other", () => {
    const setting = { number: 1, language, seed: 7, facts: speaking } as const;
    const { ledger } = openInterview({ ...setting, ledger: emptyLedger() });
    const factsAfter = (text: string) =>
      prospectOf({ ...setting, ledger, answer: { id: "m0", text } })?.outlook.facts.asked;
    expect(factsAfter(asked[language].copies[0] ?? "")).toBe(answers.copies);
    expect(factsAfter(asked[language].off[0] ?? "")).toBe(answers.off.spoken);
    expect(factsAfter(told[language])).toBeUndefined();
  });
});
