import { entries } from "../entries.ts";
import { type FollowUps, matterRows, sceneRows } from "../follow-ups.ts";
import { phrases } from "../patterns.ts";
import { givenNames } from "./given-names.ts";
import { things } from "./things.ts";
import { times } from "./times.ts";

const scenes = sceneRows(`
  ! där jag träffade, när jag träffade, hur vi träffades, vi träffades på, vi träffades i, vi möttes = Hur var det, den första gången? / Vad lade du märke till först? / Och hur fortsatte det för er två?
  ! vi gifte oss, jag gifte mig, blev gifta, vårt bröllop, mitt bröllop, bröllopet = Hur var själva bröllopsdagen? / Vad minns du av den dagen? / Vad fick ni för första hem efter det?
  ! vi förlovade oss, friade till mig, sällskapade, gick och sällskapade, fästman, fästmö = Hur gick det till? / När visste du?
  ! fick två barn, fick tre barn, fick fyra barn, fick vårt första, fick en flicka, fick en pojke, fick en dotter, fick en son, fick tvillingar, när barnen var små = Hur var det med småbarn i huset? / Vad blev annorlunda när det första kom?
  ! slutade skolan, gick ut skolan, sista dagen i skolan = Vad kom efter skolan? / Hur kändes det, den sista skoldagen?
  började skolan, började i skolan, första skoldagen, började i småskolan = Hur var det i den skolan? / Vem var din lärare?
  ! läroverket, realskolan, realen, fick läsa vidare, fick inte läsa vidare = Vad sa de hemma om det? / Hur blev det sedan?
  ! mitt första arbete, mitt första jobb, första jobbet, började arbeta, började jobba, började som, fick plats som, fick plats hos, fick anställning, i lära hos, springflicka, springpojke, piga hos, dräng hos = Hur var den första dagen? / Hur fick du det arbetet? / Vem lärde dig?
  första lönen, min lön, i veckan i lön = Vad gjorde du med pengarna?
  ! vi flyttade till, flyttade till, flyttade in, flyttade hemifrån, reste hemifrån, utvandrade, emigrerade, kom till sverige = Hur var det att komma dit? / Vad saknade du mest? / Hur var den första kvällen där?
  under kriget, beredskapen, inkallad, låg inkallad, ransonering, ransoneringen, kuponger, mörkläggning, kristiden = Hur märktes det till vardags? / Vad ser du framför dig från den tiden?
  mjölkade, mjölkningen, slåttern, höskörd, hässjade, tröskade, tröskningen, potatisplockning = Hur gick en dag till där, från morgonen? / Vad var din egen del i det?
  bakade, storbak, kokade, syltade, saftade, slaktade, slakten, stekte = Hur gick det till? / När fick ni det? / Hur luktade det i köket?
  vi var fattiga, det var fattigt, hade inte råd, hade ingenting, det var knapert, fick ärva kläder = Hur klarade ni er? / Vad hade ni ändå?
  vi sjöng, hon sjöng, han sjöng, sjöng i kör, i kören = Vad var det för sånger? / Vilken rad kan du än?
  dansade, gick på dans, dansbanan, folkets park, logdans = Hur var en danskväll? / Vilka gick du dit med?
  på bio, gick på bio, biografen, spelade fotboll, på match = Berätta om en sådan gång. / Vilka var med?
  vi skrattade, skrattade så, gapskrattade, brast ut i skratt = Vad var det som var så roligt? / Vem skrattade mest?
  fick stryk, fick skäll, fick smäll, fick sparken, blev påkommen, fick bakläxa = Vad hade hänt? / Och vad sa du då?
  ! blev osams, blev ovänner, pratade inte med, slutade prata, grälade = Vad handlade det om? / Och hur slutade det?
  jag var rädd, rädd för, jag blev rädd = Vad var det du var rädd för? / Vad hjälpte?
  ! jag ångrar, jag borde ha, jag skulle ha = Hur ser du på det nu? / Vad skulle du göra annorlunda?
  gick i pension, blev pensionär, slutade arbeta, slutade jobba = Hur var det att få dagarna för sig själv? / Vad gjorde du den första lediga måndagen?
  breven, skrev brev, ett brev, brev från, telegram, vykort = Vad stod det, så som du minns det? / Finns något av det kvar?
  trädgården, kolonin, kolonilott, kolonistuga, grönsakslandet, odlade = Vad växte där? / Vem lärde dig det?
  varje söndag, på söndagarna, om söndagarna = Hur gick en söndag till hos er? / Vad var det bästa med söndagarna?
  på julen, varje jul, julafton, julen = Hur var julen hos er? / Vilken jul minns du bäst?
  midsommar, midsommarafton = Hur var midsommar hos er?
  varje sommar, på somrarna, om somrarna, sommarlovet, semestern, på semester = Berätta om en av de somrarna. / Vad gjorde ni hela dagarna?
  barnbarn, barnbarnen, barnbarnsbarn = Vad gör ni tillsammans, du och de unga? / Vad skulle du vilja att de visste?
`);

