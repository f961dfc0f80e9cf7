import { describe, expect, it } from "vitest";
import type { Language } from "#language/packs.ts";
import { createBookAsked } from "./asked-of-book.ts";

/** A question for what the book is to hold, what is asked for then, and what is told on; a question for what is to be left alone. */
type Life = { asks: string; wishes: string; told: string; spares: string };

const lives: Record<Language, Life> = {
  en: {
    asks: "Only one more: what of your life must be in this story for certain?",
    wishes: "The mangle. And our Ivy is to be in it, by her name. The horse too.",
    told: "I think the table will go to Simon when he weds. There's room on it for his initial.",
    spares: "What would you like these conversations to leave alone?",
  },
  sv: {
    asks: "Bara en sak till: vad ska absolut stå med i berättelsen?",
    wishes: "Manglen. Och Iris ska stå med, med sitt namn. Hästen också.",
    told: "Jag tror att bordet går till Simon när han gifter sig. Det finns plats för hans bokstav.",
    spares: "Vad ska lämnas i fred när du berättar om ditt liv?",
  },
  it: {
    asks: "Ancora una cosa: che cosa non deve mancare nel racconto?",
    wishes: "Il mangano. E l'Iris deve esserci, col suo nome. Il cavallo pure.",
    told: "Penso che il tavolo andrà a Simone quando si sposa. C'è posto per la sua lettera.",
    spares: "Quali cose è meglio lasciare in pace?",
  },
  pl: {
    asks: "To jeszcze tylko jedno: co ma na pewno być w tej opowieści?",
    wishes: "Magiel. I żeby Iwonka była zapisana, z imienia. I koń, koń ma być.",
    told: "Ja sobie myślę, że ten stół to Szymon dostanie na wiosnę. Niech sobie obok swoje wydrapie, jest miejsce.",
    spares: "Czego lepiej w tej opowieści nie ruszać?",
  },
};

describe.each(Object.keys(lives) as Language[])("what is asked of the book (%s)", (language) => {
  const { asks, wishes, told, spares } = lives[language];
  const answered = (question: string, text: string) => ({
    topic: "wishes_limits" as const,
    question,
    partly: text,
    text,
    isOn: false,
  });

  it("is passed on as that, and what is told after it as a telling of the life", () => {
    const beside = createBookAsked(language)(answered(asks, `${wishes} ${told}`));
    expect(beside.bookWishes?.map(({ text }) => text).join(" ")).toBe(wishes);
    expect(beside).toMatchObject({ text: told, topic: null });
  });

  it("is none of the life where it was asked what to leave alone, nor what is told on of that", () => {
    const bookAsked = createBookAsked(language);
    expect(bookAsked(answered(spares, told))).toEqual({ text: told, topic: "wishes_limits" });
    expect(bookAsked({ ...answered("", told), isOn: true }).topic).toBe("wishes_limits");
  });

  it("ends where the talk went on to the life, whatever the subject is still called", () => {
    const bookAsked = createBookAsked(language);
    bookAsked(answered(spares, told));
    bookAsked({ ...answered("", told), topic: null });
    expect(bookAsked({ ...answered("", told), isOn: true }).topic).toBe(null);
  });
});

it("a list of what the book is to hold is taken for that, whatever was asked, and one wish in a telling is not", () => {
  const { wishes, told } = lives.pl;
  const other = { topic: "anything_missed" as const, question: "Co jeszcze?", isOn: true };
  const beside = (text: string) => createBookAsked("pl")({ ...other, partly: text, text });
  expect(beside(`${wishes} ${told}`)).toMatchObject({ topic: null, text: told, bookWishes: [{}, {}, {}] });
  const telling = `Siwek stał zadem do pieca. Żeby Siwek był zapisany, to bym chciała. ${told}`;
  expect(beside(telling)).toEqual({ topic: "anything_missed", text: telling });
});
