import { describe, expect, test } from "vitest";
import { type Language, packs } from "#language/packs.ts";
import { hear } from "./hearing/hear.ts";
import { emptyLedger, openInterview, type Turn, takeTurn } from "./interviewer.ts";

const facts = { reader: "own", interviewer: "", service: null, isSpoken: false } as const;

/** What Saga says to these answers, one after the other. */
const play = (language: Language, ...answers: string[]): Turn[] => {
  const setting = { number: 1 as const, language, seed: 7, facts };
  const turns = [openInterview({ ...setting, ledger: emptyLedger() })];
  const told: { id: string; text: string }[] = [];
  for (const [index, text] of answers.entries()) {
    const { ledger } = turns.at(-1) as Turn;
    const answer = { id: `m${index}`, text };
    turns.push(
      takeTurn({ ...setting, ledger, answer, before: told.at(-1) ?? null, earlier: told.slice(0, -1) }),
    );
    if (turns.at(-1)?.heard?.told) told.push(answer);
  }
  return turns.slice(1);
};

const lastOf = (turns: readonly Turn[]): Turn => turns.at(-1) as Turn;

const leftOut = {
  en: "Our Kenneth drank and sat in prison, but leave that out, about Kenneth. He'd be ashamed.",
  it: "Il Franco beveva ed è stato in galera, ma questa del Franco la lasci fuori. La Martina si vergognerebbe.",
  sv: "Karl söp och satt inne, men stryk det om Karl. Barnen skulle skämmas.",
  pl: "Zięć Leszek to co innego, ten pił i siedział, ale to proszę wyciąć, o Leszku. Basia by się wstydziła.",
} as const;

test("what is named after the wish once more is still meant where it was told", () => {
  const turns = play(
    "en",
    "We lived over the chandler's. I had the ring. I'd had it in my apron all the while they searched the yard for it.",
    "The sergeant drank his tea and went away, and my aunt never spoke of the yard again to anybody in the house.",
    "That about the ring in my apron, leave that out. They can have the sergeant and the tea, but not the ring.",
  );
  expect(lastOf(turns).keptOut.map(({ message }) => message)).toContain("m0");
});

const stops = {
  en: "I'm tired now, let's stop for today.",
  it: "Sono stanca, per oggi basta.",
  sv: "Nu är jag trött, vi slutar för i dag.",
  pl: "Zmęczyłam się. Dajmy na dziś spokój.",
} as const;

const life = {
  en: "We had a stove in the kitchen, and somebody fed it every morning before school.",
  it: "Avevamo una stufa in cucina, e la si accendeva ogni mattina prima della scuola.",
  sv: "Vi hade en spis i köket, och i den eldades det varje morgon före skolan.",
  pl: "Był w kuchni piec, i paliło się w nim co rano przed szkołą, a w niedzielę był placek.",
} as const;

const languages = ["en", "it", "sv", "pl"] as const;

test("whoever was just cut out is not asked about next, in whatever case the name stood", () => {
  const told =
    "Kazimierz był spod Wilna, traktorzysta, potem jeździł w PKS. Na weselu lało jak z cebra i harmonista wpadł do stawu z harmonią. " +
    "Zięć Leszek to co innego, ten pił i siedział, ale to proszę wyciąć, o Leszku. Basia by się wstydziła.";
  const { text, keptOut } = lastOf(play("pl", "Halina jestem, po babci.", told));
  expect(keptOut.some(({ words }) => words.includes("Leszek"))).toBe(true);
  expect(text).not.toMatch(/Lesz/u);
});

