import { entries } from "../entries.ts";
import type { TopicWords } from "../pack.ts";
import type { TopicId } from "../subjects.ts";

/** Middle scenes of the journey: work, love, children, journeys and the wider world. */
export const journeyAdult = {
  first_job: {
    name: "Det första arbetet",
    open: [
      "Hur tjänade du dina första pengar?",
      "Ta med mig till din allra första arbetsdag, var det än var.",
      "Vilket var det första arbete som du fick ansvar för?",
    ],
    facets: {
      event: ["Hur gick dagen till när du var alldeles ny på arbetet?"],
      where: ["Hur såg det ut på din första arbetsplats?"],
      who: ["Vem tog emot dig när du var ny?"],
      detail: ["Vad fick du göra som ny?"],
      feeling: ["Hur kändes det att få lön i handen?"],
      meaning: ["Vad lärde det första arbetet dig om vuxenlivet?"],
      when: ["Hur ung var du när du började arbeta åt andra?"],
    },
    easier: ["Den första lönen, vart tog den vägen?", "Hur tog du dig till arbetet på morgonen?"],
    keywords: entries(`mitt första jobb, mitt första arbete, min första anställning, min första plats,
      min första lön, första arbetsdag*, springpojke*, springflicka*, första tjänst, började arbeta som,
      började jobba som, fick plats som, springsjas`),
  },
  working_life: {
    name: "Arbetslivet",
    open: [
      "Berätta om en arbetsdag som du aldrig har glömt.",
      "Gå igenom en vanlig arbetsdag från morgon till kväll.",
      "Vad har du varit med om i ditt arbete som är värt att berätta?",
    ],
    facets: {
      event: [
        "Berätta om en gång då något gick på tok i arbetet.",
        "Vad kunde hända på arbetet som ingen hade räknat med?",
      ],
      where: ["Stig in på arbetsplatsen i tankarna. Vad ser du?", "Var hade du din egen vrå på arbetet?"],
      who: ["Hurdana var de som du arbetade ihop med?", "Berätta om den som bestämde på arbetet."],
      detail: ["Beskriv något i arbetet som var svårt att få till.", "Vad talade man om på rasterna?"],
      feeling: ["Hur kändes det i kroppen när arbetsdagen var slut?", "Vad i arbetet kunde tynga dig?"],
      meaning: ["Vad säger ditt sätt att arbeta om dig?", "Vad har du kvar av arbetslivet i dag?"],
      when: ["Hur förändrades arbetet under de år du höll på?"],
    },
    easier: [
      "Hur lät det på arbetsplatsen när allt var i gång?",
      "Nämn något du behövde ha med dig till arbetet.",
    ],
    keywords:
      entries(`arbetsplats*, arbetskamrat*, min chef, mina kollegor, på fabriken, i fabriken, min arbetsdag,
      arbetsdagen, på jobbet, fackförening*, mina kolleger, i tjänsten, strejk*, förmannen, ackord*, befordra*`),
  },
  love_story: {
    name: "Kärleken",
    open: [
      "Berätta om någon du har hållit av, om du vill dela med dig av det.",
      "Hur kom kärleken in i ditt liv, om den gjorde det?",
      "Vilket möte bär du med dig i hjärtat?",
    ],
    facets: {
      event: ["Hur gick det till när ni fick ögonen på varandra?", "Vad hände sedan mellan er två?"],
      where: ["Var möttes ni första gången?", "Vart gick ni när ni ville vara i fred?"],
      who: ["Hurdan var den du höll av?", "Vilka runt omkring visste om det?"],
      detail: ["Vad lade du först märke till?", "Vilka ord minns du att ni sa till varandra?"],
      feeling: ["Hur märktes det på dig att du tyckte om någon?", "Hur var det att skiljas åt för kvällen?"],
      meaning: ["Vad har kärleken lärt dig?", "Hur har den kärleken påverkat ditt liv?"],
      when: ["När förstod du att det var allvar?"],
    },
    easier: ["Vad brukade ni två hitta på tillsammans?", "När kunde ni två inte hålla er för skratt?"],
    keywords:
      entries(`förälskad*, förälska*, blev kär, träffade min man, träffade min fru, förlovade oss, förlova*,
      vårt bröllop, friade, min fästman, min fästmö, min käresta, kärest*, min trolovade, fästman, fästmö`),
  },
  becoming_parent_or_kin: {
    name: "Nya släktled",
    open: [
      "Vilka barn har du fått följa på nära håll?",
      "Hur blev det för dig när nästa generation kom?",
      "Berätta om ett barn som kom in i ditt liv, om det kom något.",
    ],
    facets: {
      event: ["Vad hände den dag då barnet kom?"],
      where: ["Var var du när du fick veta att barnet var fött?"],
      who: ["Vilka hjälptes åt kring den lilla?"],
      detail: ["Hur såg den lilla ut första gången?"],
      feeling: ["Vad kände du inför det nya barnet?"],
      meaning: ["Vad ändrades för dig när barnet fanns?"],
      when: ["I vilket skede av ditt eget liv kom barnet?"],
    },
    easier: ["Vilken vaggvisa brukade sjungas?", "Hur brukade ni ha det, du och barnet?"],
    keywords:
      entries(`blev mor, blev far, blev mamma, blev pappa, blev förälder, blev mormor, blev farmor, blev morfar,
      blev farfar, barnbarn*, vårt första barn, mitt första barn, väntade barn, havande, nyfödd*, gudmor, gudfar,
      adoptera*, förstfödd*`),
  },
  migration_move_travel: {
    name: "Flytt och resor",
    open: [
      "Berätta om en resa som du minns, hur kort som helst.",
      "Vilken flytt i livet gjorde störst skillnad för dig?",
      "Berätta om en gång då du kom till ett främmande ställe.",
    ],
    facets: {
      event: ["Hur gick själva färden till?"],
      where: ["Vad var det första du såg när du kom fram?"],
      who: ["Vilka hade du sällskap med på vägen?"],
      detail: ["Hur lät språket bland folk där borta?"],
      feeling: ["Hur var det att lämna det gamla bakom sig?"],
      meaning: ["Hur har det främmande förändrat din syn på det som är hemma?"],
      when: ["Hur lång tid tog det innan du fann dig till rätta?"],
    },
    easier: ["Vilket färdmedel minns du bäst?", "Vad hade du med dig hem från en resa?"],
    keywords: entries(`utvandra*, emigrera*, invandra*, amerikabåt*, utlandet, flykting*, resan till,
      resan gick, överresa*, flydde från, kom till sverige, amerikaresa*, utomlands, färden, emigrant*`),
  },
  historic_event: {
    name: "Mitt i historien",
    open: [
      "Berätta om något i världen som kom nära inpå ditt eget liv.",
      "Vilken stor händelse i omvärlden har satt spår hos dig?",
      "Vilken nyhet minns du att alla talade om?",
    ],
    facets: {
      event: ["Vad hände hos er den dag nyheten kom?"],
      where: ["Var var du när du fick höra om det?"],
      who: ["Vem berättade nyheten för dig?"],
      detail: ["Hur märktes det i er vardag?"],
      feeling: ["Hur var stämningen bland folk i de dagarna?"],
      meaning: ["Hur tänker du i dag om det som hände i världen då?"],
      when: ["Hur gammal var du när allt detta hände?"],
    },
    easier: ["När du var ung, vad stod det i tidningarna?", "Vilka varor var svåra att få tag på?"],
    keywords: entries(`kriget kom, kriget bröt ut, krigsutbrott*, ransonering*, ransoneringskort*, fredsdagen,
      freden kom, storstrejk*, palmemordet, estoniakatastrof*, tjernobyl, beredskapstid*, kristid*, högertrafik*,
      månlandning*, rösträtt*, nödår*, världskrig*, revolutionen`),
  },
} satisfies Partial<Record<TopicId, TopicWords>>;
