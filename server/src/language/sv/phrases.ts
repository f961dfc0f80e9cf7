import type { Phrases } from "../pack.ts";

export const phrases: Phrases = {
  quotes: ["”", "”"],
  greeting: {
    1: "Välkommen. Jag heter Saga och är ett datorprogram som ställer frågor och bevarar dina svar. Be mig fråga om något annat när du vill hoppa över en fråga, och sluta precis när du vill.",
    2: "Välkommen tillbaka. Jag är Saga, programmet som bevarar dina svar. Den här gången går vi in i enstaka stunder ur ditt liv. Hoppa över det du inte vill tala om, och sluta när du vill.",
    3: "Fint att du är här igen. Jag är Saga, programmet som bevarar dina svar. Nu handlar det om vad livet har lärt dig. Hoppa över det du inte vill tala om, och sluta när du vill.",
  },
  reception: [
    "Du sa {quote}, och det är nedskrivet.",
    "{quote}, säger du.",
    "Dina ord {quote} finns nu här.",
    "Jag har skrivit upp {quote}.",
    "Du berättade: {quote}.",
    "Då står det {quote}, så som du sa det.",
  ],
  plainReception: [
    "Då går vi vidare.",
    "Det går bra.",
    "Vi låter det vara.",
    "Då tar vi något annat.",
    "Som du vill, vi byter ämne.",
  ],
  gentleReception: [
    "Du sa {quote}. Det får stå som du sa det.",
    "Jag har hört vad du sa: {quote}. Vi tar det i din takt.",
    "{quote}. De orden är bevarade, och du behöver inte säga mer om det.",
    "Du delade med dig av orden {quote}. Vi kan låta dem vila här.",
  ],
  recall: [
    "Tidigare sa du {quote}.",
    "Du har förut berättat: {quote}.",
    "I ett tidigare samtal nämnde du {quote}.",
    "Jag har dina ord från förut: {quote}.",
    "Du sa en gång {quote}.",
  ],
  recap: [
    "Sist sa du {quote}.",
    "Förra gången stannade vi vid dina ord {quote}.",
    "När vi slutade hade du just sagt {quote}.",
    "Vi fortsätter efter det du sa senast: {quote}.",
  ],
  closing: {
    1: "Nu har vi gått runt kartan över ditt liv. Vad vill du lägga till innan vi slutar för den här gången?",
    2: "Vi har gått en lång väg tillsammans. Vilken bild från vägen vill du sluta med i dag?",
    3: "Vi närmar oss slutet. Med vilka goda ord vill du avsluta din berättelse?",
  },
  farewell: {
    1: "Tack för det du har berättat. Allt är sparat med dina egna ord, och vi kan gå vidare med stunderna i ditt liv när det passar dig.",
    2: "Tack för alla dessa minnen. De är sparade med dina egna ord, och det sista samtalet kan börja när det passar dig.",
    3: "Tack för att du har berättat om ditt liv. Det är sparat med dina egna ord, för dig och för dem du väljer att dela det med.",
  },
  support:
    "Det du skriver är viktigare än frågorna här. Saga är ett datorprogram och kan inte hjälpa dig så som en människa kan. Prata med någon nu: ring ett av numren här intill, eller någon som finns nära dig. Är du i fara just nu, ring 112. Du behöver inte vara ensam med det här, och du behöver inte svara på något mer i dag.",
  // Public lines in Sweden, as of November 2026.
  helpLines: [
    { name: "Nödnumret", contact: "112" },
    { name: "Mind Självmordslinjen", contact: "90101" },
    { name: "Äldrelinjen", contact: "020-22 22 33" },
    { name: "Jourhavande präst", contact: "112, be att få tala med jourhavande präst" },
  ],
};