describe.each(languages)("in %s after something was kept out", (language) => {
  const { kept, staysOut, keptToo } = packs[language].asides.words;

  test("a stop says that it stays out", () => {
    const { text } = lastOf(play(language, leftOut[language], stops[language]));
    expect(staysOut.some((words) => text.includes(words))).toBe(true);
  });

  test.each(
    {
      en: ["Is the bit about Kenneth left out? Well, goodnight.", "I asked you if it's left out. Goodnight."],
      it: ["E quella del Franco l'ha tolta? Buonanotte.", "Le ho chiesto se l'ha tolta. Buonanotte."],
      sv: ["Är det om Karl struket? God natt.", "Jag frågade om det är struket. God natt."],
      pl: [
        "A o Leszku wycięte? Bo pani mówi, że zapisane. No, dobranoc.",
        "A pytałam, czy wycięte. Dobranoc.",
      ],
    }[language],
  )("the question whether it was gets a true answer beside a goodbye: %s", (asked) => {
    const { text } = lastOf(play(language, leftOut[language], stops[language], asked));
    const name = { en: "Kenneth", it: "Franco", sv: "Karl", pl: "„Leszku”" }[language];
    expect(text).toContain(
      asked.includes(name.slice(1, -1)) ? kept.named.replace("{names}", name) : kept.out,
    );
    expect(keptToo.some((words) => text.includes(words))).toBe(false);
  });

  test("it is not said of somebody whom nobody asked to leave out", () => {
    const told = {
      en: "Frank was a driver all his life, and at our wedding it poured and the band got drunk. Our Kenneth drank and sat in prison. Leave Kenneth out.",
      it: "Il Dino faceva il sabbionaro, e al nostro matrimonio pioveva e l'orchestra era ubriaca. Il Franco beveva ed è stato in galera. Il Franco lo lasci fuori.",
      sv: "Algot körde lastbil hela livet, och på vårt bröllop regnade det och spelmännen var fulla. Karl söp och satt inne. Lämna Karl utanför.",
      pl: "Kazimierz był spod Wilna, traktorzysta, na weselu lało jak z cebra. Zięć Leszek to co innego, ten pił i siedział, ale to proszę wyciąć, o Leszku.",
    }[language];
    const [about, other] = {
      en: ["Is the bit about Kenneth left out?", "Is the bit about Sheila left out?"],
      it: ["E quella del Franco l'ha tolta?", "E quella della Rosina l'ha tolta?"],
      sv: ["Är det om Karl struket?", "Är det om Barbro struket?"],
      pl: ["A o Leszku wycięte?", "A o Wandzie wycięte?"],
    }[language] as [string, string];
    const name = { en: "Kenneth", it: "Franco", sv: "Karl", pl: "„Leszku”" }[language];
    expect(lastOf(play(language, told, about)).text).toContain(kept.named.replace("{names}", name));
    const { text } = lastOf(play(language, told, other));
    expect(text).toContain(kept.other);
    expect(text).not.toContain(kept.out);
  });

  test("so does the question what became of it, put with a complaint", () => {
    const asked = {
      en: "And what about the thing I told you not to write down? You never answered.",
      it: "E quella cosa che Le ho detto di non scrivere? Non mi ha risposto.",
      sv: "Hur blev det med det jag sa att du inte skulle skriva? Du svarade inte.",
      pl: "A co z tym, com powiedziała, żeby nie pisać? Nie odpowiedziała pani.",
    }[language];
    const { text, keptOut } = lastOf(play(language, leftOut[language], asked));
    expect(text).toContain(kept.out);
    expect(keptOut).toEqual([]);
  });
});

describe("a death", () => {
  test.each<[Language, string]>([
    ["en", "My sister Anna died when I was nine. I still miss her every day."],
    ["it", "Mio fratello Aldo è morto in guerra."],
    ["sv", "Min bror Karl dog i kriget."],
    ["pl", "Mój brat Jan zginął na wojnie."],
  ])("told in few words is received with sympathy in %s", (language, told) => {
    const { text } = lastOf(play(language, life[language], life[language], told));
    expect(text.toLowerCase()).toMatch(packs[language].asides.words.condoles);
  });

  test("is followed by no other subject", () => {
    const death =
      "Marysia dostała błonicy. W lutym czterdziestego dziewiątego, trzy lata miała. Ojciec wiózł do doktora, ja trzymałam ją na kolanach. " +
      "Ona tak charczała, a potem przestała charczeć i ja się ucieszyłam, że jej lżej. Ojciec się obejrzał i zawrócił konia.";
    const { ledger } = lastOf(play("pl", life.pl, life.pl));
    const state = ledger.interviews[1];
    // As much was told of one thing as is usually followed.
    if (state) state.stretch = { ...state.stretch, turns: 8 };
    const turn = takeTurn({
      number: 1,
      language: "pl",
      seed: 7,
      facts,
      ledger,
      answer: { id: "m9", text: death },
      before: null,
      earlier: [],
    });
    expect(turn.move).not.toBe("open");
  });
});

