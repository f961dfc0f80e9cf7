import { describe, expect, test } from "vitest";
import { type Language, languages } from "#language/packs.ts";
import { type Choice, prospectOf, type Turn } from "../../interviewer.ts";
import { targetsIn } from "../../ledger/may-erase.ts";
import { erasingLine } from "../../wording/erasing-lines.ts";
import { byRuth, play } from "../one-teller.test-suite.ts";

type Case = {
  /** What goes first, two other secrets, and what tells nothing of them. */
  told: [string, string, string, string];
  wish: string;
  /** The second secret is meant instead; the third is to go as well; a yes, and the third as well; both others. */
  instead: string[];
  besides: string[];
  yes: string[];
  both: string;
  /** No to the third, the second instead. */
  other: string;
  /** Names one of the others, and wants none of them gone. */
  stays: string[];
};

const cases: Record<Language, Case> = {
  en: {
    told: [
      "Grandad kept a still in the wash-house, and the constable had a jug of it every Friday.",
      "Our Edgar was put in the asylum at Menston for nothing but a stammer, and Mother signed for it.",
      "I broke the schoolmaster's spectacles, and let little Cissie Boothroyd be caned.",
      "We went to Filey on the train once a year, and I liked the sands.",
    ],
    wish: "Delete what I said about Grandad and the still, for good, please.",
    instead: [
      "No, hold on, it's Edgar and the asylum I was thinking of.",
      "Not the still. Edgar and Menston, I meant.",
      "Oh, I meant that about Mother signing, at the asylum.",
    ],
    besides: [
      "And what I told you about the schoolmaster's spectacles.",
      "The spectacles as well, while you're at it.",
      "Also that about Cissie Boothroyd, please.",
    ],
    yes: ["Yes, and the spectacles as well.", "Yes. And Cissie Boothroyd too."],
    both: "And Edgar in the asylum, and the schoolmaster's spectacles too.",
    other: "Not the spectacles, Edgar in the asylum.",
    stays: [
      "But keep the spectacles, mind.",
      "Edgar came home in the end, and he had the front bedroom, and he mended clocks for half the street till he died.",
      "Cissie Boothroyd married a dentist, would you believe, a great tall man from Hull.",
    ],
  },
  sv: {
    told: [
      "Farfar hade hembränning i brygghuset, och länsman fick en kanna varje fredag.",
      "Vår Edgar sattes på hospitalet i Vadstena bara för att han stammade, och mor skrev under.",
      "Jag slog sönder magisterns glasögon, och lät lilla Signe Boman få rottingen.",
      "Vi tog tåget till Varberg en gång om året, och jag tyckte om sanden.",
    ],
    wish: "Radera det jag sa om farfar och hembränningen, för alltid.",
    instead: [
      "Nej, vänta nu, det var Edgar och hospitalet jag tänkte på.",
      "Inte hembränningen. Edgar och Vadstena menade jag.",
      "Jaså, jag menade det där om hospitalet.",
    ],
    besides: [
      "Och det jag berättade för dig om magisterns glasögon.",
      "Glasögonen också, när du ändå håller på.",
      "Även det om Signe Boman, tack.",
    ],
    yes: ["Ja, och glasögonen också.", "Ja. Och Signe Boman med."],
    both: "Och Edgar på hospitalet, och magisterns glasögon också.",
    other: "Inte glasögonen, Edgar på hospitalet.",
    stays: [
      "Men glasögonen ska stå kvar.",
      "Edgar kom hem till slut, och han fick kammaren mot gatan och lagade klockor åt halva byn tills han dog.",
      "Signe Boman gifte sig med en tandläkare, kan du tänka dig, en lång karl från Borås.",
    ],
  },
  it: {
    told: [
      "Il nonno teneva un alambicco nel lavatoio, e il maresciallo ne aveva una brocca ogni venerdì.",
      "Il nostro Edgardo fu messo in manicomio a Pergine solo perché balbettava, e la mamma firmò.",
      "Io ruppi gli occhiali del maestro, e lasciai che bacchettassero la piccola Cesira Bonetti.",
      "Una volta all'anno si andava a Cervia col treno, e mi piaceva la sabbia.",
    ],
    wish: "Cancelli quello che ho detto del nonno e dell'alambicco, per sempre.",
    instead: [
      "No, aspetti un momento, pensavo a Edgardo e al manicomio.",
      "Non l'alambicco. Intendevo Edgardo e Pergine.",
      "Ma no, volevo dire quella del manicomio.",
    ],
    besides: [
      "E quello che le ho raccontato degli occhiali del maestro.",
      "Anche gli occhiali, già che c'è.",
      "Anche quella della Cesira Bonetti, per favore.",
    ],
    yes: ["Sì, e anche gli occhiali.", "Sì. E pure la Cesira Bonetti."],
    both: "E Edgardo in manicomio, e anche gli occhiali del maestro.",
    other: "Non gli occhiali, Edgardo in manicomio.",
    stays: [
      "Ma gli occhiali restano.",
      "Edgardo tornò a casa alla fine, e gli demmo la camera sulla strada, e aggiustò orologi a mezzo paese finché morì.",
      "La Cesira Bonetti sposò un dentista, pensi un po', un uomo alto alto di Forlì.",
    ],
  },
  pl: {
    told: [
      "Dziadek pędził bimber w pralni, a posterunkowy co piątek dostawał dzbanek.",
      "Nasz Edward trafił do zakładu w Tworkach tylko za to, że się jąkał, a matka podpisała.",
      "Stłukłam nauczycielowi okulary i pozwoliłam, żeby zbili małą Celinkę Borowiec.",
      "Raz w roku jeździliśmy pociągiem do Łeby i lubiłam ten piasek.",
    ],
    wish: "Proszę usunąć to, co mówiłam o dziadku i bimbrze, na zawsze.",
    instead: [
      "Nie, zaraz, chodziło mi o Edwarda i zakład.",
      "Nie bimber. O Edwardzie i Tworkach myślałam.",
      "Ale mnie chodzi o to z zakładem w Tworkach.",
    ],
    besides: [
      "I to, co pani opowiadałam o okularach nauczyciela.",
      "Okulary też, przy okazji.",
      "Także to o Celince Borowiec, proszę.",
    ],
    yes: ["Tak, i okulary też.", "Tak. I Celinkę Borowiec też."],
    both: "I Edwarda w zakładzie, i okulary nauczyciela też.",
    other: "Nie okulary, tylko Edwarda w zakładzie.",
    stays: [
      "Ale okulary zostają.",
      "Edward wrócił w końcu do domu, dostał pokój od ulicy i naprawiał zegary połowie miasta, aż umarł.",
      "Celinka Borowiec wyszła za dentystę, proszę sobie wyobrazić, takiego wysokiego z Radomia.",
    ],
  },
};

