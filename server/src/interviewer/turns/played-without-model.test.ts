import { describe, expect, test } from "vitest";
import type { Language } from "#language/packs.ts";
import type { Facts } from "../interviewer.ts";
import { lastIn, ofName, turnsIn } from "./one-teller.test-suite.ts";

const unnamed: Facts = { reader: "unnamed", interviewer: "", service: null, isSpoken: false };

const lastInUnnamed = (language: Language, text: string): string =>
  turnsIn(language, [text], unnamed).at(-1)?.text ?? "";

describe("what tellers missed when they were asked in built-in words", () => {
  test.each<[Language, string, string]>([
    [
      "en",
      "There were a little lad at the school dinners, Abdul, who'd not eat a thing. So I used to sit by him and eat a carrot, dead slow. Oh, there's somebody at the door, it'll be the milk. Hang on.",
      "Right, I'm back. It were only the milk. I've lost me thread. What were I on about?",
    ],
    [
      "sv",
      "I växeln satt vi sex stycken och fru Nordlander räknade sockerbitarna varje kväll. Vänta, det ringer på dörren.",
      "Nu är jag här igen. Det var bara hemtjänsten. Var var vi någonstans?",
    ],
    [
      "it",
      "Mia sorella Teresa ricamava le tovaglie la sera in cucina, sei in tutto. Aspetti un momento, suonano alla porta.",
      "Eccomi. Era il ragazzo dell'acqua. Dove eravamo rimasti?",
    ],
    [
      "pl",
      "Tramwaj stanął na moście i do czwartej rano tańczyliśmy w wagonie, żeby nie zamarznąć. Chwileczkę, ktoś dzwoni do drzwi.",
      "Już jestem. To tylko sąsiadka po sól. Na czym skończyłam?",
    ],
  ])(
    "in %s whoever is called to the door is waited for, and told where they were",
    (language, away, back) => {
      expect(lastIn(language, away).move).toBe("wait");
      const { heard, text } = lastIn(language, away, back);
      expect(heard?.intent).toBe("resumes");
      const words = away.split(/\s+/u);
      const isToldBack = words.some(
        (_, at) => text.includes(words.slice(at, at + 4).join(" ")) && at < words.length - 10,
      );
      expect(isToldBack).toBe(true);
    },
  );

  test("the church that somebody was wed in is nobody", () => {
    const { text } = lastIn(
      "en",
      "We were wed at St Philip's in sixty-seven and it rained stair rods, and his mother wore navy. Frank drove for Ribble, the buses, and he was proud as punch of that cap.",
    );
    expect(text).not.toContain("Philip");
  });

  test("whoever says whom they were telling of is asked about just them", () => {
    const { also, move, text } = lastIn(
      "en",
      "My husband drove for Ribble, the buses, and he was proud as punch of that cap.",
      "Philip? There's no Philip here. It's Frank I were telling you about.",
    );
    expect([move, ...(also ?? [])]).toContain("mend");
    expect(text).not.toContain("Philip");
  });

  test.each<[Language, string]>([
    ["en", "Well, I don't know what to say, do I. You're the one that's meant to ask."],
    ["pl", "No ale czego pani słucha, jak ja nie wiem, o czym mówić? Pani miała pytać."],
    ["sv", "Men vad lyssnar du efter? Det är ju du som ska fråga."],
    ["it", "Ma che ascolta, se non so che dire? È Lei che deve fare le domande."],
  ])("in %s whoever wants to be asked is asked something", (language, text) => {
    const turn = lastIn(language, text);
    expect(turn.move).toBe("open");
    expect(turn.topic).not.toBeNull();
  });

  test("a farewell of two people is no end of the matter", () => {
    const { move } = lastIn(
      "pl",
      "Babcia Paraszka była mała, w chustce, i śpiewała po swojemu. Przyjechali z wozami i zabrali ją aż pod Olsztyn. Stałam na płocie i machałam. I tyle żeśmy się widziały.",
    );
    expect(move).not.toBe("open");
  });

  test("what the next words put right is not said back", () => {
    const { text } = lastIn(
      "it",
      "Avevamo due buoi, Parin e Galant. Mio padre pianse quando portarono via Galant. No, aspetti, era Parin.",
    );
    expect(text).not.toContain("portarono via Galant");
  });

  test.each<[Language, string, string]>([
    [
      "en",
      "My mother sang at the sink, hymns, and she always stopped at the second verse. Who reads this? Will our Janet be able to read it?",
      "Janet",
    ],
    [
      "sv",
      "Farmor räknade baklänges på finska när hon inte kunde sova. Vem är det som läser det här? Kan väl Lena läsa det?",
      "Lena",
    ],
    [
      "it",
      "Mio padre parlava più coi buoi che con mia madre. Chi le legge queste cose? Le legge anche Marta?",
      "Marta",
    ],
  ])(
    "in %s whoever is named in the question who reads this is named in the answer",
    (language, text, name) => {
      const turn = lastIn(language, text);
      expect(turn.heard).toMatchObject({ intent: "asks", about: "reader" });
      expect(lastInUnnamed(language, text)).toContain(name);
    },
  );

  test("a house that is not spoken of keeps its people", () => {
    const { text } = lastIn(
      "it",
      "A tredici anni mi mandarono a servizio ad Alba, dal notaio Bergui. Dormivo nel sottoscala. Ci sono stata due anni. Ma di quella casa lì non parlo.",
    );
    expect(text).not.toContain("Bergui");
  });

  test("whom the same breath offers beside what it refuses is asked about", () => {
    const { text } = lastIn(
      "pl",
      ofName.pl,
      "O Staszku proszę bardzo, ale o tej rzece pani mnie niech nie pyta. Staszek to zbierał kapsle i tramwaje znał na pamięć, po numerach.",
    );
    expect(text).toContain("Staszek");
  });
});
