import type { ErasingWords } from "../erasing-words.ts";
import { phrases, reply } from "../patterns.ts";

const beside =
  "eh|neh|e|santo cielo|santo dio|per l amor di dio|madonna|madonna mia|quante volte lo devo dire|quante volte|cara|caro|bella|subito|tutto quanto|tutt[ao]|be|beh|ecco|allora|per favore|per piacere|grazie|signora|signore|ma|saga|prego";

export const erasing: ErasingWords = {
  asked: phrases(`
    (lo|la|li|le|me lo|me la) (cancelli|elimini|faccia sparire) ... (per sempre|del tutto|completamente|definitivamente|con la gomma|dappertutto|una volta per tutte)
    (cancelli|elimini|faccia sparire) (questo|questa|quello|quella|quel|quei|tutto|tutta|la risposta|il racconto|cio|la parte) ... (per sempre|del tutto|completamente|definitivamente|con la gomma|dappertutto|una volta per tutte)
    (cancellalo|cancellala|cancellatelo|eliminalo|eliminala) ... (per sempre|del tutto|completamente|definitivamente|con la gomma|dappertutto|una volta per tutte)
    ^ (allora |si |be |beh |ecco |no |e |ma |dai |per favore ){0,4}cancell(?:are|a|ate) (questo|questa|quello|quella|quel|quei|tutto|tutta|la risposta|il racconto|cio|la parte) ... (per sempre|del tutto|completamente|definitivamente|con la gomma|dappertutto|una volta per tutte)
    (puo|potrebbe|puoi|potete|vorrei|voglio|volevo|deve|di|mi puo) (anche |proprio |pure ){0,1}(cancellarl*|eliminarl*|farl* sparire) ... (per sempre|del tutto|completamente|definitivamente|con la gomma|dappertutto|una volta per tutte)
    (puo|potrebbe|puoi|potete|si puo|vorrei|voglio|deve) (anche |proprio |pure ){0,1}(cancellare|eliminare|far sparire) (questo|questa|quello|quella|quel|quei|tutto|tutta|la risposta|il racconto|cio|la parte) ... (per sempre|del tutto|completamente|definitivamente|con la gomma|dappertutto|una volta per tutte)
    (si puo|puo|potrebbe|potete|si potrebbe|posso|riesce a) (non |mica |proprio |anche ){0,2}(cancellar*|eliminar*|distrugger*|far* sparire) (proprio|tutto|per|del|quello|questo|con|o|davvero|$)
    ^ (allora |si |be |beh |ecco |no |e |ma |dai |ebbene |per favore |su ){0,4}(lo |la |li |le )?(cancelli|elimini|distrugga|cancellalo|cancellala|cancellatelo|faccia sparire|cancelli tutto) (allora|pure|per favore|subito|tutto|si o no|e basta|$)
    (voglio|vorrei|volevo|preferisco|preferirei) (che )?(questo|questa|quello|quella|quel|quei|tutto|tutta|la risposta|il racconto|cio|la parte) ... (cancellat*|eliminat*|cancelli|cancellasse|elimini)
    (voglio|vorrei|volevo|preferisco|preferirei) che (lei |tu ){0,1}(lo|la|li|le) (cancelli|elimini|cancellasse|eliminasse|faccia sparire|facesse sparire)
    (voglio|vorrei|volevo|preferisco|preferirei) che (sia|fosse|venga|venisse|vengano|siano) (cancellat*|eliminat*)
    (voglio|vorrei|preferisco|preferirei) che (questo|questa|quello|quella|quel|quei|tutto|tutta|la risposta|il racconto|cio|la parte) .. sparisca
    (voglio|vorrei|preferisco|preferirei) che (sparisca|spariscano|sparisse|sparissero) (del tutto|per sempre|e basta|subito|allora|$)
    (le|gliel|glielo|ti|l) (ho|avevo) (gia )?(chiesto|detto) di (cancellarl*|eliminarl*|farl* sparire) ...
    (le|ti) (ho|avevo) (gia )?(chiesto|detto) di (cancellare|eliminare|far sparire) (questo|questa|quello|quella|quel|quei|tutto|tutta|la risposta|il racconto|cio|la parte) ...`),
  notOnlyOut: phrases(`
    non (dico|intendo|solo|basta|parlo) ... (fuori|lasciar* fuori|tenerl* fuori|dalla storia|dalle storie) ... (cancell*|elimin*|sparire|sparisca)`),
  refuses: phrases(`
    (?<!perche )non (lo |la |li |le |mi |me |si |voglio |vorrei |volevo |deve |devi |bisogna |stia |a |che |sia |venga |va |ho |avevo |chiesto |detto |di |la |risposta |niente |nulla ){0,6}(cancell*|elimin*|distrugg*|tolga|tolto|togli|togliere|togliet*|butti|buttare|faccia sparire|far sparire|sparisca)`),
  again: phrases(`
    ^ (si |allora |e |ma |su |ecco |dai |per favore |lo |la |li |le ){0,4}(cancelli|cancellalo|cancellala|cancellatelo|cancellare|cancellarlo|cancellarla|elimini|eliminare|faccia sparire|far sparire) ...`),
  limits: phrases(`
    ma (non(?! e solo| solo)|la|il|solo) .. | (lasci|lasciare|resti|rimanga|tenga) .. | tranne .. | eccetto .. | salvo .. | non (tutto|tutta) .. | solo (la parte|il pezzo) ..`),
  about: phrases(`
    ^ (si |allora |e |ma |no |non quello |per favore ){0,4}(cancelli|cancella|elimini|cancellare) (quello|cio|tutto quello|la risposta|quel che|la parte) ...`),
  because: phrases(`
    (che|perche|senno|altrimenti|siccome) (la |il |lo |mia |mio |i |gli |le |l |poi ){0,3}(?!(?:lei|si|io|noi|non|lo|ne)(?: |$))\\S+ (lo |la |le |ci )?(legge|leggono|ascolta|ascoltano|puo leggere|vede tutto)
    (perche|cosi|che|in modo che) (la |il |mia |mio |l ){0,2}(?!(?:lei|si|io|noi)(?: |$))\\S+ non (lo|la|li|le|ne) (legga|leggano|veda|vedano|possa leggere|possano leggere|senta|legge|puo leggere)
    (perche|cosi|che|in modo che) (la |il |mia |mio |l ){0,2}(?!(?:lei|si|io|noi)(?: |$))\\S+ non (legga|leggano|veda|vedano|possa leggerl*|possano leggerl*|legge|puo leggerl*) (questo|quello|niente|nulla|tutto|$)
    (questo|questa|e|questo qui) non (e )?per (gli occhi |le orecchie )?(della |del |di |la |il |mia |mio ){1,2}\\S+`),
  mild: /\b(?:serve|occorre|bisogno)\b/u,
  commands: phrases(`
    ^ (si |no |ma |e |be |ecco |allora |dai |su |ascoltate |sentite |per favore |per carita |pure |me |lo |la |li |le |lo dovete |la dovete |li dovete |dovete |potete |lo potete |la potete ){0,6}(buttate*|cancellate*|togliete*|levate|levatel*|strappate*|stracciate*|bruciatel*|eliminatel*|distruggetel*|(?<=dovete |potete )(togliere|toglierl*|buttare|buttarl*|cancellare|cancellarl*|levare|levarl*|strappare|bruciare|far sparire)) ...
    ^ (e |si |pure |anche |ecco ){0,3}(il|la|lo|quel|quella|quello|i|le|gli|quelle|quei) ... (buttate*|cancellate*|togliete*|levate|levatel*|strappate*|stracciate*|bruciatel*|eliminatel*|distruggetel*) $
    ^ (e |si |pure |anche |ecco ){0,3}(il|la|lo|quel|quella|quello|i|le|gli|quelle|quei) ... (buttate*|cancellate*|togliete*|levate|levatel*|strappate*|stracciate*|bruciatel*|eliminatel*|distruggetel*) (pure|anche|via|tutto|tutta) $
    ^ (si |no |ma |e |be |ecco |allora |dai |su |senta |guardi |signorina |signora |per favore |per piacere |per carita |mi faccia il piacere |dia retta a me |la prego |mi |me |ora |adesso |puo |potrebbe |si puo |deve |vorrei |voglio |bisogna |bisognerebbe ){0,6}(lo |la |li |le |me lo |me la )?(butti|butta|buttare|buttarlo|buttarla|buttalo|buttala|levi|levare|levarlo|levarla|tolga|togliere|toglierlo|toglierla|toglilo|strappi|strappare|strapparlo|bruci|bruciare|bruciarlo|tiri|tirare|scancelli|scancellare|scancellalo|cassi|cestini|cestinare|distruggerlo|distruggerla|elimini|cancelli|faccia sparire|far sparire) (via|nel|nella|del tutto|di mezzo|tutto|tutta|quello|quella|quel|questo|questa|pure|per favore|per davvero|la prego|la|lo|proprio|davvero|subito|e) ...
    ^ (si |no |ma |e |be |ecco |allora |dai |su |la prego ){0,4}(lo|la|li|le|me lo|me la) .. (levi|tolga|butti|strappi|bruci|elimini|cancelli|distrugga|tiri via|faccia sparire) $
    ^ (ma |no |e |su |dai |ecco ){0,3}(via|via via|al diavolo|al macero|nel fuoco|nel cestino|nella stufa) (del tutto |tutto |tutta ){0,2}(quella cosa|quella roba|quella storia|quello|quel discorso|quel pezzo|con quello|con quella|questo) ...
    ^ (si |ma |no |e |io |be |ecco |tutto ){0,3}(quello|quella|questo|questa|quel|quella cosa|quella storia|quella roba|quel discorso|la storia|quel pezzo|quel fatto|quello che le ho|quello che ho) ... (va|vada|bisogna che|la deve|lo deve|deve|la vorrei|lo vorrei|lo voglio|la voglio) .. (via|sparire|sparisca|levat*|tolt*|eliminat*|eliminare|cancellat*|cancellare|far sparire|buttat*|buttare|distrutt*|togliere) ...
    (lo|la|li|le) (voglio|vorrei|voglio pure|vorrei pure) (via|fuori|tolta|tolto|cancellata|cancellato) ...
    ^ (e |si |ma |ecco |anche |pure ){0,4}(via|fuori) (tutta|tutto|anche|pure|quella|quello) ...
    ^ (si |no |ma |e |be |ecco |allora |dai ){0,4}(quella|quello|questa|questo) (anche |pure )?(me )?(lo |la )(butti|levi|tolga|cancelli|elimini|bruci|strappi|faccia sparire) ...
    (non|mica) (lo|la|li|le)? ?voglio piu (da nessuna parte|vederl*|sentirl*|la dentro|li dentro) ...
    (quello|quella|la storia|quel|questa|questo) ... non (lo|la|l) (voglio|vorrei) piu $
    (vorrei|voglio|desidero|mi piacerebbe) che non (ci |vi |ne )?(fosse|resti|restasse|rimanga|rimanesse|sia|esista|esistesse) (piu|niente|traccia|da nessuna parte) ...
    ^ (ci |gli |le )?(dia|passi|metta) (su |sopra |pure )?(un |una )?(colpo di spugna|spugna|gomma|bella spugna) ...
    ^ (si |no |be |beh |ecco |allora |ma |e |dai |su |per favore |per piacere |per carita |le dico |gliel ho detto |ho detto |puo |potrebbe |deve |mi |me |lo |la |li |le |lei |saga |signora |ancora |subito |che ){0,6}(cancelli|cancella|cancellare|cancellarlo|cancellarla|cancellalo|cancellala|cancellatelo|cancellate|elimini|eliminare|eliminarlo|eliminarla|eliminalo|distrugga|distruggere|faccia sparire|far sparire|farlo sparire|lo butti via|la butti via|lo tolga|la tolga|toglierlo|toglierla|lo levi|la levi|lo tiri via|la tiri via|cancellat[oa]|eliminat[oa]|la bruci|lo bruci|elimina) ...
    (puo|potrebbe|puoi|riesce a) .. (farlo|farla|far) sparire ...
    ^ (si |no |ma |e |allora |be ){0,3}(deve|dovrebbe|devono) (proprio |subito |tutto |tutta ){0,2}(sparire|scomparire|essere cancellat*) ...
    ^ (si |no |ma |e |allora |be ){0,3}(questo|questa|quello|quella|tutto|tutta|la risposta|quella risposta|quella cosa|quello che ho detto|la storia|quella storia|quella faccenda|la faccenda|tutto quello)(?: (?:di|del|della|dei) \\S+)? .. (va|vada|andrebbe|dovrebbe|deve|devono|dev essere|bisogna che) .. (cancellat*|eliminat*|tolt*|sparire|sparisca|distrutt*) ...
    (voglio|vorrei|volevo|pretendo|desidero|preferirei|preferisco) (che |fosse |proprio |solo |sia |venga |tutto |tutta |quello |quella |questo |la |risposta |lo |lei ){0,6}(cancellat*|eliminat*|sparisca|sparita|sparito|cancelli|elimini|cancellasse|eliminasse|distrutt*) ...`),
  justSaid: phrases(`
    (quello|quel|cio|tutto quello) che (le |ti )?ho (appena|or ora|proprio ora) (detto|raccontato|scritto) .. | (quello|quel|cio|tutto quello) che (le |ti )?ho (detto|raccontato|scritto) (adesso|ora|un momento fa|poco fa) .. | (la mia|l) ultima risposta ..`),
  forGood:
    /(?<=^| )(?:per sempre|del tutto|completamente|definitivamente|una volta per tutte|dappertutto|senza lasciare traccia|che non resti|che non rimanga|nessuna traccia|come se non (?:l |lo |la )?avessi mai|come se non fosse mai|come se non (?:l |lo |la )?ho (?:mai )?dett[ao]|mai piu|neanche la cenere|da nessuna parte|ogni parola|parola per parola|con la gomma|fino all ultima)(?= |$)/u,
  regrets: phrases(`
    non (lo |la |li )?voglio (piu )?(tenere|tenerlo|tenerla|lasciare|lasciarlo|averlo) ..
    non (dovevo|avrei dovuto|dovrei) (mai )?(parlare|dire|raccontare|parlarle|dirle|raccontarle) ... | non avrei (mai )?dovuto ..
    perche (mai )?(l ho|gliel ho|le ho) (mai )?(detto|raccontato) .. | ^ (oddio |oh |ma |e ){0,2}(che cosa|cosa) (mai )?(ho|le ho) (mai )?(detto|raccontato) .. | non so (che )?cosa mi (e|sia|ha) pres* .. | non (dovevo|avrei dovuto) (dir(l[oa]|gliel[oa])|raccontar(l[oa]|gliel[oa])|parlarne) .. | non dico (piu )?(una|un altra|altra|piu) parola .. | io e la mia (lingua|bocca)`),
  offersAgain: phrases(`
    (glielo|gliela|glieli|gliele|lo|la|le|ve lo|ve la|ve li|ve le) (racconto|ridico|dico|raccontero) ... (un altra volta|ancora|di nuovo|da capo) | (posso|potrei) (raccontar*|ridir*|dir*) ... (un altra volta|ancora|di nuovo|da capo)`),
  part: phrases(`
    (solo|soltanto|solamente|appena|giusto) .. (una|un|la|il|quella|quel|questa|questo) .. (frase|pezzo|pezzetto|pezzettino|parte|riga|punto) ..
    (una|quella|la|questa|sola) (sola |unica |prima |ultima ){0,1}(frase|frasetta|riga|parte) ..
    (il|quel|questo) (solo |primo |ultimo ){0,1}(pezzo|pezzetto|pezzettino|punto) ..
    non (tutto|tutta|il resto) ..
    (il resto|tutto il resto|le altre cose) .. (resti|rimanga|resta|rimane|stia|lasci|tenga|restare|rimanere) ..
    (lasci|lasciare|tenga|tenere) .. (il resto|tutto il resto|le altre cose) ..
    (solo|soltanto|solamente) (quello|quella|questo|questa|quel) ..`),
  goesOn:
    /\b(?:lui|lei|loro)\b|\b(?:lo|la|li|le|gli|ne|l|ci) (?:ho|ha|hai|hanno|abbiamo|aveva|avevo|avevano|avevamo|diede|disse|dissi|diedi|presi|prese|mise|dava|diceva)\b|r(?:lo|la|li|le|ne|gli)\b/u,
  whole: phrases(`
    tutta (la|quella) risposta | tutto quanto | tutta quanta | (tutta|tutto) $ | (la risposta intera|per intero|ogni cosa|tutto quello che)`),
  wholeAnswer: phrases(`
    (tutta|intera|tutta quanta) (la |quella |la mia )?(risposta|quella) .. | risposta intera ..`),
  allOfIt: reply({
    beside: beside.replace("|tutto quanto|tutt[ao]", ""),
    whole:
      "tutt[ao]|tutt[ao] quant[ao]|tutta la risposta|la risposta intera|ogni cosa|tutto quello che ho detto|(?:cancelli|elimini|tolga|butti|buttate|cancellate|togliete|levate) (?:via )?(?:tutto|tutta|tutta la risposta|tutto quanto)",
  }),
  justThat: phrases(`
    ^ (si |allora |be |ma |e |cancelli |tolga |tagli |elimini ){0,4}(solo|soltanto|solamente) (quello|quella|questo|questa|quel|la|il)( sola| solo| li){0,1}( frase| pezzo| pezzetto| parte| riga| punto){0,1}( grazie| per favore| allora| li| (?:di|del|della|dei|su|sul|sulla) \\S+( \\S+){0,3}){0,2} $`),
  restStays: phrases(`
    (il resto|tutto il resto|le altre cose) .. (resti|rimanga|resta|rimane|stia|lasci|tenga|restare|rimanere) ..
    (lasci|lasciare|tenga|tenere) .. (il resto|tutto il resto|le altre cose) ..`),
  partAsked: phrases(`
    ^ (si |no |be |beh |ecco |allora |ma |e |dai |su |per favore |per piacere |mi |me |lei |puo |potrebbe |deve ){0,5}(cancelli|cancella|cancellare|tagli|taglia|tagliare|tolga|togliere|elimini|eliminare|levi|levare) (via |solo |soltanto |pure ){0,2}(il|la|quel|quella|una|un|questo|questa) (solo |sola |primo |prima |ultimo |ultima ){0,1}(pezzo|pezzetto|pezzettino|parte|frase|riga|punto) ...
    (puo|potrebbe|puoi|potete|si puo|si potrebbe|posso) .. (tagliare|cancellare|togliere|eliminare|levare) .. (solo|soltanto|una|quella|il|la|quel) (una |la |quella |quel |sola |il ){0,2}(frase|pezzo|pezzetto|parte|riga|punto) ...`),
  another: phrases(`
    (quella|quello|la risposta|il pezzo|la parte) (di prima|prima|del|della|dello|dei|delle|dell|di|su|sul|sulla|dove|in cui|che|con) ...
    (anche|pure|e poi) (quella|quello|quell altra|l altra|la risposta) ...`),
  oneBefore: phrases(`
    (quella|quello|la risposta|il pezzo) (di |ancora |subito )?prima ..`),
  stays: phrases(`
    (lasci|lasciate*|lasciare|resti|restino|restano|resta|rimanga|rimangano|rimane|rimangono|tenga|stia|stiano) .. | (puo|possono) (restare|rimanere|starci|stare) ..`),
  asksWhat: phrases(`
    ^ (e |ma |scusi ){0,2}(qual|quale) (e|era|sarebbe) ..
    (quale|quali) (risposta|altra|e|intende|pezzo|$) | e quale | (che|cosa|che cosa) (c e|ce|ho|avevo|dice|va|intende) (scritto|detto|dentro|via|$) | (mi dica|dica|legga|mi legga) (prima |pure )?(che|cosa|quale|cosa c e) ..`),
  ofSaga: phrases(`
    (la|le) (sua|sue|tua) (domanda|domande|parole) .. | (quello|cio|quel) che (ha|mi ha) (chiesto|domandato|detto|letto|scritto) (lei|$)`),
  whether: phrases(`
    (e|sara) (sparit*|cancellat*) (spero|vero) .. | (spero|mi raccomando) .. (sparit*|cancellat*) ..
    (dica|dire|sapere|dimmi) se (l ha|lo ha|la ha|e) .. (cancellat*|eliminat*|sparit*) | (e|si e|l ha|ha) (gia |davvero |proprio |adesso |ora |stato |stata ){0,3}(cancellat*|eliminat*|sparit*|andato via|andata via|ancora li|ancora la) .. | (l ha|lo ha|la ha|ha) (gia |davvero )?(cancellat*|eliminat*) .. | (l ha|lo ha|la ha|ha gia|ha davvero) (gia |davvero )?fatto .. | (se|che) (e|sia|sono|ci sta|c e) (gia |ancora |proprio )?(andat*|sparit*|via|ancora) .. | (e|sono|se ne e) (gia |proprio )?andat[aoei] (via|o|$) | (non e|mica) che (rimane|resta|ci sta|c e ancora) .. | (ci sono|ci stanno|c e|ci sta) ancora (o|$)`),
  more: phrases(`
    (ci|ce|c|ne) (e|sta|sono|stanno|manca|mancano|ho|ha) .. (ancora|altro|altri|altre) .. | (ancora|altro) (da|qualcosa|molto|tanto|quant*) .. | (qualcos altro|nient altro|manca molto|quanto manca|quant* altr*) .. | (e|abbiamo|avete|ha) (gia )?(finito|tutto|l ultim*|fatto tutto) ..`),
  unlessPart: phrases(`
    se ... non (si puo|si riesce|potete|puo|e possibile|si po) ...`),
  agrees: reply({
    beside: `${beside}|magari(?=,? si)`,
    whole:
      "buttat[eai]|buttate (?:via|tutt[ao]|pure|via tutto)|buttatel[aoie]|cancellate|cancellatel[aoie]|cancellate (?:pure|tutt[ao])|togliete|toglietel[aoie]|levatel[aoie]|stracciatel[aoie]|bruciatel[aoie]|fate|fate pure|ve l ho (?:gia )?detto|pure quell[ao]|anche quell[ao]|ho detto si|per favore|prima e,? meglio e|prima,? meglio e|eh gia|lo porti via|nel fuoco|al fuoco|nella stufa|fuori|che sparisca|sparisca|che vada|che se ne vada|lo butti via|la butti via|lo bruci|e ora|era ora|faccia cosi|faccia come vuole|tolga|butti|butti via|elimini|quello via|quella via|quello|quella|bruci|lo bruci|la bruci|via tutto|via quello|l ho gia detto|gliel ho gia detto|gliel ho detto|proprio quello|quel pezzo|quel pezzo li|proprio quel pezzo|e quello|puo andare|quello puo andare|quella puo andare|lo tolga|toglilo|toglila|ma certo|certo che si|ma certo che si|eh si|altroche|senz altro|senzaltro|come no|sissignor[ae]|la prego|proceda|per forza|dai|pure|avanti|ok|okay|bene|benissimo|perfetto|giusto|ecco|brav[oa]|cosi|via|via tutto|via tutta|tutto via|che sia finita|e non se ne parli piu|non se ne parli piu|lo butti(?: via)?|la butti(?: via)?|buttalo(?: via)?|buttala|lo tolga(?: pure)?|la tolga|lo levi|la levi|lo elimini|faccia faccia|magari si|ma si|si|quella|quella li|quella la|proprio quella|certo|certamente|va bene|d accordo|daccordo|lo cancelli|la cancelli|cancelli|cancelli pure|cancelli tutto|lo faccia|faccia pure|faccia|per sempre|sono sicur[ao]|sono sicurissim[ao]|sicur[ao]|sicurissim[ao]|esatto|e si|ma si|volentieri",
  }),
  noMore: phrases(`
    non (mi |me |ne |se ne |me lo |me la |me ne |ci |lo |la |voglio |stia a |deve |si ){0,3}(chieda|chiede|chiedete|chiedere|domandi|domanda|domandare|parli|parliamo|parlare|parlarne|nomini|nominare|tiri fuori|torni|torniamo|tornarci) ...
    (basta|niente|piu niente|niente piu|nessuna domanda|neanche una parola|nemmeno una parola|non una parola|chiuso) (di|del|della|dello|dei|delle|dell|su|sul|sulla) ...`),
  wrongOne: phrases(`
    (quella|quello|risposta) sbagliat[ao] .. | ha (sbagliato|letto quella sbagliata) .. | (intendo|intendevo|parlo di|parlavo di) (quell*|la|il|del|della) \\S+ .. | non e quell[ao] .. | (dicevo|dico|volevo dire) (quell*|la|il|del|della) \\S+ ..`),
  instead: phrases(`
    (intendo|intendevo|volevo dire|parlo (di|del*)|parlavo (di|del*)|mi riferivo|mi riferisco|dicevo) ...
    pensavo (a|al|allo|alla|ai|agli|alle|all) ...
    (e|era) ... (che|quello che|quella che) (volevo|intendevo|intendo|voglio|dicevo|pensavo) .. | (invece|piuttosto) ..`),
  besides: phrases(`
    ^ (ah |oh |si |no |ma |beh |scusi |aspetti |per favore ){0,3}(e|anche|pure|sia|piu|insieme a*) ...
    (anche|pure|insieme|altrettanto|lo stesso) ..`),
  saidOf: phrases(`
    (quello|quel|cio|tutto quello|tutto quel|le cose|quella cosa) che (le |vi |ti |gli )?(ho|avevo|abbiamo) (gia |appena )?(detto|raccontato) (di|del*|dei|degli|su|sul*|sui) ...`),
  grumbles: phrases(`
    (sono|so|mi sento|son) (un po |tanto |assai |proprio |gia )?(stanc*|stracc*|sfinit*|esaust*) ...
    ^ (uh |oh |eh |ma |uff |uffa |mo ){0,2}(sembra|pare|mi sembra|mi pare|e come|e peggio) (di|che|d|stare|essere|dal|dalla|a|in) ...
    (che|quanta) (fatica|lagna|storia lunga|burocrazia) ...
    (e |era )?(proprio |appunto )?(quello|cio) che (le |gli |ho |avevo |sto ){1,2}(gia |appena )?(chiesto|detto|domandato|dicendo|chiedendo) ...
    quante volte ...
    non (me |mi |ce |lo |la |li |le |ho |c e |stia |a |bisogno |di ){0,4}(rilegga|rileggere|rileggermelo|ripeta|ripetere|ripetermelo|legga) ...
    (faccia|fate|fa) (come|quello che) (le )?(ho|dico) .. (detto|chiesto) ..
    ^ (ma |gliel |le |l |glielo ){0,2}(ho|avevo) (gia |appena )?(detto|chiesto) ...`),
  declines: reply({
    beside: `${beside}|aspetti|aspetta|un momento|un attimo|piano|mah|guardi|senta`,
    begins:
      "(?:no|non|certo che no|assolutamente no|meglio (?:di no|non)|(?:preferisco|preferirei) (?:di no|non|che non)|per carita|niente affatto|neanche|nemmeno|mai|lasci|lo lasci|la lasci|lo tenga)(?= |,|$)",
    whole:
      "per (?:adesso|ora|il momento) no|per adesso|per ora|resti com e|resti li|rimanga com e|non serve|non occorre|ci ho ripensato|ci ripenso|lasciamo perdere|lo lasci li|la lasci li|lo tenga li|niente|non lo tocchi|non la tocchi|no|magari|forse|lasci stare|lo lasci|la lasci|lasci|meglio di no|non ancora|non adesso|non ora|per ora no|non importa|lo tenga|rimanga|resti|non lo cancelli|non lo faccia|resti cosi|lasciamo stare|lasciamo cosi",
  }),
  ofSeveral: {
    first: phrases(`
    (solo|soltanto|solamente|non) (il|la) prim[ao] .. | (il|la) prim[ao] (pezzo|parte|risposta|frase) ..`),
    last: phrases(`
    (solo|soltanto|solamente|non) (il|la|l) (second[ao]|ultim[ao]|altr[ao]) .. | (il|la) (second[ao]|ultim[ao]) (pezzo|parte|risposta|frase) ..`),
    only: phrases(`
    (solo|soltanto|solamente) (il|la|l|quel|quello|quella) ..`),
  },
  counts: [
    "questa frase",
    "queste due frasi",
    "queste tre frasi",
    "queste quattro frasi",
    "queste cinque frasi",
    "queste sei frasi",
    "queste sette frasi",
    "queste otto frasi",
    "queste {count} frasi",
  ],
  words: {
    askThis: "Cancello per sempre tutto quello che ha detto adesso?",
    askGivenTo: "Cancello per sempre tutta la Sua risposta a {quote}?",
    askNamed: "Cancello per sempre tutta la Sua risposta su {names}?",
    askQuoted: "Cancello per sempre tutta la risposta in cui ha detto {quote}?",
    askWhich:
      "Non so bene quale risposta intende, e per questo non l'ho ancora cancellata. Di che cosa parlava, in due parole?",
    askPart: "Cancello per sempre soltanto questo: {quote}? {rest}",
    fromTo: "{these}, da {from} a {to}",
    and: " e ",
    wholeWhere: "tutta la risposta in cui ha detto {quote}",
    noReturn:
      "Quello che va via non si può più riavere; resta ancora per un po' solo nelle copie di sicurezza di chi gestisce Saga, e poi sparisce anche da lì.",
    restStays: "Il resto di quella risposta rimane.",
    soundToo: "Il resto rimane scritto; la registrazione di quella risposta va via.",
    restOfAll: "Il resto di quelle risposte rimane.",
    soundOfAll: "Il resto rimane scritto; le registrazioni di quelle risposte vanno via.",
    askShort: "Lo cancello per sempre, sì o no?",
    onlyThat: "Sì, va via soltanto quello, e il resto rimane. Lo cancello per sempre?",
    askWhichPart: "Quale frase deve andare via? Me ne dica qualche parola, oppure dica «tutta la risposta».",
    done: "Quella risposta è cancellata per sempre.",
    doneGivenTo: "La Sua risposta a {quote} è cancellata per sempre.",
    doneGivenToSpoken: "La Sua risposta a {quote} è cancellata per sempre, e anche la registrazione.",
    doneSpoken: "Quella risposta è cancellata per sempre, e anche la registrazione.",
    donePart: "È cancellato per sempre; il resto di quella risposta rimane.",
    donePartSpoken: "È cancellato per sempre, e anche la registrazione; il resto rimane scritto.",
    doneAll: "È tutto cancellato per sempre; il resto rimane.",
    doneAllSpoken: "È tutto cancellato per sempre, e anche le registrazioni; il resto rimane scritto.",
    talkToo: "È sparito anche quello che ci siamo detti su questo.",
    ofSagaToo: "Quello che ho chiesto e detto io è sparito insieme.",
    ofSagaGoes: "Quello che ho chiesto e detto io sparisce insieme.",
    which: "Era nella Sua risposta a {quote}.",
    tellAgain: "Me lo racconti pure di nuovo, come vuole.",
    can: "Sì, si può.",
    already: "Quella è già cancellata.",
    requestToo: "Sono andate via anche le parole con cui me lo ha chiesto.",
    stillThere: "Quello di cui mi chiede c'è ancora.",
    goneToo: "Anche l'altra è già cancellata.",
    noMore: "Altro da cancellare non c'è.",
    alreadyPart: "Quel pezzo è già cancellato.",
    yes: "Sì, cancelli per sempre",
    no: "No, lo tenga",
    kept: "Allora non cancello niente. Resta fuori da ogni storia.",
    nothing: "Non ho cancellato niente.",
    nothingMore: "Non ho cancellato altro.",
    keptMore: "Allora non cancello altro. Resta fuori da ogni storia.",
    letIn: "Allora non lo cancello, e può stare di nuovo nelle storie.",
    whatGoes: "Se dice di sì, qui nessuno lo legge più; tutto il resto rimane.",
  },
};
