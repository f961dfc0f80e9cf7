import { describe, expect, it } from "vitest";
import type { Language } from "#language/packs.ts";
import type { Turn } from "./interviewer.ts";
import { loom, play } from "./turns/one-teller.test-suite.ts";

const told: Record<Language, string> = {
  en: "I worked at the mill with Norah Platt for eleven years, and she taught me to mend the warp.",
  sv: "Jag jobbade på väveriet med Norah Lind i elva år, och hon lärde mig att laga varpen.",
  it: "Ho lavorato in filanda con la Norah Platti per undici anni, e lei mi ha insegnato a riparare l'ordito.",
  pl: "Pracowałam w przędzalni z Norą Piotrowską jedenaście lat, nauczyła mnie naprawiać osnowę.",
};

const keptOut: Record<Language, [said: string, name: string]> = {
  en: ["Norah's not to go in any book.", "Norah"],
  sv: ["Norah ska inte stå i någon bok.", "Norah"],
  it: ["La Norah non deve andare in nessun libro.", "Norah"],
  pl: ["O Norze proszę nie pisać w książce.", "Norę"],
};

/** Longer ago than what was left out last is remembered. */
const since = 7;

/** The turn after a sentence, where Norah was kept out long before it. */
const afterKeepingOut = (language: Language, text: string): Turn => {
  const [said, words] = keptOut[language];
  const choice = {
    intent: "delete",
    move: "delete",
    about: "",
    text: "Ok.",
    acts: [{ do: "keep_out", words }],
  } as const;
  const between = Array.from({ length: since }, () => loom[language]);
  const turns = play(language, [told[language], said, ...between, text], { choices: { 1: choice } });
  return turns.at(-1) as Turn;
};

const after = (language: Language, text: string): Turn =>
  play(language, [told[language], loom[language], text]).at(-1) as Turn;

const isOut = ({ ledger }: Turn): boolean => ledger.limits.some(({ kind }) => kind === "not_printed");

const notLeftOut: [Language, string][] = [
  ["en", "Don't leave Norah out."],
  ["en", "You can't leave out my friend Norah."],
  ["en", "And don't you forget Norah in the book."],
  ["en", "You mustn't leave Norah out of it."],
  ["en", "I wouldn't want Norah left out."],
  ["en", "Whatever you do, don't leave Norah out of the story."],
  ["en", "Norah is not to be left out."],
  ["en", "I don't want Norah forgotten."],
  ["en", "Never leave Norah out, mind."],
  ["en", "Please don't skip Norah, she was the best of us."],
  ["en", "It won't do to leave Norah out."],
  ["en", "There's no leaving Norah out of it."],
  ["en", "You're not going to leave Norah out, are you?"],
  ["en", "Norah mustn't be missing from the book."],
  ["en", "Don't go cutting Norah out."],
  ["sv", "Glöm inte Norah."],
  ["sv", "Lämna inte Norah utanför."],
  ["sv", "Du får inte glömma Norah i boken."],
  ["sv", "Hoppa inte över Norah, hon var den bästa av oss."],
  ["sv", "Norah får inte fattas."],
  ["sv", "Du kan inte utelämna min vän Norah."],
  ["sv", "Jag vill inte att Norah glöms bort."],
  ["sv", "Norah ska inte lämnas utanför."],
  ["sv", "Stryk inte Norah, är du snäll."],
  ["sv", "Glöm för allt i världen inte Norah."],
  ["sv", "Det går inte att lämna Norah utanför."],
  ["sv", "Du får absolut inte ta bort Norah."],
  ["sv", "Jag vill inte att du lämnar Norah utanför."],
  ["sv", "Norah får du inte hoppa över."],
  ["sv", "Uteslut inte Norah ur berättelsen."],
  ["it", "Non lasciare fuori Norah."],
  ["it", "Non lasci fuori la Norah, mi raccomando."],
  ["it", "Non si dimentichi della Norah."],
  ["it", "La Norah non la lasci fuori."],
  ["it", "Non può lasciar fuori la mia amica Norah."],
  ["it", "Non voglio che la Norah resti fuori."],
  ["it", "Non tralasci la Norah."],
  ["it", "La Norah non deve mancare nel libro."],
  ["it", "Guai a lasciare fuori la Norah."],
  ["it", "Non salti la Norah, era la migliore di noi."],
  ["it", "Non vorrei che la Norah venisse dimenticata."],
  ["it", "La Norah non va lasciata fuori."],
  ["it", "Non togliere la Norah dalla storia."],
  ["it", "Non dimenticare Norah, per favore."],
  ["it", "Non escluda la Norah dal racconto."],
  ["pl", "Nie pomijaj Nory."],
  ["pl", "Proszę nie pomijać Nory."],
  ["pl", "Niech pani nie zapomni o Norze."],
  ["pl", "Nory nie wolno pominąć."],
  ["pl", "Nie chcę, żeby Nora została pominięta."],
  ["pl", "Nie może pani pominąć mojej Nory."],
  ["pl", "Tylko Nory proszę nie pominąć."],
  ["pl", "Nie wykreślaj Nory."],
  ["pl", "Nory niech pani nie pomija w książce."],
  ["pl", "Nora nie może zostać pominięta."],
  ["pl", "Nie zostawiaj Nory poza książką."],
  ["pl", "Proszę o Norze nie zapomnieć."],
  ["pl", "Nie chciałabym, żeby Nory zabrakło."],
  ["pl", "Nory nie może zabraknąć w tej książce."],
  ["pl", "Niech pan nie skreśla Nory, to była najlepsza z nas."],
];

