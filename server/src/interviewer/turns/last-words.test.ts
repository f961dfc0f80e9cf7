import { expect, test } from "vitest";
import type { Language } from "#language/packs.ts";
import { emptyLedger, openInterview, type Turn, takeTurn } from "../interviewer.ts";

const before: Record<Language, string> = {
  en: "We lived by the canal, my sister and I, and Father drove the barge.",
  it: "Stavamo vicino al canale, mia sorella e io, e il babbo guidava la chiatta.",
  sv: "Vi bodde vid kanalen, min syster och jag, och far körde pråmen.",
  pl: "Mieszkaliśmy nad kanałem, siostra i ja, a ojciec pływał barką.",
};

/** What Saga says to an answer in the middle of a telling. */
const after = (language: Language, text: string): Turn => {
  const setting = { number: 1 as const, language, seed: 5 };
  const told = { id: "told", text: before[language] };
  const opened = openInterview({ ...setting, ledger: emptyLedger() });
  const { ledger } = takeTurn({ ...setting, ledger: opened.ledger, answer: told });
  return takeTurn({ ...setting, ledger, answer: { id: "last", text }, before: told });
};

test.each<[Language, string]>([
  [
    "en",
    "So the goose went home on the bus with a ticket of its own. Right, I've had enough for one day. My Keith is coming at four to cut the hedge, and he'll want feeding. You can tell your people the goose was called Doris.",
  ],
  ["en", "I'm worn out. I'll go and warm the soup."],
  [
    "it",
    "Il carro restò nel fosso tre giorni. Adesso basta, ché arriva l'infermiera. E dica ai Suoi padroni che il carro era verde.",
  ],
  ["it", "Sono stanca. Vado a scaldare la minestra."],
  [
    "sv",
    "Gåsen åkte buss hem med egen biljett. Nu får det räcka för i dag. Klas kommer klockan fyra och ska klippa häcken. Hälsa de dina att gåsen hette Doris.",
  ],
  ["sv", "Jag är slut. Jag går och värmer soppan."],
  ["sv", "Där var kön slut. Jag är trött. Jag går och värmer soppan."],
  [
    "pl",
    "Gęś wróciła autobusem, miała własny bilet. No, na dziś wystarczy. O czwartej przyjdzie Kazik przyciąć żywopłot. I niech Pani powie swoim, że gęś nazywała się Dorota.",
  ],
  ["pl", "Zmęczona jestem. Pójdę podgrzać zupę."],
])("in %s the last words of a sitting get a goodbye and no question: %s", (language, text) => {
  const { move, text: said } = after(language, text);
  expect(move).toBe("offer_break");
  expect(said).not.toContain("?");
});

test.each<[Language, string]>([
  ["en", "Now? The soup."],
  ["it", "Che cosa bevo la mattina? Il caffè."],
  ["it", "Che cosa ho cucinato quando? Ieri? Il sugo."],
  ["sv", "I dag? En promenad."],
  ["pl", "Teraz? Zupę."],
])("in %s a question said back and a word that answers it are an answer: %s", (language, text) => {
  expect(["wait", "offer_break"]).not.toContain(after(language, text).move);
});

test.each<[Language, string]>([
  ["it", "Di Ottavio niente più si è saputo, era partito con la neve e la madre apparecchiava lo stesso."],
  ["it", "di ottavio niente abbiamo trovato solo la giacca sul ramo e la sorella la teneva in casa appesa"],
  [
    "en",
    "Of Uncle Percy there was nothing left but the pipe. I never liked anything about Percy, nor the dog.",
  ],
  ["sv", "Av Ragnar fick vi ingenting, bara pipan. Om Ragnar fanns inget gott att säga, han slog hästen."],
  ["pl", "I koniec z młynem, przyszła woda i zabrała koło. O Marku nic, ani listu, matka czekała pod lipą."],
])("in %s whoever tells that there was nothing of somebody refuses nothing: %s", (language, text) => {
  expect(after(language, text).ledger.limits).toEqual([]);
});

test.each<[Language, string, string]>([
  [
    "en",
    "We all went down to the harbour to meet the boat. And do you know who was standing on the deck?",
    "No, who?",
  ],
  ["it", "Il prete aprì l'armadio della sacrestia. E sa cosa c'era dentro?", "No, che cosa?"],
  ["sv", "Vi gick allihop ner till hamnen. Och gissa vem som stod på däck?", "Nej, vem?"],
  ["pl", "Poszliśmy wszyscy do portu czekać na łódź. I wie Pani, kto stał na pokładzie?", "Nie, kto?"],
])("in %s a telling that ends on a riddle is asked for what it keeps back: %s", (language, text, said) => {
  expect(after(language, text).text).toBe(said);
});

test.each<[Language, string, RegExp]>([
  [
    "en",
    "My aunt kept the shop for forty years. Just a minute, I'll fetch my glasses and the kettle.",
    /kettle|glasses/u,
  ],
  [
    "it",
    "La zia tenne la bottega per quarant'anni. Un attimo che prendo la medicina e il bicchiere.",
    /bicchiere|medicina/u,
  ],
  ["sv", "Moster skötte affären i fyrtio år. Jag ska bara hämta en filt och stänga fönstret.", /filt|fönst/u],
  [
    "pl",
    "Ciotka prowadziła sklep przez czterdzieści lat. Zaraz, tylko wezmę okulary i szklankę.",
    /okular|szklank/u,
  ],
])("in %s what the teller does just now is not asked about: %s", (language, text, thing) => {
  expect(after(language, text).text).not.toMatch(thing);
});
