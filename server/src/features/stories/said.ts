import type { Ledger } from "#interviewer/interviewer.ts";
import { fold } from "#language/fold.ts";
import { type Language, packs } from "#language/packs.ts";
import { capitals } from "#language/saying.ts";
import { contentStems, sentences } from "#language/text.ts";
import { type KeptMatter, touchesMatter } from "#storyteller/material/kept-matter.ts";
import { tellingOf } from "#storyteller/material/tellings.ts";
import type { Settled } from "#storyteller/story.ts";
import { lexiconMatcher } from "#storyteller/text/lexicon-matcher.ts";
import { unquoted } from "#storyteller/text/quotes.ts";
import type { StoredKeptOut, StoredMessage } from "../interviews/interview.ts";
import type { ReachableInterview } from "../interviews/interviews.access.ts";
import { heardIn } from "../interviews/turn-record.ts";

/** All that was said in these interviews, with what their tellers set right or want left alone. */
export type Said = {
  reached: readonly ReachableInterview[];
  messages: readonly StoredMessage[];
  keptOut: readonly (StoredKeptOut & { person_id: string })[];
  /** By the id of the teller. */
  ledgers: ReadonlyMap<string, Ledger>;
  /** What was decided about lines of earlier stories. */
  settled?: readonly Settled[];
};

/** What one teller said; `partly`: without the parts that were taken back. */
export type SaidByTeller = { message: StoredMessage; partly: string };

/** Does the teller tell of it after they asked not to be asked? Who only says again that it is to be left alone does not. */
const isToldAfter = (row: StoredKeptOut, matter: KeptMatter, { reached, messages }: Said): boolean =>
  reached.some(({ interview }) => {
    const language = interview.language as Language;
    const own = messages.filter((one) => one.interview_id === interview.id);
    const asked = own.findIndex(({ id }) => id === row.message_id);
    return own
      .slice(asked + 1)
      .filter(({ role, is_private }) => role === "user" && is_private === 0)
      .filter(({ content }) => touchesMatter(content, { matters: [matter], language }))
      .some(({ content }) =>
        sentences(tellingOf(content, { language, matters: [] }), language).some(({ text }) =>
          // Who only quotes how it was asked about ("What do you mean, 'Wilf says'?") has not come back to it.
          touchesMatter(unquoted(text), { matters: [matter], language }),
        ),
      );
  });

/**
 * Was it told of before a model heard that it is only not to be asked about: a sister of whom four answers tell? Nobody asked to leave it out of
 * the life; it stands, and the read-through asks about it.
 */
const isToldBefore = (row: StoredKeptOut, matter: KeptMatter, { reached, messages }: Said): boolean => {
  const asking = messages.find(({ id }) => id === row.message_id);
  if (!asking || heardIn(asking)?.by_model !== "kept") return false;
  return reached.some(({ interview }) =>
    messages.some(
      (one) =>
        one.interview_id === interview.id &&
        one.role === "user" &&
        one.is_private === 0 &&
        one.created_at <= asking.created_at &&
        one.id !== asking.id &&
        touchesMatter(one.content, { matters: [matter], language: interview.language as Language }),
    ),
  );
};

/** "Don't ask me of her, but she is to be in it, her name": is it wanted in a story with the words that ask not to be asked? */
const isWantedIn = (row: StoredKeptOut, matter: KeptMatter, { reached, messages }: Said): boolean =>
  reached.some(({ interview }) => {
    const language = interview.language as Language;
    const { putIn, leaveOut, refuses } = packs[language].story;
    const asking = messages.find(
      (one) => one.id === row.message_id && one.interview_id === interview.id && one.is_private === 0,
    );
    return sentences(asking?.content ?? "", language).some(({ text }) => {
      const folded = fold(unquoted(text));
      const isOfIt = refuses.test(folded) || touchesMatter(text, { matters: [matter], language });
      return isOfIt && putIn.test(folded) && !leaveOut.test(folded);
    });
  });

/** The words of weight of a sentence, and whom it names, as a relative or by name, with the answer that says it. */
type Sentence = { message: string; stems: readonly string[]; named: readonly string[] };

const namedIn = (text: string, language: Language): string[] => [
  ...capitals(text, packs[language]),
  ...lexiconMatcher(language)(text).flatMap(({ list }) => (list.startsWith("kin ") ? list : [])),
];

/** The sentences that a person says in these interviews. */
const sentencesOf = (personId: string, { reached, messages }: Said): Sentence[] =>
  reached
    .filter(({ person }) => person.id === personId)
    .flatMap(({ interview }) => {
      const language = interview.language as Language;
      return messages
        .filter((one) => one.interview_id === interview.id && one.role === "user")
        .flatMap(({ id, content }) =>
          sentences(content, language).map(({ text }) => ({
            message: id,
            stems: contentStems(text, packs[language]),
            named: namedIn(text, language),
          })),
        );
    });

