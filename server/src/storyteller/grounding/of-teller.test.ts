import { describe, expect, it } from "vitest";
import type { Language } from "#language/packs.ts";
import type { Known } from "../story.ts";
import { toldOf } from "../told.test-suite.ts";
import { namesOfTeller } from "../written/teller-names.ts";
import { checkGrounding } from "./grounding.ts";

type Case = {
  language?: Language;
  answer: string;
  elsewhere?: readonly string[];
  people?: readonly Known[];
  teller?: string;
};

const daughters: Record<Language, string> = { en: "daughter", sv: "dotter", it: "figlia", pl: "córka" };

/** Answers between which and the one that is told another stands. */
const between = ["Pada.", "Pada."];

const reasonsFor = (sentence: string, given: Case): string[] => {
  const { language = "pl", answer, elsewhere = [], people = [], teller = "Bronisława Szulc Brónka" } = given;
  return checkGrounding({
    sentences: [{ text: sentence, sources: [{ interview_id: "one", message_id: "m0" }] }],
    told: toldOf([answer, ...between, ...elsewhere]),
    language,
    profileNames: [teller],
    people,
  }).flatMap(({ reasons }) => reasons);
};

describe("what the teller does", () => {
  it("is known by the verb alone, and nobody else does it who is named in the same breath", () => {
    const answer =
      "Naucz się szyć, mama powiedziała. I na jesień poszłam do Kartuz do mistrza Labudy. Labudowa gotowała.";
    expect(reasonsFor("Na jesień Brónka poszła do Kartuz, do mistrza Labudy.", { answer })).toEqual([]);
    expect(reasonsFor("Na jesień mama poszła do Kartuz, do mistrza Labudy.", { answer })).toContain(
      "changed_kinship",
    );
  });

  it.each<[Language, string, string, string, string]>([
    [
      "pl",
      "Stefania Kuczyńska",
      "Ojciec „Stefka”. Irka tańczyła do dziewiątej, a ja siedziałam w jej kaloszach. Edek mnie dowiózł do krzyżówki.",
      "Irka tańczyła do dziewiątej, a Stefka siedziała w jej kaloszach.",
      "Stefka tańczyła do dziewiątej, a Irka siedziała w jej kaloszach.",
    ],
    [
      "en",
      "Edith Marsden",
      "Father: Edie, don't. Nora danced till nine, and I sat in her galoshes.",
      "Nora danced till nine, and Edie sat in her galoshes.",
      "Edie danced till nine, and Nora sat in her galoshes.",
    ],
    [
      "sv",
      "Margareta Ek",
      "Far: Maggan, kom! Nora dansade till nio, och jag satt i hennes galoscher.",
      "Nora dansade till nio, och Maggan satt i hennes galoscher.",
      "Maggan dansade till nio, och Nora satt i hennes galoscher.",
    ],
    [
      "it",
      "Giovanna Rossi",
      "Mio padre: Gianna, vieni! Nora ballava fino alle nove, e io cucivo nelle sue galosce.",
      "Nora ballava fino alle nove, e Gianna cuciva nelle sue galosce.",
      "Gianna ballava fino alle nove, e Nora cuciva nelle sue galosce.",
    ],
  ])("is done by whom others call by a short name (%s, %s)", (language, name, answer, fair, untrue) => {
    const teller = namesOfTeller({ name, told: toldOf([answer]) }, language);
    expect(reasonsFor(fair, { language, answer, teller })).toEqual([]);
    expect(reasonsFor(untrue, { language, answer, teller })).toContain("changed_kinship");
  });

  it("is done to whom others call by a short name, in any of its cases", () => {
    const answer = "Ojciec „Stefka”. Edek mnie autobusem dowiózł do krzyżówki, a dalej piechotą, po pas.";
    const teller = namesOfTeller({ name: "Stefania Kuczyńska", told: toldOf([answer]) }, "pl");
    const so = "Edek dowiózł Stefkę autobusem do krzyżówki, dalej szła piechotą, po pas.";
    expect(reasonsFor(so, { answer, teller })).toEqual([]);
    expect(reasonsFor(so.replace("Stefkę", "Helę"), { answer, teller })).toContain("unknown_name");
  });

  it("is done by her too where she is called what she is to her son", () => {
    const answer = "Zbyszek je wziął na działkę. I ja mu powiedziałam: jak choć jeden zdechnie, to idź.";
    const people = [{ name: "Zbyszek", who: "syn" }];
    const so = "Matka powiedziała mu: „Jak choć jeden zdechnie, to idź.”";
    expect(reasonsFor(so, { answer, people })).toEqual([]);
    expect(reasonsFor(so.replace("Matka", "Siostra"), { answer, people })).toContain("changed_kinship");
    // Where there is no child, somebody else is called so.
    expect(reasonsFor(so, { answer })).toContain("changed_kinship");
  });

  it("is said by her, where her own words are quoted, and not what she heard", () => {
    const answer =
      "Ksiądz Szuta powiedział: kalendarz to kalendarz. Edmund z Wejherowa był. Na zdjęciu wygląda jak jajko.";
    const so = "O Edmundzie Brónka mówi: „Na zdjęciu wygląda jak jajko.”";
    expect(reasonsFor(so, { answer })).toEqual([]);
    expect(reasonsFor("Brónka powiedziała: „Kalendarz to kalendarz.”", { answer })).toContain(
      "changed_kinship",
    );
  });

  it("may be done to whom she is to somebody", () => {
    const people = [{ name: "David", who: "son" }];
    const answer = "David had Pearl's laugh. He was going to come in with me, at the yard.";
    const given = { language: "en", answer, people, teller: "Norman Hebditch" } as const;
    expect(reasonsFor("David was going to come in with his father, at the yard.", given)).toEqual([]);
    expect(reasonsFor("David was going to come in with his uncle, at the yard.", given)).toContain(
      "changed_kinship",
    );
  });
});

