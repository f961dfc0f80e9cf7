import type { Hearing } from "../hearing.ts";
import { phrases, topics } from "../patterns.ts";
import { weights } from "./intents.ts";
import { signs } from "./signs.ts";
import { themes } from "./themes.ts";

export const hearing: Hearing = {
  signs,
  themes,
  danger: phrases(`
    (voglio|vorrei|volevo solo|vorrei solo|voglio solo) (morire|farla finita|essere morta|essere morto|finirla|andarmene per sempre) | (non|nun|nn) (voglio|vojo|vorrei|ho voglia di) (piu )?(vivere|campare|campa|svegliarmi) | farla finita | la faccio finita | (mi (ammazzo|uccido|impicco|butto (giu|dal|sotto|di sotto|nel)|sparo)) | (ammazzarmi|uccidermi|impiccarmi|suicid*) | togliermi la vita | buttarmi (giu|dal|sotto|di sotto|nel)
    non ho (piu )?(motivo|ragione|niente) (di|per) (vivere|cui vivere) | stanc* di (vivere|campare) | non ha (piu )?senso (vivere|andare avanti|campare|continuare) | (starebbero|sarebbero|sarebbe|stareste) meglio senza di me | meglio (se fossi )?(morta|morto) | (messo|metto|tengo|tenute|sto mettendo|mettendo) da parte .. (pastiglie|pillole|gocce|sonniferi|medicine|pasticche)
    (mio figlio|mia figlia|mio marito|mio nipote|la badante|mia nuora|mio genero|lui|lei) mi (picchia|mena|minaccia|da (le botte|botte|schiaffi|pugni)|chiude|ruba|prende la pensione|prende i soldi) | mi (picchia|menano|picchiano) | qui mi menano | (ho )?paura di (mio figlio|mia figlia|mio marito|mio nipote|mia nuora|mio genero|lui) | mi (chiude|chiudono) (a chiave|dentro|in) | (mi (prende|ruba|leva|toglie|porta via)|prende|si prende) la (mia )?pensione`),
  denied:
    /\bnessuno(?: \w+){0,2}? (?:mi|me) (?:picchia|mena|tocca|minaccia|chiude|ruba|fa (?:del )?male)\b(?!.*\b(?:tranne|solo|fuorche|ma)\b)/u,
  dangerFrom: 0.32,
  topics: topics({
    verbs: String.raw`parlare|parlar|parliamo|parlarle|parla|parli|raccontar\w*|racconto|racconti|dirle|dire|dir|chied\w*|domand\w*|sapere|discorrere|discutere|interessat\w*|volevo dire|tornare|torniamo|tornerei|torno|andiamo|passiamo|entriamo`,
    prepositions: "di|del|della|dello|dei|degli|delle|dell|d|su|sul|sulla|sui|al|alla|ai|alle|ad|in|a",
    bare: "gradirei|preferisco|facciamo|vorrei che restasse scritto|restasse scritto|scritto|mettiamo",
    stops:
      "invece|piuttosto|adesso|ora|se|per favore|e|ma|prima|che|perche|pero|se non|grazie|cosi|poi|anche|non",
  }),
  unwanted:
    /\b(?:non (?:voglio|vorrei|parl\w*|mi chieda|ne)|basta (?:con|di|coi)|(?:tutti|tutte|sempre|ognuno) .*(?:chied|domand|a chiedere|vogliono)|di .* non|invece di)\b/u,
  leaves: [
    /\b(?:parlo|parlar\w*|parliamo|parli|chied\w*|domand\w*|dir\w*)(?: niente| nulla| piu)? (?:di|del|della|dello|dei|degli|delle|dell|d) (.{2,40}?)(?= (?:per favore|grazie|con|e|piu|mi|qui|no|non)\b|$)/,
    /^(?:di|del|della|dello|dei|degli|delle|dell) (.{2,30}?) (?:non|preferisco|no)\b/,
    /\b(?:lasci|lascia|lasciamo|lasciate|tenga|tieni|lasciar) (?:fuori |stare |in pace |perdere )?(.{2,40}?)(?= (?:fuori|stare|in pace|da parte|dov|dove|perdere)\b|$)/,
    /\b(?:tolga|togli|cancelli|cancella|levi|elimini|butti)(?: via)? (?:la parte |il pezzo |quello |quella |la storia )?(?:su|sul|sulla|di|del|della|che riguarda) (.{2,40})$/,
    /^(.{2,30}?) (?:non )?(?:deve|va|ci va|ci deve) (?:andare|messo|messa|stare|finire)?\b.*(?:libro|storia|racconto)/,
  ],
  nameless:
    /^(?:questo|quello|questa|quella|cio|lui|lei|loro|me|noi|tutto|cose|certe cose|queste cose|quelle cose|altro|quel|la|lo|li|le|stare|perdere|in pace|correre|quella parte|la domanda|domande|questo qui|quello li|cosi|di no|andare|to|qui)$/,
  corrections: [
    /(?<from>\S+(?: \S+)?) (?:no|scusi|macche|anzi|no no)(?: (?:aspetti|aspetta|scusi|anzi|mi sbaglio|mi correggo|sbaglio|era|volevo dire|ho sbagliato|dico male|no))+ (?<to>\S+(?: \S+)?)/,
    /\b(?:ho|avevo) detto (?<from>.{1,30}?) (?:ma )?(?:era|invece era|volevo dire|intendevo|invece) (?<to>.{1,40})$/,
    /\bnon (?:era )?(?<from>\S+(?: \S+)?) (?:ma|era|bensi) (?<to>.{1,40})$/,
    /(?<to>(?:a |di |nel |il |la )?\S+) (?:e )?non (?<from>(?:a |di |nel |il |la )?\S+)$/,
    /(?<from>(?:il |la )?\S+) macche (?<to>(?:il |la )?\S+)/,
    /(?<from>\S+) (?:anzi|o meglio|no) (?<to>\S+(?: \S+)?)/,
    /\b(?:volevo dire|intendevo|mi correggo|anzi|era) (?<to>.{1,40})$/,
  ],
  notPrinted:
    /\b(?:libro|racconto|storia|stamp\w*|pubblic\w*|scriv\w*|metta|mettere|mettiamo|annot\w*|tra (?:noi|me)|fra noi|fuori|nipoti)\b/,
  joints: /^(?:ma|e|poi|pero|adesso|ora|che|perche|no|scusi|senta|io|insomma)$/,
  ends: /^(?:(?:si|no|be|beh|ecco|va bene|ok|allora) )*(?:possiamo |vorrei |direi di |preferisco |meglio )?(?:finire|finiamo\w*|fermiamoci|fermarci|fermarmi|smett\w*|chiud\w*|basta|(?:e )?tutto|tutto qui|ho finito|abbiamo finito|sono stanc\w|niente (?:altro|piu)|non c e altro|finito|fine|a posto|arrivederci|no grazie)/,
  goesOn:
    /^(?:(?:si|no|be|beh|certo|va bene|ok|allora|ma) )*(?:possiamo |vorrei |voglio |io )?(?:continu\w*|andiamo avanti|andare avanti|avanti|prosegu\w*|ancora|seguit\w*|un altra|volentieri|certo|si|non ho finito|c e ancora|perche no)\b/,
  weights,
};
