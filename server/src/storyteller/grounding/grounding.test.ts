import { describe, expect, it } from "vitest";
import type { Language } from "#language/packs.ts";
import { type Claim, type GroundingCases, inventions } from "../grounding-cases/cases.ts";
import { en } from "../grounding-cases/en.ts";
import { it as italian } from "../grounding-cases/it.ts";
import { pl } from "../grounding-cases/pl.ts";
import { sv } from "../grounding-cases/sv.ts";
import { toldOf } from "../told.test-suite.ts";
import { checkGrounding, type Verdict } from "./grounding.ts";

const all: readonly GroundingCases[] = [en, sv, italian, pl];

const judge = ({ language, answers, profileNames }: GroundingCases, claims: readonly Claim[]): Verdict[] =>
  checkGrounding({
    sentences: claims.map(([text, answer]) => ({
      text,
      sources: [{ interview_id: "one", message_id: `m${answer}` }],
    })),
    told: toldOf(answers),
    language,
    profileNames,
  });

const shareOf = (verdicts: readonly Verdict[], supported: boolean): number =>
  verdicts.filter((verdict) => verdict.supported === supported).length / verdicts.length;

const reasonsFor = (language: Language, answer: string, sentence: string): string[] =>
  checkGrounding({
    sentences: [{ text: sentence, sources: [{ interview_id: "one", message_id: "m0" }] }],
    told: toldOf([answer]),
    language,
    profileNames: [],
  }).flatMap(({ reasons }) => reasons);

type Fair = {
  answer: string;
  sentence: string;
  question?: string;
  language?: Language;
  profileNames?: readonly string[];
  isFirstPerson?: boolean;
};

describe("the grounding gate", () => {
  it.each(all)("keeps fair paraphrases ($language)", (cases) => {
    expect(shareOf(judge(cases, cases.fair), true)).toBeGreaterThanOrEqual(0.9);
  });

  it.each(all)("catches what nobody told ($language)", (cases) => {
    const claims = inventions.flatMap((invention) => cases.invented[invention]);
    expect(shareOf(judge(cases, claims), false)).toBeGreaterThanOrEqual(0.95);
  });

  it.each(all)("lets no invented year, name, kin or quotation through ($language)", (cases) => {
    const claims = (["number", "name", "kin", "quotation"] as const).flatMap((kind) => cases.invented[kind]);
    expect(judge(cases, claims).filter(({ supported }) => supported)).toEqual([]);
  });

  it.each(all)("keeps every sentence of the teller as it was told ($language)", (cases) => {
    const claims = cases.answers.map((text, at): Claim => [text, at]);
    expect(judge(cases, claims).filter(({ supported }) => !supported)).toEqual([]);
  });

  it("knows who fell ill and who ran the bakery", () => {
    const answer = "My mother fell ill, so my father ran the bakery.";
    expect(reasonsFor("en", answer, "Her father ran the bakery when her mother fell ill.")).toEqual([]);
    expect(reasonsFor("en", answer, "My father fell ill, so my mother ran the bakery.")).toContain(
      "changed_kinship",
    );
  });

  it("knows when a relative and somebody with a name have changed places", () => {
    const answer = "My mother said so, and Karl painted the gate. My sister Elsa drove the cart.";
    expect(reasonsFor("en", answer, "Karl painted the gate, and my mother said so.")).toEqual([]);
    expect(reasonsFor("en", answer, "Elsa, my sister, drove the cart.")).toEqual([]);
    expect(reasonsFor("en", answer, "Karl said so, and my mother painted the gate.")).toContain(
      "changed_kinship",
    );
  });

  it("names the fault", () => {
    const answer = "I think my brother never saw the sea before 1950.";
    expect(reasonsFor("en", answer, "I think my brother saw the sea before 1950.")).toEqual([
      "changed_negation",
    ]);
    expect(reasonsFor("en", answer, "My brother never saw the sea before 1950.")).toEqual(["dropped_hedge"]);
    expect(reasonsFor("en", answer, "I think my brother never saw the sea before 1949.")).toEqual([
      "unknown_number",
    ]);
    expect(reasonsFor("en", answer, "I think my sister never saw the sea before 1950.")).toEqual([
      "changed_kinship",
    ]);
    expect(reasonsFor("en", answer, "I think my brother Tom never saw the sea before 1950.")).toEqual([
      "unknown_name",
    ]);
  });

  it("refuses a sentence without a source, with an unknown one, or with a private one", () => {
    const told = toldOf(["We kept bees behind the chapel.", "We kept bees behind the chapel."]);
    const [first] = told;
    const sentences = [
      { text: "We kept bees.", sources: [] },
      { text: "We kept bees.", sources: [{ interview_id: "one", message_id: "nowhere" }] },
      { text: "We kept bees.", sources: [{ interview_id: "one", message_id: "m0" }] },
    ];
    const verdicts = checkGrounding({
      sentences,
      told: [{ ...first!, isPrivate: true }, told[1]!],
      language: "en",
      profileNames: [],
    });
    expect(verdicts.map(({ reasons }) => reasons)).toEqual(Array(3).fill(["unknown_source"]));
  });
});

