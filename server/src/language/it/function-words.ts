import { entries } from "../entries.ts";
import { type FunctionWords, pairsOf } from "../function-words.ts";
import { set } from "../grammar.ts";

export const closedWords: FunctionWords = {
  leaning: set(
    "e ed ma o oppure poi allora lui lei esso essa loro egli ella questo questa questi queste quello quella quelli quelle quindi perciò così anche perché infatti però dunque inoltre ne tale tali intanto ancora entrambi nessuno",
  ),
  firstWords: set(
    "durante finché sebbene benché nonostante malgrado oltre tuttavia altrimenti dietro ciascuno ciascuna parecchi parecchie pochi poca poche qualcuno qualcuna ormai presto tardi spesso insieme altrove comunque eppure anzitutto dapprima siccome qualora purché laggiù lassù quaggiù accanto davanti lontano entrambe entrambi anziché piuttosto pertanto ovunque dovunque chiunque qualunque qualsiasi centinaia metà parte intorno giù notti mattine sere lavoro vita finita finito passato passata passati passate eppoi cosicché talora talvolta perfino persino addirittura soprattutto abbastanza assai laddove affinché dacché giacché allorché seppure anzi ossia ovvero ebbene purtroppo subito frattanto dopodiché indietro avanti nato nata sposata sposato rimasto rimasta codesta costui costei coloro colui colei ambedue stanotte stavolta meglio peggio secondo sola giunto giunta arrivato arrivata tornato tornata partito partita entrato entrata uscito uscita salito salita sceso scesa",
  ),
  pronouns: set("lui lei loro egli ella esso essa essi"),
  singular: set("lui lei egli ella lu ela"),
  actors: set("lui lei egli ella"),
  toHim: set("gli"),
  objects:
    /(?<!\p{L})(?:l[’'](?=h|av)|\p{L}+[aei]r(?:lo|la|li|le)(?!\p{L})|(?:lo|la|li|le)(?=\s\p{L}+(?:va|vano|ò|ì|rono|sse)(?!\p{L})))/giu,
  things: set("lo ciò questo quello"),
  definite: new Set(),
  inverts: false,
  connectives: set(
    "e ed ma o oppure benché sebbene perché quando mentre che chi dove se siccome poiché però quindi poi cui",
  ),
  coordinators: set("e ed ma poi"),
  stumbles: set("il lo i gli un uno una e di a da in con io mia mio ho era che"),
  self: set("io noi"),
  ownVoice: {
    words: set(
      "io me mi mio mia miei mie noi nostro nostra nostri nostre ho avevo ero abbiamo avevamo eravamo siamo fui ebbi feci nacqui vissi",
    ),
    endings: /(?:[aei]vamo|ammo|emmo|immo|[ae]vo)$/u,
    others: set(
      "bravo schiavo cavo ottavo avo bisavo trisavo medioevo primevo longevo coevo scavo incavo slavo jugoslavo ignavo allievo rilievo sollievo prelievo grammo chilogrammo milligrammo",
    ),
    namesakes: null,
  },
  agents: set("da dal dalla dallo dai dalle dagli"),
  obliques: set("dopo di senza del della dello dei delle degli"),
  looseHedges: set("su qualche verso tipo intorno attorno un"),
  doubts: set("pensò pensando credette credendo crede credeva pensa pensava suppone"),
  untils: set("finché finchè fin finquando"),
  nearDenials:
    /^non (?:lontano|molto (?:dopo|prima|tempo|lontano)|solo|soltanto|appena|meno (?:di|che)|più di)(?!\p{L})/iu,
  noHedges: null,
  compared: {
    more: /\b(?:piu|miglior|peggior|maggior)/u,
    most: /\b(?:il|la|i|le|l|al|del|dal|nel|alla|della) (?:\w+ )?(?:piu|miglior|peggior|maggior)/u,
  },
  reasons: set("perché poiché siccome"),
  opposites: pairsOf(
    "caldo:freddo calda:fredda calde:fredde caldi:freddi maggiore:minore ricco:povero ricca:povera nord:sud pieno:vuoto piena:vuota",
  ),
  sides: pairsOf(""),
  withouts: set("senza"),
  siblings: /^(?:i|le|due|tra|fra) (?:fratelli|sorelle)$/u,
  ofAnother: /(?<!\p{L})d(?:i|el|ella|ello|ell['’]) ?\p{Lu}/u,
  amongSiblings:
    /\b(?:fratelli|sorelle)\b|\b(?:eravamo|erano) in (?:due|tre|quattro|cinque|sei|sette|otto|nove|dieci)\b/u,
  only: /\b(?:solo|sola|soltanto|solamente|unicamente)\b/u,
  nobody: /\b(?:nessun\p{L}?|niente|nulla)(?!\p{L})/u,
  asIf: /\bcome se\b/u,
  together: /^noi$|(?:iamo|vamo|mmo)$/u,
  whither: set("indietro via casa ancora fuori"),
  halfDenials:
    /\b(?:rifiut\p{L}+|vietat\p{L}|proibit\p{L}|sord\p{L}|ciec\p{L}+|manca\p{L}+|tacque|taceva|taciuto|zitt[oaie]|silenzio|smett\p{L}+|smise|smisero|smesso|troppo \p{L}+ per|quanto (?:\p{L}+ )?(?:potesse|riuscisse)\p{L}*)\b/u,
  silent: /^(?:tac|zitt|silenz|ammutol|muto$|muti$|muta$)/u,
  wordless:
    /\bsenza (?:(?:dire|proferire)(?: (?:niente|nulla|una(?: sola)? parola))?|(?:una|neanche una)(?: sola)? parola)\b/u,
  degrees: set("molto molta tanto tanta troppo assai abbastanza piuttosto così più proprio"),
  also: set("anche pure neanche nemmeno"),
  openers: set("ecco allora"),
  contractions: new Map(),
  asking: set("chiede chiese chiedeva domanda domandò domandava risponde rispose rispondeva"),
  contrasts: set("ma però"),
  sequels: set("infine poi dopo"),
  general: set(
    "famiglia bambino bambina ragazzo ragazza uomo uomini donna persona gente cosa posto luogo tempo giorno settimana mese anno momento modo intero resto fine prima mondo vita abitava abitavano viveva vivevano proprio età",
  ),
  rather: new Set(),
  peoples: null,
  about: set("di del dello della sul sulla"),
  yes: set("sì si"),
  no: set("no"),
  noAlone: false,

  smallTalk:
    entries(`bella domanda, buona domanda, mi faccia pensare, fammi pensare, mi lasci pensare, ci devo pensare, vediamo,
    come ho detto, come dicevo, come le ho detto, gliel'ho detto, l'ho già detto, già detto, già raccontato, certo, certamente,
    naturalmente, ovviamente, esatto, proprio così, è così, appunto, e così via, grazie, chieda a, chiedete a, lo chieda,
    la stessa cosa, lo stesso, come prima, come al solito, il solito, un momento, un attimo, scusi, mi scusi, dipende,
    non importa, vada avanti, avanti pure, che altro, si capisce, va bene, d'accordo`),
  commonEndings:
    /(?:(?<!^(?:am|mir|gir))[ae]ndo(?:[mcstv]i|l[oaie]|gli|ne|(?:glie|[mcstv]e)(?:l[oaie]|ne))?|[aiu]t[aeio]si|mente|zione|zioni|avo|ava|evo|eva|ivo|iva|avamo|evamo|ivamo|avano|evano|ivano|arono|erono|irono|rebbe|rebbero|[aei]ssero)$/u,
  nameEndings: /^$/u,
  joints:
    "e ed ma o oppure che perciò il lo la i gli le un uno una di a da in con per del dello della dei degli delle dell al allo alla ai agli alle dal dalla nel nella nei".split(
      " ",
    ),
};
