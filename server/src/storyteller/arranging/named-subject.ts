import { type Language, packs } from "#language/packs.ts";
import type { Kin } from "#language/subjects.ts";
import { tokens } from "#language/text.ts";
import { piecesOf } from "../material/unit.ts";
import { fold } from "../text/fold.ts";
import { isSameName } from "../text/name-match.ts";
import { pointerOf, type Reader } from "./opening.ts";

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
  const read = tokens(question);
  const found: { name: string; end: number }[] = [];
  for (const [at, { word, start, end }] of read.entries()) {
    const name = question.slice(start, end);
    const [whole = name] = /[\p{L}-]+$/u.exec(question.slice(0, end)) ?? [];
    const isPlace = placePrepositions.includes(read[at - 1]?.word ?? "");
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

/** Italian "è" and "era" say of places and hours too that they are: only what somebody did names who it was. */
const mayBeNobody = /^(?:era|xe|gera|jest|było)$/u;
const sayIs = /^(?:è|e')$/u;
const participle = /^\p{L}+[ts][oa]$/u;
const plural = /(?:ano|ono|li|ły)$|^(?:hanno|mają|są)$/u;

const isSomebodys = (verb: string, next: string): boolean =>
  !mayBeNobody.test(verb) && !plural.test(verb) && (!sayIs.test(verb) || participle.test(next));

/**
 * An answer that speaks of "her" before it names anybody, to a question that names one person, with that name in the first place:
 * "What did Mother say?" "She said, cold water." is "Mother said, cold water." Any other answer stays as it is.
 */
export const withSubject = (text: string, { question, ...reader }: Reader & { question: string }): string => {
  const people = peopleAsked(withoutQuotes(question), reader);
  const [asked] = people;
  if (!asked || people.length > 1) return text;
  const units = piecesOf(text, reader.language);
  const pointer = pointerOf(units, reader);
  const [token, next] = tokens(text);
  // Further on somebody else may have been named in a way that is not seen: "I said to tubby that's Miss Ivy's clock and he …".
  if (pointer?.unit !== 0 || token?.word !== pointer.token.word) return text;
  if (/^['’]/u.test(text.slice(token.end))) return text;
  // "She give it away, Sheila did": the sentence says itself who it was.
  if (
    namesIn(units[0]?.text ?? "", reader).some(({ name }) => !isSameName([name, asked.name], reader.language))
  )
    return text;
  const { actors } = packs[reader.language].functionWords;
  const place = [...actors].indexOf(token.word);
  if (pointer.isVerb ? !isSomebodys(token.word, next?.word ?? "") : place < 0) return text;
  if (!pointer.isVerb && asked.kin && women.has(asked.kin) !== (place % 2 === 1)) return text;
  const { nominative } = packs[reader.language].story;
  const clause = `${asked.name} ${token.word}`;
  if (nominative && !asked.kin && !nominative.woman.test(clause) && !nominative.man.test(clause)) return text;
  const name = asked.name.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  const verb = text.slice(token.start, token.end);
  const rest = pointer.isVerb ? ` ${verb.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())}` : "";
  return `${text.slice(0, token.start)}${name}${rest}${text.slice(token.end)}`;
};
