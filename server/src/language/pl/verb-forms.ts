import { formsOf } from "../story-words.ts";

/** From "chodził: szedł szła": a verb that lasts with those of what is done once, each with every one of these beginnings: "podchodził: podszedł podszła". */
const prefixed = (beginnings: string, base: string, forms: string): string =>
  beginnings
    .split(" ")
    .map((pair) => {
      const [lasting = "", once = lasting] = pair.split("/");
      const all = forms.split(" ").map((form) => `${once}${form}`);
      return `${lasting}${base}: ${all.join(" ")}`;
    })
    .join(" | ");

const ofPrefixes = [
  prefixed(
    "pod/pode nad/nade do od/ode prze w/we z/ze za",
    "chodził",
    "szła szli szły szłam szło jdzie jdę jdą",
  ),
  prefixed("pod nad do od prze w z za", "chodził", "szedł szedłem"),
  prefixed("przy wy od do za prze pod", "jeżdżał", "jechał jechała jechali jechałam jechałem jedzie"),
  prefixed(
    "przy wy za od w pod prze",
    "nosił",
    "niósł niosła nieśli niosłam niosłem niesie niesiono niesiony niesiona",
  ),
  prefixed(
    "przy wy za od w pod prze",
    "woził",
    "wiózł wiozła wieźli wiozłam wiezie wieziono wieziony wieziona wiezieni",
  ),
  prefixed(
    "wy prze na w za pod roz ś",
    "ciągał",
    "ciągnął ciągnęła ciągnęli ciągnęły ciągnęłam ciągnąłem ciągnie ciągnięto ciągnięty ciągnięta",
  ),
  prefixed("prze wy od na", "cinał", "ciął cięła cięli cięłam ciąłem cięto cięty cięta"),
  prefixed("wy na roz pod prze", "kładał", "łożył łożyła łożyli łożyłam łożyłem łoży łożono łożony łożona"),
  prefixed("za roz s w od przy", "pinał", "piął pięła pięli pięłam piąłem"),
].join(" | ");

