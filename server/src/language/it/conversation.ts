import type { Conversation } from "../conversation.ts";
import { entries } from "../entries.ts";
import { answers, before } from "./answers.ts";
import { continuers, gentleContinuers } from "./continuers.ts";
import { followUps } from "./follow-ups.ts";
import { subjects } from "./subjects.ts";
import { takeUps } from "./take-ups.ts";
import { turnedKin } from "./turned-kin.ts";

/** What Saga says besides the questions of the plan: to Lei, in wordings that fit a man and a woman alike. */
export const conversation: Conversation = {
  continuers,
  followUps,
  takeUps,
  gentleContinuers,
  firstFollowUp: {
    home: [
      "Com'era la vita in casa, da bambini?",
      "Mi racconti della casa dell'infanzia.",
      "Che cosa ricorda della casa dell'infanzia?",
    ],
    place: ["Com'era essere bambini {place}?", "Che cosa ricorda dell'infanzia {place}?"],
    birthplace:
      /^(?![\s\S]*(?<!\p{L})(?:venut|trasferit|arrivat)[oaie])[\s\S]*?(?<!\p{L})[Nn]at[oaie](?:,? [\p{Ll}\d'’-]+){0,4}?,? ((?:a|ad|in) \p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)*)/u,
  },
  aboutPerson: [
    "Mi parli ancora di {person}.",
    "Mi dica ancora qualcosa di {person}.",
    "E {person}? La ascolto.",
    "Com'era {person}?",
    "Che altro ricorda di {person}?",
    "Mi racconti di {person}, ancora un po'.",
    "Vorrei sentire di {person}.",
    "Che ricordo Le torna, di {person}?",
  ],
  turnedKin,
  mayNamePerson: true,
  commonCapitals:
    entries(`glielo, gliela, italiano, italiana, italiani, italiane, tedesco, tedesca, tedeschi, tedesche, austriaco, austriaci,
    francese, francesi, inglese, inglesi, scozzesi, americano, americana, americani, americane, alleati, russo, russa,
    russi, polacco, polacca, polacchi, svizzero, svizzera, svizzeri, svedesi, greco, greci, turco, turchi, slavo, slavi,
    titini, marocchini, mongoli, abissini, ebreo, ebrea, ebrei, zingari, rom, cristiano, cristiana, cristiani, cattolico,
    cattolica, cattolici, valdese, valdesi, evangelici, protestanti, musulmano, musulmani, testimoni, fascista,
    fascisti, comunista, comunisti, democristiani, socialisti, partigiano, partigiani, repubblichini, siciliani,
    calabresi, napoletani, piemontesi, lombardi, veneti, sardi, toscani, emiliani, romagnoli, pugliesi, meridionali,
    terroni, polentoni, natale, pasqua, pasquetta, capodanno, ferragosto, epifania, befana, pentecoste, ascensione,
    ognissanti, immacolata, carnevale, quaresima, avvento, patrono, messa, rosario, comunione, cresima, bibbia, vangelo,
    madonna, gesù, cristo, dio, iddio, signore, spirito, provvidenza, chiesa, stato, comune, patria, duce, papa, re,
    regina, signora, signorina, signurì, dottore, dottoressa, maestro, maestra, professore, mamma, papà, babbo, nonna,
    nonno, ok, tv, rai, inps, dc, pci, saga, resistenza, liberazione, grande, guerra`),
  quoteNow: [
    "{quote} Mi dica di più.",
    "{quote} Me ne parli ancora.",
    "{quote} Di questo vorrei sentire di più.",
    "{quote} Mi racconti com'è stato.",
    "{quote} Qui resterei ancora un po'.",
  ],
  quoteEarlier: [
    "{quote} L'ha detto poco fa, e poi si è parlato d'altro. Se Le va, me lo racconti.",
    "Vorrei tornare a una cosa che ha detto: {quote}",
    "Ho tenuto da parte una Sua frase: {quote} Me ne parli, se Le va.",
    "Torniamo un momento indietro: {quote} Com'era?",
  ],
  personEarlier: [
    "Prima ha nominato {person}. Me ne parli ancora, se Le va.",
    "Torniamo un momento a {person}. Che cosa Le viene in mente?",
    "Su {person} abbiamo corso un po'. Mi dica ancora qualcosa.",
    "Vorrei tornare a {person}, se non Le dispiace.",
  ],
  grief: [
    "Mi dispiace. Ci fermiamo qui un momento, o passiamo ad altro?",
    "Mi dispiace tanto. Se vuole me ne parli; se no, per adesso lo lasciamo stare.",
    "La ascolto. Mi racconti ancora, oppure andiamo avanti piano piano: come vuole Lei.",
    "Non c'è nessuna fretta. Se Le va di parlarne, io sono qui; altrimenti andiamo oltre, quando vuole.",
    "Si prenda il tempo che serve. Ne parliamo ancora, o per oggi lo lasciamo in pace?",
    "Sono qui. Dica quello che vuole: anche poco, anche niente.",
    "Restiamo qui finché vuole Lei. Me ne racconta ancora, o cambiamo discorso?",
    "Con calma. Se Le viene di parlarne, continui; se no, andiamo avanti.",
  ],
  secret: [
    "Ho capito. Vada avanti, oppure lo lasci lì: come vuole.",
    "Non sono cose facili da dire. Continui pure, se vuole; altrimenti lo lasciamo lì.",
    "La ascolto. Non deve aggiungere nulla.",
    "Va bene così, come l'ha detto. Vada avanti, o prendiamo fiato un momento.",
    "Sono qui. Non occorre dire altro, se non vuole.",
  ],
  caring: [
    "Non è una cosa da poco, quella che racconta. Come sta, oggi?",
    "Prima di andare avanti: come sta adesso, mentre me lo racconta?",
    "Prima Le chiedo una cosa: come va, in questi giorni?",
  ],
  askDanger: [
    "Meglio chiederlo una volta di troppo: c'è qualcuno che Le fa del male, o Lei vorrebbe che la vita finisse? Se è così, ai numeri qui sotto risponde una persona. E se ho capito male, vada pure avanti.",
    "Glielo chiedo apertamente, perché è importante: qualcuno La maltratta, o Lei preferirebbe non vivere più? Se è così, chiami uno dei numeri qui sotto. E se ho capito male, continui pure a raccontare.",
  ],
  heardWrong: ["Meno male. Allora ho capito male.", "Bene così. Allora ho capito male."],
  afterSupport: [
    "Sono qui e La ascolto. Mi dica quello che vuole.",
    "La ascolto. Che cosa Le farebbe bene, adesso?",
    "Con calma. Dica quello che si sente di dire.",
  ],
  offerBreak: [
    "Allora per oggi ci fermiamo. Quello che ha raccontato resta qui, e si riprende quando vuole.",
    "Certo. Si riposi: non si perde niente, e la prossima volta si riparte da qui.",
    "Per oggi basta così. È tutto salvato; torni quando Le fa comodo.",
  ],
  goodbye: [
    "Arrivederci. Quello che ha raccontato non si perde, e quando torna mi trova qui.",
    "A presto, allora. Quello che ha raccontato resta qui.",
    "Le auguro una buona giornata. È tutto salvato, e si riprende quando vuole.",
  ],
  wait: [
    "Faccia con comodo, io aspetto.",
    "Vada, vada pure. Quando torna, sono qui.",
    "Certo. Non c'è nessuna fretta.",
  ],
  again: ["Volentieri.", "Ma certo, lo ripeto.", "Ecco, di nuovo:", "Le avevo chiesto:"],
  notCaught: [
    "Questo non l'ho capito bene.",
    "Non mi è arrivato bene.",
    "Mi è sfuggito qualcosa.",
    "Scusi, non ho afferrato.",
  ],
  plainer: ["Lo dico in modo più semplice.", "L'ho detto male.", "Provo con altre parole."],
  plainerOf: ["Intendevo questo: {quote} Com'è stato?", "Pensavo a questo: {quote} Me ne parli."],
  plainerContinuer: [
    "Volevo dire soltanto: continui a raccontare, come Le viene.",
    "Intendevo quello che stava raccontando. Com'è andato avanti?",
    "Chiedevo solo di sentire il seguito.",
  ],
  sorryAsked: [
    "Mi scusi, questo me l'ha già detto.",
    "È vero, me l'ha già raccontato: mi scusi.",
    "Ha ragione, me l'aveva detto. Mi perdoni.",
  ],
  sorryNotHeard: [
    "Mi scusi, ho tirato dritto mentre Lei raccontava.",
    "Ha ragione, non ho ascoltato bene. Mi scusi.",
    "Mi dispiace, non era la cosa da chiedere.",
  ],
  backTo: [
    "Torniamo lì: {quote} Mi dica il resto.",
    "Stava dicendo: {quote} Vada avanti da lì.",
    "Lei ha detto: {quote} Me ne parli.",
  ],
  backGently: [
    "Andiamo avanti quando vuole. Mi stava raccontando: {quote} Sentirei volentieri il seguito.",
    "Con calma, quando Le va. Mi aveva detto: {quote} Me ne racconti ancora.",
  ],
  backToPlain: [
    "Riprenda da dov'era.",
    "Torniamo a quello che stava raccontando. Vada pure avanti.",
    "Che cosa Le premeva dirmi?",
  ],
  goOnTelling: [
    "E adesso continui pure, se Le va.",
    "Riprenda da dove vuole.",
    "Vada pure avanti quando vuole.",
  ],
  listens: ["La ascolto.", "Sì, La ascolto."],
  inward:
    /com e stato per lei|si sentiva|che cosa sentiva|che effetto le fa|come l ha presa|che cosa ha (?:provato|pensato)|dentro di lei|rimasto addosso/u,
  sorryLeaving: ["Mi dispiace di non aver ascoltato meglio.", "Mi dispiace che sia andata così."],
  sorryWrong: [
    "Mi scusi, ho capito male, e lo tolgo. Com'è andata, con parole Sue?",
    "Ha ragione, questo non l'ha detto Lei. Mi dica com'era.",
    "Le ho messo in bocca parole non Sue, e le ritiro. Come stavano le cose?",
  ],
  deleted: [
    "Non entrerà in nessuna storia.",
    "D'accordo. Questo non va in nessuna storia.",
    "Rimane fuori: non starà in nessuna storia.",
  ],
  stillSeen: {
    own: "Lei qui lo vede ancora.",
    interviewer: "{interviewer} qui lo può ancora leggere.",
    unnamed: "Chi ha preparato tutto per Lei qui lo può ancora leggere.",
  },
  mayDelete:
    "; se deve sparire per sempre, me lo dica, e prima di cancellarlo Glielo chiedo ancora una volta.",
  declined: [
    "Allora lo lasciamo stare.",
    "Va bene, questo no.",
    "Certo, non ne parliamo.",
    "Come vuole Lei.",
    "D'accordo, resta dov'è.",
    "Va bene, di questo non parliamo.",
  ],
  keptOut: [
    "Questo resta fuori da ogni storia.",
    "Non entrerà in nessuna storia. Su questa pagina si vede tutto quello che resta fuori.",
  ],
  letIn: ["È di nuovo dentro, e può stare in una storia.", "Bene, questo non resta più fuori."],
  corrected: [
    "L'ho corretto.",
    "Ecco, adesso è giusto.",
    "Allora era così, prendo nota.",
    "Vale quello che dice ora.",
  ],
  wish: [
    "Mi racconti {wish}.",
    "Sì. Mi racconti {wish}.",
    "D'accordo. Racconti pure {wish}, da dove vuole Lei.",
  ],
  wishBare: [
    "{wish}, volentieri. Cominci da dove vuole.",
    "{wish}: d'accordo. Da dove si comincia?",
    "{wish}, allora. La ascolto.",
  ],
  wishPlain: [
    "Sì. Cominci da dove vuole.",
    "Sì, parliamone. Da dove si comincia?",
    "D'accordo, La ascolto. Parta pure da dove Le viene.",
  ],
  backToQuestion: [
    "{question}",
    "Torno alla mia domanda, se Le va: {question}",
    "E adesso, quando vuole: {question}",
  ],
  bridge: [
    "Perché nella storia non manchi niente, Le chiedo anche un'altra cosa.",
    "Per avere tutta la Sua vita, passo a un'altra cosa.",
    "Le chiedo anche d'altro, così la storia è intera.",
  ],
  laterMore: [
    "Su questo possiamo tornare quando vuole.",
    "Qui c'è ancora tanto da raccontare, e ci possiamo tornare.",
    "Se poi Le viene in mente altro, me lo dica pure.",
  ],
  moveOn: ["", "", "", "Passiamo ad altro.", "Cambiamo discorso.", "Adesso parliamo d'altro."],
  recap: ["Mi aveva detto: {quote}", "Eravamo qui: {quote}", "L'ultima cosa era questa: {quote}"],
  recapSore: [
    "Eravamo arrivati a una cosa che pesa. Riprenda da lì, o cominci da altro: come preferisce.",
    "L'ultima volta era una cosa pesante. Possiamo restarci, o parlare d'altro, come vuole Lei.",
  ],
  recapSubject: ["Stavamo parlando {told}.", "L'ultima volta si parlava {told}."],
  thanksForPerson: [
    "Grazie per avermi parlato di {person}.",
    "La ringrazio di quello che ha detto di {person}.",
  ],
  thanksFor: ["Grazie per avermi parlato {told}.", "La ringrazio: oggi mi ha parlato {told}."],
  recapPlain: ["Eravamo nel mezzo del Suo racconto.", "Stava raccontando, e ci siamo fermati lì."],
  close: [
    "Mi ha raccontato {told}. Andiamo avanti, o per questa volta ci fermiamo qui?",
    "Finora abbiamo parlato {told}. Ci fermiamo qui, o Le resta qualcosa da raccontare?",
    "Di strada ne abbiamo fatta: ha raccontato {told}. Chiudiamo qui, o si continua?",
  ],
  closeWithThread: [
    "Mi ha raccontato {told}. Una cosa però l'abbiamo lasciata indietro: {open} La riprendiamo, o ci fermiamo qui?",
    "Una cosa è rimasta in sospeso: {open} Ne parliamo, o per questa volta ci fermiamo qui?",
    "Prima di salutarci: Lei aveva detto: {open} Ci torniamo, o chiudiamo qui?",
  ],
  goOn: ["Bene, andiamo avanti.", "Volentieri, continuiamo.", "Allora proseguiamo."],
  subjects,
  answers,
  before,
};
