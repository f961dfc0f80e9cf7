import { isVerbLike } from "#language/grammar.ts";
import { type Language, packs } from "#language/packs.ts";
import { tokens } from "#language/text.ts";
import { checkGrounding } from "../grounding/grounding.ts";
import { touchesMatter } from "../material/kept-matter.ts";
import { sourceOf } from "../story.ts";
import { capital } from "../text/capital.ts";
import { countStoryWords } from "../text/word-count.ts";
import { titleFault as wordingFault } from "../title.ts";
import type { Ask } from "./ask.ts";
import type { Material } from "./material.ts";
import type { Teller } from "./outline.ts";
import { keepsPerson } from "./person-check.ts";
import { readNames } from "./reply.ts";
import type { Voice } from "./rules.ts";
import { namesOfTeller } from "./teller-names.ts";
import { namesRequest } from "./whole-prompt.ts";

/** What a story and its chapters are to be called, as a model wishes it. */
type Wished = {
  title: string;
  titleMarks: readonly string[];
  chapters: readonly { heading: string; own: readonly Material[] }[];
};

/** `language`: of the headings; `isAlone`: is there no other teller? */
type Life = {
  voice: Voice;
  teller: Teller;
  material: readonly Material[];
  seed: string;
  language: Language;
  isAlone: boolean;
};

