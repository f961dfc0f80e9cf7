import type { RetoldCases } from "./retold.ts";

export const pl: readonly RetoldCases[] = [
  {
    language: "pl",
    interview: "halina-pl",
    name: "Halina Wołkowicz",
    people: [
      { name: "Stanisław", who: "ojciec" },
      { name: "Bronisława", who: "matka" },
      { name: "Jadzia", who: "siostra" },
      { name: "Marysia", who: "siostra" },
      { name: "Franek", who: "brat" },
      { name: "Kazik", who: "mąż" },
      { name: "Basia", who: "córka" },
      { name: "Andrzej", who: "syn" },
      { name: "Ola", who: "wnuczka" },
    ],
    fair: [
      ["Ojciec, kowal, liczył na syna, a urodziła się córka.", [1]],
      ["Mama nie podnosiła głosu, kiedy się złościła; dom wiedział o tym po garnkach.", [2]],
      ["Śpiewała tylko przy krowie, aż do zimy 1949 roku, kiedy zamilkła.", [2]],
      ["Po wojnie pobili go jedni, a drudzy zamknęli na trzy miesiące w Łomży.", [3]],
      ["Po powrocie przez miesiąc nie tknął młotka, a w kościele siadał już tylko z tyłu.", [3]],
      [
        "Przez trzy miesiące matka nosiła mu chleb piechotą, ponad dwadzieścia kilometrów, i nie zawsze ją wpuszczali.",
        [6],
      ],
      ["W maju 1950 ruszyli na zachód z krową i kowadłem, dwie pierzyny zostały.", [7]],
      [
        "W kuchni nowego domu zastali Niemkę, która obierała kartofle, a ojciec przysiadł się do niej z nożem.",
        [7, 8],
      ],
      ["Z siostrą nie rozmawiała czternaście lat, aż do stypy po bracie.", [10, 11]],
      [
        "Halina, siedmioletnia, tuliła Marysię na kolanach w saniach i okrywała ją jeszcze w drodze powrotnej.",
        [12, 13],
      ],
    ],
    untrue: [
      ["Matka krzyczała, gdy się gniewała.", [2]],
      ["Doktor z Zambrowa uratował Marysię.", [13]],
      ["Niemka wyrzuciła ich z domu.", [8]],
      ["Singera dostała Jadzia.", [8]],
      ["Ojciec posłał ją do liceum.", [14, 15]],
    ],
  },
  {
    language: "pl",
    interview: "zenon-pl",
    name: "Zenon Perkowski",
    people: [
      { name: "Irena", who: "żona" },
      { name: "Wacław", who: "ojciec" },
      { name: "Halina", who: "siostra" },
      { name: "Tadzik", who: "brat" },
      { name: "Grażyna", who: "córka" },
      { name: "Mirek", who: "syn" },
      { name: "Ola", who: "wnuczka" },
      { name: "Edek", who: "wuj" },
    ],
    fair: [
      ["Imię wybrał mu ksiądz, palcem w kalendarzu, bo matka nie chciała w domu drugiego Wacława.", [1]],
      ["Miał szesnaście lat i ojcowskie buty, kiedy wuj Edek załatwił mu pracę w Unionteksie.", [2]],
      ["Zaczynał od smarowania krosien, skończył jako majster.", [2]],
      ["Przed trzydziestką ogłuchł od huku na lewe ucho.", [2]],
      [
        "Tkaczki porozumiewały się samymi ustami, przez całą salę, i zawsze wiedziały wcześniej, że nadchodzi Pawlak.",
        [4],
      ],
      ["Nie kulał, tylko buty miał za duże.", [4]],
      ["Pół roku krążył wokół niej bez słowa, aż sama spytała go przez salę, czy długo jeszcze.", [6]],
      [
        "Podpisał listę Pawlaka, a żona, w siódmym miesiącu ciąży, strajkowała przy krośnie po drugiej stronie szyby.",
        [8],
      ],
      ["Milczała aż do Wielkanocy, a wiadomości między rodzicami nosił czteroletni Mirek.", [9]],
      ["O wyłączniku, do którego nie zdążył, ostrzegał Pawlaka dwukrotnie.", [13]],
    ],
    untrue: [
      ["Nie podpisał listy, którą położył przed nimi Pawlak.", [8]],
      ["Irena wybaczyła mu jeszcze tego samego wieczoru.", [9]],
      ["Matka Ireny była nauczycielką.", [6]],
      ["Gazety szeroko pisały o śmierci Janki.", [13]],
      ["To Tadzik wyłączył maszynę, kiedy chustka spadła.", [13]],
    ],
  },
];
