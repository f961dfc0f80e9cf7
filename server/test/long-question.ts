import type { Language } from "@saga/contract/vocabulary";

/** Some sixty words of a conversation, for measuring how fast somebody speaks. */
export const longQuestion: Record<Language, string> = {
  en: "You told me that your grandmother baked bread on Saturdays, and that the whole street could smell it. I would like to hear more about her kitchen. What did it look like in the morning, who sat at the table, and what did you talk about? Take all the time you need. Is there one day in that kitchen that you still remember well?",
  sv: "Du berättade att din mormor bakade bröd på lördagarna, och att hela gatan kände doften. Jag vill gärna höra mer om hennes kök. Hur såg det ut där på morgonen, vem satt vid bordet, och vad pratade ni om? Ta den tid du behöver. Finns det en dag i det köket som du fortfarande minns väl, och vad var det som hände då?",
  it: "Mi ha raccontato che sua nonna faceva il pane il sabato, e che tutta la strada ne sentiva il profumo. Vorrei sapere qualcosa di più della sua cucina. Com'era la mattina, chi sedeva a tavola, e di che cosa parlavate? Si prenda tutto il tempo che vuole. C'è un giorno in quella cucina che ricorda ancora bene, e che cosa successe allora?",
  pl: "Opowiadała pani, że babcia piekła chleb w soboty i że zapach czuła cała ulica. Chciałabym usłyszeć więcej o jej kuchni. Jak wyglądała rano, kto siedział przy stole i o czym państwo rozmawiali? Proszę się nie spieszyć, mamy dużo czasu. Czy jest taki dzień w tej kuchni, który do dziś dobrze pani pamięta, i co się wtedy właściwie wydarzyło w domu?",
};

/** Words a minute of a text that is heard for so many seconds. */
export const wordsAMinute = (text: string, seconds: number): number =>
  ((text.match(/[\p{L}'’]+/gu)?.length ?? 0) * 60) / seconds;
