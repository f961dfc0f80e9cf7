import { entries } from "../entries.ts";
import type { TopicWords } from "../pack.ts";
import type { TopicId } from "../subjects.ts";

/** First interview, first half: where a life comes from. */
export const overviewRoots = {
  name_origin: {
    name: "Imię i nazwisko",
    open: [
      "Proszę opowiedzieć o swoim imieniu.",
      "Proszę opowiedzieć historię swojego imienia.",
      "Co [wiadomo o tym, jak wybierano imię|Pan wie o tym, skąd wzięło się Pana imię|Pani wie o tym, skąd wzięło się Pani imię]?",
    ],
    facets: {
      who: [
        "Kto miał najwięcej do powiedzenia przy wyborze imienia?",
        "Proszę opowiedzieć, kto jeszcze nosił to samo imię.",
      ],
      where: [
        "Z jakich stron jest [to nazwisko|Pana nazwisko|Pani nazwisko]?",
        "Gdzie [wołano inaczej niż w domu|wołali na Pana inaczej niż w domu|wołali na Panią inaczej niż w domu]?",
      ],
      when: ["Jak z biegiem lat zmieniało się wołanie po imieniu?"],
      event: ["Proszę opowiedzieć o jakimś zdarzeniu, w którym imię odegrało swoją rolę."],
      detail: [
        "Jakich zdrobnień używali najbliżsi?",
        "Proszę przytoczyć przezwiska, jakie w życiu przylgnęły, jeśli jakieś były.",
      ],
      feeling: ["Jak się z tym imieniem żyło w dzieciństwie?"],
      meaning: ["Co własne imię i nazwisko znaczą po tylu latach?"],
    },
    easier: [
      "Jak w domu wołano [na obiad|Pana na obiad|Panią na obiad]?",
      "Które zdrobnienie [brzmi|brzmi dla Pana|brzmi dla Pani] najmilej?",
    ],
    keywords: entries(`
      imię, imienia, imieniu, imieniem, imiona, nazwisk*, imieniny, imienin, zdrobni*, przezwisk*,
      ochrzczon*, ochrzcili, chrzestn*, nazwano mnie, nazwali mnie
    `),
  },
  family_of_origin: {
    name: "Najbliżsi z dzieciństwa",
    open: [
      "[Kto mieszkał w domu w dziecięcych latach|Z kim Pan mieszkał w dzieciństwie|Z kim Pani mieszkała w dzieciństwie]?",
      "Kto siadał do stołu [w domu z dzieciństwa|w domu, w którym Pan dorastał|w domu, w którym Pani dorastała]?",
      "Proszę opowiedzieć o ludziach, [przy których mijało dzieciństwo|przy których Pan dorastał|przy których Pani dorastała].",
    ],
    facets: {
      who: ["Proszę opisać osobę, która w tamtym gronie była najbliżej.", "Kto bywał w domu w gościnie?"],
      where: [
        "Skąd pochodzili [rodzice, dziadkowie|Pana rodzice, dziadkowie|Pani rodzice, dziadkowie]?",
        "Gdzie mieszkała dalsza rodzina, ciotki, wujkowie, kuzyni?",
      ],
      when: [
        "Jaka pora roku przynosiła w domu najwięcej gości?",
        "Jak z upływem lat zmieniał się krąg domowników?",
      ],
      event: ["Proszę opowiedzieć o takim dniu, kiedy wszyscy bliscy byli razem."],
      detail: [
        "Czym zajmowali się na co dzień dorośli domownicy?",
        "Proszę przytoczyć coś, co w tym gronie stale powtarzano.",
      ],
      feeling: [
        "Jaka atmosfera panowała wśród domowników?",
        "Przy kim z tamtych bliskich było najspokojniej?",
      ],
      meaning: ["Co z charakteru tamtych ludzi przeszło dalej, na następne lata?"],
    },
    easier: ["Kto w domu gotował obiad?", "Kogo było w domu słychać najczęściej?"],
    keywords: entries(`
      matka, matki, matkę, mama, mamę, ojciec, ojca, tata, rodzice, rodziców, rodzeństw*, siostr*, brat,
      brata, bracia
    `),
  },
  places_lived: {
    name: "Miejsca zamieszkania",
    open: [
      "Gdzie [się w życiu mieszkało|Pan w życiu mieszkał|Pani w życiu mieszkała], po kolei?",
      "Jakie miejsca były [w życiu domem|Pana domem|Pani domem], od pierwszego do dzisiejszego?",
      "Przejdźmy po kolei przez wszystkie adresy. Jaki był pierwszy?",
    ],
    facets: {
      who: [
        "Kto mieszkał po sąsiedzku w kolejnych miejscach?",
        "Proszę opowiedzieć, z kim dzieliło się mieszkanie w różnych latach.",
      ],
      where: [
        "Które mieszkanie [pamięta się|pamięta Pan|pamięta Pani] najlepiej?",
        "Proszę opisać okolicę, w której [mieszkało się|mieszkał Pan|mieszkała Pani] najdłużej.",
      ],
      when: [
        "W jakim wieku następowały kolejne przeprowadzki?",
        "Jak długo trwało życie w każdym z tych miejsc, tak mniej więcej?",
      ],
      event: ["Jak doszło do zmiany miejsca, która najmocniej odbiła się na życiu?"],
      detail: [
        "Co widać było z okien w różnych mieszkaniach?",
        "Proszę wymienić jedną rzecz, po której poznaje się każdy z tych adresów.",
      ],
      feeling: ["W którym z tych miejsc najłatwiej było poczuć się u siebie?"],
      meaning: ["Co sprawia, że jakieś miejsce staje się swoje?"],
    },
    easier: [
      "Do którego miejsca [wraca się|wraca Pan|wraca Pani] myślami?",
      "Jaka ulica pierwsza przychodzi [do głowy|Panu do głowy|Pani do głowy]?",
    ],
    keywords: entries(`
      mieszkał*, mieszkali*, zamieszkał*, przeprowadz*, przenieśli*, urodziłem się w, urodziłam się w,
      wyprowadz*, sprowadzili*, osiedl*, kamienic*, blok, bloku
    `),
  },
  childhood_home: {
    name: "Dom z dziecięcych lat",
    open: [
      "Jak wyglądał dom, [w którym mijało dzieciństwo|w którym Pan mieszkał jako dziecko|w którym Pani mieszkała jako dziecko]?",
      "Wejdźmy tam, gdzie [mijały pierwsze lata|mieszkał Pan na początku|mieszkała Pani na początku]. Co widać od progu?",
      "Proszę mnie oprowadzić po kątach z dzieciństwa.",
    ],
    facets: {
      where: [
        "Co było zaraz za drzwiami, na dworze?",
        "Gdzie [się w domu spało|Pan w domu spał|Pani w domu spała]?",
      ],
      who: ["Kto rano wstawał pierwszy?", "Jak dzielono między siebie domowe obowiązki?"],
      detail: [
        "Jakie zapachy unosiły się w kuchni w zwykły dzień?",
        "Proszę opisać sprzęt domowy, którego dziś już się nie spotyka.",
      ],
      when: ["Jak mijał tam zwykły zimowy wieczór?"],
      event: ["Proszę opowiedzieć, jak w tych ścianach szykowano się do świąt."],
      feeling: ["W którym zakątku tamtego mieszkania było najbezpieczniej?"],
      meaning: ["Co z urządzenia tamtego wnętrza przetrwało w późniejszych mieszkaniach?"],
    },
    easier: ["Co stało na kuchennym stole?", "Jakie światło paliło się tam wieczorem?"],
    keywords: entries(`
      dom rodzinny, domu rodzinnym, rodzinny dom, rodzinnym domu, nasz dom, naszym domu, podwórk*, piec,
      pieca, izba, izbie, kuchni*, strych*, sień, sieni
    `),
  },
  school_outline: {
    name: "Szkoły i nauka",
    open: [
      "Jak to było [ze szkołą|u Pana ze szkołą|u Pani ze szkołą]?",
      "[Jak szła nauka czytania i pisania|Jak nauczył się Pan czytać i pisać|Jak nauczyła się Pani czytać i pisać]?",
      "Porozmawiajmy o nauce. Co [się z niej pamięta|Pan z niej pamięta|Pani z niej pamięta]?",
    ],
    facets: {
      where: ["Gdzie była szkoła?", "Jak daleko było do szkoły?"],
      who: ["Kto uczył czytania i pisania?"],
      detail: ["Proszę opisać, co nosiło się ze sobą na lekcje."],
      when: ["Ile lat trwała ta nauka, tak mniej więcej?"],
      event: ["Proszę opowiedzieć o pierwszym dniu wśród innych uczniów, o ile zapadł w pamięć."],
      feeling: ["Z jakim uczuciem szło się rano na lekcje?"],
      meaning: ["Co z tej nauki przydało się potem w życiu?"],
    },
    easier: ["Czym się wtedy pisało?", "Co się robiło na przerwie?"],
    keywords: entries(`
      szkoł*, szkół, lekcj*, klasie, klasy, matur*, gimnazj*, podstawówk*, liceum, elementarz*, świadectw*,
      tornist*, nauczycielk*, nauczyciel*
    `),
  },
  work_outline: {
    name: "Praca i zajęcia",
    open: [
      "[Jaka praca wypełniała te wszystkie lata|Czym się Pan w życiu zajmował|Czym się Pani w życiu zajmowała]?",
      "Jakiej roboty [trzeba się było w życiu imać|imał się Pan w życiu|imała się Pani w życiu]?",
      "Proszę opowiedzieć o pracy, tej w domu i tej poza domem.",
    ],
    facets: {
      where: [
        "Gdzie [się pracowało|Pan pracował|Pani pracowała] najdłużej?",
        "Dokąd [szło się|szedł Pan|szła Pani] rano do pracy?",
      ],
      who: [
        "Kto pracował obok, ramię w ramię?",
        "Od kogo można się było najwięcej nauczyć w tych zajęciach?",
      ],
      detail: [
        "Jakie narzędzia były stale pod ręką?",
        "Proszę opisać zwykły roboczy dzień, godzina po godzinie.",
      ],
      when: ["Które z tych zajęć trwało najdłużej?", "Jak po kolei następowały po sobie różne zajęcia?"],
      event: ["Jak doszło do zmiany zajęcia, o ile taka zmiana nastąpiła?"],
      feeling: ["Które z obowiązków wykonywało się najchętniej?"],
      meaning: ["Co w codziennym trudzie miało sens?"],
    },
    easier: [
      "W co [się ubierało|się Pan ubierał|się Pani ubierała] do roboty?",
      "O której [się wstawało|Pan wstawał|Pani wstawała] do pracy?",
    ],
    keywords: entries(`
      prac*, robot*, zawód, zawodu, zawodem, fabryk*, biurz*, etat, etacie, gospodarstw*, posad*, emerytur*,
      warsztat*, zarabia*
    `),
  },
} satisfies Partial<Record<TopicId, TopicWords>>;
