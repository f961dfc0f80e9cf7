import type { Hearing } from "../hearing.ts";
import { phrases } from "../patterns.ts";

/** Words that a reply may begin with and that say nothing. */
const lead = "(?:(?:ja|jo|na|nej|nu|oj|men|och|a|sa|da|forlat|ursakta|snalla|hor du|kara du) )*";
const hold =
  "vanta(?: (?:lite|ett|en|litet|nu|har|dar|kvar))?|drojs? (?:kvar|lite|ett)|(?:stanna|sitt|bli|stannar) (?:kvar|dar|har)|ett (?:ogonblick|tag|litet tag)|en (?:stund|minut|sekund|liten stund)|ga (?:inte|ingenstans)|forsvinn inte|stick inte|strax tillbaka|(?:jag )?kommer (?:strax|snart|tillbaka)|hang kvar";
const household =
  "skoters\\S+|distrikts\\S+|hemtjanst\\S*|hemtjanst|doktorn|lakaren|fotvard\\S+|brevbarar\\S+|grannen|grannfrun|nagon|nan|dottern|sonen|flickan|kaffepann\\S+|kaffet|kittel\\S*|vattnet|mjolken|grytan|potatisen|ugnen|spisen|sylten|dorrklocka\\S*|dorren|porten|ringer|telefonen|mobilen|katten|hunden|taxin|fardtjanst\\S*|omlaggning\\S*|brandvarnar\\S+|tvattmaskin\\S+|posten";
const past = "(?!.*\\b(?:var|sa|sade|kom|brukade|hade|skulle|fick|gick|berattade)\\b)";

export const plainly: Hearing["plainly"] = {
  unclear: phrases(`
    ^ (oj |nej |jo |forlat |snalla |med |pa |ta det |sag det |fraga med |fraga pa ){0,3}(enklare|lattare|vanliga|enkla|kortare) (ord|svenska|sprak) (tack|snalla|jag|du|nu|for|ar|$) ... | ^ (oj |nej |jo |forlat |snalla ){0,2}(pa|med) (ren|vanlig|enkel) svenska ..
    ^ (oj |nej |jo |forlat |men |nu ){0,2}(det dar|det har|det|detta|den fragan|fragan|allt det dar|de orden) (forstar|begriper|fattar|forstod|begrep|fattade) jag (mig )?(inte|inget|ingenting) ..
    (far|maste|bor|kan) (du|ni) (saga|tala om|forklara) vad (du|ni) (menar|vill|ar ute efter) .. | ^ (men |ja |da |nu ){0,2}(du|ni) (far|maste|bor|kan) (nog |allt |ju )?(saga|tala om|forklara) vad (du|ni) (menar|vill|ar ute efter) .. | ^ (men |ja |da ){0,2}(sag|forklara) vad (du|ni) (menar|vill) .. | ^ (snalla |kan du |tala |fraga |sag det ){1,2}(enklare|tydligare|sa jag (forstar|begriper|fattar)|rakt pa sak|rakt ut) .. | det (var|ar) for (fint|svart|larda ord|krangligt) (sagt |fragat )?for mig ..`),
  wait: new RegExp(
    `^${past}(?:${lead}(?:${hold})\\b.*\\b(?:${household})\\b|.*\\b(?:${household})\\b.*\\b(?:${hold})(?: (?:du|snalla|kvar|dar|har|pa mig|lite|tag|stund|ogonblick|sa lange|ifran mig|nagonstans|ingenstans|vag|tillbaka))*$)`,
    "u",
  ),
  farewell: new RegExp(
    `^${past}(?=.*\\b(?:dorren|ringer|telefonen|taxin|skoters\\S+|hemtjanst\\S*|bussen|besok|grannen|middag\\S*|maten|fardtjanst\\S*)\\b)${lead}(?:(?:maste|far|ska) jag|jag (?:maste|far|ska))(?: (?:nog|val|visst|allt|tyvarr|nu)){0,3} (?:ga|sluta|avsluta|springa|skynda|sticka|kila)\\b`,
    "u",
  ),
  unknown: phrases(`
    (ar|som|alldeles|helt|rent|har) (som |alldeles |helt |rent ){0,2}(bortblast|bortsopat|borta ur (huvudet|minnet)|flugit bort|utblast|fallit ur (huvudet|minnet)) .. $ | (fallit|gatt|flugit|runnit|forsvunnit) (alldeles |helt |rent )?(ur|bort ur) (huvudet|minnet|mig|skallen) .. $
    ^ (ja |nej |jo |oj |men ){0,2}(det|det dar|sant|sadant) (vete|vet|ma) (bara |val |nog )?(faglarna|gudarna|gud|fan|tusan|herren|katten|ingen|sjutton) .. $ | ^ (ja |nej |jo |oj |men ){0,2}(gud|gudarna|faglarna|tusan|katten) (vet|vete|ma veta) .. $
    (ta|fraga|ge mig|stall|valj) (mig )?(en annan|nan annan|nagon annan|ett annat|nagot annat|om nagot annat|nagot lattare|en lattare) ... (for liten|for ung|inte fodd|minns inte|vet inte|kommer inte ihag|bara barnet) ..
    ^ (nej |ja |oj |men |da |nu |det ){0,3}(jag|vi) var (ju |nog |val |bara |alldeles |lite ){0,3}(for liten|for ung|for sma|inte fodd|ofodd) ((for det|for att) .. (veta|minnas|forsta|komma ihag)|da|for det|$) .. $ | ^ (nej |ja |oj |men ){0,2}(den|det|det dar|den dar) (vet|kan) jag inte( nagot om| nat om| svara pa| svaret pa| saga)? $`),
  "asks:person": phrases(`
    ^ (men |och |a |ja |sag ){0,3}(kan|ser) (du|ni) (ens |verkligen |faktiskt )?(se )?(mig|mej|oss) (dar|inifran|darinne|nu|nar|harifran|genom|inne|$) ... | ^ (men |och ){0,2}(tittar|glor) du pa (mig|mej|oss) ..`),
  corrects: phrases(`
    ^ (nej |men |jo |forlat |ja |du |oj |fast ){0,3}jag (sa|sade|gav|berattade) (det |den )?(dig |dej |till dig |at dig )?(fel|galet|tokigt|osanning|en osanning|en logn) ...
    ^ (nej |men |jo |forlat |ja |fast ){0,3}det (var|ar|stammer) inte (riktigt )?(sant|ratt|riktigt )?(det )?(som )?jag (sa|berattade|sade) .. | ^ (nej |men |jo |fast ){0,2}det (som )?jag (sa|sade|berattade) .. (stammer inte|stamde inte|ar inte sant|var inte sant|ar fel|var fel|ar inte ratt|var inte ratt) ..
    ^ (nej |men |jo |fast ){0,2}jag (sa|sade|berattade) (en sak|nagot|nat) .. (inte var|som inte ar|var inte) (sant|sann|ratt|riktigt) ..`),
  asked_before: phrases(`
    ^ (men |ja |nu |a ){0,2}(det ar|det var|detta ar|nu ar det|for|det har ar) ?(andra|tredje|fjarde) gangen (som )?(du|ni) (fragar|fragat|har fragat|undrar) ... | ^ (men |ja |nej ){0,2}har jag inte (just |nyss |precis |alldeles |redan ){1,2}(berattat|sagt|talat om|svarat|pratat) ...`),
  wrong: phrases(`
    ^ (nej |men |na |du |nu ){0,3}far du (val |allt |faktiskt ){0,2}ge dig( nu)? $
    ^ (nej |men |oj |ja ){0,2}(det|det dar|de|de dar|dom) (ar|var) (inte|icke) mina ord .. | ^ (nej |men |oj |ja |nu ){0,2}(du|ni) (har )?(blandar|blandat|blandade|rort|ror|trasslar|trasslat) (ihop|till) ... | ^ (nej |men |nu ){1,2}(blandar|ror) (du|ni) (ihop|till) ... | ^ (nej |men |oj ){0,2}(du|ni) har (fatt det|fattat|fatt) .. (fel|om bakfoten|bakvant) ..`),
  secret: phrases(`
    ^ (ja |nu |bara ){0,2}mellan (dig|oss|dej) (och |)?(mig |mej )?(och )?(grindstolpen|lyktstolpen|sangstolpen|vaggen|fyra vaggar|stolpen|dorrposten) ...
    (har|jag) (jag )?(burit|bar|gomt|hallit) (pa )?(det|detta|det har|den) ... (sedan|sen|i|hela) ... (vet inte|vet inget|ingen|aldrig|visste inte|inte ens|vet ingenting) ..`),
  delete: phrases(`
    (glom|lats som om|lat som|latsas som om|lats om) (att )?jag (nansin |nagonsin |ens |over huvud taget |aldrig |inte )?(oppnade|oppnat|har oppnat|hade oppnat) (munnen|mun|kaften|truten) .. | ^ (nej |snalla |du ){0,2}glom (att )?jag (nansin |nagonsin |ens )?(sa|sagt|namnde|berattade) (det|nagot|nat|det dar|om) .. $`),
  resumes: phrases(`
    (upprepa|aterge|sag|beratta|tala om) (for mig )?(igen )?vad jag (just |nyss |precis |nu )?(sa|sagt|berattade|berattat|har berattat|har sagt) .. | ^ (sa |men |na |och ){0,2}(vet|minns) du (ens )?vad jag (just |nyss |precis )?(sa|berattade|har sagt|har berattat) .. | ^ (sa |men |na |och ){0,2}vad (berattade|sa) jag (just|nyss|precis|alldeles nyss) ..`),
};

