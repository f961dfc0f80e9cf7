import type { FormCases } from "./forms.ts";

export const pl: FormCases = {
  language: "pl",
  name: "Leokadia Wrona",
  people: [
    {
      name: "Ignacy",
      who: "ojciec",
    },
    {
      name: "Franciszka",
      who: "matka",
    },
  ],
  elsewhere: [
    "Wyszłam za mąż za Czesława w 1958.",
    "Moja ciocia nazywała się Pelagia. Wzięła mnie, jak miałam sześć lat.",
    "Dzieci mówiły na mnie Lodzia, a w fabryce byłam Lonia.",
  ],
  cases: [
    [
      "Jedzie na targ do Biłgoraja wozem z kapustą.",
      "Jechał wozem z kapustą na targ do Biłgoraja.",
      "Jechał wozem z kapustą na targ do Zamościa.",
    ],
    [
      "W piątek myśmy mięsa nie jedli nigdy.",
      "W piątki nigdy nie jadano u nich mięsa.",
      "W niedziele nigdy nie jadano u nich mięsa.",
    ],
    [
      "Mój mąż zbił wózek ze skrzynki po cukrze.",
      "Czesław zbił wózek ze skrzynki po cukrze.",
      "Ignacy zbił wózek ze skrzynki po cukrze.",
    ],
    [
      "Ciocia zaplatała mi warkocze tak mocno, że nie mogłam mrugać.",
      "Pelagia zaplotła jej warkocze tak mocno, że nie mogła mrugać.",
      "Pelagia zaplotła jej warkocze tak mocno, że nie mogła spać.",
    ],
    [
      "W fabryce dyrektor dał mi zegarek.",
      "Lonia dostała w fabryce od dyrektora zegarek.",
      "Lonia dostała w fabryce od dyrektora medal.",
    ],
    [
      "Miałam dziewięć lat, jak zobaczyłam morze.",
      "Dziewięcioletnia Leokadia zobaczyła morze.",
      "Ośmioletnia Leokadia zobaczyła morze.",
    ],
    [
      "Nie znoszę owsianki, ale zjadłam, dla niej.",
      "Choć nie znosi owsianki, zjadła ją dla niej.",
      "Choć nie znosi kaszanki, zjadła ją dla niej.",
    ],
    [
      "Wyskoczyłam tylko po drzewo, jak dach się zawalił.",
      "Dach się zawalił, kiedy wyszła tylko po drzewo.",
      "Dach się zawalił, kiedy wyszła tylko po wodę.",
    ],
    [
      "Po pożarze mama już nigdy nie piekła.",
      "Matka po pożarze nie upiekła już nic.",
      "Matka po powodzi nie upiekła już nic.",
    ],
    [
      "Kapitan zawiesił mi medal na szyi.",
      "Medal kapitan zawiesił jej na szyi.",
      "Gwizdek kapitan zawiesił jej na szyi.",
    ],
    ["Co lato pływam w tym jeziorze.", "Każdego lata pływała w jeziorze.", "Każdej zimy pływała w jeziorze."],
    [
      "Klękaliśmy na deskach, a ojciec czytał psalm.",
      "Klęcząc na deskach, słuchali, jak Ignacy czyta psalm.",
      "Klęcząc na deskach, słuchali, jak Czesław czyta psalm.",
    ],
    ["Wybili szybę i ukradli kasę.", "Wybito szybę, skradziono kasę.", "Wybito szybę, skradziono rower."],
    [
      "Na Wielkanoc skończę osiemdziesiąt cztery lata. Sama kopię ziemniaki.",
      "Na Wielkanoc kończy osiemdziesiąt cztery lata, a ziemniaki kopie sama.",
      "Na Wielkanoc kończy osiemdziesiąt pięć lat, a ziemniaki kopie sama.",
    ],
    [
      "Rok się do mnie nie odzywał.",
      "Przez rok nie odezwał się do niej.",
      "Przez miesiąc nie odezwał się do niej.",
    ],
    [
      "Syn mi się urodził w ciężarówce z węglem.",
      "Jej syn przyszedł na świat w ciężarówce z węglem.",
      "Jej syn przyszedł na świat w ciężarówce z mlekiem.",
    ],
    [
      "Mieszkaliśmy w Tarnogrodzie, w domu przy młynie.",
      "W tarnogrodzkim domu przy młynie mieszkała rodzina.",
      "W zamojskim domu przy młynie mieszkała rodzina.",
    ],
    [
      "Zbierałam jagody i sprzedawałam na kwarty.",
      "Zebrała jagody i sprzedała na kwarty.",
      "Zebrała grzyby i sprzedała na kwarty.",
    ],
    [
      "Brał mnie na kolana i opowiadał o Ameryce.",
      "Wziął ją na kolana i opowiedział o Ameryce.",
      "Wziął ją na kolana i opowiedział o Rosji.",
    ],
    [
      "Rzuciłam palenie, jak się wnuk urodził.",
      "Kiedy urodził się wnuk, rzucała palenie.",
      "Kiedy urodziła się wnuczka, rzucała palenie.",
    ],
  ],
};