describe("who a relative is", () => {
  it("is the brother to whom it was said, and who was named before, and nobody else", () => {
    const answer =
      "A Lojzk, Alojz znaczy, miał dziewięć. Mama powiedziała: weź go. Powiedziałam mu: idź już.";
    const people = [{ name: "Alojz", who: "brat Lojzk" }];
    expect(reasonsFor("Powiedziała bratu: „Idź już.”", { answer, people })).toEqual([]);
    expect(reasonsFor("Powiedziała ojcu: „Idź już.”", { answer, people })).toContain("changed_kinship");
  });

  it("is the one husband of the teller, though another is noted of somebody else", () => {
    const answer = "Edmund z Wejherowa był, spawacz. A Wanda wolała być Kotłowska.";
    const people = [
      { name: "Edmund", who: "mąż, spawacz" },
      { name: "Kotłowski", who: "mąż Wandy" },
    ];
    expect(reasonsFor("Mąż był z Wejherowa, spawacz.", { answer, people })).toEqual([]);
    expect(reasonsFor("Syn był z Wejherowa, spawacz.", { answer, people })).toContain("changed_kinship");
  });

  it("is whose thing it is, by the form of the name, and not who does it", () => {
    const answer = "Gołębie miał Edmund. I jeden, Kulawy się nazywał, poleciał i nie wrócił.";
    expect(reasonsFor("Jeden gołąb Edmunda nazywał się Kulawy.", { answer })).toEqual([]);
  });

  it("are the sons for us, as nobody else is", () => {
    const answer = "Father never hit us. He'd stop and look.";
    const given = {
      language: "en",
      answer,
      people: [{ name: "Edwin", who: "father" }],
      teller: "Norman Hebditch",
    } as const;
    expect(reasonsFor("Father never hit his son.", given)).toEqual([]);
    expect(reasonsFor("Father hit his son.", given)).toContain("changed_negation");
    expect(reasonsFor("Father never hit his sister.", given)).not.toEqual([]);
  });

  it.each<[Language, string, string, string]>([
    [
      "pl",
      "I Bożena przyszła po tę swoją sukienkę, ja ją po nocach szyła, koronka od mojej mamy.",
      "Bożena przyszła po swoją sukienkę, którą matka szyła po nocach.",
      "Natalka przyszła po swoją sukienkę, którą matka szyła po nocach.",
    ],
    [
      "en",
      "And Rose came for her dress, I sewed it at night, the lace was my mother's.",
      "Rose came for her dress, which her mother sewed at night.",
      "Rose came for her dress, which her sister sewed at night.",
    ],
    [
      "sv",
      "Och Rosa kom efter sin klänning, jag sydde den om nätterna, spetsen var av min mor.",
      "Rosa kom efter sin klänning, som mor sydde om nätterna.",
      "Rosa kom efter sin klänning, som syster sydde om nätterna.",
    ],
    [
      "it",
      "E Rosa venne a prendere il suo vestito, io lo cucivo di notte, il pizzo era di mia madre.",
      "Rosa venne a prendere il suo vestito, che la madre cuciva di notte.",
      "Rosa venne a prendere il suo vestito, che la sorella cuciva di notte.",
    ],
  ])("is the mother of a daughter who is named before her (%s)", (language, answer, fair, untrue) => {
    const people = ["Bożena", "Rose", "Rosa"].map((name) => ({ name, who: daughters[language] }));
    const given = { language, answer, people, teller: "Maria Moro" };
    expect(reasonsFor(fair, given)).toEqual([]);
    expect(reasonsFor(untrue, given)).toContain("changed_kinship");
  });

  it("is no mother where the teller speaks of his wife, or where the teller stands beside her", () => {
    const given = {
      language: "en",
      answer: "He was going to come in with me, at the yard. Father never hit us, he'd stop and look.",
      elsewhere: [
        "My wife sold the boat.",
        "I said to my wife, keep it.",
        "My wife laughed.",
        "So did my wife.",
      ],
      people: [{ name: "David", who: "son" }],
      teller: "Norman Hebditch",
    } as const;
    expect(reasonsFor("He was going to come in with his mother, at the yard.", given)).toContain(
      "changed_kinship",
    );
    expect(reasonsFor("Mother never hit us, she'd stop and look.", given)).toContain("changed_kinship");
  });

  it("is the daughter too who is also somebody else's mother", () => {
    const answer = "That's a lerret. It's for Edie, Janet's girl Lucy's little maid, she's four.";
    const people = [{ name: "Janet", who: "daughter, Lucy's mother" }];
    const given = { language: "en", answer, people, teller: "Norman Hebditch" } as const;
    const so = "It is for Edie, who is four; she is the little maid of Lucy, his daughter Janet's girl.";
    expect(reasonsFor(so, given)).toEqual([]);
    expect(reasonsFor(so.replace("daughter", "sister"), given)).toContain("changed_kinship");
  });
});
