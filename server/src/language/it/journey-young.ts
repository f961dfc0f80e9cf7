import { entries } from "../entries.ts";
import type { TopicWords } from "../pack.ts";
import type { TopicId } from "../subjects.ts";

/** Scenes of childhood and youth. */
export const journeyYoung = {
  earliest_memory: {
    name: "Il primo ricordo",
    open: [
      "Qual è il ricordo più lontano che ha?",
      "Torni indietro fin dove arriva la memoria. Che cosa trova?",
      "Mi racconti la prima immagine della vita che Le è rimasta negli occhi.",
    ],
    facets: {
      who: ["Chi compare accanto a Lei, in quel primo ricordo?"],
      where: [
        "Dove ci troviamo, in quel tempo così lontano?",
        "Che cosa c'è tutt'intorno, in quell'immagine?",
      ],
      when: ["Che età poteva avere, all'incirca?"],
      event: [
        "Che cosa succedeva in casa, quando Lei era in fasce?",
        "Che cosa Le hanno raccontato dei Suoi primi anni?",
      ],
      detail: ["Quale particolare vede con più chiarezza?", "Quale voce si sente, in fondo alla memoria?"],
      feeling: ["Che cosa sentiva dentro, in quell'istante?"],
      meaning: ["Perché, secondo Lei, proprio quell'immagine è rimasta?"],
    },
    easier: ["Qual è la prima voce che ricorda?", "Che cosa sembrava enorme, a guardarlo dal basso?"],
    keywords:
      entries(`primo ricordo, primi ricordi, ricordo più lontano, ricordo più antico, la prima cosa che ricordo,
      la mia prima memoria, le mie prime memorie, la più lontana memoria, prime rimembranze, il mio ricordo più remoto`),
  },
  childhood_scene: {
    name: "Una scena d'infanzia",
    open: [
      "Mi racconti una giornata dell'infanzia che ha ancora davanti agli occhi.",
      "Quale avventura dei Suoi primi anni racconta più volentieri?",
      "Torniamo all'infanzia. Che cosa si combinava, tra bambini?",
    ],
    facets: {
      who: ["Chi altro era della partita?", "Che parte ebbero i grandi in quell'avventura?"],
      where: ["In quale posto si svolse la faccenda?", "Che strada si faceva per arrivarci?"],
      when: ["In quale stagione si era, allora?"],
      event: ["Come cominciava una giornata, da bambini?", "Che guaio ha combinato, una volta?"],
      detail: ["Che cosa aveva tra le mani in quel momento?", "Quali parole volarono, quel giorno?"],
      feeling: ["Che sentimento riempiva quella giornata d'infanzia?"],
      meaning: ["Che cosa imparò del mondo, quella volta?"],
    },
    easier: [
      "All'aperto, a che cosa si giocava?",
      "Pensi a una marachella, di chiunque fosse. Com'è andata?",
    ],
    keywords:
      entries(`da bambino, da bambina, ero bambino, ero bambina, da piccolo, da piccola, fanciullezza, infanzia,
      giocavamo, a nascondino, la mia bambola, i nostri giochi, da ragazzino, da ragazzina, da fanciull*`),
  },
  school_friend_teacher: {
    name: "Compagni e maestri",
    open: [
      "Da bambini, con chi stava sempre insieme?",
      "Tra chi Le ha insegnato qualcosa, chi rivede ancora?",
      "Da ragazzi, con chi si confidava?",
    ],
    facets: {
      who: ["Com'era, di carattere, chi Le viene in mente?"],
      where: ["Dove ci si trovava, tra bambini?"],
      when: ["Quanto durò quella vicinanza?"],
      event: ["Mi racconti una mattina di scuola."],
      detail: ["Quale frase sentita da quella bocca saprebbe ripetere ancora?"],
      feeling: ["Che cosa provava quando compariva sulla porta?"],
      meaning: ["Che cosa di quell'incontro è tornato utile nella vita?"],
    },
    easier: ["Quali soprannomi giravano tra ragazzi?", "Chi sedeva più vicino a Lei, quando si studiava?"],
    keywords:
      entries(`il mio maestro, la mia maestra, il maestro, la maestra, compagno di banco, compagna di banco,
      compagni di scuola, compagno di scuola, compagna di scuola, compagne di scuola, la professoressa, il precettore,
      amico d'infanzia, amica d'infanzia`),
  },
  youth_15_25: {
    name: "La giovinezza",
    open: [
      "Com'era la vita, verso i vent'anni?",
      "Mi racconti una scena di gioventù, di quelle che fanno ancora compagnia.",
      "Da giovani, come si passavano le giornate?",
    ],
    facets: {
      who: ["Chi faceva parte della Sua compagnia?", "A chi confidava i pensieri, a quell'età?"],
      where: ["Dove si ritrovava la gioventù del posto?", "Per quali strade passeggiava, la sera?"],
      when: ["A che età cominciò a decidere da sé?"],
      event: [
        "Mi racconti una sera di quando era giovane.",
        "Quale bravata si raccontava ancora, anni dopo?",
      ],
      detail: ["Che cosa indossava per uscire la domenica?", "Quale ritornello si sentiva dappertutto?"],
      feeling: [
        "Che cosa desiderava più di ogni altra cosa?",
        "Quali pensieri toglievano il sonno, a quell'età?",
      ],
      meaning: ["Che cosa direbbe oggi alla persona giovane che era?"],
    },
    easier: ["Il sabato sera, come si passava?", "Che pettinatura andava di moda?"],
    keywords:
      entries(`giovinezza, gioventù, da giovane, ero giovane, a vent'anni, a diciott'anni, i miei vent'anni,
      adolescen*, da ragazzo, da ragazza, servizio militare, la leva, giovinett*, giovanott*`),
  },
  leaving_home: {
    name: "Via da casa",
    open: [
      "Che cosa voleva dire, dalle Sue parti, andarsene di casa?",
      "Se c'è stato un giorno in cui ha salutato casa, me lo racconti.",
      "Come arrivò il momento di vivere per conto Suo, se è arrivato?",
    ],
    facets: {
      who: ["A chi andò l'ultimo saluto?"],
      where: ["Dove si andava, uscendo di casa la prima volta?"],
      when: ["In che età si compì questo passo?"],
      event: ["Come andò il giorno della partenza?"],
      detail: ["Che cosa c'era nel bagaglio?"],
      feeling: ["Com'era, dentro, la prima notte lontano?"],
      meaning: ["Che cosa cambiò in Lei, dopo quel passo?"],
    },
    easier: [
      "La prima volta fuori di casa, dove ha dormito?",
      "Con quale mezzo si andava via, allora, da quei posti?",
    ],
    keywords:
      entries(`lasciai la casa, lasciai la famiglia, lasciai il paese, me ne andai di casa, andai via di casa,
      andare via di casa, partii da casa, andai a vivere, per conto mio, lasciato la casa, lasciato la famiglia,
      lasciare la casa, lasciare la famiglia`),
  },
  study_or_training: {
    name: "Studio e mestiere imparato",
    open: [
      "Come ha imparato le cose che sa fare?",
      "Mi racconti di quando imparava, sui libri, a bottega, in qualunque modo.",
      "Chi Le ha insegnato quello che sa fare?",
    ],
    facets: {
      who: ["Chi Le correggeva gli errori?", "Chi altro imparava insieme a Lei?"],
      where: ["Mi descriva il posto dove imparava."],
      when: ["Quanto tempo ci volle per padroneggiare la materia?"],
      event: ["Quale prova ha dovuto superare, per imparare?"],
      detail: ["Quale gesto fu il più duro da imparare?"],
      feeling: ["Che cosa provava davanti a una cosa nuova da capire?"],
      meaning: ["Quale insegnamento di quel tempo usa ancora?"],
    },
    easier: ["Mi dica una cosa che sa fare a occhi chiusi.", "Uno sbaglio da principiante: com'è andata?"],
    keywords:
      entries(`università, laure*, apprendist*, imparai il mestiere, imparare il mestiere, diploma, scuola serale,
      garzone, gli esami, i miei studi, i miei studii, tirocinio, magistrali, ragioneria`),
  },
} satisfies Partial<Record<TopicId, TopicWords>>;
