import type { Asides } from "../asides.ts";
import { phrases } from "../patterns.ts";
import { silence } from "./silence.ts";

export const asides: Asides = {
  signs: {
    silence,
    addressed:
      /\b(?:ty|ci|cie|ciebie|tobie|pan|pani|panu|pana|\w{3,}sz|\w+(?:alas|ales|ilas|iles)|tys|cos|czys)\b/u,
    asks: {
      kept: phrases(`
        (jest|sa|zostaje|zostaja|bedzie|beda) (nadal |dalej |jeszcze |na pewno |\\S+ ){0,4}(pominiet*|wyciet*|skreslon*|wykreslon*|wyrzucon*|poza opowiescia) .. | (\\S+ ){1,4}(nadal|dalej|jeszcze|na pewno) (pominiet*|wyciet*|skreslon*|wykreslon*|wyrzucon*|poza) .. | nie (powiedzial*|odpowiedzial*|mowi*) (mi |pani |pan |dotad ){0,3}czy ... (pominiet*|wyciet*|skreslon*|wykreslon*|wyrzucon*|poza) ..
        (zostanie|zostaje|zostalo|zostawi*) (to |tam )?czy nie ..
        (jest |to |juz )?(wpisane|zapisane|napisane|dopisane) (to |tam |juz |w koncu |jest ){0,2}czy (nie|jeszcze) .. | (to )?(stoi|jest) tam ... czy nie .. | jest (wpisane|zapisane) czy ..
        (wyciete|wymazane|skreslone|wykreslone|skasowane|usuniete|pominiete|wyrzucone|wycofane) .. | (wycieta|wyciela|wycial|skreslila|skreslil|pominela|wykreslila) (pani|pan|to) .. | (pytalam|pytalem) (pania |pana )?czy ... (wyciete|wymazane|skreslone|wykreslone|skasowane|usuniete|pominiete|wycieta) .. | co z (tym|tamtym) ... nie (pisac|wpisywac|zapisywac) .. | (czy )?(to )?(zostaje|zostanie|jest) miedzy nami (czy|tak|$) .. | (slyszal*|slyszysz|zrozumial*|rozumiesz|zapisal*|zanotowal*) (pani |pan |ty |to ){0,2}(ze|to|co|chociaz|czy nie) ... | (zrobi|zrobisz) (pani|pan|ty) | (wymaze|wymazesz|skreslisz|wykresli|wykreslisz|wpiszesz|wpisze|dopiszesz) (to|pani|pan|ty) | (czy )?(to )?(jest|zostalo) (juz )?(wymazane|skreslone|wykreslone|skasowane|zapisane|wpisane) .. | obiecujesz .. | obiecuje pani ..`),
      written: phrases(`
        czy (to )?(z \\S+ \\S+ |o \\S+ )?(jest )?(zapisane|wpisane) .. czy ..
        (zapisane|wpisane) (to )?(w koncu )?czy nie ..
        (czy )?(pani |pan |ty )?(to |sobie |tez ){0,2}(zapisala|zapisal|zapisalas|zapisales|zanotowala|zanotowal) (pani|pan|to|sobie|imie|nazwisko) .. | czy (pani |pan )?(to |sobie |juz ){0,2}(zapisala|zapisal|zapisalas|zapisales|zanotowal*|zapisane) ..`),
      reader: phrases(`
        kto (u licha |do licha |to |w koncu |tak ){0,3}(wszystko |wlasciwie |te |takie )?(czyta|przeczyta|zobaczy|slucha|uslyszy) ..
        (a |no |to |i |ale ){0,2}kto (wlasciwie |tak naprawde |naprawde |w koncu |potem |konkretnie ){0,2}(to |tego ){0,1}(wlasciwie |naprawde |potem )?(czyta|slucha|oglada|widzi|dostaje|przeczyta|uslyszy) .. | (dla|do) kogo (to|jest|wlasciwie|idzie|trafia) .. | (czy )?ktos (to |tego |w ogole |jeszcze ){0,2}(czyta|slucha|oglada|widzi) .. | (w )?czyje (rece|oczy) ...
        (a |ale |czy )?(?!(?:ja|kto|ksiadz)(?: |$))\\S+ (to |tego |o tym |mi |kiedys ){0,2}(przeczyta|zobaczy|uslyszy|czyta) (to )?(czy|tak) (nie|tak) .. | (ale |a |i )?czy (\\S+ ){1,2}(to )?(przeczyta|zobaczy|uslyszy|bedzie czytal*) ..
        (powie|powiesz|powiecie|pokaze|pokazesz|wygada|wygadasz|zdradzi|zdradzisz) (pan |pani |ty |to |o tym ){0,2}(komus|komu|mojej|mojemu|moim|naszej|naszemu|corce|synowi|dzieciom|wnukom|(?!(?:mi|mnie)(?: |$))\\S+ (o tym|to)) .. | (ukryje|ukryjesz|ukryc|schowa|schowasz|schowac|zachowa|zachowasz|zachowac|zatai|zataisz|zataic) ... (przed|tajemnicy|siebie) .. | przed (\\S+ ){1,3}(ukryje|ukryjesz|ukryc|schowa|schowasz|schowac|zatai|zataic) .. | (czy )?(?!kto)\\S+ sie (o tym |tego )?(dowie|dowiedza) ..
      (\\S+ ){0,3}(siadzie|usiadzie|bedzie|moze|dostanie) ... (przeczyta|czytac|przeczytac|czytala|czytal|uslyszy) ... | kto (ty )?to (wlasciwie )?(czyta|slucha) ..
        (a )?kto (to|tego|mnie|bedzie|wlasciwie|jeszcze|te) .. (czyta|czytal*|przeczyta|slucha|sluchal*|uslyszy|widzi|bedzie|moze|oglada) ... | kto (to|tego) (czyta|slucha|widzi|dostanie|czytac) .. | (czy )?(ktos|dzieci|corka|syn|wnuki|inni|ludzie|wszyscy|rodzina) .. (to )?(czyta|przeczyta|uslyszy|zobaczy|bedzie czytac) ... | (gdzie|dokad) to (idzie|pojdzie|trafi|trafia) .. | (czy )?to (zostaje|zostanie|jest) (miedzy nami|tajne|prywatne|poufne) .. | czyje to bedzie ..`),
      erasing: phrases(`
        (jest|istnieje|ma pani|zna pani) (jakis |na to )?sposob .. zeby .. (wyrzucic|usunac|skasowac|wymazac|wykreslic) ...
        (da sie|mozna) to (skasowac|wymazac|usunac|wykreslic|skreslic) ..
        (czy )?(da sie|mozna|moge|moglabym|moglbym|mozna by|da rade|idzie) ... (wymazac|skasowac|wykreslic|usunac|cofnac|skreslic|wyrzucic|zmazac|wymaze|odkrecic) .. | jak (to|sie|mozna|moge) .. (wymazac|skasowac|usunac|kasuje|wykreslic) .. | (a )?jak (czlowiek|sie|ktos) .. za duzo (powie) ..`),
      beforehand: phrases(`
        (przeczyta*|zobacz*|uslysz*|czyta*) .. (jesli|jezeli|jak|gdy|zanim) (ja |to |o tym |wam )?(powiem|opowiem) ... | kto .. (zobacz*|przeczyta*|uslysz*|widzi|czyta) .. (jesli|jezeli|jak|gdy) (ja |to |o tym )?(powiem|opowiem) ... | (jesli|jezeli|jak) (pani|pan|mi) .. (obieca|przyrzek*|przysieg*|zareczy) ... nie ... | (pewn*|gwarancj*|slowo) .. ze ... nie .. (przeczyta*|zobacz*|dowie*|uslysz*) ... (zanim|nim) ... | (chec|ochot*|chcial*) .. (po|opo)wiedziec ... (przeczyta*|czyta*|zobacz*|uslysz*) ..
        (powiem|opowiem|(po|opo)wiedzialabym|(po|opo)wiedzialbym|bym (\\S+ ){0,2}(po|opo)wiedzial*|(po|opo)wiedziec by|(moge|moglabym|moglbym) (\\S+ )?(po|opo)wiedziec) ... ... (jesli|jezeli|byle|pod warunkiem|o ile|chyba) ... nie .. (przeczyta*|czyta|czytaja|czytal|czytala|czytali|zobacz*|dowie|dowiedz*|uslysz*|znajd*) .. | (powiem|opowiem|(moge|moglabym|moglbym) (\\S+ )?(po|opo)wiedziec) ... ... (jak|gdy) ... nie .. (przeczyta|przeczytaja|zobaczy|zobacza|dowie|dowiedza) .. | (powiem|opowiem|(moge|moglabym|moglbym) (\\S+ )?(po|opo)wiedziec) ... ... zeby ... (tego|o tym) .. nie .. (przeczyta*|czyta|czytaja|czytal|czytala|czytali|zobacz*|dowie|dowiedz*|uslysz*|znajd*) .. | ^ (ale |tylko |i ){0,2}(byle|pod warunkiem|zeby|o ile) ... (tego|o tym) .. nie .. (przeczyta*|czyta|czytaja|czytal|czytala|czytali|zobacz*|dowie|dowiedz*|uslysz*|znajd*) .. | ^ (ale |tylko |i ){0,2}(byle|pod warunkiem|zeby|o ile) ... nie .. (przeczyta*|czyta|czytaja|czytal|czytala|czytali|zobacz*|dowie|dowiedz*|uslysz*|znajd*) (tego|o tym) ..
        (zanim|nim) (ja )?(to |reszte |o tym |dalej ){0,2}(powiem|opowiem) ... (czy|kto) ... | (jak|jesli|jezeli|gdy) (ja |juz |to |o tym |wam |pani |panu ){0,2}(powiem|opowiem) ... (przeczyta*|czyta*|zobacz*|dowie*|uslysz*) .. | (przeczyta*|czytal*|zobacz*|dowie*|uslysz*|czytac) .. (jak|jesli|jezeli) (to |o tym )?(powiem|opowiem) ..`),
      wholly: phrases(`
        (zeby )?nawet ten .. | (zadziala|da pani rade|da pan rade|uda sie|umie to pani) .. | (jest|istnieje) .. sposob ...
        (calkiem|do cna|zupelnie|calkowicie|na zawsze|na amen|na dobre|w ogole|wcale|doszczetnie|bez sladu|wszedzie) .. | nie tylko z (opowiesci|ksiazki) .. | zeby ... nie .. (znal*|znajd*|trafi*|zobaczy*|odszuka*|przeczyta*|natkn*|widzia*|czyta*) .. | (da sie|mozna|potrafi*) .. czy (sie )?nie .. | (jest )?(to )?mozliwe ..`),
      length: phrases(`
        (jak )?dlugo (to|jeszcze|bedzie|bedziemy) ... | ile (to|jeszcze|tego|pytan|zostalo|czasu) ... | (czy )?(duzo|wiele|daleko) (jeszcze|zostalo|do konca) .. | kiedy (koniec|konczymy|skonczymy) .. | daleko do konca ..`),
      recording: phrases(`
        (czy )?(to )?(sie )?(nagrywa|nagrywane|zapisuje|pisze) (sie|to|pan|pani|wszystko|moj|glos|teraz) ... | (czy )?(to|ono) (wlaczone|dziala|chodzi) .. | moj glos ..`),
      off: phrases(`
        (jak|gdzie|czym|czy|da sie|mozna|moge) ... (wylaczyc|wylacza|wylaczam|wylaczy|zgasic) ... | (jak|gdzie|czym|czy|da sie|mozna|moge) .. (zatrzymac|przerwac|zakonczyc) .. (nagrywanie|mikrofon|tasme) ..`),
      copies: phrases(`
        (jak dlugo|ile|kiedy|gdzie|kto|co) ... (kopie|kopii|kopia|kopiami|kopiach) ... | (na )?jak dlugo .. (trzyma|trzymaja|trzymacie|trzymane|przechowuje|przechowuja|przechowywane|przechowywac) ..`),
      sense: phrases(`
        (a |i )?(po co|na co) (to|komu|wam|pani|panu|te|tego|takie) ... | komu (to|sie|takie) (potrzebne|przyda|na co|po co) ... | kogo to (obchodzi|interesuje|bedzie) ... | dlaczego (pani|pan) (pyta|chce) ... | co (pani|pan|wy|sie) (z tym|potem) (zrobi|robi|zrobicie|robicie) ... | kto (by|to) .. chcial* (czytac|sluchac|wiedziec) ..`),
      help: phrases(
        `(jak|gdzie) (sie |mam |trzeba )?(nacisnac|wcisnac|zapisac|napisac|powiekszyc|kliknac|wlaczyc|wylaczyc) ... | ktory (guzik|przycisk) .. | (litery|pismo) .. (wieksze|wiekszy) ..`,
      ),
      mind: phrases(`
      (czy )?(ty |tobie |ciebie |cie )(sie |tez |to |cos |co |czasem |w ogole ){0,3}(czujesz|myslisz|spisz|pamietasz|meczysz|nudzisz|przypomina|wylaczaja|boli|smuci|placzesz|slyszysz) ... | (czujesz|myslisz|spisz|meczysz sie|nudzisz sie|placzesz) (ty|cos|co|w nocy|czasem|o tym) | masz (ty )?(jakas |kogos |swoja )?(rodzine|dzieci|serce|uczucia|dom) ..
        (czy )?(pani|pan) .. (sie |kiedy |nigdy |w ogole |czasem |tez |to ){0,2}(meczy|nudzi|mysli (o|w nocy|czasem)|spi|czuje|placze|sni|smuci|pamieta mnie|je|teskni|wzrusza) ... | (czy )?(nie )?(nudzi|meczy|nuzy) (sie )?(pani|panu|pania|pana|to pania|to pana) ... | (czy )?(pani|pan) ma (jakas |jakies |swoja |swoje |wlasne |wlasna |tez |kogos ){0,2}(rodzine|dzieci|meza|zone|matke|serce|uczucia|dom|wnuki|kogos) ... | ma (pani|pan) (jakas |jakies |swoja |swoje |tez ){0,2}(rodzine|dzieci|meza|zone|matke|serce|uczucia|dom|wnuki|kogos) ... | co (pani|pan) robi (w nocy|wieczorem|potem|jak|z tym w) ... | gdzie (pani|pan) (mieszka|siedzi|spi) .. | mysli (pani|pan) (o tym|o mnie|w nocy|czasem) ...`),
      gender: phrases(`
        (pani|panie) (\\S+ )?czy (panie|pani|pan) .. | (ma pani|ma pan) glos jak (kobieta|mezczyzna|chlop|dziewczyna) .. | (nie moge|nie wiem|trudno) .. (poznac|powiedziec|rozpoznac)? ?czy to (dziewczyna|chlopak|kobieta|mezczyzna|pan|pani) czy ..
        (z )?(pan|panem|pana|pani|pania) (\\S+ )?(czy|albo) (z |to |prosze |mowie z |tez )?(pan|panem|pana|pani|pania) .. | (on|ona) (czy|albo) (on|ona) $ | jak (mam )?(sie )?(do pani|do pana|do ciebie) (zwracac|mowic) | jak (mam )?(sie )?(zwracac|mowic) (do pani|do pana|do ciebie|sie) | (pan|pani|ty) (jest |jestes |to )?(mezczyzna|kobieta|chlop|facet|baba|dziewczyna|chlopak) (czy|albo) ... | ^ (a |to |czy )?(pan|pani) $`),
      sight: phrases(`
        (czy )?(pani |pan |ty )?(mnie |nas )(tam |stamtad |stad |w ogole |naprawde |z tamtad ){0,2}(widzi|widzisz|oglada|ogladasz) .. | (widzi|widzisz) (mnie|nas|pani|pan) (stamtad|tam|mnie|stad|teraz|$) .. | (jest tam|ma pani|ma pan|masz) (kamera|kamere|oczy) ...`),
      advice: phrases(`
        (czy )?(mam|moge|powinnam|powinienem|musze|wolno mi) ... (brac|wziac|zazywac|zazyc|odstawic|lykac|polknac|mieszac|podwoic) ... | (czy )?(te|ta|to|ten) \\S+ (mam|moge) (brac|lykac|zazywac|wziac) ... | czy to (grozne|niebezpieczne|normalne|bezpieczne) (brac|mieszac|odstawic|jak biore|zeby) ... | (czy )?(mam|powinnam|powinienem|musze) (isc do|zadzwonic do|zadzwonic po|zapytac|pytac|wezwac) (lekarz*|doktor*|apte*|aptekarz*|prawnik*|adwokat*|notariusz*|dentyst*|pogotowi*) ... | co (mam|moge|powinnam) (brac|wziac) na \\S+ ..
        (czy|moze|moga|mam|ma|nalezy|przysluguje|dziedziczy) ... ... (testament*|spadek|spadku|dziedzicz*|notariusz*|adwokat*|prawnik*|ksiega wieczysta|darowizn*|zachowek|zachowku|wedlug prawa|pelnomocnictw*|sad|sadu) .. $`),
      something: phrases(`
        (prosze o )?(prosta|szczera|jasna|konkretna|uczciwa) odpowied* .. | (chce|chcialabym|chcialbym|prosze|czekam) (o |na )?odpowied* .. | (zadalam|zadalem|to bylo|mialam|mialem) (pani |panu |proste |jedno |zwykle ){0,2}pytanie .. | ^ (no |wiec |a |prosze |to ){0,3}(niech )?(mi )?(pani |pan )?(odpowie|odpowiedz|odpowiedziec) (mi |wreszcie |na |wprost) .. | ^ (no |wiec |a |prosze |to ){0,3}(niech )?(mi )?(pani |pan )?(odpowie|odpowiedz|odpowiedziec) $ | (prosze )?(odpowiedziec|odpowiedz) (mi )?(wprost|szczerze|prosto) .. | nie (odpowiedziala|odpowiedzial) (mi )?(pani|pan) ..`),
      person: phrases(`
      (a )?(ty )?(powiedz )?(cos|kto|kim|co) ty (za|jestes|wlasciwie) ... | (czy )?(ty |tys )(jestes )?(czlowiek*|maszyna|robot|program|zywy) ... | kto ty jestes ..
        (czy )?(pani|pan|to|tam) (jest |to |w ogole )?(czlowiek|czlowiekiem|maszyna|robot|robotem|komputer|komputerem|zywa|zywy|prawdziw*|program|ktos) ... | kto (to |tam )?(pani|pan|jest|tam|mowi) .. | (z kim|do kogo) (ja )?(rozmawiam|mowie|gadam) .. | (czy )?(tam |tu )?(jest|siedzi) (tam |tu )?(ktos|kto|czlowiek) ... | jak (pani|pan|sie pani|sie pan) (na imie|nazywa|ma) ..`),
      opinion: phrases(`
        ^ (a |i |to |no ){0,3}(czy )?(ty|pan|pani) (to |sie |w ogole )?(wie|wiesz|zna|znasz|slyszy|slyszysz|rozumie|rozumiesz|lubi|lubisz|jadl*|widzial*) ...
        (pani|pan|ty) (sama |sam )?(co|jak) (o tym |o niej |o nim |na to )?(myslisz|mysli|sadzi|uwaza|powie|powiesz) ... | co (pani|pan|ty) (sama |sam )?(o tym |o niej |o nim |na to )?(myslisz|mysli|sadzi|uwaza|powie|powiesz|na to) ... | (jakie|jaka) (pani|pan) (ma zdanie|ma opinie|zdanie) ... | (pani|pana) zdaniem ... | (pani|pan) by (mu |jej |im )?(przebaczyl*|wybaczyl*|zrobil*|powiedzial*) ... | i co (mi )?(pani|pan) (mi )?(teraz )?(na to|powie) ..
        (jak |co )(pani|pan) (mysli|sadzi|uwaza|powie|na to|by zrobil*|zrobil*by|radzi|by powiedzial*) ... | (czy )?(pani|pan) (mysli|sadzi|uwaza) ze ... | (czy )?(mysli|sadzi|uwaza) (pani|pan) .. (ze|czy) ... | (slyszal*|widzial*|jadl*|spotkal*) (pani|pan) (kiedy|kiedys|cos|takie|cos takiego) ... | (czy )?(pani|pan) (kiedy|kiedys) (slyszal*|widzial*|byl*) ... | (czy )?(dobrze|zle|slusznie) (ja )?zrobil* .. | (czy )?(wie|wiedzial*) (pani|pan) (czy|jak|dlaczego|czemu|co) ... | (czy )?powinnam ... | (czy )?powinienem ...`),
    },
    asksBack: phrases(`
      ^ (a |ale |no |wiecej |jeszcze ){0,2}(o|z|w) (czym|kim|ktorym|ktorej|jakim|jakiej)( to| o tym| z tego)? $ | ^ (a |ale )?(czego|kogo)( wiecej| dalej)? $ | ^ (\\S+ ){0,2}(co|kogo|kto|ktore|ktory|ktora) (pani|pan|sie)? ?(ma na mysli|mam na mysli|to znaczy) $ | ^ (ktore|ktory|ktora|ktorego)( z nich| to)? $ | ^ (a |ale |no )?(ktory|ktora|jaki|jaka) (kawalek|fragment|czesc)( to| wlasciwie| niby)? $`),
    finished: phrases(`
      (mowilam|mowilem|powiedzialam|powiedzialem) (juz |przeciez ){0,2}(ze )?(koniec|skonczylam|skonczylem|dosc|dosyc|to wszystko) .. | nastepnego razu nie bedzie .. | (i )?koniec dziekuje .. | (to )?(juz )?koniec na (dobre|zawsze) ..`),
    stops: phrases(`
      na (jeden dzien|dzisiaj|dzis|ten dzien) (mam |to )?(juz )?(dosyc|dosc|mam dosc|mam dosyc) ..
      ^ (no |dobrze |to |dosc |ano ){0,2}(starczy|wystarczy|na dzis starczy|koniec na dzis) $
      (dosc|dosyc|starczy|wystarczy|koniec) (na )?(dzisiaj|dzis) .. | (zmeczona|zmeczony) (juz )?(jestem|sie) .. | ide (juz )?spac .. | (do )?jutra (program|sago)? $
      (nie|juz nie) (dam|daje) (juz )?rady .. | ^ .. (to )?moze jutro $ | (to )?moze jutro $ | (na dzis|na dzisiaj) (to )?(juz )?(koniec|starczy|wystarczy|dosc|dosyc|tyle|wszystko) .. | na dzis(iaj)? (juz )?(koniec|starczy|wystarczy|dosc|dosyc|skoncz*|konczymy|tyle|mam dosc|tyle wystarczy) .. | (koniec|starczy|wystarczy|dosc|dosyc|tyle|konczymy|skonczmy|konczmy) (juz )?(na dzis|na dzisiaj|na teraz|tym razem) .. | (juz |bardzo |troche |strasznie |taka |taki |ale ){0,2}(zmeczona|zmeczony|zmeczylam|zmeczylem|zmordowan*|wykonczon*|padnieta|padniety|umeczon*|spiaca|spiacy) (juz |sie |jestem |troche |bardzo |dzis |cos ){0,2}$ | (jestem|czuje sie|zem) (juz |bardzo |troche |strasznie |taka |taki ){0,2}(zmeczona|zmeczony|zmordowan*|padniet*|spiaca|spiacy|wykonczon*) (i|juz|dzis|na|$) ... | (chce|chcialabym|chcialbym|musze|wole|wolalabym|wolalbym|pojde|ide) (juz |teraz |na dzis ){0,2}(konczyc|skonczyc|odpoczac|polozyc|przerwac|spac|isc spac|sie polozyc|lezec) ... | (skonczmy|konczmy|przerwijmy|zakonczmy|przestanmy) (juz|na|tu|teraz|$) .. | (reszte|dalej|jutro|reszta|potem) (jutro|opowiem|dopowiem|dokonczymy|dokoncze|nastepnym|innym razem) ... | jutro (opowiem|dokoncze|dokonczymy|powiem|porozmawiamy|bedzie|dalej) ... | ^ (jutro|innym razem|nastepnym razem) .. $ | (glos|glosu) (mi )?(odmawia|siada|juz nie|brak) .. | (prosze )?(wylaczyc|zgasic) ..`),
    askedWhether: phrases(`
        (chcialabym|chcialbym|chce|prosze|niech pani|niech pan|to) (mi )?(wiedziec|powiedziec|powie) kto .. | pytam (po prostu|wprost|tylko|grzecznie|pania|pana|przeciez) kto ..
      (dalej |wciaz |ja |i )?nie wiem (dalej |wciaz )?czy .. | ^ (a |ale |i )?czy (wnuczka|wnuk|corka|syn|ola|\\S+) (to )?(przeczyta|zobaczy|uslyszy) .. | (ja )?pytam tak czy nie .. | (wyciete|wymazane|skreslone|wykreslone|skasowane|usuniete|pominiete|wyrzucone) (jest |to |juz )?(tak )?czy nie ..
      (pytalam|pytalem|zapytalam|zapytalem|spytalam|spytalem|pytam|pytam sie|sie pytam) (pania |pana |o to |ja )?(czy|kto|co|jak) ..`),
    returns: phrases(`
      (juz |znowu |znow )?(jestem|wrocilam|wrocilem) (z powrotem|znowu|znow|juz) .. | ^ (no |to )?(wrocilam|wrocilem|jestem) .. | ^ (no |to )?(dzien dobry|dobry wieczor|witam) .. | wyspalam sie .. | wyspalem sie ..`),
    leaves:
      /^(?:(?:i|no|to|juz|a) )*(?:koniec|wszystko|tyle)(?: juz| na dzis| na dzisiaj)? (?:i )?(?:dziekuje|dziekuje bardzo|bardzo dziekuje)$|^(?:(?:no|to|ano|wiec|dobrze|dobra|a|i|juz|dziekuje|no to) )*(?:do widzenia|do zobaczenia|do jutra|dobranoc|zegnam|z bogiem|zostancie z bogiem|do uslyszenia|na razie|szczesc boze|wszystkiego dobrego|trzymajcie sie|czesc)(?: (?:pani|panu|no|to|i|dziekuje|z bogiem|do jutra|dobranoc|wszystkiego|dobrego|kochana|kochany|saga|sago|do|zobaczenia|widzenia|jutra))*$/u,
    confides: phrases(`
      (nigdy )?(tego )?(nigdy )?nikomu (tego |jeszcze |o tym ){0,2}(nigdy )?nie (mowilam|mowilem|powiedzialam|powiedzialem|opowiadalam|opowiadalem) .. | nigdy (tego |o tym )?nikomu .. | tego nikt nie wie ... | nikt o tym nie wie ... | pierwszy raz to (mowie|opowiadam) ...`),
    complains: phrases(`
      ^ (nie |no |ale ){0,2}(to |ja |przeciez ){0,2}o \\S+ (ja )?(mowie|mowilam|mowilem|opowiadam|opowiadalam|opowiadalem) .. | (pani|pan) (ciagle|wciaz|w kolko|caly czas|stale) (mowi|pyta|powtarza) (to samo|o to samo) .. | (w kolko|ciagle|znowu) to samo (pytanie|pani|pan) ..
      (to )?teraz (mi )?(to )?(mi )?(mowicie|pani mowi|pan mowi|mowisz) .. | (dwa|trzy) razy pytal* .. | pytal* (dwa|trzy) razy .. | (drugi|trzeci|kolejny) raz (to samo|o to samo) .. | ^ (o |no |a )?znowu $ | (ja|czlowiek|\\S+) ... a (pani|pan|ta|ten) (mi|mnie) (znowu|pyta|numer|o) .. | (pytalem|pytalam) (kto|czy|o to|pania|pana) ... | (zaciela|zacial) sie (pani|pan) .. | (to )?(juz )?mi (pani|pan) (mowil*|mowila) .. | nikt nie zapytal .. | ales (pani|pan) .. | (nie ma|czy) (pani|pan) (nie ma |za grosz |wcale ){0,2}(manier|wstydu|serca|taktu|wychowania|kultury) .. | (gdzie|co to za) (pani|pana)? ?(maniery|wychowanie) ..
      glupie (to )?pytanie .. | ^ (co|no|a|przeciez) juz (ci |pani |panu |to )?(mowilam|mowilem|powiedzialam|powiedzialem|opowiadalam) .. | z \\S+ mi tu nie wyjezdzaj .. | (to )?czemus( mi)?( tego)? ... nie (powiedzial*|pytal*|sluchal*) ... | czys ty ... | (o )?\\S+ (mowie|mowilam|powiedzialam) ... a (ten|ty|pani|pan|ta maszyna) ... | ^ (co )?(jakie|jaki) (numery|numer|sto dwanascie) .. | kto mnie bije | (nie |wcale nie )?sluchasz .. | nie (slyszysz|slyszales|sluchales|odpowiedziales|rozumiesz) .. | (pytasz|pytales) (mnie )?(o to )?(juz|drugi|trzeci|znowu|w kolko) ..
      (pani|pan) (mnie |w ogole |wcale |chyba |to |nic |znowu |juz ){0,3}nie (slucha|slyszy|sluchal*|slyszal*|rozumie) .. | (czy )?(pani|pan) (mnie |w ogole |tego |chociaz ){0,3}(slucha|slyszy) .. | (slucha|slyszy) (mnie )?(pani|pan) (w ogole|mnie|chociaz|co) ... | (gadam|mowie|mowic|gadac) (tu |sobie |jak ){0,2}(do|ze) (sciany|scian*|slupa|powietrza) .. | nie (slucha|slyszy) (mnie )?(pani|pan) .. | (juz )?(to |o tym )?(juz )?(mowilam|mowilem|opowiadalam|opowiadalem|powiedzialam|powiedzialem) (juz|przeciez|pani|panu) | (przeciez|juz) (to |o tym |pani |panu ){0,2}(mowilam|mowilem|opowiadalam|opowiadalem|powiedzialam|powiedzialem) .. | (juz )?(pani|pan) (juz |o to |mnie o to ){1,2}pytal* .. | (pani|pan) (tylko |ciagle |w kolko ){1,2}(pyta|swoje) ... | nie odpowiedzial* (mi )?(pani|pan) .. | (pani|pan) mi nie odpowiedzial* ..`),
    keepsOut: phrases(`
      (zostawi|zostawic|zostaw|zostawmy|pominac|pominie|pomin|trzymac) (\\S+ )?(poza|w|z dala od) (ksiazka|ksiazce|ksiazki|opowiescia|opowiesci|historia|historii) ..
      (tego|o tym) (to )?niech (pani|pan) (w ogole |wcale |absolutnie )?nie (zostawia|wpisuje|drukuje) .. | niech to (stamtad |stad )?(pojdzie precz|idzie precz|zniknie|wypadnie|wyleci) .. | (o \\S+|tego|jego|jej) (tam )?ma (tam )?nie byc .. | ^ (a |ale |i )?\\S+ nie (zostaje|zostanie|wchodzi) .. ! bez|dluzej|sam*|u|w | (pominac|pominie|niech pani pominie|niech pan pominie|opuscic|wyciac|wytnie|wyrzucic|zostawic z boku) (to|ten kawalek|te czesc|ten fragment|kawalek|fragment|historie) (co mowilam |co mowilem )?o ..
      ^ (prosze |i |a |no |to ){0,2}(przekreslic|spalic|zamazac|wyjac|wykresl|przekresl|zamaz) .. | chce zeby (to|tego) (spalic|zniszczyc|wyrzucic|usunac) .. | (niech|prosze) (pani |pan |to ){1,2}(stamtad |stad )?(wyjmie|wyjac|spali|przekresli|zamaze) ..
      ^ (i |a |no |prosze ){0,2}(to |tego |tamto )(wszystko )?(calkiem )?(skreslic|wykreslic|wymazac|usunac|skasowac|wyrzucic) .. | ^ (i |a |no |prosze )?(skreslic|wykreslic|wymazac|usunac|skasowac|wyrzucic) (calkiem|zupelnie|do cna|na zawsze|to|wszystko) .. | (niech|prosze) (pani |pan |to ){1,2}(wymaze|wykresli|skresli|usunie|skasuje) .. | chce zeby (tego|to) .. nie bylo ..
      (prosze |niech pani |niech pan )?(to |tego |o * )?(wyciac|wytnij|wytnie) .. | (tego|o tym) nie (pisac|zapisywac|wpisywac) .. | ^ (i |a |to |ale |no |prosze |calkiem |juz ){0,3}(wymaz|skresl|wykresl|usun|skasuj|wyrzuc|pomin) (to|tego|o|calkiem|mi|ten|te|tamto|tamten) ... | ^ (i |a |to )?(calkiem|zupelnie) (wymaz|skresl|wykresl|usun|skasuj) .. | (tego|o tym|to|o niej|o nim|tamtego) (to )?(mi |juz |tylko )?nie (pisz|wpisuj|zapisuj|drukuj|dawaj|wkladaj|powtarzaj|pokazuj|publikuj) .. | w zadn* (opowiesc*|ksiazk*|histori*) (tego |to |o tym )?nie (wkladaj|pisz|dawaj|wpisuj|wloz|umieszczaj) .. | ^ (i |a |ale )?nie (pisz|wpisuj|zapisuj|drukuj|dawaj|powtarzaj) (o|tego|ze|nazwiska|imienia) ... | (to )?ma (po)?czekac (az|do|na) ... | (wczesniej|przedtem|do tego czasu|poki zyje) ani slowa .. | (az|dopiero jak|dopoki) (umre|mnie pochowaja|mnie nie bedzie|pojde do ziemi) ..
      (tego|to|o tym|o nim|o niej|tamto|tamtego|tej|jego|jej|te rzeczy) ... (niech|prosze) (pani |pan |juz |jednak |lepiej ){0,3}(nie (pisze|wpisuje|zapisuje|drukuje|daje|umieszcza|pokazuje|zostawia)|wyrzuci|wykresli|usunie|skasuje|skresli|wymaze|zostawi z boku|pominie) ... | (niech|prosze) (to |tego |tamto |pani |pan |mi |jednak |juz |lepiej |o tym ){0,4}(wyrzuci|wykresli|usunie|skasuje|skresli|wymaze|wyrzucic|wykreslic|usunac|skasowac|skreslic|wymazac|pominac|pominie|nie pisac|nie wpisywac|nie zapisywac|nie drukowac|nie pisze|nie wpisuje|nie zapisuje) ... | (wykreslic|skasowac|usunac|wyrzucic|skreslic) (to|te|ten|tamto|prosze) ... | (to |tego |tamto )?(nie|nie jest|ma nie byc|nie ma byc) (do|w|dla) (ksiazki|ksiazce|druku|dzieci|wnukow|opowiesci|pisania|spisania|zadnej) .. | (nie chce|nie chcialabym|nie chcialbym|wolalabym nie|wolalbym nie|nie zycze sobie) (zeby|aby|by)( to| o tym| dzieci| wnuki| ktos| kto| ludzie| corka| syn| sie){0,3} .. (czytal*|wiedzial*|dowiedzial*|bylo|zostalo|trafilo|wydrukowal*|znalazl*) ... | (dzieci|wnuki|corka|syn|nikt|ludzie) .. (niech|ma|maja) (tego |to )?nie (czytaja|czyta|wiedza|wie|czytac|wiedziec) .. | (to |niech )(to )?(zostaje|zostanie|niech zostanie|bedzie) miedzy nami .. | ^ (i |a |ale |no |to |to jest |niech to |tylko ){0,3}miedzy nami .. | (nie (pisac|wpisywac|drukowac)|bez wpisywania) (tego|o tym|prosze) .. | (wrzuc*|do) (to |go )?(w ogien|do pieca|do kosza) ..`),
    mayStay: phrases(`
      ^ (no |dobrze |dobra |ale |i |a ){0,3}(byle|byleby) (to |tego )?nie (szlo|poszlo|weszlo|trafilo|pojdzie|wejdzie|trafi) $ | (niech|moze) .. (lezy|zostanie|zostac|bedzie|stoi|stac) .. (byle|byleby|tylko zeby|zeby tylko|tylko niech|tylko) (to |tego )?nie (szlo|poszlo|weszlo|trafilo|idzie|pojdzie|wejdzie|trafi) $
      (byle|byleby|tylko zeby|zeby tylko|tylko niech) (to |tego )?nie (szlo|poszlo|weszlo|trafilo|idzie|pojdzie|wejdzie|trafi) (w|do) (zadn* )?(ksiazk*|druk*|opowiesc*|histori*) .. | (byle|byleby) (tego |to )?nie (drukowa*|wydrukowa*) ..`),
    hushes: phrases(`
        (to )?tylko (tutaj|tu|miedzy nami) .. | ^ (a |ale |i |tylko )?\\S+ niech (sie )?(tego |o tym )?nie (wie|slyszy|czyta|dowie) ..
        (nikt|nikomu) (tego |o tym |to |z nich ){0,2}(nie|ma nie|niech nie) (ma |moze |dostanie |wolno |ma prawa |bedzie ){0,2}(tego |o tym |to ){0,1}(dostac|dostanie|miec|czytac|przeczyta|przeczytac|slyszec|uslyszec|uslyszy|widziec|zobaczyc|zobaczy) .. | ^ (i |a |ani |nie ){0,2}(nawet|ani) (po mojej smierci|jak (ja )?umre|jak mnie (juz )?nie bedzie|kiedy (ja )?umre|gdy (ja )?umre) .. | (to |z tym |tego |ja ){0,2}(zabiore|pojde|wezme|zabieram) (to |z tym )?(ze soba |z soba )?do grobu .. | (to )?nie (jest )?(dla|na|do) (\\S+ ){1,2}(oczu|uszu|oczy|uszy) .. | (powiem|zdradze|opowiem) (pani |panu |ci |teraz ){0,2}(sekret|tajemnice|cos w (sekrecie|tajemnicy|zaufaniu)|(to )?w (sekrecie|tajemnicy)) .. | (to|ale to|to jest) (bedzie )?(wielka |moja |nasza )?tajemnica .. | (?!(?:ja|pani|pan)(?: |$))\\S+ nie (musi|musza) (o tym |tego |nic ){0,2}(wiedziec|slyszec|czytac|widziec) .. | nie (trzeba|potrzeba|musi byc tak) (zeby|aby|by) .. (wiedzial*|slyszal*|czytal*|dowiedzial*) .. | (to|tego) (nie ma|nie moze|nie powinno|niech nie) (dojsc|dotrzec|trafic|isc|pojsc|dojdzie|trafi) do (?!(?:mnie|nas|szkoly|kosciola)(?: |$))\\S+ .. | ^ (teraz |no |ale |a ){0,2}(to|to jest) (moja |nasza )?(tajemnica|sekret) (to|i|niech|miedzy|$) ..
      (to |to jest |to ma byc |niech to bedzie |to tylko )miedzy nami .. | ^ (i )?\\S+(owi|i|ie|ce) nie (dawac|pokazywac|czytac|opowiadac) ..
      (niech )?(sie )?(o tym |tego )?nie (sie )?(dowie|dowiedza) .. | (?<!ja )nie (trzeba|wolno|nalezy) (mu |jej |im |tego |o tym |nic ){0,3}(mowic|wiedziec|powtarzac) .. | (\\S+owi|\\S+ie|\\S+ce|\\S+rze|\\S+om) nie (trzeba|wolno) (tego |o tym |nic ){0,2}(mowic|wiedziec|powtarzac) .. | ^ (niech )?(pani |pan |mi ){0,2}(przysiegnij|przysiegnie|przysiegnac|obieca|obiecaj|obiecac|przyrzeknie|przyrzec|da slowo) .. | nie .. (poniesie|niesie|rozniesie|roznosi|pusci) (tego |dalej|po ludziach) .. | tylko dla (pani|pana|ciebie|twoich|twoje) .. | (mamy|to|bedzie|to nasza|to moja) (tajemnic*|sekret) ..
      (to |ale to |niech to |to ma |to musi )?(zostaje|zostanie|niech zostanie|zostac|pozostanie) .. miedzy nami .. | (ani slowa|ani slowka|ani mru mru|ani pary) .. (o tym|tylko|prosze) .. | ^ (i |ale |tylko ){0,2}(ani slowa|ani slowka|ani mru mru|ani pary) $ | \\S+(owi|ie|ce|rze|dze|ze|om|emu) (o tym |prosze )?(ani slowa|ani slowka|ani mru mru|ani pary) .. | (tylko )?(nie|ani) (mow|mowic|powtarzaj|powtarzac|wygadaj|wygadac|zdradz|zdradzac|zdradzic|rozpowiadac|rozpowiadaj|rozgadaj) (tego |o tym |nic )?(nikomu|komu|\\S+owi|\\S+ce|corce|synowi|dzieciom|wnukom) .. | (niech |prosze |tylko ){1,2}(pani |pan |to |o tym |tego |nikomu |juz ){0,3}(nie (mowi|mowic|powtarza|powtarzac|zdradza|zdradzac|rozpowiada|rozpowiadac|wygada|wygadac)|zachowa (to )?dla siebie|zachowac (to )?dla siebie|zatrzyma (to )?dla siebie) .. | (?!(?:sie)(?: |$))\\S+ (prosze|niech pani|niech pan) (nic |tego |o tym |nikomu ){0,2}nie (mowi|mowic|powtarza|powtarzac|zdradzac|zdradza) ..
      (\\S+ ){1,3}nie (moze|moga|ma|maja|powinn*|wolno) (sie )?(nigdy )?(o tym |tego )?(dowiedziec|wiedziec) .. | (nikt|nikomu) nie (moze|ma|powinien) (sie )?(nigdy )?(o tym |tego )?(dowiedziec|wiedziec|przeczytac) .. | dalej (to |juz )?nie (pojdzie|wyjdzie) .. | (to )?nie (pojdzie|wyjdzie) (to )?(nigdzie )?(dalej|poza) .. | (to )?(w|pod) (zaufaniu|sekretem|tajemnica|tajemnicy) (prosze|mowie|i) .. | ^ (to |mowie |powiem |to mowie |to powiem )?(pani |panu )?(w|pod) (zaufaniu|sekretem|tajemnica|tajemnicy) $`),
    ofWish: phrases(`
      (powiedzialam|powiedzialem|wygadalam|wygadalem) (to )?czego (mialam|mialem|nie mialam) (nigdy )?nie .. | (mnie )?(to )?(powiedziano|powiedzieli|mowiono) .. w zaufaniu ... | nie (mialam|mialem) prawa (tego |o tym )?(dalej |nikomu )?(niesc|mowic|powtarzac|opowiadac) ... | (trzeba|nalezalo) (sie )?(bylo )?(sie )?w jezyk ugryzc ..
      (zle|glupio|niepotrzebnie|niemadrze) (zrobilam|zrobilem|sie odezwal*|to powiedzial*|o tym (mowil*|powiedzial*|opowiedzial*)|to opowiedzial*|mowilam|mowilem|opowiadal*) ... | (zaluje|zal mi) zem? .. (powiedzial*|mowil*|opowiedzial*|opowiadal*) ... | nie (powinno|powinnam|powinienem) ... (przejsc|mowic|powiedziec|wyjsc|opowiadac|opowiedziec) ... | (ciezko|zle|wstyd|niedobrze|glupio) .. zem? .. (wyszlo|powiedzial*|mowil*|opowiedzial*) ... | nie moje (to )?do (opowiadania|mowienia|rozpowiadania) .. | nie mnie (o tym|to) (mowic|opowiadac) .. | za duzo (juz )?powiedzial* .. | (wymknelo|wyrwalo) mi sie .. | (trzeba bylo|moglam|moglem|lepiej bylo) (mi )?(siedziec cicho|milczec|nie mowic|ugryzc) ..
      nie tylko (z|w) .. (opowiesci|ksiazki|ksiazce) ... | zeby ... nie .. (znal*|znajd*|trafi*|zobaczy*|odszuka*|przeczyta*|natkn*) ..`),
    meant: [
      /\b(?:wyciac|wytnie) (?:to )?o ((?:moim |mojej |tym |tej )?\S+)/u,
      /\bo (\S+) (?:to |prosze |trzeba )*(?:wyciac|wytnie)\b/u,
      /\b(?:to|tego|tamto|kawalek|fragment|czesc|historie|co mowilam|co mowilem|co powiedzialam|co powiedzialem) (?:co mowilam |co mowilem )?o ((?:moim |mojej |tym |tej )?\S+)/u,
      /^(?:tego|to) ze (\S+(?: \S+)?) (?:to|niech|prosze)\b/u,
    ],
    ahead:
      /\b(?:(?:powiem|opowiem|mam) (?:pani|panu|ci|wam)? ?(?:teraz )?(?:co innego|cos|cos innego|jedno|jedna rzecz|jeszcze)|jeszcze jedn[oa]|to (?:jest )?(?:tylko|wylacznie) (?:tu|tutaj|miedzy|dla)|to co (?:teraz|pani|panu|zaraz) (?:teraz )?(?:powiem|mowie|opowiem)|to teraz|tego co teraz)\b/u,
    allOf:
      /^(?:to |znaczy |no )?(?:wszystko|wszystko to|calosc|cala ta historia|cala te historie|to wszystko)$/u,
    thatName: /\b(?:tego|to|jej|jego|ani) (?:nazwiska|nazwisko|imienia|imie)\b/u,
    letsIn: phrases(`
      ^ (i |a |no )?(to|ja|jego|o niej|o nim) prosze (wstawic|umiescic|dac) .. | niech (on|ona|oni) (chociaz |choc )(tu|tam) (bedzie|stoi|zostanie) ..
      ^ (i |a |to |no ){0,2}prosze (zanotowac|odnotowac|zaznaczyc) ze ... | to niech (pani|pan) (pisze|zapisze|wpisze|zanotuje) ze ... | ^ to (powinno|musi|ma) (tam |w tym )?(byc|stac|sie znalezc)( tam)? .. ze ...
      ^ (i |a |ale |to |no ){0,3}(wpiszcie|zapiszcie|dopiszcie|napiszcie|wpisz|zapisz|dopisz|napisz|wpisac|dopisac) (tam |to |tu |tez ){0,2}(ze|jak|to) ... | ^ (i |a |ale |to ){0,3}(prosze|niech) (pani |pan |to |tam |tez ){0,3}(dopisac|wpisac|zapisac|napisac|dopisze|wpisze|napisze|zapisze) (tam |to )?(ze|jak)? ... | ^ (i |a |ale )?niech (tam |to |tez ){0,2}(stoi|bedzie (napisane|zapisane|wpisane)|zostanie zapisane) .. ze ...
      (z|pod) (pelnego |calego )?(imienia i nazwiska|imieniem i nazwiskiem|pelnym nazwiskiem|pelnym imieniem) .. | (pisze sie|pisane) przez ... | przez (dwa|samo|u|o|rz|ch|h|zet) (n|l|t|s|kropka|otwarte|kreskowane|kreska)? ..
      ^ (i |a |ale )?(to |tego |jedno )?(to )?mozesz (pisac|zapisac|napisac|wpisac|dac|zostawic) ... | ^ (i |a |ale |tylko )?(napisz|zapisz|wpisz|dopisz) (to|ze|tak|sobie|mi|te|ich|jego|o|przyszla|\\S+) ... | jedno bym chcial* ... | to (niech )?(stoi|zostanie|bedzie) w (opowiesci|ksiazce) ..
      (to|tego|o tym|te|tamto|jego|ja|ich|ich nazwiska|imiona|nazwisko|nazwiska|ten|ta|\\S+) (to )?(moze|mozna|mogliby|moga|trzeba|prosze|niech) (pani |pan |juz |spokojnie |koniecznie |tez ){0,3}(wpisac|zapisac|napisac|wydrukowac|zostawic|umiescic|wpisze|zapisze|napisze|zostawi|zostanie|wydrukuje|zachowac|zachowa) ... | (niech|prosze) (pani |pan |to |te |tez |koniecznie |mi |ich |jego |ja ){0,4}(wpisze|zapisze|napisze|zostawi|wpisac|zapisac|zostawic|zachowac|umiescic|wydrukuje) (to|te|ze|o|ich|jego|ja|imiona|nazwiska|w|tez|koniecznie|z|$) ... | (tego|tych|tamtego|te|ta) ... niech (pani |pan ){0,1}(tez )?(wpisze|zapisze|zostawi|umiesci) .. | (to|niech to|niech) (ma|musi|powinno|niech) (zostac|zostanie|byc|bedzie|stac|wejsc) (w|zapisane|wpisane|napisane|$) ... | (chce|chcialabym|chcialbym|zalezy mi) (zeby|aby|by)( to| tu| on| tam| o tym| o nim| o niej| ich){1,2} (bylo|zostalo|zapisane|wpisane|weszlo|stalo|zapamietal*|wiedziano|pamietal*) ...`),
    takesBack: phrases(`
      (ja )?(nigdy |wcale |przeciez ){0,2}(nie (kazal*|mowil*|powiedzial*|prosil*)) (pani |panu |ci )?(zeby |aby |o )?(cos |cokolwiek |czegos |to |tego |co ){0,2}(pomijac|pominac|skreslac|skreslic|wyrzucac|wyrzucic|usuwac|usunac|wykreslac|wykreslic|wycinac|wyciac) .. | kto (pani |panu |ci )?(kazal|mowil) (to |go |ja )?(usuwac|usunac|skreslac|skreslic|wyrzucac|wyrzucic|wycinac) .. | ^ (nie |no |ale |a ){0,2}\\S+ (ma|maja) zostac( w srodku| w ksiazce| w opowiesci)? $ ! miedzy|tajemnic*|sekret*
      (ja )?(nic|niczego|wcale) nie (kazalem|kazalam|mowilem|mowilam|prosilem|prosilam|chcialem|chcialam) (zeby )?(o )?(pomijac|pomijano|pominac|pominieto|skreslac|skreslic|skreslono|wyrzucac|wyrzucic|wyrzucono|usuwac|usunac|usunieto|wykreslac|wykreslic|wykreslono) .. | nie (kazalem|kazalam|mowilem|mowilam|prosilem|prosilam) (zeby )?(tego |o )?(pomijac|pomijano|pominac|pominieto|skreslac|skreslic|skreslono|wyrzucac|wyrzucic|wyrzucono|usuwac|usunac|usunieto|wykreslac|wykreslic|wykreslono) .. | (nic|niczego) (prosze )?nie (pomijac|skreslac|wyrzucac|usuwac) .. | ^ (ale |i |a |to )?(to|to o \\S+|o \\S+|to wszystko) (tez )?ma zostac( tez)?( i o \\S+ tez)? ! miedzy|tajemnic*|sekret* | ^ (prosze )?(to )?przywrocic( prosze)? $ | ^ (nie |ale |i |a ){0,2}(prosze|niech) (to |tam ){0,2}(wroci|wpisac z powrotem|z powrotem wpisac)( do (opowiesci|ksiazki))? $`),
    skips: phrases(`
      (to )?(pani|pan) (przeciez |mi )?(miala|mial|ma) (mnie )?(pytac|zadawac pytania) .. | (niech|prosze) (pani |pan )?(zapyta|pyta|pytac|zadac pytanie) $ | a (gdzie|jakie) (jest )?pytanie ..
      ^ (a |no |teraz |to ){0,2}(prosze |niech pani |niech pan )(zapytac|pytac|spytac|zapyta|spyta|pyta) (mnie )?o cos (weselszego|wesolego|lzejszego|milszego) ..
      ^ (no |nie |to ){0,3}(idzmy|chodzmy|lecmy|jedzmy) dalej .. | ^ wezmy cos ...
      ^ (a |no |to |dobrze |dobra |teraz |i |a teraz ){0,3}(pytaj|zapytaj|spytaj|prosze pytac|niech pani pyta|niech pan pyta) (mnie |raczej )?o (co|cos) inn* .. | ^ (a |no |to |dobrze |teraz ){0,3}(inne pytanie|inna gadke|co innego|cos innego|nastepne pytanie|zmienmy temat|dalej|idzmy dalej) (prosze|teraz|program*)? $ | ^ (a |no |dobrze |teraz ){0,3}(daj|powiedz|opowiedz|prosze) (cos|co) (weselszego|wesolego|innego|smiesznego|lzejszego) ..`),
    forbids: phrases(`
      o to (mnie |prosze )?(pani|pan|sie|prosze) (mnie )?(nie pyta|nie pytac|niech nie pyta) .. | (prosze|niech) (mnie |pani |pan ){0,2}(o to |o nia |o niego |o nich )?nie (pytac|pyta) .. | nie chce (zadnych )?pytan .. | wdzieczn* (gdyby|jesli|zeby) (mnie |pani |pan ){0,2}nie pyta* ...`),
    refuses: phrases(`
      ^ (i |a |ale |no )?o (tym|to|tamto|niej|nim|nich) (juz |wiecej |mnie |mi |sie ){0,4}nie (pytaj|pytac|pyta|mow|mowmy)( juz| wiecej| prosze){0,2} $
      (o|na temat) (\\S+ ){1,2}(to )?niech (mnie )?nikt nie pyta .. | (o|na temat) (\\S+ ){1,2}(prosze |to )?(mnie )?(nikt )?nie pytac ..
      ^ (a |ale |no |i )?o ... (juz )?(dalej |wiecej )?nie bede $ | ^ (a |ale |no |i )?o ... (koniec|ani slowa|szkoda gadac) $
      (zostawila|zostawil) .. (z boku|w spokoju) .. | (mozemy|mozna) darowac sobie ... | (prosze )?omijac ... | prosze nie ruszac .. | jest prywatn* .. | zachowam dla siebie .. | niech lezy .. | nic pani ze mnie nie wyciagnie .. | ^ (ale )?(tylko|byle) nie ... | wszystko .. (tylko|byle) nie ... | ^ zadnych (wiecej )?pytan ... | (mozemy|mozna|wole|wolalabym|wolalbym) .. (pominac|ominac|zostawic) ... | ^ (prosze )?(pominmy|ominmy) ... | (pominmy|ominmy|zostawmy) .. | nie ruszajmy ... | (prosze|niech) (mi |mnie |pani |pan ){0,2}nie (wspominac|wspomina) ... | nic nie powiem o ... | (wole|wolalabym|wolalbym) nie wchodzic ...
      (o|na temat) (\\S+ ){1,3}?(to |ja ){0,2}(nie|ani slowa|lepiej nie|wole nie|nie chce|nie bede) (chce|bede|mowie|mowmy|rozmawiajmy|rozmawiam|opowiadam|powiem|wspominam|pytac|prosze|mowic|opowiadac|gadajmy|gadam|$) ... | nie (chce|bede|moge|mam sily|chcialabym|chcialbym|potrafie)( juz| o| tego| teraz| sie| tym| nim| niej){0,3} (mowic|rozmawiac|opowiadac|wspominac|gadac) ... | (nie (rozmawiajmy|mowmy|gadajmy|wracajmy|pytajmy)) ... | (prosze|niech) (mnie |pani |pan |o |o to |lepiej ){0,3}nie (pytac|pyta|wspominac) ... | (dosc|dosyc) (juz )?(o|z) (tym|nim|niej|nich|\\S+) .. | (koniec) (juz )?o (tym|nim|niej|nich|\\S+) .. | (zostawmy|zostawic|niech pani zostawi|niech pan zostawi|dajmy) (go|ja|to|ich|mu|jej|\\S+) (w spokoju|spokoj|juz|spokojnie)? .. | to (nikogo nie obchodzi|moja sprawa|nasza sprawa|ich sprawa) ..`),
    custom:
      /\b(?:sie )?nie (?:pytal\w*|mowil\w*|rozmawial\w*|gadal\w*|opowiadal\w*|wspominal\w*|powiedzial\w*)\b|\bzostawil(?:am|em|ismy|ysmy) (?:\S+ ){1,3}w spokoju\b|\bsie nie (?:pyta|mowi|gada)\b|\bnie (?:pyta|mowi|gada) sie\b|\bnie (?:lubil\w*|chcial[aoiy]?|chcieli|umial\w*) (?:mowic|rozmawiac|opowiadac|wspominac)\b/gu,
    refused: [
      /\bo ((?:(?!to\b|niech\b)\S+ ?){1,2}?) ?(?:to )?niech (?:mnie )?nikt nie pyta\b/u,
      /^(?:a |ale |no |i |tylko )*o ((?:(?!to\b|juz\b|koniec\b|nie\b|ani\b)\S+ ?){1,5}?) ?(?:to |juz |dalej |wiecej )*(?:nie bede|koniec|ani slowa)$/u,
      /^(?:a |ale |no |nie |i |tylko |juz )*(?:o|na temat) (?!to (?:mnie |prosze )?(?:pani|pan|prosze|sie)\b)((?:(?!nie\b|ani\b|lepiej\b|wole\b)\S+ ?){1,3}?) ?(?:to )?(?:nie|ani|lepiej|wole)\b/u,
      /\b(?:mowic|rozmawiac|opowiadac|pytac|gadac|pyta|mowmy|rozmawiajmy|wspominac|slowa|dosc|dosyc) (?:juz )?o ((?:mojej |moim |mojego |moich )?\S+(?: \p{L}+)??)(?= (?:prosze|nie|juz|wiecej|z|i|bo|to|wole|wcale|dzis)\b|$)/u,
      /^(?:niech |prosze |ale )*(?:zostawmy|zostawic|dajmy) ((?:moja |mojego )?\S+(?: \S+)?) (?:w spokoju|spokoj|juz)/u,
    ],
    unnamed:
      /^(?:a |ale |i |o )*|(?: (?:ja|mnie|mi|juz|jeszcze|na razie|teraz|wiecej|to|dalej|koniec|prosze|nie|tu))+$/gu,
    wishes: phrases(`
      ^ (a |ale |i |no )?o \\S+ (to )?(moze|mozesz|wolno) (mnie )?(pani |pan )?(mnie )?(pytac|zapytac|spytac) ..
      (jak|jesli|jezeli) (go |ja |ich |to )?(pani |pan )?(go |ja |ich |to )?(chce|chcesz) ... (trzeba|musi|musisz|powinna|powinien) ... | o .. (powinna|powinien) (pani|pan) (pytac|zapytac|posluchac) .. | (niech )?(mi |mnie )?(pani |pan )?(mi |mnie )?przypomni* ... (o|historie) ... | (musi|powinna|powinien|niech) .. naprowadzi* (mnie )?na ... | o .. (trzeba|by pani|by pan) (posluchac*|pytac|zapytac*|poslucha*) ..
      ^ (a |ale |i )?o \\S+ (to )?(mozna|wolno|prosze bardzo|mozna pytac|niech pani pyta|niech pan pyta) $
      ^ (a |to |i |teraz |no |ale |a teraz ){0,3}(pytaj|zapytaj|spytaj|zapytajze|pytajze) (mnie |raczej |lepiej |teraz ){0,2}o ... | ^ (a |i )?o .. (nikt nie pyta|nie pytasz|to pani nie pyta|to ty) ... | ^ (no |to |a ){0,3}(opowiem|powiem) (ci |pani |panu )?(raczej |lepiej |teraz )?o ...
      (wolalabym|wolalbym|chcialabym|chcialbym|wole|chce|chcialam|chcialem|moze lepiej|lepiej|moge|czy moge|mozna) (juz |raczej |teraz |pani |panu |moze |tez ){0,2}(opowiedziec|porozmawiac|pogadac|opowiem|opowiadac|mowic|wrocic|powiedziec) (pani |panu |cos |wiecej |raczej |jeszcze ){0,2}(o|do|od|na temat) ... | (prosze|niech) (mnie |pani |pan |lepiej |raczej ){0,3}(spytac|zapytac|spyta|zapyta|pytac|pyta) (raczej |lepiej |mnie ){0,2}o ... | (prosze|niech) (mnie |pani |pan |lepiej |raczej ){0,3}o (?!to |co )\\S+ (\\S+ )?(spytac|zapytac|spyta|zapyta|pytac|pyta) .. | (porozmawiajmy|pogadajmy|pomowmy|wrocmy|wracajmy) (raczej |lepiej |teraz |moze ){0,2}(o|do) ... | nikt (mnie )?(nigdy )?nie pyta* o ... | (nie )?(pytala|pytal) (mnie )?(pani|pan) (jeszcze )?o ...`),
    blames: phrases(`
      (powinnam|powinienem) (byla|byl|bylam|bylem)? .. | (nie )?(trzeba|trza) bylo (mi )?(spac|isc|zadzwonic|powiedziec|zostac|sluchac|jechac|wrocic|zapytac|przytulic|pochwalic|czekac|pojsc|zawolac|nie) ... | (moglam|moglem) (byla |byl |przeciez |wtedy |chociaz ){0,2}(zadzwonic|powiedziec|zostac|pojsc|zapytac|pojechac|wrocic|przytulic|pochwalic|przyjsc) ... | (glupia|glupi|durna|durny|podla|podly|samolubna|samolubny|uparta) (bylam|bylem|jestem|ja|ze mnie|baba|dziewucha|czlowiek|chlop) .. | (ale |taka |taki |jaka |jaki )?(bylam|bylem) (taka |taki |wtedy |bardzo ){0,2}(glupia|glupi|podla|podly|zla|niedobra|niedobry|samolubn*|okrutn*|tchorz*|niewdzieczn*) .. | (to )?(moja|przeze mnie|z mojej) (wina|winy) .. | to (bylo )?(przeze mnie|moja wina) .. | (nie )?(moge|umiem|potrafie) sobie (tego |do dzis ){0,2}(wybaczyc|darowac|przebaczyc) .. | (nie )?(wybacze|daruje|darowalam|darowalem|wybaczylam|wybaczylem) sobie (tego|nigdy)? .. | (wstyd|wstydze sie|wstydzilam sie) (mi|do dzis|tego|za to) | (gdybym|zebym) (tylko |wtedy |ja |byla |byl |wczesniej ){0,3}(zadzwonila|zadzwonil|poszla|poszedl|powiedziala|powiedzial|zostala|zostal|wiedziala|wiedzial|byla|byl|posluchala|posluchal|wrocila|wrocil) ... | (mam|mialam|mialem) (to )?(sobie )?(do siebie zal|za zle|na sumieniu) .. | (obwiniam|winie) (sie|siebie) ..`),
    justNow:
      /^(?:\S+ ){0,3}(?:chwile|chwileczke|momencik|moment|minutke|sekunde)(?: \S+){0,4}$|^(?:\S+ ){0,2}(?:ide|pojde|musze|zaraz|tylko|juz) (?:tylko |sobie |zaraz |juz |po |sie ){0,3}(?:wstawi\w*|nastawi\w*|napi\w*|zrobi\w*|zaparz\w*|zamkn\w*|otworz\w*|przyni\w*|nakarm\w*|wezme|wziac|wode|herbat\w*|kaw\w*|szklank\w*|wlacz\w*|wylacz\w*|okulary)\b|^(?:\S+ ){0,2}(?:wlasnie )?(?:wypilam|wypilem|zjadlam|zjadlem|nastawilam|nastawilem) (?:juz |sobie |wlasnie )/u,
    leadsOn:
      /\b(?:wie|wiesz) (?:pani |pan )?(?:co (?:mam na mysli|chce powiedziec)|(?<what>co|kto|jak|gdzie|dlaczego))\b|\bzgadnij\b/u,
    setsUp:
      /\b(?:mi )?(?:to |tu |tutaj |wszystko ){1,3}(?:na tym \S+ )?(?:przygotowal\w*|wlaczyl\w*|ustawil\w*|zalozyl\w*|zainstalowal\w*)\b|\b(?:przygotowal\w*|wlaczyl\w*|ustawil\w*|zainstalowal\w*) (?:mi )?(?:to|tu|tutaj|wszystko|ten tablet|te maszyn\w*)\b/u,
    speaks:
      /\b(?:powiedzial(?! (?:mi )?pan\b)|powiedziala(?! (?:mi )?pani\b)|powiedzieli|mowil|mowila|mowili|rzekl|odpowiedzial|odpowiedziala|krzyczal|krzyczala)\b/u,
    reports:
      /(?<!\bbede |\bbedzie )\b(?:powiedzial|powiedziala|mowil|mowila|mowili|powiada|krzyczal|krzyczala|mawial|mawiala|zapytal|zapytala|odpowiedzial|odpowiedziala|rzekl|mowi)\b/u,
  },
  words: {
    teased: {
      co: "Nie, co?",
      kto: "Nie, kto?",
      jak: "Nie, jak?",
      gdzie: "Nie, gdzie?",
      dlaczego: "Nie, dlaczego?",
    },
    wholly:
      "Tak, jedną odpowiedź można usunąć całkiem: wystarczy powiedzieć którą, a po jednym „tak” znikną jej słowa i dźwięk, dla wszystkich. Zostać może tylko w kopiach zapasowych u ludzi, którzy prowadzą tę Sagę.",
    beforehand: {
      first: "Najpierw to, kto może to przeczytać.",
      after:
        "Co ma zostać między nami, nie wejdzie do żadnej opowieści, ale przed nimi tego nie da się ukryć. Opowiadać wcale nie trzeba.",
    },
    gender: [
      "Ani pan, ani pani: to program, który nazywa się Saga. Można mówić, jak wygodnie.",
      "To nie mężczyzna i nie kobieta, tylko program o imieniu Saga. Dobrze będzie tak i tak.",
    ],
    erasing: {
      own: "Tak. Wystarczy powiedzieć „proszę to skreślić”, i nie będzie tego w żadnej opowieści; na tej stronie nadal to widać. Gdy padnie też „na zawsze”, po jednym „tak” zostanie to usunięte; zostać może tylko w kopiach zapasowych u ludzi, którzy prowadzą tę Sagę.",
      interviewer:
        "Tak. Wystarczy powiedzieć „proszę to skreślić”, i nie będzie tego w żadnej opowieści; {interviewer} nadal może to tu przeczytać. Gdy padnie też „na zawsze”, po jednym „tak” zostanie to usunięte; zostać może tylko w kopiach zapasowych u ludzi, którzy prowadzą tę Sagę.",
      unnamed:
        "Tak. Wystarczy powiedzieć „proszę to skreślić”, i nie będzie tego w żadnej opowieści; osoba, która to przygotowała, nadal może to tu przeczytać. Gdy padnie też „na zawsze”, po jednym „tak” zostanie to usunięte; zostać może tylko w kopiach zapasowych u ludzi, którzy prowadzą tę Sagę.",
    },
    kept: {
      out: "Tak: tego, co miało być pominięte, nie ma w żadnej opowieści.",
      wish: "Jest to zapisane słowo w słowo, razem z tym życzeniem.",
      named: "Tak, tego nie ma w żadnej opowieści: {names}.",
      stillIn: "To na razie jest w opowieści: {names}. Pominąć to także?",
      neither:
        "Jak dotąd nic nie jest oznaczone jako pominięte. Wystarczy powiedzieć „to skreśl”, i nie będzie tego w żadnej opowieści.",
      other:
        "Tego nie ma wśród rzeczy oznaczonych jako pominięte. Wystarczy powiedzieć, kogo lub co pominąć, i nie będzie tego w żadnej opowieści.",
    },
    putAgain: [
      "To było pytanie do mnie, ale nie wiem jakie. Proszę zapytać jeszcze raz.",
      "Słyszę pytanie, tylko nie wiem, o co. Proszę powtórzyć, a odpowiem.",
    ],
    trusted: [
      "Dziękuję za to zaufanie. Nie trafi to do żadnej opowieści.",
      "Słyszę, i dziękuję, że to tu padło. W żadnej opowieści tego nie będzie.",
      "Dziękuję, że to mogło tu paść. Żadna opowieść tego nie dostanie. Możemy chwilę pomilczeć.",
      "Dobrze, że można to było powiedzieć. Nie będzie tego w żadnej opowieści.",
    ],
    sight: [
      "Nie, niczego nie widzę: jestem programem i mam tylko to, co tu powiedziane albo napisane.",
      "Nie widzę nikogo, jestem programem. Mam same słowa.",
    ],
    advice: [
      "Tego nie umiem powiedzieć, jestem tylko programem. Proszę zapytać lekarza albo w aptece, a w sprawach prawa prawnika, zanim coś się zrobi.",
      "Nie wiem tego i nie wolno mi zgadywać. Odpowie lekarz albo farmaceuta, a w sprawach domu i testamentu prawnik albo notariusz.",
    ],
    written: [
      "Tak, jest zapisane słowo w słowo.",
      "Tak. Wszystko, co tu pada, zostaje zapisane tak, jak zostało powiedziane.",
    ],
    mind: [
      "Nie, jestem programem: nie męczę się, niczego nie czuję, rodziny nie mam i w nocy o niczym nie myślę. Ale to, co tu powiedziane, zostaje słowo w słowo.",
      "Nie: jestem programem, niczego nie czuję i o niczym nie myślę. Umiem słuchać i zapisać to słowo w słowo.",
    ],
    opinion: [
      "Tego nie wiem, jestem tylko programem. Mogę za to zachować, [co się o tym myśli|co Pan o tym myśli|co Pani o tym myśli].",
      "Na to nie umiem odpowiedzieć, znam tylko to, co tu słyszę. Ważniejsze, co [myśli o tym ten, kto tam był|Pan o tym myśli|Pani o tym myśli].",
    ],
    guilt: [
      "Ten wyrzut wciąż wraca. Można o nim mówić dalej albo zostawić go tutaj, [jak lepiej|jak Pan woli|jak Pani woli].",
      "[To siedzi w człowieku|Nosi Pan to w sobie|Nosi Pani to w sobie] do dziś. Jeśli jest coś jeszcze, proszę mówić.",
      "Słyszę, [ile w tym wyrzutu|jak surowo Pan siebie sądzi|jak surowo Pani siebie sądzi]. Możemy przy tym zostać albo dać temu na razie spokój.",
      "To zostało na długo. Proszę powiedzieć tyle, ile [się chce|Pan chce|Pani chce].",
    ],
    condolence: "Bardzo mi przykro.",
    condoles: /przykro/u,
    apologises: /przepraszam|wybacz|przykro mi ze (?:nie )?(?:zapytal|spytal|powiedzial|zrozumial)/u,
    letIn: [
      "Dobrze, to jest zapisane.",
      "Tak, to jest zapisane tak, jak padło, i może być w opowieści.",
      "W takim razie to zostaje, słowo w słowo.",
    ],
    misheard: ["To była moja pomyłka, przepraszam.", "Przepraszam, źle to do mnie dotarło."],
    allKeptOut: [
      "{quote}: nic z tego nie trafi do żadnej opowieści.",
      "{quote}: tego wszystkiego nie będzie w żadnej opowieści.",
    ],
    partKeptOut: [
      "Tego kawałka nie będzie w żadnej opowieści; reszta zostaje.",
      "W opowieściach pominę tylko to jedno, a reszta zostaje.",
      "Tej jednej rzeczy nie będzie w żadnej opowieści. Wszystko inne zostaje.",
    ],
    nameKeptOut: [
      "Tego imienia nie będzie w żadnej opowieści: {names}.",
      "O to imię nie zapytam i w żadnej opowieści go nie będzie: {names}.",
    ],
    refused: [
      "Rozumiem, o {names} nie mówimy.",
      "W porządku, o {names} ani słowa.",
      "Dobrze, o {names} nie rozmawiamy.",
    ],
    staysOut: ["Co miało być pominięte, tego w opowieści nie ma."],
    welcome: ["Miło znowu rozmawiać.", "Miło wrócić do tej rozmowy."],
    goodbyeAgain: ["Dobrze, i wszystkiego dobrego.", "Wszystkiego dobrego i do zobaczenia."],
    keptToo: [
      "Te ostatnie słowa też są zapisane.",
      "[To, co było na koniec|To, co Pan teraz powiedział|To, co Pani teraz powiedziała], też jest zapisane.",
    ],
    confided:
      "To jest zapisane razem z resztą. Jeśli ma tego nie być w żadnej opowieści, wystarczy powiedzieć „to skreśl”.",
    mayStop: [
      "A gdyby na dziś było dosyć, wystarczy powiedzieć.",
      "Jeśli starczy na teraz, proszę dać znać, i kończymy.",
    ],
  },
};
