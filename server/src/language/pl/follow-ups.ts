import type { FollowUps } from "../pack.ts";

/** Turns that take hold of the teller's own words. The words stand uninflected, whatever their form. */
export const followUps: FollowUps = {
  person: {
    who: [
      "Pojawia się tu {hook}. Proszę opowiedzieć, kto kryje się za tymi słowami.",
      "Zatrzymajmy się przy słowach {hook}. Jaki charakter się z nimi kojarzy?",
      "Wracam do słów {hook}. Jaka postać staje wtedy przed oczami?",
    ],
    where: [
      "Padły słowa {hook}. W jakim miejscu widzi się tę postać najwyraźniej?",
      "Zapisane: {hook}. Gdzie zwykle dochodziło do spotkań?",
    ],
    when: [
      "Wracam do słów {hook}. W jakiej porze życia ta znajomość była najbliższa?",
      "Jest tu {hook}. Jak zaczęła się ta znajomość?",
    ],
    event: [
      "Mam tu słowa {hook}. Jakie wspólne zdarzenie przychodzi od razu na myśl?",
      "Zostańmy chwilę przy słowach {hook}. Proszę opowiedzieć jeden dzień, w którym ta postać gra ważną rolę.",
      "Pojawia się tu {hook}. Co się wtedy dalej działo?",
    ],
    detail: [
      "Zapisane: {hook}. Jak brzmiał głos, który się z tym kojarzy?",
      "Padły słowa {hook}. Jakie powiedzenie od razu się z nimi łączy?",
      "Zatrzymajmy się przy słowach {hook}. Proszę opisać tę postać tak, żeby dało się ją zobaczyć.",
    ],
    feeling: [
      "Wracam do słów {hook}. Co czuje się, gdy się je wymawia?",
      "Jest tu {hook}. Co czuło się u boku tej postaci?",
    ],
    meaning: [
      "Mam tu słowa {hook}. Co zostało w życiu z tej znajomości?",
      "Zostańmy przy słowach {hook}. Co warto, żeby inni o tej postaci wiedzieli?",
    ],
  },
  place: {
    where: [
      "Padły słowa {hook}. Proszę oprowadzić po tym miejscu, krok po kroku.",
      "Zatrzymajmy się tam: {hook}. Co widać dookoła?",
      "Zapisane: {hook}. Jak wyglądała droga w to miejsce?",
    ],
    who: [
      "Wracam do słów {hook}. Kogo można było tam spotkać?",
      "Jest tu mowa o miejscu: {hook}. Jacy ludzie do niego należą?",
    ],
    when: [
      "Zostańmy przy słowach {hook}. Z jakiej pory życia jest to miejsce?",
      "Pojawia się tu {hook}. Jak to miejsce zmieniało się z czasem?",
    ],
    event: [
      "Mam tu słowa {hook}. Co takiego się tam wydarzyło?",
      "Zatrzymajmy się na moment: {hook}. Jaki dzień w tym miejscu warto opowiedzieć?",
    ],
    detail: [
      "Padły słowa {hook}. Jakie zapachy należą do tego miejsca?",
      "Zapisane: {hook}. Jakie odgłosy dochodziły tam do uszu?",
      "Pojawia się tu {hook}. Jaki przedmiot widzi się tam najwyraźniej?",
    ],
    feeling: [
      "Wracam do słów {hook}. Jak się człowiek czuł w takim miejscu?",
      "Jest tu {hook}. Z jakim uczuciem wraca się tam myślami?",
    ],
    meaning: [
      "Zostańmy przy słowach {hook}. Dlaczego to miejsce zapadło w pamięć?",
      "Mam tu słowa {hook}. Co to miejsce znaczy po tylu latach?",
    ],
  },
  thing: {
    detail: [
      "Pojawia się tu {hook}. Proszę opisać to tak, żeby można było tego dotknąć.",
      "Zapisane: {hook}. Jakie to było w dotyku?",
      "Zatrzymajmy się przy słowach {hook}. Jak się z tym obchodzono?",
    ],
    where: [
      "Padły słowa {hook}. Gdzie to miało swoje miejsce?",
      "Wracam do słów {hook}. Skąd to się wzięło?",
    ],
    who: [
      "Jest tu {hook}. Czyje ręce się z tym kojarzą?",
      "Mam tu słowa {hook}. Kto najwięcej miał z tym do czynienia?",
    ],
    when: [
      "Zostańmy przy słowach {hook}. Przy jakich okazjach to się pojawiało?",
      "Zapisane: {hook}. Jak długo towarzyszyło to w życiu?",
    ],
    event: [
      "Padły słowa {hook}. Jakie zdarzenie się z tym łączy?",
      "Wracam do słów {hook}. Co się z tym później stało?",
    ],
    feeling: [
      "Pojawia się tu {hook}. Jakie uczucie budzi to wspomnienie?",
      "Zatrzymajmy się przy słowach {hook}. Co takiego się przy tym czuło?",
    ],
    meaning: [
      "Jest tu {hook}. Czemu właśnie to zachowało się w pamięci?",
      "Mam tu słowa {hook}. Jakie znaczenie ma to dzisiaj?",
    ],
  },
  event: {
    event: [
      "Zatrzymajmy się przy słowach {hook}. Proszę opowiedzieć, jak to było, od początku.",
      "Zapisane: {hook}. Co stało się zaraz potem?",
      "Padły słowa {hook}. Jak do tego doszło?",
    ],
    where: [
      "Wracam do słów {hook}. Proszę opisać miejsce, w którym to się rozegrało.",
      "Mam tu słowa {hook}. Gdzie się wtedy było?",
    ],
    who: [
      "Jest tu {hook}. Kto był przy tym obecny?",
      "Pojawiają się słowa {hook}. Czyj udział był w tym największy?",
    ],
    when: [
      "Zostańmy przy słowach {hook}. W jakiej porze życia to przypadło?",
      "Padły słowa {hook}. Jak wyglądało życie tuż przedtem?",
    ],
    detail: [
      "Zapisane: {hook}. Jakie słowa wtedy padły?",
      "Wracam do słów {hook}. Jaki szczegół widzi się do dziś?",
      "Zatrzymajmy się przy słowach {hook}. Co w tamtej chwili słychać było dookoła?",
    ],
    feeling: [
      "Mam tu słowa {hook}. Co czuło się w tamtej chwili?",
      "Zostańmy przy słowach {hook}. Z jakim sercem się to przyjmowało?",
    ],
    meaning: [
      "Jest tu {hook}. Co się przez to w życiu zmieniło?",
      "Pojawiają się słowa {hook}. Jak rozumie się to po latach?",
    ],
  },
  feeling: {
    event: ["Padły słowa {hook}. Co się wtedy działo?", "Zapisane: {hook}. Skąd przyszło to uczucie?"],
    where: [
      "Zatrzymajmy się przy słowach {hook}. W jakim miejscu przyszło to uczucie?",
      "Wracam do słów {hook}. Gdzie można było z tym pobyć?",
    ],
    who: ["Jest tu {hook}. Kto wiedział o tym uczuciu?", "Mam tu słowa {hook}. Kto był wtedy w pobliżu?"],
    when: [
      "Zostańmy przy słowach {hook}. W jakich chwilach to uczucie wracało?",
      "Padły słowa {hook}. Jak długo to trwało?",
    ],
    detail: [
      "Wracam do słów {hook}. Po czym można to było poznać z zewnątrz?",
      "Zapisane: {hook}. Jak ciało odczuwało coś takiego?",
    ],
    feeling: [
      "Zatrzymajmy się przy słowach {hook}. Proszę opowiedzieć o tym uczuciu własnymi słowami.",
      "Mam tu słowa {hook}. Do czego można by to uczucie porównać?",
    ],
    meaning: [
      "Jest tu {hook}. Co to uczucie mówiło o tym, co było ważne?",
      "Zostańmy przy słowach {hook}. Jak patrzy się na to uczucie dzisiaj?",
    ],
  },
  time: {
    when: [
      "Zapisane: {hook}. Co przyszło zaraz po tym czasie?",
      "Zatrzymajmy się przy słowach {hook}. Ile miało się wtedy lat, tak na oko?",
    ],
    where: [
      "Padły słowa {hook}. Gdzie toczyło się wówczas życie?",
      "Wracam do słów {hook}. Jak wyglądała wtedy najbliższa okolica?",
    ],
    who: [
      "Zapisane: {hook}. Kto był wówczas najbliżej?",
      "Zatrzymajmy się w tym czasie: {hook}. Jacy ludzie wypełniali codzienność?",
    ],
    event: [
      "Zostańmy w tym czasie: {hook}. Jakie zdarzenie stoi przed oczami?",
      "Mam tu słowa {hook}. Co było dalej?",
      "Jest tu {hook}. Od czego się wtedy zaczęło?",
    ],
    detail: [
      "Pojawiają się słowa {hook}. Jak wyglądał wówczas zwykły dzień?",
      "Padły słowa {hook}. Co się wtedy jadało?",
      "Wracam do tego czasu: {hook}. Jaka pogoda kojarzy się z tamtymi dniami?",
    ],
    feeling: [
      "Zapisane: {hook}. W jakim nastroju mijał ten czas?",
      "Zatrzymajmy się przy słowach {hook}. Czym żyło wtedy serce?",
    ],
    meaning: [
      "Mam tu słowa {hook}. Co w tamtym czasie było najważniejsze?",
      "Jest tu {hook}. Jak tamten czas odbił się na późniejszym życiu?",
    ],
  },
  phrase: {
    event: [
      "Padły słowa {hook}. Proszę opowiedzieć o tym więcej.",
      "Zapisane: {hook}. Jak to się dalej potoczyło?",
      "Zatrzymajmy się przy słowach {hook}. Jakie zdarzenie za nimi stoi?",
    ],
    where: [
      "Wracam do słów {hook}. Jakie miejsce pojawia się przy nich przed oczami?",
      "Mam tu słowa {hook}. W jakiej scenerii to się działo?",
    ],
    who: [
      "Zostańmy przy słowach {hook}. Kto jeszcze należy do tej historii?",
      "Padły słowa {hook}. Na kim to się najmocniej odbiło?",
    ],
    when: [
      "Wracam do słów {hook}. Z jakiej pory życia to pochodzi?",
      "Zapisane: {hook}. Co było jeszcze przedtem?",
    ],
    detail: [
      "Zatrzymajmy się przy słowach {hook}. Jaki obraz się pod nimi kryje?",
      "Mam tu słowa {hook}. Proszę podać jeden szczegół, który to przybliży.",
      "Zostańmy przy słowach {hook}. Jak to wyglądało na co dzień?",
    ],
    feeling: [
      "Padły słowa {hook}. Jakie uczucie im towarzyszy?",
      "Zapisane: {hook}. Co dzieje się w sercu na tę myśl?",
    ],
    meaning: [
      "Wracam do słów {hook}. Co one znaczą po latach?",
      "Mam tu słowa {hook}. Dlaczego to zostało w pamięci?",
    ],
  },
};
