import { isSameName } from "#language/name-match.ts";
import { type Language, packs } from "#language/packs.ts";
import type { Kin } from "#language/subjects.ts";
import { sentences, tokens } from "#language/text.ts";
import type { Unit } from "../material/unit.ts";
import { piecesOf } from "../material/unit.ts";
import { capital } from "../text/capital.ts";
import { fold } from "../text/fold.ts";
import type { Calls } from "./calls.ts";
import { namesAnybody, pointerOf, type Reader } from "./opening.ts";

const women: ReadonlySet<Kin> = new Set<Kin>(["mother", "sister", "grandmother", "aunt", "wife", "daughter"]);

/** Somebody a question names: in the teller's words, and as what relative. */
type Asked = { name: string; kin: Kin | null };

/** The relatives whom a question names, as the teller calls them: "your mother" is "my mother". */
const kinIn = (question: string, language: Language): Asked[] => {
  const folded = ` ${fold(question.toLowerCase()).replace(/[^\p{L}\p{N}]+/gu, " ")} `;
  return packs[language].conversation.turnedKin.flatMap(({ kin, said, heard }) =>
    heard[0] && folded.includes(` ${fold(said.toLowerCase())} `) ? [{ name: heard[0], kin }] : [],
  );
};

/** The people of the teller's life whom a question names. */
const namesIn = (question: string, { language, known }: Reader): Asked[] => {
  const { placePrepositions } = packs[language].lexicon;
  const { determiners } = packs[language].grammar;
  const read = tokens(question);
  let place = -2;
  const found: { name: string; end: number }[] = [];
  for (const [at, { word, start, end }] of read.entries()) {
    const name = question.slice(start, end);
    const [whole = name] = /[\p{L}-]+$/u.exec(question.slice(0, end)) ?? [];
    // "At the Free Methodists" is a place with both of its words.
    const isOfNoun = determiners.has(read[at - 1]?.word ?? "");
    const isPlace =
      place === at - 1 || placePrepositions.includes(read[isOfNoun ? at - 2 : at - 1]?.word ?? "");
    if (isPlace && (isOfNoun || place === at - 1) && known.has(name)) place = at;
    if (!known.has(name) || isPlace || packs[language].functionWords.leaning.has(word)) continue;
    const last = found.at(-1);
    if (last && whole.startsWith(`${last.name}-`)) found.pop();
    if (whole !== name) found.push({ name: whole, end });
    else if (last && question.slice(last.end, start) === " ")
      found[found.length - 1] = { name: `${last.name} ${name}`, end };
    else found.push({ name, end });
  }
  return found.map(({ name }) => ({ name, kin: null }));
};

/** A question without the words of the teller that it takes up: whom they name is not asked about. */
const withoutQuotes = (question: string): string => question.replace(/[“„"«][^“”"«»]*[”“"»]/gu, " ");

/** The people a question names, each once. */
export const peopleAsked = (question: string, reader: Reader): Asked[] => {
  const found: Asked[] = [];
  for (const one of [...namesIn(question, reader), ...kinIn(question, reader.language)])
    if (!found.some(({ name }) => isSameName([name, one.name], reader.language))) found.push(one);
  return found;
};

/** Says of somebody what they did: verbs without a subject also say of places and hours that they are. */
const isSomebodys = (verb: string, { next, language }: { next: string; language: Language }): boolean => {
  const { subjectless } = packs[language].story;
  if (!subjectless) return true;
  const { mayBeNobody, auxiliary, participle, plural } = subjectless;
  return !mayBeNobody.test(verb) && !plural.test(verb) && (!auxiliary.test(verb) || participle.test(next));
};

/** Sentences within which somebody is named for the first time: "On the back step with his boots off. He was a lumper." */
const mostBefore = 2;

/** The first word by which somebody acts, where nobody is named before it; -1: none. */
const actorAt = (units: readonly Unit[], reader: Reader): number => {
  const { actors } = packs[reader.language].functionWords;
  for (const { piece } of units.slice(0, mostBefore + 1)) {
    const [first, ...others] = tokens(piece.text);
    if (first && actors.has(first.word)) return piece.start + first.start;
    if (others.some(({ word }) => actors.has(word)) || namesAnybody(piece.text, reader)) return -1;
  }
  return -1;
};

type Asking = Reader & {
  question: string;
  /** What the teller calls their relatives. */
  calls?: Calls;
};

/** Whom a question names, as the teller calls them. */
const askedIn = ({ question, calls, ...reader }: Asking): Asked[] =>
  peopleAsked(withoutQuotes(question), reader).map((asked) => {
    const kin = asked.kin ?? calls?.kin.get(asked.name) ?? null;
    const own = kin && calls?.words.get(kin);
    return own ? { name: own, kin } : asked;
  });

/**
 * An answer that speaks of "her" before it names anybody, to a question that names one person, with that name in the first place:
 * "What did Mother say?" "She said, cold water." is "Mother said, cold water." Any other answer stays as it is.
 */
export const withSubject = (text: string, asking: Asking): string => {
  const { language } = asking;
  const people = askedIn(asking);
  const [asked] = people;
  if (!asked || people.length > 1) return text;
  const units = piecesOf(text, language);
  const pointer = pointerOf(units, asking);
  const isVerb = pointer?.unit === 0 && pointer.isVerb && tokens(text)[0]?.word === pointer.token.word;
  // Further on somebody else may have been named in a way that is not seen: "I said to tubby that's Miss Ivy's clock and he …".
  const from = isVerb ? 0 : actorAt(units, asking);
  if (from < 0) return text;
  const rest = text.slice(from);
  const [token, next] = tokens(rest);
  // "She's at college" is said of Beth like that, and "he'd a scar" is not.
  if (!token || /^['’](?!s(?!\p{L}))/u.test(rest.slice(token.end))) return text;
  // "She give it away, Sheila did": the sentence says itself who it was.
  const [first = ""] = sentences(rest, language).map((sentence) => sentence.text);
  if (namesIn(first, asking).some(({ name }) => !isSameName([name, asked.name], language))) return text;
  // "Lei mi dice sempre così" is said to who asks.
  if (packs[language].story.toAsker.test(first)) return text;
  const { actors } = packs[language].functionWords;
  const place = [...actors].indexOf(token.word);
  if (isVerb ? !isSomebodys(token.word, { next: next?.word ?? "", language }) : place < 0) return text;
  if (!isVerb && asked.kin && women.has(asked.kin) !== (place % 2 === 1)) return text;
  const { nominative } = packs[language].story;
  const acting = (name: string): boolean =>
    !nominative || [nominative.woman, nominative.man].some((form) => form.test(`${name} ${token.word}`));
  // "O Jadzi" speaks of Jadzia, as she is called elsewhere.
  const upright = [...asking.known].find((name) => isSameName([name, asked.name], language) && acting(name));
  const called = asked.kin || acting(asked.name) ? asked.name : upright;
  if (called === undefined) return text;
  const name = capital(called, language);
  const verb = rest.slice(token.start, token.end);
  const acts = isVerb ? ` ${verb.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())}` : "";
  return `${text.slice(0, from + token.start)}${name}${acts}${rest.slice(token.end)}`;
};

/** The last sentence of an answer that names people of the teller's life: whom what follows goes on about. */
export const lastNaming = (text: string, reader: Reader): string =>
  sentences(text, reader.language).findLast((sentence) => namesIn(sentence.text, reader).length > 0)?.text ??
  "";
