import type { FormCases } from "./forms.ts";

export const sv: FormCases = {
  language: "sv",
  name: "Märta Lind",
  people: [
    { name: "Arvid", who: "far" },
    { name: "Hulda", who: "mor" },
    { name: "Tove", who: "barnbarn" },
    { name: "Anita", who: "dotter" },
  ],
  elsewhere: ["Tove är mitt barnbarn, min dotter Anitas flicka.", "Min far hette Arvid, mor hette Hulda."],
  cases: [
    [
      "Å då kommer de en karl å drar ett streck me käppen i gruset, å hunden stannar.",
      "Då kom en karl och drog ett streck med käppen i gruset, och hunden stannade.",
      "Då kom en kvinna och drog ett streck med krattan i gruset, och hunden stannade.",
    ],
    [
      "Man vevar å vevar, man räknar vagnarna, å sen går man hem i mörkret.",
      "Hon vevade och vevade, räknade vagnarna och gick sedan hem i mörkret.",
      "Hon vevade och vevade, räknade korna och cyklade sedan hem i mörkret.",
    ],
    [
      "Klockan ringer å fröken öppnar dörren å pekar på mej.",
      "Klockan ringde, och fröken öppnade dörren och pekade på henne.",
      "Klockan ringde, och fröken stängde dörren och pekade på tavlan.",
    ],
    [
      "Ja var på bruket te femtisju, nej, åtta, för femtisju va ja kvar i köket.",
      "Hon var på bruket till 1958.",
      "Hon var på bruket till 1956.",
    ],
    [
      "De va i januari sextinie de hämtade pianot.",
      "Det var januari 1969 när pianot hämtades.",
      "Det var mars 1969 när pianot hämtades.",
    ],
    [
      "Han skulle hetat Albert, efter farfar. De fick han ente. Låt de stå här då. De har ja aldrig sagt.",
      "”Han skulle hetat Albert, efter farfar. Låt de stå här då.”",
      "”Han skulle hetat Albert, efter morfar. Låt de stå här då.”",
    ],
    [
      "Tove målar mina naglar om söndagarna, röda.",
      "Tove målar mormors naglar om söndagarna, röda.",
      "Tove målar fasters naglar om söndagarna, röda.",
    ],
    [
      "Å han säger ingenting, han ritar bara en ring av krita på golvet.",
      "Utan ett ord ritade han en ring av krita på golvet.",
      "Med ett ord suddade han ut en ring av krita på golvet.",
    ],
    [
      "Ja skulle ta opp säcken, å då är de ingen säck mer, de är bara fjädrar.",
      "När hon skulle ta upp säcken fanns det ingen säck mer, bara fjädrar.",
      "När hon skulle ta upp säcken fanns det en säck kvar, och inga fjädrar.",
    ],
    [
      "De va Sven, han va född trettisex, å Vera, å ja, å så Kalle sist.",
      "Fyra barn var de: Sven, född 1936, Vera, Märta och sist Kalle.",
      "Fem barn var de: Sven, född 1936, Vera, Märta och sist Kalle.",
    ],
    [
      "Kon lägger sej på vägen å vill ente opp, å Arvid knäpper händerna å svär.",
      "Kon lade sig på vägen och ville inte upp, och far knäppte händerna och svor.",
      "Hästen lade sig på vägen och ville inte upp, och mor knäppte händerna och svor.",
    ],
    [
      "Far kom hem fyrtisex, mager, i en rock utan knappar. Ja skrek att de va en tiggare. Å han satte sej på huk å tittade under bordet å sa: Tiggaren är hungrig.",
      "Far satte sig på huk och tittade under bordet.",
      "Farbror satte sig på huk och tittade under bordet.",
    ],
  ],
};
