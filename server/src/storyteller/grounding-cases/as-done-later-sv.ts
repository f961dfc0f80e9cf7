import { sv as asDone } from "./as-done-sv.ts";
import type { FormCases } from "./forms.ts";

export const sv: FormCases = {
  ...asDone,
  cases: [
    [
      "Man stiger opp klockan fyra, man matar hästarna å sopar gården, allt före frukost.",
      "Hon steg upp klockan fyra, matade hästarna och sopade gården före frukost.",
      "Hon steg upp klockan sex, matade hönsen och sopade gården före frukost.",
    ],
    [
      "Å doktorn lyfter på hatten å sätter sej å förklarar alltihop för mej.",
      "Doktorn lyfte på hatten, satte sig och förklarade alltihop för henne.",
      "Prästen lyfte på hatten, satte sig och förklarade alltihop för henne.",
    ],
    [
      "Ja slutade i affären sjuttitvå, nä, tre, när taket rasade.",
      "Hon slutade i affären 1973, när taket rasade.",
      "Hon slutade i affären 1971, när taket rasade.",
    ],
    [
      "Hon sa aldrig nåt, hon la pengarna på bordet å gick.",
      "Utan att säga något lade hon pengarna på bordet och gick.",
      "Utan att säga något tog hon pengarna från bordet och gick.",
    ],
    [
      "Man hörde ån. Den gick rätt under oss. Där sov ja bäst. Ja har ente sovit så sen.",
      "”Man hörde ån. Där sov ja bäst.”",
      "”Där sov ja bäst. Man hörde ån.”",
    ],
    [
      "Anita borstar mitt hår varje morgon, hundra tag.",
      "Anita borstar sin mors hår varje morgon, hundra tag.",
      "Anita borstar sin systers hår varje morgon, hundra tag.",
    ],
    [
      "I november femtiett la di ner gruvan.",
      "Det var november 1951 när gruvan lades ner.",
      "Det var december 1951 när gruvan lades ner.",
    ],
    [
      "Vi va tre i en säng, Enid, Maja å ja.",
      "Tre flickor delade en säng: Enid, Maja och Märta.",
      "Fyra flickor delade en säng: Enid, Maja och Märta.",
    ],
  ],
};
