import type { Hearing } from "../hearing.ts";
import { phrases, topics } from "../patterns.ts";
import { weights } from "./intents.ts";
import { signs } from "./signs.ts";
import { themes } from "./themes.ts";

export const hearing: Hearing = {
  signs,
  themes,
  danger: phrases(`
    (chce|chcial*bym|wolal*bym) (juz )?(umrzec|nie zyc|sie zabic|sie powiesic|ze soba skonczyc|skonczyc ze soba) | nie chce (mi sie )?(juz |dluzej )?(zyc|sie zyc) | nie chce mi sie (juz )?zyc | nie mam (juz )?(po co|dla kogo|sily) zyc | (najchetniej )?bym sie (powiesil*|zabil*|otrul*|utopil*) | (zabije|powiesze|otruje|utopie) sie | skoncze ze soba | skonczyc ze soba | odebrac sobie zycie | odbiore sobie zycie | mysli samobojcz* | zrobi* sobie (krzywde|cos zlego) | cos sobie zrobie
    nie ma (juz )?sensu (zyc|dalej|tego ciagnac) | nie widze (juz )?sensu (zycia|zyc|dalej) | lepiej (by bylo|im bedzie|im by bylo|wszystkim) beze mnie | beze mnie (by|bedzie) (im )?(bylo )?(lepiej|lzej) | zmeczon* zyciem | (odkladam|zbieram|uzbieral*|odlozyl*|zbieralam|chowam|nazbieral*) .. (tabletki|tabletek|proszki|leki|lekow|prochy|pigulki|nasenne)
    (syn|corka|maz|zona|wnuk|wnuczek|ziec|synowa|opiekunka|on|ona) (mnie|mie) (bije|szarpie|kopie|dusi|popycha|straszy|zamyka|okrada) | (bije|bija|dusi|kopie) (mnie|mie) | (mnie|mie) (bije|bija|dusi) | zamyka (mnie|mie) na klucz | boje sie (syna|corki|meza|wnuka|ziecia|synowej|opiekunki) | zabiera (mi )?(cala )?(emeryture|rente) | grozi ze (mnie )?zabije`),
  denied:
    /\bnikt(?: \w+){0,2}? (?:nie (?:mnie )?|mnie nie )(?:bije|krzywdzi|straszy|zamyka|okrada|uderzyl)\b(?!.*\b(?:oprocz|poza|tylko)\b)/u,
  dangerFrom: 0.33,
  topics: topics({
    verbs: String.raw`opowiedziec|porozmawiac|pogadac|mowic|powiedziec|opowiem|opowiadac|zapyta\w*|spyta\w*|pyta\w*|pytaj|porozmawiajmy|pogadajmy|pomowmy|pomowic|wole|wolal\w*|wolalabym|wolalbym|chce|chcial\w*|chcialabym|chcialbym|dajmy|wroc\w*|wracajmy|przejdzmy|mozemy|moglybysmy|moglibysmy|moze by tak|rozmawiac|slyszec|posluchac`,
    prepositions: "o|od|do|na temat",
    bare: "zostalo nagrane|nagrane|zapisac|dajmy",
    stops: String.raw`zamiast|teraz|a nie|prosze|bo|najpierw|i|ale|jesli|jak mozna|a|zeby|ktor\w*|kiedy|wolal\w*|wole`,
  }),
  unwanted:
    /\b(?:nie (?:bede|chce|chcial\w*|mowmy|rozmawiajmy|o)|(?:kazdy|wszyscy|ciagle|tylko|zawsze|w kolko) .*(?:pyta|o|mowia|pytaja)|dosc (?:o|juz|tej|tego)|zamiast|mniejsza o)\b/u,
  leaves: [
    /\b(?:mowic|rozmawiac|opowiadac|pytac|pyta\w*|gadac|mowie|mowmy|rozmawiajmy|opowiadam|wspominac|rozmawiam|pisac|pisz|pisze) o (.{2,40}?)(?= (?:prosze|nie|juz|wiecej|z|i|bo|to|wole)\b|$)/,
    /^o (.{2,30}?) (?:nie|ani|wole)\b/,
    /\b(?:zostaw\w*|pomin\w*|omin\w*|dajcie|daj) (.{2,40}?)(?= (?:w spokoju|spokoj|z boku|na boku|poza|prosze|z tego)\b|$)/,
    /\b(?:skasuj\w*|usun\w*|wykresl\w*|wyrzuc\w*|skresl\w*) (?:prosze )?(?:to )?o (.{2,40})$/,
    /\b(?:bez|niech) (.{2,30}?) (?:w|do|nie) (?:ksiaz\w*|opowiesc\w*|tej)\b/,
  ],
  nameless:
    /^(?:tym|to|tego|tamtym|nim|niej|nich|mnie|wszystkim|takich rzeczach|takie rzeczy|te rzeczy|tych sprawach|tych rzeczach|cos|co innego|cos innego|sobie|spokoj|to pytanie|pytanie|ostatnie|temat|ten temat|tego tematu|tamto|go|ja|je|ich|mi|to pytaj|to to)$/,
  corrections: [
    /(?<from>\S+(?: \S+)?) (?:nie|a nie|oj nie|nie nie|przepraszam|wroc)(?: (?:wroc|klamie|myle sie|przepraszam|czekaj|zaraz|to bylo|raczej|zle mowie|jednak|pomylilam sie|pomylilem sie|co ja mowie|bo))+ (?<to>\S+(?: \S+)?)/,
    /\b(?:powiedzial\w*|mowil\w*|napisal\w*) (?:ze )?(?<from>.{1,30}?) a (?:mialam na mysli|mialem na mysli|to byl\w*|chodzilo (?:mi )?o|to|powinno byc) (?<to>.{1,40})$/,
    /\bnie (?<from>\S+(?: \S+)?) (?:tylko|lecz) (?<to>.{1,40})$/,
    /(?<to>(?:w |na |z |u )?\S+) (?:a )?nie (?<from>(?:w |na |z |u )?\S+)$/,
    /(?<from>\S+) (?:to znaczy|znaczy|wroc|tfu|gdzie tam) (?<to>(?:w |na |z |u )?\S+)/,
    /\b(?:mialam na mysli|mialem na mysli|chodzilo mi o|powinno byc|mialo byc) (?<to>.{1,40})$/,
  ],
  notPrinted:
    /\b(?:ksiazk\w*|ksiazce|opowiesc\w*|histori\w*|druk\w*|pisac|pisz\w*|zapis\w*|umieszcz\w*|publik\w*|miedzy nami|wnuk\w*|wpis\w*)\b/,
  joints: /^(?:ale|i|no|teraz|bo|a|to|tylko|juz|prosze|ja)$/,
  ends: /^(?:(?:tak|nie|no|dobrze|dobra|ano|juz) )*(?:mozemy |chce |chcialabym |chcialbym |wole |lepiej )?(?:skoncz\w*|koncz\w*|zakoncz\w*|koniec|starczy|wystarczy|dosc|dosyc|to (?:juz )?wszystko|wszystko|tyle|to tyle|nic wiecej|jestem zmeczon\w|do widzenia|dziekuje|przesta\w*)/,
  goesOn:
    /^(?:(?:tak|nie|no|dobrze|dobra|ano|prosze|chetnie) )*(?:mozemy |chce |chcialabym |chcialbym |moze )?(?:dalej|kontynu\w*|jeszcze|jedzmy|idzmy dalej|mowmy|pytaj\w*|prosze pytac|chetnie|tak|pewnie|oczywiscie|jasne|nie skonczyl\w*|czemu nie)\b/,
  weights,
};
