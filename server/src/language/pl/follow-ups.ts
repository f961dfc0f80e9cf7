import { entries, entriesBothWays } from "../entries.ts";
import { type FollowUps, sceneRows } from "../follow-ups.ts";
import { phrases } from "../patterns.ts";
import { givenNames } from "./given-names.ts";
import { matters, typedEitherWay } from "./matters.ts";
import { nominative } from "./nominative.ts";
import { things } from "./things.ts";
import { aboutThem, times } from "./times.ts";

/** Ordered as they are sought: of two in one place the first. */
const scenes = sceneRows(`
  ! poznaliśmy się, poznałam męża, poznałem żonę, poznałam go, poznałem ją, poznałam się, poznałem się, mnie wypatrzył, zobaczyłam go pierwszy raz, zobaczyłem ją pierwszy raz = Jak było za tym pierwszym razem? / Co się najpierw rzuciło w oczy? / I jak to się potem potoczyło?
  ! wyszłam za mąż, ożeniłem się, pobraliśmy się, wzięliśmy ślub, ślub wzięliśmy, brałam ślub, brałem ślub, braliśmy ślub, ślub braliśmy, nasz ślub, mój ślub, ślub był, ślub mieliśmy, do ślubu = Jak wyglądał dzień ślubu? / Co [zostało w pamięci|Pan pamięta|Pani pamięta] z dnia ślubu? / Gdzie było pierwsze mieszkanie po ślubie?
  wesele, wesela, na weselu, weselu = Jak takie wesele wtedy wyglądało? / Co było na weselu na stole?
  ! zaręczyn*, zaręczyliśmy się, chodziliśmy ze sobą, oświadczył się, oświadczyłem się, w zaloty, zalecał się, zalecałem się, narzeczeństwo, narzeczeństwa = Jak to się wtedy odbywało? / Co na to powiedzieli w domu?
  ! urodził się nam, urodziła się nam, urodził nam się, urodziła nam się, urodził mi się, urodziła mi się, urodziłam syna, urodziłam córkę, urodziłam dziecko, nasze pierwsze dziecko, moje pierwsze dziecko, byłam w ciąży, rodziłam, przy porodzie = Co [zostało w pamięci|Pan pamięta|Pani pamięta] z tamtych dni? / Jak wtedy wyglądały dni?
  ! skończyłem szkołę, skończyłam szkołę, skończyłem zawodówkę, skończyłam zawodówkę, skończyłem podstawówkę, skończyłam podstawówkę, skończyłem technikum, skończyłam technikum, skończyłem liceum, skończyłam liceum, zdałam maturę, zdałem maturę, matura, maturę = Co było potem, po szkole? / Jak wyglądał ostatni dzień szkoły?
  poszłam do szkoły, poszedłem do szkoły, chodziłam do szkoły, chodziłem do szkoły, chodziliśmy do szkoły, do szkoły chodziłam, do szkoły chodziłem, do szkoły chodziliśmy, pierwszy dzień szkoły, do pierwszej klasy = Jaka to była szkoła? / Kto tam uczył? / Jaka była droga do tej szkoły?
  ! moja pierwsza praca, pierwszy dzień pracy, pierwszego dnia w pracy, poszłam do pracy, poszedłem do pracy, poszedłem na fabrykę, poszłam na fabrykę, poszedłem do fabryki, poszłam do fabryki, zaczęłam pracować, zacząłem pracować, zaczęłam pracę, zacząłem pracę, zaczęłam robić, zacząłem robić, przyjęli mnie do, przyjęli mnie na, poszłam na służbę, do terminu, na praktykę = Jak wyglądał pierwszy dzień w tej pracy? / Kto pokazał, co i jak? / Skąd się wzięła ta praca?
  pierwsza wypłata, pierwszą wypłatę, pierwszą pensję, pierwsza pensja, pierwsze pieniądze, moja wypłata, wypłatę, wypłata = Na co szły te pieniądze? / Co można było za to kupić?
  dostaliśmy mieszkanie, dostaliśmy przydział, własne mieszkanie, nowe mieszkanie, nasze pierwsze mieszkanie = Jak wyglądało to mieszkanie? / Jak było pierwszego dnia na swoim?
  ! przeprowadziliśmy się, przeprowadziłam się, przeprowadziłem się, przenieśliśmy się, przeniosłam się, przeniosłem się, wyjechałam do, wyjechałem do, wyjechałam za, wyjechałem za, wyprowadziliśmy się, wyjechaliśmy do, wyemigrowałam, wyemigrowałem, wyemigrowaliśmy, przyjechaliśmy na ziemie = Jak tam było na początku? / Czego tam najbardziej brakowało? / Jak wyglądał pierwszy wieczór na nowym miejscu?
  ! wywieźli nas, wywieziono nas, nas wywieźli, wysiedlili nas, nas wysiedlili, wysiedlono nas, wypędzili nas, wygnali nas, dwadzieścia minut dali, kazali się pakować, spakować się = Co się wtedy zabrało ze sobą? / Jak wyglądała ta droga?
  w czasie wojny, podczas wojny, za okupacji, za niemca, za niemców, wybuchła wojna, jak była wojna, w okupację = Jak tę wojnę było widać na co dzień? / Co z tamtego czasu [staje przed oczami|ma Pan przed oczami|ma Pani przed oczami]?
  wróciliśmy po wojnie, wróciliśmy do domu, wróciliśmy na swoje, po wojnie wróciliśmy, skończyła się wojna = Od czego trzeba było wtedy zacząć? / Co się zmieniło najpierw?
  byłem w wojsku, w wojsku byłem, poszedłem do wojska, wzięli mnie do wojska, do wojska mnie, służyłem w, w wojsku służyłem, zasadniczą służbę = Jak wyglądał dzień w wojsku? / Co było tam najtrudniejsze?
  żniwa, żniwach, żniw, młócka, młócki, wykopki, wykopkach, sianokosy, sianokosach, kosiliśmy, pasłem krowy, pasłam krowy, krowy pasłem, krowy pasłam, pasałem, pasałam, doiłam, doiliśmy = Jak szedł taki dzień, od rana? / Co przy tym robiły dzieci?
  świniobici*, biło się świnię, biliśmy świnię, bił świnię, bili świnię = Jak to po kolei szło? / Kto przychodził pomagać?
  piekło się chleb, piekła chleb, piekliśmy chleb, lepiliśmy pierogi, lepiła pierogi, lepiło się pierogi, robiła pierogi, kisiło się, kisiliśmy, robiła masło, robiło się masło, mama piekła, babcia piekła, piekła ciasto = Jak się to robiło? / Kiedy to bywało na stole? / Jak to smakowało?
  gotowała, gotowałam, gotowałem, gotowaliśmy = Co najczęściej było na stole? / Co smakowało najbardziej?
  bieda, biedę, biedzie, biednie, głodno, nie było co jeść, nie było pieniędzy, grosza nie było, na kreskę, klepaliśmy biedę, się nie przelewało = Jak sobie wtedy w domu radzili? / Czego mimo wszystko nie brakowało?
  śpiewaliśmy, śpiewało się, śpiewałam w, śpiewałem w, w chórze, do chóru = Co się śpiewało? / Jakie słowa [zostały w pamięci|Pan jeszcze pamięta|Pani jeszcze pamięta]?
  na zabawę, na zabawie, zabawa była, na zabawy, potańcówk*, na tańce, tańczyliśmy, tańczyłam, tańczyłem, tańcowaliśmy = Jak wyglądała taka zabawa? / Co tam grali? / Kto przychodził na zabawy?
  chodziliśmy do kina, chodziłam do kina, chodziłem do kina, do kina chodziliśmy, do kina, w kinie = Jak wtedy wyglądało wyjście do kina? / Jaki film [został w pamięci|Pan pamięta|Pani pamięta]?
  śmialiśmy się, śmiechu było, śmiałam się, śmiałem się, ludzie się śmiali, wszyscy w śmiech, wiara w śmiech, ze śmiechu, zaczął się śmiać, zaczęła się śmiać = Co było w tym najśmieszniejsze? / Kto śmiał się najgłośniej?
  dostałam lanie, dostałem lanie, po łapach, linijką, do kąta, wezwali rodziców, wyrzucili mnie, zwolnili mnie, na dywanik = O co poszło? / I co było dalej?
  ! pokłóciliśmy się, pokłóciłyśmy się, pokłóciłam się, pokłóciłem się, nie odzywamy się, nie odzywaliśmy się, nie odzywałyśmy się, słowa do siebie, ze sobą nie rozmawiamy, nie rozmawiamy ze sobą = Od czego się to zaczęło? / Jak to było potem?
  bałam się, bałem się, baliśmy się, najadłam się strachu, najadłem się strachu, strach był, w strachu = Co w tym było najstraszniejsze? / Jak ten strach minął?
  byłam dumna, byłem dumny, byliśmy dumni, dumna jestem, dumny jestem = Co na to powiedzieli bliscy? / Kto jeszcze o tym wiedział?
  ! żałuję, żałowałam, żałowałem, nie mogę sobie darować, nigdy sobie nie wybacz*, powinnam była, powinienem był, nigdy nie podziękowałam, nigdy nie podziękowałem = Co dzisiaj byłoby inaczej? / Jak [to wygląda|Pan to widzi|Pani to widzi] dzisiaj?
  ! chciałbym jeszcze, chciałabym jeszcze, jedno bym chciała, jedno bym chciał, marzę o, moje marzenie, marzy mi się = Jak miałoby to wyglądać? / Skąd się wzięło to życzenie?
  przeszłam na emeryturę, przeszedłem na emeryturę, na emeryturę poszłam, na emeryturę poszedłem, poszłam na emeryturę, poszedłem na emeryturę, na emeryturze = Jak było po tylu latach mieć wolne dni? / Co było do roboty w pierwsze wolne dni?
  pisał do mnie, pisała do mnie, pisałam do niego, pisałem do niej, pisaliśmy do siebie, list od, listy od, listy pisał, listy pisała, przyszedł list, telegram, telegramu, telegramem, pocztówk* = Co tam było napisane? / Jak się wtedy czekało na pocztę?
  co niedzielę, co niedziela, w każdą niedzielę, każda niedziela, każdej niedzieli = Jak wyglądała zwykła niedziela? / Co w niedzieli było najlepsze?
  wigilia, wigilię, wigilii, wigilie, boże narodzenie, bożego narodzenia, na gwiazdkę, pod choinką, choinka, choinkę, opłatek, opłatkiem = Jak w domu wyglądała Wigilia? / Którą Wigilię [pamięta się najlepiej|pamięta Pan najlepiej|pamięta Pani najlepiej]?
  święconk*, święcone, śmigus, dyngus*, lany poniedziałek, na wielkanoc, w wielkanoc, pisanki, pisanek = Jak w domu wyglądała Wielkanoc? / Co się robiło na Wielkanoc?
  na wakacjach, na wakacje, w wakacje, całe wakacje, całe lato, każde lato, na wczasach, na wczasy = Jak wyglądały te letnie dni? / Co się robiło od rana do wieczora?
  darcie pierza, darło się pierze, darły pierze, pierze darły, skubanie pierza, szkubanie = Co się przy tym opowiadało? / Kto na to przychodził?
  pierwsza komunia, pierwszej komunii, pierwszą komunię, do komunii, komunię świętą = Jak wyglądał ten dzień? / Jakie było ubranie na ten dzień?
  prawo jazdy, pierwszy samochód, nasz pierwszy samochód, kupiliśmy malucha, kupiliśmy syrenę, kupiliśmy syrenkę, kupiłem malucha, kupiłem syrenkę = Jak było za pierwszym razem, za kierownicą? / Dokąd się najpierw pojechało?
  budowaliśmy dom, wybudowaliśmy, pobudowaliśmy, postawiliśmy dom, wybudowałem, stawialiśmy dom = Kto pomagał przy budowie? / Jak długo to trwało?
  staliśmy w kolejce, stałam w kolejce, stałem w kolejce, stało się w kolejce, stania w kolejce, kolejka od, kolejka za, kolejki po, w kolejkach = O czym się w takiej kolejce rozmawiało? / Co udawało się wystać?
  prawnuk*, moje wnuki, wnukami, wnukom, z wnukiem, z wnuczką = Co [robi się|robi Pan|robi Pani] z nimi najchętniej? / Jak wygląda taki wspólny dzień?
`);

