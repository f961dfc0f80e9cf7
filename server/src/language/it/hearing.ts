import type { Hearing } from "../hearing.ts";
import { phrases, reply, topics } from "../patterns.ts";
import { dangerWeights } from "./danger-weights.ts";
import { everyday } from "./everyday.ts";
import { weights } from "./intents.ts";
import { notAsked } from "./not-asked.ts";
import { idiom, plainly } from "./plainly.ts";
import { signs } from "./signs.ts";
import { spellings } from "./spellings.ts";
import { promises } from "./take-ups.ts";
import { tenses } from "./tenses.ts";
import { themes } from "./themes.ts";
import { wantedIn } from "./wanted-in.ts";

export const hearing: Hearing = {
  spellings,
  signs,
  themes,
  tenses,
  promises,
  danger: phrases(`
    (voglio|vorrei|volevo solo|vorrei solo|voglio solo) (morire|essere morta|essere morto|finirla|andarmene per sempre) ! nel|in|a|da|dal|dalla|come|dopo|vecchi*|seren*|qui|prima|con (le|la|i|il|quest*) | (voglio|vorrei|ho deciso di|penso di|medito di) farla finita ! con|coi|col | (la faccio|faccio) finita ! con|coi|col
    (non|nun|nn) (voglio|vojo|vorrei|ho voglia di) (piu )?(vivere|campare|campa|svegliarmi) ! in|a|al|alle|con|coi|di|da|nel|nella|sotto|sopra|tardi|presto|prima|vicino|per (gli|i)|senza (il|l|caffe|vino|cane|gatto)|milano|roma
    mi (ammazzo|uccido|impicco) ! di|dal|d|per|su|con|coi|a|alle|dalle | mi butto (giu|dal|sotto|di sotto|nel) ! dal letto|letto|le coperte|la doccia|lavoro|mare|fiume (appena|d estate|quando) | mi sparo ! un|una|tutt*|due|le|il
    (ammazzarmi|uccidermi|impiccarmi|suicidarmi) ! di|dal|d|per|con | (penso|pensato|pensando|pensare|tentato|provato) .. suicid* | togliermi la vita | buttarmi (giu|dal|sotto|di sotto|nel) ! mare|letto|dal letto|lavoro
    non ho (piu )?(motivo|ragione|niente) (di|per) (vivere|cui vivere) ! cantav*|diceva | stanc* di (vivere|campare) ! in|con|coi|da|di|a|sotto | non ha (piu )?senso (vivere|campare) ! in|con|a|di | non ha (piu )?senso (andare avanti|continuare) ! con|a|e|cosi con|ad
    (starebbero|sarebbero|sarebbe|stareste) meglio senza di me ! in|a|al | meglio se fossi (morta|morto) ! che | (sono|sarei|ero|starei) meglio (morta|morto) ! che
    (messo|metto|tengo|tenute|sto mettendo|mettendo) da parte .. (pastiglie|pillole|gocce|sonniferi|medicine|pasticche) ! per (il|gli|la|l)|nella|scadut*
    (mio figlio|mia figlia|mio marito|mio nipote|la badante|mia nuora|mio genero|lui|lei) mi (picchia|mena|minaccia|da (le botte|botte|schiaffi|pugni)|chiude|prende i soldi) ! a|al|alle|sempre (il|a)|col|con la|per il naso|il gioco|lo stomaco
    (mio figlio|mia figlia|mio marito|mio nipote|la badante|mia nuora|mio genero|lui|lei) mi ruba (i soldi|la pensione|tutto|il bancomat|i risparmi|la roba) | mi (picchia|menano|picchiano) ! il sole|la pioggia|a|al|alle|per il | (ho )?paura di (mio figlio|mia figlia|mio marito|mio nipote|mia nuora|mio genero|lui) ! in|quando|al|sulla|che
    mi (chiude|chiudono) (a chiave|dentro|in) ! cucina e|casa la|la chiesa|chiesa | (mi (ruba|leva|toglie|porta via)|lui si prende|lei si prende|figli* (mi|si) prende|nipote (mi|si) prende|badante (mi|si) prende) la (mia )?pensione ! e me la porta`),
  plainly,
  idiom,
  denied:
    /\b(?:sul|sopra il) mio cadavere\b|^(?:\S+ ){0,6}(?:e|era|sarebbe) un suicidio(?: \S+){0,5}$|^(?:\S+ ){0,2}non (?:voglio|vorrei) vivere (?:in|a) (?!questo|questa|pena|dolore|paura|agonia)\S+(?: \S+){0,5}$|^non ho paura di morire(?: ho paura solo di (?:essere un peso|dare disturbo|soffrire))?$|\bnon (?:mi|me) (?:picchia|mena|tocca|minaccia|chiude|ruba|fa (?:del )?male)(?: \w+){0,2}? nessuno\b|\bnessuno(?: \w+){0,2}? (?:mi|me) (?:picchia|mena|tocca|minaccia|chiude|ruba|fa (?:del )?male)\b(?!.*\b(?:tranne|solo|fuorche|ma)\b)|^(?!.*\b(?:voglio morire|non voglio (?:piu )?vivere|pastiglie|pillole|(?:mi|me) (?:picchia|mena|chiude|danno|da))\b).*(?:\b(?:il|lo|la|i|gli|le|l|questo|questa|queste|questi|sto|sta) (?!(?:figli|marit|mogli|nipot|badant|gener|nuor|uom|ragazz|vicin)\w*)\S+ (?:\S+ ){0,2}?(?:mi|ci|m) (?:ammazz\w+|uccid\w+|sta(?:nno)? (?:ammazzando|uccidendo)|fa(?:nno)? morire)\b|\b(?:moriva|morivano|crede\w*|pensa\w*|sembra\w*)(?: \S+){0,2} ?(?:di morire )?di fame\b)/u,
  ended:
    /^(?!.*\b(?:lei|le|voglio|vorrei|chieda|domandi|mi chieda|parlo|parlarne|scriva|basta)\b).*\bnon (?:\S+ ){1,3}(?:mai piu|piu)\b/u,
  introduces:
    /\b(?:nome|nomi|cognome|mi chiamo|chiamat[oaie]|chiamano|chiamavano|chiamava|battezzat\w+|ciamo|nat[oaie]|adottat\w+|anni|da ragazza|da sposata|figli[oa] unic[oa]|fratelli|sorelle|(?:prim|second|terz|quart|quint|ultim)[oa] di|eravamo in|ierimo in|prima ero una|c e molto da dire)\b/u,
  fine: /(?<!\bnon (?:mi )?)\b(?:sto|sono|mi sento) (?:(?!(?:non|poco)\b)\w+ ){0,2}(?:bene|benissimo|benone|a posto|tranquill\w+|serena|sereno|come un pesce)\b|\b(?:tutto (?:bene|a posto)|niente di grave|non si preoccupi|non c e da preoccuparsi|non e niente)\b/u,
  misheard: phrases(`
    (ha|hai|avete|deve avere|avra) (capito|sentito|inteso|frainteso) (male|tutt altro) | ha frainteso | mi ha frainteso | si (sbaglia|e sbagliat*) | un (errore|malinteso|equivoco) | non (intendevo|volevo dire) (questo|quello|cosi)
    ^ (si |no |be |beh |allora |va bene |ecco ){0,4}(vado|continuo|proseguo) (pure |allora )?(avanti|a raccontare|allora|io)`),
  agrees: reply({
    beside: "eh|be|beh|mah|credo di|forse|a dire la verita|purtroppo",
    begins: `(?:assolutamente |certo che |direi di |eh )?si(?=,|$| (?:si|purtroppo|lo|la|mi|e vero|e cosi|ed e cosi|e da|ho|qualche volta|a volte|ogni tanto|signor[ae]?|mio|mia|vorrei|ci penso|certo)\\b)(?!,? (?:si,? |ma )*(?:no|non|sto bene|va bene|tutto bene|noi|una volta|allora)\\b)`,
    whole:
      "e vero|e cosi|proprio cosi|tutte e due|tutt e due|entramb[ei]|(?:no,? )?(?:ma )?(?:solo )?(?:a volte|qualche volta|ogni tanto)|la prima|la seconda|l ultima|ha capito bene|purtroppo|lo vorrei|magari finisse|magari",
  }),
  refutes: reply({
    beside:
      "oh|eh|ma|be|beh|dio|dio mio|santo cielo|ah|grazie|grazie a dio|signor[ae]?|cara|caro|figlia mia|davvero|proprio|sto (?:bene|benissimo)|tutto bene|che dice",
    whole:
      "no|macche|mai|mai e poi mai|nessun[oa]?|ne l uno ne l altr[oa]|ne l un[ao]|niente|niente (?:di (?:questo|tutto questo|simile|tutto cio|cosi)|affatto)|per niente|per nulla|affatto|assolutamente (?:no|niente|nessuno)|certo,? che no|ci mancherebbe(?: altro)?|figuriamoci|si figuri|per carita|ma va|ma che dice|non e vero|nessuno mi (?:fa del male|maltratta)",
  }),
  hoards:
    /\b(?:su[ao]|sue|suoi|rimast\w*|lasciat\w*)\b.*\b(?:morfina|gocce|pastigli\w*|sonnifer\w*|cerott\w*)\b.*\b(?:la|lo|le|li|l) (?:tengo|conservo|nascondo|ho (?:mess|nascost)\w+)\b.*\b(?:vicin\w*|letto|comodino|cassett\w*|portata|mano|cuscino)\b/u,
  dangerFrom: 0.32,
  topics: topics({
    verbs: String.raw`parlare|parlar|parliamo|parlarle|parla|parli|raccontar\w*|racconto|racconti|dirle|dire|dir|chied\w*|domand\w*|sapere|discorrere|discutere|interessat\w*|volevo dire|tornare|torniamo|tornerei|torno|andiamo|passiamo|entriamo`,
    prepositions: "di|del|della|dello|dei|degli|delle|dell|d|su|sul|sulla|sui|al|alla|ai|alle|ad|in|a",
    bare: "gradirei|preferisco|facciamo|vorrei che restasse scritto|restasse scritto|scritto|mettiamo",
    hints: "deve sentire|dovrebbe sentire|ci vuole e|ci vuole|dovrebbe chiedere e|chiedere e|deve chiedere",
    stops:
      "invece|piuttosto|adesso|ora|se|per favore|e|ma|prima|che|perche|pero|se non|grazie|cosi|poi|anche|non",
  }),
  unwanted:
    /\b(?:non (?:voglio|vorrei|parl\w*|mi chieda|ne)|basta (?:con|di|coi)|(?:tutti|tutte|sempre|ognuno) .*(?:chied|domand|a chiedere|vogliono)|di .* non|invece di)\b/u,
  leaves: [
    /\b(?:lasciasse fuori|fare a meno di|fare a meno del|fare a meno della|tiri fuori|alla larga da|alla larga dal|alla larga dalla|chiedere di|chiedere del|chiedere della|chiedere dell) (?:il |la |l |lo |i |gli |le )?(.{2,40}?)(?= (?:per favore|per cortesia|grazie|adesso|ora)\b|$)/,
    /^(?:e |ma )?(?:quella faccenda (?:di|del|della|dell) )?(.{2,40}?) (?:e privata|e privato|me li tengo|me la tengo|me lo tengo|lasciamolo perdere|lasciamola perdere)\b/,
    /^(?:sul|sulla|su|sullo) (.{2,40}?) da me\b/,
    /\b(?:entrare|entri|entriamo|tornare|scavare) (?:nel|nella|nello|nei|negli|nelle|in|a|al|alla|agli|sul|sulla) (?!questo\b|quello\b|cio\b)(.{2,40}?)(?= (?:per favore|grazie|adesso|ora|e)\b|$)/,
    /\b(?:tutto (?:tranne|meno|fuorche|salvo)|tranne|basta con|parola (?:su|di)|domande (?:su|sul|sulla|sui|sulle|di|del|della)|ma non (?:di|del|della|dello|dell|dei|delle)|non mi nomini|non mi nominare|non nomini|il tasto (?:di|del|della)) (?:di |del |della |dell |il |la |l |lo |i |gli |le )?(?!questo\b|quello\b|cio\b)(.{2,40}?)(?= (?:per favore|grazie|adesso|ora|e|in famiglia)\b|$)/,
    /\b(?:saltiamo|salti|evitare|evitiamo|saltare|lasciare fuori|lasciamo fuori|lasciar fuori|lasciamo stare|lasci fuori) (?:il |la |l |lo |i |gli |le )?(?!questo\b|quello\b|cio\b)(.{2,40}?)(?= (?:per favore|grazie|adesso|ora|e)\b|$)/,
    /^(?:e |ma |no )?(?:il |la |l |lo |i |gli |le )?((?:\S+ ){0,3}?\S+) (?:lo|la|li|le) (?:saltiamo|lasciamo|lasci|evitiamo|salti)\b/,
    /^(?:e |ma |no )?(?:il |la |l |lo |i |gli |le )?((?:\S+ ){0,3}?\S+) lasciamol[oaie] (?:in pace|stare|fuori)/,
    /^(?:e |ma |no )?(?:di|del|della|dello|dei|degli|delle|dell|dello) ((?:\S+ ){0,4}?\S+)(?: in famiglia)? (?:non|preferisco|preferirei|meglio)\b/,
    /\b(?:niente|nulla|parlo|parlare|dico) (?:su|sul|sulla|sullo|sui|sulle) (?:quella storia (?:di|del|della|dell) )?(?!questo\b|quello\b|cio\b)(.{2,40}?)(?= (?:per favore|grazie|adesso|ora)\b|$)/,
    /^(?:e |ma |no )?(?:su|sul|sulla|sullo|sui|sulle) (?!questo\b|quello\b|cio\b)(.{2,40}?) (?:non (?:dico|parlo|voglio|racconto)|preferisco|meglio)\b/,
    /\bnon voglio (.{2,30}?) nel libro\b/,
    /\bnon (?:scriva|metta)(?: nel libro)? (?:che |di |del |della )?((?!nel\b)\S+)/,
    /\b(?:parlo|parlar\w*|parliamo|parli|chied\w*|domand\w*|dir\w*)(?: niente| nulla| piu)? (?:di|del|della|dello|dei|degli|delle|dell|d) (.{2,40}?)(?= (?:per favore|grazie|con|e|piu|mi|qui|no|non)\b|$)/,
    /^(?:di|del|della|dello|dei|degli|delle|dell) (.{2,30}?) (?:non|preferisco|no)\b/,
    /\b(?:lasci|lascia|lasciamo|lasciate|tenga|tieni|lasciar) (?:fuori |stare |in pace |perdere )?(.{2,40}?)(?= (?:fuori|stare|in pace|da parte|dov|dove|perdere)\b|$)/,
    /\b(?:tolga|togli|cancelli|cancella|levi|elimini|butti)(?: via)? (?:la parte |il pezzo |quello |quella |la storia )?(?:su|sul|sulla|di|del|della|che riguarda) (.{2,40})$/,
    /^(.{2,30}?) (?:non )?(?:deve|va|ci va|ci deve) (?:andare|messo|messa|stare|finire)?\b.*(?:libro|storia|racconto)/,
  ],
  passesBy:
    /\b(?:lascia|lasciamo|lasciam) (?:stare|perdere|in pace)\b|\blasciamol[oaie] (?:stare|perdere|in pace|li|la)\b|\b(?:il|la|lo) \S+ lascial[oa] (?:stare|perdere)\b/gu,
  nameless:
    /^(?:perche|come mai|come|dove|fuori|niente|questo|quello|questa|quella|cio|lui|lei|loro|me|noi|tutto|cose|certe cose|queste cose|quelle cose|altro|quel|la|lo|li|le|stare|perdere|in pace|correre|quella parte|la domanda|domande|questo qui|quello li|cosi|di no|andare|to|qui)$/,
  vague:
    /^(?:il|lo|la|i|gli|le|un|uno|una|l|quel|quello|quella|quei|quegli|quelle|questo|questa|questi|queste|mio|mia|miei|mie|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|prim[oaie]|second[oaie]|terz[oaie]|ultim[oaie]|alcuni|tutti|anni|anno|giorni|giorno|volte|volta|mesi|mese|settimane|notti|notte|estate|inverno|tempo|tempi|parte|parti|pezzo|cosa|cose|storia|faccenda|roba|domande|famiglia|nome|detto|che|ho|di|del|della|dell|dei|in|nel|nella|a|e)$/u,
  everyday,
  corrections: [
    /(?<from>\S+(?: \S+)?) (?:no|scusi|macche|anzi|no no)(?: (?:aspetti|aspetta|scusi|anzi|mi sbaglio|mi correggo|sbaglio|era|volevo dire|ho sbagliato|dico male|no))+ (?<to>\S+(?: \S+)?)/,
    /\b(?:ho|avevo) detto (?<from>.{1,30}?) (?:ma )?(?:era|invece era|volevo dire|intendevo|invece) (?<to>.{1,40})$/,
    /\bnon (?:era )?(?<from>\S+(?: \S+)?) (?:ma|era|bensi) (?<to>.{1,40})$/,
    /(?<to>(?:a |di |nel |il |la )?\S+) (?:e )?non (?<from>(?:a |di |nel |il |la )?\S+)$/,
    /(?<from>(?:il |la )?\S+) macche (?<to>(?:il |la )?\S+)/,
    /(?<from>\S+) (?:anzi|o meglio|no) (?<to>\S+(?: \S+)?)/,
    /\b(?:volevo dire|intendevo|mi correggo|anzi|era) (?<to>.{1,40})$/,
  ],
  notAsked,
  wantedIn,
  notPrinted:
    /\b(?:libro|racconto|storia|stamp\w*|pubblic\w*|scriv\w*|metta|mettere|mettiamo|annot\w*|tra (?:noi|me)|fra noi|fuori|(?:lasci\w*|tralasci\w*|tolg\w*|ometta) tutto (?:su|sul|sulla|di|del|della|quello)|nipoti)\b/,
  joints: /^(?:ma|e|poi|pero|adesso|ora|che|perche|no|scusi|senta|io|insomma)$/,
  ends: /^(?:(?:si|no|be|beh|ecco|va bene|ok|allora) )*(?:possiamo |vorrei |direi di |preferisco |meglio )?(?:finire|finiamo\w*|fermiamoci|fermarci|fermarmi|smett\w*|chiud\w*|basta|(?:e )?tutto|tutto qui|ho finito|abbiamo finito|sono stanc\w|niente (?:altro|piu)|non c e altro|finito|fine|a posto|arrivederci|no grazie)/,
  goesOn:
    /^(?:(?:si|no|be|beh|certo|va bene|ok|allora|ma) )*(?:possiamo |vorrei |voglio |io )?(?:continu\w*|andiamo avanti|andare avanti|avanti|prosegu\w*|ancora|seguit\w*|un altra|volentieri|certo|si|non ho finito|c e ancora|perche no)\b/,
  weights,
  dangerWeights,
};