const matters = matterRows(`
  papegoja, papegojan, undulat, undulaten, kanariefågel = fågeln
  duvor, duvorna, brevduvor = duvorna
  hund, hunden, taxen, valp, valpen = hunden
  hundar, hundarna, jakthundar = hundarna
  katt, katten, kattunge = katten
  katter, katterna = katterna
  häst, hästen, märr, märren = hästen
  hästar, hästarna, arbetshästar = hästarna
  ko, kon = kon
  kor, korna, kreatur, kreaturen, ladugården, lagården, lagårn = korna
  gris, grisen = grisen
  grisar, grisarna = grisarna
  höns, hönsen, hönorna, kycklingar = hönsen
  tuppen = tuppen
  get, getter, getterna = getterna
  fåren, lammen = fåren
  kaniner, kaninerna, kanin = kaninerna
  bin, bina, bikupor, bikuporna = bina
  gäss, gässen = gässen
  fartyg, fartyget, ångare, ångaren, ångbåt, ångbåten = fartyget
  båt, båten, eka, ekan, roddbåt, segelbåt = båten
  fiskebåt, fiskebåten, fiskebåtar = fiskebåtarna
  hamnen, kajen = hamnen
  tåget, järnvägen, ånglok, rälsbuss, rälsbussen, stationen, stinsen = järnvägen
  spårvagn, spårvagnen, spårvagnarna = spårvagnen
  cykel, cykeln = cykeln
  motorcykel, motorcykeln, moped, mopeden = motorcykeln
  traktor, traktorn = traktorn
  husvagn, husvagnen = husvagnen
  tält, tältet, tältade = tältandet
  varvet, skeppsvarvet, götaverken, kockums, eriksberg = varvet
  spinneriet, väveriet, textilfabriken, vävstolarna = spinneriet
  fabriken, löpande bandet, fabrik = fabriken
  gruvan, gruva = gruvan
  sågen, sågverket, flottningen, flottade, timret = sågen
  skogsarbete, skogsarbetare, kolmila, kolmilan, kojan = skogsarbetet
  smedjan, smeden, smed = smedjan
  svetsare, svetsade = svetsandet
  torp, torpet, statare, statarna = torpet
  bageriet, bagare, bagaren = bageriet
  hattaffär, hattaffären, modist = hattaffären
  handelsboden, lanthandeln, konsum, speceriaffären, mjölkaffären = affären
  kassörska = arbetet i kassan
  kontoret, skrivmaskin, skrivmaskinen = kontoret
  växeln, telefonist, telefonväxeln = telefonväxeln
  lasarettet, epidemin, sanatoriet = den tiden på sjukhuset
  magistern, lärarinnan, fröken, skolfröken = fröken
  skolan, skolsalen, småskolan, folkskolan = skolan
  söndagsskolan, missionshuset, bönhuset = söndagsskolan
  kyrkan, prästen, konfirmationen, konfirmerades = kyrkan
  orkestern, musikkåren, blåsorkester = orkestern
  dragspel, dragspelet, durspel = dragspelet
  fiol, fiolen, spelman = fiolen
  piano, pianot, orgel, orgeln, tramporgel = spelandet
  gitarr, gitarren, munspel, munspelet = musiken
  vissla, visslade = visslandet
  radio, radion, radioapparat, grammofon, grammofonen = radion
  teven, tv apparat = teven
  kamera, kameran = kameran
  fotografi, fotografiet, fotot, kortet = fotografiet
  dagbok, dagboken, dagböcker = dagboken
  biblioteket, böckerna = böckerna
  spisen, vedspisen, kakelugn, kakelugnen, järnspis = spisen
  kökssoffan, kökssoffa = kökssoffan
  byken, bykade, tvättstuga, tvättstugan, klappade tvätt = tvätten
  utedass, dass på gården, dasset = utedasset
  ett rum och kök, rum och kök, spisrum = lägenheten
  stugan, stuga = stugan
  vinden, vindsrum = vinden
  källaren, jordkällare = källaren
  bakgården, innergården = gården
  verkstaden, snickarbod, snickrade, snickare = verkstaden
  symaskin, symaskinen, sydde, sömmerska, sömnad = sömnaden
  skräddare, skräddaren = skräddaren
  stickade, stickning, broderade = handarbetet
  vävde, vävstol, vävstolen = vävstolen
  hatt, hatten = hatten
  bröllopsklänning, klänningen, klänning = klänningen
  träskor, träskorna = träskorna
  skomakare, skomakaren = skomakaren
  kappa, kappan, rocken = kappan
  vigselring, vigselringen, förlovningsring = ringen
  fickur, fickuret = fickuret
  docka, dockan = dockan
  kulor, hoppade hage, hopprep, kurragömma = lekarna
  sparken, kälke, kälken, skridskor, skridskorna, skidor, skidorna = vintrarna
  ån, älven, bäcken = ån
  badade, badplatsen, badhuset = badandet
  skogen = skogen
  fjället, fjällen = fjället
  skärgården, ön = ön
  byn = byn
  äppelträd, äpplen, äppelträden = äppelträden
  lingon, blåbär, hjortron, svamp = bärplockningen
  potatis, potatisen, potatislandet = potatisen
  gröt, gröten, välling = gröten
  brödet, kakor, bullar, limpa, limpor, tunnbröd = brödet
  strömming, strömmingen = strömmingen
  godis, karameller, kola = karamellerna
  glass = glassen
  kaffe, kaffet, kafferep = kaffet
  strejk, strejken, facket, fackföreningen = facket
  översvämning, översvämningen = översvämningen
  stormen, åskan = ovädret
  polio, barnförlamning, difteri, scharlakansfeber, tbc, lungsot, lungsoten, kikhosta = sjukdomen
  distriktssköterska, sjuksköterska, sjuksköterskor = sköterskan
  lumpen, värnplikten, regementet = lumpen
  cirkus, cirkusen = cirkusen
  tivoli, liseberg, marknad, marknan = nöjena
  teatern, revyn, revy = teatern
  fotboll, fotbollen = fotbollen
  bandy, ishockey, hockey = idrotten
  brottning, brottare, boxning, orientering = idrotten
  fiska, fiskade, metade, metspö, nätfiske = fisket
  jakten, jagade, älgjakt, älgjakten = jakten
  schack = schackspelandet
  målade, tavlor, staffli = måleriet
  inneboende = de inneboende
  grannar, grannen, grannarna, grannfrun = grannarna
  förman, förmannen, verkmästare, verkmästaren, basen = förmannen
  resväska, resväskan, kappsäck = resan
  plywood, byggde en båt, båtbygge = båtbygget
`);

