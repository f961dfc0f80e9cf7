import type { AboutWords } from "../about-words.ts";

/** Interviews about one thing. */
export const aboutWords: AboutWords = {
  chapters: {
    childhood: { title: "L'infanzia", opens: "Mi racconti della Sua infanzia." },
    school: { title: "Gli anni di scuola", opens: "Mi racconti dei Suoi anni di scuola." },
    education: { title: "Gli studi", opens: "Mi racconti che cosa è venuto dopo la scuola." },
    career: { title: "Il lavoro", opens: "Mi racconti dei lavori che ha fatto." },
    family: { title: "La nuova generazione", opens: "Mi racconti dei bambini che ha visto crescere." },
    retirement: { title: "La pensione", opens: "Mi racconti degli anni dopo il lavoro." },
    learnings: { title: "Lezioni di vita", opens: "Mi racconti che cosa Le ha insegnato la vita." },
    places: { title: "I luoghi dove ho vissuto", opens: "Mi racconti dei luoghi dove ha vissuto." },
    travel: { title: "I viaggi", opens: "Mi racconti di un viaggio che ha fatto." },
    hobbies: { title: "I passatempi", opens: "Mi racconti di qualcosa che Le piace fare." },
    relationships: {
      title: "Le persone della mia vita",
      opens: "Mi racconti delle persone che hanno contato per Lei.",
    },
    spiritual: { title: "Fede e convinzioni", opens: "Mi racconti in che cosa crede." },
    achievements: { title: "I traguardi", opens: "Mi racconti di una cosa che Le è riuscita bene." },
  },
  person: { title: "A proposito di {name}", opens: "Mi racconti di {name}." },
  picture: {
    title: "Una fotografia",
    opens: "Mi racconti di questa fotografia.",
  },
  openers: {
    period: [
      "Quale giorno di quegli anni rivede ancora davanti agli occhi?",
      "Chi Le stava più vicino in quegli anni?",
      "Com'era allora una giornata qualunque?",
      "Che cosa non era facile in quegli anni?",
      "Di che cosa si rideva a quei tempi?",
      "Quale luogo di allora saprebbe ritrovare anche al buio?",
      "Che cosa Le è rimasto di quegli anni?",
    ],
    interest: [
      "Quale momento Le viene in mente per primo?",
      "Chi ne fa parte, per Lei?",
      "Che cosa è cambiato, oggi?",
      "Qual era la cosa più bella?",
      "Che cosa c'era di difficile?",
      "Che cosa di tutto questo vorrebbe lasciare a chi verrà?",
    ],
    person: [
      "Che cosa Le viene in mente per prima cosa, se pensa a {name}?",
      "Che cosa si notava subito di {name}?",
      "Quale storia si racconta in famiglia su {name}?",
      "In quali momenti della Sua vita entra {name}?",
      "Che cosa ha fatto {name} che nessun altro avrebbe fatto?",
      "Che cosa dovrebbe sapere di {name} chi verrà dopo?",
    ],
    picture: [
      "Che cosa vede nella fotografia, da sinistra a destra?",
      "Dov'è stata fatta la fotografia, e più o meno quando?",
      "Che cosa è successo poco prima dello scatto, o poco dopo?",
      "Chi può avere fatto la fotografia?",
      "Che cosa c'era lì, che nella fotografia non si vede?",
      "A che cosa pensa, quando guarda la fotografia oggi?",
    ],
  },
};