const onTable = (turn: Turn): string[] =>
  turn.confirm ? targetsIn(turn.ledger.interviews[1]?.mayErase).map(({ message }) => message) : [];

describe.each(languages)("while an answer is on the table, in %s", (language) => {
  const { told, wish, instead, besides, yes, both, other, stays } = cases[language];
  const last = (...replies: string[]): Turn => play(language, [...told, wish, ...replies]).at(-1) as Turn;

  test("another that is meant instead is asked about, and the first no more", () => {
    for (const reply of instead) {
      const turn = last(reply);
      expect(turn.erases, reply).toBeUndefined();
      expect(onTable(turn), reply).toEqual(["m1"]);
    }
  });

  test("another that is to go as well is asked about in one question with it", () => {
    for (const reply of besides) {
      const turn = last(reply);
      expect(turn.erases, reply).toBeUndefined();
      expect(onTable(turn), reply).toEqual(["m0", "m2"]);
    }
    expect(onTable(last(both))).toEqual(["m0", "m1", "m2"]);
    const done = last(besides[0] ?? "", yes[0]?.split(/[,.]/u)[0] ?? "");
    expect([done.erases, ...(done.erasesWith ?? []).map(({ message }) => message)]).toEqual(["m0", "m2"]);
  });

  test("a third is added to two, and one that is meant instead takes the place of both", () => {
    expect(onTable(last(besides[0] ?? "", both))).toEqual(["m0", "m2", "m1"]);
    expect(onTable(last(besides[0] ?? "", instead[0] ?? ""))).toEqual(["m1"]);
    expect(onTable(last(instead[0] ?? "", back[language])), "the first after all").toEqual(["m1", "m0"]);
    expect(onTable(last(besides[0] ?? "", other)), "what no was said to is").toEqual(["m0", "m1"]);
  });

  test("another beside a yes is asked about in the reply that says the first is gone", () => {
    for (const reply of yes) {
      const turn = last(reply);
      expect([turn.erases, ...(turn.erasesWith ?? [])], reply).toEqual(["m0"]);
      expect(onTable(turn), reply).toEqual(["m2"]);
    }
  });

  test("what is only told of another, or is to stay, is neither asked about nor kept out", () => {
    for (const reply of stays) {
      const turn = last(reply);
      expect(turn.erases, reply).toBeUndefined();
      expect(
        onTable(turn).filter((id) => id !== "m0"),
        reply,
      ).toEqual([]);
      expect(
        turn.keptOut.map(({ message }) => message),
        reply,
      ).toEqual([]);
    }
  });

  test("another that a no is said to beside a yes is not wanted gone", () => {
    const turn = last(notToo[language]);
    expect(onTable(turn)).not.toContain("m2");
    expect(turn.keptOut.map(({ message }) => message)).toEqual([]);
  });

  test("danger is heard before anything else that is named", () => {
    const turn = last(`${besides[1]} ${danger[language]}`);
    expect(turn.heard?.intent).toBe("crisis");
    expect(onTable(turn)).toEqual([]);
  });

  test("with a model, too, which hears only what is named now", () => {
    const heard: Choice = { intent: "delete", move: "delete", about: "", text: "", isOfErasing: true };
    for (const [replies, expected] of [
      [instead, ["m1"]],
      [besides, ["m0", "m2"]],
    ] as const)
      for (const reply of replies) {
        const acts = [{ do: "erase", message: expected.at(-1) ?? "" }] as const;
        const choices = { 5: { ...heard, acts } };
        expect(onTable(play(language, [...told, wish, reply], { choices }).at(-1) as Turn), reply).toEqual(
          expected,
        );
      }
  });

  test("what a model alone hears to be wanted gone besides is asked about with it", () => {
    const acts = [{ do: "erase", message: "m2" }] as const;
    const choices: Record<number, Choice> = {
      5: { intent: "delete", move: "delete", about: "", text: "", acts, isOfErasing: true },
    };
    const turn = play(language, [...told, wish, beyond[language]], { choices }).at(-1) as Turn;
    expect(turn.erases).toBeUndefined();
    expect(onTable(turn)).toEqual(expect.arrayContaining(["m0", "m2"]));
  });
});

