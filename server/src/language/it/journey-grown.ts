import { entries } from "../entries.ts";
import type { TopicWords } from "../pack.ts";
import type { TopicId } from "../subjects.ts";

/** Scenes of the grown years: work, love, kin, journeys, the wider world. */
export const journeyGrown = {
  first_job: {
    name: "Il primo lavoro",
    open: [
      "Mi racconti come ha cominciato a dare una mano, in casa e fuori.",
      "Se c'è stato un primo giorno di lavoro, che cosa ne rivede?",
      "Ai Suoi tempi, come si cominciava a lavorare?",
    ],
    facets: {
      who: ["Chi Le spiegò che cosa fare?"],
      where: ["Dove ha cominciato a lavorare?"],
      when: ["Quanto era giovane, la prima volta?"],
      event: ["Il primo giorno di lavoro, com'è andato?"],
      detail: ["Quali rumori c'erano in quel primo posto?", "Dove finirono i primi soldi?"],
      feeling: ["Con che stato d'animo tornò a casa quella sera?"],
      meaning: ["Che cosa capì della vita, da quegli esordi?"],
    },
    easier: ["Con che mezzo si andava a lavorare?", "A che ora ci si alzava, allora?"],
    keywords: entries(`primo lavoro, primo impiego, prima paga, primo stipendio, primo salario, primi soldi,
      cominciai a lavorare, ho cominciato a lavorare, iniziai a lavorare, incominciai a lavorare, andai a servizio,
      prima occupazione`),
  },
  working_life: {
    name: "La vita di lavoro",
    open: [
      "Mi racconti una giornata di lavoro come tante.",
      "Quale fatto degli anni di lavoro racconterebbe a chi comincia oggi?",
      "Mi porti con Lei in un giorno di fatica, in casa, nei campi, dovunque fosse.",
    ],
    facets: {
      who: ["Di quale persona incontrata lavorando si parla ancora?", "Chi comandava, in quell'ambiente?"],
      where: [
        "Mi disegni a parole il posto in cui si lavorava.",
        "Che cosa c'era attorno a Lei, alzando gli occhi dal lavoro?",
      ],
      when: ["Come finì quella stagione di lavoro?"],
      event: ["Che cosa andò storto, una volta, sul lavoro?", "Quale giorno di lavoro fu diverso da tutti?"],
      detail: [
        "Mi mostri con le parole un movimento che le Sue mani facevano sempre.",
        "Quale modo di dire girava tra chi lavorava?",
      ],
      feeling: [
        "Che cosa sentiva a fine giornata, posando tutto?",
        "Come si stava, in mezzo a quella gente?",
      ],
      meaning: ["Che cosa ha capito degli altri, lavorando?"],
    },
    easier: ["Nella pausa, che cosa si mangiava?", "Che cosa portava addosso mentre lavorava?"],
    keywords:
      entries(`il padrone, il principale, i colleghi, le colleghe, in fabbrica, in officina, in ufficio, nei campi,
      la bottega, sciopero, licenzi*, promozione, il capofficina, la mia carriera, il mio impiego`),
  },
  love_story: {
    name: "L'amore",
    open: [
      "Se c'è stato un amore nella Sua vita, mi racconti come cominciò.",
      "Chi Le ha fatto battere il cuore, se è capitato?",
      "Mi racconti di qualcuno a cui ha voluto un bene speciale, se qualcuno c'è stato.",
    ],
    facets: {
      who: ["Che cosa colpiva, di quella persona, a prima vista?", "Che cosa ne diceva la gente intorno?"],
      where: ["Dove ci si poteva vedere?", "Quale luogo appartiene a questa storia?"],
      when: ["In che età della vita arrivò questo sentimento?"],
      event: ["Dove ci si conosceva, tra giovani?", "Come ci si dichiarava, a quei tempi?"],
      detail: ["Quali parole ci furono tra voi?", "Quale piccolo oggetto è legato a quella persona?"],
      feeling: ["Che cosa succedeva nel Suo cuore?", "Che cosa provava nelle ore di attesa?"],
      meaning: ["Che cosa ha capito del volersi bene?"],
    },
    easier: [
      "Gli occhi di qualcuno: quali Le sono rimasti in mente?",
      "Mi descriva una passeggiata in buona compagnia.",
    ],
    keywords:
      entries(`innamor*, fidanz*, primo amore, il mio amore, corteggi*, mi sposai, ci sposammo, le nozze,
      il nostro matrimonio, viaggio di nozze, lettere d'amore, colpo di fulmine, il primo bacio`),
  },
  becoming_parent_or_kin: {
    name: "Nuove vite in famiglia",
    open: [
      "Quando in casa è arrivato un bambino, se è arrivato, come furono quei giorni?",
      "Se ha visto crescere qualcuno da vicino, mi racconti com'è stato.",
      "Quali bambini ha avuto intorno, nella vita?",
    ],
    facets: {
      who: ["A chi somigliava, secondo la gente di casa?"],
      where: ["Dove dormivano, i più piccoli?"],
      when: ["A che punto del Suo cammino accadde?"],
      event: ["Quando nasceva un bambino, che cosa si faceva?"],
      detail: ["Quale gesto di cura ricordano le Sue mani?"],
      feeling: ["Che cosa si prova tenendo in braccio una vita così nuova?"],
      meaning: ["Che cosa si impara da chi è appena venuto al mondo?"],
    },
    easier: [
      "Quale parola buffa ha sentito da un bambino?",
      "Pensi a una culla vista da vicino. Di che cosa era fatta?",
    ],
    keywords:
      entries(`nacque mio figlio, nacque mia figlia, è nato mio figlio, è nata mia figlia, il primo figlio,
      la prima figlia, primogenit*, incinta, gravidanza, partor*, il parto, levatrice, ostetrica, diventai padre,
      diventai madre`),
  },
  migration_move_travel: {
    name: "Viaggi e partenze",
    open: [
      "Mi racconti un viaggio che Le è rimasto in mente, anche breve.",
      "Com'è stato partire, le volte che è toccato a Lei?",
      "Qual è il posto più lontano che ha visto?",
    ],
    facets: {
      who: ["Chi viaggiava insieme a Lei?"],
      where: ["Qual è il primo posto lontano che ha visto?"],
      when: ["Quanto durò il viaggio?"],
      event: ["Che cosa Le è capitato, una volta, in viaggio?"],
      detail: ["Com'era il mezzo su cui si viaggiava?", "Che cosa si mangiava strada facendo?"],
      feeling: ["Che cosa sentì guardando allontanarsi i luoghi conosciuti?"],
      meaning: ["In che modo quel cammino ha cambiato il Suo sguardo?"],
    },
    easier: [
      "In viaggio, che cosa non mancava nella Sua borsa?",
      "Pensi a una stazione. Chi aspettava sul binario?",
    ],
    keywords:
      entries(`emigr*, immigr*, il viaggio, un viaggio, piroscafo, bastimento, passaporto, partimmo per,
      partii per, espatri*, traversata, rimpatri*, profug*, sbarcai, sbarcammo`),
  },
  historic_event: {
    name: "Dentro la grande storia",
    open: [
      "Quale fatto di cui parlano i libri di storia è passato vicino alla Sua porta?",
      "Mi racconti un giorno in cui il mondo intero sembrava cambiare, visto da dove stava Lei.",
      "In quale momento la grande storia toccò la vita di tutti i giorni, dalle Sue parti?",
    ],
    facets: {
      who: ["Da chi lo venne a sapere?"],
      where: ["Dove si sentivano le notizie, allora?"],
      when: ["Quanto durarono quei giorni fuori dal comune?"],
      event: ["Che cosa ha visto con i Suoi occhi?"],
      detail: ["Che cosa mormorava la gente in piazza?"],
      feeling: ["Quale sentimento correva di casa in casa, quel giorno?"],
      meaning: ["Che cosa fu diverso, dopo, nella vita di ogni giorno?"],
    },
    easier: ["Quale notizia fece fermare tutti?", "Come arrivavano le notizie, in quei tempi?"],
    keywords:
      entries(`la guerra, in guerra, il fascismo, i fascisti, i tedeschi, gli americani, partigian*, la liberazione,
      il terremoto, l'alluvione, garibald*, l'armistizio, bombardament*, la rivoluzione, dopoguerra`),
  },
} satisfies Partial<Record<TopicId, TopicWords>>;
