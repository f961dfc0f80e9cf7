import type { Hearing } from "../hearing.ts";
import { phrases } from "../patterns.ts";

/** Words that a reply may begin with and that say nothing. */
const lead =
  "(?:(?:no|nie|tak|oj|o|a|i|ale|to|juz|teraz|prosze|prosze pani|prosze pana|przepraszam|wie pani|wie pan|pani|ojej) )*";
const hold =
  "chwil(?:a|e|eczke|ke|unie|eczka|unia)|(?:za|na|moment|momencik|minutke|minute|sekunde)(?= )|moment\\S*|minut[ek]\\S*|sekund\\S*|(?:prosze |niech (?:pani|pan) )?(?:poczekac|zaczekac|poczeka|zaczeka|zostac|zostanie|nie uciekac|nie uciekaj|nie odchodzic|nie odchodzi|sie nie ruszac|nie ucieka|nie odklad\\S*|tam (?:zostac|byc)|nie znika\\S*)|zaraz (?:wroce|wracam|bede|przyjde)|(?:po|za)czekaj";
const household =
  "pielegniark\\S+|siostra|opiekunk\\S+|doktor\\S*|lekarz\\S*|listonosz\\S*|hydraulik|sasiadk?\\S+|ktos|corka|wnuczk?\\S*|syn|czajnik\\S*|mleko|garnek|zupa|kawa|herbata|piekarnik|ziemniaki|dzwonek|dzwoni\\S*|dzwonia|puka|pukaja|drzwi|telefon\\S*|domofon|kot|pies|taksowk\\S+|opatrunek|zastrzyk|kroplowk\\S+|gaz|woda|kipi|gwizdze|przyszl\\S+ z";
const past =
  "(?!.*\\b(?:byl|byla|bylo|byly|mowil|mowila|powiedzial|powiedziala|wtedy|kiedys|przychodzil\\S*)\\b)";

