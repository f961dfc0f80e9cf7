import { type Ledger, namesKeptOut, type Person, withoutPartsLeftOut } from "#interviewer/interviewer.ts";
import { nameWordsIn } from "#interviewer/reading/tagged-text.ts";
import { isNamedIn } from "#interviewer/wording/people.ts";
import { keptPrivate } from "#interviewer/wording/window.ts";
import { type Language, packs } from "#language/packs.ts";
import { normalise, sentences, stemSetOf, tokens } from "#language/text.ts";
import type { PersonMessage } from "./memory.repository.ts";
import { tells } from "./turn-record.ts";

/** Stands in prompts for talk about deleting an answer for good: no model has a say in it, and it names what is to go. */
const aboutDeleting = "(about deleting)";

/** Something a model noted of an answer, and when it did. */
type Noted = { message_id: string; text: string; created_at: string };

/** What a model may know of a teller: whatever comes from words that are kept out is gone from it. */
export type Known = {
  messages: PersonMessage[];
  mayRemember: (note: Noted) => boolean;
  /** The people that may be known, each without what only hidden words say of them. */
  people: (all: readonly Person[]) => Person[];
};

const packOf = ({ language }: PersonMessage) => packs[language as Language];
const stemsOf = (text: string, message: PersonMessage): ReadonlySet<string> =>
  stemSetOf(text, packOf(message));

/** Does a note say how somebody wants to be asked, and nothing else? That outlives what was kept out beside it. */
const isOfManner = (text: string, answer: PersonMessage): boolean => {
  const { ofManner } = packOf(answer).wordingForms;
  const words = tokens(text).map(({ word }) => word);
  const saying = words.filter((word) => stemsOf(word, answer).size > 0);
  const isOfFacts = /(?<=.)\p{Lu}|\p{N}/u.test(text);
  return !isOfFacts && saying.length > 0 && saying.every((word) => ofManner.test(word));
};

/** Share of a note that must stand in what is left of its answer: what says it in other words is nowhere else to be seen. */
const leastLeft = 0.5;

/** So many words of it are no chance. */
const saidAgain = 2;

/** Takes out of a teller's messages, and of what was kept of them, all that stands only in words that are kept out. */
export function knownOf(all: readonly PersonMessage[], ledger: Ledger): Known {
  const ofErasing = new Set(Object.values(ledger.interviews).flatMap((one) => one.ofErasing ?? []));
  const left = all.map((one) => ({
    ...one,
    content: ofErasing.has(one.id) ? aboutDeleting : withoutPartsLeftOut(ledger, one),
  }));
  // Who asks to have something left out names it: that tells nobody of it.
  const open = left.filter((one) => one.role === "user" && one.is_private === 0 && tells(one));
  const told = new Set(open.flatMap((one) => [...stemsOf(one.content, one)]));
  // Of each answer that is hidden, or in part: the stems that stand in no part of it which may be known.
  const hidden = new Map<string, ReadonlySet<string>>();
  const hiddenNames = new Set<string>();
  for (const [at, one] of all.entries()) {
    const rest = one.is_private === 1 ? "" : (left[at]?.content ?? "");
    if (one.role !== "user" || rest === one.content) continue;
    const known = stemsOf(rest, one);
    hidden.set(one.id, new Set([...stemsOf(one.content, one)].filter((stem) => !known.has(stem))));
    for (const word of nameWordsIn(one.content, one.language as Language))
      for (const stem of stemsOf(word, one)) if (!told.has(stem)) hiddenNames.add(stem);
  }
  // When each stem was first told that stands in no open answer.
  const hiddenSince = new Map<string, string>();
  for (const { id, created_at } of all)
    for (const stem of hidden.get(id) ?? [])
      if (!told.has(stem) && !hiddenSince.has(stem)) hiddenSince.set(stem, created_at);
  const holdsHidden = (text: string, message: PersonMessage): boolean =>
    [...stemsOf(text, message)].some((stem) => hiddenSince.has(stem));
  /** Does a note hold a word of something hidden that had been told when it was made? What was noted before cannot know it. */
  const tellsHidden = ({ text, created_at }: Noted, message: PersonMessage): boolean =>
    [...stemsOf(text, message)].some((stem) => {
      const since = hiddenSince.get(stem);
      return since !== undefined && since <= created_at;
    });
  const isNameless = (text: string, message: PersonMessage): boolean =>
    ![...stemsOf(text, message)].some((stem) => hiddenNames.has(stem)) &&
    !namesKeptOut(ledger, { words: text, pack: packOf(message) });

  /** What Saga said, without the sentences that say again what is hidden: least of all the one that replied to it. Talk with Saga that names it is hidden too. */
  const said = (one: PersonMessage, at: number): PersonMessage => {
    if (one.role !== "assistant")
      return tells(one) || isNameless(one.content, one) ? one : { ...one, content: keptPrivate };
    const before = hidden.get(all[at - 1]?.id ?? "");
    // "The answer in which you said …" says again what is hidden, wherever it stands.
    // That it stands in no story says nothing of it, though the teller said so too.
    const isOpen = (said: string): boolean => {
      const text = said.replace(new RegExp(packOf(one).wordingForms.saysDone, "giu"), " ");
      const stems = [...stemsOf(text, one)];
      const saysAgain = stems.filter((stem) => hiddenSince.has(stem)).length >= saidAgain;
      return (
        isNameless(text, one) && !saysAgain && !stems.some((stem) => before?.has(stem) && !told.has(stem))
      );
    };
    const parts = sentences(one.content, one.language as Language).map(({ text }) => text);
    if (parts.every(isOpen)) return one;
    return { ...one, content: parts.filter(isOpen).join(" ") || keptPrivate };
  };

  const byId = new Map(left.map((one) => [one.id, one]));
  const mayRemember: Known["mayRemember"] = (note) => {
    const { message_id, text } = note;
    const answer = byId.get(message_id);
    if (!answer || !isNameless(text, answer)) return false;
    const own = hidden.get(message_id);
    // Of an open answer a model may note what it knows from a secret alone.
    if (!own) return answer.is_private === 0 && !tellsHidden(note, answer);
    if (isOfManner(text, answer)) return true;
    if (answer.is_private === 1) return false;
    const stems = [...stemsOf(text, answer)];
    const rest = stemsOf(answer.content, answer);
    const standing = stems.filter((stem) => rest.has(stem)).length;
    return !stems.some((stem) => own.has(stem)) && standing >= stems.length * leastLeft;
  };

  const people: Known["people"] = (found) => {
    if (found.length === 0) return [];
    const openWords = normalise(open.map(({ content }) => content).join("\n"));
    return found.flatMap((person) => {
      const source = byId.get(person.whoIn ?? person.message);
      if (!source) return [];
      // "Marek" is not told because "March" is.
      const isOpen = (word: string): boolean => isNameless(word, source) && isNamedIn(word, openWords);
      const words = person.name.split(" ");
      const name = words.some(isOpen)
        ? words.filter((word) => word.length < 3 || isOpen(word)).join(" ")
        : "";
      if (name === "" || namesKeptOut(ledger, { words: name, pack: packOf(source) })) return [];
      const rest = source.is_private === 1 ? "" : source.content;
      const isSaid = [...stemsOf(person.who, source)].every((stem) => stemsOf(rest, source).has(stem));
      const isKnown = isNameless(person.who, source) && !holdsHidden(person.who, source);
      const who = isKnown && (isSaid || !hidden.has(source.id)) ? person.who : "";
      return [{ ...person, name, who }];
    });
  };

  return { messages: left.map(said), mayRemember, people };
}
