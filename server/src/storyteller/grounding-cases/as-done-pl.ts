import type { FormCases } from "./forms.ts";

export const pl: FormCases = {
  language: "pl",
  name: "Stefania Kubiak",
  people: [
    { name: "Walenty", who: "ojciec" },
    { name: "Rozalia", who: "matka" },
    { name: "Zuzia", who: "wnuczka" },
    { name: "Beata", who: "córka" },
  ],
  elsewhere: [
    "Zuzia to moja wnuczka, od mojej córki Beaty.",
    "Mój ojciec nazywał się Walenty, matka Rozalia.",
  ],
  cases: [
    [
      "A szyny już śpiewają, a ja idę po chorągiewkę i staję przy szlabanie.",
      "Szyny już śpiewały, a ona poszła po chorągiewkę i stanęła przy szlabanie.",
      "Szyny już śpiewały, a ona poszła po latarnię i stanęła przy studni.",
    ],
    [
      "Kręcisz korbą, liczysz wagony, zamykasz budkę i wracasz po ciemku.",
      "Kręciła korbą, liczyła wagony, zamykała budkę i wracała po ciemku.",
      "Kręciła korbą, liczyła krowy, zamykała oborę i wracała po ciemku.",
    ],
    [
      "Majster podchodzi, wyciąga nóż, przecina worek i pokazuje mi zboże.",
      "Majster podszedł, wyciągnął nóż, przeciął worek i pokazał jej zboże.",
      "Majster podszedł, wyciągnął widły, przeciął worek i pokazał jej mąkę.",
    ],
    [
      "Robiłam w cegielni do pięćdziesiątego siódmego, nie, ósmego, bo w pięćdziesiątym siódmym jeszcze stał piec.",
      "W cegielni robiła do 1958 roku.",
      "W cegielni robiła do 1956 roku.",
    ],
    [
      "W styczniu sześćdziesiątego dziewiątego zabrali fortepian.",
      "Był styczeń 1969 roku, kiedy zabrali fortepian.",
      "Był marzec 1969 roku, kiedy zabrali fortepian.",
    ],
    [
      "Miał być Wojciech, po dziadku. Nie pozwolili. To niech tu zostanie. Nikomu nie mówiłam.",
      "„Miał być Wojciech, po dziadku. To niech tu zostanie.”",
      "„Miał być Wojciech, po ojcu. To niech tu zostanie.”",
    ],
    [
      "Zuzia mi włosy czesze w niedzielę i wpina spinkę.",
      "Zuzia czesze babci włosy w niedzielę i wpina spinkę.",
      "Zuzia czesze cioci włosy w niedzielę i wpina spinkę.",
    ],
    [
      "A on nic nie mówi, tylko rysuje kredą kreskę na podłodze.",
      "Bez słowa narysował kredą kreskę na podłodze.",
      "Bez słowa zmazał kredą kreskę na ścianie.",
    ],
    [
      "Schyliłam się po worek, a tu już worka nie ma, samo pierze.",
      "Schyliła się po worek, a worka już nie było, tylko pierze.",
      "Schyliła się po worek, a worek jeszcze był, tylko bez pierza.",
    ],
    [
      "Był Staszek, z trzydziestego szóstego, była Wera, ja i na końcu Bolek.",
      "Było ich czworo: Staszek, urodzony w 1936 roku, Wera, Stefania i na końcu Bolek.",
      "Było ich pięcioro: Staszek, urodzony w 1936 roku, Wera, Stefania i na końcu Bolek.",
    ],
    [
      "Krowa kładzie się na drodze i nie wstaje, a Walenty klęka i głaszcze ją po łbie.",
      "Krowa położyła się na drodze i nie wstała, a ojciec klęknął i głaskał ją po łbie.",
      "Koza położyła się na drodze i nie wstała, a matka klęknęła i głaskała ją po łbie.",
    ],
    [
      "Ojciec wrócił w czterdziestym szóstym, w płaszczu bez guzików. Wrzeszczałam, że dziad przyszedł. A on kucnął, zajrzał pod stół i mówi: „Dziad głodny.”",
      "Ojciec kucnął i zajrzał pod stół.",
      "Wujek kucnął i zajrzał pod stół.",
    ],
  ],
};
