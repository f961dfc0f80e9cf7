import type { FollowUps } from "../pack.ts";

/** Turns that take hold of the teller's own words. The words stand uninflected, whatever their form. */
export const followUps: FollowUps = {
  person: {
    who: [
      "Ciekawi mnie jedno: {hook}. Proszę opowiedzieć, kto kryje się za tymi słowami.",
      "Zatrzymajmy się przy słowach {hook}. Jaki charakter się z nimi kojarzy?",
      "Wróćmy do tego: {hook}. Jaka postać staje wtedy przed oczami?",
    ],
    where: [
      "Tak, {hook}. W jakim miejscu widzi się tę postać najwyraźniej?",
      "{hook}. Gdzie zwykle dochodziło do spotkań?",
    ],
    when: [
      "Wróćmy do tego: {hook}. W jakiej porze życia ta znajomość była najbliższa?",
      "Była o tym mowa: {hook}. Jak zaczęła się ta znajomość?",
    ],
    event: [
      "Chętnie posłucham więcej: {hook}. Jakie wspólne zdarzenie przychodzi od razu na myśl?",
      "Zostańmy przy tym chwilę: {hook}. Proszę opowiedzieć jeden dzień, w którym ta postać gra ważną rolę.",
      "Ciekawi mnie jedno: {hook}. Co się wtedy dalej działo?",
    ],
    detail: [
      "{hook}. Jak brzmiał głos, który się z tym kojarzy?",
      "Tak, {hook}. Jakie powiedzenie od razu się z nimi łączy?",
      "Zatrzymajmy się przy słowach {hook}. Proszę opisać tę postać tak, żeby dało się ją zobaczyć.",
    ],
    feeling: [
      "Wróćmy do tego: {hook}. Co czuje się, gdy się je wymawia?",
      "Była o tym mowa: {hook}. Co czuło się u boku tej postaci?",
    ],
    meaning: [
      "Chętnie posłucham więcej: {hook}. Co zostało w życiu z tej znajomości?",
      "Zostańmy przy tym chwilę: {hook}. Co warto, żeby inni o tej postaci wiedzieli?",
    ],
  },
  place: {
    where: [
      "Tak, {hook}. Proszę oprowadzić po tym miejscu, krok po kroku.",
      "Zatrzymajmy się tam: {hook}. Co widać dookoła?",
      "{hook}. Jak wyglądała droga w to miejsce?",
    ],
    who: [
      "Wróćmy do tego: {hook}. Kogo można było tam spotkać?",
      "Była mowa o tym miejscu: {hook}. Jacy ludzie do niego należą?",
    ],
    when: [
      "Zostańmy przy tym chwilę: {hook}. Z jakiej pory życia jest to miejsce?",
      "Ciekawi mnie jedno: {hook}. Jak to miejsce zmieniało się z czasem?",
    ],
    event: [
      "Chętnie posłucham więcej: {hook}. Co takiego się tam wydarzyło?",
      "Zatrzymajmy się na moment: {hook}. Jaki dzień w tym miejscu warto opowiedzieć?",
    ],
    detail: [
      "Tak, {hook}. Jakie zapachy należą do tego miejsca?",
      "{hook}. Jakie odgłosy dochodziły tam do uszu?",
      "Ciekawi mnie jedno: {hook}. Jaki przedmiot widzi się tam najwyraźniej?",
    ],
    feeling: [
      "Wróćmy do tego: {hook}. Jak się człowiek czuł w takim miejscu?",
      "Była o tym mowa: {hook}. Z jakim uczuciem wraca się tam myślami?",
    ],
    meaning: [
      "Zostańmy przy tym chwilę: {hook}. Dlaczego to miejsce zapadło w pamięć?",
      "Chętnie posłucham więcej: {hook}. Co to miejsce znaczy po tylu latach?",
    ],
  },
  thing: {
    detail: [
      "Ciekawi mnie jedno: {hook}. Proszę opisać to tak, żeby można było tego dotknąć.",
      "{hook}. Jakie to było w dotyku?",
      "Zatrzymajmy się przy słowach {hook}. Jak się z tym obchodzono?",
    ],
    where: ["Tak, {hook}. Gdzie to miało swoje miejsce?", "Wróćmy do tego: {hook}. Skąd to się wzięło?"],
    who: [
      "Była o tym mowa: {hook}. Czyje ręce się z tym kojarzą?",
      "Chętnie posłucham więcej: {hook}. Kto najwięcej miał z tym do czynienia?",
    ],
    when: [
      "Zostańmy przy tym chwilę: {hook}. Przy jakich okazjach to się pojawiało?",
      "{hook}. Jak długo towarzyszyło to w życiu?",
    ],
    event: [
      "Tak, {hook}. Jakie zdarzenie się z tym łączy?",
      "Wróćmy do tego: {hook}. Co się z tym później stało?",
    ],
    feeling: [
      "Ciekawi mnie jedno: {hook}. Jakie uczucie budzi to wspomnienie?",
      "Zatrzymajmy się przy słowach {hook}. Co takiego się przy tym czuło?",
    ],
    meaning: [
      "Była o tym mowa: {hook}. Czemu właśnie to zachowało się w pamięci?",
      "Chętnie posłucham więcej: {hook}. Jakie znaczenie ma to dzisiaj?",
    ],
  },
  event: {
    event: [
      "Zatrzymajmy się przy słowach {hook}. Proszę opowiedzieć, jak to było, od początku.",
      "{hook}. Co stało się zaraz potem?",
      "Tak, {hook}. Jak do tego doszło?",
    ],
    where: [
      "Wróćmy do tego: {hook}. Proszę opisać miejsce, w którym to się rozegrało.",
      "Chętnie posłucham więcej: {hook}. Gdzie się wtedy było?",
    ],
    who: [
      "Była o tym mowa: {hook}. Kto był przy tym obecny?",
      "Tak to zabrzmiało: {hook}. Czyj udział był w tym największy?",
    ],
    when: [
      "Zostańmy przy tym chwilę: {hook}. W jakiej porze życia to przypadło?",
      "Tak, {hook}. Jak wyglądało życie tuż przedtem?",
    ],
    detail: [
      "{hook}. Jakie słowa wtedy padły?",
      "Wróćmy do tego: {hook}. Jaki szczegół widzi się do dziś?",
      "Zatrzymajmy się przy słowach {hook}. Co w tamtej chwili słychać było dookoła?",
    ],
    feeling: [
      "Chętnie posłucham więcej: {hook}. Co czuło się w tamtej chwili?",
      "Zostańmy przy tym chwilę: {hook}. Z jakim sercem się to przyjmowało?",
    ],
    meaning: [
      "Była o tym mowa: {hook}. Co się przez to w życiu zmieniło?",
      "Tak to zabrzmiało: {hook}. Jak rozumie się to po latach?",
    ],
  },
  feeling: {
    event: ["Tak, {hook}. Co się wtedy działo?", "{hook}. Skąd przyszło to uczucie?"],
    where: [
      "Zatrzymajmy się przy słowach {hook}. W jakim miejscu przyszło to uczucie?",
      "Wróćmy do tego: {hook}. Gdzie można było z tym pobyć?",
    ],
    who: [
      "Była o tym mowa: {hook}. Kto wiedział o tym uczuciu?",
      "Chętnie posłucham więcej: {hook}. Kto był wtedy w pobliżu?",
    ],
    when: [
      "Zostańmy przy tym chwilę: {hook}. W jakich chwilach to uczucie wracało?",
      "Tak, {hook}. Jak długo to trwało?",
    ],
    detail: [
      "Wróćmy do tego: {hook}. Po czym można to było poznać z zewnątrz?",
      "{hook}. Jak ciało odczuwało coś takiego?",
    ],
    feeling: [
      "Zatrzymajmy się przy słowach {hook}. Proszę opowiedzieć o tym uczuciu własnymi słowami.",
      "Chętnie posłucham więcej: {hook}. Do czego można by to uczucie porównać?",
    ],
    meaning: [
      "Była o tym mowa: {hook}. Co to uczucie mówiło o tym, co było ważne?",
      "Zostańmy przy tym chwilę: {hook}. Jak patrzy się na to uczucie dzisiaj?",
    ],
  },
  time: {
    when: [
      "{hook}. Co przyszło zaraz po tym czasie?",
      "Zatrzymajmy się przy słowach {hook}. Ile miało się wtedy lat, tak na oko?",
    ],
    where: [
      "Tak, {hook}. Gdzie toczyło się wówczas życie?",
      "Wróćmy do tego: {hook}. Jak wyglądała wtedy najbliższa okolica?",
    ],
    who: [
      "{hook}. Kto był wówczas najbliżej?",
      "Zatrzymajmy się w tym czasie: {hook}. Jacy ludzie wypełniali codzienność?",
    ],
    event: [
      "Zostańmy w tym czasie: {hook}. Jakie zdarzenie stoi przed oczami?",
      "Chętnie posłucham więcej: {hook}. Co było dalej?",
      "Była o tym mowa: {hook}. Od czego się wtedy zaczęło?",
    ],
    detail: [
      "Tak to zabrzmiało: {hook}. Jak wyglądał wówczas zwykły dzień?",
      "Tak, {hook}. Co się wtedy jadało?",
      "Wracam do tego czasu: {hook}. Jaka pogoda kojarzy się z tamtymi dniami?",
    ],
    feeling: [
      "{hook}. W jakim nastroju mijał ten czas?",
      "Zatrzymajmy się przy słowach {hook}. Czym żyło wtedy serce?",
    ],
    meaning: [
      "Chętnie posłucham więcej: {hook}. Co w tamtym czasie było najważniejsze?",
      "Była o tym mowa: {hook}. Jak tamten czas odbił się na późniejszym życiu?",
    ],
  },
  phrase: {
    event: [
      "Tak, {hook}. Proszę opowiedzieć o tym więcej.",
      "{hook}. Jak to się dalej potoczyło?",
      "Zatrzymajmy się przy słowach {hook}. Jakie zdarzenie za nimi stoi?",
    ],
    where: [
      "Wróćmy do tego: {hook}. Jakie miejsce pojawia się przy nich przed oczami?",
      "Chętnie posłucham więcej: {hook}. W jakiej scenerii to się działo?",
    ],
    who: [
      "Zostańmy przy tym chwilę: {hook}. Kto jeszcze należy do tej historii?",
      "Tak, {hook}. Na kim to się najmocniej odbiło?",
    ],
    when: ["Wróćmy do tego: {hook}. Z jakiej pory życia to pochodzi?", "{hook}. Co było jeszcze przedtem?"],
    detail: [
      "Zatrzymajmy się przy słowach {hook}. Jaki obraz się pod nimi kryje?",
      "Chętnie posłucham więcej: {hook}. Proszę podać jeden szczegół, który to przybliży.",
      "Zostańmy przy tym chwilę: {hook}. Jak to wyglądało na co dzień?",
    ],
    feeling: ["Tak, {hook}. Jakie uczucie im towarzyszy?", "{hook}. Co dzieje się w sercu na tę myśl?"],
    meaning: [
      "Wróćmy do tego: {hook}. Co one znaczą po latach?",
      "Chętnie posłucham więcej: {hook}. Dlaczego to zostało w pamięci?",
    ],
  },
};
