import { describe, expect, it } from "vitest";
import type { Language } from "#language/packs.ts";
import { letIn, type Turn } from "./interviewer.ts";
import { loom, play } from "./turns/one-teller.test-suite.ts";
import type { Choice } from "./wording/chosen.ts";

const told: Record<Language, string> = {
  en: "I worked at the mill with Norah Platt for eleven years, and she taught me to mend the warp.",
  sv: "Jag jobbade på väveriet med Norah Lind i elva år, och hon lärde mig att laga varpen.",
  it: "Ho lavorato in filanda con la Norah Platti per undici anni, e lei mi ha insegnato a riparare l'ordito.",
  pl: "Pracowałam w przędzalni z Norą Piotrowską jedenaście lat, nauczyła mnie naprawiać osnowę.",
};

const after = (language: Language, text: string, choice?: Choice): Turn =>
  play(language, [told[language], loom[language], text], choice ? { choices: { 2: choice } } : {}).at(
    -1,
  ) as Turn;

/** A model that leaves somebody alone, whatever was asked for. */
const leavesAlone = (language: Language): Choice => ({
  intent: "declines",
  move: "follow_up",
  about: "",
  text: "Ok.",
  acts: [{ do: "leave_alone", words: language === "pl" ? "Norę" : "Norah" }],
});

const notAsked: [Language, string][] = [
  ["en", "Don't ask me about Norah."],
  ["en", "I'd rather you didn't ask about Norah."],
  ["en", "Leave Norah out of your questions."],
  ["en", "No questions about Norah, please."],
  ["en", "Norah I'll come to myself, don't ask."],
  ["en", "I don't want to be asked about Norah."],
  ["en", "Keep your questions off Norah."],
  ["en", "I won't answer questions about Norah."],
  ["sv", "Fråga mig inte om Norah."],
  ["sv", "Jag vill helst inte att du frågar om Norah."],
  ["sv", "Håll Norah utanför dina frågor."],
  ["sv", "Inga frågor om Norah, tack."],
  ["sv", "Norah kommer jag till själv, fråga inte."],
  ["sv", "Jag vill inte bli frågad om Norah."],
  ["sv", "Låt bli att fråga om Norah."],
  ["sv", "Jag svarar inte på frågor om Norah."],
  ["it", "Non mi chieda della Norah."],
  ["it", "Preferirei che non mi chiedesse della Norah."],
  ["it", "Lasci la Norah fuori dalle sue domande."],
  ["it", "Niente domande sulla Norah, per favore."],
  ["it", "Della Norah parlo io quando voglio, non chieda."],
  ["it", "Non voglio che mi si chieda della Norah."],
  ["it", "Della Norah non mi faccia domande."],
  ["it", "Sulla Norah non rispondo."],
  ["pl", "Proszę mnie nie pytać o Norę."],
  ["pl", "Wolałabym, żeby pani nie pytała o Norę."],
  ["pl", "Norę proszę zostawić poza pytaniami."],
  ["pl", "Żadnych pytań o Norę, proszę."],
  ["pl", "Do Nory sama dojdę, proszę nie pytać."],
  ["pl", "Nie chcę być pytana o Norę."],
  ["pl", "O Norę niech pani nie pyta."],
  ["pl", "Na pytania o Norę nie odpowiem."],
];

const notPrinted: [Language, string][] = [
  ["en", "Leave Norah out of it."],
  ["en", "Norah's not for the book."],
  ["en", "Don't put Norah in the story."],
  ["en", "I don't want Norah in print."],
  ["en", "Keep Norah out of the book."],
  ["en", "Nothing about Norah is to be written."],
  ["en", "Norah is not to go in any book, and don't ask me about her either."],
  ["sv", "Lämna Norah utanför det här."],
  ["sv", "Norah är inte för boken."],
  ["sv", "Ta inte med Norah i berättelsen."],
  ["sv", "Jag vill inte ha Norah i tryck."],
  ["sv", "Håll Norah utanför boken."],
  ["sv", "Norah ska inte vara med, hon skulle inte tycka om det."],
  ["sv", "Ingenting om Norah får skrivas."],
  ["sv", "Norah ska inte stå i någon bok, och fråga mig inte om henne heller."],
  ["it", "La Norah la lasci fuori."],
  ["it", "La Norah non è per il libro."],
  ["it", "Non metta la Norah nella storia."],
  ["it", "Non voglio la Norah stampata."],
  ["it", "Tenga la Norah fuori dal libro."],
  ["it", "La Norah resta fuori, non le piacerebbe."],
  ["it", "Della Norah non si deve scrivere niente."],
  ["it", "La Norah non deve andare in nessun libro, e non mi chieda di lei."],
  ["pl", "Norę proszę pominąć."],
  ["pl", "Nora nie jest do książki."],
  ["pl", "Niech pani nie pisze o Norze w opowieści."],
  ["pl", "Nie chcę Nory w druku."],
  ["pl", "Norę proszę zostawić poza książką."],
  ["pl", "O Norze nic nie pisać."],
  ["pl", "Nory ma nie być w żadnej książce, i proszę mnie o nią nie pytać."],
];

