import { pl as asDone } from "./as-done-pl.ts";
import type { FormCases } from "./forms.ts";

export const pl: FormCases = {
  ...asDone,
  cases: [
    [
      "Wstajesz o czwartej, karmisz konie, zamiatasz podwórze, wszystko przed śniadaniem.",
      "Wstawała o czwartej, karmiła konie i zamiatała podwórze przed śniadaniem.",
      "Wstawała o szóstej, karmiła kury i zamiatała podwórze przed śniadaniem.",
    ],
    [
      "A doktor zdejmuje kapelusz, siada i tłumaczy mi wszystko.",
      "Doktor zdjął kapelusz, usiadł i wytłumaczył jej wszystko.",
      "Ksiądz zdjął kapelusz, usiadł i wytłumaczył jej wszystko.",
    ],
    [
      "Odeszłam ze sklepu w siedemdziesiątym drugim, nie, trzecim, jak dach runął.",
      "Odeszła ze sklepu w 1973 roku, kiedy runął dach.",
      "Odeszła ze sklepu w 1971 roku, kiedy runął dach.",
    ],
    [
      "Nic nie powiedziała, położyła pieniądze na stole i poszła.",
      "Nie mówiąc nic, położyła pieniądze na stole i poszła.",
      "Nie mówiąc nic, zabrała pieniądze ze stołu i poszła.",
    ],
    [
      "Słychać było rzekę. Szła pod samym oknem. Tam mi się spało najlepiej. Już potem nigdy tak.",
      "„Słychać było rzekę. Tam mi się spało najlepiej.”",
      "„Tam mi się spało najlepiej. Słychać było rzekę.”",
    ],
    [
      "Beata mi co rano smaruje plecy maścią.",
      "Beata co rano smaruje matce plecy maścią.",
      "Beata co rano smaruje siostrze plecy maścią.",
    ],
    [
      "W listopadzie pięćdziesiątego pierwszego zamknęli kopalnię.",
      "Był listopad 1951 roku, kiedy zamknęli kopalnię.",
      "Był grudzień 1951 roku, kiedy zamknęli kopalnię.",
    ],
    [
      "Spałyśmy w jednym łóżku, Irka, Maryla i ja.",
      "W jednym łóżku spały trzy: Irka, Maryla i Stefania.",
      "W jednym łóżku spały cztery: Irka, Maryla i Stefania.",
    ],
  ],
};
