import { entries } from "../entries.ts";
import type { TopicWords } from "../pack.ts";
import type { TopicId } from "../subjects.ts";

/** Second interview, last part: turns, heights, depths, and later years. */
export const journeyTurns = {
  turning_point: {
    name: "Punkt zwrotny",
    open: [
      "Kiedy [życie|Pana życie|Pani życie] potoczyło się innym torem?",
      "W którym momencie [życie|Pana życie|Pani życie] skręciło w inną stronę?",
      "Proszę opowiedzieć o dniu, po którym wszystko szło już inaczej.",
    ],
    facets: {
      event: [
        "Jaki dzień wszystko [zmienił|Panu zmienił|Pani zmienił]?",
        "Co trzeba było kiedyś zostawić za sobą?",
      ],
      where: ["W jakim otoczeniu zapadło to, co odmieniło los?"],
      who: ["Kto miał wpływ na ten zwrot w życiu?", "Komu najpierw powiedziało się o tej zmianie?"],
      when: ["Na jakim etapie życia nastąpił ten zwrot?"],
      detail: [
        "Proszę opisać drobiazg, który zapamiętało się z chwili zwrotu.",
        "Jakie zdanie wtedy rozstrzygnęło?",
      ],
      feeling: ["Co działo się w sercu, gdy stare się kończyło?", "Jak spało się tamtej nocy?"],
      meaning: [
        "Jak po latach rozumie się tamten zwrot?",
        "Co nowego zrodziło się w człowieku z tej zmiany?",
      ],
    },
    easier: ["Jak wyglądał zwykły dzień tuż przed tą zmianą?", "Co się po tym zmieniło najbardziej?"],
    keywords: entries(`
      punkt zwrotny, przełom*, wszystko się zmieniło, od tego dnia, od tamtej pory, odmienił*,
      zmieniło moje życie, zmieniło się życie, zaważył*, zadecydował*, postanowi*
    `),
  },
  high_point: {
    name: "Najlepsza chwila",
    open: [
      "Kiedy życie [smakowało|smakowało Panu|smakowało Pani] najlepiej?",
      "Do jakiej chwili [wraca się|wraca Pan|wraca Pani] z największą radością?",
      "Proszę opowiedzieć o dniu, kiedy było po prostu dobrze.",
    ],
    facets: {
      event: ["Jak wyglądał kiedyś naprawdę dobry dzień, od rana?", "Z czego było w domu najwięcej radości?"],
      where: ["Proszę opisać scenerię tej radosnej chwili."],
      who: ["Kto cieszył się wtedy obok?", "Czyj uśmiech należy do tej radosnej chwili?"],
      when: ["W której porze życia zdarzyła się ta radosna chwila?"],
      detail: [
        "Co można by zobaczyć na fotografii z tej dobrej chwili?",
        "Jakie słowa brzmiały wtedy radośnie?",
      ],
      feeling: ["Jak czuło się radość w ciele?", "Czym ta radość różniła się od innych?"],
      meaning: [
        "Co ta radosna chwila mówi o tym, co w życiu najważniejsze?",
        "Jak wspomnienie tej radości działa dziś?",
      ],
    },
    easier: ["Kto cieszył się razem?", "Jaka była wtedy pogoda?"],
    keywords: entries(`
      najszczęśliw*, najpiękniejszy dzień, najpiękniejszego dnia, najpiękniejsza chwila,
      najpiękniejszą chwilą, najpiękniejsze chwile, najlepszy dzień, najlepsze chwile, najradośniejsz*,
      byłem szczęśliwy, byłam szczęśliwa, byliśmy szczęśliwi, jak w niebie, ze szczęścia, z radości
    `),
  },
  hard_time: {
    name: "Trudny czas",
    framing: "Teraz coś o trudniejszym czasie; wolno to pominąć bez tłumaczenia.",
    open: [
      "Jaki czas [w życiu|w Pana życiu|w Pani życiu] był najcięższy?",
      "Kiedy trzeba było zacisnąć zęby?",
      "Proszę opowiedzieć o chudszych latach, tyle, ile [się chce|Pan chce|Pani chce].",
    ],
    facets: {
      event: ["Od czego zaczęło się wtedy robić ciężko?", "Kiedy zrobiło się trochę lżej?"],
      where: ["Gdzie przebywało się w tym ciężkim czasie?"],
      who: ["Kto stał wtedy blisko?", "Na kogo można było liczyć w ciężkich dniach?"],
      when: ["Jak długo trwało to, co było ciężkie?"],
      detail: ["Jak wyglądał zwykły dzień w tamtym ciężkim czasie?", "Jakie słowa trzymały przy życiu?"],
      feeling: ["Co działo się w duszy w najcięższych godzinach?", "Jak odnajdywało się spokój?"],
      meaning: [
        "Jak z dzisiejszej perspektywy patrzy się na tamten ciężki okres?",
        "Co człowiek niesie dalej po takim czasie?",
      ],
    },
    easier: ["Co pomagało dotrwać do wieczora?", "Jaki drobny gest od kogoś został w pamięci?"],
    keywords: entries(`
      najtrudniej*, najcięż*, ciężkie czasy, ciężki czas, bieda, biedy, biedę, głód, głodu, chorob*,
      więzieni*, nędz*, bezrobo*, trudny okres, trudne lata
    `),
  },
  loss_and_recovery: {
    name: "Strata i to, co po niej",
    framing: "To pytanie o stratę, więc w każdej chwili można iść dalej.",
    open: [
      "Kogo [brakuje|Panu brakuje|Pani brakuje] najbardziej, jeśli można o to zapytać?",
      "Po jakiej stracie trzeba było od nowa uczyć się zwykłych dni?",
      "Proszę opowiedzieć o jakimś pożegnaniu, tyle, ile [się chce|Pan chce|Pani chce].",
    ],
    facets: {
      event: ["Proszę opowiedzieć, jak się wtedy żegnało bliskich."],
      where: ["Dokąd [chodzi się|chodzi Pan|chodzi Pani], żeby powspominać?"],
      who: ["Jak zapamiętało się tę osobę w jej dobrym dniu?", "Kto był oparciem po tej stracie?"],
      when: ["Kiedy po tej stracie przyszło pierwsze lżejsze popołudnie?"],
      detail: ["Jaki przedmiot przechowuje się na pamiątkę?"],
      feeling: ["Jak z biegiem czasu zmieniała się tęsknota?"],
      meaning: ["W jaki sposób utracona obecność trwa w codzienności?"],
    },
    easier: ["Jaki zwyczaj pomaga pamiętać?", "Jaka potrawa kogoś przypomina?"],
    keywords: entries(`
      umarł*, zmarł*, śmier*, pogrzeb*, pochowa*, żałob*, wdow*, cmentarz*, grób, grobie, stracił*, strata,
      straty, odszedł, odeszła
    `),
  },
  faith_or_belief_event: {
    name: "Chwile wiary i zadumy",
    open: [
      "Kiedy [czuło się|czuł Pan|czuła Pani] przy sobie coś większego, jakkolwiek to nazwać?",
      "Kiedy [przyszły|przyszły do Pana|przyszły do Pani] pytania o sens wszystkiego?",
      "Proszę opowiedzieć o tym, w co [się wierzy|Pan wierzy|Pani wierzy], choćby w ludzi.",
    ],
    facets: {
      event: ["Jakie święto [było|było dla Pana|było dla Pani] najważniejsze?"],
      where: ["Gdzie [jest|ma Pan|ma Pani] najwięcej spokoju w sercu?"],
      who: ["Z kim można było rozmawiać o sprawach ostatecznych?"],
      when: ["W jakich porach życia takie pytania wracały?"],
      detail: ["Jakie słowa powtarza się w chwilach zadumy?"],
      feeling: ["Co czuło się wobec czegoś tak wielkiego?"],
      meaning: ["Jak ta chwila zadumy wpłynęła na dalsze życie?"],
    },
    easier: ["Jaka pieśń porusza najmocniej?", "Jaki widok budzi zadumę?"],
    keywords: entries(`
      wiara, wiary, wiarę, wierząc*, w boga, do boga, modli*, modlitw*, komuni*, msza, mszy, mszę,
      pielgrzym*, spowied*, w kościele
    `),
  },
  later_life: {
    name: "Późniejsze lata",
    open: [
      "Co nowego [przyniosły|przyniosły Panu|przyniosły Pani] późniejsze lata?",
      "Jak zmieniały się dni, kiedy przybywało lat?",
      "Proszę opowiedzieć o czymś z tych lat, kiedy włosy już siwiały.",
    ],
    facets: {
      event: ["Co dobrego spotkało [człowieka|Pana|Panią] w starszych latach?"],
      where: ["Gdzie [jeździ się|jeździ Pan|jeździ Pani] chętnie w ostatnich latach?"],
      who: ["Kto dołączył do kręgu bliskich w późniejszym wieku?"],
      when: ["Po czym poznało się, że zaczyna się nowa pora życia?"],
      detail: ["Jaki nowy nawyk pojawił się w późniejszych latach?"],
      feeling: ["Co w dojrzałym wieku przyniosło ulgę?"],
      meaning: ["Co widać wyraźniej z wysokości przeżytych lat?"],
    },
    easier: [
      "Jak [się teraz obchodzi|obchodzi Pan teraz|obchodzi Pani teraz] urodziny?",
      "Co [robi się|robi Pan|robi Pani] teraz wolniej, za to z przyjemnością?",
    ],
    keywords: entries(`
      emerytur*, emeryt*, na starość, starości, sanatori*, w podeszłym wieku, renta, rentę, rencie,
      klub seniora, prawnuk*, jubileusz*, siwe włosy, operacj*
    `),
  },
} satisfies Partial<Record<TopicId, TopicWords>>;