const others =
  "(?!.*\\b(?:slar|sparkar|hotar|laser|last|pension\\S*|radd|radda|tabletter\\S*|piller\\S*|kniv\\S*|nufortiden|varje (?:dag|natt)|i natt|fortfarande)\\b)";
const olderKin =
  "(?:mamma|pappa|mor|far|min mor|min far|farmor|mormor|farfar|morfar|froken|magistern|moster|faster|morbror|farbror|lararinnan|storasyster|storebror)";

export const idiom: Hearing["idiom"] = new RegExp(
  `^${others}(?:.*\\b(?:jag|vi)? ?(?:kunde|skulle kunnat|hade kunnat|hade god lust att|hade lust att|var nara att) (?:jag |vi )?(?:ha |gott |garna ){0,2}(?:strypa|strypt|mordat?|drankt?|(?:sla|slagit) ihjal|(?:vrida|vridit) nacken av)(?: \\S+){1,5} (?:nar|da|for att|den dagen|den gangen)\\b|.*\\b${olderKin} (?:holl pa att|kunde ha|ville|skulle|hotade att|var nara att) (?:ha )?(?:sla|slagit|slå|strypa|strypt|morda|mordat|flå|fla|doda)(?: ihjal)? (?:ihjal )?(?:mig|mej|oss)(?: ihjal)?\\b.*\\b(?:nar|for|da|om)\\b|.*\\b(?:skratta\\S*|garva\\S*) (?:oss|mig|mej) ihjal\\b|.*\\bihjal (?:mig|oss|mej) av skratt\\b|.*\\b(?:dog|do|dor|dott|dor) (?:nastan )?av (?:skratt|skam|garv|leda|trakighet)\\b|.*\\b(?:skamdes|skams) ihjal\\b)`,
  "u",
);
