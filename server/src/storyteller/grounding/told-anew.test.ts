import { describe, expect, it } from "vitest";
import type { Language } from "#language/packs.ts";
import type { Known } from "../story.ts";
import { faultsTold } from "./faults.test-suite.ts";
import type { GroundingFault } from "./grounding.ts";

type Telling = { language: Language; answer: string; people?: readonly Known[] };
type Pair = Telling & { rule: string; fair: string; invented: string; fault: GroundingFault };

const faultsOf = ({ language, answer, people = [] }: Telling, text: string): GroundingFault[] =>
  faultsTold({ name: "Ada Moro", people })(language, answer, text);

const pairs: readonly Pair[] = [
  {
    rule: "a doubt stays with what it is of",
    language: "sv",
    answer:
      "Rune kunde vissla. Inte som folk visslar, utan tvåstämmigt nästan, jag vet inte hur han bar sig åt, han hade en tand som stod snett.",
    fair: "Rune kunde vissla, och han hade en tand som stod snett.",
    invented: "Rune kunde vissla tvåstämmigt med en tand som stod snett.",
    fault: "dropped_hedge",
  },
  {
    rule: "a doubt stays with what it is of",
    language: "en",
    answer: "Ron could whistle, in two voices almost, and he had one tooth that stood crooked.",
    fair: "Ron could whistle, and he had one tooth that stood crooked.",
    invented: "Ron could whistle in two voices, and he had one tooth that stood crooked.",
    fault: "dropped_hedge",
  },
  {
    rule: "words that claim hardly anything need not be told",
    language: "en",
    answer: "Len was ginger, none of us were. He went to sea at fifteen as a deckie learner.",
    fair: "Len, the only redhead of the family, went to sea at fifteen as a deckie learner.",
    invented: "Len went to sea at fifteen, and the family left the place for a factory.",
    fault: "unsupported_content",
  },
  {
    rule: "words that claim hardly anything need not be told",
    language: "sv",
    answer: "Mamma ville ha Vera, men pappa sa Inez och då blev det Inez.",
    fair: "Mamma ville ha Vera, men pappa sa Inez, och därmed var saken avgjord.",
    invented: "Mamma ville ha Vera, men saken avgjordes av kyrkoherden på orten.",
    fault: "unsupported_content",
  },
  {
    rule: "a people is named by its noun or its adjective",
    language: "en",
    answer: "There was the Danish man, Mr Holm, he grew leeks.",
    fair: "Mr Holm, a Dane, grew leeks.",
    invented: "Mr Holm, a Finn, grew leeks.",
    fault: "unknown_name",
  },
  {
    rule: "a name of two words keeps their order",
    language: "en",
    answer: "I went to the mill at Broad Oak with Ellen Pike.",
    fair: "She went to the mill at Broad Oak with Ellen Pike.",
    invented: "She went to the mill at Oak Broad with Ellen Pike.",
    fault: "unknown_name",
  },
  {
    rule: "a relative is not called by a word for the other sex",
    language: "en",
    answer: "My sister Doris lent money for the shop, and my brother Fred ran it.",
    fair: "Her sister Doris lent the money, and her brother Fred ran the shop.",
    invented: "Her brother Doris lent the money for the shop.",
    fault: "changed_kinship",
  },
  {
    rule: "a relative is not called by a word for the other sex",
    language: "pl",
    answer: "Siostra Danka dała pieniądze na sklep, a brat Marek go prowadził.",
    fair: "Siostra Danka dała pieniądze, a brat Marek prowadził sklep.",
    invented: "Brat Danka dał pieniądze na sklep.",
    fault: "changed_kinship",
  },
  {
    rule: "what one of the parents did the other did not",
    language: "sv",
    answer: "Mamma ville egentligen ha Vera, men pappa sa Inez.",
    fair: "Modern ville ha Vera, men fadern sa Inez.",
    invented: "Fadern ville ha Vera, men modern sa Inez.",
    fault: "changed_kinship",
  },
  {
    rule: "what one of the parents did the other did not",
    language: "it",
    answer: "Il nonno ridevano tutti, era in mutande. Di mio papà non ha riso nessuno.",
    fair: "Del padre non rise nessuno.",
    invented: "Del nonno non rise nessuno.",
    fault: "changed_kinship",
  },
  {
    rule: "a verb that says it was a man is not done by a woman",
    language: "pl",
    answer: "No i Staszek przyszedł z piłą, i obciął gałęzie po mojej stronie.",
    fair: "Staszek obciął gałęzie po jej stronie.",
    invented: "Ada obcięła gałęzie po jej stronie.",
    fault: "changed_kinship",
  },
  {
    rule: 'behind a denial "utan" says what was instead, and elsewhere what was missing',
    language: "sv",
    answer: "Vi fick inte gå in, vi stod på gården. Han gick på isen utan mössa.",
    fair: "De fick inte gå in utan stod på gården.",
    invented: "De fick gå in.",
    fault: "changed_negation",
  },
  {
    rule: "of whom it is told that they did not, they did not where that was told of",
    language: "en",
    answer: "Chapel, every Sunday. Mother wore gloves. Father didn't. Father was at sea.",
    fair: "Father was never at chapel.",
    invented: "Father was never at sea.",
    fault: "changed_negation",
  },
  {
    rule: "how long, told behind what is denied, may stand before it",
    language: "en",
    answer: "She never said his name again either, not in twenty-six years. She baked on Fridays.",
    fair: "For twenty-six years she did not say his name.",
    invented: "For twenty-six years she said his name.",
    fault: "changed_negation",
  },
  {
    rule: "whoever is the only one to be that has the name that was told elsewhere",
    language: "sv",
    answer: "Far tog släden och la fällar om henne.",
    people: [
      { name: "Helmer", who: "far" },
      { name: "Sixten", who: "bror" },
      { name: "Nils", who: "bror" },
    ],
    fair: "Helmer tog släden och la fällar om henne.",
    invented: "Nils tog släden och la fällar om henne.",
    fault: "unknown_name",
  },
  {
    rule: "who is named may be called what they are",
    language: "pl",
    answer: "No i Staszek mówi, grusza moja, bo korzeń u mnie.",
    people: [
      { name: "Staszek", who: "brat" },
      { name: "Tadek", who: "mąż" },
    ],
    fair: "Brat mówił, że grusza jest jego.",
    invented: "Mąż mówił, że grusza jest jego.",
    fault: "changed_kinship",
  },
  {
    rule: "a feeling is told by another word for it",
    language: "en",
    answer: "The neighbour cried at the wireless, and we thought him soft.",
    fair: "The neighbour wept at the wireless.",
    invented: "The neighbour died at the wireless.",
    fault: "unsupported_content",
  },
];

describe("what was told, told anew", () => {
  it.each(pairs)("$rule ($language)", ({ fair, invented, fault, ...telling }) => {
    expect(faultsOf(telling, fair)).toEqual([]);
    expect(faultsOf(telling, invented)).toContain(fault);
  });

  it("takes words that claim hardly anything for the claim where a clause has no others", () => {
    const telling = {
      language: "en",
      answer: "The doctor came up at four with his bag and sat down.",
    } as const;
    expect(faultsOf(telling, "The doctor came up at four, and the boy lived.")).toContain(
      "unsupported_content",
    );
  });
});
