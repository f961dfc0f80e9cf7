import type { FormCases } from "./forms.ts";

export const it: FormCases = {
  language: "it",
  name: "Ines Valli",
  people: [
    { name: "Primo", who: "padre" },
    { name: "Argia", who: "madre" },
    { name: "Giulia", who: "nipote" },
    { name: "Marisa", who: "figlia" },
  ],
  elsewhere: [
    "Giulia è mia nipote, la figlia di mia figlia Marisa.",
    "Mio padre si chiamava Primo, mia madre Argia.",
  ],
  cases: [
    [
      "Allora entra lui, posa la lanterna, mi guarda e mi dice di prendere il cappotto.",
      "Entrò lui, posò la lanterna, la guardò e le disse di prendere il cappotto.",
      "Entrò lui, posò il secchio, la guardò e le disse di prendere il cappello.",
    ],
    [
      "Giri la manovella, conti i vagoni, chiudi il casello e torni al buio.",
      "Girava la manovella, contava i vagoni, chiudeva il casello e tornava al buio.",
      "Girava la manovella, contava le pecore, chiudeva la stalla e tornava al buio.",
    ],
    [
      "Il capo finisce la sigaretta, si avvicina, apre il sacco e mi mostra il grano.",
      "Il capo finì la sigaretta, si avvicinò, aprì il sacco e le mostrò il grano.",
      "Il capo finì la minestra, si avvicinò, aprì il sacco e le mostrò il sale.",
    ],
    [
      "Sono stata in filanda fino al cinquantasette, no, otto, perché nel cinquantasette ero ancora ai telai.",
      "Restò in filanda fino al 1958.",
      "Restò in filanda fino al 1956.",
    ],
    [
      "Era il gennaio del sessantanove quando si portarono via il pianoforte.",
      "Nel gennaio 1969 si portarono via il pianoforte.",
      "Nel marzo 1969 si portarono via il pianoforte.",
    ],
    [
      "Doveva chiamarsi Alberto, come il nonno. Non vollero. Che resti scritto qui. Non l'ho mai detto.",
      "«Doveva chiamarsi Alberto, come il nonno. Che resti scritto qui.»",
      "«Doveva chiamarsi Alberto, come lo zio. Che resti scritto qui.»",
    ],
    [
      "Giulia mi mette lo smalto la domenica, rosso.",
      "Giulia mette alla nonna lo smalto la domenica, rosso.",
      "Giulia mette alla zia lo smalto la domenica, rosso.",
    ],
    [
      "E lui non dice niente, tira solo una riga di gesso per terra.",
      "Senza dire una parola tirò una riga di gesso per terra.",
      "Senza dire una parola cancellò una riga di gesso dal muro.",
    ],
    [
      "Vado a prendere il sacco e il sacco non c'è più, ci sono solo piume.",
      "Andò a prendere il sacco, ma il sacco non c'era più, solo piume.",
      "Andò a prendere il sacco, e il sacco c'era ancora, senza piume.",
    ],
    [
      "C'era Sandro, del trentasei, c'era Vera, poi io e per ultimo Tino.",
      "Erano quattro figli: Sandro, nato nel 1936, Vera, Ines e per ultimo Tino.",
      "Erano cinque figli: Sandro, nato nel 1936, Vera, Ines e per ultimo Tino.",
    ],
    [
      "La mucca si sdraia sulla strada e non si alza, e Primo si inginocchia e le tocca il muso.",
      "La mucca si sdraiò sulla strada e non si alzò, e il padre si inginocchiò e le toccò il muso.",
      "La capra si sdraiò sulla strada e non si alzò, e la madre si inginocchiò e le toccò il muso.",
    ],
    [
      "Papà è tornato nel quarantasei, magro, col cappotto senza bottoni. Io gridavo che c'era un mendicante. E lui si accuccia, guarda sotto il tavolo e dice: «Il mendicante ha fame.»",
      "Il padre si accucciò e guardò sotto il tavolo.",
      "Lo zio si accucciò e guardò sotto il tavolo.",
    ],
  ],
};
