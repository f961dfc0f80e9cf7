import { entries } from "../entries.ts";
import type { TopicWords } from "../pack.ts";
import type { TopicId } from "../subjects.ts";

/** What a life holds: loved ones, chapters, joys, the present day, wishes for the telling. */
export const overviewLife = {
  partners_children: {
    name: "Gli affetti",
    open: [
      "Mi parli delle persone con cui ha diviso la vita.",
      "Chi Le è stato più vicino, nella vita?",
      "Passata la gioventù, con chi ha vissuto?",
    ],
    facets: {
      who: [
        "Com'è la persona a cui vuole più bene?",
        "Quali nomi metterebbe nel cerchio più stretto dei Suoi affetti?",
      ],
      where: ["Dove avete abitato, insieme?"],
      when: ["In che periodi della vita sono arrivate queste presenze?"],
      event: ["Quale giorno passato con loro racconterebbe per primo?"],
      detail: [
        "Quali piccole abitudini c'erano tra di voi?",
        "Che cosa ci si diceva la sera, prima di dormire?",
      ],
      feeling: ["Che cosa prova quando pensa a loro?"],
      meaning: ["Che cosa ha cambiato in Lei questa vicinanza?"],
    },
    easier: [
      "Mi dica il nome di una persona cara. Chi è?",
      "Pensi alla tavola della domenica. Chi c'era seduto?",
    ],
    keywords:
      entries(`mia moglie, mio marito, mi sposai, ci sposammo, mi sono sposat*, ci siamo sposati, i miei figli,
      mia figlia, mio figlio, le mie figlie, il mio compagno, la mia compagna, i miei nipoti`),
  },
  chapters: {
    name: "I capitoli della vita",
    open: [
      "Se la Sua vita fosse un libro, in quali capitoli la dividerebbe?",
      "Guardando indietro, come dividerebbe la Sua vita?",
      "Proviamo a contare i grandi periodi della Sua vita. Quali sarebbero?",
    ],
    facets: {
      who: ["Chi sono le figure principali del capitolo più lungo?"],
      where: ["Dove comincia, la Sua storia?", "Quale posto metterebbe sulla copertina?"],
      when: [
        "A che età comincia il capitolo che Le sta più a cuore?",
        "Con quale fatto si chiude la prima parte?",
      ],
      event: ["Che cosa fa voltare pagina, da una parte all'altra del libro?"],
      detail: ["Con quale scena aprirebbe il libro?"],
      feeling: ["In quale capitolo tornerebbe volentieri, anche per un giorno solo?"],
      meaning: ["Perché sceglie proprio questi titoli?"],
    },
    easier: [
      "Agli anni della gioventù, che titolo darebbe?",
      "Divida la vita in tre pezzi. Come chiamerebbe il primo?",
    ],
    keywords:
      entries(`capitolo, capitoli, periodo della mia vita, periodi della mia vita, fase della mia vita,
      prima parte della mia vita, seconda parte della mia vita, stagione della mia vita, epoca della mia vita`),
  },
  people_who_mattered: {
    name: "Persone che hanno contato",
    open: [
      "Fuori di casa, chi Le ha lasciato un segno?",
      "Mi racconti di qualcuno a cui deve qualcosa.",
      "Quali persone metterebbe in una fotografia di tutta la Sua vita?",
    ],
    facets: {
      who: ["Chi aveva un modo di fare speciale?"],
      where: ["Dove si incontrava gente, allora?"],
      when: ["In quale periodo stavate insieme più spesso?"],
      event: ["In quale occasione entrò nella Sua vita?"],
      detail: ["Che cosa aveva di particolare, nel parlare, nel camminare?"],
      feeling: ["Come ci si trovava in quella compagnia?"],
      meaning: ["Che cosa sarebbe mancato senza quell'incontro?"],
    },
    easier: ["Chi La stava ad ascoltare volentieri?", "Pensi a una voce amica. Di chi è?"],
    keywords:
      entries(`il mio migliore amico, la mia migliore amica, grande amico, grande amica, devo molto a, devo tutto a,
      come un padre, come una madre, come un fratello, come una sorella, benefattor*, un vero amico, una vera amica`),
  },
  joys_interests: {
    name: "Passioni e piaceri",
    open: [
      "Quando aveva un'ora tutta Sua, come la passava?",
      "Quali passioni ha avuto, negli anni?",
      "Che cosa Le fa volare il tempo?",
    ],
    facets: {
      who: ["Con chi si divertiva di più?"],
      where: ["Dove va, quando vuole stare in pace?"],
      when: ["A che età cominciò questo interesse?"],
      event: ["Mi racconti una giornata memorabile legata a questa passione."],
      detail: ["Mi spieghi i gesti, come a chi deve impararli."],
      feeling: ["Che cosa sente nel corpo mentre lo fa?"],
      meaning: ["Che cosa Le ha dato, con gli anni, questa passione?"],
    },
    easier: ["Quale canzone sa a memoria?", "Che cosa si faceva per svago, dalle Sue parti?"],
    keywords:
      entries(`la mia passione, passatempo, passatempi, mi piaceva leggere, mi piaceva ballare, mi piaceva cantare,
      collezion*, a pesca, a caccia, a carte, alle bocce, giardinaggio, il mio orto, lavorare a maglia, uncinetto`),
  },
  today: {
    name: "Oggi",
    open: [
      "Com'è fatta una Sua giornata, di questi tempi?",
      "Mi racconti la vita che fa adesso.",
      "A che cosa pensa di più, in questo periodo?",
    ],
    facets: {
      who: ["Con chi scambia due parole più volentieri durante la settimana?"],
      where: ["Com'è il posto in cui vive adesso?"],
      when: ["Quale ora del giorno aspetta di più?"],
      event: ["Che cosa è successo di nuovo nell'ultima settimana?"],
      detail: ["Che cosa si vede oggi dalla Sua finestra?"],
      feeling: ["Con quale umore si alza, di solito?"],
      meaning: ["Che cosa conta adesso, più di un tempo?"],
    },
    easier: ["Ieri a pranzo, che cosa ha mangiato?", "Che cosa ha fatto stamattina, per prima cosa?"],
    keywords:
      entries(`adesso vivo, oggi vivo, ora vivo, adesso abito, oggi abito, casa di riposo, le mie giornate,
      alla mia età, badante, ora che sono vecchi*, vivo da solo, vivo da sola, ogni mattina mi`),
  },
  wishes_limits: {
    name: "Desideri e confini",
    open: [
      "Che cosa non deve mancare, nel racconto della Sua vita?",
      "Di che cosa Le sta a cuore parlare, qui?",
      "Quali cose è meglio lasciare in pace?",
    ],
    facets: {
      who: ["Per chi vuole lasciare la Sua storia?"],
      where: ["Dove Le piace stare, quando racconta?"],
      when: ["In quale momento della giornata Le vengono meglio le parole?"],
      event: ["Quale episodio deve esserci per forza, nel libro?"],
      detail: ["Quali ricordi vuole tenere soltanto per sé?"],
      feeling: ["Con quale animo si mette a raccontare?"],
      meaning: ["A che cosa vorrebbe che servisse questo racconto?"],
    },
    easier: ["Da che cosa si parte volentieri?", "Nomini una cosa soltanto che qui va lasciata fuori."],
    keywords:
      entries(`vorrei raccontare, voglio raccontare, vorrei che si sapesse, vorrei lasciare scritto, scrivo per,
      racconto per, resti tra noi, non vorrei che si scrivesse, mi sta a cuore raccontare, nel libro vorrei`),
  },
} satisfies Partial<Record<TopicId, TopicWords>>;
