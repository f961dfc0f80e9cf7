import { entries } from "../entries.ts";
import type { TopicWords } from "../pack.ts";
import type { TopicId } from "../subjects.ts";

/** What a life has taught: values, choices, trials, thanks, customs. */
export const wisdomLearned = {
  values_and_sources: {
    name: "I valori",
    open: [
      "Quali cose, nella vita, per Lei vengono prima di tutte le altre?",
      "Su quali cose, nella vita, non ha mai ceduto?",
      "Che cosa vuol dire, secondo Lei, essere una persona perbene?",
    ],
    facets: {
      who: ["Da chi ha preso questo modo di pensare?", "Quale persona, ai Suoi occhi, viveva davvero così?"],
      where: ["In quale ambiente si imparavano queste regole?"],
      when: ["A che età ha cominciato a vederla in questo modo?"],
      event: [
        "Quando è stato difficile restare onesti?",
        "Mi racconti una volta in cui dire la verità costava caro.",
      ],
      detail: ["In quali gesti di ogni giorno lo si riconosce?", "Con quali parole lo si insegnava?"],
      feeling: ["Che cosa sente quando vede calpestare ciò in cui crede?"],
      meaning: [
        "Perché questo valore pesa tanto per Lei?",
        "Che cosa perderebbe il mondo, senza questo principio?",
      ],
    },
    easier: [
      "Quale regola, in casa, valeva per tutti?",
      "Pensi a qualcuno di cui ci si poteva fidare. Che cosa faceva di giusto?",
    ],
    keywords:
      entries(`onestà, i valori, i principi, i miei principii, il rispetto, la coscienza, il dovere, la giustizia,
      mi hanno insegnato, mi insegnarono a, mi insegnò a, la parola data, l'onore`),
  },
  how_beliefs_changed: {
    name: "Come sono cambiate le idee",
    open: [
      "Su che cosa la pensa diversamente da una volta?",
      "Mi racconti un'idea che con gli anni si è rovesciata.",
      "Che cosa sembrava sicuro, in gioventù, che poi ha visto con altri occhi?",
    ],
    facets: {
      who: ["Chi Le ha fatto vedere le cose in un altro modo?"],
      when: ["In quale fase della vita avvenne il ripensamento?"],
      event: ["Che cosa Le ha fatto cambiare idea, una volta?"],
      detail: ["Come suonava, con le parole di allora, la convinzione di prima?"],
      feeling: ["Che cosa si prova a cambiare idea?"],
      meaning: ["Che cosa Le dice, di sé, questo mutamento?"],
    },
    easier: [
      "Da giovani, che cosa non si capisce?",
      "Su che cosa darebbe ragione, adesso, ai vecchi di allora?",
    ],
    keywords:
      entries(`ho cambiato idea, cambiai idea, cambiato opinione, mutai opinione, mi sono ricredut*, mi ricredetti,
      un tempo pensavo, allora credevo, oggi la penso, non la penso più, le mie opinioni, mutato parere`),
  },
  best_decision_and_regret: {
    name: "Scelte e rimpianti",
    framing:
      "Qui si parla anche di rimpianti: dica solo quello che vuole, e se preferisce saltiamo la domanda.",
    open: [
      "Quale decisione rifarebbe senza pensarci due volte?",
      "Mi racconti una scelta su cui ritorna ancora con il pensiero.",
      "Potendo ricominciare, che cosa farebbe in un altro modo?",
    ],
    facets: {
      who: ["A chi chiedeva consiglio?"],
      where: ["Verso dove portava l'altra strada?"],
      when: ["A che punto della strada si presentò quella decisione?"],
      event: ["Come prende le decisioni importanti?"],
      detail: ["Che cosa c'era sull'altro piatto della bilancia?"],
      feeling: ["Che cosa sente, ripensando alla strada non presa?"],
      meaning: ["Che valore dà adesso a quella scelta?"],
    },
    easier: [
      "A che cosa ha detto di sì, con tutta la convinzione?",
      "Pensi a una lettera mai spedita. Che cosa ci sarebbe scritto?",
    ],
    keywords: entries(`mi pento, mi sono pentit*, me ne pentii, rimpian*, rimors*, la decisione migliore,
      la scelta migliore, la scelta giusta, avrei dovuto, non avrei dovuto, se potessi tornare indietro,
      se tornassi indietro, lo rifarei`),
  },
  greatest_challenge_learned: {
    name: "La prova più grande",
    open: [
      "Quale prova Le ha chiesto più di quanto credeva di avere?",
      "Mi racconti la salita più ripida che ha affrontato.",
      "Davanti a quale ostacolo ha tirato fuori tutta la forza?",
    ],
    facets: {
      who: [
        "Da chi venne un appoggio, in quella salita?",
        "Chi stava dall'altra parte, in quella contesa con la sorte?",
      ],
      when: ["Quanto ci volle per arrivare in cima?"],
      event: [
        "Che cosa fa, quando una cosa sembra impossibile?",
        "Qual è stata la fatica più grossa, in gioventù?",
      ],
      detail: ["Mi descriva il punto più duro di quella salita."],
      feeling: ["Che cosa provò con l'ostacolo alle spalle?"],
      meaning: ["Quale lezione ne ha ricavato?", "Che cosa ha scoperto di sé, strada facendo?"],
    },
    easier: ["Quale cosa difficile ha imparato da grande?", "A che cosa pensava per farsi coraggio?"],
    keywords:
      entries(`la sfida, la prova più, ho imparato che, ce l'ho fatta, ce la feci, ostacol*, con le mie forze,
      mi rimboccai le maniche, mi feci coraggio, la fatica più grande, la sfida più grande`),
  },
  people_to_thank_forgive: {
    name: "Grazie e perdono",
    open: [
      "A chi vorrebbe dire grazie, potendo farlo adesso?",
      "Mi racconti di un conto rimasto aperto con qualcuno, se Le va di parlarne.",
      "Del perdono, che cosa ha capito?",
    ],
    facets: {
      who: ["Chi Le ha fatto del bene senza chiedere niente?"],
      when: ["Quando fu l'ultima occasione di parlarvi?"],
      event: ["Mi racconti un gesto buono che ha ricevuto."],
      detail: ["Con quali parole comincerebbe il discorso?"],
      feeling: ["Che peso ha nel cuore questa faccenda?"],
      meaning: ["Che cosa vale, per Lei, una riconciliazione?"],
    },
    easier: ["Quale favore tiene ancora a mente?", "Pensi a una stretta di mano importante. Di chi era?"],
    keywords:
      entries(`perdon*, ringrazi*, gratitudine, riconoscen*, fare pace, facemmo pace, feci pace, chiedere scusa,
      chiesi scusa, riconcili*, rancore, gli devo molto, le devo molto`),
  },
  traditions_recipes_sayings: {
    name: "Usanze, ricette e detti",
    open: [
      "Quali usanze, di casa e di paese, vorrebbe che non andassero perdute?",
      "Mi spieghi come si preparava un piatto di casa Sua, passo per passo.",
      "Quali proverbi si dicevano, dalle Sue parti?",
    ],
    facets: {
      who: [
        "Da quali mani ha visto fare queste cose?",
        "Sulle labbra di chi tornava più spesso un certo detto?",
      ],
      where: ["Attorno a che cosa ci si radunava, in quelle occasioni?"],
      when: ["In quali giorni del calendario si faceva?"],
      event: ["Come si preparava una festa, in casa?", "Che cosa si faceva in casa sempre allo stesso modo?"],
      detail: ["Che cosa non poteva mancare?", "Come si diceva, nella parlata del posto?"],
      feeling: ["Che cosa Le torna dentro, sentendo quel profumo?"],
      meaning: [
        "Che cosa tiene in vita una tradizione, secondo Lei?",
        "Quale verità c'è dentro i vecchi detti?",
      ],
    },
    easier: [
      "Nei giorni di festa, che cosa si metteva in tavola?",
      "Come ci si augurava la buona notte, in casa?",
    ],
    keywords:
      entries(`ricetta, ricette, proverbi*, si diceva da noi, tradizion*, usanz*, la vigilia, a natale, a pasqua,
      carnevale, la vendemmia, il santo patrono, festa del paese, la sagra, in dialetto`),
  },
  advice_to_young: {
    name: "Ai giovani",
    open: [
      "Che cosa vorrebbe dire a chi ha vent'anni adesso?",
      "Potendo lasciare un solo consiglio, quale sarebbe?",
      "Se una persona giovane Le sedesse accanto, da dove comincerebbe?",
    ],
    facets: {
      who: ["A quale giovane pensa, dicendo così?"],
      when: ["In quale momento della vita lo ha capito?"],
      event: [
        "Da quale sbaglio ha imparato di più?",
        "Mi racconti una volta in cui un consiglio Le ha fatto comodo.",
      ],
      detail: ["Come lo spiegherebbe a un bambino, con parole semplici?"],
      feeling: ["Che cosa prova quando osserva i ragazzi di oggi?"],
      meaning: ["Perché lo ritiene importante, di questi tempi?"],
    },
    easier: ["A vent'anni, che cosa avrebbe voluto sapere?", "Finisca la frase: nella vita bisogna sempre…"],
    keywords:
      entries(`ai giovani, consiglio ai, il mio consiglio, consiglierei, i giovani d'oggi, i ragazzi di oggi,
      i giovani di oggi, direi ai, raccomando, raccomanderei, alle nuove generazioni, alla gioventù`),
  },
} satisfies Partial<Record<TopicId, TopicWords>>;
