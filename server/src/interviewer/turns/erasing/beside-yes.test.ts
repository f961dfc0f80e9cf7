import { describe, expect, test } from "vitest";
import { type Language, languages, packs } from "#language/packs.ts";
import type { Choice, Turn } from "../../interviewer.ts";
import { lastIn, play } from "../one-teller.test-suite.ts";

/** What a reply to Saga's question whether an answer is deleted comes to, and what is heard beside it. */
type Expected = { gone: boolean; limit?: string; bye?: true; told?: string; asksOn?: true; answers?: string };

type Played = { told: string[]; wish: string; replies: [string, Expected][] };

const gone: Expected = { gone: true };
const stays: Expected = { gone: false };
const asked: Expected = { gone: false, asksOn: true };

const played: Record<Language, Played> = {
  en: {
    told: [
      "Dad had the allotment on Canal Bank, and we ate rhubarb till it came out of our ears.",
      "My sister Norah took the rent money out of the teapot, eleven pounds, and let our lodger Mr Pask be turned out for it.",
      "I was on the trams in the war, conductress, and I could carry four pints of tea up them stairs.",
    ],
    wish: "I don't want that about Norah and the rent money kept. Delete it for good, please, as if I'd never said it.",
    replies: [
      ["Well, that's what I asked for, isn't it? Yes.", gone],
      ["Oh, for crying out loud, yes, woman, bin it.", gone],
      ["Please. The sooner the better.", gone],
      ["No no, let that be. Norah's dead and gone.", stays],
      ["And your question, does that go as well?", { ...asked, answers: "ofSagaGoes" }],
      ["Delete it, yes. And you're not to ask me about Mr Pask.", { ...gone, limit: "Pask" }],
      ["Yes. I've had enough for one day, love.", { ...gone, bye: true }],
      ["No, not now. I'm off to bed.", { ...stays, bye: true }],
      [
        "Yes, delete it. The trams, though. We had a driver called Walter, with a wooden leg, and he sang hymns on the night run.",
        { ...gone, told: "Walter" },
      ],
      [
        "Yes, delete it. Only that's the wrong one you've read out. It's the rhubarb I mean.",
        { ...asked, answers: "letIn" },
      ],
    ],
  },
  sv: {
    told: [
      "Far hade kolonilott vid kanalen, och vi åt rabarber tills vi blev gröna.",
      "Min syster Nanna tog hyrespengarna ur tekannan, elva kronor, och lät vår inneboende Palm få skulden.",
      "Jag var konduktris på spårvagnen under kriget, och jag bar fyra koppar kaffe uppför trappan.",
    ],
    wish: "Det där om Nanna och hyrespengarna vill jag inte ha kvar. Radera det för alltid, som om jag aldrig hade sagt det.",
    replies: [
      ["Det var ju det jag bad om. Ja.", gone],
      ["Jo, å så va dä me dä. Ta bort dä.", gone],
      ["Tack. Ju förr desto bättre.", gone],
      ["Nej nej, det får vara. Nanna är död och begraven.", stays],
      ["Och din fråga, försvinner den också?", { ...asked, answers: "ofSagaGoes" }],
      ["Radera det, ja. Och om Palm får du inte fråga.", { ...gone, limit: "Palm" }],
      ["Ja. Nu har jag fått nog för i dag, kära du.", { ...gone, bye: true }],
      ["Nej, inte nu. Jag går och lägger mig.", { ...stays, bye: true }],
      [
        "Ja, radera det. Men spårvagnen då. Vi hade en förare som hette Valter, med träben, och han sjöng psalmer på nattturen.",
        { ...gone, told: "Valter" },
      ],
      ["Ja, radera. Fast du läser fel svar. Det är kolonilotten jag menar.", { ...asked, answers: "letIn" }],
    ],
  },
  it: {
    told: [
      "Il papà aveva l'orto sul canale, e mangiavamo rabarbaro fino alla nausea.",
      "Mia sorella Nella prese i soldi dell'affitto dalla teiera, undici lire, e per quello mandarono via il nostro pensionante, il Pasqui.",
      "In guerra facevo la bigliettaia sul tram, e portavo quattro tazze di caffè su per la scala.",
    ],
    wish: "Quello della Nella e dell'affitto non lo voglio tenere. Lo cancelli per sempre, come se non l'avessi mai detto.",
    replies: [
      ["È quello che ho chiesto. Sì.", gone],
      ["Ma santa pazienza, sì, lo butti nel cestino.", gone],
      ["Per favore. Prima è, meglio è.", gone],
      ["No no, lasciamo stare. La Nella è morta e sepolta.", stays],
      ["E la sua domanda, sparisce anche quella?", { ...asked, answers: "ofSagaGoes" }],
      ["Lo cancelli, sì. E del Pasqui non mi deve chiedere.", { ...gone, limit: "Pasqui" }],
      ["Sì. Per un giorno ne ho abbastanza, cara.", { ...gone, bye: true }],
      ["No, adesso no. Vado a letto.", { ...stays, bye: true }],
      [
        "Sì, lo cancelli. Il tram, però. Avevamo un tranviere che si chiamava Valter, con una gamba di legno, e cantava gli inni nel turno di notte.",
        { ...gone, told: "Valter" },
      ],
      ["Sì, cancelli. Però ha letto quella sbagliata. Intendo il rabarbaro.", { ...asked, answers: "letIn" }],
    ],
  },
  pl: {
    told: [
      "Ojciec miał działkę nad kanałem i rabarbar jedliśmy aż do znudzenia.",
      "Siostra moja Nela wzięła z imbryka pieniądze na czynsz, jedenaście złotych, a wyrzucili za to naszego lokatora Pająka.",
      "W wojnę byłam konduktorką w tramwaju i cztery kubki herbaty po schodach wnosiłam.",
    ],
    wish: "Tego o Neli i czynszu nie chcę tu mieć. Proszę to usunąć na zawsze, jakbym nigdy nie powiedziała.",
    replies: [
      ["Przecież o to prosiłam. Tak.", gone],
      ["Jezu kochany, tak, do kosza z tym.", gone],
      ["Proszę. Im prędzej, tym lepiej.", gone],
      ["Nie, nie, niech już będzie. Nela nie żyje.", stays],
      ["A to pani pytanie też zniknie?", { ...asked, answers: "ofSagaGoes" }],
      ["Usunąć, tak. I o Pająka mnie pani nie pyta.", { ...gone, limit: "Pająka" }],
      ["Tak. Na jeden dzień mam dosyć, kochana.", { ...gone, bye: true }],
      ["Nie, nie teraz. Idę się położyć.", { ...stays, bye: true }],
      [
        "Tak, usunąć. Ale tramwaje. Mieliśmy motorniczego Waltera, z drewnianą nogą, i on w nocy śpiewał pieśni kościelne.",
        { ...gone, told: "Waltera" },
      ],
      ["Tak, usunąć. Tylko pani czyta nie to. Mnie o rabarbar chodzi.", { ...asked, answers: "letIn" }],
    ],
  },
};

