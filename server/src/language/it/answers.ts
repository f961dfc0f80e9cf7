import type { Answers, Conversation } from "../conversation.ts";

export const before: Conversation["before"] = {
  own: "Quello che racconta qui lo può leggere Lei e, se proprio occorre, chi gestisce questa Saga: ogni volta ne resta traccia. Nessun altro lo vede, se non lo fa vedere Lei.",
  interviewer:
    "Quello che racconta qui lo può leggere e ascoltare {interviewer}, che ha preparato tutto per Lei, e, se proprio occorre, chi gestisce questa Saga: ogni volta ne resta traccia. Nessun altro lo vede, se non viene condiviso.",
  unnamed:
    "Quello che racconta qui lo può leggere e ascoltare chi ha preparato tutto per Lei e, se proprio occorre, chi gestisce questa Saga: ogni volta ne resta traccia. Nessun altro lo vede, se non viene condiviso.",
};

export const answers: Answers = {
  person: [
    "Sono Saga, un programma per computer. Da questa parte non c'è nessuno in carne e ossa: solo un programma che fa domande e conserva le risposte.",
    "No, sono un programma e mi chiamo Saga. Una vita mia non ce l'ho: chiedo della Sua e conservo quello che dice.",
  ],
  reader: {
    own: "Lo può leggere Lei, e così anche le persone che gestiscono questa Saga: quando lo fanno, ne resta traccia. Nessun altro lo vede, a meno che Lei non condivida una storia.",
    interviewer:
      "{interviewer} può leggere e ascoltare quello che racconta, e così anche le persone che gestiscono questa Saga: quando lo fanno, ne resta traccia. Nessun altro lo vede, a meno che una storia non venga condivisa. Quello che mi chiede di lasciare fuori non entra in nessuna storia.",
    unnamed:
      "Chi ha preparato tutto per Lei può leggere e ascoltare quello che racconta, e così anche le persone che gestiscono questa Saga: quando lo fanno, ne resta traccia. Nessun altro lo vede, a meno che una storia non venga condivisa. Quello che mi chiede di lasciare fuori non entra in nessuna storia.",
  },
  readerNamed: "Se a preparare tutto è {name}, sì.",
  readerAgain: {
    own: "Lei, e se serve chi gestisce questa Saga; nessun altro lo legge.",
    interviewer: "{interviewer}, e se serve chi gestisce questa Saga; nessun altro lo legge.",
    unnamed: "Chi ha preparato tutto per Lei, e se serve chi gestisce questa Saga; nessun altro lo legge.",
  },
  readerModel: "Per trovare le parole delle domande, quello che dice viene mandato anche a {service}.",
  length: {
    some: "In questa conversazione siamo alla risposta numero {asked}; ancora {left}, più o meno, e abbiamo finito. Quando vuole smette, e non si perde niente.",
    few: "Siamo quasi alla fine di questa conversazione. Quando vuole smette, e non si perde niente.",
    beyond:
      "Quello che volevo chiedere, l'ho chiesto. Da qui in poi va avanti quanto vuole, e smette quando Le pare.",
  },
  recording: {
    spoken:
      "Adesso no. La Sua voce viene registrata da quando preme «Speak» fino a quando preme «Pause» o «Send», e la registrazione resta insieme alla risposta.",
    written: "Adesso non si registra niente: Lei scrive, e quello che scrive viene conservato.",
  },
  off: {
    spoken:
      "Prema «Pause», oppure «Send» quando ha finito: poi non si registra più niente finché non preme di nuovo «Speak». Per scrivere invece di parlare prema «Text». E per smettere, per oggi, basta dirlo.",
    written:
      "Lei scrive, e non si registra niente. Se leggo le domande ad alta voce, basta togliere la spunta a «Read questions aloud». E per smettere, per oggi, basta dirlo.",
  },
  copies:
    "Quello che racconta resta qui finché non viene cancellato. Le copie di sicurezza le tengono le persone che gestiscono questa Saga. Per quanto tempo non lo so: lo chieda a loro.",
  sense: [
    "Serve perché chi viene dopo sappia com'è stata la Sua vita, detta da Lei. Spesso sono le cose piccole a dire di più.",
    "Un giorno chi Le vuole bene potrà leggerla con le Sue parole: i giorni grandi, e anche quelli di tutti i giorni.",
  ],
  help: [
    "Le risposte si salvano da sole. Per avere le lettere più grandi prema insieme Ctrl e il tasto con il più; per il resto può dare una mano chi Le ha preparato Saga.",
    "Quello che dice si salva da solo. Le lettere si ingrandiscono con Ctrl e il tasto con il più, oppure, su un tablet, allargando due dita sullo schermo.",
  ],
};
