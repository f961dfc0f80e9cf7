import { entries } from "../entries.ts";
import type { TopicWords } from "../pack.ts";
import type { TopicId } from "../subjects.ts";

/** First half of the overview: name, family, places, home, school, work. */
export const overviewOrigins = {
  name_origin: {
    name: "Namnet",
    open: [
      "Berätta om ditt namn.",
      "Vad vet du om hur du fick ditt namn?",
      "Hur kom du att heta som du heter?",
    ],
    facets: {
      where: [
        "Var någonstans hör ditt släktnamn hemma, så vitt du vet?",
        "Berätta vad du känner till om trakten som namnet kommer ifrån.",
      ],
      who: [
        "Vem var med och bestämde vad du skulle heta?",
        "Berätta om någon som har burit ditt namn före dig, om det fanns någon.",
      ],
      detail: ["Vad har du kallats för till vardags?", "Vad kallade de dig, de som kände dig som liten?"],
      when: [
        "Hur har ditt namn ändrats genom livet, om det har ändrats?",
        "Berätta om en gång då ditt namn kom på tal.",
      ],
      feeling: ["Hur trivs du med ditt namn?", "Hur känns det för dig att höra ditt namn ropas upp?"],
      event: ["Vad har du hört om dagen då du fick namnet?"],
      meaning: ["Vad säger ditt namn om varifrån du kommer?"],
    },
    easier: [
      "Säg ditt hela namn, så som du vill att det ska stå i berättelsen.",
      "Vilket av dina namn har folk använt mest?",
    ],
    keywords: entries(`jag heter, mitt namn, uppkallad efter, uppkallades efter, döptes till, döpt till,
      efternamn*, förnamn*, smeknamn*, öknamn*, dopnamn*, släktnamn*, tilltalsnamn*, fick heta, kallades jag`),
  },
  family_of_origin: {
    name: "Familj och släkt",
    open: [
      "Berätta om dem som du växte upp hos.",
      "Vilka hörde till hushållet när du var liten?",
      "Beskriv människorna som fanns omkring dig under uppväxten.",
    ],
    facets: {
      where: ["Varifrån kom din släkt?", "Var bodde släktingarna när du var barn?"],
      who: [
        "Berätta om någon av de vuxna som tog hand om dig.",
        "Vilka andra barn fanns omkring dig hemma, om det fanns några?",
      ],
      detail: [
        "Hur lät det när de där hemma var samlade?",
        "Vad sysslade de vuxna med om dagarna när du var liten?",
      ],
      when: [
        "Hur gamla kan de vuxna ha varit när du kom till världen?",
        "Hur ändrades hushållet medan du växte upp?",
      ],
      feeling: [
        "Hur var stämningen bland dem du växte upp med?",
        "Hur var det att vara barn bland de människorna?",
      ],
      event: ["Vilken historia brukade berättas om släkten?"],
      meaning: ["Vad har du med dig från dem som fostrade dig?"],
    },
    easier: [
      "Vilka satt med vid bordet en vanlig kväll när du var liten?",
      "Säg namnen på dem som tog hand om dig.",
    ],
    keywords: entries(`mina föräldrar, mina föräldrars, mina syskon, min mor, min far, min mamma, min pappa,
      min moder, min fader, syskonskara*, syskonen, farföräldrar*, morföräldrar*, fosterhem*, fosterföräldrar*,
      barnhem*, enda barnet`),
  },
  places_lived: {
    name: "Platserna",
    open: [
      "Ta mig med till platserna där du har bott, från den första till den du bor på nu.",
      "Gå igenom livet ort för ort. Vilken kommer först?",
      "På vilka ställen har du varit bosatt genom åren?",
    ],
    facets: {
      where: [
        "Vilken av dina bostadsorter kan du beskriva bäst?",
        "Hur såg omgivningarna ut där du blev kvar längst?",
      ],
      who: [
        "Vilka delade du tak med på de olika ställena?",
        "Vilka människor lärde du känna där du slog dig ner?",
      ],
      detail: [
        "Vad ser du framför dig när du tänker på en trakt där du har bott?",
        "Vilka dofter hör ihop med någon av dina bostäder?",
      ],
      when: [
        "Hur länge blev du kvar på de olika ställena, på ett ungefär?",
        "Hur gammal var du när du kom till orten du tycker bäst om?",
      ],
      feeling: ["Var har du känt dig mest hemma?", "Vart kan du längta tillbaka ibland?"],
      event: ["Vad var det som gjorde att du hamnade där du bor i dag?"],
      meaning: ["Hur har trakterna du bott i satt sin prägel på dig?"],
    },
    easier: ["Var låg den första bostad du vet om?", "Var bor du nu för tiden?"],
    keywords: entries(`flyttade till, flyttade vi, bosatte mig, bosatte oss, bodde vi i, bodde jag i, bott i,
      slog oss ner, slog mig ner, flyttat till, bosatt i, hemort*, hemstad*, hembygd*, hemsocken*`),
  },
  childhood_home: {
    name: "Barndomshemmet",
    open: [
      "Beskriv hemmet du växte upp i, så att man kan se det framför sig.",
      "Tänk dig att du kliver in genom dörren där du bodde som barn. Vad möter dig?",
      "Hur såg det ut där du bodde som liten?",
    ],
    facets: {
      where: [
        "Var i barndomshemmet höll du helst till?",
        "Hur var det utanför knuten, där du bodde som barn?",
      ],
      who: ["Vilka brukade komma och gå i barndomshemmet?"],
      detail: ["Hur doftade det inne i ditt barndomshem?", "Vad hördes om kvällarna när du hade lagt dig?"],
      when: ["Under vilken del av uppväxten bodde du i det hemmet?"],
      feeling: ["Hur var det att komma in genom dörren efter en dag ute?"],
      event: ["Hur gick en helt vanlig dag till där hemma?"],
      meaning: ["Vad från barndomshemmet märks i hur du vill ha det omkring dig?"],
    },
    easier: ["Var sov du som barn?", "Hur höll man värmen inomhus om vintern?"],
    keywords: entries(`barndomshem*, föräldrahem*, fädernehem*, vårt hus, vårt kök, vår stuga, vår gård,
      vår lägenhet, vårt hem, huset där jag, där jag växte upp, gården där jag, hemma på gården`),
  },
  school_outline: {
    name: "Skolgången",
    open: [
      "Hur blev det med skolan för dig, i stora drag?",
      "Vilken undervisning fick du som barn?",
      "Hur gick det med läsning och räkning när du var liten?",
    ],
    facets: {
      where: ["Hur såg vägen till skolan ut?"],
      who: ["Vilka satt omkring dig på lektionerna?"],
      detail: ["Vad låg på bänken framför dig när lektionen började?"],
      when: ["Hur gammal var du när skolgången tog slut?"],
      feeling: ["Hur var det för dig att gå till skolan om morgnarna?"],
      event: ["Hur började en skoldag?"],
      meaning: ["Vad från skolbänken har du haft nytta av?"],
    },
    easier: ["Vad fick du med dig att äta på en skoldag?", "Vilka ämnen hade du lättast för?"],
    keywords: entries(`folkskola*, småskola*, realskola*, läroverk*, gick i skolan, skolgång*, började skolan,
      började i skolan, grundskola*, skolår*, flickskola*, kyrkskola*, skolhus*`),
  },
  work_outline: {
    name: "Arbetet i stora drag",
    open: [
      "Vad har dina arbetsdagar varit fyllda av genom livet?",
      "Gå igenom det du har arbetat med genom åren, hemma som borta.",
      "Vilka sysslor har fyllt dina dagar som vuxen?",
    ],
    facets: {
      where: [
        "På vilka ställen har du arbetat?",
        "Hur såg det ut där du tillbringade mest tid med dina sysslor?",
      ],
      who: ["Vilka har du haft vid din sida i arbetet?", "Av vem lärde du dig arbetet?"],
      detail: [
        "Vilka redskap har du haft mest i händerna?",
        "Vilka handgrepp sitter kvar i fingrarna än i dag?",
      ],
      when: [
        "Hur länge har du hållit på med det du arbetat mest med?",
        "Hur fördelade sig åren mellan dina olika sysslor?",
      ],
      feeling: [
        "Vilka av sysslorna har du trivts med?",
        "Hur har det känts att ta itu med arbetet om morgnarna?",
      ],
      event: ["Hur gick det till när du bytte arbete, om du gjorde det?"],
      meaning: ["Vad har arbetet betytt i ditt liv?"],
    },
    easier: ["Vilken tid steg du upp när du skulle arbeta?", "Hur var du klädd när du arbetade?"],
    keywords: entries(`mitt yrke, mitt arbete, arbetade som, jobbade som, anställd*, anställning*, min tjänst,
      yrkesliv*, arbetsliv*, tjänade som, hemmafru*, yrkesman*, min verkstad, mitt jobb, jobbade på, arbetade på`),
  },
} satisfies Partial<Record<TopicId, TopicWords>>;