test.each<[Language, string]>([
  ["en", "She married in Hull and had three boys. And that's all, thank you."],
  ["it", "Poi si è sposata a Rovigo e ha avuto tre figli. E basta, grazie."],
  ["sv", "Sen gifte hon sig i Umeå och fick tre pojkar. Det var allt, tack."],
  ["pl", "Iwonka wyszła potem za mąż do Kołobrzegu i dobrze zrobiła. I koniec, dziękuję."],
])("an end with thanks is a goodbye in %s", (language, told) => {
  const { move, support, text } = lastOf(play(language, life[language], told));
  expect([move, support, text.includes("?")]).toEqual(["offer_break", null, false]);
});

describe("no alarm is raised", () => {
  test.each([
    "Raz mnie uderzył, w sześćdziesiątym dziewiątym. To ja jego wałkiem, i obojczyk poszedł. I już więcej nie, czterdzieści lat.",
    "Jak Basia miała iść do technikum, to ja powiedziałam: po moim trupie zostanie w domu. I poszła. I maturę ma.",
  ])("by something long past or a saying: %s", (told) => {
    const { text, support } = lastOf(play("pl", "Halina jestem, po babci.", told));
    expect(support).toBeNull();
    const { caring } = packs.pl.addressed?.woman.conversation ?? packs.pl.conversation;
    expect([...packs.pl.conversation.caring, ...caring].some((words) => text.includes(words))).toBe(false);
  });

  test("by gas that is turned off to go to the door", () => {
    const told =
      "Chwilę zostańmy. On gwizdał na schodach, Andrzej. Po wujku Franku. I ja do tej pory, jak kto na klatce gwiźdże, to gaz skręcam i idę do drzwi. " +
      "Głupia. A teraz możemy iść, niech pani o Kazika zapyta, bo się chłop niedoczeka.";
    expect(hear(told, "pl").intent).not.toBe("crisis");
  });

  test("by a first answer on a name", () => {
    expect(lastOf(play("pl", "Imię mam po babci, której nie znałam.")).move).toBe("follow_up");
  });
});

test.each<[Language, string, string]>([
  [
    "en",
    "When Mother died we were clearing the house, me and Jean, and Jean walked out with the clock under her arm. It never went, all the time she had it. I had the key in my pinny pocket. I've never told that to anybody. She died not knowing.",
    "I went on the trams after that, seven years, and I liked the early turn best.",
  ],
  [
    "sv",
    "När mor dog tömde vi huset, jag och Jenny, och hon gick ut med klockan under armen. Den gick aldrig, så länge hon hade den. Nyckeln låg i min förklädesficka. Det har jag aldrig berättat för någon. Hon dog utan att veta.",
    "Sen körde jag spårvagn i sju år, och den tidiga turen tyckte jag bäst om.",
  ],
  [
    "it",
    "Quando è morta la mamma abbiamo svuotato la casa, io e la Gina, e lei è uscita con l'orologio sotto il braccio. Non è mai andato. La chiave ce l'avevo io in tasca. Questo non l'ho mai detto a nessuno. È morta senza saperlo.",
    "Poi ho lavorato sette anni sul tram, e il turno presto mi piaceva più di tutti.",
  ],
  [
    "pl",
    "Jak mama umarła, to my z Jadzią dom opróżniały, i ona wyszła z zegarem pod pachą jak z gęsią, a sąsiadki patrzyły zza firanek. Zegar stał u niej na kredensie jedenaście lat i nigdy nie chodził, chociaż dwa razy woziła go do zegarmistrza w Gryficach. Klucz miałam ja, w kieszeni od fartucha. Nikomu tego nie mówiłam. Umarła i nie wiedziała.",
    "Potem siedem lat jeździłam tramwajem, najbardziej lubiłam ranną zmianę.",
  ],
])(
  "what was told to nobody before is received, and still stands with the rest, in %s",
  (language, told, next) => {
    const turns = play(language, life[language], told, next);
    const [, confided, after] = turns as [Turn, Turn, Turn];
    expect([confided.move, confided.keptOut]).toEqual(["stay_gently", []]);
    expect(confided.text).toContain(packs[language].asides.words.confided);
    expect(after.text).not.toContain(packs[language].asides.words.confided);
  },
);

