import { entries } from "../entries.ts";
import type { TopicWords } from "../pack.ts";
import type { TopicId } from "../subjects.ts";

/** Third interview, first half: what was believed, decided, carried and learned. */
export const wisdomValues = {
  values_and_sources: {
    name: "To, czego warto się trzymać",
    open: [
      "Czego warto się w życiu trzymać?",
      "Z jaką zasadą [idzie się|idzie Pan|idzie Pani] przez życie?",
      "Czego [nie warto oddać|nie oddałby Pan|nie oddałaby Pani] za żadną cenę?",
    ],
    facets: {
      event: [
        "Kiedy trudno było zostać przy swoim zdaniu?",
        "Kiedy uczciwość [coś kosztowała|coś Pana kosztowała|coś Panią kosztowała]?",
      ],
      who: ["Od kogo przejęło się te zasady?", "Kto swoim życiem pokazywał, co jest słuszne?"],
      where: ["W jakim środowisku te wartości były czymś oczywistym?"],
      when: ["W jakim wieku ta zasada stała się własna?"],
      detail: [
        "Jakimi słowami wpajano te zasady?",
        "Proszę opisać czyn, w którym widać tę wartość jak na dłoni.",
      ],
      feeling: ["Co czuje się, gdy ktoś tę zasadę łamie?"],
      meaning: [
        "Dlaczego akurat ta wartość okazała się najtrwalsza?",
        "Co stałoby się z człowiekiem bez tego drogowskazu?",
      ],
    },
    easier: [
      "Za co [dostawało się|dostawał Pan|dostawała Pani] w dzieciństwie burę?",
      "Co [ceni się|ceni Pan|ceni Pani] w ludziach najwyżej?",
    ],
    keywords: entries(`
      wartoś*, zasad*, uczciwo*, uczciwie, uczciwy, sumieni*, honor*, wpajan*, wpajał*, wychowano mnie,
      wychowali mnie, przyzwoit*, szacun*, pracowito*, prawdomówn*
    `),
  },
  how_beliefs_changed: {
    name: "Jak zmieniały się poglądy",
    open: [
      "O czym [myśli się|myśli Pan|myśli Pani] dziś inaczej niż dawniej?",
      "Jak z wiekiem zmienia się patrzenie na świat?",
      "W jakiej sprawie [zmieniło się zdanie|zmienił Pan zdanie|zmieniła Pani zdanie]?",
    ],
    facets: {
      event: ["Co z dawnych przekonań się nie sprawdziło?"],
      who: ["Kto potrafił [przekonać|Pana przekonać|Panią przekonać] do innego zdania?"],
      where: ["W jakich stronach dawny pogląd był powszechny?"],
      when: ["Jak długo dojrzewało nowe spojrzenie?"],
      detail: ["Jak brzmiało dawne przekonanie, własnymi słowami?"],
      feeling: ["Co towarzyszyło rozstaniu z dawnym poglądem?"],
      meaning: ["Co mówi o człowieku taka zmiana zdania?"],
    },
    easier: [
      "W co [się|Pan|Pani] święcie [wierzyło|wierzył|wierzyła] za młodu?",
      "Co się przez te lata wcale nie zmieniło?",
    ],
    keywords: entries(`
      zmieniłem zdanie, zmieniłam zdanie, kiedyś myślałem, kiedyś myślałam, kiedyś wierzyłem,
      kiedyś wierzyłam, dziś myślę inaczej, poglądy, pogląd, przekonan*, przejrza*, zrozumiałem, zrozumiałam
    `),
  },
  best_decision_and_regret: {
    name: "Decyzje i to, czego żal",
    framing: "To pytanie sięga też spraw, których czasem żal, i wolno zostawić je bez odpowiedzi.",
    open: [
      "Jaka decyzja okazała się dobra?",
      "Gdyby dało się cofnąć czas, co [warto by zrobić|zrobiłby Pan|zrobiłaby Pani] inaczej?",
      "Proszę opowiedzieć o wyborze, na który [patrzy się|patrzy Pan|patrzy Pani] dziś inaczej niż kiedyś.",
    ],
    facets: {
      event: ["Jak [podejmowało się|podejmował Pan|podejmowała Pani] ważne decyzje?"],
      who: ["Kogo [pytało się|pytał Pan|pytała Pani] o radę?"],
      where: ["Gdzie było się w chwili podejmowania decyzji?"],
      when: ["Po jakim czasie okazało się, ile ta decyzja jest warta?"],
      detail: ["Jakie argumenty kładło się wtedy na szali?"],
      feeling: ["Jak dziś czuje się ciężar tego wyboru?"],
      meaning: ["Czego o wybieraniu nauczyła ta decyzja?"],
    },
    easier: ["Na co dobrze było się zgodzić?", "Czego dobrze było odmówić?"],
    keywords: entries(`
      żałuj*, żałował*, żal mi, najlepsza decyzja, decyzj*, zdecydował*, wybrał*, wybór, wyboru, gdybym mógł,
      gdybym mogła, cofnąć czas, moja wina, błąd, błędem
    `),
  },
  greatest_challenge_learned: {
    name: "Największa próba i nauka z niej",
    open: [
      "Co [zdawało się|zdawało się Panu|zdawało się Pani] w życiu ponad siły?",
      "Z czym [trzeba było walczyć|walczył Pan|walczyła Pani] najdłużej?",
      "Proszę opowiedzieć o najtrudniejszym zadaniu, jakie się trafiło.",
    ],
    facets: {
      event: [
        "Jak [radzi się|radzi Pan|radzi Pani] sobie z trudną sprawą?",
        "Co dodawało [sił|Panu sił|Pani sił], kiedy było trudno?",
      ],
      who: ["Kto dodawał otuchy w tej próbie?", "Kto stał po przeciwnej stronie tego wyzwania?"],
      where: ["W jakich warunkach trzeba było stawić temu czoło?"],
      when: ["Jak długo trwało zmaganie z tą przeszkodą?"],
      detail: ["Proszę opisać jeden dzień tego zmagania.", "Co mówiło się do siebie, żeby iść dalej?"],
      feeling: ["Skąd brała się odwaga?"],
      meaning: ["Jaka nauka została po tej próbie?", "Co odkryło się w sobie dzięki tej przeszkodzie?"],
    },
    easier: ["Co wymagało najwięcej cierpliwości?", "Jaki jest najlepszy sposób na kłopoty?"],
    keywords: entries(`
      wyzwani*, przeszkod*, zmaga*, pokona*, wytrwa*, próba, próby, nauczyło mnie, nauczyłem się,
      nauczyłam się, dałem radę, dałam radę, walczy*, podoła*
    `),
  },
  people_to_thank_forgive: {
    name: "Wdzięczność i przebaczenie",
    open: [
      "Komu [należy się|jest Pan winien|jest Pani winna] dobre słowo?",
      "Komu [zostało coś|ma Pan jeszcze coś|ma Pani jeszcze coś] do powiedzenia?",
      "Z kim dobrze było się pogodzić, jeśli tak się stało?",
    ],
    facets: {
      event: ["Proszę opowiedzieć o czymś dobrym, co ktoś [zrobił|dla Pana zrobił|dla Pani zrobił]."],
      who: ["Proszę opowiedzieć o kimś, kto był naprawdę dobry."],
      where: ["W jakich okolicznościach doszło do tego dobrego uczynku?"],
      when: ["Kiedy przyszło zrozumienie, ile się komuś zawdzięcza?"],
      detail: ["Jakimi słowami brzmiałoby to podziękowanie?", "Co powiedziałoby się przy pojednaniu?"],
      feeling: ["Co dzieje się w sercu, kiedy się przebacza?"],
      meaning: ["Czym jest przebaczenie po przeżyciu tylu lat?"],
    },
    easier: [
      "Komu [warto by posłać|posłałby Pan|posłałaby Pani] bukiet?",
      "Kto podał kiedyś rękę bez proszenia?",
    ],
    keywords: entries(`
      wdzięczn*, dziękuję mu, dziękuję jej, podziękow*, przebacz*, wybacz*, przepros*, pojedna*, pogodzi*,
      zawdzięcz*, uraz*, pogniewa*
    `),
  },
  traditions_recipes_sayings: {
    name: "Zwyczaje, przepisy, powiedzenia",
    open: [
      "Jaki domowy zwyczaj warto przekazać dalej?",
      "Co się gotowało z głowy, bez przepisu?",
      "Jakie powiedzenia krążyły w domu?",
    ],
    facets: {
      event: [
        "Proszę opowiedzieć, jak w domu szykowało się święta.",
        "Co się w domu robiło zawsze tak samo, co roku?",
      ],
      who: ["Kto strzegł tej tradycji?", "Do kogo należało to powiedzenie?"],
      where: ["Z jakich stron przyszedł ten zwyczaj?"],
      when: [
        "Przy jakiej okazji wraca się do tej tradycji?",
        "O jakiej porze dnia zaczynały się te przygotowania?",
      ],
      detail: [
        "Proszę opisać przygotowania krok po kroku, ruch za ruchem.",
        "Jakie przedmioty wyciągało się tylko na tę okazję?",
      ],
      feeling: ["Co czuje się, gdy znów pachnie tą potrawą?"],
      meaning: ["Co ta tradycja spaja?", "Jaka mądrość kryje się w tym powiedzeniu?"],
    },
    easier: ["Co podawało się w niedzielę?", "Co się śpiewało w domu?"],
    keywords: entries(`
      zwyczaj*, tradycj*, obyczaj*, przepis*, wigili*, opłatk*, opłatek, pisank*, święcon*, kolęd*,
      przysłowi*, powiedzeni*, powiedzonk*, pierogi, dożynk*
    `),
  },
  advice_to_young: {
    name: "Słowo do młodych",
    open: [
      "Co warto powiedzieć komuś, kto dopiero zaczyna dorosłe życie?",
      "Gdyby przysiadł się tu ktoś młody, co [warto by mu|mógłby mu Pan|mogłaby mu Pani] powiedzieć?",
      "Jaka rada [naprawdę się|naprawdę się Panu|naprawdę się Pani] sprawdziła?",
    ],
    facets: {
      event: [
        "Na jakim błędzie [można się było najwięcej nauczyć|najwięcej się Pan nauczył|najwięcej się Pani nauczyła]?",
        "Kiedy dobrze było kogoś posłuchać?",
      ],
      who: ["Od kogo usłyszało się tę radę?", "Komu z młodych najbardziej by się przydała?"],
      where: ["W jakich życiowych sytuacjach ta rada się przydaje?"],
      when: ["W jakim wieku dobrze byłoby to już wiedzieć?", "Po ilu latach zrozumiało się wagę tej rady?"],
      detail: ["Jak ująć tę radę w jednym zdaniu?", "Proszę podać przykład z życia, który tę radę tłumaczy."],
      feeling: ["Co napawa spokojem, gdy patrzy się na młodych?"],
      meaning: [
        "Dlaczego ta rada jest ważniejsza od innych?",
        "O czym młodzi powinni pamiętać, kiedy jest źle?",
      ],
    },
    easier: ["Czego młodzi mogliby spróbować?", "Na co szkoda życia?"],
    keywords: entries(`
      młodym, młodzi, młodych, rada, radę, radzę, radził*, poradził*, doradz*, niech młodzi,
      dzisiejsza młodzież, wnukom, przestrzec, przestrzeg*
    `),
  },
} satisfies Partial<Record<TopicId, TopicWords>>;
