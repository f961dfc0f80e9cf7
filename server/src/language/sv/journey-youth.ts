import { entries } from "../entries.ts";
import type { TopicWords } from "../pack.ts";
import type { TopicId } from "../subjects.ts";

/** First scenes of the journey: from the earliest memory to leaving home. */
export const journeyYouth = {
  earliest_memory: {
    name: "Det första minnet",
    open: [
      "Vilket är det allra första du minns?",
      "Berätta om ditt tidigaste minne, även om det bara är en glimt.",
      "Gå så långt tillbaka du kan. Vad dyker upp?",
    ],
    facets: {
      event: ["Vad hände i det där första minnet?", "Vad är det nästa du minns, efter den bilden?"],
      where: ["Var befinner du dig i ditt tidigaste minne?", "Hur ser det ut runt dig i den glimten?"],
      who: ["Vilka mer finns med i den allra första bilden?", "Vem är närmast dig i det tidigaste minnet?"],
      detail: ["Vilka ljud hör till ditt första minne?", "Vilka färger har ditt första minne?"],
      feeling: ["Hur kändes det att vara så liten?", "Vad väcker den tidiga bilden hos dig?"],
      meaning: [
        "Vad tror du gjorde att just det minnet blev kvar?",
        "Vad säger ditt äldsta minne om barnet du var?",
      ],
      when: ["Hur gammal kan du ha varit i det första minnet?"],
    },
    easier: ["Vad lekte du med när du var som minst?", "Vem höll dig i handen när du var liten?"],
    keywords: entries(`mitt första minne, mitt tidigaste minne, det första jag minns, det tidigaste jag minns,
      mina första minnen, mina tidigaste minnen, mitt äldsta minne, det äldsta jag minns, första hågkomst*,
      så långt tillbaka jag kan minnas`),
  },
  childhood_scene: {
    name: "En stund ur barndomen",
    open: [
      "Somliga dagar i barndomen minns man tydligare än andra. Berätta om en.",
      "Välj ett ögonblick från barnaåren. Berätta vad som hände.",
      "Vilken händelse från när du var barn brukar du berätta om?",
    ],
    facets: {
      event: ["Hur började den där dagen i barndomen?", "Vad hände steg för steg den gången?"],
      where: ["Var hände det, det du minns från barnaåren?", "Hur såg det ut där, med ett barns ögon?"],
      who: ["Vilka var med dig den dagen?", "Vad hade de andra för sig medan det pågick?"],
      detail: ["Vad sades den gången, så ordagrant du kan?", "Vilken liten sak har fastnat från den dagen?"],
      feeling: ["Vad kände du den gången, som barn?", "Hur var du till mods när kvällen kom den dagen?"],
      meaning: ["Hur tänker du på den barndomsdagen nu?", "Vad lärde det dig som barn?"],
      when: ["Vilken årstid var det den där dagen?"],
    },
    easier: ["Berätta om något du inte fick göra som barn.", "Hur lekte ni om somrarna?"],
    keywords: entries(`när jag var liten, som barn brukade, när vi var små, när jag var barn, i min barndom,
      under min barndom, barndomsminne*, lekte vi, vi lekte, som liten pojke, som liten flicka, i barnaåren`),
  },
  school_friend_teacher: {
    name: "Kamrater och lärare",
    open: [
      "Berätta om någon du minns från skolåren.",
      "Vilken kamrat från uppväxten kommer du ihåg?",
      "Vem av dem som undervisade dig har stannat i minnet?",
    ],
    facets: {
      event: ["Berätta om något som hände mellan dig och den du minns från skolan."],
      where: ["Var höll ni till på rasterna?"],
      who: ["Hur var skolkamraterna mot varandra?"],
      detail: ["Hur lät rösten hos den du minns från skolan?"],
      feeling: ["Hur kände du dig bland de andra i klassen?"],
      meaning: ["Vad fick du med dig från den bekantskapen?"],
      when: ["I vilken klass gick du då, ungefär?"],
    },
    easier: ["Vem satt bredvid dig i skolan?", "Vilken lek var vanligast på skolgården?"],
    keywords: entries(`fröken, magistern, skolmästar*, lärarinna*, min lärare, klasskamrat*, skolkamrat*,
      lekkamrat*, folkskollärar*, bänkkamrat*, skolfröken, rektorn, min lärarinna`),
  },
  youth_15_25: {
    name: "Ungdomsåren",
    open: [
      "Berätta om din ungdom, åren när du började bli vuxen.",
      "Hur såg livet ut för dig i tjugoårsåldern?",
      "Vad hade du i tankarna när du var ung?",
    ],
    facets: {
      event: ["Berätta om en kväll från ungdomsåren som du minns.", "Vad kunde du ställa till med som ung?"],
      where: ["Var träffades ungdomarna i trakten?", "Vart gick du en lördagskväll som ung?"],
      who: ["Vilka umgicks du med i ungdomen?", "Vem såg du upp till i den åldern?"],
      detail: ["Hur klädde du dig när du skulle göra dig fin?", "Vilka sånger hör till din ungdomstid?"],
      feeling: ["Vad drömde du om i den åldern?", "Vad kunde oroa dig när du var ung?"],
      meaning: ["Vad från ungdomen lever kvar i dig?", "Hur ser du i dag på den unga människa du var?"],
      when: ["När kände du att barndomen var förbi?"],
    },
    easier: ["Hur hade du håret när du var ung?", "Vilket mode var det när du var ung?"],
    keywords: entries(`i min ungdom, ungdomsår*, ungdomstid*, när jag var ung, som ung, tonår*, dansbana*,
      i tjugoårsåldern, som tonåring, exercis*, lumpen, värnplikt*, under min ungdom`),
  },
  leaving_home: {
    name: "Att lämna hemmet",
    open: [
      "Berätta om tiden då du lämnade barndomshemmet, om du gjorde det.",
      "Hur gick det till när du började klara dig själv?",
      "Hur var det att stå på egna ben första gången?",
    ],
    facets: {
      event: ["Hur gick den dagen till när du gav dig av?"],
      where: ["Vart bar det av när du skulle klara dig själv?"],
      who: ["Vilka tog du avsked av?"],
      detail: ["Vad låg i din packning?"],
      feeling: ["Hur kändes den första natten på det nya stället?"],
      meaning: ["Hur förändrades du av att klara dig på egen hand?"],
      when: ["Hur gammal var du när du fick börja sköta dig själv?"],
    },
    easier: [
      "Vad ställde du först i ordning i din egen bostad?",
      "Vilken mat lagade du när du fick sköta hushållet själv?",
    ],
    keywords:
      entries(`flyttade hemifrån, lämnade hemmet, reste hemifrån, for hemifrån, gav mig av, egen lägenhet,
      egna ben, inackorder*, lämnade föräldrahemmet, lämnade barndomshemmet, hyrde ett rum, ut i världen`),
  },
  study_or_training: {
    name: "Utbildning och lärotid",
    open: [
      "Vad har du fått lära dig efter barnaåren?",
      "Man kan gå i lära på många sätt. Berätta om en sådan tid.",
      "Hur lärde du dig det du behövde kunna som vuxen?",
    ],
    facets: {
      event: ["Hur gick det när du fick visa vad du hade lärt dig?"],
      where: ["Var fick du lära dig det du kan?"],
      who: ["Vem visade dig hur man skulle göra?"],
      detail: ["Hur gick det till när du skulle öva dig?"],
      feeling: ["Vad kändes motigt när du var nybörjare?"],
      meaning: ["Hur har du använt det du lärde dig?"],
      when: ["När i livet lärde du dig det?"],
    },
    easier: ["Vilken bok minns du från lärotiden?", "Vad var svårast att få grepp om?"],
    keywords: entries(`universitet*, högskola*, lärling*, gesäll*, min utbildning, folkhögskola*, studera*,
      studier*, examen, seminariet, yrkesskola*, gick i lära, utbildade mig, i lära hos, akademien, kurser`),
  },
} satisfies Partial<Record<TopicId, TopicWords>>;