/** A word that is said so often without the others names something else too; where somebody is named, once is enough. */
const fewestElsewhere = 2;

/** What was refused in one breath is one matter: "of the farm, and of how it was divided, and of Czesław, don't ask me". */
const inOneBreath = ({ message_id }: StoredKeptOut, rows: readonly StoredKeptOut[]): StoredKeptOut[] =>
  rows.filter((one) => one.kind === "not_asked" && one.message_id === message_id && one.stems !== "[]");

const stemsOf = ({ stems }: StoredKeptOut): string[] => JSON.parse(stems);

const isName = ({ words }: StoredKeptOut): boolean => /\p{Lu}/u.test(words);

/**
 * Of the words that name what is only not to be asked about, those that name nothing else: the bed in "the hospital bed" may be
 * another one, of which the teller tells, and "when we buried Martin" is not about burying. All of them, where each names something else;
 * but none, where what was refused in the same breath says what is meant, and other answers tell of something else with them.
 */
const decisive = (
  row: StoredKeptOut,
  { rows, said }: { rows: readonly StoredKeptOut[]; said: readonly Sentence[] },
): readonly string[] => {
  const breath = inOneBreath(row, rows);
  const fewest = breath.some(isName) ? 1 : fewestElsewhere;
  const together = breath.flatMap(stemsOf);
  const elsewhere = (stem: string): Sentence[] =>
    said.filter(
      ({ stems }) =>
        stems.includes(stem) && !together.some((other) => other !== stem && stems.includes(other)),
    );
  const at = said.findIndex(({ message }) => message === row.message_id);
  const ownNamed = said.flatMap(({ message, named }) => (message === row.message_id ? named : []));
  // "Mother's funeral", told of before "my boy's funeral, don't ask me about it", is another.
  const isOfSomebodyElse = (one: Sentence): boolean =>
    said.indexOf(one) < at && one.named.length > 0 && !one.named.some((name) => ownNamed.includes(name));
  const fewestOf = (found: readonly Sentence[]): number =>
    !isName(row) && found.some(isOfSomebodyElse) ? 1 : fewest;
  const isOwn = (stem: string): boolean => elsewhere(stem).length < fewestOf(elsewhere(stem));
  const isOfOthers = (stem: string): boolean => {
    const found = elsewhere(stem).filter(({ message }) => message !== row.message_id);
    return found.length >= fewestOf(found);
  };
  const own = stemsOf(row).filter(isOwn);
  const isMeantByOthers = !isName(row) && together.some(isOwn) && stemsOf(row).every(isOfOthers);
  return own.length > 0 || isMeantByOthers ? own : stemsOf(row);
};

/** Something left alone, with the answer that asked for it. `isReopened`: the teller came back to it, and told of it, or had told of it before. */
type LeftAlone = { message: string; matter: KeptMatter; isReopened: boolean };

const leftAloneBy = (personId: string, said: Said): LeftAlone[] => {
  const limits = said.ledgers.get(personId)?.limits ?? [];
  const reopened = new Set(limits.filter(({ isReopened }) => isReopened).map(({ message }) => message));
  const allowed = new Set(limits.filter(({ isAllowed }) => isAllowed).map(({ stems }) => stems.join()));
  const all = sentencesOf(personId, said);
  const own = said.keptOut.filter((one) => one.person_id === personId);
  return own.flatMap((row) => {
    const isNotAsked = row.kind === "not_asked";
    const stems = isNotAsked ? decisive(row, { rows: own, said: all }) : stemsOf(row);
    if (stems.length === 0) return [];
    const matter = { words: row.words, stems, isNotAsked };
    const isAllowed = allowed.has(stemsOf(row).join());
    const isTold = (): boolean =>
      (reopened.has(row.message_id) && (isAllowed || isToldAfter(row, matter, said))) ||
      isToldBefore(row, matter, said) ||
      isWantedIn(row, matter, said);
    const isReopened = isNotAsked && isTold();
    return [{ message: row.message_id, matter, isReopened }];
  });
};

/**
 * What a person wants left alone, whichever interview it was said in. What was only not to be asked about may be told once the
 * teller came back to it and told of it.
 */
export const mattersOf = (personId: string, said: Said): KeptMatter[] =>
  leftAloneBy(personId, said).flatMap(({ matter, isReopened }) => (isReopened ? [] : [matter]));

/** What a person came back to and told of, by the answers that had asked to leave it alone. */
export const reopenedOf = (personId: string, said: Said): ReadonlyMap<string, KeptMatter[]> => {
  const reopened = leftAloneBy(personId, said).filter(({ isReopened }) => isReopened);
  return new Map(
    [...Map.groupBy(reopened, ({ message }) => message)].map(([message, own]) => [
      message,
      // "Ulice" begins like Uli: who is named is found by the name.
      own.map(({ matter }) => (/\p{Lu}/u.test(matter.words) ? { ...matter, stems: [] } : matter)),
    ]),
  );
};
