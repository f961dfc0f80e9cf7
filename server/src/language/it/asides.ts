import type { Asides } from "../asides.ts";
import { phrases } from "../patterns.ts";
import { silence } from "./silence.ts";

const reading =
  "legge|leggono|legga|leggano|leggera|leggeranno|leggere|vede|vedono|veda|vedano|vedra|vedranno|vedere|sente|sentono|senta|sentano|sentira|sentiranno|sentire|sa|sanno|sappia|sappiano|sapra|sapranno|sapere|scopre|scoprono|scopra|scoprira|scopriranno|scoprire|trova|trovano|trovi|trovino|trovera|trovare";
/** Somebody reads or learns it: "lo legge", "lo vengono a sapere". */
const readingIt = `((lo|la|questo) (\\S+ )?(a )?(${reading})|(legger|veder|saper|sentir|scoprir|trovar)(lo|la))`;

export const asides: Asides = {
  signs: {
    silence,
    addressed:
      /\b(?:lei|gliel\w*|le (?:ho|dico|avevo|dicevo|racconto|fa|pare|interessa|importa)|mi (?:chieda|domandi|dica|lasci|chiede|domanda|ascolta|sente)|senta|guardi|dica|chieda|domandi)\b/u,
    asks: {
      kept: phrases(`
        (e|sono|sta|stanno|resta|restano|rimane|rimangono) (ancora |sempre |davvero |poi ){0,2}(fuori|tolt*|cancellat*|esclus*) (\\S+ ){0,5}\\S+ | (\\S+ ){1,5}(e|sono|sta|stanno|resta|restano|rimane|rimangono) (ancora |sempre |davvero |poi ){0,2}(fuori|tolt*|cancellat*|esclus*) (ancora|o no|si o no|adesso|vero|dalla|dal) .. | (\\S+ ){1,5}(e|sono|sta|stanno|resta|restano|rimane|rimangono) (ancora |sempre |davvero |poi ){0,2}(fuori|tolt*|cancellat*|esclus*) $ | (detto|risposto|dice|dira|capito|saputo) (ancora )?se ... (fuori|tolt*|cancellat*|esclus*) ..
        (tolto|tolta|tolti|cancellato|cancellata|levato|levata|eliminato|eliminata) (si )?o no
        (resta|rimane|c e) (dentro )?o (non|no) (resta|rimane|c e) | (resta|rimane|c e) (dentro )?o no $
        (e|sta|c e|sono) (gia |allora )?(scritt*|dentro|segnat*|mess*)( li| giu| o meno)? .. o (non|no) .. | (l ha|lo ha|la ha) (messo|messa|scritto|scritta|segnato) (giu|dentro|li)? ?o (non|no) .. | c e (dentro|scritto) ... o (no|non) ..
      (l ha|lo ha|la ha|li ha|le ha|ha) (gia |poi |davvero )?(tolt*|cancellat*|levat*|lasciat* fuori|tenut* fuori) .. | (chiesto|domandato) se ... (tolt*|cancellat*|levat*|fuori) .. | (quello|quella|cosa|faccenda|parte) che .. (detto|chiesto) di (non (scrivere|mettere|dire)|lasciare fuori|togliere|tenere fuori) .. | (ma )?(e|sono|sta) (stata |stato |davvero |proprio )?(cancellat*|tolt*|fuori|salvat*|conservat*) ..
        (resta|rimane|e) (una cosa )?(tra|fra) (noi|me e lei|noi due) (o no|si o no|vero|$) .. | (ha|lo ha|l ha|le ha) (capito|sentito|scritto|segnato|annotato) (che|quello che|o no|bene|almeno) ... | (lo|la|li|le|ce lo|ce la|ce li|ce le) (fa|mette|toglie|tiene|lascia|scrive|mettera|fara|togliera) (davvero|o no|per davvero|fuori|dentro|poi|allora|lei|$) .. | me lo promette ..`),
      written: phrases(`
        (l ha|lo ha) (messo|scritto|segnato) (giu |li )?o non ..
        (l |le |lo |se l |se le )?(ha|hai|e) (gia |pure )?(scritto|scritta|segnato|segnata|annotato|annotata|preso nota) .. | se l(o|a) (e|ha) (scritto|segnato|annotato) ..`),
      reader: phrases(`
        (ma |e |allora |insomma )?chi (e |che |davvero |poi |di preciso |esattamente |mai ){0,4}(lo |la |li |le |ci )?(legge|guarda|vede|ascolta|sente) (poi|davvero|allora|tutto|questo|questa|queste|quello|di|$) ... | (e )?(a|per) chi (va|vanno|e|sono|serve|arriva|finisce|finiscono) (questa|questo|queste|tutto|tutta|poi|allora|quello|destinat*|in mano) .. | (c e|ci sara) qualcuno che (legge|vede|ascolta|sente|guarda) .. | in mano a chi ...
        (ma )?(la |il |mia |mio )?(?!(?:lei|io|chi)(?: |$))\\S+ (lo|la) (legge|leggera|vede|vedra|sente|sapra) o (no|non) ..
        (lo|la|glielo|gliela|questo|questa|non) (dice|dira|racconta|raccontera|riferisce|riferira|mostra|mostrera|fa leggere|fara leggere|fa vedere|fara vedere) (a|al|alla|ai|agli|alle) ... | (lo|la|glielo|gliela|questo|questa) (nasconde|nascondera|terra|tiene|tieni) .. (nascosto|nascosta|segreto|segreta|per se|a|al|alla|ai) .. | (glielo|gliela) (dice|dira|nasconde|nascondera|racconta|raccontera|fa leggere|fara leggere) .. | \\S+ (lo|la) (puo|potra|possono) (leggere|sentire|vedere|sapere) .. | (verra|verranno) a saperlo ..
      (\\S+ ){0,2}(lo|la|li|le) legge (o|davvero|anche|$) ..
        chi (le|li|la|lo|ci|mi|poi|altro|e che)? ?(legge|leggera|sente|sentira|ascolta|vede|vedra|leggono|puo leggere|puo sentire|va a leggere|c e dall altra) ... | (lo|la|li|le) (legge|leggono|sente|sentono|vede|vedono|possono leggere|puo leggere) .. (qualcuno|tutti|i miei|mia|mio|altri|lui|lei|felice) .. | (mia|mio|i miei|mie|la mia|il mio) (\\S+ )?(lo|la|li|le) (puo|possono) (sentire|leggere|vedere|ascoltare) .. | dove (va|vanno|finisce|finiscono) .. (questa|queste|questo|quello|tutto|roba) .. | resta tra (noi|me e lei) .. | e (privato|segreto|riservato) ..`),
      erasing: phrases(`
        c e (un|qualche) (modo|maniera) (di|per) (toglier*|cancell*|elimin*|levar*) ...
        si puo (far sparire|toglierlo|toglierla|farlo sparire) ..
        (si|lo|la|li|le) (puo|possono|puo anche|potrebbe|potra) ... (cancellare|togliere|eliminare|levare|buttare) .. | (si|posso|puo|possiamo|potrei|devo|come) .. (cancella|cancellare|cancellarla|cancellarlo|cancellarle|toglie|togliere|toglierla|toglierlo|tirare indietro) .. | se (dico|uno dice|poi) ... (pente|pento|troppo) ..`),
      beforehand: phrases(`
        (posso|potrei|potessi) (dire|dirle|dirti|dirgliel*|raccontare|raccontarle|raccontarti|confidare|confidarle|confidarti|parlarle|parlarne) ... (senza|nessuno|che non) ... (legga|legge|leggere|leggano|sappia|sappiano|senta|sentano|veda|vedano|lo sa|lo sente) ..
        ${readingIt} .. (se|prima) .. (racconto|dico|raccontare|dire) ... | chi .. (vede|legge|sente|sapra|vedra|leggera) .. (se|quando|prima) .. (racconto|dico|raccontare|dirle|dire) ... | se (mi |me lo |lo )?(promette|giura|garantisce|assicura) che ... non ... | (sicura|sicuro|certa|certo|certezza|garanzia) (che|di) ... (non|nessuno|mai) ... prima (di|che) ... (dire|dica|raccont*|parl*) ... | (voglia|volessi|vorrei|pensavo) .. (di )?(raccont*|dir*) ... (legge|leggono|vedono|sentono) ..
        (dico|racconto|direi|racconterei|dirle|raccontarle|dire|raccontare|raccontarla|raccontarlo|dirla|dirlo) ... ... (se|purche|a patto che|basta che|a condizione|sempre che|che pero) ... (non|mai|nessuno|nessuna) ... ${readingIt} .. | ^ (ma |pero |e ){0,2}(non se|solo se|purche|a patto che|basta che|non pero se) ... ${readingIt} ..
        (se|prima) (di |che )?(io )?(le |glielo |gliela |lo |la )?(racconto|dico|raccontarle|dirle|dirglielo|raccontarlo|raccontare|dire) ... ${readingIt} .. | (se|quando|prima) (di |che )?(io )?(le |glielo |gliela |lo |la )?(racconto|dico|raccontarle|dirle|dirglielo|raccontarlo|raccontare|dire) ... chi (${reading}) ..`),
      wholly: phrases(`
        dappertutto .. | (nemmeno|neanche|neppure) chi ... | (funziona|ci riesce|riesce a farlo) .. | c e (un|qualche) modo ...
        (del tutto|completamente|per sempre|definitivamente|totalmente|dappertutto|senza traccia|anche da (questa|qui)) .. | non solo (dalla|nella) (storia|libro) .. | (che|cosi che|in modo che|perche) ... (non|nessuno|mai) ... (trov*|ved*|legg*|scopr*) .. | (si|lo|la) (puo|possono) .. o (non|no) .. | (puo|potete) (farlo|farla) o .. | (e|sarebbe) possibile ..`),
      length: phrases(`
        quanto (manca|ci vuole|dura|e lunga|ci mette|tempo) ... | quante (domande|ne) .. (ancora|mancano|restano|sono) .. | (manca|ce n e|c e) (ancora )?(molto|tanto) .. | quando (si )?(finisce|finiamo|abbiamo finito) .. | e (ancora )?(lunga|lungo) ..`),
      recording: phrases(`
        (la|lo|le|li) (registra|incide) | (sta|mi sta|ci sta) (registrando|scrivendo|incidendo) ... | (registra|incide|scrive|si scrive) (tutto|questo|la mia voce|quello|anche) ... | la mia voce .. | e (acceso|accesa) ..`),
      off: phrases(`
        (come|dove|si puo|posso|puo|potrei) .. (spegne|spegnere|spegnerl*|spengo|spegno|spegnersi|disattiv*) ... | (come|dove|si puo|posso|puo|potrei) .. (ferma|fermare|fermo|smette|smettere|interrompe*) .. (registra*|microfono) ..`),
      copies: phrases(`
        (quanto|quante|dove|chi|che cosa|cosa) ... ((le|delle|queste|quelle|di) copie|copi[ae] di sicurezza) ... | (per )?quanto tempo ... (conserva*|conservat*|tenut*|tengono|tiene|tenete) ...`),
      sense: phrases(`
        (a )?(che )?(cosa|che) (serve|servono|se ne fa|se ne fanno|ve ne fate|ne fate|vi serve|gliene importa|le importa|le interessa) ... | a che (pro|serve|servono) .. | perche (mi )?(chiede|domanda|vuole sapere|vi interess*|lo vuole) ... | a chi (interessa|interessano|importa|vuole che interessi|servono) ... | e poi cosa .. fate ... | chi (vuole|vuol|vuoi) (che )?(legga|sapere) ...`),
      help: phrases(
        `(come|dove) (si|devo|posso) .. (preme*|premere|schiaccia*|salvare|si salva|scrivere|ingrandi*|accendere|si accende|spegnere) .. | (quale|che) (tasto|bottone|pulsante) .. | (le lettere|i caratteri|la scritta) .. piu (grandi|grande) ..`,
      ),
      mind: phrases(`
      (le|ti) fa (qualcosa|niente|effetto|piacere|impressione) ... | (lei )?(sente|prova|capisce) (qualcosa|niente|piacere|dolore|pena) ... | quando (io )?(parlo|racconto) ... (le|lei|sente|ascolta) ... | (o )?e come parlare (a|al|alla|con) ... | me lo dica si o no ...
        (ci|non ci|lei ci|e lei ci|ma lei ci) pensa (la notte|di notte|mai|a queste|a me|a tutte|ogni) ... | (e |ma )?(lei )?(non )?(si )?(stanca|annoia|commuove|stufa) (mai|di|a) ... | (ha|hai|ce l ha|ce li ha) (dei |una |un |i |mai |anche )?(figli|famiglia|marito|moglie|mamma|madre|cuore|sentimenti|nipoti|casa|fratelli|parenti|un anima) ... | (lei )?(dorme|sogna|mangia|piange|prova|soffre|si ricorda|sente qualcosa) (mai|la notte|di notte|qualcosa|anche|lei|di me) ... | (lei )?(cosa|che) .. fa (la notte|di notte|quando|con|di tutte) ... | (e|lei e) (sposat*|sola|solo|stanc*|triste) .. | cosa se ne fa la notte ... | dove (abita|sta|vive|dorme) ..`),
      gender: phrases(`
        (signor|signore|dottor) .. o (signora|signorina|dottoressa) .. | ha (la|una) voce (di|da) (una |un )?(donna|uomo|signora|ragazza|ragazzo) .. | non (capisco|so|sento) se (lei )?e (un |una )?(ragazza|ragazzo|uomo|donna|maschio|femmina) o ...
        (lei )?e (un |una )?(lui|uomo|maschio|signore|lei|donna|signora|femmina|ragazza|ragazzo) o (un |una )?(lui|uomo|maschio|signore|lei|donna|signora|femmina|ragazza|ragazzo) .. | (devo|debbo|posso|dovrei) (dire|dirle|chiamarla) .. (signor*|dottor*) o .. | (parlo|sto parlando) con (un |una )?(signor*|uomo|donna) o ... | come (la )?(devo|debbo|posso|dovrei) chiama* .. | (non so )?come chiamarla .. | (solo )?se (lei )?(e|fosse) (un |una )?(uomo|donna|signore|signora|maschio|femmina) o ...`),
      sight: phrases(`
        (mi|ci|riesce a|puo) (vede|vedere|vedermi|vederci|guarda) (da|li|di|mentre|adesso|ora|anche|la|$) ... | (ma )?(lei |tu )(mi|ci) (vede|vedi|guarda) .. | (c e|ha) (una|la|gli) (telecamera|occhi) ...`),
      advice: phrases(`
        (devo|posso|dovrei|debbo|faccio bene a|e meglio) (ancora |anche |se |che )?(le |la |lo |li )?(prendere|prenderle|prenderla|prenderne|prendo|smettere|saltare|raddoppiare|mescolare|sospendere) ... | (e|sarebbe) (pericoloso|normale|giusto) (prendere|smettere|mescolare|se prendo) ... | (devo|dovrei|debbo) (chiamare|andare|sentire|chiedere|farmi vedere) (dal|il|al|a un|un|la|in|l|da un) (dottor*|medico|farmaci*|avvocato|notaio|dentista|ospedale|pronto) ... | (cosa|che cosa|che) (devo|posso) prendere per (il|la|i|le) * ..
        (puo|possono|deve|devono|ho|ha|spetta|posso|eredita|tocca) ... ... (testamento|eredita|eredi|legittima|notaio|avvocato|successione|usufrutto|per legge|legale|catasto) .. $`),
      something: phrases(`
        (una )?risposta (chiara|sincera|precisa|onesta|netta|schietta|diretta|vera) .. | (voglio|vorrei|aspetto|mi dia|posso avere|chiedevo solo) (una|la|la mia) risposta .. | (ho fatto|le ho fatto|era|avevo fatto|faccio) una domanda .. | ^ (allora |su |insomma |per favore ){0,2}(mi )?risponda .. | non (mi )?ha (ancora )?risposto .. | (mi )?risponda (chiaro|sincero|si o no|alla domanda) ..`),
      person: phrases(`
        (ma )?(lei )?(e|sei) (una |un |la |il )?(macchina|persona|robot|computer|uomo|donna|signora|signorina|vera|vero|programma|intelligenza) ... | chi (e lei|e|sei|c e) $ | (ma )?lei chi e .. | con chi (sto parlando|parlo) .. | c e (qualcuno|nessuno) .. | parlo con (una|un) ... | come si chiama (lei)?`),
      opinion: phrases(`
        ^ (e|ma|senta|e poi) lei (lo |la |ci |mi |si |non )?(sa|conosce|capisce|ride|mangia|crede|ha|e|vuole|puo) ...
        (lei )?(cosa|che) (ne pensa|ne dice|pensa|dice|mi consiglia|farebbe|avrebbe fatto|crede|direbbe) (lei|di|che|se|al|$) ... | secondo lei ... | (e )?(lei )?(che|cosa) (ne dice|ne pensa|mi dice|ne direbbe|pensa) .. | (come la vede|cosa farebbe|che avrebbe fatto) (lei)? .. | (lei )?come la vede .. | (lei )?(crede|pensa|dice) che ... | ha mai (sentito|visto|provato|assaggiato|mangiato|conosciuto) ... | (lei )?(lo )?(avrebbe|farebbe|direbbe|perdonerebbe) ... | le (pare|sembra) (giusto|possibile|che|poco|normale) ... | ho fatto (bene|male) .. | lei (lo )?sa (se|come|perche|chi|cosa) ... | si (immagina|rende conto) ..`),
    },
    asksBack: phrases(`
      ^ (e |ma |di piu |ancora |qualcosa ){0,2}(di|su|a|in) (che cosa|cosa|che|chi|quale|quali)( cosa)? $ | ^ (\\S+ ){0,2}(che cosa|cosa|chi|quale) (intende|vuol dire|vuole dire) $ | ^ com era (che )?cosa $ | ^ (quale|quali) (di|parte|cosa|delle|dei)? ?(\\S+)?$ | ^ (e |ma |ma quale|scusi )?(quale|che) (pezzo|parte|cosa)( allora| poi| intende)? $`),
    finished: phrases(`
      (le |l )?ho (gia )?detto che (ho finito|basta|e tutto|e finita) .. | ho detto (che )?basta .. | non ci sara (una |nessuna )?(prossima|altra) volta .. | (ho|abbiamo) finito (davvero|per sempre|qui|adesso) ..`),
    stops: phrases(`
      per (un giorno|oggi|stasera) (ne ho|ce n e|mi basta) (abbastanza|assai|avanzo) ..
      ^ (adesso|ora|e adesso|e ora|ma adesso|ma ora|va bene) basta (che|perche) ... | ^ (adesso|ora|e adesso|e ora) basta $ | (per|x) (questo pomeriggio|questa mattina|stamattina|questa sera) .. (basta|puo bastare|mi fermo|ci fermiamo|finiamo) ..
      (non ce la faccio|nun gliela faccio|non ne posso|non reggo) piu .. | (gliela|glielo|la|lo|gliene|ve la) (racconto|dico|conto|finisco) .. (un altra volta|domani|un altro giorno|la prossima volta) ... | mi gira la testa .. | buttiamo giu .. | (ma |ormai )?e tardi $ | (per|x) (oggi|stasera|adesso|ora|questa volta) .. (basta|mi fermo|finiamo|ci fermiamo|chiudiamo|smettiamo|puo bastare) .. | (basta|mi basta|fermiamoci|finiamo|smettiamo|chiudiamo|e tutto|ci fermiamo) (qui |cosi )?(per|x) (oggi|stasera|adesso|ora) .. | (sono|son|adesso son|adesso sono|ora sono) (un po |tanto |troppo |molto |proprio |gia )?(stanc*|straca|stracc*|stufa|sfinit*|esaust*|distrutt*|cotta|cotto|a pezzi|morta di sonno|stanca morta) (adesso|ora|e|morta|morto|la|per|oggi|cara|caro|$) ... | (vorrei|voglio|devo|preferisco|meglio|posso|possiamo|meglio se) (smettere|fermarmi|finire|riposare|riposarmi|fermarci|andare a (letto|dormire|riposare)|chiudere) ... | vado a (letto|dormire|riposare|stendermi|coricarmi|preparare) ... | (continuiamo|riprendiamo|ci risentiamo|ne parliamo|andiamo avanti|il resto|le racconto|finiamo) .. (domani|un altra volta|un altro giorno|la prossima volta) ... | ^ (domani|un altra volta|alla prossima) .. $ | ^ domani (le|ti|vi) (racconto|dico|conto) ... | (la|mi va via la) voce (se ne va|mi manca|non c e piu) .. | (ho|ci ho|c ho|gho) .. sul fuoco .. | (spenga|chiuda|spegni) (tutto|pure|questo) ..`),
    askedWhether: phrases(`
        (vorrei|volevo|voglio|mi piacerebbe) sapere chi .. | (mi dica|mi dice|dica) (un po |pure |allora )?chi ..
      (tolto|tolta|tolti|cancellato|cancellata|levato|levata|eliminato|eliminata) (si )?o no
      (e |io )?(ancora )?non so (ancora )?se (e|l ha|lo|la|quella|quello) ..
      (le |gliel |l )?(avevo|ho) (gia )?(domandato|chiesto) (solo |soltanto )?(se|chi|cosa|che cosa|come) .. | (le )?(domando|chiedo) (se|chi) ..`),
    returns: phrases(`
      (sono|eccomi) (qua|qui|di nuovo|tornat*|di ritorno) .. | rieccomi .. | eccomi .. | ^ (allora |ecco )?(buongiorno|buonasera|buon pomeriggio|salve|di nuovo) ..`),
    leaves:
      /^(?:(?:e|allora|ecco|bene) )*(?:basta|finito|e tutto|ho finito)(?: cosi| qui)? (?:grazie|la ringrazio)(?: mille| tante)?$|^(?:(?:allora|be|beh|ecco|va bene|e|ora|adesso|grazie|bene|ciao) )*(?:arrivederci|arrivederla|ciao|a domani|a presto|buonanotte|buona notte|buonasera|buona giornata|a risentirci|ci vediamo|ci sentiamo|la saluto|addio|mi stia bene|stia bene)(?: (?:e|allora|cara|caro|saga|signora|signorina|grazie|a domani|a presto|mi stia bene|stia bene|di tutto|alla prossima|ciao|buona|notte|giornata|serata|la|saluto))*$/u,
    confides: phrases(`
      non (l|lo|la|ne|gliel) ?(ho|o) mai (detto|detta|raccontato|raccontata|confessato|confidato) a (nessuno|anima viva) .. | (questo|questa|questa cosa|e una cosa che) ... mai (detto|detta|raccontato|raccontata) a (nessuno|anima viva) .. | che non ho mai (detto|raccontato) a (nessuno|anima viva) .. | lei e (il primo|la prima) (a cui|che lo) ...`),
    complains: phrases(`
      ^ (ma |e |scusi |mi scusi ){0,3}(le ho|gliel ho|l ho) (appena|gia|or ora|proprio) (detto|spiegato) che ... | (le ho|gliel ho) (appena|gia) detto ... e (lei )?(mi )?(chiede|domanda|dice) ...
      ^ (no |ma ){0,2}e (di|del|della|dell|dello) \\S+ che (le )?(parlavo|parlo|raccontavo|stavo parlando|stavo raccontando|dicevo) .. | (continua|seguita) a (dire|chiedere|domandare|ripetere) (sempre )?(la stessa|lo stesso|quello) ... | (dice|chiede|domanda|ripete) sempre (la stessa|lo stesso|quella) ... | si (trovi|inventi) un altra domanda .. | cambi disco ..
      ^ (ma |e |scusi ){0,2}(lei )?(c era|dov era|era presente|era sveglia|era sveglio) (davvero |almeno )?(mentre|quando|finora|lei|$) ... | (ma )?(non ha|lei non ha|ce l ha) (un po di |nessuna |un briciolo di )?(educazione|maniere|cuore|vergogna|creanza|tatto) .. | dove ha (lasciato )?l educazione ..
      (adesso|ora) me lo dice .. | (gliel |l )?ho (chiesto|domandato) (due|tre) volte .. | (due|tre) volte (gliel |l )?ho (chiesto|domandato) .. | (deve|dovrebbe|bisogna|potrebbe) (ascoltare|stare a sentire) (un po |di |un poco )?(meglio|piu) .. | (ascolti|stia a sentire) (un po |un poco )?meglio ..
      (gliel |le )?ho (chiesto|domandato) se (l ha|lo ha|la ha|li ha|e|sono) (stat* )?(tolt*|cancellat*|levat*|fuori) ..
      ^ (ma |e )?non (m|mi) ha (mica |ancora |neanche |proprio )?risposto .. | ^ (ma |e )?non m ha ..
      (mi )?va a (chiedere|domandare) proprio ... | prima mi (dice|chiede) ... e poi (mi )?(dice|chiede) ... | (questa )?(e|che) (una )?stupidaggine .. | santa pazienza | (e|siete|sei) peggio (dell*|del|della|di) .. | (io )?le (dicevo|stavo dicendo|parlavo) (di|del|della|dello|dei|delle|dell) ... | non m(i)? ?(ha|hai) (mica |ancora |neanche |proprio )?risposto .. | non se n(e)? ?e (neanche|nemmeno|manco|mica) accort* .. | le avevo (nominato|detto|chiesto|domandato|raccontato) ... | le ho (gia )?(detto|chiesto|domandato) (un altra|tutt altro|che|un) ... | non me lo vuol* dire .. | (le|io le) (dico|parlo|racconto) (di|del|della|dello|dei|delle|dell) ... e lei (mi )?(domanda|chiede|parla|dice) ... | (spacca|muore|more|piange) ... e lei mi (porta|chiede|domanda|manda) ... | e lei mi (manda|porta) ... | domanda (stupida|scema|sciocca) .. | non (ho|le ho) (mica |mai |mica mai )?detto (di|che|cosi) ... | non ero io che .. | pare mia suocera ... | (m|mi) ha gia (chiesto|domandato) ...
      (lei )?non (mi )?(ascolta|sente|sta ascoltando|sta a sentire|sta attenta|sta attento|ha ascoltato|ha sentito|capisce|ha capito) (niente|nulla|mai|per niente|quello|affatto|una parola|un accidente|le|$) ... | mi (ascolta|sta ascoltando|sente|vuol ascoltare|vuole ascoltare) (o no)? .. | (ma )?(lei )?(mi )?ascolta (o no|qualche volta|mai|davvero) .. | (pare|sembra) di parlare (al|col) muro .. | parlo (al|col|con il) (muro|vento) .. | (ma )?(lei )?(cambia|salta|passa|tira|va) (sempre )?(discorso|di palo|oltre|dritto|avanti come) ... | (gliel ho|glielo|le ho|ve l ho|l ho) (gia )?(detto|raccontato|spiegato) (gia|prima|due|tre|poco|mille) ... | gliel ho gia (detto|raccontato) .. | l ho gia detto .. | me l ha gia (chiesto|domandato) .. | non (m ha|mi ha) risposto .. | del .. non mi dice niente .. | ma .. non mi dice niente ..`),
    keepsOut: phrases(`
      (lo|la) (depenni|tiri via|bruci|strappi) .. | (lo|la) voglio (bruciat*|distrutt*|stracciat*) .. | (lo|la) tolga (di|da) (li|la) .. | (lasci|tolga|tenga|lasciate|salti|togli) (fuori |via )?(il pezzo|la parte|quel pezzo|quella parte|quello|la storia|quella storia|la faccenda) (che ho detto )?(del|della|dello|dei|degli|delle|dell|di|su|sul|sulla) ..
      (lo|la) (faccia|fa) (sparire|scomparire) .. | (lo|la) voglio (via|fuori|cancellat*|tolt*) ..
      (tolga|togli|tolgalo|tolgala|cancelli|cancella|cancellalo|cancellala|levi|elimini|butti|strappi|togliamo|cancelliamo) (via|pure|per favore|quella|quello|questo|questa|la|il|lo|quel|tutta|tutto|anche|l|i|le|gli|che) .. | (lo|la|li|le|quello|quella) (tolga|togli|cancelli|cancella|levi|butti) .. | (questo|questa|quello|quella|queste|questi|quelle|cio|\\S+) .. non (lo|la|li|le|ci|ce lo|ce la|vada|va|deve|dovrebbe|metta|scriva) .. (scriva|scriv*|metta|mett*|stampi|pubblichi|stia|va|finire|andare|entri|entrino|libro) .. | non (lo|la|li|le|ci) (scriva|scrivete|metta|mettete|stampi|pubblichi|faccia leggere|dica a nessuno) ... | non (scriva|metta|stampi|pubblichi) (questo|questa|quello|quella|che|il|la|niente|nel|queste) ... | in carta non .. metta .. | (nel|in quel|in nessun) libro (no|non|questo no|non (lo|la|ci)) ... | (non va|non vada|non deve (andare|finire|stare)|non ci va|non e roba|non e cosa) .. (nel libro|in nessun|scritto|scritta|da libro|da scrivere|da mettere) ..
      (resta|rimane|resti|rimanga|sia detto|che resti) (qui )?(tra|fra) (noi|di noi|lei e me|me e lei) .. | (lo|la|li) (lasci|lascia) (fuori|via|perdere) .. | (?<!non )(lasci|lascia|tenga|tieni) fuori ... | (tenga|tieni|lasci|lascia) (\\S+ ){1,3}fuori (dal|da) (\\S+ ){0,1}(libro|racconto|storia) .. | non voglio che .. (legga|leggano|sappia|sappiano|si sappia|lo scriva|si scriva|resti) ... | (butti|butta|metta|metti) (quella|quello|questa|questo|la|lo) .. (sul|nel) fuoco ..`),
    mayStay: phrases(`
      (lasci|lascia|resti|stia|rimanga|tenga) .. (basta|purche|a patto|sempre) (che )?non ci (vada|finisca|entri) $ | (basta|purche|a patto) (che )?non (ci |si )?(vada|finisca|entri|esca|venga|sia) (a finire )?(nel libro|nei libri|nella storia|nel racconto|in nessun* *|stampat*) .. | (basta|purche|a patto) (che )?non (si |lo |la )?stamp* ..`),
    hushes: phrases(`
        ^ (e |che |ma ){0,2}(questo |questa |la cosa )?(deve|ha da|dovrebbe) (restare|rimanere|stare) (qui|qua) .. | (questo |la cosa |che )?(resta|rimane|resti|rimanga) (qui|qua) (tra|fra) (noi|me) .. | ^ (e |ma )?(a|al|alla|ai|alle) (mia|mio|miei|mie|nostra|nostro) \\S+ no $ | (tra|fra) (me e lei|lei e me) $
        nessuno (lo |la |li |le )?(deve|dovra|puo|potra) (mai )?(aver*|legger*|sentir*|veder*|saper*) .. | ^ (e |ma |no ){0,2}(nemmeno|neanche|neppure) (da morta|da morto|dopo morta|dopo morto|quando (non ci saro|saro morta|saro morto|me ne saro andat*)|dopo che (sono|saro) mort*) .. | (questo|questa|questa cosa|quello) non e (una cosa |roba |cosa )?(da (far leggere|far sapere|dire|raccontare|mostrare) a|per gli occhi|per le orecchie) .. | (questo|questa|questa cosa|me lo|me la|la|lo) (me lo |me la )?(porto|portero) (con me )?(nella tomba|sotto terra|al cimitero) .. | (le |ti |vi )?(dico|racconto|confido|diro|confidero|raccontero) (un segreto|una cosa (ma |pero )?(in segreto|segreta|in confidenza)) .. | non (serve|occorre|c e bisogno|ce bisogno|e necessario|importa) che .. (lo |la |ne )?(sappia|sappiano|legga|leggano|senta|sentano|venga a sapere|veda) | (?<!(?:io|noi|lei) )non (deve|devono|ha da) (per forza |mica |certo |mai )?(saper*|leggerl*|sentirl*|vederl*) .. | (questo|questa|questa cosa) (non )(deve|va|vada|ha da) (arrivare |andare |finire |giungere )?(ai|al|alla|alle|agli|a) (?!(?:me|noi|scuola|messa|casa)(?: |$))\\S+ .. | ^ (adesso |ora |ma |pero |ecco ){0,2}(questo|questa|e) (pero |qui )?(e )?un segreto (questo|che|non|tra|e|$) ..
      (e )?(alla|al|a) \\S+ non (darlo|darla|farlo leggere|farla leggere|mostrarlo|mostrarla) ..
      (a|al|alla|ai|agli|alle) (mia |mio |nostra |nostro )?\\S+ non (va|vada|si deve|bisogna) (mai )?(detto|dirlo|dire|raccontato) .. | (la |il |mia |mio ){0,2}\\S+ non lo (scopre|scopra|sapra|deve scoprire|sa e non) | ^ (mi )?(giuri|giura|prometta|prometti) (che|di) ... | non .. (racconta|racconti|dica|dice|porti|spiffer*) (in giro|fuori|oltre) .. | solo (per|a) (lei|le sue orecchie|te) .. | (abbiamo|e|resta|sia|e questo) (un|il nostro|il mio) segreto .. | per nessun altro (che|se non|fuori)
      (questo|questa|quello che (le )?(dico|racconto)|la cosa|che) (resta|rimane|resti|rimanga|deve restare|ha da restare|deve rimanere) .. (fra|tra) (noi|di noi|me e lei|lei e me|queste) .. | non (deve|devono|ha da) (uscire|andare) (di|da|fuori|oltre) .. | (non esca|che non esca|non vada) (di|da|oltre) (qui|qua) .. | (nemmeno|neanche|neppure|manco|mai) una (parola|parolina|sillaba) (a|al|alla|ai|ad|con|di questo) ... | acqua in bocca .. | (se lo|se la|lo|la|questo|questa) (tenga|tieni|tenete) (per (se|lei|te)|segret*|nascost*) ..
      (a|al|alla|ai|alle) (\\S+ ){1,3}non (lo |la |gliel |glielo |deve |deve mai ){0,2}(dica|dirlo|dire|dirla|racconti|faccia sapere|devi dire|fa sapere) .. | (e )?non (lo |la |glielo |gliela )?(dica|racconti|ripeta|riferisca|deve dirlo|deve raccontarlo) (mai )?(a|al|alla|ai|alle|ad|con) (?!(?:me)(?: |$))\\S+ ... | (la |il |lo |mia |mio |i |l ){0,2}\\S+ non (lo |la )?(deve|devono|dovra) (mai )?(saper*|legger*|sentir*|veder*|scoprir*|venirl*) .. | nessuno (lo |la )?(deve|dovra) (mai )?(saper*|legger*) .. | in (tutta |gran |assoluta )?confidenza ..`),
    ofWish: phrases(`
      ho detto (quello|una cosa|cio) che (avevo|ho) (promesso|giurato) ... | (me l|me lo|m l) ?(avevano|aveva|hanno|ha) (detto|confidato|raccontato) in confidenza ... | non (avevo|avrei avuto) il diritto di (dir*|raccont*|parl*) ... | (dovevo|avrei dovuto) mordermi la lingua ..
      ho (fatto male|sbagliato) (a|ad|nel) .. (raccont*|dir*|parl*) ... | mi pento (di|d) (averlo|averla|aver|avere|averle|avergliene|averne) .. | (non|mai) (doveva|dovevo|avrei dovuto|avrei mai dovuto) (mai )?(uscirmi|dirlo|dirglielo|dirla|dirle|raccontar*|parlar*|parlarne|aprire) ... | (sto|mi sento) (cosi )?(male|in colpa) .. aver* (detto|raccontato|parlato) ... | mi (dispiace|vergogno) (di|d) aver* (detto|raccontato|parlato) ... | non (e|era) (roba|cosa|storia) mia da (raccontare|dire) .. | ho (detto|parlato|raccontato) (troppo|di troppo) .. | (avrei fatto|facevo) meglio a (tacere|stare zitt*|non (dir*|parlar*)) ..
      non (solo|soltanto) (dalla|nella|dal|nel) .. (storia|libro) ... | (che|cosi che|in modo che) ... (non|nessuno|mai) (lo |la )?(trov*|ved*|legg*|scopr*) ..`),
    meant: [
      /^(?:e |ma |pero |no )*(?:di|del|della|dello|dei|degli|delle|dell) ((?:(?!e\b|no\b)\S+ ?){1,3}?)(?: e (?:di|del|della|dello|dei|degli|delle|dell) \S+)?$/u,
      /\be (?:del|della|dello|dei|degli|delle|dell) (\S+)$/u,
      /\b(?:storia|cosa|faccenda|parte|pezzo|quello|quella|fatto|roba)(?: che ho detto| che le ho detto)? (?:di|del|della|dello|dei|degli|delle|dell|su|sul|sulla) ((?:(?!che\b|per\b|e\b|ci\b|non\b)\S+ ?){1,3})/u,
    ],
    ahead:
      /\b(?:(?:ancora|c e|ho|le dico|le racconto|ti dico|una) (?:ancora )?(?:una|un altra) cosa|una cosa (?:ancora|sola|gliela|la)|questo (?:pero |qui |qua )?(?:resta|rimane|e solo|solo|sia|che resti|tra noi|fra noi)|quello che (?:ora |adesso )?(?:le |ti )?(?:dico|racconto|sto per dire|diro|conto)|questo che (?:le )?(?:dico|racconto)|una cosa pero|pero una cosa)\b/u,
    allOf: /^(?:cioe |voglio dire )?(?:tutto|tutto quanto|tutta quella storia|tutta la storia|ogni cosa)$/u,
    thatName: /\b(?:quel|il suo|il|questo) (?:cog)?nome\b/u,
    letsIn: phrases(`
      (quell*|quest*) .. (ce|ci) (lo|la|li|le) (metta|mettete|metti|mettiamo|scriva|scrivete|scrivi) (mi raccomando|eh|pero|per favore|senz altro|dentro|$) .. | ^ (e |ma |no |su |dai ){0,2}(mettetecel(o|a|i|e)|metticel(o|a|i|e)|scrivetecel(o|a|i|e)|scrivicel(o|a|i|e)) ..
      che (almeno )?(lei|lui) (almeno )?(ci (sia|stia|resti)|(sia|stia|resti) (qui|li|dentro)) | almeno (qui|li) che ci (sia|stia) ..
      ^ (e |allora |ma ){0,2}(prenda nota|si segni|scriva lei|annoti|scriva allora) (che|di) ... | allora scriva (lei )?(che|di|pure) ... | ^ questo (ci )?(dovrebbe|deve|dovra|ha da) (starci|stare|esserci|entrare) .. che ...
      (lo|la|ce lo|ce la) (metta|scriva|metti|scrivi) (li|giu|dentro|la)? ?(che|$) ... | ^ (e |ma |allora ){0,2}(ci )?(metta|scriva|segni|aggiunga) (li |anche |giu |pure |dentro ){0,2}che ... | ^ (e |che )?ci (sia|resti|stia) scritto (anche |li )?(che|di)? ...
      con (il (suo|loro) )?nome e (il )?cognome .. | con (tutto )?il (suo|loro) nome (intero|giusto|vero)? .. | (si scrive|scritto) con ... | con (due|la doppia) (b|c|d|f|g|l|m|n|p|r|s|t|z|emme|enne|elle|erre|esse|ti|zeta) ..
      (che )?nella storia ci (siano|sia|stiano|stia|vadano|vada|devono|deve) ... | quello (li )?ci vuole .. | ^ (e |allora |si ){0,3}(ce|me) (la|lo|li|le) (metta|mettiamo|scriva|lasci) ... | nella storia ci (deve|devono) stare .. | (la|lo) mettiamo (in fondo|dentro|per ultima) .. | (i|il) (loro )?nom(e|i) (li|lo) (metta|scriva) ..
      (questo|questa|quello|quella|questi|quelle|queste) .. (si )?(lo|la|le|li|ce lo|ce la) (puo|puoi|deve|metta|scriva|tenga|stampi|lasci) (pure |anche |anzi )?(mettere|scrivere|stampare|metta|scriva|lasciare|tenere|$) .. | (puo|puoi|potete) (anche |pure )?(metterlo|metterla|metterli|metterle|scriverlo|scriverla|stamparlo|lasciarlo|lasciarla|tenerlo|tenerla) ... | (mi )?(metta|metti|scriva|scrivi|tenga|lasci|ci metta) (pure |anche |dentro |giu |bene |per favore ){0,2}(che|questo|questa|questi|quello|quella|i nomi|il nome|i loro nomi|loro|tutti|anche|dentro) ... | (lo|la|li|le) (metta|scriva|tenga|lasci) (pure|dentro|si|anche|per favore|$) .. | (vorrei|voglio|mi piacerebbe|ci tengo) che .. (ci fosse|ci sia|restasse|resti|rimanga|stia scritto|si scriva|si sappia|lo sapessero|scritto) ... | (deve|dovrebbe|va|vanno|devono|ha da) (restare|stare|essere) (scritt*|dentro|nel libro) .. | quello si $ | quella si $ | questo si (che|$) .. | (quello|questo) che vorrei che restasse ...`),
    takesBack: phrases(`
      (io )?non (l |le |gliel )?(ho|avevo) (mai )?(detto|chiesto|domandato) (a lei )?(niente |nulla )?di (toglier*|levar*|cancellar*|tagliar*|ometter*|saltar*|lasciar* fuori) ... | chi (le|gliel|te l|ve l) ha detto di (toglier*|levar*|cancellar*|tagliar*|lasciar*) ..
      ^ (no |ma |e |io ){0,2}(mettetecel(o|a|i|e)|metticel(o|a|i|e)|mettetel(o|a|i|e) dentro) ..
      (io )?non (l )?ho (mai )?(detto|chiesto|domandato) (niente )?di (togliere|cancellare|tagliare|omettere|saltare|lasciare fuori) ... | (io )?non (l )?ho (mai )?(detto|chiesto|domandato) di (toglier|cancellar|tagliar|ometter|saltar|lasciar)(lo|la|li|le) .. | (niente|nulla) (va|deve essere|e da|dev essere) (tolto|cancellato|tagliato|lasciato fuori) ..
      ^ (no |e |ma |ecco |allora |per favore ){0,2}(lo|la|li) rimetta( dentro| li| al suo posto)?( per favore)? $ | ^ (no |e |ma |ecco |allora |per favore ){0,2}(rimettilo|rimettila|rimettetelo|rimettetela)( dentro| li| al suo posto)?( per favore)? $
      (quello|quella|la storia|la cosa) (della|del|dell|dello|dei|delle) (\\S+ ){1,2}(deve|ha da) ((restare|rimanere) dentro|starci) | ^ (no |e |ma ){0,2}(il |la |lo |l |i |gli |le )?(\\S+ )?(deve|devono) (restare|rimanere) (tutto )?dentro ..`),
    skips: phrases(`
      (e|era) lei che (deve|doveva|dovrebbe|fa|faceva) (fare )?(chiedere|domandare|domande|le domande) .. | (deve|doveva) (chiedere|domandare|fare le domande) lei .. | e la domanda ..
      ^ (adesso |ora |e |ma |su ){0,2}mi (chieda|domandi) (di )?qualcosa di (piu )?(allegro|leggero|bello) ..
      ^ (adesso |allora |e |ma |ora |su |dai |va la ){0,3}(mi )?(chieda|domandi|faccia|dica) (qualcosa|qualcos altro|altro|un altra (cosa|domanda)|una domanda) ... | ^ (adesso |allora |e |ma |ora ){0,3}(cambiamo|cambi) (discorso|argomento|domanda) .. | ^ (un altra (domanda|cosa)|altra domanda|passiamo ad altro|andiamo avanti|parliamo d altro|avanti) (per favore|grazie|allora|su|guardi|dai|va la)? $ | ^ mi faccia ridere ..`),
    forbids: phrases(`
      (questo|quello|questa|quella|di questo|di quello|di lui|di lei|di loro) (pero |qui |ecco )?non (me lo|me la|mi|me ne|si) (chiede|chieda|domanda|domandi) .. | non me (lo|la|ne|li|le) (chieda|domandi) .. | sarei grat* se non mi (chiedesse|chiede|domandasse) ... | non voglio (che mi si chieda|domande) .. | ^ (neanche|nemmeno) una parola (su|sul|sulla|sullo|sui|sugli|sulle|sull) ...`),
    refuses: phrases(`
      ^ (e |ma |adesso ){0,2}(niente piu|piu niente|neanche una parola|nemmeno una parola|nessuna domanda) (di|del|della|dello|dei|sul|sulla|su) \\S+( per favore| grazie| adesso){0,2} $
      lasciamol* perdere .. | lasciasse fuori ... | possiamo fare a meno di* ... | basta che non tiri fuori ... | (stia|stai) alla larga da* ... | non vada a chiedere ... | me (li|lo|la|le) tengo per me .. | e privat* .. | preferirei non (dire|parlare*) .. | ^ (ma )?tutto (tranne|meno|fuorche|salvo) ... | (tutto|quello che vuole) .. (tranne|ma non) .. | ^ ma non (di|del|della|dello|dell|dei) ... | ^ (e |ma )?basta con ... | niente piu domande ... | (neanche|nemmeno) una parola su ... | (possiamo|vorrei|preferirei|preferisco|potremmo) (evitare|saltare|lasciare fuori|non entrare) ... | ^ (saltiamo|evitiamo) ... | (lo|la|li|le) saltiamo .. | non mi nomin* ... | non tocchiamo ... | non dico (niente|nulla) (su|di|del|della) ... | lasciamol* (in pace|stare|fuori) ..
      non (ne |le |gliene )?(voglio|vorrei|intendo|posso|riesco a|mi va di|ho voglia di|me la sento di|mi sento di) (piu )?(parlare|parlarne|parlarle|dire|dirne|raccontare|raccontarlo|tornarci|saperne) ... | (di|del|della|dello|dei|degli|delle|dell|su|sul|sulla) ... (non (ne )?(parlo|parliamo|dico|voglio parlare|voglio dire|mi chieda|mi domandi|racconto|se ne parla)|basta|meglio tacere|meglio non parlare*|preferisco (tacere|non parlare*|non dire)|e meglio tacere|niente domande|taccio) ... | non (me lo|me la|me ne|mi|ne) (chieda|domandi|parli|faccia domande) ... | (lasci|lasciamo|lascia) (stare|in pace|perdere) ... | (la|lo|li) lasci(amo)? (stare|in pace|riposare) .. | non (ne )?(parlo|parliamo) (volentieri|piu|mai|con) ... | (su|di) (questo|quello|quella) (mi )?taccio .. | sono (affari|fatti|cose) (miei|mie|suoi|loro|di famiglia) ..`),
    custom:
      /\bnon (?:(?:se|ci|me|ve|ce) (?:ne|si) |si |ne |lo |mi |le |gli )?(?:parlav\w+|chiedev\w+|domandav\w+|dicev\w+|raccontav\w+)|\bnon si (?:chiede|domanda)(?:no)?\b|\bnon (?:si e |ne |si ne )?(?:ho|abbiamo|hanno|ha|e) mai (?:parlato|chiesto|detto|domandato|raccontato)\b|\bnon (?:mi|ci) (?:dispiace|spiace|da fastidio|secca|pesa) (?:di |a )?(?:parlar\w*|raccontar\w*|dir\w*)/gu,
    refused: [
      /^(?:e |ma |pero |no |no grazie |invece |adesso |ora |ecco )*(?:di|del|della|dello|dei|degli|delle|dell|su|sul|sulla) ((?:(?!non\b|basta\b|meglio\b|preferisco\b)\S+ ?){1,4}?) ?(?:non\b|basta\b|meglio\b|preferisco\b|niente domande\b|taccio\b|e meglio\b)/u,
      /\b(?:parlo|parlare|parlarle|parliamo|parli|chieda|domandi|dire|raccontare|dico)(?: piu| niente| nulla| volentieri| mai)? (?:di|del|della|dello|dei|degli|delle|dell|d|su|sul|sulla) ((?:(?!non\b|e\b|ma\b|perche\b|che\b|se\b|piu\b|qui\b)\S+ ?){1,3}?)(?= ?(?:non|e|ma|perche|che|se|piu|qui|grazie|per)\b|$)/u,
      /\b(?:lasci|lasciamo|lascia) (?:stare|in pace|perdere) ((?:il |la |lo |mio |mia |l )?\S+(?: \S+)?)$/u,
    ],
    unnamed:
      /^(?:e |ma |pero )*|(?: (?:io|noi|adesso|ora|qui|ancora|per ora|piu|poi|mai|niente|mi|ne|no|si))+$/gu,
    wishes: phrases(`
      se (lo |la |li |le )?(vuole|vuol|vuoi|volete) ... (deve|dovrebbe|bisogna|ci vuole|le ci vuole) (sentire|chiedere|domandare|sapere|avere|la|il|quella|quel) ... | quello che (mi )?(dovrebbe|deve|bisogna) (chiedere|domandare) ... | quella che (ci vuole|le ci vuole|le serve|vuole) ... | mi ricordi (di (raccontarle|dirle|parlarle) )?(di|del|della|dei|delle|dell) ... | mi (deve|dovrebbe|faccia) (far )?(parlare|raccontare|arrivare) (di|del|della|dei|delle|a|al|alla) ...
      (che )?(lei )?mi (domandasse|chiedesse|domandaste) (di|del|della|dello|dei|degli|delle|dell|qualcosa) ...
      (mi piacerebbe|vorrei|preferirei|preferisco|volevo|avrei voglia di|mi andrebbe di|se posso|posso|piuttosto|mi lasci|mi faccia) .. (raccontare|raccontarle|parlare|parlarle|dire|dirle|tornare) (ancora |invece |piuttosto )?(di|del|della|dello|dei|degli|delle|dell|d|su|sul|a|al|alla) ... | (mi )?(chieda|domandi) (piuttosto |invece |ancora |pure )?(di|del|della|dello|dei|degli|delle|dell) ... | (torniamo|parliamo|passiamo) (piuttosto |invece |un po )?(a|al|alla|di|del|della|dei|delle|ai|alle) ... | (piuttosto|invece) (le |ti |vi )?(racconto|dico|conto) (di|del|della|dei|delle|dell) ... | (le racconto|le dico|le conto) (piuttosto|invece) (di|del|della|dei|delle|dell) ... | nessuno mi (chiede|domanda) mai (di|del|della|dei|delle) ... | quello che vorrei che restasse ...`),
    blames: phrases(`
      (avrei|averei) (dovuto|potuto) ... | dovevo esser* .. io | (dovevo|potevo|bastava che) (chiamare|andare|restare|dirglielo|dirgli|dirle|fermar*|accorger*|capir*|chieder*|aspettar*|tornare|stare|essere|farlo|farmi|abbracci*) ... | (stupid*|scem*|cretin*|stolt*|sciocc*|egoist*|cattiv*|vigliacc*|ingrat*|tonta|tonto) (io|che (sono|ero|sono stat*|so stat*)|me|che) .. | (sono stat*|ero|ero stat*|son stat*|che) (un |una |proprio |cosi |tanto |molto |davvero ){0,2}(stupid*|scem*|cretin*|sciocc*|egoist*|cattiv*|vigliacc*|ingrat*|dura|duro) .. | (e|era|fu|e stata|fosse|sia stata) (tutta |anche )?colpa mia .. | (la )?colpa (e|era|fosse) mia .. | mi (do|davo|sono data|sono dato) la colpa .. | non (me lo|me la|mi) (sono mai )?(perdono|perdonat*|perdonero) .. | (magari|forse) se (chiamavo|andavo|restavo|dicevo|avessi|ero|fossi|correvo|ascoltavo) ... | se (solo )?(avessi|fossi) (chiamat*|andat*|restat*|dett*|ascoltat*|stat*|arrivat*|capit*|capito) ... | mi vergogno (ancora|di|a|tanto|$) ... | (pensi|guardi|vede) che stupid* ..`),
    justNow:
      /\b(?:mi dia|aspetti|scusi|mi scusi|solo|mi lasci) (?:solo )?(?:un|il tempo)\b|\bun (?:momento|attimo|minuto|momentino|attimino) (?:che|e)\b|^(?:\S+ ){0,2}(?:adesso|ora|intanto|qui) (?:vado|bevo|metto|mi alzo|mangio|prendo|preparo|parlo|chiudo|apro|devo|mi faccio|mi siedo)\b|^(?:e |allora |ecco )?(?:vado a|bevo|metto su|mi faccio|devo (?:bere|prendere|mettere|accendere|spegnere|mangiare))\b|^(?:\S+ ){0,2}(?:ho appena|gia) (?:bevuto|mangiato|messo)\b/u,
    leadsOn:
      /\b(?:sa|sai|sapete|indovini) (?:(?:che )?cosa (?:intendo|voglio dire)|(?:che )?(?<what>cosa|chi|come|dove|perche))\b/u,
    setsUp:
      /\b(?:ha|l ha|me l ha|mi ha|che ha) (?:preparato|messo su|impostato|acceso|sistemato|installato|organizzato) (?:tutto|questo|questa|quest\S+|qui|l apparecchio|il telefon\S+|il tablet|la macchin\S+)\b|\bme l ha (?:preparat|mess|acces|sistemat|installat)\S+\b/u,
    speaks:
      /\b(?:disse|dissero|diceva|dicevano|ha detto|hanno detto|rispose|ha risposto|gridava|mi fa|gli fa)\b/u,
    reports:
      /\b(?:diceva|dicevano|disse|dissero|ha detto(?! se\b)|hanno detto|mi ha detto(?! se\b)|mi fa|gli fa|mi diceva|rispose|ha risposto|gridava|fece|dise|diseva)\b/u,
  },
  words: {
    teased: {
      cosa: "No, che cosa?",
      chi: "No, chi?",
      come: "No, come?",
      dove: "No, dove?",
      perche: "No, perché?",
    },
    wholly:
      "Sì, una risposta si può cancellare del tutto: mi dica quale, e dopo un sì le parole e la voce sono cancellate per tutti. Può restare solo nelle copie di sicurezza di chi gestisce questa Saga.",
    beforehand: {
      first: "Prima che lo racconti, ecco chi lo può leggere.",
      after:
        "Quello che deve restare tra noi non entra in nessuna storia, ma a loro non lo posso nascondere. Non è obbligatorio raccontarlo.",
    },
    gender: [
      "Né uno né l’altra: sono un programma e mi chiamo Saga. Va bene come Le viene.",
      "Non sono né un uomo né una donna, ma un programma di nome Saga. Va bene tutto.",
    ],
    erasing: {
      own: "Sì. Basta dire «lo cancelli», e non entra in nessuna storia, anche se su questa pagina si vede ancora. Se dice anche «per sempre», dopo un sì è cancellato; può restare solo nelle copie di sicurezza di chi gestisce questa Saga.",
      interviewer:
        "Sì. Basta dire «lo cancelli», e non entra in nessuna storia, anche se {interviewer} qui lo può leggere. Se dice anche «per sempre», dopo un sì è cancellato; può restare solo nelle copie di sicurezza di chi gestisce questa Saga.",
      unnamed:
        "Sì. Basta dire «lo cancelli», e non entra in nessuna storia, anche se chi ha preparato tutto per Lei qui lo può leggere. Se dice anche «per sempre», dopo un sì è cancellato; può restare solo nelle copie di sicurezza di chi gestisce questa Saga.",
    },
    kept: {
      out: "Sì: quello che mi ha chiesto di lasciare fuori non entra in nessuna storia.",
      wish: "È tutto scritto come l’ha detto, e il Suo desiderio insieme al resto.",
      named: "Sì, questo resta fuori da ogni storia: {names}.",
      stillIn: "Finora invece è dentro: {names}. Lascio fuori anche questo?",
      neither:
        "Finora non c’è niente di segnato da lasciare fuori. Se mi dice «lo lasci fuori», non entra in nessuna storia.",
      other:
        "Questo non è tra le cose segnate da lasciare fuori. Mi dica chi o che cosa va lasciato fuori, e non entra in nessuna storia.",
    },
    putAgain: [
      "Mi ha chiesto qualcosa, e non ho capito che cosa. Me lo chieda ancora una volta.",
      "Ho sentito che mi faceva una domanda, ma non quale. La ripeta, e rispondo.",
    ],
    trusted: [
      "Grazie di averlo detto a me. Non entra in nessuna storia.",
      "Ho sentito, e grazie della fiducia. Resta fuori da ogni storia.",
      "Ha fatto bene a dirlo. Nessuna storia lo avrà, e possiamo stare zitti un momento.",
      "La ringrazio di avermelo affidato. In nessuna storia ci sarà.",
    ],
    sight: [
      "No, non La vedo: sono un programma, e ho soltanto quello che dice o scrive.",
      "Non vedo niente, sono un programma. Ho soltanto le Sue parole.",
    ],
    advice: [
      "Questo non glielo so dire, sono solo un programma. Lo chieda al medico o in farmacia, o a un avvocato se si tratta di legge, prima di fare qualcosa.",
      "Non lo so, e non devo tirare a indovinare. Glielo può dire un medico o il farmacista; per case e testamenti, un notaio o un avvocato.",
    ],
    written: [
      "Sì, è tutto conservato, parola per parola come l'ha detto.",
      "Sì. Quello che racconta resta scritto così come lo dice.",
    ],
    mind: [
      "No: sono un programma. Non mi stanco, non provo niente, non ho famiglia, e la notte non penso a nulla. Però quello che racconta resta, parola per parola.",
      "No, niente: sono un programma, non sento e non penso. So ascoltare, e conservare quello che dice.",
    ],
    opinion: [
      "Questo non lo so: sono solo un programma. Posso però conservare quello che ne pensa Lei.",
      "Non glielo so dire, conosco soltanto quello che mi racconta Lei. Mi interessa come la vede Lei.",
    ],
    guilt: [
      "Se lo rimprovera ancora. Me ne dica di più, oppure lo lasciamo qui: come vuole Lei.",
      "Se lo porta dietro da allora. Me ne parli quanto vuole.",
      "Sento come si giudica, in quel momento. Possiamo restarci, o lasciarlo stare per adesso.",
      "Lo porta ancora con sé. Se c'è altro da dire, lo dica; se no, basta così.",
    ],
    condolence: "Mi dispiace molto.",
    condoles: /dispiace/u,
    apologises:
      /scus|perdon|ragione mi (?:dis|rincr)|mi (?:dispiace|rincresce) (?:ho|dovevo|avrei dovuto|non (?:dovevo|avrei)|e colpa)/u,
    letIn: [
      "Bene, questo nella storia ci entra.",
      "Sì, resta come l'ha detto Lei, e nella storia ci può stare.",
      "D'accordo: questo rimane dentro, con le Sue parole.",
    ],
    misheard: ["Ho capito male, mi scusi.", "È stato un mio errore, mi scusi."],
    allKeptOut: [
      "{quote}: niente di questo entra in nessuna storia.",
      "{quote}: tutto questo resta fuori da ogni storia.",
    ],
    partKeptOut: [
      "Quella parte non entra in nessuna storia; il resto di quello che ha raccontato rimane.",
      "Quella cosa, e solo quella, resta fuori da ogni storia. Il resto rimane com'è.",
      "Quel pezzo resta fuori da ogni storia. Tutto il resto rimane.",
    ],
    nameKeptOut: [
      "Il nome {names} non sta in nessuna storia.",
      "{names} non entra in nessuna storia, e su quel nome non faccio domande.",
    ],
    refused: [
      "Va bene, di {names} non chiedo.",
      "D'accordo, non Le chiedo di {names}.",
      "Bene, su {names} non faccio domande.",
    ],
    staysOut: ["E quello che mi ha chiesto di lasciare fuori, resta fuori."],
    welcome: ["È bello risentirLa.", "Eccoci di nuovo."],
    goodbyeAgain: ["Arrivederci, e tante buone cose.", "Tante buone cose, allora, e a presto."],
    keptToo: [
      "Anche quello che ha detto adesso non va perso.",
      "Anche quest'ultima cosa resta qui, insieme al resto.",
    ],
    confided:
      "Resta qui, con quello che mi ha raccontato. Se non deve entrare in nessuna storia, mi dica «lo lasci fuori».",
    mayStop: [
      "E se per oggi preferisce fermarsi, basta dirlo.",
      "Se per adesso è abbastanza, me lo dica, e ci fermiamo.",
    ],
  },
};