export const followUps: FollowUps = {
  scenes: typedEitherWay(scenes),
  matters: [...matters, ...typedEitherWay(things)],
  aboutMatter: [
    "Proszę opowiedzieć coś więcej {matter}.",
    "Chętnie posłucham więcej {matter}.",
    "Co jeszcze [się pamięta|Pan pamięta|Pani pamięta] {matter}?",
    "Proszę powiedzieć jeszcze parę słów {matter}.",
    "I jeszcze trochę {matter}, jeśli można.",
    "Co [przychodzi na myśl|Panu przychodzi na myśl|Pani przychodzi na myśl], gdy mowa {matter}?",
    "Co mówiło się wtedy {matter}?",
    "Ciekawi mnie, co jeszcze [da się opowiedzieć|Pan opowie|Pani opowie] {matter}.",
  ],
  times,
  aboutTime: [
    "Co jeszcze [się pamięta|Pan pamięta|Pani pamięta] z {time}?",
    "Jak było dalej, {time}?",
    "Co [widać do dziś|widzi Pan do dziś|widzi Pani do dziś] z {time}?",
    "Co jeszcze się działo {time}?",
    "Chętnie posłucham jeszcze, jak było {time}.",
  ],
  aboutThem,
  leastWelcome: { person: 0.6, scene: 0.9 },
  likeness: new Set(entriesBothWays("jak, niczym, jakby, niby, niż")),
  personBefore: new Set(
    entriesBothWays("poznałam, poznałem, poznał, poznała, świętej, kochany, kochana, biedny, biedna"),
  ),
  personAfter: new Set(
    entriesBothWays(`
      powiedział, powiedziała, mówił, mówiła, mówi, pytał, pytała, spytał, spytała, śmiał, śmiała, chciał, chciała, myślał,
      myślała, wiedział, wiedziała, kochał, kochała, ożenił, wyszła, pracował, pracowała, grał, grała, śpiewał, śpiewała,
      uczył, uczyła, pisał, pisała, gotował, gotowała, palił, paliła, pił, piła, tańczył, tańczyła, gwizdał, płakał, płakała
    `),
  ),
  nameArticles: new Set(),
  thingArticles: new Set(),
  givenNames,
  ownerless: new Set(),
  saints: new Set(["św", "święty", "święta", "świętego", "świętej", "świętemu", "świętym", "świętą"]),
  titled: [],
  passing: new Set(entriesBothWays("z, ze, bez, dla, od, o, nie, żaden, żadna, żadnego, ani, jak")),
  isSame: /^\p{L}+(?: \p{Lu}\p{L}+)*(?:,? to(?: jest| był| była)?|,? był| była|,) (?:m(?:ój|oja) )?$/u,
  tellers: new Set(
    entriesBothWays(
      "powiedział, powiedziała, mówił, mówiła, mówi, powiada, chciał, chciała, pytał, pytała, zapytał, zapytała, myślał, myślała, odpowiedział, odpowiedziała, krzyczał, krzyczała, wołał, wołała, kazał, kazała",
    ),
  ),
  hints:
    /\b(?:od tamtej pory|od tego czasu|od tego dnia|potem juz|po tym|po 19\d\d)\b(?: \S+){0,4} (?:nie|nigdy)\b|\b(?:juz )?(?:nigdy|juz nie) (?:wiecej )?(?:nie )?\S+(?:l|la)\b(?: \S+){0,3}$|^(?:a |i |ale )?mial[a]? (?:tylko |zaledwie |ledwie )?(?:rok|dwa lata|trzy lata|cztery lata|piec lat|szesc lat|siedem lat|osiem lat|dziewiec lat|dziesiec lat|jedenascie lat|dwanascie lat)$/u,
  goesOn: /(?<!\p{L})(?:on|ona|jego|jej|jemu|mu|go|ją|nim|nią|niego|niej|\p{L}{2,}ł(?:a)?)(?!\p{L})/iu,
  goesOnOf: {
    man: /(?<!\p{L})(?:on|jego|jemu|mu|go|nim|niego|\p{L}{2,}ł)(?!\p{L})/iu,
    woman: /(?<!\p{L})(?:ona|jej|ją|nią|niej|\p{L}{2,}ła)(?!\p{L})/iu,
  },
  nameAsMatter: null,
  announces:
    /\bo (?:\S+ )?@ (?:to )?(?:owszem|chetnie|bardzo prosze|prosze bardzo)\b|\b(?:chce|chcialam|chcialem|chcialabym|chcialbym|mialam|mialem|wole|wolalabym|wolalbym|opowiem|opowiadam|opowiadalam|opowiadalem|mowie|powiem|chodzi|chodzilo|tylko) (?:pani |panu |wam |ci |jeszcze |raczej |mi |to |opowiedziec |opowiadac |powiedziec |mowic ){0,3}o (?:\S+ )?@|\bo (?:\S+ )?@ (?:\S+ ){0,2}(?:opowiem|opowiedziec|opowiadam|mowie|mowilam|mowilem|powiem|powiedziec|chodzi|szlo)\b|\bo (?:\S+ )?@ (?:\S+ ){0,2}(?:zapyta\w*|spyta\w*|pytac|pytaj\w*)\b|\b(?:zapyta\w*|spyta\w*|pytac|pytaj\w*) (?:\S+ )?o (?:\S+ )?@|\bo (?:\S+ )?@ (?:to )?(?:mozna|moze pan|moze pani|prosze)\b|\bo @ (?:mozemy|bedziemy|chce|wole) (?:mowic|porozmawiac|pogadac)\b|\bmowilam? o @/u,
  denies:
    /\bnie ma (?:tu )?(?:zadn\S* )?@|\bnie (?:to |tu )?o (?:\S+ )?@|\b(?:zostaw|zostawmy|zostawiam|dajmy) (?:juz |te |tego )?@|(?:zostawmy|zostawiam|dosc|starczy) (?:juz )?o (?:\S+ )?@/u,
  lasting: /\b(?:nigdy|do dzis|do dzisiaj|jeszcze dzis|od tamtej pory|pierwszy raz)\b/u,
  mirth: entries(`
    śmia*, śmieją*, śmiech*, śmieszn*, roześmia*, uśmia*, zabawn*, żart*, dowcip*, kawał opowie*, smiech*, smieszn*, smialismy,
    smial sie, smiala sie, smialem sie, smialam sie
  `),
  toSaga: phrases(`
    juz (to )?mowil* | (by|ze sie) (pan|pani) (zapyta*|spyta*) | (czyta|pyta) mi (pan|pani) | mowilem (pani|ci|juz) | mowilam (ci|juz) | mowie (ci|pani) | powiem (ci|pani) | powiedz | powiedzialem pani | powiedzialam ci | pani (mnie )?pyta | pan (mnie )?pyta | pyta pani | pytasz | pytaj | zapytaj | nie pytasz
    (twoje|pani|pana|glupie|takie) pytan* | po co te pytania | co pani wygaduje | niech (mi )?pani | prosze pani | pani (powie|pyta|mowi) | program | programie | maszyna | czy ty | a ty | tys | tos | czys ty | cos ty
    (nie )?pisz | napisz | zapisz | wymaz | wykresl | nie wkladaj | rozumiesz | sluchasz | no jestem | do jutra`),
  deaths: entriesBothWays(`
    trumn*, trumienk*, żył tylko dwa dni, żyła tylko dwa dni, żył tylko trzy dni, żyła tylko trzy dni, żył tylko tydzień, żyła tylko tydzień, żył tylko dzień, żyła tylko dzień, żył dziewięć dni, żyła trzy dni, żył trzy dni, żyła dwa dni, żył dwa dni, utonął, utonęła, poszedł pod lód, poszła pod lód, wpadł pod lód, wpadła pod lód, pod lodem, po prostu go nie ma, po prostu jej nie ma, nagle go nie ma, nagle jej nie ma,
    wyciągnęli go, wyciągnęli ją, drągiem wyciągn*, wyłowili, wyłowił, znaleźli go martwego, znaleźli ją martwą, znaleźli go nieżywego, znaleźli ją nieżywą, znaleźli go w wodzie, znaleźli ją w wodzie, znaleźli go w rzece, znaleźli ją w rzece, znaleźli go w stawie, znaleźli ją w stawie, nie dożył, nie dożyła,
    nie doczekał, nie doczekała, wpadł pod wóz, wpadł pod tramwaj, wpadł pod pociąg, wpadła pod wóz, wpadła pod tramwaj, wpadła pod pociąg, wpadła pod lód,
    straciliśmy syna, straciliśmy córkę, straciliśmy dziecko, straciliśmy ojca, straciliśmy matkę, straciliśmy mamę, straciliśmy tatę, straciliśmy brata, straciliśmy siostrę, straciliśmy go, straciliśmy ją,
    przestał oddychać, przestała oddychać, przestał charczeć, przestała charczeć, już nie oddychał, już nie oddychała, umarł, umarła, umarli, umarło, zmarł, zmarła, zmarli, pomarł, pomarła, pomarli, nie żyje, nie żył, nie żyła, zginął, zginęła, zginęli, utopił się, utopiła się,
    pochowaliśmy, pochowali, pochowałam, pochowałem, pochowany, pochowana, rozstrzela*, zastrzelili, powiesił się, odebrał sobie życie, odebrała sobie życie, go zabili,
    ją zabili, ich zabili, zabiło go, już nie wrócił, nie wrócił już, nigdy nie wrócił, nie wrócił z wojny, straciłam męża, straciłam syna, straciłam córkę,
    straciłem żonę, straciłem syna, straciłem córkę, leży na cmentarzu, urodził się martwy, urodziła się martwa
  `),
  deathIdioms: phrases(
    "(jak|kiedy|zanim|gdy) (\\S+ )?(umarl|umarla|zmarl|zmarla) $ | zeb(y|ym|ys) uton* | (az|dopoki|poki) (\\S+ )?(nie )?(umarl|umarla|zmarl|zmarla) | (malo|omal|o malo|prawie) (co )?nie umarl* | umarl* (ze (smiechu|wstydu|strachu)|z (glodu|nudow|ciekawosci)) | umieral* (ze|z) (smiechu|wstydu)",
  ),
  nominative,
  aboutLost: [
    "Proszę opowiedzieć {person}, [jeśli jest ochota|jeśli ma Pan ochotę|jeśli ma Pani ochotę].",
    "Chętnie posłucham {person}, jeśli można.",
    "Proszę powiedzieć coś jeszcze {person}, bez pośpiechu.",
  ],
};