const nameless: [Language, string][] = [
  ["en", "I don't want to talk about what happened in the camp."],
  ["en", "I'd rather not talk about what they did to us."],
  ["en", "Don't ask me about what came after."],
  ["en", "The little one I don't talk about."],
  ["en", "What happened that night I'll not go into."],
  ["en", "I won't speak about how it ended."],
  ["en", "The year seventy I don't talk about."],
  ["en", "There are things in that house I don't talk about."],
  ["en", "Don't ask me why I left."],
  ["sv", "Jag vill inte prata om det som hände i lägret."],
  ["sv", "Jag vill helst inte prata om vad de gjorde med oss."],
  ["sv", "Fråga mig inte om det som kom sen."],
  ["sv", "Den lilla pratar jag inte om."],
  ["sv", "Vad som hände den natten går jag inte in på."],
  ["sv", "Jag vill inte prata om hur det slutade."],
  ["sv", "Sjuttiotalet pratar jag inte om."],
  ["sv", "Det finns saker i det huset som jag inte pratar om."],
  ["it", "Non voglio parlare di quello che è successo nel campo."],
  ["it", "Preferisco non parlare di quello che ci hanno fatto."],
  ["it", "Non mi chieda di quello che è venuto dopo."],
  ["it", "Della piccola non parlo."],
  ["it", "Di quello che è successo quella notte non parlo."],
  ["it", "Non voglio parlare di come è finita."],
  ["it", "Del settanta non parlo."],
  ["it", "Ci sono cose in quella casa di cui non parlo."],
  ["it", "Non mi chieda perché me ne sono andata."],
  ["pl", "Nie chcę mówić o tym, co się stało w obozie."],
  ["pl", "Wolę nie mówić o tym, co nam zrobili."],
  ["pl", "Proszę mnie nie pytać o to, co było potem."],
  ["pl", "O małej nie mówię."],
  ["pl", "O tym, co się stało tamtej nocy, nie będę mówić."],
  ["pl", "Proszę mnie nie pytać o tamte lata."],
  ["pl", "Nie chcę mówić o tym, jak się skończyło."],
  ["pl", "O siedemdziesiątym nie mówię."],
  ["pl", "Są w tym domu rzeczy, o których nie mówię."],
  ["pl", "Proszę mnie nie pytać, dlaczego odeszłam."],
];

const tellings: [Language, string][] = [
  ["en", "They never talked about what happened in the camp."],
  ["en", "Mother didn't like to talk about money."],
  ["en", "I talked about the old times with the girls all night."],
  ["en", "We weren't to ask about anything, that's how it was."],
  ["en", "I don't mind talking about the war."],
  ["sv", "De pratade aldrig om det som hände i lägret."],
  ["sv", "Mamma tyckte inte om att prata om pengar."],
  ["sv", "Vi pratade om gamla tider hela natten."],
  ["sv", "Man fick inte fråga om något, så var det."],
  ["sv", "Jag har inget emot att prata om kriget."],
  ["it", "Non parlavano mai di quello che era successo nel campo."],
  ["it", "Alla mamma non piaceva parlare di soldi."],
  ["it", "Abbiamo parlato dei vecchi tempi tutta la notte."],
  ["it", "Non si doveva chiedere niente, era così."],
  ["it", "Non mi dispiace parlare della guerra."],
  ["pl", "Nigdy nie mówili o tym, co się stało w obozie."],
  ["pl", "Mama nie lubiła mówić o pieniądzach."],
  ["pl", "Całą noc mówiłyśmy o dawnych czasach."],
  ["pl", "Nie wolno było o nic pytać, tak było."],
  ["pl", "Chętnie opowiem o wojnie."],
];

describe("whom a model leaves alone", () => {
  it.each(notAsked)("is only not asked about (%s): %s", (language, text) => {
    const { keptOut } = after(language, text, leavesAlone(language));
    expect(keptOut.map(({ kind }) => kind)).toEqual(["not_asked"]);
  });

  it.each(notPrinted)(
    "stands in no story where the teller says so, and it is said (%s): %s",
    (language, text) => {
      const turn = after(language, text, leavesAlone(language));
      expect(new Set(turn.keptOut.map(({ kind }) => kind))).toEqual(new Set(["not_printed"]));
      expect(turn.text, "what a model did not know of is said by code").not.toBe("Ok.");
    },
  );
});

describe("what is left alone without a name", () => {
  it.each(nameless)("is listed, and nothing of it is left once it is let in (%s): %s", (language, text) => {
    const { keptOut, ledger } = after(language, text);
    expect(keptOut).toMatchObject([{ kind: "not_asked", words: expect.stringMatching(/./u) }]);
    const { limits, topics } = keptOut.reduce(letIn, ledger);
    expect(limits).toEqual([]);
    expect(Object.values(topics).filter(({ status }) => status === "declined")).toEqual([]);
  });

  it.each(tellings)("is nothing where it is told how it was (%s): %s", (language, text) => {
    expect(after(language, text).keptOut).toEqual([]);
  });
});
