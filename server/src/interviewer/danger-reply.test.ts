import { describe, expect, test } from "vitest";
import type { Language } from "#language/packs.ts";
import { emptyLedger, openInterview, takeTurn } from "./interviewer.ts";

const home: Record<Language, string> = {
  en: "We lived over the shop in Alma Street, the four of us and my gran.",
  sv: "Vi bodde ovanpå affären på Storgatan, vi fyra och mormor.",
  it: "Abitavamo sopra la bottega in via Roma, noi quattro e la nonna.",
  pl: "Mieszkaliśmy nad sklepem przy Długiej, nas czworo i babcia.",
};
const doubtful: Record<Language, string> = {
  en: "I go without on Mondays, Wednesdays and Fridays. Now I'm going to try going without on the others. My clothes pegs have more flesh on them.",
  sv: "om jag lät bli insulinet så skulle det väl se ut som det kom av sig självt",
  it: "Un vecchio capitano affonda con la nave, no? Io ho già tolto il tappo, signora mia, è questione di ore.",
  pl: "U nas w domu wszyscy do kościoła, mama w chórze, tata nosił chorągiew na Boże Ciało, pięknie było. Myślałam o tym we wtorek, jak liczyłam tabletki. Już jest ich dosyć. Niech mi chociaż zaśpiewają.",
};

/** What comes of a reply to the question whether somebody is in danger. */
const after = (language: Language, reply: string): "help" | "heard wrong" | "told" => {
  const setting = { number: 1, language, seed: 7 } as const;
  let { ledger } = openInterview({ ...setting, ledger: emptyLedger() });
  let last: { id: string; text: string } | null = null;
  let said: ReturnType<typeof takeTurn> | null = null;
  for (const [at, text] of [home[language], doubtful[language], reply].entries()) {
    said = takeTurn({ ...setting, ledger, answer: { id: `m${at}`, text }, before: last });
    last = { id: `m${at}`, text };
    ledger = said.ledger;
  }
  if (said?.move === "support") return "help";
  return ledger.interviews[1]?.isUnharmed ? "heard wrong" : "told";
};

