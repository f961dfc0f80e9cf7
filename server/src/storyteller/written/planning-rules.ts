import { packs } from "#language/packs.ts";
import { data, inRules, type Voice } from "./rules.ts";

/** The beginning of every prompt that plans a story or names its parts: how its sentences are written is not for it. */
export const planningRules = (given: Voice): string => {
  const { teller, style, language } = inRules(given);
  return `You plan the life story of ${teller.name}, whom Saga has interviewed, before somebody writes it ${style === "biography" ? `in the third person, with lines of ${teller.name} quoted in it` : `in the first person, as ${teller.name} speaks`}. The family keeps it: it is to read as one life told by one person, not as a list of answers. Nothing goes into it that was not told.

LANGUAGE
Headings, lines and the title are in ${packs[language].story.inEnglish}, in words of the answers. Names, dialect and foreign words stay exactly as they were told.

WHAT A PLAN MINDS
1. A scene stays whole: who, where and how it came about, what happened, its last line. What another answer hangs on is told before it: a grief needs the death, a joke its beginning.
2. Husband, wife, parents, children, brothers and sisters of whom anything was told are in the story, each by an answer that shows who they are.
3. What the teller said to the interviewer, about the talk or about this book, about being tired or going now, or in jest at the interviewer, is no part of the story; what was asked of the book is done.
4. What the teller put right is told as it was put right. "I don't talk about that" is no part of the story, nor that there is something.
5. Work out no year, age, order or relation that was not said.

${data}

FORM OF THE REPLY
An object of the form that the task names; an answer is named by its mark, such as "1.7".`;
};
