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
    (glodza|zaglodza|glodzi|zaglodzi) mnie ..
    (chce|chcial*bym|wolal*bym) (juz )?(umrzec|nie zyc|sie zabic|sie powiesic|ze soba skonczyc|skonczyc ze soba) ! we|w|ze|z|jak|star*|niz|u|po|dopiero|spokojnie|ten
    nie chce (mi sie )?(juz |dluzej )?(zyc|sie zyc) ! w (a*|miescie|bloku|biegu|niezgodzie|klamstwie|takim|tym m*|warszawie|niemczech|balaganie)|na|z|ze|przeszloscia|cudz*|bez (kawy|ogro*|telew*)|od|pod|za|jak pan*|u | nie mam (juz )?(po co|dla kogo|sily) zyc ! w|z|ze|oszczedn*|na
    (najchetniej )?bym sie (powiesil*|zabil*|otrul*|utopil*) ! z|o|w|za|tym|od | (zabije|powiesze|otruje|utopie) sie ! na|o|u|w|z|tw*|kiedys|czlowiek|tym|od | (skoncze|skonczyc) ze soba ! ten|te|na dzis | odebrac sobie zycie | odbiore sobie zycie | mysli samobojcz* | zrobi* sobie (krzywde|cos zlego) ! ze|nozem|w|przy|na | cos sobie (zrobie|zrobi*) ! do|na|dobr*|ciepl*|z
    nie ma (juz )?sensu zyc ! na|w|z|jak | nie ma (juz )?sensu (dalej|tego ciagnac) $ | nie widze (juz )?sensu (zycia|zyc) ! bez (ogro*|kawy)|na|w|z | nie widze (juz )?sensu dalej (zyc|ciagnac) ! na|w
    lepiej (by bylo|im bedzie|im by bylo|wszystkim) beze mnie ! na|w|przy | beze mnie (by|bedzie) (im )?(bylo )?(lepiej|lzej) ! w|na|przy | zmeczon* zyciem ! w|na|z
    (odkladam|zbieram|uzbieral*|odlozyl*|zbieralam|chowam|nazbieral*) .. (tabletki|tabletek|proszki|leki|lekow|prochy|pigulki|nasenne) ! do|na|przed|dla|przetermin*|wysoko|w pudel*
    (syn|corka|maz|zona|wnuk|wnuczek|ziec|synowa|opiekunka|on|ona) (mnie|mie) (bije|szarpie|kopie|dusi|popycha|straszy|zamyka|okrada) ! w|we|na|o|za rekaw|pod stolem|w nocy bo|fryzjer*|diet*|zza|z cukier*|po oczach|po kieszeni|z dowcip*
    (bije|bija|dusi|kopie) (mnie|mie) ! w|we|na|o|po|ten|ta|to|kaszel|astma|spac|slonce|kolnierz* | (syn|corka|maz|wnuk|ziec|synowa|opiekunka|on|ona) .. (mnie|mie) (bije|bija|dusi) ! w|we|na|o|po | zamyka (mnie|mie) na klucz
    boje sie (syna|corki|meza|wnuka|ziecia|synowej|opiekunki) ! na|za|jak (gotuje|jedzie|prowadzi)|kiedy (gotuje|jedzie|prowadzi)|sernik* | (syn|corka|wnuk|wnuczek|ziec|synowa|opiekunka|on|ona|mi) (mi )?zabiera (mi )?(cala )?(moja )?(emeryture|rente) ! i przynosi | zabieraja (mi )?(cala )?(emeryture|rente) | grozi ze (mnie )?zabije`),
  plainly,
  idiom,
  denied:
    /\bpo moim trupie\b|\b(?:gaz|kuchenke) (?:skrecam|zakrecam|wylaczam|przykrecam)\b|^(?:(?:i|no|to|juz|a) )*koniec (?:i )?(?:dziekuje|dziekuje bardzo|bardzo dziekuje)$|^(?:\S+ ){0,4}(?:bije|bija|ogrywa) (?:\S+ ){0,2}w (?:scrabble|szachy|karty|remika|tysiaca|warcaby|domino|bryz\S*|chinczyka)(?: \S+){0,4}$|^(?:\S+ ){0,2}nie chce (?:juz )?zyc (?:w|na) (?!bolu|strachu|tym swiecie|takim|ciemn|mece|leku)\S+(?: \S+){0,5}$|\bnikt(?: \w+){0,2}? (?:nie (?:mnie )?|mnie nie )(?:bije|krzywdzi|straszy|zamyka|okrada|uderzyl)\b(?!.*\b(?:oprocz|poza|tylko)\b)|^(?!.*\b(?:chce umrzec|nie chce (?:juz )?zyc|tabletk\w*|pigulk\w*|mnie bije|nie daje mi|nie daja mi)\b).*(?:\b(?!(?:maz|syn|cork|on|ona|oni|wnuk|wnucz|ziec|synow|opiekun|sasiad|brat|siostr|czlowiek|chlop)\w*)(?!to\b)\S{3,} (?:mnie|nas|mie) (?:juz |po prostu |chyba )?(?:zabija\w*|wykancza\w*|wykoncz\w*|dobija\w*)\b|\b(?:umieral\w*|umiera|umieraja|marl\w*) z glodu\b(?!.*\b(?:mi|mnie)\b))/u,
  ended:
    /^(?!.*\b(?:pani|pan|prosze|niech|chce|pytaj|pytac|mowie|mow)\b).*\b(?:nigdy|juz nigdy) (?:wiecej |juz )?(?:\S+ ){0,2}nie (?!mow\b|pytaj\b)\S+/u,
  introduces:
    /\b(?:imie|imienia|imiona|nazwisk\w*|nazywam|nazwali|jestem|ochrzcili|wolali|wolano|mowia|z domu|panienskie|urodz\w+|rocznik|adoptowana|adoptowany|mam \w+ lat|(?:pierwsz|drug|trzeci|czwart|ostatni|najmlodsz|najstarsz)\w* z|jedynacz\w*|bylo nas|bylo nos|bracia|siostra|dali mi|godajom|lat na)\b/u,
  fine: /(?<!\bnie )\b(?:czuje sie|mam sie|jest|u mnie|wszystko|jestem) (?:(?!nie\b)\w+ ){0,2}(?:dobrze|w porzadku|swietnie|niezle|zdrow\w+|caly|cala|swietny|spokojn\w+)\b|\b(?:nic mi nie (?:jest|brakuje|dolega)|wszystko gra|prosze sie nie (?:martwic|bac)|nie martw sie|bez obaw|nic sie nie dzieje)\b/u,
  misheard: phrases(`
    (to )?(jakas |zwykla |byla |tylko )?pomylka | zle (mnie )?(pan|pani) (mnie )?(uslysza*|zrozumia*) | (pan|pani) (mnie )?zle (mnie )?(uslysza*|zrozumia*) | zle (mnie )?(zrozumian*|uslyszan*) | nie o to (mi )?chodzi* | nieporozumienie
    ^ (tak |nie |no |a |to |dobrze ){0,4}(opowiadam|mowie|opowiem) (wiec |to |juz )?dalej`),
  agrees: reply({
    beside: "no|oj|ach|chyba|moze|jesli mam byc szczer[ay]|niestety",
    begins: `(?:owszem\\b|(?:tak|ano)(?=,|$| (?:tak|niestety|jest|bije|krzywdzi|i (?:to|tak)|czasem|czasami|bywa|mysle|wolal\\w*|od)\\b))(?!,? (?:tak,? |ale )*(?:nie|dobrze|wszystko|my|kiedys|wtedy)\\b)`,
    whole:
      "jedno i drugie|i to i to|zgadza sie|tak jest|(?:nie(?: wiem)?,? )?(?:ale |tylko )?(?:czasem|czasami|bywa)(?: tak)?|niestety|to pierwsze|to drugie|to ostatnie|dobrze (?:mnie )?(?:pan|pani) (?:zrozumial[ao]?|uslyszal[ao]?)|dobrze zrozumian[oe]|bije|krzywdzi|mysle,? ze tak|mysle o tym|chyba tak|wolal(?:bym|abym)(?: juz)?(?: nie zyc)?",
  }),
  refutes: reply({
    beside:
      "a|ale|oj|och|ach|no|boze|moj boze|co|prosze pan[ai]|pani|panie|kochana|dziekuje|dzieki bogu|na szczescie|naprawde|(?<!nie )(?:u mnie wszystko dobrze|wszystko (?:dobrze|w porzadku)|jest dobrze)",
    whole:
      "nie|skad|skadze|a skad|skad znowu|gdziez|gdzie tam|nigdy|nigdy w zyciu|nikt|nic|nic (?:takiego|z tych rzeczy|podobnego)|ani jedno ani drugie|ani to ani to|bron boze|uchowaj boze|coz znowu|co tez|zadne z (?:tych|nich)|zadna z tych rzeczy|oczywiscie,? ze nie|na pewno nie|absolutnie nie|mysle,? ze nie|chyba nie|nikt mi nic nie robi|nikt mnie nie (?:krzywdzi|bije)",
  }),
  hoards:
    /\b(?:po nim|po niej|jego|jej|zostal\w*)\b.*\b(?:morfin\w*|tablet\w*|prosz(?:ki|kow)|kropl\w*|nasenn\w*|plastr\w*)\b.*\b(?:trzymam|mam|chowam|schowal\w*|postawil\w*) (?:ja|je|to)\b.*\b(?:przy|blisko|reka|lozk\w*|szaf\w*|poduszk\w*|siegn\w*)\b/u,
  dangerFrom: 0.33,
  topics: topics({
    verbs: String.raw`opowiedziec|porozmawiac|pogadac|mowic|powiedziec|opowiem|opowiadac|zapyta\w*|spyta\w*|pyta\w*|pytaj|porozmawiajmy|pogadajmy|pomowmy|pomowic|wole|wolal\w*|wolalabym|wolalbym|chce|chcial\w*|chcialabym|chcialbym|dajmy|wroc\w*|wracajmy|przejdzmy|mozemy|moglybysmy|moglibysmy|moze by tak|rozmawiac|slyszec|posluchac`,
    prepositions: "o|od|do|na temat",
    bare: "zostalo nagrane|nagrane|zapisac|dajmy",
    hints: "trzeba|to trzeba|trzeba posluchac|naprowadzic na|przypomni",
    stops: String.raw`zapyta|zapytac|spyta|spytac|zamiast|teraz|a nie|prosze|bo|najpierw|i|ale|jesli|jak mozna|a|zeby|ktor\w*|kiedy|wolal\w*|wole`,
  }),
  unwanted:
    /\b(?:nie (?:bede|chce|chcial\w*|mowmy|rozmawiajmy|o)|(?:kazdy|wszyscy|ciagle|tylko|zawsze|w kolko) .*(?:pyta|o|mowia|pytaja)|dosc (?:o|juz|tej|tego)|zamiast|mniejsza o)\b/u,
  leaves: [
    /\b(?:zostawila|zostawil) (.{2,40}?) (?:z boku|w spokoju)\b/,
    /\b(?:darowac sobie|prosze omijac|omijajmy) (.{2,40}?)(?= (?:prosze|juz|teraz)\b|$)/,
    /^(?:a |ale )*(?:tylko )?(?:ta sprawa z )?(.{2,40}?) (?:prosze nie ruszac|jest prywatn\S+|zachowam dla siebie|niech lezy|nic (?:pani|pan|wy) ze mnie)\b/,
    /\b(?:wchodzic|wracac|wracajmy|zagladac) (?:w|do) (?!to\b|tego\b)(.{2,40}?)(?= (?:prosze|juz|teraz|i)\b|$)/,
    /\b(?:tylko nie|byle nie|ani slowa o) (?:o )?(?!\S*[aeiy]lo\b|\S*szlo\b|\S*(?:jdzie|idzie|trafi)\b|tym\b|to\b|w\b|na\b|przy\b|z\b|dzis)(.{2,40}?)(?= (?:prosze|juz|teraz|i)\b|$)/,
    /\b(?:pytan o|dosc (?:juz )?o|dosyc (?:juz )?o|pisac (?:w ksiazce )?o|powiem o|nie wspominac|nie wspominaj|tematu) (?:tej sprawie z )?(?!tym\b|to\b|wszystko\b)(.{2,40}?)(?= (?:prosze|juz|teraz|i|w ksiazce|do ksiazki|w rodzinie)\b|$)/,
    /^(?:a |ale |no |nie |prosze )*(?:wole |wolalabym |wolalbym |mozemy |mozna )?(?:pominac|ominac|pominmy|zostawmy|zostawic|omijamy) (?!to\b|go\b|ja\b|ich\b)(.{2,40}?)(?= (?:w spokoju|spokoj|prosze|juz|teraz|i)\b|$)/,
    /^(?:a |ale |no |nie )*((?:\S+ ){0,2}?\S+) (?:pominmy|pominac|zostawmy|zostaw|zostawcie|omijamy|ominmy)\b/,
    /^(?!.*\b(?:by pani?|nikt)\b)(?:a |ale |no |nie )*o ((?:\S+ ){0,4}?\S+?)(?: w rodzinie| sie| to ja| to| ja| nic| juz| nigdy)* (?:nie|ani|wole)\b/,
    /^(?:imie |nazwisko )(?:mojej |mojego )?(.{2,30}?) niech nie\b/,
    /\bnie chce (.{2,30}?) w ksiazce\b/,
    /\b(?:mowic|rozmawiac|opowiadac|pytac|pyta\w*|gadac|mowie|mowmy|rozmawiajmy|opowiadam|wspominac|rozmawiam|pisac|pisz|pisze) o (.{2,40}?)(?= (?:prosze|nie|juz|wiecej|z|i|bo|to|wole|tylko|byle)\b|$)/,
    /\b(?:zostaw\w*|pomin\w*|omin\w*|dajcie|daj) (.{2,40}?)(?= (?:w spokoju|spokoj|z boku|na boku|poza|prosze|z tego)\b|$)/,
    /\b(?:skasuj\w*|usun\w*|wykresl\w*|wyrzuc\w*|skresl\w*) (?:prosze )?(?:to )?o (.{2,40})$/,
    /\b(?:bez|niech) (.{2,30}?) (?:w|do|nie) (?:ksiaz\w*|opowiesc\w*|tej)\b/,
  ],
  passesBy:
    /\b(?:mniejsza (?:o|z)|zostawmy|dajmy (?:spokoj|pokoj)|niech (?:mu|jej|im) tam|pal (?:go|ja|ich) (?:licho|szesc|diabli))\b/gu,
  nameless:
    /^(?:to prosze(?: mnie)?|prosze(?: mnie)?|dlaczego|czemu|po co|skad|jak|wszystko|w spokoju|tym|to|tego|tamtym|nim|niej|nich|mnie|wszystkim|takich rzeczach|takie rzeczy|te rzeczy|tych sprawach|tych rzeczach|cos|co innego|cos innego|sobie|spokoj|to pytanie|pytanie|ostatnie|temat|ten temat|tego tematu|tamto|go|ja|je|ich|mi|to pytaj|to to)$/,
  vague:
    /^(?:teraz|pani|pan|nic|temu|mi|sie|ten|ta|to|te|tych|tym|tymi|tej|tego|tamten|tamta|tamto|tamtych|tamtym|tamtej|moj\S*|dwa|dwoch|dwie|trzy|trzech|cztery|czterech|piec|pieciu|szesc|szesciu|siedem|siedmiu|osiem|osmiu|pierwsz\S+|drug\S+|trzec\S+|ostatni\S*|kilka|kilku|wszystki\S+|lata|miesiac\S*|miesiec\S*|latach|rok|roku|lat|dni|dniach|dzien|czas\S*|noc\S*|lato|zima|spraw\S*|czesc|kawalek|rzecz\S*|historii|temat\S*|pytan\S*|rodzin\S*|imie|nazwisko|w|na|z|o|do|i|co)$/u,
  everyday,
  corrections: [
    /(?<from>\S+(?: \S+)?) (?:nie|a nie|oj nie|nie nie|przepraszam|wroc)(?: (?:wroc|klamie|myle sie|przepraszam|czekaj|zaraz|to bylo|raczej|zle mowie|jednak|pomylilam sie|pomylilem sie|co ja mowie|bo))+ (?<to>\S+(?: \S+)?)/,
    /\b(?:powiedzial\w*|mowil\w*|napisal\w*) (?:ze )?(?<from>.{1,30}?) a (?:mialam na mysli|mialem na mysli|to byl\w*|chodzilo (?:mi )?o|to|powinno byc) (?<to>.{1,40})$/,
    /\bnie (?<from>\S+(?: \S+)?) (?:tylko|lecz) (?<to>.{1,40})$/,
    /(?<to>(?:w |na |z |u )?\S+) (?:a )?nie (?<from>(?:w |na |z |u )?\S+)$/,
    /(?<from>\S+) (?:to znaczy|znaczy|wroc|tfu|gdzie tam) (?<to>(?:w |na |z |u )?\S+)/,
    /\b(?:mialam na mysli|mialem na mysli|chodzilo mi o|powinno byc|mialo byc) (?<to>.{1,40})$/,
  ],
  notAsked,
  wantedIn,
  notPrinted:
    /\b(?:ksiazk\w*|ksiazce|opowiesc\w*|histori\w*|druk\w*|pisac|pisz\w*|zapis\w*|umieszcz\w*|publik\w*|miedzy nami|(?:pomin\w*|opusc\w*) (?:\w+ )?wszystko o|wnuk\w*|wpis\w*)\b/,
  joints: /^(?:ale|i|no|teraz|bo|a|to|tylko|juz|prosze|ja)$/,
  ends: /^(?:(?:tak|nie|no|dobrze|dobra|ano|juz) )*(?:mozemy |chce |chcialabym |chcialbym |wole |lepiej )?(?:skoncz\w*|koncz\w*|zakoncz\w*|koniec|starczy|wystarczy|dosc|dosyc|to (?:juz )?wszystko|wszystko|tyle|to tyle|nic wiecej|jestem zmeczon\w|do widzenia|dziekuje|przesta\w*)/,
  goesOn:
    /^(?:(?:tak|nie|no|dobrze|dobra|ano|prosze|chetnie) )*(?:mozemy |chce |chcialabym |chcialbym |moze )?(?:dalej|kontynu\w*|jeszcze|jedzmy|idzmy dalej|mowmy|pytaj\w*|prosze pytac|chetnie|tak|pewnie|oczywiscie|jasne|nie skonczyl\w*|czemu nie)\b/,
  weights,
  dangerWeights,
};
