import type { Phrases } from "../pack.ts";

/** First and last words of interviews, and help. */
export const phrases: Phrases = {
  quotes: ["„", "”"],
  greeting: {
    1: "Dzień dobry. Nazywam się Saga i jestem programem komputerowym: pytam i zapisuję odpowiedzi słowo w słowo. Jeśli któreś pytanie nie pasuje, wystarczy powiedzieć „inne pytanie” albo nacisnąć przycisk przy odpowiedzi, a przerwać wolno w każdej chwili. Proszę opowiadać po swojemu, bez pośpiechu.",
    2: "Dzień dobry, tu znowu Saga, program, który zapisuje odpowiedzi. Teraz pora na pojedyncze chwile z życia. Każde pytanie można pominąć, a przerwać wolno w każdej chwili.",
    3: "Dzień dobry, tu Saga, ten sam program co przedtem. Tym razem porozmawiamy o tym, czego uczy życie. Każde pytanie można pominąć, a przerwać wolno w każdej chwili.",
    about:
      "Dzień dobry, tu Saga, program, który zadaje pytania i zapisuje odpowiedzi. Tym razem zostajemy przy jednej sprawie. Każde pytanie można pominąć, a przerwać wolno w każdej chwili.",
  },
  askAddress: "Na początek proszę powiedzieć, jak mam się zwracać: Pan czy Pani.",
  closing: {
    1: "To już ostatnie pytanie na dzisiaj. Co [warto|chciałby Pan|chciałaby Pani] jeszcze dopowiedzieć?",
    2: "Na koniec coś lekkiego. Jakie miłe wspomnienie [warto|chciałby Pan|chciałaby Pani] jeszcze dołożyć?",
    3: "Zostało już tylko jedno pytanie. Jaką dobrą myślą [warto|chciałby Pan|chciałaby Pani] zamknąć tę opowieść?",
    about: "To już prawie wszystko. Co [warto|chciałby Pan|chciałaby Pani] jeszcze dodać?",
  },
  farewell: {
    1: ["Dziękuję za rozmowę.", "Wszystko jest zapisane i w każdej chwili można tu wrócić. Do widzenia."],
    2: ["Dziękuję za te wspomnienia.", "Są zapisane słowo w słowo i czekają na dalszy ciąg. Do widzenia."],
    3: ["Dziękuję za całą tę opowieść.", "Wszystko jest zapisane słowo w słowo. Do widzenia."],
    about: [
      "Dziękuję za tę opowieść.",
      "Jest zapisana słowo w słowo obok innych, a w każdej chwili można dodać więcej. Do widzenia.",
    ],
  },
  support:
    "To, co tu padło, jest ważne. Jestem programem i nie umiem pomóc tak, jak pomoże drugi człowiek. Proszę teraz z kimś porozmawiać: zadzwonić pod jeden z tych numerów albo zawołać kogoś bliskiego. Tak samo, gdy ktoś bije, grozi, zamyka w domu albo zabiera pieniądze. Gdy coś grozi w tej chwili, numer 112. Można tu mówić dalej, można przerwać; nic nie zginie.",
  // As published in 2024 and 2025 (help pages of clinics and newspapers); the numbers were not dialled. "Niebieska Linia" is the
  // national line against violence at home; "Telefon Pomocy dla Starszych" is kept by Fundacja Projekt Starsi, in office hours.
  helpLines: [
    { name: "Numer alarmowy (policja, pogotowie, straż)", contact: "112", regions: ["PL"] },
    {
      name: "Centrum Wsparcia dla Osób Dorosłych w Kryzysie Psychicznym (bezpłatnie, cała doba)",
      contact: "800 70 2222",
      regions: ["PL"],
    },
    { name: "Kryzysowy telefon zaufania dla dorosłych (bezpłatnie)", contact: "116 123", regions: ["PL"] },
    {
      name: "Niebieska Linia, przeciw przemocy w domu (bezpłatnie, cała doba)",
      contact: "800 120 002",
      regions: ["PL"],
    },
    {
      name: "Telefon Pomocy dla Starszych, gdy ktoś krzywdzi starszą osobę (w wybrane dni)",
      contact: "537 375 505",
      regions: ["PL"],
    },
  ],
};