test("a thing that is to be left out is left out of every answer that told of it", () => {
  const rows =
    "Jean walked out with the clock under her arm and I went after her down the street, shouting, with all the curtains going. I had the key. I'd had it in my pocket all along.";
  const tin =
    "Well, it's in my button tin, the key. I see it whenever I want a button. We made it up in the end, me and Jean.";
  const wish =
    "I liked the trams best, the early turn, with nobody about and the sea coming up grey on the one side. That about the key being in my pocket, leave that out. Jean's two lads will read it, and they can have the row and the slippers.";
  const { keptOut } = lastOf(play("en", rows, tin, wish));
  expect(keptOut.map(({ message }) => message)).toEqual(["m0", "m1", "m2"]);
  expect(keptOut[0]?.words).toBe("I had the key. I'd had it in my pocket all along.");
  expect(keptOut[1]?.words).not.toContain("made it up");
});

describe("somebody named in a wish", () => {
  const wishes: Record<Language, { told: string; name: RegExp }> = {
    en: {
      told:
        "I had the millinery counter till I married. There was a traveller in ribbons, Desmond Croft, he brought me a hatbox from Luton. " +
        "I kept it on top of the wardrobe for thirty years. Leave that out. Desmond and the hatbox, all that.",
      name: /Desmond|hatbox/u,
    },
    sv: {
      told:
        "Jag hade hattdisken tills jag gifte mig. Det kom en resande i band, Torvald, han hade med sig en ask från Borås åt mig. " +
        "Jag hade den på skåpet i trettio år. Det där om Torvald får du inte ha med. Stryk det.",
      name: /Torvald/u,
    },
    it: {
      told:
        "Avevo il banco dei cappelli finché mi sono sposata. Veniva un viaggiatore di nastri, Ottavio, e mi portò una scatola da Monza. " +
        "L'ho tenuta sull'armadio trent'anni. Quella cosa di Ottavio la lasci fuori.",
      name: /Ottavi/u,
    },
    pl: {
      told:
        "Miałam stoisko z kapeluszami, dopóki nie wyszłam za mąż. Przyjeżdżał komiwojażer, Seweryn, i przywiózł mi pudełko z Łodzi. " +
        "Trzymałam je na szafie trzydzieści lat. To o Sewerynie proszę wyciąć.",
      name: /Seweryn/u,
    },
  };
  const after = ["…", "…"];

  test.each(languages)("in %s is not named again, then or later", (language) => {
    const { told, name } = wishes[language];
    const turns = play(language, life[language], told, life[language], ...after);
    expect(turns[1]?.keptOut?.length).toBeGreaterThan(0);
    for (const { text } of turns.slice(1)) expect(text).not.toMatch(name);
  });
});

test("of two things with one name the one that was just told of is left out", () => {
  const first =
    "Gun-Britt Ask satt bredvid mig i skolan och kunde vissla genom en tandlucka så att fröken vände sig om.";
  const wish = "Jag hade en ask cigaretter i kappan hela den vintern. Det där om asken får du inte ha med.";
  const { keptOut } = lastOf(play("sv", life.sv, first, wish));
  expect(keptOut?.map(({ message }) => message)).toEqual(["m2"]);
});

test("a word that only opens a sentence is nobody", () => {
  const { keptOut, text } = lastOf(
    play("en", life.en, "I don't talk about Cyril. But I don't talk about that, either."),
  );
  expect(keptOut?.map(({ words }) => words).join(" ")).not.toMatch(/But/u);
  expect(text).not.toMatch(/But/u);
});