export const plainly: Hearing["plainly"] = {
  unclear: phrases(`
    ^ (oj |nie |no |prosze |a |to |mozna |moze |da sie |niech pani mowi |niech pan mowi |prosze mowic ){0,3}(prosciej|jasniej|po ludzku|latwiej|prostszymi slowami|prostymi slowami|innymi slowami|zwyklymi slowami|normalnie) ... $ | ^ (oj |nie |no |prosze ){0,2}(prostsze|latwiejsze|zwykle|prostych|latwiejszych) (slowa|slow) ...
    ^ (oj |nie |no |a |ale ){0,3}(tego|tego pytania|takich slow|tego slowa|tego to|ja tego|pytania) (ja |to |jakos |juz |akurat ){0,2}nie (rozumiem|pojmuje|kapuje|zrozumialam|zrozumialem|chwytam) .. | ^ (oj |no |a |ale ){0,3}nie (rozumiem|zrozumialam|zrozumialem)( pytania| tego| o co pani chodzi| o co panu chodzi| o co chodzi| ani slowa)? $
    ^ (no |to |a |ale |prosze |niech |jak juz ){0,3}(pani |pan )?(niech )?(pani |pan )?(mowi|powie|powiedziec|mow|powiedz|mowic) (wprost |otwarcie |jasno |lepiej )?(o co|co) (pani |panu |pan |ci |wlasciwie |tak naprawde )?(chodzi|ma na mysli|masz na mysli|chce|chcesz) .. | (za madre|za trudne|za uczone) (to |pytanie |slowa |dla |jak ){1,2}(na mnie|dla mnie|mnie|na moja) ..`),
  wait: new RegExp(
    `^${past}(?:${lead}(?:${hold})\\b.*\\b(?:${household})\\b|.*\\b(?:${household})\\b.*\\b(?:${hold})(?: (?:tam|tu|chwile|na mnie|prosze|moment|nigdzie|stad|minutke|chwileczke|sie))*$)`,
    "u",
  ),
  farewell: new RegExp(
    `^${past}(?=.*\\b(?:drzwi\\S*|puka|pukaja|dzwoni\\S*|telefon\\S*|taksowk\\S*|pielegniark\\S+|opiekunk\\S+|autobus|goscie|obiad\\S*|kolacj\\S*|sasiadk?\\S+)\\b)${lead}(?:musze|trzeba mi|pora mi|lepiej|bede musial\\S*|bede|czas mi)(?: (?:juz|teraz|chyba|ja|konczyc|zaraz)){0,3} ?(?:isc|leciec|konczyc|uciekac|pojde|sobie isc|zmykac|pedzic|lece|ide|uciekam)\\b`,
    "u",
  ),
  unknown: phrases(`
    (wylecialo|wypadlo|ulecialo|ucieklo|wyparowalo|uszlo|wywialo) (mi )?(to )?(zupelnie |calkiem |juz |jakos |z ){0,2}(z )?(glowy|pamieci) .. $ | (jak |jakby )(wiatr |kto )?(wywialo|wymiotl*|wymazal*|rozwial*|zdmuchn*) .. $ | (mam )?(dziure|pustke) w (pamieci|glowie) .. $
    ^ (a |no |oj |to |ech ){0,3}(bog|pan bog|licho|diabli|duch swiety|cholera|kto) (jeden |to |tam |jedyny |sam |raczy |go |ich ){0,3}(wie|wiedza|raczy wiedziec|wiedziec) .. $
    (inne|cos innego|o co innego|inne pytanie|nastepne|latwiejsze|cos latwiejszego) ... (za mala|za maly|za mlod*|nie bylo mnie|nie pamietam|nie wiem|w powijakach) ..
    ^ (a |no |oj |nie |to |ale |ja ){0,3}(wtedy |za |bylam |bylem |ja ){0,2}(bylam |bylem )?(jeszcze |na to |wtedy ){0,2}(za mala|za maly|za mlod*)( bylam| bylem)?( na to| wtedy| zeby (pamietac|wiedziec|rozumiec))? $ | ^ (a |no |oj |nie |to ){0,3}(tego|tego to|tego akurat) (ja )?(akurat )?nie (wiem|powiem|pamietam) .. $`),
  "asks:person": phrases(`
    ^ (a |ale |no |czy |to ){0,3}(pani |pan |ty )?(mnie |nas )(tam |stamtad |stad |w ogole |naprawde |teraz |przez |to |z |tego |ekranu ){0,3}(widzi|widzisz|podglada|ogladasz|oglada) .. $ | ^ (a |ale |no |czy |to ){0,3}(widzi|widzisz) (mnie|nas|pani mnie|pan mnie) .. $`),
  corrects: phrases(`
    ^ (nie |ale |no |przedtem |przepraszam |wczesniej |oj |to |a ){0,3}(zle|nieprawde|zle imie|zly rok|zla date) (pani |panu |ci |wam ){0,1}(powiedzial*|mowil*|podal*|dalam|dalem|policzyl*) ... | ^ (nie |ale |no |przedtem |wczesniej ){0,2}(powiedzial*|mowil*|podal*) (pani |panu |ci )?(przedtem |wczesniej )?(zle|nieprawde|zle imie|zly rok) ...
    ^ (nie |ale |no |a ){0,2}to co (pani |panu |ci )?(mowil*|powiedzial*) .. (to )?(nieprawda|nie prawda|nie bylo prawda|nie tak) .. | ^ (nie |ale |no ){0,2}(nieprawda|to nieprawda|nie bylo prawda|nie tak bylo) (to )?co (pani |panu |ci )?(mowil*|powiedzial*) ..
    w blad (pania |pana |cie )?wprowadzil* ..`),
  asked_before: phrases(`
    ^ (a |ale |no |to |przeciez ){0,3}(juz )?(drugi|trzeci|czwarty) raz (pani|pan|mnie|juz|pyta|pytasz|o to|to) ... | ^ (a |ale |no |to ){0,3}(czy |czyz )?(ja |nie )?(dopiero co|przed chwila|wlasnie) (nie )?(skonczyl*|opowiad*|mowil*|opowiedzial*|powiedzial*) ...`),
  wrong: phrases(`
    ^ (nie |ale |no |a |oj ){0,3}(to |te |tamto |to wcale |to sa ){0,2}nie (sa |byly |jest )?(moje slowa|sa moje|slowa moje|z moich ust) .. | ^ (nie |ale |no |a |oj ){0,3}(cos |to |tu ){0,2}(pani|panu|pan|sie|ci) (sie |pani |panu |cos |to |wszystko ){0,2}(pomyl*|pomiesz*|poplata*|myli|pokrecil*|pokrecilo|namiesza*) ... | ^ (nie |ale |no |a |oj ){0,3}(pomylila?|pomylilo|pomieszala?|pomieszalo|poplatala?|poplatalo|pokrecila?|pokrecilo) (sie|pani|panu|pan|to|wszystko|cos|$) ...`),
  secret: phrases(`
    ^ (no |tak |a |to ){0,2}(miedzy nami|miedzy mna a pania|miedzy mna a panem) (mowiac |a |i |tylko ){0,2}(slupkiem|sciana|scianami|plotem|stolem|furtka|slupem|bogiem|a prawda)? ?(to|ja|on|ona|my|oni|byl*|nie) ...
    (nosze|dzwigam|trzymam|nosilam|nosilem|chowam|ukrywam|taszcze) (to|w sobie|ja|te) ... (od|przez|juz|tyle|cale) ... (nie wie|nie wiedzial*|nikt|nikomu|nawet|ani) ...`),
  delete: phrases(`
    (zapomni|zapomniec|zapomnij|zapomnijmy|udajmy|uda|udawac|udaj) (pani |pan |prosze |o tym )?ze (ja )?(w ogole |kiedykolwiek |cokolwiek |to |nie ){0,3}(otwieral*|otworzyl*) (usta|ust|buzie|buzi|gebe|geby) .. | (zapomni|zapomniec|zapomnij|uda|udawac) (pani |pan )?ze (ja )?(w ogole |kiedykolwiek |cokolwiek |nic |to |o tym ){1,3}(mowil*|powiedzial*|wspomnial*|nie mowil*) .. $`),
  resumes: phrases(`
    (powtorzyc|powtorzy|powtorz|powie|powiedziec|powiedz) (pani |pan |mi |teraz ){0,2}co (ja )?(pani |panu |ci |wlasnie |przed chwila |teraz |tu ){0,3}(powiedzial*|mowil*|opowiedzial*|opowiadal*) .. | ^ (a |no |to |czy ){0,2}(wie pani |wie pan |wiesz )?co (ja )?(pani |panu |ci )?(wlasnie|przed chwila|dopiero co) (pani |panu |ci )?(powiedzial*|mowil*|opowiedzial*|opowiadal*) ..`),
};