const back: Record<Language, string> = {
  en: "And what I said about Grandad and the constable as well.",
  sv: "Och det jag sa om farfar och länsman också.",
  it: "E anche quello che ho detto del nonno e del maresciallo.",
  pl: "I to, co mówiłam o dziadku i posterunkowym, też.",
};

const danger: Record<Language, string> = {
  en: "I want to kill myself.",
  sv: "Jag vill ta livet av mig.",
  it: "Voglio uccidermi.",
  pl: "Chcę się zabić.",
};

const notToo: Record<Language, string> = {
  en: "Yes, and not the spectacles, mind.",
  sv: "Ja, och inte glasögonen.",
  it: "Sì, e non gli occhiali.",
  pl: "Tak, i nie okulary.",
};

/** A yes that rules hear, with more beside it, and one that they are not sure of. */
const replies: Record<Language, [string, string]> = {
  en: [
    "Yes. How many more times do I have to say it, yes, delete it for good. I've said so twice now.",
    "Well, yes, I suppose, though Grandad would have had something to say, the still and all, yes.",
  ],
  sv: [
    "Ja. Hur många gånger ska jag behöva säga det, ja, radera det för alltid. Det är vad jag har bett om.",
    "Tja, ja, farfar hade nog undrat vart hembränningen tog vägen.",
  ],
  it: [
    "Sì. Quante volte lo devo dire, sì, lo cancelli per sempre. È proprio quello che ho chiesto, e sono stanca.",
    "Mah, sì, direi, anche se il nonno avrebbe detto la sua dell'alambicco, sì.",
  ],
  pl: [
    "Tak. Jestem już zmęczona, to jak u notariusza. Tak, usunąć, na zawsze, proszę, i już koniec.",
    "No, tak, chyba tak, choć dziadek by swoje powiedział o bimbrze, tak.",
  ],
};

test.each(languages)("a model is told in %s whether a yes was heard, or may be", (language) => {
  const { told, wish } = cases[language];
  const { ledger } = play(language, [...told, wish]).at(-1) as Turn;
  const [first, ...others] = told.map((text, at) => ({ id: `m${at}`, text }));
  const of = { number: 1, language, seed: 7, facts: byRuth, ledger } as const;
  const heldBy = (text: string) => {
    const answer = { id: "m5", text };
    const input = { ...of, answer, before: others.at(-1) ?? null, earlier: others.slice(0, -1) };
    return prospectOf({ ...input, out: first ? [first] : [] })?.outlook.erasing?.is;
  };
  const [yes, perhaps] = replies[language];
  expect([heldBy(yes), heldBy(perhaps)]).toEqual(["agreed", "asked"]);
  expect(erasingLine({ is: "agreed", question: "" })).not.toContain("no plain yes");
  expect(erasingLine({ is: "asked", question: "" })).not.toContain("no plain yes");
});

/** Rules make nothing of it. */
const beyond: Record<Language, string> = {
  en: "There's what I did at school that I'm ashamed of, I'd be glad to see the back of it.",
  sv: "Det jag gjorde i skolan skäms jag för, det vore skönt att slippa.",
  it: "Di quello che feci a scuola mi vergogno, sarei contenta di non vederla.",
  pl: "Tego, co zrobiłam w szkole, się wstydzę, dobrze by było nie widzieć.",
};