const allowed: [Language, string][] = [
  ["en", "You can put that in, about Norah."],
  ["en", "Norah can go in the book after all."],
  ["en", "You may print what I said about Norah."],
  ["en", "On second thoughts, put Norah back in."],
  ["en", "I've changed my mind, Norah may stand in the story."],
  ["en", "I don't mind if Norah is in the book now."],
  ["en", "Let Norah in again, she wouldn't have minded."],
  ["en", "You can put Norah in after all."],
  ["en", "It's all right about Norah, that can be printed."],
  ["en", "Norah needn't stay out any longer."],
  ["en", "You can write about Norah now."],
  ["en", "Norah can be told of, she's been dead twenty years."],
  ["en", "Put Norah in, then."],
  ["en", "I was wrong about Norah, she's to go in the book."],
  ["sv", "Du kan ta med det, det om Norah."],
  ["sv", "Norah får stå i boken ändå."],
  ["sv", "Du får gärna skriva om Norah nu."],
  ["sv", "Jag har ändrat mig, Norah får vara med."],
  ["sv", "Norah kan få vara med i boken trots allt."],
  ["sv", "Ta med Norah igen."],
  ["sv", "Det gör inget om Norah är med i boken."],
  ["sv", "Norah behöver inte vara utanför längre."],
  ["sv", "Det jag sa om Norah får tryckas."],
  ["sv", "Sätt in Norah igen, hon hade inte haft något emot det."],
  ["sv", "Låt Norah vara med ändå."],
  ["sv", "Norah går bra att ha med nu."],
  ["sv", "Det om Norah kan stå i boken ändå."],
  ["sv", "Du kan ha med Norah i berättelsen."],
  ["it", "Quello lo può mettere, della Norah."],
  ["it", "La Norah può stare nel libro, alla fine."],
  ["it", "Ho cambiato idea, la Norah la metta pure."],
  ["it", "Della Norah può scrivere, adesso."],
  ["it", "La Norah la rimetta dentro."],
  ["it", "Può mettere la Norah nel libro, dopotutto."],
  ["it", "Quello che ho detto della Norah si può stampare."],
  ["it", "Non mi importa se la Norah sta nel libro."],
  ["it", "La Norah non deve più restare fuori."],
  ["it", "Rimetta la Norah nella storia."],
  ["it", "Va bene, la Norah può entrare nel racconto."],
  ["it", "Della Norah si può parlare nel libro."],
  ["it", "Metta pure la Norah, ormai."],
  ["it", "La Norah ci può stare, adesso."],
  ["pl", "To może pani wpisać, to o Norze."],
  ["pl", "Nora może jednak być w książce."],
  ["pl", "Zmieniłam zdanie, Nora może być w opowieści."],
  ["pl", "O Norze może pani już pisać."],
  ["pl", "Niech pani Norę wpisze z powrotem."],
  ["pl", "Norę można jednak umieścić w książce."],
  ["pl", "To, co mówiłam o Norze, można wydrukować."],
  ["pl", "Nie mam nic przeciwko, żeby Nora była w książce."],
  ["pl", "Nora nie musi już być pominięta."],
  ["pl", "Proszę Norę jednak dać do książki."],
  ["pl", "Niech Nora wróci do opowieści."],
  ["pl", "Nora niech już będzie w książce."],
  ["pl", "Norę może pani jednak zostawić w opowieści."],
  ["pl", "Norę proszę przywrócić."],
];

