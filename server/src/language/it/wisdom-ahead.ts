import { entries } from "../entries.ts";
import type { TopicWords } from "../pack.ts";
import type { TopicId } from "../subjects.ts";

/** What a life hands on: pride, hopes, the thread, messages, the last word. */
export const wisdomAhead = {
  proud_of: {
    name: "Motivi d'orgoglio",
    open: [
      "Che cosa ha fatto nella vita che Le fa tenere la testa alta?",
      "Mi racconti una Sua soddisfazione, anche piccola.",
      "Quale cosa fatta con pazienza mostrerebbe a tutti?",
    ],
    facets: {
      who: ["Chi era presente a vedere il risultato?", "Con chi divide il merito?"],
      when: ["Quanta parte della vita Le ha preso?"],
      event: [
        "Che cosa ha fatto da sé, dall'inizio alla fine?",
        "Mi racconti di una cosa che è riuscita proprio bene.",
      ],
      detail: [
        "Mi descriva quell'opera come se fosse qui davanti.",
        "Quale passaggio richiese più pazienza?",
      ],
      feeling: ["Che sensazione dava, a cosa finita?"],
      meaning: [
        "Perché proprio questo, tra tante cose fatte?",
        "Che cosa racconta di Lei, questo risultato?",
      ],
    },
    easier: ["Mi dica una cosa che Le viene bene.", "Che cosa, fatto con le Sue mani, esiste ancora?"],
    keywords:
      entries(`orgoglio, orgoglios*, sono fiero, sono fiera, ero fiero, ero fiera, vado fiero, vado fiera, mi vanto,
      a testa alta, soddisfazione più grande, ci sono riuscito, ci sono riuscita, medaglia`),
  },
  wisdom_event: {
    name: "Un momento di saggezza",
    open: [
      "Mi racconti una volta in cui trovò la parola giusta.",
      "Quando è stata l'esperienza a dirLe che cosa fare?",
      "Mi racconti un giorno in cui la pazienza valse più della forza.",
    ],
    facets: {
      who: ["A chi ha dato una mano, una volta?"],
      when: ["In che età Le capitò?"],
      event: ["Come si faceva pace, in famiglia?"],
      detail: ["Come fu pronunciata quella frase decisiva?"],
      feeling: ["Con quale animo affrontò la cosa?"],
      meaning: ["Che cosa ne ha tratto, per le volte dopo?"],
    },
    easier: ["Quale lite ha visto finire in pace?", "Che cosa fa, di solito, prima di decidere?"],
    keywords:
      entries(`saggezza, il buon senso, buonsenso, mi chiesero consiglio, mi chiese consiglio, mi chiedono consiglio,
      consigliai, la cosa giusta, la prudenza, misi pace, feci da paciere, con il senno di poi`),
  },
  hopes_next_chapter: {
    name: "Speranze",
    open: [
      "Che cosa si augura per il tempo che viene?",
      "Quale desiderio Le piacerebbe ancora vedere compiuto?",
      "Se il prossimo capitolo cominciasse domani, che cosa ci metterebbe?",
    ],
    facets: {
      who: ["Con quali persone vorrebbe passare i giorni che vengono?", "Per chi spera, più che per sé?"],
      where: ["In quale posto vorrebbe mettere piede ancora una volta?"],
      when: ["Da quando coltiva questa speranza?"],
      event: ["Che cosa farebbe domani, potendo scegliere?", "Che cosa vorrebbe fare la prossima primavera?"],
      detail: ["Come immagina quella giornata, a desiderio avverato?"],
      feeling: ["Quali sentimenti accompagnano il pensiero del domani?"],
      meaning: [
        "Che cosa dà forza a questa speranza?",
        "Perché questo desiderio conta, arrivando a questo punto?",
      ],
    },
    easier: [
      "Quale cosa aspetta con piacere, anche piccola?",
      "Che cosa vorrebbe trovare in tavola domenica prossima?",
    ],
    keywords: entries(`spero di, spero che, mi auguro, il mio desiderio, vorrei ancora, il futuro, l'avvenire,
      ho ancora voglia, mi piacerebbe ancora, i miei progetti, ultimo desiderio, la mia speranza`),
  },
  how_to_be_remembered: {
    name: "Il ricordo che resta",
    open: [
      "Come vorrebbe che La ricordassero?",
      "Che cosa Le piacerebbe si dicesse di Lei a tavola, tra molto tempo?",
      "Che cosa vorrebbe che restasse di Lei?",
    ],
    facets: {
      who: ["A chi vorrebbe lasciare i Suoi ricordi?"],
      when: ["In quali occasioni vorrebbe tornare nei discorsi di casa?"],
      event: ["Quale storia Sua vorrebbe che si raccontasse ancora?"],
      detail: ["Quale oggetto Suo parlerebbe per Lei?", "Quale frase Sua vorrebbe sentire ripetere?"],
      feeling: ["Che cosa prova pensando a chi leggerà queste pagine?"],
      meaning: [
        "Che cosa significa lasciare una traccia, per Lei?",
        "Che cosa resta di una persona, secondo Lei?",
      ],
    },
    easier: ["Tre parole per descriverLa: quali?", "Quale fotografia Sua metterebbe in cornice?"],
    keywords: entries(`essere ricordato, essere ricordata, che mi ricordassero, mi ricorderanno, ricordatemi,
      quando non ci sarò più, dopo la mia morte, lasciare un segno, lasciare traccia, lasciare una traccia, i posteri,
      ai posteri`),
  },
  life_theme: {
    name: "Il filo della vita",
    open: [
      "Quale filo lega tutti i Suoi anni, da un capo all'altro?",
      "Se la Sua vita fosse una canzone, di che cosa parlerebbe il ritornello?",
      "Che cosa è tornato sempre, in forme diverse, sul Suo cammino?",
    ],
    facets: {
      who: ["Chi c'è stato sempre, dal principio a oggi?"],
      when: ["Da che epoca ha riconosciuto quel filo?"],
      event: ["Che cosa si è ripetuto spesso, nella Sua vita?"],
      detail: ["Con quale immagine lo dipingerebbe?"],
      feeling: ["Che nota ha quel ritornello, ascoltato oggi?"],
      meaning: ["Che cosa spiega, di Lei, questo motivo che ritorna?"],
    },
    easier: [
      "Se tutta la vita stesse in una parola, quale sarebbe?",
      "Quale proverbio somiglia alla Sua storia?",
    ],
    keywords:
      entries(`filo conduttore, il filo rosso, il senso della mia vita, il senso della vita, lo scopo della mia vita,
      il mio destino, la mia missione, la mia vocazione, la mia stella, in tutta la mia vita, il motto della mia vita`),
  },
  messages_to_named_people: {
    name: "Parole per qualcuno",
    open: [
      "A chi vuole lasciare un messaggio, con le Sue parole?",
      "Se queste pagine fossero una lettera, a chi la indirizzerebbe?",
      "Mi detti qualche riga per una persona cara, come Le viene.",
    ],
    facets: {
      who: ["A chi vorrebbe mandare un saluto?"],
      when: ["In quale giorno vorrebbe che il messaggio fosse letto?"],
      event: ["Quale giorno passato insieme vorrebbe ricordare a una persona cara?"],
      detail: ["Con quale saluto chiuderebbe il messaggio?"],
      feeling: ["Che sentimento vorrebbe far arrivare con queste righe?"],
      meaning: ["Che cosa spera che capisca, chi leggerà la lettera?"],
    },
    easier: [
      "Un nome, poi un augurio: a chi pensa?",
      "Che cosa direbbe al telefono, per prima cosa, a una persona cara?",
    ],
    keywords:
      entries(`vorrei dire a, voglio dire a, cari figli, cari nipoti, caro figlio, cara figlia, miei cari, figli miei,
      figlio mio, figlia mia, nipoti miei, un messaggio per, sappiate che`),
  },
  anything_missed: {
    name: "Quello che mancava",
    open: [
      "Che cosa manca, per Lei, a questo racconto?",
      "Finora, che cosa è rimasto fuori?",
      "Ripensando a tutto, che cosa aggiungerebbe con calma?",
    ],
    facets: {
      who: ["Di chi non ha ancora parlato?"],
      where: ["Quale luogo aspetta ancora di essere nominato?"],
      when: ["Quale periodo della vita ha avuto poche parole?"],
      event: ["Quale fatto non ha ancora raccontato?"],
      detail: ["Quale precisazione desidera fare su cose già dette?"],
      feeling: ["Con quale sentimento lascia queste pagine?"],
      meaning: ["Che cosa è importante capire, per chi leggerà?"],
    },
    easier: [
      "Mi dica una cosa qualsiasi passata per la mente in questi giorni.",
      "Apra un cassetto della memoria a caso. Che cosa c'è dentro?",
    ],
    keywords:
      entries(`ho dimenticato di dire, dimenticavo, non ho detto, non ho ancora raccontato, vorrei aggiungere,
      ancora una cosa, mi preme dire, devo aggiungere, ho tralasciato, tralasciai, ho scordato di dire`),
  },
} satisfies Partial<Record<TopicId, TopicWords>>;
