import { entries } from "../entries.ts";
import type { TopicWords } from "../pack.ts";
import type { TopicId } from "../subjects.ts";

/** Scenes on which a life turns: heights, hardships, losses, beliefs, later years. */
export const journeyDeep = {
  turning_point: {
    name: "La svolta",
    open: [
      "Quale momento ha cambiato la direzione della Sua vita?",
      "Mi racconti di un bivio: prima era in un modo, dopo in un altro.",
      "Quale giorno ha diviso la Sua vita in un prima e un dopo?",
    ],
    facets: {
      who: ["Chi ebbe parte in quel cambiamento?", "Con chi ne parlò?"],
      where: [
        "Dove si trovava, mentre le cose prendevano un altro corso?",
        "Che cosa La circondava, nell'ora decisiva?",
      ],
      when: ["Quanto ci mise la nuova vita a prendere forma?"],
      event: ["Quale decisione Le ha cambiato i giorni?", "Che cosa ha dovuto lasciare, una volta?"],
      detail: [
        "Quali parole esatte conserva di quell'ora?",
        "Quale cosa da nulla vede ancora, di quel giorno di svolta?",
      ],
      feeling: [
        "Che cosa si agitava in Lei prima del passo?",
        "Che cosa sentiva, con il futuro ancora aperto?",
      ],
      meaning: ["Come sarebbe andata la vita senza quella svolta?", "Che senso dà oggi a quel cambiamento?"],
    },
    easier: [
      "Quale cosa piccola, poi, ha contato molto?",
      "Finisca questa frase: da quel giorno niente fu come prima, perché…",
    ],
    keywords:
      entries(`svolta, da quel giorno, cambiò la mia vita, mi cambiò la vita, ha cambiato la mia vita, cambiò tutto,
      tutto cambiò, ha cambiato tutto, nulla fu più come prima, niente fu più come prima, un bivio, mutò la mia vita`),
  },
  high_point: {
    name: "Il momento più bello",
    open: [
      "Mi racconti un momento in cui la vita Le è sembrata piena.",
      "Quale giorno vorrebbe rivivere così com'era?",
      "Qual è il ricordo più bello che ha?",
    ],
    facets: {
      who: ["Chi prese parte a quella felicità?", "Quale viso rivede, ripensando a quel giorno luminoso?"],
      where: ["Che luogo faceva da cornice a quella gioia?", "Che luce c'era, là dove accadde?"],
      when: ["In quale epoca della vita cade quel giorno?"],
      event: [
        "Mi racconti un giorno bello, dalla mattina alla sera.",
        "Che cosa Le ha fatto più piacere, nella vita?",
      ],
      detail: ["Che cosa si sentiva nell'aria?", "Quale parola, detta in quell'occasione, non va perduta?"],
      feeling: ["In quale punto del corpo sentiva la contentezza?", "Che sapore aveva quella felicità?"],
      meaning: ["Perché questo momento spicca tra tutti gli altri?"],
    },
    easier: ["Che cosa metteva allegria, da voi?", "Pensi a una festa. Che cosa c'era da mangiare?"],
    keywords: entries(`il giorno più bello, il più bel giorno, il momento più bello, il momento più felice,
      il giorno più felice, gioia più grande, la più grande gioia, piansi di gioia, al settimo cielo, gli anni più belli,
      gli anni più felici, il più felice`),
  },
  hard_time: {
    name: "Un tempo difficile",
    framing: "La prossima domanda tocca tempi difficili: se non Le va, basta dirlo e si passa oltre.",
    open: [
      "Mi racconti, se Le va, un periodo in cui la vita è stata dura.",
      "Di quali fatiche vorrebbe che restasse memoria?",
      "Che cosa vorrebbe raccontare di un tempo in cui tutto pesava?",
    ],
    facets: {
      who: ["Su chi poteva contare?", "Chi attraversava con Lei quei giorni?"],
      where: ["Quali mura, quali strade hanno visto quelle giornate?", "Dove trovava un po' di riparo?"],
      when: ["Quanto durò quel periodo faticoso?"],
      event: ["Da dove cominciarono le difficoltà?", "Come si andava avanti, giorno per giorno?"],
      detail: [
        "Quale cosa piccola Le è rimasta impressa di allora?",
        "Che cosa si ripeteva, in silenzio, per resistere?",
      ],
      feeling: ["Che cosa provava, nelle ore più buie?"],
      meaning: [
        "Che cosa sa oggi, per avere attraversato tutto questo?",
        "Quale segno ha lasciato quel tempo?",
      ],
    },
    easier: [
      "Soltanto questo: che cosa aiutava a passare le giornate?",
      "Pensi a qualcosa che dava un po' di sollievo. Che cos'era?",
    ],
    keywords: entries(`la miseria, la fame, tempi duri, anni duri, periodo difficile, momenti difficili,
      il momento più difficile, il periodo più brutto, povertà, disoccup*, mi ammalai, all'ospedale, in carcere,
      fallimento, i debiti`),
  },
  loss_and_recovery: {
    name: "Perdite e riprese",
    framing:
      "Ora viene una domanda che sfiora le perdite: risponda soltanto se Le va, altrimenti si cambia argomento.",
    open: [
      "Di chi sente la mancanza, se Le va di dirlo?",
      "Di quelli che non ci sono più, chi vorrebbe ricordare qui?",
      "Che cosa ha perso, lungo la strada, che vorrebbe raccontare?",
    ],
    facets: {
      who: ["Chi Le restò vicino, dopo?"],
      where: ["Dove va, quando vuole ricordare qualcuno?"],
      when: ["Quanto tempo è passato da allora?"],
      event: ["Che cosa si faceva, da voi, quando mancava qualcuno?"],
      detail: ["Che cosa conserva ancora, tra le Sue cose, di quella presenza?"],
      feeling: ["Come ha vissuto il tempo che seguì?"],
      meaning: ["Che posto ha oggi quell'assenza nella Sua vita?"],
    },
    easier: [
      "Con quale abitudine si tiene vivo un ricordo?",
      "Quale gesto semplice aiuta, nei giorni in cui la mancanza si fa sentire?",
    ],
    keywords:
      entries(`la morte di, quando morì, rimasi vedov*, rimasto vedovo, rimasta vedova, restai orfan*, il lutto,
      il funerale, i funerali, ho perso mio, ho perso mia, perdetti mio, perdetti mia, persi mio, persi mia`),
  },
  faith_or_belief_event: {
    name: "Fede e convinzioni",
    open: [
      "In che cosa ha creduto di più, nella vita?",
      "Le grandi domande sulla vita, quando Le sono venute?",
      "Che posto ha avuto la fede nella Sua vita, qualunque fosse?",
    ],
    facets: {
      who: ["Con quali persone ragionava di queste cose?"],
      where: ["In quale posto trova più pace?"],
      when: ["In che età quelle domande si fecero più forti?"],
      event: ["Quale momento Le ha dato più forza?"],
      detail: ["Quale usanza, tra quelle viste da vicino, descriverebbe?"],
      feeling: ["Che cosa si muoveva nell'animo, in quell'ora?"],
      meaning: ["Che cosa resta, oggi, di quell'esperienza?"],
    },
    easier: [
      "Mi descriva una festa dell'anno che dalle Sue parti contava molto.",
      "A che cosa si affida quando la notte è lunga?",
    ],
    keywords:
      entries(`la fede, la messa, prima comunione, cresima, il parroco, pregav*, preghier*, credevo in dio,
      la madonna, il vangelo, convertii, conversione, sinagoga, il rosario, pellegrinaggio`),
  },
  later_life: {
    name: "Gli anni maturi",
    open: [
      "Che cosa hanno portato gli anni, da una certa età in su?",
      "Mi racconti una cosa degli ultimi anni che merita di essere ricordata.",
      "Con il passare degli anni, com'è cambiata la vita?",
    ],
    facets: {
      who: ["Chi è entrato nella Sua vita in età avanzata?"],
      where: ["Dove passa le Sue giornate, adesso?"],
      when: ["Da quale momento comincia, per Lei, l'età matura?"],
      event: ["Che cosa ha cominciato a fare, da una certa età in poi?"],
      detail: ["Mi descriva un'ora tipica di questa età."],
      feeling: ["Che cosa si prova nell'avere tanta strada alle spalle?"],
      meaning: ["Che cosa si vede meglio con l'età?"],
    },
    easier: ["Che cosa fa con più calma di un tempo?", "Pensi all'ultimo compleanno. Che cosa rivede?"],
    keywords:
      entries(`in pensione, la pensione, la vecchiaia, invecchi*, pensionat*, i nipotini, negli ultimi anni,
      ormai vecchio, ormai vecchia, bisnonn*, la mia vecchiezza, vecchiezza`),
  },
} satisfies Partial<Record<TopicId, TopicWords>>;
