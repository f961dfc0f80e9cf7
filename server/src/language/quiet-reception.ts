import type { Wordings } from "./pack.ts";
import type { Language } from "./packs.ts";

/** Receives grief that offers no name and no words to hold. Says nothing of its own, and turns to nothing else. */
export const quietReception: Record<Language, Wordings> = {
  en: ["Thank you for telling me that.", "Thank you for letting me hear that."],
  sv: ["Tack för att jag fick höra det.", "Det får stanna här, så som det sades."],
  it: ["Grazie di averlo raccontato.", "Resta qui, così come è stato detto."],
  pl: ["Dziękuję za te słowa.", "Niech to zostanie tak, jak zostało powiedziane."],
};
