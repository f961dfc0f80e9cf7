import { it as asDone } from "./as-done-it.ts";
import type { FormCases } from "./forms.ts";

export const it: FormCases = {
  ...asDone,
  cases: [
    [
      "Ti alzi alle quattro, dai da mangiare ai cavalli, spazzi il cortile, tutto prima di colazione.",
      "Si alzava alle quattro, dava da mangiare ai cavalli e spazzava il cortile prima di colazione.",
      "Si alzava alle sei, dava da mangiare alle galline e spazzava il cortile prima di colazione.",
    ],
    [
      "E il dottore si toglie il cappello, si siede e mi spiega tutto.",
      "Il dottore si tolse il cappello, si sedette e le spiegò tutto.",
      "Il prete si tolse il cappello, si sedette e le spiegò tutto.",
    ],
    [
      "Ho lasciato la bottega nel settantadue, no, tre, quando è crollato il tetto.",
      "Lasciò la bottega nel 1973, quando crollò il tetto.",
      "Lasciò la bottega nel 1971, quando crollò il tetto.",
    ],
    [
      "Non ha detto niente, ha messo i soldi sul tavolo ed è andata via.",
      "Senza dire niente mise i soldi sul tavolo e andò via.",
      "Senza dire niente prese i soldi dal tavolo e andò via.",
    ],
    [
      "Si sentiva il fiume. Passava proprio sotto. Lì dormivo meglio. Dopo, mai più così.",
      "«Si sentiva il fiume. Lì dormivo meglio.»",
      "«Lì dormivo meglio. Si sentiva il fiume.»",
    ],
    [
      "Marisa mi pettina ogni mattina, cento colpi.",
      "Marisa pettina la madre ogni mattina, cento colpi.",
      "Marisa pettina la sorella ogni mattina, cento colpi.",
    ],
    [
      "Nel novembre del cinquantuno chiusero la miniera.",
      "Era il novembre 1951 quando chiusero la miniera.",
      "Era il dicembre 1951 quando chiusero la miniera.",
    ],
    [
      "Dormivamo in un letto solo, Enrica, Pia e io.",
      "In un letto solo dormivano in tre: Enrica, Pia e Ines.",
      "In un letto solo dormivano in quattro: Enrica, Pia e Ines.",
    ],
  ],
};
