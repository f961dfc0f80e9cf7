import { expect, it } from "vitest";
import type { Language } from "#language/packs.ts";
import { toldOf } from "../told.test-suite.ts";
import { checkGrounding, type GroundingFault } from "./grounding.ts";

const faultsOf = (language: Language, answer: string, text: string): GroundingFault[] =>
  checkGrounding({
    sentences: [{ text, sources: [{ interview_id: "one", message_id: "m0" }] }],
    told: toldOf([answer]),
    language,
    profileNames: ["Ada Moro Addie"],
  }).flatMap(({ reasons }) => reasons);

it.each<[string, Language, string, string, string, GroundingFault]>([
  [
    "hears no denial in not long after",
    "en",
    "We moved to Every Street not long after, number 31.",
    "They moved to Every Street, number 31.",
    "They never moved to Every Street.",
    "changed_negation",
  ],
  [
    "hears no denial in not long after",
    "sv",
    "Vi flyttade till Storgatan inte långt efter.",
    "De flyttade till Storgatan.",
    "De flyttade aldrig till Storgatan.",
    "changed_negation",
  ],
  [
    "hears no denial in not long after",
    "it",
    "Ci trasferimmo in via Roma non molto dopo.",
    "Si trasferirono in via Roma.",
    "Non si trasferirono in via Roma.",
    "changed_negation",
  ],
  [
    "hears no denial in not only",
    "pl",
    "Nie tylko mama piekła chleb w niedzielę.",
    "Mama piekła chleb w niedzielę.",
    "Mama nigdy nie piekła chleba w niedzielę.",
    "changed_negation",
  ],
  [
    "says that only one does what nobody else does",
    "en",
    "I'm Edith, but nobody's called me Edith since the christening bar the doctor.",
    "Only the doctor has called her Edith since the christening.",
    "The vicar has called her Edith since the christening.",
    "changed_negation",
  ],
  [
    "takes as if not for the knowledge that it is",
    "en",
    "He came in and said, which bus is it. As if he didn't know every bus there was.",
    "He came in and said, “Which bus is it,” though he knew every bus there was.",
    "He came in and never said which bus.",
    "changed_negation",
  ],
  [
    "denies who somebody is in the same plain words",
    "en",
    "Doreen's in a home now. I did it at Doreen. She doesn't know who I am, she calls me Mrs.",
    "Doreen does not know who she is, and calls her Mrs.",
    "Doreen is not in a home now, and never calls her Mrs.",
    "changed_negation",
  ],
  [
    "takes a denial for that of whoever it was said of",
    "en",
    "Susan was slow. She never crawled. And Uncle Clarry was under the table that night, on his knees.",
    "Clarry was crawling under the table on his knees.",
    "Susan crawled.",
    "changed_negation",
  ],
  [
    "calls dying what was told with a year after another death",
    "en",
    "Me dad went in 71 with his chest. And me mother in 79, in June, in the front room.",
    "Her mother died in June 1979, in the front room.",
    "Her mother was killed in 1979.",
    "unsupported_content",
  ],
  [
    "says allowed for let",
    "en",
    "They never let me hold him.",
    "She was never allowed to hold him.",
    "She was never asked to christen him.",
    "unsupported_content",
  ],
  [
    "tells of several what they did together",
    "en",
    "There were me mother and Donald and me in one bed. We lived in with Grandma Holgate.",
    "Addie, her mother and Donald lived in with Grandma Holgate.",
    "Donald lived in Canada.",
    "unknown_name",
  ],
  [
    "says that nobody was better of who was the best",
    "pl",
    "Od poniedziałku do piątku najlepszy człowiek we wsi. W sobotę szedł do Sroki.",
    "Od poniedziałku do piątku nie było we wsi lepszego człowieka.",
    "Od poniedziałku do piątku nie był to najlepszy człowiek we wsi.",
    "changed_negation",
  ],
  [
    "says that nobody was better of who was the best",
    "en",
    "From Monday to Friday he was the best man in the village.",
    "From Monday to Friday there was no better man in the village.",
    "From Monday to Friday he was not the best man in the village.",
    "changed_negation",
  ],
  [
    "says that nobody was better of who was the best",
    "sv",
    "Från måndag till fredag var han den bästa karlen i byn.",
    "Från måndag till fredag fanns ingen bättre karl i byn.",
    "Från måndag till fredag var han inte den bästa karlen i byn.",
    "changed_negation",
  ],
  [
    "says that nobody was better of who was the best",
    "it",
    "Dal lunedì al venerdì era l'uomo migliore del paese.",
    "Dal lunedì al venerdì non c'era uomo migliore in paese.",
    "Dal lunedì al venerdì non era l'uomo migliore del paese.",
    "changed_negation",
  ],
  [
    "names a place beside what somebody did, though something was denied there",
    "it",
    "Sta sul davanzale in cucina. Nello zucchero non la rimetto, lo zucchero lo compro per gli altri.",
    "Sta in cucina, nello zucchero.",
    "Lo zucchero lo rimette.",
    "changed_negation",
  ],
  [
    "denies by a word of nothing what was denied so",
    "it",
    "E non ha detto niente, è tornato con lo straccio e si è seduto. A tavola la mamma disse tutto.",
    "Non disse niente.",
    "A tavola la mamma non disse tutto.",
    "changed_negation",
  ],
  [
    "has a verb in its other aspect",
    "pl",
    "Zośka dała skrzynkę i dodawała zawsze jedno ciastko.",
    "Zośka dawała skrzynkę i dodała ciastko.",
    "Zośka sprzedała skrzynkę i nakrzyczała na dzieci.",
    "unsupported_content",
  ],
])("a sentence of free prose %s (%s)", (_, language, answer, fair, invented, fault) => {
  expect(faultsOf(language, answer, fair)).toEqual([]);
  expect(faultsOf(language, answer, invented)).toContain(fault);
});
