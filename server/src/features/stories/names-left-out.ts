import { fold } from "#language/fold.ts";
import { isSameName } from "#language/name-match.ts";
import { type Language, packs } from "#language/packs.ts";
import { countWords, type Span, sentences, tokens } from "#language/text.ts";
import { namesLeftOut } from "#storyteller/material/left-out.ts";
import { nameless } from "#storyteller/material/nameless.ts";
import type { StoredKeptOut } from "../interviews/interview.ts";
import type { Said } from "./said.ts";

/** So few words right after such a wish still are of it ("The name. She has children. Say a woman."), in so many sentences. */
const mostOfTail = 5;
const mostTails = 3;

const languageOf = (interviewId: string, { reached }: Said): Language =>
  (reached.find(({ interview }) => interview.id === interviewId)?.interview.language ?? "en") as Language;

const namesIt = (text: string, name: string, language: Language): boolean =>
  tokens(text).some(
    ({ word, start }) => /^\p{Lu}/u.test(text.slice(start)) && isSameName([word, name], language),
  );

/** Where an answer asks that a name stay out, and not who bears it; -1 where it does not. */
const wishIn = (all: readonly Span[], name: string, language: Language): number => {
  const { leaveOut, ofName } = packs[language].story;
  return all.findIndex(({ text }, at) => {
    const { text: next = "" } = all[at + 1] ?? {};
    const goesOn = countWords(next) <= mostOfTail && ofName.test(fold(next));
    const asks = leaveOut.test(fold(text)) && (goesOn || ofName.test(fold(text)));
    if (namesLeftOut(text, language).length > 0) return false;
    const isNamed = [all[at - 1]?.text ?? "", text].some((one) => namesIt(one, name, language));
    // "Gunborg you take out. The name.": that it is a wish was heard before it was kept out.
    return (asks && isNamed) || (goesOn && !leaveOut.test(fold(next)) && namesIt(text, name, language));
  });
};

type NameOut = { row: StoredKeptOut; name: string; wish: number };

/** The rows by which a name alone is kept out. */
const namesOut = (said: Said): NameOut[] =>
  said.keptOut.flatMap((row) => {
    const message = said.messages.find(({ id }) => id === row.message_id);
    const isWider = said.keptOut.some(
      (one) => one.message_id === row.message_id && one.stems === "[]" && one.kind !== "not_asked",
    );
    const isName = row.kind === "not_printed" && /^\p{Lu}\p{L}+$/u.test(row.words);
    if (!message || isWider || !isName) return [];
    const language = languageOf(message.interview_id, said);
    const wish = wishIn(sentences(message.content, language), row.words, language);
    return wish < 0 ? [] : [{ row, name: row.words, wish }];
  });

const masked = (text: string, names: readonly string[], language: Language): string => {
  const found = tokens(text).filter(({ word, start }) =>
    names.some((name) => /^\p{Lu}/u.test(text.slice(start)) && isSameName([word, name], language)),
  );
  return found.reduceRight((rest, { start, end }) => {
    const [owner = ""] = /['’]s$/u.exec(text.slice(start, end)) ?? [];
    return rest.slice(0, start) + nameless + owner + rest.slice(end);
  }, text);
};

/** An answer without the wish and its reasons. */
const withoutWish = (text: string, wish: number, language: Language): string => {
  const all = sentences(text, language);
  const tail = all
    .slice(wish + 1)
    .findIndex((one, at) => at >= mostTails || countWords(one.text) > mostOfTail);
  const from = tail < 0 ? all.length : wish + 1 + tail;
  return [...all.slice(0, wish), ...all.slice(from)].map((one) => one.text).join(" ");
};

/**
 * What was said, without the names of which a teller asked for the name alone to stay out ("Leave her name out, she has children. Say a woman."): what was
 * told of whoever bears it stays.
 */
export const withoutNames = (said: Said): Said => {
  const out = namesOut(said);
  if (out.length === 0) return said;
  const rows = new Set(out.map(({ row }) => row));
  const messages = said.messages.map((message) => {
    const language = languageOf(message.interview_id, said);
    const own = out.filter(({ row }) => row.message_id === message.id);
    const left = own.reduce((text, { wish }) => withoutWish(text, wish, language), message.content);
    const content = masked(
      left,
      out.map(({ name }) => name),
      language,
    );
    return content === message.content ? message : { ...message, content };
  });
  return { ...said, messages, keptOut: said.keptOut.filter((row) => !rows.has(row)) };
};
