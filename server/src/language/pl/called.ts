import { type CalledWords, shortFrom } from "../called-words.ts";
import { set } from "../grammar.ts";

export const called: CalledWords = {
  teller:
    /(?<!\p{L})(?:(?:[Mm]ówili|[Mm]ówiły|[Mm]ówią|[Ww]ołali|[Ww]ołały|[Ww]ołają) (?:na mnie|mi)|[Nn]a mnie (?:mówili|mówiły|mówią|wołali|wołały|wołają)|[Bb]ył[ae]m)(?: zawsze| tylko)? ((?!(?:Pani|Pan|Siostra|Polką|Polka|Niemka|Rusek|Żyd)(?!\p{L}))\p{Lu}\p{Ll}+)(?! \p{Lu})(?:(?: (?:w|na|u) \p{Ll}+)?,? (?:(?:a|i|ale) )?(?:w|na|u|dla) \p{Ll}+ (?:zawsze )?(?:byłam |byłem |mówili |wołali )?((?!(?:Pani|Pan|Siostra|Polką|Polka|Niemka|Rusek|Żyd)(?!\p{L}))\p{Lu}\p{Ll}+)(?=\s*[.,;!?]|$))?/gu,
  wed: /(?<!\p{L})(?:[Ww]yszłam(?: za mąż)? za|[Pp]oszłam(?: za mąż)? za|[Oo]żeniłem się ze?|[Śś]lub (?:wzięłam|wziąłem|wzięliśmy|brałam|brałem|braliśmy) ze?|(?:[Ww]zięłam|[Ww]ziąłem|[Ww]zięliśmy) ślub ze?|[Zz]e?(?= \p{Lu}\p{Ll}+ (?:wzięliśmy ślub|braliśmy ślub|pobraliśmy się)))(?: moim| moją| mojego)? (\p{Lu}\p{Ll}+)/gu,
  cases: [
    [/ce$/u, "ka"],
    [/cie$/u, "ta"],
    [/dzie$/u, "da"],
    [/dze$/u, "ga"],
    [/rze$/u, "ra"],
    [/sze$/u, "cha"],
  ],
  inLaws: [
    [/\btesciow[aeyk]/u, "mother"],
    [/\btesc(?:iem|ia|iu)?\b/u, "father"],
    [/\bszwagr|\bszwagier/u, "brother"],
    [/\bszwagierk/u, "sister"],
  ],
  short: shortFrom(`
    jolanta: jola jolka jolcia | stefania: stefa stefka stefcia | stanisława: stasia staśka stacha | stanisław: staszek stasiek staś stach stasio | tadeusz: tadek tadzik tadzio | czesław: czesiek czesio | czesława: czesia cześka
    henryk: heniek henio | henryka: henia heńka | jan: janek jaś jasiek jasio | janina: janka jasia janeczka | józef: józek józio | józefa: józia józka | franciszek: franek franio | franciszka: frania franka
    kazimierz: kazik kazio | kazimiera: kazia | władysław: władek władzio | władysława: władzia władka | mieczysław: mietek | mieczysława: mietka miecia | zdzisław: zdzisiek zdzich zdzisio | zdzisława: zdzisia
    bronisław: bronek | bronisława: bronia bronka | wacław: wacek | wincenty: wicek wicuś | walenty: walek | ludwik: ludek lutek | leokadia: lodzia lonia loda leosia | genowefa: genia gienia | eugenia: genia gienia
    eugeniusz: genek gienek gienio | bolesław: bolek | zbigniew: zbyszek | ryszard: rysiek rysio | jerzy: jurek jureczek | andrzej: jędrek andrzejek | antoni: antek antoś | antonina: tosia antosia tola
    aleksander: olek alek | aleksandra: ola olka | michał: michałek | mikołaj: mikuś | piotr: piotrek piotruś | paweł: pawełek | krzysztof: krzysiek krzyś | grzegorz: grzesiek grześ | tomasz: tomek | wojciech: wojtek
    jadwiga: jadzia jadźka jaga | maria: marysia maryśka mania mańka maryla | magdalena: magda madzia | małgorzata: gosia gośka małgosia | katarzyna: kasia kaśka | barbara: basia baśka | krystyna: krysia kryśka | zofia: zosia zośka zocha
    helena: hela helka lena helenka | halina: hala halinka halka | hanna: hania hanka hanusia | anna: ania anka anielka hania hanka | joanna: joasia aśka asia | irena: irka irenka renia | danuta: danka danusia | elżbieta: ela elżunia elka
    teresa: tereska terenia | rozalia: rózia róża | regina: renia | agnieszka: aga agusia | ewa: ewka ewunia | wanda: wandzia | zuzanna: zuzia | urszula: ula ulka | alicja: ala | alina: ala | wiesława: wiesia | wiesław: wiesiek
    bogusława: bogusia | bogusław: boguś | edward: edek edzio | feliks: felek | roman: romek | marek: mareczek | jakub: kuba | bartłomiej: bartek | dorota: dorotka | lucyna: lucka lucia | apolonia: pola polcia | pelagia: pela`),
  strangers: set("dziad dziada dziadowi dziadem baba baby babę babą"),
  grandchildren: set("wnuczka wnuczkę wnuczki wnuk wnuka wnusia wnuczek wnuczątko"),
};
