import { entries } from "../entries.ts";
import type { TopicWords } from "../pack.ts";
import type { TopicId } from "../subjects.ts";

/** Second half of the overview: the people closest, the chapters, what matters now, wishes and limits. */
export const overviewLife = {
  partners_children: {
    name: "De närmaste",
    open: [
      "Berätta om människorna du har delat ditt liv med.",
      "Vilka har stått dig närmast som vuxen?",
      "Vilka räknar du som din egen familj?",
    ],
    facets: {
      where: [
        "Var i världen finns dina närmaste i dag?",
        "Var brukar ni samlas, du och de som hör till dig?",
      ],
      who: ["Vad heter de som hör till dig?", "Berätta om en av dem du räknar till de dina."],
      detail: ["Vad brukar ni göra när ni ses?", "Vilka vanor känner du igen hos någon du håller av?"],
      when: ["När kom de människorna in i ditt liv?", "Hur har kretsen kring dig ändrats med åren?"],
      feeling: [
        "Vad känner du när du tänker på dina närmaste?",
        "Hur har det varit att dela vardagen med andra människor?",
      ],
      event: ["Hur gick det till när ni blev en del av varandras liv?"],
      meaning: ["Vad har dina närmaste betytt för hur livet blev?"],
    },
    easier: ["Vem ringer du oftast till?", "Vilka firar du högtider med?"],
    keywords:
      entries(`min man, min make, min hustru, min fru, min maka, min sambo, mina barn, min son, min dotter,
      våra barn, min särbo, vårt äktenskap, mina barnbarn, vi gifte oss, min livskamrat, skilde oss`),
  },
  chapters: {
    name: "Livets kapitel",
    open: [
      "Om ditt liv vore en bok, vilka kapitel skulle den ha?",
      "Dela in ditt liv i några kapitel. Vad skulle du kalla dem?",
      "Tänk dig livet som en bok. Berätta hur den är indelad.",
    ],
    facets: {
      where: [
        "Var utspelar sig det kapitel som du helst slår upp?",
        "Vilken plats hör ihop med bokens första kapitel?",
      ],
      who: ["Vilka är huvudpersonerna i din bok?", "Vem dyker upp i flera av kapitlen?"],
      detail: ["Vilken bild skulle du sätta på bokens omslag?", "Vad står det på första sidan?"],
      when: [
        "Var går gränsen mellan ett kapitel och nästa?",
        "Vid vilken ålder börjar det kapitel som du är inne i nu?",
      ],
      feeling: ["Vilket kapitel är du gladast åt?", "Hur växlar stämningen mellan kapitlen?"],
      event: ["Vad händer i det kapitel som det är mest fart i?"],
      meaning: ["Vad skulle hela boken heta?"],
    },
    easier: ["Vad skulle du kalla kapitlet om din barndom?", "Sätt namn på det kapitel du lever i just nu."],
    keywords: entries(`kapitel, kapitlet, kapitlen, ett nytt skede, nästa skede, mitt livs bok, livets bok,
      min levnads saga, skeden i livet, perioder i livet`),
  },
  people_who_mattered: {
    name: "Viktiga människor",
    open: [
      "Berätta om någon som har betytt mycket för dig.",
      "Vilka människor utanför släkten har gjort intryck på dig?",
      "Vem har hjälpt dig framåt i livet?",
    ],
    facets: {
      where: ["Var brukade ni träffas, du och den människan?"],
      who: ["Hur var den människan till sättet?"],
      detail: ["Vad sa den människan som du har burit med dig?"],
      when: ["Hur gammal var du när ni lärde känna varandra?"],
      feeling: ["Hur kändes det att vara i den människans sällskap?"],
      event: ["Berätta om en gång när den människan gjorde skillnad för dig."],
      meaning: ["Vad hos dig själv kommer från den människan?"],
    },
    easier: ["Vem brukade du gå till när du behövde hjälp?", "Vem har du skrattat mycket tillsammans med?"],
    keywords: entries(`betytt mycket för mig, betydde mycket för mig, min bästa vän, min bäste vän, förebild*,
      såg upp till, välgörare*, hjälpte mig, som en far för mig, som en mor för mig, min närmaste vän`),
  },
  joys_interests: {
    name: "Glädjeämnen",
    open: [
      "Vad har du haft roligt med genom livet?",
      "Berätta om något du gärna gör när du får bestämma själv.",
      "Vad får dig att glömma klockan?",
    ],
    facets: {
      where: ["Var håller du helst till när du är ledig?"],
      who: ["Vem har du delat dina intressen med?"],
      detail: ["Berätta hur du går till väga när du håller på med det du tycker om."],
      when: ["Hur kom det intresset in i ditt liv?"],
      feeling: ["Hur mår du när du håller på med något du tycker om?"],
      event: ["Berätta om en gång då du hade riktigt roligt."],
      meaning: ["Vad har dina intressen gett dig genom åren?"],
    },
    easier: ["Vilken musik lyssnar du helst på?", "En söndag när ingen väntar på dig, hur blir den?"],
    keywords: entries(`på fritiden, fritidsintress*, hobby*, mitt stora intresse, mina intressen, sjöng i kör,
      tycker om att läsa, älskar att läsa, spelade fotboll, min trädgård, min stora glädje, mitt nöje,
      samlade på, roade mig med`),
  },
  today: {
    name: "Livet i dag",
    open: [
      "Hur ser en vanlig dag ut för dig nu?",
      "Berätta om ditt liv som det är i dag.",
      "Vad fyller du dina dagar med nu för tiden?",
    ],
    facets: {
      where: ["Vad ser du från ditt fönster?"],
      who: ["Vilka träffar du under en vecka?"],
      detail: ["Vad har du närmast omkring dig där du sitter nu?"],
      when: ["Vilken tid på dygnet tycker du bäst om?"],
      feeling: ["Vad gör dig glad en vanlig vardag?"],
      event: ["Vad har hänt hos dig den senaste tiden?"],
      meaning: ["Vad är viktigt för dig just nu?"],
    },
    easier: ["Börja med frukosten. Vad äter du?", "Var brukar du helst sitta om kvällarna?"],
    keywords:
      entries(`nu för tiden, nuförtiden, nu bor jag, hemtjänst*, äldreboende*, rollator*, trygghetslarm*,
      numera bor, dagarna nu, som pensionär, i dag bor jag, idag bor jag`),
  },
  wishes_limits: {
    name: "Önskemål och gränser",
    open: [
      "Vad hoppas du att din livsberättelse ska innehålla?",
      "Vad vill du att vi ägnar extra tid åt när du berättar vidare?",
      "Vad ska lämnas i fred när du berättar om ditt liv?",
    ],
    facets: {
      where: [
        "Vilket ställe får inte saknas i berättelsen?",
        "Vilken ort vill du återkomma till när vi fortsätter?",
      ],
      who: ["För vem berättar du?", "Vilka personer vill du vara varsam med i berättelsen?"],
      detail: ["Hur vill du att berättelsen ska låta?", "Vad vill du hålla för dig själv?"],
      when: [
        "Vilken tid i livet vill du gå igenom noga?",
        "Vilken tid på dagen passar dig bäst för att berätta?",
      ],
      feeling: ["Hur känns det att börja berätta?", "Hur är det för dig att se tillbaka?"],
      event: ["Vilken händelse vill du framför allt få med?"],
      meaning: ["Vad betyder det för dig att få ditt liv nedskrivet?"],
    },
    easier: ["Nämn en enda sak som måste komma med.", "Vad slipper du helst prata om?"],
    keywords: entries(`vill helst inte prata om, vill inte att det skrivs, får inte skrivas, ska inte stå med,
      hålla för mig själv, vill ha med, måste komma med, mellan oss, för mina barnbarns skull,
      vill jag inte ha med, lämna i fred`),
  },
} satisfies Partial<Record<TopicId, TopicWords>>;