const longestHeading = 9;
const odd = /[<>{}[\]`|\\#*_~\n]|:\/\//u;

const bare = (text: string): string => text.replace(/\s+/gu, " ").trim().replace(/\.$/u, "");

type Named = { text: string; own: readonly Material[] };

/** A phrase claims nothing that could be denied: "The pick-up and the black van". */
const isPhrase = (text: string, language: Language): boolean =>
  !tokens(text).some(({ word }) => isVerbLike(word, packs[language].grammar));

/** Why a name may not stand: null where every name, number and claim of it is told, by its own answers or where another holds a word of it. */
const untoldIn = ({ text, own }: Named, { teller, voice, material }: Life): string | null => {
  const { language } = voice;
  const { told, matters = [] } = teller;
  const name = namesOfTeller(teller, language);
  if (odd.test(text)) return "it has marks or brackets";
  if (touchesMatter(text, { matters, language })) return "it is to be left alone";
  const verdictOn = (answers: readonly Material[]) => {
    const sentences = [{ text, sources: answers.map((one) => sourceOf(one.told)) }];
    const [verdict] = checkGrounding({ sentences, told, language, profileNames: [name] });
    const reasons = (verdict?.reasons ?? []).filter(
      (reason) => reason !== "changed_negation" || !isPhrase(text, language),
    );
    return { reasons, missing: verdict?.missing ?? [] };
  };
  const { reasons, missing } = verdictOn(own);
  if (reasons.length === 0) return null;
  const holders = material.filter(({ text: answer }) =>
    missing.some((word) => answer.toLowerCase().includes(word)),
  );
  if (holders.length > 0 && verdictOn([...own, ...holders]).reasons.length === 0) return null;
  return missing.length > 0 ? `nobody said: ${missing.join(", ")}` : "its answers do not say so";
};

const headingFault = (heading: Named, life: Life): string | null => {
  const words = countStoryWords(heading.text, life.language);
  if (words === 0 || words > longestHeading) return "it has no words, or too many";
  return untoldIn(heading, life);
};

const ownNames = (teller: Teller, language: Language): Set<string> =>
  new Set(tokens(namesOfTeller(teller, language)).map(({ word }) => word));

/** Is it the name of the teller and nothing more? */
const isNameAlone = (title: string, { teller, voice }: Life): boolean => {
  const own = ownNames(teller, voice.language);
  return tokens(title).every(({ word }) => own.has(word));
};

const titleFault = (title: Named, life: Life): string | null => {
  const { voice, teller } = life;
  const { style, language } = voice;
  const tellerName = namesOfTeller(teller, language);
  if (isNameAlone(title.text, life)) return "it is the name alone";
  const fault = wordingFault(`${capital(title.text.replace(/\?$/u, ""), language)}.`, language, true);
  if (fault !== null) return fault;
  const answers = title.own.map(({ text }) => text);
  // A phrase of the teller is theirs in a biography too; "my" and "we" are not.
  if (!keepsPerson(title.text, { style, language, tellerName, answers }))
    return "it is in the wrong grammatical person";
  return untoldIn(title, life);
};

/** In a biography it stands behind the name, which says whose life it is; what holds the name says it already. */
const asTitle = (words: string, { voice, teller }: Life): string => {
  const title = capital(words, voice.language);
  const own = ownNames(teller, voice.language);
  const isSaid = tokens(title).some(({ word }) => own.has(word));
  return voice.style === "biography" && !isSaid ? `${voice.teller.name}: ${title}` : title;
};

type Names = { title: string | null; headings: (string | null)[] };

/** Where no title held, that of the first chapter whose name is one: it is the teller's, as the built-in title is not. */
const calledAfterChapter = (
  { headings }: Names,
  { wished, hasTitle }: { wished: Wished; hasTitle: boolean },
  life: Life,
): string | null => {
  if (!hasTitle) return null;
  const one = headings.find((text, at) => {
    const own = wished.chapters[at]?.own ?? [];
    return text !== null && titleFault({ text, own }, life) === null;
  });
  return one == null ? null : asTitle(one, life);
};

/**
 * What a story and its chapters are called: what a model named and was told. For what is refused it is asked once more, with the
 * reason; null where that holds no better.
 */
export const named = async (wished: Wished, life: Life, ask: Ask): Promise<Names> => {
  const { voice, material, seed, language, isAlone } = life;
  const headings = wished.chapters.map(({ heading, own }) => ({ text: bare(heading), own }));
  if (language !== voice.language) return { title: null, headings: headings.map(() => null) };
  const byMarks = (marks: readonly string[]): Material[] =>
    material.filter(({ mark }) => marks.includes(mark));
  const title = { text: bare(wished.title), own: byMarks(wished.titleMarks) };
  const hasTitle = isAlone && title.text !== "";
  const why = {
    title: hasTitle ? titleFault(title, life) : null,
    headings: headings.map((one) => headingFault(one, life)),
  };
  const found: Names = {
    title: hasTitle && why.title === null ? asTitle(title.text, life) : null,
    headings: headings.map(({ text }, at) => (why.headings[at] === null ? text : null)),
  };
  // What was not named at all was not wanted, and what is left alone stands in no prompt.
  const refused = [
    { ...title, chapter: 0, why: why.title },
    ...headings.map((one, at) => ({ ...one, chapter: at + 1, why: why.headings[at] ?? null })),
  ]
    .filter((one) => one.why !== null && one.text !== "")
    .map(({ own, text, ...one }) => ({
      ...one,
      text: touchesMatter(text, { matters: life.teller.matters ?? [], language }) ? "" : text,
      marks: own.map(({ mark }) => mark),
    }));
  if (refused.length === 0) return found;
  const wanted = new Set(refused.map(({ chapter }) => chapter));
  for (const better of readNames(await ask(namesRequest({ voice, material, seed, refused })))) {
    if (!wanted.delete(better.chapter)) continue;
    const text = bare(better.text);
    const own = byMarks(better.marks);
    const place = better.chapter - 1;
    if (place < 0) {
      if (titleFault({ text, own }, life) === null) found.title = asTitle(text, life);
    } else {
      const all = [...new Set([...own, ...(wished.chapters[place]?.own ?? [])])];
      if (headingFault({ text, own: all }, life) === null) found.headings[place] = text;
    }
  }
  return { ...found, title: found.title ?? calledAfterChapter(found, { wished, hasTitle }, life) };
};