/** Forms of verbs that share no beginning with their other forms, each with the one they are compared by. */
export const verbForms: ReadonlyMap<string, string> = formsOf(`
    szedł: szedłem szła szłam szli poszedł poszedłem poszła poszłam poszli iść idę idzie pójść | był: jest są być byłem byłam była było byli | przyszedł: przyszła przyszli przyszłam przyszedłem przychodzi
    umarł: umarła umierał umierała umrzeć | wziął: wzięła wzięłam wziąłem wzięli bierze brał brała | mówił: mówi mówię mówią powiedział powiedziała powiedziałam powiedziałem
    jechał: jechała jechali jedzie pojechał pojechała pojechali jechać | znalazł: znalazła znaleźli znaleziono znaleźć | jadł: jadła jedli je zjadł zjadła zjedli | zaczął: zaczęła zaczęli zacząć
    wyszedł: wyszła wyszli wychodził wychodziła | siadł: usiadł usiadła usiedli siadła | dał: dała dali dawał dawała daje
    wziął: brać biorę biorą | mówił: powiedzieć powie | widział: zobaczył zobaczyła zobaczyłam zobaczyłem zobaczyli | kładł: kłaść kładzie kładła położył położyła położyłam położyli | wkładał: włożył włożyła włożyłam włożyli
    zakładał: założył założyła założyli | odkładał: odłożył odłożyła odłożyłam odłożyłem | wracał: wrócił wróciła wróciłam wrócili wraca | rzucał: rzucił rzuciła rzuciłam rzucili | kupował: kupił kupiła kupiłam kupiłem kupili kupić
    spotykał: spotkał spotkała | pomagał: pomógł pomogła pomogli pomaga | siadł: siadał siada siadała siadali | spał: śpi śpią spała sypiał sypiała spali | gasł: zgasł zgasła | uciekał: uciekł uciekła uciekli uciekłyśmy uciekłam uciekłem
    przepijał: przepił przepiła przepiły | zostawał: został została zostali zostaje | dostawał: dostał dostała dostali dostaje | wstawał: wstał wstała wstaje | sprzedawał: sprzedał sprzedała sprzedali sprzedaje
    niósł: niosła nieśli nosił nosiła nosili noszę nosi niesie | wiózł: wiozła wieźli woził woziła wozili wiezie | wiódł: wiodła wiedli | piekł: piekła piekli piecze upiekł upiekła upiekłam upiekli | szył: szyje uszył uszyła uszyłam
    mył: myje umył umyła umyłam | bił: bije zbił zbiła pobił pobiła pobili | pił: pije wypił wypiła wypili | żył: żyje przeżył przeżyła przeżyło żyło | krył: ukrył ukryła ukryli ukryto ukrywał ukrywała chował chowała chowali schował schowała schowali
    zamykał: zamknął zamknęła zamknęłam zamknęli zamyka zamknąwszy | krzyczał: krzyknął krzyknęła krzyczy | płakał: zapłakał zapłakała płacze | śpiewał: zaśpiewał zaśpiewała | zarzynał: zarżnął zarżnęła zarżnęli zarżnięto zarzynali
    klęczał: klęczy klęcząc klękał klękała klękali klęknął klęknęła | wołał: zawołał zawołała | prosił: poprosił poprosiła | zbierał: zebrał zebrała zebrałam zebrali zbierała zbierali | wybierał: wybrał wybrała wybrali | ubierał: ubrał ubrała
    umarł: umiera | słuchał: wsłuchiwał wsłuchiwały wsłuchiwała wsłuchiwali | pamiętał: zapamiętał zapamiętała | mieszkał: zamieszkał zamieszkała zamieszkali przemieszkał przemieszkała przemieszkali | siedział: przesiedział przesiedziała przesiedziały przesiedzieli
    pokazywał: pokazał pokazała | zabierał: zabrał zabrała zabrali | odbierał: odebrał odebrała odebrali | otwierał: otworzył otworzyła otworzyli otwarł | gubił: zgubił zgubiła | palił: zapalił zapaliła zapalili zapalono spalił spaliła spalili
    bał: boi boję boją bała bali | tańczył: zatańczył zatańczyła | obierał: obrał obrała | zabijał: zabił zabiła zabili | stawał: stanął stanęła stanęli | ginął: zginął zginęła zginęli | dowiadywał: dowiedział dowiedziała
    ${ofPrefixes} | wyszedł: wychodzi wychodzę wychodzą wychodzisz
    szedł: idziesz idziemy idą | był: jestem jesteś jesteśmy | brał: biorąc | jechał: jadę jadą jedziesz jedziemy | jadł: jem jesz jemy jedzą | stał: stoi stoję stoisz stoją stoimy stała stali stało stałam stałem | stawał: staję staje stają stajesz
    wiedział: wiem wie wiesz wiedzą wiemy | chciał: chcę chce chcesz chcą | mógł: mogę może możesz mogą mogła mogli mogłam | musiał: muszę musi musisz muszą | pisał: piszę pisze piszesz piszą napisał napisała | skakał: skacze skaczę skaczą skoczył skoczyła
    wiązał: wiąże wiążę wiążą związał związała zawiązał zawiązała | czesał: czesze czeszę czeszesz czeszą uczesał uczesała | kazał: każe każę każą | mazał: maże mażą | prał: pierze piorę piorą pierzesz uprał uprała wyprał wyprała | darł: drze drą podarł podarła
    biegł: biegnie biegnę biegną biegniesz pobiegł pobiegła pobiegli biegła biegli biegłam | tłukł: tłucze tłukę tłuką tłukła stłukł stłukła | wlókł: wlecze wloką wlokła wlekli | strzygł: strzyże strzygę strzygła | piekł: piekę pieką
    jeździł: jeżdżę jeżdżą jeździsz | prosił: proszę proszą prosisz | grzał: grzeje grzeję grzeją | lał: leje leję leją nalał nalała | siał: sieje sieję sieją | wiał: wieje | śmiał: śmieję śmieje śmieją | krył: kryje kryją
    mył: myję myjesz myją | pił: piję pijesz piją | szył: szyję szyjesz szyją | bił: biję bijesz biją | żył: żyję żyjesz żyją | plótł: plecie plotę plotą plotła | gniótł: gniecie gniotła | kładł: kładę kładziesz kładą kładłam | kradł: kradnie kradną ukradł ukradła
    rósł: rośnie rosną rosła urósł urosła wyrósł wyrosła | siadał: usiądzie | zdejmował: zdjął zdjęła zdjęli zdjęłam zdjąłem | wyjmował: wyjął wyjęła wyjęli wyjęłam wyjąłem | przyjmował: przyjął przyjęła przyjęli | obejmował: objął objęła objęli | zajmował: zajął zajęła zajęli
    składał: złożył złożyła złożyli złożyłam | kucał: kucnął kucnęła kucnęli kucnęłam kucnąłem | zaglądał: zajrzał zajrzała zajrzeli zajrzałam | oglądał: obejrzał obejrzała obejrzeli obejrzałam | spoglądał: spojrzał spojrzała spojrzeli | wyglądał: wyjrzał wyjrzała wyjrzeli
    pytał: zapytał zapytała zapytali spytał spytała spytali | odpowiadał: odpowiedział odpowiedziała odpowiedzieli | opowiadał: opowiedział opowiedziała | podawał: podał podała podali podałam podaje | oddawał: oddał oddała oddali oddałam oddaje | stawiał: postawił postawiła postawili
    wyrzucał: wyrzucił wyrzuciła | wrzucał: wrzucił wrzuciła | zrzucał: zrzucił zrzuciła | tłumaczył: wytłumaczył wytłumaczyła | rysował: narysował narysowała | malował: pomalował pomalowała | karmił: nakarmił nakarmiła | gasił: zgasił zgasiła | kroił: ukroił ukroiła pokroił pokroiła
    gotował: ugotował ugotowała ugotowałam ugotowałem ugotowali | gwizdał: gwizdnął gwizdnęła gwiżdże | machał: machnął machnęła machnęli | kiwał: kiwnął kiwnęła | stukał: stuknął stuknęła zastukał zastukała | pukał: zapukał zapukała | płacił: zapłacił zapłaciła | liczył: policzył policzyła | kręcił: zakręcił zakręciła | czytał: przeczytał przeczytała`);

/** Endings of what is done now, with those by which it is told: "śpiewają", "śpiewał"; "kręcisz" of oneself too, and "ciągnęła" beside "ciągnie". */
export const presentForms: readonly (readonly [RegExp, string])[] = [
  [/(?<=\p{L}{2})n(?:ąłem|ęłam|ęłyśmy|ęliśmy|ął|ęła|ęło|ęli|ęły|iesz|iemy)$/u, "nie"],
  [/(?<=\p{L}{3})uj(?:ę|esz|e|emy|ecie|ą)$/u, "ował"],
  [/(?<=\p{L}{2})(?<!^(?:tom|łuk|eli|jon|jud|zachari))asz$/u, "ał"],
  [/(?<=\p{L}{3})(?<!ł)(?:am|amy)$|(?<=\p{L}{2})ają$/u, "ał"],
  [/(?<=\p{L}{2})(?<!^kal)(?:isz|imy)$/u, "ił"],
  [/(?<=\p{L}{2})(?:ysz|ymy)$/u, "ył"],
];
