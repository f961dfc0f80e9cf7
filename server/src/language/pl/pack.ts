import { withAddresses } from "../address.ts";
import { toldByTheWay } from "../by-the-way.ts";
import type { LanguagePack } from "../pack.ts";
import { aboutWords } from "./about.ts";
import { archiveWords } from "./archive.ts";
import { asides } from "./asides.ts";
import { bookWords } from "./book.ts";
import { byTheWay } from "./by-the-way.ts";
import { called } from "./called.ts";
import { conversation } from "./conversation.ts";
import { erasing } from "./erasing.ts";
import { familyWords } from "./family.ts";
import { closedWords } from "./function-words.ts";
import { grammar } from "./grammar.ts";
import { handedDown } from "./handed-down.ts";
import { hearing } from "./hearing.ts";
import { journey } from "./journey.ts";
import { kinds } from "./kinds.ts";
import { answerWords } from "./lexicon-answers.ts";
import { functionWords } from "./lexicon-function.ts";
import { lifeWords } from "./lexicon-life.ts";
import { kin, people } from "./lexicon-people.ts";
import { places, times } from "./lexicon-places.ts";
import { safetyWords } from "./lexicon-safety.ts";
import { things } from "./lexicon-things.ts";
import { numberWords } from "./number-words.ts";
import { overview } from "./overview.ts";
import { phrases } from "./phrases.ts";
import { storyWords } from "./story.ts";
import { storyNotes } from "./story-notes.ts";
import { wisdom } from "./wisdom.ts";
import { wordingForms } from "./wording-forms.ts";

/** Polish. Speaks to the teller without gender until their own words have shown it, then as Pan or Pani. */
export const pl: LanguagePack = withAddresses({
  language: "pl",
  topics: toldByTheWay({ ...overview, ...journey, ...wisdom }, byTheWay),
  phrases,
  conversation,
  asides,
  erasing,
  grammar,
  functionWords: closedWords,
  wordingForms,
  hearing,
  story: storyWords,
  notes: storyNotes,
  numbers: numberWords,
  archive: archiveWords,
  book: bookWords,
  family: familyWords,
  called,
  kinds,
  about: aboutWords,
  handedDown,
  lexicon: {
    ...functionWords,
    ...lifeWords,
    ...answerWords,
    ...safetyWords,
    kin,
    people,
    places,
    things,
    times,
  },
});
