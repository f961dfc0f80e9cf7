import { set } from "../grammar.ts";
import { phrases } from "../patterns.ts";
import { formsOf, type StoryWords, tradesOf } from "../story-words.ts";
import { sore } from "./sore.ts";
import { edgeTalk } from "./talk.ts";
import { presentForms, verbForms } from "./verb-forms.ts";

export const storyWords: StoryWords = {
  inEnglish: "Polish",
  innerQuotes: ["«", "»"],
  talk: phrases(`
    (pani|pan) to sie nie | nie odpowiedzial* (mi )?(pani|pan) | (pani|pan) to umie | co to za pytanie | kto to .. (czyta|czytal|czytala|sluchal) | mowilam o * zapytac | (no )?to dobrze ze (pominiete|wyciete|skreslone) | (ja|czlowiek) (mowi|mowie|opowiadam) o * a | ma (pani|pan) w ogole | o to ja nie pytal* | gdzie (to )?(my )?skonczy* | ^ ja o * a (pani|pan|ty) (mi |mnie )?o
    (pani|pan|panu|panstwo) (mnie|mi|nam) .. (pyta|pytasz|straszy|mowi|mowila|odczytuje|powie|zada|znowu|nie) | (pani|pan) nie (slucha|slyszy|rozumie|odpowiedziala|odpowiedzial|odpowiada) | (co|czego) (tez )?(pani|pan) | niech (mi )?(pani|pan) | prosze (pani|pana) (to|juz|ja|nie|a) | (ales|zes) (pani|pan) | (to|no to) (mi |to )?(pani|pan) pyta | no to (pani|pan)
    kto to (wlasciwie |bedzie )?(czyta|czytal|slucha|widzi|przeczyta) | (glupia|durna) (maszyna|maszyno) | (to )?(juz )?(pani |panu |ci )?(mowilem|mowilam|opowiadalem|opowiadalam) (pani|panu|juz|ci|to|o tym|przeciez) | (juz|przeciez) (to )?(pani |panu )?(mowilem|mowilam|opowiadalem|opowiadalam) | to juz (bylo|mi|pani)
    czy (pani|pan) (jest|to|ma|wie|slyszy|moze) | jest (pani|pan) (czlowiekiem|maszyna|robotem) | prosze (powtorzyc|zapytac|spytac|pytac|nie pytac|mnie nie|skreslic|usunac|wykreslic|skasowac|pominac|dalej|juz|przestac) | (nastepne|inne|jakies inne) pytanie $ | co (to|pani) znaczy | (zaciela sie|a tu) (pani|maszyna)
    nie (chce|bede|lubie|zamierzam) .. (mowic|rozmawiac|opowiadac|gadac) | o (nim|niej|tym|nich|*) nie (chce|bede) | (bym|by) (opowiedzial|opowiedziala|opowiadal|opowiadala) | (juz )?dosc (z tym|na dzis|tego|o tym) | na dzisiaj (dosyc|dosc|starczy|koniec) | na dzis (dosyc|dosc|starczy|koniec) | to (juz )?chyba tyle
    idzmy dalej | zmeczony jestem | zmeczona jestem | jestem (zmeczony|zmeczona) | wezmy cos | to (jest )?(moj|nasza|moja|nasz) (sekret|tajemnica) | drugi raz to samo | (tos|ales|zes) mi (powiedzial|powiedziala) | to ci zapisze | zadzwonie i powiem | (ten|jakis) admin | z powrotem jestem | jestem z powrotem | tylko bez numerow | nikt nie zapytal`),
  briefTalk: phrases(`
    ^ no to (od poczatku|idzmy|rozumiem|dokoncze) | ^ (o )?co (ja )?(to )?mowil(em|am) | ^ na czym (to )?(stanelo|skonczylem|skonczylam) | ^ dobre pytanie | ^ (to |i to )?wszystko $ | ^ tyle $ | ^ znowu $ | ^ no $ | ^ prosze pani $ | ^ (dobrze )?to powiem | ^ mnie nic nie jest | ^ a (pani|pan) | ^ no juz mowil(em|am)
    ^ to dokoncze | ^ no po kolei | ^ dziekuje | ^ przepraszam | ^ slucham $ | ^ nie wiem $ | ^ chyba tak $`),
  edgeTalk,
  toAsker:
    /(?<!\p{L})(?<!(?:powiem|mówię|ta|ten|tę|stara|stary|młoda|młody|jedna|jeden) )(?:pani|panu|panią)(?!\p{L})(?! \p{Lu})|^Panu(?!\p{L})|(?<!\p{L})(?:czyta|pyta|zapyta|zapytał|mówi|słucha|rozumie)(?: (?:mi|mnie|się|to)){0,2} pan(?!\p{L})(?! \p{Lu})|(?<!\p{L})(?:by|że|że się) pan (?:za|s)?pyta/u,
  ofTelling: phrases(
    "^ (no )?u mnie (dobrze|w porzadku|po staremu|bez zmian) | ^ (no )?(jestem|jest) jak jest | ^ (no |to |dobrze |a )?(opowiem|powiem)( to)?$ | ^ (na czym|gdzie) (to )?(my )?skonczy* | ^ wyspalam sie | mozemy .. pogadac",
  ),
  begins: phrases(
    "(opowiem|powiem) | (chce|musze|moge|chcialabym|chcialbym|bym) .. (opowiedziec|opowiedziala|opowiedzial)",
  ),
  announces: phrases(
    "(opowiem|powiem) .. o | (chce|chcialabym|chcialbym|bym) .. (opowiedziec|opowiedziala|opowiedzial) o | (chce|chcialabym|chcialbym|bym chciala|bym chcial|wolalabym|wolalbym) .. o .. (opowiedziec|powiedziec|opowiadac) | ^ (ale |a |to )?ja bym (chciala|chcial|wolala|wolal) o (czym|czyms) innym $",
  ),
  tail: /,? (?:to|więc|no to|i) (?:(?:pani|panu|ci|wam) )?(?:to )?(?:opowiem|powiem)(?=[.!…])|, jak (?:już )?mówił(?:am|em)(?=[.!…])/giu,
  completes:
    /^Że (?=(?:on|ona|ono|oni|one|mam|mamy|jestem|byłam|byłem|miałam|miałem|był|była|było|byli|miał|miała|umiał|umiała)\s)/u,
  hints: phrases(
    "(to|ale to) (juz |jest |byla |byl )?inn(a|y) (historia|sprawa|bajka|rzecz|temat) | to .. para kaloszy",
  ),
  drops: phrases(
    "^ (nie |no |ale |a |dobra ){0,3}(to )?(zostawmy|zostaw|zostawic|zostawiam|niewazne|mniejsza)( to| o to| z tym)? $ | ^ (nie |no )?nie ma o czym (mowic|gadac) $",
  ),
  brokenOff: phrases(
    "^ (nie |no |a |nie no |ale ){1,3}(nic|niewazne|mniejsza|mniejsza (o to|z tym)|nie ma o czym|zostawmy|dobra|nie powiem) $ | ^ (a )?(niewazne|mniejsza (o to|z tym)) $",
  ),
  supposes: phrases(
    "(mysle|chyba|pewnie|moze|zdaje mi sie|czasem mysle) .. (wiedzial|wiedziala|wiedzieli|domyslal|domyslala)( sie)? $ | (wiedzial|wiedziala|wiedzieli) (tak )?(mysle|chyba) $ | (on|ona|oni) (wiedzial|wiedziala|wiedzieli) (od poczatku|od slubu|zawsze|caly czas)",
  ),
  omits: phrases(
    "(oprocz|poza|procz|wyjawszy|z wyjatkiem) (tym |tego |tej |tamtej |tamtego )?(jednego|jednej|jednym|jedna|roku|zimy|zima|rokiem|razu|tego|tej|tamtego|tamtej) | (opuscilam|opuscilem|brakowalo|zabraklo) tylko (raz|jeden|jedna|jednego|jednej|ten|ta) | tylko (raz|jeden rok|jedna zime|jednego roku|jednej zimy|ten jeden|te jedna) (mnie )?(opuscil*|nie *|brakowalo|zabraklo) | (raz|jeden raz) tylko (opuscil*|nie *) | bez (tego )?jedn(ego|ej)",
  ),
  leaveOut: phrases(`
    niech .. saga .. (pominie|opusci|wytnie|skresli|wymaze|wyrzuci|nie pisze|nie wpisuje|nie zapisuje) | ^ (to |no )?(skreslic|wykreslic|wymazac|usunac|skasowac) .. | (wymaz|skresl|wykresl|usun|wyrzuc|skasuj) (to|tego|tamto|go|ja|calkiem) | calkiem wymaz | nie (wkladaj|wpisuj|dawaj|wstawiaj) (tego|jej|jego) | (tego|jej|jego|to) nie (wkladaj|wpisuj|dawaj|wstawiaj) | w zadna opowiesc | (tego|o tym|o nim|o niej|o nich|go|jej|jego|tej|tamtego) .. (nie (pisac|drukowac|wpisywac|zapisywac|umieszczac|piszcie|pisz|publikowac)) | (w|do) (opowiesci|ksiazce|ksiazki) .. (ma nie|nie ma|niech nie|ma tego nie|nie moze|nie powinno) (byc|wejsc|trafic|stac|bedzie) | (tego|to|tej|o tym) .. (ma|maja) (tam )?nie byc | niech (pani|pan) (tego |to |o tym )?nie (zostawia|pisze|wpisuje|drukuje|zapisuje) | (o|tego|to) .. niech (pani|pan) nie (zostawia|pisze|wpisuje|drukuje|zapisuje) | niech (to|tamto|ona|on) .. (idzie|pojdzie|zniknie|leci) precz | prosze (tego |o tym |go |jej )?nie (pisac|drukowac|zapisywac|wpisywac|umieszczac) | nie (do|w) (ksiazki|ksiazce|opowiesci|druku) | (prosze )?(to |tego )?(wyciac|wytnij|wytnie|wyciete) | ani slowa $ | ani (jednego )?slowa o | ani slowem o | (jej|jego|ich) tam nie chce | zadnego slowa | o * nic $ | (bez|wykreslic|skreslic|pominac|wyrzucic|usunac) (to|tego|go|jej|nazwiska|imienia) | niech (sie )?(nie dowie|nie wie|nie czyta) | nie (ma|moze|musi|musza|potrzebuje|powinna|powinien) (sie |o tym |tego ){0,2}(dowiedziec|wiedziec|czytac)`),
  ofName: /\b(?:imi(?:e|enia|eniem|ona)|nazwisk\p{L}*)\b/u,
  opensSecret: phrases(
    "(pani|panu|ci) cos powiem | cos (pani|panu|ci) powiem | nie rozniesie* | powiem (pani|panu|ci) cos",
  ),
  refuses: phrases(
    `o .. (to |ja ){0,2}nie mowie | o * (to )?juz (dalej )?nie bede | (o|na temat) .. nie (chce |bede )?(mowic|mowie|opowiadac|gadam) | nie (chce|bede) (mowic|opowiadac) o | prosze (mnie )?nie pytac | niech (mnie )?(pani|pan) (mnie )?nie pyta | ^ (a |ale |no |nie ){0,2}o (tym|to|tamtym|tamto) (to )?nie $ | ^ ani o .. $ | ^ (o|na temat) * (mnie )?nie (pytac|wspominac|mowic|gadac) | nie (pytac|wspominac) to i nie | ^ koniec z tym $ | (nie bede|nie chce) .. (w to|w tamto) (wchodzic|wnikac)`,
  ),
  secrecy: phrases(
    "(to|tak|dopiero) .. po (mojej )?smierci $ | to (jest )?(moj|nasz|moja|nasza) (sekret|tajemnica) $ | ma (po)?czekac .. az (mnie|umre)",
  ),
  secret: phrases("(sekret(u|ow|owi|em|y|om|ami|ach|n*)?|sekrecie) | tajemnic*"),
  confides: phrases(
    `(to|tylko to) ma (po)?czekac .. (az|do) | nikomu .. nie (mowilem|mowilam|powiedzialem|powiedzialam) | (niech )?to zostanie miedzy nami | (to|niech) (jest|zostaje|zostanie|bedzie|ma zostac) .. miedzy nami | (tylko|tak) miedzy nami | miedzy nami mowiac | ^ (ale |to |i )?miedzy nami $ | (tylko )?(pani|panu) to mowie | (prosze )?(nikomu )?(tego )?nie (mowic|powtarzac) (nikomu|dalej) | w (tajemnicy|sekrecie|zaufaniu) | (cos|jedno|rzecz) (co|ktore|ktora) (ma|niech) (zostac|zostanie) poza (ksiazka|opowiescia)`,
  ),
  putIn: phrases(`
    (wpiszcie|zapiszcie|napiszcie|wpisz|zapisz) (to|sobie) | niech (to |on |ona |ono |go |chociaz |choc |choc tu |chociaz tu |tu |tam |tak ){0,3}(bedzie|beda|jest|zostanie) (zapisan*|napisan*|wpisan*) | ^ (to|on|ona|ono|imie) (tu |tam |sobie )?moze (tu |tam |sobie )?(stac|zostac|byc)( w (ksiazce|opowiesci))? $ | zeby * (byla|byl|bylo) (zapisana|zapisany|zapisane|wpisana|wpisany|wpisane) |     to (mozesz|mozecie|prosze) (pisac|zapisac) .. | zapisz (to )?(grubo|sobie) | napisz (ze|o|to) | to (prosze|mozna|moze pani|moze pan|mozesz) (napisac|zapisac|wpisac|zostawic|wydrukowac|dac) | (prosze )?(to|ja|jego|ich) (zostawic|wpisac|napisac) | (to|ona|on|oni) (ma|maja|moze) (zostac|byc|stac) w (ksiazce|opowiesci) | to ma zostac | niech (to |ona |on |tam |tak ){0,2}(stoi|stoja|zostanie zapisan*) | (chcial*bym|bym chcial*|chce) (to )?zeby .. (bylo|byla|byl|byly|byli|stalo|stala|stal|staly|stali) (w|z|tam|zapisan*|napisan*) | (ma|maja|musi|musza) (byc|stac|zostac|wejsc|znalezc sie) (w (tej )?(ksiazce|opowiesci)|zapisan*|z nazwiskiem) | niech (to zostanie|to bedzie|zostanie) | ^ (to |no |wiec ){0,2}niech (go|ja|ich) (pan |pani |panstwo )?(wpisze|wpisza|zapisze|zapisza|da) $ | ^ (to |no |wiec ){0,2}(prosze )?(wpisac|zapisac) (go|ja|ich) $ | chce zeby (to|ona|on) (bylo|byla|byl|zostalo) | (?<!nie )(chcial*bym|bym chcial*|chce) (to |tylko )?zeby (to |mi |tam ){0,2}(w|do) (tej |mojej |pani |twojej |swojej )?(ksiazce|ksiazki|opowiesci) .. (bylo|byla|byl|stalo|stala|stal|stanelo|znalazlo|znalazla|weszlo|weszla|trafilo|trafila) .. | ^ (i |no |to |tak ){0,2}(napisz|zapisz|wpisz|pisz)( mi| to| tak)? $ | ^ (i |no )?(to|tak) (prosze )?(napisz|zapisz|wpisz|pisz|napisac|zapisac)( mi)? $`),
  allows: phrases(
    "(?<!nie )(moze|moga) (sobie |tam |tak |spokojnie ){0,2}(byc|zostac|stac|wejsc|isc|pojsc|trafic|sie znalezc) | (?<!nie )(mozna|mozesz|mozecie|wolno|moze pani|moze pan) .. (zostawic|napisac|wpisac|zapisac|powiedziec|opowiedziec|wydrukowac|dac) | (?<!nie )(zostawic|napisac|wpisac|zapisac|powiedziec|opowiedziec|wydrukowac) (to |o tym )?(mozna|mozesz|mozecie|wolno|moze pani|moze pan) | niech (to |tam |sobie |tak ){0,2}(bedzie|zostanie|stoi|zostaje)",
  ),
  wordForWord: phrases(
    "slowo w slowo | (dokladnie|tak|wlasnie) jak (ja )?(mowie|powiem|powiedzialam|powiedzialem) | litera w litere | bez (poprawiania|poprawek|zmian|upiekszania|zmieniania) ..",
  ),
  asksIn: phrases(
    "(zabraknac|znalezc|byc|wejsc|trafic|stac|zapisane|pojawic) ... (opowiesci|ksiazce|ksiazki|ksiazke|zapisach) | (opowiesci|ksiazce|zapisach) ... (zabraknac|znalezc|musi|byc|koniecznie)",
  ),
  asksOut: phrases(
    "lepiej | pominac | pominiete | nie ruszac | cisza | zostawic | nie (ma|maja|powinno|moze|musi) (sie )?(byc|znalezc|trafic|wejsc|pojawic) | (nie )?(chcialaby|chcialby|wolalaby|wolalby|chce) .. nie",
  ),
  wantsIn: phrases(
    "(ma|maja) .. byc | (musi|musza) | zeby | (chce|chcialabym|chcialbym) | (wpisac|zapisac|napisac|wpisze|zapisze|napisze) | niech .. (bedzie|beda|zostanie|stoi)",
  ),
  lastWord: phrases(
    "(dac|daj|dajmy|prosze dac|postawic|polozyc|zostawic) .. (na koniec|na koncu) | (na koniec|na koncu) .. (dac|daj|prosze|ma byc|niech) | (zakonczyc|skonczyc|niech sie konczy) (to |opowiesc |ksiazke )?(na|tym) | (ksiazka|ksiazke|opowiesc) ... (ma|musi|powinna|niech) .. (konczyc|skonczyc|zakonczyc|konczy|skonczy)",
  ),
  firstWord: phrases(
    "(zacznij|zaczac|zaczynac|niech sie zaczyna|niech sie zacznie) (to|opowiesc|ksiazke|opowiesc|ksiazka) od | (opowiesc|ksiazka) (ma|niech) sie (zaczynac|zaczyna|zacznie|zaczac) od | na (sam |samym )?(poczatek|poczatku) (ksiazki|opowiesci) | (ksiazka|ksiazke|opowiesc) ... (ma|musi|powinna|niech) .. (zaczynac|zaczac|zaczyna|zacznie)",
  ),
  irregular: verbForms,
  sameWord: formsOf(`
    matka: matki matce matkę matką mama mamy mamie mamę mamą mamo mamusia mamusi mamusię mamusią | ojciec: ojca ojcu ojcem tata taty tacie tatę tatą tato tatuś tatusia tatusiowi
    babcia: babci babcię babcią babka babki babce babkę | dziadek: dziadka dziadkowi dziadkiem | ciocia: cioci ciocię ciocią ciotka ciotki ciotce ciotkę | brat: brata bratu bratem | mąż: męża mężowi mężem | żona: żony żonie żonę żoną`),
  sameLetters: [
    [/(?<=\p{L}{2})ieć$/u, "iał"],
    [/(?<=\p{L}[aiy])ć$/u, "ł"],
    [/ą(?=\p{L})/gu, "ę"],
    [/(?<=\p{L}{2})awa(?=[łlćj])/u, "a"],
    [/(?<=\p{L}{3})[yi]wa(?=[łlćj])/u, "a"],
  ],
  toThird: [
    ...presentForms,
    [/(?<=\p{L})(ła|ł|li|ły|ło)by[mś]?$/u, "$1"],
    [/liśmy$/u, "li"],
    [/łyśmy$/u, "ły"],
    [/łam$/u, "ła"],
    [/łem$/u, "ł"],
  ],
  firstPerson: /(?:łam|ł[ae]bym|libyśmy|łybyśmy|liśmy|łyśmy|[aiyę]łem)$/u,
  doneBy: { woman: /\p{L}łam?$/u, man: /\p{L}ł(?:em)?$/u },
  nominative: {
    woman: /a (?:ona|\p{L}+ła)$/u,
    man: /(?:[^aeiouyąęó]|ni[ou]) (?:on|\p{L}+ł)$/u,
  },
  bareThird:
    /^(?:jest|są|ma|mają|mówi|szedł|umarł|poszedł|przyszedł)$|\p{L}(?:[aeiyęą]ł|[aiyęe]ła|[aiyęe]ło|[aiyeę]li|[aiyęe]ły)$/u,
  subjectless: {
    mayBeNobody: /^(?:jest|było)$/u,
    auxiliary: /^(?!)/u,
    participle: /^(?!)/u,
    plural: /(?:li|ły)$|^(?:mają|są)$/u,
  },
  denials: set("nie"),
  admits: phrases(
    "(zle|nie tak|falszywie) .. (powiedzial*|mowil*) | (powiedzial*|mowil*) .. (zle|nieprawde|falszywie) | (pomylil*|mylil*) (mi )?sie .. (wczesniej|przedtem|poprzednio)",
  ),
  waits: phrases(
    "(czekaj|zaraz|chwileczke|niech (pani|pan) (po)?czeka|pomylilam sie|pomylilem sie|przepraszam|myle sie|co ja mowie)",
  ),
  slip: /(?<from>[\p{L}\p{N}]+)[,.]? (?:[–—-] )?(?:nie,? (?:w|to|pomyliłem się|pomyliłam się|przepraszam|zaraz)|przepraszam,|znaczy(?: się)?,?|to znaczy,?|pomyliłem się,?|pomyliłam się)[,.:]? (?:w )?(?<to>[\p{L}\p{N}]+)/giu,
  sexes: {
    woman:
      /(?<![\p{L}])(?:urodzilam|bylam|mialam|poszlam|pracowalam|chodzilam|wyszlam|mieszkalam|robilam|chcialam|wiedzialam|moglam|moj maz|mojego meza|dostalam|siedzialam)(?![\p{L}])/u,
    man: /(?<![\p{L}])(?:urodzilem|bylem|mialem|poszedlem|pracowalem|chodzilem|ozenilem|mieszkalem|robilem|chcialem|wiedzialem|moglem|moja zona|mojej zony|dostalem|siedzialem|skonczylem)(?![\p{L}])/u,
  },
  born: phrases("urodzilem | urodzilam | przyszedlem na swiat | przyszlam na swiat"),
  age: /(?<!\p{L})(?:(?:miałem|miałam|mogłem mieć|mogłam mieć|mając|w wieku|jak miałem|jak miałam|skończyłem|skończyłam) (?:może |jakieś |ledwie |chyba |ze )?|od (?=\p{L}+ego roku(?!\p{L})))((?:\d{1,2}|[\p{L}]+(?: [\p{L}]+)?)) (?:lat|lata|rok|roku|latek)(?![\p{L}])|(?<!\p{L})((?:\d{1,2}|\p{L}+(?: \p{L}+)?)) (?:lat|lata|latek) (?:wtedy |już |ja )?miał[ae]m(?!\p{L})|(?<!\p{L})(\p{L}+dzie(?:ścia|ści|siąt)(?: (?:jeden|dwa|trzy|cztery|pięć|sześć|siedem|osiem|dziewięć))?) (?:wtedy |już )miał[ae]m(?!\p{L})/giu,
  // The twentieth to the thirty-first are days of a month, unless a word of years says otherwise.
  shortYear:
    /(?<!\p{L})(?:(?:czterdziest|pięćdziesiąt|sześćdziesiąt|siedemdziesiąt|osiemdziesiąt|dziewięćdziesiąt)(?:ego|ym|y)(?: (?:pierwsz|drug|trzec|czwart|piąt|szóst|siódm|ósm|dziewiąt)\p{L}+)?|trzydziest(?:ego|ym|y) (?:drug|trzec|czwart|piąt|szóst|siódm|ósm|dziewiąt)\p{L}+|(?<=(?<!\p{L})(?:w|roku) )(?:dwudziest|trzydziest)(?:ego|ym)(?: (?:pierwsz|drug|trzec|czwart|piąt|szóst|siódm|ósm|dziewiąt)\p{L}+)?|(?<=(?<!\p{L})(?:do|od|z|po|przed|stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia) )(?:dwudziest|trzydziest)ego(?: (?:pierwsz|drug|trzec|czwart|piąt|szóst|siódm|ósm|dziewiąt)\p{L}+)?|(?:dwudziest|trzydziest)(?:ego|y)(?: (?:pierwsz|drug|trzec|czwart|piąt|szóst|siódm|ósm|dziewiąt)\p{L}+)?(?= rok))(?!\p{L}| (?:urodzin|piętr|rocznic|wiek|stuleci|dni|roku życia|stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia|(?:pierwsz|drug|trzec|czwart|piąt|szóst|siódm|ósm|dziewiąt)))|(?<![\p{L}\p{N}])['’]\d{2}(?![\p{L}\p{N}]|['’]\p{L})|(?<=(?<!\p{L})(?:w|roku|stycznia|styczeń|styczniu|lutego|luty|lutym|marca|marzec|marcu|kwietnia|kwiecień|kwietniu|maja|maj|maju|czerwca|czerwiec|czerwcu|lipca|lipiec|lipcu|sierpnia|sierpień|sierpniu|września|wrzesień|wrześniu|października|październik|październiku|listopada|listopad|listopadzie|grudnia|grudzień|grudniu|wiosną|latem|jesienią|zimą) )[3-9]\d(?![\p{L}\p{N}]|[.,:]\p{N}|['’%]| (?:lat|lata|kilo|złotych|zł|groszy|osób|ludzi|dni|tygodni|miesięcy|godzin|minut|metrów|kilometrów|stopni)(?!\p{L}))/giu,
  until: /(?<!\p{L})(?:(?:aż )?do|(?:on|ona|oni|one) od) (?:\d{4}|\p{L}+ego(?: \p{L}+ego)?)(?!\p{L})/giu,
  glance:
    /(?<!\p{L})(?:(?:już )?od|już w|(?:ten|ta|to|te|tego|tej|tych) z|(?:jak|niż) w) (?:roku )?(?:\d{4}|\p{L}+(?:ego|ym|im)(?: \p{L}+(?:ego|ym|im))?)/giu,
  placeNamesEndInNoun: false,
  afterDeath:
    /(?<!\p{L})(?:po śmierci|odkąd umarła?|jak umarła?|gdy umarła?) (\p{Lu}\p{L}+)|(?<!\p{L})(?:trumn\p{L}+|pogrzeb\p{L}*) (\p{Lu}\p{L}+)/u,
  parts: [
    "Skąd pochodzę",
    "Pierwsze lata",
    "Szkolne lata",
    "Młodość",
    "W dorosłe życie",
    "Budowanie życia",
    "Lata w środku",
    "Późniejsze lata",
    "Dzisiaj",
    "Co to wszystko znaczyło",
    "Co chcę powiedzieć",
  ],
  periods: [
    [1, phrases("na imie | moje imie | ochrzc* | nazwali mnie | imieniny | urodzilem | urodzilam")],
    [5, phrases("pierwsze wspomnienie | najwczesniejsz* | jak bylem maly | jak bylam mala")],
    [
      9,
      phrases(
        "w szkole | do szkoly | nauczyciel* | podstawow* | jako (chlopiec|dziecko|dziewczynka) | w dziecinstwie | za dziecka | klasy",
      ),
    ],
    [16, phrases("zawodowk* | technikum | gimnazjum | liceum | terminowa* | praktyk*")],
    [
      22,
      phrases(
        "slub* | wesele | narzecz* | zareczyn* | ozenilem | wyszlam za | wojsk* | poborow* | zabawa | zabawie | potancowk*",
      ),
    ],
    [
      28,
      phrases(
        "urodzil sie (nam|syn) | urodzila sie (nam|corka) | pierwsze dziecko | jak dzieci byly male | w ciazy",
      ),
    ],
    [66, phrases("emerytur* | emeryt* | wnuk* | wnucz* | prawnuk* | owdowia*")],
    [
      78,
      phrases(
        "teraz to | dzisiaj to | w domu opieki | w domu starcow | w moim wieku | na stare lata | dzwoni codziennie | wstaje o",
      ),
    ],
    [8, phrases("matka | ojciec | mama | mamy | tata | babcia | dziadek | brat | siostra | rodzic*")],
    [27, phrases("zona | maz | zony | meza | narzeczona")],
    [40, phrases("fabryk* | majster | tokark* | przedzaln* | syn | corka | w pracy | robocie | kierownik*")],
  ],
  turnings: {
    death: phrases(
      "(urodzil|urodzila|urodzilo) .. (dwa|trzy|cztery|piec|szesc|siedem|osiem|dziewiec|dziesiec) (dni|godzin|godziny|tygodnie|tygodni) ! po|przed|pozniej|wczesniej|temu|od | urodzil* ... i (mial|miala|mialo|zyl|zyla|zylo) .. (minut|godzin|godziny|dni|tygodnie|tygodni) $ | (zrobilo sie|bylo|ucichlo) .. (cicho )?w (drugim|tamtym|jego|jej) pokoju | (zrobilo sie|bylo) .. cicho (za sciana|w izbie obok) | drugi raz (juz )?nie (za)?wolal* | (i|a) (on|ona) tego samego roku .. $ | (mysle|pomyslalam|pomyslalem) (ze )?jak nie wejde $ | nie odpowiedzial* i (ja )?(juz )?wiedzial* $ | umarl | umarla | (martwe|martwy|martwa|niezywe|niezywy|niezywa) sie urodzil* | urodzil* sie (martw*|niezyw*) | utopil* | (go|ja|jego|xx) .. (bosakiem|hakiem|bosakami) .. (wy)?ciagal* | (wy)?ciagal* (go|ja|jego|xx) .. (bosakiem|hakiem|bosakami|spod lodu) | (jak|kiedy|gdy) xx chowali | utonal* | zatonal* | powiesil* sie | sie powiesil* | zabil* sie | sie zabil* | polozyli (go|ja) .. (na stole|do trumny|do grobu|w grobie|kolo|obok|przy) | (tygodni|tygodnie|dni|miesiace|miesiecy|godzin) i po wszystkim | (dni|tygodni|tygodnie|miesiac|miesiace|miesiecy|godzin|godzine|godziny) (zyl|zyla|zylo) $ | (zyl|zyla|zylo) (tylko )?(dwa|trzy|cztery|piec|szesc|siedem|osiem|dziewiec) (dni|tygodnie|tygodni|miesiace|miesiecy|godziny|godzin) $ | to bylo (jego |jej )?ostatnie (slowo )?$ | nieboszcz* | owdowial* | zostal(am|em|a) (wdowa|wdowcem) | zmarl* | umarli | zmarl | zmarla | zmarli | zginal | zginela | zgineli | nie zyje | pod lod (poszedl|poszla|wpadl|wpadla) | (go|jej|jego) juz nie bylo ! w domu|tam|u nas | pochowal* | pogrzeb* | utonal | utonela | zabili | lezy na (mani|cmentarzu) | (znalezli (go|ja)|(go|ja) znalezli) .. (niezyw*|martw*|pod mlynem|w (wodzie|rzece|stawie)) | pod .. (go|ja) znalezli | polozyli (go|ja) (w izbie|na stole|kolo|obok|przy) .. | stracilismy | (odszedl|odeszla) na zawsze | (juz )?(sie nie obudzil*|nie obudzil* sie) | (ojciec|matka|mama|maz|zona|tata) (odszedl|odeszla) | zmarlo mu sie | zmarlo jej sie | (znalazlam|znalazlem|znalezli|znalezlismy) (go|ja) ... (zimn|sztywn)* | (go|ja) (znalazlam|znalazlem|znalezlismy) ... (zimn|sztywn)* | przestal* oddychac | (juz )?nie oddychal* | ostatni oddech | ostatnie tchnienie | xx (juz (ni|nie) ma|(ni|nie) ma juz) | juz (ni|nie) ma xx | dozyl* (do )?(stu|[a-z]*dziesi[a-z]*) | (dziecko|dzieciatko|malenstwo) .. nie (przezyl*|dozyl*|uchowal*) | nie (prze|do)zyl(a|o|i|y)? | urodzil* ... i nie (zaplakal*|zakwilil*|oddychal*) | dlugo (sie )?nie (meczyl*|cierpial*) | nie meczyl* sie (dlugo|wcale|$) | (doktor|lekarz) .. ze to .. (chwila|minuta|moment|sekunda|sekunde|minute) | (karetka|pogotowie|lekarz|doktor) ... (za pozno|nie zdazyl*) | nikt .. nie (siada|siadal|usiadl) .. (jego|jej) (miejscu|krzesle|fotelu) | slyszal* (go|ja) ... a potem (juz )?(nie|nic) $ | rano .. lozko (bylo )?(puste|zaslane|poslane) | (dali|dawali|dawal|dal) (mu|jej) .. (miesiace|miesiecy|tygodnie|tygodni) (zycia|$)",
    ),
    marriage: phrases(
      "(slub|wesele) (byl|bylo|wzie*) | byl slub | slub w ((dwa tysiace )?[a-z]+(ym|tym)|[0-9]+) | byl nasz slub | (sobote|niedziele) * slub | (nasz|moj) slub | (nasze|moje) wesele | na (naszym |moim )?weselu | (welon|suknia slubna) | do slubu (posz|szl|szed|jech)* | (poszlam|poszedlem|szlam|szedlem|jechalam|jechalem) do slubu | slub wzie* | slub (my |mysmy |oni |wtedy )?bra(l|la|lam|lem|li|lismy|lysmy) | bra(l|la|lam|lem|li|lismy|lysmy) (my |wtedy )?slub | w welonie | do oltarza .. (prowadzil|prowadzila|poprowadzil|szlam|szla|szlismy|poszlismy)* | ozenilem | wyszlam za | pobralismy | (rozwiodlem|rozwiodlam|rozwiedlismy)",
    ),
    move: phrases(
      "(przeprowadzil|wyprowadzil|przenios|przeniosl|przeniesl)(em|am|ismy|ysmy) sie | sie .. (przeprowadzil|wyprowadzil|przenios|przeniosl|przeniesl)(em|am|ismy|ysmy) | (zesmy|mysmy) .. sie .. (przeprowadzili|wyprowadzili|przeniesli) | (zem|jam) .. sie .. (przeprowadzil|wyprowadzil|przeniosl|przeniosla)* | (wyjech|przyjech)(alem|alam|alismy|alysmy) | zamieszkal* | wysiedl(il|on|en)* | przesiedl(il|on|en)* | zawiezli ! (go |ja )?do (szpitala|doktora|lekarza|kosciola|mlyna|domu|sadu)|(mleko|zboze|buraki|ziemniaki|pyrki|maszyne|drzewo|drewno) | jedz do ! (konca|syta|dna) | emigr* | wrocilismy | jak wrocilismy | (na|do) (sluzbe|sluzby) (do|w|u|na|jak|mialam|$) | (pojechal|poszl|wyslal|wyjechal)* .. (do kopalni|na saksy|za praca|do pracy w)",
    ),
  },
  deathBeside: {
    mentioned: /\b(?:odkad|zanim|dopoki) (?:\w+ ){0,3}(?:umarla?|zmarla?|nie zyje)\b/u,
    attended: /\bna pogrzeb (?:przyszl|przyjech)\w*|\b(?:przyszl|przyjech)\w* na pogrzeb\b/u,
    lastDays: /\b(?:hospicj\w*|do konca|ostatni\w* (?:slow\w*|dni|tchnieni\w*))\b/u,
  },
  married: phrases(
    "slub* | pobral* sie | sie pobral* | ozenil* sie | sie ozenil* | (wyszla|wychodzila) (\\S+ )?za | wesel*",
  ),
  children: phrases(
    "urodzil* sie | sie .. urodzil* | urodzilam | w ciazy | (moj|moja|nasz|nasza) (syn|corka|pierwszy|pierwsza) | (dwoje|troje|czworo) dzieci",
  ),
  livelihood: phrases(
    "(pracowal*|robil*) (w|na|jako|u|przy) | do (pracy|roboty) | od .. roku | spoldzielni* | zaczel* prac* | w (fabryce|zakladzie|zakladach) | na etacie | do emerytury | za (krawcowa|kucharke|sprzataczke)",
  ),
  given: {
    words: set("ten ta te tę tą tym tego tej tych tymi tamten tamta tamto tamtego tamtej ci"),
    ending: null,
  },
  timeAfter: phrases(
    "^ dalej | (dzien|tydzien|miesiac|rok) (pozniej|potem) | (nastepnego|drugiego) (dnia|ranka|roku) | w (tydzien|rok|miesiac) po | po (tygodniu|miesiacu|roku)",
  ),
  ownName: phrases(
    "jestem | bylam | bylem | nazywam sie | nazywalam sie | nazywalem sie | na imie mi | mowili na mnie | mowia na mnie | wolali na mnie | z domu | ochrzcili mnie",
  ),
  atWork: phrases(
    "(siedziala|siedzial|stala|stal|pracowala|pracowal|robila|robil) (obok|kolo|przy|ze|na|w|u) | (obok|kolo) mnie (w|na|przy) | plecami do siebie | ramie w ramie | (uczyl|uczyla|nauczyl|nauczyla) mnie | (ta sama|tej samej|te sama) (zmian*|brygad*|maszyn*|tasm*) | (brygadzista|brygadzistka|majster|kierownik|kierowniczka|dyspozytor|motorniczy|konduktor|dozorca) | zacz* ten sam tydzien",
  ),
  sore,
  staying: /^we? /iu,
  home: /(?<![\p{L}])(?<!(?:gdybyśmy|gdybym|jak|kiedy|zanim) )(?:mieszkaliśmy|mieszkałam|mieszkałem|mieszkam|wychowałam się|wychowałem się|urodziłam się|urodziłem się) we? |(?<!\p{L})(?:u nas|dzieciństwo(?: to)?(?: ja)?(?: moje)? (?:miałam|miałem|spędziłam|spędziłem|było)) (?:we?|na) /giu,
  origin:
    /(?<!\p{L})z domu \p{Lu}\p{L}+, (?:[ai] (?:(?:mieszkaliśmy|byliśmy|jesteśmy|jestem) )?|(?:(?!(?<!\p{L})(?:[ai]|ale|poznał[ao]?m|poznałem|spotkałam|spotkałem|wyszłam|pojechałam|pojechałem)(?!\p{L}))[^.;!?]){0,40}?)(?<!\p{L})(?=we? \p{Lu})/u,
  scene: /^, to (?:był[ao]?|jest)(?!\p{L})/u,
  caption: {
    says: /(?<!\p{L})(?:(?:zawsze )?(?:mówiła|mówił|powtarzała|powtarzał|mawiała|mawiał)(?: zawsze)?(?: mi| nam)?)[,:]? (?!że )/iu,
    dwells:
      /(?<!\p{L})(?:mieszkaliśmy|mieszkałam|mieszkałem|pracowałam|pracowałem|robiłam|robiłem|zaczęłam|zacząłem|poszłam|poszedłem) (?=(?:w|we|na|przy|nad|pod|za|obok|koło|do) )/iu,
    dull: /(?<!\p{L})(?:dom\p{L}*|szko\p{L}+|ulic\p{L}+|mieście|miasta|wsi|pokoju|kuchni|łóżk\p{L}+|końcu|dzień|dnia|rano|nocy|wojn\p{L}+|prac\p{L}+|pociąg\p{L}*|sklep\p{L}*|biur\p{L}+|kości\p{L}+|wojsk\p{L}+|klas\p{L}+|zabaw\p{L}+|spac\p{L}*|wesel\p{L}+)(?!\p{L})(?! \p{Ll})/iu,
    years: /(?<!\p{L})lat(?:a)?$/iu,
    verbs: set(
      "jest są był była było byli były być będzie będą ma mam mamy mają miał miała mieli miało może mogę mogą można trzeba musi muszę chce chcę wie wiem mówi mówię mówią pyta powiedział powiedziała idzie idę szła szedł szli przyszła poszła wyszła stoi stoją siedzi siedzę leży leżą robi robię daje dał dała dostał dostała wziął wzięła bierze widzi widzę słyszę słychać zgadzało wisi śpi je jem pije jedzie jadę dzwoni przychodzi chodzi chodzę zaczyna patrzy patrzę pamiętam lubię lubi siada wchodzi wychodzi znaczy zabronione zabroniono padł padła zjedliśmy kuleje",
    ),
    unfit:
      /(?<!\p{L})(?:to|ten|ta|te|tą|tę|tego|tej|tym|tych|tymi|temu|tam|tu|tutaj|wtedy|potem|się|mi|go|mu|ją|jej|jego|jemu|ich|im|nią|nim|nie|niego|niej|nich|on|ona|ono|oni|one|ty|ciebie|tobie|twój|twoja|twoje|pan|pani|panu|panią|pana|inny|inna|inne|sam|sama|samo|taki|taka|takie|tak|tyle|coś|ktoś|nic|nikt|wszystko|saga|który|która|które|że|co|jak|kto|gdzie|kiedy|czy|bo|też|jeszcze|już|zresztą|swój|swoje|swoją|swoim|gorzej|lepiej|następny|zwykle|starszy|starsza|młodszy|młodsza|przepraszam|dziękuję)(?!\p{L})/iu,
    sore: /(?<!\p{L})(?:krew|krwi|krwią|milicj\p{L}*|policj\p{L}*|szpital\p{L}*|więzieni\p{L}*|siedział|karą|dług|długi|pijan\p{L}*|wódk\p{L}*|chor[yaeo]\p{L}*|głodn\p{L}*|głód|głodu|bomb\p{L}*|ból|strach|bałam|bałem|nago|trumn\p{L}*|grób|grobu|grobie|pogrzeb\p{L}*|cmentarz\p{L}*|wdow\p{L}*|umar\p{L}*|umier\p{L}*|śmier\p{L}*|raka|doktor\p{L}*|lekarz\p{L}*|karetk\p{L}*|wypad\p{L}*|płak\p{L}*|płacz\p{L}*|łzy|głupi\p{L}*|brzydk\p{L}*|smród|ustęp|wygódka|biedn\p{L}*|druty|barak\p{L}*|bił|biła|uderzy\p{L}*|pasem|krzycz\p{L}*|utop\p{L}*|gorączk\p{L}*|operacj\p{L}*|płuc\p{L}*|trupie|charcz\p{L}*|bękart\p{L}*|kurw\p{L}*|dziwk\p{L}*|idiot\p{L}*|kalek\p{L}*|tchórz\p{L}*|kłamc\p{L}*|złodziej\p{L}*|leniw\p{L}*|leń|lenia|bezwartościow\p{L}*|do niczego|nic nie wart\p{L}*|nic niewart\p{L}*|wyrok\p{L}*|dożywoci\p{L}*)(?!\p{L})/iu,
    kinds:
      /(?<!\p{L})(?:dziewczyn\p{L}*|dziewuch\p{L}*|chłop\p{L}*|kobiet\p{L}*|bab[aąęyo]|baby|mężczy\p{L}*|żon[aąęyo]|żon|mąż|męż\p{L}*|dzieck\p{L}*|dzieci\p{L}*|pann[aąęyo]|kawaler\p{L}*|sierot\p{L}*|obc[yaei]\p{L}*|sąsiad\p{L}*|małżeńs\p{L}*|ślub\p{L}*)(?!\p{L})/iu,
    whoever: /(?:^(?:kto|gdzie|co)|(?<=, )(?:ten|temu|tam)) /giu,
  },
  trades: tradesOf(
    /(?<!\p{L})(?<!gdybym )(?:jestem|byłam|byłem|zostałam|zostałem|(?:pracowałam|pracowałem|robiłam|robiłem|zaczęłam|zacząłem)(?: [^ .!?;:]+){0,5} jako) /gu,
    `
    krawcową: krawcowa | krawcem: krawiec | szwaczką: szwaczka | tkaczką: tkaczka | prządką: prządka | pielęgniarką: pielęgniarka | położną: położna | nauczycielką: nauczycielka | nauczycielem: nauczyciel | lekarką: lekarka | lekarzem: lekarz
    kowalem: kowal | stolarzem: stolarz | murarzem: murarz | malarzem: malarz | spawaczem: spawacz | górnikiem: górnik | rolnikiem: rolnik | rybakiem: rybak | piekarzem: piekarz | rzeźnikiem: rzeźnik | kucharką: kucharka | kucharzem: kucharz
    kelnerką: kelnerka | fryzjerką: fryzjerka | fryzjerem: fryzjer | listonoszem: listonosz | listonoszką: listonoszka | telefonistką: telefonistka | maszynistką: maszynistka | maszynistą: maszynista | sekretarką: sekretarka | księgową: księgowa
    bibliotekarką: bibliotekarka | drukarzem: drukarz | zecerem: zecer | szewcem: szewc | ogrodnikiem: ogrodnik | strażakiem: strażak | marynarzem: marynarz | weterynarzem: weterynarz | inżynierem: inżynier | fotografem: fotograf
    organistą: organista | kolejarzem: kolejarz | tramwajarzem: tramwajarz | motorniczą: motornicza | motorniczym: motorniczy | kierowcą: kierowca | zegarmistrzem: zegarmistrz |
    tokarzem: tokarz | ślusarzem: ślusarz | frezerem: frezer | hutnikiem: hutnik | odlewnikiem: odlewnik | bednarzem: bednarz | kołodziejem: kołodziej | rymarzem: rymarz | młynarzem: młynarz | cieślą: cieśla | dekarzem: dekarz | zdunem: zdun
    szklarzem: szklarz | tapicerem: tapicer | stoczniowcem: stoczniowiec | dokerem: doker | kominiarzem: kominiarz | leśniczym: leśniczy | gajowym: gajowy | pastuchem: pastuch | dojarką: dojarka | gospodynią: gospodyni | praczką: praczka
    sprzątaczką: sprzątaczka | woźną: woźna | woźnym: woźny | przedszkolanką: przedszkolanka | salową: salowa | dentystką: dentystka | dentystą: dentysta | aptekarką: aptekarka | aptekarzem: aptekarz | sprzedawczynią: sprzedawczyni | ekspedientką: ekspedientka
    kasjerką: kasjerka | urzędniczką: urzędniczka | brygadzistką: brygadzistka | brygadzistą: brygadzista | majstrem: majster | konduktorem: konduktor | konduktorką: konduktorka | dróżnikiem: dróżnik | zwrotniczym: zwrotniczy | elektrykiem: elektryk
    hydraulikiem: hydraulik | mechanikiem: mechanik | dziewiarką: dziewiarka | hafciarką: hafciarka | modystką: modystka | introligatorem: introligator | dziennikarką: dziennikarka | dziennikarzem: dziennikarz | malarką: malarka | malarką porcelany: malarka porcelany | garncarzem: garncarz | garncarką: garncarka | prządką: prządka | mechanikiem: mechanik | suwnicowym: suwnicowy | suwnicową: suwnicowa | laborantką: laborantka | szwaczką: szwaczka | włókniarką: włókniarka | traktorzystą: traktorzysta | kombajnistą: kombajnista | pszczelarzem: pszczelarz | sanitariuszką: sanitariuszka | salową: salowa | opiekunką: opiekunka | ustawiaczem: ustawiacz`,
  ),
};
