import { entries } from "../entries.ts";
import type { TopicWords } from "../pack.ts";
import type { TopicId } from "../subjects.ts";

/** Second interview, middle part: work, love, kin, roads and the great events outside. */
export const journeyAdult = {
  first_job: {
    name: "Pierwszy zarobek",
    open: [
      "Jak to było z pierwszym własnym zarobkiem?",
      "Jaka była [pierwsza robota|Pana pierwsza robota|Pani pierwsza robota] u obcych, jeśli taka się trafiła?",
      "Proszę opowiedzieć o pierwszych pieniądzach zarobionych własnymi rękami.",
    ],
    facets: {
      event: ["Jak wyglądał pierwszy dzień w pracy?"],
      where: ["Gdzie [zarobiło się|zarobił Pan|zarobiła Pani] pierwsze pieniądze?"],
      who: ["Kto przyuczał na samym początku?"],
      when: ["Jak długo wytrwało się na tym pierwszym zarobku?"],
      detail: ["Na co poszła pierwsza wypłata?", "Jakie polecenie padło tam jako pierwsze?"],
      feeling: ["Z jakim sercem niosło się do domu pierwszą zapłatę?"],
      meaning: ["Czego uczy pierwszy własny grosz?"],
    },
    easier: ["Na co poszedł pierwszy zarobiony grosz?", "Co trzeba było robić w kółko?"],
    keywords: entries(`
      pierwsza praca, pierwszą pracę, pierwszej pracy, pierwsza wypłata, pierwszą wypłatę,
      pierwsze pieniądze, pierwszy zarobek, pierwszą pensję, na służbę, na służbie, praktykant*,
      zacząłem pracować, zaczęłam pracować
    `),
  },
  working_life: {
    name: "Przy pracy",
    open: [
      "Weźmy jeden dzień pracy, od rana. Jak wyglądał?",
      "Który dzień w pracy trudno zapomnieć?",
      "Jaką historię z pracy [opowiada się|opowiada Pan|opowiada Pani] przy stole?",
    ],
    facets: {
      event: ["Co śmiesznego zdarzyło się kiedyś w pracy?", "Co kiedyś w pracy poszło zupełnie nie tak?"],
      where: [
        "Proszę oprowadzić po miejscu, w którym to się działo przy pracy.",
        "Jakie odgłosy słychać było w miejscu codziennego trudu?",
      ],
      who: [
        "Z kim dzieliło się trud w roboczych latach?",
        "Proszę opisać kogoś z towarzyszy pracy, kto miał własny styl.",
      ],
      when: ["W jakim okresie roboczych lat to się zdarzyło?"],
      detail: [
        "Proszę pokazać słowami ruch, który ręce powtarzały tysiące razy.",
        "Co mówiło się między sobą w przerwie?",
      ],
      feeling: ["Co czuło się, wracając z roboty tamtego dnia?", "Kiedy w roboczych latach serce rosło?"],
      meaning: [
        "Co długie lata trudu powiedziały o ludziach?",
        "Po czym poznaje się dobrze wykonaną robotę?",
      ],
    },
    easier: ["Co się jadło w przerwie?", "Co zostało na pamiątkę z pracy?"],
    keywords: entries(`
      w pracy, do pracy, z pracy, pracował*, kierowni*, majster, majstra, szef, szefa, brygad*, zakład pracy,
      fabryc*, robotni*, kopalni*, dyrektor*
    `),
  },
  love_story: {
    name: "Ktoś bliski sercu",
    open: [
      "Kto był miłością [życia|Pana życia|Pani życia], jeśli ktoś taki się trafił?",
      "[Jak zaczęło się kochanie|Jak zaczęło się u Pana kochanie|Jak zaczęło się u Pani kochanie], jeśli się zdarzyło?",
      "Proszę opowiedzieć o miłości, jakkolwiek wyglądała.",
    ],
    facets: {
      event: [
        "Gdzie młodzi się wtedy poznawali?",
        "Proszę opowiedzieć o chwili, w której serce mocniej zabiło.",
      ],
      where: [
        "W jakim miejscu zaczęła się ta historia serca?",
        "Proszę opisać miejsce, do którego ta historia serca wraca.",
      ],
      who: ["Jaką osobą był ktoś, za kim biło serce?", "Kto z otoczenia pierwszy zauważył, co się święci?"],
      when: ["O jakiej porze roku zaczęła się ta historia serca?"],
      detail: [
        "Jakie słowa z tej historii serca zostały na zawsze?",
        "Proszę opisać ubranie, w jakim widzi się tę ukochaną osobę.",
      ],
      feeling: [
        "Jak zachowywało się serce na widok tej osoby?",
        "Co dawała sama obecność kogoś tak drogiego?",
      ],
      meaning: ["Czego o kochaniu uczy ta historia?", "Jak dojrzewało to uczucie?"],
    },
    easier: [
      "Jaki podarunek [się pamięta|Pan pamięta|Pani pamięta]?",
      "Przy jakiej melodii wracają tamte uczucia?",
    ],
    keywords: entries(`
      miłość, miłości, zakochał*, kochał*, narzeczon*, zaręczyn*, ukochan*, zaloty, ślub, oświadczy*, wesele,
      wesela, poznaliśmy się, mój przyszły mąż, moja przyszła żona
    `),
  },
  becoming_parent_or_kin: {
    name: "Gdy przychodzi ktoś mały",
    open: [
      "Jak to było, gdy wśród bliskich pojawiło się dziecko, jeśli się pojawiło?",
      "Jakie dzieci [rosły w pobliżu|rosły przy Panu|rosły przy Pani]?",
      "Proszę opowiedzieć o chwili z jakimś maluchem, która została w pamięci.",
    ],
    facets: {
      event: ["Jak wyglądał dzień, kiedy w domu pojawiło się dziecko?"],
      where: ["Gdzie przychodziły wtedy dzieci na świat?"],
      who: ["Kto pomagał przy maleństwie?"],
      when: ["W jakim momencie życia przyszła ta nowa rola wobec dziecka?"],
      detail: [
        "Jaką kołysankę nuciło się maluchowi?",
        "Proszę przytoczyć dziecięce powiedzonko, które weszło do domowego języka.",
      ],
      feeling: ["Co czuło się, biorąc maleństwo na ręce?"],
      meaning: ["Jak obecność dziecka przestawia życie?"],
    },
    easier: ["Do kogo ten maluch jest podobny?", "Jaką bajkę trzeba było opowiadać w kółko?"],
    keywords: entries(`
      urodził się syn, urodziła się córka, urodził mi się, urodziła mi się, urodziłam syna, urodziłam córkę,
      poród, porodu, niemowl*, pieluch*, wnuczk*, wnuka, zostałem ojcem, zostałam matką, chrześnia*
    `),
  },
  migration_move_travel: {
    name: "Drogi i podróże",
    open: [
      "Dokąd najdalej [zaprowadziła droga|Pan w życiu dojechał|Pani w życiu dojechała]?",
      "Dokąd [trzeba było|trzeba było Panu|trzeba było Pani] w życiu jechać?",
      "Proszę opowiedzieć o jakimś wyjeździe, choćby niedalekim.",
    ],
    facets: {
      event: ["Co przydarzyło się [kiedyś|Panu kiedyś|Pani kiedyś] w podróży?"],
      where: ["Co było widać z okna pociągu?", "Co zobaczyło się najpierw po dotarciu do celu?"],
      who: ["Z kim odbywało się tę wędrówkę?"],
      when: ["Ile trwała cała ta wyprawa?"],
      detail: ["Jaki środek lokomocji służył w tej podróży?", "Jakie nowe smaki przyniosła obca strona?"],
      feeling: ["Co czuło się wśród nieznanych ludzi?"],
      meaning: ["Co przywiozło się z tej drogi na resztę życia?"],
    },
    easier: ["Czym się wtedy jeździło?", "Co się jadło w drodze?"],
    keywords: entries(`
      emigr*, podróż*, wyjazd*, pociągiem, transport*, okrętem, statkiem, granicę, zagranic*, za granicę,
      repatria*, przesiedl*, ziemie odzyskane, wędrówk*, paszport*
    `),
  },
  historic_event: {
    name: "Wielka historia z bliska",
    open: [
      "Kiedy wielka historia zajrzała [za próg|za Pana próg|za Pani próg]?",
      "Jakie głośne wydarzenia [widać było|widział Pan|widziała Pani] z bliska?",
      "Proszę opowiedzieć, jak głośne dni wyglądały z własnego podwórka.",
    ],
    facets: {
      event: ["Jak w domu dowiadywano się o ważnych rzeczach?"],
      where: ["Gdzie słuchało się wtedy wiadomości?"],
      who: ["Kto był obok, gdy przyszła ta wielka wiadomość?"],
      when: ["Jak długo w codzienności czuło się skutki tego wydarzenia?"],
      detail: [
        "Co mówili ludzie na ulicy w tych głośnych dniach?",
        "Jak wyglądały sklepy w tym niespokojnym czasie?",
      ],
      feeling: ["Jaki nastrój zapanował wśród bliskich po tej wiadomości?"],
      meaning: ["Co po tych głośnych dniach nie było już takie samo?"],
    },
    easier: ["Skąd się wiedziało, co się dzieje na świecie?", "Jaki głos z radia utkwił w uszach?"],
    keywords: entries(`
      wojna, wojnę, wojny, okupacj*, wyzwoleni*, powstani*, strajk*, solidarnoś*, stan wojenny,
      stanu wojennego, stanie wojennym, rewolucj*, bolszewi*, papież*, kartki na
    `),
  },
} satisfies Partial<Record<TopicId, TopicWords>>;
