import type { Language } from "@saga/contract/vocabulary";
import { expect, test } from "vitest";
import { tellingOf } from "./tellings.ts";
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
    told: [
      "I put that in the drawer and left it there.",
      "He should be in the photograph.",
      "He said it word for word as the priest did, and wrote it in a book.",
    ],
  },
  sv: {
    asked: [
      "Du, en sak ska in i boken, det har jag tänkt på medan jag låg.",
      "Det var int hans fel, och det vill jag ska stå.",
      "Det där vill jag ska stå i boken förresten, fars händer.",
    ],
    told: [
      "Far ville att jag skulle stå i affären.",
      "Det ska stå i tre dagar, sa mor om degen.",
      "Han läste upp det ord för ord ur boken.",
    ],
  },
  it: {
    asked: [
      "Nel libro ci voglio la ricetta dei ciacci di castagne.",
      "E ci voglio scritto il nome della Renata Lugli.",
      "Quello lo voglio scritto chiaro, e che lo legga chi vuole.",
    ],
    told: [
      "Mio padre voleva che fossi scritto alla scuola.",
      "Non la voglio nel libro, quella storia.",
      "Me lo ripeté parola per parola, come nel libro.",
    ],
  },
  pl: {
    asked: [
      "O mamie to bym chciała, żeby było w tej książce, o tych siedmiu kolorach.",
      "Wandę to ja bym chciała, żeby stała z nazwiskiem.",
    ],
    told: [
      "Mama chciała, żeby było czysto w kuchni.",
      "On musi być w domu o szóstej.",
      "Nie chcę, żeby w tej książce było o bramie.",
      "Ksiądz to powtórzył słowo w słowo, jak stało w książce.",
    ],
  },
};

test.each(Object.keys(said) as Language[])("a wish for the book is known by its words, in %s", (language) => {
  const { asked, told } = said[language];
  expect(asked.filter((text) => bookWishesIn(text, language).length === 0)).toEqual([]);
  expect(told.filter((text) => bookWishesIn(text, language).length > 0)).toEqual([]);
});

/** A wish that dictates, the words themselves, and what is told behind them. */
const dictated: Record<Language, [asking: string, words: string, after: string]> = {
  en: [
    "Listen, I have a thing I want in the book and I want it word for word, don't pretty it. It's for my nephew.",
    '"Winston, the breadfruit tree by the gate is yours. Don\'t let anybody cut it. Your Auntie Verna."',
    "He came here once, in seventy-nine, on his college money.",
  ],
  sv: [
    "Hör du, en sak vill jag ha i boken, ord för ord, utan att du putsar. Den är till min brorson.",
    "”Karl, äppelträdet vid grinden är ditt. Låt ingen såga ner det.”",
    "Han kom hit en gång, sjuttionio, på skolpengarna.",
  ],
  it: [
    "Senta, una cosa la voglio nel libro, parola per parola, senza abbellire. È per mio nipote.",
    "«Gino, il fico vicino al cancello è tuo. Non lasciarlo tagliare.»",
    "È venuto qui una volta, nel settantanove, coi soldi della scuola.",
  ],
  pl: [
    "Jedno chcę, żeby w tej książce było, słowo w słowo, jak powiem, bez poprawiania. To dla córki.",
    "„Bożenko, klucz leży tam, gdzie zawsze. Nie pukaj.”",
    "Przyjechała tu raz, w siedemdziesiątym dziewiątym, na studiach.",
  ],
};

test.each(Object.keys(dictated) as Language[])(
  "what a wish dictates word for word is of the wish to its last mark, and the asking is no telling, in %s",
  (language) => {
    const [asking, words, after] = dictated[language];
    const said = `${asking} ${words} ${after}`;
    expect(bookWishesIn(said, language).map(({ text }) => text)).toEqual([`${asking} ${words}`]);
    const told = tellingOf(said, { language, matters: [] });
    expect(told).toContain(words);
    expect(told).toContain(after);
    expect(told).not.toContain(asking.split(".")[0]);
  },
);

/** A wish that holds the first of the words that it asks for, and one that asks for a name. */
const onward: Record<Language, [quoted: string, named: string]> = {
  en: [
    'And I\'ll have this in, just as I say it, with the stops: "The right note is not heard: the wrong one is. I worked thirty years so that nothing was heard."',
    "Don't ask me of her, but I want her name in the book. Lucy Pesaresi.",
  ],
  sv: [
    "Och det här vill jag ska stå i boken, med punkterna: ”Den rätta tonen hörs inte: man hör den falska. Jag arbetade i trettio år för att ingenting skulle höras.”",
    "Fråga inte om henne, men namnet ska stå i boken. Lucia Lindgren.",
  ],
  it: [
    "Ecco, e questa la voglio scritta giusta, con i punti: «La nota giusta non si sente: si sente quella sbagliata. Ho lavorato trent'anni perché non si sentisse niente.»",
    "Di lei non mi chieda, però ci deve stare, il nome. Lucia Pesaresi.",
  ],
  pl: [
    "I to chcę, żeby w książce było, z kropkami: „Dobrego tonu nie słychać: słychać fałszywy. Pracowałam trzydzieści lat, żeby nic nie było słychać.”",
    "O nią proszę nie pytać, ale chcę, żeby jej imię było w książce. Łucja Sawicka.",
  ],
};

test.each(Object.keys(onward) as Language[])(
  "a wish goes to the end of a quotation that it begins, and to the name that it asks for, in %s",
  (language) => {
    for (const said of onward[language]) expect(bookWishesIn(said, language)[0]?.text).toBe(said);
  },
);
