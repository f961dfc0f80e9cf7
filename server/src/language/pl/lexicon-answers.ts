import { entries } from "../entries.ts";
import type { Lexicon } from "../pack.ts";

type AnswerWords = Pick<Lexicon, "decline" | "unknown" | "none" | "praise" | "leading" | "presuming">;

/** Answers that pass, do not know or say that a subject does not apply; and what a question must not hold. */
export const answerWords: AnswerWords = {
  decline: entries(`
    nie chcę o tym mówić, nie chcę o tym opowiadać, nie chcę o tym rozmawiać, nie chcę tego wspominać,
    nie chcę do tego wracać, nie chcę odpowiadać, wolę o tym nie mówić, wolę nie mówić, wolę nie opowiadać,
    wolę do tego nie wracać, wolałbym nie mówić, wolałabym nie mówić, wolałbym o tym nie mówić,
    wolałabym o tym nie mówić, nie będę o tym mówi*, nie będę o tym opowiada*, nie będę odpowiada*,
    o tym nie będę mówi*, o tym nie chcę mówić, o tym nie opowiem, tego nie powiem, nie powiem tego,
    to moja sprawa, to zbyt osobiste, to za bardzo osobiste, to prywatna sprawa, pomiń, pomińmy, pomińmy to,
    proszę pominąć, chcę pominąć, dalej proszę, proszę dalej, następne pytanie, proszę o następne pytanie,
    inne pytanie, proszę o inne pytanie, proszę inne pytanie, poproszę inne pytanie, zapytaj o coś innego,
    proszę zapytać o coś innego, pytaj o co innego, zmieńmy temat, zmień temat, zostawmy to,
    zostawmy ten temat, dajmy temu spokój, nie pytaj o to, proszę o to nie pytać, proszę nie pytać,
    nie odpowiem, przejdźmy dalej, idźmy dalej, skip
  `),
  unknown: entries(`
    nie wiem, nie pamiętam, nie pomnę, już nie pamiętam, nie pamiętam już, nie przypominam sobie,
    nie mogę sobie przypomnieć, nie umiem sobie przypomnieć, nie umiem powiedzieć, nie potrafię powiedzieć,
    nie potrafię sobie przypomnieć, trudno powiedzieć, ciężko powiedzieć, nie mam pojęcia, pojęcia nie mam,
    zapomniałem, zapomniałam, wyleciało mi z głowy, uleciało mi z pamięci, nic nie pamiętam,
    niczego nie pamiętam, nic szczególnego, nic takiego, nic specjalnego, nic ciekawego, nie ma o czym,
    nie ma o czym mówić, nie ma co opowiadać, nie ma co mówić, nic nie przychodzi mi do głowy,
    nic mi nie przychodzi do głowy, nic mi do głowy nie przychodzi, nie mam nic do powiedzenia,
    nie mam nic do dodania, nic więcej, nic do dodania, nie zastanawiałem się, nie zastanawiałam się,
    normalnie, zwyczajnie, jak u wszystkich, jak wszyscy, skąd mam wiedzieć, bóg raczy wiedzieć, kto to wie,
    nie mam zdania
  `),
  none: {
    partners_children: entries(`
      nigdy nie wyszłam za mąż, nie wyszłam nigdy za mąż, za mąż nie wyszłam, za mąż nigdy nie wyszłam,
      nigdy się nie ożeniłem, nie ożeniłem się nigdy, nigdy się nie żeniłem, nie założyłem rodziny,
      nie założyłam rodziny, nie miałem żony ani dzieci, nie miałam męża ani dzieci, nie mam męża ani dzieci,
      nie mam żony ani dzieci, zostałam starą panną, zostałem kawalerem, zostałem starym kawalerem,
      jestem kawalerem, jestem starą panną, jestem starym kawalerem, całe życie byłem sam,
      całe życie byłam sama
    `),
    work_outline: entries(`
      nigdy w życiu nie pracował*, w ogóle nie pracowałem, w ogóle nie pracowałam, nie pracowałem nigdy,
      nie pracowałam nigdy, nie miałem żadnej pracy, nie miałam żadnej pracy, nigdy nie miałem pracy,
      nigdy nie miałam pracy
    `),
    school_outline: entries(`
      nigdy nie chodziłem do szkoły, nigdy nie chodziłam do szkoły, w ogóle nie chodziłem do szkoły,
      w ogóle nie chodziłam do szkoły, nie chodziłem do żadnej szkoły, nie chodziłam do żadnej szkoły,
      do żadnej szkoły nie chodził*, nie miałem żadnej szkoły, nie miałam żadnej szkoły,
      nie skończyłem żadnej szkoły, nie skończyłam żadnej szkoły
    `),
    becoming_parent_or_kin: entries(`
      nie miałem dzieci, nie miałam dzieci, nie mieliśmy dzieci, nie mam dzieci, nigdy nie miałem dzieci,
      nigdy nie miałam dzieci, dzieci nie miałem, dzieci nie miałam, dzieci nie mieliśmy, dzieci nie mam,
      jestem bezdzietn*, byliśmy bezdzietn*, nie doczekaliśmy się dzieci, nie doczekałem się dzieci,
      nie doczekałam się dzieci
    `),
    love_story: entries(`
      nigdy się nie zakochałem, nigdy się nie zakochałam, nigdy nie byłem zakochany,
      nigdy nie byłam zakochana, nie zaznałem miłości, nie zaznałam miłości, miłości nie zaznałem,
      miłości nie zaznałam, nigdy nikogo nie miałem, nigdy nikogo nie miałam, nigdy nie miałem dziewczyny,
      nigdy nie miałam chłopaka, nikogo bliskiego sercu nie było, nie było nikogo bliskiego sercu
    `),
    first_job: entries(`
      nigdy w życiu nie pracował*, nigdy nie pracowałem zarobkowo, nigdy nie pracowałam zarobkowo,
      nigdy nie pracowałem zawodowo, nigdy nie pracowałam zawodowo, nigdy nie zarabiałem,
      nigdy nie zarabiałam, nigdy nic nie zarobiłem, nigdy nic nie zarobiłam, nie miałem pracy zarobkowej,
      nie miałam pracy zarobkowej
    `),
    working_life: entries(`
      nigdy w życiu nie pracował*, w ogóle nie pracowałem, w ogóle nie pracowałam,
      nigdy nie pracowałem zawodowo, nigdy nie pracowałam zawodowo, nie pracowałem nigdy,
      nie pracowałam nigdy, nigdy nie miałem pracy, nigdy nie miałam pracy
    `),
    study_or_training: entries(`
      nie uczyłem się dalej, nie uczyłam się dalej, dalej się nie uczyłem, dalej się nie uczyłam,
      nie kształciłem się dalej, nie kształciłam się dalej, nie mam żadnego wykształcenia, nie mam zawodu,
      nie mam żadnego zawodu, żadnego fachu się nie uczył*
    `),
    faith_or_belief_event: entries(`
      jestem niewierząc*, nie jestem wierząc*, nie wierzę w nic, w nic nie wierzę, nie wierzę w boga,
      w boga nie wierzę, nigdy nie wierzyłem w boga, nigdy nie wierzyłam w boga, jestem ateist*
    `),
    migration_move_travel: entries(`
      nigdy nigdzie nie wyjeżdżałem, nigdy nigdzie nie wyjeżdżałam, nigdzie nie wyjeżdżałem,
      nigdzie nie wyjeżdżałam, nigdzie nie wyjechałem, nigdzie nie wyjechałam, nigdy nigdzie nie wyjechałem,
      nigdy nigdzie nie wyjechałam, nigdy nie podróżowałem, nigdy nie podróżowałam, nigdzie nie podróżowałem,
      nigdzie nie podróżowałam, całe życie w jednym miejscu, całe życie w tym samym miejscu
    `),
  },
  praise: entries(`
    wspaniał*, cudown*, piękna historia, piękna opowieść, piękne wspomnienie, piękne słowa, co za historia,
    cóż za historia, niesamowit*, fantastyczn*, imponując*, niezwykła historia, niezwykłe życie, fascynując*,
    wzruszająca historia, poruszająca historia, wzruszające, poruszające, brawo, gratul*, świetn*, doskonał*,
    znakomit*, rewelac*, godne podziwu, godny podziwu, godna podziwu, podziwiam, jakie to piękne,
    jak pięknie, dobra robota, super, ciekawa historia, bardzo ciekawe, jakie to ciekawe, zachwycając*,
    inspirując*, dziękuję za piękn*, cenna odpowiedź
  `),
  leading: entries(`
    czy, czyż, czyżby, prawda, nieprawdaż, na pewno, z pewnością, jak rozumiem, rozumiem że, a więc, był pan, była pani, miał pan, miała pani,
    pamięta pan, pamięta pani, lubił pan, lubiła pani, chciałby pan, chciałaby pani, mógłby pan,
    mogłaby pani, może pan, może pani, nie sądzi pan, nie sądzi pani, w którym roku, którego roku,
    jaki to był rok, ile to było
  `),
  presuming: entries(`
    chyba, pewnie, zapewne, musiało być, musiał być, musiała być, to musiało, to musiał, to musiała, przypuszczam,
    domyślam się, zgaduję, zakładam, wyobrażam sobie
  `),
};