const refusedIn = ({ keptOut }: Turn): string =>
  keptOut.map(({ kind, words }) => (kind === "not_asked" ? words : "")).join(" ");

describe.each(languages)("what old people say to the question whether it is deleted, in %s", (language) => {
  const { told, wish, replies } = played[language];
  const { words } = packs[language].erasing;

  test.each(replies)("%s", (reply, expected) => {
    const turn = lastIn(language, ...told, wish, reply);
    expect(turn.erases).toBe(expected.gone ? "m1" : undefined);
    expect(turn.confirm !== undefined).toBe(expected.asksOn === true);
    if (expected.gone) expect(turn.text).not.toContain(words.nothing);
    if (expected.limit) expect(refusedIn(turn)).toContain(expected.limit);
    if (expected.told) expect(turn.heard?.told).toContain(expected.told);
    if (expected.bye) expect(turn.asks).not.toContain("?");
    if (expected.answers) expect(turn.text).toContain(words[expected.answers as "letIn"]);
  });
});

/** A yes, what may stay though it speaks of what goes, tiredness, and a death. */
const losses: Record<Language, { reply: string; stays: RegExp; death: string }> = {
  en: {
    reply:
      "Yes, delete it. That Mr Pask was our lodger and mended clocks for half the street can stay. I'm a bit tired now. It's nine years come February that my Alvar went down there in the kitchen, with the flour still on his hands.",
    stays: /mended clocks|Alvar/u,
    death: "Alvar",
  },
  sv: {
    reply:
      "Ja, radera det. Att grannen Stina lagade klockor åt halva gatan får stå kvar. Jag är lite trött nu. Det är nio år i februari sedan min Alvar föll ihop där i köket, med mjölet kvar på händerna.",
    stays: /lagade klockor|Alvar/u,
    death: "Alvar",
  },
  it: {
    reply:
      "Sì, quello lo cancelli. Che il Pasqui era il nostro pensionante e aggiustava gli orologi a mezza strada può restare. Sono un po' stanca, ora. Son nove anni a febbraio che il mio Alvaro s'è accasciato lì in cucina, colle mani nella sfoglia.",
    stays: /orologi|Alvaro/u,
    death: "Alvaro",
  },
  pl: {
    reply:
      "Tak, usunąć. Że Pająk był naszym lokatorem i naprawiał zegary połowie ulicy, to może zostać. Trochę jestem zmęczona. W lutym będzie dziewięć lat, jak mój Alwar osunął się tam w kuchni, z mąką na rękach.",
    stays: /zegary|Alwar/u,
    death: "Alwar",
  },
};

describe.each(languages)("a loss that is told beside a yes, in %s", (language) => {
  const { told, wish } = played[language];
  const { reply, stays, death } = losses[language];
  const model: Choice = {
    intent: "delete",
    also: ["grief", "told"],
    move: "delete",
    about: "",
    text: "♦",
  };

  test("stands, with what may stay, and is heard", () => {
    const turn = lastIn(language, ...told, wish, reply);
    expect(turn.erases).toBe("m1");
    const cut = (turn.cutsToo ?? []).flatMap(({ lines }) => lines);
    expect(cut.length).toBeGreaterThan(0);
    expect(cut.filter((line) => stays.test(line))).toEqual([]);
    expect(turn.erasesToo ?? []).not.toContain("m4");
    expect(turn.heard?.told).toContain(death);
  });

  test("has the words that a model found for it", () => {
    const turn = play(language, [...told, wish, reply], { choices: { 4: model } }).at(-1)!;
    expect(turn.erases).toBe("m1");
    expect(turn.text).toContain("♦");
  });
});
