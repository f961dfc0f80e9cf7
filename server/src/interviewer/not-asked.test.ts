import { describe, expect, test } from "vitest";
import { type Language, packs } from "#language/packs.ts";
import { contentStems } from "#language/text.ts";
import { leftOut, loom, play } from "./turns/one-teller.test-suite.ts";

const norah: Record<Language, { told: string; name: string; around: readonly [string, string] }> = {
  en: {
    told: "I worked at the mill with Norah Platt for eleven years, and she taught me to mend the warp.",
    name: "Norah",
    around: [
      "We came to Cable Street in fifty-one with a handcart and a canary, and my brother Sid had the back room because of his chest. Mother took in sewing from the naval tailors, and you could hear the machine going till past ten at night. There was a tap in the yard that froze every winter.",
      "On Sundays we walked down to the locks to look at the ships.",
    ],
  },
  sv: {
    told: "Jag jobbade på väveriet med Norah Lind i elva år, och hon lärde mig att laga varpen.",
    name: "Norah",
    around: [
      "Vi kom till Kabelgatan femtioett med en dragkärra och en kanariefågel, och min bror Sven fick det inre rummet för lungornas skull. Mamma sydde åt skräddarna på varvet, och man hörde maskinen gå till över tio på kvällen. Det fanns en kran på gården som frös varje vinter.",
      "På söndagarna gick vi ner till slussen och tittade på båtarna.",
    ],
  },
  it: {
    told: "Ho lavorato in filanda con la Norah Platti per undici anni, e lei mi ha insegnato a riparare l'ordito.",
    name: "Norah",
    around: [
      "Siamo arrivati in via dei Cavi nel cinquantuno con un carretto e un canarino, e mio fratello Sisto ebbe la camera di dietro per via dei polmoni. La mamma cuciva per i sarti della marina, e la macchina la si sentiva andare fin dopo le dieci di sera. C'era un rubinetto in cortile che gelava ogni inverno.",
      "La domenica si andava giù alle chiuse a guardare le barche.",
    ],
  },
  pl: {
    told: "Pracowałam w przędzalni z Norą Piotrowską jedenaście lat, nauczyła mnie naprawiać osnowę.",
    name: "Norę",
    around: [
      "Przyjechaliśmy na Kablową w pięćdziesiątym pierwszym z wózkiem i kanarkiem, a brat Sylwek dostał pokój od tyłu ze względu na płuca. Mama szyła dla krawców z marynarki, i maszynę było słychać do po dziesiątej wieczorem. Na podwórku był kran, który zamarzał każdej zimy.",
      "W niedziele chodziliśmy na śluzy patrzeć na statki.",
    ],
  },
};

const heardIn = (language: Language, text: string) => {
  const turn = play(language, [norah[language].told, loom[language], text]).at(-1);
  if (!turn) throw new Error("Nothing was said.");
  const [stem] = contentStems(norah[language].name, packs[language]);
  const isAlone = turn.ledger.limits.some(
    ({ kind, stems }) => kind === "not_asked" && stems.includes(stem ?? ""),
  );
  return { isAlone, out: turn.keptOut.filter(({ kind }) => kind !== "not_asked") };
};

const limits: [Language, string][] = [
  ["en", "Leave Norah out of your questions."],
  ["en", "Keep Norah out of it when you ask me things."],
  ["en", "Now, Norah I want left out of your questions altogether."],
  ["en", "Keep your questions off Norah, though."],
  ["en", "There's one I won't have asked after, and that's Norah."],
  ["sv", "Håll Norah utanför dina frågor."],
  ["sv", "Låt Norah vara utanför det du frågar om, är du snäll."],
  ["sv", "Norah ska du hålla utanför dina frågor, det säger jag nu."],
  ["sv", "En vill jag inte bli frågad om, och det är Norah."],
  ["it", "Non chiedermi più di Norah, lasciala fuori dalle domande."],
  ["it", "La Norah la tenga fuori da quello che mi chiede."],
  ["it", "Quando mi fa le domande, la Norah la lasci stare."],
  ["it", "Della Norah non mi faccia più domande, La prego."],
  ["pl", "Proszę Norę zostawić w spokoju, niech Pani o nią nie pyta."],
  ["pl", "Norę niech pani zostawi w spokoju, proszę o nią nie pytać."],
  ["pl", "Jak pani pyta, to Norę niech pani zostawi."],
  ["pl", "Tylko Norę proszę zostawić poza pytaniami."],
];

describe("whoever is to be left out of the questions", () => {
  test.each(limits)("is not asked about, and stays in the stories (%s): %s", (language, text) => {
    expect(heardIn(language, text)).toEqual({ isAlone: true, out: [] });
  });

  test.each(limits)("is so in the middle of a long telling too (%s): %s", (language, text) => {
    const { around } = norah[language];
    expect(heardIn(language, [around[0], text, around[1]].join(" "))).toEqual({ isAlone: true, out: [] });
  });

  test.each<[Language, string]>([
    ["en", "Leave Norah out of the book."],
    ["en", "Keep Norah out of my book, but ask what you like."],
    ["en", "Delete what I said about Norah."],
    ["en", leftOut.en],
    ["sv", "Håll Norah utanför boken."],
    ["sv", "Radera det jag sa om Norah."],
    ["sv", leftOut.sv],
    ["it", "Tenga la Norah fuori dal mio libro, ma chieda quello che vuole."],
    ["it", "Cancelli quello che ho detto della Norah."],
    ["it", leftOut.it],
    ["pl", "Norę proszę zostawić poza książką."],
    ["pl", "Proszę usunąć to, co mówiłam o Norze."],
    ["pl", leftOut.pl],
  ])("is another than who is to be left out of the book (%s): %s", (language, text) => {
    const { isAlone, out } = heardIn(language, text);
    expect([isAlone, out.length > 0]).toEqual([false, true]);
  });

  test.each<[Language, string]>([
    ["en", "You can ask about Norah."],
    ["en", "Mother always left Norah out of her questions, she only ever asked me and Sid."],
    ["sv", "Du får fråga om Norah."],
    ["sv", "Jag lät Norah vara i fred efter det, hon ville inte ha frågor av någon."],
    ["it", "Della Norah può chiedere."],
    ["it", "Non lasci fuori la Norah, era la migliore di noi."],
    ["pl", "O Norę może pani pytać."],
    ["pl", "Zostawiłam Norę w spokoju, nie chciała pytań od nikogo."],
  ])("is nobody where it is allowed to ask, or told of long ago (%s): %s", (language, text) => {
    expect(heardIn(language, text)).toEqual({ isAlone: false, out: [] });
  });
});
