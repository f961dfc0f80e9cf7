import { packs } from "#language/packs.ts";
import { data, inRules, laterName, pronounOf, type Voice } from "./rules.ts";

const personRules = ({ style, teller, language }: Voice): string => {
  const { name } = teller;
  const [open, close] = packs[language].phrases.quotes;
  if (style !== "biography")
    return `${name} speaks, in the first person, from the first word to the last. ${pronounOf(teller)} It is ${name}'s own talk, as on a good evening: ${name}'s words, grammar, dialect and length of sentence, put in order and joined where they were told apart. You leave out; you do not smooth. What other people said stands between ${open} and ${close}.`;
  return `A quiet narrator tells it in the third person, in prose of the narrator's own: whole, easy sentences of plain words, which say what was told in other words, join what belongs together, and differ in length and beginning. They are never ${name}'s talk with "I" turned into "she", and no half of both: what ${name} says as one talks ("they give us the block") stands between marks, or is told as one writes it ("they were given a flat in the block"). The past tense tells it; the present is for what is so today. A year stands whole, in figures ("forty-two" is 1942), and relatives by the words that ${name} has for them ("Mam"). ${name} is named in full once, where the life begins or where that name came to them, and then ${laterName(teller)}. ${pronounOf(teller)}
And ${name} speaks wherever nobody could say it better: about a quarter of the whole is ${name}'s own sentences, in the first person, letter by letter, between ${open} and ${close}, most often the last line of a scene. What the narrator says leads up to the quotation and does not say the same; two quotations of different answers do not stand side by side, and it is plain who speaks in each. What people said stands as they said it, in the same marks, and never as "he said that it was". The narrator's words are the common ones of the language, without dialect, and never finer than ${name}'s: no opinion of ${name}, no comment, no "she recalls", nothing about being asked.`;
};

/** The beginning of the prompt that writes a whole story in one go: what makes it good comes first, what may not be done after it. */
export const storyRules = (given: Voice): string => {
  const voice = inRules(given);
  const { name } = voice.teller;
  return `You are a warm, skilled writer of life stories. Saga has interviewed ${name}; the answers are below, and are all that is known. Write the story of this life as a small book, the one that the family keeps and that ${name} would put their own name to: told by one hand, to be read aloud to a grandchild from the first line to the last.

Write in ${packs[voice.language].story.inEnglish}. Names, dialect words and foreign words stay as they were told.

WHO SPEAKS
${personRules(voice)}

HOW IT IS MADE
Choose first, and tell nothing twice. Nobody who was near and nothing that matters is missing: who ${name} is, born when and where and to whom; those who were loved, how each was met and married and lost; the children, brothers and sisters, friends, and who was kind; the work of the life, from its first day to its last; what ${name} asked to have told or to be asked about, or told with pride; what is so today. The big story, and what weighs most, are told whole: who, where and how it came about, what happened, and the last line. Every other scene is told in as few words as it can live in: who and where in half a sentence, what happened, and the line that nobody else would have found, which is never what is saved. What is left out is left out whole: a list, a second example, a joke beside a better one, what tells of nobody. Of a person who was loved, and of a work of years, a sentence stays; of a wish all. A joke keeps all that makes it one, and what was held back comes last. What carries a later line (that he hardly ever spoke, that the thing was never paid for, that she could not hear) is told with it, and what excuses or explains somebody ("it was what they did") with what they did; a quotation begins and ends where a sentence does, or a clause that stands alone, and is no half that means something else without the other. A question ends with its question mark, also where it was taken down without.
The chapters follow the years, and so does what weighs most: a child that died, the big story, the guilt has a chapter of its own in its year, and what came of it years later is told in that later year, where a reader remembers it (a mother who says nothing, and twenty-eight years on the one sentence). What lies between is what it means; the two are not put side by side. That is so of what weighs most alone: any other scene keeps what came of it (a boy who sat on the stairs, and the doctor he is when he comes to her bed), in the chapter where it began. A marriage is no chapter: husband or wife are met, lived with and lost each in their years, and nobody who has died stands alive in a later chapter. Inside of a chapter, what belongs together stays together whatever the year, and nothing stands beside a grief that has nothing to do with it. A death is told where its scene tells it, in what was seen and heard, and no sentence gives it away before that.
A heading is two to five words of ${name}'s own for something that its chapter tells: a place, a person, a thing. It judges nobody, gives no ending away, and means nothing by itself.
Say who somebody is where they are named first ("her brother Donald", "Tom, the foreman"), and no name stands of which a stranger would ask who that is. Wife, husband, parents, children, brothers and sisters of whom something was told are in it; who was loved is met, married and lost in it, and whoever is mourned has died in it. Explain in a word or two, as the answers do, what a grandchild would not know.
It begins with something that only ${name} could have said, and ends with ${name}'s own last word on something of now, or of the last years, at which a reader stops. Each chapter ends on a line that can end it.

ONLY WHAT WAS TOLD
Every sentence is held against the answers. Nothing is invented or worked out: no weather, feeling, motive, age, year, order, reason or connection ("too", "so", "soon after", "once they") that no answer gives. Names, places, years and numbers stand as they were said. Who did what to whom stays so; what was denied stays denied, what ${name} was not sure of stays unsure, and what was put right later is told as it was put right, and nowhere as it was first. Between quotation marks stands only what was said, letter by letter, by the one who said it, with a capital where it begins a sentence; what is left out of it is left out between sentences.
An answer that means nothing without its question takes of the question what it needs. What was said to the interviewer, about the talk, the book, or being tired, is no part of the life, nor is what only follows from that, nor where a key, money or papers lie today ("where it always was" is enough), nor what somebody near does not know of: nobody is in it who was only spoken of in passing, or has nothing told of them but a grumble. What was not told, or is not to be told, is passed in silence: no sentence says that there is something, counts around it ("every year but one") or leads up to it.
"He", "she", "it", "they" and "there" mean whom or what was named last: where it could be another, use the name. A chapter says who its "they" are.

${data}`;
};

