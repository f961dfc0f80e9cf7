import type { Language } from "#language/packs.ts";
import { packs } from "#language/packs.ts";
import { contentStems } from "#language/text.ts";
import { eachInTurns } from "#platform/in-turns.ts";
import { namesIn } from "#storyteller/chronology/life-order.ts";
import { type KeptMatter, touchesMatter } from "#storyteller/material/kept-matter.ts";
import { bookWishesIn, dictates, wishedAt, wishedAtEdge } from "#storyteller/material/wishes.ts";
import type { BookWish, Told } from "#storyteller/storyteller.ts";
import { unquoted } from "#storyteller/text/quotes.ts";
import { heardIn, tells } from "../interviews/turn-record.ts";
import { leaveGiven } from "./leave-given.ts";
import type { SaidByTeller } from "./said.ts";

type Life = { said: readonly SaidByTeller[]; language: Language; matters: readonly KeptMatter[] };

/** A wish with so few words of its own means what was said right before it, if that says something. */
const mostOfPointing = 2;

/** What a teller asks of the book, and `asked`: in answer to a question for that, without what would say something that is told nowhere. */
const wishesToPass = (
  { message, partly }: SaidByTeller,
  { told, said, language, matters, asked }: Life & { told: readonly Told[]; asked: readonly BookWish[] },
): BookWish[] => {
  const isAsked = ({ text }: BookWish): boolean => asked.some((one) => one.text.includes(text));
  const wishes = [...asked, ...bookWishesIn(partly, language).filter((one) => !isAsked(one))];
  const isClosed = message.is_private === 1 || heardIn(message)?.intent === "secret";
  if (isClosed || wishes.length === 0) return [];
  const stemsIn = (text: string): string[] => contentStems(text, packs[language]);
  const without = (text: string): string => wishes.reduce((left, wish) => left.replace(wish.text, ""), text);
  const open = new Set(
    told.filter(({ isPrivate }) => !isPrivate).flatMap(({ text }) => stemsIn(without(text))),
  );
  const others = said.filter((one) => one.message !== message);
  const untold = new Set(
    others.flatMap((one) => stemsIn(one.message.content)).filter((one) => !open.has(one)),
  );
  const isPointing = (wish: string): boolean => stemsIn(wish).length <= mostOfPointing;
  const saysMuch = (words: string): boolean => stemsIn(words).length >= mostOfPointing;
  const isOpen = (words: string): boolean =>
    !touchesMatter(words, { matters, language }) && !stemsIn(words).some((stem) => untold.has(stem));
  // What is dictated stands in the answer; of the asking only whom it names can say more: "in this book, word for word" may be said of a secret too.
  const ofOthers = (text: string): string =>
    dictates(text, language) ? namesIn(unquoted(text), language).join(" ") : text;
  const passed = wishes.filter(
    ({ text }) => isOpen(ofOthers(text)) && !touchesMatter(text, { matters, language }),
  );
  // What was asked for in answer to a question is one wish.
  const answered = passed.filter((one) => asked.includes(one)).map(({ text }) => text);
  const pointed = passed
    .filter((one) => !asked.includes(one))
    .map(({ text, before }) => ({
      text,
      before: isPointing(text) && saysMuch(before) && isOpen(before) ? before : "",
    }));
  return answered.length > 0 ? [{ text: answered.join(" "), before: "" }, ...pointed] : pointed;
};

/**
 * The answers of one teller with what they asked of the book: those marked that are to be told, that it begins and that it ends
 * with, and the wishes in their own words. They may be said in mere talk as well.
 */
export const withBookWishes = async (told: readonly Told[], life: Life): Promise<Told[]> => {
  const { said, language } = life;
  const places = new Map(told.map(({ messageId }, at) => [messageId, at]));
  // Whoever wants it in again after it was kept out wants it told.
  const letIn = new Set(said.flatMap(({ message }) => heardIn(message)?.let_in ?? []));
  const meant = new Set<Told>();
  const edges: Partial<Record<"firstWord" | "lastWord", Told>> = {};
  const asked = new Map<Told | undefined, BookWish[]>();
  let at = 0;
  await eachInTurns(said, (one) => {
    const { content } = one.message;
    at = places.get(one.message.id) ?? at;
    // The first reply says what to talk about.
    if (!tells(one.message) && one.message.position <= 1) return;
    // "That comes out. The chair may stay": what is left beside what was taken out was not asked for.
    const beside = one.partly === content ? undefined : told[places.get(one.message.id) ?? -1];
    for (const answer of wishedAt(content, { told, at, language })) if (answer !== beside) meant.add(answer);
    for (const edge of ["firstWord", "lastWord"] as const) {
      const answer = wishedAtEdge(content, { edge, told, at, language });
      if (answer) edges[edge] = answer;
    }
    const { [places.get(one.message.id) ?? -1]: own } = told;
    const wishes = wishesToPass(one, { ...life, told, asked: own?.bookWishes ?? [] });
    if (wishes.length > 0) asked.set(told[at], [...(asked.get(told[at]) ?? []), ...wishes]);
  });
  const leave = leaveGiven({ told, said, language });
  return told.map((answer) => {
    const { bookWishes: _, ...one } = answer;
    const bookWishes = asked.get(answer);
    const allowed = leave.get(answer.messageId);
    const unsaid = (allowed ?? []).filter((line) => !one.text.includes(line));
    const text = [one.text, ...unsaid].filter(Boolean).join(" ");
    const wished = { ...one, text, ...(bookWishes ? { bookWishes } : {}), ...(allowed ? { allowed } : {}) };
    if (answer === edges.lastWord) return { ...wished, isWished: true, isLast: true };
    if (answer === edges.firstWord) return { ...wished, isWished: true, isFirst: true };
    return meant.has(answer) || letIn.has(answer.messageId) ? { ...wished, isWished: true } : wished;
  });
};
