import { describe, expect, test } from "vitest";
import { type Language, packs } from "#language/packs.ts";
import { withCare } from "./care.ts";
import { emptyLedger, openInterview, type Turn, takeTurn } from "./interviewer.ts";
import { writableInterview } from "./ledger/state.ts";
import type { Heard } from "./moves.ts";

const { hearing } = packs.en;
const { signs } = packs.en.asides;
const guess: Heard = { intent: "crisis", told: "", isSure: false };
const words = (count: number): string => "and then we walked ".repeat(count / 4);
const fresh = writableInterview(emptyLedger(), 1);
const asked = { ...fresh, turns: 5, checkedAt: 5 };

test("danger that is only guessed at in a long telling is asked after first, and gets lines of help when it sounds again in few words", () => {
  const text = words(80);
  expect(withCare(guess, { text, hearing, signs, state: fresh })).toMatchObject({
    intent: "told",
    mayHurt: "distress",
  });
  expect(withCare(guess, { text: words(12), hearing, signs, state: asked }).intent).toBe("crisis");
  const answer = withCare(guess, { text, hearing, signs, state: asked });
  expect(answer.intent).toBe("told");
  expect(answer.mayHurt).toBeUndefined();
});

test("danger that is guessed at in a few words, and any that is sure, gets lines of help at once", () => {
  expect(withCare(guess, { text: words(40), hearing, signs, state: fresh })).toBe(guess);
  const sure = { ...guess, isSure: true };
  expect(withCare(sure, { text: words(80), hearing, signs, state: fresh })).toBe(sure);
});

/** The teller's answers, one after the other, in a new interview. */
const told = (language: Language, ...answers: string[]): Turn[] => {
  const setting = { number: 1, language, seed: 7 } as const;
  let { ledger } = openInterview({ ...setting, ledger: emptyLedger() });
  return answers.map((text, at) => {
    const last = answers[at - 1];
    const before = last === undefined ? null : { id: `m${at - 1}`, text: last };
    const turn = takeTurn({ ...setting, ledger, answer: { id: `m${at}`, text }, before });
    ledger = turn.ledger;
    return turn;
  });
};

/** May be meant as danger, and is nothing that anybody would swear to. */
const doubtful = {
  en: "I go without on Mondays, Wednesdays and Fridays. Now I'm going to try going without on the others. My clothes pegs have more flesh on them.",
  sv: "om jag lät bli insulinet så skulle det väl se ut som det kom av sig självt",
  it: "Un vecchio capitano affonda con la nave, no? Io ho già tolto il tappo, signora mia, è questione di ore.",
  pl: "U nas w domu wszyscy do kościoła, mama w chórze, tata nosił chorągiew na Boże Ciało, pięknie było. Myślałam o tym we wtorek, jak liczyłam tabletki. Już jest ich dosyć. Niech mi chociaż zaśpiewają.",
};
const home = {
  en: "We lived over the shop in Alma Street, the four of us and my gran.",
  sv: "Vi bodde ovanpå affären på Storgatan, vi fyra och mormor.",
  it: "Abitavamo sopra la bottega in via Roma, noi quattro e la nonna.",
  pl: "Mieszkaliśmy nad sklepem przy Długiej, nas czworo i babcia.",
};
const yes = { en: "Yes.", sv: "Ja, det är så.", it: "Sì, purtroppo.", pl: "Tak, niestety." };
const no = { en: "No, bless you.", sv: "Nej då, inte alls.", it: "No, per carità.", pl: "A skąd, nie." };

describe.each<Language>(["en", "sv", "it", "pl"])("in %s", (language) => {
  test("what may be danger is asked about outright, with lines of help below, and stays what it told", () => {
    const turn = told(language, home[language], doubtful[language]).at(-1);
    expect(turn).toMatchObject({ move: "stay_gently", also: ["support"], heard: { intent: "told" } });
    expect(turn?.support?.lines.length).toBeGreaterThan(2);
    expect(turn?.text).toContain("?");
    expect(turn?.keptOut).toEqual([]);
  });

  test("a plain yes to that question brings the words of help", () => {
    const turn = told(language, home[language], doubtful[language], yes[language]).at(-1);
    expect(turn).toMatchObject({ move: "support", heard: { intent: "crisis" } });
  });

  test("a plain no goes back to what was told, tells nothing itself, and is not asked again", () => {
    const turns = told(language, home[language], doubtful[language], no[language], doubtful[language]);
    expect(turns[2]).toMatchObject({ heard: { intent: "resumes", told: "" }, support: null });
    expect(packs[language].conversation.heardWrong.some((words) => turns[2]?.text.includes(words))).toBe(
      true,
    );
    expect(turns[3]?.support).toBeNull();
  });
});

test("it is asked outright once in an interview, and plain words count after it", () => {
  const turns = told(
    "en",
    home.en,
    doubtful.en,
    "The doctor fills it on Mondays and I count them back in.",
    doubtful.en,
  );
  expect(turns[3]?.also).not.toContain("support");
  const plain = told("en", home.en, doubtful.en, home.en, "I want to die.").at(-1);
  expect(plain?.move).toBe("support");
});

