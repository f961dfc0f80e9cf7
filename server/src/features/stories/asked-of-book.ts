import type { Language } from "#language/packs.ts";
import { sentences, tokens } from "#language/text.ts";
import { hasVerb } from "#storyteller/material/least-cut.ts";
import { askedOfBook, asksOfBook, bookWishesIn } from "#storyteller/material/wishes.ts";
import type { Told } from "#storyteller/storyteller.ts";

/** `partly`: what of the answer stands at all, `text`: what it tells, `isOn`: the question stayed with what was told. */
type Answered = { topic: Told["topic"]; question: string; partly: string; text: string; isOn: boolean };

type Beside = Pick<Told, "topic" | "text" | "bookWishes">;

/** The subject of what is asked of the story itself, which has no place in a life. */
const ofBook: Told["topic"] = "wishes_limits";

/** So many things one after the other are a list, whatever was asked. */
const fewestListed = 3;
/** So few words only name what is meant: "The mangle." */
const mostOfNamed = 3;

/** What somebody lists for the book unasked: "The mangle. And Iwonka is to be in it, by her name. And the horse." */
const listedUnasked = (partly: string, language: Language): string[] => {
  const listed = askedOfBook(partly, language);
  const isNamed = tokens(listed[0] ?? "").length <= mostOfNamed && !hasVerb(listed[0] ?? "", language);
  const isList =
    isNamed && listed.length >= fewestListed && listed.length < sentences(partly, language).length;
  return isList && bookWishesIn(listed.join(" "), language).length > 0 ? listed : [];
};

/**
 * Follows the answers of an interview, and parts what is asked of the book, where a question asked for that, from what is told with it.
 * What is told on after it is of the life again; what was to be left alone is not.
 */
export const createBookAsked = (language: Language) => {
  let before: Told["topic"] = null;
  let isOfWishes = false;
  return ({ topic, question, partly, text, isOn }: Answered): Beside => {
    const isAsked = topic === ofBook && asksOfBook(question, language);
    const wishes = isAsked ? askedOfBook(partly, language) : listedUnasked(partly, language);
    const isToldOn = topic === ofBook && isOn && (isOfWishes || before !== ofBook);
    isOfWishes = wishes.length > 0 || (isOfWishes && isOn);
    before = topic;
    if (wishes.length === 0) return { topic: isToldOn ? null : topic, text };
    const told = sentences(text, language)
      .map((one) => one.text)
      .filter((one) => !wishes.includes(one));
    return {
      topic: null,
      text: told.join(" "),
      bookWishes: wishes.map((wish) => ({ text: wish, before: "" })),
    };
  };
};
