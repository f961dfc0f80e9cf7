import { describe, expect, test } from "vitest";
import { type Language, languages, packs } from "#language/packs.ts";
import type { Choice } from "../../wording/chosen.ts";
import { filled } from "../moment.ts";
import { play } from "../one-teller.test-suite.ts";

type Said = { mill: string; asks: string; secret: string; forGood: string; ofIt: RegExp };

const said: Record<Language, Said> = {
  en: {
    mill: "I was at the mill with Norah eleven years, and there is one thing that she never knew.",
    asks: "How did you carry that beside her?",
    secret:
      "Winston is mine. I had him at seventeen, in my father's house, and Ionie said that it would be her child. That stays out, and Marcia is not to know.",
    forGood:
      "Hold on. It's Marcia set you up, on her tablet. So Marcia can read that? You might have told me before. Then for good. For good, you hear me. Take it away from there too.",
    ofIt: /Winston|Ionie|seventeen/u,
  },
  sv: {
    mill: "Jag var på väveriet med Nora i elva år, och det är en sak som hon aldrig fick veta.",
    asks: "Hur bar du på det bredvid henne?",
    secret:
      "Vilgot är min. Jag födde honom när jag var sjutton, hemma hos far, och Jenny sa att han skulle bli hennes barn. Det ska inte med, och Märta får inte veta det.",
    forGood: "Så Märta kan läsa det? Radera det för gott då. Ta bort det därifrån också.",
    ofIt: /Vilgot|Jenny|sjutton/u,
  },
  it: {
    mill: "Sono stata in filanda con la Nora undici anni, e c'è una cosa che lei non ha mai saputo.",
    asks: "Come l'ha portata, accanto a lei?",
    secret:
      "Vinicio è mio. L'ho avuto a diciassette anni, in casa di mio padre, e la Ilda disse che sarebbe stato figlio suo. Questo resta fuori, e la Marcella non lo deve sapere.",
    forGood: "Allora la Marcella lo può leggere? Allora cancelli tutto per sempre, via anche da lì.",
    ofIt: /Vinicio|Ilda|diciassette/u,
  },
  pl: {
    mill: "Byłam w przędzalni z Norą jedenaście lat, i jest jedna rzecz, o której nigdy się nie dowiedziała.",
    asks: "Jak Pani to przy niej nosiła?",
    secret:
      "Wituś jest mój. Urodziłam go, jak miałam siedemnaście lat, u ojca w domu, i Jadwinia powiedziała, że to będzie jej dziecko. Tego ma nie być, i Marta ma nie wiedzieć.",
    forGood: "To Marta może to przeczytać? To proszę skasować na zawsze, stamtąd też.",
    ofIt: /Wituś|Jadwini|siedemnaście/u,
  },
};

describe.each([...languages])("a secret in %s, of which a model kept all out", (language) => {
  const { mill, asks, secret, forGood, ofIt } = said[language];
  const whoReads = {
    en: "Who reads this?",
    sv: "Vem läser det här?",
    it: "Chi legge questo?",
    pl: "Kto to czyta?",
  }[language];

  const keeping: Choice = {
    intent: "secret",
    move: "stay_gently",
    about: "",
    text: filled(packs[language].conversation.stillSeen.interviewer, { interviewer: "Ruth" }),
    acts: [{ do: "keep_out", message: "m1" }],
  };

  test("is met with who can read it, and whoever asks right behind hears that in short", () => {
    const { reader, readerAgain } = packs[language].conversation.answers;
    const last = play(language, [mill, secret, whoReads], { choices: { 1: keeping } }).at(-1);
    expect(last?.text).toContain(filled(readerAgain.interviewer, { interviewer: "Ruth" }));
    expect(last?.text).not.toContain(filled(reader.interviewer, { interviewer: "Ruth" }));
  });

  test("is not read out when it is to be deleted right behind, and goes at a yes", () => {
    const asking: Choice = { intent: "told", move: "follow_up", about: "", text: asks };
    const yes = { en: "Yes.", sv: "Ja.", it: "Sì.", pl: "Tak." }[language];
    const turns = play(language, [mill, secret, forGood, yes], { choices: { 0: asking, 1: keeping } });
    const [asked, done] = turns.slice(-2);
    expect(asked?.text).toContain(asks);
    expect(asked?.text).not.toMatch(ofIt);
    expect(done?.erases).toBe("m1");
    expect(done?.text).not.toMatch(ofIt);
  });
});
