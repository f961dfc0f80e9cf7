import type { Phrases } from "../pack.ts";

/** What Saga says besides questions. Help lines as published in 2026. */
export const phrases: Phrases = {
  quotes: ["„", "”"],
  greeting: {
    1: "Dzień dobry, tu Saga: program komputerowy, który zadaje pytania i przechowuje odpowiedzi, każdą tak, jak została powiedziana. Każde pytanie można pominąć, prosząc o coś innego, a przerwać wolno w dowolnej chwili. Proszę opowiadać po swojemu, bez pośpiechu.",
    2: "Dzień dobry, tu znowu Saga. Teraz pora na poszczególne chwile z życia; każde pytanie można pominąć, a przerwać wolno w dowolnej chwili.",
    3: "Dzień dobry, tu Saga. W tej części pytania dotyczą tego, co z życia wynika; każde można pominąć, a przerwać wolno w dowolnej chwili.",
  },
  reception: [
    "Zapisane: {quote}.",
    "Słowa {quote} mają tu już swoje miejsce.",
    "Zostaje tu {quote}.",
    "Dziękuję za słowa {quote}.",
    "Przechowuję to tak, jak padło: {quote}.",
    "Są już w opowieści słowa {quote}.",
  ],
  plainReception: [
    "Dobrze, idziemy dalej.",
    "Dobrze, zostawmy to.",
    "W porządku, przejdźmy do czegoś innego.",
    "Oczywiście, zmieńmy temat.",
    "Dobrze, pora na coś nowego.",
  ],
  gentleReception: [
    "Dziękuję za zaufanie; słowa {quote} są tu bezpiecznie przechowane.",
    "Słowa {quote} zostają tu w ciszy, tak jak padły.",
    "Przyjmuję słowa {quote} i niczego w nich nie zmieniam.",
    "Słowa {quote} nie potrzebują teraz żadnego dopowiedzenia.",
  ],
  recall: [
    "Wcześniej padły słowa {quote}.",
    "W tej opowieści jest już {quote}.",
    "Wracam do tego, co zostało już powiedziane: {quote}.",
    "We wcześniejszych wspomnieniach znalazły się słowa {quote}.",
    "Mam przed sobą zapisane słowa {quote}.",
  ],
  recap: [
    "Ostatnio rozmowa zatrzymała się przy słowach {quote}.",
    "Poprzednim razem padły na koniec słowa {quote}.",
    "Wracamy do miejsca, w którym zapisało się {quote}.",
    "Ostatnie zapisane słowa to {quote}.",
  ],
  closing: {
    1: "To już ostatnie pytanie na dzisiaj. Co jeszcze chciałoby się dopowiedzieć, zanim zamkniemy tę część?",
    2: "Na koniec tej części coś lekkiego. Jaki drobny, miły obrazek warto dołożyć do tych wspomnień?",
    3: "Zostało już tylko jedno pytanie. Jaką dobrą myślą chciałoby się zamknąć tę opowieść?",
  },
  farewell: {
    1: "Dziękuję za rozmowę. Wszystko zostało zapisane i w każdej chwili można tu wrócić.",
    2: "Dziękuję za te wspomnienia. Są zapisane słowo w słowo i czekają na dalszy ciąg.",
    3: "Dziękuję za wspólną drogę przez tę opowieść. Wszystkie słowa są bezpiecznie przechowane.",
  },
  support:
    "To, co tu padło, jest bardzo ważne. Saga jest programem i nie potrafi pomóc tak, jak może pomóc drugi człowiek. Proszę teraz z kimś porozmawiać: zawołać kogoś bliskiego, sąsiada, lekarza, a gdy grozi niebezpieczeństwo, zadzwonić od razu pod numer 112. Pod numerami poniżej dyżurują ludzie, którzy umieją słuchać. Rozmowę z Sagą można spokojnie przerwać; nic nie zginie.",
  helpLines: [
    { name: "Numer alarmowy", contact: "112" },
    { name: "Centrum Wsparcia dla Osób w Stanie Kryzysu Psychicznego (całodobowo)", contact: "800 70 2222" },
    { name: "Kryzysowy Telefon Zaufania dla dorosłych", contact: "116 123" },
  ],
};
