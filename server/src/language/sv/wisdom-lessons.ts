import { entries } from "../entries.ts";
import type { TopicWords } from "../pack.ts";
import type { TopicId } from "../subjects.ts";

/** First half of the wisdom interview: values, choices, trials, people, traditions. */
export const wisdomLessons = {
  values_and_sources: {
    name: "Värden och varifrån de kommer",
    open: [
      "Hur tycker du att en människa ska vara mot andra?",
      "Vad har du försökt leva efter?",
      "Vad ska man hålla fast vid i livet, tycker du?",
    ],
    facets: {
      event: [
        "Berätta om en gång då du stod fast vid det du trodde på.",
        "Berätta om en gång då det kostade på att göra det rätta.",
      ],
      who: ["Vem lärde dig vad som är rätt?", "Vem har levt så som du tycker att man ska leva?"],
      when: [
        "När i livet blev det klart för dig vad du står för?",
        "Hur tidigt i livet fick du lära dig det?",
      ],
      meaning: ["Hur har det du tror på styrt dina val?", "Vad har det betytt för dig att leva så?"],
      detail: [
        "Med vilka ord blev du tillsagd som barn?",
        "Hur märks det i vardagen, det som du sätter högst?",
      ],
      where: ["Var fick du se hur man ska vara mot varandra?"],
      feeling: ["Hur känns det när någon bryter mot det du tycker är rätt?"],
    },
    easier: [
      "Hur känner du igen en pålitlig människa?",
      "När blir du upprörd över hur människor är mot varandra?",
    ],
    keywords:
      entries(`värdering*, ärlighet*, hederlig*, rättvis*, livsregel*, levnadsregel*, mina principer, principer, principerna,
      uppfostrades till, samvete*, göra rätt för sig, det viktigaste i livet, solidaritet*, plikt, plikten, dygd*`),
  },
  how_beliefs_changed: {
    name: "Ändrade uppfattningar",
    open: [
      "Vad har du ändrat uppfattning om genom livet?",
      "Som ung ser man annorlunda på mycket. Berätta om något sådant.",
      "Vad trodde du förr som du inte tror längre?",
    ],
    facets: {
      event: ["Vad hände som fick dig att tänka om?"],
      who: ["Vem fick dig att se saken från ett annat håll?"],
      when: ["Hur gammal var du när du började tänka annorlunda?"],
      meaning: ["Vad innebar det för dig att byta åsikt?"],
      detail: ["Vad var det som övertygade dig?"],
      where: ["Var i livet stod du när du började tvivla på det gamla?"],
      feeling: ["Hur kändes det att ändra sig?"],
    },
    easier: [
      "Vilka åsikter hade de äldre som du inte delade?",
      "Vad i dagens värld hade du aldrig kunnat föreställa dig?",
    ],
    keywords:
      entries(`ändrade uppfattning, ändrat uppfattning, bytte åsikt, ändrat åsikt, ändrade mig, ändrat mig,
      trodde jag förr, tänkte om, omvärdera*, tycker annorlunda, tänker annorlunda, förr trodde jag,
      omprövade, tvivla*, ändrade åsikt`),
  },
  best_decision_and_regret: {
    name: "Beslut och ånger",
    framing: "Den här frågan kan gå nära, och du får gärna välja bort den.",
    open: [
      "Berätta om ett beslut som du är glad över.",
      "Vad skulle du göra annorlunda, om det gick att göra om?",
      "Vilket val i livet tänker du tillbaka på?",
    ],
    facets: {
      event: ["Hur kom du fram till ditt beslut?"],
      who: ["Vem pratade du med om ditt val?"],
      when: ["I vilket skede av livet gjorde du det valet?"],
      meaning: ["Vad har beslutet lett till?"],
      detail: ["Vad var det som avgjorde saken för dig?"],
      where: ["Var var du när du bestämde dig?"],
      feeling: ["Hur känns det valet i dag?"],
    },
    easier: ["Vad har du sagt ja till som du är glad för?", "Vilket litet val fick stor betydelse?"],
    keywords:
      entries(`ångra*, ångrat, ångrar, bästa beslut*, mitt livs misstag, ett misstag, önskar att jag hade,
      skulle ha gjort, borde ha gjort, klokaste jag, dummaste jag, aldrig ångrat, samvetskval*, ångerfull*`),
  },
  greatest_challenge_learned: {
    name: "Den största prövningen",
    open: [
      "Vilken uppgift i livet har krävt mest av dig?",
      "Berätta om en prövning som lärde dig något.",
      "Vad har varit din största utmaning?",
    ],
    facets: {
      event: ["Hur tog du dig an prövningen?", "Vad gjorde du när det såg som mörkast ut?"],
      who: ["Vem stöttade dig när det gällde?", "Vem hade du emot dig?"],
      when: ["Hur länge fick du kämpa med det?", "Hur hade du det i övrigt när prövningen kom?"],
      meaning: [
        "Vad lärde du dig av det som krävde mest?",
        "Hur har prövningen ändrat ditt sätt att möta motgångar?",
      ],
      detail: ["Vad sa du till dig själv för att orka?", "Vilka knep tog du till?"],
      where: ["Var var du när det var som kämpigast?"],
      feeling: ["Hur kände du dig när det var över?"],
    },
    easier: ["Vad är du bättre på nu än när du var ung?", "Hur gör du när något går dig emot?"],
    keywords:
      entries(`prövning*, utmaning*, motgång*, det svåraste jag, kämpade mig, gav aldrig upp, klarade mig ändå,
      övervann, övervinna, besegrade, den svåraste uppgift*, jag kämpade, svårigheter*`),
  },
  people_to_thank_forgive: {
    name: "Tack och förlåtelse",
    open: [
      "Berätta om någon som du skulle vilja tacka.",
      "Hur har du gjort när det har funnits något att förlåta?",
      "Till vem har du något kvar att säga?",
    ],
    facets: {
      event: ["Vad har hänt mellan dig och den du tänker på?"],
      who: ["Vilka fler skulle du vilja tacka?"],
      when: ["Hur länge har du burit på det osagda?"],
      meaning: ["Vad betyder försoning för dig?"],
      detail: ["Hur skulle ett sådant tack låta?"],
      where: ["Var skulle ni ses, om det gick att ordna?"],
      feeling: ["Hur skulle det kännas att få det sagt?"],
    },
    easier: ["Vem har gjort dig en tjänst?", "Vem skulle du bjuda på kaffe om du fick välja fritt?"],
    keywords:
      entries(`förlåta, förlåtit, förlåtelse*, förlät, försona*, försoning*, tacksamhetsskuld*, har att tacka, oförrätt*,
      ovän, ovänner, tacka henne, tacka honom, tacka dem, stå i skuld, bad om ursäkt, be om ursäkt, bitterhet*`),
  },
  traditions_recipes_sayings: {
    name: "Traditioner, recept och talesätt",
    open: [
      "Vilka seder har du med dig hemifrån?",
      "Berätta om en maträtt som hör till din släkt.",
      "Vilket talesätt har du hört så ofta att det sitter?",
    ],
    facets: {
      event: ["Hur gick det till när ni firade?", "Berätta om ett firande som blev annorlunda."],
      who: ["Vem höll i traditionerna?", "Av vem fick du höra de gamla talesätten?"],
      when: ["När på året hörde den seden hemma?", "Hur långt tillbaka går den traditionen?"],
      meaning: ["Vad vill du att de yngre för vidare?", "Vad i traditionen betyder något för dig?"],
      detail: ["Hur lagas den rätten, steg för steg?", "Vad stod på bordet vid högtiderna?"],
      where: ["Var dukades det till fest?"],
      feeling: ["Vad väcker doften av den maten hos dig?"],
    },
    easier: ["När det kom främmande, vad bjöd man på?", "Hur brukade din födelsedag uppmärksammas?"],
    keywords:
      entries(`tradition*, recept*, ordspråk*, talesätt*, julafton*, julbord*, midsommar*, brukade säga att,
      ordstäf*, gamla seder, högtid*, påskafton*, påskägg*, julgran*, julotta*, firade vi, bakade vi, kräftskiva*, lucia*`),
  },
  advice_to_young: {
    name: "Råd till de unga",
    open: [
      "Vad skulle du vilja säga till en ung människa i dag?",
      "Vilket råd skulle du ge någon som har livet framför sig?",
      "Vad tycker du att de unga behöver få veta?",
    ],
    facets: {
      event: [
        "Berätta vad i ditt eget liv som ligger bakom det rådet.",
        "Berätta om en gång då du själv följde ett råd.",
      ],
      who: ["Vem tänker du på när du ger det rådet?", "Av vem fick du själv ett råd som höll?"],
      when: ["När i livet hade du själv behövt höra det?", "Vid vilken ålder bör man få höra sådant?"],
      meaning: ["Vad är det i rådet som är så viktigt?", "Vad skulle du önska att rådet ledde till?"],
      detail: ["Hur skulle rådet låta i en enda mening?", "Hur gör man i praktiken, menar du?"],
      where: ["I vilka lägen behövs det rådet mest?"],
      feeling: ["Vad känner du när du ser hur de unga har det?"],
    },
    easier: ["Vad hade du velat veta när du var tjugo?", "Vad ska man akta sig för?"],
    keywords: entries(`mitt råd, goda råd, dagens ungdom*, ungdomar i dag, ungdomen i dag, unga människor,
      rådet jag, de unga, till de unga, råda de, råda dem, de yngre borde, en ung människa`),
  },
} satisfies Partial<Record<TopicId, TopicWords>>;
