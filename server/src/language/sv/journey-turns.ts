import { entries } from "../entries.ts";
import type { TopicWords } from "../pack.ts";
import type { TopicId } from "../subjects.ts";

/** Last scenes of the journey: turning points, the best and the hardest, faith, later years. */
export const journeyTurns = {
  turning_point: {
    name: "Vändpunkten",
    open: [
      "Berätta om en tidpunkt då ditt liv tog en ny riktning.",
      "Vilken händelse delar ditt liv i ett före och ett efter?",
      "Vilket vägskäl har du stått vid?",
    ],
    facets: {
      event: ["Vad var det som satte i gång förändringen?", "Hur såg dagarna ut när livet bytte riktning?"],
      where: [
        "Var var du när du förstod att något skulle bli annorlunda?",
        "Beskriv stället där det avgjordes.",
      ],
      who: ["Vem fanns bredvid dig när det vände?", "Vem kunde du rådfråga?"],
      detail: ["Vad sades som kom att avgöra saken?", "Vad minns du av själva vändningen?"],
      feeling: ["Vad kände du när du förstod vart det bar hän?", "Hur sov du de nätterna?"],
      meaning: ["Hur tror du att livet hade blivit annars?", "Hur har den vändningen påverkat den du är?"],
      when: ["Var i livet stod du när det vände?"],
    },
    easier: ["Vad blev nytt i vardagen efteråt?", "Nämn något du slutade med efter den förändringen."],
    keywords: entries(`vändpunkt*, förändrade mitt liv, en ny riktning, vägskäl*, blev aldrig detsamma,
      mitt liv tog, avgörande för mitt liv, vände mitt liv, livets vändning, avgjorde mitt öde,
      en ny tid började, omvändelse*`),
  },
  high_point: {
    name: "En höjdpunkt",
    open: [
      "Berätta om en stund då livet var som allra bäst.",
      "Vilken dag skulle du vilja leva om igen?",
      "Välj ett ögonblick då du var riktigt lycklig, och ta mig dit.",
    ],
    facets: {
      event: [
        "Hur kom det sig att det blev en sådan dag?",
        "Vad hände under den lyckliga dagen, från början?",
      ],
      where: ["Var någonstans var du när livet var som bäst?", "Hur såg det ut omkring dig den dagen?"],
      who: ["Vem delade du glädjen med?", "Vilka såg du runt omkring dig i den stunden?"],
      detail: ["Vad hörde du när du var som lyckligast?", "Vilken detalj från den stunden är tydligast?"],
      feeling: ["Hur kändes lyckan i kroppen?", "Vad gick genom huvudet på dig just då?"],
      meaning: [
        "Vad säger den stunden om vad som är viktigt för dig?",
        "Hur har du burit den glädjen med dig sedan dess?",
      ],
      when: ["När i livet kom den lyckliga stunden?"],
    },
    easier: ["Berätta om ett kalas som du gick glad hem ifrån.", "Vilken gåva har du tyckt mest om?"],
    keywords: entries(`lyckligaste dag*, den lyckligaste, höjdpunkt*, mitt livs bästa, livets höjdpunkt,
      så lycklig, överlycklig*, mitt livs lyckligaste, stoltaste ögonblick*, största glädje, lyckligaste tid*`),
  },
  hard_time: {
    name: "En svår tid",
    framing: "Nästa fråga handlar om något tungt, och den får du gärna hoppa över.",
    open: [
      "Berätta så mycket du själv vill om en tid som var svår.",
      "Vilken period i livet har varit tyngst att ta sig igenom?",
      "Vad i livet har varit svårt att bära?",
    ],
    facets: {
      event: ["Vad var det som hände under den svåra tiden?", "Hur såg en dag ut när det var som tyngst?"],
      where: ["Var bodde du under den tunga tiden?", "Vart kunde du dra dig undan?"],
      who: ["Vilka visste hur du hade det?", "Vem fanns i närheten när det var svårt?"],
      detail: [
        "Vad var det som andra aldrig fick se?",
        "Vilka ord från de svåra dagarna har stannat hos dig?",
      ],
      feeling: ["Hur var det inom dig under den tiden?", "Hur är det att minnas det svåra i dag?"],
      meaning: ["Vad har den tunga tiden gjort med dig?", "Hur tänker du om det så här långt efteråt?"],
      when: ["Hur länge varade det svåra?"],
    },
    easier: ["Vad hjälpte dig genom dagarna då?", "Hur samlade du krafter mellan varven?"],
    keywords:
      entries(`svår tid, svåra tider, svåra år, tunga år, svåraste tid*, det svåraste, värsta tiden, mörka år,
      sjukdom*, fattigdom*, arbetslös*, konkurs*, nödens, elände*, hungrade, utbränd*, depression*, sorgens tid`),
  },
  loss_and_recovery: {
    name: "Förlust och vägen vidare",
    framing: "Nu kommer en fråga om förlust, och det går lika bra att låta den vara.",
    open: [
      "Berätta om något som du har mist och saknat.",
      "Vem tänker du på när du känner saknad?",
      "Hur har du levt med en förlust, om du har haft någon?",
    ],
    facets: {
      event: ["Hur gick det till när du miste det som var dig kärt?"],
      where: ["Var känner du saknaden starkast?"],
      who: ["Vem delade sorgen med dig?"],
      detail: ["Vad har du sparat som påminner om det du miste?"],
      feeling: ["Hur har saknaden förändrats med tiden?"],
      meaning: ["Vad bar dig vidare efter förlusten?"],
      when: ["Hur lång tid gick det innan vardagen kom tillbaka?"],
    },
    easier: ["Var har du funnit tröst?", "Berätta om något litet som du minns från tiden före förlusten."],
    keywords: entries(`begravning*, begrafning*, sorgen efter, gick bort, dog ifrån, blev änka, blev änkling,
      förlorade min, miste min, saknar min, min döde, min döda, avled, mina sorger, saknaden, begravdes, begrofs`),
  },
  faith_or_belief_event: {
    name: "Tro och tvivel",
    open: [
      "Hur har du förhållit dig till tro och tvivel genom livet?",
      "Berätta om en stund då du kände något större än vardagen.",
      "Vad har fått dig att fundera över livets stora frågor?",
    ],
    facets: {
      event: ["Vad hände den gången du började fundera?"],
      where: ["Vart går du när du behöver stillhet?"],
      who: ["Med vem har du talat om de stora frågorna?"],
      detail: ["Vilka ord har du återkommit till när du har undrat?"],
      feeling: ["Hur kändes det inom dig den gången?"],
      meaning: ["Vad håller du för sant i dag?"],
      when: ["I vilken ålder började du grubbla över sådant?"],
    },
    easier: ["Hur talade man om tro där du växte upp?", "Vilken sång vill du höra när det är högtidligt?"],
    keywords:
      entries(`min tro, tron på gud, tro på gud, guds ord, frälst*, kristen, kristna, kristendom*, bönehus*, missionshus*,
      konfirma*, nattvard*, väckelse*, frikyrk*, religion*, bad till gud, predik*, ateist*`),
  },
  later_life: {
    name: "De senare åren",
    open: [
      "Vad har de senare åren fört med sig?",
      "Vilket minne har du från åren då håret började gråna?",
      "Vad började du med först på äldre dagar?",
    ],
    facets: {
      event: ["Vilken har varit den största ändringen sedan du fyllde sextio?"],
      where: ["Var håller du helst till nu på äldre dagar?"],
      who: ["Vilka nya människor har du lärt känna på senare år?"],
      detail: ["Vilka nya vanor har du skaffat dig?"],
      feeling: ["Hur är det att bli äldre?"],
      meaning: ["Vad ser du nu som du inte såg när du var yngre?"],
      when: ["När märkte du att du hade kommit upp i åren?"],
    },
    easier: ["Vad gör du nu som du inte hann med förr?", "Nämn en sak du har slutat bry dig om."],
    keywords: entries(`gick i pension, pensionera*, pensionär*, på ålderdomen, min ålderdom, på äldre dagar,
      på äldre dar, på gamla dagar, på gamla dar, ålderdom*, blev pensionär, på senare år, sedan jag slutade arbeta`),
  },
} satisfies Partial<Record<TopicId, TopicWords>>;