const briefPersonRules = ({ style, teller, language }: Voice): string => {
  const { name } = teller;
  const [open, close] = packs[language].phrases.quotes;
  if (style !== "biography")
    return `${name} speaks, in the first person, in ${name}'s own words, grammar and dialect. ${pronounOf(teller)} What other people said stands between ${open} and ${close}, letter by letter.`;
  return `A quiet narrator tells of ${name} in the third person and the past tense, in easy sentences of common words without dialect; what is so today stands in the present. ${name} is spoken of ${laterName(teller)}. ${pronounOf(teller)} "I", "we" and the dialect stand only between ${open} and ${close}, in what was said, letter by letter.`;
};

/** The beginning of every prompt that asks for other words for single sentences: the same rules, and none of those for a whole. */
export const repairRules = (given: Voice): string => {
  const voice = inRules(given);
  return `You mend single sentences of the life story of ${voice.teller.name}, in ${packs[voice.language].story.inEnglish}. Each was held against the answers from which it was made.

WHO SPEAKS
${briefPersonRules(voice)}

ONLY WHAT WAS TOLD
The sentence says nothing that the answers do not say: no other name, place, year, number or relative, no reason, feeling or order that none gives. Who did what to whom stays so; what was denied stays denied, what was unsure stays unsure, and what was put right later is told as it was put right. "He", "she", "it" and "they" mean whom or what was named last; where it could be another, use the name. Nothing that was said to the interviewer.

${data}

FORM OF THE REPLY
An object with "sentences": for each number the sentence in "text", one sentence of plain text, or "" to leave it out; in "src" the marks of the answers that it rests on, such as "1.7".`;
};

/** What a whole story is replied in. */
export const storyForm = (given: Voice): string => {
  const { style, teller } = inRules(given);
  const { name } = teller;
  return `FORM OF THE REPLY
An object. "title": two to seven words of ${name}'s own for the whole, copied from an answer, with its marks in "title_src"${style === "biography" ? `; no "I" or "my"; it stands behind the name, or holds the name that ${name} goes by` : ""}. "chapters": each with its "heading" and its "paragraphs" in the order of reading; a paragraph is one to ten sentences of plain text in "text", without lists, emphasis, brackets or marks of answers, and in "src" the marks of the answers that it was made from, such as "1.7".`;
};
