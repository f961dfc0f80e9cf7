import type { Conversation } from "../conversation.ts";
import { entries } from "../entries.ts";
import { answers, before } from "./answers.ts";
import { continuers, gentleContinuers } from "./continuers.ts";
import { followUps } from "./follow-ups.ts";
import { turnedKin } from "./kin.ts";
import { subjects } from "./subjects.ts";
import { takeUps } from "./take-ups.ts";

export const conversation: Conversation = {
  continuers,
  followUps,
  takeUps,
  gentleContinuers,
  firstFollowUp: {
    home: [
      "Hur var det hemma när du var liten?",
      "Berätta om hemmet där du växte upp.",
      "Vad minns du hemifrån?",
    ],
    place: ["Hur var det {place} när du var liten?", "Berätta hur det var att vara barn {place}."],
    birthplace:
      /^(?![\s\S]*(?<!\p{L})(?:kom hit|flyttade|kom till))[\s\S]*?(?<!\p{L})(?:[Ff]ödd|[Ff]öddes|[Uu]ppvuxen|växte upp)(?:,? [\p{Ll}\d-]+){0,4}?,? ((?:i|på) \p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)*)/u,
  },
  aboutPerson: [
    "Berätta mer om {person}.",
    "Jag vill gärna höra mer om {person}.",
    "Hurdan var {person}?",
    "Och {person}, då?",
    "Hur var det mellan dig och {person}?",
    "Berätta lite mer om {person}.",
    "Vad mer minns du av {person}?",
    "När du tänker på {person}, vad ser du då?",
  ],
  turnedKin,
  mayNamePerson: true,
  commonCapitals:
    entries(`svensk, svenska, svenskar, svenskarna, tysk, tyska, tyskar, tyskarna, ryss, ryssen, ryska, ryssar, ryssarna,
    finne, finnar, finnarna, finska, finländare, norsk, norska, norrmän, norrmännen, dansk, danska, danskar,
    danskarna, engelsk, engelska, engelsmän, amerikanare, amerikanarna, amerikanska, ester, esterna, balter,
    balterna, ungrare, jugoslaver, greker, italienare, italienarna, polack, polacker, polska, turkar, kurder,
    same, samer, samerna, lapp, lappar, lapparna, romer, zigenare, zigenarna, tattare, jude, judar, judarna,
    judisk, katolik, katoliker, luthersk, baptist, baptister, pingstvän, pingstvänner, muslim, muslimer,
    kristen, gud, guds, herren, herrens, jesus, jesu, kristus, fan, bibeln, psalmboken, jul, julen, julafton,
    påsk, påsken, pingst, midsommar, advent, lucia, valborg, trettondagen, frälsningsarmén, frälsis,
    missionsförbundet, konsum, ica, epa, domus, tempo, volvo, saab, scania, asea, ericsson, ikea, systemet,
    televerket, postverket, vattenfall, folkets, park, hemvärnet, lottakåren, röda, korset, tv, ok, abf, lo,
    kfum, kfuk, sj, riksdagen, hemtjänsten, lasarettet, mor, far, mamma, pappa, morsan, farsan, mormor, morfar,
    farmor, farfar, moster, faster, morbror, farbror, tant, syster, doktorn, prästen, ja, nej, jo, nä, saga`),
  quoteNow: [
    "{quote} Berätta om det.",
    "{quote} Berätta mer om det.",
    "{quote} Det vill jag gärna höra mer om.",
    "Just det där: {quote} Berätta.",
    "{quote} Hur var det?",
  ],
  quoteEarlier: [
    "{quote} Det sa du förut, och vi gick förbi det. Berätta gärna mer.",
    "Jag går tillbaka till något du sa: {quote}",
    "{quote} Det var en stund sen. Vad finns det mer att säga om det?",
    "Förut sa du något som vi inte stannade vid: {quote} Berätta om det.",
    "Vi har något kvar sen förut: {quote} Fortsätt där om du vill.",
  ],
  personEarlier: [
    "Du nämnde {person} förut. Berätta mer, om du vill.",
    "Vi kom bort från {person}. Vad vill du berätta?",
    "Tillbaka till {person}, om du vill. Vad tänker du på?",
    "Det gick lite fort förbi {person}. Berätta gärna mer.",
  ],
  grief: [
    "Jag beklagar. Vill du berätta mer om det, eller ska vi ta något annat?",
    "Det är ingen brådska. Du får berätta mer, eller lämna det där, precis som du vill.",
    "Ta den tid du behöver. Jag lyssnar om du vill säga mer.",
    "Det är ingen brådska. Berätta om du vill, annars tar vi något annat.",
    "Så ledsamt. Vill du berätta om det, eller ska vi låta det vara för nu?",
    "Vi tar det sakta. Berätta så mycket du vill, eller inget alls.",
    "Ta den tid det tar. Vill du hellre gå vidare, så gör vi det.",
    "Du bestämmer. Berätta mer om det, eller så tar vi något annat en stund.",
  ],
  secret: [
    "Nu är det sagt. Du kan fortsätta, eller låta det vara där.",
    "Jag har hört dig. Fortsätt om du vill; annars lämnar vi det.",
    "Det räcker så om du vill. Finns det mer så lyssnar jag.",
    "Du behöver inte lägga till något. Jag lyssnar om det kommer mer.",
    "Vi kan vara tysta en stund. Fortsätt när du vill, om du vill.",
  ],
  caring: [
    "Det där lät tungt. Hur är det med dig i dag?",
    "Innan vi går vidare: hur mår du nu, när du berättar det här?",
    "Jag frågar hellre än går förbi: hur har du det nu för tiden?",
  ],
  askDanger: [
    "Jag frågar hellre en gång för mycket: är det någon som gör dig illa, eller önskar du att livet vore över? I så fall finns det människor att ringa till, numren står här nedanför. Hörde jag fel, så berätta bara vidare.",
    "Nu frågar jag rakt ut, för det är viktigt: är det någon som far illa fram med dig, eller skulle du helst vilja slippa leva? I så fall, ring gärna ett av numren här. Hörde jag fel, så fortsätt bara.",
  ],
  heardWrong: ["Det var bra. Då hörde jag fel.", "Det är jag glad för. Då hörde jag fel."],
  afterSupport: [
    "Jag är kvar och jag lyssnar. Berätta så mycket du vill.",
    "Fortsätt så långt du vill. Jag lyssnar.",
    "Säg det du behöver säga. Du måste inte svara på något.",
  ],
  offerBreak: [
    "Då slutar vi där för i dag. Allt du har berättat är sparat, och vi fortsätter när du vill.",
    "Ja, vila nu. Det du har berättat är sparat, och nästa gång tar vi vid här.",
    "Det räcker för i dag. Alltihop är sparat; kom tillbaka när det passar dig.",
  ],
  goodbye: [
    "Hej då så länge. Det du har berättat är sparat, och jag finns här när du kommer tillbaka.",
    "Vi hörs en annan gång, hej då. Det du har berättat är sparat.",
  ],
  wait: [
    "Ta den tid du behöver, jag väntar.",
    "Gör det du, jag är kvar.",
    "Det är ingen brådska. Säg till när du är tillbaka.",
  ],
  again: ["Gärna.", "Ja, en gång till:", "Jag frågade så här:", "Javisst."],
  notCaught: ["Det där uppfattade jag inte.", "Jag hörde inte riktigt.", "Nu hängde jag inte med."],
  plainer: ["Jag tar det på ett enklare sätt.", "Det där blev krångligt.", "Så här menar jag."],
  plainerOf: [
    "Jag menade det här: {quote} Hur var det?",
    "Det var det här jag tänkte på: {quote} Berätta om det.",
  ],
  plainerContinuer: [
    "Jag menade bara: berätta vidare, precis som du vill.",
    "Jag tänkte på det du höll på att berätta. Hur gick det sen?",
    "Jo, jag ville bara höra mer av det du berättade.",
  ],
  sorryAsked: [
    "Förlåt, det har du ju sagt.",
    "Det har du redan berättat, förlåt mig.",
    "Ja, det stämmer, det sa du. Förlåt.",
  ],
  sorryNotHeard: [
    "Förlåt, jag gick förbi det du berättade.",
    "Du har rätt, jag lyssnade dåligt. Förlåt.",
    "Det var fel sak att fråga om. Förlåt.",
  ],
  backTo: [
    "Du sa: {quote} Berätta om det.",
    "Vi stannar vid det här: {quote} Berätta vidare.",
    "Tillbaka till det du sa: {quote} Fortsätt därifrån.",
  ],
  backGently: [
    "Vi går vidare när du vill. Du berättade: {quote} Det hör jag gärna mer om.",
    "Ta det i din egen takt. Du var inne på det här: {quote} Berätta gärna mer.",
  ],
  backToPlain: [
    "Fortsätt med det du höll på att berätta.",
    "Vi går tillbaka dit där du var. Berätta vidare därifrån.",
    "Vad var det du helst ville att jag skulle höra?",
  ],
  goOnTelling: ["Berätta vidare nu, om du vill.", "Fortsätt var du vill.", "Ta vid igen när du har lust."],
  listens: ["Jag lyssnar.", "Ja, jag lyssnar."],
  inward:
    /\b(?:hur hade du det|hur tog du det|hur kanns det|hur kandes det|hur var det for dig|vad tankte du|vara med om|gick genom huvudet)\b/u,
  sorryLeaving: ["Förlåt att jag inte lyssnade bättre.", "Det är ledsamt att det blev fel."],
  sorryWrong: [
    "Förlåt, det hade jag fått om bakfoten. Hur var det?",
    "Nej, det sa du inte, förlåt. Berätta hur det var.",
    "Då la jag ord i munnen på dig, och dem tar jag tillbaka. Hur var det, med dina ord?",
  ],
  deleted: [
    "Det kommer inte med i någon berättelse.",
    "Då står det inte i någon berättelse.",
    "Det får stanna utanför alla berättelser.",
  ],
  stillSeen: {
    own: "Du ser det fortfarande själv här.",
    interviewer: "{interviewer} kan fortfarande läsa det här.",
    unnamed: "Den som ordnade det här åt dig kan fortfarande läsa det.",
  },
  mayDelete: "; ska det bort för alltid, säg till, så frågar jag en gång till innan det raderas.",
  declined: [
    "Då lämnar vi det.",
    "Det låter vi vara.",
    "Nej, inte det.",
    "Som du vill.",
    "Vi tar något annat.",
  ],
  keptOut: [
    "Det håller jag utanför alla berättelser.",
    "Det kommer inte med i någon berättelse. På den här sidan ser du vad som hålls utanför.",
  ],
  letIn: ["Då är det med igen och får stå i en berättelse.", "Det är gjort: det hålls inte utanför längre."],
  corrected: ["Då vet jag.", "Nu har jag rätt på det.", "Jaha, så var det."],
  wish: [
    "Berätta {wish}.",
    "Ja. Berätta {wish}.",
    "Det vill jag höra. Börja var du vill, och berätta {wish}.",
  ],
  wishBare: [
    "{wish}, ja. Börja var du vill, jag lyssnar.",
    "{wish}, det tar vi. Var börjar det?",
    "{wish}. Berätta, jag lyssnar.",
  ],
  wishPlain: [
    "Ja. Börja var du vill, jag lyssnar.",
    "Ja, då pratar vi om det. Var börjar det?",
    "Det vill jag höra. Berätta.",
  ],
  backToQuestion: [
    "{question}",
    "Tillbaka till frågan, om du vill: {question}",
    "Och så det jag undrade: {question}",
  ],
  bridge: [
    "För att hela din historia ska komma med vill jag fråga om en sak till.",
    "Så att inget fattas i din berättelse: en fråga om en annan tid.",
    "Jag har en fråga till, för helhetens skull.",
  ],
  laterMore: [
    "Det kan vi gå tillbaka till när du vill.",
    "Där finns mer att berätta, och det väntar på dig.",
    "Kom gärna tillbaka till det.",
  ],
  moveOn: ["", "", "", "Nu till något annat.", "Då tar vi något annat."],
  recap: ["Du höll på att berätta: {quote}", "Sist sa du: {quote}"],
  recapSore: [
    "Vi hade kommit till något tungt. Fortsätt där, eller börja med något annat, precis som du vill.",
    "Sist var det något som är svårt. Vi kan stanna i det, eller ta något lättare, som du vill.",
  ],
  recapSubject: ["Vi var inne på {told}.", "Du höll på att berätta om {told}."],
  thanksForPerson: ["Tack för att du berättade om {person}.", "Tack för det du sa om {person}."],
  thanksFor: ["Tack för att du berättade om {told}.", "Tack för det du har berättat om {told}."],
  recapPlain: ["Vi var mitt i din berättelse.", "Du höll på att berätta."],
  close: [
    "Du har berättat om {told}. Vill du fortsätta, eller ska vi sluta här för den här gången?",
    "Vi har hunnit en bra bit: {told}. Ska vi sluta här, eller är det något mer du vill berätta?",
    "Nu har du berättat om {told}. Vi kan sluta där, eller fortsätta en stund till, som du vill.",
  ],
  closeWithThread: [
    "Du har berättat om {told}. En sak gick vi förbi: {open} Vill du ta upp den, eller ska vi sluta här?",
    "Du nämnde något som vi gick förbi: {open} Ska vi ta det, eller sluta här för den här gången?",
  ],
  subjects,
  goOn: ["Bra, då fortsätter vi.", "Gärna, då går vi vidare.", "Då fortsätter vi."],
  answers,
  before,
};
