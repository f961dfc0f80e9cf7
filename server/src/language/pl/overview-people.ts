import { entries } from "../entries.ts";
import type { TopicWords } from "../pack.ts";
import type { TopicId } from "../subjects.ts";

/** First interview, second half: people, chapters, the present. */
export const overviewPeople = {
  partners_children: {
    name: "Bliscy w dorosłym życiu",
    open: [
      "[Kto był obok w dorosłym życiu|Z kim dzielił Pan dorosłe życie|Z kim dzieliła Pani dorosłe życie]?",
      "Kto jest [dziś najbliższy|dziś Panu najbliższy|dziś Pani najbliższy]?",
      "Proszę opowiedzieć o swoich najbliższych, tych z dorosłego życia.",
    ],
    facets: {
      who: [
        "Proszę opisać kogoś z tego kręgu tak, żeby dało się tę osobę zobaczyć.",
        "Kto przychodził na świat w tym gronie, jeśli pojawiły się dzieci?",
      ],
      where: [
        "Gdzie [poznało się|poznał Pan|poznała Pani] kogoś najbliższego?",
        "Gdzie mieszkają dziś [najbliżsi|Pana najbliżsi|Pani najbliżsi]?",
      ],
      when: [
        "W jakim okresie życia pojawiały się te osoby, jedna po drugiej?",
        "Które lata spędzone z bliskimi trwają w pamięci najżywiej?",
      ],
      event: ["Proszę opowiedzieć o dniu, w którym to grono się powiększyło, o ile taki dzień był."],
      detail: [
        "Jaki zwyczaj łączył ludzi mieszkających pod jednym dachem?",
        "Proszę przytoczyć powiedzonko kogoś z dorosłego kręgu bliskich.",
      ],
      feeling: ["Co w tych bliskich więziach dawało najwięcej ciepła?"],
      meaning: ["Jak obecność tych ludzi odmieniła zwyczajne życie?"],
    },
    easier: [
      "O kim z bliskich [myśli się|myśli Pan|myśli Pani] najczęściej?",
      "Czyje zdjęcie stoi [w domu|u Pana|u Pani] na wierzchu?",
    ],
    keywords: entries(`
      mąż, męża, mężem, żona, żonę, żoną, dzieci, syn, córka, ślub, ożeni*, wyszłam za mąż, małżeństw*,
      wnuk*, narzeczon*
    `),
  },
  chapters: {
    name: "Rozdziały życia",
    open: [
      "Gdyby [to życie|Pana życie|Pani życie] było książką, jakie miałoby rozdziały?",
      "Na jakie części [dzieli się to życie|podzieliłby Pan swoje życie|podzieliłaby Pani swoje życie]?",
      "Każde życie ma swoje zakręty. Jakie [były po kolei|były u Pana, po kolei|były u Pani, po kolei]?",
    ],
    facets: {
      who: [
        "Kto jest główną postacią każdego z tych rozdziałów, obok osoby opowiadającej?",
        "Proszę powiedzieć, kto pojawia się w kilku rozdziałach tej książki.",
      ],
      where: [
        "Gdzie zaczyna się [ta opowieść|Pana opowieść|Pani opowieść]?",
        "Gdzie [mijały|mijały Panu|mijały Pani] środkowe lata życia?",
      ],
      when: [
        "W jakim wieku kończy się rozdział pierwszy?",
        "Proszę powiedzieć, który rozdział trwał najkrócej.",
      ],
      event: ["Jakie wydarzenie zamyka jeden rozdział, otwierając następny?"],
      detail: [
        "Jaki tytuł nosiłby rozdział, który trwa teraz?",
        "Proszę opisać obrazek na okładce tej książki.",
      ],
      feeling: ["W jakim nastroju czytałoby się rozdział środkowy?"],
      meaning: ["Dlaczego granice rozdziałów przebiegają właśnie w tych miejscach?"],
    },
    easier: ["Jak brzmiałby tytuł części o młodości?", "Od jakiego zdania zaczynałaby się ta książka?"],
    keywords: entries(`
      rozdział*, etap życia, etapy, okres mojego życia, część mojego życia, spis treści, pierwszy etap,
      nowy etap, najpierw było
    `),
  },
  people_who_mattered: {
    name: "Ludzie, którzy się liczyli",
    open: [
      "Kto spoza rodziny był [w życiu|dla Pana|dla Pani] ważny?",
      "Bez kogo [to życie|Pana życie|Pani życie] potoczyłoby się inaczej?",
      "Proszę opowiedzieć o człowieku, którego dobrze było spotkać.",
    ],
    facets: {
      who: [
        "Kto miał [najlepsze serce|dla Pana najlepsze serce|dla Pani najlepsze serce]?",
        "Kto jeszcze mógłby dołączyć do grona ważnych postaci?",
      ],
      where: ["Gdzie [poznało się|poznał Pan|poznała Pani] kogoś ważnego?"],
      when: ["W jakim momencie życia zaczęła się ta znajomość?"],
      event: ["Jak doszło do pierwszego spotkania z tą ważną postacią?"],
      detail: [
        "Proszę opisać twarz tego człowieka, tak jak ją przechowała pamięć.",
        "Jakie słowa od kogoś takiego zapadły głęboko?",
      ],
      feeling: ["Jak się człowiek czuł w takim towarzystwie?"],
      meaning: ["Czym byłoby życie bez tego spotkania?"],
    },
    easier: [
      "Kto [pomógł|Panu pomógł|Pani pomógł] w potrzebie?",
      "Do kogo [szło się|szedł Pan|szła Pani] ze zmartwieniem?",
    ],
    keywords: entries(`
      przyjaciel*, przyjaciółk*, przyjaźń, przyjaźni*, sąsiad*, wzór, wzorem, dobry człowiek, zawdzięcz*,
      opiekun*, autorytet*
    `),
  },
  joys_interests: {
    name: "Radości i zamiłowania",
    open: [
      "Co [sprawia|sprawia Panu|sprawia Pani] najwięcej przyjemności?",
      "[Na czym mijał wolny czas|Co Pan robił w wolnym czasie|Co Pani robiła w wolnym czasie], kiedy się trafił?",
      "Przy czym [zapomina się|zapomina Pan|zapomina Pani] o zegarku?",
    ],
    facets: {
      who: ["Z kim dzieliło się to zamiłowanie?"],
      where: [
        "Dokąd [chodziło się|chodził Pan|chodziła Pani] dla przyjemności?",
        "Gdzie najlepiej się [odpoczywało|Panu odpoczywało|Pani odpoczywało]?",
      ],
      when: ["Od kiedy trwa to upodobanie?"],
      event: ["Jak zaczęła się ta pasja?"],
      detail: ["Jakich przyborów wymagało to ulubione zajęcie?", "Jaka melodia towarzyszyła dobrym chwilom?"],
      feeling: ["Co dzieje się w środku, kiedy można się tym zająć?"],
      meaning: ["Ile z tamtych przyjemności zostało na dziś?"],
    },
    easier: [
      "Jaka piosenka nuci się sama?",
      "Co [się robi|lubi Pan robić|lubi Pani robić] w niedzielę dla przyjemności?",
    ],
    keywords: entries(`
      hobby, zamiłowani*, pasja, pasją, śpiewałem, śpiewałam, tańczyć, wędkow*, ogródek, działk*, książki,
      czytać, grzyby, grzybob*, szydeł*
    `),
  },
  today: {
    name: "Dzisiaj",
    open: [
      "Jak [mija teraz|mija Panu teraz|mija Pani teraz] zwykły dzień?",
      "Porozmawiajmy o tym, co jest dzisiaj. Jak się [teraz|Panu teraz|Pani teraz] żyje?",
      "[Czym są teraz wypełnione dni|Co Pan teraz robi na co dzień|Co Pani teraz robi na co dzień]?",
    ],
    facets: {
      who: ["Z kim rozmawia się teraz najczęściej?", "Kto zagląda w odwiedziny?"],
      where: [
        "Proszę opisać miejsce, w którym [teraz się siedzi|Pan teraz siedzi|Pani teraz siedzi].",
        "Gdzie [najchętniej spędza się|najchętniej spędza Pan|najchętniej spędza Pani] popołudnie?",
      ],
      when: ["Jaka pora dnia jest obecnie najlepsza?"],
      event: ["Co dobrego przyniósł ostatni tydzień?"],
      detail: ["Co widać przez okno?"],
      feeling: ["Jaka drobnostka poprawia teraz nastrój?"],
      meaning: ["O co warto dbać w tej porze życia?"],
    },
    easier: ["Co było dzisiaj na śniadanie?", "Co leży teraz na stole?"],
    keywords: entries(`
      dzisiaj, obecnie, na emeryturze, teraz mieszkam, na co dzień, codziennie rano, wnuki, prawnuk*,
      w dzisiejszych czasach
    `),
  },
  wishes_limits: {
    name: "Życzenia i granice",
    open: [
      "Czego nie może w tej opowieści zabraknąć?",
      "O czym [najchętniej się opowiada|opowiada Pan najchętniej|opowiada Pani najchętniej]?",
      "Czego lepiej w tej opowieści nie ruszać?",
    ],
    facets: {
      who: ["Dla kogo ma być ta opowieść?", "Proszę powiedzieć, o kim w tych zapisach ma być cisza."],
      where: ["Gdzie najlepiej się [opowiada|Panu opowiada|Pani opowiada]?"],
      when: [
        "O jakiej porze dnia najlepiej się rozmawia?",
        "Którym latom ta opowieść ma poświęcić najwięcej miejsca?",
      ],
      event: ["Jakie wydarzenie koniecznie ma się znaleźć w tych zapisach?"],
      detail: [
        "Jakie sprawy mają tu pozostać nietknięte?",
        "Proszę powiedzieć, jakie słowa zachować dokładnie tak, jak brzmią w mowie.",
      ],
      feeling: ["Z jakim nastawieniem zaczyna się to wspominanie?"],
      meaning: ["Po co spisuje się swoje życie?"],
    },
    easier: ["Kto ma to przeczytać najpierw?", "O jakim drobiazgu trzeba tu koniecznie wspomnieć?"],
    keywords: entries(`
      chcę opowiedzieć, nie chcę mówić o, wolę nie mówić o, o tym nie będę mówić, dla wnuków, dla dzieci,
      niech zostanie, proszę nie pytać, żeby wiedzieli
    `),
  },
} satisfies Partial<Record<TopicId, TopicWords>>;