/** What stands in an answer, as a Swedish listener would ask on about it. */
export const followUps: FollowUps = {
  scenes,
  matters: [...matters, ...things],
  aboutMatter: [
    "Berätta mer om {matter}.",
    "Jag vill gärna höra mer om {matter}.",
    "Vad minns du om {matter}?",
    "Säg lite mer om {matter}.",
    "Vad kommer du att tänka på när det gäller {matter}?",
    "Hur var det egentligen med {matter}?",
    "Vad finns det mer att berätta om {matter}?",
    "Hur gick det sen med {matter}?",
    "Vad sa man hemma om {matter}?",
  ],
  times,
  aboutTime: [
    "Vad minns du mer från {time}?",
    "Berätta mer om {time}.",
    "Vad ser du än i dag från {time}?",
    "Berätta lite till om {time}.",
    "Jag hör gärna mer om {time}.",
  ],
  aboutThem: {
    man: {
      is: /(?<!\p{L})han(?!\p{L})/iu,
      asks: [
        "Berätta mer om honom.",
        "Vad mer minns du av honom?",
        "Jag hör gärna mer om honom.",
        "Säg lite mer om honom.",
        "Vad tyckte du om honom?",
        "Hur var det mellan er två?",
        "Vad ser du framför dig när du tänker på honom?",
      ],
    },
    woman: {
      is: /(?<!\p{L})hon(?!\p{L})/iu,
      asks: [
        "Berätta mer om henne.",
        "Vad mer minns du av henne?",
        "Jag hör gärna mer om henne.",
        "Säg lite mer om henne.",
        "Vad tyckte du om henne?",
        "Hur kom ni två överens?",
        "Vad ser du framför dig när du tänker på henne?",
      ],
    },
  },
  leastWelcome: { person: 0.6, scene: 0.68 },
  likeness: new Set(["som", "liksom", "än"]),
  personBefore: new Set([
    "stackars",
    "gamle",
    "gamla",
    "unge",
    "unga",
    "lille",
    "lilla",
    "träffade",
    "mötte",
    "gifte",
    "hette",
    "heter",
    "kallades",
    "döptes",
  ]),
  personAfter: new Set(
    "sa sade berättade frågade skrattade ville tänkte visste älskade tyckte hatade gifte arbetade jobbade spelade sjöng lärde skrev lagade rökte drack dansade brukade".split(
      " ",
    ),
  ),
  givenNames,
  nameArticles: new Set(),
  thingArticles: new Set(["en", "ett", "det"]),
  genitive: "s",
  ownerless: new Set(),
  saints: new Set(["sankt", "sankta", "st"]),
  titled: "herr fru fröken faster moster farbror morbror tant syster prosten doktor kusin".split(" "),
  passing: new Set("med för av under utan mot ingen inget inga inte om".split(" ")),
  isSame: /^\p{L}+(?: \p{Lu}\p{L}+)*(?:,? (?:det är|det var|är|var)|,) $/u,
  tellers: new Set(
    entries(
      "sa, sade, säger, sagt, frågade, frågar, ville, vill, tyckte, trodde, menade, svarade, ropade, undrade",
    ),
  ),
  hints:
    /\b(?:efter|sedan) (?:det|den dagen|dess|19\d\d)\b(?: \S+){0,4} (?:aldrig|inte)\b|\b(?:han|hon|mor|far|mamma|pappa)(?: \S+){0,3} (?:aldrig|inte) (?:\S+ ){0,4}(?:mer|igen|mera)\b|^(?:men |och )?(?:hon|han) (?:var|blev|hann bli) (?:bara |inte mer an )?(?:ett|tva|tre|fyra|fem|sex|sju|atta|nio|tio|elva|tolv|tretton|fjorton|femton|sexton)(?: ar)?$/u,
  goesOn: /(?<!\p{L})(?:han|hon|honom|henne|hans|hennes)(?!\p{L})/iu,
  goesOnOf: {
    man: /(?<!\p{L})(?:han|honom|hans)(?!\p{L})/iu,
    woman: /(?<!\p{L})(?:hon|henne|hennes)(?!\p{L})/iu,
  },
  nameAsMatter: "{name}",
  announces:
    /\bdet (?:ar|var) @ jag (?:berattar|berattade|pratar|pratade|menar|menade)\b|\b(?:jag (?:skulle|ska|vill|ville|tankte|far|maste)|(?:ska|skulle|vill|ville|tankte|far|maste) jag|lat mig|lat mej) (?:bara |ju |egentligen |nu |hellre ){0,2}(?:beratta|prata|tala) (?:for dig |for dej |med dig |med dej |lite |mer |mera |nagot ){0,2}om (?:\S+ )?@|\bdet (?:handlade|handlar) (?:bara |ju |egentligen |mest |mer ){0,2}om (?:\S+ )?@|\bdet (?:handlade|handlar|gallde|galler|var) (?:\S+ )?(?:om )?(?:\S+ )?@ det (?:handla|gall)|\b(?:fraga|fragat) (?:mig |mej )?(?:nagot |hellre )?om (?:\S+ )?@|(?:^|\boch |\bmen )@ (?:kan|far) du (?:fa|ta|fraga)\b|\bom @ (?:kan|far) du fraga\b|\bom @ (?:pratar|talar) vi\b|\bjag (?:pratade|talade|berattade) om @/u,
  denies:
    /\bfinns (?:ingen|inget) @|\b(?:handlade|handlar|gallde|galler|var|ar|blev|pratar|pratade|talar|talade|menar|menade|berattar|fragar|fragade) (?:\S+ )?inte (?:\S+ )?om (?:\S+ )?@|(?:^|\boch |\bmen )inte om (?:\S+ )?@|\b(?:lamnar|lamna|slapper|slapp) (?:\S+ )?@ (?:dar|nu|har)\b/u,
  lasting: /\b(?:aldrig|an i dag|fortfarande|sedan dess|annu|forsta gangen)\b/u,
  mirth: entries("skratt*, rolig*, fniss*, kul, komisk*, skämt*, lustig*"),
  toSaga: phrases(`
    sa till dig | sagt till dig | fraga (hur|om|nat|nagot|vad|hellre) | berattat for dig | fraga mig | fragar du | fragade du | du (sa|sade|sager|fragar|fragade|undrar|undrade|tjatar|lyssnar|hor inte|ar envis|menar|ville veta|kunde ha|borde ha|hittade)
    din fraga | dina fragor | ar du en | hor du | det sa jag | jag sa ju | det har jag (redan )?sagt | jag sa just | nyss sagt | vad menar du | rattade dig`),
  deaths:
    entries(`kistan, hennes kista, hans kista, levde i två dar, levde i tre dar, levde i nio dar, levde i tre dagar, levde i nio dagar, levde bara i två dar, levde bara en vecka, levde bara ett dygn, levde bara några timmar, levde i en vecka, levde ett dygn, gick genom isen, kom aldrig upp, kom inte upp, drog upp honom, drog upp henne, hittade honom först, hittade henne först, hittade honom död, hittade henne död, hittade honom i vattnet, hittade henne i vattnet, hittade honom i sjön, hittade henne i sjön, hittade honom i ån, hittade henne i ån, föll i vattnet, cancern tog, tog slut för henne, tog slut för honom, fick somna in, dog, dött, är död, var död, avled, gick bort, gått bort, somnade in, förlorade min, förlorade vår, miste min, miste vår, begravde, begravdes,
    kom han inte hem, kom hon inte hem, kom han aldrig, kom hon aldrig, kom de aldrig hem, dödfödd, omkom, slutade andas, drunknade, hängde sig, tog livet av, kom aldrig hem, kom inte hem, kom aldrig tillbaka, kom inte tillbaka`),
  deathIdioms: phrases(
    "(nar|innan|tills) (han|hon|de|dom|\\S+) dog $ | (tills|till dess) \\S+( \\S+)? dog | (holl pa att|kunde|trodde jag skulle) (ha )?(do|dott|dog) (av|nar) | dog (av skratt|av skam|nastan) | skrattade ihjal | dott av (skam|skratt)",
  ),
  aboutLost: [
    "Berätta om {person}, om du vill.",
    "Jag hör gärna om {person}, om du vill berätta.",
    "Vad minns du av {person}?",
    "Vad minns du om {person}?",
  ],
};
