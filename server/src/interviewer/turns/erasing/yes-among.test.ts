import { describe, expect, test } from "vitest";
import { type Language, languages, packs } from "#language/packs.ts";
import type { Choice } from "../../interviewer.ts";
import { lastIn, play } from "../one-teller.test-suite.ts";

type Said = {
  told: [string, string, string];
  wish: string;
  /** A yes, being tired of it, and whether more is to come. */
  more: string;
  /** A yes, and whether something else, which nobody wants gone, is still there. */
  other: string;
  /** A yes, if the part that can be cut cannot be cut. */
  unless: string;
  part: string;
  /** A grumble alone. */
  grumble: string;
  /** No to it, and another one that is meant. */
  no: string;
  doubt: string;
};

const said: Record<Language, Said> = {
  en: {
    told: [
      "Dad had the allotment on Canal Bank, and we ate rhubarb till it came out of our ears.",
      "We had a cat called Tibbles who slept in the copper, and she lived to be nineteen years old. My sister Norah took the rent money out of the teapot. Our lodger Mr Pask was turned out for it.",
      "I was on the trams in the war, conductress, and I could carry four pints of tea up them stairs.",
    ],
    wish: "Delete for good the whole answer about Norah and the rent money and the cat, please, all of it.",
    more: "Yes. I'm that tired, it's like being at the solicitor's. Is there anything more to sign?",
    other: "Yes, delete it. And the trams and the pints of tea, is that still there?",
    unless: "If Norah can't go by herself, then yes, all of it.",
    part: "Norah took the rent money",
    grumble: "Oh, it's like being at the solicitor's. Is there anything more to sign?",
    no: "No, not that one. I meant the one about the rhubarb on Canal Bank.",
    doubt: "Yes. I'd have to ask our Norah first.",
  },
  sv: {
    told: [
      "Far hade kolonilott vid kanalen, och vi åt rabarber tills vi blev gröna.",
      "Vi hade en katt som hette Sotis och sov i brygghuset, och hon blev nitton år gammal. Min syster Nanna tog hyrespengarna ur tekannan. Vår inneboende Palm fick skulden.",
      "Jag var konduktris på spårvagnen under kriget, och jag bar fyra koppar kaffe uppför trappan.",
    ],
    wish: "Radera för alltid hela svaret om Nanna och hyrespengarna och katten, är du snäll, alltihop.",
    more: "Ja. Jag är så trött, det är som hos notarien. Är det mer kvar att skriva under?",
    other: "Ja, radera det. Och spårvagnen och kaffet, finns det kvar?",
    unless: "Om Nanna inte kan tas bort för sig, då ja, alltihop.",
    part: "Nanna tog hyrespengarna",
    grumble: "Usch, det är som hos notarien. Är det mer kvar att skriva under?",
    no: "Nej, inte den. Jag menade det där om rabarbern vid kanalen.",
    doubt: "Ja. Jag måste fråga Nanna först.",
  },
  it: {
    told: [
      "Il papà aveva l'orto sul canale, e mangiavamo rabarbaro fino alla nausea.",
      "Avevamo un gatto che si chiamava Moro e dormiva nella conca, e campò diciannove anni. Mia sorella Ornella prese i soldi dell'affitto dalla teiera. Il nostro pensionante, il Pasqui, fu cacciato per quello.",
      "In guerra facevo la bigliettaia sul tram, e portavo quattro tazze di caffè su per la scala.",
    ],
    wish: "Cancelli per sempre tutta la risposta della Ornella e dell'affitto e del gatto, per favore, tutto quanto.",
    more: "Sì. Sono stanca, sembra di stare dal notaio. C'è ancora qualcosa da firmare?",
    other: "Sì, lo cancelli. E il tram e le tazze di caffè, ci sono ancora?",
    unless: "Se la Ornella da sola non si può togliere, allora sì, tutto quanto.",
    part: "Ornella prese i soldi",
    grumble: "Uffa, sembra di stare dal notaio. C'è ancora qualcosa da firmare?",
    no: "No, quella no. Intendevo quella del rabarbaro sul canale.",
    doubt: "Sì. Dovrei prima chiedere alla Ornella.",
  },
  pl: {
    told: [
      "Ojciec miał działkę nad kanałem i rabarbar jedliśmy aż do znudzenia.",
      "Mieliśmy kota Mruczka, co spał w pralni, i dziewiętnaście lat przeżył. Siostra moja Nela wzięła z imbryka pieniądze na czynsz. Naszego lokatora Pająka za to wyrzucili.",
      "W wojnę byłam konduktorką w tramwaju i cztery kubki herbaty po schodach wnosiłam.",
    ],
    wish: "Proszę usunąć na zawsze całą odpowiedź o Neli i czynszu, i o kocie, wszystko.",
    more: "Tak. Jestem już zmęczona, to jak u notariusza. Czy jest coś jeszcze do podpisania?",
    other: "Tak, usunąć. A tramwaj i kubki herbaty, czy to jeszcze jest?",
    unless: "Jeśli Neli samej nie da się usunąć, to tak, wszystko.",
    part: "Nela wzięła",
    grumble: "Oj, to jak u notariusza. Czy jest coś jeszcze do podpisania?",
    no: "Nie, nie ta. Mówiłam o tym o rabarbarze nad kanałem.",
    doubt: "Tak. Muszę najpierw Nelę zapytać.",
  },
};

/** A model that hears no act in what is said, and would go on. */
const deaf: Choice = { intent: "asks", move: "answer", about: "", text: "Hm." };

describe.each(languages)("a yes among other words, in %s", (language) => {
  const { told, wish, more, other, unless, part, grumble, no, doubt } = said[language];
  const { words } = packs[language].erasing;
  /** By rules alone, and beside a model that hears nothing in it. */
  const both = (reply: string) => [
    lastIn(language, ...told, wish, reply),
    play(language, [...told, wish, reply], { choices: { 4: deaf } }).at(-1),
  ];

  test("whoever is tired of it and asks whether there is more has said yes, and hears that there is not", () => {
    for (const turn of both(more)) {
      expect(turn?.erases).toBe("m1");
      expect(turn?.text).toContain(words.noMore);
      expect(turn?.confirm).toBeUndefined();
    }
  });

  test("of something else that is asked after it is said that it stands, and it is not offered", () => {
    for (const turn of both(other)) {
      expect(turn?.erases).toBe("m1");
      expect(turn?.text).toContain(words.stillThere);
      expect(turn?.confirm).toBeUndefined();
    }
  });

  test("a yes unless a part can be cut has that part asked about, once", () => {
    for (const turn of both(unless)) {
      expect(turn?.erases).toBeUndefined();
      expect(turn?.text).toContain(part);
    }
    expect(lastIn(language, ...told, wish, unless, unless).erases).toBe("m1");
  });

  test("without a yes nothing goes, and nothing but what is on the table is asked about or kept out", () => {
    for (const reply of [grumble, doubt])
      for (const turn of both(reply)) {
        expect(turn?.erases, reply).toBeUndefined();
        expect(turn?.keptOut, reply).toEqual([]);
      }
  });

  test("a no that points at another has that one asked about, and lets in again what only the question kept out", () => {
    for (const turn of both(no)) {
      expect(turn?.erases).toBeUndefined();
      expect(turn?.confirm).toBeDefined();
      expect(turn?.letIn.map(({ message }) => message)).toContain("m1");
      expect(turn?.keptOut.map(({ message }) => message)).toEqual(["m0"]);
    }
  });
});
