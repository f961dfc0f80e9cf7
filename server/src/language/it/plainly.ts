import type { Hearing } from "../hearing.ts";
import { phrases } from "../patterns.ts";

/** Words that a reply may begin with and that say nothing. */
const lead =
  "(?:(?:si|no|eh|oh|ma|e|ecco|allora|senta|scusi|mi scusi|guardi|adesso|ora|be|beh|aspetti|oddio|permesso) )*";
const hold =
  "aspett(?:i|a|ate)|(?:stia|resti|rimanga|resta|stai|si fermi) (?:li|qui|la|fermo|ferma|in linea|buono|buona|dov e)|un (?:attimo|momento|minuto|secondo|attimino|momentino)|non (?:se ne |te ne )?(?:vada|scappi|si muova|vai|muoverti)(?: via)?|torno (?:subito|tra|fra)|vengo subito|due minuti";
const household =
  "infermier\\S+|badante|dottore|dottoressa|medico|postino|idraulico|vicina|qualcuno|figlia|nipote|bollitore|caffettiera|caffe|moka|latte|pentola|forno|sugo|minestra|campanello|suonano|suona|bussano|bussa|porta|citofono|telefono|gatto|cane|taxi|medicazione|medicina|pastiglia|gocce|fuoco|gas|ragazza|signora|cena|fischia";
const past = "(?!.*\\b(?:era|disse|diceva|venne|veniva|aveva|stava|raccontava|ha detto)\\b)";

