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
    "Let us start with something small.",
    "Let us take a small piece of it.",
  ],
  sv: [
    "Jag frågar på ett annat sätt.",
    "Då tar vi något mer handfast.",
    "Vi tar det från ett annat håll.",
    "Vi börjar i något litet.",
    "Vi tar en bit i taget.",
  ],
  it: [
    "Provo a chiederlo in un altro modo.",
    "Allora qualcosa di più vicino.",
    "Proviamo da un altro lato.",
    "Cominciamo da qualcosa di piccolo.",
    "Prendiamone un pezzetto.",
  ],
  pl: [
    "Zapytam inaczej.",
    "To może coś bliższego.",
    "Spróbujmy z innej strony.",
    "Zacznijmy od czegoś małego.",
    "Weźmy na początek kawałek.",
  ],
};