const others =
  "(?!.*\\b(?:bije|bija|grozi|groza|zamyka|emerytur\\S*|boje|tabletk\\S*|pigulk\\S*|noz|nozem|co (?:dzien|noc|dnia)|codziennie|dzisiaj|nadal|wciaz|maz|syn)\\b)";
const olderKin =
  "(?:matka|mama|mamusia|ojciec|tata|tatus|babcia|babka|dziadek|ciotka|ciocia|pani|nauczycielka|siostra|kierownik|wychowawczyni|macocha|proboszcz)";

export const idiom: Hearing["idiom"] = new RegExp(
  `^${others}(?:.*\\b(?:moglam|moglem|mialam ochote|mialem ochote|bym|chetnie bym|malo nie|o malo nie|myslalam ze|myslalem ze)(?: \\S+){0,2} (?:udus\\S+|zabi\\S+|ukatrup\\S+|zamordowa\\S+|zatluc|zatluk\\S+)(?: \\S+){0,4} (?:jak|kiedy|gdy|za to|bo)\\b|.*\\b${olderKin} (?:(?:to|mnie|nas|chyba|wtedy) )?(?:chcial\\w*|malo|o malo|omal|gotow\\w* byl\\w*|by)(?: co)? (?:(?:mnie|nas|nie) ){0,2}(?:zabi\\S+|udus\\S+|zatlu\\S+|zamordowa\\S+|ukatrup\\S+)(?: (?:mnie|nas))?\\b.*\\b(?:jak|kiedy|gdy|za|bo|gdyby)\\b|.*\\b(?:umr\\w+|umar\\w+|umiera\\w+|pek\\w+|pokla\\w+|skona\\w+|zdycha\\w+)(?: \\S+)? ze (?:smiechu|wstydu)\\b|.*\\bze (?:smiechu|wstydu)(?: \\S+)? (?:umr\\w+|umar\\w+|umiera\\w+|skona\\w+)\\b|.*\\bjak reka odjal\\b)`,
  "u",
);
