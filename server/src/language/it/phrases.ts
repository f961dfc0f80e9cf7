import type { Phrases } from "../pack.ts";

/** What Saga says besides questions. */
export const phrases: Phrases = {
  quotes: ["«", "»"],
  greeting: {
    1: "Buongiorno, sono Saga: un programma per computer che fa domande sulla vita e conserva le risposte, con le Sue parole. Non c'è nessuna fretta. Può passare oltre a qualunque domanda dicendo «Mi chieda altro», e può fermarsi quando vuole: quello che ha raccontato rimane.",
    2: "Sono Saga, il programma che fa domande e conserva le risposte. Questa volta si entra nelle scene della vita, una alla volta; ogni domanda si può saltare, e ci si ferma quando vuole.",
    3: "Sono Saga, il programma che fa domande e conserva le risposte. Questa volta si parla di ciò che la vita ha lasciato; ogni domanda si può saltare, e ci si ferma quando vuole.",
  },
  reception: [
    "Ha detto {quote}: lo tengo con le Sue parole.",
    "{quote}: parole messe da parte così come sono.",
    "Resta scritto {quote}, senza cambiare nulla.",
    "Conservo {quote}, parola per parola.",
    "Grazie. {quote}: così rimane nel racconto.",
    "Prendo nota: {quote}.",
  ],
  plainReception: [
    "Va bene.",
    "D'accordo.",
    "Grazie, andiamo avanti con calma.",
    "Ho capito, grazie.",
    "Sta bene così.",
  ],
  gentleReception: [
    "Ha detto {quote}. Lo conservo con rispetto.",
    "Grazie per avermi affidato {quote}.",
    "{quote}: lascio queste parole così come sono.",
    "Ho ricevuto {quote}. Prendiamoci il tempo che serve.",
  ],
  recall: [
    "In precedenza ha detto {quote}.",
    "Tra le cose che ha raccontato c'è {quote}.",
    "Torno a un punto del Suo racconto: {quote}.",
    "Nelle pagine di prima si legge {quote}.",
    "Mi ricollego a parole Sue: {quote}.",
  ],
  recap: [
    "Riprendiamo il racconto. L'ultima volta ha detto {quote}.",
    "Il racconto si era fermato a {quote}.",
    "Eccoci di nuovo. Le ultime parole erano {quote}.",
    "Si riparte da qui: {quote}.",
  ],
  closing: {
    1: "Prima di salutarci: quale cosa bella, anche minuscola, vuole mettere accanto a quanto ha raccontato?",
    2: "Siamo in fondo a questa parte. Con quale ricordo gradevole desidera chiuderla?",
    3: "Siamo alla fine del racconto. Che cosa, di buono, vuole lasciare come ultima parola?",
  },
  farewell: {
    1: "Grazie. Quello che ha raccontato rimane qui, con le Sue parole. La prossima volta si entra nelle scene della vita.",
    2: "Grazie per il tempo e per i ricordi. Tutto rimane come lo ha detto. La prossima volta si parla di ciò che la vita ha lasciato.",
    3: "Grazie per avere raccontato. Le Sue parole restano qui, per chi vorrà leggerle e ascoltarle. Arrivederci.",
  },
  support:
    "Le Sue parole fanno pensare a un pericolo, adesso. Saga è un programma e non può aiutare come può farlo una persona. Per favore, non resti da parte con questo peso: parli subito con qualcuno di cui si fida, oppure chiami il numero di emergenza 112. Ai numeri qui sotto rispondono persone che ascoltano.",
  helpLines: [
    { name: "Numero unico di emergenza", contact: "112" },
    { name: "Telefono Amico Italia", contact: "02 2327 2327" },
    { name: "Samaritans Onlus", contact: "06 77208977" },
  ],
};
