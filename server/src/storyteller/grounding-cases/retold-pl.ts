import type { RetoldCases } from "./retold.ts";

export const pl: readonly RetoldCases[] = [
  {
    language: "pl",
    interview: "genowefa-pl",
    name: "Genowefa Kluska",
    people: [
      { name: "Walenty", who: "ojciec" },
      { name: "Staszek", who: "brat" },
      { name: "Hela", who: "siostra" },
      { name: "Tadek", who: "mąż" },
      { name: "Kuba", who: "wnuk" },
      { name: "Zośka", who: "koleżanka" },
    ],
    fair: [
      [
        "Imię wzięło się z kalendarza: urodziła się trzeciego stycznia, w dzień świętej Genowefy, i ksiądz nie dopuścił dyskusji.",
        [1],
      ],
      ["Matka wolała Marysię, a Genowefą nazywała ją tylko wtedy, kiedy była zła.", [1]],
      ["W browarze mówiono na nią Mała, ponieważ pracowała tam już jedna Gienia, wielka jak stodoła.", [1]],
      ["Ojciec wołał na nią Gwizdek, bo gwizdała za krową, choć dziewczynie nie było wolno.", [1]],
      [
        "Walenty Mazur był bednarzem w Jurkowie nad Dunajcem i robił beczki na kapustę, cebrzyki i dzieże.",
        [2],
      ],
      [
        "Jako siedmiolatka trzymała mu obręcze, a on ostrzegał, że jeśli puści, beczka ucieknie im do Krakowa.",
        [2],
      ],
      [
        "Od poniedziałku do piątku nie było we wsi lepszego człowieka, ale w sobotę zabierał pieniądze za beczki i szedł do Sroki.",
        [2],
      ],
      ["Matka posyłała po niego córkę, nie Staszka, bo Staszek by się pobił.", [4]],
      [
        "Dziewczynka wchodziła do izby i mówiła, że krowa się cieli, a ojciec wstawał, brał czapkę i szedł.",
        [4],
      ],
      ["Do stołu siadało ich czworo, bo matka jadła na stojąco, prosto z garnka, przy blasze.", [5]],
      [
        "Ziemniaki i kwaśne mleko jedli z jednej miski, a Staszek wyznaczał łyżką granicę, której nie wolno było przekroczyć.",
        [5],
      ],
      ["Dębowy stół, dzieło ojca, kołysał się trochę, więc pod nogę kładziono drewienko.", [5, 6]],
      [
        "Po śmierci matki w 1981 roku Staszek przejął dom i pole, a Genowefie przypadły cztery ary pod sadem.",
        [7],
      ],
      ["Rosła tam grusza, którą zaszczepił ojciec, klapsa tak słodka, że osy głupiały.", [7]],
      [
        "Brat twierdził, że drzewo jest jego, bo korzeń ma u siebie; ona odpowiadała, że gałęzie i gruszki są u niej.",
        [7],
      ],
      [
        "Pewnego ranka Staszek przyszedł z piłą i równo jak nożem obciął wszystkie gałęzie po jej stronie.",
        [7],
      ],
      ["Widział to Tadek z autobusu, bo wstał na pierwszy kurs, i zatrzymał się razem z pasażerami.", [7]],
      [
        "Grusza na złość rodziła jeszcze więcej, tylko po stronie brata, a owoce gniły, bo on ich nie jadł.",
        [7],
      ],
      ["Przez dwadzieścia dwa lata rodzeństwo nie odezwało się do siebie, nawet na weselu Marka.", [7]],
      ["Kiedy w 2004 roku Staszek umarł, stała z tyłu kościoła, pod chórem, i do trumny nie podeszła.", [7]],
      ["Potem Jurek postawił jej pod drzwiami kosz gruszek i odszedł bez słowa.", [7]],
      ["Zjadła je wszystkie sama, nocą, na stojąco, tak jak jadała matka.", [8, 5]],
      ["Trwało to trzy dni i nikogo nie poczęstowała, nawet pani Lusi, która przynosiła jej rosół.", [8]],
      [
        "W Okocimiu, na rozlewni, przepracowała trzydzieści jeden lat, a w tamtym huku rozmawiały z Zośką na migi.",
        [11],
      ],
      ["W lipcu 1972 roku butelka utknęła pod kapslownicą i maszyna złapała ją za rękaw.", [12]],
      [
        "Zośka, zamiast biec do wyłącznika, wrzuciła w łańcuch całą skrzynkę pełnych butelek, i wszystko stanęło.",
        [12],
      ],
      ["Za łańcuch potrącono Zośce trzy wypłaty, których Genowefa nigdy jej nie zwróciła.", [12]],
      [
        "Na ślubie z Tadkiem, w 1963 roku, gęś przeznaczona na rosół uciekła pod ołtarz, a ksiądz Kurek dokończył ceremonię z ptakiem pod pachą.",
        [14],
      ],
      [
        "Tadek zmarł w 1999 roku za kierownicą, na pętli w Zakliczynie, ale zdążył jeszcze zaciągnąć hamulec i otworzyć drzwi.",
        [14, 16],
      ],
      ["Rano pokłócili się o zabłocone buty, które do dziś stoją w przedpokoju.", [16, 18]],
    ],
    untrue: [
      ["Imię Genowefa wybrała matka.", [1]],
      ["Ojciec wołał na nią Mała.", [1]],
      ["Miała dziewięć lat, kiedy trzymała ojcu obręcze.", [2]],
      ["Ojciec szedł do Sroki w każdy piątek po pracy.", [2]],
      ["Matka posyłała po ojca Staszka.", [4]],
      ["Dębowy stół zrobił Staszek.", [5]],
      ["Gruszę zaszczepiła matka.", [7]],
      ["Genowefa obcięła gałęzie po stronie brata.", [7]],
      ["Tadek nie zatrzymał autobusu, kiedy zobaczył Staszka z piłą.", [7]],
      ["Na pogrzebie Staszka podeszła do trumny.", [7]],
      ["Gruszki od Jurka rozdała sąsiadom.", [8]],
      ["Zośka poleciała do wyłącznika.", [12]],
      ["Genowefa oddała Zośce trzy wypłaty.", [12]],
      ["Tadek zmarł w 1996 roku.", [14]],
      ["Zośka śmiała się, bo już jej wybaczyła.", [25]],
    ],
  },
  {
    language: "pl",
    interview: "stanislaw-pl",
    name: "Stanisław Wrona",
    people: [
      { name: "Józek", who: "brat" },
      { name: "Hela", who: "siostra" },
      { name: "Weronika", who: "ciotka" },
      { name: "Jadzia", who: "żona" },
    ],
    fair: [
      [
        "Urodził się ósmego maja, w dzień świętego Stanisława, toteż matka nie musiała długo szukać imienia.",
        [1],
      ],
      ["W domu mówiono na niego Stasiek, w fabryce Wrona.", [1]],
      ["Brat Józek był od niego o dwa lata starszy i według Heli bał się gęsi.", [2]],
      ["Po Józku nie zostało nic, nawet królicza czapka, którą zrobił ojciec.", [2]],
      [
        "W grudniu 1942 roku Niemcy dali rodzinie dwadzieścia minut i wywieźli ją do Zamościa, za druty.",
        [3],
      ],
      ["Matka zabrała pierzynę, chleb i dzieci, a ojciec nie wiadomo po co obcęgi.", [3]],
      ["W styczniu Józek umarł, a matka przez całe życie nie powiedziała o tym ani słowa.", [2, 3]],
      ["Co roku w Wigilię kładła na stole jedną łyżkę więcej i nikt nie pytał dlaczego.", [3]],
      ["Hela, pięć lat starsza, rządziła wszystkimi, a bała się tylko gąsiora Kapitana.", [4]],
      [
        "Kiedy ksiądz przyszedł po kolędzie, Kapitan zaczaił się za studnią, więc dom został poświęcony z furtki.",
        [4],
      ],
      [
        "Listonosz Pająk porzucił rower i uciekł przez gnojówkę, a Stasiek w jedno popołudnie nauczył się na nim jeździć.",
        [5],
      ],
      [
        "W 1959 roku, po zawodówce, pojechał do ciotki Weroniki na Bałuty z tekturową walizką i słoikiem smalcu.",
        [9],
      ],
      ["Na dworcu Kaliskim ktoś go popchnął i słoik rozbił się o peron.", [9]],
      [
        "Majster Szulc podał mu suwmiarkę i poprawił go: nie dwadzieścia milimetrów, tylko dwadzieścia i dwie dziesiąte.",
        [9],
      ],
      [
        "Na zabawie w Helenowie w 1963 roku nadepnął Jadzi na pantofel, a w poniedziałek wytoczył jej nowy obcas z mosiądzu.",
        [10],
      ],
    ],
    untrue: [
      ["Józek umarł w grudniu.", [3]],
      ["Hela bała się gęsi, a Józek nie.", [2]],
      ["Kapitana zjedli w 1949 roku.", [5]],
      ["Jadzia wytoczyła mu obcas z mosiądzu.", [10]],
      ["Matka opowiadała o Józku w każdą Wigilię.", [3]],
    ],
  },
];
