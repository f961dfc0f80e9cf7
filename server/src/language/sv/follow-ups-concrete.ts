import type { FollowUps, HookKind } from "../pack.ts";

/**
 * Follow-ups on persons, places, things and events. `{hook}` may be any fragment, so no sentence inflects it or
 * needs its gender or number.
 */
export const concreteFollowUps = {
  person: {
    who: [
      "Du nämnde {hook}. Hur skulle du beskriva sättet att vara?",
      "{hook}, säger du. Vad kommer först för dig om utseendet?",
      "Jag tar fasta på {hook}. Vilka egenheter minns du?",
    ],
    where: [
      "Du talade om {hook}. Var brukade ni ses?",
      "Du nämnde {hook}. Vad finns runt omkring i den bilden?",
    ],
    when: [
      "Du sa {hook}. Under vilken tid av livet hade ni med varandra att göra?",
      "{hook} fanns med i det du berättade. Hur började er bekantskap?",
    ],
    event: [
      "Du sa nyss {hook}. Berätta om en gång som du minns särskilt.",
      "Låt oss stanna vid {hook}. Hur kunde en stund tillsammans se ut?",
    ],
    detail: [
      "Du berättade: {hook}. Hur lät det när ni pratade med varandra?",
      "Du nämnde {hook}. Vilka ord därifrån har du kvar i minnet?",
      "{hook}, sa du. Beskriv kläderna och händerna, så som du minns dem.",
    ],
    feeling: [
      "Du sa {hook}. Hur var det att vara i närheten?",
      "Du talade om {hook}. Vad känner du när du tänker tillbaka?",
    ],
    meaning: [
      "Du nämnde {hook}. Hur har den bekantskapen påverkat dig?",
      "Låt oss dröja vid {hook}. Vad har du fått med dig därifrån?",
    ],
  },
  place: {
    where: [
      "Du nämnde {hook}. Hur såg det ut runt omkring?",
      "{hook}, säger du. Vad mötte ögat först när man kom dit?",
      "Jag tar fasta på {hook}. Beskriv vägen dit.",
    ],
    who: [
      "Dina ord var {hook}. Vilka människor fanns där?",
      "Du sa {hook}. Vem ser du framför dig på det stället?",
    ],
    detail: [
      "Du nämnde {hook}. Vilka dofter och ljud hörde till där?",
      "Låt oss stanna vid {hook}. Vad minns du av det lilla, det man måste stå nära för att se?",
      "Du berättade: {hook}. Hur var det där om vintern?",
    ],
    event: [
      "Du sa {hook}. Vad hade du för dig där en vanlig dag?",
      "Du sa nyss {hook}. Berätta om något som hände just där.",
    ],
    when: [
      "{hook} fanns med i det du sa. Vid vilken ålder var du där?",
      "Du nämnde {hook}. Hur kom det sig att du hamnade där?",
    ],
    feeling: [
      "Dina ord var {hook}. Hur kändes det att vara där?",
      "{hook}, sa du. Vilka känslor väcker det stället?",
    ],
    meaning: [
      "Du nämnde {hook}. Hur kom det stället att höra ihop med den du är?",
      "Jag stannar vid {hook}. Vilket arv har du fått från den platsen?",
    ],
  },
  thing: {
    detail: [
      "Du nämnde {hook}. Hur såg det ut på nära håll?",
      "{hook}, säger du. Hur kändes det i händerna?",
      "Jag tar fasta på {hook}. Beskriv för den som aldrig har sett något sådant.",
    ],
    who: [
      "Dina ord var {hook}. Vem hade mest med det att göra?",
      "Du sa {hook}. Vilka människor hör ihop med det i ditt minne?",
    ],
    where: [
      "Du nämnde {hook}. Var fanns det till vardags?",
      "Låt oss stanna vid {hook}. Hur såg det ut på den plats där det hörde hemma?",
    ],
    event: [
      "Du berättade: {hook}. Hur gick det till när det kom till användning?",
      "Du sa nyss {hook}. Vad är det du ser hända?",
    ],
    when: [
      "Du sa {hook}. Hur länge fanns det i ditt liv?",
      "{hook} fanns med i det du berättade. Vad blev det av det sedan?",
    ],
    feeling: [
      "Dina ord var {hook}. Vad känner du när du ser det framför dig?",
      "Du nämnde {hook}. Hur kommer det sig att just det har stannat i minnet?",
    ],
    meaning: [
      "{hook}, sa du. Vad säger det om livet på den tiden?",
      "Jag dröjer vid {hook}. Vad har det kommit att stå för hos dig?",
    ],
  },
  event: {
    event: [
      "Du berättade: {hook}. Hur började det?",
      "Du nämnde {hook}. Vad hände sedan?",
      "Jag tar fasta på {hook}. Gå igenom det steg för steg.",
    ],
    where: ["Du sa {hook}. I vilken omgivning skedde det?", "Du sa nyss {hook}. Var befann du dig då?"],
    who: ["Dina ord var {hook}. Vilka var med?", "{hook}, säger du. Vem satte det i gång?"],
    detail: [
      "Du nämnde {hook}. Vad sa man till varandra just då?",
      "Låt oss stanna vid {hook}. Vilken liten detalj ser du tydligast?",
      "Du berättade: {hook}. Vad hördes runt omkring?",
    ],
    feeling: [
      "Du sa {hook}. Vad rörde sig inom dig under tiden?",
      "Du nämnde {hook}. Vad kände du efteråt, när det hade lagt sig?",
    ],
    meaning: [
      "Dina ord var {hook}. Vad förde det med sig för dig?",
      "Jag stannar vid {hook}. Hur tänker du på det i dag?",
    ],
    when: [
      "{hook}, sa du. Var i livet stod du då?",
      "Du sa nyss {hook}. Hur hade tiden närmast före sett ut?",
    ],
  },
} satisfies Partial<Record<HookKind, FollowUps[HookKind]>>;