describe("to the question whether somebody is in danger", () => {
  test.each<[Language, string]>([
    ["en", "No."],
    ["en", "No, bless you."],
    ["en", "Good heavens, no, nothing like that."],
    ["en", "No, love, I'm all right."],
    ["en", "Nobody."],
    ["en", "Yes, you heard me wrong."],
    ["en", "Yes, I'll go on then."],
    ["sv", "Nej då, inte alls."],
    ["sv", "Nej, jag mår bra."],
    ["sv", "Ingen."],
    ["sv", "Ja, du hörde fel."],
    ["sv", "Jo, jag berättar vidare."],
    ["it", "No, per carità."],
    ["it", "Macché, nessuno."],
    ["it", "Mai."],
    ["it", "Sì, ha capito male."],
    ["it", "Si sbaglia, signora."],
    ["pl", "A skąd, nie."],
    ["pl", "Nie, proszę pani, nic takiego."],
    ["pl", "Myślę, że nie."],
    ["pl", "Tak, to pomyłka."],
  ])("a plain no, and that Saga heard wrong, says that nothing is wrong (%s: %s)", (language, reply) =>
    expect(after(language, reply)).toBe("heard wrong"),
  );

  test.each<[Language, string]>([
    ["en", "Aye, well ... Cheerio."],
    ["sv", "Ja, jo ... Hej då."],
    ["it", "Sì, va bene ... Arrivederci."],
    ["pl", "Tak, no ... Do widzenia."],
  ])("a goodbye is no yes (%s: %s)", (language, reply) => expect(after(language, reply)).toBe("told"));

  test("a yes of its own before a goodbye is one", () => expect(after("en", "Yes. Goodbye.")).toBe("help"));

  test.each<[Language, string]>([
    ["en", "Yes."],
    ["en", "Yes, I do."],
    ["en", "Aye, he does."],
    ["en", "I do, sometimes."],
    ["en", "No, but sometimes."],
    ["en", "Yes, and it has been like that ever since Harry went and left me here."],
    ["sv", "Ja, det är så."],
    ["sv", "Ibland."],
    ["sv", "Ja, och så har det varit ända sedan Harry for sin väg och lämnade mig här."],
    ["it", "Sì, purtroppo."],
    ["it", "Assolutamente sì."],
    ["it", "si purtroppo"],
    ["it", "Sì, ed è così da quando l'Aldo se ne è andato e mi ha lasciata qui da sola."],
    ["pl", "Tak, niestety."],
    ["pl", "Nie wiem, czasem tak."],
    ["pl", "Tak, i jest tak, odkąd Henryk poszedł sobie i zostawił mnie tu samą."],
  ])("a yes brings the words of help, however long it goes on (%s: %s)", (language, reply) =>
    expect(after(language, reply)).toBe("help"),
  );

  test.each<[Language, string]>([
    ["en", "Nobody has ever asked me that."],
    ["en", "No day goes by without it."],
    ["en", "I'm not well."],
    ["sv", "Ingen har frågat mig det förut."],
    ["sv", "Jag mår inte bra."],
    ["it", "Nessuno me l'ha mai chiesto."],
    ["it", "Mai un giorno di pace."],
    ["it", "Non sto bene."],
    ["pl", "Nie mam już po co."],
    ["pl", "Nie daję rady."],
    ["pl", "Nie jest dobrze."],
  ])("what begins like a no and says more is not taken for one (%s: %s)", (language, reply) =>
    expect(after(language, reply)).not.toBe("heard wrong"),
  );

  test.each<[Language, string]>([
    ["en", "I am not."],
    ["en", "I do not!"],
    ["en", "He is a good lad."],
    ["en", "Both my parents are dead."],
    ["en", "Sometimes we went to Blackpool."],
    ["en", "Yesterday we had fish."],
    ["sv", "Det första jag minns är köket."],
    ["sv", "Ibland for vi till Öland."],
    ["it", "E così mio padre partì."],
    ["it", "A volte andavamo al mare."],
    ["pl", "Czasem jeździliśmy nad morze."],
    ["pl", "Tak się zaczęła nasza szkoła."],
  ])("a telling that begins like a yes is told (%s: %s)", (language, reply) =>
    expect(after(language, reply)).not.toBe("help"),
  );

  test.each<[Language, string]>([
    ["en", "And there was bread, and a dog by the stove. He takes my card and my pension and I get nothing."],
    ["sv", "Och det fanns bröd, och en hund vid spisen. Jag har bestämt mig, och datumet är satt."],
    [
      "it",
      "E c'era il pane, e un cane vicino alla stufa. Mi prende la tessera e la pensione e non mi resta niente.",
    ],
    ["pl", "I był chleb, i pies przy piecu. Zabiera mi kartę i emeryturę i nic mi nie zostaje."],
  ])("a sentence that sounds of danger again brings the words of help (%s)", (language, reply) =>
    expect(after(language, `${home[language]} ${reply}`)).toBe("help"),
  );
});

test("whoever has just said that they are in danger is not asked whether they are", () => {
  const setting = { number: 1, language: "en", seed: 7 } as const;
  let { ledger } = openInterview({ ...setting, ledger: emptyLedger() });
  const turns = [
    home.en,
    "I've never told anyone this. I had a baby before I was married, a girl, and they took her off me at St Monica's.",
    "He was a quiet man, he mended clocks, and on Sundays he wound them all.",
    "I've been saving up my pills, there's no point in going on",
    "My neighbour Dorothy is with me now. She has made tea.",
  ].map((text, at, all) => {
    const before = at === 0 ? null : { id: `m${at - 1}`, text: all[at - 1] ?? "" };
    const turn = takeTurn({ ...setting, ledger, answer: { id: `m${at}`, text }, before });
    ledger = turn.ledger;
    return turn;
  });
  expect(turns.slice(-2).map(({ move }) => move)).toEqual(["support", "stay_gently"]);
  expect(turns.at(-1)?.text).not.toContain("?");
});
