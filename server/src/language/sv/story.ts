import { set } from "../grammar.ts";
import { phrases } from "../patterns.ts";
import { formsOf, type StoryWords, tradesOf } from "../story-words.ts";
import { sore } from "./sore.ts";
import { edgeTalk } from "./talk.ts";
import { presentForms, verbForms } from "./verb-forms.ts";

export const storyWords: StoryWords = {
  inEnglish: "Swedish",
  innerQuotes: ["’", "’"],
  talk: phrases(`
    (dumma|jakla|dum|korkade) (maskin|maskinen|dator|datorn|fraga|fragor) | vem (laser|lyssnar|hor|ser) (detta|det har|det|pa) | vem (ar|var) det som laser | (du|ni) (lyssnar|hor|svarar) inte | (det )?har jag (redan |ju )?(sagt|berattat) | jag har (redan |ju )?(sagt|berattat) det | jag sa ju (det|att jag) | du (fragade|fragar) (mig|ju|om det) | det var inget svar
    (?<!\\b(?:a|att|o|och|skulle|ville|fick|kunde|kom) )fraga (mig |mej )?(nagot annat|om|inte|nagot|hellre|nat|nagonting|nanting|hur det) | nasta fraga $ | upprepa (fragan|det) | vad menar (du|ni) | kan (du|ni) (upprepa|saga om|ta om) | ar (du|ni) (en|ett) (maskin|robot|dator|manniska|program) | vad ar du for en | stryk det | radera (det|detta) | ta bort (det|detta) | kom inte med
    jag (vill|kan|tanker) inte (prata|tala|beratta) | (prata|tala) (inte )?om det vill jag inte | det (pratar|talar) jag inte om | (jag )?vill (sluta|vila) (nu|har|for i dag) | jag ar (lite |bara )?trott | (hoften|ryggen|knat) .. (hall|haller) pa att ta livet av mig | nu kom katten | (nu )?racker det for | vi (slutar|stannar) (har|dar|nu) | lat oss (prata|tala|ga vidare|lamna) | (jag )?vill hellre (prata|tala|beratta) | far jag (fraga|beratta) | det ar (en|min) hemlighet
    (begriper|fattar) du (vad|inte) | (lyssna|lyssnar) (du )?(lite )?battre | ber du mig | sa du $ | ^ vem har sagt att du | sitter .. (skriver det har|bakom|dar inne)`),
  briefTalk: phrases(`
    ^ vilken fraga $ | ^ vad var det jag sa | ^ var var jag | ^ (bra|svar) fraga | ^ det (ar|var) (det|allt|det hela) $ | ^ det racker | ^ tack | ^ forlat | ^ ursakta | ^ va $ | ^ nasta $ | ^ jaha | ^ nog om det | ^ nu racker det | ^ vad mer | ^ ja ja $ | ^ jasa .. $ | ^ (men )?vanta nu $ | ^ (ja )?vad ska man saga $
    ^ (sa )?nu har du hort det $ | ^ forstar du | ^ (kan|far) (hon|han|dom) lasa | ^ ska jag | ^ (har|kan|vill) du`),
  edgeTalk,
  toAsker:
    /(?<!\p{L})(?<!(?:vet|förstår|ser|tro|tror) )(?:du|dig|din|ditt|dina)(?!\p{L})(?! (?:vet|förstår|ser)(?!\p{L}))/iu,
  ofTelling: phrases(`
    ^ (nu |da |ja )?ska jag (beratta|saga) | ^ fortsatt | ^ (men |sa |da |och )?fraga | en eller tva till $ | ^ (ja |jo |na )?god ?dag | ^ (ja |jo |na |nej )?(da |sa )?jag (kan|ska) (val )?(stanna|fortsatta) | ^ (ja )?(det ar )?forlatet $ | tack for (ett|det|den) .. (rakt|arligt|klart|besked|svar)
    ^ (ja )?da vet jag det | ^ jag fick i alla fall saga det | (borjar|ar|blir) jag (bli )?(lite |nog )?trott | ^ vi (far|kan|ska|maste) (nog |val )?(sluta|stanna) | ^ da tar vi | ^ (nu |da )?sa var det med det | ^ det var inget svar | ^ jag mar (alldeles |riktigt |bara )?(bra|utmarkt) | ^ (ja |na )?jag ska saga dig`),
  begins: phrases(
    "(ska|kan|vill|maste|far|skulle) (jag )?(nu |da |val |nog |bara |lite |garna |vilja ){0,2}(beratta|tala om|saga)",
  ),
  announces: phrases(
    "(ska|kan|vill)( jag)?( nu| da| val| nog| bara| lite| garna){0,2} (beratta|saga) .. om | jag (vill|ville) .. beratta om",
  ),
  tail: /,? (?:så|och|men) (?:det är (?:väl |nog )?bäst (?:att )?)?jag (?:får|ska|kan) (?:väl |nog |lika gärna )?(?:berätta|säga|dra) (?:den|det)(?: för (?:dig|er))?(?=[.!…])|, som jag (?:ju |nyss )?sa(?:de)?(?=[.!…])/giu,
  completes:
    /^Att (?=(?:han|hon|den|det|de|dom|vi|jag|man)\s(?!(?:inte|int|ente|itte|aldrig|alltid|bara|redan|också|ändå)\s))/u,
  hints: phrases("(ar|var|blir) en (helt )?annan (historia|sak|femma|fraga)"),
  drops: phrases(
    "^ (nej |na |men |ja )?(det|vi|da) (lamnar|later|slapper|skippar) (vi|jag|det|bli) .. $ | ^ (nej |na )?(strunt|skit|glom) (samma|i det|det) $ | ^ (nej |na )?det (tar|pratar) vi inte $",
  ),
  brokenOff: phrases(
    "^ (nej |na |naha |asch |ah ){1,2}(ingenting|inget|inte nat|det var inget|det gor detsamma|strunt samma|strunt i det|det sager jag inte) $ | ^ (strunt samma|det var inget) $",
  ),
  supposes: phrases(
    "(jag|vi) (tror|trodde|undrar|anar) .. (han|hon|dom|de) (nog |alltid |redan )?(visste|vetat|anade|forstod) $ | (han|hon|de|dom) (visste|anade|forstod) (nog )?(det )?(tror|trodde) jag $ | (han|hon|dom|de) (nog |alltid )?(visste|har vetat|hade vetat) (hela tiden|sen|sedan|om det) | kanske (visste|anade) (han|hon|dom|de) $",
  ),
  omits: phrases(
    "(utom|forutom) (det |den |ett |en )?(enda|aret|vintern|sommaren|varen|hosten|gangen|ar|gang|vinter|sommar|jul|ett|en) | (missade|missat|hoppade over|hoppat over|saknade) (bara|endast) (en|ett) | bara (missat|missade|hoppat over) (en|ett) | med (ett|en) (enda )?undantag | (bara|endast) (en|ett) (gang|ar|jul) (nar |som )?jag (inte|missade)",
  ),
  leaveOut: phrases(`
    (ingenting|inget) om .. (far|ska|skall) (skrivas|tryckas|sta med|sta i|berattas) | saga (far|kan|ska|bor) (garna )?(hoppa over|stryka|ta bort|utelamna|lamna ute) (det|den|honom|henne|detta) | (far|kan|ska) saga (hoppa over|stryka|ta bort|utelamna|lamna ute) (det|den|detta) | inte (lasas|lasa) .. sa lange | (lamna|hall|ta|stryk) (det|detta|honom|henne|dem|den|namnet|*) .. (utanfor|bort|ute) | (ska|far|skall|bor) inte (sta|vara|komma) .. (i|med i) (boken|nagon bok|berattelsen) | inte (i|till) (boken|nagon bok|berattelsen|tryck) | skriv inte (det|detta|om|upp|in) | (far|ska) (inte|aldrig) (fa )?(veta|lasa|hora) | inte medan jag lever
    (stryk|radera|sudda) (det|detta|den|honom|henne|dem|dom|ut|allt) | (ska|maste|skall) (bort|raderas|strykas|suddas) | (ska|far|skall|bor) (inte|aldrig) (sta|vara|komma) .. (i|med i) nan (bok|berattelse) | (honom|henne|dem|dom|det|den) vill jag inte ha .. med | (far|ska|skall) (du|ni|man) (inte|aldrig) (ha|ta) med | (hon|han|dom|det|den) som inte (ska|far) sta | inte ett (enda )?ord .. om | skriv (inget|ingenting) .. om | behover (inte|aldrig|ingen) .. (veta|lasa|hora|fa veta|fa lasa)`),
  ofName: /\b(?:efter)?namn(?:et|en)?\b/u,
  opensSecret: phrases(
    "(ska|kan) (jag )?(saga|beratta) (dig |er )?(en sak|nagot|nat) | jag (ska|kan) (saga|beratta) (dig |er )?(en sak|nagot|nat) | du for det inte vidare",
  ),
  refuses: phrases(
    `^ (och |eller |och inte |inte heller )om \\S+( \\S+){0,2} (heller|inte) $ | ^ (men |nej )?(inte )?om det (har |dar )?inte $ | fraga .. inte .. (om|efter|varfor) | (jag )?(pratar|talar|vill) .. inte (prata |tala )?om | (det|den saken|dit) (gar|vill) jag inte (ga )?in( pa)? $`,
  ),
  secrecy: phrases(
    "det (ar|var) (en|min) hemlighet | (inte|aldrig|ingen) .. sa lange jag lever $ | (forst|inte forran) .. jag ar (dod|borta) $",
  ),
  secret: phrases("hemlighet*"),
  confides: phrases(
    `(det|detta) (stannar|far stanna|ska stanna|stanne) (har|mellan oss) | (det|detta) (ar|blir|far bli|ska vara|far vara) .. mellan oss | (bara|strikt) mellan oss | ^ (men |och |sa )?mellan oss (sagt)? $ | mellan oss sagt | mellan (dig|er) och mig | (det har|detta|det) (ar|blir) (en|min) hemlighet (det|den|som|och|men|mellan) | i fortroende | (sag|beratta) (det |detta )?(inte|aldrig) (till|for) (nan|nagon|henne|honom|dem) | behall det for (dig|er) sjalv | (en|nagot|nat|en sak) som (ska|skall|far) (hallas|lamnas|sta|stanna) utanfor $`,
  ),
  putIn: phrases(`
    (det|detta|den|honom|henne|dem|dom) vill jag (ska|ha) (sta|vara|in|med|finnas|skrivet) | (jag vill|vill jag|vill) att .. (ska|skall) (sta|vara med|finnas|in|skrivas) | (ska|skall|maste|bor) (in|sta|med|finnas|vara med|komma med) i (boken|berattelsen) | det (ska|skall|maste) (sta|skrivas) (dar|med|som|$) | svart pa vitt $ | (?<!inte )(vill jag|jag vill|jag skulle vilja|skulle jag vilja) (att .. (star|ska|skall)|ha|ska|bara ha|garna ha) .. i (boken|berattelsen|er bok|din bok|den har boken|min bok)
    att (hon|han|de|dom) .. (star|ar|kommer) med (dar|har|i|med) | (hela|hennes|hans|deras) namn .. (ska|maste) (sta|vara) |     skriv (att|om|det|upp) | (det|den) vill jag .. (lasa|ha med) | (det|den|detta|denna) (far|kan|ska) (du|ni) (skriva|ta|satta) (in|med) | (far|kan|ska) (garna )?(sta|vara) med | (skriv|ta|satt) (garna )?(in|med|ut) (det|den|honom|henne|dem) | (det|den|han|hon) (ska|far) (sta|vara) (med|kvar) | vill ha (det|den|henne|honom|dem) med`),
  allows: phrases(
    "(far|kan|ma) (det |den |de |dom |garna |gott |val |nog ){0,2}(sta|vara med|vara kvar|bli kvar|komma med|sta kvar|stanna|skrivas|berattas)(?! inte) | (far|kan) (du|ni) (garna |gott |val ){0,2}(ta med|skriva|ha med|beratta|ha|lata sta|trycka)(?! inte) | (du|ni) (far|kan) (garna |gott |val ){0,2}(ta med|skriva|ha med|beratta|trycka)(?! inte) | (skriva|beratta|trycka) (det |om det )?(far|kan) (du|ni)(?! inte)",
  ),
  wordForWord: phrases(
    "ord for ord | (precis|exakt|bara) (som|sa som) jag .. | bokstav for bokstav | (utan att|inte) (andra|ratta|snygga till|putsa) ..",
  ),
  asksIn: phrases(
    "(berattelse*|livsberattelse*|bok|boken|historia|historien) .. (innehalla|rymma|ha med) | (sta|finnas|saknas|fattas|glommas|med|in) i .. (berattelse*|livsberattelse*|bok|boken|historia|historien)",
  ),
  asksOut: phrases(
    "lamnas | utanfor | i fred | varsam | for dig sjalv | (vill|ska|far|bor) .. inte (ha|sta|vara|finnas|komma|tas) | inte (ska|vill|far|bor) (ha|sta|vara|finnas|komma|tas)",
  ),
  wantsIn: phrases(
    "(ska|maste|bor|far) .. (vara|sta|finnas|komma|in|med) | skriv .. | vill .. (ha|att) | glom inte | inte (saknas|glommas)",
  ),
  lastWord: phrases(
    "(satt|lagg|ta|spara) (den|det|dom|dem) .. (sist|till sist|pa slutet) | (sluta|avsluta|slut) (den |det |boken |berattelsen |historien )?med | (boken|berattelsen|historien) (ska|skall|maste|bor|far) (sluta|avslutas|ta slut) .. (sa|sahar|med|pa|dar|ord|som) | (den|det) (ska|skall|maste) (sluta|avslutas) (sa har|sahar|ord for ord|med orden)",
  ),
  firstWord: phrases(
    "^ (och |sa |da |nu )?(borja|inled) (den|det|boken|berattelsen|historien) med | (boken|berattelsen|historien) (ska|skall|far|maste) (borja|inledas) .. (med|sa|sahar|ord|som)",
  ),
  irregular: verbForms,
  sameWord: formsOf(`
    mor: moder modern moderns mamma mamman morsan mors mammas mammans | far: fader fadern pappa pappan farsan fars faderns pappas pappans | bror: broder brodern brorsan brors broderns | syster: systern syrran systers systerns
    resa: reste reser rest åka åkte åker åkt fara for farit | morfar: morfadern morfars | farfar: farfadern farfars | mormor: mormodern mormors | moster: mostern mosters mosterns | faster: fastern fasters fasterns | morbror: morbrodern morbrors morbroderns | farbror: farbrodern farbrors farbroderns | hustru: hustrun hustrus hustruns fru frun frus fruns maka makan | farmor: farmodern farmors`),
  sameLetters: [],
  toThird: presentForms,
  firstPerson: null,
  doneBy: null,
  nominative: null,
  bareThird: null,
  subjectless: null,
  denials: set("nej nä näe"),
  admits: phrases(
    "(sa|sagt|sade|berattade|berattat) (jag )?(det |dig |en sak |nagot )?(fel|galet) | (det )?(var|blev) (fel|galet) (det |som )?jag (sa|berattade) | jag (tog|tagit|mindes) fel",
  ),
  waits: phrases(
    "(vanta|lat mig tanka|jag minns fel|fel av mig|nu ljuger jag|vad sager jag|jag menar|forlat)",
  ),
  slip: /(?<from>[\p{L}\p{N}]+)[,.]? (?:[–—-] )?(?:nej|förlåt|nä|vänta)[,.]? (?:nej[,.]? )?(?:nu ljuger jag|vad säger jag|det var|jag menar|fel av mig|förlåt|vänta|jag minns fel)[,.:]? (?:i |på |det var )?(?<to>[\p{L}\p{N}]+)/giu,
  sexes: {
    woman: phrases(
      "min man | min make | min framlidne man | nar jag var (flicka|ung kvinna|hemmafru) | som (flicka|ung kvinna|ung flicka|hemmafru) | jag var (flicka|hemmafru|anka)",
    ),
    man: phrases(
      "min fru | min hustru | nar jag var (pojke|grabb|ung man) | som (pojke|grabb|ung man|liten pojke) | jag var (pojke|grabb|ankling)",
    ),
  },
  born: phrases("jag (ar|blev|foddes) .. fodd | jag foddes | jag kom till varlden | ^ fodd"),
  age: /(?<!\p{L})(?:när jag (?:var|fyllde)|jag var|jag (?:kan|måste|bör|lär) ha varit|vid|jag fyllde|som) (?:bara |ungefär |knappt |omkring )?((?:\d{1,2}|[\p{L}]*(?:fyra|fem|sex|sju|åtta|nio|tio|elva|tolv|tretton|fjorton|femton|sexton|sjutton|arton|nitton|tjugo|trettio|fyrtio|femtio|sextio|sjuttio|åttio)(?:en|ett|två|tre|fyra|fem|sex|sju|åtta|nio)?))(?=(?: år| års|[ ,.;!?]|åring|$))(?! (?:kronor|öre|kilometer|mil|minuter|på (?:morgonen|kvällen|förmiddagen|eftermiddagen|natten)))/giu,
  // "Sextisju", "februari fyrtiotre": never an age ("jag var trettiosju") or a count ("fyrtifem minuter").
  shortYear:
    /(?<!\p{L}|(?:var|är|blev|fyllde|av|på|vid) )(?:trettio?|fyrtio?|femtio?|sextio?|sjuttio?|åttio?|nittio?)(?:ett|två|tre|fyra|fem|sex|sju|åtta|nio)(?!\p{L}| (?:år|öre|mil|man|kilo|\p{L}{3,}(?:ar|or|er))(?!\p{L}))|(?<![\p{L}\p{N}])['’]\d{2}(?![\p{L}\p{N}]|['’]\p{L})|(?<=(?<!\p{L})(?:år|sedan|(?:januari|februari|mars|april|maj|juni|juli|augusti|september|oktober|november|december|våren|sommaren|hösten|vintern|julen|påsken|midsommar)(?: år)?) )[3-9]\d(?![\p{L}\p{N}]|[.,:]\p{N}|['’%]| (?:år|öre|kronor|mil|man|kilo|stycken|grader|dagar|veckor|minuter|timmar)(?!\p{L}))|(?<=\s)-\d{2}(?![\p{L}\p{N}-])/gu,
  until: /(?<!\p{L})(?:ända |fram )?till (?:\d{4}|\p{L}+)/giu,
  glance:
    /(?<!\p{L})(?:(?:ända )?sedan|redan(?: år)?|(?:den|det|de|dem) från|(?:som|än)(?: år)?) (?:\d{4}|\p{L}+(?:tio|tal)\p{L}*)/giu,
  placeNamesEndInNoun: false,
  afterDeath:
    /(?<!\p{L})(?:efter att|efter det att|sedan|sen|när) (\p{Lu}\p{L}+) (?:hade )?(?:dog|dött|gick bort|gått bort|var borta|var död)(?!\p{L})|(?<!\p{L})(\p{Lu}\p{L}+?)s (?:kista|begravning)(?!\p{L})/u,
  parts: [
    "Var jag kommer ifrån",
    "De första åren",
    "Skolåren",
    "Ungdomen",
    "Ut i livet",
    "Vuxenlivet börjar",
    "Mitt i livet",
    "De senare åren",
    "Nu för tiden",
    "Vad det har betytt",
    "Vad jag vill säga",
  ],
  periods: [
    [1, phrases("jag (heter|doptes|fick namnet) | mitt namn | dopt*")],
    [5, phrases("mitt (forsta|tidigaste) minne | nar jag var liten | innan jag borjade skolan")],
    [
      9,
      phrases(
        "i skolan | till skolan | skolan | froken | magistern | lararinnan | som barn | nar jag var (barn|pojke|flicka) | vi barn",
      ),
    ],
    [
      16,
      phrases(
        "slutade skolan | laroverket | realskolan | larling* | forsta (jobbet|lonen|arbetet) | i ungdomen | studenten | gymnasiet | konfirm*",
      ),
    ],
    [
      22,
      phrases(
        "forlov* | brollop* | gifte (oss|mig) | vi gifte | lumpen | militartjanst | universitetet | studerade",
      ),
    ],
    [28, phrases("vart forsta barn | nar barnen var sma | gravid | vantade barn | foddes (var|vart|min)")],
    [66, phrases("pension* | barnbarn* | anka | ankling | sedan (han|hon) dog | barnbarns*")],
    [78, phrases("numera | nu for tiden | i min alder | nufortiden | pa gamla dar")],
    [
      8,
      phrases(
        "min (mor|far|mamma|pappa|mormor|farmor|morfar|farfar|bror|syster) | mamma | pappa | mor | far | mormor | farfar | mina foraldrar | hemma hos oss",
      ),
    ],
    [28, phrases("min (man|fru|hustru|make|fastmo|fastman)")],
    [
      40,
      phrases("min (son|dotter|chef) | mina barn | pa jobbet | fabriken | kontoret | pa arbetet | firman"),
    ],
  ],
  turnings: {
    death: phrases(
      "(foddes|fodd|fott) ... och (han|hon|den|det) (hade|fick|levde) .. (minuter|timmar|dagar|dygn|veckor) $ | (blev|var) (det )?(alldeles |sa |dods)?tyst (inne )?(i|fran) (andra rummet|rummet bredvid|hans rum|hennes rum|kammaren) | (en gang till|andra gangen|en andra gang) ropade jag (inte|aldrig) | ropade (inte|aldrig) (en gang till|igen) $ | och (han|hon) samma ar .. $ | (tankte|sa till mig) om jag inte gar in $ | svarade (han|hon) inte och (da )?visste jag $ | (?<!tills (?:han|hon|de|dom) )dog | (hittade|fann) (honom|henne) .. (mandagen|tisdagen|onsdagen|torsdagen|fredagen|lordagen|sondagen|dagar|veckor|dod) | lag for doden | lade (honom|henne) (pa bordet|i kistan|bredvid|intill) | (veckor|dagar|manader|timmar) (sa|sen|och sen|och sedan|och) var det (slut|over) | levde (bara )?(i )?(en|tva|tre|fyra|fem|sex|sju|atta|nio|tio) (timme|timmar|dag|dar|dagar|dygn|vecka|veckor|manad|manader) $ | (det var|blev) det sista (han|hon) sa | blev (anka|ankeman|ankling) | somnade in | vaknade (inte|aldrig) (mer|igen|upp) | lamnade oss | avled | gick bort | omkom | drunknade | (drog|fick|drogs) (upp )?(honom|henne|dem|xx) .. med (bathake|bathaken|hake|haken|draggen|en hake|en bathake) | (nar|da) .. (begravde|jordfaste) (vi |de )?xx | stupade | (?<!en )begrav* | (miste|forlorade) (han|henne|honom|min|mitt|var|vart|mina) | dodades | kom aldrig (hem|tillbaka) | tog sitt liv | dodfodd | (hittade|fann) (honom|henne) ... (kall|livlos|iskall) | slutade (han |hon )?andas | andades (inte|aldrig) mer | sista andetag* | drog sin sista suck | (han|hon|xx|mor|far|mamma|pappa|mormor|morfar|farmor|farfar) (ar|var|va|a) borta (nu|sen|sedan) | (ar|var|va|a) (xx|han|hon|n|mor|far|mamma|pappa) borta (nu|sen|sedan) | gick (ifran|bort ifran) (mig|oss) | (han|hon|xx|mor|far|mamma|pappa|mormor|morfar|farmor|farfar) (blev|vart) (sextio|sjuttio|attio|nittio)[a-z]+ | (han|hon|xx|mor|far|mamma|pappa|mormor|morfar|farmor|farfar) levde tills? (han|hon) | (barn|flicka|pojke|liten|en) som (inte|aldrig) (fick leva|levde|overlevde|fick stanna|stannade) | fod* ... (skrek|gret) (inte|aldrig) | foddes och levde inte | overlevde (inte|aldrig) | (han|hon|xx) (led|plagades) (inte|aldrig) (lange|alls|$) | (doktorn|lakaren) sa .. gick (fort|pa en (minut|sekund)|pa ett ogonblick) | (ambulansen|doktorn|lakaren) ... (for sent|hann (fore|inte)) ! till|pa | (han|hon|n xx|xx) hann fore | ingen (sitter|satt|har suttit) .. i (hans|hennes|xx) (stol|hogstol|fatolj) | (stol|stolen|hogstolen|fatoljen) ... ingen (sitter|satt|har suttit) .. i den | horde (jag )?(honom|henne|han|hon|xx) ... och (sen|sedan) (inte|ingenting|horde jag inte|horde jag ingenting) .. $ | (morgonen|mornan|morron|morronen|morgon) .. sangen (tom|baddad) | (gav|fick) .. (veckor|manader) (att leva|kvar) ! pa|till|av|i | gav (honom|henne|xx) .. (veckor|manader) $",
    ),
    marriage: phrases(
      "gifte (vi |jag )?(oss|mig) | (har|hade) gift (oss|mig) | gick .. till altaret | stod brud | (vart|mitt) brollop | skilde (oss|mig) | skilsmass* | vigdes | forlovade (oss|mig)",
    ),
    move: phrases(
      "flytta* ! den|det|dem|dom|honom|henne|sig|pa|undan|min|mitt|mina|sin|sitt|sina|hans|hennes|en (bit|stol)|ett steg|lite|(bord|stol|sang|lamp|byra|sof|krok|kruk|mobl|sak|klock|skap|tallrik|kast)* | utvandra* | emigrera* | bosatte | reste till amerika | lamnade hemmet | kom till sverige | (for|reste|akte|kom|flyttade|skickades|skickade) .. till [a-z]+ (som|och blev|for att bli) (piga|drang|barnflicka|hembitrade|jungfru|larling) | till [a-z]+ for att (arbeta|jobba|soka arbete|soka jobb)",
    ),
  },
  deathBeside: {
    mentioned: /\b(?:sedan|sen|innan|tills) (?:\w+ ){1,3}(?:dog|gick bort|var dod)\b/u,
    attended: /\bkom (?:\w+ ){0,2}(?:pa|till) (?:\w+ )?begravningen\b/u,
    lastDays: /\b(?:hospice|dodsbadd\w*|till slutet|in i det sista)\b/u,
  },
  married: phrases("(gifta|gifte|gift|gifter) sig | (vigde|vigdes|vigda|gifta) | brollop*"),
  children: phrases(
    "(foddes|var fodd|kom till varlden) | (jag|vi) (fick|hade) (en|tva|tre|fyra|var) (son|dotter|pojke|flicka|barn|pojkar|flickor|forsta) | (min|var) (son|dotter|pojke|flicka|aldsta|yngsta) | vantade (barn|vi)",
  ),
  livelihood: phrases(
    "borjade .. som | borjade (pa|i|hos|vid) | (jobbade|arbetade) (som|pa|hos|i|vid) | larling* | fick (plats|jobb|arbete|anstallning) | (mitt|forsta) (jobb|arbete|yrke) | (pa|i) fabriken | tjanade som | till pensionen",
  ),
  given: {
    words: set("den det de dom denna detta dessa"),
    ending: /^.{3,}(?:en|et|an|orna|arna|erna|[lr]n)$/u,
  },
  timeAfter: phrases(
    "(en|ett|tva|tre) (dag|vecka|manad|ar|dagar|veckor|manader) (efter|efterat|senare) | (dagen|veckan|manaden|aret|natten|morgonen) (efter|darpa)",
  ),
  ownName: phrases(
    "jag ar | jag var | jag heter | jag hette | heter jag | hette jag | kallar mig | kallade mig | kallade de mig | kallas jag | fodd | flicknamn | dopte mig till",
  ),
  atWork: phrases(
    "(satt|sitter|stod|jobbade|arbetade) (bredvid|mitt emot|mittemot|intill|med|hos|under) (mig|oss) | bredvid mig (i|pa|vid) | rygg mot rygg | sida vid sida | larde (mig|upp mig) | samma (skift|lag|bank|bord|band|spar) | (vavde|korde|packade) | (var|hon var|han var) (forman|bas|forestandare|konduktor|forare|vaktmastare) | borjade samma (vecka|dag|ar|host|var)",
  ),
  sore,
  staying: /^(?:i|på|vid|nära) /iu,
  home: /(?<![\p{L}])(?<!(?:om|när|innan|medan) )(?:jag|vi) (?:(?:bor|bodde|växte upp|har (?:alltid )?bott|är född|föddes|är uppvuxen) (?:i|på|vid)|(?:är|var|kommer) från) |(?<!\p{L})(?:hemma hos oss|hemma|min barndom(?: var)?|barndomen(?: var)?) (?:i|på|vid) /giu,
  origin:
    /(?<!\p{L})(?:(?:[Ff]ödd|[Jj]ag var en) \p{Lu}\p{L}+(?: som flicka| som ogift| innan jag gifte mig| förut)?|[Jj]ag hette \p{Lu}\p{L}+ (?:som flicka|som ogift|innan jag gifte mig)), (?:och (?:(?:vi|jag) (?:var|är|bodde|kom|kommer) )?|(?:(?!(?<!\p{L})(?:och|men|mötte|träffade|gifte|flyttade|for|reste|åkte)(?!\p{L}))[^.;!?]){0,40}?)(?<!\p{L})(?:från|i|på|vid) (?=\p{Lu})/u,
  scene: /^, (?:det|där) (?:här )?(?:är|var)(?!\p{L})/u,
  caption: {
    says: /(?<!\p{L})(?:(?:sa|sade|säger) (?:alltid|jämt|ofta)|(?:brukade|brukar) säga|sa hon alltid|sa han alltid)[,:]? (?!att )/iu,
    dwells:
      /(?<!\p{L})(?:(?:jag|vi) (?:bodde|arbetade|jobbade|började|växte upp|fick plats|fick jobb)|(?:bodde|arbetade|jobbade|började) (?:jag|vi)) (?=(?:i|på|vid|hos|ovanför|under|bakom|över|bredvid) )/iu,
    dull: /(?<!\p{L})(?:hus|huset|hem|hemmet|skola|skolan|gatan|vägen|stan|staden|byn|by|rum|rummet|köket|sängen|slutet|dagen|tiden|morgonen|natten|kriget|landet|arbetet|jobbet|bussen|tåget|affären|kontoret|plats|stället|ställen|året|läroverket|klassen|kyrkan|bröllop)(?!\p{L})/iu,
    years: /(?<!\p{L})år$/iu,
    verbs: set(
      "är var vart varit vara blev blir blivit bli har hade haft ha kan kunde ska skulle vill ville måste får fick fått få går gick gått gå kommer kom kommit komma tar tog tagit ta gör gjorde gjort göra ger gav ge står stod satt sitter låg ligger såg ser se höll håller drog drar skrev sprang sjöng sjunger bar bär bad dog dör lät låter fanns finns hette heter bor bodde sa säger sade vet visste bet slog slår hör hörde kör körde la lade lägger följer föll faller vann höjde sålde säljer köpte drack åt äter sov sover hängde hänger borde bör brukade vred grät log sprack frös skar bröt brann rann flöt sjönk teg steg växte skrek red led svor gnuggar kände känner tror trodde menar mena minns mindes tycker tyckte brukar",
    ),
    unfit:
      /(?<!\p{L})(?:det|detta|denna|dessa|dit|där|här|då|sen|sedan|du|dig|din|ditt|dina|ni|er|någon|något|några|annan|annat|andra|samma|sån|sådan|sådant|sånt|saker|ja|jo|nej|saga|man|han|hon|honom|henne|hans|hennes|de|dom|dem|deras|som|vad|hur|varför|när|så|vilken|vilket|nästa|vanligt|värre|bättre|väl|nog|ju|sin|sitt|sina|sig|äldre|yngre|förlåt|tack)(?!\p{L})/iu,
    sore: /(?<!\p{L})(?:blod|blodet|blodig\p{L}*|polis|polisen|sjukhus|sjukhuset|lasarett|lasarettet|fängelse|fängelset|skulder|full|fyllan|sup|supen|brännvin|sjuk|hungrig|hunger|svält|bomb|bomber|rädd|rädda|naken|kista|kistan|grav|graven|begravning|begravningen|kyrkogården|änka|änkling|död|döda|dog|dött|cancer|slaganfall|doktorn|läkaren|ambulans|ambulansen|olycka|olyckan|grät|tårar|dum|luktade|stank|dass|dasset|stackars|slog|stryk|rem|skrek|drunkn\p{L}*|feber|opererad|lungorna|oäkting\p{L}*|hor\p{L}?|horung\p{L}*|slyn\p{L}*|idiot\p{L}*|krympling\p{L}*|fegis\p{L}*|lögnar\p{L}*|tjuv\p{L}*|lat|lata|värdelös\p{L}*|oduglig\p{L}*|odåga\p{L}*|ingenting värd\p{L}?|inget värd\p{L}?|straff\p{L}*|livstid\p{L}*)(?!\p{L})/iu,
    kinds:
      /(?<!\p{L})(?:flick\p{L}*|pojk\p{L}*|kvinn\p{L}*|kvinnfolk\p{L}*|män|männen|karl\p{L}*|fru|frun|fruar|hustru\p{L}*|käring\p{L}*|gubb\p{L}*|barn|barnet|barnen|ung\p{L}{0,2}|jänt\p{L}*|tös\p{L}*|brud\p{L}*|änk\p{L}*|grann\p{L}*|främling\p{L}*|äktenskap\p{L}*|gift|gifta|gifter)(?!\p{L})/iu,
    whoever: /^(?:(?:den|det|de|där) som|vad|var) /iu,
  },
  trades: tradesOf(
    /(?<!\p{L})(?<!om )jag (?:är|var|blev|utbildade mig till|(?:arbetade|jobbade|började)(?: [^ .!?;:]+){0,5} som) /gu,
    `
    sömmerska | barnmorska | sjuksköterska | lärarinna | lärare | småskollärarinna | folkskollärare | skräddare | smed | snickare | murare | målare | svetsare | gruvarbetare | flottare | skogshuggare | timmerhuggare | rallare | banarbetare | bonde | fiskare
    bagare | slaktare | kokerska | servitris | frisörska | hårfrisörska | frisör | brevbärare | telefonist | maskinskriverska | sekreterare | bibliotekarie | typograf | skomakare | trädgårdsmästare | polis | brandman | sjöman | läkare | veterinär | präst
    konduktör | spårvagnskonduktör: konduktör | expedit | tvätterska | hembiträde | textilarbetare | varvsarbetare | ingenjör | fotograf | organist | handlare | mejerska | spårvagnsförare | lokförare | busschaufför | lastbilschaufför | kranförare | väverska | urmakare | glasblåsare | kassörska |
    plåtslagare | gjutare | svarvare | filare | verktygsmakare | nitare | stuveriarbetare | hamnarbetare | sotare | glasmästare | tapetserare | tunnbindare | vagnmakare | sadelmakare | garvare | kolare | dräng | ladugårdskarl | piga | barnflicka
    hemsamarit | undersköterska | sjukvårdsbiträde | distriktssköterska | förskollärare | rektor | apotekare | tandläkare | kontorist | bankkamrer | revisor | journalist | bokbindare | gravör | tryckare | städerska | diskerska | kallskänka | kock
    bryggare | vaktmästare | kyrkvaktmästare | stins | banvakt | stationskarl | eldare | maskinist | lotsare | lots | fyrvaktare | mjölnare | mjölkerska | spinnerska | stickerska | modist | cigarrarbeterska | reparatör | mekaniker | elektriker | rörmokare | bilmekaniker | telegrafist | hemvårdare | konservarbeterska | stenhuggare | båtbyggare | maskinskötare | verkmästare | förman | montör | växeltelefonist | växelflicka | skolsköterska | dagmamma | fritidsledare | brandförman`,
  ),
};