export const plainly: Hearing["plainly"] = {
  unclear: phrases(`
    ^ (eh |no |scusi |per favore |con |usi |me lo dica con |me lo chieda con |me lo dica in |in ){0,3}parole (piu )?(semplici|facili|povere|chiare) (per|io|che|grazie|ho|la|se|$) ... | ^ (eh |no |scusi |parli |lo dica |me lo dica |me lo chieda ){1,3}(piu )?(semplice|chiaro|facile|terra terra|in italiano|come si mangia) ..
    ^ (eh |no |scusi |ma ){0,2}(questo|questa|questa cosa|quello|quella domanda|questa domanda|codesto) (qui |qua )?(non|mica) (l |lo |la |li )?(ho capit*|capisco|intendo|capivo|comprendo) .. | ^ (eh |no |scusi |ma ){0,2}(capisco|ho capito) mica .. | ^ (eh |no |scusi |ma ){0,3}non (l |lo |la |la |ci )?(ho capito|capisco)( bene| niente| la domanda| questa| cosa| piu)? .. $
    ^ (ma |eh |allora |senta |su ){0,3}(lei )?(mi |me lo )?(dica|dice|deve dire|dovrebbe dire|deve dirmi) (pure |bene |chiaro )?(quello che|cosa|che cosa|quel che) (intende|vuol dire|vuole dire|vuole|vuole sapere|vuol sapere) .. | ^ (ma |eh ){0,2}si spieghi (meglio|bene)? .. $ | e (troppo )?(difficile|da professori) (questa |la )?(domanda|per me) ..`),
  wait: new RegExp(
    `^${past}(?:${lead}(?:${hold})\\b.*\\b(?:${household})\\b|.*\\b(?:${household})\\b.*\\b(?:${hold})(?: (?:li|qui|la|per favore|la prego|via|attimo|momento|minuto|eh|che arrivo|ancora))*$)`,
    "u",
  ),
  farewell: new RegExp(
    `^${past}(?=.*\\b(?:porta|suona|suonano|bussano|bussa|campanello|citofono|telefono|taxi|infermier\\S+|badante|pullman|corriera|visite|cena|pranzo|vicina)\\b)${lead}(?:devo|e meglio che (?:io )?|bisogna che (?:io )?|mi tocca|ora|adesso) ?(?:proprio |ora |adesso )?(?:andare|andar|scappare|vada|scappi|vado|scappo|smettere|chiudere|lasciarla|la lasci|la saluto|salutarla)\\b`,
    "u",
  ),
  unknown: phrases(`
    (volat*|svanit*|andat*|uscit*|scappat*|sparit*|evaporat*) (via )?(dalla (testa|mente|memoria)|di (mente|testa)) .. $ | ^ (eh |no |mi |e |come |m |tutto |ormai |se |n |ne ){0,5}(volat*|svanit*|evaporat*|sparit*) via $ | mi (e|sono) (uscit*|passat*|andat*) di (mente|testa) .. $ | ho un (vuoto|buco) .. $
    ^ (eh |oh |ma |e |mah ){0,3}(chi )?(lo )?(sa|sapra|sanno) (solo |soltanto )?(il cielo|dio|iddio|gli uccelli|il signore|i santi|la madonna) .. $ | ^ (eh |oh |ma |mah ){0,3}(lo )?(sa|sanno) (solo |soltanto )?(il cielo|dio|iddio|gli uccelli|il signore) .. $ | ^ (eh |oh |ma |mah ){0,3}(dio|il cielo|il signore|solo dio|iddio) (solo )?(lo )?sa .. $ | ^ (eh |oh |ma |mah ){0,3}(vallo|valla|vatti|va) a (sapere|ricordare|ricordarlo) .. $
    (faccia|chieda|domandi|dia|passi|fa|ne faccia) (un altra|un altro|altro|a un altra|un po piu facile) ... (troppo (piccol*|giovan*)|non ero (ancora )?nat*|non (mi )?ricordo|non (lo )?so|in fasce) .. | ^ (eh |no |ma |me |mi ){0,3}(ne )?(faccia|chieda) un altra domanda ... (piccol*|nat*|ricordo|so) ..
    ^ (eh |oh |no |ma |mah |li ){0,3}(io )?ero (ancora |io ){0,2}(troppo|tanto) (piccol*|giovan*) (per (saper*|ricordar*|capir*|quello|queste)|allora|$) .. $ | ^ (eh |no |ma |mah ){0,3}(questa|quella|questo|quello) (qui |proprio )?non (la|lo|gliela|glielo) (so|saprei|so dire|saprei dire) .. $`),
  "asks:person": phrases(`
    ^ (ma |e |eh |senta |scusi |dica ){0,3}(lei )?(mi|ci) (vede|guarda) (da|li|di|mentre|adesso|ora|anche|la|dentro|$) ... | ^ (ma |e |eh |senta ){0,3}(lei )?(puo|riesce a) (vedermi|vederci) ..`),
  corrects: phrases(`
    ^ (no |ma |senta |scusi |prima |guardi |ecco ){0,3}(le |gliel |t |ti |vi |gliela )?ho (detto|raccontato|dato) (una cosa |il nome |la data |un nome |una |prima ){0,2}(sbagliat*|male|storto|storta|falsa|bugia) ...
    ^ (no |ma |senta |scusi ){0,2}non (era|e) (vero|giusto|vera) (quello|quel|quella)? ?(che )?(le )?(ho (detto|raccontato)|della|del|dei|delle) .. | ^ (no |ma |senta |scusi ){0,2}(quello|quel) che (le )?ho (detto|raccontato) .. non (e|era) (vero|giusto|cosi) ..
    ^ (no |ma |prima ){0,2}(le )?ho detto (una cosa|qualcosa) che non (era|e) (vera|vero|giusta|cosi) ..`),
  asked_before: phrases(`
    ^ (ma |e |eh |guardi |questa |questa qui ){0,3}(e )?(gia )?(la )?(seconda|terza|quarta) volta che (me lo|me la|lei|mi|ti) ... | ^ (ma |e |eh |scusi ){0,3}(non )?(ho|le ho|gliel ho|glielo ho) (forse )?(appena|gia) (finito di )?(detto|raccontat*|dirglielo|dirle|raccontarle|raccontare|spiegat*|rispost*) .. (di|della|del|dello|dell|tutto|questo|questa|prima|io|$) ... | ^ (ma |e |eh ){0,3}non (le |gliel |gliene |glielo )?ho (forse )?(appena |gia ){1,2}(finito|detto|raccontat*|parlato|spiegat*) ...`),
  wrong: phrases(`
    ^ (no |ma |eh |guardi ){0,3}(queste|quelle|non|quelle li|queste qui) (queste |quelle )?(non )?(sono|erano) (parole mie|le mie parole|mie parole|roba mia|parole che ho detto) .. | ^ (no |ma |eh |guardi ){0,3}(lei )?(si (e )?(sbaglia|sbagliat*|confonde|confus*)|ha (confuso|fatto confusione|mescolat*|capito male|scambiat*)|fa confusione|sta confondendo|confonde) ...`),
  secret: phrases(`
    ^ (ecco |be |che resti |resti |detto |sia detto |lo dico ){0,2}(tra|fra) (me e lei|me e te|noi|noi due|lei e me) (e (il|la|questo|i|questi|le) (muro|gatto|palo|cancello|comodino|quattro mura)|e (i )?quattro mura) ...
    (me )?(lo|la|li) (porto|tengo|portavo|tenevo|ho portat*|ho tenut*) ... (dal|da|dagli|per|tutta) ... (non (lo )?(sa|sanno|sapeva|ha mai)|nessuno|nemmeno|neanche|mai a|neppure) ...`),
  delete: phrases(`
    (dimentichi|si dimentichi|faccia finta|faccia conto|scordi|si scordi|dimentica|fa finta) (che )?(io )?(non )?(abbia |ho |avessi )?(mai )?(aperto|aperta|aprire) (la )?(bocca|becco) .. | (faccia finta|faccia conto|si scordi|dimentichi) (che )?(io )?(non )?(abbia|avessi|ho) (mai )?(detto|parlato|raccontato|nominato) (niente|nulla|di|questo|questa|tutto|$) .. $`),
  resumes: phrases(`
    (mi )?(ripeta|ridica|lo ripeta|me lo ripeta|mi dica|dica) (lei )?(quello che|cosa|che cosa|quel che) (le )?ho (appena |gia )?(detto|raccontat*) .. | ^ (e |ma |allora |senta ){0,2}(lo sa )?(cosa|che cosa) (le )?ho appena (detto|raccontat*) ..`),
};