test("whoever has told for a while is asked before the words of help are said, and gets them at a second sign", () => {
  const telling = { ...fresh, turns: 6 };
  expect(withCare(guess, { text: words(36), hearing, signs, state: telling })).toMatchObject({
    intent: "told",
    mayHurt: "danger",
  });
  const wasAsked = { ...telling, checkedAt: 6 };
  expect(withCare(guess, { text: words(40), hearing, signs, state: wasAsked }).intent).toBe("crisis");
});

test("whoever says that nothing is wrong is not asked again, and only what is sure counts", () => {
  const state = { ...asked };
  const fine = "I'm fine, I've my coffee and the hen looking in at the window.";
  expect(withCare(guess, { text: fine, hearing, signs, state })).toMatchObject({
    intent: "told",
    told: fine,
  });
  const next = withCare(guess, { text: words(12), hearing, signs, state });
  expect([next.intent, next.mayHurt]).toEqual(["told", undefined]);
  const sure = { ...guess, isSure: true };
  expect(withCare(sure, { text: words(12), hearing, signs, state })).toBe(sure);
});

test("lines of help that are waved away with a question are not shown again for a guess", () => {
  const state = { ...fresh, lastMove: "support" as const };
  expect(withCare(guess, { text: "Ring whom? Because I keep a hen?", hearing, signs, state }).intent).toBe(
    "told",
  );
});

/** A long telling of long ago, with a danger of today in the middle of it. */
const amid = (danger: string, language: Language): string => {
  const [before, after] = {
    en: [
      "When I was little we went to my aunt's farm every August, the six of us in the back of a coal lorry, and she had a great black range with a kettle on it that was never off the boil, and bread in the oven by five.",
      "The orchard went right down to the railway, and my brothers put pennies on the line and sold them at school as lucky charms for twopence, and the stationmaster bought the first one himself.",
    ],
    sv: [
      "När jag var liten for vi till fasters gård varje augusti, alla sex på flaket till kolbilen, och hon hade en stor svart järnspis med en kittel som aldrig slutade koka, och brödet stod i ugnen redan klockan fem.",
      "Äppelträden gick ända ner till järnvägen, och mina bröder lade ettöringar på rälsen och sålde dem i skolan som lyckoslantar för två öre, och stinsen köpte den första själv.",
    ],
    it: [
      "Da bambini ogni agosto si andava alla fattoria della zia, tutti e sei dietro al camion del carbone, e lei aveva una stufa nera grande con la pentola che bolliva sempre, e il pane era nel forno già alle cinque.",
      "I meli arrivavano fino alla ferrovia, e i miei fratelli mettevano le monetine sui binari e a scuola le vendevano come portafortuna, e la prima la comprò il capostazione.",
    ],
    pl: [
      "Jak byłam mała, co roku w sierpniu jechaliśmy do ciotki na gospodarstwo, wszyscy sześcioro na pace wozu z węglem, a ona miała wielki czarny piec i na nim sagan, który nigdy nie przestał się gotować, i chleb w piecu już o piątej.",
      "Sad schodził aż do torów, a moi bracia kładli na szynach grosze i sprzedawali je w szkole na szczęście, i pierwszy kupił sam zawiadowca.",
    ],
  }[language] as [string, string];
  return `${before} ${danger} ${after}`;
};

test.each<[Language, string]>([
  ["en", "My son has started hitting me when the money is short, and I'm frightened of him."],
  ["sv", "Min son har börjat slå mig när pengarna inte räcker, och jag är rädd för honom."],
  ["it", "Mio figlio ha cominciato a picchiarmi quando mancano i soldi, e ho paura di lui."],
  ["pl", "Syn zaczął mnie bić, jak nie ma pieniędzy, i ja się go boję."],
])("in %s, a danger in the middle of a long telling of long ago is not passed by", (language, danger) => {
  expect(told(language, home[language], amid(danger, language)).at(-1)?.support).toBeTruthy();
  expect(told(language, home[language], amid("", language)).at(-1)?.support).toBeFalsy();
});

test.each<[Language, string]>([
  ["en", "This morning? A walk."],
  ["sv", "I morse? En promenad."],
  ["it", "Stamattina? Una passeggiata."],
  ["pl", "Dziś rano? Spacer."],
])("in %s, a question said back with a plain reply raises no question about danger", (language, text) => {
  const [first, later] = [told(language, text), told(language, home[language], text)];
  expect([...first, ...later].some(({ support }) => support)).toBe(false);
});

test.each<[Language, string]>([
  ["en", "Might we perhaps come to the lighthouse now?"],
  ["sv", "Skulle vi möjligen kunna komma till fyren nu?"],
  ["it", "Potremmo magari venire al faro, adesso?"],
  ["pl", "Może byśmy teraz przeszli do latarni morskiej?"],
])("in %s, a polite wish raises no question about danger", (language, text) => {
  expect(told(language, text)[0]?.support).toBeFalsy();
});
