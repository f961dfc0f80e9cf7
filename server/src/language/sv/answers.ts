import type { Answers, Conversation } from "../conversation.ts";

export const before: Conversation["before"] = {
  own: "Det du berättar kan du själv läsa. De som sköter om mig kan också göra det om det behövs, och varje gång skrivs det upp. Ingen annan ser det om du inte delar med dig av det.",
  interviewer:
    "Det du berättar kan läsas och höras av {interviewer}, som har ordnat det här åt dig. De som sköter om mig kan också göra det om det behövs, och varje gång skrivs det upp. Ingen annan ser det om det inte delas.",
  unnamed:
    "Den som ordnade det här åt dig kan läsa och höra det du berättar. De som sköter om mig kan också göra det om det behövs, och varje gång skrivs det upp. Ingen annan ser det om det inte delas.",
};

export const answers: Answers = {
  person: [
    "Jag är Saga, ett datorprogram. Det sitter ingen människa här, bara ett program som frågar och sparar det du säger.",
    "Nej, jag är ett program som heter Saga. Något eget liv har jag inte; jag frågar om ditt och sparar svaren.",
  ],
  reader: {
    own: "Du kan läsa det, och det kan de som sköter om mig också; när de gör det skrivs det upp. Ingen annan ser det, om du inte själv delar en berättelse.",
    interviewer:
      "{interviewer} kan läsa och höra det du berättar, och det kan de som sköter om mig också; när de gör det skrivs det upp. Ingen annan ser det, om inte en berättelse delas. Det du ber mig hålla utanför kommer inte med i någon berättelse.",
    unnamed:
      "Den som ordnade det här åt dig kan läsa och höra det du berättar, och det kan de som sköter om mig också; när de gör det skrivs det upp. Ingen annan ser det, om inte en berättelse delas. Det du ber mig hålla utanför kommer inte med i någon berättelse.",
  },
  readerNamed: "Är det {name} som ordnade det här åt dig, så ja.",
  readerAgain: {
    own: "Det kan du, och vid behov de som sköter om mig; ingen annan läser det.",
    interviewer: "Det kan {interviewer}, och vid behov de som sköter om mig; ingen annan läser det.",
    unnamed:
      "Det kan den som ordnade det här åt dig, och vid behov de som sköter om mig; ingen annan läser det.",
  },
  readerModel: "För att jag ska hitta orden till mina frågor skickas det du säger också till {service}.",
  length: {
    some: "Du har gett {asked} svar i det här samtalet. Ungefär {left} till, så är vi igenom det. Du kan sluta när du vill, och allt sparas.",
    few: "Vi är nästan igenom det här samtalet. Du kan sluta när du vill, och allt sparas.",
    beyond:
      "Vi har gått igenom det jag ville fråga om. Du får fortsätta så länge du vill, och sluta när du vill.",
  },
  recording: {
    spoken:
      "Inte nu. Din röst spelas in från det att du trycker på ”Speak” tills du trycker på ”Pause” eller ”Send”, och inspelningen sparas ihop med ditt svar.",
    written: "Ingenting spelas in nu. Du skriver, och det du skriver sparas.",
  },
  off: {
    spoken:
      "Tryck på ”Pause”, eller på ”Send” när du är klar. Sedan spelas ingenting in förrän du trycker på ”Speak” igen. Vill du hellre skriva trycker du på ”Text”. Och vill du sluta för i dag är det bara att säga till.",
    written:
      "Du skriver, och ingenting spelas in. Läser jag upp frågorna slutar jag med det om du tar bort bocken vid ”Read questions aloud”. Och vill du sluta för i dag är det bara att säga till.",
  },
  copies:
    "Det du berättar finns kvar tills det raderas. Säkerhetskopiorna ligger hos dem som sköter om mig. Hur länge de sparas vet jag inte, så fråga dem gärna.",
  sense: [
    "Det är för att de som kommer efter ska kunna få veta hur du har haft det, med dina egna ord. Det är ofta det lilla som säger mest.",
    "En dag kan någon läsa det här som vill veta hur det var. Då är vardagen lika mycket värd som de stora dagarna.",
  ],
  help: [
    "Dina svar sparas av sig själva. Vill du ha större bokstäver håller du ner Ctrl och trycker på plus. Den som har ordnat det här åt dig kan hjälpa till med resten.",
    "Allt du säger sparas av sig självt. Bokstäverna blir större om du trycker på Ctrl och plus, eller drar isär två fingrar på en platta.",
  ],
};
