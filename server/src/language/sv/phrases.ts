import type { Phrases } from "../pack.ts";

export const phrases: Phrases = {
  quotes: ["”", "”"],
  greeting: {
    1: "Välkommen. Jag heter Saga och är ett datorprogram som ställer frågor och sparar dina svar. Vill du slippa en fråga säger du bara till, och du slutar när du vill.",
    2: "Välkommen tillbaka. Jag är Saga, programmet som sparar dina svar. Den här gången dröjer vi vid enskilda stunder i ditt liv. Hoppa över det du inte vill tala om, och sluta när du vill.",
    3: "Fint att du är här igen. Jag är Saga, programmet som sparar dina svar. Nu handlar det om vad livet har lärt dig. Hoppa över det du inte vill tala om, och sluta när du vill.",
  },
  reception: [
    "{quote}, ja.",
    "Tack för det du sa: {quote}.",
    "{quote}, det tar vi med oss.",
    "{quote}, sa du.",
    "Då har jag fått höra om {quote}.",
    "Med dina egna ord: {quote}.",
    "{quote}. Det hör till berättelsen.",
    "Tack, nu finns även {quote} med.",
  ],
  plainReception: [
    "Då går vi vidare.",
    "Då tar vi en annan fråga.",
    "Vi fortsätter.",
    "Jag frågar om något annat.",
    "Tack, då tar vi nästa.",
  ],
  gentleReception: [
    "{quote}. Tack för att du sa det.",
    "Du sa {quote}. Vi skyndar inte.",
    "{quote}, sa du. Säg bara så mycket du själv vill.",
    "Där stannar vi ett ögonblick: {quote}. Vi tar det i din takt.",
    "{quote}. Det får ta den tid det tar.",
  ],
  recall: [
    "Tidigare sa du {quote}.",
    "Förut kom du in på {quote}.",
    "I ett tidigare samtal berättade du: {quote}.",
    "En annan gång sa du {quote}.",
    "Det här har du nämnt i ett annat samtal: {quote}.",
  ],
  recap: [
    "Sist sa du {quote}.",
    "Förra gången berättade du: {quote}.",
    "Senast var du inne på {quote}.",
    "Sist var vi bland annat inne på {quote}.",
  ],
  closing: {
    1: "Nu har vi gått igenom livet i stora drag. Vad vill du lägga till innan vi slutar för den här gången?",
    2: "Nu har du berättat om många stunder. Vilket minne vill du sluta med i dag?",
    3: "Nu är vi nästan framme. Med vilka ord vill du avsluta din berättelse?",
  },
  farewell: {
    1: "Tack för det du har berättat. Allt är sparat med dina egna ord, och vi kan gå vidare med stunderna i ditt liv när det passar dig.",
    2: "Tack för alla minnen du har berättat. De är sparade med dina egna ord, och det sista samtalet kan börja när det passar dig.",
    3: "Tack för att du har berättat om ditt liv. Det är sparat med dina egna ord, för dig och för dem du väljer att dela det med.",
  },
  support:
    "Det du skriver är viktigare än frågorna här. Saga är ett datorprogram och kan inte hjälpa dig så som en människa kan. Prata med någon nu: ring ett av numren här intill, eller hör av dig till någon som finns nära dig. Är du i fara just nu, ring 112. Du behöver inte vara ensam med det här, och du behöver inte svara på något mer i dag.",
  // Public lines in Sweden, as of November 2026.
  helpLines: [
    { name: "Nödnumret", contact: "112" },
    { name: "Mind Självmordslinjen", contact: "90101" },
    { name: "Äldrelinjen", contact: "020-22 22 33" },
    { name: "Jourhavande präst", contact: "112, be att få tala med jourhavande präst" },
  ],
};
