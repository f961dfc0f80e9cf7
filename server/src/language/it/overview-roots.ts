import { entries } from "../entries.ts";
import type { TopicWords } from "../pack.ts";
import type { TopicId } from "../subjects.ts";

/** Where a life comes from: name, family, places, home, school, work. */
export const overviewRoots = {
  name_origin: {
    name: "Il nome",
    open: [
      "Mi racconti del Suo nome.",
      "Come mai Le hanno dato il Suo nome?",
      "Che cosa sa di come Le fu dato il Suo nome?",
    ],
    facets: {
      who: ["Chi scelse il Suo nome?", "Chi altro, prima di Lei, lo portava?"],
      where: ["Il Suo cognome, da quali parti viene?"],
      when: ["A che epoca risale, tra la Sua gente, il nome che porta?"],
      event: ["Che cosa si raccontava dei giorni in cui venne al mondo?"],
      detail: ["In quali modi La chiamavano le persone vicine?"],
      feeling: ["Che effetto Le faceva, nei primi anni, sentirsi chiamare per nome?"],
      meaning: ["Che cosa rappresenta oggi per Lei chiamarsi così?"],
    },
    easier: [
      "Ripeta il Suo nome come lo diceva chi Le voleva bene. Come suonava?",
      "Come La chiamavano, per farLa rientrare in casa?",
    ],
    keywords: entries(`mi chiamo, il mio nome, il mio cognome, cognome, soprannome, nomignolo, battezz*,
      mi chiamavano, mi chiamano, mi fu dato il nome, mi misero nome, mi hanno chiamato, mi hanno chiamata`),
  },
  family_of_origin: {
    name: "La famiglia d'origine",
    open: [
      "Mi parli delle persone della Sua infanzia.",
      "Chi c'era in casa, nei Suoi primi anni?",
      "Da bambini, a tavola, chi c'era con Lei?",
    ],
    facets: {
      who: [
        "Chi si prendeva cura di Lei, giorno per giorno?",
        "Di chi, tra quelle persone di casa, conserva il ricordo più nitido?",
      ],
      where: ["Da dove veniva la Sua gente?", "Dove si ritrovavano tutti, nelle occasioni importanti?"],
      when: ["Che tempi correvano per la Sua gente, quando Lei cresceva?"],
      event: ["Quale storia di famiglia si raccontava più spesso?"],
      detail: [
        "Come si passava una sera qualunque tra quelle persone?",
        "Mi descriva le mani di qualcuno che viveva in casa con Lei.",
      ],
      feeling: ["Che aria si respirava in famiglia?", "Accanto a chi si stava bene?"],
      meaning: ["Che cosa riconosce, in sé, della gente da cui viene?"],
    },
    easier: [
      "Pensi a una sola persona di casa. Che cosa sta facendo, nel Suo ricordo?",
      "Cominci dai nomi: come si chiamavano i più vicini?",
    ],
    keywords: entries(`mio padre, mia madre, i miei genitori, i miei fratelli, le mie sorelle, mia sorella,
      mio fratello, mia nonna, mio nonno, i miei nonni, figlio unico, figlia unica, famiglia numerosa, orfan*`),
  },
  places_lived: {
    name: "I luoghi della vita",
    open: [
      "Mi faccia da guida tra i posti in cui ha vissuto, dal primo a quello di oggi.",
      "Se disegnasse una mappa della Sua vita, quali luoghi ci metterebbe?",
      "Dove ha abitato, nella vita?",
    ],
    facets: {
      who: ["Chi si incontrava per strada, nel posto che ha conosciuto meglio?"],
      where: ["Quale posto ha sentito più Suo?", "Che cosa si vedeva intorno, dove ha abitato più a lungo?"],
      when: ["Quanto tempo ha passato in ciascuno di quei luoghi?"],
      event: ["Se c'è stato un trasloco, mi racconti come si fece."],
      detail: [
        "Scelga uno di quei luoghi. Quali suoni portava il mattino?",
        "Quale strada saprebbe percorrere ancora nel buio?",
      ],
      feeling: ["Dove ha avuto più forte la sensazione di essere a casa?"],
      meaning: ["Che cosa ha lasciato in Lei la terra dove ha vissuto di più?"],
    },
    easier: [
      "Una via dove ha abitato: com'era?",
      "Pensi a una finestra di tanto tempo fa. Che cosa si vedeva?",
    ],
    keywords:
      entries(`mi trasferii, mi sono trasferit*, ci trasferimmo, ci siamo trasferiti, trasloc*, abitavo a,
      abitavamo, vivevamo a, vissi a, andammo ad abitare, sono nato a, sono nata a, nacqui a, nacqui in`),
  },
  childhood_home: {
    name: "La casa dell'infanzia",
    open: [
      "Entriamo insieme dove abitava nell'infanzia. Che cosa si vede per prima cosa?",
      "Mi descriva il posto dei Suoi primi anni, angolo per angolo.",
      "Com'era la casa dove è passata la Sua infanzia?",
    ],
    facets: {
      who: ["Chi si muoveva per quelle stanze durante la giornata?"],
      where: ["Che cosa c'era appena fuori dalla porta?", "In quale angolo stava più volentieri?"],
      when: ["Per quanto tempo quelle mura furono la Sua casa?"],
      event: ["Mi racconti una giornata qualunque là dentro, dal mattino alla sera."],
      detail: [
        "Quale odore torna, ripensando a quelle stanze?",
        "Quale oggetto di quella casa saprebbe ancora disegnare?",
      ],
      feeling: ["Come si stava, là dentro, quando calava il buio?"],
      meaning: ["Che cosa di quella casa continua a vivere in Lei?"],
    },
    easier: [
      "Dove stava il Suo letto?",
      "Parta dal punto della casa dove si mangiava. Che cosa c'era intorno?",
    ],
    keywords: entries(`la nostra casa, la casa dove, la casa in cui, la mia cameretta, la casa paterna,
      la casa natale, la casa natia, la casa dei miei, nella nostra cucina, il nostro cortile, il focolare,
      la nostra cascina, il nostro podere`),
  },
  school_outline: {
    name: "La scuola",
    open: [
      "Con la scuola, com'è andata?",
      "Leggere e scrivere: come andò, per Lei?",
      "All'età della scuola, come passava le giornate?",
    ],
    facets: {
      who: ["Chi Le ha insegnato le prime lettere?"],
      where: ["Dov'era la scuola, dalle Sue parti?"],
      when: ["Fino a che età è durata per Lei la scuola?"],
      event: ["Quale fatto accaduto durante una lezione tiene ancora a mente?"],
      detail: ["Che cosa si portava con sé per studiare, a quei tempi?"],
      feeling: ["Con quale animo cominciava le mattine di lezione?"],
      meaning: ["A che cosa Le è servito, più tardi, il sapere di allora?"],
    },
    easier: ["A quale materia pensa per prima?", "Nelle mattine d'inverno, a quell'età, che cosa faceva?"],
    keywords: entries(`a scuola, la scuola, scuola elementare, scuole elementari, le elementari, le medie,
      pagella, banchi di scuola, licenza elementare, quinta elementare, terza media, ginnasio, liceo, collegio`),
  },
  work_outline: {
    name: "Il lavoro",
    open: [
      "Che lavori ha fatto nella vita, in casa e fuori?",
      "Mi racconti di che cosa si campava.",
      "Da dove veniva il pane, nella Sua vita?",
    ],
    facets: {
      who: ["Con chi divideva la fatica?"],
      where: ["Mi descriva il posto dove ha lavorato di più.", "Dove passava la giornata, quando lavorava?"],
      when: ["In quale periodo della vita ha avuto più da fare?"],
      event: ["Quale cambiamento ha segnato il Suo modo di lavorare?"],
      detail: ["Quali attrezzi passavano ogni giorno per le Sue mani?"],
      feeling: ["Con quale sentimento ripensa oggi a tutte quelle fatiche?"],
      meaning: ["Che cosa ha significato per Lei avere un compito ogni giorno?"],
    },
    easier: ["Prendiamo un lunedì qualunque. Che cosa c'era da fare?", "Quale mestiere ha visto da vicino?"],
    keywords:
      entries(`lavoravo, ho lavorato, lavorai, il mio mestiere, il mio lavoro, di mestiere, di professione,
      impiegat*, operai*, casalinga, facevo il, facevo la, lavorava in`),
  },
} satisfies Partial<Record<TopicId, TopicWords>>;
