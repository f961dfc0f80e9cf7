import type { ErasingWords } from "../erasing-words.ts";
import { phrases, reply } from "../patterns.ts";

const beside =
  "ale|no|niech bedzie|niech juz bedzie|na litosc boska|na milosc boska|matko boska|ile razy mam mowic|ile razy|kochana|moja droga|wszystko|prosze|bardzo prosze|ja|dziekuje|pani|panie|to|juz|i|a|ach|oj|saga";

export const erasing: ErasingWords = {
  asked: phrases(`
    (prosze|prosilabym|prosilbym|chce|chcialabym|chcialbym|wole|wolalabym|wolalbym|niech pani|niech pan|moze pani|moze pan|da sie|mozna|zeby pani|zeby pan) (mi |ja |pani |pan |teraz |o |nie |tak ){0,2}(to|tego|te odpowiedz|tamta odpowiedz|tamto|wszystko|je|go|co mowil*|co powiedzial*) (calkiem |juz ){0,1}(usun|usunac|usunie|usunela|usunal|skasowac|skasuj|skasuje|skasowala|skasowal|wymazac|wymaz|wymaze|wymazala|wymazal|wykasowac|wykasuj|wykasuje) ... (na zawsze|calkiem|calkowicie|zupelnie|na dobre|raz na zawsze|wszedzie)
    (prosze|prosilabym|prosilbym|chce|chcialabym|chcialbym|wole|wolalabym|wolalbym|niech pani|niech pan|moze pani|moze pan|da sie|mozna|zeby pani|zeby pan) (mi |ja |pani |pan |teraz |nie |tak ){0,2}(usun|usunac|usunie|usunela|usunal|skasowac|skasuj|skasuje|skasowala|skasowal|wymazac|wymaz|wymaze|wymazala|wymazal|wykasowac|wykasuj|wykasuje) (to|tego|te odpowiedz|tamta odpowiedz|tamto|wszystko|je|go|co mowil*|co powiedzial*) ... (na zawsze|calkiem|calkowicie|zupelnie|na dobre|raz na zawsze|wszedzie)
    ^ (no |to |tak |prosze |wiec |dobrze |nie |a |ale |i |niech pani |niech pan ){0,4}(usun|usunac|skasuj|skasowac|wymaz|wymazac|wykasuj|wykasowac) (to|tego|te odpowiedz|tamta odpowiedz|tamto|wszystko|je|go|co mowil*|co powiedzial*) ... (na zawsze|calkiem|calkowicie|zupelnie|na dobre|raz na zawsze|wszedzie)
    ^ (no |tak |prosze |wiec |dobrze |nie |a |ale |i ){0,4}(to|tego|te odpowiedz|tamta odpowiedz|tamto|wszystko|je|go|co mowil*|co powiedzial*) (prosze ){0,1}(usun|usunac|skasuj|skasowac|wymaz|wymazac|wykasuj|wykasowac) ... (na zawsze|calkiem|calkowicie|zupelnie|na dobre|raz na zawsze|wszedzie)
    (da sie|mozna|moze pani|moze pan|mozesz|potrafi pani|potrafi pan) (nie |tak |by ){0,2}(tego |to |go |je )?(usunac|skasowac|wymazac|wykasowac) (to|tego|na zawsze|calkiem|czy|$)
    ^ (no |to |tak |prosze |wiec |niech |dobrze |nie |a |ale ){0,4}(to )?(usun|usunac|skasuj|skasowac|wymaz|wymazac|zniszcz) (to|pani|pan|prosze|tak czy nie|wszystko|$)
    niech (mi )?(pani|pan) (to |mi ){0,2}(usunie|skasuje|wymaze|zniszczy|wykasuje) (to|prosze|$)
    (chce|chcialabym|chcialbym|wole|wolalabym|wolalbym) (zeby |aby |by |miec )?(to )?(zniknelo|skasowane|usuniete|wymazane|skasowac|usunac|wymazac|zostalo skasowane|bylo skasowane) (to|na zawsze|calkiem|i|$)
    (chce|chcialabym|chcialbym|wole|wolalabym|wolalbym) (zeby |aby |by |miec ){0,1}(to|tamto|wszystko|ta odpowiedz|tamta odpowiedz|te odpowiedz|odpowiedz|cala odpowiedz) ... (zniknelo|zniknela|skasowan*|usuniet*|wymazan*|wykasowan*)
    (prosilam|prosilem|mowilam|mowilem|chcialam|chcialem) (pania |pana |cie |pani |panu ){0,1}(o |zeby ){0,1}(pani |pan ){0,1}(to|tego|te odpowiedz|tamta odpowiedz|tamto|wszystko|je|go|co mowil*|co powiedzial*) (juz ){0,1}(usun|usunac|usunie|usunela|usunal|skasowac|skasuj|skasuje|skasowala|skasowal|wymazac|wymaz|wymaze|wymazala|wymazal|wykasowac|wykasuj|wykasuje) ...
    (prosilam|prosilem|mowilam|mowilem|chcialam|chcialem) (pania |pana |cie |pani |panu ){0,1}(o |zeby ){0,1}(pani |pan ){0,1}(usun|usunac|usunie|usunela|usunal|skasowac|skasuj|skasuje|skasowala|skasowal|wymazac|wymaz|wymaze|wymazala|wymazal|wykasowac|wykasuj|wykasuje) (to|tego|te odpowiedz|tamta odpowiedz|tamto|wszystko|je|go|co mowil*|co powiedzial*) ...
    (prosilam|prosilem) (pania|pana|cie) o (usuniecie|skasowanie|wymazanie) ...`),
  notOnlyOut: phrases(`
    nie (chodzi|ze|zeby|o to|tylko|mowie) ... (opowiesci|opowiesc|historii|ksiazki|pominac|pomijac) ... (nie bylo|wymazac|usunac|skasowac|wykasowac|wyrzucic|zniknelo)`),
  refuses: phrases(`
    (?<!(?:czemu|dlaczego) (?:pani |pan )?)nie (prosze |chce |chcialam |chcialem |trzeba |wolno |niech |zeby |aby |by |pani |pan |tego |to |go |mi |tu |nic |prosilam |prosilem |pania |pana |o |bylo |zostalo |tej |odpowiedzi ){0,5}(usuwa*|usun*|kasuj*|kasowa*|skasowa*|skasuj*|wymaz*|wykasow*|wykasuj*|niszcz*|zniszcz*|wyrzuc*|skresla*|skresl*)`),
  again: phrases(`
    ^ (tak |no |i |a |to |tez |tamto |rowniez ){1,6}(usunac|wyrzucic|skasowac|wymazac|usun|wyrzuc) ...
    ^ (tak |no |prosze |to |wiec |a |i |ale |niech pani |niech pan |tego |te odpowiedz ){0,4}(usunac|usun|usunie|skasowac|skasuj|skasuje|wymazac|wymaz|wymaze|wykasowac|wykasuj|kasowac|usuwac) ...`),
  limits: phrases(`
    ale (nie(?! tylko)|niech|tylko) .. | niech (zostan*|bedzie) | (zostawic|zostaw) .. | oprocz .. | procz .. | poza (tym|krzeslem) .. | nie (wszystko|cale|cala|calosc) .. | tylko (ten|to|te) (kawalek|czesc) ..`),
  about: phrases(`
    ^ (tak |no |prosze |wiec |a |i |ale |nie |nie to |niech pani |niech pan ){0,4}(usunac|usun|usunie|skasowac|skasuj|skasuje|wymazac|wymaz|wymaze|wykasowac|wykasuj) (to co|to o|cale to|wszystko|wszystko o|te odpowiedz|tamto o) ... | ^ (tak |no |prosze |wiec |a |i ){0,4}(cale to|wszystko) (usunac|usun|skasowac|skasuj|wymazac) ...`),
  because: phrases(`
    (bo|dlatego ze|przeciez) (?!(?:ja|pani|pan|to|my|nie)(?: |$))\\S+ (\\S+ )?(to )?(czyta|przeczyta|slucha|moze przeczytac|zobaczy)
    (zeby|aby|by) (tego |to )(?!(?:ja|pani|pan|my)(?: |$))(\\S+ ){1,2}nie (czytal|czytala|przeczytal|przeczytala|zobaczyl|zobaczyla|slyszal|slyszala|czytali|przeczytali)
    (zeby|aby|by) (?!(?:ja|pani|pan|my)(?: |$))(\\S+ ){1,2}(tego |to )?nie (czytal|czytala|przeczytal|przeczytala|zobaczyl|zobaczyla|slyszal|slyszala|czytali|przeczytali) (tego|to|o tym|$)
    (ona|on|oni|one|i|bo) (\\S+ )?(tu|tutaj|tam|do tego) (zajrzy|zaglada|zajrza|zagladaja)
    (to|i|a) nie (jest )?dla (oczu |uszu )?(?!(?:mnie|nas|pani|pana|tego|niego|niej)(?: |$))\\S+`),
  mild: /\b(?:musi|musza)\b/u,
  commands: phrases(`
    ^ (tak |no |nie |oj |ej |prosze |to |tego |te |tamto |wszystko |wiec |a |i |ale |juz |niech |pani |pan |pani kochana |mi |wez |moze |mozna |dobrze |zaraz |natychmiast |ja |bym |chce |chcialabym |chcialbym |zeby |trzeba |lepiej |dziecko |o \\S+ ){0,6}(wyrzucic|wyrzuc|wyrzuci|wyrzuccie|wywalic|wywal|wywali|zetrzec|zetrzyj|zetrze|wytrzec|wytrzyj|wytrze|spalic|spal|spali|podrzec|podrzyj|podrze|zniszczyc|zniszcz|zniszczy|zlikwidowac|zlikwiduj|zlikwiduje|pozbyc sie|pozbadz sie|wykreslic|wykresl|wykresli|wymazac|wymaz|wymaze|usuncie|skasujcie|cofnac|zmazac|zmaz|zmaze) (to|tego|te|tamto|wszystko|to wszystko|prosze|pani|gumka|raz|na|do|i|co|mi|jak|z|calkiem|$) ...
    ^ (to|tego|tamto|wszystko|te odpowiedz|to o \\S+|to z \\S+ \\S+|to z \\S+) .. (prosze|niech pani|niech pan|trzeba|lepiej|by) .. (wyrzucic|wywalic|zetrzec|spalic|podrzec|wykreslic|skresli*|skasuj*|skasowac|usun*|wymaz*|zniszcz*|zlikwidowac) ...
    ^ (no |to |oj |a |i |tak |wszystko |prosze ){0,4}(precz|do kosza|do pieca|w piec|do smieci|na smietnik|do ognia) (z tym|to|z ta|to wszystko|ze wszystkim|z tamtym) ...
    ^ (i |a |to |no |bo |nie chce |chce |chcialabym |chcialbym |wolalabym |ja |bym ){0,6}(zeby |aby |niech |niechby )?(po tym |tego |to |tu |nigdzie ){0,3}(nie ma byc|nie bylo nigdzie|nie bylo|zniknie|zniknelo|przepadlo|sladu nie bedzie|sladu nie bylo|nie zostalo|nie zostal slad) ...
    ^ (a |i |no |czy ){0,2}(nie )?(daloby|dalo by|moglaby|moglby|mozna by|da) sie .. (tego |to ){0,2}(usunac|skasowac|wymazac|wyrzucic|zetrzec|wykreslic) ...
    ^ (to|wszystko|to co \\S+( \\S+){0,3}) ma (zniknac|przepasc|byc usuniet*|byc skasowan*|pojsc) ...
    ^ (tak |no |nie |prosze |to |tego |te |tamto |wszystko |wiec |a |i |ale |juz |niech |pani |pan |mi |moze |mozna |dobrze |zaraz |natychmiast |mowie |mowilam |przeciez |blagam |saga |trzeba |chce |zeby |od razu |cala |cale |odpowiedz ){0,6}(skasowac|skasuj|skasuje|skasujcie|usunac|usun|usunie|usuncie|usuwac|wymazac|wymaz|wymaze|wykasowac|wykasuj|wykasuje|kasowac|kasuj|zniszcz|wyrzuc|wykreslic) ...
    (mogla|moglby|moze|wolalabym|wolalbym) (by |pani |pan |zeby |tego |to |mi |na zawsze |calkiem ){0,6}(usunac|skasowac|wymazac|usunela|usunal|skasowala|zniknelo) ...
    ^ (i |a |no |tak |ale ){0,3}(to|te|ta|tamto|tamta|tamte|te odpowiedz) (tez |takze |rowniez |ja )?(prosze |chce |chcialabym |chcialbym ){1,2}(usunac|skasowac|wymazac|wyrzucic|zniknelo|usuniete|wyrzucone) ...
    ^ (i |a |no |tak |ale ){0,3}(to|ta|tamto|tamta) (tez |takze |rowniez )?ma (zniknac|byc usunieta|byc usuniete|pojsc) ...
    (zeby|aby) (to )?(zniknelo|przepadlo|nie bylo sladu) ...
    ^ (tak |no |nie |a |i |ale |wiec ){0,3}(to|tamto|wszystko|ta odpowiedz|cala odpowiedz|cala ta odpowiedz|to co mowil*|to o \\S+|te odpowiedz|calosc|cale to) .. (trzeba|nalezy|by trzeba|ma|musi|powinno|powinna|niech) .. (zniknac|zniknie|byc usuniet*|byc skasowan*|przepasc|byc wymazan*|isc precz|usunac|skasowac|wymazac) ...
    (chce|chcialabym|chcialbym|wole|zadam) (zeby |aby |by |to |tego |mi |wszystko |ta |odpowiedz ){0,5}(zniknelo|zniknela|nie bylo|przepadlo|usunac|skasowac|wymazac|usuniet*|skasowan*|wymazan*|zostalo calkiem|zniszczon*) ...`),
  justSaid: phrases(`
    co (ja )?(teraz|wlasnie|przed chwila|dopiero co) (powiedzial*|mowil*|opowiedzial*|napisal*) .. | co (ja )?(powiedzial*|mowil*|opowiedzial*|napisal*) (teraz|wlasnie|przed chwila) .. | (moja )?ostatni(a|ej) (odpowiedz|odpowiedzi) ..`),
  forGood:
    /(?<=^| )(?:na zawsze|calkiem|calkowicie|zupelnie|na dobre|raz na zawsze|wszedzie|zeby sladu|bez sladu|do pieca|w ogole nie bylo|jakbym (?:tego )?(?:nigdy )?nie|jakby tego nie bylo|nigdy wiecej|do cna|co do slowa|na amen|do konca|zeby nic nie zostalo|ani sladu)(?= |$)/u,
  regrets: phrases(`
    (tego|to|o \\S+( \\S+){0,2}) nie chce (tu |tutaj |juz ){0,2}(miec|trzymac|zostawiac) ..
    niepotrzebnie (to |tu |ja |pani |o tym ){0,3}(powiedzial*|mowil*|wygadal*|opowiedzial*|opowiadal*|chlapn*) .. | (powiedzial*|mowil*|wygadal*|opowiedzial*) (to |pani ){0,2}niepotrzebnie .. | nie (powinnam|powinienem|trzeba bylo|mialam|mialem) (byla |byl |o tym |tego |pani ){0,2}(mowic|opowiadac|wspominac) ..
    (jakbym|gdybym) (ja )?(tego |o tym )?(nigdy )?nie (mowil*|powiedzial*) .. | po co (ja |zem )?(to |o tym )?(wygadal*|powiedzial*|mowil*|gadal*) .. | nie wiem co mnie (napadlo|podkusilo|opetalo) .. | nie (powinnam|powinienem) (byla |byl )?(tego |o tym )?(mowic|powiedziec|opowiadac) .. | nie powiem (juz )?ani slowa .. | co ja najlepszego .. | (mnie|teraz) (to |teraz )?gryzie ..`),
  offersAgain: phrases(`
    (moge|opowiem|powiem|moglabym|moglbym) ... (jeszcze raz|od nowa|znowu|ponownie|drugi raz) | (jeszcze raz|od nowa) (opowiem|moge|powiem) ..`),
  part: phrases(`
    (tylko|jedynie|samo|sam) .. (jedno|jednego|to|tego|ten|ta|te|tamto|tamtego|tamten) .. (zdani*|kawal*|fragment*|czesc*|slowo|linijk*) ..
    (jedno|jednego|jeden|to|tego|tamto|tamtego|ten|tamten|te) (jedno |jednego |jedyne |male |jeden |ostatnie ){0,2}(zdani*|kawal*|fragment*|czesc*|linijk*) ..
    (zdani*|kawal*|fragment*) (o|z|ze|gdzie|w|co) ..
    nie (wszystko|cala|cale|calosc|calej|reszta|reszte) ..
    (reszta|cala reszta|reszte|cala reszte|inne rzeczy) .. (zostanie|zostaje|zostac|bedzie|zostawic|zostawi|zostaw|zachowac) ..
    (zostawic|zostaw|zostawi|niech zostanie|zachowac) .. (reszte|reszta|inne rzeczy) ..
    tylko (to|tamto|ten|te|tego) ..`),
  goesOn:
    /\b(?:on|ona|oni|one|jego|jej|ich|jemu|mu|go|nim|nia|niego|niej|nich|tego)\b|\bo tym\b|\bto (?:mnie|mu|jej|byl\S*|jest)\b/u,
  whole: phrases(`
    (cala|cala te|cala ta|te cala) odpowiedz | (wszystko|calosc|w calosci|cale to|co do slowa)`),
  wholeAnswer: phrases(`
    (cala|cale|calej|calusienka) (ta |te |tamta |tamte |moja |tej )?(odpowiedz|odpowiedzi|wypowiedz) ..`),
  allOfIt: reply({
    beside: beside.replace("|wszystko", ""),
    whole:
      "wszystko|calosc|cale to|w calosci|cala odpowiedz|cala te odpowiedz|te odpowiedz cala|(?:usunac|skasowac|wymazac) (?:wszystko|calosc|cala odpowiedz|cala te odpowiedz)",
  }),
  justThat: phrases(`
    ^ (tak |to |no |prosze |wiec |usunac |skasowac |wyciac ){0,4}(tylko|jedynie|samo) (to|ten|te|tamto|tego|tamten)( jedno| jeden){0,1}( zdanie| zdania| kawalek| fragment| czesc| linijke){0,1}( prosze| dziekuje| o \\S+( \\S+){0,3}){0,2} $`),
  restStays: phrases(`
    (reszta|cala reszta|reszte|cala reszte|inne rzeczy) .. (zostanie|zostaje|zostac|bedzie|zostawic|zostawi|zostaw|zachowac) ..
    (zostawic|zostaw|zostawi|niech zostanie|zachowac) .. (reszte|reszta|inne rzeczy) ..`),
  partAsked: phrases(`
    ^ (tak |no |nie |prosze |to |wiec |a |i |ale |niech |pani |pan |mi |moze |mozna |chce |chcialabym |chcialbym |da sie ){0,5}(wyciac|wytnij|wytnie|usunac|usun|usunie|skasowac|skasuj|skasuje|wymazac|wymaz|wymaze|wykreslic|wykresl|skreslic|skresl) (mi |prosze |tylko |tam |pani |pan ){0,2}(to |ten |te |tamten |jedno |tamto |jeden ){0,2}(zdani*|kawal*|fragment*|czesc*|linijk*) ...
    (moze|mozna|da sie|moglaby|moglby|mozesz) .. (wyciac|usunac|skasowac|wymazac|wykreslic|skreslic) .. (zdani*|kawal*|fragment*|czesc*|linijk*) ...
    (moze|mozna|da sie|moglaby|moglby|mozesz) .. (zdani*|kawal*|fragment*|czesc*|linijk*) .. (wyciac|usunac|skasowac|wymazac|wykreslic|skreslic) ...`),
  another: phrases(`
    (ta|te|to|tamto|tamta|tamte|odpowiedz|kawalek) (o|sprzed|wczesniej|wczesniejsz*|poprzedni*|gdzie|w ktorej|przedtem|z) ...
    (i|tez|takze|jeszcze|a) (te|to|tamto|tamta|tamte|ta) (druga|drugie|wczesniej*|poprzedni*|o|tez) ...`),
  oneBefore: phrases(`
    (ta|te|to|tamto|tamta|odpowiedz) (wczesniejsz*|wczesniej|poprzedni*|sprzed|przedtem) .. | poprzedni* (odpowiedz*) ..`),
  stays: phrases(`
    niech (zostan*|bedzie|beda|stoi) | (zostawic|zostaw|zostaje|zostaja|zostan*|maja zostac|ma zostac) ..`),
  asksWhat: phrases(`
    (ktora|ktore|jaka|jakie) (odpowiedz|to|inna|zdanie|$) .. | co (tam|w niej|w tym|ja) (jest|bylo|powiedzial*|mowil*|stoi) .. | (prosze|niech pani|niech pan) (najpierw |mi )?(powiedziec|powie|przeczytac|przeczyta) .. (co|ktora|ktore) ..`),
  ofSaga: phrases(`
    (pani|pana|panskie|twoje) (wlasn* )?(pytanie|pytania|slowa|gadanie) .. | pytanie (pani|pana) .. | (to )?co (pani|pan) (sama? )?(powiedzial*|mowil*|pytal*|zapytal*|czytal*) ..`),
  whether: phrases(`
    (juz )?(zniknelo|usuniete|poszlo) (mam nadzieje|prawda|tak|czy nie) ..
    (czy|a) (na pewno |juz |naprawde )?(zniknie|zniknelo|przepadlo) ..
    (powie|powiedziec|wiedziec|powie mi) czy .. (usuniet*|skasowan*|zniknel*) | (czy|i|no|to|a) (to |tego |juz |na pewno |naprawde |ta |odpowiedz ){0,4}(usuniet*|skasowan*|wymazan*|zniknelo|zniknela|nie ma|jest jeszcze|jeszcze jest) .. | (skasowala|usunela|wymazala|skasowal|usunal) (to|pani|pan|juz) | czy (to |ta |ten |tego ){0,2}(juz )?(poszl*|zniknel*|zniknal|jest|nie ma) .. | (poszl*|zniknel*) czy nie ..`),
  more: phrases(`
    (cos|duzo|ile|wiele|co) .. (jeszcze|wiecej) .. | jeszcze (cos|jest|ile|duzo|trzeba|bedzie|jakies) .. | (to|czy to) (juz )?(wszystko|koniec|ostatnie) .. | (skonczone|koniec) $`),
  unlessPart: phrases(`
    (jesli|jak|jezeli|skoro) ... nie (da|mozna|moze|idzie|pani) ... | (jesli|jak|jezeli|skoro) sie nie (da|mozna) ...`),
  agrees: reply({
    beside: `${beside}|z bogiem|pani kochana|dziecko|niech bedzie(?=,? tak)`,
    whole:
      "niech (?:pani|pan) (?:to )?usuwa|prosze|im predzej,? tym lepiej|im szybciej,? tym lepiej|krzyzyk na droge|i krzyzyk na droge|zabrac to|won z tym|a jusci|jusci|wyrzucic to|usunac to|to precz|won|do pieca z tym|do ognia|do pieca|ma zniknac|to ma zniknac|niech idzie|niech przepada|trudno|trudno usunac|no dobrze|a niech tam|to|to to|spalic|precz z tym|mowilam|mowilam ze tak|juz mowilam|wlasnie to|ten kawalek|wlasnie ten kawalek|to wlasnie|o to chodzi|moze isc|to moze isc|moze zniknac|no pewnie|a jakze|jakze|jasne|koniecznie|naturalnie|po to mowie|i koniec|niech (?:pani|pan) (?:to )?(?:robi|zrobi|wyrzuci|spali|zniszczy)|niech (?:to )?(?:zniknie|przepadnie|bedzie(?=,? tak))|wyrzucic|wyrzuc|wyrzucic to|do pieca|do kosza|precz|calkiem|prosze to zrobic|prosze robic|chce|okej|ok|no tak|ano tak|bardzo chetnie|zrobic|wykonac|skreslic|wykreslic|wykasowac|zetrzec|tak|te|te wlasnie|wlasnie te|tamta|ano|owszem|usunac|usun|usun to|skasowac|skasuj|wymazac|na zawsze|jestem pewn[aey]|jestem calkiem pewn[aey]|pewn[aey] jestem|wlasnie tak|natychmiast|niech (?:pani|pan) to zrobi|prosze bardzo|bardzo prosze|oczywiscie|dobrze|zgoda|niech (?:pani|pan) (?:to )?(?:usunie|skasuje|wymaze|kasuje)|tak chce",
  }),
  noMore: phrases(`
    (nie|nigdy|wiecej nie|juz nie) (mnie |mi |juz |wiecej |o to |o tym |sie ){0,4}(pytaj|pytac|pytajcie|pyta|mow|mowmy|mowic|rozmawiac|rozmawiajmy|wspominaj|wspominac|wspomina|poruszaj|poruszac|wracaj|wracac|wracajmy) ...
    (prosze|niech) .. nie (pytac|pyta|wspominac|wspomina|mowic|mowi|poruszac|porusza|wracac|wraca) ...
    (ani slowa|nic wiecej|zadnych pytan|dosc|koniec) (juz |wiecej )?(o|na temat) ...
    nie (chce|bede|zamierzam|mam ochoty) (juz |wiecej |o \\S+ ){0,2}(mowic|rozmawiac|opowiadac|gadac) ...`),
  wrongOne: phrases(`
    (czyta|pyta|mowi) (pani |pan )?nie (to|o tym|o to) .. | (pani|pan) .. nie (to|o tym) (czyta|mowi) .. | (mnie|mi) o \\S+( \\S+){0,2} chodzi .. | nie o to (mi |mnie )?chodzi .. | (to )?nie ta odpowiedz .. | (mowilam|mowilem|mowie|chodzilo|chodzi) (mi |mnie )?o (tym|tamt*|to|ta|te) (o |z |co |drugie*)\\S* ..`),
  instead: phrases(`
    (mam|mialam|mialem) (raczej |tylko )?na mysli ... | (mnie|mi) (to |raczej |tylko )?(chodzi|chodzilo) o ... | (chodzi|chodzilo) (mi|mnie) (raczej |tylko )?o ...
    o ... (mi|mnie) (chodzi|chodzilo) .. | o ... (myslalam|myslalem) .. | (myslalam|myslalem|mysle) o ... | (raczej|zamiast tego) ..`),
  besides: phrases(`
    ^ (a |oj |ach |tak |no |nie |prosze |zaraz |przepraszam |ale ){0,3}(i|oraz|jeszcze|tez|takze|rowniez|plus|razem z) ...
    (tez|takze|rowniez|przy okazji|razem z tym|zarazem|jedno i drugie) ..`),
  saidOf: phrases(`
    co (pani |panu |wam |ja )?(mowilam|mowilem|powiedzialam|powiedzialem|opowiadalam|opowiadalem|opowiedzialam|opowiedzialem) (pani |panu |wam )?o ...`),
  grumbles: phrases(`
    (jestem|jestem juz|juz|strasznie) .. (zmeczon*|wykonczon*|padniet*) ... | (zmeczyl*|zmeczon*) (sie|juz|jestem) ...
    ^ (oj |ach |no |a ){0,2}(to|tu|czuje sie|normalnie|zupelnie) (jest |juz |sie czuje )?(jak|gorzej niz) (u|w|na|przed) ...
    (ile|co za) (z tym )?(zachodu|ceregieli|ceregiele) ...
    (przeciez|wlasnie|toc) (o to |to |juz |pani |panu ){0,2}(prosilam|prosilem|mowilam|mowilem|mowie|chcialam|chcialem) ...
    (^|o to) (przeciez |wlasnie |juz ){0,2}(prosilam|prosilem|mowilam|mowilem) $
    ile razy ...
    (niech|prosze) .. (tego|to|mi) (wiecej |juz ){0,2}nie (czyta|czytac|powtarza|powtarzac) ...
    nie (musiala|musial|trzeba bylo|potrzeba|trzeba) (pani |pan )?(juz |tego |mi ){0,3}(czytac|powtarzac) ...
    niech (pani|pan) robi (to )?co (mowie|mowilam|mowilem|kaze|prosze) ..
    (czyta|powtarza) (mi )?(to |tak )?(pani|pan) ...
    (pani|pan) (mi )?(to )?(tak )?(glosno )?(jeszcze raz )?(czyta|powtarza) ...`),
  declines: reply({
    beside: `${beside}|chwileczke|chwilke|chwila|moment|zaraz|prosze poczekac|e tam|jednak`,
    begins:
      "(?:nie|nigdy|absolutnie nie|oczywiscie ze nie|na pewno nie|raczej nie|lepiej nie|jeszcze nie|(?:wole|wolalabym|wolalbym) nie|bron boze|skadze|niech (?:to )?zostanie|zostaw)(?= |,|$)",
    whole:
      "rozmyslil[ae]m sie|rozmyslilam sie|rozmyslilem sie|niech lezy|niech stoi|niech to lezy|niech (?:pani|pan) (?:to )?zostawi|nie ruszac|prosze zostawic|musze pomyslec|dajmy spokoj|nie|nie trzeba|lepiej nie|jeszcze nie|na razie nie|niech zostanie|zostawic|zostaw|nie usuwac|nie kasowac|teraz nie|niech tak zostanie|nie chce",
  }),
  ofSeveral: {
    first: phrases(`
    (tylko|ino|jedynie|nie|samo) (to |ten |te )?pierwsz* .. | (to|ten|te) pierwsz* ..`),
    last: phrases(`
    (tylko|ino|jedynie|nie|samo) (to |ten |te )?(drug*|ostatni*) .. | (to|ten|te) (drug*|ostatni*) ..`),
    only: phrases(`
    (tylko|ino|jedynie|samo) (to|ten|te|pierwsz*|drug*|ostatni*) ..`),
  },
  counts: [
    "to zdanie",
    "te dwa zdania",
    "te trzy zdania",
    "te cztery zdania",
    "tych pięć zdań",
    "tych sześć zdań",
    "tych siedem zdań",
    "tych osiem zdań",
    "tych {count} zdań",
  ],
  words: {
    askThis: "Czy usunąć na zawsze wszystko, co tu przed chwilą padło?",
    askGivenTo: "Czy usunąć na zawsze całą odpowiedź na pytanie {quote}?",
    askNamed: "Czy usunąć na zawsze całą odpowiedź, w której była mowa o tym: {names}?",
    askQuoted: "Czy usunąć na zawsze całą odpowiedź, w której padło: {quote}?",
    askWhich:
      "Nie wiem na pewno, o którą odpowiedź chodzi, więc jeszcze nie jest usunięta. O czym ona była, w kilku słowach?",
    askPart: "Czy usunąć na zawsze tylko to: {quote}? {rest}",
    fromTo: "{these}, od {from} do {to}",
    and: " i ",
    wholeWhere: "całą odpowiedź, w której padło {quote}",
    noReturn:
      "Tego, co zniknie, nie da się już przywrócić; tylko w kopiach zapasowych u ludzi, którzy prowadzą Sagę, zostaje to jeszcze jakiś czas i potem znika i stamtąd.",
    restStays: "Reszta tamtej odpowiedzi zostaje.",
    soundToo: "Reszta zostaje na piśmie; nagranie tamtej odpowiedzi zniknie.",
    restOfAll: "Reszta tamtych odpowiedzi zostaje.",
    soundOfAll: "Reszta zostaje na piśmie; nagrania tamtych odpowiedzi znikną.",
    askShort: "Czy usunąć to na zawsze, tak czy nie?",
    onlyThat: "Tak, zniknie tylko to, a reszta zostanie. Czy usunąć to na zawsze?",
    askWhichPart:
      "Które zdanie ma zniknąć? Proszę podać kilka słów z niego albo powiedzieć „cała odpowiedź”.",
    done: "Tamta odpowiedź jest usunięta na zawsze.",
    doneGivenTo: "Odpowiedź na pytanie {quote} jest usunięta na zawsze.",
    doneGivenToSpoken: "Odpowiedź na pytanie {quote} jest usunięta na zawsze, razem z nagraniem.",
    doneSpoken: "Tamta odpowiedź jest usunięta na zawsze, nagranie też.",
    donePart: "Usunięte na zawsze; reszta tamtej odpowiedzi zostaje.",
    donePartSpoken: "Usunięte na zawsze, nagranie też; reszta zostaje na piśmie.",
    doneAll: "Wszystko to jest usunięte na zawsze; reszta zostaje.",
    doneAllSpoken: "Wszystko to jest usunięte na zawsze, nagrania też; reszta zostaje na piśmie.",
    talkToo: "Zniknęło też to, co o tym mówiliśmy.",
    ofSagaToo: "Moje pytania i słowa o tym też zniknęły.",
    ofSagaGoes: "Moje pytania i słowa o tym też wtedy znikną.",
    which: "Było to w odpowiedzi na pytanie {quote}.",
    tellAgain: "To proszę opowiedzieć to jeszcze raz.",
    can: "Tak, da się.",
    already: "Tamta jest już usunięta.",
    requestToo: "Słowa, którymi o to proszono, też zniknęły.",
    stillThere: "To, o co chodzi, jeszcze jest.",
    goneToo: "Tamto też jest już usunięte.",
    noMore: "Nic więcej nie ma do usunięcia.",
    alreadyPart: "Ten kawałek jest już usunięty.",
    yes: "Tak, usunąć na zawsze",
    no: "Nie, niech zostanie",
    kept: "W takim razie nic nie jest usunięte. W żadnej opowieści tego nie będzie.",
    nothing: "Nic nie zostało usunięte.",
    nothingMore: "Nic więcej nie zostało usunięte.",
    keptMore: "W takim razie nic więcej nie jest usunięte. W żadnej opowieści tego nie będzie.",
    letIn: "W takim razie to nie jest usunięte i znów może być w opowieściach.",
    whatGoes: "Po odpowiedzi „tak” nikt tego tu już nie przeczyta, a wszystko inne zostaje.",
  },
};
