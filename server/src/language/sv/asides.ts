import type { Asides } from "../asides.ts";
import { phrases } from "../patterns.ts";
import { silence } from "./silence.ts";

export const asides: Asides = {
  signs: {
    silence,
    addressed: /\b(?:du|dig|dej|din|ditt)\b/u,
    asks: {
      kept: phrases(`
        (ar|halls|stannar|blir|star|ligger) (\\S+ ){1,6}(fortfarande |alltjamt |nu |verkligen )?(utanfor|struk*|utelamnad*|borttag*|borta ur) (fortfarande|an|nu|da|ocksa|eller|ja|och) .. | (ar|halls|stannar|blir|star|ligger) (\\S+ ){1,6}(fortfarande |alltjamt |nu |verkligen )?(utanfor|struk*|utelamnad*|borttag*|borta ur) $ | (inte|aldrig) (\\S+ )?(sagt|svarat|talat om|sa) (mig |mej |pa |ju ){0,2}om ... (utanfor|struk*|borta|borttag*|med) .. | (fragade|fragat|fragar|undrar) (dig |dej |ju )?om ... (utanfor|struk*|borttag*) .. | (ar|kommer|star) (\\S+ ){1,4}(med|in) i (boken|berattelsen|historien) ..
        (struket|borta|utelamnat|raderat|borttaget) (ja eller nej|eller inte|eller ej)
        (star|stannar|blir|finns|far) (det|den) (sta |vara )?kvar eller ..
        (ar|star|blev|finns|kom) (det|den|han|hon) (nu )?(inskrivet|med|skrivet|noterat|inne|uppskrivet|dar) ... eller .. | (skrev|satte|tog) du (in|med|upp|dit) (det|den) .. eller ..
      (ar|blev) (det|den|han|hon|allt|namnet) .. (struket|struken|borttaget|bortaget|utelamnat|raderat) .. | har du .. (strukit|tagit bort|utelamnat|raderat) .. | (tog|strok) du (bort|ut|det) ... | fragade (dig |dej |ju )?om ... (struket|borta|borttaget|utelamnat|raderat) .. | (det|som) jag (sa|bad) ... inte (skulle )?(skriva|skulle|ha med|ta med|sta|skrivas) ... | (finns|ar) det (borta|sparat|kvar eller) .. | ^ (och |men |sa |ja ){0,2}(finns|ar) det kvar ..
        (stannar|blir|ar) (det|detta|det har) (mellan oss|mellan dig och mig|har) (eller|da|$) .. | (horde|fattade|forstod|uppfattade) du (att|det|vad|ens|atminstone|eller) ... | (gor|tar|lovar|ordnar|skriver|lamnar) du (det|det da|bort det|ut det|upp det|in det) .. | (ar det|ar den|har du) (raderat|struket|borta|bortaget|utanfor|skrivit|antecknat|noterat) .. | begrips det .. | (ar det) .. (raderat|struket|borta) ..`),
      written: phrases(`
        har du (skrivit|antecknat|noterat) (ner|upp|in|ned) (det|den|detta) eller ..
        (skrev|antecknade|noterade|fick) du (upp |ner |ned |med |ju |nu ){0,2}(det|den|namnet|namnen|hans|hennes|vad|allt) ... | har du (skrivit|antecknat|noterat|fatt) (upp|ner|ned|med|det|namnet) ... | om du (skrev|har skrivit|antecknade|noterade|fick) (upp|ner|ned|med|namnet|det) ...`),
      reader: phrases(`
        vilka (ar det |ska |kommer att |som |far ){0,3}(som )?(laser|lasa|hor|hora|ser|lyssnar) .. | (ar det|finns det) (nagon|nan) (mer |annan |mer an du |fler ){0,2}som (laser|hor|ser|lyssnar) ..
        vem (ar det )?(egentligen |forresten |annars |alltsa |nu |da |sen |som ){0,4}(laser|lyssnar|tittar|ser|hor) ... | hur manga (ar det )?(egentligen |nu |da |som ){0,3}(laser|lyssnar pa|ser|hor) (det|detta|mig|mej) .. | (och )?(vem|vilka) ar (det|det har|detta|allt det har) (till )?for .. | (for|till) vem ar (det|det har|detta) .. | vem (laser|ser|hor) det (egentligen|da|nu|har) .. | vem (gar|kommer) (det|det har) till .. | (ar det|finns det) (nagon|nan) (annan )?som (laser|ser|hor|lyssnar) .. | vems ogon ...
        (laser|ser|hor) (?!(?:jag|du|man|vi|det)(?: |$))\\S+ (det|detta|det har|det dar) (da |sen |ocksa )?eller .. | (laser|ser|hor) (?!(?:jag|du|man|vi|det)(?: |$))\\S+ (det|detta|det har|det dar)( da| sen| ocksa)? $
        (kommer|ska|tanker|kan|skulle|vill) du .. (beratta|visa|saga|dolja|gomma|halla|undanhalla|hemlighalla) .. (for|fran|till) (?!(?:mig|mej)(?: |$))\\S+ .. | (haller|behaller|doljer|gommer|berattar|sager|visar|hemlighaller) du .. (det|detta|allt|nagot) .. (for|fran|till) (?!(?:mig|mej)(?: |$))\\S+ .. | (far|kan|kommer|ska) (?!(?:jag|du|det|man|vi)(?: |$))\\S+ (\\S+ )?(att )?(fa )?(veta|lasa|hora|se) (det|detta|av|om|vad|nagot) ..
        vem (laser|hor|ser|far|lyssnar|ar det som|ska|kommer att|kan|mer) .. (lasa|laser|hora|hor|se|detta|det|det har|pa|mer|allt|har) ... | vilka (laser|hor|ser|far|kan) ... | (kan|far|ska) .. (lasa|hora|se) (det|detta|det har|vad) ... | (vart|var) (tar|hamnar|gar) .. (vagen|det har|allt|detta) ... | (ar|blir) det (hemligt|privat|mellan) ... | stannar det (mellan|har|hos) ..`),
      erasing: phrases(`
        (finns|ges) det (nagot|nat|ett) (satt|vis) att (ta|fa|stryka) ...
        gar det att (fa|ta|gora) (bort|undan) ..
        (gar|kan|far|ska) (det|jag|man|du|vi|en) ... (stryka|stryk|stryks|ta bort|tas bort|radera|raderas|sudda|suddas|sudda ut|angra|ta tillbaka|slanga|slanga bort) .. | (hur|var) .. (tar|stryker|raderar|suddar) (jag|man|en) ... | om (man|jag|en) angrar (sig|mig|mej) ..`),
      beforehand: phrases(`
        (kan|far|kunde) jag (beratta|saga|tala om|anfortro) ... (utan|ingen|inte) ... (laser|lasa|ser|hor|vet|far veta) ..
        (laser|ser|hor|far) .. (det|detta|det har) .. (om|nar|innan) jag (sager|berattar|har (sagt|berattat)) ... | vem .. (ser|laser|hor|far se|far veta) .. (om|nar|innan) jag (sager|berattar|har (sagt|berattat)) ... | (om|nar) du (lovar|svar) ... (inte|aldrig|ingen) ... | (saker|garanti|loftet|visshet) .. att ... (inte|aldrig|ingen) .. (ser|laser|hor|far) ... (innan|forran) jag ... | (lust|vill|tankt|tanker) .. (beratta|saga) ... (laser|ser|hor) (de|han|hon|nagon) ..
        (sager|berattar|saga|beratta) ... ... (om|sa lange|forutsatt) ... (inte|aldrig|ingen|inga) ... (laser|lasa|ser|se|hor|hora|vet|veta|hittar) (om )?(det|detta) .. | ^ (men |fast |och ){0,2}(inte om|bara om|sa lange|forutsatt) ... (laser|lasa|ser|se|hor|hora|veta|vet) (om )?(det|detta) ..
        (om|nar|innan) jag (nu )?(sager|berattar|har sagt) ... (far|kan|kommer|vill|ska|laser|ser|om|vem) ... (lasa|laser|se|ser|hora|hor|veta|vet) (om )?(det|detta) .. | (om|innan) jag (nu )?(sager|berattar|har sagt) ... (far|kan|kommer|ska|vem) .. (lasa|laser|veta) $`),
      wholly: phrases(`
        overallt .. | inte ens (den|de|dom) som .. | (fungerar|funkar|klarar|kan) (det|du det|du) .. | finns det (nagot|nat) satt .. 
        (helt|helt och hallet|alldeles|for gott|for alltid|overallt|totalt|fullstandigt) .. | inte bara (ur|fran|i) (berattelsen|boken) .. | (sa|sa att) ... (inte|aldrig|ingen) ... (hitta*|ser|se|laser|lasa) .. | (gar|kan|skulle) (det|du|man) .. eller (gar|kan|inte) .. | (ar )?det mojligt .. | (kan|gar) .. ja eller nej ..`),
      length: phrases(`
        hur (lange|langt|mycket|manga) .. (kvar|till|aterstar|haller|tar|ar det|fragor|blir det|ska) ... | (ar det|har vi) (mycket|langt|manga|mer) kvar .. | (nar) (ar|blir) .. (klara|fardiga|slut) .. | ar vi (snart|strax) (klara|fardiga) ..`),
      recording: phrases(`
        (spelar|spelas|bandar) .. (in|detta|det) ... | (ar|gar) (den|det|apparaten|bandet) (pa|igang) .. | (skriver|skrivs) .. (ner|upp|ned) ... | min rost ..`),
      off: phrases(`
        (hur|var|kan|kunde|gar|far|vad) ... (stanger|stanga|stangs|slar|sla|knapper|knappa) (jag |man |du |vi |en )?av ... | (hur|var|kan|kunde|gar|far) ... (slutar|sluta|stoppar|stoppa) .. (spela in|banda|inspelning*|mikrofon*) ..`),
      copies: phrases(`
        (hur lange|hur manga|nar|var|vem|vilka|vad) ... (sakerhetskopi*|kopior|kopiorna|backup*) ... | hur lange (sparas|sparar|behaller|behalls|lagras) ...`),
      sense: phrases(`
        vad (ska|skall) (det|ni|du|man|detta|det har) .. (till|med|anvanda|tjana) ... | vad (ar|ska|tjanar|har) .. (bra for|meningen|tjana till|det till|vitsen|poangen) .. | varfor (fragar|vill|undrar|ska) (du|ni|nan|nagon) ... | vem (vill|ska|bryr|orkar) .. (veta|lasa|hora|sig|det) ... | till vad nytta .. | vad gor (ni|du) .. (med|av) ...`),
      help: phrases(
        `(hur|var) (gor|trycker|sparar|skriver|far|ska|hittar) (jag|man|en) ... | vilken knapp .. | (bokstaverna|texten|skriften) .. storre ..`,
      ),
      mind: phrases(`
        (blir|brukar|ar) du (aldrig |inte |nansin |nagonsin )?(trott|ledsen|glad|arg|less|ensam|ledsna|gift|rord) ... | (tanker|funderar|minns|drommer|sover|grater|kanner|ater|bryr|saknar|tycker om) du (nansin|nagonsin|pa|nat|nagot|om natterna|pa natten|nan|dig|dej|ens|mig|mej) ... | har du (nan |nagon |en |ett |egna |egen |nagra |inga |ingen )?(familj|barn|man|fru|mor|mamma|syskon|barnbarn|hjarta|kanslor|hem|foraldrar|liv) ... | vad gor du (pa|om|nar|annars|sen|hela) ... | var (bor|sitter|sover|haller) du ... | (kan) du (kanna|grata|skratta|se|tanka) ..`),
      gender: phrases(`
        (ska|skall|far) (man|jag) .. (herr|han) eller (fru|froken|hon) .. | du later som en (kvinna|man|karl|flicka|pojke|dam|herre) .. | (hor|vet|forstar|ser) (jag )?inte (jag )?om du ar (en )?(flicka|pojke|man|kvinna|karl|han|hon) eller ...
        (ar|e) (du|det) (en )?(han|hon|karl|kvinna|man|fru|dam|herre|pojke|flicka|gubbe|gumma) eller (en )?(han|hon|karl|kvinna|man|fru|dam|herre|pojke|flicka|gubbe|gumma|kvinnfolk|karlkarl) .. | (ska|skall|far) jag (saga|kalla) ... (herr|fru|han|hon|herrn|frun|froken) eller ... | om (du|det) (ar|var) (en )?(karl|man|kvinna|dam|herre|han|hon) eller ... | vad (ska|skall|far|bor) jag (saga till|kalla) (dig|dej) ..`),
      sight: phrases(`
        (kan|ser) (du|ni) (ens |verkligen |faktiskt )?(se )?(mig|mej|oss|mina *|min *) (nu|dar|darinne|inifran|daruppe|harifran|framfor|genom|$) ... | (har du|finns det) (en |nagon )?(kamera|ogon) ... | tittar du pa (mig|mej|oss) ..`),
      advice: phrases(`
        (ska|skall|kan|bor|far|borde|maste) jag (verkligen |fortfarande |ocksa )?(ta|sluta|sluta med|hoppa over|dubbla|svalja|blanda|ata) (de|den|mina|min|det|en|tva|bada|halva|medicinen|tabletterna|pillren|dropparna) ... (ganger|fore|efter|med|igen|nu|morgonen|kvallen|frukosten|maten|ihop|samtidigt|tablett*|piller|pillren|droppar*|insulin*|medicin*|pa en gang) ... | ar det (farligt|okej|bra|normalt) (att ta|att blanda|att sluta|om jag tar) ... | (ska|bor|borde|maste) jag (ringa|ga till|fraga|soka|visa) (en |min |till )?(doktor*|lakar*|vardcentral*|apotek*|jurist*|advokat*|tandlakar*|sjukskotersk*) ... | vad (ska|kan|bor) jag (ta|gora) (for|mot|at) (mitt|min|mina|en|ett) (kna*|hoft*|rygg*|hjart*|host*|vark*|ben*|huvud*|blodtryck*|mage*|ogon*|ora*) ..
        (kan|far|ska|har|ar|kommer|arver) ... ... (testamente|testamentet|arv|arvet|arva|arver|bouppteckning*|lagfart*|jurist|advokat|fullmakt*|lagligt|enligt lagen|arvskatt|bodelning*) .. $`),
      something: phrases(`
        (ett )?(rakt|arligt|rejalt|ordentligt|klart|tydligt) svar (tack|nu|pa|ar|da|vill|bara) .. | (ett )?(rakt|arligt|rejalt|ordentligt|klart|tydligt) svar $ | (jag vill ha|far jag|kan jag fa|ge mig|ge mej|jag vantar pa|jag skulle vilja ha) (ett|nagot) (\\S+ )?svar .. | (jag )?(fragade|stallde) (dig |dej |ju )?(ju )?(en|min) (enkel |rak |klar )?fraga .. | ^ (sa |nu |men |snalla ){0,2}svara (mig|mej|pa fragan|pa min fraga|da|nu) .. | svara rakt .. | du har inte svarat (mig|mej|pa) ..`),
      person: phrases(`
        (ar|e) du (en|ett|nan|nagon|riktig|levande|manniska|maskin|robot|dator|verklig) ... | (sitter|finns|ar) det (nan|nagon|en) .. (dar|har|manniska|person|pa andra|bakom) ... | vem (ar|e) du .. | (pratar|talar) jag med (en|ett|nan|nagon) ... | vad heter du ..`),
      opinion: phrases(`
        ^ (och |men |a |ja ){0,3}(har|ar|vet|kan|hor|forstar|vill|tror|minns|kanner|begriper) du ...
        (tror|tycker|menar) du (att|det|han|hon|de|jag|man|inte|sjalv|om|nan|du) ... | vad (tycker|tror|sager|anser|hade|skulle) du (sjalv|om|att|ha|gora|gjort|da|du|jag|$) ... | vad (tycker|tror|anser|sager) (du )?(sjalv|du da|ni) .. | hur ser du (sjalv )?pa ... | (har|hade) du (nansin |nagonsin |aldrig )?(hort|sett|varit|smakat|kant|traffat|levt) ... | (skulle|hade) du (ha )?(gjort|sagt|forlatit|gatt|kunnat|velat) ... | (borde|ska|skulle) jag ... | vet du (om|hur|varfor|vad|vem|nat) ... | gjorde jag (ratt|fel) ..`),
    },
    asksBack: phrases(`
      ^ (och |men |ja |mer |beratta ){0,3}(om|av|for|i) (vad|vem|vilket|vilken|vilka)( da| menar du)? $ | ^ (\\S+ ){0,2}(vad|vem|vilket|vilken|vilka) menar du( da| nu)? $ | ^ hur var vad $ | ^ (vilket|vilken|vilka)( av dem| av dom| del| bit| da)? $ | ^ (men |och |ja )?(vilken|vilket) (bit|del|stycke)( da| dar| menar du| da da)? $`),
    finished: phrases(`
      jag (har )?(sa|sagt) (ju )?(att )?(jag )?(ar|var) (klar|fardig) .. | jag (har )?(sa|sagt) (ju )?(hej da|god natt|godnatt|adjo) .. | det blir ingen nasta gang .. | (jag|vi) (ar|slutar) (klar|klara|fardig|fardiga) (nu|for gott) .. | slutar for gott ..`),
    stops: phrases(`
      ^ (nu |da |sa |men |och |nej ){0,2}(jag )?(gar|ska ga|far ga) (jag )?(nu )?och (lagger|lagga) mig ..
      (nu |det )(far|kan) det (vara|racka)( nog| bra| gott)? (for|med) (i dag|idag|i kvall|ikvall|nu|den har gangen|detta) .. | ^ (nu |ja |jo |nej |oj |usch |men ){0,2}(ar jag|jag ar|jag blir|nu blir jag) (sa |lite |ganska |riktigt |for |helt ){0,2}(trott|slut|matt|utmattad)( nu| i dag| idag)? $
      ^ (nu |sa |ja )?(far|kan) det racka .. | nu far det racka ..
      orkar (jag )?inte (jag )?(mer|langre) .. | (det |resten )?(far|kan|ska) (vi|jag|du) (ta|hora|fa|beratta) .. (en annan (dag|gang)|imorgon|i morgon|nasta gang) .. | (inte|inget) mer (i kvall|ikvall|i dag|idag|nu) .. | (det|nu) (racker|far racka|racker det|ar det nog|far det racka|far det vara nog|far det vara|ar det bra) (for|nu|sa|idag|i dag|med|$) .. | (vill|maste|far|ska|behover|tror) jag .. (sluta|vila|lagga mig|lagga mej|ga och lagga|ta en paus|ga nu|avsluta|stanna) ... | jag (vill|maste|far|ska|behover|tror att jag vill|skulle vilja) .. (sluta|vila|lagga mig|lagga mej|ga och lagga|ta en paus|ga nu|avsluta) ... | (kan|ska|far) vi .. (sluta|avsluta|ta en paus|stanna|fortsatta) (nu|har|for|dar|en|i morgon|imorgon|nasta|$) .. | (nu |jag |sa )?(ar|e|blir|borjar) (jag |bli |sa ){0,2}(trott|slut|utmattad|mor|trotter|somnig|alldeles slut|helt slut) (nu|i|och|idag|jag|$) ... | nog for (idag|i dag|ikvall|denna gang|den har gangen|nu) .. | (vi|jag) (tar|fortsatter|berattar|horas|hors|pratar|far) .. (imorgon|i morgon|en annan (dag|gang)|nasta gang|sen|resten) ... | ^ (i morgon|imorgon|en annan gang|resten) .. $ | (rosten|ogonen) (tar slut|orkar|bar|faller|ar slut) .. | (stang|sla) av .. | jag (orkar|hinner) inte (mer|langre) (nu|idag|i dag|$) .. | (jag har |maten |potatisen )?(potatisen|maten|kaffet) (pa|ar pa|star pa) (spisen)?`),
    askedWhether: phrases(`
      (struket|borta|utelamnat|raderat|borttaget) (ja eller nej|eller inte|eller ej)
      jag vet (fortfarande |anda )?inte om (det|du|den|hon|han) ..
      jag (har )?(fragade|fragat|undrade|fragar|undrar) (dig |dej |ju |bara ){0,2}(om|vem|vad|hur) ..`),
    returns: phrases(`
      (har|nu|da) ar jag (igen|tillbaka|har) .. | jag ar (tillbaka|har igen) .. | ^ (ja |nu |jaha )?(hej|god (morgon|dag|kvall|middag|eftermiddag)|hejsan|goddag)( igen| dar)? ..`),
    leaves:
      /^(?:(?:ja|sa|och|men) )*(?:det var allt|det var det|det ar allt|nu ar det slut|slut)(?: da| nu| fran mig)? tack(?: sa mycket| ska du ha)?$|^(?:(?:ja|jo|na|nej|sa|da|nu|och|tack|men) )*(?:hej da|hejda|hej hej|hej sa lange|adjo|adjo da|farval|vi hors|vi ses|vi hores|pa aterseende|godnatt|god natt|ha det bra|ha det|ha det gott|tack for mig|tack for i dag|tack for idag)(?: (?:da|sa|lange|och|tack|for|mig|mej|idag|i|dag|nu|pa|imorgon|morgon|med|dig|dej|vi|hors|ses|saga|kara|du|det|gott|bra))*$/u,
    confides: phrases(`
      (det|detta|det dar|det har) har jag (aldrig|inte) (berattat|sagt|talat om|namnt) (det )?(for|till) (nagon|nagon annan|en levande sjal|en sjal|nan) .. | jag har (aldrig|inte) (berattat|sagt|talat om|namnt) (det|detta|det dar|det har) (for|till) (nagon|nagon annan|en levande sjal|en sjal|nan) .. | (har|hade) jag aldrig (berattat|sagt|talat om) for (nagon|nan|en levande sjal) .. | (det|detta) har jag inte (sagt|berattat) till (nagon|nan|en levande) .. | du ar den forsta (som|jag) ...`),
    complains: phrases(`
      och (sa|da) (fragar|undrar) du (om|vad|hur|var) ...
      ^ (nej |men |jo ){0,2}det (ar|var) \\S+ jag (berattar|berattade|pratar|pratade|talar|talade|menade) om .. | du (sager|fragar|tjatar) (ju |bara |jamt |om )?(samma|det dar) (sak|jamt|hela tiden|om igen|igen) .. | (du far|kan du) hitta pa (en annan|nagon annan|nan annan) fraga ..
      (det|sa) sager du nu .. | nu sager du det .. | jag fragade (dig |dej |ju )?(tva|tre) ganger .. | (tva|tre) ganger (har jag fragat|fragade jag) | du (far|borde|skulle|kan) (nog |val |allt )?lyssna (lite )?(battre|nogare|ordentligt) .. | har du (inget|ingen|inga) (folkvett|hyfs|hjarta|vett|skam|oron|kansla) .. | vet du inte hut ..
      jag fragade (dig |dej |ju )?om du (skrev|har skrivit|antecknade|noterade|fick) ..
      jag fragade (dig |dej |ju )?om (det|den) (ar|var|blev) (struket|struken|borta|borttaget|utelamnat|raderat) ..
      ^ (nej |men |ja )?jag sa inte (att|det) ... | (nu )?far du (val )?ge dig .. | du sager samma (sak|visa) ... | svara pa (det|vad|fragan) ... | (det var|vilket) (ett )?(dumt|daligt|konstigt) svar .. | jag fragade (en enda|bara en|en) (sak|gang) .. | (det ar )?ingen som (slar|hotar|skadar) (mig|mej) .. | sa (slanger|tar|stryker) du (bort )?(det|den) ...
      ^ (nej |men |jo ){0,3}(det var|det ar)( ju)? (inte det|inte vad|inte sa|inte|vad|sa|det) jag (menade|sa) .. | (dum|dumt|dumma|konstig|fanig|larvig) (fraga|fragor) .. | du (horde|fattade|forstod) (ju |visst |val )?(inte|fel|aldrig) .. | (nu )?(ar|gar|kommer|hor) du (pa )?(fel|dar|ute och cyklar) .. | jag (sa|berattade|pratade) (ju )?om ... och (sa|da) fragar du ... | du (svarar|svarade) (ju )?(inte|aldrig) .. | (far|fick) (jag )?(inget|inte nat|aldrig nat) svar .. | vad ar det for satt .. | (har du|du har) (inte )?lyssnat ..
      lyssnar du (eller|ens|alls|overhuvudtaget|pa) ... | du (lyssnar|hor|horde|lyssnade) (ju |val )?(val|ju|visst|nog|aldrig|inte) .. | (du )?(lyssnar|hor) du (ens|inte|pa|nat|nagot|vad|overhuvudtaget|alls) ... | (pratar|talar) (med|till|for) (en |ett )?(vagg|vaggen|luften|dova|trad*) .. | du (gar|hoppar|for|kor|byter|fragar) (bara|rakt|over|forbi|amne|samma|jamt|hela) ... | det (har|sa|berattade) jag (ju )?(redan|nyss|sagt|berattat) ... | (jag har |har jag )(ju )?(redan|nyss) (sagt|berattat|svarat) ... | du (har|fragade) (redan|ju|nyss) (fragat|om) ... | det (fragade|har du fragat) du (nyss|forut|om) ... | (du )?svarade(r)? (du )?inte (pa|mig|mej) ...`),
    keepsOut: phrases(`
      (det|den|detta|det dar) lamnar (du|ni) (helt |alldeles )?(utanfor|ute) .. | jag vill att (det|den|detta) (branns|forstors|slangs|forsvinner|stryks) .. | ^ (snalla |och |nej |da |du ){0,2}(brann|slang|kasta|glom) (upp )?(det|den|detta) .. | ta bort (det|den) (darifran|dar) .. | (lamna|hall|ta|stryk|skippa|hoppa over|utelamna) (det|den biten|den delen|biten|det dar|stycket) (jag sa )?om .. | (lamna|hall) (det|den biten|den delen|biten|det dar) om .. (utanfor|ute|borta)
      (stryk|sudda|radera|ta) (det|den|detta) (helt|alldeles|for gott|igen|bort|over) .. | (sudda|stryk) (ut|over) (det|den|detta) .. | jag (vill|ville) ha (bort|det bort|den bort) ..
      (far|ska|kan) (du|ni) inte (ha|ta|skriva|satta|lagga) (med|in|ner|upp|dit) .. | (ha|ta) inte med (det|den|detta|honom|henne|dem|om) ..
      (ta|stryk|radera|sudda|plocka|klipp|slang|kasta) (bort|ut|det|den|detta|allt|han|henne|ur) (det|den|dar|har|bort|ut|som|dit|om|du|$) ... | (stryker|suddar|raderar|slanger) du | tar du bort | (stryk|radera|sudda) (ut )?(det|den|detta) .. | (det|den|dem|detta|honom|henne|det dar|den biten) .. (far du|ska du|kan du|stryker du|tar du|suddar du) (stryka|ta bort|bort|sudda|radera|slanga|inte ta med|utelamna|lamna|halla utanfor)? .. | (jag (helst )?(vill|ville)|(vill|ville) jag) (helst )?(inte|aldrig) (jag |helst )?(ha med|ha det|ha in|ha den|ha dem|att det|att nan|att nagon|att barn*|att han|att hon|att de) ... | (det|den|hon|han|de|dom) som inte (ska|far) (sta|vara med|med|in) .. | (ska|far|skall|bor|behover|kan) inte (med|in|sta|skrivas|komma|vara med|tryckas|lasas|ner|std) .. | (skriv|tryck) (inte|inget|ingenting|aldrig) ... | (skriv|ta|satt|tryck|beratta|visa) (inte|aldrig) (det|den|detta|upp|ner|in|med|om|ut|i) ... | (inte|aldrig) (for|i|till) (boken|nan bok|nagon bok|tryck|barnen|barnbarnen|berattelsen) .. | (det |detta )?(stannar|blir|ska stanna|haller vi) (mellan|hos) (oss|dig och mig|dej och mej|dig) .. | (lamna|lat|hall|haller) (det|den|honom|henne|dem|\\S+) (utanfor|ute|utanfor det) .. | lagg (den|det) (i elden|pa elden|i spisen) ..`),
    mayStay: phrases(`
      (bara|sa lange|om bara) (det|detta|det har|det dar) (inte|aldrig) (kommer|ska|far|gar|tas) (med|in) $ | (bara|sa lange|om bara) (det|detta|det har|det dar) (inte|aldrig) (kommer|hamnar|star|gar|ska) (med |in |sta ){0,2}i (boken|tryck|berattelsen|historien|nagon) .. | (bara|sa lange|om bara) (det|detta|det har|det dar) (inte|aldrig) (trycks|skrivs) ..`),
    hushes: phrases(`
        (det|detta|det har|det dar|den biten|saken) (stannar|blir) (har |bara |strikt |kvar ){0,2}(mellan (oss|dig och mig|dej och mej)|inom \\S+ (fyra )?vaggar*) .. | ingen (annan |manniska |levande sjal ){0,1}(far|ska|skall) (nagonsin |nansin |aldrig )?(fa |ha |ta )?(det|det har|det dar|detta|del|reda|hora|se|lasa|veta) .. | ^ (och |men |nej ){0,2}inte (forran|ens nar|ens sen|ens efter att) jag (ar |har |sjalv |val ){0,2}(dod|borta|gatt|begraven|begravd|under) .. | (det|detta|det har|det dar) (ar|var) (inte|inget|ingenting) for (?!(?:mig|mej|oss)(?: |$))\\S+ (\\S+ )?att (lasa|hora|se|veta) .. | (det|detta|det har) (tar|ska|foljer) (jag )?(ta |folja )?(det )?(med )?(mig |mej )?(ner )?i graven .. | (jag ska|jag kan|jag vill|nu ska jag|jag maste|jag far) (beratta|saga|anfortro) (for )?(dig |dej )?(en hemlighet|nagot hemligt|nagot i fortroende|det i fortroende) .. | (det|detta|det har) (ar|blir|ska vara) hemligt .. | (behover|ska|skall|far) (inte|aldrig) (?!(?:jag|vi|man|du|ni)(?: |$))\\S+ (nagonsin |nansin |fa ){0,2}(veta|hora|reda|lasa|se) (det|nat|nagot|om|av|reda|$) | (behover|ska|skall|far) (inte|aldrig) (?!(?:jag|vi|man|du|ni)(?: |$))\\S+ (nagonsin |nansin |fa ){0,2}(veta|hora|reda|lasa|se) (hon|han|de|for|och) .. | (det|det har|det dar|detta) (ska|far|skall|maste) (inte|aldrig) (komma |ga |na |ut )?(till|fram till) (?!(?:mig|oss|skolan|kyrkan)(?: |$))\\S+ .. | ^ (nu |men |ja |och ){0,2}(det|det har|det dar|detta) ar (en|min|var) hemlighet (det|och|mellan|som|$) ..
      (inte|aldrig) (visa|visas|lasas|ges|ge) (det |den |upp )?(for|till|av) (?!(?:mig|mej|oss)(?: |$))\\S+ ..
      (?<!(?:jag|vi|man|folk) )(far|ska|skall|maste|behover|bor) (inte|aldrig) (nagonsin |nansin |fa |ha |nagot ){0,3}(veta|hora|reda|komma pa|lasa|se det|ana|upptacka|snappa) .. | ^ (du )?(lova|svar pa|svar) (mig |mej )?(att|nu) .. | ^ (men )?(lova|svar) ... | (inte|aldrig) .. (for|fora|sprid|sprida|bar) (det |detta |nagot )?vidare .. | inte for (nagon|nan) annan an .. | (bara|enbart|endast) for (dig|dej|dina oron) .. | (har|haller) vi en hemlighet .. | (det|detta|det har) (ar|blir) (en|min|var) hemlighet ..
      (det|detta|det har|den har) (har |biten |saken ){0,1}(far|ska|skall|maste|bor|kan) (bara |allt )?(stanna|bli|forbli) (kvar )?(mellan|har|inom) .. | (det|detta|den) (far|ska|gar|maste) (inte|aldrig) (ga |foras |komma )?(vidare|langre|ut) .. | (for|fora|fors) (det |detta )?inte (det |detta )?vidare .. | inte (ett|ett enda) (ord|knyst|pip|ljud) (till|for|at) ... | (hall|haller du) (tyst|inne|det for dig sjalv|det inom dig) .. | (du )?(far|ska) inte (saga|beratta|fora|skvallra|yppa|tala om) (det |detta |nagot |nat |om det |ett ord |vidare ){0,2}(till|for|vidare|at) (?!(?:mig|mej)(?: |$))\\S+ .. | (sag|beratta|skvallra|yppa) (inte|aldrig|inget|ingenting|inte ett ord) (det |detta |om det |nagot |det har ){0,2}(till|for|at) (?!(?:mig|mej)(?: |$))\\S+ ... | sag (inget|ingenting) (om (det|detta) )?till (?!(?:mig|mej)(?: |$))\\S+ ..
      (\\S+ ){1,3}(far|ska|skall|maste) (aldrig|inte) (nagonsin |nansin )?(fa )?(veta|hora|lasa|reda pa|vetskap) .. | ingen (far|ska) (nagonsin |nansin )?(fa )?(veta|hora|lasa|se) .. | i (storsta |all )?fortroende .. | behall (det|detta) for (dig|dej) ..`),
    ofWish: phrases(`
      (nu har jag|jag har|har jag) .. (sagt|berattat) (det|vad|sadant) (som )?jag (lovat|lovade|svor|svurit) .. | (det|detta) (fick jag|har jag|fick man) (hora|veta|hort|fatt) .. i fortroende ... | jag hade ingen ratt att (fora|saga|beratta|tala) ... | jag (skulle|borde) ha bitit (mig|mej) i tungan ..
      (det var |det ar )?fel av (mig|mej) att .. (beratta|saga|namna|sagt|berattat) ... | jag (angrar|skams for) att jag .. (sa|berattade|sagt|berattat|namnde) ... | jag gjorde fel (som|nar jag) (sa|berattade|namnde) ... | (skulle|borde) (jag )?(aldrig|inte) ... (kommit over|ha sagt|sagt|berattat|ha berattat|namnt) ... | (kanns|mar jag|kanner jag mig) (det )?(sa )?(illa|daligt|inte bra|dum|usel) ... (sa|berattade|sagt|berattat) ... | inte (mitt|min sak|min) att (beratta|saga|ga ut med) .. | jag (sa|har sagt|berattade) for mycket .. | jag (borde|skulle) (ha )?(tigit|hallit tyst|hallit mun) ..
      inte bara (ur|fran|i) (berattelsen|boken|din bok) ... | (sa|sa att) ... (inte|aldrig|ingen) ... (hitta*|ser|se|laser|lasa) ..`),
    meant: [
      /\b(?:det|den|biten|delen|det dar|den dar|stycket|historien|som jag sa) (?:dar )?(?:jag sa )?om ((?:min |mitt |mina )?\S+(?: och \S+)?)/u,
    ],
    ahead:
      /\b(?:en sak till|jag (?:ska|skall|kan|vill) (?:saga|beratta) (?:dig |dej )?(?:en sak|nat|nagot)|det har (?:ar|blir|far|stannar|ska) (?:bara |stanna |enbart )?(?:har|mellan|for dig|oss)|det jag (?:sager|berattar|ska saga|tanker saga)(?: dig| dej)? nu|det har nu|det som kommer nu)\b/u,
    allOf:
      /^(?:ja |jag menar )?(?:alltihop|alltihopa|allt|alltsammans|allt det|allt det (?:har|dar)|hela (?:rasket|alltet|historien))$/u,
    thatName: /\b(?:det|hennes|hans|deras) namnet?\b|\bnamnet\b/u,
    letsIn: phrases(`
      lat (henne|honom|dem|dom) (atminstone )?(fa )?(vara|sta|finnas) (med|har|dar|kvar) ..
      ^ (och |sa |men ){0,2}(anteckna|notera|skriv) (dar |du |garna |upp ){0,2}(att|hur) ... | sa skriv du (att|upp|det) ... | ^ (det|detta) (borde|maste|ska|bor) (vara|sta|komma) med .. att ...
      ^ (och |men |sa ){0,2}(det )?(ska|far|kan|maste) du (garna )?(skriva|satta|ta|lagga) (dit|in|med|upp|ner|ned) .. | ^ (och |men |sa |du ){0,2}(skriv|satt|ta|fa|lagg|anteckna) (garna )?(in |upp |med |dit |ner |ned ){0,2}(det )?(att|hur) ... | ^ (och |men ){0,2}lat (det )?sta( dar| med| det)?( att)?
      (med|under) (hela )?(sitt|hennes|hans|sina|deras) (hela |fulla |riktiga |eget )?namn .. $ | att (hon|han|de|dom|det) (star|ska sta|far sta|finns) (med|dar|i) ... | (bindestreck|stavas|stavat) ... | (med )?(tva|dubbelt?|dubbel) (b|d|f|g|l|m|n|p|r|s|t) ..
      (far|kan|ska) (garna )?sta (kvar |med )?i (berattelsen|boken|historien|den) .. | jag vill (att )?(det|den|han|hon|de|dom|namnet|namnen) (ska )?(star|sta|ar med|vara med|med|in) ..
      (det|den|detta|det dar|den dar|de|han|hon|dom|det har) (ska|far|kan|maste|bor|far garna|far lov att|kan fa|ska fa) (du )?(sta|vara|sta kvar|vara med|sta med|komma|komma med|ta med|skriva|skrivas|trycka|tryckas|sta i|sta dar|in) (med|kvar|in|i|dar|upp|ner|garna|$) .. | (det|den|detta) (ska|far|kan|maste) (sta|vara med|med|in|finnas) .. | ^ (och |men |ja |sa |du ){0,2}(satt|skriv|ta|ha|lagg|skriv garna|ta garna|lat) (garna )?(in|med|ner|ned|upp|kvar) (det|den|namnen|namnet|dem|dom|honom|henne|att|detta|alla|deras|hennes|hans) ... | (satt|skriv|ta|lagg|lat) (det|den|namnen|dem|dom|honom|henne|\\S+) (in|med|ner|upp|sta|sta kvar|vara med|kvar) .. | (det|den) (far|kan|ska) du (garna |gott |allt )?(skriva|trycka|ta med|ha med|satta in|behalla|lata sta|lata vara) .. | (det|den|dom|de|dem) vill jag (garna )?(ha med|ska (sta|med|vara med)|ha in) .. | (vill|ville|skulle vilja|onskar) jag (garna )?(ha|att) .. (med|med i|i boken|ska sta|star|stod|kommer med|star kvar) ..`),
    takesBack: phrases(`
      (jag )?(har )?(aldrig |inte )(har )?(jag )?(sagt|bett|begart) (nagot |nat )?(om )?(att )?(nagot |nat |det |den |du |allt ){0,2}(ska |skulle )?(stryk*|ta bort|tas bort|bort|hoppa over|utelamna*|klipp*|radera*) .. | vem (har )?(sagt|sa|bad|bett) .. (bort|stryk*|ta bort|tas bort|utelamna*) ..
      (jag )?(har )?(inte |aldrig )(har )?(jag )?(sagt|bett|begart) (till |at )?(dig|dej)( om| att)? .. (stryka|ta bort|hoppa over|utelamna|lamna|utesluta) .. | (jag )?(har )?(inte |aldrig )(har )?(jag )?(sagt|bett|begart) (om )?att (du|det|den|nagot|nat|allt) (ska|skulle) (stryka|strykas|ta bort|tas bort|bort|hoppa over|utelamna|utelamnas|utesluta) .. | jag (bad|har bett) (dig |dej )(aldrig|inte) .. (stryka|ta bort|utelamna|hoppa over|lamna nagot) .. | jag (sa|har sagt) (aldrig|inte) att (du|det|den|nagot) (ska|skulle) (stryka|strykas|ta bort|tas bort|utelamna|utelamnas|hoppa over|bort) .. | (inget|ingenting) ska (strykas|tas bort|bort|utelamnas|vara utanfor) ..
      ^ (nej |och |men ){0,2}(det|den|det om \\S+|\\S+|alltihop|allt) ska (vara|sta|finnas|ligga) kvar( dar| i boken| i berattelsen)? $ | ^ (snalla |nej |och |men ){0,2}(lagg|satt|ta|skriv) (tillbaka (det|den|detta)|(med|in) (det|den|detta) igen|(det|den|detta) tillbaka)( igen| dar| i boken| i berattelsen| tack)? $`),
    skips: phrases(`
      det (ar|var) (val |ju )?du som (ska|skulle|skall) (fraga|stalla fragor*) .. | du (skulle|ska) (ju |val )?(fraga|stalla fragor*) .. $ | var ar fragan ..
      ^ (men |och |ja |na |nu |sa ){0,3}(fraga|ta|prata) (mig |mej )?(om )?(nat|nagot|nagonting|nan sak) (gladare|roligare|lattare|muntrare|trevligare|battre|glatt|roligt|muntert|lattsamt) ..
      (sa |da |och )?vi gar vidare till ...
      ^ (nej |na |men |sa |och |nu |ja ){0,3}(fraga|ta|hitta pa|prata om) (mig |mej )?(om )?(nagot|nat|nanting|nagonting|en annan|nan annan) (annat|fraga|sak|roligare|roligt|lattare) .. | ^ (nej |na |men |sa |nu |ja ){0,3}(vi gar vidare|ga vidare|nasta fraga|nagot annat|vi byter amne|byt amne|vi tar nat annat) (nu|tack|da)? $`),
    forbids: phrases(`
      (det|den|dem|dom|henne|honom|sant|det dar|det har) fragar (du|ni) (mig |mej )?(inte|aldrig) .. | (fraga|fragar du) (mig |mej )?(inte|aldrig) om (det|den|henne|honom|dem|dom) .. | (tacksam|glad|tacksamt) om (du|ni) (inte fragar|inte fragade|slutar fraga|later bli att fraga|lat bli att fraga) ... | (far|ska|skall) (du|ni) (inte|aldrig) fraga (mig |mej )?(om )?(det|den|henne|honom|dem|dom|det dar)? .. | inga fragor om ...`),
    refuses: phrases(`
      ^ (och |men |nu |sa ){0,2}(inget|ingenting|inte ett ord) mera? om (min |mitt |var |vart |den |det )?\\S+( tack| nu| da| heller| i dag| idag){0,2} $ | ^ (och |men |nu |snalla |da ){0,2}(tala|prata|snacka) (mig )?(inte|int) (mer )?om \\S+( \\S+)?( mer| mera| nu| tack){0,2} $
      (det|vad som hande( \\S+){0,7}?|de dar|dom dar|\\S+) (talar|pratar) jag inte om ..
      (henne|honom|det|den|dem|\\S+) skulle vi inte (prata|tala|snacka) om .. | (inte|aldrig) (prata|tala) mer om ...
      (lamnar|later) vi (ifred|i fred|vara|utanfor) .. | kan vi strunta i ... | hall dig borta fran ... | ta inte upp ... | jag diskuterar aldrig ... | ... behaller jag for mig sjalv .. | ar privat .. | om ... far du inget ... | ^ (men )?allt utom ... | ^ (men )?inte om ... | ^ (men )?(helst inte|inget mer|inte mer|ingenting) om ... | ^ inga (fler )?fragor om ... | nu racker det om ... | (namn|namna) (inte|aldrig) ... | kan vi (lata bli|hoppa over|slippa|undvika|lamna|lata) ... | (hoppar|hoppa) (vi |vi val )?over ... | jag (vill|skulle vilja) (helst )?(lamna|hoppa over|slippa|undvika) ... | jag sager (inget|ingenting) om ... | lat oss inte ...
      (vill|tanker|kan|orkar|ska|brukar|amnar) (jag|vi) (helst )?inte .. (prata|tala|beratta|snacka|ga in) ... | jag (vill|tanker|kan|orkar|ska) (inte|helst inte) .. (prata|tala|beratta|saga|snacka|ga in|svara) ... | (pratar|talar|snackar|sager) (jag |vi ){0,1}(inte|ingenting|aldrig) .. (om)? ... | (pratar|talar|snackar|nuddar) (vi|jag|man) inte (om|vid) ... | (fraga|snalla fraga|prata) (mig |mej )?(inte|aldrig) ... | (inte|aldrig) (ett )?(ord|nat|nagot) (mer )?om ... | (lat|lamna) (honom|henne|den|det|dem|\\S+) (vara|vila|ifred|i fred|ligga) .. | (det|den saken) (angar|har) ingen (med|annan|nagot|nat|$) .. | ^ (men |och |nej )?om ... (talar|pratar|tiger|sager) jag (inte|inget|helst|ogarna|aldrig)? ... | om (honom|henne|det|den|\\S+) (vill|tanker|sager|tiger|talar|pratar) jag (inte|inget|ingenting|helst)? ...`),
    custom:
      /\b(?:man|folk|de|dom|han|hon|mor|far|mamma|pappa) (?:pratar|talar|fragar|sager|namner|pratade|talade|fragade|sa|sade|namnde|skulle|fick|brukade) (?:ju |val )?(?:inte|aldrig|ingenting)\b|\b(?:vi|jag) (?:pratade|talade|fragade|sa|sade|namnde) (?:ju )?(?:inte|aldrig|ingenting)\b|\b(?:pratade|talade|fragade|sa|sade|namnde) (?:man|vi|jag|de|dom|han|hon) (?:ju )?(?:inte|aldrig|ingenting)\b|\b(?:jag|vi|han|hon|de|dom|man) (?:lat|lamnade|holl) (?:\S+ ){1,3}(?:vara|i fred|ifred|utanfor)\b|\b(?:man|folk|de|dom|han|hon|mor|far|mamma|pappa|mormor|farmor|morfar|farfar|moster|faster|morbror|farbror|svarmor) (?:tyckte|gillade|ville|orkade|kunde) (?:ju |val )?(?:inte|aldrig) (?:om |med )?(?:att )?(?:prata|tala|beratta)\b/gu,
    refused: [
      /^(?:men |och |a |fast |na |nej |nu )*om ((?:min |mitt |mina )?\S+(?: \S+)?) (?:vill|tanker|kan|orkar|ska|pratar|talar|sager|tiger|snackar) (?:jag|vi|man)\b/u,
      /^(?:men |och |a |fast |na |nej )*((?:min |mitt |mina )?\S+(?: \S+)??) (?:pratar|talar|snackar) (?:vi|jag|man) (?:inte|aldrig|ogarna) om\b/u,
      /\b(?:prata|tala|beratta|saga|snacka|fraga|fragor|ord|pratar|talar)(?: mig| mej| inte| mer| nat| nagot| nanting)* om ((?:min |mitt |mina |den |det )?(?!det\b|den\b)\S+(?: \S+){0,2}?)(?= (?:tack|mer|nu|for|och|igen|da|fast|men|inte|idag|har)\b|$)/u,
      /^(?:men |och |snalla )*(?:lat|lamna) ((?:min |mitt )?\S+(?: \S+)?) (?:vara|vila|ifred|i fred|ligga)\b/u,
    ],
    unnamed:
      /^(?:och |men |om )*|(?: (?:jag|vi|an|annu|just nu|nu|mer|har|langre|i det|i det har|i detta|inte|aldrig|tack))+$/gu,
    wishes: phrases(`
      (vill|ska|skulle) du (riktigt |verkligen )?(ha|veta|hora|se|forsta) ... (ska|far|maste|borde) du (ha|hora|fraga|veta) ... | det du (borde|skulle) fraga om ar ... | den du (ska|borde) (ha|hora) ar ... | paminn (mig|mej) .. om ... | (far|maste|borde) .. fa in (mig|mej) pa ... | ar det .. du (ska|borde|skulle) (hora|fraga|veta) om ...
      ^ (men )?jag kan beratta om ...
      (fraga|fraga mig|fraga mej) (hellre |istallet |i stallet |da )?om ... | (jag |da |nu )?(vill|skulle vilja|ville|vill jag|skulle jag vilja) (jag |hellre |garna |mycket hellre |egentligen ){0,2}(beratta|prata|tala|saga|ga tillbaka|komma till) (om|nat om|nagot om|mer om|till|dig om|dej om) ... | (lat mig|lat mej|far jag|kan jag) .. (beratta|prata|tala) om ... | (kan|ska|far) vi (inte )?(prata|tala|ga tillbaka|ta) (om|till|det) ... | (hellre|istallet|i stallet) .. om ... | ingen fragar (nansin |nagonsin |aldrig )?om ... | du (har|har ju) (aldrig|inte) fragat om ...`),
    blames: phrases(`
      jag (borde|skulle) (ha |aldrig ha |inte ha |aldrig |val ha |ju ha )?(kant|gatt|ringt|sagt|gjort|stannat|suttit|legat|statt|vantat|varit|fragat|lyssnat|akt|kommit|hallit|tagit|sett|forstatt|last|tackat|bett|hjalpt|gett|talat|vetat) ... | (borde|skulle) jag (ha |inte ha |aldrig ha |inte )?(gjort|ha gjort|sagt|gatt|ringt|stannat|kant|varit) ... | det (skulle|borde) jag (inte |aldrig |ha ){0,2}(ha )?(gjort|sagt|gatt|tankt) .. | (sa|san|vad|hur) (dum|dumt|elak|feg|hard|elakt|fult|sjalvisk|oforstandig|dumbom|ful) (var|jag|kunde) .. | (dumt|fult|elakt|fegt|styggt|illa) .. av (mig|mej) .. | jag (var|ar|har varit) (sa |en |for |ju |bara ){0,2}(dum|feg|elak|hard|sjalvisk|otacksam|dumbom|fegis|usel) .. | (mitt|min) (eget )?(fel|skuld) .. | (det )?(var|ar) (mitt|mitt eget) fel .. | jag (skams|skamdes|skammer mig|skammer mej) (an|for|over|$) ... | (har )?(aldrig )?(forlatit|forlata) (mig|mej) (sjalv|det|for) .. | om jag (bara |anda )?(hade|hada) (ringt|gatt|stannat|sagt|lyssnat|vetat|kommit|varit|fragat) ... | dumma (jag|mig|mej) ..`),
    justNow:
      /\b(?:vanta|ett ogonblick|bara en|en liten) (?:lite|ett|stund|minut|sekund)\b|^(?:\S+ ){0,2}(?:jag|nu) (?:gar|ska|maste|far|tar|satter|haller|hamtar|dricker|ater)(?: jag)? (?:nu |bara |val |pa |och |in och |ut och |snart ){0,3}(?:koka\w*|hamta\w*|dricka|satta|satter|lagga|tvatta|mata|oppna|stanga|duka|varma|halla|hallla|kaffe\w*|en kopp|ett glas|en kaka|mig|vatten)\b|^(?:\S+ ){0,2}(?:nu )?har jag (?:varit borta|druckit|atit|kokat|satt pa)\b|^(?:\S+ ){0,2}jag (?:har )?(?:sitter|star) (?:ju )?(?:har|nu)\b/u,
    leadsOn: /\b(?:vet|gissa) (?:du )?(?:vad jag menar|(?<what>vad|va|vem|hur|vart|varfor|var))\b/u,
    setsUp:
      /\b(?:som|hon|han|det var \S+ som) (?:har )?(?:ordna|ordnade|ordnat|fixa|fixade|fixat|stallde in|satte pa|satte igang|satte upp) ?(?:det(?: har)?|allt|allting|den|maskinen)?(?: (?:at|till|for) mig)?$/u,
    speaks: /(?<!\bjag )\b(?:sa|sade|skrek|svarade|viskade|ropade)\b(?! jag\b)/u,
    reports:
      /\b(?:sa han|sa hon|sa mor|sa far|mor sa|far sa|mamma sa|pappa sa|mormor sa|farmor sa|morfar sa|farfar sa|sa de|han sa|hon sa|sade|skrek|fragade han|fragade hon|brukade saga|svarade han|svarade hon)\b/u,
  },
  words: {
    teased: {
      vad: "Nej, vad?",
      vem: "Nej, vem?",
      hur: "Nej, hur?",
      vart: "Nej, vart?",
      var: "Nej, var?",
      varfor: "Nej, varför?",
    },
    wholly:
      "Ja, ett svar går att radera helt: säg vilket, så raderas orden och ljudet för alla, efter ett ja. Det kan bara finnas kvar i säkerhetskopior hos dem som sköter om mig.",
    beforehand: {
      first: "Innan du berättar det ska du veta vem som kan läsa det.",
      after:
        "Det som ska stanna mellan oss kommer inte med i någon berättelse, men för dem kan jag inte dölja det. Du behöver inte berätta det.",
    },
    gender: [
      "Varken eller: jag är ett program och heter Saga. Säg det som faller sig bäst.",
      "Jag är varken man eller kvinna, bara ett program som heter Saga. Det går bra med vilket som.",
    ],
    erasing: {
      own: "Ja. Säg ”stryk det”, så kommer det inte med i någon berättelse, men du ser det fortfarande här på sidan. Säg ”för alltid” också, så raderas det efter ett ja; det kan bara finnas kvar i säkerhetskopior hos dem som sköter om mig.",
      interviewer:
        "Ja. Säg ”stryk det”, så kommer det inte med i någon berättelse, men {interviewer} kan fortfarande läsa det här. Säg ”för alltid” också, så raderas det efter ett ja; det kan bara finnas kvar i säkerhetskopior hos dem som sköter om mig.",
      unnamed:
        "Ja. Säg ”stryk det”, så kommer det inte med i någon berättelse, men den som har ordnat det här åt dig kan fortfarande läsa det här. Säg ”för alltid” också, så raderas det efter ett ja; det kan bara finnas kvar i säkerhetskopior hos dem som sköter om mig.",
    },
    kept: {
      out: "Ja: det du bad mig hålla utanför står inte i någon berättelse.",
      wish: "Det är sparat ord för ord, och din önskan med det.",
      named: "Ja: det du ville hålla utanför om {names} står inte i någon berättelse.",
      stillIn: "Det du berättade om {names} är med än så länge. Ska det också bort?",
      neither:
        "Hittills finns det inget som ska lämnas utanför. Säg ”stryk det”, så står det inte i någon berättelse.",
      other:
        "Det finns inte bland det som ska lämnas utanför. Säg vem eller vad det gäller, så står det inte i någon berättelse.",
    },
    putAgain: [
      "Du frågade mig något, och jag uppfattade inte vad. Fråga gärna en gång till.",
      "Jag hörde att du frågade, men inte vad. Säg det igen, så svarar jag.",
    ],
    trusted: [
      "Tack för att du anförtrodde mig det. Det kommer inte med i någon berättelse.",
      "Nu är det sagt, och jag har hört dig. Det stannar utanför varje berättelse.",
      "Tack för att du sa det till mig. Ingen berättelse får det. Vi kan vara tysta en stund.",
      "Det är bra att du kunde säga det. Ingen berättelse får det.",
    ],
    sight: [
      "Nej, jag kan inte se dig: jag är ett program, och jag har bara det du säger eller skriver.",
      "Jag ser ingenting alls, jag är ett program. Jag har bara dina ord.",
    ],
    advice: [
      "Det kan jag inte svara på, jag är bara ett program. Fråga din läkare eller på apoteket, eller en jurist om det gäller lagen, innan du gör något.",
      "Det vet jag inte, och jag får inte gissa. En läkare eller apoteket kan svara; om arv och hus en jurist.",
    ],
    written: [
      "Ja, det är sparat, ord för ord som du sa det.",
      "Ja. Allt du berättar sparas precis som du säger det.",
    ],
    mind: [
      "Nej, jag är ett program: jag blir inte trött och känner ingenting, jag har ingen familj, och när du slutar tänker jag inte på något. Men det du berättar finns kvar, ord för ord.",
      "Inget sådant: jag är ett program och har varken nätter eller hem. Det du säger sparar jag, och det är allt jag gör med det.",
    ],
    opinion: [
      "Det vet jag inte, jag är bara ett program. Men jag kan spara vad du själv säger om det.",
      "Det kan jag inte svara på, jag vet bara det du berättar. Säg gärna hur du själv ser på det.",
    ],
    guilt: [
      "Det där förebrår du dig än. Berätta mer om det, eller låt det vara, precis som du vill.",
      "Det har du burit med dig sen dess. Säg så mycket du vill om det.",
      "Jag hör hur du ser på dig själv i det. Vi kan stanna där, eller låta det vila nu.",
      "Du bär det med dig. Finns det mer att säga, så säg det; annars lämnar vi det.",
    ],
    condolence: "Jag beklagar.",
    condoles: /beklagar|ledsamt/u,
    apologises: /forlat|ursakt|jag ar ledsen (?:att jag|jag)/u,
    letIn: [
      "Bra, det ska med.",
      "Ja, det är sparat som du sa det och får gärna stå i berättelsen.",
      "Då får det stå kvar, med dina ord.",
    ],
    misheard: ["Jag hörde fel, och det ber jag om ursäkt för.", "Det var mitt fel, förlåt."],
    allKeptOut: [
      "{quote}: inget av det kommer med i någon berättelse.",
      "{quote}: allt det hålls utanför alla berättelser.",
    ],
    partKeptOut: [
      "Den biten kommer inte med i någon berättelse; resten av det du berättade finns kvar.",
      "Det tar jag inte med i någon berättelse. Allt annat får stå kvar.",
      "Det där hålls utanför alla berättelser. Det du sa runt omkring finns kvar.",
    ],
    nameKeptOut: [
      "Namnet {names} står inte i någon berättelse.",
      "{names} kommer inte med i någon berättelse, och jag frågar inte om det namnet.",
    ],
    refused: [
      "Då frågar jag inte om {names}.",
      "Nej, {names} frågar jag inte om.",
      "Jag frågar inte mer om {names}.",
    ],
    staysOut: ["Det du inte ville ha med är inte med."],
    welcome: ["Roligt att du är tillbaka.", "Fint att du är här igen."],
    goodbyeAgain: ["Hej då, och ha det så gott.", "Ha det gott, så hörs vi."],
    keptToo: ["Det du berättade nu är också sparat.", "Det sista är sparat det med."],
    confided: "Det är sparat med det du har berättat. Ska det inte stå i någon berättelse, säg ”stryk det”.",
    mayStop: [
      "Och vill du hellre sluta för i dag, så säg bara till.",
      "Räcker det för den här gången, så säg det, och då slutar vi.",
    ],
  },
};
