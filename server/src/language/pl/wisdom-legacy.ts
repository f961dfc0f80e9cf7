import { entries } from "../entries.ts";
import type { TopicId, TopicWords } from "../pack.ts";

/** Third interview, second half: what remains and what is still to come. */
export const wisdomLegacy = {
  proud_of: {
    name: "Powody do dumy",
    open: [
      "Proszę opowiedzieć o czymś, co się w życiu udało.",
      "Z jakiego własnego dzieła płynie zadowolenie?",
      "Co z dokonanych rzeczy, choćby drobnych, cieszy do dziś?",
    ],
    facets: {
      event: ["Jak powstawało to, co się udało?", "Jaka trudność stała na drodze do tego powodzenia?"],
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
    easier: ["Co wychodzi spod rąk najlepiej?", "Za co zbierało się od ludzi podziękowania?"],
    keywords: entries(`
      dumny, dumna, dumą, duma, dumę, dumni, osiągn*, udało mi się, dorobi*, wybudował*, zbudował*,
      odznaczen*, medal*, nagrod*, wychowałam
    `),
  },
  wisdom_event: {
    name: "Chwila mądrości",
    open: [
      "Proszę opowiedzieć o sytuacji, w której zwyciężył rozsądek.",
      "Kiedy życiowe doświadczenie podpowiedziało właściwe wyjście?",
      "Proszę opowiedzieć o sporze, który dało się mądrze zakończyć.",
    ],
    facets: {
      event: ["Jak rozwiązała się ta zawiła sytuacja?"],
      who: ["Komu to rozsądne wyjście pomogło?"],
      where: ["W jakim gronie rozegrała się ta zawiła sytuacja?"],
      when: ["W jakim wieku przyszedł taki rozsądek?"],
      detail: ["Jak brzmiały słowa, które wtedy uspokoiły sprawę?"],
      feeling: ["Co podpowiadało serce w tej zawiłej sytuacji?"],
      meaning: ["Czym jest mądrość, sądząc po tej historii?"],
    },
    easier: ["Kto uchodził w okolicy za mądrego człowieka?", "W jakich sprawach inni pytają o zdanie?"],
    keywords: entries(`
      mądroś*, mądrze, mądry, mądra, roztropn*, rozsądn*, rozsądek, doświadczeni*, pogodziłem ich,
      pogodziłam ich, po radę, przemyśla*
    `),
  },
  hopes_next_chapter: {
    name: "Nadzieje na to, co przed nami",
    open: [
      "Proszę opowiedzieć, czego wygląda się z nadzieją.",
      "Jak ma wyglądać następny rozdział?",
      "O czym marzy się na nadchodzący czas?",
    ],
    facets: {
      event: ["Co chciałoby się jeszcze przeżyć?", "Jaki byłby pierwszy krok ku temu marzeniu?"],
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
    easier: ["Na czyj telefon czeka się chętnie?", "Jaką potrawę chciałoby się znowu zjeść?"],
    keywords: entries(`
      nadziej*, marzę, marzeni*, chciałbym jeszcze, chciałabym jeszcze, przyszłoś*, doczeka*,
      żeby tylko zdrowie, byle zdrowie, mam plany, planuję, zobaczyć jeszcze
    `),
  },
  how_to_be_remembered: {
    name: "Ślad w pamięci",
    open: [
      "Co ma zostać w pamięci ludzi po latach?",
      "Jakie wspomnienie chciałoby się po sobie zostawić wśród bliskich?",
      "Proszę wyobrazić sobie, że ktoś młody ogląda po latach stare zdjęcie. Co ma wiedzieć o osobie, którą tam widzi?",
    ],
    facets: {
      event: ["Która własna historia powinna być powtarzana?", "Jaki uczynek mógłby mówić za całe życie?"],
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
      "Jaka nić biegnie przez całą tę opowieść?",
      "Gdyby życiu nadać jeden tytuł, jak by brzmiał?",
      "Proszę powiedzieć, co w tym życiu powracało jak refren.",
    ],
    facets: {
      event: ["W którym zdarzeniu tę nić widać najwyraźniej?"],
      who: ["Kto tę nić przędł od początku?"],
      where: ["W jakim krajobrazie ta nić się snuje?"],
      when: ["Od jakiego momentu widać ten powracający refren?"],
      detail: ["Jaki obraz oddaje całe to życie?"],
      feeling: ["Jaki ton uczuć przeważa w tej opowieści?"],
      meaning: ["Co ten refren znaczy, gdy spojrzeć na całość?"],
    },
    easier: ["Jaka barwa pasuje do tego życia?", "Które słowo pada w tych wspomnieniach najczęściej?"],
    keywords: entries(`
      całe życie, przez całe życie, nić, motto, sens życia, sensem życia, moje życie to, takie jest życie,
      takie było moje życie, przeznaczeni*, los tak chciał
    `),
  },
  messages_to_named_people: {
    name: "Słowa dla bliskich",
    open: [
      "Dla kogo warto zostawić tu osobne słowo?",
      "Proszę pomyśleć o kimś drogim. Jakie przesłanie ma do tej osoby trafić?",
      "Proszę podyktować krótki list do wybranej osoby.",
    ],
    facets: {
      event: ["Jakie wspólne przeżycie warto przypomnieć w takim liście?"],
      who: ["Kto następny powinien dostać kilka słów?"],
      where: ["W jakim zakątku ta osoba mogłaby odczytać te słowa?"],
      when: ["Przy jakiej okazji te słowa mają dotrzeć?"],
      detail: ["Jak zwrócić się do tej osoby w pierwszych słowach listu?"],
      feeling: ["Jakie uczucie mają nieść te słowa?"],
      meaning: ["Dlaczego to przesłanie ma trafić właśnie tam?"],
    },
    easier: ["Komu przekazać pozdrowienie?", "Jakim życzeniem zakończyć taki list?"],
    keywords: entries(`
      chcę ci powiedzieć, chcę wam powiedzieć, przekażcie, niech wie, niech wiedzą, list do, pozdrawiam,
      moje dzieci niech, kochane wnuki, kochani, przesłani*
    `),
  },
  anything_missed: {
    name: "To, o czym jeszcze nie było mowy",
    open: [
      "O czym jeszcze nie było tu mowy, a należy do tej opowieści?",
      "Jaka historia czeka jeszcze na swoją kolej?",
      "Proszę dodać to, o co nikt tu nie zapytał.",
    ],
    facets: {
      event: [
        "Jak przebiegała ta pominięta dotąd historia?",
        "Co jeszcze wydarzyło się w tej dopowiadanej historii?",
      ],
      who: ["Kto nie doczekał się jeszcze wzmianki?", "Czyj głos powinien tu zabrzmieć?"],
      where: ["Jakie miejsce zostało dotąd przemilczane?"],
      when: [
        "Który okres został potraktowany po macoszemu?",
        "Z jakich lat pochodzi to, co warto dopowiedzieć?",
      ],
      detail: ["Jaki szczegół wymaga poprawienia?", "Proszę przypomnieć drobiazg, który umknął."],
      feeling: ["Jaka emocja nie znalazła tu dotąd miejsca?"],
      meaning: ["Co sprawia, że ta dopowiedziana historia powinna tu być?", "Jaką myślą warto to uzupełnić?"],
    },
    easier: ["Jaka anegdota rozśmiesza przy stole?", "O jakim zwierzęciu warto wspomnieć?"],
    keywords: entries(`
      zapomniałem powiedzieć, zapomniałam powiedzieć, zapomniałem dodać, zapomniałam dodać, jeszcze jedno,
      jeszcze chciałem, jeszcze chciałam, na koniec, muszę dodać, dodam jeszcze, chciałbym dodać,
      chciałabym dodać
    `),
  },
} satisfies Partial<Record<TopicId, TopicWords>>;
