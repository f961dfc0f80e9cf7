import { formsOf } from "../story-words.ts";

/** Forms of verbs that share no beginning with their other forms, each with the one they are compared by. */
export const verbForms: ReadonlyMap<string, string> = formsOf(`
    szedł: szedłem szła szłam szli poszedł poszedłem poszła poszłam poszli iść idę idzie pójść | był: jest są być byłem byłam była było byli | przyszedł: przyszła przyszli przyszłam przyszedłem przychodzi
    umarł: umarła umierał umierała umrzeć | wziął: wzięła wzięłam wziąłem wzięli bierze brał brała | mówił: mówi mówię mówią powiedział powiedziała powiedziałam powiedziałem
    jechał: jechała jechali jedzie pojechał pojechała pojechali jechać | znalazł: znalazła znaleźli znaleziono znaleźć | przyniósł: przyniosła przynieśli przynieść przynosi | jadł: jadła jedli je zjadł zjadła zjedli | zaczął: zaczęła zaczęli zacząć
    zdjął: zdjęła zdjęli | wyszedł: wyszła wyszli wychodził wychodziła | odszedł: odeszła odeszli | wszedł: weszła weszli | siadł: usiadł usiadła usiedli siadła | dał: dała dali dawał dawała daje
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
    bał: boi boję boją bała bali | tańczył: zatańczył zatańczyła | obierał: obrał obrała | zabijał: zabił zabiła zabili | stawał: stanął stanęła stanęli | ginął: zginął zginęła zginęli | dowiadywał: dowiedział dowiedziała`);
