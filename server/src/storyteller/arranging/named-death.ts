import { isSameName } from "#language/name-match.ts";
import { type Language, packs } from "#language/packs.ts";
import { contentStems, sentences, tokens } from "#language/text.ts";
import { namesIn, yearsTold } from "../chronology/life-order.ts";
import { personsIn } from "../read-through/persons.ts";
import type { Told } from "../story.ts";
import { namedPlace } from "../text/as-said.ts";
import { turningsIn } from "../turnings.ts";
import type { Calls } from "./calls.ts";
import { withSubject } from "./named-subject.ts";

/** `known`: the names of a life without that of its teller. */
type Life = { language: Language; known: ReadonlySet<string>; calls: Calls };

/** A death told so many years after what was being told is told in its own time. */
const yearsAfter = 15;
/** So many answers back somebody is looked for whom "he" means. */
const mostBack = 3;

/** Whom the answers before one named last, where it is plainly somebody; null: nobody, or a place. */
const lastPerson = (before: readonly Told[], { language, known }: Life): string | null => {
  const { givenNames } = packs[language].conversation.followUps;
  const life = { language, known, tellerName: "" };
  for (const { text } of before.slice(-mostBack).toReversed()) {
    const last = personsIn(text, life).findLast(({ words }) => words.some((word) => givenNames.has(word)));
    if (last) return last.full;
  }
  return null;
};

/** Whose death a life tells without a name has more than this told of them. */
const mostInPassing = 1;

/** Is somebody named only once in a whole life: "there's a man named Keith in every corridor"? */
const isInPassing = (name: string, told: readonly Told[], language: Language): boolean =>
  told.flatMap(({ text }) => namesIn(text, language)).filter((one) => isSameName([one, name], language))
    .length <= mostInPassing;

const isLater = ({ text }: Told, before: readonly Told[], language: Language): boolean => {
  const [own] = yearsTold(text, language);
  const last = before.flatMap((one) => yearsTold(one.text, language)).at(-1);
  return own !== undefined && own - (last ?? own - yearsAfter) >= yearsAfter;
};

/** With so many rare words of the answer before it, an answer goes on with that matter. */
const [rareIn, fewestShared] = [3, 2];

/** Does an answer take up what the one before it told, beside whom it told of? */
const takesUp = (
  one: Told,
  before: Told,
  { told, language }: { told: readonly Told[]; language: Language },
): boolean => {
  const stemsIn = ({ text }: Told): string[] => contentStems(text, packs[language]);
  const all = told.map((other) => new Set(stemsIn(other)));
  const isRare = (stem: string): boolean => all.filter((stems) => stems.has(stem)).length <= rareIn;
  const earlier = new Set(stemsIn(before));
  return new Set(stemsIn(one).filter((stem) => earlier.has(stem) && isRare(stem))).size >= fewestShared;
};

/** Without the sentences at the head that speak of something told before: "It drove me up the wall. Ron hummed shaving." */
const withoutLead = (text: string, { name, language }: { name: string; language: Language }): string => {
  const { things } = packs[language].functionWords;
  const all = sentences(text, language).map((one) => one.text);
  const from = all.findIndex((one) => one.includes(name));
  const isLead = all.slice(0, from).some((one) => tokens(one).some(({ word }) => things.has(word)));
  return isLead ? all.slice(from).join(" ") : text;
};

/**
 * Answers with the name of whoever died, where one tells it years later of "him": "Oh, he hummed shaving. He had the stroke in 2009" goes on from how they met, and is told
 * in its own time with the name in the first place.
 */
export const withDeadNamed = (told: readonly Told[], life: Life): Told[] =>
  told.map((one, at) => {
    const before = told.slice(Math.max(0, at - mostBack), at);
    const tellsDeath = turningsIn(one.text, life.language).some(({ kind }) => kind === "death");
    if (!one.staysOn || one.leans || !tellsDeath || !isLater(one, before, life.language)) return one;
    const name = lastPerson(before, life);
    const last = before.at(-1);
    if (name === null || isInPassing(name, told, life.language)) return one;
    if (last && takesUp(one, last, { told, language: life.language })) return one;
    const text = withSubject(one.text, { ...life, question: name });
    if (text === one.text) return one;
    const named = namedPlace(one.text, text);
    return {
      ...one,
      text: withoutLead(text, { name, language: life.language }),
      leans: true,
      isAside: true,
      ...(named ? { named } : {}),
    };
  });
