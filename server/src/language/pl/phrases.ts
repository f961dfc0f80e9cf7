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
    "{quote}. Dziękuję.",
    "{quote}, dobrze.",
    "{quote}. To też należy do tej opowieści.",
    "Dziękuję za tę opowieść: {quote}.",
    "{quote}. Będę o tym pamiętać.",
    "Własnymi słowami: {quote}.",
    "Tak: {quote}.",
    "Słyszę: {quote}.",
  ],
  plainReception: [
    "Dobrze, idziemy dalej.",
    "Dobrze, zostawmy to.",
    "W porządku, przejdźmy do czegoś innego.",
    "Oczywiście, zmieńmy temat.",
    "Dobrze, pora na coś nowego.",
  ],
  gentleReception: [
    "{quote}. Nie ma pośpiechu.",
    "Dziękuję za te słowa: {quote}.",
    "{quote}. Proszę powiedzieć tylko tyle, ile się chce.",
    "{quote}. Możemy to na razie tak zostawić.",
  ],
  recall: [
    "Wcześniej była mowa o tym: {quote}.",
    "W innej rozmowie padło: {quote}.",
    "Wracam do czegoś z wcześniejszej rozmowy: {quote}.",
    "Była już o tym mowa: {quote}.",
    "Innym razem padły tu słowa {quote}.",
  ],
  recap: [
    "Ostatnio rozmowa zatrzymała się na tym: {quote}.",
    "Poprzednim razem była mowa o tym: {quote}.",
    "Wracamy do miejsca, w którym padło: {quote}.",
    "Ostatnim razem padły tu słowa {quote}.",
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
