import { entries } from "../entries.ts";
import type { TopicWords } from "../pack.ts";
import type { TopicId } from "../subjects.ts";

/** Third interview, second half: what remains and what is still to come. */
export const wisdomLegacy = {
  proud_of: {
    name: "Powody do dumy",
    open: [
      "Co się [w życiu|Panu w życiu|Pani w życiu] udało?",
      "Co [cieszy|Pana cieszy|Panią cieszy] do dziś, choćby to była rzecz drobna?",
      "Czym [można się|może się Pan|może się Pani] pochwalić, bez fałszywej skromności?",
    ],
    facets: {
      event: [
        "Co [się zrobiło|Pan zrobił|Pani zrobiła] własnymi rękami, od początku do końca?",
        "Co udało się mimo wszystko?",
      ],
      who: ["Kto miał udział w tym powodzeniu?", "Czyje uznanie liczyło się najbardziej?"],
      where: ["Gdzie można dziś zobaczyć owoc tych starań?"],
      when: ["Ile czasu zabrało dojście do celu?", "W jakich latach dokonało się to dzieło?"],
      detail: [
        "Proszę opisać chwilę, kiedy stało się jasne, że wyszło.",
        "Jaki ślad, choćby kartka, świadczy o tym powodzeniu?",
      ],
      feeling: ["Co czuje się, patrząc na to, co się powiodło?"],
      meaning: ["Czemu właśnie to dzieło jest powodem do dumy?", "Co to powodzenie dało innym?"],
    },
    easier: ["Co wychodzi spod rąk najlepiej?", "Za co ludzie dziękowali?"],
    keywords: entries(`
      dumny, dumna, dumą, duma, dumę, dumni, osiągn*, udało mi się, dorobi*, wybudował*, zbudował*,
      odznaczen*, medal*, nagrod*, wychowałam
    `),
  },
  wisdom_event: {
    name: "Chwila mądrości",
    open: [
      "Kiedy w życiu zwyciężył rozsądek?",
      "W jakiej sprawie pomogło to, co się już w życiu przeszło?",
      "Proszę opowiedzieć o sporze, który dobrze się skończył.",
    ],
    facets: {
      event: ["Jak się w rodzinie godziło pokłóconych?"],
      who: ["Komu pomogło [dobre słowo|Pana słowo|Pani słowo]?"],
      where: ["W jakim gronie rozegrała się ta zawiła sytuacja?"],
      when: ["W jakim wieku przyszedł taki rozsądek?"],
      detail: ["Jak brzmiały słowa, które wtedy uspokoiły sprawę?"],
      feeling: ["Co podpowiadało serce w tej zawiłej sytuacji?"],
      meaning: ["Czym jest mądrość, sądząc po tej historii?"],
    },
    easier: ["Kto w okolicy uchodził za mądrego człowieka?", "O co inni przychodzą zapytać?"],
    keywords: entries(`
      mądroś*, mądrze, mądry, mądra, roztropn*, rozsądn*, rozsądek, doświadczeni*, pogodziłem ich,
      pogodziłam ich, po radę, przemyśla*
    `),
  },
  hopes_next_chapter: {
    name: "Nadzieje na to, co przed nami",
    open: [
      "Na co [się teraz|Pan teraz|Pani teraz] czeka z nadzieją?",
      "O czym [się jeszcze|Pan jeszcze|Pani jeszcze] marzy?",
      "Jak ma wyglądać następny rozdział?",
    ],
    facets: {
      event: [
        "Co [chciałoby się|chciałby Pan|chciałaby Pani] jeszcze przeżyć?",
        "Jaki byłby pierwszy krok ku temu marzeniu?",
      ],
      who: ["Z kim chciałoby się spędzać nadchodzące dni?", "Kto mógłby pomóc spełnić to życzenie?"],
      where: ["Dokąd chciałoby się jeszcze zajrzeć?"],
      when: [
        "O jakiej porze roku najlepiej byłoby to marzenie spełnić?",
        "Co miłego czeka w najbliższych miesiącach?",
      ],
      detail: [
        "Proszę opisać dobry dzień w nadchodzącym czasie.",
        "Co przyda się zabrać w ten następny rozdział?",
      ],
      feeling: ["Co dodaje pogody ducha, gdy myśli się o przyszłości?"],
      meaning: ["Czemu warto poświęcić siły w nadchodzącym czasie?", "Jaki sens ma marzyć w każdym wieku?"],
    },
    easier: [
      "Na czyj telefon [czeka się|czeka Pan|czeka Pani] chętnie?",
      "Jaką potrawę [chciałoby się|chciałby Pan|chciałaby Pani] znowu zjeść?",
    ],
    keywords: entries(`
      nadziej*, marzę, marzeni*, chciałbym jeszcze, chciałabym jeszcze, przyszłoś*, doczeka*,
      żeby tylko zdrowie, byle zdrowie, mam plany, planuję, zobaczyć jeszcze
    `),
  },
  how_to_be_remembered: {
    name: "Ślad w pamięci",
    open: [
      "Co ludzie mają [zapamiętać|o Panu zapamiętać|o Pani zapamiętać]?",
      "Jakie wspomnienie [dobrze byłoby|chciałby Pan|chciałaby Pani] po sobie zostawić?",
      "Po latach ktoś młody ogląda [stare zdjęcie|stare zdjęcie Pana|stare zdjęcie Pani]. Co ma wiedzieć o [osobie, która na nim jest|tym człowieku|tej kobiecie]?",
    ],
    facets: {
      event: [
        "Którą [historię|swoją historię|swoją historię] warto powtarzać wnukom?",
        "Co [się zrobiło takiego|zrobił Pan takiego|zrobiła Pani takiego], że warto to pamiętać?",
      ],
      who: [
        "W czyjej pamięci chciałoby się trwać?",
        "Kto zna najprawdziwszy obraz osoby, która tu opowiada?",
      ],
      where: ["Jakie miejsce ma przywoływać to wspomnienie?"],
      when: [
        "Przy jakich okazjach ma wracać to wspomnienie?",
        "Z którego okresu życia pochodzi najwierniejszy obraz?",
      ],
      detail: [
        "Jaki przedmiot ma po latach przypominać tę osobę?",
        "Jakie zdanie mogłoby stanąć pod fotografią?",
      ],
      feeling: ["Jaki uśmiech ma budzić to wspomnienie?"],
      meaning: ["Co w tym śladzie jest najcenniejsze?", "Co znaczy dobrze zapisać się w ludzkiej pamięci?"],
    },
    easier: ["Które zdjęcie ma wisieć na ścianie?", "Z jakiego powiedzonka znają człowieka bliscy?"],
    keywords: entries(`
      zapamięta*, będą wspominać, wspominali mnie, żeby mnie wspominali, po mojej śmierci, jak umrę,
      gdy mnie zabraknie, jak mnie nie będzie, zostanie po mnie, w pamięci ludzi
    `),
  },
  life_theme: {
    name: "Nić przewodnia",
    open: [
      "Co w [tym życiu|Pana życiu|Pani życiu] wraca jak refren?",
      "Gdyby całe [życie|Pana życie|Pani życie] miało jeden tytuł, jak by brzmiał?",
      "Jaka nić biegnie przez tę opowieść?",
    ],
    facets: {
      event: ["Co się [w życiu|Panu w życiu|Pani w życiu] ciągle powtarzało?"],
      who: ["Kto był obok przez całe życie?"],
      where: ["W jakim krajobrazie ta nić się snuje?"],
      when: ["Od jakiego momentu widać ten powracający refren?"],
      detail: ["Jaki obraz oddaje całe to życie?"],
      feeling: ["Jaki ton uczuć przeważa w tej opowieści?"],
      meaning: ["Co ten refren znaczy, gdy spojrzeć na całość?"],
    },
    easier: ["Jaki kolor pasuje do tego życia?", "Które słowo najczęściej tu pada?"],
    keywords: entries(`
      całe życie, przez całe życie, nić, motto, sens życia, sensem życia, moje życie to, takie jest życie,
      takie było moje życie, przeznaczeni*, los tak chciał
    `),
  },
  messages_to_named_people: {
    name: "Słowa dla bliskich",
    open: [
      "Dla kogo [warto|chciałby Pan|chciałaby Pani] zostawić tu osobne słowo?",
      "Gdyby [napisać|pisał Pan|pisała Pani] teraz krótki list, do kogo by poszedł?",
      "Proszę pomyśleć o kimś drogim. Co ta osoba ma usłyszeć?",
    ],
    facets: {
      event: ["Jaki wspólny dzień warto w takim liście przypomnieć?"],
      who: ["Kto następny powinien dostać kilka słów?"],
      where: ["W jakim zakątku ta osoba mogłaby odczytać te słowa?"],
      when: ["Przy jakiej okazji te słowa mają dotrzeć?"],
      detail: ["Jak zwrócić się do tej osoby w pierwszych słowach listu?"],
      feeling: ["Jakie uczucie mają nieść te słowa?"],
      meaning: ["Dlaczego to przesłanie ma trafić właśnie tam?"],
    },
    easier: [
      "Kogo [warto|chciałby Pan|chciałaby Pani] stąd pozdrowić?",
      "Jakim życzeniem zakończyć taki list?",
    ],
    keywords: entries(`
      chcę ci powiedzieć, chcę wam powiedzieć, przekażcie, niech wie, niech wiedzą, list do, pozdrawiam,
      moje dzieci niech, kochane wnuki, kochani, przesłani*
    `),
  },
  anything_missed: {
    name: "To, o czym jeszcze nie było mowy",
    open: [
      "O czym jeszcze nie było mowy, choć powinno?",
      "Jaka historia czeka jeszcze na swoją kolej?",
      "Proszę dodać to, o co nikt tu nie zapytał.",
    ],
    facets: {
      event: [
        "Jaka historia [prosi się jeszcze o opowiedzenie|chodzi Panu jeszcze po głowie|chodzi Pani jeszcze po głowie]?",
        "Co ostatnio [się przypomniało|się Panu przypomniało|się Pani przypomniało]?",
      ],
      who: ["O kim jeszcze nie było mowy?", "Czyj głos powinien tu zabrzmieć?"],
      where: ["Jakie miejsce zostało dotąd przemilczane?"],
      when: [
        "Który okres został potraktowany po macoszemu?",
        "Z jakich lat pochodzi to, co warto dopowiedzieć?",
      ],
      detail: ["Jaki szczegół wymaga poprawienia?", "Proszę przypomnieć drobiazg, który umknął."],
      feeling: ["Jaka emocja nie znalazła tu dotąd miejsca?"],
      meaning: ["Co sprawia, że ta dopowiedziana historia powinna tu być?", "Jaką myślą warto to uzupełnić?"],
    },
    easier: ["Jaką historyjkę opowiada się dla śmiechu?", "O jakim zwierzęciu warto wspomnieć?"],
    keywords: entries(`
      zapomniałem powiedzieć, zapomniałam powiedzieć, zapomniałem dodać, zapomniałam dodać, jeszcze jedno,
      jeszcze chciałem, jeszcze chciałam, na koniec, muszę dodać, dodam jeszcze, chciałbym dodać,
      chciałabym dodać
    `),
  },
} satisfies Partial<Record<TopicId, TopicWords>>;
