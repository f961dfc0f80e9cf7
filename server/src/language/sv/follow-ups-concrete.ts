import type { FollowUps, HookKind } from "../pack.ts";

/**
 * Follow-ups on persons, places, things and events. `{hook}` may be any fragment, so no sentence inflects it or
 * needs its gender or number.
 */
export const concreteFollowUps = {
  person: {
    who: [
      "Du nämnde {hook}. Vad skulle en främling först ha lagt märke till?",
      "Tänk på {hook}. Vilka egenheter kommer du ihåg?",
      "Jag vill gärna höra mer om {hook}. Beskriv så att man får en bild.",
    ],
    where: [
      "Tänk tillbaka på {hook}. Vilken plats ser du i bakgrunden?",
      "Du nämnde {hook}. På vilket ställe hör de minnena hemma?",
    ],
    when: [
      "{hook}, säger du. Vilken tid i ditt liv tänker du på då?",
      "Vi stannar vid {hook}. Hur långt tillbaka går dina minnen?",
    ],
    event: [
      "Berätta mer om {hook}. Välj en gång som du minns särskilt.",
      "Du talade om {hook}. Vilken händelse kommer först för dig?",
      "{hook}, ja. Berätta om en dag som du inte har glömt.",
    ],
    detail: [
      "Tänk dig {hook} mitt i vardagen. Vilka kläder ser du framför dig?",
      "Du nämnde {hook}. Vilka ord och uttryck kan du höra än i dag?",
      "Vi dröjer vid {hook}. Vad brukade det pratas om?",
    ],
    feeling: [
      "Du talade om {hook}. Hur kändes det att vara i närheten?",
      "När du säger {hook}, vilka känslor kommer då?",
    ],
    meaning: [
      "Tänk på {hook} en stund till. Vad har det betytt för den du blev?",
      "Du nämnde {hook}. Vad har du fått med dig därifrån?",
    ],
  },
  place: {
    where: [
      "Du nämnde {hook}. Hur såg det ut runt omkring?",
      "Vi går dit i tankarna: {hook}. Beskriv vad du ser.",
      "{hook}, säger du. Vad såg man först när man kom fram?",
    ],
    who: ["{hook}, ja. Vilka människor fanns där?", "Du talade om {hook}. Vem ser du framför dig där?"],
    detail: [
      "Tänk dig tillbaka: {hook}. Hur luktade det?",
      "Du nämnde {hook}. Vilka ljud hörde till stället?",
      "Vi stannar kvar: {hook}. Vilken liten sak minns du tydligast där?",
    ],
    event: [
      "{hook}, sa du. Hur gick en vanlig dag till där?",
      "Vi dröjer kvar: {hook}. Berätta om något som hände just där.",
    ],
    when: ["Du talade om {hook}. Hur gammal var du då?", "{hook}, säger du. Vad var det som förde dig dit?"],
    feeling: [
      "Du nämnde {hook}. Hur var det att vara där?",
      "Tänk dig dit igen: {hook}. Vilka känslor kommer över dig?",
    ],
    meaning: [
      "{hook}, ja. Vad har det stället betytt för dig?",
      "Du talade om {hook}. Vad därifrån bär du med dig än?",
    ],
  },
  thing: {
    detail: [
      "Du nämnde {hook}. Beskriv så noga du kan.",
      "Tänk dig {hook} alldeles intill dig. Vad lägger du märke till?",
      "{hook}, säger du. Vad skulle du berätta om det för ett barn i dag?",
    ],
    who: [
      "{hook}, ja. Vem kommer du att tänka på då?",
      "Vi stannar vid {hook}. Vilka människor finns med i bilden?",
    ],
    where: [
      "Se {hook} framför dig. Var är du i det minnet?",
      "Du nämnde {hook}. Vad finns runt omkring i den bilden?",
    ],
    event: [
      "Du talade om {hook}. Vilket minne dyker upp först?",
      "Det här med {hook} vill jag höra mer om. Berätta om en gång som du minns.",
    ],
    when: ["{hook}, sa du. Vilken tid i livet för det dig till?", "Du nämnde {hook}. Hur blev det med åren?"],
    feeling: [
      "Du kom in på {hook}. Vad känner du när du ser det framför dig?",
      "{hook}, säger du. Vad gör att just det har stannat i minnet?",
    ],
    meaning: [
      "Tänk på {hook}. Vad säger det om hur du har levt?",
      "Du talade om {hook}. Vad vill du att andra ska förstå av det?",
    ],
  },
  event: {
    event: [
      "{hook}, säger du. Vad hände sedan?",
      "Vi går tillbaka dit: {hook}. Berätta från början.",
      "Du berättade: {hook}. Hur kom det sig?",
    ],
    where: [
      "Tänk dig tillbaka dit: {hook}. Vad ser du runt omkring?",
      "Du sa {hook}. Beskriv platsen för den som aldrig varit där.",
    ],
    who: [
      "Du berättade: {hook}. Vem minns du bäst från den gången?",
      "{hook}, ja. Vilka fler fanns i närheten?",
    ],
    detail: [
      "Vi stannar vid det: {hook}. Vilken liten detalj ser du tydligast?",
      "{hook}, sa du. Vad sades den gången?",
      "Du berättade: {hook}. Vad kunde man höra runt omkring?",
    ],
    feeling: [
      "{hook}, säger du. Hur kändes det för dig?",
      "Vi dröjer där ett tag: {hook}. Vad gick genom huvudet på dig?",
    ],
    meaning: ["{hook}, ja. Vad kom det att betyda för dig?", "Du sa {hook}. Hur ser du på det i dag?"],
    when: [
      "Du berättade: {hook}. Hur gammal var du då?",
      "{hook}, sa du. Hur hade du det tiden närmast före?",
    ],
  },
} satisfies Partial<Record<HookKind, FollowUps[HookKind]>>;
