import type { Language } from "@saga/contract/vocabulary";
import { expect, test } from "vitest";
import { bookWishesIn } from "./wishes.ts";

/** What tellers asked of their book in played interviews, and what only sounds like it. */
const said: Record<Language, { asked: string[]; told: string[] }> = {
  en: {
    asked: [
      "Now this is what I should like in your book, if there's to be a book.",
      "I been sat here with the cat since I said it and I want it in, with his name.",
      "You put that down just so.",
      "And I'll have this in, about Keith: it weren't his fault.",
    ],
    told: ["I put that in the drawer and left it there.", "He should be in the photograph."],
  },
  sv: {
    asked: [
      "Du, en sak ska in i boken, det har jag tänkt på medan jag låg.",
      "Det var int hans fel, och det vill jag ska stå.",
      "Det där vill jag ska stå i boken förresten, fars händer.",
    ],
    told: ["Far ville att jag skulle stå i affären.", "Det ska stå i tre dagar, sa mor om degen."],
  },
  it: {
    asked: [
      "Nel libro ci voglio la ricetta dei ciacci di castagne.",
      "E ci voglio scritto il nome della Renata Lugli.",
      "Quello lo voglio scritto chiaro, e che lo legga chi vuole.",
    ],
    told: ["Mio padre voleva che fossi scritto alla scuola."],
  },
  pl: {
    asked: [
      "O mamie to bym chciała, żeby było w tej książce, o tych siedmiu kolorach.",
      "Wandę to ja bym chciała, żeby stała z nazwiskiem.",
    ],
    told: ["Mama chciała, żeby było czysto w kuchni.", "On musi być w domu o szóstej."],
  },
};

test.each(Object.keys(said) as Language[])("a wish for the book is known by its words, in %s", (language) => {
  const { asked, told } = said[language];
  expect(asked.filter((text) => bookWishesIn(text, language).length === 0)).toEqual([]);
  expect(told.filter((text) => bookWishesIn(text, language).length > 0)).toEqual([]);
});
