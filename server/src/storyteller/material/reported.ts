import { type Language, packs } from "#language/packs.ts";
import { hasQuotationMark } from "#language/quotation.ts";
import { isContentWord, tokens } from "#language/text.ts";
import { lexiconMatcher } from "../text/lexicon-matcher.ts";
import { tellerSpeaks } from "../text/own-voice.ts";

/** So few words after the last comma say who spoke: "said my mother". */
const longestSpeaker = 3;

/** So few words before a comma or a colon say who speaks now: "And the girl on the desk says, ". */
const longestLead = 8;
/** So many of them may stand behind the verb. */
const mostAddressed = 2;

/** Does a clause of speech end what was said, or begin it: "You are a fool, she said"? */
const endsWithSpeaker = (text: string, language: Language): boolean => {
  const [clause = "", ...before] = text.split(/,\s+/u).reverse();
  const words = tokens(clause);
  if (before.length === 0 || words.length > longestSpeaker || clause.endsWith("?")) return false;
  const { self, ownVoice } = packs[language].functionWords;
  // "As I was telling you" speaks to the interviewer.
  if (words.some(({ word }) => self.has(word) || ownVoice.endings?.test(word) === true)) return false;
  // Where verbs stand without a subject, "she said" is "said she": what ends on the verb is the teller's.
  const mayEnd = packs[language].story.bareThird === null;
  return lexiconMatcher(language)(clause).some(
    ({ list, from, to }) => list === "speech" && (from === 0 || (mayEnd && to === words.length)),
  );
};

/** Is somebody other than the teller named in a clause as the one who acts: "the girl", "Maciejewska", "he"; or by a verb alone? */
const isOfAnother = (text: string, language: Language): boolean => {
  const { functionWords, story } = packs[language];
  const { actors } = functionWords;
  const words = tokens(text);
  if (tellerSpeaks(words, language)) return false;
  const isNamed = words.some(
    ({ word, start }) =>
      /^\p{Lu}/u.test(text.slice(start)) && start > 0 && isContentWord(word, packs[language]),
  );
  const isPerson = lexiconMatcher(language)(words).some(
    ({ list }) => list === "people" || list.startsWith("kin "),
  );
  return (
    isNamed ||
    isPerson ||
    words.some(({ word }) => actors.has(word)) ||
    words.some(({ word }) => story.bareThird?.test(word) === true)
  );
};

/** Does a sentence say first who speaks, somebody of the life: "She said, I'll write it in, shall I?", "A on mówi: niech pani waży"? */
const beginsWithSpeaker = (text: string, language: Language): boolean => {
  const [, lead = ""] = /^([^,:?!]+)[,:]\s/u.exec(text) ?? [];
  const words = tokens(lead);
  if (words.length === 0 || words.length > longestLead || packs[language].story.toAsker.test(lead))
    return false;
  const found = lexiconMatcher(language)(words);
  // "He says to me, ": but not "he speaks of his wife, ".
  const isAddressed = (to: number): boolean =>
    words.length - to <= mostAddressed &&
    words.slice(to).every(({ word }) => !isContentWord(word, packs[language]));
  const isSpeech = found.some(({ list, to }) => list === "speech" && isAddressed(to));
  return isSpeech && !found.some(({ list }) => list === "negations") && isOfAnother(lead, language);
};

/** One word that is only named: "Leave off with your “sorry”". */
const aWord = /[“„"«]\p{L}+[”“"»]/gu;

/** Is a sentence said in somebody else's words? */
export const isReported = (text: string, language: Language): boolean =>
  hasQuotationMark(text.replace(aWord, " ")) ||
  endsWithSpeaker(text, language) ||
  beginsWithSpeaker(text, language);
