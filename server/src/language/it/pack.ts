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
import { functionWords } from "./lexicon-function-words.ts";
import { innerWords } from "./lexicon-inner.ts";
import { peopleWords } from "./lexicon-people.ts";
import { signalWords } from "./lexicon-signals.ts";
import { timeWords } from "./lexicon-time.ts";
import { worldWords } from "./lexicon-world.ts";
import { numberWords } from "./number-words.ts";
import { overview } from "./overview.ts";
import { phrases } from "./phrases.ts";
import { storyWords } from "./story.ts";
import { storyNotes } from "./story-notes.ts";
import { wisdom } from "./wisdom.ts";
import { wordingForms } from "./wording-forms.ts";

/** Italian. The teller is addressed as Lei, in wordings that do not show the teller's gender. */
export const it: LanguagePack = {
  language: "it",
  topics: toldByTheWay({ ...overview, ...journey, ...wisdom }, byTheWay),
  conversation,
  asides,
  erasing,
  grammar,
  functionWords: closedWords,
  wordingForms,
  hearing,
  phrases,
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
  lexicon: { ...functionWords, ...peopleWords, ...worldWords, ...timeWords, ...innerWords, ...signalWords },
};
