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
    (vill|skulle vilja) (bara |helst )?do ! hemma|i min|i mitt|i eget|av|for|nojd|matt|som|nar | vill inte do langre | (vill|orkar) inte (leva|finnas) ! pa|i|med|utan (kaffe|smor|ost|bil|tv)|om|ihop|ensam|tills|som|ett|av|under|bredvid|granne|kvar i|over
    vill inte vakna ! innan|av|fore|tidigt|sent|klockan|i ott*|barn* | ta livet av (mig|mej) ! pa|med|en dag pa|har i backen | ta mitt liv ! i egna|pa allvar|som | (vill|ska|tanker|borde|kan lika garna) .. gora slut pa (det|allt|mig|mej|livet|alltihop) ! i|med|har|for|nu for
    (hanga|dranka) (mig|mej) ! pa|fast|med|kvar|for|i|over | skjuta (mig|mej) ! for|i foten|i huvudet for|en | (vill|ska|tanker|borde) .. (ga i sjon) ! och bada|som|pa
    inget att leva for ! utom|mer an | inte varfor jag (ska leva|lever) ! sa|pa|med | ingen mening (med|i) (livet|att leva|fortsatta) ! pa|i|med|utan|som | ingen mening att (leva|fortsatta leva) ! pa|i|med|utan|som
    (trott|less) pa (livet|att leva) ! pa|i|med|ur|granne|ensam|som | battre om jag (vore|var) (dod|borta) ! an
    (sparat|sparar|samlat|samlar|lagt undan|gomt|gommer) .. (somntabletter*|tabletter|tabletterna|piller|pillren|medicinen|somnmedel) ! for|i dosetten|sa|till|at
    (son|sonen|dottern|mannen|maken|han|hon|sonson|barnbarnet|pojken|frun) (slar|sparkar|hotar|nyper) (mig|mej) ! i (schack|alfapet|dam|kort|fia|allt|canasta|armbrytning|det|kinden|ett|alla|varje)|pa (axeln|fingrarna|upploppet|golf*|mal*)|alltid|med (ett|hapnad|en|fris*)|under bordet|ur|nar jag snark*
    slar (mig|mej) i (ansiktet|huvudet|magen|ryggen) | slagit (mig|mej) i (ansiktet|huvudet|magen|ryggen) | (laser|laste|last) in (mig|mej) ! i (kyrkan|jordkallaren|skolan|affaren)|av misstag|en gang | (han|hon|de|sonen|dottern|barnbarnet|sonson) (tar|tog) (min pension|pensionen) ! at mig|till
    radd for (min (son|man|dotter|sonson|dotterson)|sonen|dottern|honom|henne) ! nar|bakom|som barn|pa motor*`),
  plainly,
  idiom,
  denied:
    /\bover min doda kropp\b|^(?:\S+ ){0,3}(?:vill|ville) inte leva (?:pa|i) (?!det har|den har|detta|skrack|radsla|smart|plag|mork)\S+(?: \S+){0,6}$|\bingen(?: \w+){0,3} (?:slar|sparkar|nyper|hotar|laser in|gor|tar) (?:mig|mej|nagot)\b(?!.*\b(?:utom|forutom|bara)\b)|^(?!.*\b(?:vill (?:inte leva|do)|orkar inte leva|tabletter\w*|piller\w*|overdos\w*|slar (?:mig|mej)|ger (?:mig|mej))\b).*(?:\b(?:den|det|detta|(?!(?:son|dotter|man|mak|fru|hustru|pojk|flick|barnbarn|svar|gubb|karl|grann|skotersk|hemtjanst)\S*en\b|(?:son|dotter|grann|skotersk)\S*)\S+(?:en|eln|ern|et|an|erna|orna|arna|na)) (?:haller (?:ju |nastan |snart )?pa att |holl pa att |kommer att |har nastan )?(?:ta|tar|tog|tagit) (?:ju |nastan |snart )?(?:livet av|kal pa|dod pa) (?:mig|mej|oss)\b|\b(?:han|hon|den|det|de|dom|\S{3,}(?:en|na))(?: (?!(?:mig|mej)\b)\S+){0,4} (?:svalt\w*) ihjal\b(?!.* (?:mig|mej)\b))/u,
  ended:
    /\b(?:det|mer) (?:var|ar|blev) (?:det )?int(?:e)? (?:nat |nagot )?(?:mer|mera)? ?an sa\b|^(?!.*\b(?:du|dig|dej|ni|snalla|tack|vill|fraga|prata|tala|namn|namna|skriv|stryk)\b).*\baldrig (?:\S+ ){0,4}(?:igen|mer|mera)\b/u,
  introduces:
    /\b(?:namn|namnet|heter|hette|heta|kallas|kallade|kallar|dopt|dopte|fodd|foddes|adopterad|uppkallad|som flicka|som gift|ar gammal|fyller|yngst av|aldst av|(?:etta|tvaa|trea|fyra|femma|sexa|nummer \w+) av|enda barnet|en av (?:tre|fyra|fem|sex|sju|atta|nio|tio|elva|tolv)|vi (?:var|va) (?:tre|fyra|fem|sex|sju|atta|nio|tio|elva)|jag var en \w+ forut)\b/u,
  fine: /\b(?:jag mar|mar|det ar|har det|kanns) (?:(?!(?:inte|aldrig|knappast)\b)\w+ ){0,2}(?:bra|fint|gott|finfint|utmarkt|inget fel|ingen fara|bara bra)\b|\b(?:ingen fara|inget fel|inte farligt|oroa dig inte|var inte orolig|bara bra)\b/u,
  misheard: phrases(`
    du (maste ha |har )?(horde|hort|horde nog|missforstod|missforstatt|misstog) (mig |det |nog )?(fel|dig) | du (har )?missforst* | horde (du )?fel | ett missforstand | det var inte sa jag menade | sa menade jag inte
    ^ (ja |jo |nej |na |oj |jaha |da |men ){0,4}(jag|da|nu) (berattar|fortsatter|gar|fortsatter jag|berattar jag) (bara |val |da )?(vidare|da)`),
  agrees: reply({
    beside: "oj|ah|tja|nja|jag tror|kanske|om jag ska vara arlig|arligt talat|tyvarr",
    begins: `(?:(?:joda|jovisst|javisst|japp)\\b|(?:ja|jo)(?=,|$| (?:ja|jo|det (?:ar|gor|har|stammer)|tyvarr|och|visst|ibland|faktiskt|han|hon|de|sonen|pojken)\\b))(?!,? (?:ja,? |jo,? |men )*(?:nej|na|inte|jag mar (?:bra|fint)|det ar (?:bra|ingen fara)|vi|da|en gang)\\b)`,
    whole:
      "bada|bagge|bada (?:delarna|tva)|det stammer|sa ar det|det ar sa|det gor (?:jag|han|hon|de)|det ar det|(?:nej,? )?(?:men )?(?:bara )?ibland|det hander|det forsta|det andra|det sista|bade och|du horde ratt|jag tror det|tyvarr",
  }),
  refutes: reply({
    beside:
      "oj|ah|men|gud|kara|kara du|kara nan|herregud|usch|tack|tack och lov|ha|du|da|for all del|alls|jag mar (?:bra|fint)|det ar (?:bra|ingen fara)|ingen fara",
    whole:
      "nej|nejda|na|nada|nae|nehej|inte alls|inte|aldrig|aldrig i livet|ingen|ingendera|ingenting|inte jag|inget|inget (?:av det|av dem|sant|sadant)|naturligtvis inte|absolut inte|verkligen inte|det gor (?:ingen|jag inte|han inte|hon inte|de inte)|det ar (?:det inte|ingen|inte sa)|jag menade inte (?:sa|det)",
  }),
  hoards:
    /\b(?:efter (?:honom|henne)|hans|hennes|kvar)\b.*\b(?:morfin\w*|somntablett\w*|tablett\w*|droppar\w*|plaster|plastren)\b.*\b(?:den|det|dem|dom) (?:har|haller|gomde|stallde|sparar) jag\b.*\b(?:vid|nara|hos|sang\w*|byra\w*|lada\w*|rack\w*|kudd\w*|till hands)\b/u,
  dangerFrom: 0.4,
  topics: topics({
    verbs:
      "prata|prat|tala|beratta|berätta|fraga|fragar|fragat|hora|snacka|talar|pratar|skriva|veta|ga tillbaka|tillbaka|komma till|ga over",
    prepositions: "om|till",
    bare: "ta upp|ta|ha med|handla om|far jag ta|vad sags om",
    hints:
      "ska du ha|ska du hora|ska du hora om|du ska ha ar|borde fraga om ar|du ska hora om|paminn mig om|paminn mej om|in mig pa|in mej pa",
    stops:
      "istallet|i stallet|nu|tack|forst|hellre|for|da|och|men|sa|som|innan|fast|nagon gang|nan gang|lite|kanske|eller|utan",
  }),
  unwanted:
    /\b(?:vill (?:jag )?inte|ska (?:du|vi|ni) inte|inte (?:prata|tala|fraga|om)|(?:folk|alla|jamt|bara|alltid|stan|standigt|hela tiden) .*(?:om|fragar|hora)|slipp\w*|nog (?:om|med)|trott pa|istallet for)\b/u,
  leaves: [
    /^(?:men |och |nej )?(?:det dar med )?(.{2,40}?) (?:lamnar|later) vi (?:ifred|i fred|vara|utanfor)\b/,
    /\b(?:strunta i|hall dig borta fran|ta inte upp|diskuterar aldrig|om att prata om) (?!det\b|den\b)(.{2,40}?)(?= (?:tack|nu|och|bara|ar du snall|med nan|med nagon|idag)\b|$)/,
    /^(?:men |och )?(?:det dar med )?(.{2,40}?) (?:ar privat|behaller jag|far du inget)\b/,
    /^(?:men |och |nej )?((?:\S+ ){0,4}?\S+) gar jag (?:helst )?inte in pa\b/,
    /\b(?:ga|gar|rota|roda|grava) (?:in )?(?:pa|i) (?!det\b|den\b|detta\b|dem\b)(.{2,40}?)(?= (?:tack|nu|och|igen|mer|idag)\b|$)/,
    /\b(?:allt utom|utom|(?<!fragar (?:du|ni) )inte om|inget om|ingenting om|inget mer om|nog om|racker det om|fragor om|ord om|fraga inte om|prata inte om|namn inte|namna inte|namn aldrig|slippa tala om|slippa prata om) (?!det\b|den\b|detta\b|mig\b|mej\b|oss\b|.* fraga )(.{2,40}?)(?= (?:tack|nu|och|igen|mer|idag|for mig|ar du snall|i var slakt|i var familj|i familjen)\b|$)/,
    /\b(?:kan vi|ska vi|vill jag|jag vill)(?: \S+){0,2}? (?:lata bli|undvika|hoppa over|slippa|lamna) (?!det\b|den\b)(.{2,40}?)(?= (?:tack|nu|och|darhan|utanfor|ute|i fred|ifred)\b|$)/,
    /^(?:men |och |nej )?(?:om )?((?:\S+ ){0,5}?\S+) (?:vill|tanker|kan|orkar|ska|pratar|talar|sager|hoppar) (?:jag|vi) (?:helst )?(?:inte |aldrig |inget|ingenting|over|ogarna)/,
    /\b(?:talar|pratar) (?:inte|aldrig) om (.{2,40}?)(?= (?:i var|i familjen|i slakten|har|langre|mer)\b|$)/,
    /\b(?:skriv inte om|skriva om|ha med|ta med) (?!det\b|den\b)(.{2,40}?) i (?:boken|berattelsen)\b/,
    /\b(?:prata|tala|pratar|talar|berattar|beratta|fraga|hora|saga|diskutera)(?: mig| mej| mer| nagot| nat)* om (.{2,40}?)(?= (?:tack|mer|nu|har|fraga|och|med|for|igen)\b|$)/,
    /\b(?:lamna|lat|hall|halla|lamnar) (.{2,40}?) (?:utanfor|vara|vila|ifred|i fred|darhan|ute|ligga)\b/,
    /\b(?:utelamna|hoppa over|ta inte med|inte ta med|stryk|ta bort|radera) (?:det )?(?:(?:om|dar om) )?(.{2,40}?)(?= (?:tack|ur|i boken|ar|nu)\b|$)/,
    /^(.{2,30}?) (?:ska|far|skall) inte (?:vara |sta |komma )?(?:med|in|i)\b/,
  ],
  passesBy:
    /\b(?:strunta? i|skit i|bry dig inte om)\b|\b(?:vi (?:later|lamnar)|(?:later|lamnar) vi) (?:\S+ ){1,3}?(?:vara|darhan|i fred|ga)\b/gu,
  nameless:
    /^(?:varfor|hur|var|vad|det|den|de|dem|dom|detta|det dar|det har|den dar|den fragan|fragan|honom|henne|mig|mej|oss|allt|alltihop|saken|den saken|det sista|den delen|sant|sadant|nat|nagot|annat|nagot annat|nat annat|sista|over|den biten|dar|har|vi|ni|du|hor du|to)$/,
  vague:
    /^(?:dag|idag|boken|en|ett|den|det|de|dem|dom|dar|har|denna|dessa|detta|min|mitt|mina|var|vara|vart|hans|hennes|deras|tva|tre|fyra|fem|sex|sju|atta|nio|tio|elva|tolv|forst[ae]|andra|tredje|fjarde|sista|nagra|manga|alla|aren?|ars?|dagar(?:na)?|dagen|tid(?:en)?|manader(?:na)?|veckor(?:na)?|natter(?:na)?|sommar(?:en)?|vinter(?:n)?|bit(?:en)?|del(?:en)?|sak(?:en)?|fragor(?:na)?|slakt(?:en)?|familj(?:en)?|namn|sa|om|i|pa|och|som)$/u,
  everyday,
  corrections: [
    /(?<from>\S+(?: \S+)?) (?:nej|forlat|eller nej|nej nej)(?: (?:nu|jag ljuger|forlat|fel|vanta|det var|forresten|men|sa var det inte|jag menar|jag tar fel|nu ljuger jag|jag sager fel))+ (?<to>\S+(?: \S+)?)/,
    /\b(?:jag )?sa (?:jag )?(?<from>.{1,30}?) (?:men )?(?:jag menade|det ska vara|det var|menade jag) (?<to>.{1,40})$/,
    /\binte (?<from>\S+(?: \S+)?) utan (?<to>.{1,40})$/,
    /(?<to>(?:i |pa |hos )?\S+) inte (?<from>(?:i |pa |hos )?\S+)$/,
    /(?<from>\S+) (?:na|nej) (?:nu |det |sa )?(?:ljog|ljuger|blev fel|var fel) (?:jag |ja |det )?(?<to>(?:hos |i |pa )?\S+)/,
    /(?<from>\S+) eller (?:rattare sagt|snarare|nej|forresten) (?<to>\S+(?: \S+)?)/,
    /\b(?:jag menar|jag menade|menar jag|rattare sagt|det ska vara|det var) (?<to>.{1,40})$/,
    /(?<from>\S+) nej (?<to>\S+)$/,
  ],
  notAsked,
  wantedIn,
  notPrinted:
    /\b(?:boken|bok|berattelsen|historien|tryck\w*|skriv\w* (?:inte )?(?:ner|ned|upp|in)|ta inte med|inte ta med|utanfor|utelamna\w*|stryk\w* allt om|lamna bort allt om|publicer\w*|mellan oss|ska inte (?:sta|med|vara med)|barnbarnen)\b/,
  joints: /^(?:men|och|a|sa|nu|for|fast|da|ja|nej|snalla|jag|ja)$/,
  ends: /^(?:(?:ja|nej|na|nja|jo|nu|da|tack|okej) )*(?:vi (?:kan |ska )?|lat oss |jag vill |kan vi |vill )?(?:sluta|slutar|avsluta|avslutar|stanna|det racker|racker|det ar (?:bra|nog|allt|slut)|det var (?:allt|det|bra)|inget mer|inte mer|nog|klart|fardig|slut|hej da|tack for)/,
  goesOn:
    /^(?:(?:ja|jo|nej|na|tack|okej|garna|javisst) )*(?:vi (?:kan |ska )?|lat oss |jag vill |kan vi |ska vi )?(?:fortsatt\w*|ga vidare|gar vidare|kor vidare|kor pa|mer|en till|gar bra|garna|ja|jo|javisst|absolut|visst|inte (?:klar|fardig) an|det finns mer)\b/,
  weights,
  dangerWeights,
};