const stillOut: [Language, string][] = [
  ["en", "Leave Norah out."],
  ["en", "Don't put Norah in the book."],
  ["en", "I don't want Norah in it."],
  ["en", "Norah is to be left out, don't forget."],
  ["en", "Don't ask me about Norah."],
  ["en", "Mother never left Norah out of anything."],
  ["en", "You can put Edith in the book."],
  ["en", "Norah can't go in the book, I told you."],
  ["en", "Norah went in with the others and shut the door."],
  ["en", "What about Norah?"],
  ["en", "You can put the ferry in, but not Norah."],
  ["en", "Norah's letters can go in."],
  ["en", "Mother let Norah in by the back door."],
  ["en", "We put Norah in the back room."],
  ["sv", "Lämna Norah utanför."],
  ["sv", "Ta inte med Norah i boken."],
  ["sv", "Jag vill inte ha med Norah."],
  ["sv", "Norah ska utelämnas, glöm inte det."],
  ["sv", "Fråga mig inte om Norah."],
  ["sv", "Mamma glömde aldrig Norah."],
  ["sv", "Du kan ta med Edit i boken."],
  ["sv", "Norah får inte stå i boken, det sa jag ju."],
  ["sv", "Norah fick vara med på dansen."],
  ["sv", "Hur var det med Norah?"],
  ["sv", "Du kan ta med färjan, men inte Norah."],
  ["sv", "Norahs brev får stå i boken."],
  ["sv", "Mamma släppte in Norah köksvägen."],
  ["sv", "Vi satte Norah i kammaren."],
  ["it", "Lasci fuori la Norah."],
  ["it", "Non metta la Norah nel libro."],
  ["it", "Non voglio la Norah nel libro."],
  ["it", "La Norah resti fuori, non se lo dimentichi."],
  ["it", "Non mi chieda della Norah."],
  ["it", "La mamma non dimenticava mai la Norah."],
  ["it", "L'Edvige la può mettere nel libro."],
  ["it", "La Norah non può stare nel libro, l'ho già detto."],
  ["it", "La Norah poteva stare con noi la domenica."],
  ["it", "E della Norah?"],
  ["it", "La barca la metta, ma la Norah no."],
  ["it", "Le lettere della Norah le può mettere."],
  ["it", "La mamma fece entrare la Norah dalla porta di dietro."],
  ["it", "Abbiamo messo la Norah nella stanza di sopra."],
  ["pl", "Proszę pominąć Norę."],
  ["pl", "Niech pani nie pisze o Norze."],
  ["pl", "Nie chcę Nory w książce."],
  ["pl", "Norę proszę pominąć, proszę o tym nie zapomnieć."],
  ["pl", "Proszę mnie nie pytać o Norę."],
  ["pl", "Mama nigdy nie zapominała o Norze."],
  ["pl", "Edytę może pani wpisać do książki."],
  ["pl", "Nory nie może być w książce, mówiłam."],
  ["pl", "Nora mogła być z nami w niedziele."],
  ["pl", "A co z Norą?"],
  ["pl", "Prom proszę wpisać, ale Nory nie."],
  ["pl", "Listy Nory może pani wpisać."],
  ["pl", "Mama wpuściła Norę tylnymi drzwiami."],
  ["pl", "Posadziliśmy Norę w izbie."],
];

describe("whoever is not to be left out", () => {
  it.each(notLeftOut)("is wanted in (%s): %s", (language, text) => {
    const turn = after(language, text);
    expect([turn.ledger.limits, turn.keptOut, turn.heard?.beside?.letsIn]).toEqual([[], [], true]);
  });
});

describe("whoever was kept out", () => {
  it.each([...notLeftOut, ...allowed])("is let in by the teller's words (%s): %s", (language, text) => {
    const turn = afterKeepingOut(language, text);
    expect([isOut(turn), turn.letIn.length]).toEqual([false, 1]);
  });

  it.each(stillOut)("stays out by others (%s): %s", (language, text) => {
    expect(isOut(afterKeepingOut(language, text))).toBe(true);
  });
});
