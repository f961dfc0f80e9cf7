import type { Wordings } from "./pack.ts";
import type { Language } from "./packs.ts";

/**
 * Said after a brief or vague answer, before an easier question on the same subject. Asks nothing, blames
 * nothing.
 */
export const anotherWay: Record<Language, Wordings> = {
  en: [
    "Let me ask it another way.",
    "Then something closer at hand.",
    "Let us try from another side.",
    "I will make the question smaller.",
    "Let us take a small piece of it.",
  ],
  sv: [
    "Jag frågar på ett annat sätt.",
    "Då tar vi något mer handfast.",
    "Vi provar från ett annat håll.",
    "Jag gör frågan mindre.",
    "Vi tar en liten bit av det.",
  ],
  it: [
    "Provo a chiederlo in un altro modo.",
    "Allora qualcosa di più vicino.",
    "Proviamo da un altro lato.",
    "Faccio la domanda più piccola.",
    "Ne prendiamo un pezzetto.",
  ],
  pl: [
    "Zapytam inaczej.",
    "To może coś bliższego.",
    "Spróbujmy z innej strony.",
    "Zadam mniejsze pytanie.",
    "Weźmy z tego mały kawałek.",
  ],
};
