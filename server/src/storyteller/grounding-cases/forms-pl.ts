import type { FormCases } from "./forms.ts";

export const pl: FormCases = {
  language: "pl",
  name: "Stefania Kurzawa",
  people: [
    {
      name: "Walenty",
      who: "ojciec",
    },
    {
      name: "Rozalia",
      who: "matka",
    },
    {
      name: "Hanka",
      who: "siostra",
    },
    {
      name: "Tadeusz",
      who: "mąż",
    },
    {
      name: "Jolanta",
      who: "córka",
    },
  ],
  elsewhere: [],
  cases: [
    [
      "Mama gotuje żurek co niedzielę. Pachnie w całym domu.",
      "Matka gotowała żurek co niedzielę, a pachniało w całym domu.",
      "Matka gotowała rosół co niedzielę, a pachniało w całym domu.",
    ],
    [
      "Ugotowałam mu zupę i wyszłam.",
      "Gotowała mu zupę, potem wychodziła.",
      "Gotowała mu kaszę, potem wychodziła.",
    ],
    [
      "Wychodziłam z domu o czwartej, jeszcze było ciemno.",
      "Wyszła z domu o czwartej, po ciemku.",
      "Wyszła z domu o piątej, po ciemku.",
    ],
    [
      "W domu byłam Stefcia, a w szkole Stefka.",
      "Stefcią była w domu, Stefką w szkole.",
      "Stefcią była w szkole, Stefką w domu.",
    ],
    [
      "Miałam cztery latka, jak nas wywieźli.",
      "Jako czteroletnią wywieziono ją z rodziną.",
      "Jako pięcioletnią wywieziono ją z rodziną.",
    ],
    [
      "Hanka miała warkocz do pasa. Obciął jej fryzjer w Kutnie.",
      "Fryzjer w Kutnie obciął Hance warkocz, który sięgał pasa.",
      "Fryzjer w Łodzi obciął Hance warkocz, który sięgał pasa.",
    ],
    [
      "Mieszkałam u Hanki trzy lata, za szafą.",
      "Trzy lata przemieszkała za szafą u siostry.",
      "Cztery lata przemieszkała za szafą u siostry.",
    ],
    ["Nigdy nie mieliśmy radia.", "Radia nie było u nich w domu nigdy.", "Radio było u nich w domu zawsze."],
    [
      "Po śmierci Tadeusza mama już nie śpiewała.",
      "Od śmierci Tadeusza matka przestała śpiewać.",
      "Od śmierci Walentego matka przestała śpiewać.",
    ],
    [
      "Wyszłam tylko po chleb. Jak wróciłam, milicja już była.",
      "Wyszła była tylko po chleb, a kiedy wróciła, zastała milicję.",
      "Wyszła była tylko po mleko, a kiedy wróciła, zastała milicję.",
    ],
    [
      "Nie lubię flaków, ale zjadłam wszystkie, bo Tadeusz gotował.",
      "Choć nie lubi flaków, zjadła całe, bo ugotował je Tadeusz.",
      "Choć nie lubi flaków, zjadła całe, bo ugotował je Walenty.",
    ],
    [
      "Urodziłam się w Krośniewicach, a za mąż poszłam do Kutna.",
      "Z Krośniewic, gdzie się urodziła, poszła za mąż do Kutna.",
      "Z Krośniewic, gdzie się urodziła, poszła za mąż do Płocka.",
    ],
    [
      "Ojciec pił. Przepijał całą wypłatę, a potem płakał.",
      "Ojciec przepił całą wypłatę, a potem zapłakał.",
      "Ojciec przepił całą wypłatę, a potem zaśpiewał.",
    ],
    [
      "Roznosiłam pocztę siedemnaście lat.",
      "Przez siedemnaście lat nosiła pocztę.",
      "Przez osiemnaście lat nosiła pocztę.",
    ],
    [
      "Mama wciąż robiła na drutach. Zrobiła mi niebieski sweter do gimnazjum.",
      "Matka, robiąca wciąż na drutach, zrobiła jej do gimnazjum sweter niebieski.",
      "Matka, robiąca wciąż na drutach, zrobiła jej do gimnazjum sweter czerwony.",
    ],
    [
      "Leżałyśmy z Hanką w sianie i słuchałyśmy burzy.",
      "Leżąc w sianie, obie z Hanką wsłuchiwały się w burzę.",
      "Leżąc w słomie, obie z Hanką wsłuchiwały się w burzę.",
    ],
    [
      "On leży w Łęczycy. Noszę mu wrzosy co jesień.",
      "Co jesień Stefania zanosi wrzosy na grób w Łęczycy.",
      "Co jesień Stefania zanosi róże na grób w Łęczycy.",
    ],
    [
      "Miałam osiemnaście lat, a on dwadzieścia cztery, jak żeśmy się zaręczyli.",
      "Osiemnastolatka zaręczyła się z dwudziestoczterolatkiem.",
      "Siedemnastolatka zaręczyła się z dwudziestoczterolatkiem.",
    ],
    [
      "Pani powiedziała, że nic ze mnie nie będzie, i wierzyłam jej przez lata.",
      "Latami wierzyła nauczycielce, która mówiła, że nic z niej nie będzie.",
      "Latami wierzyła księdzu, który mówił, że nic z niej nie będzie.",
    ],
    [
      "Sprzedaliśmy gospodarstwo i kupiliśmy mieszkanie w bloku.",
      "Gospodarstwo zostało sprzedane, kupiono mieszkanie w bloku.",
      "Gospodarstwo zostało sprzedane, kupiono sklep w bloku.",
    ],
    [
      "Tadeusz uczył mnie jeździć mleczarką. Wjechałam w słup.",
      "Kiedy Tadeusz nauczył ją jeździć mleczarką, wjechała w słup.",
      "Kiedy Tadeusz nauczył ją jeździć mleczarką, wjechała w płot.",
    ],
    [
      "Nie pamiętam żadnych urodzin sprzed ósmego roku.",
      "Żadnych urodzin sprzed ósmego roku nie zapamiętała.",
      "Żadnych urodzin sprzed dziewiątego roku nie zapamiętała.",
    ],
    [
      "Jak wojna się skończyła, palili ogień na górce, a ja miałam czerwone buty mamy.",
      "Na koniec wojny na górce zapalono ogień, a Stefcia włożyła czerwone buty matki.",
      "Na koniec wojny na górce zapalono ogień, a Stefcia włożyła czerwone buty babki.",
    ],
    [
      "Pisał do mnie Tadeusz co niedziela z wojska.",
      "Co niedzielę Tadeusz napisał do niej z wojska.",
      "Co sobotę Tadeusz napisał do niej z wojska.",
    ],
    [
      "Nie powiedziałam Joli o pieniądzach. Nie mogłam.",
      "Jolanta nigdy nie dowiedziała się od niej o pieniądzach.",
      "Jolanta dowiedziała się od niej o pieniądzach.",
    ],
    [
      "Chłopczyk żył tylko trzy dni. Piotruś.",
      "Piotruś przeżył zaledwie trzy dni.",
      "Piotruś przeżył zaledwie cztery dni.",
    ],
    [
      "Teściowa wprowadziła się do nas i była dziewiętnaście lat.",
      "Matka Tadeusza zamieszkała z nimi i została na dziewiętnaście lat.",
      "Siostra Tadeusza zamieszkała z nimi i została na dziewiętnaście lat.",
    ],
    ["Boję się wody od wypadku.", "Od wypadku bała się wody.", "Od wypadku bała się ognia."],
    [
      "Spało nas sześcioro w dwóch izbach.",
      "W dwóch izbach sypiało sześć osób.",
      "W trzech izbach sypiało sześć osób.",
    ],
    [
      "Wsiadłam w autobus do Sieradza, wysiadłam pod szpitalem i zapytałam o pracę.",
      "Wsiadłszy w autobus do Sieradza, wysiadła pod szpitalem i spytała o pracę.",
      "Wsiadłszy w autobus do Sieradza, wysiadła pod szkołą i spytała o pracę.",
    ],
    [
      "Przebaczyłam jej dopiero w osiemdziesiątym siódmym.",
      "W 1987 roku przebaczyła jej wreszcie.",
      "W 1978 roku przebaczyła jej wreszcie.",
    ],
    [
      "Pies mnie ugryzł raz jeden, i ojciec go więcej nie wpuścił do domu.",
      "Pies ugryzł ją tylko raz, a ojciec nie wpuszczał go odtąd do domu.",
      "Pies ugryzł ją tylko raz, a dziadek nie wpuszczał go odtąd do domu.",
    ],
    [
      "Jolka miała trzy latka, jak dostała odry, i ogłuchła na jedno ucho.",
      "Trzyletnia Jolka po odrze ogłuchła na jedno ucho.",
      "Trzyletnia Jolka po odrze ogłuchła na oba ucha.",
    ],
    [
      "Moja siostra sprzedawała wianki na rynku w Łęczycy.",
      "Na łęczyckim rynku Hanka sprzedawała wianki.",
      "Na łęczyckim rynku Hanka sprzedawała jabłka.",
    ],
    [
      "Zarżnęli świnię i schowali pod podłogą, bo szli Niemcy.",
      "Świnię zarżnięto i ukryto pod podłogą, bo nadchodzili Niemcy.",
      "Świnię zarżnięto i ukryto pod podłogą, bo nadchodzili Rosjanie.",
    ],
    [
      "Odkładałam pięć złotych co tydzień do puszki po kakao.",
      "Co tydzień odłożyła do puszki po kakao pięć złotych.",
      "Co tydzień odłożyła do puszki po kakao dziesięć złotych.",
    ],
    ["Przynosił mi gruszki w czapce.", "Przyniósł jej w czapce gruszki.", "Przyniósł jej w czapce śliwki."],
    [
      "Zamykałam sklep o szóstej i szłam piechotą do Strzegocina.",
      "Zamknąwszy sklep o szóstej, poszła piechotą do Strzegocina.",
      "Zamknąwszy sklep o siódmej, poszła piechotą do Strzegocina.",
    ],
    [
      "Ojciec kupował nam cukierki, jak sprzedał konia.",
      "Po sprzedaniu konia ojciec kupił im cukierki.",
      "Po sprzedaniu krowy ojciec kupił im cukierki.",
    ],
    [
      "Uciekłyśmy do lasu i siedziałyśmy tam do rana.",
      "Uciekając do lasu, przesiedziały tam aż do rana.",
      "Uciekając do lasu, przesiedziały tam aż do wieczora.",
    ],
    ["Nikt nie odezwał się słowem przy stole.", "Przy stole panowała cisza.", "Przy stole panował śmiech."],
  ],
};
