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
    "{quote}, ha detto.",
    "Grazie: {quote}.",
    "{quote}. Grazie di averlo raccontato.",
    "Con le Sue parole: {quote}.",
    "{quote}: anche questo fa parte della storia.",
    "Ha raccontato {quote}.",
    "Ecco, {quote}.",
    "{quote}. Me ne ricorderò.",
  ],
  plainReception: [
    "Va bene.",
    "D'accordo.",
    "Andiamo avanti con calma.",
    "Passiamo ad altro.",
    "Va bene così.",
  ],
  gentleReception: [
    "{quote}. Non c'è fretta.",
    "Grazie di averlo detto: {quote}.",
    "Ha detto {quote}. Racconti solo quello che desidera.",
    "{quote}. Possiamo lasciarlo qui, per ora.",
  ],
  recall: [
    "Prima ha raccontato {quote}.",
    "Un'altra volta ha detto {quote}.",
    "In un'altra conversazione ha raccontato {quote}.",
    "Torno a una cosa che ha raccontato: {quote}.",
    "Di questo ha già parlato: {quote}.",
  ],
  recap: [
    "L'ultima volta ha raccontato {quote}.",
    "Ci eravamo fermati qui: {quote}.",
    "Eccoci di nuovo. L'ultima volta diceva {quote}.",
    "Riprendiamo da qui: {quote}.",
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
