import type { ErasingWords } from "../erasing-words.ts";
import { phrases, reply } from "../patterns.ts";

const beside =
  "a|men|ah|och|for guds skull|herregud|hur manga ganger ska jag saga det|hur manga ganger|lilla van|kara du|karn|tack|alltihop|allt|snalla|da|du|nu|sa|oj|saga|vannen";

export const erasing: ErasingWords = {
  asked: phrases(`
    ^ (ja |jo |da |sa |men |snalla |nej |och |na |bara |du ){0,4}(radera|utplana|sudda ut|sudda|ta bort) (det|den|dem|alltihop|alltsammans|allt|allting|svaret|svaren|vad|historien|biten) ... (for alltid|for gott|helt och hallet|helt|overallt|en gang for alla)
    (kan du|kunde du|skulle du|vill du|jag vill|jag skulle vilja|ber dig|att du|du far|du kan) (garna |bara |da |nu |att |inte ){0,2}(radera|raderar|utplana|utplanar|sudda ut|suddar ut|sudda|ta bort|tar bort) (det|den|dem|alltihop|alltsammans|allt|allting|svaret|svaren|vad|historien|biten) ... (for alltid|for gott|helt och hallet|helt|overallt|en gang for alla)
    (kan|gar|skulle|kunde) (du|det|man|jag|den|vi|det dar|det inte) (inte |ocksa |att |helt ){0,2}(raderas?|sudda ut|suddas ut|utplanas?|forstoras?|ta bort det helt|tas bort helt) (det|den|helt|for|pa|eller|$)
    ^ (ja |jo |da |sa |men |snalla |nej |och |na |bara ){0,4}(radera|utplana|sudda ut|forstor) (det|den|alltihop|allt|svaret|det dar|den dar) (da|tack|nu|ja eller nej|helt|ar du snall|$)
    (vill|ville|skulle vilja|onskar) (jag |vi ){0,1}(ha |att |fa |jag ){0,2}(det|den|dem|alltihop|alltsammans|allt|allting|svaret|svaren|vad|historien|biten) ... (raderat|raderad|raderade|raderas|utplanat|utplanas|utsuddat|utsuddad|utsuddade|suddas ut|borta for gott|borttaget for gott|borttaget helt|tas bort helt|tas bort for alltid|tas bort for gott)
    (vill jag|jag vill|jag skulle vilja|jag onskar) (ha |att |fa ){0,2}(det|den|alltihop|det dar|den dar|det jag \\S+) (ska |bara |maste ){0,1}(forsvinner|forsvinna) (helt|for alltid|for gott|nu|$)
    (bad|bett|sa at|sagt at|vill att) (dig|du) (att )?(ska |skulle )?(radera|raderar|utplana|utplanar|sudda ut|suddar ut) (det|den|dem|alltihop|alltsammans|allt|allting|svaret|svaren|vad|historien|biten) ...`),
  notOnlyOut: phrases(`
    (inte|int) ... (utelamna|utelamnas|lamna|lamnas|hallas|halla|utanfor|gomma|gommas|gomt) ... (utan|menar|men) ... (radera|raderas|raderat|utplana|utplanas|utplanat|sudda|suddas|forsvinna|borta)
    ^ inte (gommas|gomma|utelamnas|utanfor|hallas utanfor) (utan )?bort ..`),
  refuses: phrases(`
    (?<!(?:kan|gar|skulle|kunde|vill|varfor) )(?<!(?:kan|gar|skulle|kunde|vill) (?:du|det|man|jag|den|vi|ni) )(inte|int|aldrig|ej|slipper|slippa) (vill |jag |att |du |ska |skall |far |ha |fa |ta |det |den |svaret |dar |nagot |bett |sagt |om |dig |behover |vara ){0,5}(radera|raderar|raderas|raderat|raderad|utplana|utplanas|utplanat|sudda|suddar|suddas|utsuddat|bort|borttaget|stryka|stryk|stryks|forstora|forstor|slang)
    (?<!varfor )(radera|raderar|utplana|utplanar|sudda|suddar|stryk|stryker|ta|tar|slang|forstor|forstora) (det |den |dem |dar |har |svaret |ut |bort ){0,3}(inte|int|aldrig|ej|icke) ! med|in`),
  again: phrases(`
    ^ (ja |jo |men |sa |da |och |nu |snalla |jag sa |hela |bara ){0,4}(radera|ta bort|utplana|sudda ut|sudda bort|stryk) ... | ^ (ja |men |da |nu |och ){0,3}jag vill ha bort (det|den|alltihop|svaret) ... | ^ (ja |men |nej |da |nu |och ){0,3}(det|den|det svaret|alltihop) ska (raderas|bort|tas bort|utplanas) ...`),
  limits: phrases(`
    men ((inte|int)(?! bara)|bara) .. | (lat|far) .. (sta|vara|ligga|stanna) | behall .. | utom .. | forutom .. | (inte|int) (hela|allt|allting) .. | bara (biten|delen) ..`),
  about: phrases(`
    ^ (ja |men |sa |da |och |nu |snalla |nej |inte det |bara ){0,4}(radera|ta bort|utplana|sudda ut|stryk) (det jag|vad jag|allt jag|svaret|det om|det dar om|det svaret) ... | ^ (ja |men |da |nu |och ){0,3}jag vill ha bort (det|den|alltihop|svaret) ...`),
  because: phrases(`
    sa (att )?(?!(?:du|det|vi|jag|man)(?: |$))\\S+ (\\S+ )?(inte|aldrig) (kan |ska kunna |far |kan fa |kommer at )?(lasa|laser|se|ser|hora|hor) (det|den|dem|detta|allt|nagot|vad|$)
    (for|eftersom|for att|och) (?!(?:du|det|vi|jag|man)(?: |$))\\S+ (\\S+ )?(laser|ser|lyssnar pa|kan lasa) (det|det har|den|har|allt|detta) ..
    (det|detta|den|och|det har) (ar )?inte (for|till) (?!(?:mig|oss|dig|nu|att|en|ett|nagon|den)(?: |$))\\S+ (ogon|oron|att|$)`),
  mild: /\bbehover\b/u,
  commands: phrases(`
    ^ (ja |jo |da |sa |men |snalla |nej |na |och |bara |du |nu |hor du |usch |alltsa |kan du |kan inte du |kunde du |skulle du |vill du |vill du vara sa snall och |jag vill att du |du far |du far lov att |du ska |du maste |var snall och |ar du snall |ta och |ta du och |ga och |se till att ){0,6}(slang|slanga|kasta|kasta bort|slang bort|slanga bort|plocka bort|fa bort|fa vack|ta vack|tag vack|riv|riv sonder|riva|brann|branna|brann upp|elda|elda upp|sudda|radera|stryk|utplana|forstor|gor dig av med|gora dig av med|gor er av med) (du |nu |da |genast |ut |bort |helt ){0,2}(det|den|dem|dom|alltihop|allt|allting|alltsammans|rubbet|vad jag|biten|svaret|elandet|elandiga) ...
    ^ (ja |jo |da |men |nej |na |och |nu |usch |nae ){0,3}(bort|vack|i vag|ut|i spisen|i elden|i papperskorgen|i soporna) (med|ska|maste|far) (det|den|alltihop|alltsammans|rubbet|elandet) ...
    ^ (ja |jo |da |men |nej |na |och |nu |usch |nae ){0,3}(det|den|det dar|den dar|alltihop|allt det dar|det jag \\S+( \\S+){0,3}|det dar (?:om|med) \\S+) .. (ska|skall|maste|far|bor|borde|vill jag ha|far du lov att) .. (vack|bort|borta|i elden|i spisen|slanga|slangas|kasta|kastas|brannas|ogjort|osagt|forsvinna|ur varlden) ...
    (jag|vi) (vill|onskar|skulle vilja|maste) .. (bli av med|bli kvitt|slippa ha kvar|ha bort|fa bort|ha vack) (det|den|alltihop) ...
    ^ (ja |jo |da |men |nej |snalla |och |nu ){0,3}(lat|se till att) (det|den|alltihop) (dar )?(forsvinna|forsvinner|ga i elden|vara borta|ar borta|kommer bort) ...
    ta bort t ...
    ^ (ja |jo |da |sa |men |snalla |nej |och |na |bara |du |nu |hor du |alltsa |jag sa |jag sager |kan du |skulle du |vill du |jag vill att du |du far |du ska |du maste |ar du snall |snalla rara |for guds skull |saga |att |en gang till ){0,6}(radera|raderar|ta bort|tag bort|tar bort|ta du bort|ta nu bort|utplana|utplanar|sudda ut|sudda bort|suddar ut|stryk|slang bort|forstor|fa bort|brann|elda upp) (du |nu |da |genast |helt ){0,2}(det|den|dem|dom|de|detta|allt|allting|alltihop|alltsammans|svaret|svaren|hela|biten|historien|vad|rubbet|vartenda) ...
    (fa|far|fick) (det|den|alltihop) (dar |att ){0,2}(forsvinna) ...
    (vilja|helst|onskar|vill) .. att (det|den|du) .. (raderas|raderades|raderade|tog bort|tas bort|forsvann|utplanades) ...
    ^ (ja |men |nej |och |da |nu |sa |du ){0,4}(det|den|dom|de|de tva|dom tva|bada|bada tva|det dar|det har|den dar|det svaret|svaret|alltihop|allt|allting|alltsammans|rubbet|hela svaret|det jag sa|det jag sagt|(det|det dar|svaret|allt|allting|alltihop) om \\S+( \\S+)?) .. (ska|skall|maste|far|bor|borde) (nu |ocksa |helt |ju ){0,2}(bort|raderas|tas bort|utplanas|suddas ut|strykas|forsvinna|forstoras|vara borta) ...
    (jag|vi) (vill|onskar|skulle vilja|kraver) (jag |nu |ju |bara |fortfarande |ha |fa |att |du ){0,6}(det|den|alltihop|svaret) (ha |fa |ska )?(bort|borta|raderat|raderad|raderas|borttaget|borttagen|utplanat|utsuddat|struket|raderar|tar bort|suddar ut) ...
    ^ (och |men |da |nu |ja |for ){0,3}(det|den|det dar|den dar|det svaret) (vill|skulle) jag (ocksa |vilja |garna ){0,2}(ha|fa) (bort|borta|vack|raderat|raderad) ...
    (jag) vill (ocksa |nu |garna ){0,2}(ha|fa) (bort|vack|borta) (det|den) ...
    (bort|vack) (ska|maste|med) (det|den|alltihop|rubbet) ...`),
  justSaid: phrases(`
    (det|vad|allt) jag (just nu |just |nyss |precis )(sa|sade|har sagt|berattade|skrev) .. | (det|vad|allt) jag (sa|sade|berattade|skrev) (nyss|just nu|alldeles nyss|precis) .. | (mitt|det) (senaste|sista) (svaret|svar) ..`),
  forGood:
    /(?<=^| )(?:sa (?:att )?(?:inte|ingen) (?:en |nagon |nan )?(?:manniska |sjal )?(?:kan|far|ska) (?:lasa|se|hora)|for alltid|for all tid|for gott|helt och hallet|helt|overallt|en gang for alla|pa riktigt|finns na(?:go|)nstans|nagonstans|nanstans|ordentligt|vartenda ord|utan spar|som om jag aldrig|som om det aldrig|aldrig mer|inga spar|for evigt|sparlost)(?= |$)/u,
  regrets: phrases(`
    (vill|ville) jag (inte|int) (ha|veta av) .. (kvar|har|dar|staende) ..
    varfor (sa|har|hade|berattade) jag .. | vad har jag (sagt|gjort) .. | jag vet inte vad (som )?(flog|for) i mig .. | jag (skulle|borde) (aldrig|inte) (ha )?(sagt|berattat) .. | jag (sager|ska inte saga|skall inte saga) (inte )?ett ord till .. | att jag (sa|berattade) det`),
  offersAgain: phrases(`
    (kan|ska|skall) (jag |du |vi )?(fa |alltid |garna )?(beratta|saga|ta) ... (igen|en gang till|pa nytt) | (kan|ska|skall) (jag|du) .. (beratta|saga) (igen|en gang till|pa nytt) | (berattar|tar) (jag |det |den |garna ){0,3}(igen|en gang till|pa nytt)`),
  part: phrases(`
    (bara|endast|enbart|blott) .. (en|den|det|de|ett) .. (mening|meningen|bit|biten|rad|raden|del|delen|stycke|stycket|orden|snutt|snutten) ..
    (den|den dar|den har|enda) (enda |lilla |dar |har |forsta |sista ){0,2}(mening|meningen|bit|biten|rad|raden|delen|stycket|snutten) .. | en (enda )?mening ..
    (meningen|biten|raden|stycket|snutten|delen) (om|med|dar|som) ..
    (inte|int) (allt|alltihop|hela|allting|alltsammans|resten) ..
    (resten|det andra|allt annat|det ovriga) .. (kvar|sta|vara|stanna|ligga) ..
    (behall|lat|spara) .. (resten|det andra|allt annat|det ovriga) ..
    bara (det|den) (dar|har|om|med) ..`),
  goesOn:
    /\b(?:han|hon|de|dem|dom|honom|henne|hans|hennes|deras)\b|\bde[nt] (?:var|ar|hade|har|blev|kom|fick|gick|lag|stod|skulle)\b|\b(?:om|av|med|till|i|pa) det$/u,
  whole: phrases(`
    hela (svaret|rasket|alltet|historien|det|den|biten) | (alltihop|alltsammans|allting|rubbet) | allt (jag|det) (sa|dar)`),
  wholeAnswer: phrases(`
    hela (det |mitt |det dar )?svaret .. | (hela|allt) (det|den) dar svaret ..`),
  allOfIt: reply({
    beside: beside.replace("|alltihop|allt", ""),
    whole:
      "alltihop|alltsammans|allt|allting|rubbet|hela det|hela den|hela biten|hela svaret|hela rasket|hela alltet|allt jag sa|(?:radera|ta bort|sudda ut) (?:alltihop|allt|allting|hela svaret|rubbet)",
  }),
  justThat: phrases(`
    ^ (ja |jo |men |da |nu |radera |ta bort |stryk ){0,4}(bara|endast|enbart) (det|den|de)( dar| har| enda| lilla){0,2}( meningen| biten| raden| delen| stycket| snutten| orden){0,1}( tack| da| snalla| om \\S+( \\S+){0,3}){0,2} $`),
  restStays: phrases(`
    (resten|det andra|allt annat|det ovriga) .. (kvar|sta|vara|stanna|ligga) ..
    (behall|lat|spara) .. (resten|det andra|allt annat|det ovriga) ..`),
  partAsked: phrases(`
    ^ (ja |jo |da |sa |men |snalla |nej |och |na |bara |du |nu |kan du |skulle du |vill du |kunde du |jag vill att du |du far ){0,4}(klipp bort|klippa bort|skar bort|stryk|stryka|radera|ta bort|sudda ut|sudda bort|plocka bort) (bara |du |nu ){0,2}(den |en |det ){0,1}(enda |dar |har |lilla ){0,2}(mening|meningen|bit|biten|rad|raden|stycket|snutten|delen) ...
    (kan|kunde|gar|skulle) .. (klippa bort|skara bort|stryka|radera|ta bort|sudda ut|sudda bort|plocka bort) .. (bara|den|en|det) (en |den |enda |dar ){0,2}(mening|meningen|bit|biten|rad|raden|stycket|snutten|delen) ...`),
  another: phrases(`
    (det|den|svaret|biten) (dar )?(om|med|dar jag|dar du|innan|fore|forut|dessforinnan|nar) ...
    (och|aven|ocksa|sen|sedan|men) (det|den|svaret) (dar |andra |forra |tidigare |om ){1,2} ...
    (den|det) (forra|andra|tidigare) (svaret|ocksa|med) ..`),
  oneBefore: phrases(`
    (det|den|svaret) (dar )?(innan|fore|forut|dessforinnan) .. | (det|den) (forra|tidigare) .. | (forra|foregaende) svaret ..`),
  stays: phrases(`
    (lat|far|ska|skall) .. (sta|vara|ligga|stanna|sta kvar|vara kvar|stanna kvar) .. | behall .. | \\S+ (stannar|star kvar|blir kvar|ska vara kvar) ..`),
  asksWhat: phrases(`
    (vilket|vilken|vad) (svar|da|bit|mening|menar|star|sa|var|ar det|forsvinner|gar) .. | (las|sag) (upp )?(det|den|mig)? ?(vad|vilket|forst) ..`),
  ofSaga: phrases(`
    (din|ditt|dina) (egen |eget |egna )?(fraga|fragor|ord|mening|prat) .. | (det|vad|dar) (som )?du (sa|sade|fragade|laste|skrev) ..`),
  whether: phrases(`
    ar (nu )?borta (nu |da )?(hoppas|val|hoppas jag) ..
    (ar|finns|har) (det|den|svaret|du) (nu |verkligen |kvar |an |faktiskt |riktigt |alldeles |helt ){0,3}(borta|raderat|raderad|utplanat|borttaget|struket|tagit bort det|tagit bort|raderat det|gjort det) .. | (sag|veta|hora) om (det|den|du) (ar|har) .. (borta|raderat|raderad) | (borta eller|ar det gjort) .. | om (det|den|da|de) (ar|a|har) (borta|kvar|raderad|raderat|gatt) .. | (ar|finns) (det|den) (borta|kvar) (eller|nu|an|$)`),
  more: phrases(`
    (nagot|nat|mycket|mera|fler|flera|nagra) (mer|mera|fler|kvar|annat|till) .. | (ar|var) (det|vi|du) (nu |snart |da ){0,2}(allt|klart|klara|fardig*|slut|over|sista) .. | (mer|fler|flera) (kvar|att|fragor|igen) .. | (ar|blir) det (mer|mera|fler|flera) .. | kvar att (skriva|svara|saga) ..`),
  unlessPart: phrases(`
    om ... (inte|int|itte) ... | gar det (inte|int|itte) ...`),
  agrees: reply({
    beside,
    whole:
      "det kan du ge dig pa|ju forr(?:,)? desto battre|ju fortare(?:,)? desto battre|slang (?:skiten|skrapet|elandet)|jajaman|ta bortt|ta bort|raderat det|den ska bort|den kan du ta|ut|bort|det ar val bast(?: sa)?|det ar nog bast(?: sa)?|det blir val bast|lat ga|lat det ga|i spisen|i elden|pa elden|gor t|gor det da|gor som jag sa|klart du ska|det ska du|javars|ja vars|just det ska bort|det ska bort|bort med det|det med|just den biten|den biten|det ar den biten|den dar biten|just precis den|det kan ga|det kan tas bort|ja da|jajamensan|jajamen|for all del|for guds skull|det far du(?: gora)?|gor du det|visst ska du(?: det)?|det ar bast(?: sa)?|i herrans namn|i guds namn|precis(?: sa)?|okej|ok|okay|jag vill(?: det)?|kor pa|kor|sa klart|sjalvklart|naturligtvis|givetvis|det ska bort|bort med det|bort|slang det|kasta det|(?:ta|sudda|fa|plocka) (?:bort|ut) (?:det|alltihop)|ut med det|gott sa|det blir bra|jo men visst|men visst|ja|jo|den|den dar|det dar|just den|jada|jajamen|javisst|jovisst|visst|absolut|garna|gor det|gor sa|radera det|radera|ta bort det|sudda ut det|for alltid|for gott|det vill jag|jag ar saker|det ar jag saker pa|det ar jag|just det|gor det du|var sa god|radera du|hela svaret",
  }),
  noMore: phrases(`
    (far|ska|skall|behover) du (inte|int|aldrig) (fraga|prata|tala|namna) ...
    (fraga|frag|prata|tala|namn|namna) (du |mig |da |om \\S+ |om det |om den ){0,3}(aldrig|inte|int) ...
    (ta|tag|kom) (du )?(aldrig|inte|int) (upp|tillbaka) ...
    (det|den|dem|dom|honom|henne|om \\S+|om det dar) (fragar|pratar|talar) (du|vi|jag) (inte|int|aldrig) ...
    (fragar|pratar|talar|snackar) (du|vi|jag) (inte|int|aldrig) (mer |mera )?om ...
    (inget|ingenting|inte ett ord|inga fragor|inga fler fragor|nog) (mer |mera |till |fler )?om ...
    (vill|tanker|orkar) (jag |absolut )?(inte|int) (mer )?(prata|tala|snacka|ha fragor) ...`),
  wrongOne: phrases(`
    fel (svar|bit|en|sak|stalle) .. | (det ar|det var) \\S+( \\S+){0,2} (jag|som jag) (menar|menade|talar om|pratar om) .. | (du laser|du tar) fel .. | jag (menar|menade|talade om|pratade om|talar om|pratar om) (det|den) (dar|andra|med|om) ..`),
  instead: phrases(`
    jag (menar|menade|tanker pa|tankte pa|syftar pa|syftade pa|talade om|pratade om|avser|avsag) ...
    (det ar|det var) ... (jag|som jag) (menar|menade|tanker pa|tankte pa|vill|ville) ..
    (menar|menade|tanker|tankte) jag $ | (egentligen|forlat|nej) .. (menade|tankte) jag ... | (i stallet|istallet|snarare) ..`),
  besides: phrases(`
    ^ (ah |oj |ja |jo |nej |vanta |tack |men |forlat |sa ){0,3}(och|aven|ocksa|bade|plus|samt|dessutom) ...
    (ocksa|aven|likasa|dessutom|pa kopet|pa samma gang|samtidigt) .. | med $`),
  saidOf: phrases(`
    (det|vad|allt|va|de) (dar )?(som )?jag (sa|sade|berattade|beratta|har sagt|har berattat|hade sagt) (dig |er |for dig |for er |at dig )?om ...`),
  grumbles: phrases(`
    (jag|ja|nu) (ar|a|blir|ar ja|a ja|ar jag) .. (trott|slut|utmattad) ...
    ^ (oj |usch |nej |men ){0,2}(det|da|de) (ar|a|kanns|kans|blir) (ju |precis |nastan |varre )?(som|an) ...
    (vilket|sicket|sant) (besvar|krangel|stahej) ...
    det (var|ar) (ju )?(just |precis )?(det )?(jag|vad jag|som jag|det jag) (bad|ber|sa|sager|ville|vill|sagt|har) ...
    hur manga ganger ...
    (las|lasa|sag|saga|upprepa) (du )?(inte|int) (upp )?(det|den|allt|alltihop|mig) ...
    (behover|behovde) (du )?(inte|int) (lasa|saga|upprepa) ...
    (gor som|som|precis som) jag (sa|sager|har sagt|bad|ber) ..
    ^ (men |jag |ja ){0,2}(har )?(ju )?(redan )?(sagt|bett) (det|dig|om det|ju|sa) ...
    (ar du|du ar) (dov|trog|seg) ..`),
  declines: reply({
    beside: `${beside}|vanta|vanta lite|vanta nu|ett ogonblick|lugn|stopp|asch|ah|aj`,
    begins:
      "(?:nej|na|nae|inte|int|aldrig|absolut inte|helst inte|verkligen inte|gor inte|lat bli|lat det|jag vill (?:helst )?inte|jag tror inte|behall)(?= |,|$)",
    whole:
      "lat det ligga|lat det vara kvar|ror det inte|ror inte det|jag angrar mig|jag har angrat mig|inte nu i alla fall|jag far tanka|jag maste tanka|nej|na|nae|lat det vara|lat bli|gor inte det|radera inte|inte nu|inte an|helst inte|lat det sta|lat det ligga|behall det|det behovs inte|strunt i det|det far vara",
  }),
  ofSeveral: {
    first: phrases(`
    (bara|endast|inte|int) (det |den )?forsta .. | (det|den) forsta (biten|svaret|delen|meningen) ..`),
    last: phrases(`
    (bara|endast|inte|int) (det |den )?(andra|sista) .. | (det|den) (andra|sista) (biten|svaret|delen|meningen) ..`),
    only: phrases(`
    (bara|endast|enbart) (det|den|forsta|andra|sista) ..`),
  },
  counts: [
    "den här meningen",
    "de här två meningarna",
    "de här tre meningarna",
    "de här fyra meningarna",
    "de här fem meningarna",
    "de här sex meningarna",
    "de här sju meningarna",
    "de här åtta meningarna",
    "de här {count} meningarna",
  ],
  words: {
    askThis: "Ska jag radera allt du sa nyss för alltid?",
    askGivenTo: "Ska jag radera hela ditt svar på {quote} för alltid?",
    askNamed: "Ska jag radera hela ditt svar om {names} för alltid?",
    askQuoted: "Ska jag radera hela svaret där du sa {quote} för alltid?",
    askWhich:
      "Jag vet inte säkert vilket svar du menar, så det är inte raderat än. Vad handlade det om, med några ord?",
    askPart: "Ska jag radera bara det här för alltid: {quote}? {rest}",
    fromTo: "{these}, från {from} till {to}",
    and: " och ",
    wholeWhere: "hela svaret där du sa {quote}",
    noReturn:
      "Det som tas bort går inte att få tillbaka; bara säkerhetskopior hos dem som sköter Saga har det kvar en tid, och sedan försvinner det även där.",
    restStays: "Resten av det svaret står kvar.",
    soundToo: "Resten står kvar i skrift; inspelningen av det svaret försvinner.",
    restOfAll: "Resten av de svaren står kvar.",
    soundOfAll: "Resten står kvar i skrift; inspelningarna av de svaren försvinner.",
    askShort: "Ska jag radera det för alltid, ja eller nej?",
    onlyThat: "Ja, bara det försvinner, och resten står kvar. Ska jag radera det för alltid?",
    askWhichPart: "Vilken mening ska bort? Säg några ord ur den, eller säg ”hela svaret”.",
    done: "Det svaret är raderat för alltid.",
    doneGivenTo: "Ditt svar på {quote} är raderat för alltid.",
    doneGivenToSpoken: "Ditt svar på {quote} är raderat för alltid, och inspelningen också.",
    doneSpoken: "Det svaret är raderat för alltid, och inspelningen också.",
    donePart: "Det är raderat för alltid; resten av det svaret står kvar.",
    donePartSpoken: "Det är raderat för alltid, och inspelningen också; resten står kvar i skrift.",
    doneAll: "Allt det är raderat för alltid; resten står kvar.",
    doneAllSpoken: "Allt det är raderat för alltid, och inspelningarna också; resten står kvar i skrift.",
    talkToo: "Det vi sa om det försvann också.",
    ofSagaToo: "Det jag frågade och sa om det är borta också.",
    ofSagaGoes: "Det jag har frågat och sagt om det försvinner också.",
    which: "Det var i ditt svar när jag frågade {quote}.",
    tellAgain: "Berätta det gärna igen, precis som du vill.",
    can: "Ja, det går.",
    already: "Det svaret är redan raderat.",
    requestToo: "Det du sa för att få bort det är också borta.",
    stillThere: "Det du frågar om finns kvar.",
    goneToo: "Det andra är också redan raderat.",
    noMore: "Det är inget mer att radera.",
    alreadyPart: "Den biten är redan raderad.",
    yes: "Ja, radera det för alltid",
    no: "Nej, behåll det",
    kept: "Då är inget raderat. Det står inte i någon berättelse.",
    nothing: "Jag har inte raderat något.",
    nothingMore: "Jag har inte raderat något mer.",
    keptMore: "Då raderas inget mer. Det står inte i någon berättelse.",
    letIn: "Då är det inte raderat, och det får stå i berättelser igen.",
    whatGoes: "Om du säger ja kan ingen läsa det här igen; allt annat står kvar.",
  },
};
