import type { AboutWords } from "../about-words.ts";

/** Interviews about one thing. */
export const aboutWords: AboutWords = {
  chapters: {
    childhood: { title: "Dzieciństwo", opens: "Proszę opowiedzieć o dzieciństwie." },
    school: { title: "Lata szkolne", opens: "Proszę opowiedzieć o latach szkolnych." },
    education: { title: "Nauka po szkole", opens: "Proszę opowiedzieć, co było po szkole." },
    career: { title: "Praca", opens: "Proszę opowiedzieć o swojej pracy." },
    family: { title: "Następne pokolenie", opens: "Proszę opowiedzieć o dzieciach w rodzinie." },
    retirement: { title: "Emerytura", opens: "Proszę opowiedzieć o latach na emeryturze." },
    learnings: { title: "Czego uczy życie", opens: "Proszę opowiedzieć, czego nauczyło życie." },
    places: { title: "Moje miejsca", opens: "Proszę opowiedzieć o miejscach, które były domem." },
    travel: { title: "Podróże", opens: "Proszę opowiedzieć o jakiejś podróży." },
    hobbies: { title: "Zainteresowania", opens: "Proszę opowiedzieć o ulubionym zajęciu." },
    relationships: { title: "Ważni ludzie", opens: "Proszę opowiedzieć o ważnych ludziach." },
    spiritual: {
      title: "Wiara i przekonania",
      opens: "Proszę opowiedzieć o swojej wierze i o tym, co ważne.",
    },
    achievements: { title: "Osiągnięcia", opens: "Proszę opowiedzieć o czymś, co się udało." },
  },
  person: { title: "Wspomnienia: {name}", opens: "Proszę opowiedzieć o tej osobie: {name}." },
  picture: {
    title: "Zdjęcie",
    opens: "Proszę opowiedzieć o tym zdjęciu.",
  },
  openers: {
    period: [
      "Który dzień z tamtych lat wciąż stoi przed oczami?",
      "Kto był wtedy najbliżej?",
      "Jak wyglądał wtedy zwykły dzień?",
      "Co w tamtych latach nie było łatwe?",
      "Z czego się wtedy śmiano?",
      "Jakie miejsce z tamtych lat dałoby się odnaleźć nawet po ciemku?",
      "Co zostało z tamtych lat do dziś?",
    ],
    interest: [
      "Jaka chwila przychodzi tu na myśl jako pierwsza?",
      "Jacy ludzie się z tym wiążą?",
      "Co jest w tym dzisiaj inaczej?",
      "Co było w tym najlepsze?",
      "Co było w tym trudne?",
      "Co z tego warto przekazać dalej?",
    ],
    person: [
      "Co przychodzi na myśl najpierw, gdy mowa o tej osobie?",
      "Co od razu rzucało się w oczy u tej osoby?",
      "Jaką historię o tej osobie opowiada się w rodzinie?",
      "W jakich chwilach życia ta osoba była blisko?",
      "Co zrobiła ta osoba, czego nikt inny by nie zrobił?",
      "Co o tej osobie powinni wiedzieć ci, którzy przyjdą później?",
    ],
    picture: [
      "Co widać na tym zdjęciu, od lewej do prawej?",
      "Gdzie powstało to zdjęcie i mniej więcej kiedy?",
      "Co działo się tuż przed zrobieniem zdjęcia albo zaraz potem?",
      "Kto mógł zrobić to zdjęcie?",
      "Co tam jeszcze było, a czego na zdjęciu nie widać?",
      "O czym się myśli, patrząc na to zdjęcie dzisiaj?",
    ],
  },
};