const others =
  "(?!.*\\b(?:picchia\\S*|mena|minaccia\\S*|chiude|pensione|paura|pastiglie|pillole|coltello|oggigiorno|ogni (?:giorno|notte|sera)|stanotte|ancora)\\b)";
const olderKin =
  "(?:(?:mia|la|nostra|mi) (?:madre|mamma|nonna|maestra|zia|sorella|suora|suocera)|(?:mio|il|nostro) (?:padre|babbo|papa|nonno|maestro|zio|parroco|prete)|mamma|papa|babbo|nonna|nonno)";

export const idiom: Hearing["idiom"] = new RegExp(
  `^${others}(?:.*\\b(?:l |lo |la |li |le )?(?:avrei|avremmo) (?:volentieri |proprio )?(?:strozzat|ammazzat|strangolat|uccis|scannat|affogat|accoppat)\\w(?: \\S+){0,5} (?:quando|quella volta|il giorno|perche)\\b|.*\\b(?:quando|quella volta)\\b.*\\b(?:l |lo |la |li |le )(?:avrei|avremmo) (?:strozzat|ammazzat|strangolat|uccis|scannat)\\w$|.*\\b${olderKin} (?:mi|ci) (?:voleva|avrebbe|stava per|per poco non|a momenti|quasi) (?:mi |ci )?(?:ammazz|strozz|uccid|uccis|scann|scortic|accopp)\\w*\\b.*\\b(?:quando|perche|per|se)\\b|.*\\b(?:mor\\w+|crep\\w+|ammazz\\w+|scoppi\\w+)(?: tutt\\w| quasi| proprio)? (?:dal|dalle|dalla|di) (?:rid\\w+|risate|risa|vergogna|noia|risata)\\b)`,
  "u",
);
