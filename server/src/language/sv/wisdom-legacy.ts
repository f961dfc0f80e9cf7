import { entries } from "../entries.ts";
import type { TopicWords } from "../pack.ts";
import type { TopicId } from "../subjects.ts";

/** Second half of the wisdom interview: pride, hopes, remembrance, what is left to say. */
export const wisdomLegacy = {
  proud_of: {
    name: "Att vara stolt över",
    open: [
      "Vad är du stolt över?",
      "Tänk på något du har fått till och gärna minns. Berätta om det.",
      "Vad har du gjort som du gärna visar upp?",
    ],
    facets: {
      event: ["Hur gick det till när du lyckades?", "Vad krävdes av dig för att klara det?"],
      who: ["Vem har sett vad du har uträttat?", "Vem hade du velat visa det för?"],
      when: ["Hur länge höll du på innan det blev färdigt?", "Vilken tid i livet var det när du gjorde det?"],
      meaning: ["Vad visar det du åstadkom om dig?", "Vad hoppas du ska finnas kvar av det du gjort?"],
      detail: [
        "Beskriv det du gjorde så att man ser det framför sig.",
        "Vilken del av det är du mest nöjd med?",
      ],
      where: ["Var kan man se det du har gjort?"],
      feeling: ["Hur kändes det när du såg det färdigt?"],
    },
    easier: ["Tänk på dina händer. Vad har de gjort?", "Vad brukar folk be dig om hjälp med?"],
    keywords:
      entries(`stolt över, stolt öfver, jag är stolt, min stolthet, stoltast*, med stolthet, fick medalj*,
      fick pris, utmärkelse*, bedrift*, åstadkommit, uträttat, byggde själv, livsverk*`),
  },
  wisdom_event: {
    name: "En stund av klokhet",
    open: [
      "Berätta om en gång då du förstod något viktigt om livet.",
      "När har du handlat klokt, så här i efterhand?",
      "Vem i din närhet har du sett handla riktigt klokt?",
    ],
    facets: {
      event: ["Hur gick det till den gången?"],
      who: ["Vem var det som handlade klokt?"],
      when: ["Hur gammal var du när du förstod det?"],
      meaning: ["Vad har det förändrat för dig?"],
      detail: ["Vad sades när det kom till kritan?"],
      where: ["Var var du när du förstod det?"],
      feeling: ["Hur kändes det när polletten föll ner?"],
    },
    easier: ["Vem brukar du tänka på som klok?", "Vilket misstag har lärt dig något?"],
    keywords:
      entries(`insikt*, förstod jag att, insåg jag, jag insåg, livsvisdom*, visdom*, vishet*, klokt av,
      polletten, klok gubbe, klok gumma, då begrep jag, gick det upp för mig, lärdom*, lifserfarenhet*,
      livserfarenhet*`),
  },
  hopes_next_chapter: {
    name: "Framåt",
    open: [
      "Vad ser du fram emot?",
      "Vad hoppas du på av tiden som kommer?",
      "Berätta vad du gärna skulle vilja göra framöver.",
    ],
    facets: {
      event: ["Vad vill du hinna med först?", "Vad skulle en riktigt bra dag framöver innehålla?"],
      who: ["Vilka vill du ha omkring dig framöver?", "Vem skulle du vilja träffa igen?"],
      when: ["Vad händer härnäst i din almanacka?", "Vilken årstid väntar du på?"],
      meaning: ["Hur skulle ett gott nästa kapitel se ut?", "Vad har blivit viktigare för dig med tiden?"],
      detail: ["Hur ser drömmen ut om du målar upp den?", "Vad behöver du för att få det så?"],
      where: ["Vart skulle du vilja fara om du kunde välja fritt?"],
      feeling: ["Vad känner du inför framtiden?"],
    },
    easier: [
      "Om du fick bestämma över nästa vecka, vad skulle du göra?",
      "Vilken mat skulle du vilja ha på en festdag?",
    ],
    keywords: entries(`ser fram emot, framtiden, framöver, skulle jag vilja göra, nästa sommar,
      längtar efter att få, återstående, den tid som är kvar, den tid jag har kvar, åren som är kvar, har kvar att leva`),
  },
  how_to_be_remembered: {
    name: "Att bli ihågkommen",
    open: [
      "Hur vill du bli ihågkommen?",
      "Vad hoppas du att människor minns av dig?",
      "Vad ska de som kommer efter dig känna till om dig?",
    ],
    facets: {
      event: [
        "Vilken historia om dig får gärna berättas vidare?",
        "Vad av det du gjort tror du att folk talar om i framtiden?",
      ],
      who: ["Vilka tror du kommer att minnas dig?", "Vem känner dig sådan du är?"],
      when: ["Från vilken tid i livet vill du att man minns dig?", "Hur gammal känner du dig inombords?"],
      meaning: ["Vad vill du ha gett till världen?", "Vad av dig lever vidare hos andra?"],
      detail: [
        "Vilket ord skulle du vilja att folk använde om dig?",
        "Vilket föremål får gärna påminna om dig?",
      ],
      where: ["Vilken plats vill du att man förknippar med dig?"],
      feeling: ["Hur känns det att tänka på dem som kommer efter dig?"],
    },
    easier: ["Vilken vana skulle alla känna igen som din?", "Vad brukar andra säga att du är bra på?"],
    keywords:
      entries(`ihågkommen, bli ihågkommen, minnas mig, min gravsten, eftermäle*, eftervärld*, när jag är borta,
      när jag är död, min begravning, mina efterkommande, minns mig som, komma ihåg mig, efterlämna*, arvet efter mig`),
  },
  life_theme: {
    name: "Den röda tråden",
    open: [
      "När du ser på hela livet, vad går igen?",
      "Vilken röd tråd ser du genom åren?",
      "Vad har livet handlat om för din del?",
    ],
    facets: {
      event: ["Berätta om ett tillfälle där den röda tråden syns."],
      who: ["Vem har du följts åt med längst?"],
      when: ["Hur långt tillbaka börjar tråden?"],
      meaning: ["Vad säger den röda tråden om dig?"],
      detail: ["Vilken melodi skulle du sätta till ditt liv?"],
      where: ["Vart har livets väg fört dig?"],
      feeling: ["Hur är det att se hela vägen på en gång?"],
    },
    easier: ["Vad har du tyckt om ända från början?", "Något har du kanske aldrig kunnat låta bli. Vad?"],
    keywords:
      entries(`röd tråd, röda tråden, hela mitt liv, som en röd tråd, genom hela livet, meningen med livet,
      mitt liv har varit, livet har lärt mig, när jag ser tillbaka, hela livet har jag, så har det varit hela livet,
      när jag blickar tillbaka`),
  },
  messages_to_named_people: {
    name: "Hälsningar",
    open: [
      "Vem vill du lämna en hälsning till?",
      "Om du fick skriva ett brev, vem skulle få det?",
      "Säg det du vill ha sagt till någon särskild.",
    ],
    facets: {
      event: ["Vilket gemensamt minne vill du väcka med hälsningen?"],
      who: ["Vem mer ska få några rader?"],
      when: ["När bör hälsningen läsas?"],
      meaning: ["Vad hoppas du att orden ska göra för den som läser?"],
      detail: ["Hur vill du att hälsningen ska låta?"],
      where: ["Var bör hälsningen förvaras?"],
      feeling: ["Vad känner du för den som hälsningen gäller?"],
    },
    easier: ["Vem tänkte du på senast i dag?", "Hur brukar ni säga adjö till varandra?"],
    keywords:
      entries(`hälsa till, hälsning till, hälsa min, hälsa mina, säga till mina barn, säga till mina barnbarn,
      vill säga till, brev till min, mina kära barn, till mina barnbarn, till mina barn, kära barnbarn`),
  },
  anything_missed: {
    name: "Det som ännu är osagt",
    open: [
      "Vad har vi inte pratat om som hör till ditt liv?",
      "Vilken fråga har du väntat på att få?",
      "Berätta något som ännu inte har kommit med.",
    ],
    facets: {
      event: ["Vilken händelse har hamnat mellan raderna?", "Vad mer hände som förtjänar några ord?"],
      who: ["Vem saknas ännu i berättelsen?", "Vilket namn borde nämnas?"],
      when: ["Vilka år har vi gått förbi för snabbt?", "Vilken tid har du ännu inte sagt något om?"],
      meaning: [
        "Vad vill du lägga till om hur allting hänger ihop?",
        "Vad i din berättelse är du mest mån om?",
      ],
      detail: [
        "Vilken liten sak vill du få med innan vi är klara?",
        "Vad skulle du vilja rätta till i det du har berättat?",
      ],
      where: ["Vilken plats har ännu inte fått vara med?"],
      feeling: ["Hur känns det att ha berättat?"],
    },
    easier: [
      "Titta dig omkring där du sitter. Vilket föremål har en historia?",
      "Tänk på ett fotografi som du tycker om. Vad föreställer det?",
    ],
    keywords:
      entries(`glömde berätta, glömt att berätta, glömde jag att, har jag inte berättat, vill jag tillägga,
      vill tillägga, ännu inte berättat, bör jag nämna, bör jag tillägga`),
  },
} satisfies Partial<Record<TopicId, TopicWords>>;
