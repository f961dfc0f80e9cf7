import type { Phrases } from "../pack.ts";

export const phrases: Phrases = {
  quotes: ["”", "”"],
  greeting: {
    1: "Välkommen. Jag heter Saga och är ett datorprogram som ställer frågor och sparar det du svarar. Vill du slippa en fråga säger du ”hoppa över” eller trycker på knappen bredvid, och du slutar när du vill.",
    2: "Välkommen tillbaka. Jag är Saga, programmet som sparar dina svar. Den här gången stannar vi vid enskilda stunder i ditt liv. Säg ”hoppa över” eller tryck på knappen bredvid när du vill slippa en fråga, och sluta när du vill.",
    3: "Fint att du är här igen. Jag är Saga, programmet som sparar dina svar. Nu handlar det om vad du har kommit fram till genom åren. Säg ”hoppa över” eller tryck på knappen bredvid när du vill slippa en fråga, och sluta när du vill.",
    about:
      "Fint att du är här. Jag är Saga, programmet som ställer frågor och sparar dina svar. Den här gången stannar vi vid en enda sak. Säg ”hoppa över” eller tryck på knappen bredvid när du vill slippa en fråga, och sluta när du vill.",
  },
  closing: {
    1: "Nu har vi gått igenom livet i stora drag. Vad vill du lägga till innan vi slutar för den här gången?",
    2: "Nu har du berättat om många stunder. Vilket minne vill du sluta med i dag?",
    3: "Nu är vi nästan framme. Med vilka ord vill du avsluta din berättelse?",
    about: "Nu är vi snart klara med det här. Vad vill du lägga till innan vi slutar?",
  },
  farewell: {
    1: [
      "Tack för det du har berättat.",
      "Allt är sparat med dina egna ord, och vi kan gå vidare med stunderna i ditt liv när det passar dig.",
    ],
    2: [
      "Tack för alla minnen du har berättat.",
      "Dina minnen är sparade med dina egna ord, och det sista samtalet kan börja när det passar dig.",
    ],
    3: [
      "Tack för att du har berättat om ditt liv.",
      "Det är sparat med dina egna ord, för dig och för dem du väljer att dela det med.",
    ],
    about: [
      "Tack för det du har berättat om detta.",
      "Det är sparat med dina egna ord bredvid det andra, och du kan berätta mer när det passar dig.",
    ],
  },
  support:
    "Det du säger nu är viktigare än mina frågor. Jag är ett datorprogram och kan inte hjälpa dig så som en människa kan. Prata med någon nu: ring ett av numren här, eller någon du litar på. De finns också till för den som blir slagen, hotad eller inlåst, eller blir av med sina pengar. Är du i fara just nu, ring 112. Du får prata vidare här, eller sluta; du behöver inte svara på något mer.",
  // Public lines as they stood on public pages from 2019 to 2025; read again in November 2026, and not dialled. Sweden has no
  // national line for old people who are harmed: the victim support line and the lines on violence take such calls.
  helpLines: [
    { name: "Nödnumret, Sverige och Finland", contact: "112", regions: ["SE", "FI"] },
    { name: "Självmordslinjen (Mind), dygnet runt", contact: "90101", regions: ["SE"] },
    { name: "Kvinnofridslinjen, hot och våld, dygnet runt", contact: "020-50 50 50", regions: ["SE"] },
    { name: "Stödlinjen för män, hot och våld", contact: "020-80 80 80", regions: ["SE"] },
    {
      name: "Brottsofferjouren, också när någon tar ens pengar eller far illa med en",
      contact: "116 006",
      regions: ["SE"],
    },
    { name: "Äldrelinjen (Mind), någon att prata med", contact: "020-22 22 33", regions: ["SE"] },
    { name: "Jourhavande präst, kvällar och nätter: be om prästen", contact: "112", regions: ["SE"] },
    { name: "Finland, MIELI Kristelefon på svenska", contact: "09 2525 0112", regions: ["FI"] },
    { name: "Finland, Nollinjen, hot och våld, dygnet runt", contact: "080 005 005", regions: ["FI"] },
    {
      name: "Finland, Suvanto-linjen, för äldre som far illa (på finska)",
      contact: "0800 06776",
      regions: ["FI"],
    },
  ],
};
