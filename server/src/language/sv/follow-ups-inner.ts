import type { FollowUps, HookKind } from "../pack.ts";

/** Follow-ups on feelings and times, and the neutral ones that take hold of any words. */
export const innerFollowUps = {
  // The words may hold a "not" ("jag är inte rädd"): no sentence takes the feeling for granted.
  feeling: {
    feeling: [
      "{hook}, säger du. Hur känns det i kroppen?",
      "Vi stannar vid {hook}. Med vilka andra ord kan du beskriva det?",
    ],
    event: [
      "{hook}, sa du. Vad är det du tänker på då?",
      "Du sa {hook}. Berätta om en stund som visar hur det var.",
      "Jag vill gärna höra mer: {hook}. Vad ligger bakom?",
    ],
    who: ["{hook}, ja. Vem kände till det?", "Du sa {hook}. Vilka fanns omkring dig?"],
    where: [
      "{hook}, säger du. Var är du när du tänker på det?",
      "Du sa {hook}. Vad ser du för dig när du säger det?",
    ],
    detail: [
      "Vi dröjer vid det: {hook}. Hur märktes det i vardagen?",
      "{hook}, sa du. Vilken bild hör ihop med det?",
    ],
    meaning: ["{hook}, ja. Hur tänker du om det nu?", "Du sa {hook}. Vad har det betytt för dig genom åren?"],
    when: ["Du sa {hook}. Hur länge har det varit så?", "{hook}, säger du. Hur har det ändrats med tiden?"],
  },
  time: {
    event: [
      "Du nämnde {hook}. Vad kommer du först att tänka på?",
      "{hook}, säger du. Hur såg en vanlig dag ut då?",
      "Vi stannar där: {hook}. Berätta om något som hände då.",
    ],
    where: [
      "Du talade om {hook}. Var höll du till då?",
      "Tänk dig tillbaka dit: {hook}. Hur ser det ut omkring dig?",
    ],
    who: ["{hook}, ja. Vilka hade du omkring dig då?", "Du nämnde {hook}. Vem minns du bäst från den tiden?"],
    detail: [
      "Tänk på den tiden: {hook}. Vad stod på matbordet?",
      "{hook}, sa du. Vilken liten sak därifrån ser du tydligast?",
      "Vi dröjer kvar där: {hook}. Vad kunde man höra omkring sig?",
    ],
    feeling: [
      "Du nämnde {hook}. Hur hade du det inombords då?",
      "{hook}, säger du. Vad gick du och tänkte på?",
    ],
    meaning: [
      "{hook}, ja. Vad har du med dig från den tiden?",
      "Du talade om {hook}. Hur ser du på den tiden nu?",
    ],
    when: ["{hook}, sa du. Vad kom sedan?", "Du nämnde {hook}. Hur var det strax innan?"],
  },
  phrase: {
    event: [
      "{hook}, säger du. Berätta gärna mer.",
      "Vi stannar vid det: {hook}. Vilket minne ligger bakom?",
      "Du sa {hook}. Vad tänker du på då?",
    ],
    who: ["{hook}, ja. Vem kommer du att tänka på?", "Du sa {hook}. Vilka fler hör till den berättelsen?"],
    where: [
      "{hook}, säger du. Vilken plats hör ihop med det?",
      "Du sa {hook}. Var är du i tankarna när du säger så?",
    ],
    detail: [
      "Du sa {hook}. Ge gärna ett exempel.",
      "Jag vill gärna förstå det bättre: {hook}. Hur skulle du beskriva det för någon som inte var med?",
      "{hook}, sa du. Vilken bild ser du framför dig?",
    ],
    feeling: ["{hook}, ja. Hur känns det att tänka på det?", "Du sa {hook}. Vad känner du när du säger det?"],
    meaning: ["{hook}, säger du. Vad lägger du in i de orden?", "Du sa {hook}. Vad betyder det för dig?"],
    when: ["{hook}, ja. Vilken tid i livet är vi i då?", "Du sa {hook}. Hur var det dessförinnan?"],
  },
} satisfies Partial<Record<HookKind, FollowUps[HookKind]>>;
