import type { Phrases } from "../pack.ts";

/** What Saga says besides questions. */
export const phrases: Phrases = {
  quotes: ["«", "»"],
  greeting: {
    1: "Buongiorno. Sono Saga, un programma per computer: faccio domande sulla vita e conservo le risposte, con le Sue parole. Se una domanda non Le va, basta dire «Mi chieda altro» o premere il pulsante vicino alla risposta. Può fermarsi quando vuole.",
    2: "Rieccoci. Sono Saga, il programma che fa domande e conserva le risposte. Questa volta ci fermiamo su singoli momenti della vita. Quello che non Le va si salta, e si smette quando vuole.",
    3: "Buongiorno, di nuovo. Sono Saga, il programma che fa domande e conserva le risposte. Questa volta si parla di quello che la vita ha lasciato. Quello che non Le va si salta, e si smette quando vuole.",
    about:
      "Buongiorno. Sono Saga, il programma che fa domande e conserva le risposte. Questa volta ci fermiamo su una cosa sola. Quello che non Le va si salta, e si smette quando vuole.",
  },
  closing: {
    1: "Prima di salutarci: quale cosa bella, anche piccola, vuole ancora raccontare?",
    2: "Siamo in fondo a questa parte. Con quale bel ricordo vuole chiuderla?",
    3: "Siamo alla fine del racconto. Che cosa di bello vuole dire per ultimo?",
    about: "Siamo quasi in fondo. Che cosa vuole ancora aggiungere?",
  },
  farewell: {
    1: [
      "Grazie di avere raccontato.",
      "Quello che ha raccontato rimane qui, con le Sue parole. La prossima volta parliamo di singoli momenti della vita. Arrivederci.",
    ],
    2: [
      "Grazie per il tempo e per i ricordi.",
      "Tutto rimane come lo ha detto. La prossima volta parliamo di quello che la vita Le ha lasciato. Arrivederci.",
    ],
    3: [
      "Grazie di tutto quello che ha raccontato.",
      "Le Sue parole restano qui, per chi vorrà leggerle e ascoltarle. Arrivederci.",
    ],
    about: [
      "Grazie di questo racconto.",
      "Rimane qui, con le Sue parole, accanto al resto. Quando vuole si può raccontare ancora. Arrivederci.",
    ],
  },
  support:
    "Mi fermo, perché quello che ha detto conta più delle mie domande. Sono un programma e non posso aiutare come può farlo una persona. Parli adesso con qualcuno: chiami uno di questi numeri, o una persona vicina. I numeri valgono anche per chi viene picchiato, per chi riceve minacce, per chi viene chiuso in casa, per chi si vede portare via i soldi. Se c'è pericolo in questo momento, chiami il 112. Qui può continuare a parlare, se vuole, oppure fermarsi.",
  // As public sources gave them up to October 2025; nobody has dialled them for this list. To be checked once a year.
  helpLines: [
    {
      name: "Emergenza (Italia, Svizzera e tutta Europa), giorno e notte",
      contact: "112",
      regions: ["IT", "CH"],
    },
    {
      name: "Telefono Amico Italia: ascolto, anche per chi pensa di farla finita",
      contact: "02 2327 2327",
      regions: ["IT"],
    },
    { name: "Samaritans Onlus (Italia): ascolto", contact: "06 77208977", regions: ["IT"] },
    { name: "Antiviolenza e stalking (Italia), gratuito, giorno e notte", contact: "1522", regions: ["IT"] },
    {
      name: "Filo d'Argento Auser (Italia): per persone anziane, anche per segnalare abusi, gratuito",
      contact: "800 995 988",
      regions: ["IT"],
    },
    { name: "Telefono Amico (Svizzera), giorno e notte", contact: "143", regions: ["CH"] },
    { name: "Vecchiaia senza violenza (Svizzera)", contact: "0848 00 13 13", regions: ["CH"] },
  ],
};