describe("a fair sentence", () => {
  const reasons = ({ language = "en", isFirstPerson, profileNames = [], ...of }: Fair): string[] =>
    checkGrounding({
      sentences: [{ text: of.sentence, sources: [{ interview_id: "one", message_id: "m0" }] }],
      told: toldOf([of.answer]).map((one) => (of.question ? { ...one, question: of.question } : one)),
      language,
      profileNames,
      ...(isFirstPerson === undefined ? {} : { isFirstPerson }),
    }).flatMap((verdict) => verdict.reasons);

  it("names the relative who was asked about, and nobody else", () => {
    const told = {
      question: "What was your uncle like at table?",
      answer: "Quiet. We sat by the stove. Then he folded his napkin and hummed. He counted every pea.",
    };
    expect(reasons({ ...told, sentence: "Then my uncle folded his napkin and hummed." })).toEqual([]);
    expect(reasons({ ...told, sentence: "Then my brother folded his napkin and hummed." })).toContain(
      "changed_kinship",
    );
  });

  it("does not give to the relative who was asked about what somebody else did who is named in between", () => {
    const question = "What was your uncle like at table?";
    const ned = "Quiet. Our Ned came to the stove. Then he folded his napkin very slowly.";
    const mother = "Quiet. My mother came to the stove. Then she folded his napkin very slowly.";
    const sentence = "Then my uncle folded his napkin very slowly.";
    for (const answer of [ned, mother])
      expect(reasons({ question, answer, sentence })).toContain("changed_kinship");
  });

  it("names somebody whom the question named", () => {
    const told = {
      question: "Tell me about your Marjorie.",
      answer: "She's forty. I've a girl of forty. She plays the tuba on Fridays.",
    };
    expect(reasons({ ...told, sentence: "Our Marjorie's forty." })).toEqual([]);
    expect(reasons({ ...told, sentence: "Our Gwendolen's forty." })).toContain("unknown_name");
  });

  it("may name the teller where the answer has no name", () => {
    const of = {
      language: "it",
      answer: "Lo rimproveravo sempre io.",
      profileNames: ["Delia Moro"],
    } as const;
    expect(reasons({ ...of, sentence: "A rimproverarlo sempre era Delia." })).toEqual([]);
  });

  it("tells of the teller by name what the teller did in the same breath as somebody else", () => {
    const answer = "E la Rosa aveva la febbre l'ho portata nel fienile sopra la stalla.";
    const of = { language: "it", answer, profileNames: ["Delia Moro"] } as const;
    expect(
      reasons({ ...of, sentence: "La Rosa aveva la febbre, e Delia l'ha portata nel fienile." }),
    ).toEqual([]);
  });

  it("rests on the clause that was told, though another is shorter", () => {
    const answer = "My mother sang. My father sang loudly in the attic of the mill.";
    expect(reasons({ answer, sentence: "My father sang." })).toEqual([]);
    expect(reasons({ answer, sentence: "My brother sang." })).toContain("changed_kinship");
  });

  it("is not denied by another clause of speech without stops", () => {
    const answer =
      "and you can't argue with a man like that he charged four shillings for the coat and we moved in there I stayed five years sewing buttons on for a woman called Enid she was forty-four";
    const sentence = "I stayed five years, sewing buttons on for a woman called Enid, she was forty-four.";
    expect(reasons({ answer, sentence })).toEqual([]);
    expect(reasons({ answer, sentence: "You can argue with a man like that." })).toContain(
      "changed_negation",
    );
    expect(reasons({ answer, sentence: "I never stayed five years sewing buttons on." })).toContain(
      "changed_negation",
    );
  });

  it("says when it was, where speech without stops has a denial near everything", () => {
    const answer =
      "e quella volta no non era sera era mattina il sei maggio il fiume non scendeva mai passano le ore e non scendeva";
    const of = { language: "it", answer, profileNames: ["Delia Moro"] } as const;
    expect(reasons({ ...of, sentence: "Era mattina, il sei maggio, e il fiume non scendeva mai." })).toEqual(
      [],
    );
    for (const sentence of ["Era sera.", "Il fiume scendeva."])
      expect(reasons({ ...of, sentence })).toContain("changed_negation");
  });

  it("is not denied by what shares one of its words and is about something else", () => {
    const answer =
      "La sera mio padre non c'era, stava all'osteria. Prima che la fornace chiudesse gli uomini si erano chiusi dentro settimane per non far portar via le macchine.";
    const of = { language: "it", answer, profileNames: ["Delia Moro"] } as const;
    const question = "Com'era la sera, dopo che la fornace ha chiuso?";
    const sentence = "Dopo che la fornace ha chiuso, la sera il padre non c'era: stava all'osteria.";
    expect(reasons({ ...of, question, sentence })).toEqual([]);
    expect(reasons({ ...of, question, sentence: "La sera il padre c'era." })).toContain("changed_negation");
  });

  it("takes what is painted in capitals for no person", () => {
    const answer = "We painted the board, FRESH COD AND PLAICE DAILY, for Ivy. Ivy paid the boy in plaice.";
    expect(
      reasons({ answer, sentence: "We painted the board for Ivy, who paid the boy in plaice." }),
    ).toEqual([]);
  });

  it("tells what another said and did, though the teller said something too", () => {
    const answer = "And he says Miss Bell what ails my clock. And I says sorry.";
    const of = { answer, isFirstPerson: true };
    expect(reasons({ ...of, sentence: "And he says, “Miss Bell what ails my clock.”" })).toEqual([]);
  });

  it("says who somebody is whom the answer only names", () => {
    const answer =
      "I've a daughter of sixty. She'd watch me come in with the tea and say to Susan, that man's here again.";
    const text = (who: string): string =>
      `She'd watch me come in with the tea and say to our ${who} Susan, that man's here again.`;
    expect(reasons({ answer, sentence: text("daughter"), isFirstPerson: true })).toEqual([]);
    expect(reasons({ answer, sentence: text("sister"), isFirstPerson: true })).toContain("changed_kinship");
  });

  it("may turn the teller's verb in Polish", () => {
    const of = {
      language: "pl",
      answer: "W niedzielę graliśmy w karty i piliśmy kompot. Brałam zawsze damy.",
    } as const;
    expect(reasons({ ...of, sentence: "W niedzielę grali w karty i pili kompot." })).toEqual([]);
    expect(reasons({ ...of, sentence: "Grali w karty." })).toEqual([]);
    expect(reasons({ ...of, sentence: "Brała zawsze damy." })).toEqual([]);
  });

  it("takes nobody for who acts after whose death, or on whose side of the street, it was", () => {
    const answer =
      "Tonin era l'unico allievo che scappava. Mio padre con noi non era più lo stesso. Dopo Tonin lui non guardava più in faccia nessuno.";
    const question = "E Suo padre?";
    const of = { language: "it", answer, question, profileNames: ["Ines Bragadin"] } as const;
    expect(
      reasons({ ...of, sentence: "Alla scuola di Ines era l'unico allievo che scappava." }),
    ).not.toContain("changed_kinship");
    expect(reasons({ ...of, sentence: "Dopo Tonin il padre non guardava più in faccia nessuno." })).toEqual(
      [],
    );
    expect(reasons({ ...of, sentence: "Dopo Tonin la madre non guardava più in faccia nessuno." })).toContain(
      "changed_kinship",
    );
  });

  it("names who was asked about, though another cited answer was asked about somebody else", () => {
    const answers = [
      "He never said a lot. He said get a clean trade.",
      "She had the window side, that were hers.",
    ];
    const asked = ["What did your dad say?", "Where did your mother sit?"];
    const told = toldOf(answers).map((one, at) => ({ ...one, question: asked[at] ?? "" }));
    const sources = told.map(({ messageId }) => ({ interview_id: "one", message_id: messageId }));
    const verdictOn = (text: string): string[] =>
      checkGrounding({ sentences: [{ text, sources }], told, language: "en", profileNames: [] }).flatMap(
        (verdict) => verdict.reasons,
      );
    expect(verdictOn("Me dad said get a clean trade.")).toEqual([]);
    expect(verdictOn("Me mother said get a clean trade.")).toContain("changed_kinship");
  });

  it("is not denied by a denial elsewhere in speech without stops", () => {
    const answer =
      "a ja będę jeździć na karuzeli bo przyjeżdżała taka karuzela na odpust łańcuchowa pan Cygan ją kręcił nie Cygan tylko tak na niego mówili on był z Opatowa i one chodziły patrzeć bo pieniędzy nie było";
    const of = { language: "pl", answer } as const;
    expect(
      reasons({ ...of, sentence: "Pan Cygan ją kręcił, nie Cygan, tylko tak na niego mówili." }),
    ).toEqual([]);
    expect(reasons({ ...of, sentence: "Przyjeżdżała taka karuzela na odpust, łańcuchowa." })).toEqual([]);
    expect(reasons({ ...of, sentence: "Nie przyjeżdżała taka karuzela na odpust." })).toContain(
      "changed_negation",
    );
  });

  it("knows a number that was asked about, and of whom an answer spoke in its first word", () => {
    const of = {
      language: "pl",
      question: "Komu pokazała Pani ten jedenasty talerz?",
      answer: "Ojcu. Bo na jego zmianie poszedł. Pokazałam w niedzielę. On go w ręce obrócił.",
    } as const;
    expect(reasons({ ...of, sentence: "Ten jedenasty pokazała ojcu w niedzielę." })).toEqual([]);
    expect(reasons({ ...of, sentence: "Ojciec go w ręce obrócił." })).toEqual([]);
    expect(reasons({ ...of, sentence: "Brat go w ręce obrócił." })).toContain("changed_kinship");
  });
});
