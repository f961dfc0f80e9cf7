import type { FollowUps, HookKind } from "../pack.ts";

/** Follow-ups on feelings and times, and the neutral ones that take hold of any words. */
export const innerFollowUps = {
  feeling: {
    feeling: [
      "Du sa {hook}. Hur märktes det?",
      "{hook}, säger du. Hur kändes det rent kroppsligt?",
      "Jag tar fasta på {hook}. Med vilka andra ord kan du beskriva det?",
    ],
    event: [
      "Du använde orden {hook}. Vad utlöste det?",
      "Du sa {hook}. Berätta om en stund då det var som starkast.",
    ],
    who: [
      "Du nämnde {hook}. Vem lade märke till det?",
      "Låt oss stanna vid {hook}. Vilka människor fanns omkring dig?",
    ],
    where: [
      "Du sa {hook}. Var är du när du minns det?",
      "Du nämnde {hook}. Vad ser du omkring dig i det minnet?",
    ],
    detail: ["Dina ord var {hook}. Vilken bild hör ihop med det?", "{hook}, sa du. Vad sades i den stunden?"],
    meaning: [
      "Du sa {hook}. Vad har det gjort med dig sedan dess?",
      "Jag dröjer vid {hook}. Hur ser du på det med åren?",
    ],
    when: ["Du nämnde {hook}. Hur länge höll det i sig?", "Du använde orden {hook}. När ändrades det?"],
  },
  time: {
    event: [
      "Du nämnde {hook}. Berätta om något som hände i den vevan.",
      "{hook}, säger du. Vad minns du först därifrån?",
      "Du sa nyss {hook}. Gå igenom en vanlig dag.",
    ],
    where: [
      "Du sa {hook}. Vilka trakter rörde du dig i?",
      "Jag tar fasta på {hook}. Vad hade du för bostad då?",
    ],
    who: [
      "Dina ord var {hook}. Vilka hade du omkring dig då?",
      "Du nämnde {hook}. Vem betydde något särskilt på den tiden?",
    ],
    detail: [
      "Låt oss stanna vid {hook}. Vad åt man på den tiden?",
      "Du sa {hook}. Vilken sak från då ser du tydligast?",
      "Du berättade: {hook}. Hur lät det omkring dig då?",
    ],
    feeling: [
      "Du nämnde {hook}. Hur var du till mods på den tiden?",
      "{hook}, sa du. Vad upptog dina tankar just då?",
    ],
    meaning: [
      "Dina ord var {hook}. Vad har du burit med dig från den tiden?",
      "Jag stannar vid {hook}. Hur ser du på det skedet nu efteråt?",
    ],
    when: ["Du sa {hook}. Vad kom närmast efter det?", "Du sa nyss {hook}. Vad hade kommit strax före?"],
  },
  phrase: {
    event: [
      "Du sa {hook}. Berätta mer om det.",
      "{hook}, säger du. Hur gick det till?",
      "Jag tar fasta på {hook}. Vad hände vidare?",
    ],
    who: ["Du sa {hook}. Vilka är med i bilden?", "Låt oss stanna vid {hook}. Vem mer hade del i det?"],
    where: ["Du sa {hook}. Vad ser du runt omkring dig?", "{hook}, sa du. Beskriv platsen som hör till."],
    detail: [
      "Du sa {hook}. Vilken bild kommer för dig?",
      "Jag dröjer vid {hook}. Hur skulle du visa det för den som inte var med?",
      "Du använde orden {hook}. Ge ett exempel ur livet.",
    ],
    feeling: [
      "Du sa {hook}. Hur var det för dig?",
      "Jag stannar vid {hook}. Vad känner du när du säger det?",
    ],
    meaning: [
      "Du sa {hook}. Vad lägger du i de orden?",
      "Låt oss dröja vid {hook}. Vad har det betytt för dig?",
    ],
    when: ["Du sa {hook}. I vilken tid av livet är vi då?", "{hook}, säger du. Hur var det tiden innan?"],
  },
} satisfies Partial<Record<HookKind, FollowUps[HookKind]>>;
