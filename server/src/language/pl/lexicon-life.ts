import { entries } from "../entries.ts";
import type { Lexicon } from "../pack.ts";

type LifeWords = Pick<Lexicon, "events" | "senses" | "feelings" | "meanings">;

/** What happened, how it was sensed and felt, and what it came to mean. */
export const lifeWords: LifeWords = {
  events: entries(`
    urodził*, narodzin*, przyszedłem na świat, przyszłam na świat, przyszedł na świat, przyszła na świat,
    ochrzc*, chrzest, chrzciny, chrzcin, chrztu, komuni*, bierzmowan*, zamieszkał*, zamieszkali*,
    przeprowadzk*, przeprowadził*, przeprowadzili*, przeprowadzał*, przenieśli*, przeniósł*, przeniosł*,
    wyprowadz*, wyjechał*, wyjechali*, pojechał*, pojechali*, przyjechał*, przyjechali*, wrócił*, wrócili*,
    powrócił*, powrót, powrotu, wyemigrował*, emigrac*, uciekł*, uciekli*, ucieczk*, uciekał*, ruszył*,
    ruszyli*, wyruszył*, wyruszyli*, wyszedł*, wyszł*, wyszli*, poszedł*, poszł*, poszli*, przyszedł*,
    przyszła, przyszło, przyszłam, przyszli*, odszedł*, odeszł*, odeszli*, wstąpił*, zaczął*, zaczęł*,
    zaczęli*, skończył*, skończyli*, ukończył*, zdał, zdała, zdałem, zdałam, egzamin*, matur*, studiował*,
    uczył*, nauczył*, nauczyli*, pracował*, pracowali*, zatrudnił*, zatrudnili*, zarobił*, awansował*,
    zwolnił*, zwolnili*, strajk*, poznał*, poznali*, spotkał*, spotkali*, spotkani*, zakochał*, zakochali*,
    zaręczył*, zaręczyn*, oświadczył*, ożenił*, ożenek, pobrali*, wyszłam za mąż, wyszła za mąż, ślub, ślubu,
    ślubie, wesele, wesela, weselu, rozwód, rozwod*, rozwiodł*, rozwiedli*, rozstał*, rozstali*, rozstani*,
    pożegna*, żegnał*, umarł*, zmarł*, zmarli*, śmierć, śmierci, pogrzeb*, pochowa*, zginął, zginęł*,
    zginęli*, poległ*, zachorował*, chorował*, chorob*, operacj*, wyzdrowia*, wypadek, wojn*, powstani*,
    okupacj*, wyzwoleni*, aresztow*, wywieź*, wywiezion*, wysiedl*, przesiedl*, zesłan*, walczył*, walczyli*,
    bombardow*, wybuch*, wybuchł*, spalił*, spalili*, pożar*, powódź, powodzi, zaraza, zarazy, zarazę, głód,
    głodu, zniszczył*, ukrył*, ukrywał*, ukrywali*, zbudował*, zbudowali*, budował*, budowali*, wybudował*,
    kupił*, kupili*, sprzedał*, sprzedali*, dostał*, dostali*, otrzymał*, stracił*, stracili*, zgubił*,
    znalazł*, znaleź*, ukradł*, ukradli*, założył*, założyli*, otworzył*, otworzyli*, wygrał*, wygrali*,
    przegrał*, postanowił*, postanowili*, zdecydował*, wybrał*, wybrali*, obiecał*, przysięg*, podróż*,
    wycieczk*, pielgrzym*, wakacj*, zabawa, zabawy, zabawę, zabawie, potańców*, bal, balu, bale, święto,
    świętował*, świętowali*, uroczystoś*, jubileusz*, imieniny, imienin, urodziny, urodzin, wigili*, żniwa,
    żniwach, dożynk*, świniobici*, wykopki, spadł*, spadłem, spadłam, upadł*, złamał*, utonął, utonęł*,
    topił*, wpadł*, pobił*, pobili*, pokłócił*, pokłócili*, kłótni*, pogodził*, pogodzili*, zdarzył*,
    wydarzył*, wydarzeni*, zdarzeni*, stało się, przydarzył*, przygod*, trafił*, trafili*, pamiętam jak,
    pamiętam dzień, pewnego dnia, pewnego razu, nagle, przeżył*, przeżyli*, ocalał*, ocaleli, uratował*,
    uratowali*, pomógł*, pomogł*, pomogli*, wychował*, wychowali*, śpiewał*, śpiewali*, tańczył*, tańczyli*,
    zatańczył*, bawił*, bawili*, opuścił*, opuścili*, osiadł*, owdowia*, przysłał*, napisał*, emerytur*
  `),
  senses: entries(`
    zapach*, pachni*, pachnia*, pachnąc*, woń, woni, woniał*, woniejąc*, aromat*, śmierdz*, smród, smrodu,
    smak*, słodk*, słodycz*, gorzk*, kwaśn*, słony, słona, słone, słonego, ostry, ostra, ostre, ostrym,
    ostrą, ostrego, pyszn*, słychać, usłysza*, słyszał*, dźwięk*, dzwoni*, dzwon, dzwony, brzmia*, brzęk*,
    brzęcz*, stuk*, skrzypi*, skrzypia*, szum*, szumi*, szelest*, szelesz*, szept*, huk, huku, huczał*,
    grzmot*, grzmi*, hałas*, gwar, gwaru, gwarn*, krzyk*, śpiew*, melodi*, cich*, cisza, cisz*, głośn*,
    zimn*, chłod*, mroźn*, lodowat*, ciepł*, gorąco, gorąca, gorące, gorący, gorącą, gorącej, gorącego,
    upał*, parno, parny, parna, parne, mokr*, wilgotn*, sucho, suchy, sucha, suche, suchego, suchej,
    szorstk*, gładk*, miękk*, tward*, śliski*, lepki*, kłują*, kłuł*, ciemn*, ciemno*, mrok*, jasn*, jasno*,
    blask*, błyszcz*, lśni*, świeci, świecił*, świecą, biał*, białoś*, bielił*, wybielon*, czarn*, czerwon*,
    czerwien*, zielon*, zieleń, niebiesk*, żółt*, złocist*, srebrn*, brązow*, szary, szara, szare, szarego,
    szarej, szaro, różow*, kolorow*, barw*, widać było, widziałem, widziałam, pachniało, dotyk*
  `),
  feelings: entries(`
    boję, bałem, bałam, bał się, bała się, baliśmy, strach*, strasznie, straszn*, lęk, lęku, lękał*, lękiem,
    przeraż*, przerażen*, trwog*, groza, grozą, niepok*, obaw*, panik*, radoś*, radosn*, cieszy*, cieszył*,
    ucieszy*, uciech*, wesoł*, weselej, weselił*, rozwesel*, szczęśliw*, szczęści*, zadowol*, dumn*, duma,
    dumę, dumą, smut*, smutn*, żal, żalu, żalem, żałowa*, żałuj*, rozpacz*, płaka*, płakał*, płacz*,
    popłaka*, łzy, łez, łzami, łza, tęskni*, tęsknot*, samotn*, osamotn*, opuszczon*, miłoś*, kocha*,
    kochał*, pokocha*, zakocha*, czuł*, czułoś*, lubił*, lubili*, polubi*, uwielbi*, nienawi*, złość,
    złości*, zły, zła, wściek*, gniew*, rozgniewa*, obraził*, oburz*, uraz, urazę, wstyd*, zawstydz*,
    upokorz*, poczucie winy, zazdro*, zawiś*, wdzięczn*, ulga, ulgi, ulgę, ulgą, spokój, spokoj*, uspokoi*,
    bezpieczn*, nadziej*, rozczarow*, żal mi, zawied*, zawiod*, nudzi*, nuda, nudy, znudz*, ciekaw*,
    zaciekaw*, podziwia*, podziw, podziwu, zachwyt*, zachwyc*, zdumi*, zdziwi*, dziwił*, zaskocz*, wzrusz*,
    rozczul*, przejęt*, przejęci*, cierpi*, cierpia*, ból, bólu, bolał*, boleś*, zmęcz*, znużen*, wyczerpan*,
    bezradn*, bezsiln*, zagubion*, tremę, tremy, trema, nieśmiał*, odwag*, odważ*, współczu*, litoś*,
    litowa*, troska, troski, troskę, martwi*, zmartwi*, zgryzot*, przygnęb*, melanchol*, nostalgi*,
    przywiąza*, szanował*, szacun*, ufał*, ufnoś*, zaufa*, błogo, błogi*, przyjemn*, przykro, przykra,
    przykre, przykrą, przykry, przykrość, przykrości, w na sercu, serce mi, sercu, z ciężkim sercem, w duszy,
    na duszy, czułem się, czułam się, poczułem, poczułam, śmiać się, śmiałem się, śmiałam się, śmiał się,
    śmiała się, śmialiśmy, śmieliśmy się, śmiech*, wolny jak, lekko na sercu, ciężko na sercu
  `),
  meanings: entries(`
    nauczyło mnie, nauczyła mnie, nauczył mnie, nauczyli mnie, nauczyłem się, nauczyłam się,
    tego się nauczył*, zrozumiałem, zrozumiałam, zrozumia*, pojąłem, pojęłam, uświadomi*, przekonałem się,
    przekonałam się, doszedłem do wniosku, doszłam do wniosku, od tamtej pory, od tego czasu, od tej pory,
    od tego dnia, od tamtego dnia, odtąd, dlatego, dzięki temu, dzięki niemu, dzięki niej, przez to stałem,
    przez to stałam, to mnie ukształtow*, ukształtow*, odmienił*, zmieniło mnie, zmieniło moje życie,
    zmienił moje życie, zmieniła moje życie, wpłynęło na mnie, wpłynął na mnie, wpłynęła na mnie, zostało mi,
    zostało we mnie, zostało to we mnie, na całe życie, przez całe życie, do dziś, do dzisiaj, po dziś dzień,
    na zawsze, sens, sensu, znaczeni*, znaczyło, znaczy dla mnie, najważniejsz*, ważne było, ważne jest,
    cenię, doceni*, wartoś*, zasad*, mądroś*, lekcja, lekcję, nauka na, nauczka, przestrog*, zawdzięczam,
    zawdzięcz*, dziś wiem, teraz wiem, dziś myślę, teraz myślę, patrząc wstecz, z perspektywy, po latach,
    dopiero później, dopiero teraz, gdyby nie, bez tego, wierzę że, wierzę w, uważam, przekonan*, stałem się,
    stałam się, zrobiło ze mnie, wyszło na dobre, opłaciło się, warto było, warto, szkoda że, żałuję że
  `),
};
