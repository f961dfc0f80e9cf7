import type { Answers, Conversation } from "../conversation.ts";

export const before: Conversation["before"] = {
  own: "To, co [tu zostanie opowiedziane|Pan tu opowie|Pani tu opowie], może czytać [osoba, która opowiada|Pan|Pani]. W razie potrzeby mogą tam zajrzeć ludzie, którzy prowadzą tę Sagę, i za każdym razem jest to zapisywane. Nikt inny tego nie zobaczy, chyba że opowieść zostanie mu udostępniona.",
  interviewer:
    "To, co [tu zostanie opowiedziane|Pan tu opowie|Pani tu opowie], może przeczytać i odsłuchać {interviewer}, osoba, która to przygotowała. W razie potrzeby mogą tam zajrzeć ludzie, którzy prowadzą tę Sagę, i za każdym razem jest to zapisywane. Nikt inny tego nie zobaczy, dopóki ktoś nie udostępni opowieści.",
  unnamed:
    "To, co [tu zostanie opowiedziane|Pan tu opowie|Pani tu opowie], może przeczytać i odsłuchać osoba, która to przygotowała. W razie potrzeby mogą tam zajrzeć ludzie, którzy prowadzą tę Sagę, i za każdym razem jest to zapisywane. Nikt inny tego nie zobaczy, dopóki ktoś nie udostępni opowieści.",
};

export const answers: Answers = {
  person: [
    "Jestem programem komputerowym i nazywam się Saga. Po tej stronie nie ma człowieka, jest tylko program, który pyta i zapisuje odpowiedzi.",
    "Człowieka tu nie ma: jestem programem i nazywam się Saga. Własnego życia nie mam; [pytam o cudze i przechowuję odpowiedzi|pytam o Pana życie i przechowuję odpowiedzi|pytam o Pani życie i przechowuję odpowiedzi].",
  ],
  reader: {
    own: "Może to czytać [osoba, która opowiada|Pan|Pani]. Mogą zajrzeć także ludzie, którzy prowadzą tę Sagę, i za każdym razem jest to zapisywane. Nikt inny, chyba że opowieść zostanie komuś udostępniona.",
    interviewer:
      "Przeczytać i odsłuchać może to {interviewer}. Mogą zajrzeć także ludzie, którzy prowadzą tę Sagę, i za każdym razem jest to zapisywane. Nikt inny, chyba że opowieść zostanie komuś udostępniona. Co ma być pominięte, tego w żadnej opowieści nie będzie.",
    unnamed:
      "Przeczytać i odsłuchać może to osoba, która to przygotowała. Mogą zajrzeć także ludzie, którzy prowadzą tę Sagę, i za każdym razem jest to zapisywane. Nikt inny, chyba że opowieść zostanie komuś udostępniona. Co ma być pominięte, tego w żadnej opowieści nie będzie.",
  },
  readerNamed: "Jeśli stoi za tym {name}, to tak.",
  readerAgain: {
    own: "[Osoba, która opowiada|Pan|Pani], a w razie potrzeby ludzie, którzy prowadzą tę Sagę; nikt inny tego nie czyta.",
    interviewer:
      "Może to {interviewer}, a w razie potrzeby ludzie, którzy prowadzą tę Sagę; nikt inny tego nie czyta.",
    unnamed:
      "Może to osoba, która to przygotowała, a w razie potrzeby ludzie, którzy prowadzą tę Sagę; nikt inny tego nie czyta.",
  },
  readerModel: "Żeby dało się ułożyć pytania, odpowiedzi trafiają też do usługi {service}.",
  length: {
    some: "Odpowiedzi do tej pory: {asked}, zostało jeszcze około {left}. Przerwać można w każdej chwili, wszystko jest zapisane.",
    few: "Już prawie koniec tej rozmowy. Przerwać można w każdej chwili, wszystko jest zapisane.",
    beyond:
      "Wszystkie moje pytania już padły. [Można opowiadać dalej, jak długo się chce, i skończyć, kiedy się chce|Może Pan opowiadać, jak długo Pan chce, i skończyć, kiedy Pan chce|Może Pani opowiadać, jak długo Pani chce, i skończyć, kiedy Pani chce].",
  },
  recording: {
    spoken:
      "Teraz nie. Głos nagrywa się od naciśnięcia „Speak” do naciśnięcia „Pause” albo „Send”, i nagranie zostaje przy odpowiedzi.",
    written: "Teraz nic się nie nagrywa: zapisuje się tylko to, co [napisane|Pan napisze|Pani napisze].",
  },
  off: {
    spoken:
      "Wystarczy nacisnąć „Pause”, a na koniec „Send”: potem nic się nie nagrywa aż do następnego „Speak”. Żeby pisać, naciska się „Text”. A żeby skończyć na dziś, wystarczy powiedzieć.",
    written:
      "Teraz się pisze i nic się nie nagrywa. Jeśli czytam pytania na głos, wystarczy odznaczyć „Read questions aloud”. A żeby skończyć na dziś, wystarczy powiedzieć.",
  },
  copies:
    "To, co tu opowiedziane, zostaje, dopóki nie zostanie usunięte. Kopie zapasowe mają ludzie, którzy prowadzą tę Sagę. Jak długo je trzymają, tego nie wiem; najlepiej ich zapytać.",
  sense: [
    "Po to, żeby ci, którzy przyjdą potem, wiedzieli, jak to życie naprawdę wygląda. Drobiazgi mówią często najwięcej.",
    "O ważnych ludziach piszą książki, a zwykłe życie zna tylko ten, kto je przeżył. Bliscy dostaną je tutaj z pierwszej ręki.",
  ],
  help: [
    "Odpowiedzi zapisują się same. Litery powiększa się, naciskając naraz Ctrl i plus, a na tablecie rozsuwając dwa palce. W reszcie pomoże osoba, która to tu ustawiła.",
    "Wszystko zapisuje się samo. Gdyby litery były za małe, pomaga Ctrl razem z plusem, a na tablecie rozsunięcie dwóch palców.",
  ],
};
