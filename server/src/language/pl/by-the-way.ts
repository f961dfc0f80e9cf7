import type { ByTheWay } from "../by-the-way.ts";
import { entriesBothWays } from "../entries.ts";

/** What shows that a subject was told without its own word, and how it is asked about when it may have been. */
export const byTheWay: ByTheWay = {
  family_of_origin: {
    tells: entriesBothWays(`
      mamie, mamą, mamusia, mamusi, mamusię, matce, matką, ojcu, ojcem, tatę, tacie, tatą, tatuś, tatusia, rodzicami, rodzicom, bratem,
      bratu, braciszek, braciszka, babcia, babci, babcię, babcią, dziadek, dziadka, dziadkiem, było nas troje, było nas czworo,
      było nas pięcioro, było nas sześcioro, było nas siedmioro, było nas dwoje, najmłodsza z nas, najstarszy z nas
    `),
    more: [
      "Kto z domu dzieciństwa powinien się tu jeszcze pojawić?",
      "O kim z domu rodzinnego nie było jeszcze mowy?",
      "Kto jeszcze należał do tego pierwszego domu?",
    ],
  },
  places_lived: {
    tells: entriesBothWays(`
      mieszkam, mieszkamy, mieszkanie dostaliśmy, dostaliśmy mieszkanie, mieszkanie dostałam, mieszkanie dostałem, dostałam mieszkanie,
      dostałem mieszkanie, przydział, na stancji, w hotelu robotniczym, w bursie, w internacie, kątem u, wprowadziliśmy, wprowadziłam,
      wprowadziłem, na swoim, na swoje, przyjechałam do, przyjechałem do, wyjechałam do, wyjechałem do
    `),
    more: [
      "Gdzie jeszcze [się w życiu mieszkało|Pan w życiu mieszkał|Pani w życiu mieszkała]?",
      "Które z miejsc, w których [się mieszkało|Pan mieszkał|Pani mieszkała], nie zostało jeszcze wspomniane?",
    ],
  },
  childhood_home: {
    tells: entriesBothWays(
      `
      u nas w domu, w domu u nas, w chałupie, chałupa, chałupę, na strychu, przy piecu, w izbie, mieszkaliśmy w, mieszkaliśmy na
    `,
    ),
    more: [
      "Co z domu dzieciństwa jeszcze nie zostało powiedziane?",
      "Który kąt domu z dzieciństwa [pamięta się|pamięta Pan|pamięta Pani] najlepiej?",
    ],
  },
  school_outline: {
    tells: entriesBothWays(`
      do szkoły, w szkole, ze szkoły, po szkole, do klasy, w klasie, pierwszej klasy, drugiej klasy, trzeciej klasy, siódmej klasy,
      podstawówk*, zawodówk*, technikum, liceum, nauczyciel*, pani od, lekcj*, świadectwo
    `),
    more: [
      "Co z lat szkolnych jeszcze nie zostało powiedziane?",
      "Co ze szkoły [zostało w pamięci|zostało Panu w pamięci|zostało Pani w pamięci]?",
    ],
  },
  work_outline: {
    tells: entriesBothWays(`
      pracował*, pracuję, pracowaliśmy, robota, roboty, robocie, robotę, robotą, na zmianę, na zmiany, na nocnej, na nocki, na nocce,
      nocna zmiana, nocną zmianę, fabryk*, etat*, brygad*, majster, majstra, majstrowi, podmajstrz*, kierownik*, wypłat*, pensj*, dniówk*,
      zwolnili mnie, na rentę, na emeryturę, na emeryturze, przyjęli mnie, w kopalni, na kopalni, w hucie, w stoczni, w browarze,
      w mleczarni, w cukrowni, w biurze, w centrali, za ladą, przy taśmie, przy maszynie, przy krosnach, terminował*, w warsztacie,
      w tartaku, w pegeerze, pgr, spółdzielni*, szyłam, krawcow*, uczyłam w, uczyłem w, jeździłem na, na budowie, na budowach, pływałem,
      kierowcą, u mnie w pracy
    `),
    more: [
      "O jakiej pracy jeszcze nie było tu mowy?",
      "Co [się jeszcze w życiu robiło|Pan jeszcze w życiu robił|Pani jeszcze w życiu robiła], o czym nie było mowy?",
      "Jaki kawałek pracy został jeszcze do opowiedzenia?",
    ],
  },
  partners_children: {
    tells: entriesBothWays(`
      mężowi, mojego męża, żony, żonie, córki, córce, córkę, córką, synem, synów, synek, synka, córeczk*, ślubie, ślubu, pobrali*,
      pobrały, wyszłam za, wesele, wesela, weselu, rozwiedli*, rozwiodł*, rozwód, rozwodzie, urodziłam, urodził mi się, urodziła mi się,
      urodził nam się, urodziła nam się, urodziły się, byłam w ciąży, lat razem, lata razem, zięć*, synow*, teściow*, teść, teścia,
      teściem, wnucz*, wnuk*, prawnuk*, owdowia*, mój stary, moja stara, mój chłop, poznaliśmy się, żeśmy się poznali,
      chodziliśmy ze sobą, żyliśmy razem
    `),
    more: [
      "Kto z bliskich powinien się tu jeszcze pojawić?",
      "O kim bliskim nie było tu jeszcze mowy?",
      "O kim z najbliższych warto jeszcze opowiedzieć?",
    ],
  },
  people_who_mattered: {
    tells: entriesBothWays(
      `
      koleżank*, koleg*, przyjaciółka, przyjaciółki, sąsiadka, sąsiadki, sąsiadkę, narzeczony, uratował*, pomogła mi, pomógł mi
    `,
    ),
    more: ["Kto spoza rodziny powinien się tu jeszcze pojawić?", "O kim spoza domu nie było jeszcze mowy?"],
  },
};
