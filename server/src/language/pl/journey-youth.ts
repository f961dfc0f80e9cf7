import { entries } from "../entries.ts";
import type { TopicWords } from "../pack.ts";
import type { TopicId } from "../subjects.ts";

/** Second interview, first part: scenes up to the first steps of one's own. */
export const journeyYouth = {
  earliest_memory: {
    name: "Najwcześniejsze wspomnienie",
    open: [
      "Jakie jest [najdawniejsze wspomnienie|Pana najdawniejsze wspomnienie|Pani najdawniejsze wspomnienie]?",
      "Sięgnijmy pamięcią najdalej, jak się da. Co tam widać?",
      "Co [pamięta się|pamięta Pan|pamięta Pani] jako pierwsze w życiu?",
    ],
    facets: {
      event: [
        "Co się działo w domu, [kiedy było się całkiem małym|kiedy był Pan całkiem mały|kiedy była Pani całkiem mała]?",
        "Co mówili w domu o tych pierwszych latach?",
      ],
      where: ["Proszę rozejrzeć się w tym najdawniejszym wspomnieniu. Co jest dookoła?"],
      who: [
        "Kto znajduje się najbliżej w tym pierwszym obrazie?",
        "Czyje ręce pamięta się z tych najdawniejszych chwil?",
      ],
      when: ["Po czym można poznać, ile lat miało się w tym pierwszym wspomnieniu?"],
      detail: [
        "Jakie barwy ma to najdawniejsze wspomnienie?",
        "Proszę opisać dźwięki, które dochodzą z tak dawna.",
      ],
      feeling: ["Co czuje małe dziecko w tym obrazie?"],
      meaning: ["Dlaczego przetrwał właśnie ten najdawniejszy obraz?"],
    },
    easier: [
      "Kto brał [dziecko|Pana|Panią] na kolana?",
      "Jaki zapach [pamięta się|pamięta Pan|pamięta Pani] z najwcześniejszych lat?",
    ],
    keywords: entries(`
      pierwsze wspomnienie, najwcześniejsze wspomnienie, najdawniejsze, moje najwcześniejsze,
      najwcześniej pamiętam, sięgam pamięcią, odkąd pamiętam, mogłem mieć trzy, mogłam mieć trzy, kołysk*
    `),
  },
  childhood_scene: {
    name: "Obrazek z dzieciństwa",
    open: [
      "Który dzień z dzieciństwa stoi [przed oczami|Panu przed oczami|Pani przed oczami] jak żywy?",
      "Jaka przygoda z dzieciństwa najczęściej [wraca|do Pana wraca|do Pani wraca]?",
      "Proszę opowiedzieć o jakiejś psocie z dzieciństwa.",
    ],
    facets: {
      event: [
        "Co [się najczęściej broiło|Pan najczęściej broił|Pani najczęściej broiła] jako dziecko?",
        "Za co [dostawało się|dostał Pan kiedyś|dostała Pani kiedyś] od starszych?",
      ],
      where: ["Proszę opisać miejsce tej przygody, tak jak widziały je dziecięce oczy."],
      who: [
        "Kto brał udział w tej dziecięcej przygodzie?",
        "Jak zachowali się dorośli, gdy sprawa wyszła na jaw?",
      ],
      when: ["Po czym poznać, jaka była to pora roku?"],
      detail: ["Co wołały do siebie dzieci w czasie tej przygody?", "Co miało się wtedy na nogach?"],
      feeling: ["Co czuło dziecko w samym środku tej przygody?"],
      meaning: ["Co ta dziecięca historia mówi o całym późniejszym życiu?"],
    },
    easier: ["W co się bawiły dzieci z okolicy?", "Gdzie była najlepsza kryjówka?"],
    keywords: entries(`
      jako dziecko, byłem dzieckiem, byłam dzieckiem, w dzieciństwie, zabaw*, bawili*, bawił*, lalk*, pasłem,
      pasłam, psot*, kąpal*
    `),
  },
  school_friend_teacher: {
    name: "Kolega z ławki, ktoś, kto uczył",
    open: [
      "Kogo ze szkolnych lat trudno zapomnieć?",
      "Kogo z dawnych kolegów i koleżanek [pamięta się|pamięta Pan|pamięta Pani] najlepiej?",
      "Proszę opowiedzieć o kimś, kto [w młodości czegoś naprawdę nauczył|naprawdę Pana czegoś nauczył|naprawdę Panią czegoś nauczył].",
    ],
    facets: {
      event: ["Proszę opowiedzieć o jednym dniu w szkole."],
      where: ["Gdzie spotykało się dzieci po lekcjach?"],
      who: ["Jakim człowiekiem był ktoś tak zapamiętany ze szkolnych lat?"],
      when: ["Jak długo trwała ta szkolna znajomość?"],
      detail: [
        "Proszę opisać, jak ta osoba mówiła do uczniów.",
        "Jaki drobiazg należał nieodłącznie do tej osoby?",
      ],
      feeling: ["Co czuło się, gdy ta osoba wchodziła do izby lekcyjnej?"],
      meaning: ["Co z tej szkolnej znajomości przydało się w dorosłości?"],
    },
    easier: [
      "Z kim [siedziało się|siedział Pan|siedziała Pani] w ławce?",
      "Jaki przedmiot był najciekawszy?",
    ],
    keywords: entries(`
      nauczyciel*, nauczycielk*, wychowawc*, koleżank*, kolega, kolegą, koledzy, z ławki, w ławce, profesor*,
      kierownik szkoły, pani od, pan od
    `),
  },
  youth_15_25: {
    name: "Młodość",
    open: [
      "Jaka była [ta młodość|Pana młodość|Pani młodość]?",
      "Jak się [żyło|Panu żyło|Pani żyło] za młodu?",
      "Weźmy jeden wieczór z młodych lat. Jak wyglądał?",
    ],
    facets: {
      event: [
        "Co z młodych lat [opowiada się|opowiada Pan|opowiada Pani] do dzisiaj?",
        "Co za młodu wolno było robić [samemu|Panu samemu|Pani samej]?",
      ],
      where: ["Gdzie zbierali się młodzi?", "Proszę opisać okolicę, w której spędziło się młode lata."],
      who: ["Kto należał do młodzieńczej paczki?", "Kogo w tamtych młodych latach się podziwiało?"],
      when: ["Po czym było poznać, że dzieciństwo się skończyło?"],
      detail: ["Jak ubierali się wtedy młodzi?", "Jakiej muzyki słuchało się w młodych latach?"],
      feeling: ["Czego najmocniej pragnęło się w młodości?", "Jaki nastrój panował wśród młodych ludzi?"],
      meaning: ["Co z młodzieńczych marzeń okazało się ważne?", "Jak młode lata ukształtowały charakter?"],
    },
    easier: ["Gdzie się chodziło na zabawy?", "Co się wtedy nosiło?"],
    keywords: entries(`
      młodość, młodości, młodzież*, w młodych latach, byłem młody, byłam młoda, potańców*, zabawa taneczna,
      kawaler*, panną, panna, nastolat*, miałem osiemnaście, miałam osiemnaście
    `),
  },
  leaving_home: {
    name: "Wyjście z domu",
    open: [
      "Jak zaczęło się [życie|Pana życie|Pani życie] na własny rachunek?",
      "Jak to było, kiedy pierwszy raz [ruszyło się w świat samemu|ruszył Pan sam w świat|ruszyła Pani sama w świat]?",
      "Proszę opowiedzieć o rozstaniu z rodzinnymi stronami, jeśli takie było.",
    ],
    facets: {
      event: ["Jak wyglądał dzień wyjazdu z domu?"],
      where: ["Dokąd [pojechało się|pojechał Pan|pojechała Pani] najpierw?"],
      who: ["Kto stał w progu przy pożegnaniu?"],
      when: ["Co sprawiło, że pora samodzielności przyszła właśnie wtedy?"],
      detail: ["Co znalazło się w bagażu?", "Jakie słowa padły na drogę?"],
      feeling: ["Z jakim uczuciem zamykało się za sobą drzwi?"],
      meaning: ["Czego nauczyły pierwsze miesiące na swoim?"],
    },
    easier: [
      "Co [się wzięło|Pan wziął|Pani wzięła] ze sobą z domu?",
      "Gdzie [spędziło się|spędził Pan|spędziła Pani] pierwszą noc na swoim?",
    ],
    keywords: entries(`
      wyjechałem, wyjechałam, opuściłem, opuściłam, na swoje, na swoim, walizk*, tobołek, internat*, stancj*,
      wyszedłem z domu, wyszłam z domu, opuściłem dom, opuściłam dom, wyfrun*
    `),
  },
  study_or_training: {
    name: "Nauka zawodu i studia",
    open: [
      "[Jak się zdobywało|Jak zdobył Pan|Jak zdobyła Pani] fach, jakikolwiek był?",
      "Kto [uczył fachu|uczył Pana fachu|uczył Panią fachu]?",
      "Proszę opowiedzieć o chwili, kiedy coś wreszcie zaczęło wychodzić.",
    ],
    facets: {
      event: ["Jak to było, kiedy trzeba było pierwszy raz pokazać, co się umie?"],
      where: ["Proszę opisać miejsce, w którym [szła ta nauka|Pan się uczył|Pani się uczyła]."],
      who: ["Kto wprowadzał w tajniki fachu?"],
      when: ["Ile czasu zajęło dojście do wprawy?"],
      detail: [
        "Jakie błędy popełniało się na początku tej nauki?",
        "Proszę opisać pierwsze samodzielnie wykonane zadanie.",
      ],
      feeling: ["Co czuło się po pierwszym udanym dziele?"],
      meaning: ["Jak te umiejętności pokierowały dalszym losem?"],
    },
    easier: [
      "Co [przychodziło|przychodziło Panu|przychodziło Pani] najłatwiej?",
      "Czego nie dało się nauczyć za żadne skarby?",
    ],
    keywords: entries(`
      studi*, uniwersyt*, politechni*, akademi*, egzamin*, dyplom*, kurs, kursy, kursie, czeladni*, termin*,
      praktyk*, terminator*, technikum, zawodówk*
    `),
  },
} satisfies Partial<Record<TopicId, TopicWords>>;
